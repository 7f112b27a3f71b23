"""The ground: unit squares in a window that grows, and the list of the pieces laid on them.

A square is one integer of bit fields. It holds what is to be seen there and whose it is, the walks
that depend on it, and whether a piece may be laid there:

    bits 0-6    look: 0 nothing; 1 and the face; 32 + 4 * base + corner of a hybrid base
    bits 7-15   1 and the place in the list of the piece seen there; 0 nothing
    bits 16-39  walks that passed or stopped here, one bit for each end of a base
    bit 40      near: covered, or sharing an edge with a covered square
    bit 41      barred: nothing may be laid here
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, DeckTables, Piece

LOOK: Final[i64] = 127
BASE_LOOK: Final[i64] = 32
OWNER: Final[i64] = 128  # owner numbers are multiplied by it
OWNER_SHIFT: Final[i64] = 7
OWNERS: Final[i64] = 511
WALKS: Final[i64] = 0xFFFFFF0000
NEAR: Final[i64] = 0x10000000000
BARRED: Final[i64] = 0x20000000000

MOST: Final[i64] = 63  # the farthest a square may be from the first base (T13)
RING: Final[i64] = 2  # empty squares around all that is laid, so that neighbours need no check
GROWTH: Final[i64] = 6  # squares that a window grows by when it is too small

NO_SQUARES: Final = vec[i64]()
NO_PIECES: Final = vec[i64]()


def spot_of(x: i64, y: i64, turn: i64) -> i64:
    """A placement as one number: row by row from the northwest, then by turn.

    >>> spot_of(0, 0, 1) < spot_of(1, 0, 0) < spot_of(-63, 1, 0)
    True
    """
    return ((y + 64) * 128 + x + 64) * 4 + turn


def spot_x(spot: i64) -> i64:
    """The column of a placement.

    >>> spot_x(spot_of(-5, 7, 3)), spot_y(spot_of(-5, 7, 3)), spot_turn(spot_of(-5, 7, 3))
    (-5, 7, 3)
    """
    return ((spot >> 2) & 127) - 64


def spot_y(spot: i64) -> i64:
    """The row of a placement."""
    return ((spot >> 9) & 127) - 64


def spot_turn(spot: i64) -> i64:
    """The quarter turns of a placement."""
    return spot & 3


def width_of(piece: Piece, turn: i64) -> i64:
    """How many unit squares a laid piece is wide."""
    return 1 if piece < BASE_PIECE and turn & 1 == 1 else 2


def height_of(piece: Piece, turn: i64) -> i64:
    """How many unit squares a laid piece is high."""
    return 1 if piece < BASE_PIECE and turn & 1 == 0 else 2


@mypyc_attr(allow_interpreted_subclasses=False)
class Ground:
    """Unit squares, and the pieces in the order in which they were laid."""

    def __init__(self, tables: DeckTables) -> None:
        self.tables: DeckTables = tables
        self.squares: vec[i64] = NO_SQUARES  # row by row; none before the first piece
        self.left: i64 = 0  # of the window
        self.top: i64 = 0
        self.width: i64 = 0
        self.height: i64 = 0
        self.west: i64 = 0  # of what is laid: its outermost squares
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.laid: i64 = 0
        self.pieces: vec[i64] = NO_PIECES  # piece * 65536 + spot
        self.bases_laid: i64 = 0  # bit b stands for base b

    # --- pieces

    @final
    def piece(self, at: i64) -> Piece:
        """The piece at a place in the list."""
        return self.pieces[at] >> 16

    @final
    def piece_x(self, at: i64) -> i64:
        """Its western column."""
        return spot_x(self.pieces[at])

    @final
    def piece_y(self, at: i64) -> i64:
        """Its northern row."""
        return spot_y(self.pieces[at])

    @final
    def piece_turn(self, at: i64) -> i64:
        """Its quarter turns."""
        return spot_turn(self.pieces[at])

    # --- squares

    @final
    def square(self, x: i64, y: i64) -> i64:
        """The bit fields of a square, wherever it is."""
        column = x - self.left
        row = y - self.top
        if column < 0 or row < 0 or column >= self.width or row >= self.height:
            return 0
        return self.squares[row * self.width + column]

    @final
    def face_at(self, x: i64, y: i64) -> i64:
        """The face to be seen on a square, or -1 where there is nothing or a base."""
        look = self.square(x, y) & LOOK
        return look - 1 if look < BASE_LOOK else i64(-1)

    @final
    def owner_at(self, x: i64, y: i64) -> i64:
        """The place in the list of the piece to be seen on a square, or -1."""
        return ((self.square(x, y) >> OWNER_SHIFT) & OWNERS) - 1

    # --- laying

    @final
    def make_room(self, x: i64, y: i64, width: i64, height: i64) -> None:
        """See to it that a rectangle lies in the window with its ring, and count it as laid on."""
        east = x + width - 1
        south = y + height - 1
        if self.laid == 0:
            self.west, self.north, self.east, self.south = x, y, east, south
            self._grow(x - RING - GROWTH, y - RING - GROWTH, east + RING, south + RING)
            return
        self.west = min(self.west, x)
        self.north = min(self.north, y)
        self.east = max(self.east, east)
        self.south = max(self.south, south)
        if (
            x - RING < self.left
            or y - RING < self.top
            or east + RING >= self.left + self.width
            or south + RING >= self.top + self.height
        ):
            self._grow(x - RING, y - RING, east + RING, south + RING)

    @final
    def _grow(self, west: i64, north: i64, east: i64, south: i64) -> None:
        """A wider window with everything where it was; these squares have to lie in it."""
        old = self.squares
        left = self.left
        top = self.top
        right = left + self.width - 1
        bottom = top + self.height - 1
        if self.laid == 0:
            left, top, right, bottom = west, north, east + GROWTH, south + GROWTH
        if west < left:
            left = west - GROWTH
        if north < top:
            top = north - GROWTH
        if east > right:
            right = east + GROWTH
        if south > bottom:
            bottom = south + GROWTH
        width = right - left + 1
        height = bottom - top + 1
        squares = vec[i64]([0] * (width * height))
        for row in range(self.height):
            to = (row + self.top - top) * width + self.left - left
            at = row * self.width
            for column in range(self.width):
                squares[to + column] = old[at + column]
        self.squares = squares
        self.left = left
        self.top = top
        self.width = width
        self.height = height

    @final
    def note(self, piece: Piece, x: i64, y: i64, turn: i64) -> None:
        """One more piece in the list."""
        self.pieces = append(self.pieces, piece * 65536 + spot_of(x, y, turn))
        self.laid += 1

    @final
    def cover(self, at: i64, look: i64, flags: i64) -> None:
        """The last piece of the list is seen on the square at an index of the window."""
        squares = self.squares
        width = self.width
        squares[at] = look | self.laid * OWNER | (squares[at] & WALKS) | flags | NEAR
        squares[at - width] |= NEAR
        squares[at + 1] |= NEAR
        squares[at + width] |= NEAR
        squares[at - 1] |= NEAR
