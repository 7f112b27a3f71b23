"""One test for each step of the effect vocabulary, each on a card made for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.bigfootses.tabletop import Table, plain_deck
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses.deck import BigfootsesDeck
from squatch.games.bigfootses.effects import Step
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v

Lay = Callable[..., Table]
PROBE = "thermos"  # the item that gets the steps
STARTING = {board.PHASE: board.STARTING, board.OPENED: 1, board.WAITING: 1}


def deck_with(*steps: Step) -> BigfootsesDeck:
    """The plain deck, in which the probe does this."""
    thingies = tuple(
        msgspec.structs.replace(card, steps=steps) if card.id == PROBE else card
        for card in plain_deck().thingies
    )
    return BigfootsesDeck(thingies, plain_deck().woods, plain_deck().professions)


def played(
    table: Lay,
    *steps: Step,
    target: int | None = None,
    chance: list[int] | None = None,
    **zones: Any,
) -> Table:
    """A table at which seat 0 has played the probe at the start of its turn, and all passed."""
    hands = {0: PROBE, **zones.pop("hands", {})}
    hands[0] = f"{PROBE} {hands[0]}" if PROBE not in hands[0] else hands[0]
    game = table(hands=hands, deck=deck_with(*steps), marks=STARTING, **zones)
    game.act(0, act.Play(game.t(PROBE), target), chance=None if game.hand_size(1) else chance)
    while game.situation == "reacting":
        game.passes(chance=chance)
    return game


def rolled(table: Lay, step: Step, face: int, woods: str = "fog-walker") -> Table:
    """A table at which seat 0 has rolled a face, and has played the probe then."""
    game = table(hands={0: PROBE, 1: "pep-talk"}, deck=deck_with(step), woods=woods)
    game.act(0, act.Range(), chance=[0])
    game.act(0, act.Pass())
    game.act(1, act.Pass(), chance=[face - 1])
    game.act(0, act.Play(game.t(PROBE)))
    return game


def test_skill_and_number_change_what_is_needed(table: Lay) -> None:
    for step, needs in ((Step("skill", 2, "ranger"), 5), (Step("number", 2, "ranger"), 9)):
        game = table(hands={0: PROBE, 1: "pep-talk"}, deck=deck_with(step), woods="fog-walker")
        game.act(0, act.Range(), chance=[0])
        assert game.needs == 7
        game.act(0, act.Play(game.t(PROBE)))
        game.passes()
        assert game.needs == needs


@pytest.mark.parametrize(
    ("step", "face", "plus"),
    [
        (Step("die-plus", 2, "ranger"), 3, 2),
        (Step("die-set", 5, "ranger"), 5, 0),
        (Step("die-least", 4, "ranger"), 4, 0),
        (Step("reroll", 1, "ranger"), 6, 0),
    ],
)
def test_steps_change_the_die(table: Lay, step: Step, face: int, plus: int) -> None:
    game = rolled(table, step, 3)
    game.passes(chance=[5] if step.do == "reroll" else [])
    encounter = game.view.encounter
    assert encounter is not None
    assert (encounter.face, encounter.plus) == (face, plus)


def test_win_ends_an_encounter_at_once(table: Lay) -> None:
    game = table(hands={0: PROBE}, deck=deck_with(Step("win", 1, "ranger")), woods="fog-walker")
    game.act(0, act.Range(), chance=[0])
    game.act(0, act.Play(game.t(PROBE)), chance=[0, 0])
    assert game.corral(0) == ["fog-walker"]


def test_flee_ends_an_encounter_without_penalty(table: Lay) -> None:
    game = table(
        hands={0: PROBE}, deck=deck_with(Step("flee", 1, "ranger")), woods="ridge-wyrm",
        gear={0: "compass"},
    )  # fmt: skip
    game.act(0, act.Range(), chance=[0])
    game.act(0, act.Play(game.t(PROBE)), chance=[])
    assert (game.gear(0), game.woods_discard) == (["compass"], ["ridge-wyrm"])


def test_draw(table: Lay) -> None:
    game = played(table, Step("draw", 2, "others"), chance=[0, 0, 0, 0])
    assert [game.hand_size(seat) for seat in range(3)] == [0, 2, 2]


def test_discard_is_of_choice(table: Lay) -> None:
    game = played(table, Step("discard", 1, "target"), target=1, hands={1: "clover decaf"})
    assert (game.situation, game.pending) == ("discard", [1])
    game.act(1, act.Part(game.t("decaf")))
    assert game.hand(1) == ["clover"]


def test_lose_by_chance(table: Lay) -> None:
    game = played(
        table, Step("lose-by-chance", 1, "target"), target=1, hands={1: "clover decaf"}, chance=[1]
    )
    assert game.hand_size(1) == 1


def test_give_is_known_to_both(table: Lay) -> None:
    game = played(table, Step("give", 1, "target"), target=1, hands={1: "clover decaf"})
    assert game.situation == "give"
    game.act(1, act.Part(game.t("clover")))
    assert game.hand(0) == ["clover"]
    known = game.followers[1].claims
    assert len(known) == 1
    assert len(game.followers[2].claims) == 0


def test_steal_is_by_chance_and_known_to_both(table: Lay) -> None:
    game = played(table, Step("steal", 1, "target"), target=1, hands={1: "clover"}, chance=[0])
    assert game.hand(0) == ["clover"]
    assert [len(game.followers[seat].claims) for seat in (-1, 0, 1, 2)] == [0, 0, 1, 0]


def test_steal_equipment(table: Lay) -> None:
    game = played(table, Step("steal-equipment", 1, "target"), target=1, gear={1: "compass drone"})
    game.act(0, act.ChooseEquipment(game.t("drone")))
    assert (game.gear(0), game.gear(1)) == (["drone"], ["compass"])


def test_steal_bigfoot(table: Lay) -> None:
    game = played(
        table, Step("steal-bigfoot", 1, "target"), target=1, corrals={1: "porch-lurker beaverfoot"}
    )
    assert game.legal(0) == [act.ChooseBigfoot(game.w("porch-lurker"))]  # B6
    game.act(0, act.ChooseBigfoot(game.w("porch-lurker")))
    assert [game.points(seat) for seat in range(3)] == [1, 1, 0]


def test_swap_hands(table: Lay) -> None:
    game = played(
        table, Step("swap-hands", 1, "target"), target=1, hands={0: "clover", 1: "decaf ants"}
    )
    assert (game.hand(0), game.hand(1)) == (["decaf", "ants"], ["clover"])
    assert [len(game.followers[seat].claims) for seat in (-1, 0, 1, 2)] == [0, 1, 2, 0]


def test_swap_equipment(table: Lay) -> None:
    game = played(
        table, Step("swap-equipment", 1, "target"), target=1, gear={0: "drone", 1: "compass"}
    )
    assert (game.gear(0), game.gear(1)) == (["compass"], ["drone"])


def test_swap_bigfootses(table: Lay) -> None:
    game = played(
        table, Step("swap-bigfootses", 1, "target"), target=1,
        corrals={0: "porch-lurker", 1: "the-tall-one"},
    )  # fmt: skip
    game.act(0, act.ChooseBigfoot(game.w("porch-lurker")))
    game.act(0, act.ChooseBigfoot(game.w("the-tall-one")))
    assert (game.corral(0), game.corral(1)) == (["the-tall-one"], ["porch-lurker"])


def test_swap_professions(table: Lay) -> None:
    game = played(table, Step("swap-professions", 1, "target"), target=2)
    assert [seat.profession for seat in game.view.seats] == [2, 1, 0]


def test_break_leaves_the_choice_to_the_victim(table: Lay) -> None:
    game = played(table, Step("break", 1, "target"), target=1, gear={1: "compass drone"})
    assert game.pending == [1]
    game.act(1, act.ChooseEquipment(game.t("compass")))
    assert game.gear(1) == ["drone"]


def test_wreck_leaves_the_choice_to_you(table: Lay) -> None:
    game = played(table, Step("wreck", 1, "target"), target=1, gear={1: "compass drone"})
    assert game.pending == [0]
    game.act(0, act.ChooseEquipment(game.t("compass")))
    assert game.gear(1) == ["drone"]


def test_lose_battle_breaks_equipment_of_choice(table: Lay) -> None:
    game = table(woods="ridge-wyrm", gear={0: "compass drone"})
    game.act(0, act.Range(), chance=[0, 1])
    assert (game.situation, game.pending) == ("break", [0])
    game.act(0, act.ChooseEquipment(game.t("compass")))
    assert game.gear(0) == ["drone"]


def test_action_brings_another_one(table: Lay) -> None:
    game = played(table, Step("action", 1))
    assert game.situation == "acting"
    game.act(0, act.Rummage(), chance=[0, 0, 0])
    assert game.situation == "acting"


def test_idle_leaves_no_action(table: Lay) -> None:
    game = played(table, Step("idle", 1))
    assert (game.situation, game.view.active) != ("acting", 0)


def test_cancel_and_redirect_answer_cards(table: Lay) -> None:
    game = table(
        hands={0: "ants", 1: "wind-change", 2: "clover decaf thermos"}, marks=STARTING
    )  # fmt: skip
    game.act(0, act.Play(game.t("ants"), 2))
    assert game.refuses(1, act.Play(game.t("wind-change"), 2)) == "bf-refused-target-gone"
    game.act(1, act.Play(game.t("wind-change"), 0))
    game.passes()
    assert game.hand_size(2) == 3
    game = table(hands={0: "ants", 1: "wrong-form", 2: "clover"}, marks=STARTING)
    game.act(0, act.Play(game.t("ants"), 2))
    game.act(1, act.Play(game.t("wrong-form")))
    game.passes()
    assert game.hand_size(2) == 1


def test_look_and_lift_are_remembered(table: Lay) -> None:
    game = played(table, Step("look", 3), Step("lift"), chance=[0, 0, 0])
    assert game.situation == "lift"
    known = list(game.followers[0].piles[board.TOP : board.TOP + 3])
    assert board.UNKNOWN not in known
    assert all(kind == board.UNKNOWN for kind in game.followers[1].piles[board.TOP : board.TOP + 3])
    game.act(0, act.ChoosePlace(2))
    assert game.followers[0].piles[board.TOP] == known[2]


def test_look_woods_lift_woods_and_toss_woods(table: Lay) -> None:
    game = played(
        table, Step("look-woods", 2), Step("lift-woods"), Step("toss-woods"), chance=[0, 0],
        woods="porch-lurker swamp-badger",
    )  # fmt: skip
    game.act(0, act.ChoosePlace(1))
    assert game.situation == "toss"
    game.act(0, act.ChoosePlace(0))
    assert game.woods_discard == ["swamp-badger"]
    assert game.view.woods_size == 1


def test_toss_may_be_left(table: Lay) -> None:
    game = played(table, Step("look", 1), Step("toss"), chance=[0])
    game.act(0, act.No())
    assert game.discard == [PROBE]
    game = played(table, Step("look", 1), Step("toss"), chance=[0])
    game.act(0, act.ChoosePlace(0))
    assert len(game.discard) == 2


def test_look_hand_is_seen_by_the_looker_alone(table: Lay) -> None:
    game = played(table, Step("look-hand", 1, "target"), target=1, hands={1: "clover decaf"})
    assert [len(game.followers[seat].claims) for seat in (-1, 0, 1, 2)] == [0, 2, 0, 0]


def test_salvage_is_seen_by_all(table: Lay) -> None:
    game = played(table, Step("salvage", 1), discard="clover decaf")
    game.act(0, act.Salvage(game.t("decaf")))
    assert game.hand(0) == ["decaf"]
    assert [len(game.followers[seat].claims) for seat in (-1, 0, 1, 2)] == [1, 1, 2, 2]


def test_release(table: Lay) -> None:
    game = played(table, Step("release", 1, "target"), target=1, corrals={1: "porch-lurker"})
    game.act(1, act.ChooseBigfoot(game.w("porch-lurker")))
    assert (game.points(1), game.woods_discard) == (0, ["porch-lurker"])


def test_retrain(table: Lay) -> None:
    game = played(table, Step("retrain"), chance=[0])
    assert game.view.seats[0].profession == 3


def test_choose_player_names_the_target(table: Lay) -> None:
    deck = plain_deck()
    work = (Step("choose-player"), Step("draw", 1, "target"))
    jobs = tuple(msgspec.structs.replace(job, work=work) for job in deck.professions)
    game = table(deck=BigfootsesDeck(deck.thingies, deck.woods, jobs))
    game.act(0, act.Work())
    assert game.legal(0) == [act.ChoosePlayer(1), act.ChoosePlayer(2)]
    game.act(0, act.ChoosePlayer(2), chance=[0])
    assert game.hand_size(2) == 1


def test_may_can_be_declined(table: Lay) -> None:
    for answer, cards in ((act.Yes(), 2), (act.No(), 0)):
        game = played(table, Step("may"), Step("draw", 2))
        game.act(0, answer, chance=[0] * cards)
        assert game.hand_size(0) == cards


def test_banish(table: Lay) -> None:
    game = played(table, Step("banish"), witch="mist-hazel")
    assert (game.view.witch, game.woods_discard) == (None, ["mist-hazel"])


def test_equip_allows_one_more(table: Lay) -> None:
    game = played(table, Step("equip", 1), hands={0: "compass drone"})
    while game.situation != "acting":
        game.passes()
    for card in ("compass", "drone"):
        game.act(0, act.Equip(game.t(card)))
        while game.situation == "reacting":
            game.passes()
    assert game.gear(0) == ["compass", "drone"]


def test_every_step_is_in_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for step in v.STEPS:
        assert f'"{step}"' in text or step.replace("-", "_") in text, step
