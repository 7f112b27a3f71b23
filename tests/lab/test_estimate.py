from hypothesis import given
from hypothesis import strategies as st

from squatch.lab.estimate import average, share


@given(games=st.integers(1, 10_000), data=st.data())
def test_a_share_lies_within_its_interval_and_that_within_0_and_1(
    games: int, data: st.DataObject
) -> None:
    estimate = share(data.draw(st.floats(0, games)), games)
    assert 0 <= estimate.low <= estimate.mean + 0.001
    assert estimate.mean - 0.001 <= estimate.high <= 1


def test_wilson_as_in_the_textbook() -> None:
    """Wilson's interval for 15 of 50: 0.191 to 0.438."""
    estimate = share(15, 50)
    assert (estimate.low, estimate.high) == (0.191, 0.438)


def test_more_games_say_more() -> None:
    few, many = share(30, 100), share(3000, 10_000)
    assert many.high - many.low < (few.high - few.low) / 5


def test_one_game_says_nothing_about_the_spread() -> None:
    assert average({0.5: 1}).mean == 0.5
