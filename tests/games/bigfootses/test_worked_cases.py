"""The worked cases of the rules, by their numbers. A die shows one more than the chance says."""

from collections.abc import Callable

import pytest

from games.bigfootses.tabletop import Table
from squatch.games.bigfootses.actions import (
    ChooseEquipment,
    Equip,
    Part,
    Pass,
    Play,
    Range,
    Rummage,
    Work,
)
from squatch.games.bigfootses.rules import board

Lay = Callable[..., Table]

TWO = "porch-lurker creek-wader"


@pytest.mark.parametrize(
    ("face", "item", "captured"), [(4, False, True), (3, False, False), (3, True, True)]
)
def test_case_1_a_sum_that_needs_a_4(table: Lay, face: int, item: bool, captured: bool) -> None:
    # evasiveness 9, corral of 2, +3 in all: snooze-blowpipe
    game = table(
        corrals={0: TWO}, gear={0: "snooze-blowpipe"}, hands={1: "energy-bar"},
        woods="midnight-yodeller",
    )  # fmt: skip
    game.act(0, Range(), chance=[0])
    assert game.needs == 4
    game.act(1, Pass(), chance=[face - 1])
    if item:
        game.act(1, Play(game.t("energy-bar")))
    else:
        game.passes()
    assert ("midnight-yodeller" in game.corral(0)) == captured


def test_case_2_a_rolled_1_fails_whatever_is_needed(table: Lay) -> None:
    game = table(corrals={0: TWO}, gear={0: "thermal-goggles"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0, 0])
    assert "porch-lurker" in game.woods_discard
    assert game.points(0) == 2


def test_case_3_a_corral_does_not_help_against_creatures(table: Lay) -> None:
    four = "porch-lurker creek-wader berry-thief lantern-shy"
    for face, won in ((5, False), (6, True)):
        game = table(corrals={0: four}, woods="swamp-badger", hands={1: "pep-talk"})
        game.act(0, Range(), chance=[0])
        assert game.needs == 6
        events = game.passes(chance=[face - 1])
        assert any(type(event).__name__ == "Rolled" for event in events)
        game.passes()
        assert (game.hand_size(0) > 0) == won


def test_case_4_a_lost_battle_without_equipment_costs_a_card(table: Lay) -> None:
    game = table(hands={0: "thermos"}, woods="swamp-badger")
    game.act(0, Range(), chance=[0])
    game.passes(chance=[0])
    game.passes(chance=[])
    if game.situation == "discard":
        game.act(0, Part(game.t("thermos")))
    assert game.discard == ["thermos"]


def test_case_4_with_nothing_nothing_happens(table: Lay) -> None:
    game = table(woods="swamp-badger")
    game.act(0, Range(), chance=[0, 0])
    assert game.discard == []
    assert game.pending == [1]


def test_case_5_a_bigfeature_is_read_after_the_capture(table: Lay) -> None:
    game = table(
        corrals={0: TWO, 1: "porch-lurker berry-thief creek-wader"}, gear={0: "net-launcher"},
        woods="beaverfoot",
    )  # fmt: skip
    game.act(0, Range(), chance=[0, 5, 0, 0, 0])
    assert game.points(0) == 3
    assert [game.hand_size(seat) for seat in range(3)] == [2, 0, 1]


def test_case_6_at_7_vp_nobody_works_and_rummaging_brings_nothing(table: Lay) -> None:
    seven = "the-tall-one pale-matriarch porch-lurker"
    game = table(corrals={0: seven})
    assert game.points(0) == 7
    assert game.refuses(0, Work()) == "bf-refused-work-points"
    game.act(0, Rummage(), chance=[])
    assert game.hand_size(0) == 0


def test_case_6_with_six_players_7_wins(table: Lay) -> None:
    game = table(seats=6, corrals={0: "the-tall-one pale-matriarch"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0, 5])
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("goal", [0])


def test_case_7_a_modifier_after_the_roll_is_refused_and_an_item_is_not(table: Lay) -> None:
    game = table(hands={1: "pep-talk energy-bar"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0])
    game.act(1, Pass(), chance=[0])
    assert game.situation == "after"
    assert game.refuses(1, Play(game.t("pep-talk"))) == "bf-refused-modifier-after-roll"
    game.act(1, Play(game.t("energy-bar")))
    assert "energy-bar" in game.discard or game.situation == "reacting"


def test_case_8_a_third_weapon_leaves_one(table: Lay) -> None:
    game = table(gear={0: "walking-stick"}, hands={0: "bear-spray skillet"})
    stick, spray, pan = (game.t(card) for card in ("walking-stick", "bear-spray", "skillet"))
    assert game.refuses(0, Equip(spray)) == "bf-refused-second-weapon"
    game.act(0, Equip(spray, stick))
    game.passes()
    game.state.marks[board.EQUIPS] = 0  # another turn
    game.look_again()
    game.act(0, Equip(pan, spray))
    assert game.gear(0) == ["skillet"]
    assert sorted(game.discard) == ["bear-spray", "walking-stick"]


def test_case_9_a_cancelled_cancel(table: Lay) -> None:
    game = table(
        hands={0: "thermos", 1: "ants wrong-form", 2: "wrong-form energy-bar pep-talk"},
        marks={board.PHASE: board.STARTING, board.OPENED: 1, board.WAITING: 7},
    )
    game.act(1, Play(game.t("ants"), 2))
    game.act(2, Play(game.t("wrong-form")))
    game.act(1, Play(game.t("wrong-form")))
    game.passes()
    assert game.situation != "reacting"
    assert game.hand_size(2) == 0  # two cards of two: the shenanigan took effect
    assert game.discard.count("wrong-form") == 2


def test_case_10_the_row_at_large_appears_for_the_next_ranging(table: Lay) -> None:
    game = table(woods="swamp-badger", woods_discard="porch-lurker", hands={1: "pep-talk"})
    game.act(0, Range(), chance=[0])
    assert game.view.at_large == (game.w("porch-lurker"),)
    assert not any(type(action).__name__ == "Find" for action in game.legal(1))
    assert game.state.marks[board.LAID_OUT] == 0
    game.passes(chance=[0])
    game.passes()
    assert ChooseEquipment(0) not in game.legal(0)
    assert game.state.marks[board.LAID_OUT] == 0
