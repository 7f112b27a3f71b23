from squatch.core.state import State
from squatch.tables import Table
from squatch.tables.telling import table_info
from squatch.tables.turns import (
    ABSENT_MS,
    STAND_IN,
    Due,
    bot_of,
    come_back,
    leave_game,
    next_due,
    note_present,
    send_stand_ins,
    wake_at,
)
from tables.making import MOLES, play, playing
from zoo.bids import BidsGame


class InOrder(BidsGame):
    """Bids, as if it mattered who bids first."""

    id = "bids-in-order"

    def in_any_order(self, state: State) -> bool:
        return False


def present(table: Table, *seats: int, now: float = 0) -> None:
    note_present(table, frozenset(f"guest-{seat}" for seat in seats), now)


def test_a_bot_waits_for_its_turn_and_then_for_the_response_time() -> None:
    table = playing(InOrder(), seats="hbb", response_ms=500)
    assert next_due(table) is None
    play(table, 0, now=100)
    assert next_due(table) == Due(1, 1, 600)
    play(table, 1, now=600)
    assert next_due(table) == Due(2, 1, 1100)


def test_where_the_order_means_nothing_bots_wait_for_nobody() -> None:
    table = playing(seats="hbb", response_ms=500)
    assert next_due(table) == Due(1, 1, 500)
    play(table, 1, now=500)
    assert next_due(table) == Due(2, 1, 500)
    play(table, 2, now=500)
    assert next_due(table) is None


def test_a_forced_decision_of_a_person_stays_theirs() -> None:
    table = playing(MOLES, seats="hhh")
    first = int(table.state.to_act())
    play(table, first, code=1 + 2 * ((first + 1) % 3))  # accuses the next, who has to be silent
    silenced = int(table.state.to_act())
    assert table.state.legal(silenced) == [0]
    assert next_due(table) is None


def test_a_stand_in_plays_for_somebody_away_who_keeps_others_waiting() -> None:
    table = playing(seats="hh", response_ms=0)
    present(table, 0, 1)
    present(table, 1, now=1000)
    assert wake_at(table) == 1000 + ABSENT_MS
    assert not send_stand_ins(table, 1000 + ABSENT_MS - 1)
    assert send_stand_ins(table, 1000 + ABSENT_MS)
    assert table.chairs[0].stand_in
    assert next_due(table) == Due(0, 1, 0)
    assert bot_of(table, 0) == STAND_IN


def test_who_is_back_is_told_how_many_decisions_were_taken_for_them() -> None:
    table = playing(seats="hh", response_ms=0)
    table.chairs[0].stand_in = True
    play(table, 0)
    assert table_info(table, 0).played_for_you == 1
    assert table_info(table, 1).played_for_you == 0
    assert table_info(table, None).played_for_you == 0


def test_the_count_begins_anew_with_the_next_own_decision() -> None:
    table = playing(seats="hh")
    table.chairs[0].stood_in = 3
    play(table, 0)
    assert table_info(table, 0).played_for_you == 0


def test_the_seat_is_given_back_on_return() -> None:
    table = playing(seats="hh")
    present(table, 0, 1)
    present(table, 1)
    send_stand_ins(table, ABSENT_MS)
    present(table, 0, 1, now=ABSENT_MS)
    assert not table.chairs[0].stand_in
    assert next_due(table) is None


def test_a_table_that_nobody_looks_at_waits() -> None:
    table = playing(seats="hh")
    present(table, 0, 1)
    present(table)
    assert wake_at(table) is None
    assert not send_stand_ins(table, 10 * ABSENT_MS)


def test_somebody_who_owes_nothing_may_be_away() -> None:
    table = playing(seats="hh")
    present(table, 0, 1)
    play(table, 0)
    present(table, 1)
    assert not send_stand_ins(table, 10 * ABSENT_MS)


def test_who_says_goodbye_is_replaced_at_once_until_they_are_back() -> None:
    table = playing(seats="hh", response_ms=0)
    present(table, 0, 1)
    leave_game(table, 0)
    present(table, 0, 1)  # the page is still open
    assert next_due(table) == Due(0, 1, 0)
    come_back(table, 0)
    assert next_due(table) is None


def test_a_stand_in_leaves_a_table_to_its_bots_alone() -> None:
    table = playing(InOrder(), seats="hb", response_ms=0)
    present(table, 0)
    present(table)
    assert wake_at(table) is None
