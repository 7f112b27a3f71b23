"""Pieces as the reference rules know them: where they lie, what they touch, and how they look."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.trailblazers_sasquatch.slow_loops import SlowMap, Square, squares_of

CARD, BASE = (2, 1), (2, 2)  # in unit squares, at turn 0
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Piece(NamedTuple):
    """What lies on the table: a card's number or the name of a base."""

    what: int | str
    x: int
    y: int
    turn: int
    by: int

    def squares(self) -> set[Square]:
        size = CARD if isinstance(self.what, int) else BASE
        return set(squares_of(size, self.x, self.y, self.turn).values())


def beside(squares: set[Square]) -> set[Square]:
    """These squares, and all that share an edge with one of them."""
    return squares | {(x + dx, y + dy) for x, y in squares for dx, dy in AROUND}


@cache
def card_turns(shape: str, long: str, first: str, second: str) -> list[int]:
    """The quarter turns of a card that look different (T13)."""
    looks = []
    for turn in range(4):
        land = SlowMap()
        land.lay_card({"shape": shape, "long": long, "short": [first, second]}, 0, 0, turn)
        looks.append({square: sorted(map(repr_of, lines)) for square, lines in land.lines.items()})
    return [turn for turn, look in enumerate(looks) if look not in looks[:turn]]


def repr_of(line: tuple[frozenset[tuple[int, int]], str]) -> str:
    """A piece of trail, in words that do not depend on where it was drawn from."""
    return f"{sorted(line[0])} {line[1]}"


@cache
def base_turns(sides: tuple[str, ...]) -> list[int]:
    """The quarter turns of a base that look different (T13)."""
    looks = []
    for turn in range(4):
        land = SlowMap()
        land.lay_base("it", sides, 0, 0, turn)
        looks.append(land.ends)
    return [turn for turn, look in enumerate(looks) if look not in looks[:turn]]
