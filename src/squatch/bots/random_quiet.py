"""The random player for games in which some actions would end everything at once."""

from __future__ import annotations

from typing import ClassVar

from squatch.bots.bot import Bot
from squatch.core.chance import Chance
from squatch.core.game import Game
from squatch.core.playout import quiet_code
from squatch.core.state import Codes, State

SELDOM = 200
"""It is rash once in so many decisions that allow it."""


class RandomQuiet(Bot):
    """Takes each legal action with the same probability, but hardly ever one that is rash.

    What is rash a game says (`State.rash_from`); where nothing is, it plays like `random`.
    """

    name: ClassVar[str] = "random-quiet"

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        """One of the legal codes."""
        codes = Codes()
        seen.fill_legal(seen.audience, codes)
        return quiet_code(codes, seen.rash_from(), SELDOM, chance)
