"""The map: hybrid bases and trail cards, laid beside and over each other.

It knows where a piece may lie and what loops there are, and nothing of turns, hands and players.
Columns count to the east, rows to the south. The first base lies with its northwestern unit square
at (0, 0) (T5).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, DeckTables, Piece
from squatch.games.trailblazers_sasquatch.rules.ground import (
    BARRED,
    BASE_LOOK,
    LOOK,
    MOST,
    NEAR,
    OWNER_SHIFT,
    OWNERS,
    WALKS,
    height_of,
    spot_of,
    spot_turn,
    spot_x,
    spot_y,
    width_of,
)
from squatch.games.trailblazers_sasquatch.rules.loops import BASE_SPOTS, WALK, Loops

# Why a piece may not be laid somewhere; the first of these that holds.
FITS: Final[i64] = 0
TOO_FAR: Final[i64] = 1  # a unit square farther than MOST from the origin (T13)
SAME_AS_ANOTHER_TURN: Final[i64] = 2  # of this piece, which looks the same then (T13)
FLOATING: Final[i64] = 3  # touches nothing; the first base lies at the origin (T5)
COVERS_BASE: Final[i64] = 4
COVERS_FIGURE: Final[i64] = 5  # a square of the figure's piece, in pursuit

NO_FIGURE: Final[i64] = -1
BASE_BIT: Final = vec[i64]([1, 2, 4])


@final
class TrailMap(Loops):
    """A map in progress. It trusts `lay` to be called with what `why_not` finds nothing against."""

    def __init__(self, tables: DeckTables) -> None:
        super().__init__(tables)
        self.figure: i64 = NO_FIGURE  # the place in the list of the piece it stands on

    # --- copies

    def clone(self) -> "TrailMap":
        """An independent copy."""
        other = TrailMap(self.tables)
        other.squares = self.squares[:]
        other.pieces = self.pieces[:]
        other.routes = self.routes[:]
        other.left = self.left
        other.top = self.top
        other.width = self.width
        other.height = self.height
        other.west = self.west
        other.north = self.north
        other.east = self.east
        other.south = self.south
        other.laid = self.laid
        other.bases_laid = self.bases_laid
        other.loops = self.loops
        other.loop_total = self.loop_total
        other.figure = self.figure
        return other

    def save(self) -> list[int]:
        """How many pieces, the figure, and each piece as piece * 65536 + spot."""
        return [int(self.laid), int(self.figure)] + [int(laid) for laid in self.pieces]

    # --- laying

    def why_not(self, piece: Piece, x: i64, y: i64, turn: i64) -> i64:
        """FITS, or the reason why a piece may not be laid."""
        east = x + width_of(piece, turn) - 1
        south = y + height_of(piece, turn) - 1
        if x < -MOST or y < -MOST or east > MOST or south > MOST:
            return TOO_FAR
        if turn >= self.tables.turns[piece]:
            return SAME_AS_ANOTHER_TURN
        if self.laid == 0:
            return FITS if piece >= BASE_PIECE and x == 0 and y == 0 else FLOATING
        flags: i64 = 0
        for row in range(y, south + 1):
            for column in range(x, east + 1):
                square = self.square(column, row)
                if square & LOOK >= BASE_LOOK:
                    return COVERS_BASE
                flags |= square
        if flags & BARRED != 0:
            return COVERS_FIGURE
        return FITS if flags & NEAR != 0 else FLOATING

    def lay(self, piece: Piece, x: i64, y: i64, turn: i64) -> None:
        """Lay a piece, over what is there, and bring the loops up to date."""
        width = width_of(piece, turn)
        height = height_of(piece, turn)
        self.make_room(x, y, width, height)
        at = (y - self.top) * self.width + x - self.left
        walks = self._walks_on(at, width, height)
        self.forget(walks)
        self.note(piece, x, y, turn)
        if piece < BASE_PIECE:
            faces = self.tables.faces
            first = (piece * 4 + turn) * 2
            self.cover(at, faces[first] + 1, 0)
            at += width - 1 + (height - 1) * self.width
            self.cover(at, faces[first + 1] + 1, 0)
        else:
            walks |= self._lay_base(piece - BASE_PIECE, at, spot_of(x, y, turn))
        self.walk(walks)

    def _walks_on(self, at: i64, width: i64, height: i64) -> i64:
        """The walks that depend on the squares of a rectangle."""
        squares = self.squares
        walks: i64 = 0
        for _row in range(height):
            for column in range(width):
                walks |= squares[at + column]
            at += self.width
        return walks & WALKS

    def _lay_base(self, base: i64, at: i64, spot: i64) -> i64:
        """The four squares of a base; the walks of its ends, which begin now."""
        if self.bases_laid == 0:
            self.routes = self.routes[:]
        look = BASE_LOOK + 4 * base
        self.cover(at, look, BARRED)
        self.cover(at + 1, look + 1, BARRED)
        self.cover(at + self.width, look + 2, BARRED)
        self.cover(at + self.width + 1, look + 3, BARRED)
        self.routes[BASE_SPOTS + base] = spot
        self.bases_laid |= BASE_BIT[base]
        walks: i64 = 0
        for end in range(base * 8, base * 8 + 8):
            walks |= WALK[end]
        return walks

    # --- where a piece may lie

    def fill_card_spots(self, card: Piece, codes: Codes, offset: i64) -> None:
        """Add all spots of a card, ascending, `offset` added to each; none on an empty map."""
        if self.laid == 0:
            return
        both = self.tables.turns[card] == 4
        squares = self.squares
        width = self.width
        for y in range(max(self.north - 2, -MOST), min(self.south + 1, MOST) + 1):
            at = (y - self.top) * width + max(self.west - 2, -MOST) - self.left
            for x in range(max(self.west - 2, -MOST), min(self.east + 1, MOST) + 1):
                here = squares[at]
                right = squares[at + 1]
                below = squares[at + width]
                at += 1
                if here & BARRED != 0:
                    continue
                flat = (here | right) & NEAR != 0 and right & BARRED == 0 and x < MOST
                upright = (here | below) & NEAR != 0 and below & BARRED == 0 and y < MOST
                spot = spot_of(x, y, 0) + offset
                if flat:
                    codes.add(spot)
                if upright:
                    codes.add(spot + 1)
                if flat and both:
                    codes.add(spot + 2)
                if upright and both:
                    codes.add(spot + 3)

    def fill_base_spots(self, base: i64, codes: Codes, offset: i64) -> None:
        """Add all spots of a hybrid base, ascending, `offset` added to each."""
        turns = self.tables.turns[BASE_PIECE + base]
        if self.laid == 0:
            for turn in range(turns):
                codes.add(spot_of(0, 0, turn) + offset)
            return
        squares = self.squares
        width = self.width
        for y in range(max(self.north - 2, -MOST), min(self.south + 1, MOST - 1) + 1):
            at = (y - self.top) * width + max(self.west - 2, -MOST) - self.left
            for x in range(max(self.west - 2, -MOST), min(self.east + 1, MOST - 1) + 1):
                upper = squares[at] | squares[at + 1]
                flags = upper | squares[at + width] | squares[at + width + 1]
                at += 1
                if flags & (NEAR | BARRED) == NEAR:
                    for turn in range(turns):
                        codes.add(spot_of(x, y, turn) + offset)

    def after(self, piece: Piece, x: i64, y: i64, turn: i64) -> "TrailMap":
        """What the map would be with a piece more; `new_loops` says what that changes."""
        other = self.clone()
        other.lay(piece, x, y, turn)
        return other

    # --- bases and the figure

    def touches_base(self, at: i64) -> bool:
        """Whether a laid piece is a base, or shares an edge with one; corners do not count (T7)."""
        piece = self.piece(at)
        if piece >= BASE_PIECE:
            return True
        x = self.piece_x(at)
        y = self.piece_y(at)
        turn = self.piece_turn(at)
        for row in range(y, y + height_of(piece, turn)):
            for column in range(x, x + width_of(piece, turn)):
                if (
                    self._is_base(column, row - 1)
                    or self._is_base(column + 1, row)
                    or self._is_base(column, row + 1)
                    or self._is_base(column - 1, row)
                ):
                    return True
        return False

    def _is_base(self, x: i64, y: i64) -> bool:
        return self.square(x, y) & LOOK >= BASE_LOOK

    def stand(self, at: i64) -> None:
        """The figure stands on a laid piece from now on, which may not be covered any more."""
        self.figure = at
        squares = self.squares
        for index in range(len(squares)):
            if (squares[index] >> OWNER_SHIFT) & OWNERS == at + 1:
                squares[index] |= BARRED

    def caught(self) -> bool:
        """Whether a loop uses a visible trail of the figure's card, or is one of its base (T10)."""
        if self.figure == NO_FIGURE or self.loops == 0:
            return False
        piece = self.piece(self.figure)
        if piece >= BASE_PIECE:
            return self.loops_of_base(piece - BASE_PIECE) > 0
        x = self.piece_x(self.figure)
        y = self.piece_y(self.figure)
        turn = self.piece_turn(self.figure)
        walks: i64 = 0
        for row in range(y, y + height_of(piece, turn)):
            for column in range(x, x + width_of(piece, turn)):
                if self.owner_at(column, row) == self.figure:
                    walks |= self.square(column, row)
        return walks & self.looping() != 0


def restore_map(tables: DeckTables, numbers: list[int]) -> TrailMap:
    """The map that `save` gave these numbers of."""
    restored = TrailMap(tables)
    for number in numbers[2:]:
        laid = i64(number)
        restored.lay(laid >> 16, spot_x(laid), spot_y(laid), spot_turn(laid))
    if numbers[1] != NO_FIGURE:
        restored.stand(numbers[1])
    return restored
