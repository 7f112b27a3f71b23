"""Bigfootses, as the game that everything else knows it by."""

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
    Statistics,
    View,
    Window,
    own,
    own_deck,
)
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, State
from squatch.games.bigfootses import instinct, words
from squatch.games.bigfootses.actions import BigfootsesAction, action_of, code_of
from squatch.games.bigfootses.deck import BigfootsesDeck, load_deck, standard_deck
from squatch.games.bigfootses.event_rows import EVENT_ROWS
from squatch.games.bigfootses.events import (
    END_REASONS,
    BigfootsesEvent,
)
from squatch.games.bigfootses.rules import board, codes, rows
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
    place: ClassVar[int] = 2
    rules_version: ClassVar[int] = 1
    layout: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    end_reasons: ClassVar[tuple[str, ...]] = END_REASONS
    options: ClassVar[type[Options]] = BigfootsesOptions
    actions: ClassVar[type[Action]] = cast("type[Action]", BigfootsesAction)
    events: ClassVar[type[Event]] = cast("type[Event]", BigfootsesEvent)
    views: ClassVar[type[View]] = BigfootsesView
    event_rows: ClassVar[EventRows[Event]] = EVENT_ROWS
    quiet: ClassVar[frozenset[int]] = frozenset((rows.PASSED, rows.MARKED))
    parameters: ClassVar[Mapping[str, str]] = words.PARAMETERS

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
        chosen = self.options_for(seats, BigfootsesOptions, options)
        first = NO_SEAT if chosen.first_player is None else chosen.first_player
        return new_game(_deck(deck).tables, seats, first, chance, journal)

    def restore(self, saved: list[int], deck: Deck | None = None) -> Bigfootses:
        """The inverse of `State.save`, for the same deck.

        Raises SquatchError for a list that `save` cannot have made.
        """
        least = HEAD + int(board.PILES) + int(board.MARKS)
        if len(saved) < least:
            raise SquatchError(f"a saved state has at least {least} numbers, this one {len(saved)}")
        phase = saved[HEAD + int(board.PILES) + int(board.PHASE)]
        self.check_saved(saved, phase, int(board.OVER))
        return restore_game(_deck(deck).tables, saved)

    # typed values

    def action_of(self, code: int) -> Action:
        """The typed action of a code. Raises ValueError for a code the game does not have."""
        return action_of(code)

    def code_of(self, action: Action) -> int:
        """The code of a typed action. Raises IllegalAction for one that no code stands for."""
        return code_of(action)

    def view(self, seen: State) -> BigfootsesView:
        """The typed form of what an audience has seen."""
        return view_of(own(Bigfootses, seen))

    def parse_view(self, view: View, deck: Deck | None = None) -> Bigfootses:
        """Restores `seen` exactly from its view."""
        return parse_view(own(BigfootsesView, view), _deck(deck).tables)

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
        return int(own(Bigfootses, state).marks[board.TURN])

    def statistics(self, deck: Deck | None = None) -> Statistics:
        """Rounds, professions and cards over a batch."""
        return BigfootsesStatistics(_deck(deck))

    def window(self, state: State) -> Window | None:
        """The windows in which anybody may play a card, reactions among them."""
        asked = own(Bigfootses, state)
        if SITUATIONS[asked.situation()] not in WINDOWS:
            return None
        return Window(int(codes.PASS), int(asked.marks[board.ACTIVE]))

    def instinct(self, seen: State, chance: Chance) -> int:
        """The heuristic player."""
        return instinct.choose(own(Bigfootses, seen))


GAME = BigfootsesGame()


@cache
def _standard_deck() -> BigfootsesDeck:
    return standard_deck()


def _deck(deck: Deck | None) -> BigfootsesDeck:
    return own_deck(BigfootsesDeck, deck, _standard_deck)
