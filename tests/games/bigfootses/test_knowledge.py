"""What seats remember of others' hands, and how that goes into dealt worlds."""

from collections import Counter
from collections.abc import Callable

from games.bigfootses.tabletop import Table
from squatch.core.chance import Fast
from squatch.core.playout import Playout
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses.game import GAME
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules.claims import claim_of
from squatch.games.bigfootses.rules.piles import count

Lay = Callable[..., Table]
STARTING = {board.PHASE: board.STARTING, board.OPENED: 1, board.WAITING: 7}


def test_a_card_stolen_from_a_known_hand_is_in_one_of_two(table: Lay) -> None:
    game = table(hands={0: "borrowed", 1: "clover decaf ants", 2: "thermos"}, marks=STARTING)
    clover = game.t("clover")
    game.state.add_claim(claim_of(2, clover, 0b010))  # seat 2 has seen the clover of seat 1
    game.look_again()
    game.act(0, act.Play(game.t("borrowed"), 1))
    while game.situation == "reacting":
        game.passes(chance=[0, 0])
    assert list(game.followers[2].claims) == [claim_of(2, clover, 0b011)]
    view = GAME.view(game.state.seen(2))
    assert view.memory.hands[0].hands == (0, 1)


def test_a_claim_is_kept_in_every_dealt_world(table: Lay) -> None:
    game = table(hands={0: "thermos", 1: "clover decaf", 2: "ants"}, marks=STARTING)
    clover = game.t("clover")
    game.state.add_claim(claim_of(0, clover, 0b110))
    seen = game.state.seen(0)
    places: Counter[int] = Counter()
    for seed in range(60):
        world = seen.deal(Fast(seed))
        held = [seat for seat in (1, 2) if count(world.piles, board.HAND + seat, clover)]
        assert held
        places[held[0]] += 1
    assert set(places) == {1, 2}


def test_a_played_card_ends_the_claim(table: Lay) -> None:
    game = table(hands={0: "thermos", 1: "ants", 2: "decaf"}, marks=STARTING)
    game.state.add_claim(claim_of(0, game.t("ants"), 0b010))
    game.look_again()
    game.act(1, act.Play(game.t("ants"), 2))
    assert list(game.followers[0].claims) == []


def test_unseen_cards_are_equally_likely_in_each_unseen_place() -> None:
    state = GAME.new(3, Fast(5))
    seen = state.seen(0)
    card = next(kind for kind in range(52) if not count(seen.piles, board.HAND, kind))
    copies = count(GAME.standard_deck().tables.thingies_copies, 0, card)
    worlds = 3000
    held = [0, 0, 0]
    chance = Fast(9)
    for _world in range(worlds):
        world = seen.deal(chance)
        for place, zone in enumerate((board.HAND + 1, board.HAND + 2, board.DRAW)):
            held[place] += count(world.piles, zone, card)
    expected = [copies * worlds * size / 70 for size in (5, 5, 60)]
    chi = sum((seen_ - fair) ** 2 / fair for seen_, fair in zip(held, expected, strict=True))
    assert chi < 13.8  # two degrees of freedom, one in a thousand


def test_a_reshuffled_pile_is_made_of_what_was_discarded() -> None:
    chance = Fast(2)
    state = GAME.new(2, chance)
    while state.marks[board.SHUFFLED] == 0:
        assert not Playout().run(state, chance, 1)
    view = GAME.view(state.seen(-1))
    assert len(view.memory.pool) >= view.draw_size
    world = state.seen(0).deal(Fast(1))
    for kind in range(52):
        drawn = count(world.piles, board.DRAW, kind)
        assert drawn <= count(world.piles, board.POOL, kind)
