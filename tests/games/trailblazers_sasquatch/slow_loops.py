"""A second, slow way to find loops, which shares nothing with the first.

Everything is drawn in half squares: a unit square reaches from (2x, 2y) to (2x + 2, 2y + 2), and
trails end at the midpoints of its edges. A piece is drawn at turn 0, turned by turning points, and
moved. What a square shows is what was drawn there last. A walk goes from point to point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Point = tuple[int, int]
Square = tuple[int, int]

# In half squares, of a card with its first square at (0, 0) and its second at (1, 0).
WEST, NORTH_1, SOUTH_1 = (0, 1), (1, 0), (1, 2)
EAST, NORTH_2, SOUTH_2 = (4, 1), (3, 0), (3, 2)
MIDDLE = (2, 1)
LONG_ENDS = {
    "straight": (WEST, EAST),
    "zigzag-left": (NORTH_1, SOUTH_2),
    "zigzag-right": (SOUTH_1, NORTH_2),
    "hook-left": (WEST, NORTH_2),
    "hook-right": (WEST, SOUTH_2),
    "arch": (NORTH_1, NORTH_2),
}
# The ends of a base, clockwise from the north, two a side.
BASE_ENDS = ((1, 0), (3, 0), (4, 1), (4, 3), (3, 4), (1, 4), (0, 3), (0, 1))


class Line(NamedTuple):
    """A piece of trail in one square."""

    ends: frozenset[Point]
    trail: str


class Loop(NamedTuple):
    """A loop, walked in the direction in which its squares come first."""

    base: str
    trail: str
    squares: tuple[Square, ...]


def card_lines(row: Mapping[str, object]) -> dict[Square, list[Line]]:
    """A trail card at turn 0."""
    shape, long, short = row["shape"], row["long"], row["short"]
    assert isinstance(shape, str)
    assert isinstance(long, str)
    assert isinstance(short, list)
    first, second = LONG_ENDS[shape]
    left = frozenset({WEST, NORTH_1, SOUTH_1} - {first})
    right = frozenset({EAST, NORTH_2, SOUTH_2} - {second})
    return {
        (0, 0): [Line(frozenset({first, MIDDLE}), long), Line(left, short[0])],
        (1, 0): [Line(frozenset({MIDDLE, second}), long), Line(right, short[1])],
    }


def turned(point: Point, turn: int) -> Point:
    """A point after quarter turns clockwise around the origin; y grows to the south."""
    x, y = point
    for _quarter in range(turn):
        x, y = -y, x
    return x, y


def turned_square(square: Square, turn: int) -> Square:
    """A square is turned by its middle."""
    x, y = turned((2 * square[0] + 1, 2 * square[1] + 1), turn)
    return (x - 1) // 2, (y - 1) // 2


def squares_of(size: tuple[int, int], x: int, y: int, turn: int) -> dict[Square, Square]:
    """Where the unit squares of a piece come to lie, of which (x, y) is to be the northwest one."""
    plain = [(column, row) for row in range(size[1]) for column in range(size[0])]
    after = [turned_square(square, turn) for square in plain]
    west = min(square[0] for square in after)
    north = min(square[1] for square in after)
    return {
        old: (new[0] - west + x, new[1] - north + y) for old, new in zip(plain, after, strict=True)
    }


class SlowMap:
    """What is to be seen: a dictionary of squares."""

    def __init__(self) -> None:
        self.lines: dict[Square, list[Line]] = {}
        self.bases: dict[Square, str] = {}
        self.ends: dict[str, dict[Point, str]] = {}  # of each base, with their trail types

    def lay_card(self, row: Mapping[str, object], x: int, y: int, turn: int) -> None:
        """Lay a trail card, given as a row of the deck's table."""
        drawn = card_lines(row)
        for plain, square in squares_of((2, 1), x, y, turn).items():
            before = turned_square(plain, turn)
            by = (2 * (square[0] - before[0]), 2 * (square[1] - before[1]))
            self.lines[square] = [
                Line(frozenset(moved(turned(end, turn), by) for end in line.ends), line.trail)
                for line in drawn[plain]
            ]

    def lay_base(self, name: str, sides: Sequence[str], x: int, y: int, turn: int) -> None:
        """Lay a hybrid base, given the trail types of its sides, clockwise from the north."""
        for square in squares_of((2, 2), x, y, turn).values():
            self.lines.pop(square, None)
            self.bases[square] = name
        self.ends[name] = {}
        for number, (end_x, end_y) in enumerate(BASE_ENDS):
            around = turned((end_x - 2, end_y - 2), turn)
            self.ends[name][moved(around, (2 * x + 2, 2 * y + 2))] = sides[number // 2]

    def loops(self) -> list[Loop]:
        """Every loop once, sorted."""
        found = {
            loop
            for base, ends in self.ends.items()
            for end in ends
            if (loop := self.loop_from(base, end)) is not None
        }
        return sorted(found)

    def loop_from(self, base: str, end: Point) -> Loop | None:
        """The loop that begins at an end of a base, if there is one."""
        trail = self.ends[base][end]
        passed: list[Square] = []
        point = end
        (square,) = (each for each in squares_at(end) if self.bases.get(each) != base)
        while square not in self.bases:
            lines = [line for line in self.lines.get(square, []) if point in line.ends]
            if not lines or lines[0].trail != trail:
                return None
            passed.append(square)
            (point,) = lines[0].ends - {point}
            (square,) = set(squares_at(point)) - {square}
        if self.bases[square] != base or self.ends[base][point] != trail:
            return None
        return Loop(base, trail, min(tuple(passed), tuple(reversed(passed))))

    def refuses(self, size: tuple[int, int], x: int, y: int, turn: int) -> bool:
        """Whether a piece may not be laid on a map that has a first base."""
        wanted = set(squares_of(size, x, y, turn).values())
        near = wanted | {
            square
            for column, row in wanted
            for square in (
                (column - 1, row),
                (column + 1, row),
                (column, row - 1),
                (column, row + 1),
            )
        }
        covered = self.lines.keys() | self.bases.keys()
        return (
            not near & covered
            or bool(wanted & self.bases.keys())
            or any(max(abs(column), abs(row)) > 63 for column, row in wanted)
        )


def moved(point: Point, by: Point) -> Point:
    """A point after a move."""
    return point[0] + by[0], point[1] + by[1]


def squares_at(point: Point) -> tuple[Square, Square]:
    """The two squares whose edge has its middle there."""
    x, y = point
    if y % 2 == 0:
        return (x // 2, y // 2 - 1), (x // 2, y // 2)
    return (x // 2 - 1, y // 2), (x // 2, y // 2)
