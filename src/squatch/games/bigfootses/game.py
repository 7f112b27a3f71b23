"""Bigfootses, as the game that everything else knows it by."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, cast

from squatch.core.chance import Chance
from squatch.core.errors import Message, OptionError, SquatchError
from squatch.core.game import Action, Deck, Event, Game, Line, Options, Statistics, View, Window
from squatch.core.journal import Journal, Row
from squatch.core.state import NO_SEAT, SPECTATOR, TRUTH, State
from squatch.games.bigfootses import instinct, words
from squatch.games.bigfootses.actions import BigfootsesAction, action_of, code_of
from squatch.games.bigfootses.deck import BigfootsesDeck, load_deck, standard_deck
from squatch.games.bigfootses.events import (
    END_REASONS,
    EVENT_NAMES,
    BigfootsesEvent,
    event_of,
    row_of,
)
from squatch.games.bigfootses.rules import board, codes, rows
from squatch.games.bigfootses.rules.deck import DeckTables
from squatch.games.bigfootses.rules.turn import Bigfootses, new_game, restore_game
from squatch.games.bigfootses.statistics import BigfootsesStatistics
from squatch.games.bigfootses.views import (
    SITUATIONS,
    WINDOWS,
    BigfootsesView,
    parse_view,
    view_of,
)

HEAD = 2  # numbers of `Bigfootses.save` before the piles


class BigfootsesOptions(Options, frozen=True):
    """What a table can choose: who begins."""

    first_player: int | None = None


class BigfootsesGame(Game):
    """The second game."""

    id: ClassVar[str] = "bigfootses"
    rules_version: ClassVar[int] = 1
    layout: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    end_reasons: ClassVar[tuple[str, ...]] = END_REASONS
    options: ClassVar[type[Options]] = BigfootsesOptions
    actions: ClassVar[type[Action]] = cast("type[Action]", BigfootsesAction)
    events: ClassVar[type[Event]] = cast("type[Event]", BigfootsesEvent)
    views: ClassVar[type[View]] = BigfootsesView
    event_names: ClassVar[dict[int, str]] = EVENT_NAMES
    quiet: ClassVar[frozenset[int]] = frozenset((rows.PASSED, rows.MARKED))

    # starting and restoring

    def standard_deck(self) -> BigfootsesDeck:
        """The deck that comes with the game."""
        return _standard_deck()

    def load_deck(self, path: Path) -> BigfootsesDeck:
        """A deck file of an owner who wrote other cards. Raises DeckError."""
        return load_deck(path)

    def new(
        self,
        seats: int,
        chance: Chance,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        journal: Journal | None = None,
    ) -> Bigfootses:
        """A game before its first decision. Raises OptionError."""
        if seats not in self.seats:
            raise OptionError(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}"
            )
        chosen = BigfootsesOptions() if options is None else options
        if not isinstance(chosen, BigfootsesOptions):
            raise OptionError(f"these are options of another game: {type(chosen).__name__}")
        first = NO_SEAT if chosen.first_player is None else chosen.first_player
        if chosen.first_player is not None and not 0 <= first < seats:
            raise OptionError(
                f"first_player = {first}; expected a seat from 0 to {seats - 1}, or None"
            )
        return new_game(_tables(deck), seats, first, chance, journal)

    def restore(self, saved: list[int], deck: Deck | None = None) -> Bigfootses:
        """The inverse of `State.save`, for the same deck.

        Raises SquatchError for a list that `save` cannot have made.
        """
        least = HEAD + int(board.PILES) + int(board.MARKS)
        if len(saved) < least:
            raise SquatchError(f"a saved state has at least {least} numbers, this one {len(saved)}")
        seats, audience = saved[0], saved[1]
        if seats not in self.seats or not TRUTH <= audience < seats:
            raise SquatchError(
                f"the saved state is of {seats} seats, as known to {audience}; expected 2 to 6 "
                f"seats, and a seat, {SPECTATOR} or {TRUTH}"
            )
        phase = saved[HEAD + int(board.PILES) + int(board.PHASE)]
        if not 0 <= phase <= board.OVER:
            raise SquatchError(f"the saved state is in phase {phase}; expected 0 to {board.OVER}")
        return restore_game(_tables(deck), saved)

    # typed values

    def action_of(self, code: int) -> Action:
        """The typed action of a code. Raises ValueError for a code the game does not have."""
        return action_of(code)

    def code_of(self, action: Action) -> int:
        """The code of a typed action. Raises IllegalAction for one that no code stands for."""
        return code_of(action)

    def event_of(self, row: Row) -> Event:
        """The typed form of a told row."""
        return event_of(row)

    def row_of(self, event: Event) -> Row:
        """The told row of a typed event."""
        return row_of(event)

    def view(self, seen: State) -> BigfootsesView:
        """The typed form of what an audience has seen."""
        return view_of(_own(seen))

    def parse_view(self, view: View, deck: Deck | None = None) -> Bigfootses:
        """Restores `seen` exactly from its view."""
        if not isinstance(view, BigfootsesView):
            raise TypeError(f"{type(view).__name__} is no view of {self.id}")
        return parse_view(view, _tables(deck))

    # words

    def line_of(self, event: Event, viewer: int | None) -> Line | None:
        """What the log says of an event."""
        return words.line_of(cast("BigfootsesEvent", event), viewer)

    def prompt_of(self, view: View) -> Message:
        """What the sign over the table says."""
        return words.prompt_of(cast("BigfootsesView", view))

    # playing

    def turns(self, state: State) -> int:
        """How many turns were played to their end."""
        return int(_own(state).marks[board.TURN])

    def statistics(self, deck: Deck | None = None) -> Statistics:
        """Rounds, professions and cards over a batch."""
        return BigfootsesStatistics(_checked(deck))

    def window(self, state: State) -> Window | None:
        """The windows in which anybody may play a card, reactions among them."""
        own = _own(state)
        if SITUATIONS[own.situation()] not in WINDOWS:
            return None
        return Window(int(codes.PASS), int(own.marks[board.ACTIVE]))

    def instinct(self, seen: State, chance: Chance) -> int:
        """The heuristic player."""
        return instinct.choose(_own(seen))


GAME = BigfootsesGame()


@cache
def _standard_deck() -> BigfootsesDeck:
    return standard_deck()


def _tables(deck: Deck | None) -> DeckTables:
    return _checked(deck).tables


def _checked(deck: Deck | None) -> BigfootsesDeck:
    chosen = _standard_deck() if deck is None else deck
    if not isinstance(chosen, BigfootsesDeck):
        raise OptionError(f"this is a deck of another game: {type(chosen).__name__}")
    return chosen


def _own(state: State) -> Bigfootses:
    if not isinstance(state, Bigfootses):
        raise TypeError(f"{type(state).__name__} is no state of {GAME.id}")
    return state
