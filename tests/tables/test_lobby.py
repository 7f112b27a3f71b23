from collections.abc import Callable

import pytest

from squatch.tables import (
    BadPlan,
    NotAllowed,
    Phase,
    SeatWish,
    Table,
    TableError,
    TableFull,
    WrongPhase,
)
from squatch.tables.lobby import (
    NONCE_WAIT_MS,
    ask_to_start,
    check_join,
    give_nonce,
    join,
    leave_lobby,
    may_begin,
    open_table,
    parse_options,
    rematch,
)
from tables.making import BIDS, MOLES, OWNER, full, opened, plan_of, play_out, playing

NONCE = "0f" * 16
HUMAN = SeatWish("human")
BOT = SeatWish("bot", "random")


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ([HUMAN], "table-error-seats"),
        ([HUMAN] * 6, "table-error-seats"),
        ([BOT, BOT], "table-error-no-person"),
        ([HUMAN, SeatWish("bot", "oracle")], "table-error-unknown-bot"),
        ([HUMAN, SeatWish("bot")], "table-error-unknown-bot"),
    ],
)
def test_seats_that_cannot_be(wishes: list[SeatWish], message: str) -> None:
    with pytest.raises(BadPlan) as refused:
        open_table(BIDS, plan_of(BIDS), wishes, OWNER, "Ada")
    assert refused.value.message.id == message


@pytest.mark.parametrize("response_ms", [-1, 10_001])
def test_a_response_time_has_limits(response_ms: int) -> None:
    with pytest.raises(BadPlan):
        open_table(BIDS, plan_of(BIDS, response_ms), [HUMAN, BOT], OWNER, "Ada")


def test_options_are_those_of_the_game() -> None:
    assert parse_options(MOLES, {"first": 1}) != MOLES.options()
    for given in ({"fist": 1}, {"first": True}):
        with pytest.raises(BadPlan):
            parse_options(MOLES, given)


def test_the_opener_gets_the_first_human_seat_and_owns_the_table() -> None:
    table = opened(seats="bhh")
    assert (table.seat_of(OWNER), table.owner, table.phase) == (1, 1, Phase.LOBBY)


def test_somebody_who_sits_keeps_the_seat_when_joining_again() -> None:
    table = opened()
    assert check_join(table, OWNER, "Somebody Else") == (0, "Ada")


def test_the_last_seat_goes_to_one() -> None:
    table = opened(seats="hh")
    assert check_join(table, "b", "Bo") == check_join(table, "c", "Bo") == (1, "Bo")
    join(table, 1, "b", "Bo")
    with pytest.raises(TableFull):
        check_join(table, "c", "Cy")


def test_nobody_joins_a_game_that_has_begun_or_ended() -> None:
    table = playing(seats="hb")
    with pytest.raises(WrongPhase, match="begun"):
        check_join(table, "x", "Xi")
    play_out(table)
    with pytest.raises(WrongPhase, match="over"):
        check_join(table, "x", "Xi")


def test_the_table_goes_to_the_next_person_and_at_last_to_whoever_comes() -> None:
    table = full(seats="hbh")
    owners = [table.owner]
    for seat in (0, 2):
        leave_lobby(table, seat)
        owners.append(table.owner)
    join(table, 0, "new", "Nu")
    assert [*owners, table.owner] == [0, 2, None, 0]


def test_only_the_owner_starts_and_only_a_full_table() -> None:
    table = opened(seats="hh")
    join_later = "guest-1"
    with pytest.raises(BadPlan, match="seats-free"):
        ask_to_start(table, OWNER, 0)
    join(table, 1, join_later, "Bo")
    for other in (join_later, "spectator"):
        with pytest.raises(NotAllowed):
            ask_to_start(table, other, 0)
    ask_to_start(table, OWNER, 0)
    assert table.start_by == NONCE_WAIT_MS


def test_the_game_begins_when_all_nonces_are_in() -> None:
    table = full(seats="hhb")
    ask_to_start(table, "guest-0", 0)
    give_nonce(table, "guest-0", NONCE)
    assert not may_begin(table, 0)
    give_nonce(table, "guest-1", "ab" * 16)
    assert may_begin(table, 0)
    table.commit(table.begin(), 0)
    assert table.seal.nonces == (bytes.fromhex(NONCE), bytes.fromhex("ab" * 16), b"")


def test_a_missing_nonce_delays_the_start_and_is_recorded_as_empty() -> None:
    table = full(seats="hh")
    ask_to_start(table, "guest-0", 100)
    assert not may_begin(table, 100 + NONCE_WAIT_MS - 1)
    assert may_begin(table, 100 + NONCE_WAIT_MS)
    table.commit(table.begin(), 100 + NONCE_WAIT_MS)
    assert table.seal.nonces == (b"", b"")


def test_the_first_nonce_of_a_seat_counts_and_none_after_the_start() -> None:
    table = full(seats="hh")
    give_nonce(table, "guest-0", NONCE)
    give_nonce(table, "guest-0", "ff" * 16)
    table.commit(table.begin(), 0)
    give_nonce(table, "guest-1", NONCE)
    assert table.seal.nonces == (bytes.fromhex(NONCE), b"")


@pytest.mark.parametrize("nonce", ["", "0f", "zz" * 16, "0f " * 16, "0f" * 17])
def test_a_nonce_is_32_hexadecimal_digits(nonce: str) -> None:
    with pytest.raises(BadPlan, match="nonce"):
        give_nonce(full(), "guest-0", nonce)


def test_leaving_calls_a_start_off() -> None:
    table = full(seats="hhh")
    ask_to_start(table, "guest-0", 0)
    leave_lobby(table, 2)
    assert table.start_by is None


def test_a_rematch_has_the_same_people_and_belongs_to_who_asked() -> None:
    table = playing(seats="hbh")
    with pytest.raises(WrongPhase):
        rematch(table, "guest-0", plan_of(BIDS))
    play_out(table)
    with pytest.raises(NotAllowed):
        rematch(table, "spectator", plan_of(BIDS))
    new = rematch(table, "guest-2", plan_of(BIDS))
    assert new.owner == 2
    assert [(c.kind, c.guest, c.name, c.nonce) for c in new.chairs] == [
        ("human", "guest-0", "Player 0", None),
        ("bot", None, None, None),
        ("human", "guest-2", "Player 2", None),
    ]


@pytest.mark.parametrize(
    "forbidden",
    [
        lambda table: table.begin(),
        lambda table: ask_to_start(table, "guest-0", 0),
        lambda table: check_join(table, "x", ""),
    ],
    ids=["begin", "start", "join"],
)
def test_a_refusal_changes_nothing(forbidden: Callable[[Table], object]) -> None:
    table = playing()
    before = (table.version, table.asked, table.state.save())
    with pytest.raises(TableError):
        forbidden(table)
    assert (table.version, table.asked, table.state.save()) == before
