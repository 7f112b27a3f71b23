"""A tourist before the pursuit: loops grow, animals stay out of the rows, and rows stay even.

After each turn it compares two chances to win: to accuse, and to let the game go on.
"""

from __future__ import annotations

from typing import Final

from squatch.games.trailblazers_sasquatch.instinct import odds, sight
from squatch.games.trailblazers_sasquatch.instinct.suspicion import POINT, suspicion
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, BASES, CARDS
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

SEEMLY: Final = 1.0  # points for not being seen to feed animals
MATCH: Final = 1.2  # of a row of the card's long type, against a card more in it
DOUBT: Final = 0.15  # by which it must be better to accuse: an error cannot be undone
SURE: Final = 0.55  # and how likely it must be: nobody likes to be blamed for bad luck


def hand_of(seen: Trailblazers) -> list[int]:
    """The own hand cards, ascending."""
    mine = board.HAND + seen.audience
    return [card for card in range(int(CARDS)) if seen.where[card] == mine]


def choose(seen: Trailblazers) -> int:
    """A code for the seat whose turn it is."""
    phase = int(seen.marks[board.PHASE])
    if phase == board.BASE_DUE:
        return base_code(*best_base(seen))
    if phase == board.SHOWING:
        return int(codes.SHOW) + _card(seen)
    if phase == board.PLACING:
        return int(codes.LAY + sight.ratings(seen, int(seen.marks[board.SHOWN]) - 1).best)
    return int(codes.DISCARD) + _row(seen)


def base_code(base: int, spot: int) -> int:
    """The code that places a base."""
    return int(codes.BASE + codes.SPOTS * base) + spot


def best_base(seen: Trailblazers) -> tuple[int, int]:
    """The base of the supply that makes the map worth most, and where."""
    supply = [base for base in range(int(BASES)) if not seen.map.bases_laid >> base & 1]
    rated = {base: sight.ratings(seen, int(BASE_PIECE) + base) for base in supply}
    base = max(supply, key=lambda base: rated[base].best_worth)
    return base, int(rated[base].best)


def _card(seen: Trailblazers) -> int:
    """The card to place: what it brings, less what it costs to discard the other."""
    first, second = hand_of(seen)
    somebody = 1 - suspicion(seen, int(seen.audience))[-1]
    animal = POINT * ((int(seen.seats) + 2) * somebody + SEEMLY)

    def worth(card: int) -> float:
        other = first + second - card
        brings = int(sight.ratings(seen, card).best_worth)
        return brings - animal * int(seen.tables.animals[other])

    return max((first, second), key=worth)


def _row(seen: Trailblazers) -> int:
    """A short row, rather that of the card's long type."""
    (card,) = hand_of(seen)
    sizes = sight.row_sizes(seen)
    long = int(seen.tables.longs[card])
    return max(range(sight.ROWS), key=lambda row: MATCH * (row == long) - sizes[row])


# --- accusing


def answer(seen: Trailblazers) -> int:
    """After a turn: accuse, or pass."""
    active = int(seen.marks[board.ACTIVE])
    beliefs = suspicion(seen, int(seen.audience))
    if beliefs[active] < SURE:
        return int(codes.PASS)
    accused = beliefs[active] * odds.catching(seen.tables, sight.pieces_of(seen.map))
    if accused > going_on(seen, beliefs) + DOUBT:
        return int(codes.ACCUSE) + active
    return int(codes.PASS)


def going_on(seen: Trailblazers, beliefs: list[float]) -> float:
    """The chance to win if nobody is accused now."""
    chance = beliefs[-1] * odds.going_on(seen, int(board.ASIDE))
    for seat, belief in enumerate(beliefs[:-1]):
        if belief > 0:
            chance += belief * odds.going_on(seen, seat)
    return chance
