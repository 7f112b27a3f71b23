"""The 135 trail cards: all there can be, made and not typed in (T1).

A card is two unit squares with six trail ends: west, north and south of its first square, north,
south and east of its second one. The long trail joins an end of the one with an end of the other;
in each square a short trail joins the two ends that are left. Each trail has a type. Two cards that
differ only by half a turn are one.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from squatch.games.trailblazers_sasquatch.names import TRAILS
from squatch.games.trailblazers_sasquatch.rules.shapes import (
    CROSSING,
    EAST,
    EAST_BENDS,
    NORTH,
    SOUTH,
    WEST,
    WEST_BENDS,
    face_of,
)

TYPES: Final = range(len(TRAILS))


class Shape(NamedTuple):
    """A way for the long trail to run: from a side of the first square to one of the second."""

    name: str
    first: int
    second: int
    symmetric: bool  # half a turn leads to the same shape


SHAPES: Final = (
    Shape("straight", WEST, EAST, True),
    Shape("zigzag-left", NORTH, SOUTH, True),  # walked from either end it turns left, then right
    Shape("zigzag-right", SOUTH, NORTH, True),
    Shape("hook-left", WEST, NORTH, False),  # walked from the straight end it turns left
    Shape("hook-right", WEST, SOUTH, False),
    Shape("arch", NORTH, NORTH, False),
)


class TrailCard(NamedTuple):
    """A trail card as it lies at turn 0; types are numbers."""

    shape: Shape
    long: int
    short: tuple[int, int]  # of the first square and of the second

    @property
    def id(self) -> str:
        """Shape and types: the long trail's, then the short ones'.

        >>> TrailCard(SHAPES[0], 0, (1, 2)).id
        'straight-fbw'
        """
        letters = (TRAILS[trail][0] for trail in (self.long, *self.short))
        return f"{self.shape.name}-{''.join(letters)}"

    @property
    def faces(self) -> tuple[int, int]:
        """What its two squares show."""
        return (
            _face(self.shape.first, int(EAST), self.long, self.short[0]),
            _face(self.shape.second, int(WEST), self.long, self.short[1]),
        )


def _face(end: int, inner: int, long: int, short: int) -> int:
    """The face in which the long trail joins `end` with the inner side of the card."""
    if end == NORTH:
        partner, north, other = inner, long, short
    else:
        (partner,) = {int(EAST), int(SOUTH), int(WEST)} - {end, inner}
        north, other = short, long
    joins = {int(SOUTH): CROSSING, int(EAST): EAST_BENDS, int(WEST): WEST_BENDS}[partner]
    return int(face_of(joins, north, other))


def all_cards() -> tuple[TrailCard, ...]:
    """Every card once: by shape, then by type of the long trail, then by types of the short ones.

    >>> len(all_cards())
    135
    """
    return tuple(
        TrailCard(shape, long, (first, second))
        for shape in SHAPES
        for long in TYPES
        for first in TYPES
        for second in TYPES
        if first <= second or not shape.symmetric
    )


def with_animals(cards: tuple[TrailCard, ...], share: Fraction) -> list[bool]:
    """Which cards show an animal (T2): a share of them, rounded down.

    The cards are put into an order in which neighbours differ as much as can be, and out of that
    every third (or whatever the share is) has an animal. The order keeps those of a shape and a
    long type together, six or nine of them, and takes in turn one whose short types add up to
    nothing, to one and to two, modulo three. So a third hits two of each six and three of each
    nine, and in each nine every short type once in either square.
    """
    order = sorted(range(len(cards)), key=lambda number: _place(cards, number))
    shown = [False] * len(cards)
    for place, number in enumerate(order):
        shown[number] = (place + 1) * share // 1 > place * share // 1
    return shown


def _place(cards: tuple[TrailCard, ...], number: int) -> tuple[int, int, int, int]:
    """Where a card stands in the order of `with_animals`."""
    card = cards[number]
    shape = SHAPES.index(card.shape)
    sum_of_types = sum(card.short) % 3
    rank = sum(
        other.shape == card.shape
        and other.long == card.long
        and sum(other.short) % 3 == sum_of_types
        for other in cards[:number]
    )
    return shape, card.long, rank, (sum_of_types + shape + card.long) % 3
