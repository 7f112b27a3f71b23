"""What an audience has seen, as typed values.

`view_making` makes a view of a `seen` state alone, so it cannot tell more; `view_reading` restores
that state exactly. What a screen wants and what follows from the others (loops, `hints`, `by`) is
worked out here, so that no rule lives in the browser.
"""

from __future__ import annotations

import msgspec

from squatch.core.game import View
from squatch.games.trailblazers_sasquatch.actions import Say
from squatch.games.trailblazers_sasquatch.events import Character, EndReason, Phase
from squatch.games.trailblazers_sasquatch.names import Base, Side, Trail


class Card(msgspec.Struct, frozen=True):
    """A trail card, wherever one is seen.

    It is two unit squares side by side; `first` and `second` are what they show at turn 0, as
    numbers: joins * 9 + type of the pair with north * 3 + type of the other pair. Joins are
    0: north with south, west with east; 1: north with east, south with west; 2: north with west,
    east with south. Types are foot 0, bike 1, water 2. `long` is the type of the long trail.
    """

    card: int
    first: int
    second: int
    long: Trail
    animal: bool


class Piece(msgspec.Struct, frozen=True):
    """What lies on the table: a card, or a base (the other is None).

    (x, y) is its north-west unit square; `turn` counts quarter turns clockwise. A base has a type
    a `side`, in the order north, east, south, west as it lies; they are None for a card. `by` is
    the seat that placed it.
    """

    x: int
    y: int
    turn: int
    card: Card | None
    base: Base | None
    sides: tuple[Trail, ...] | None
    by: int


class Square(msgspec.Struct, frozen=True):
    """A unit square that a loop crosses, and between which of its sides."""

    x: int
    y: int
    enters: Side
    leaves: Side


class Loop(msgspec.Struct, frozen=True):
    """A loop of a base. A square that is crossed twice stands in the path twice, and counts so."""

    base: Base
    type: Trail
    value: int
    path: tuple[Square, ...]


class LoopValue(msgspec.Struct, frozen=True):
    """A loop without its path."""

    base: Base
    type: Trail
    value: int


class Hint(msgspec.Struct, frozen=True):
    """A legal placement that would change loops: which it would close, and which it would end.

    `base` is the base that is placed, None for the card in question. A loop that only changes its
    course or value is ended and closed. Placements without a hint change no loop.
    """

    base: Base | None
    x: int
    y: int
    turn: int
    closed: tuple[LoopValue, ...]
    broken: tuple[LoopValue, ...]


class SupplyBase(msgspec.Struct, frozen=True):
    """A hybrid base of the supply; the types of its sides at turn 0: north, east, south, west."""

    base: Base
    sides: tuple[Trail, ...]


class DiscardedCard(msgspec.Struct, frozen=True):
    """A place of a row: who discarded there, and what.

    `card` is None for everybody but that player; in a pursuit for all, as the row was shuffled; at
    the end all that still lie there are shown, by whom they were discarded.
    """

    seat: int
    card: Card | None


class RowView(msgspec.Struct, frozen=True):
    """The discards by one of the plain bases, in order.

    In a pursuit `stack` is how many cards are left of it (None before), and `known` the viewer's
    own discards among them.
    """

    row: Trail
    discards: tuple[DiscardedCard, ...]
    stack: int | None
    known: tuple[Card, ...]


class Statement(msgspec.Struct, frozen=True):
    """What a player said last, and how many turns were finished by then."""

    said: Say
    turn: int


class SeatView(msgspec.Struct, frozen=True):
    """A player's place at the table.

    `hand` and `character` are None where the viewer does not know them. `left` are the hand cards
    that the viewer took out of the game when the pursuit began, `left_size` how many each did.
    `passed`: has accused nobody in the window that is open. `talked`: has had its say for now, at
    the beginning of its turn or in the open window.
    """

    hand: tuple[Card, ...] | None
    hand_size: int
    left: tuple[Card, ...]
    left_size: int
    character: Character | None
    passed: bool
    talked: bool
    statement: Statement | None


class Pursuit(msgspec.Struct, frozen=True):
    """The pursuit. `figure` is the place of the Sasquatch's piece in `pieces`.

    `drawn` are the cards turned up in this turn that are not placed yet, in order; `removed` those
    that left the game for all to see. `last_turn`: the tally is full, so the loop must close now.
    """

    sasquatch: int
    figure: int
    tally: int
    tally_end: int
    last_turn: bool
    drawn: tuple[Card, ...]
    removed: tuple[Card, ...]


class Accusation(msgspec.Struct, frozen=True):
    """The one accusation of a game, if there was one."""

    seat: int
    accused: int
    right: bool


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `sasquatch` is who held it, None: the card lay aside.

    `loops` is the value of all loops, `animals` those on all discards (None after a pursuit, where
    they do not matter), `factor` what each of them counts. `grade` is how well all did where nobody
    held the Sasquatch: 0 below 50 points, 1 from 50, 2 from 65, 3 from 80.
    """

    reason: EndReason
    sasquatch: int | None
    loops: int
    animals: int | None
    factor: int
    grade: int | None


class TrailblazersView(View, frozen=True):
    """A game of Trailblazers: Sasquatch as an audience has seen it.

    `audience` is the seat, None for a spectator. `pieces` are in the order of placing: a later one
    covers an earlier one. `shown` is the card that is to be placed, `hints` what placing it (or a
    base) would change, only for the viewer who is to place. `must_base`: this turn, or after the
    open window the next one, has to place a base. `accusable`: whether turns are followed by
    windows yet (the option). `trail_placers` are those who have placed a trail card. `first` is who
    began, `hunters_from` how many pieces lay when the pursuit began (None before).
    """

    audience: int | None
    phase: Phase
    turn: int
    active: int
    waiting: tuple[int, ...]
    seats: tuple[SeatView, ...]
    pieces: tuple[Piece, ...]
    loops: tuple[Loop, ...]
    loop_total: int
    supply: tuple[SupplyBase, ...]
    rows: tuple[RowView, ...]
    row_size: int
    deck_size: int
    shown: Card | None
    hints: tuple[Hint, ...]
    must_base: bool
    accusable: bool
    late_accusations: bool
    trail_placers: tuple[int, ...]
    first: int
    hunters_from: int | None
    pursuit: Pursuit | None
    accusation: Accusation | None
    result: Result | None
