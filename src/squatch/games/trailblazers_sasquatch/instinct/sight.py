"""What a seat makes of the table: whose turns they were, and what placements were worth.

Everything here follows from public things. Appraisals are costly and asked for again and again, by
the seat whose turn it is and by all who watch it, so they are kept; they are pure functions of the
pieces on the map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.chase import FAR, Chase
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, DeckTables
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap
from squatch.games.trailblazers_sasquatch.rules.prospects import Prospects, Ratings, stage_of
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

ROWS: Final = int(board.ROWS)
ROW_SIZE: Final = int(board.ROW_SIZE)
PIECE: Final = 65536  # a laid piece is piece * PIECE + spot

Pieces = tuple[int, ...]


class Turn(NamedTuple):
    """A finished turn before the pursuit, as everybody saw it."""

    seat: int
    piece: int  # a card, or BASE_PIECE + base
    spot: int
    row: int | None  # where the seat discarded; None after a base, and where it is still to do so
    sizes: tuple[int, ...]  # of the rows before that

    @property
    def is_base(self) -> bool:
        """Whether a base was placed."""
        return self.piece >= BASE_PIECE


def pieces_of(land: TrailMap) -> Pieces:
    """What lies on a map, in the order of laying: what appraisals are kept by."""
    return tuple([int(piece) for piece in land.pieces])


def turns_left(sizes: tuple[int, ...]) -> int:
    """About how many cards will still be placed before a row is full.

    >>> turns_left((0, 0, 0)), turns_left((11, 11, 11)), turns_left((11, 2, 2))
    (36, 3, 3)
    """
    return min(ROWS * ROW_SIZE - sum(sizes), ROWS * (ROW_SIZE - max(sizes)))


def row_sizes(seen: Trailblazers) -> tuple[int, ...]:
    """Cards in each row."""
    return tuple(int(seen.marks[board.ROW_SIZES + row]) for row in range(ROWS))


# --- turns


def turns_of(seen: Trailblazers) -> list[Turn]:
    """All turns before the pursuit, in order.

    Rows say who discarded where, but not always when. Where a seat may have used one row or another
    it is taken to have used the shortest, which tells least against it.
    """
    marks = seen.marks
    discarders = [
        [
            int(marks[board.DISCARDER + row * ROW_SIZE + place]) - 1
            for place in range(int(marks[board.ROW_SIZES + row]))
        ]
        for row in range(ROWS)
    ]
    sizes = [0] * ROWS
    turns: list[Turn] = []
    laid = int(marks[board.HUNTED]) or int(seen.map.laid)
    for at in range(laid):
        seat = (int(marks[board.FIRST]) + at) % int(seen.seats)
        piece, spot = divmod(int(seen.map.pieces[at]), PIECE)
        before = tuple(sizes)
        row = None
        if piece < BASE_PIECE:
            fitting = [
                row
                for row in range(ROWS)
                if sizes[row] < len(discarders[row]) and discarders[row][sizes[row]] == seat
            ]
            row = min(fitting, key=sizes.__getitem__, default=None)
            if row is not None:
                sizes[row] += 1
        turns.append(Turn(seat, piece, spot, row, before))
    return turns


# --- appraisals


@lru_cache(maxsize=512)
def land_of(tables: DeckTables, pieces: Pieces) -> TrailMap:
    """The map with these pieces and no figure. It must not be changed."""
    if not pieces:
        return TrailMap(tables)
    piece, spot = divmod(pieces[-1], PIECE)
    before = land_of(tables, pieces[:-1])
    return before.after(piece, spot_x(spot), spot_y(spot), spot_turn(spot))


@lru_cache(maxsize=2048)
def ratings_of(tables: DeckTables, pieces: Pieces, piece: int, stage: int) -> Ratings:
    """What the map would be worth with one more piece, for all its spots."""
    land = land_of(tables, pieces)
    prospects = Prospects(stage)
    if piece >= BASE_PIECE:
        return prospects.rate_base(land, piece - BASE_PIECE)
    return prospects.rate_card(land, piece)


def ratings(seen: Trailblazers, piece: int) -> Ratings:
    """The same, of the map as it lies."""
    stage = stage_of(turns_left(row_sizes(seen)))
    return ratings_of(seen.tables, pieces_of(seen.map), piece, stage)


def ratings_then(tables: DeckTables, before: Pieces, turn: Turn, piece: int) -> Ratings:
    """What a piece would have been worth in a turn, on the map as it lay before."""
    return ratings_of(tables, before, piece, stage_of(turns_left(turn.sizes)))


@lru_cache(maxsize=2048)
def worth_of(tables: DeckTables, pieces: Pieces, stage: int) -> int:
    """What a map is worth as it lies."""
    return int(Prospects(stage).worth(land_of(tables, pieces)))


# --- the pursuit


@lru_cache(maxsize=2048)
def reach_of(tables: DeckTables, pieces: Pieces) -> int:
    """Squares to be covered for a loop, if the figure stood on the last piece; FAR at most."""
    return int(_chase_of(tables, pieces, len(pieces) - 1).least)


@lru_cache(maxsize=512)
def closeness_of(tables: DeckTables, pieces: Pieces, figure: int) -> tuple[int, tuple[int, ...]]:
    """How close a loop through the figure's piece is, and the part of it of each trail type."""
    chase = _chase_of(tables, pieces, figure)
    return int(chase.closeness), tuple(int(part) for part in chase.wanted)


@lru_cache(maxsize=512)
def chase_ratings_of(tables: DeckTables, pieces: Pieces, figure: int, piece: int) -> Ratings:
    """How close it would be with one more piece, for all its spots."""
    land = _hunted_land(tables, pieces, figure)
    chase = Chase()
    if piece >= BASE_PIECE:
        return chase.rate_base(land, piece - BASE_PIECE)
    return chase.rate_card(land, piece)


def _chase_of(tables: DeckTables, pieces: Pieces, figure: int) -> Chase:
    chase = Chase()
    chase.measure(_hunted_land(tables, pieces, figure), FAR)
    return chase


def _hunted_land(tables: DeckTables, pieces: Pieces, figure: int) -> TrailMap:
    land = land_of(tables, pieces).clone()
    land.stand(figure)
    return land
