"""What a player may do, as typed values, and the codes the rules know them by.

Cards go by their numbers in the deck that is played with; views name them.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action
from squatch.core.state import NO_SEAT
from squatch.games.bigfootses.rules import codes
from squatch.games.bigfootses.rules.piles import KINDS
from squatch.games.bigfootses.rules.vocabulary import MOST_JOBS

Seat = Annotated[int, msgspec.Meta(ge=0, lt=codes.MOST_SEATS)]
Kind = Annotated[int, msgspec.Meta(ge=0, lt=KINDS)]
Job = Annotated[int, msgspec.Meta(ge=0, lt=MOST_JOBS)]
Place = Annotated[int, msgspec.Meta(ge=0, lt=5)]


class Pass(Action, frozen=True, tag="pass"):
    """Play no card unless somebody else does."""


class Done(Action, frozen=True, tag="done"):
    """Play no equipment after the action; or discard no more cards for restocking."""


class Range(Action, frozen=True, tag="range"):
    """Draw a Woods card."""


class Work(Action, frozen=True, tag="work"):
    """Use the ability of the own profession."""


class Rummage(Action, frozen=True, tag="rummage"):
    """Draw Thingies by own VP."""


class Restock(Action, frozen=True, tag="restock"):
    """Discard hand cards and draw as many."""


class Retrain(Action, frozen=True, tag="retrain"):
    """Swap the profession for a random unused one."""


class RetrainAs(Action, frozen=True, tag="retrain-as"):
    """Give up a bigfoot of the corral for the unused profession of choice."""

    profession: Job
    bigfoot: Kind


class Find(Action, frozen=True, tag="find"):
    """Range for one of those at large, once the Woods pile is empty."""

    woods: Kind


class Play(Action, frozen=True, tag="play"):
    """Play an item, shenanigan or modifier, on a player where it needs one."""

    card: Kind
    target: Seat | None = None


class Equip(Action, frozen=True, tag="equip"):
    """Play equipment, perhaps in place of a piece that is discarded for it."""

    card: Kind
    replacing: Kind | None = None


class Part(Action, frozen=True, tag="part"):
    """Discard a hand card, or give it where an effect says so."""

    card: Kind


class ChooseEquipment(Action, frozen=True, tag="choose-equipment"):
    """Choose a piece of the equipment that an effect is about."""

    card: Kind


class ChooseBigfoot(Action, frozen=True, tag="choose-bigfoot"):
    """Choose a bigfoot of the corral that an effect is about."""

    bigfoot: Kind


class Salvage(Action, frozen=True, tag="salvage"):
    """Take a card of the Thingies discard."""

    card: Kind


class ChoosePlayer(Action, frozen=True, tag="choose-player"):
    """Choose the player that an effect is about."""

    seat: Seat


class ChoosePlace(Action, frozen=True, tag="choose-place"):
    """Choose one of the cards looked at, the top one being 0."""

    place: Place


class ChooseProfession(Action, frozen=True, tag="choose-profession"):
    """Choose an unused profession."""

    profession: Job


class Yes(Action, frozen=True, tag="yes"):
    """Do what an effect offers."""


class No(Action, frozen=True, tag="no"):
    """Do not do it."""


BigfootsesAction = (
    Pass
    | Done
    | Range
    | Work
    | Rummage
    | Restock
    | Retrain
    | RetrainAs
    | Find
    | Play
    | Equip
    | Part
    | ChooseEquipment
    | ChooseBigfoot
    | Salvage
    | ChoosePlayer
    | ChoosePlace
    | ChooseProfession
    | Yes
    | No
)

_PLAIN: Final[dict[int, BigfootsesAction]] = {
    int(codes.PASS): Pass(),
    int(codes.DONE): Done(),
    int(codes.RANGE): Range(),
    int(codes.WORK): Work(),
    int(codes.RUMMAGE): Rummage(),
    int(codes.RESTOCK): Restock(),
    int(codes.RETRAIN): Retrain(),
    int(codes.YES): Yes(),
    int(codes.NO): No(),
}
_PLAIN_CODES: Final = {action: code for code, action in _PLAIN.items()}


def action_of(code: int) -> BigfootsesAction:  # noqa: PLR0911 - one return a range of codes
    """The typed action of a code. Raises ValueError for a code the game does not have."""
    if not 0 <= code < codes.CODES:
        raise ValueError(f"no action has the code {code}; expected 0 to {codes.CODES - 1}")
    if code in _PLAIN:
        return _PLAIN[code]
    if code < codes.EQUIP:
        kind, target = divmod(code - int(codes.PLAY), 7)
        return Play(kind, None if target == codes.NO_TARGET else target)
    if code < codes.REPLACE:
        return Equip(code - codes.EQUIP)
    if code < codes.CARD:
        kind, old = divmod(code - int(codes.REPLACE), int(KINDS))
        return Equip(kind, old)
    if code < codes.FIND:
        return _choice_of(code)
    if code < codes.SALVAGE:
        return Find(code - codes.FIND)
    if code < codes.PAY:
        return _choice_of(code)
    job, bigfoot = divmod(code - int(codes.PAY), int(KINDS))
    return RetrainAs(job, bigfoot)


def _choice_of(code: int) -> BigfootsesAction:  # noqa: PLR0911 - one return a range of codes
    if code < codes.GEAR:
        return Part(code - codes.CARD)
    if code < codes.FOOT:
        return ChooseEquipment(code - codes.GEAR)
    if code < codes.FIND:
        return ChooseBigfoot(code - codes.FOOT)
    if code < codes.SEAT:
        return Salvage(code - codes.SALVAGE)
    if code < codes.PLACE:
        return ChoosePlayer(code - codes.SEAT)
    if code < codes.JOB:
        return ChoosePlace(code - codes.PLACE)
    return ChooseProfession(code - codes.JOB)


def code_of(action: Action) -> int:  # noqa: C901, PLR0911, PLR0912 - one return a type of action
    """The code of a typed action. Raises IllegalAction for one that no code stands for."""
    match action:
        case Play(card, target):
            aimed = int(codes.NO_TARGET) if target is None else _within(target, codes.MOST_SEATS)
            return codes.PLAY + 7 * _within(card, KINDS) + aimed
        case Equip(card, None):
            return codes.EQUIP + _within(card, KINDS)
        case Equip(card, old) if old is not None:
            return codes.REPLACE + KINDS * _within(card, KINDS) + _within(old, KINDS)
        case Part(card):
            return codes.CARD + _within(card, KINDS)
        case ChooseEquipment(card):
            return codes.GEAR + _within(card, KINDS)
        case ChooseBigfoot(bigfoot):
            return codes.FOOT + _within(bigfoot, KINDS)
        case Find(woods):
            return codes.FIND + _within(woods, KINDS)
        case Salvage(card):
            return codes.SALVAGE + _within(card, KINDS)
        case ChoosePlayer(seat):
            return codes.SEAT + _within(seat, codes.MOST_SEATS)
        case ChoosePlace(place):
            return codes.PLACE + _within(place, 5)
        case ChooseProfession(profession):
            return codes.JOB + _within(profession, MOST_JOBS)
        case RetrainAs(profession, bigfoot):
            return codes.PAY + KINDS * _within(profession, MOST_JOBS) + _within(bigfoot, KINDS)
        case _ if isinstance(action, BigfootsesAction) and action in _PLAIN_CODES:
            return _PLAIN_CODES[action]
        case _:
            raise IllegalAction(NO_SEAT, None, Message("bf-refused-unknown-action"))


def _within(number: int, bound: int) -> int:
    """The number, if there can be such a card or player."""
    if not 0 <= number < bound:
        raise IllegalAction(NO_SEAT, None, Message("bf-refused-no-such-card-or-player"))
    return number
