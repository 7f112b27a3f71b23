"""Games played to their end in compiled code: the inner loop of simulations and searches."""

from typing import Final, final

from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.core.state import Code, Codes, State

UNBOUNDED: Final[i64] = 2**62


@final
class Playout:
    """A random player for all seats at once, with its buffers.

    `decisions` counts what it decided over its life; a decision with one legal action is taken
    without chance. With `quiet` it is rash (`State.rash_from`) once in so many decisions that
    allow it, and otherwise plays one of the other codes; 0 makes no difference between codes.
    """

    def __init__(self, quiet: i64 = 0) -> None:
        self.codes: Codes = Codes()
        self.quiet: Final[i64] = quiet
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
            elif self.quiet == 0:
                state.step(seat, codes.items[chance.below(codes.size)], chance, journal)
            else:
                code = quiet_code(codes, state.rash_from(), self.quiet, chance)
                state.step(seat, code, chance, journal)
            self.decisions += 1
        return state.pending() == 0


def quiet_code(codes: Codes, rash_from: Code, quiet: i64, chance: Chance) -> Code:
    """One of the codes, a rash one only once in `quiet` times; they are ascending.

    Where all are rash, or none is, they are equally likely.
    """
    items = codes.items
    calm = codes.size
    while calm > 0 and items[calm - 1] >= rash_from:
        calm -= 1
    rash = codes.size - calm
    if rash == 0 or calm == 0:
        return items[chance.below(codes.size)]
    if chance.below(quiet) == 0:
        return items[calm + chance.below(rash)]
    return items[0] if calm == 1 else items[chance.below(calm)]


def fingerprint(state: State) -> int:
    """A number that differs when states differ, to compare builds and find shared clones."""
    mixed: i64 = 0
    for value in state.save():
        low: i64 = value & 0x7FFFFFFF
        high: i64 = (value >> 31) & 0x7FFFFFFF
        mixed = ((mixed ^ low) * 69069 + (high ^ (mixed >> 16)) + 12345) & 0xFFFFFFFF
    return int(mixed)
