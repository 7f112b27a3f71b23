"""What a player may do, as typed values, and the codes the rules know them by."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action
from squatch.core.state import NO_SEAT
from squatch.games.sell_me_a_sasquatch.kinds import KIND_NAMES, NUMBER_OF, Kind
from squatch.games.sell_me_a_sasquatch.rules import codes

MOST_CARDS: Final = 3

Seat = Annotated[int, msgspec.Meta(ge=0, lt=codes.MOST_SEATS)]


class FaceUp(msgspec.Struct, frozen=True, tag_field="face", tag="up", forbid_unknown_fields=True):
    """A face-up card of a deal. A deal goes by the seat it lies in front of."""

    deal: Seat
    kind: Kind


class Own(msgspec.Struct, frozen=True, tag_field="face", tag="own", forbid_unknown_fields=True):
    """A face-down card of a deal that the player put there and so knows (D10)."""

    deal: Seat
    kind: Kind


class PutBy(msgspec.Struct, frozen=True, tag_field="face", tag="by", forbid_unknown_fields=True):
    """A face-down card that somebody else put into a deal; which of those is chance (D10)."""

    deal: Seat
    by: Seat


FaceDown = Own | PutBy
Target = FaceUp | Own | PutBy


class Offer(Action, frozen=True, tag="offer"):
    """Seal an offer of these cards (three, or all there are: D8), one of them face up."""

    cards: tuple[Kind, ...]
    face_up: Kind


class Split(Action, frozen=True, tag="split"):
    """Two players: lay these cards in front of yourself and those in front of the other."""

    mine: tuple[Kind, ...]
    yours: tuple[Kind, ...]
    face_up: Kind
    face_up_side: Literal["mine", "yours"]


class Flip(Action, frozen=True, tag="flip"):
    """Turn one more card of this deal face up, which one is chance (D2)."""

    deal: Seat


class PlayIsolator(Action, frozen=True, tag="play-isolator"):
    """Take a point token from a player who has more."""

    victim: Seat


class PlayRepositioner(Action, frozen=True, tag="play-repositioner"):
    """Discard a card of a deal."""

    card: Target


class PlaySuperRepositioner(Action, frozen=True, tag="play-super-repositioner"):
    """Discard a card of a deal, with the right to a second one."""

    card: Target


class PlayExpander(Action, frozen=True, tag="play-expander"):
    """Add a hand card, face down, to a deal."""

    deal: Seat
    card: Kind


class PlayOptimeter(Action, frozen=True, tag="play-optimeter"):
    """Turn a face-down card of a deal face up."""

    card: FaceDown


class RemoveSecond(Action, frozen=True, tag="remove-second"):
    """Discard the second card of a Super Detrital Repositioner (D11)."""

    card: Target


class Choose(Action, frozen=True, tag="choose"):
    """Buy the deal of this seller."""

    seller: Seat


class Accept(Action, frozen=True, tag="accept"):
    """Two players: each takes the pile in front of them."""


class Reverse(Action, frozen=True, tag="reverse"):
    """Two players: each takes the pile in front of the other."""


class Steal(Action, frozen=True, tag="steal"):
    """Take a card of this kind from the collection a nasty set has opened."""

    card: Kind


class Stop(Action, frozen=True, tag="stop"):
    """Steal, or remove, no further card."""


class Pass(Action, frozen=True, tag="pass"):
    """Play no thingamabob unless somebody else does."""


SasquatchAction = (
    Offer
    | Split
    | Flip
    | PlayIsolator
    | PlayRepositioner
    | PlaySuperRepositioner
    | PlayExpander
    | PlayOptimeter
    | RemoveSecond
    | Choose
    | Accept
    | Reverse
    | Steal
    | Stop
    | Pass
)


# --- from codes


def action_of(code: int) -> SasquatchAction:
    """The typed action of a code. Raises ValueError for a code the game does not have."""
    if not 0 <= code < codes.CODES:
        raise ValueError(f"no action has the code {code}; expected 0 to {codes.CODES - 1}")
    if code < codes.FLIP:
        return _deal_of(code)
    if code < codes.CHOOSE:
        return _play_of(code)
    if code < codes.ACCEPT:
        return Choose(code - codes.CHOOSE)
    if code == codes.ACCEPT:
        return Accept()
    if code == codes.REVERSE:
        return Reverse()
    return Steal(KIND_NAMES[code - codes.STEAL])


def _deal_of(code: int) -> Pass | Stop | Offer | Split:
    if code == codes.PASS:
        return Pass()
    if code == codes.STOP:
        return Stop()
    if code < codes.SPLIT:
        return offer_of(code)
    return split_of(code)


def offer_of(code: int) -> Offer:
    """The offer of an offer's code."""
    face, pair = divmod(code - int(codes.OFFER), int(codes.OFFER_PAIRS))
    kinds = [face, codes.OFFER_FIRST[pair], codes.OFFER_SECOND[pair]]
    cards = sorted(int(kind) for kind in kinds if kind != codes.NOTHING)
    return Offer(tuple(KIND_NAMES[kind] for kind in cards), KIND_NAMES[face])


def split_of(code: int) -> Split:
    """The split of a split's code."""
    face, pair = divmod(code - int(codes.SPLIT), int(codes.SPLIT_PAIRS))
    sided = [face, codes.SPLIT_FIRST[pair], codes.SPLIT_SECOND[pair]]
    cards = sorted(int(kind) for kind in sided if kind != codes.SPLIT_NOTHING)
    kinds = len(KIND_NAMES)
    return Split(
        tuple(KIND_NAMES[kind] for kind in cards if kind < kinds),
        tuple(KIND_NAMES[kind - kinds] for kind in cards if kind >= kinds),
        KIND_NAMES[face % kinds],
        "mine" if face < kinds else "yours",
    )


def _play_of(code: int) -> SasquatchAction:  # noqa: PLR0911 - one return a range of codes
    if code < codes.ISOLATE:
        return Flip(code - codes.FLIP)
    if code < codes.REPOSITION:
        return PlayIsolator(code - codes.ISOLATE)
    if code < codes.SUPER:
        return PlayRepositioner(_target_of(code - codes.REPOSITION))
    if code < codes.EXPAND:
        return PlaySuperRepositioner(_target_of(code - codes.SUPER))
    if code < codes.METER:
        deal, kind = divmod(code - codes.EXPAND, len(KIND_NAMES))
        return PlayExpander(deal, KIND_NAMES[kind])
    if code < codes.SECOND:
        card = _target_of(code - codes.METER)
        if isinstance(card, FaceUp):
            raise ValueError(f"no action has the code {code}: an Optimeter turns face-down cards")
        return PlayOptimeter(card)
    return RemoveSecond(_target_of(code - codes.SECOND))


def _target_of(target: int) -> Target:
    deal, slot = divmod(target, codes.SLOTS)
    if slot >= codes.SLOT_ADDED_BY:
        return PutBy(deal, slot - codes.SLOT_ADDED_BY)
    if slot >= codes.SLOT_OWN:
        return Own(deal, KIND_NAMES[slot - codes.SLOT_OWN])
    return FaceUp(deal, KIND_NAMES[slot])


# --- to codes


def code_of(action: Action) -> int:  # noqa: PLR0911 - one return a type of action
    """The code of a typed action. Raises IllegalAction for one that no code stands for."""
    match action:
        case Pass():
            return codes.PASS
        case Stop():
            return codes.STOP
        case Accept():
            return codes.ACCEPT
        case Reverse():
            return codes.REVERSE
        case Offer():
            return _offer_code(action)
        case Split():
            return _split_code(action)
        case Choose(seller):
            return codes.CHOOSE + _seat(seller)
        case Steal(card):
            return codes.STEAL + _kind(card)
        case _:
            return _play_code(action)


def _play_code(action: Action) -> int:  # noqa: PLR0911 - one return a type of action
    match action:
        case Flip(deal):
            return codes.FLIP + _seat(deal)
        case PlayIsolator(victim):
            return codes.ISOLATE + _seat(victim)
        case PlayRepositioner(target):
            return codes.REPOSITION + _target_code(target)
        case PlaySuperRepositioner(target):
            return codes.SUPER + _target_code(target)
        case PlayExpander(deal, card):
            return codes.EXPAND + _seat(deal) * len(KIND_NAMES) + _kind(card)
        case PlayOptimeter(target):
            if not isinstance(target, FaceDown):
                raise _refusal("refused-already-face-up")
            return codes.METER + _target_code(target)
        case RemoveSecond(target):
            return codes.SECOND + _target_code(target)
        case _:
            raise _refusal("refused-unknown-action")


def _offer_code(offer: Offer) -> int:
    kinds = [_kind(card) for card in offer.cards]
    _check_number(len(kinds))
    face = _kind(offer.face_up)
    if face not in kinds:
        raise _refusal("refused-face-up-not-offered")
    kinds.remove(face)
    first, second = sorted(kinds + [codes.NOTHING] * (MOST_CARDS - 1 - len(kinds)))
    return int(codes.offer_code(face, first, second))


def _split_code(split: Split) -> int:
    kinds = [_kind(card) for card in split.mine]
    kinds += [_kind(card) + len(KIND_NAMES) for card in split.yours]
    _check_number(len(kinds))
    face = _kind(split.face_up) + (0 if split.face_up_side == "mine" else len(KIND_NAMES))
    if face not in kinds:
        raise _refusal("refused-face-up-not-offered")
    kinds.remove(face)
    first, second = sorted(kinds + [codes.SPLIT_NOTHING] * (MOST_CARDS - 1 - len(kinds)))
    return int(codes.split_code(face, first, second))


def _target_code(target: Target) -> int:
    base = _seat(target.deal) * codes.SLOTS
    if isinstance(target, PutBy):
        return base + codes.SLOT_ADDED_BY + _seat(target.by)
    if isinstance(target, Own):
        return base + codes.SLOT_OWN + _kind(target.kind)
    return base + _kind(target.kind)


def _check_number(cards: int) -> None:
    if not 1 <= cards <= MOST_CARDS:
        raise _refusal("refused-number-of-cards")


def _seat(seat: int) -> int:
    if not 0 <= seat < codes.MOST_SEATS:
        raise _refusal("refused-no-such-player")
    return seat


def _kind(card: str) -> int:
    if card not in NUMBER_OF:
        raise _refusal("refused-no-such-kind")
    return NUMBER_OF[card]


def _refusal(message_id: str) -> IllegalAction:
    return IllegalAction(NO_SEAT, None, Message(message_id))
