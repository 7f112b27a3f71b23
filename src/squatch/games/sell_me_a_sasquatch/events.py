"""What happened, as typed values: one struct for each kind of row of `rules/rows.py`.

An event is what one audience is told. The four that hold a secret (Offered, WasSplit, Added, Drew)
have None in its place for everybody but the seat whose secret it is.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.core.game import Event
from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Row
from squatch.core.state import seats_of
from squatch.games.sell_me_a_sasquatch.actions import (
    Offer,
    Seat,
    Split,
    code_of,
    offer_of,
    split_of,
)
from squatch.games.sell_me_a_sasquatch.kinds import KIND_NAMES, NUMBER_OF, Kind, cards_of, pile_of
from squatch.games.sell_me_a_sasquatch.rules import rows
from squatch.games.sell_me_a_sasquatch.rules.board import FACE_UP

Phase = Literal[
    "offering",
    "splitting",
    "flipping",
    "playing",
    "second-card",
    "choosing",
    "stealing",
    "late",
    "over",
]
EndReason = Literal["tokens", "turn-limit", "no-cards"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
END_REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
Count = Annotated[int, msgspec.Meta(ge=0)]


class Offered(Event, frozen=True, tag="offered"):
    """A seller sealed an offer of so many cards; only the seller knows which."""

    seat: Seat
    cards: Count
    offer: Offer | None


class WasSplit(Event, frozen=True, tag="was-split"):
    """Two players: so many cards were laid on each side; the one face up follows as Shown."""

    seat: Seat
    mine: Count
    yours: Count
    split: Split | None


class Shown(Event, frozen=True, tag="shown"):
    """The face-up card of a deal, when deals are laid out."""

    card: Kind
    deal: Seat
    by: Seat


class Flipped(Event, frozen=True, tag="flipped"):
    """`seat` turned a card face up that `by` had put face down into a deal."""

    card: Kind
    deal: Seat
    by: Seat
    seat: Seat


class Played(Event, frozen=True, tag="played"):
    """A thingamabob went to the discard pile; what it did follows."""

    seat: Seat
    card: Kind


class Passed(Event, frozen=True, tag="passed"):
    """A player passed in a thingamabob window."""

    seat: Seat


class Removed(Event, frozen=True, tag="removed"):
    """`seat` discarded a card of a deal, put there face down by `by`, or face up (None)."""

    card: Kind
    deal: Seat
    by: Seat | None
    seat: Seat


class Added(Event, frozen=True, tag="added"):
    """A player added a hand card to a deal, face down; only that player knows which."""

    seat: Seat
    deal: Seat
    card: Kind | None


class TookToken(Event, frozen=True, tag="took-token"):
    """A point token changed hands because of this card."""

    thief: Seat
    victim: Seat
    card: Kind


class Chose(Event, frozen=True, tag="chose"):
    """The buyer bought a deal; its seller is the new buyer."""

    buyer: Seat
    seller: Seat


class Answered(Event, frozen=True, tag="answered"):
    """Two players: the split was accepted or reversed."""

    seat: Seat
    reversed: bool


class Collected(Event, frozen=True, tag="collected"):
    """The cards of a deal went into a collection."""

    owner: Seat
    deal: Seat
    cards: tuple[Kind, ...]


class Traded(Event, frozen=True, tag="traded"):
    """A player discarded complete sets, and won so many point tokens."""

    seat: Seat
    card: Kind
    sets: Count
    tokens: Count


class Stole(Event, frozen=True, tag="stole"):
    """A card went from one collection into another."""

    thief: Seat
    victim: Seat
    card: Kind


class Stopped(Event, frozen=True, tag="stopped"):
    """A player stole, or removed, no further card."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """A player drew so many cards; only that player knows which."""

    seat: Seat
    count: Count
    cards: tuple[Kind, ...] | None


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discard pile, so many cards, became the draw pile."""

    cards: Count


class Stage(Event, frozen=True, tag="stage"):
    """Where in the turn the game stands, after each action.

    `due` are the nasty sets of `victim` that have yet to strike, a card for each set; `steals` is
    how many cards the running effect may still take; `idle` how many players in a row were found
    without a complete nasty set; `turn` how many turns are finished.
    """

    phase: Phase
    waiting: tuple[Seat, ...]
    turn: Count
    buyer: Seat
    victim: Seat
    idle: Count
    steals: Count
    due: tuple[Kind, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: EndReason


class Revealed(Event, frozen=True, tag="revealed"):
    """A hand is shown at the end of the game."""

    seat: Seat
    cards: tuple[Kind, ...]


SasquatchEvent = (
    Offered
    | WasSplit
    | Shown
    | Flipped
    | Played
    | Passed
    | Removed
    | Added
    | TookToken
    | Chose
    | Answered
    | Collected
    | Traded
    | Stole
    | Stopped
    | Drew
    | Shuffled
    | Stage
    | Ended
    | Revealed
)

EVENT_NAMES: Final[dict[int, str]] = {
    kind: str(struct.__struct_config__.tag) for kind, struct in enumerate(get_args(SasquatchEvent))
}
"""Every row kind and the tag of its struct: the union is written in the order of the kinds."""


# --- from rows


def event_of(row: Row) -> SasquatchEvent:
    """The typed form of a told row. Raises ValueError for a kind the game does not have."""
    if row.kind in (rows.OFFERED, rows.WAS_SPLIT, rows.ADDED, rows.DREW):
        return _secret_event(row)
    if row.kind == rows.STAGE:
        return _stage(row)
    if row.kind in (rows.SHOWN, rows.FLIPPED, rows.REMOVED):
        return _card_event(row)
    if row.kind in (rows.COLLECTED, rows.TRADED, rows.SHUFFLED, rows.ENDED, rows.REVEALED):
        return _turn_event(row)
    return _plain_event(row)


def _secret_event(row: Row) -> SasquatchEvent:
    secret = row.secret if row.known else None
    if row.kind == rows.OFFERED:
        return Offered(row.a, row.b, None if secret is None else offer_of(secret))
    if row.kind == rows.WAS_SPLIT:
        return WasSplit(row.a, row.b, row.c, None if secret is None else split_of(secret))
    if row.kind == rows.ADDED:
        return Added(row.a, row.b, None if secret is None else KIND_NAMES[secret])
    return Drew(row.a, row.b, None if secret is None else cards_of(secret))


def _card_event(row: Row) -> SasquatchEvent:
    card = KIND_NAMES[row.secret]
    if row.kind == rows.SHOWN:
        return Shown(card, row.a, row.b)
    if row.kind == rows.FLIPPED:
        return Flipped(card, row.a, row.b, row.c)
    return Removed(card, row.a, None if row.b == FACE_UP else row.b, row.c)


def _turn_event(row: Row) -> SasquatchEvent:
    if row.kind == rows.COLLECTED:
        return Collected(row.a, row.b, cards_of(row.secret))
    if row.kind == rows.TRADED:
        return Traded(row.a, KIND_NAMES[row.b], row.c, row.secret)
    if row.kind == rows.SHUFFLED:
        return Shuffled(row.a)
    if row.kind == rows.REVEALED:
        return Revealed(row.a, cards_of(row.secret))
    return Ended(END_REASONS[row.a - 1])


def _plain_event(row: Row) -> SasquatchEvent:  # noqa: PLR0911 - one return an event kind
    if row.kind == rows.PLAYED:
        return Played(row.a, KIND_NAMES[row.b])
    if row.kind == rows.PASSED:
        return Passed(row.a)
    if row.kind == rows.TOOK_TOKEN:
        return TookToken(row.a, row.b, KIND_NAMES[row.c])
    if row.kind == rows.CHOSE:
        return Chose(row.a, row.b)
    if row.kind == rows.ANSWERED:
        return Answered(row.a, row.b == 1)
    if row.kind == rows.STOLE:
        return Stole(row.a, row.b, KIND_NAMES[row.c])
    if row.kind == rows.STOPPED:
        return Stopped(row.a)
    raise ValueError(f"no event of the game is of kind {row.kind}")


def _stage(row: Row) -> Stage:
    cursor = row.c
    return Stage(
        phase=PHASES[row.a],
        waiting=tuple(seats_of(row.b)),
        turn=cursor // rows.TURN,
        buyer=cursor % rows.VICTIM,
        victim=cursor // rows.VICTIM % 8,
        idle=cursor // rows.IDLE % 8,
        steals=cursor // rows.STEALS % 128,
        due=cards_of(row.secret),
    )


# --- to rows


def row_of(event: Event) -> Row:  # noqa: PLR0911 - one return an event kind
    """The told row of a typed event: the inverse of `event_of`."""
    match event:
        case Offered(seat, cards, offer):
            return _secret(rows.OFFERED, None if offer is None else code_of(offer), seat, cards)
        case WasSplit(seat, mine, yours, split):
            code = None if split is None else code_of(split)
            return _secret(rows.WAS_SPLIT, code, seat, mine, yours)
        case Added(seat, deal, card):
            return _secret(rows.ADDED, None if card is None else NUMBER_OF[card], seat, deal)
        case Drew(seat, number, drawn):
            return _secret(rows.DREW, None if drawn is None else pile_of(drawn), seat, number)
        case Shown(card, deal, by):
            return _public(rows.SHOWN, NUMBER_OF[card], deal, by)
        case Flipped(card, deal, by, seat):
            return _public(rows.FLIPPED, NUMBER_OF[card], deal, by, seat)
        case Removed(card, deal, by_or_none, seat):
            by = int(FACE_UP) if by_or_none is None else by_or_none
            return _public(rows.REMOVED, NUMBER_OF[card], deal, by, seat)
        case _:
            return _public_row(event)


def _public_row(event: Event) -> Row:  # noqa: C901, PLR0911, PLR0912 - as many event kinds
    match event:
        case Played(seat, card):
            return _public(rows.PLAYED, 0, seat, NUMBER_OF[card])
        case Passed(seat):
            return _public(rows.PASSED, 0, seat)
        case TookToken(thief, victim, card):
            return _public(rows.TOOK_TOKEN, 0, thief, victim, NUMBER_OF[card])
        case Chose(buyer, seller):
            return _public(rows.CHOSE, 0, buyer, seller)
        case Answered(seat, was_reversed):
            return _public(rows.ANSWERED, 0, seat, int(was_reversed))
        case Collected(owner, deal, cards):
            return _public(rows.COLLECTED, pile_of(cards), owner, deal)
        case Traded(seat, card, sets, tokens):
            return _public(rows.TRADED, tokens, seat, NUMBER_OF[card], sets)
        case Stole(thief, victim, card):
            return _public(rows.STOLE, 0, thief, victim, NUMBER_OF[card])
        case Stopped(seat):
            return _public(rows.STOPPED, 0, seat)
        case Shuffled(number):
            return _public(rows.SHUFFLED, 0, number)
        case Stage():
            return _stage_row(event)
        case Revealed(seat, cards):
            return _public(rows.REVEALED, pile_of(cards), seat)
        case Ended(reason):
            return _public(rows.ENDED, 0, END_REASONS.index(reason) + 1)
        case _:
            raise ValueError(f"{type(event).__name__} is no event of this game")


def _stage_row(stage: Stage) -> Row:
    cursor = (
        stage.buyer
        + stage.victim * rows.VICTIM
        + stage.idle * rows.IDLE
        + stage.steals * rows.STEALS
        + stage.turn * rows.TURN
    )
    waiting = sum(1 << seat for seat in stage.waiting)
    return _public(rows.STAGE, pile_of(stage.due), PHASES.index(stage.phase), waiting, cursor)


def _public(kind: int, secret: int, a: int, b: int = 0, c: int = 0) -> Row:
    return Row(kind, EVERYONE, secret, a, b, c)


def _secret(kind: int, secret: int | None, a: int, b: int = 0, c: int = 0) -> Row:
    if secret is None:
        return Row(kind, NOBODY, HIDDEN, a, b, c)
    return Row(kind, EVERYONE, secret, a, b, c)
