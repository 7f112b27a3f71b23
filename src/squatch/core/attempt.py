"""A setup or an action, tried: what it leads to, the chance it took, and what happened in it.

An action is tried on a copy, so whoever tried it may still let it not have happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squatch.core.chance import Recorded
from squatch.core.journal import Journal

if TYPE_CHECKING:
    from squatch.core.chance import Chance
    from squatch.core.game import Deck, Game, Options
    from squatch.core.state import State


class Attempt(NamedTuple):
    """The state after it, all its chance outcomes, and its events."""

    state: State
    outcomes: tuple[int, ...]
    journal: Journal


def set_up(
    game: Game,
    seats: int,
    chance: Chance,
    *,
    options: Options | None = None,
    deck: Deck | None = None,
) -> Attempt:
    """A new game. Raises OptionError."""
    journal = Journal()
    recorded = Recorded(chance)
    state = game.new(seats, recorded, options=options, deck=deck, journal=journal)
    return Attempt(state, tuple(recorded.outcomes), journal)


def take(state: State, seat: int, code: int, chance: Chance) -> Attempt:
    """An action, on a copy of the state. Raises IllegalAction."""
    journal = Journal()
    recorded = Recorded(chance)
    after = state.clone()
    after.apply(seat, code, recorded, journal)
    return Attempt(after, tuple(recorded.outcomes), journal)
