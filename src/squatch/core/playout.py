"""Games played to their end in compiled code: the inner loop of simulations and searches."""

from typing import Final, final

from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.core.state import Codes, State

UNBOUNDED: Final[i64] = 2**62


@final
class Playout:
    """A random player for all seats at once, with its buffers.

    `decisions` counts what it decided over its life; a decision with one legal action is taken
    without chance.
    """

    def __init__(self) -> None:
        self.codes: Codes = Codes()
        self.decisions: i64 = 0

    def run(
        self,
        state: State,
        chance: Chance,
        most: i64 = UNBOUNDED,
        journal: Journal | None = None,
    ) -> bool:
        """Play the state to its end, or for `most` decisions; True when it ended."""
        codes = self.codes
        for _decision in range(most):
            seat = state.to_act()
            if seat < 0:
                return True
            codes.clear()
            state.fill_legal(seat, codes)
            if codes.size == 1:
                state.step(seat, codes.items[0], chance, journal)
            else:
                state.step(seat, codes.items[chance.below(codes.size)], chance, journal)
            self.decisions += 1
        return state.pending() == 0


def fingerprint(state: State) -> int:
    """A number that differs when states differ, to compare builds and find shared clones."""
    mixed: i64 = 0
    for value in state.save():
        low: i64 = value & 0x7FFFFFFF
        high: i64 = (value >> 31) & 0x7FFFFFFF
        mixed = ((mixed ^ low) * 69069 + (high ^ (mixed >> 16)) + 12345) & 0xFFFFFFFF
    return int(mixed)
