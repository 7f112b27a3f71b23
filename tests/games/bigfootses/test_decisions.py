"""The decisions where the rules are silent, B1 to B14, by their numbers."""

from collections.abc import Callable

from games.bigfootses.tabletop import Table, plain_deck
from squatch.core.chance import Fast
from squatch.games.bigfootses.actions import (
    ChooseEquipment,
    Equip,
    Find,
    Pass,
    Play,
    Range,
    Retrain,
    RetrainAs,
)
from squatch.games.bigfootses.events import Rolled
from squatch.games.bigfootses.game import GAME
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules.turn import new_game

Lay = Callable[..., Table]


def test_b1_professions_lie_face_up() -> None:
    state = new_game(plain_deck().tables, 4, -1, Fast(3), None)
    for audience in (-1, 0):
        view = GAME.view(state.seen(audience))
        shown = [seat.profession for seat in view.seats]
        assert len(set(shown)) == 4
        assert sorted([*shown, *view.unused]) == list(range(10))


def test_b2_the_old_profession_joins_the_unused_ones_afterwards(table: Lay) -> None:
    game = table()
    old = game.view.seats[0].profession
    assert old not in game.view.unused
    game.act(0, Retrain(), chance=[0])
    assert game.view.seats[0].profession == 3  # the first unused one, not the old one again
    assert old in game.view.unused


def test_b2_a_bigfoot_buys_the_profession_of_choice(table: Lay) -> None:
    game = table(corrals={0: "porch-lurker beaverfoot"})
    lurker, beaver = game.w("porch-lurker"), game.w("beaverfoot")
    assert game.refuses(0, RetrainAs(7, beaver)) == "bf-refused-no-bigfoot-there"
    assert game.refuses(0, RetrainAs(1, lurker)) == "bf-refused-profession-taken"
    game.act(0, RetrainAs(7, lurker))
    assert game.view.seats[0].profession == 7
    assert game.woods_discard == ["porch-lurker"]


def test_b3_a_second_weapon_takes_the_place_of_the_first(table: Lay) -> None:
    game = table(gear={0: "skillet compass"}, hands={0: "net-launcher"})
    net, pan, compass = (game.t(card) for card in ("net-launcher", "skillet", "compass"))
    assert game.refuses(0, Equip(net)) == "bf-refused-second-weapon"
    assert game.refuses(0, Equip(net, compass)) == "bf-refused-second-weapon"
    game.act(0, Equip(net, pan))
    assert game.gear(0) == ["compass", "net-launcher"]


def test_b4_a_6_is_no_success_of_itself(table: Lay) -> None:
    game = table(woods="mountain-itself")
    game.act(0, Range(), chance=[0, 5])
    assert game.woods_discard == ["mountain-itself"]


def test_b5_a_bigfeature_breaks_no_hand_card(table: Lay) -> None:
    game = table(woods="moosefoot", hands={0: "thermos"})
    game.act(0, Range(), chance=[0])
    game.passes(chance=[0])
    game.passes()
    assert game.hand(0) == ["thermos"]
    assert game.situation in {"equipping", "ending"}


def test_b6_a_bigfeature_counts_for_vp_and_is_no_bigfoot(table: Lay) -> None:
    game = table(corrals={0: "beaverfoot moosefoot"}, woods="ridge-strider", hands={1: "pep-talk"})
    assert game.points(0) == 3
    game.act(0, Range(), chance=[0])
    assert game.needs == 7  # no bonus


def test_b7_a_happening_is_resolved_at_once_and_discarded(table: Lay) -> None:
    game = table(woods="park-picnic")
    game.act(0, Range(), chance=[0, 0, 0, 0])
    assert [game.hand_size(seat) for seat in range(3)] == [1, 1, 1]
    assert game.woods_discard == ["park-picnic"]


def test_b8_everybody_with_a_hand_card_is_asked_and_nobody_else(table: Lay) -> None:
    game = table(hands={1: "compass", 2: "pep-talk"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0])
    assert game.pending == [1, 2]
    assert game.legal(1) == [Pass()]  # equipment cannot be played in a window
    assert len(game.legal(2)) == 2


def test_b9_bigfeatures_are_at_large_too(table: Lay) -> None:
    game = table(woods_discard="porch-lurker beaverfoot swamp-badger mist-hazel")
    finds = [action for action in game.legal(0) if isinstance(action, Find)]
    assert finds == [Find(game.w("porch-lurker")), Find(game.w("beaverfoot"))]
    assert game.refuses(0, Range()) == "bf-refused-nothing-at-large"
    game.act(0, Find(game.w("beaverfoot")), chance=[5, 0, 0, 0, 0, 0])
    assert game.corral(0) == ["beaverfoot"]


def test_b9_with_none_at_large_ranging_is_refused(table: Lay) -> None:
    game = table(woods_discard="swamp-badger")
    assert game.refuses(0, Range()) == "bf-refused-nothing-at-large"
    assert not any(isinstance(action, Find) for action in game.legal(0))


def test_b10_after_60_rounds_most_vp_win_and_ties_are_shared(table: Lay) -> None:
    game = table(
        corrals={0: "porch-lurker", 2: "berry-thief"},
        marks={
            board.TURN: 60 * 3 - 1,
            board.PHASE: board.ENDING,
            board.OPENED: 1,
            board.ACTIONS: 0,
            board.WAITING: 2,
            board.HAND_SIZE + 1: 1,
            board.DRAW_SIZE: 74,
        },
    )
    game.act(1, Pass())
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("round-limit", [0, 2])


def test_b11_the_table_is_read_after_the_capture(table: Lay) -> None:
    game = table(corrals={0: "ridge-strider"}, gear={0: "net-launcher"}, woods="beaverfoot")
    game.act(0, Range(), chance=[0, 5, 0, 0, 0, 0])
    assert game.hand_size(0) == 2  # 3 VP


def test_b12_cards_against_bigfootses_or_creatures_fit_bigfeatures(table: Lay) -> None:
    for card in ("ripe-sock", "peace-sandwich", "energy-bar"):
        game = table(hands={0: card}, woods="beaverfoot")
        game.act(0, Range(), chance=[0])
        assert Play(game.t(card)) in game.legal(0)


def test_b13_set_replaces_a_1_and_plus_does_not(table: Lay) -> None:
    for card, captured in (("clover", True), ("loaded-lunch", False)):
        game = table(hands={0: card}, woods="porch-lurker", gear={0: "thermal-goggles"})
        game.act(0, Range(), chance=[0])
        game.act(0, Pass(), chance=[0])
        game.act(0, Play(game.t(card)), chance=[0] * 6 if captured else [])
        assert ("porch-lurker" in game.corral(0)) == captured


def test_b13_a_reroll_opens_a_new_window_after_the_roll(table: Lay) -> None:
    game = table(hands={0: "second-wind", 1: "thermos"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0])
    game.act(0, Pass())
    game.act(1, Pass(), chance=[0])
    game.act(1, Pass())
    game.act(0, Play(game.t("second-wind")))
    events = game.passes(chance=[3])
    assert [event.face for event in events if isinstance(event, Rolled)] == [4]
    assert (game.situation, game.pending) == ("after", [1])


def test_b14_steps_without_an_object_are_skipped(table: Lay) -> None:
    game = table(woods="flash-flood", gear={1: "compass"})
    game.act(0, Range(), chance=[0])
    assert game.woods_discard == ["flash-flood"]
    assert game.gear(1) == ["compass"]


def test_b14_others_draw_unless_the_game_is_won(table: Lay) -> None:
    nine = "the-tall-one pale-matriarch mountain-itself"
    game = table(corrals={0: nine}, gear={0: "thermal-goggles"}, woods="porch-lurker")
    game.act(0, Range(), chance=[0, 5])
    assert game.outcome is not None
    assert [game.hand_size(seat) for seat in range(3)] == [0, 0, 0]


def test_b14_losing_a_slot_the_owner_discards_down_at_once(table: Lay) -> None:
    game = table(woods="pocket-seamstress", gear={1: "compass trail-camera drone"})
    game.act(0, Range(), chance=[0])
    assert (game.situation, game.pending) == ("trim", [1])
    game.act(1, ChooseEquipment(game.t("drone")))
    assert game.gear(1) == ["compass", "trail-camera"]


def test_b14_cancelled_equipment_counts_as_the_one_of_the_turn(table: Lay) -> None:
    game = table(hands={0: "compass drone", 1: "wrong-form"})
    game.act(0, Equip(game.t("compass")))
    game.act(1, Play(game.t("wrong-form")))
    game.passes()
    assert (game.gear(0), sorted(game.discard)) == ([], ["compass", "wrong-form"])
    assert game.refuses(0, Equip(game.t("drone"))) == "bf-refused-equipment-played"
