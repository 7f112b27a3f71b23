"""What one unit square shows: its four side midpoints, joined in two pairs, a trail type a pair.

A face is a number, `joins * 9 + type_of_the_pair_with_north * 3 + type_of_the_other_pair`. Sides
and quarter turns are counted clockwise from the north.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Side = i64  # also a heading: to leave over the northern side is to head north
Face = i64
Trail = i64  # a trail type

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
OPPOSITE: Final[i64] = 2  # side ^ OPPOSITE is the side across

FOOT: Final[i64] = 0
BIKE: Final[i64] = 1
WATER: Final[i64] = 2
TRAILS: Final[i64] = 3

CROSSING: Final[i64] = 0  # north with south, west with east
EAST_BENDS: Final[i64] = 1  # north with east, south with west
WEST_BENDS: Final[i64] = 2  # north with west, east with south
FACES: Final[i64] = 27

# The side that a side is joined with, four sides a way of joining.
JOINED: Final = vec[i64]([2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0])


def face_of(joins: i64, north: Trail, other: Trail) -> Face:
    """The number of a face.

    >>> face_of(WEST_BENDS, FOOT, BIKE)
    19
    """
    return joins * 9 + north * 3 + other


def exit_of(face: Face, side: Side) -> Side:
    """Where the trail that enters over a side leaves.

    >>> exit_of(face_of(EAST_BENDS, FOOT, BIKE), WEST) == SOUTH
    True
    """
    return JOINED[(face // 9) * 4 + side]


def trail_at(face: Face, side: Side) -> Trail:
    """The type of the trail that ends at a side."""
    if side == NORTH or exit_of(face, side) == NORTH:
        return face // 3 % 3
    return face % 3


def turned_once(face: Face) -> Face:
    """The face after a quarter turn clockwise."""
    joins = face // 9
    north = face // 3 % 3
    other = face % 3
    if joins == CROSSING:
        return face_of(CROSSING, other, north)
    if joins == EAST_BENDS:
        return face_of(WEST_BENDS, other, north)
    return face_of(EAST_BENDS, north, other)


def turned(face: Face, turn: i64) -> Face:
    """The face after so many quarter turns clockwise.

    >>> turned(7, 4)
    7
    """
    for _quarter in range(turn):
        face = turned_once(face)
    return face


def _passages() -> "vec[i64]":
    passages = vec[i64]([0] * 108)
    for face in range(FACES):
        for side in range(4):
            passages[face * 4 + side] = trail_at(face, side) * 4 + exit_of(face, side)
    return passages


# type * 4 + exit of the trail that enters a face over a side: at face * 4 + side.
PASSAGES: Final = _passages()
