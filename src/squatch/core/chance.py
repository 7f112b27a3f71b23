"""Chance, handed to the rules as an argument.

It is never part of a state, so no search can look ahead into it. A source answers one question,
`below(bound)`. *Fast* is for simulations, *Scripted* for tests and replays, *Recorded* writes down
what another source said. The sealed source of real tables is in `seal.py`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.errors import ChanceExhausted

WORD: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance outcomes."""

    def below(self, bound: i64) -> i64:
        """One of `range(bound)`, each equally likely; 1 <= bound < 2**31."""
        raise NotImplementedError


@final
class Fast(Chance):
    """A seeded generator of 32-bit words, the same stream on every platform and in both builds.

    It is sfc32 of C. Doty-Humphrey's PractRand: 128 bits of state, additions and shifts only.
    Different `stream` numbers of one seed, such as the games of a batch, are independent of each
    other. An outcome is off its fair
    share by less than bound / 2**32.

    >>> chance = Fast(7)
    >>> [chance.below(6) for _ in range(8)]
    [4, 5, 0, 2, 4, 2, 5, 2]
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = ((stream & WORD) * GOLDEN + 1) & WORD
        self.counter: i64 = 1
        for _mixing in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        counter = self.counter
        word = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def below(self, bound: i64) -> i64:
        """The next word, scaled."""
        return (self.word() * bound) >> 32


@final
class Scripted(Chance):
    """Outcomes from a list, in order: for tests, replays and tutorials.

    Raises `ChanceExhausted` when the list is empty or its next outcome is out of bounds.

    >>> Scripted([3, 0]).below(6)
    3
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = outcomes
        self.used: i64 = 0

    def below(self, bound: i64) -> i64:
        """The next outcome of the list."""
        if self.used >= len(self.outcomes):
            raise ChanceExhausted(
                f"the script of {len(self.outcomes)} outcomes is used up; one more was asked for"
            )
        outcome: i64 = self.outcomes[self.used]
        if outcome < 0 or outcome >= bound:
            raise ChanceExhausted(
                f"outcome {self.used} of the script is {outcome}; expected 0 to {bound - 1}"
            )
        self.used += 1
        return outcome


@final
class Recorded(Chance):
    """Passes on what another source says, and keeps it in `outcomes`."""

    def __init__(self, source: Chance) -> None:
        self.source: Chance = source
        self.said: vec[i64] = vec[i64]()

    def below(self, bound: i64) -> i64:
        """What the source says."""
        outcome = self.source.below(bound)
        self.said = append(self.said, outcome)
        return outcome

    @property
    def outcomes(self) -> list[int]:
        """What was said, in order."""
        return [int(outcome) for outcome in self.said]
