"""What a player that is a program has to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from squatch.core.chance import Chance
from squatch.core.game import Game
from squatch.core.state import State


class Bot(ABC):
    """A player. It keeps nothing between decisions, so one instance may sit in many seats.

    It gets what its seat has seen and nothing else: it cannot cheat, not even by accident.
    """

    name: ClassVar[str]  # as it is asked for: lower case, no spaces

    @abstractmethod
    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        """A legal code for the seat `seen.audience`, which owes a decision.

        Everything random comes from `chance`, so that a seed names one game.
        """
