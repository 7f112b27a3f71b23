"""What a player may do, as typed values, and the codes the rules know them by.

A piece lies at (x, y), its north-west unit square, after `turn` quarter turns clockwise. Actions
come in this order:

- a turn before the pursuit: `Show` one of the two hand cards, `Lay` it, then `Discard` the other
  or `Reveal`; or, where a base must be placed, `LayBase` alone. After it every other seat is asked:
  `Accuse` or `Pass`.
- a turn of the pursuit: `Draw` twice, `Keep` one of the two, `Lay` it; or `LayBase` instead.
- the `Say…` actions are table talk. They answer nothing: the seat still owes its decision. Each
  seat may say one thing at the beginning of its turn, and one after each turn of somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action
from squatch.core.state import NO_SEAT
from squatch.games.trailblazers_sasquatch.names import (
    BASES,
    SIDES,
    SOURCES,
    TRAILS,
    Base,
    CardNumber,
    Coordinate,
    Seat,
    Side,
    Source,
    Trail,
    Turn,
)
from squatch.games.trailblazers_sasquatch.rules import codes
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.ground import (
    MOST,
    spot_of,
    spot_turn,
    spot_x,
    spot_y,
)


class LayBase(Action, frozen=True, tag="lay-base"):
    """Place a hybrid base of the supply."""

    base: Base
    x: Coordinate
    y: Coordinate
    turn: Turn


class Show(Action, frozen=True, tag="show"):
    """Choose the hand card that is to be placed, for all to see; it is binding (T12)."""

    card: CardNumber


class Lay(Action, frozen=True, tag="lay"):
    """Place the card that was shown, or kept in a pursuit."""

    x: Coordinate
    y: Coordinate
    turn: Turn


class Discard(Action, frozen=True, tag="discard"):
    """Put the other hand card face down into the row of this base, and draw two."""

    row: Trail


class Reveal(Action, frozen=True, tag="reveal"):
    """Be the Sasquatch, instead of discarding: the pursuit begins (T6, T7)."""


class Accuse(Action, frozen=True, tag="accuse"):
    """Say that the player whose turn is over holds the Sasquatch (T8, T9)."""

    seat: Seat


class Pass(Action, frozen=True, tag="pass"):
    """Accuse nobody."""


class Draw(Action, frozen=True, tag="draw"):
    """Pursuit: turn a card face up, of the deck or of the stack of a row."""

    source: Source


class Keep(Action, frozen=True, tag="keep"):
    """Pursuit: choose which of the two drawn cards to place; the other leaves the game."""

    card: CardNumber


class SayTypes(Action, frozen=True, tag="say-types"):
    """Table talk: these are the types of my cards' long trails, one or two of them.

    It is checked against nothing, like everything that is said.
    """

    types: tuple[Trail, ...]


class SayGood(Action, frozen=True, tag="say-good"):
    """Table talk: I have a good card for this side of this base, as it lies."""

    base: Base
    side: Side


class SayJoin(Action, frozen=True, tag="say-join"):
    """Table talk: I can help to join trails of this type of this base."""

    base: Base
    trail: Trail


class SayOdd(Action, frozen=True, tag="say-odd"):
    """Table talk: the turn that this player has just finished looks odd."""

    seat: Seat


Say = SayTypes | SayGood | SayJoin | SayOdd

TrailblazersAction = (
    LayBase | Show | Lay | Discard | Reveal | Accuse | Pass | Draw | Keep
    | SayTypes | SayGood | SayJoin | SayOdd
)  # fmt: skip


# --- from codes


def action_of(code: int) -> TrailblazersAction:  # noqa: PLR0911 - one return a range of codes
    """The typed action of a code. Raises ValueError for a code the game does not have."""
    if not 0 <= code < codes.CODES:
        raise ValueError(f"no action has the code {code}; expected 0 to {codes.CODES - 1}")
    if code == codes.PASS:
        return Pass()
    if code < codes.SHOW:
        return Draw(SOURCES[code - codes.DRAW])
    if code < codes.KEEP:
        return Show(code - codes.SHOW)
    if code < codes.DISCARD:
        return Keep(code - codes.KEEP)
    if code < codes.BASE:
        return Discard(TRAILS[code - codes.DISCARD])
    if code < codes.RASH:
        return _placement_of(code)
    if code == codes.REVEAL:
        return Reveal()
    if code < codes.SAY_TYPES:
        return Accuse(code - codes.ACCUSE)
    return say_of(code)


def _placement_of(code: int) -> LayBase | Lay:
    base, spot = divmod(code - int(codes.BASE), int(codes.SPOTS))
    x, y, turn = int(spot_x(spot)), int(spot_y(spot)), int(spot_turn(spot))
    if abs(x) > MOST or abs(y) > MOST:
        raise ValueError(f"no action has the code {code}: nothing can lie at {x}, {y}")
    return Lay(x, y, turn) if base == len(BASES) else LayBase(BASES[base], x, y, turn)


def say_of(code: int) -> Say:
    """What a code of table talk says. Raises ValueError for a code that says nothing."""
    if code < codes.SAY_GOOD:
        types = tuple(trail for at, trail in enumerate(TRAILS) if code - codes.SAY_TYPES >> at & 1)
        if not 1 <= len(types) <= 2:
            raise ValueError(f"no action has the code {code}: two cards have one or two long types")
        return SayTypes(types)
    if code < codes.SAY_JOIN:
        base, side = divmod(code - int(codes.SAY_GOOD), int(codes.SIDES))
        return SayGood(BASES[base], SIDES[side])
    if code < codes.SAY_ODD:
        base, trail = divmod(code - int(codes.SAY_JOIN), len(TRAILS))
        return SayJoin(BASES[base], TRAILS[trail])
    return SayOdd(code - codes.SAY_ODD)


# --- to codes


def code_of(action: Action) -> int:  # noqa: PLR0911 - one return a type of action
    """The code of a typed action. Raises IllegalAction for one that no code stands for."""
    match action:
        case LayBase(base, x, y, turn):
            return int(codes.BASE + codes.SPOTS * _number(base, BASES)) + _spot(x, y, turn)
        case Show(card):
            return int(codes.SHOW) + _within(card, int(CARDS))
        case Lay(x, y, turn):
            return int(codes.LAY) + _spot(x, y, turn)
        case Discard(row):
            return int(codes.DISCARD) + _number(row, TRAILS)
        case Reveal():
            return int(codes.REVEAL)
        case Accuse(seat):
            return int(codes.ACCUSE) + _within(seat, int(codes.MOST_SEATS))
        case Pass():
            return int(codes.PASS)
        case Draw(source):
            return int(codes.DRAW) + _number(source, SOURCES)
        case Keep(card):
            return int(codes.KEEP) + _within(card, int(CARDS))
        case SayTypes() | SayGood() | SayJoin() | SayOdd():
            return say_code(action)
        case _:
            raise _refusal("ts-refused-unknown-action")


def say_code(say: Say) -> int:
    """The code of a piece of table talk. Raises IllegalAction."""
    match say:
        case SayTypes(types):
            return int(codes.SAY_TYPES) + _mask(types)
        case SayGood(base, side):
            at = int(codes.SIDES) * _number(base, BASES) + _number(side, SIDES)
            return int(codes.SAY_GOOD) + at
        case SayJoin(base, trail):
            at = len(TRAILS) * _number(base, BASES) + _number(trail, TRAILS)
            return int(codes.SAY_JOIN) + at
        case SayOdd(seat):
            return int(codes.SAY_ODD) + _within(seat, int(codes.MOST_SEATS))


def _mask(types: Iterable[str]) -> int:
    numbers = [_number(trail, TRAILS) for trail in types]
    if not 1 <= len(numbers) <= 2 or numbers != sorted(set(numbers)):
        raise _refusal("ts-refused-types")
    return sum(1 << number for number in numbers)


def _spot(x: int, y: int, turn: int) -> int:
    """Where a piece is laid (T13)."""
    if abs(x) > MOST or abs(y) > MOST:
        raise _refusal("ts-refused-off-grid")
    return int(spot_of(x, y, _within(turn, 4)))


def _number(name: str, names: Sequence[str]) -> int:
    """The number of a name in the rules."""
    if name not in names:
        raise _refusal("ts-refused-no-such-thing")
    return names.index(name)


def _within(number: int, bound: int) -> int:
    """The number, if there can be such a card, player or turn."""
    if not 0 <= number < bound:
        raise _refusal("ts-refused-no-such-thing")
    return number


def _refusal(message_id: str) -> IllegalAction:
    return IllegalAction(NO_SEAT, None, Message(message_id))
