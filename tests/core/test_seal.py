from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squatch.core.seal import Seal, Sealed, new_secret

SECRET = bytes(range(32))


def draws(seal: Seal, action: int, bound: int = 120, number: int = 6) -> list[int]:
    chance = Sealed(seal, action)
    return [chance.below(bound) for _ in range(number)]


def test_the_draws_of_a_seal_are_the_same_for_ever() -> None:
    """Records of finished games depend on these numbers: they must never change."""
    assert draws(Seal(SECRET, (b"abc", b"")), 3) == [2, 46, 4, 107, 119, 28]
    assert Seal(bytes(32)).commitment == (
        "51cf8b63a6dc953559b35deffaad88b2b8f5e5886098c4e625d4bbd7e4d84058"
    )


@pytest.mark.parametrize(
    "other",
    [
        Seal(SECRET[::-1], (b"abc", b"")),
        Seal(SECRET, (b"abd", b"")),
        Seal(SECRET, (b"", b"abc")),
        Seal(SECRET, (b"ab", b"c")),
        Seal(SECRET, (b"abc",)),
    ],
)
def test_the_secret_and_every_nonce_count(other: Seal) -> None:
    assert draws(other, 3, 2**31 - 1) != draws(Seal(SECRET, (b"abc", b"")), 3, 2**31 - 1)


def test_each_action_has_draws_of_its_own() -> None:
    seal = Seal(SECRET, (b"a", b"b"))
    assert len({tuple(draws(seal, action)) for action in range(200)}) == 200


@given(st.binary(min_size=1, max_size=32), st.integers(0, 2**40), st.integers(1, 2**31 - 1))
def test_sealed_stays_below_the_bound(secret: bytes, action: int, bound: int) -> None:
    assert 0 <= Sealed(Seal(secret), action).below(bound) < bound


def test_sealed_outcomes_are_equally_likely() -> None:
    counts = Counter(draws(Seal(SECRET), 0, 6, 6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert chi_square < 20.5  # one in a thousand


def test_secrets_are_long_and_new() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_the_commitment_does_not_tell_the_nonces() -> None:
    assert Seal(SECRET, (b"a",)).commitment == Seal(SECRET, (b"b",)).commitment
