"""Card beats rule: one test for each quantity that standing effects change."""

from collections.abc import Callable

import pytest

from games.bigfootses.tabletop import Table, plain_deck
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses.cards import Profession
from squatch.games.bigfootses.deck import BigfootsesDeck
from squatch.games.bigfootses.effects import Standing, Step
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v

Lay = Callable[..., Table]


def under(table: Lay, change: str, by: int, when: str = "always", **zones: object) -> Table:
    """A table at which every profession changes one quantity."""
    deck = plain_deck()
    trait = (Standing(change, by, when=when),)
    jobs = tuple(Profession(job.id, (Step("draw", 1),), trait) for job in deck.professions)
    return table(deck=BigfootsesDeck(deck.thingies, deck.woods, jobs), **zones)


@pytest.mark.parametrize("quantity", v.QUANTITIES)
def test_every_quantity_is_worked_out_by_a_rule_first(table: Lay, quantity: str) -> None:
    number = v.QUANTITIES.index(quantity)
    game = under(table, quantity, 2)
    assert game.state.ruled(number, 0, 5) == 7
    assert table().state.ruled(number, 0, 5) == 5


def test_skill_and_number(table: Lay) -> None:
    for change, by in (("skill", 2), ("number", -2)):
        game = under(table, change, by, woods="fog-walker", hands={1: "pep-talk"})
        game.act(0, act.Range(), chance=[0])
        assert game.needs == 5


def test_corral_bonus(table: Lay) -> None:
    game = under(
        table, "corral-bonus", 1, woods="fog-walker", hands={1: "pep-talk"},
        corrals={0: "porch-lurker berry-thief"},
    )  # fmt: skip
    game.act(0, act.Range(), chance=[0])
    assert game.needs == 3


@pytest.mark.parametrize(("by", "face", "captured"), [(-1, 1, True), (1, 2, False)])
def test_failing_face(table: Lay, by: int, face: int, captured: bool) -> None:
    game = under(table, "failing-face", by, woods="porch-lurker", gear={0: "net-launcher"})
    game.act(0, act.Range(), chance=[0, face - 1, *([0, 0] if captured else [])])
    assert ("porch-lurker" in game.corral(0)) == captured


def test_least_face(table: Lay) -> None:
    game = under(table, "least-face", 3, woods="porch-lurker")
    game.act(0, act.Range(), chance=[0, 0, 0, 0])
    assert game.corral(0) == ["porch-lurker"]


def test_slots_and_weapons(table: Lay) -> None:
    game = under(table, "slots", 1, gear={0: "compass drone cast-kit"}, hands={0: "call-blaster"})
    assert act.Equip(game.t("call-blaster")) in game.legal(0)
    game = under(table, "weapons", 1, gear={0: "skillet"}, hands={0: "net-launcher"})
    assert act.Equip(game.t("net-launcher")) in game.legal(0)


def test_hand_limit(table: Lay) -> None:
    ending = {board.PHASE: board.ENDING, board.OPENED: 1, board.ACTIONS: 0, board.WAITING: 1}
    hand = {0: "thermos clover ants borrowed decaf field-notes"}
    game = under(table, "hand-limit", 1, hands=hand, marks=ending)
    game.act(0, act.Pass())
    assert game.view.active == 1
    game = table(hands=hand, marks=ending)
    game.act(0, act.Pass())
    assert game.situation == "trimming"


def test_rummage_and_treasure(table: Lay) -> None:
    game = under(table, "rummage", 2)
    game.act(0, act.Rummage(), chance=[0] * 5)
    assert game.hand_size(0) == 5
    game = under(table, "treasure", 1, woods="swamp-badger", gear={0: "skillet"})
    game.act(0, act.Range(), chance=[0, 5, 0, 0, 0, 0])
    assert game.hand_size(0) == 4


def test_creature_vp(table: Lay) -> None:
    game = table(witch="auntie-bounty", woods="swamp-badger", gear={0: "skillet"})
    game.act(0, act.Range(), chance=[0, 5, 0, 0, 0])
    assert game.points(0) == 1
    assert game.woods_discard == ["swamp-badger"]


def test_breakage(table: Lay) -> None:
    game = under(table, "breakage", -1, woods="ridge-wyrm", gear={0: "compass"})
    game.act(0, act.Range(), chance=[0, 1])
    assert game.gear(0) == ["compass"]


def test_catch_draw_and_loss_draw(table: Lay) -> None:
    game = under(table, "catch-draw", 1, woods="porch-lurker")
    game.act(0, act.Range(), chance=[0, 5, 0, 0, 0])
    assert game.hand_size(0) == 1
    game = under(table, "loss-draw", 2, woods="porch-lurker")
    game.act(0, act.Range(), chance=[0, 0, 0, 0])
    assert game.hand_size(0) == 2


def test_work_limit_and_equip_plays(table: Lay) -> None:
    game = under(table, "work-limit", 2, corrals={0: "the-tall-one pale-matriarch porch-lurker"})
    assert act.Work() in game.legal(0)
    game = under(table, "equip-plays", 1, hands={0: "compass drone"}, marks={board.EQUIPS: 1})
    assert act.Equip(game.t("drone")) in game.legal(0)


def test_shield_and_fence(table: Lay) -> None:
    start = {board.PHASE: board.STARTING, board.OPENED: 1, board.WAITING: 1}
    game = under(
        table, "shield", 1, hands={0: "termites open-gate"}, gear={1: "drone"},
        corrals={1: "porch-lurker"}, marks=start,
    )  # fmt: skip
    assert game.legal(0) == [act.Pass(), act.Play(game.t("open-gate"), 1)]


@pytest.mark.parametrize(
    ("when", "n", "zones", "holds"),
    [
        ("vp-below", 2, {"corrals": {0: "porch-lurker"}}, True),
        ("vp-from", 2, {"corrals": {0: "porch-lurker"}}, False),
        ("hand-below", 1, {}, True),
        ("hand-from", 1, {}, False),
        ("unequipped", 0, {"gear": {0: "drone"}}, False),
        ("equipped-from", 1, {"gear": {0: "drone"}}, True),
        ("unarmed", 0, {"gear": {0: "drone"}}, True),
        ("armed", 0, {"gear": {0: "skillet"}}, True),
        ("has-gadget", 0, {"gear": {0: "drone"}}, True),
        ("witched", 0, {"witch": "mist-hazel"}, True),
        ("unwitched", 0, {"witch": "mist-hazel"}, False),
        ("corral-below", 1, {"corrals": {0: "beaverfoot"}}, True),
        ("corral-from", 1, {"corrals": {0: "beaverfoot"}}, False),
        ("leading", 0, {"corrals": {1: "porch-lurker"}}, False),
        ("trailing", 0, {"corrals": {1: "porch-lurker"}}, True),
        ("always", 0, {}, True),
    ],
)
def test_conditions(table: Lay, when: str, n: int, zones: dict[str, object], holds: bool) -> None:
    game = table(**zones)
    assert game.state.holds(v.CONDITIONS.index(when), n, 0) == holds
