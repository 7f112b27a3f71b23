"""Chances: to catch the Sasquatch where it stands, and to win if the game goes on.

The curves were fitted to games between players like this one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from squatch.games.trailblazers_sasquatch.instinct import sight
from squatch.games.trailblazers_sasquatch.instinct.suspicion import POINT, animals_in
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, CARDS, DeckTables
from squatch.games.trailblazers_sasquatch.rules.prospects import stage_of
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

EASY: Final = 7.6  # squares to be covered that are as easily caught as not, bases all laid
BASE_NEARER: Final = 5.0  # squares that a base in supply is worth
STEEP: Final = 1.0  # how fast the chance falls with a square more
RARE: Final = 1 / 3  # share of animals for which EASY was measured
LAZY: Final = 3.0  # squares that EASY rises with, as animals become rarer

POINTS_A_TURN: Final = 1.2  # by which loops grow in a turn, beyond what the map promises
PROMISED: Final = 0.92  # of the worth of a map
SPREAD: Final = 3.0  # points by which the loops may be wrong, at the end
SPREAD_A_TURN: Final = 0.05  # and for each turn still to come
MISCOUNTED: Final = 1.0  # animals by which the rows may be wrong
SUCCESS: Final = 50.0  # points with which all do well where nobody has the Sasquatch

SPARED: Final = 0.55  # share of animals among a tourist's discards, against that of all cards
FED: Final = 1.5  # and among those of a Sasquatch
OPEN: Final = 0.5  # the tourists' chance against a Sasquatch in hiding, before anything is known
OPENNESS: Final = 0.7  # how much that weighs at the beginning, against the points foreseen


def catching(tables: DeckTables, pieces: sight.Pieces) -> float:
    """The chance to catch a Sasquatch that stands on the last of these pieces."""
    return _caught(
        sight.reach_of(tables, pieces),
        3 - sum(piece // sight.PIECE >= BASE_PIECE for piece in pieces),
        animals_in(tables) / int(CARDS),
    )


def _caught(squares: int, supply: int, animals: float) -> float:
    """The chance to cover so many squares in time, with so many bases still in supply.

    >>> _caught(2, 0, 1 / 3) > 0.9 > _caught(6, 0, 1 / 3) > 0.4 > _caught(9, 0, 1 / 3)
    True
    """
    if squares == 0:
        return 1.0
    easy = EASY + BASE_NEARER * min(1, supply) + LAZY * (RARE - animals)
    return logistic((easy - squares) / STEEP)


def logistic(odds: float) -> float:
    """A chance from the logarithm of its odds.

    >>> logistic(0.0)
    0.5
    """
    return 1 / (1 + exp(-odds))


# --- if nobody is accused


def loops_expected(seen: Trailblazers) -> float:
    """Points of loops at the end of the game."""
    left = sight.turns_left(sight.row_sizes(seen))
    worth = sight.worth_of(seen.tables, sight.pieces_of(seen.map), stage_of(left)) / POINT
    return worth if left == 0 else PROMISED * worth + POINTS_A_TURN * left


def animals_expected(seen: Trailblazers, beast: int) -> float:
    """Animals in the rows at the end of the game, if a seat is the Sasquatch."""
    share = animals_in(seen.tables) / int(CARDS)
    known = other = fed = 0
    for place in range(sight.ROWS * sight.ROW_SIZE):
        seat = int(seen.marks[board.DISCARDER + place]) - 1
        if seat == seen.audience:
            known += 1
        elif seat == beast:
            fed += 1
        elif seat >= 0:
            other += 1
    animals = sum(
        int(seen.tables.animals[card])
        for card in range(int(CARDS))
        if board.ROW <= seen.where[card] < board.STACK
    )
    left = sight.turns_left(sight.row_sizes(seen))
    beasts = fed + left / int(seen.seats)
    others = other + left * (1 - 1 / int(seen.seats))
    if seen.audience == beast:
        beasts -= fed
    return animals + share * (FED * beasts + SPARED * others)


def points_win(seen: Trailblazers, beast: int) -> float:
    """The tourists' chance to win by points against a seat, or against nobody (ASIDE)."""
    left = sight.turns_left(sight.row_sizes(seen))
    spread = SPREAD + SPREAD_A_TURN * left if left else 0.5
    goal = SUCCESS
    if beast != board.ASIDE:
        factor = int(seen.seats) + 2
        goal = factor * animals_expected(seen, beast)
        spread += factor * MISCOUNTED
    return logistic((loops_expected(seen) + 0.5 - goal) / spread)


def going_on(seen: Trailblazers, beast: int) -> float:
    """The tourists' chance to win if nobody is accused now and a seat, or nobody, has it."""
    points = points_win(seen, beast)
    if beast == board.ASIDE:
        return points
    ahead = OPENNESS * sight.turns_left(sight.row_sizes(seen)) / (sight.ROWS * sight.ROW_SIZE)
    return ahead * OPEN + (1 - ahead) * points
