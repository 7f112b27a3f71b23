"""What is refused, each with its own sentence and the state untouched."""

from collections.abc import Callable

import pytest

from games.bigfootses.tabletop import Table
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses.rules import board

Lay = Callable[..., Table]
STARTING = {board.PHASE: board.STARTING, board.OPENED: 1, board.WAITING: 3}


def test_an_action_out_of_its_window(table: Lay) -> None:
    game = table(hands={0: "energy-bar", 1: "energy-bar second-wind"}, marks=STARTING)
    assert game.refuses(0, act.Range()) == "bf-refused-not-now-starting"
    assert game.refuses(0, act.Play(game.t("energy-bar"))) == "bf-refused-needs-encounter"
    assert game.refuses(2, act.Pass()) == "refused-not-your-decision"
    game.act(1, act.Pass())
    assert game.refuses(1, act.Pass()) == "bf-refused-already-passed"


def test_a_fourth_equipment(table: Lay) -> None:
    game = table(gear={0: "compass drone trail-camera"}, hands={0: "cast-kit"})
    assert game.refuses(0, act.Equip(game.t("cast-kit"))) == "bf-refused-equipment-full"
    game.act(0, act.Equip(game.t("cast-kit"), game.t("drone")))
    assert game.gear(0) == ["compass", "trail-camera", "cast-kit"]


def test_a_second_weapon_without_replacing(table: Lay) -> None:
    game = table(gear={0: "skillet"}, hands={0: "net-launcher"})
    assert game.refuses(0, act.Equip(game.t("net-launcher"))) == "bf-refused-second-weapon"


def test_nothing_goes_where_there_is_room(table: Lay) -> None:
    game = table(gear={0: "compass"}, hands={0: "drone"})
    refused = game.refuses(0, act.Equip(game.t("drone"), game.t("compass")))
    assert refused == "bf-refused-no-need-to-replace"
    refused = game.refuses(0, act.Equip(game.t("drone"), game.t("cast-kit")))
    assert refused == "bf-refused-no-equipment-there"


def test_work_at_7_vp_and_twice(table: Lay) -> None:
    game = table(corrals={0: "the-tall-one pale-matriarch porch-lurker"})
    assert game.refuses(0, act.Work()) == "bf-refused-work-points"
    game = table(marks={board.WORKED: 1})
    assert game.refuses(0, act.Work()) == "bf-refused-already-worked"


def test_a_modifier_after_the_roll_and_before_an_encounter(table: Lay) -> None:
    game = table(hands={0: "pep-talk"}, woods="porch-lurker", marks={**STARTING, board.WAITING: 1})
    refused = game.refuses(0, act.Play(game.t("pep-talk")))
    assert refused == "bf-refused-modifier-before-encounter"
    game = table(hands={0: "pep-talk second-wind"}, woods="porch-lurker")
    game.act(0, act.Range(), chance=[0])
    assert game.refuses(0, act.Play(game.t("second-wind"))) == "bf-refused-needs-roll"
    game.act(0, act.Pass(), chance=[0])
    assert game.refuses(0, act.Play(game.t("pep-talk"))) == "bf-refused-modifier-after-roll"


def test_a_target_that_is_gone(table: Lay) -> None:
    game = table(
        hands={0: "light-fingers borrowed open-gate"}, gear={1: "padlocked-trunk"},
        corrals={2: "pale-matriarch"}, marks={**STARTING, board.WAITING: 1},
    )  # fmt: skip
    for card, target in (("light-fingers", 2), ("light-fingers", 1), ("open-gate", 2)):
        assert game.refuses(0, act.Play(game.t(card), target)) == "bf-refused-target-gone"
    assert game.refuses(0, act.Play(game.t("borrowed"), 0)) == "bf-refused-not-at-yourself"
    assert game.refuses(0, act.Play(game.t("borrowed"), 5)) == "bf-refused-no-such-player"
    assert game.refuses(0, act.Play(game.t("borrowed"))) == "bf-refused-needs-target"


def test_cards_that_do_not_fit(table: Lay) -> None:
    game = table(hands={0: "peace-sandwich wrong-form compass thermos"}, woods="porch-lurker")
    game.act(0, act.Range(), chance=[0])
    assert game.refuses(0, act.Play(game.t("peace-sandwich"))) == "bf-refused-not-against-this"
    assert game.refuses(0, act.Play(game.t("wrong-form"))) == "bf-refused-not-an-answer"
    assert game.refuses(0, act.Play(game.t("compass"))) == "bf-refused-equipment-is-displayed"
    assert game.refuses(0, act.Play(game.t("clover"))) == "bf-refused-card-not-in-hand"
    assert game.refuses(0, act.Play(game.t("thermos"), 1)) == "bf-refused-needs-no-target"
    assert game.refuses(1, act.Equip(0)) == "bf-refused-equipment-only-own-turn"


def test_only_answers_answer(table: Lay) -> None:
    game = table(
        hands={0: "thermos ants", 1: "decaf energy-bar"}, marks={**STARTING, board.WAITING: 3}
    )
    game.act(0, act.Play(game.t("ants"), 1))
    assert game.refuses(1, act.Play(game.t("energy-bar"))) == "bf-refused-only-answers"
    assert game.refuses(1, act.Play(game.t("decaf"))) == "bf-refused-only-answers"  # a shenanigan


def test_ranging_where_there_is_nothing(table: Lay) -> None:
    game = table(woods="porch-lurker", woods_discard="berry-thief")
    refused = game.refuses(0, act.Find(game.w("berry-thief")))
    assert refused == "bf-refused-woods-not-empty"
    game = table(woods_discard="berry-thief swamp-badger")
    assert game.refuses(0, act.Find(game.w("swamp-badger"))) == "bf-refused-not-at-large"


def test_answers_to_another_question(table: Lay) -> None:
    game = table(woods="ridge-wyrm", gear={0: "compass drone"})
    game.act(0, act.Range(), chance=[0, 1])
    assert game.refuses(0, act.ChooseEquipment(0)) == "bf-refused-no-equipment-there"
    assert game.refuses(0, act.Rummage()) == "bf-refused-not-now-asked"
    assert game.refuses(0, act.ChoosePlace(3)) == "bf-refused-not-looked-at"


def test_nothing_after_the_end(table: Lay) -> None:
    game = table(
        corrals={0: "the-tall-one pale-matriarch mountain-itself"}, gear={0: "compass"},
        woods="porch-lurker",
    )  # fmt: skip
    game.act(0, act.Range(), chance=[0, 5])
    assert game.refuses(0, act.Range()) == "bf-refused-game-over"


@pytest.mark.parametrize("action", [act.Play(99), act.Part(62), act.ChoosePlayer(6)])
def test_numbers_that_no_card_or_player_has(action: act.BigfootsesAction) -> None:
    with pytest.raises(Exception, match="bf-refused-no-such-card-or-player"):
        act.code_of(action)
