"""The heuristic player: builds the loops that are there to be built, or breaks them."""

from __future__ import annotations

from squatch.core.chance import Chance
from squatch.games.trailblazers_sasquatch.names import BASES
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE
from squatch.games.trailblazers_sasquatch.rules.hints import changing_spots
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers


def choose(seen: Trailblazers, chance: Chance) -> int:
    """The code that leaves the most loops; a Sasquatch that is not known yet, the fewest.

    It neither talks nor accuses nor reveals; among equals chance decides.
    """
    legal = [code for code in seen.legal(seen.audience) if code < codes.RASH]
    if seen.marks[board.PHASE] == board.PLACING:
        placed = _placements(seen, int(seen.marks[board.SHOWN]) - 1, int(codes.LAY))
    elif legal[-1] >= codes.BASE:
        placed = {}
        for base in range(len(BASES)):
            if not seen.map.bases_laid >> base & 1:
                offset = int(codes.BASE + codes.SPOTS * base)
                placed |= _placements(seen, int(BASE_PIECE) + base, offset)
    else:
        return legal[chance.below(len(legal))]
    sign = -1 if seen.sasquatch == seen.audience else 1
    best = max(sign * placed.get(code, int(seen.map.loop_total)) for code in legal)
    equals = [code for code in legal if sign * placed.get(code, int(seen.map.loop_total)) == best]
    return equals[chance.below(len(equals))]


def _placements(seen: Trailblazers, piece: int, offset: int) -> dict[int, int]:
    """The value of all loops after each placement that changes some, by its code."""
    found = changing_spots(seen.map, piece)
    return {offset + spot: int(after.loop_total) for spot, after in found}
