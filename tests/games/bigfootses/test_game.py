"""The game as everything else knows it: whole games, players, and figures of a batch."""

import pytest

from games.bigfootses.tabletop import brisk_deck
from squatch.core.chance import Fast
from squatch.core.errors import OptionError, SquatchError
from squatch.core.playout import Playout
from squatch.games.bigfootses.game import GAME, BigfootsesOptions
from squatch.games.bigfootses.rules import board
from squatch.lab import simulate


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end(seats: int) -> None:
    playout = Playout()
    for number in range(2):
        chance = Fast(6, number)
        state = GAME.new(seats, chance)
        assert playout.run(state, chance, 30_000)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in GAME.end_reasons


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_thousand_random_games_end(seats: int) -> None:
    all_end(range(1000), seats)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_thousand_random_games_end(seats: int) -> None:
    all_end(range(10_000), seats)


def all_end(numbers: range, seats: int) -> None:
    playout = Playout()
    for number in numbers:
        chance = Fast(7, number)
        assert playout.run(GAME.new(seats, chance), chance, 60_000)


def test_both_ends_are_reached() -> None:
    reasons = set()
    for deck in (None, brisk_deck()):
        chance = Fast(3)
        state = GAME.new(3, chance, deck=deck)
        assert Playout().run(state, chance)
        outcome = state.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == set(GAME.end_reasons)


def test_the_first_player_can_be_chosen() -> None:
    for seat in range(4):
        state = GAME.new(4, Fast(seat), options=BigfootsesOptions(seat))
        assert state.marks[board.ACTIVE] == seat
    with pytest.raises(OptionError, match="first_player = 4"):
        GAME.new(4, Fast(1), options=BigfootsesOptions(4))
    with pytest.raises(OptionError, match="for 2 to 6 players"):
        GAME.new(7, Fast(1))


def test_what_save_cannot_have_made_is_refused() -> None:
    saved = GAME.new(2, Fast(1)).save()
    for broken in (saved[:9], [9, *saved[1:]], [2, 5, *saved[2:]]):
        with pytest.raises(SquatchError, match="saved state"):
            GAME.restore(broken)


def test_instinct_beats_chance() -> None:
    report = simulate(GAME, 4, ["instinct", "random", "random", "random"], 8, 1)
    assert report.bot_win_share["instinct"].mean > 0.45


@pytest.mark.slow
def test_instinct_beats_chance_by_far() -> None:
    report = simulate(GAME, 4, ["instinct", "random", "random", "random"], 2000, 1)
    assert report.bot_win_share["instinct"].low > 0.45


def test_a_batch_tells_of_rounds_professions_and_cards() -> None:
    figures = simulate(GAME, 3, ["instinct"], 6, 1).figures()
    assert set(figures) >= {
        "rounds_per_game", "profession_win_share", "card_played_share", "card_win_share",
        "turn_order_win_share", "bot_win_share",
    }  # fmt: skip
    assert "own" not in figures


def test_a_game_that_goes_on_to_the_limit_has_sixty_rounds() -> None:
    rounds = simulate(GAME, 2, ["random"], 2, 1).figures()["rounds_per_game"]
    assert rounds == {"median": 60, "p95": 60}
