import pytest
from hypothesis import given
from hypothesis import strategies as st

from squatch.core.chance import Fast
from squatch.core.errors import IllegalAction
from squatch.core.state import (
    NO_SEAT,
    NOT_POSSIBLE_NOW,
    NOT_YOUR_DECISION,
    Codes,
    Outcome,
    State,
    shared_win,
)
from zoo.bids import GAME


@given(st.lists(st.integers(0, 2**40), max_size=200))
def test_a_code_buffer_grows_and_is_filled_anew(codes: list[int]) -> None:
    buffer = Codes()
    for _ in range(2):
        buffer.clear()
        for code in codes:
            buffer.add(code)
        assert buffer.as_list() == codes
        assert all(buffer.holds(code) for code in codes)
        assert not buffer.holds(-1)


@given(st.integers(2, 8), st.data())
def test_a_shared_win_sums_to_zero(seats: int, data: st.DataObject) -> None:
    winners = data.draw(st.lists(st.integers(0, seats - 1), unique=True))
    utility = shared_win(seats, winners)
    assert sum(utility) == pytest.approx(0.0)
    assert all(-1.0 <= each <= 1.0 for each in utility)
    if 0 < len(winners) < seats:
        assert min(utility[seat] for seat in winners) > 0 > min(utility)


def test_a_sole_winner_gets_one() -> None:
    assert Outcome("tokens", [2], [0, 1, 5, 1]).utility == pytest.approx(
        [-1 / 3, -1 / 3, 1.0, -1 / 3]
    )


def test_a_win_of_all_is_worth_what_no_win_is() -> None:
    assert shared_win(3, [0, 1, 2]) == shared_win(3, []) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_who_is_not_asked_is_refused(seat: int) -> None:
    state = GAME.new(2, Fast(1))
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, 1, Fast(1))
    assert refused.value.message.id == NOT_YOUR_DECISION
    assert refused.value.seat == seat


def test_what_is_not_legal_is_refused() -> None:
    state = GAME.new(2, Fast(1))
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, 99, Fast(1))
    assert refused.value.message.id == NOT_POSSIBLE_NOW
    assert refused.value.code == 99


def test_the_pending_seat_with_the_lowest_number_goes_first_unless_a_game_says_otherwise() -> None:
    state = GAME.new(3, Fast(1))
    state.apply(0, 1, Fast(1))
    assert state.to_act() == 1
    assert state.legal(0) == []


def test_nobody_goes_first_when_nobody_is_asked() -> None:
    class Over(State):
        def pending(self) -> int:
            return 0

    assert Over(2).to_act() == NO_SEAT
