"""The heuristic player of Trailblazers: Sasquatch, as a tourist and as the Sasquatch.

It looks at nothing but what its seat has seen. Chance decides only what it says.
"""

from __future__ import annotations

from squatch.core.chance import Chance
from squatch.games.trailblazers_sasquatch.instinct import hunt, sasquatch, talk, tourist
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

OWN_TURN = (board.BASE_DUE, board.SHOWING)


def choose(seen: Trailblazers, chance: Chance) -> int:
    """A legal code for the seat that has seen this."""
    if seen.marks[board.HUNTED] > 0:
        return hunt.choose(seen)
    hidden = seen.sasquatch == seen.audience
    if seen.marks[board.PHASE] == board.ACCUSING:
        code = int(codes.PASS) if hidden else tourist.answer(seen)
        said = talk.about_turn(seen, chance) if code == codes.PASS else None
        return code if said is None else said
    if seen.marks[board.PHASE] in OWN_TURN:
        said = talk.about_hand(seen, chance)
        if said is not None:
            return said
    return sasquatch.choose(seen) if hidden else tourist.choose(seen)
