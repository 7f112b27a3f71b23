"""What trails, rows, sources, bases and sides are called at the boundary.

The place of a name among its like is its number in the rules.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.games.trailblazers_sasquatch.rules import codes, deck, ground

Trail = Literal["foot", "bike", "water"]
"""A type of trail; also the row of discards of that base."""

Source = Literal["deck", "foot", "bike", "water"]
"""What is drawn from in a pursuit: the deck, or the stack of a row."""

Base = Literal["foot-bike", "bike-water", "water-foot"]
"""A hybrid base, by the types it joins (T3)."""

Side = Literal["north", "east", "south", "west"]

TRAILS: Final[tuple[Trail, ...]] = get_args(Trail)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
BASES: Final[tuple[Base, ...]] = get_args(Base)
SIDES: Final[tuple[Side, ...]] = get_args(Side)

Seat = Annotated[int, msgspec.Meta(ge=0, lt=int(codes.MOST_SEATS))]
CardNumber = Annotated[int, msgspec.Meta(ge=0, lt=int(deck.CARDS))]
Coordinate = Annotated[int, msgspec.Meta(ge=-int(ground.MOST), le=int(ground.MOST))]
"""Unit squares from the north-west square of the first base: x to the east, y to the south."""

Turn = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""Quarter turns clockwise."""
