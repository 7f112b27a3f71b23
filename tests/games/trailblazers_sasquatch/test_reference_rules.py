"""The rules beside a second reading of them: the same games, compared after every action."""

from collections import Counter

import pytest

from games.trailblazers_sasquatch.both_readings import Game
from squatch.games.trailblazers_sasquatch.game import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_dozen_games_in_both_readings(seats: int) -> None:
    for seed in range(12):
        Game(seats, seed).play()


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_hundreds_of_games_in_both_readings_end_in_every_way(seats: int) -> None:
    ends: Counter[str] = Counter()
    actions = 0
    for seed in range(800):
        game = Game(seats, seed)
        ends[game.play()] += 1
        actions += game.actions
    assert set(ends) == set(GAME.end_reasons)
    print(f"{seats} players: {actions} actions, {dict(ends)}")
