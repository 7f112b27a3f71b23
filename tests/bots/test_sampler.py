"""The search that works for any game: it beats chance wherever there is something to find."""

import pytest

from games.bigfootses.tabletop import brisk_deck
from squatch.bots import RandomQuiet, Sampler
from squatch.core.game import Deck, Game
from squatch.games import games
from squatch.lab.batch import Tally, play_batch
from squatch.lab.estimate import Estimate
from squatch.lab.simulate import report_of
from zoo import ZOO

GAMES = {**ZOO, **games()}
ENOUGH = {"zoo-moles": 240, "zoo-stack": 240, "zoo-tracks": 40, "zoo-bids": 100}
"""Games that show it with room to spare."""


MANY = {
    **dict.fromkeys(ZOO, 600),
    "zoo-tracks": 200,
    **dict.fromkeys(games(), 60),
    "trailblazers-sasquatch": 200,
}
TOGETHER = {"trailblazers-sasquatch"}
"""Games that many win together, so that one player among many could not show it."""

SHORT: dict[str, Deck] = {"bigfootses": brisk_deck()}
"""Decks for games whose imagined ones would take minutes."""


def advantage(game: Game, players: int, sampler: Sampler, number: int) -> Estimate:
    """The utility of a sampler among quiet players, each shuffle played from every seat."""
    bots = [sampler, *(RandomQuiet() for _ in range(players - 1))]
    tally = Tally()
    for _done in play_batch(game, SHORT.get(game.id), bots, number, 1, tally):
        pass
    names = [bot.name for bot in bots]
    return report_of(game, names, number, 1, tally, 1.0).bot_utility["sampler"]


@pytest.mark.parametrize("name", ENOUGH)
def test_it_beats_random_players_with_95_percent_confidence(name: str) -> None:
    game = GAMES[name]
    gained = advantage(game, game.seats[0], Sampler(30), ENOUGH[name])
    assert gained.low > 0, gained


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_it_beats_many_random_players(name: str) -> None:
    game = GAMES[name]
    players = game.seats[0 if name in TOGETHER else -1]
    gained = advantage(game, players, Sampler(30), MANY[name])
    assert gained.low > 0, gained
