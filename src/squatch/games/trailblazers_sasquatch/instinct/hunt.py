"""The pursuit: draw what fits without waking an animal, and build towards a loop through the card.

The tally is the time that is left. A base costs none of it, so one that helps is placed first.
"""

from __future__ import annotations

from typing import Final

from squatch.games.trailblazers_sasquatch.instinct import sight
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, BASES, CARDS
from squatch.games.trailblazers_sasquatch.rules.prospects import Ratings
from squatch.games.trailblazers_sasquatch.rules.shapes import TRAILS
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

BASE_HELPS: Final = 2.5  # how many times closer a base has to bring the loop to be worth a turn
FIT: Final = 0.6  # of a card with a long trail of the wanted type, against an animal that is 1
TIDY: Final = 0.6  # chance that a tourist's discard lies in the row of its long type
FED: Final = 0.6  # share of animals among the discards of a Sasquatch
SPARED: Final = 0.5  # share of animals among a tourist's discards, against that of all cards


def choose(seen: Trailblazers) -> int:
    """A code for a tourist whose turn of the pursuit it is."""
    phase = int(seen.marks[board.PHASE])
    if phase == board.PLACING:
        return int(codes.LAY + _ratings(seen, int(seen.marks[board.SHOWN]) - 1).best)
    if phase == board.KEEPING:
        return _keep(seen)
    return _base(seen) or _draw(seen)


def _ratings(seen: Trailblazers, piece: int) -> Ratings:
    pieces = sight.pieces_of(seen.map)
    return sight.chase_ratings_of(seen.tables, pieces, int(seen.map.figure), piece)


def _keep(seen: Trailblazers) -> int:
    """The card that brings the loop closer."""
    drawn = sorted(int(seen.marks[place]) - 1 for place in (board.FIRST_DRAWN, board.SECOND_DRAWN))
    return int(codes.KEEP) + max(drawn, key=lambda card: _ratings(seen, card).best_worth)


def _base(seen: Trailblazers) -> int | None:
    """A base that helps, as long as nothing has been drawn; the best one if nothing is left."""
    if seen.marks[board.PHASE] != board.FIRST_DRAW:
        return None
    supply = [base for base in range(int(BASES)) if not seen.map.bases_laid >> base & 1]
    if not supply:
        return None
    rated = {base: _ratings(seen, int(BASE_PIECE) + base) for base in supply}
    base = max(supply, key=lambda base: rated[base].best_worth)
    helps = int(rated[base].best_worth) >= BASE_HELPS * int(rated[base].before)
    if seen.cards_left() > 0 and not helps:
        return None
    return int(codes.BASE + codes.SPOTS * base + rated[base].best)


def _draw(seen: Trailblazers) -> int:
    """The source with the best hope of the wanted type; a second animal in a turn costs nothing."""
    first = int(seen.marks[board.FIRST_DRAWN]) - 1
    careless = first >= 0 and seen.tables.animals[first] == 1
    wanted = _wanted(seen)

    def worth(source: int) -> float:
        types, animals = contents(seen, source)
        fit = sum(share * want for share, want in zip(types, wanted, strict=True))
        return FIT * fit - (0.0 if careless else animals)

    sources = [source for source in range(int(codes.SOURCES)) if seen.source_size(source) > 0]
    return int(codes.DRAW) + max(sources, key=worth)


def _wanted(seen: Trailblazers) -> list[float]:
    """How much each type would help; together 1."""
    pieces = sight.pieces_of(seen.map)
    closeness, parts = sight.closeness_of(seen.tables, pieces, int(seen.map.figure))
    return [part / closeness if closeness else 1 / int(TRAILS) for part in parts]


def contents(seen: Trailblazers, source: int) -> tuple[list[float], float]:
    """What is to be expected of a card of the deck or a stack: its long type, and an animal."""
    unseen = [card for card in range(int(CARDS)) if seen.where[card] == board.UNKNOWN]
    longs, animals = seen.tables.longs, seen.tables.animals
    cards = max(1, len(unseen))
    types = [sum(longs[card] == trail for card in unseen) / cards for trail in range(int(TRAILS))]
    share = sum(int(animals[card]) for card in unseen) / cards
    if source == 0:
        return types, share
    row = source - 1
    zone = int(board.STACK) + 4 * row
    own = [card for card in range(int(CARDS)) if zone <= seen.where[card] < zone + 4]
    size = int(seen.source_size(source))
    others = max(0, size - len(own))
    fed = _fed(seen, row) * others
    tidy = TIDY * (others - fed)
    for trail in range(int(TRAILS)):
        known = sum(longs[card] == trail for card in own)
        guessed = (others - tidy) / int(TRAILS) + (tidy if trail == row else 0.0)
        types[trail] = (known + guessed) / size
    known = sum(int(animals[card]) for card in own)
    return types, (known + FED * fed + SPARED * share * (others - fed)) / size


def _fed(seen: Trailblazers, row: int) -> float:
    """The Sasquatch's share of what others than this seat have discarded into a row."""
    first = row * sight.ROW_SIZE
    places = range(first, first + int(seen.marks[board.ROW_SIZES + row]))
    discarders = [int(seen.marks[board.DISCARDER + place]) - 1 for place in places]
    others = [seat for seat in discarders if seat != seen.audience]
    return others.count(int(seen.sasquatch)) / len(others) if others else 0.0
