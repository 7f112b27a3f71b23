"""When a seat is asked in windows, and that nobody else can tell."""

import msgspec
import pytest

from squatch.core.game import Window
from squatch.core.state import State
from squatch.tables import Table
from squatch.tables.stops import USUAL, Stops, pass_of
from squatch.tables.telling import position, table_info
from squatch.tables.turns import Due, leave_game, next_due, wake_at
from tables.making import BIDS, play, playing
from tables.windows import GAME, PASS, PLAY, Windows, WindowsGame

EVERY: tuple[Stops, ...] = ("always", "fits", "own-turn")
OTHERS = (0, 2, None)


def table_of(held: list[int], stops: Stops = USUAL, seats: str = "hhh") -> Table:
    """A table where seat 0 has the turn and these cards are held; the wish is that of seat 1."""
    table = playing(GAME, seats, response_ms=500)
    assert isinstance(table.state, Windows)
    table.state.held = list(held)
    table.chairs[1].stops = stops
    return table


@pytest.mark.parametrize(
    ("wish", "holds", "asked"),
    [
        ("always", 0, True),
        ("always", 1, True),
        ("fits", 0, False),
        ("fits", 1, True),
        ("own-turn", 0, False),
        ("own-turn", 1, False),
    ],
)
def test_who_is_asked_in_a_turn_of_somebody_else(wish: Stops, holds: int, asked: bool) -> None:
    assert (pass_of(table_of([1, holds, 1], wish), 1) is None) == asked


class AlikeGame(WindowsGame):
    """What a seat can do but pass is a secret that its pace may not tell."""

    id = "test-alike"

    def window(self, state: State) -> Window | None:
        window = super().window(state)
        return window and window._replace(alike=True)


@pytest.mark.parametrize("holds", [0, 1])
@pytest.mark.parametrize(("wish", "asked"), [("always", True), ("fits", True), ("own-turn", False)])
def test_where_all_are_alike_nobody_is_passed_for_by_what_fits(
    wish: Stops, holds: int, asked: bool
) -> None:
    table = playing(AlikeGame(), "hhh", response_ms=500)
    assert isinstance(table.state, Windows)
    table.state.held = [1, holds, 1]
    table.chairs[1].stops = wish
    assert (pass_of(table, 1) is None) == asked


@pytest.mark.parametrize(("holds", "asked"), [(0, False), (1, True)])
def test_own_turn_means_when_something_fits_in_the_own_turn(holds: int, asked: bool) -> None:
    table = table_of([0, holds, 0], "own-turn")
    for seat in range(3):
        play(table, seat, PASS)
    assert (pass_of(table, 1) is None) == asked


def test_what_is_no_window_is_always_asked() -> None:
    assert pass_of(playing(BIDS), 1) is None


def test_a_pass_comes_in_order_and_after_the_response_time_like_a_bots() -> None:
    person, bot = table_of([1, 0, 1], "fits"), table_of([1, 0, 1], seats="hbh")
    for table in (person, bot):
        assert next_due(table) is None  # seat 0 comes first
        play(table, 0, PASS, now=100)
    assert next_due(person) == Due(1, 1, 500, PASS)
    assert next_due(bot) == Due(1, 1, 500)
    assert wake_at(person) == wake_at(bot) == 500


def test_a_window_that_nobody_uses_takes_one_response_time() -> None:
    table = table_of([0, 0, 0], seats="hhb")
    for seat in range(3):
        due = next_due(table)
        assert due is not None
        assert (due.seat, due.at) == (seat, 500)
        play(table, seat, PASS, now=due.at)
    again = next_due(table)
    assert again is not None
    assert again.at == 1000


def test_a_card_that_is_played_opens_the_window_anew() -> None:
    table = table_of([1, 0, 0])
    play(table, 0, PLAY, now=300)
    due = next_due(table)
    assert due is not None
    assert (due.seat, due.at) == (0, 800)


def test_a_stand_in_decides_for_itself() -> None:
    table = table_of([0, 1, 1], "own-turn")
    play(table, 0, PASS, now=100)
    leave_game(table, 1)
    assert next_due(table) == Due(1, 1, 500)


@pytest.mark.parametrize("holds", [0, 1])
@pytest.mark.parametrize("wish", EVERY)
def test_nobody_else_can_tell_what_a_seat_wishes_or_holds(wish: Stops, holds: int) -> None:
    """Everything the others are told, and when programs decide for them, is as it always was."""
    usual, other = table_of([0, 0, 0], USUAL, "bhb"), table_of([0, holds, 0], wish, "bhb")
    for _round in range(6):
        for seat in (0, 1, 2):
            assert told(usual) == told(other)
            if seat != 1:
                assert next_due(usual) == next_due(other)
            for table in (usual, other):
                play(table, seat, PASS, now=table.moved_at + 500)
    assert told(usual) == told(other)


@pytest.mark.parametrize("holds", [0, 1])
def test_a_pass_that_the_table_gave_looks_like_one_that_the_player_gave(holds: int) -> None:
    stopped, clicked = table_of([1, holds, 1], "own-turn"), table_of([1, holds, 1], "always")
    for table in (stopped, clicked):
        play(table, 0, PASS, now=100)
    due = next_due(stopped)
    assert due is not None
    assert due.code is not None
    play(stopped, due.seat, due.code, now=due.at)
    play(clicked, 1, PASS, now=due.at)
    assert told(stopped) == told(clicked)
    assert (stopped.asked, stopped.moved_at, stopped.asked_at) == (
        clicked.asked,
        clicked.moved_at,
        clicked.asked_at,
    )


def test_the_own_wish_is_told_to_the_seat_alone() -> None:
    table = table_of([1, 1, 1], "own-turn")
    mine, other, outside = (position(table, seat, 0) for seat in (1, 0, None))
    assert (mine.stops, mine.passing) == ("own-turn", True)
    assert (other.stops, other.passing) == (USUAL, False)
    assert (outside.stops, outside.passing) == (None, False)
    assert len(mine.legal) == 2  # it may still play


def test_who_plays_after_all_is_not_passed_over() -> None:
    table = table_of([0, 1, 1], "own-turn")
    play(table, 1, PLAY, now=50)
    assert table.asked[0] > 1
    assert position(table, 1, 0).passing


def test_a_new_player_begins_with_the_usual_wish() -> None:
    table = table_of([0, 0, 0], "always")
    table.chairs[1].seat_person("guest-9", "Maren")
    assert table.chairs[1].stops == USUAL


def told(table: Table) -> list[bytes]:
    """Every byte that the other seats and spectators are sent."""
    positions = [msgspec.json.encode(position(table, seat, 0)) for seat in OTHERS]
    return positions + [msgspec.json.encode(table_info(table, seat)) for seat in OTHERS]
