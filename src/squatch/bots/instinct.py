"""The player that follows its game's rules of thumb."""

from __future__ import annotations

from typing import ClassVar

from squatch.bots.bot import Bot
from squatch.core.chance import Chance
from squatch.core.game import Game
from squatch.core.state import State


class Instinct(Bot):
    """Asks the game's own heuristic: quick, and good enough to lose to."""

    name: ClassVar[str] = "instinct"

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        """What `game.instinct` says."""
        return game.instinct(seen, chance)
