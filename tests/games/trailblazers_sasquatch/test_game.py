"""The game as others know it: decks, options, figures, windows, and who is asked."""

import pytest

from games.trailblazers_sasquatch.tabletop import BASE, HALF_LOOP, LOOP, Table, lay, pursue
from squatch.core.chance import Fast
from squatch.core.errors import OptionError
from squatch.core.journal import Journal
from squatch.core.playout import Playout
from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.actions import Accuse, Pass, SayTypes, action_of
from squatch.games.trailblazers_sasquatch.game import GAME, TrailblazersOptions
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.statistics import TrailblazersStatistics

HANDS = {0: "hook-right-fbb straight-fff"}


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 4 players, not {seats}"):
        GAME.new(seats, Fast(1))


def test_the_first_player_is_who_went_hiking_last_or_chance() -> None:
    for first in range(3):
        state = GAME.new(3, Fast(1), options=TrailblazersOptions(first_hiker=first))
        assert state.to_act() == first
    assert {int(GAME.new(3, Fast(seed)).to_act()) for seed in range(20)} == {0, 1, 2}


def test_each_player_and_the_table_is_dealt_the_sasquatch_equally_often() -> None:
    games = 1200
    found = [int(GAME.new(3, Fast(7, number)).sasquatch) for number in range(games)]
    shares = [found.count(holder) / games for holder in (0, 1, 2, int(board.ASIDE))]
    assert all(abs(share - 1 / 4) < 0.05 for share in shares)


def test_a_dealt_world_gives_the_sasquatch_to_anybody_else_or_nobody() -> None:
    seen = lay(sasquatch=1, hands=HANDS).state.seen(0)
    chance = Fast(3)
    worlds = 900
    found = [int(seen.deal(chance).sasquatch) for _world in range(worlds)]
    shares = {holder: found.count(holder) / worlds for holder in set(found)}
    assert shares.keys() == {1, 2, int(board.ASIDE)}
    assert all(abs(share - 1 / 3) < 0.06 for share in shares.values())


def test_talk_and_what_ends_the_game_are_rash_and_nothing_else_is() -> None:
    rash = {
        type(action_of(code)).__name__
        for code in range(int(codes.RASH), int(codes.CODES))
        if code not in (codes.SAY_TYPES, codes.SAY_TYPES + 7)
    }
    assert rash == {"Reveal", "Accuse", "SayTypes", "SayGood", "SayJoin", "SayOdd"}
    state = lay(hands=HANDS).state
    buffer = Codes()
    state.fill_legal(0, buffer)
    assert sum(code >= state.rash_from() for code in buffer.as_list()) == 6 + 4 + 2


def test_quiet_games_are_long() -> None:
    pieces = 0
    for number in range(20):
        chance = Fast(2, number)
        state = GAME.new(3, chance)
        assert Playout(200).run(state, chance)
        pieces += int(state.map.laid)
    assert pieces / 20 > 20


def figures(*tables: Table) -> dict[str, object]:
    counted = TrailblazersStatistics()
    for table in tables:
        counted.add(table.state, table.state, Journal())
    return counted.report()


def caught() -> Table:
    table = lay(sasquatch=0, hands={0: "arch-bff straight-fff"})
    pursue(table, 0, 1, LOOP)
    return table


def wrong(sasquatch: int | None) -> Table:
    table = lay(sasquatch=sasquatch, hands=HANDS)
    table.takes_turn(0, HALF_LOOP, "foot")
    table.act(1, Accuse(0))
    return table


def wrong_after_a_base() -> Table:
    table = lay(sasquatch=2, pieces=[], due=True)
    table.places(0, BASE)
    table.act(1, Accuse(0))
    return table


def test_figures_of_a_batch() -> None:
    report = figures(caught(), wrong(2), wrong(None), wrong_after_a_base())
    assert report["sasquatch_win_share"] == round(2 / 3, 4)
    assert report["accusations_right_share"] == 1 / 4
    assert report["accusations_per_game"] == 1
    assert report["accusations_after_base"] == 1
    assert report["accusations_after_base_won_share"] == 0
    assert report["reveals_per_game"] == 0


def test_a_batch_without_games_has_no_figures_to_share() -> None:
    assert figures()["sasquatch_win_share"] is None


def test_the_window_is_open_after_a_turn_and_closed_else() -> None:
    table = lay(hands=HANDS)
    assert GAME.window(table.state) is None
    table.act(0, SayTypes(("foot",)))
    table.takes_turn(0, HALF_LOOP, "foot")
    window = GAME.window(table.state)
    assert window is not None
    assert (window.passing, window.turn, window.alike) == (GAME.code_of(Pass()), 0, True)
    table.passes()
    assert GAME.window(table.state) is None


def test_turns_are_counted() -> None:
    table = lay(hands=HANDS)
    assert GAME.turns(table.state) == 0
    table.takes_turn(0, HALF_LOOP, "foot")
    assert GAME.turns(table.state) == 1
