from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squatch.core.chance import Chance, Fast, Recorded, Scripted
from squatch.core.errors import ChanceExhausted


@pytest.mark.parametrize(
    ("seed", "stream", "words"),
    [
        (0, 0, [0x3E69971E, 0x6EBEC678, 0xE64B729A, 0xF7B630ED]),
        (7, 0, [0xABDD9C51, 0xE16CA401, 0x0ABEA518, 0x6102F2D8]),
        (7, 1, [0x5D4748B2, 0xAE27A771, 0x7B21A152, 0x42E9BCBE]),
        (2**40 + 7, 0, [0x829E55C5, 0x5F683C9C, 0x28343A4A, 0x0B71D4A5]),
    ],
)
def test_fast_is_the_same_stream_everywhere(seed: int, stream: int, words: list[int]) -> None:
    chance = Fast(seed, stream)
    assert [chance.word() for _ in words] == words


def plain_sfc32(a: int, b: int, c: int, words: int) -> list[int]:
    """The generator as its author describes it, in integers of Python."""
    said = []
    counter = 1
    for _ in range(words):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        said.append(word)
    return said


@given(st.integers(0, 2**62), st.integers(0, 2**32 - 1))
def test_fast_is_sfc32(seed: int, stream: int) -> None:
    chance = Fast(seed, stream)
    third = (stream * 0x9E3779B9 + 1) % 2**32
    expected = plain_sfc32(seed % 2**32, seed >> 32 & 0xFFFFFFFF, third, 25)[15:]
    assert [chance.word() for _ in range(10)] == expected


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 120])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_fast_outcomes_are_equally_likely(bound: int, seed: int) -> None:
    draws = 200 * bound
    chance = Fast(seed)
    counts = Counter(chance.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    # Mean bound - 1 and variance 2 (bound - 1): five deviations are far beyond chance.
    assert abs(chi_square - (bound - 1)) < 5 * (2 * (bound - 1)) ** 0.5


@given(st.integers(0, 2**62), st.integers(1, 2**31 - 1))
def test_fast_stays_below_the_bound(seed: int, bound: int) -> None:
    assert 0 <= Fast(seed).below(bound) < bound


def test_streams_of_a_seed_differ() -> None:
    assert len({Fast(5, stream).word() for stream in range(1000)}) == 1000


def test_scripted_says_what_the_script_says() -> None:
    chance = Scripted([3, 0, 5])
    assert [chance.below(6) for _ in range(3)] == [3, 0, 5]


def test_a_script_that_is_used_up_says_so() -> None:
    chance = Scripted([1])
    chance.below(2)
    with pytest.raises(ChanceExhausted, match="script of 1 outcomes is used up"):
        chance.below(2)


@pytest.mark.parametrize("outcome", [-1, 6])
def test_a_script_with_an_impossible_outcome_says_where(outcome: int) -> None:
    chance = Scripted([2, outcome])
    chance.below(6)
    with pytest.raises(ChanceExhausted, match=f"outcome 1 of the script is {outcome}; expected 0"):
        chance.below(6)


def test_recorded_can_be_scripted_again() -> None:
    recorded = Recorded(Fast(9))
    said = [recorded.below(bound) for bound in (6, 2, 120)]
    assert recorded.outcomes == said
    again = Scripted(recorded.outcomes)
    assert [again.below(bound) for bound in (6, 2, 120)] == said


def test_a_chance_of_somebody_elses_need_not_be_compiled() -> None:
    class Last(Chance):
        def below(self, bound: int) -> int:
            return bound - 1

    assert Recorded(Last()).below(6) == 5
