"""A game that a test plays, and everybody who follows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import pytest

from squatch.core.chance import Chance, Fast, Scripted
from squatch.core.conformance import Stepper
from squatch.core.errors import IllegalAction
from squatch.core.game import Action, Deck, Event, Game, own
from squatch.core.journal import Journal
from squatch.core.record import audiences
from squatch.core.state import Outcome, State, seats_of

Position = TypeVar("Position", bound=State)


class Followed(Generic[Position]):
    """Every action goes through a stepper; what everybody hears of it leads to what they see."""

    def __init__(
        self, game: Game, state: Position, stepper: Stepper, deck: Deck | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.stepper = stepper
        self._deck = deck
        self.chance: Chance = Fast(1)
        self.followers = self._seen_by_all()

    def _seen_by_all(self) -> dict[int, Position]:
        state = self.state
        return {seat: own(type(state), state.seen(seat)) for seat in audiences(int(state.seats))}

    def look_again(self) -> None:
        """Everybody sees what a test has put on the table itself."""
        self.followers = self._seen_by_all()

    def act(self, seat: int, action: Action, *, chance: Sequence[int] | None = None) -> list[Event]:
        """An action of a seat; returns everything that happened. `chance` scripts what is drawn."""
        source = self.chance if chance is None else Scripted(list(chance))
        journal = Journal()
        code = self.game.code_of(action)
        state = self.stepper(self.game, self.state, seat, code, source, journal, self._deck)
        self.state = own(type(self.state), state)
        for follower, seen in self.followers.items():
            seen.observe(journal.told(follower))
            assert seen.save() == state.seen(follower).save()
        return [self.game.event_of(row) for row in journal]

    def refuses(self, seat: int, action: Action) -> str:
        """The id of the sentence with which the action is refused; nothing has changed."""
        before, code = self.state.save(), self.game.code_of(action)
        with pytest.raises(IllegalAction) as refused:
            self.state.apply(seat, code, Scripted([]))
        assert self.state.save() == before
        assert self.state.seen(seat).why_not(seat, code) == refused.value.message
        return refused.value.message.id

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, in the order of their codes: it knows them itself."""
        codes = self.state.legal(seat)
        assert codes == sorted(set(codes))
        assert codes == self.state.seen(seat).legal(seat)
        return [self.game.action_of(code) for code in codes]

    @property
    def pending(self) -> list[int]:
        return seats_of(self.state.pending())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()
