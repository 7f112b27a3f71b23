import pytest

from squatch.core.errors import IllegalAction
from squatch.core.record import verify
from squatch.tables import Phase, StaleAnswer, Table, WrongPhase
from squatch.tables.keeping import record_of
from squatch.tables.table import TableOutdated
from tables.making import BIDS, MOLES, full, play, play_out, playing
from zoo.base import Do


def test_simultaneous_answers_are_never_stale() -> None:
    table = playing(seats="hhh")
    assert table.asked == (1, 1, 1)
    for seat in (2, 0, 1):
        play(table, seat, code=seat + 1)
    assert table.version == 4
    assert table.asked == (4, 4, 4)


def test_a_double_click_acts_once() -> None:
    table = playing()
    question = table.asked[0]
    table.commit(table.decide(0, question, Do("bid", 2)), 0)
    with pytest.raises(StaleAnswer):
        table.decide(0, question, Do("bid", 2))


def test_an_answer_never_lands_on_the_next_question() -> None:
    table = playing(seats="hh")
    question = table.asked[0]
    play(table, 0, code=1)
    play(table, 1, code=2)
    assert table.asked[0] != question
    with pytest.raises(StaleAnswer):
        table.decide_code(0, question, 3)


def test_of_two_answers_to_one_question_one_is_committed() -> None:
    table = playing()
    first = table.decide_code(0, table.asked[0], 1)
    second = table.decide_code(0, table.asked[0], 2)
    table.commit(first, 0)
    with pytest.raises(StaleAnswer):
        table.commit(second, 0)
    assert (table.version, table.entries[-1].code) == (2, 1)


def test_a_step_is_not_the_tables_before_it_is_committed() -> None:
    table = playing()
    before = table.state.save()
    table.decide_code(0, table.asked[0], 1)
    assert (table.state.save(), table.version) == (before, 1)


def test_the_rules_refuse_and_nothing_changes() -> None:
    table = playing()
    before = table.state.save()
    with pytest.raises(IllegalAction):
        table.decide(0, table.asked[0], Do("bid", 99))
    with pytest.raises(IllegalAction):
        table.decide(0, table.asked[0], Do("steal"))
    assert table.state.save() == before


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    table = full()
    with pytest.raises(WrongPhase, match="not-begun"):
        table.decide_code(0, 1, 1)
    table.commit(table.begin(), 0)
    play_out(table)
    assert table.phase is Phase.FINISHED
    with pytest.raises(WrongPhase, match="over"):
        table.decide_code(0, table.version, 1)


@pytest.mark.parametrize("game", [BIDS, MOLES], ids=lambda game: game.id)
def test_the_record_of_a_finished_table_proves_itself(game: type) -> None:
    table = playing(game, seats="hhb")  # type: ignore[arg-type]
    with pytest.raises(WrongPhase):
        record_of(table)
    play_out(table)
    record = record_of(table)
    verify(record, table.game)
    assert record.commitment == table.seal.commitment


def restored(table: Table, layout: int) -> Table:
    """The same table, as it comes back from storage."""
    step = table.decide_code(0, table.asked[0], 1)
    table.commit(step, 0)
    other = Table(table.game, table.plan, table.chairs, table.owner)
    other.restore(table.entries, step.snapshot(layout), 0)
    return other


@pytest.mark.parametrize("layout", [1, 0], ids=["same layout", "older layout"])
def test_a_restored_table_goes_on_where_it_was(layout: int) -> None:
    table = playing()
    other = restored(table, layout)
    assert other.state.save() == table.state.save()
    assert (other.version, other.asked, other.phase) == (2, table.asked, Phase.PLAYING)
    for one in (table, other):
        play(one, 1, code=3)
    assert other.entries == table.entries


def test_a_position_that_does_not_fit_its_entries_is_refused() -> None:
    table = playing()
    step = table.decide_code(0, table.asked[0], 1)
    with pytest.raises(TableOutdated):
        Table(BIDS, table.plan, table.chairs, 0).restore(table.entries, step.snapshot(1), 0)
