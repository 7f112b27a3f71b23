"""Batches: who sits where, what is counted, and that a seed names the figures."""

import msgspec
import pytest

from squatch.bots import Bot, Random
from squatch.core.chance import Chance, Fast
from squatch.core.errors import IllegalAction, OptionError, UnknownBot
from squatch.core.game import Game
from squatch.core.playout import Playout
from squatch.core.state import State
from squatch.games import find_game
from squatch.lab import Report, simulate
from squatch.lab.batch import Tally, play, play_batch
from zoo import ZOO

SASQUATCH = find_game("sell-me-a-sasquatch")
BIDS = ZOO["zoo-bids"]


class Watcher(Bot):
    """Plays at random, and remembers which seats it was asked for."""

    name = "watcher"

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        self.seats.append(int(seen.audience))
        assert len(seen.legal(seen.audience)) > 1
        return Random().choose(game, seen, chance)


class Cheat(Bot):
    """Takes what nobody offered."""

    name = "cheat"

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        return -1


def figures(report: Report) -> dict[str, object]:
    """All but the speed."""
    return {**msgspec.structs.asdict(report), "games_per_second": None}


@pytest.mark.parametrize("bots", [["random"], ["instinct", "random", "random"]])
def test_the_same_seed_gives_the_same_figures(bots: list[str]) -> None:
    first, again, other = (simulate(SASQUATCH, 3, bots, 30, seed) for seed in (1, 1, 2))
    assert figures(first) == figures(again)
    assert figures(first) != figures(other)


def test_shares_add_up_and_utility_sums_to_zero() -> None:
    report = simulate(SASQUATCH, 4, ["instinct", "random", "random", "random"], 40, 1)
    assert sum(share.mean for share in report.seat_win_share) == pytest.approx(1, abs=0.001)
    assert sum(share.mean for share in report.bot_win_share.values()) == pytest.approx(1, abs=0.001)
    assert sum(worth.mean for worth in report.seat_utility) == pytest.approx(0, abs=0.001)
    assert sum(report.end_reasons.values()) + report.unfinished == report.games


def test_one_name_fills_all_seats() -> None:
    assert simulate(SASQUATCH, 5, ["random"], 5, 1).bots == ["random"] * 5


def test_every_bot_sits_in_every_seat_and_is_asked_only_where_there_is_a_choice() -> None:
    watcher = Watcher()
    bots = [watcher, Random(), Random()]
    tally = Tally()
    for _done in play_batch(SASQUATCH, None, bots, 3, 1, tally):
        pass
    assert set(watcher.seats) == {0, 1, 2}
    assert sorted(ending.rotation for ending in tally.endings) == [0, 1, 2]


def test_rotated_games_start_from_the_same_shuffle() -> None:
    class First(Watcher):
        def choose(self, game: Game, seen: State, chance: Chance) -> int:
            hands.append((int(seen.audience), seen.save()[13 + int(seen.audience)]))
            return super().choose(game, seen, chance)

    hands: list[tuple[int, int]] = []
    firsts = []
    bot = First()
    for _done in play_batch(SASQUATCH, None, [bot, First()], 2, 1, Tally()):
        firsts.append(hands[0])
        hands.clear()
    assert firsts[0] == firsts[1]


def test_random_batches_are_what_the_compiled_loop_plays() -> None:
    report = simulate(BIDS, 3, ["random"], 20, 7)
    playout = Playout()
    wins = [0.0] * 3
    for number in range(20):
        chance = Fast(7, number)
        state = BIDS.new(3, chance)
        playout.run(state, chance)
        outcome = state.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    assert report.decisions_per_game == playout.decisions / 20
    assert [share.mean for share in report.seat_win_share] == [round(won / 20, 4) for won in wins]


def test_a_game_without_turns_has_none_to_count() -> None:
    assert simulate(BIDS, 2, ["random"], 2, 1).turns_per_game is None
    assert (simulate(SASQUATCH, 2, ["random"], 2, 1).turns_per_game or 0) > 1


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(BIDS, 2, ["random"], 3, 1, progress=heard.append)
    assert heard == [1, 2, 3]


def test_a_bot_that_makes_up_an_action_is_named_by_its_seat() -> None:
    chance = Fast(1)
    with pytest.raises(IllegalAction, match="action -1"):
        play(SASQUATCH, SASQUATCH.new(2, chance), [Cheat(), Cheat()], chance, Fast(2))


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed", "message"),
    [
        (7, ["random"], 1, 1, "for 2 to 6 players, not for 7"),
        (4, ["random", "instinct"], 1, 1, "2 bots .* for 4 players"),
        (4, ["random"], 0, 1, "not 0"),
        (4, ["random"], 1, -1, "not -1"),
        (4, ["random"], 1, 2**63, "a seed is a number from 0 to"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: int, bots: list[str], games: int, seed: int, message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        simulate(SASQUATCH, players, bots, games, seed)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate(SASQUATCH, 2, ["nobody"], 1, 1)
