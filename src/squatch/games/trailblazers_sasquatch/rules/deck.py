"""The cards as the compiled map reads them: tables of numbers, made by `deck.py` of the game.

A piece is a trail card, 0 to 134, or a hybrid base, `BASE_PIECE` and its number.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.games.trailblazers_sasquatch.rules.shapes import Side, Trail, turned

Piece = i64

CARDS: Final[i64] = 135
BASES: Final[i64] = 3
BASE_PIECE: Final[i64] = 135  # + base
PIECES: Final[i64] = 138


@final
class DeckTables:
    """What the rules need of the cards.

    A card is (face of its first square, face of its second one, type of its long trail), as it lies
    at turn 0; `animals` says which show one. `sides` has the four side types of each base at turn
    0, clockwise from the north.
    """

    def __init__(
        self, cards: list[tuple[int, int, int]], animals: list[bool], sides: list[list[int]]
    ) -> None:
        self.faces: vec[i64] = vec[i64]([0] * 1080)  # at (card * 4 + turn) * 2 + place
        self.longs: vec[i64] = vec[i64]([0] * 135)
        self.animals: vec[i64] = vec[i64]([0] * 135)  # 1 where there is one
        self.sides: vec[i64] = vec[i64]([0] * 48)  # at (base * 4 + turn) * 4 + side
        # How many turns of a piece look different (T13): 2 with the 27 cards of a symmetric shape
        # whose short trails are of one type, 4 with all others and with the bases as printed.
        self.turns: vec[i64] = vec[i64]([4] * 138)
        for card in range(CARDS):
            first, second, long = cards[card]
            self._fill_faces(card, i64(first), i64(second))
            self.longs[card] = long
            self.animals[card] = 1 if animals[card] else 0
        for base in range(BASES):
            self._fill_sides(base, sides[base])

    def _fill_faces(self, card: i64, first: i64, second: i64) -> None:
        """The two faces a turn, the western or northern one first."""
        faces = self.faces
        for turn in range(i64(4)):
            at = (card * 4 + turn) * 2
            swapped = turn >> 1  # from the half turn on the second square lies before the first
            faces[at + swapped] = turned(first, turn)
            faces[at + 1 - swapped] = turned(second, turn)
        at = card * 8
        if faces[at] == faces[at + 4] and faces[at + 1] == faces[at + 5]:
            self.turns[card] = 2

    def _fill_sides(self, base: i64, types: list[int]) -> None:
        for turn in range(i64(4)):
            for side in range(i64(4)):
                self.sides[(base * 4 + turn) * 4 + (side + turn) % 4] = types[side]
        if types[0] == types[2] and types[1] == types[3]:
            self.turns[BASE_PIECE + base] = 1 if types[0] == types[1] else 2

    def long_trail(self, card: Piece) -> Trail:
        """The type of the trail that runs through both squares."""
        return self.longs[card]

    def has_animal(self, card: Piece) -> bool:
        """Whether the card shows an animal (T2)."""
        return self.animals[card] == 1

    def side(self, base: i64, turn: i64, side: Side) -> Trail:
        """The type of a side of a laid base."""
        return self.sides[(base * 4 + turn) * 4 + side]
