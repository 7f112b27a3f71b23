"""What happened, as typed values: one struct for each kind of row of `rules/rows.py`.

An event is what one audience is told. Dealt, Drew and Discarded hold a secret: there stands None
for everybody but the seat whose secret it is. Cards are numbers; what they show is in the views.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.core.game import Event
from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Row
from squatch.core.state import seats_of
from squatch.games.trailblazers_sasquatch.actions import Say, say_code, say_of
from squatch.games.trailblazers_sasquatch.names import (
    BASES,
    SOURCES,
    TRAILS,
    Base,
    CardNumber,
    Coordinate,
    Seat,
    Source,
    Trail,
    Turn,
)
from squatch.games.trailblazers_sasquatch.rules import rows
from squatch.games.trailblazers_sasquatch.rules.board import ASIDE
from squatch.games.trailblazers_sasquatch.rules.ground import spot_of, spot_turn, spot_x, spot_y

Phase = Literal[
    "base",  # a turn: a base must be placed
    "showing",  # a turn: which card to place
    "placing",  # where to place it; also in a pursuit
    "discarding",  # into which row the other goes; or reveal
    "accusing",  # after a turn: everybody else
    "first-draw",  # a turn of the pursuit: draw, or place a base
    "second-draw",
    "keeping",  # which of the two drawn cards to place
    "over",
]
EndReason = Literal[
    "caught",  # a loop uses the Sasquatch's card, or base
    "caught-at-once",  # it was discovered on a card of a loop (T10)
    "escaped",  # the fifth animal, or nothing left to place (T11)
    "wrong-accusation",
    "counted",  # the twelfth card: animals against loops
    "no-sasquatch",  # the twelfth card, and nobody had it
]
Character = Literal["tourist", "sasquatch"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
END_REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
Count = Annotated[int, msgspec.Meta(ge=0)]


class Dealt(Event, frozen=True, tag="dealt"):
    """A player got a character; only that player knows which."""

    seat: Seat
    character: Character | None


class Drew(Event, frozen=True, tag="drew"):
    """A player drew cards; only that player knows which."""

    seat: Seat
    count: Count
    cards: tuple[CardNumber, ...] | None


class Showed(Event, frozen=True, tag="showed"):
    """A player chose the hand card to be placed (T12). `long` is the type of its long trail."""

    seat: Seat
    card: CardNumber
    long: Trail


class Laid(Event, frozen=True, tag="laid"):
    """A player placed the card that was shown or kept."""

    seat: Seat
    card: CardNumber
    long: Trail
    x: Coordinate
    y: Coordinate
    turn: Turn


class LaidBase(Event, frozen=True, tag="laid-base"):
    """A player placed a hybrid base."""

    seat: Seat
    base: Base
    x: Coordinate
    y: Coordinate
    turn: Turn


class Broke(Event, frozen=True, tag="broke"):
    """What was just placed ended a loop."""

    base: Base
    trail: Trail
    value: Count


class Closed(Event, frozen=True, tag="closed"):
    """What was just placed closed a loop."""

    base: Base
    trail: Trail
    value: Count


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded a card into a row; only that player knows which."""

    seat: Seat
    row: Trail
    card: CardNumber | None


class Passed(Event, frozen=True, tag="passed"):
    """A player accused nobody after this turn."""

    seat: Seat


class Accused(Event, frozen=True, tag="accused"):
    """A player accused another, and whether that one held the Sasquatch."""

    seat: Seat
    accused: Seat
    right: bool


class Revealed(Event, frozen=True, tag="revealed"):
    """The Sasquatch revealed itself on the card it had just placed."""

    seat: Seat


class PursuitBegan(Event, frozen=True, tag="pursuit-began"):
    """All hands left the game unseen, each row was shuffled into a stack.

    The figure stands on the piece placed last.
    """

    sasquatch: Seat


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """Pursuit: a card was drawn, for all to see."""

    seat: Seat
    source: Source
    card: CardNumber
    long: Trail
    animal: bool


class Counted(Event, frozen=True, tag="counted"):
    """Pursuit: the animal tally moved to this space."""

    tally: Count


class Kept(Event, frozen=True, tag="kept"):
    """Pursuit: which drawn card is placed, and which one left the game."""

    seat: Seat
    card: CardNumber
    long: Trail
    other: CardNumber


class Said(Event, frozen=True, tag="said"):
    """Table talk. Nobody has checked it."""

    seat: Seat
    said: Say


class Stage(Event, frozen=True, tag="stage"):
    """Where the game stands, after each action.

    `turn` counts finished turns; `talked` are those who have had their say for now.
    """

    phase: Phase
    waiting: tuple[Seat, ...]
    talked: tuple[Seat, ...]
    active: Seat
    turn: Count


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `sasquatch` is who held it, None: the card lay aside."""

    reason: EndReason
    sasquatch: Seat | None


class TurnedOver(Event, frozen=True, tag="turned-over"):
    """At the end: a discarded card is shown, at its place in the row, by whom it was discarded."""

    row: Trail
    seat: Seat
    place: Count
    card: CardNumber


TrailblazersEvent = (
    Dealt | Drew | Showed | Laid | LaidBase | Broke | Closed | Discarded | Passed | Accused
    | Revealed | PursuitBegan | TurnedUp | Counted | Kept | Said | Stage | Ended | TurnedOver
)  # fmt: skip

EVENT_NAMES: Final[dict[int, str]] = {
    kind: str(struct.__struct_config__.tag)
    for kind, struct in enumerate(get_args(TrailblazersEvent))
}
"""Every row kind and the tag of its struct: the union is written in the order of the kinds."""


# --- from rows


def event_of(row: Row) -> TrailblazersEvent:
    """The typed form of a told row. Raises ValueError for a kind the game does not have."""
    if row.kind in (rows.DEALT, rows.DREW, rows.DISCARDED):
        return _secret_event(row)
    if row.kind in (rows.LAID, rows.LAID_BASE, rows.BROKE, rows.CLOSED, rows.TURNED_OVER):
        return _map_event(row)
    if row.kind in (rows.REVEALED, rows.PURSUIT_BEGAN, rows.TURNED_UP, rows.COUNTED, rows.KEPT):
        return _pursuit_event(row)
    return _plain_event(row)


def _secret_event(row: Row) -> TrailblazersEvent:
    secret = row.secret if row.known else None
    if row.kind == rows.DEALT:
        return Dealt(row.a, None if secret is None else CHARACTERS[secret])
    if row.kind == rows.DREW:
        return Drew(row.a, row.b, None if secret is None else _two(secret))
    return Discarded(row.a, TRAILS[row.b], secret)


def _two(cards: int) -> tuple[int, int]:
    second, first = divmod(cards, int(rows.SECOND_CARD))
    return first, second - 1


def _map_event(row: Row) -> TrailblazersEvent:
    if row.kind == rows.TURNED_OVER:
        return TurnedOver(TRAILS[row.a], row.b, row.c, row.secret)
    if row.kind == rows.BROKE:
        return Broke(BASES[row.a], TRAILS[row.b], row.c)
    if row.kind == rows.CLOSED:
        return Closed(BASES[row.a], TRAILS[row.b], row.c)
    x, y, turn = int(spot_x(row.b)), int(spot_y(row.b)), int(spot_turn(row.b))
    if row.kind == rows.LAID_BASE:
        return LaidBase(row.a, BASES[row.secret], x, y, turn)
    return Laid(row.a, row.secret, TRAILS[row.c], x, y, turn)


def _pursuit_event(row: Row) -> TrailblazersEvent:
    if row.kind == rows.REVEALED:
        return Revealed(row.a)
    if row.kind == rows.PURSUIT_BEGAN:
        return PursuitBegan(row.a)
    if row.kind == rows.COUNTED:
        return Counted(row.a)
    if row.kind == rows.KEPT:
        return Kept(row.a, row.secret, TRAILS[row.c], row.b)
    animal, long = divmod(row.c, int(rows.ANIMAL))
    return TurnedUp(row.a, SOURCES[row.b], row.secret, TRAILS[long], animal == 1)


def _plain_event(row: Row) -> TrailblazersEvent:
    if row.kind == rows.SHOWED:
        return Showed(row.a, row.secret, TRAILS[row.b])
    if row.kind == rows.PASSED:
        return Passed(row.a)
    if row.kind == rows.ACCUSED:
        return Accused(row.a, row.b, row.c == 1)
    if row.kind == rows.SAID:
        return Said(row.a, say_of(row.b))
    if row.kind == rows.STAGE:
        talked, waiting = divmod(row.b, int(rows.TALKERS))
        turn, active = divmod(row.c, int(rows.TURN_STEP))
        return Stage(PHASES[row.a], _seats(waiting), _seats(talked), active, turn)
    if row.kind == rows.ENDED:
        return Ended(END_REASONS[row.a - 1], None if row.b == ASIDE else row.b)
    raise ValueError(f"no event of the game is of kind {row.kind}")


def _seats(seat_set: int) -> tuple[int, ...]:
    return tuple(seats_of(seat_set))


# --- to rows


def row_of(event: Event) -> Row:
    """The told row of a typed event: the inverse of `event_of`."""
    match event:
        case Dealt(seat, character):
            secret = None if character is None else CHARACTERS.index(character)
            return _secret(rows.DEALT, secret, seat)
        case Drew(seat, count, cards):
            return _secret(rows.DREW, None if cards is None else _drawn(*cards), seat, count)
        case Discarded(seat, row, discarded):
            return _secret(rows.DISCARDED, discarded, seat, TRAILS.index(row))
        case _:
            return _public_row(event)


def _drawn(first: int, second: int) -> int:
    return first + int(rows.SECOND_CARD) * (second + 1)


def _public_row(event: Event) -> Row:  # noqa: C901, PLR0911, PLR0912 - as many event kinds
    match event:
        case Showed(seat, card, long):
            return _public(rows.SHOWED, card, seat, TRAILS.index(long))
        case Laid(seat, card, long, x, y, turn):
            return _public(rows.LAID, card, seat, spot_of(x, y, turn), TRAILS.index(long))
        case LaidBase(seat, base, x, y, turn):
            return _public(rows.LAID_BASE, BASES.index(base), seat, spot_of(x, y, turn))
        case Broke(base, trail, value):
            return _public(rows.BROKE, 0, BASES.index(base), TRAILS.index(trail), value)
        case Closed(base, trail, value):
            return _public(rows.CLOSED, 0, BASES.index(base), TRAILS.index(trail), value)
        case TurnedOver(row, seat, place, card):
            return _public(rows.TURNED_OVER, card, TRAILS.index(row), seat, place)
        case Passed(seat):
            return _public(rows.PASSED, 0, seat)
        case Accused(seat, accused, right):
            return _public(rows.ACCUSED, 0, seat, accused, int(right))
        case Revealed(seat):
            return _public(rows.REVEALED, 0, seat)
        case PursuitBegan(sasquatch):
            return _public(rows.PURSUIT_BEGAN, 0, sasquatch)
        case TurnedUp(seat, source, card, long, animal):
            look = TRAILS.index(long) + int(rows.ANIMAL) * animal
            return _public(rows.TURNED_UP, card, seat, SOURCES.index(source), look)
        case Counted(tally):
            return _public(rows.COUNTED, 0, tally)
        case Kept(seat, card, long, other):
            return _public(rows.KEPT, card, seat, other, TRAILS.index(long))
        case Said(seat, said):
            return _public(rows.SAID, 0, seat, say_code(said))
        case Stage():
            return _stage_row(event)
        case Ended(reason, holder):
            seat = int(ASIDE) if holder is None else holder
            return _public(rows.ENDED, 0, END_REASONS.index(reason) + 1, seat)
        case _:
            raise ValueError(f"{type(event).__name__} is no event of this game")


def _stage_row(stage: Stage) -> Row:
    waiting = sum(1 << seat for seat in stage.waiting)
    talked = sum(1 << seat for seat in stage.talked)
    return _public(
        rows.STAGE,
        0,
        PHASES.index(stage.phase),
        waiting + int(rows.TALKERS) * talked,
        stage.active + int(rows.TURN_STEP) * stage.turn,
    )


def _public(kind: int, secret: int, a: int, b: int = 0, c: int = 0) -> Row:
    return Row(kind, EVERYONE, secret, a, b, c)


def _secret(kind: int, secret: int | None, a: int, b: int = 0) -> Row:
    if secret is None:
        return Row(kind, NOBODY, HIDDEN, a, b, 0)
    return Row(kind, EVERYONE, secret, a, b, 0)
