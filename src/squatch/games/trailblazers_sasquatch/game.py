"""Trailblazers: Sasquatch, as the game that everything else knows it by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, cast

from squatch.core.chance import Chance
from squatch.core.errors import Message, SquatchError
from squatch.core.event_rows import EventRows
from squatch.core.game import (
    Action,
    Deck,
    Event,
    Game,
    Line,
    Options,
    View,
    Window,
    own,
    own_deck,
)
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, State
from squatch.games.trailblazers_sasquatch import instinct, words
from squatch.games.trailblazers_sasquatch.actions import TrailblazersAction, action_of, code_of
from squatch.games.trailblazers_sasquatch.deck import TrailDeck, load_deck, standard_deck
from squatch.games.trailblazers_sasquatch.event_rows import EVENT_ROWS
from squatch.games.trailblazers_sasquatch.events import (
    END_REASONS,
    TrailblazersEvent,
)
from squatch.games.trailblazers_sasquatch.rules import board, codes, rows
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.turn import (
    SCALARS,
    Trailblazers,
    new_game,
    restore_game,
)
from squatch.games.trailblazers_sasquatch.statistics import TrailblazersStatistics
from squatch.games.trailblazers_sasquatch.view_making import view_of
from squatch.games.trailblazers_sasquatch.view_reading import parse_view
from squatch.games.trailblazers_sasquatch.views import TrailblazersView


class TrailblazersOptions(Options, frozen=True):
    """What a table can choose: who begins, and no accusations before all have placed a card."""

    first_hiker: int | None = None
    late_accusations: bool = False


class TrailblazersGame(Game):
    """The third game."""

    id: ClassVar[str] = "trailblazers-sasquatch"
    rules_version: ClassVar[int] = 1
    layout: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, int(codes.MOST_SEATS) + 1)
    end_reasons: ClassVar[tuple[str, ...]] = END_REASONS
    options: ClassVar[type[Options]] = TrailblazersOptions
    actions: ClassVar[type[Action]] = cast("type[Action]", TrailblazersAction)
    events: ClassVar[type[Event]] = cast("type[Event]", TrailblazersEvent)
    views: ClassVar[type[View]] = TrailblazersView
    event_rows: ClassVar[EventRows[Event]] = EVENT_ROWS
    quiet: ClassVar[frozenset[int]] = frozenset((rows.PASSED, rows.SAID, rows.STAGE))
    parameters: ClassVar[Mapping[str, str]] = words.PARAMETERS

    # starting and restoring

    def standard_deck(self) -> TrailDeck:
        """All trail cards there can be, a third of them with an animal (T1 to T3)."""
        return _standard_deck()

    def load_deck(self, path: Path) -> TrailDeck:
        """A deck file of an owner whose box differs. Raises DeckError."""
        return load_deck(path)

    def new(
        self,
        seats: int,
        chance: Chance,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        journal: Journal | None = None,
    ) -> Trailblazers:
        """A game before its first decision. Raises OptionError."""
        chosen = self.options_for(seats, TrailblazersOptions, options)
        first = NO_SEAT if chosen.first_hiker is None else chosen.first_hiker
        tables = _deck(deck).tables
        return new_game(tables, seats, first, chosen.late_accusations, chance, journal)

    def restore(self, saved: list[int], deck: Deck | None = None) -> Trailblazers:
        """The inverse of `State.save`, for the same deck.

        Raises SquatchError for a list that `save` cannot have made.
        """
        pieces = SCALARS + int(board.MARKS) + int(CARDS)
        if len(saved) <= pieces + 1 or len(saved) != pieces + 2 + saved[pieces]:
            raise SquatchError(
                f"a saved state has {pieces + 2} numbers and one for each piece on the table, "
                f"this one {len(saved)}"
            )
        self.check_saved(saved, saved[SCALARS + int(board.PHASE)], int(board.OVER))
        return restore_game(_deck(deck).tables, saved)

    # typed values

    def action_of(self, code: int) -> Action:
        """The typed action of a code. Raises ValueError for a code the game does not have."""
        return action_of(code)

    def code_of(self, action: Action) -> int:
        """The code of a typed action. Raises IllegalAction for one that no code stands for."""
        return code_of(action)

    def view(self, seen: State) -> TrailblazersView:
        """The typed form of what an audience has seen."""
        return view_of(own(Trailblazers, seen))

    def parse_view(self, view: View, deck: Deck | None = None) -> Trailblazers:
        """Restores `seen` exactly from its view."""
        return parse_view(own(TrailblazersView, view), _deck(deck).tables)

    # words

    def line_of(self, event: Event, viewer: int | None) -> Line | None:
        """What the log says of an event."""
        return words.line_of(cast("TrailblazersEvent", event), viewer)

    def prompt_of(self, view: View) -> Message:
        """What the sign over the table says."""
        return words.prompt_of(own(TrailblazersView, view))

    # playing

    def turns(self, state: State) -> int:
        """How many turns were played to their end."""
        return int(own(Trailblazers, state).marks[board.TURN])

    def statistics(self, deck: Deck | None = None) -> TrailblazersStatistics:
        """Who wins, accusations and trails over a batch."""
        return TrailblazersStatistics()

    def window(self, state: State) -> Window | None:
        """The window after a turn, in which anybody else may accuse (T8, T9)."""
        marks = own(Trailblazers, state).marks
        if marks[board.PHASE] != board.ACCUSING:
            return None
        return Window(int(codes.PASS), int(marks[board.ACTIVE]), alike=True)

    def instinct(self, seen: State, chance: Chance) -> int:
        """The heuristic player."""
        return instinct.choose(own(Trailblazers, seen), chance)


GAME = TrailblazersGame()


@cache
def _standard_deck() -> TrailDeck:
    return standard_deck()


def _deck(deck: Deck | None) -> TrailDeck:
    return own_deck(TrailDeck, deck, _standard_deck)
