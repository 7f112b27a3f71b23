"""What others reach: random games of OpenSpiel, if it is installed, driven from Python."""

from __future__ import annotations

import importlib
from statistics import median
from time import process_time
from typing import Protocol

from squatch.core.chance import Chance, Fast

GAMES = ("leduc_poker", "gin_rummy", "hearts")


class PeerState(Protocol):
    """As much of `pyspiel.State` as a random player needs."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def is_chance_node(self) -> bool:
        """Whether chance moves next."""

    def legal_actions(self) -> list[int]:
        """What may be done, by chance or by a player."""

    def apply_action(self, action: int) -> None:
        """Do it."""


class PeerGame(Protocol):
    """As much of `pyspiel.Game`."""

    def new_initial_state(self) -> PeerState:
        """A game before its first move."""


def peer_speeds(run_seconds: float, runs: int) -> dict[str, float]:
    """Random decisions a second of each peer, median of some runs; empty without OpenSpiel."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    chance = Fast(1)
    speeds = {}
    for name in GAMES:
        game: PeerGame = pyspiel.load_game(name)
        speeds[name] = median(_speed(game, chance, run_seconds) for _run in range(runs))
    return speeds


def _speed(game: PeerGame, chance: Chance, run_seconds: float) -> float:
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < run_seconds:
        decisions += _play(game.new_initial_state(), chance)
    return decisions / spent


def _play(state: PeerState, chance: Chance) -> int:
    """Play at random to the end; chance nodes are drawn evenly, which does for a clock."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    return decisions
