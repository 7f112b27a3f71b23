"""The player that everybody else is measured against."""

from __future__ import annotations

from typing import ClassVar

from squatch.bots.bot import Bot
from squatch.core.chance import Chance
from squatch.core.game import Game
from squatch.core.state import State


class Random(Bot):
    """Takes each legal action with the same probability."""

    name: ClassVar[str] = "random"

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        """One of the legal codes."""
        legal = seen.legal(seen.audience)
        return legal[chance.below(len(legal))]
