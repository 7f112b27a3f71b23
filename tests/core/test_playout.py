"""Random play, and random play that is seldom rash."""

import pytest

from squatch.core.chance import Fast
from squatch.core.playout import quiet_code
from squatch.core.state import NEVER_RASH, Codes

TIMES = 4000


def codes_of(*codes: int) -> Codes:
    buffer = Codes()
    for code in codes:
        buffer.add(code)
    return buffer


def shares(codes: Codes, rash_from: int, quiet: int) -> dict[int, float]:
    """How often each code is played."""
    chance = Fast(5)
    played = [int(quiet_code(codes, rash_from, quiet, chance)) for _time in range(TIMES)]
    return {code: played.count(code) / TIMES for code in codes.as_list()}


@pytest.mark.parametrize(
    ("rash_from", "expected"),
    [
        (9, {1: 0.45, 2: 0.45, 9: 0.05, 10: 0.05}),  # a tenth of the time one of the rash ones
        (2, {1: 0.9, 2: 0.1 / 3, 9: 0.1 / 3, 10: 0.1 / 3}),
        (1, dict.fromkeys((1, 2, 9, 10), 0.25)),  # nothing else to do
        (NEVER_RASH, dict.fromkeys((1, 2, 9, 10), 0.25)),
    ],
)
def test_rash_codes_are_played_once_in_so_many_times(
    rash_from: int, expected: dict[int, float]
) -> None:
    found = shares(codes_of(1, 2, 9, 10), rash_from, 10)
    assert found == pytest.approx(expected, abs=0.03)


def test_the_only_code_is_played() -> None:
    assert shares(codes_of(7), 7, 10) == shares(codes_of(7), 8, 10) == {7: 1.0}
