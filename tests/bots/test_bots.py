"""What every bot owes every game: legal, repeatable, and from its own sight alone."""

from collections.abc import Iterator
from itertools import islice

import pytest

from squatch.bots import Bot, Instinct, Random, RandomQuiet, Sampler
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.core.state import NO_SEAT, State
from squatch.games import games
from zoo import ZOO

GAMES = {**ZOO, **games()}
BOTS: tuple[Bot, ...] = (Random(), RandomQuiet(), Instinct(), Sampler(4))
LONG = {("bigfootses", "sampler")}  # it imagines whole games of thousands of decisions
SEATED = [
    pytest.param(
        name,
        bot,
        id=f"{name}-{bot.name}",
        marks=pytest.mark.soak if (name, bot.name) in LONG else (),
    )
    for name in GAMES
    for bot in BOTS
]


def decisions(game: Game, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a random game that leave a choice: what the seat has seen, and the seat."""
    chance = Fast(seed)
    state = game.new(players, chance)
    while (seat := state.to_act()) != NO_SEAT:
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state.seen(seat), seat
        state.step(seat, legal[chance.below(len(legal))], chance, None)


@pytest.mark.parametrize(("name", "bot"), SEATED)
def test_a_bot_answers_legally_and_the_same_for_the_same_sight_and_seed(
    name: str, bot: Bot
) -> None:
    game = GAMES[name]
    for players in game.seats:
        most = 3 if isinstance(bot, Sampler) else 200  # it tries hundreds of actions
        for seen, seat in islice(decisions(game, players, seed=players), most):
            before = seen.save()
            choice = bot.choose(game, seen, Fast(5))
            assert choice in seen.legal(seat)
            assert bot.choose(game, seen.clone(), Fast(5)) == choice
            assert seen.save() == before


def test_random_takes_every_action_equally_often() -> None:
    game = GAMES["zoo-bids"]
    seen, seat = next(decisions(game, 2, seed=1))
    legal = seen.legal(seat)
    chance = Fast(1)
    taken = [Random().choose(game, seen, chance) for _ in range(400 * len(legal))]
    expected = 400.0
    squares = sum((taken.count(code) - expected) ** 2 / expected for code in legal)
    assert squares < 3 * len(legal)
