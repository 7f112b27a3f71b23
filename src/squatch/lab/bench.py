"""How fast a game is: measured in this process, in an interpreted one, and beside others.

Every figure is the median of several short runs, in seconds of this process's processor time, so
that what else the machine does matters less. `python -m squatch.lab.bench GAME PLAYERS` prints
the speed of random games as JSON; that is how a compiled process asks for the interpreted figure.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

import msgspec

from squatch import compiled
from squatch.core.chance import Fast
from squatch.core.errors import SquatchError
from squatch.core.game import Game
from squatch.core.playout import Playout
from squatch.core.state import NO_SEAT, Codes, State
from squatch.games import find_game
from squatch.lab.peers import peer_speeds
from squatch.lab.reference import native_kernel, python_kernel, seconds

RUNS = 7
RUN_SECONDS = 0.25
POSITIONS = 16
"""Positions of random games that single operations are timed on."""


class Speed(msgspec.Struct, frozen=True):
    """Random games, every seat played by chance, in one process on one core."""

    games_per_second: float
    decisions_per_second: float


class Bench(msgspec.Struct, frozen=True):
    """How fast a game is. `None` stands where nothing could be measured."""

    game: str
    players: int
    compiled: bool
    random: Speed
    random_in_kernels: Speed  # games and decisions in the time of one Python kernel
    legal_ns: float
    clone_us: float
    seen_us: float
    deal_us: float
    interpreted: Speed | None  # None when this process is interpreted itself
    times_interpreted: float | None


class Surroundings(msgspec.Struct, frozen=True):
    """What the games are compared with, measured in the same run."""

    python_kernel_ms: float
    native_kernel_ms: float
    peers: dict[str, float]  # OpenSpiel's games by name: random decisions a second


class Benches(msgspec.Struct, frozen=True):
    """Everything that `squatch bench` measures."""

    surroundings: Surroundings
    games: list[Bench]


def measure_surroundings() -> Surroundings:
    """The fixed kernels and the peers."""
    return Surroundings(
        python_kernel_ms=round(1e3 * seconds(python_kernel), 3),
        native_kernel_ms=round(1e3 * seconds(native_kernel), 3),
        peers={name: round(speed) for name, speed in peer_speeds(RUN_SECONDS, RUNS).items()},
    )


def measure(game: Game, players: int, kernel_seconds: float) -> Bench:
    """All figures of a game; a kernel's time makes them comparable between machines."""
    random = random_speed(game, players)
    interpreted = interpreted_speed(game, players) if compiled() else None
    positions = sample_positions(game, players)
    seen = [state.seen(state.to_act()) for state in positions]
    chance = Fast(1)
    return Bench(
        game=game.id,
        players=players,
        compiled=compiled(),
        random=_rounded(random, 1.0),
        random_in_kernels=_rounded(random, kernel_seconds),
        legal_ns=round(1e9 * _each(positions, _list_legal), 1),
        clone_us=round(1e6 * _each(positions, lambda state: state.clone()), 3),
        seen_us=round(1e6 * _each(positions, lambda state: state.seen(0)), 3),
        deal_us=round(1e6 * _each(seen, lambda state: state.deal(chance)), 3),
        interpreted=None if interpreted is None else _rounded(interpreted, 1.0),
        times_interpreted=None
        if interpreted is None
        else round(random.games_per_second / interpreted.games_per_second, 1),
    )


def random_speed(game: Game, players: int) -> Speed:
    """Random games from the shuffle to the end; the same games in every run."""
    games = _play_for(game, players, RUN_SECONDS)
    times = []
    decisions = 0
    for _run in range(RUNS):
        start = process_time()
        decisions = _play(game, players, games)
        times.append(process_time() - start)
    return Speed(games / median(times), decisions / median(times))


def interpreted_speed(game: Game, players: int) -> Speed:
    """The same in a process of its own that runs the sources. Raises SquatchError if that fails."""
    done = subprocess.run(
        [sys.executable, "-m", "squatch.lab.bench", game.id, str(players)],
        env={**os.environ, "SQUATCH_PURE": "1"},
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        raise SquatchError(f"the interpreted run failed: {done.stderr.decode().strip()[-200:]}")
    return msgspec.json.decode(done.stdout, type=Speed)


def sample_positions(game: Game, players: int) -> list[State]:
    """Positions from the middle of random games, none of them over."""
    positions: list[State] = []
    number = 0
    while len(positions) < POSITIONS:
        chance = Fast(2, number)
        state = game.new(players, chance)
        Playout().run(state, chance, 7 * (number % 13))
        if state.to_act() != NO_SEAT:
            positions.append(state)
        number += 1
    return positions


def _play(game: Game, players: int, games: int) -> int:
    playout = Playout()
    for number in range(games):
        chance = Fast(1, number)
        playout.run(game.new(players, chance), chance)
    return playout.decisions


def _play_for(game: Game, players: int, duration: float) -> int:
    """How many games fit into so many seconds."""
    games = 1
    while True:
        start = process_time()
        _play(game, players, games)
        spent = process_time() - start
        if spent > duration / 4:
            return max(1, round(games * duration / spent))
        games *= 4


_CODES = Codes()


def _list_legal(state: State) -> None:
    _CODES.clear()
    state.fill_legal(state.to_act(), _CODES)


def _each(states: list[State], operation: Callable[[State], object]) -> float:
    """Seconds that an operation takes on one of the states, call from Python included."""
    rounds = 1
    while True:
        start = process_time()
        _repeat(states, operation, rounds)
        if process_time() - start > RUN_SECONDS / 10:
            break
        rounds *= 4
    return seconds(lambda: _repeat(states, operation, rounds)) / (rounds * len(states))


def _repeat(states: list[State], operation: Callable[[State], object], rounds: int) -> None:
    for _round in range(rounds):
        for state in states:
            operation(state)


def _rounded(speed: Speed, per_seconds: float) -> Speed:
    return Speed(
        round(speed.games_per_second * per_seconds, 1),
        round(speed.decisions_per_second * per_seconds, 1),
    )


if __name__ == "__main__":
    told = random_speed(find_game(sys.argv[1]), int(sys.argv[2]))
    sys.stdout.write(msgspec.json.encode(told).decode())
