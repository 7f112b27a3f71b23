"""Who may be the Sasquatch: a probability for each seat, from what everybody could see.

The Sasquatch is dealt to each player or aside with equal chances. Each turn then says something:
how good the placement was against the best of the card that was shown, whether that card has an
animal (a Sasquatch rather puts those into the rows), which row the other card went to; and words,
when the next card belies them, or when others find a turn odd.

Not everybody who plays badly hides something: some, tourists and Sasquatches alike, do not know
yet what is good. So there are three to tell apart, and what speaks for one of them is told by
`Signs`. Evidence is the logarithm of how much more likely all of it was for the Sasquatch than for
a tourist, whether they know the game or not: it grows with small faults of somebody who mostly
plays well, and a beginner's blunders cancel out.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from squatch.core.state import SPECTATOR
from squatch.games.trailblazers_sasquatch.instinct import sight
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, BASES, CARDS, DeckTables
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

POINT: Final = 100.0  # worths are hundredths of points

FAULTLESS: Final = -0.1  # evidence of a placement as good as can be
LOSS: Final = 0.5  # a point lost by the placement
MOST_LOSS: Final = 6.0  # points that are counted
BLUR: Final = 0.25  # points that anybody may lose
EVEN: Final = -0.05  # of a discard into a shortest row
UNEVEN: Final = 0.3  # a card more than that one and another
LIE: Final = 1.5  # of a card that belies what was said of the hand
ODD: Final = 0.25  # of a turn that another one calls odd

NOVICES: Final = 0.4  # share of people who do not know yet what is good
BLUNDER: Final = 0.8  # a fault speaks for a novice that much more than for a Sasquatch
NO_BLUNDER: Final = -1.0  # of a placement as good as can be, for a novice
CHANCE_ROW: Final = 0.2  # the same for rows, both ways

# A hand that has one animal and one card without: how often the animal is placed.
TOURIST_SPARES: Final = 0.85
SASQUATCH_SPARES: Final = 0.3


class Signs(NamedTuple):
    """Logarithms: how likely something was for this player, against a tourist who plays well."""

    beast: float
    novice: float

    def plus(self, other: Signs) -> Signs:
        """Both together."""
        return Signs(self.beast + other.beast, self.novice + other.novice)

    def against_tourists(self) -> float:
        """The evidence, with novices among tourists and Sasquatches.

        >>> blunder = Signs(beast=2.8, novice=3.8)
        >>> blunder.against_tourists() < 0.5 < Signs(beast=0.6, novice=-3.0).against_tourists()
        True
        """
        novice = NOVICES * exp(self.novice)
        return log(((1 - NOVICES) * exp(self.beast) + novice) / (1 - NOVICES + novice))


NOTHING: Final = Signs(0.0, 0.0)


def suspicion(seen: Trailblazers, viewer: int) -> list[float]:
    """What a tourist in the seat `viewer` should believe: a probability a seat, and aside last."""
    weights = [exp(told) for told in evidence(seen, viewer)] + [1.0]
    weights[viewer] = 0.0
    total = sum(weights)
    return [weight / total for weight in weights]


def suspected(told: list[float], seat: int, more: float) -> float:
    """What the tourist who suspects a seat most believes of it, with so much more evidence."""
    weights = [exp(one) for one in told]
    weights[seat] *= exp(more)
    total = sum(weights) + 1.0
    return max(
        weights[seat] / (total - weight) for other, weight in enumerate(weights) if other != seat
    )


def evidence(seen: Trailblazers, viewer: int = SPECTATOR) -> list[float]:
    """All that speaks for each seat to be the Sasquatch, but for the viewer's own words."""
    pieces = sight.pieces_of(seen.map)
    signs = [_of_words(seen, pieces, seat) for seat in range(int(seen.seats))]
    for at, turn in enumerate(sight.turns_of(seen)):
        signs[turn.seat] = signs[turn.seat].plus(_of_turn(seen.tables, pieces[: at + 1], turn))
    told = [sign.against_tourists() for sign in signs]
    for seat in range(int(seen.seats)):
        odd = odd_seat(seen, seat)
        if odd is not None and seat != viewer:
            told[odd] += ODD
    return told


def of_loss(points: float) -> float:
    """Evidence of a placement that is so many points worse than the best one."""
    return FAULTLESS + LOSS * max(0.0, min(points, MOST_LOSS) - BLUR)


@lru_cache(maxsize=64)
def _shows_animal(animals: int) -> tuple[float, float]:
    """Evidence of a shown card without and with an animal, in a deck with so many of them."""
    share = animals / int(CARDS)
    both, one = share * share, 2 * share * (1 - share)
    tourist = both + TOURIST_SPARES * one
    beast = both + SASQUATCH_SPARES * one
    if not 0 < tourist < 1 or not 0 < beast < 1:
        return 0.0, 0.0
    return log((1 - beast) / (1 - tourist)), log(beast / tourist)


def of_animal(tables: DeckTables, card: int) -> float:
    """Evidence of the card that was chosen to be placed."""
    return _shows_animal(animals_in(tables))[int(tables.animals[card])]


@lru_cache(maxsize=64)
def animals_in(tables: DeckTables) -> int:
    """How many cards of the deck show an animal."""
    return sum(int(tables.animals[card]) for card in range(int(CARDS)))


def of_row(sizes: tuple[int, ...], row: int) -> float:
    """Evidence of a discard into a row."""
    spread = sizes[row] - min(sizes)
    return EVEN if spread == 0 else UNEVEN * (spread - 1)


def _loss_signs(points: float) -> Signs:
    """What a placement tells that is so many points worse than the best one."""
    beast = of_loss(points)
    return Signs(beast, NO_BLUNDER if points <= BLUR else beast + BLUNDER)


def _row_signs(sizes: tuple[int, ...], row: int) -> Signs:
    beast = of_row(sizes, row)
    return Signs(beast, beast + (CHANCE_ROW if beast > EVEN else -CHANCE_ROW))


@lru_cache(maxsize=4096)
def _of_turn(tables: DeckTables, pieces: sight.Pieces, turn: sight.Turn) -> Signs:
    """What a turn tells, which placed the last of these pieces."""
    before = pieces[:-1]
    rated = sight.ratings_then(tables, before, turn, turn.piece)
    if turn.is_base:
        supply = set(range(int(BASE_PIECE), int(BASE_PIECE + BASES)))
        supply -= {piece // sight.PIECE for piece in before}
        best = max(sight.ratings_then(tables, before, turn, base).best_worth for base in supply)
        return _loss_signs(int(best - rated.worth_at(turn.spot)) / POINT)
    told = _loss_signs(int(rated.best_worth - rated.worth_at(turn.spot)) / POINT)
    animal = of_animal(tables, turn.piece)
    told = told.plus(Signs(animal, animal / 2))  # a novice does not care which of two cards has one
    return told if turn.row is None else told.plus(_row_signs(turn.sizes, turn.row))


# --- words


def said_types(seen: Trailblazers, seat: int) -> int | None:
    """The types that a seat said last its cards have, as bits."""
    said = int(seen.marks[board.SPOKEN + seat]) - 1
    return said - int(codes.SAY_TYPES) if codes.SAY_TYPES <= said < codes.SAY_GOOD else None


def odd_seat(seen: Trailblazers, seat: int) -> int | None:
    """Whose turn a seat called odd, if that was the last it said."""
    said = int(seen.marks[board.SPOKEN + seat]) - 1
    return said - int(codes.SAY_ODD) if said >= codes.SAY_ODD else None


def _of_words(seen: Trailblazers, pieces: sight.Pieces, seat: int) -> Signs:
    """What a seat's words of its hand tell: the first card it has placed since may belie them."""
    types = said_types(seen, seat)
    if types is None:
        return NOTHING
    seats, first = int(seen.seats), int(seen.marks[board.FIRST])
    for at in range(int(seen.marks[board.SPOKEN_AT + seat]), len(pieces)):
        piece = pieces[at] // sight.PIECE
        if (first + at) % seats == seat and piece < CARDS:
            truth = types >> int(seen.tables.longs[piece]) & 1
            return NOTHING if truth else Signs(LIE, LIE / 2)  # a novice may have mistaken the sign
    return NOTHING
