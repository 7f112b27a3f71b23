"""Simulations: games between bots, and what they say about the game and about the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from squatch import compiled
from squatch.bots import find_bot
from squatch.core.errors import OptionError
from squatch.core.game import Deck, Game
from squatch.core.state import shared_win
from squatch.lab.batch import UNFINISHED, Tally, play_batch
from squatch.lab.estimate import Estimate, average, share

USUAL_PLAYERS = 4
MOST_GAMES = 2**31
MOST_SEED = 2**63 - 1


class Report(msgspec.Struct, frozen=True):
    """What a batch of games came to. Same seed, same figures, in both builds, but for the speed.

    Utility runs from -1 to 1 (0 is what everybody gets who is as good as the others). A win share
    is the part of all games that was won, a win of two counting half for each.
    """

    game: str
    players: int
    games: int
    seed: int
    compiled: bool
    bots: list[str]  # one a seat, as seated in the first game
    seat_utility: list[Estimate]
    seat_win_share: list[Estimate]
    bot_utility: dict[str, Estimate]  # of a seat of that bot: what strength is measured by
    bot_win_share: dict[str, Estimate]  # of all seats of that bot together
    turns_per_game: float | None  # None where the game has no turns
    decisions_per_game: float  # forced ones included
    end_reasons: dict[str, int]  # how many games ended for each
    unfinished: int
    games_per_second: float
    own: dict[str, object] = {}  # figures that the game itself adds, by name

    def figures(self) -> dict[str, object]:
        """Everything as it is written to JSON: the game's own figures stand beside the others."""
        figures: dict[str, object] = msgspec.to_builtins(self)
        del figures["own"]
        return figures | self.own


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])


def simulate(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play a batch of games. One bot name fills all seats; `progress` hears how many are done.

    Raises OptionError for seats, games or a seed that cannot be, UnknownBot for a name nobody has.
    """
    names = list(bots) * players if len(bots) == 1 else list(bots)
    _check(game, players, names, games, seed)
    seated = [find_bot(name) for name in names]
    tally = Tally()
    start = perf_counter()
    for done in play_batch(game, deck, seated, games, seed, tally):
        if progress is not None:
            progress(done)
    seconds = perf_counter() - start
    return report_of(game, names, games, seed, tally, games / seconds)


def _check(game: Game, players: int, names: list[str], games: int, seed: int) -> None:
    if players not in game.seats:
        raise OptionError(
            f"{game.id} is for {game.seats[0]} to {game.seats[-1]} players, not for {players}"
        )
    if len(names) != players:
        raise OptionError(
            f"{len(names)} bots ({', '.join(names)}) for {players} players: name one a seat, "
            "or one for all"
        )
    if not 1 <= games <= MOST_GAMES:
        raise OptionError(f"a batch is 1 to {MOST_GAMES} games, not {games}")
    if not 0 <= seed <= MOST_SEED:
        raise OptionError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")


def report_of(
    game: Game, names: list[str], games: int, seed: int, tally: Tally, speed: float
) -> Report:
    """What a tally comes to. `names` are the bots as seated in the first game."""
    players = len(names)
    utility: list[Counter[float]] = [Counter() for _ in names]
    bot_utility: dict[str, Counter[float]] = {name: Counter() for name in names}
    seat_wins = [0.0] * players
    bot_wins = dict.fromkeys(names, 0.0)
    reasons = dict.fromkeys(game.end_reasons, 0)
    unfinished = 0
    for ending, times in tally.endings.items():
        if ending.reason == UNFINISHED:
            unfinished += times
        else:
            reasons[ending.reason] += times
        for seat, value in enumerate(shared_win(players, list(ending.winners))):
            utility[seat][value] += times
            bot_utility[names[(seat + ending.rotation) % players]][value] += times
        for seat in ending.winners:
            won = times / len(ending.winners)
            seat_wins[seat] += won
            bot_wins[names[(seat + ending.rotation) % players]] += won
    return Report(
        game=game.id,
        players=players,
        games=games,
        seed=seed,
        compiled=compiled(),
        bots=names,
        seat_utility=[average(values) for values in utility],
        seat_win_share=[share(wins, games) for wins in seat_wins],
        bot_utility={name: average(values) for name, values in bot_utility.items()},
        bot_win_share={name: share(wins, games) for name, wins in bot_wins.items()},
        turns_per_game=None if tally.turns is None else round(tally.turns / games, 3),
        decisions_per_game=round(tally.decisions / games, 3),
        end_reasons=reasons,
        unfinished=unfinished,
        games_per_second=float(f"{speed:.4g}"),  # slow bots play less than one
        own={} if tally.statistics is None else tally.statistics.report(),
    )
