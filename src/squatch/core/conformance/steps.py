"""Ways to carry out an action that must all come to the same.

A rules suite that makes every step through a `Stepper` can be run again with save-and-restore, and
with undo-and-redo, after each step.
"""

from __future__ import annotations

from collections.abc import Callable

from squatch.core.chance import Chance, Recorded, Scripted
from squatch.core.game import Deck, Game
from squatch.core.journal import Journal
from squatch.core.state import State

Stepper = Callable[[Game, State, int, int, Chance, Journal | None, Deck | None], State]


def directly(
    _game: Game,
    state: State,
    seat: int,
    code: int,
    chance: Chance,
    journal: Journal | None = None,
    _deck: Deck | None = None,
) -> State:
    """Change the state itself. Raises IllegalAction, as all steppers do."""
    state.apply(seat, code, chance, journal)
    return state


def restored(
    game: Game,
    state: State,
    seat: int,
    code: int,
    chance: Chance,
    journal: Journal | None = None,
    deck: Deck | None = None,
) -> State:
    """Save and restore, before the action and after it."""
    before = game.restore(state.save(), deck)
    before.apply(seat, code, chance, journal)
    return game.restore(before.save(), deck)


def redone(
    _game: Game,
    state: State,
    seat: int,
    code: int,
    chance: Chance,
    journal: Journal | None = None,
    _deck: Deck | None = None,
) -> State:
    """Do it, go back to a clone of before, and do it again with the same chance outcomes."""
    kept = state.clone()
    recorded = Recorded(chance)
    state.apply(seat, code, recorded, Journal())
    kept.apply(seat, code, Scripted(recorded.outcomes), journal)
    return kept


STEPPERS: dict[str, Stepper] = {"directly": directly, "restored": restored, "redone": redone}
