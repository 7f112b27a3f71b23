"""Which placements of a piece would change loops: few among many."""

from mypy_extensions import i64

from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, Piece
from squatch.games.trailblazers_sasquatch.rules.ground import (
    BASE_LOOK,
    LOOK,
    WALKS,
    height_of,
    spot_turn,
    spot_x,
    spot_y,
    width_of,
)
from squatch.games.trailblazers_sasquatch.rules.loops import OUTSIDE_X, OUTSIDE_Y, new_loops
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap
from squatch.games.trailblazers_sasquatch.rules.shapes import OPPOSITE, trail_at


def changing_spots(land: TrailMap, piece: Piece) -> list[tuple[int, TrailMap]]:
    """The legal spots of a piece that would close or break a loop, and the map there would be."""
    codes = Codes()
    if piece < BASE_PIECE:
        land.fill_card_spots(piece, codes, 0)
    else:
        land.fill_base_spots(piece - BASE_PIECE, codes, 0)
    found: list[tuple[int, TrailMap]] = []
    for at in range(codes.size):
        spot = codes.items[at]
        if might_change(land, piece, spot):
            after = land.after(piece, spot_x(spot), spot_y(spot), spot_turn(spot))
            if new_loops(land, after) or new_loops(after, land):
                found.append((int(spot), after))
    return found


def might_change(land: TrailMap, piece: Piece, spot: i64) -> bool:
    """False where laying a piece there cannot close or break a loop.

    A card has to cover a square that walks depend on. A base may also do it with two ends of its
    own at which trails of their types begin.
    """
    x = spot_x(spot)
    y = spot_y(spot)
    turn = spot_turn(spot)
    walks: i64 = 0
    for row in range(y, y + height_of(piece, turn)):
        for column in range(x, x + width_of(piece, turn)):
            walks |= land.square(column, row)
    if walks & WALKS != 0:
        return True
    if piece < BASE_PIECE:
        return False
    trails: i64 = 0
    for end in range(i64(8)):
        side = end >> 1
        look = land.square(x + OUTSIDE_X[end], y + OUTSIDE_Y[end]) & LOOK
        if 0 < look < BASE_LOOK and trail_at(look - 1, side ^ OPPOSITE) == land.tables.side(
            piece - BASE_PIECE, turn, side
        ):
            trails += 1
    return trails >= 2
