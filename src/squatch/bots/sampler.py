"""A player for any game: try every action in imagined worlds and keep the one that did best.

Flat Monte-Carlo search. A world is a whole state dealt from what the seat has seen; in it the
action is taken and the rest is played at random, but seldom rashly: where a word can end a game,
random players would hardly ever play one. The same worlds, and the same chance within them, serve
all actions, so that luck weighs on all of them alike. Actions that do badly are dropped by
halves, which leaves most of the budget to those that are hard to tell apart (sequential halving:
Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from typing import ClassVar

from squatch.bots.bot import Bot
from squatch.bots.random_quiet import SELDOM
from squatch.core.chance import Chance, Fast
from squatch.core.game import Game
from squatch.core.playout import Playout
from squatch.core.state import State

PLAYOUTS = 600
"""Imagined games a decision, unless the caller says otherwise."""

MOST_DECISIONS = 20_000
"""Where an imagined game is broken off; it then counts as worth nothing to anybody."""

SEEDS = 2**31 - 1


class Sampler(Bot):
    """Plays the action with the best average utility over random games in dealt worlds.

    `playouts` is the budget of a decision, in imagined games. Every action is tried at least
    once, so a decision with more actions than that costs more.
    """

    name: ClassVar[str] = "sampler"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        """The code that did best; among equals the first."""
        candidates = seen.legal(seen.audience)
        totals = dict.fromkeys(candidates, 0.0)
        rounds = max(1, (len(candidates) - 1).bit_length())
        while len(candidates) > 1:
            worlds = max(1, self.playouts // (rounds * len(candidates)))
            for _world in range(worlds):
                imagine(seen, candidates, totals, chance)
            candidates.sort(key=lambda code: (-totals[code], code))
            del candidates[(len(candidates) + 1) // 2 :]
        return candidates[0]


def imagine(seen: State, codes: list[int], totals: dict[int, float], chance: Chance) -> None:
    """Try each code in one and the same world, and add what came of it to the totals.

    All codes that are still compared have been tried in the same worlds, so totals compare like
    averages.
    """
    world = seen.deal(chance)
    seed = chance.below(SEEDS)
    for code in codes:
        totals[code] += worth(world.clone(), seen.audience, code, Fast(seed))


def worth(world: State, seat: int, code: int, chance: Chance) -> float:
    """The utility to a seat of doing this in a world, if all after it is quiet and random."""
    world.step(seat, code, chance, None)
    Playout(SELDOM).run(world, chance, MOST_DECISIONS)
    outcome = world.outcome()
    return 0.0 if outcome is None else outcome.utility[seat]
