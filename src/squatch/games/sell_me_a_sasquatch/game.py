"""Sell Me a Sasquatch, as the game that everything else knows it by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, cast

from squatch.core.chance import Chance
from squatch.core.errors import Message, SquatchError
from squatch.core.event_rows import EventRows
from squatch.core.game import Action, Deck, Event, Game, Line, Options, View, own, own_deck
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, TRUTH, State
from squatch.games.sell_me_a_sasquatch import instinct, words
from squatch.games.sell_me_a_sasquatch.actions import SasquatchAction, action_of, code_of
from squatch.games.sell_me_a_sasquatch.deck import SasquatchDeck, load_deck, standard_deck
from squatch.games.sell_me_a_sasquatch.event_rows import EVENT_ROWS
from squatch.games.sell_me_a_sasquatch.events import (
    END_REASONS,
    SasquatchEvent,
)
from squatch.games.sell_me_a_sasquatch.rules import board, rows
from squatch.games.sell_me_a_sasquatch.rules.piles import size
from squatch.games.sell_me_a_sasquatch.rules.turn import SCALARS, Sasquatch, new_game, restore_game
from squatch.games.sell_me_a_sasquatch.views import SasquatchView, parse_view, view_of


class SasquatchOptions(Options, frozen=True):
    """What a table can choose: who buys first, and whether Isolators have a late window (D14)."""

    first_buyer: int | None = None
    late_isolator: bool = False


class SellMeASasquatch(Game):
    """The first game."""

    id: ClassVar[str] = "sell-me-a-sasquatch"
    place: ClassVar[int] = 1
    rules_version: ClassVar[int] = 1
    layout: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    end_reasons: ClassVar[tuple[str, ...]] = END_REASONS
    options: ClassVar[type[Options]] = SasquatchOptions
    actions: ClassVar[type[Action]] = cast("type[Action]", SasquatchAction)
    events: ClassVar[type[Event]] = cast("type[Event]", SasquatchEvent)
    views: ClassVar[type[View]] = SasquatchView
    event_rows: ClassVar[EventRows[Event]] = EVENT_ROWS
    quiet: ClassVar[frozenset[int]] = frozenset((rows.OFFERED, rows.PASSED, rows.STAGE))
    parameters: ClassVar[Mapping[str, str]] = words.PARAMETERS

    # starting and restoring

    def standard_deck(self) -> SasquatchDeck:
        """The deck of a printed copy (D1)."""
        return _standard_deck()

    def load_deck(self, path: Path) -> SasquatchDeck:
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
    ) -> Sasquatch:
        """A game before its first decision. Raises OptionError."""
        chosen = self.options_for(seats, SasquatchOptions, options)
        first = NO_SEAT if chosen.first_buyer is None else chosen.first_buyer
        return new_game(_tables(deck), seats, first, chosen.late_isolator, chance, journal)

    def restore(self, saved: list[int], deck: Deck | None = None) -> Sasquatch:
        """The inverse of `State.save`, for the same deck.

        Raises SquatchError for a list that `save` cannot have made.
        """
        expected = SCALARS + int(board.ZONES) + int(board.MARKS)
        if len(saved) != expected:
            raise SquatchError(f"a saved state has {expected} numbers, this one {len(saved)}")
        self.check_saved(saved, saved[3], int(board.OVER))
        state = restore_game(_tables(deck), saved)
        _check_cards(state)
        return state

    # typed values

    def action_of(self, code: int) -> Action:
        """The typed action of a code. Raises ValueError for a code the game does not have."""
        return action_of(code)

    def code_of(self, action: Action) -> int:
        """The code of a typed action. Raises IllegalAction for one that no code stands for."""
        return code_of(action)

    def view(self, seen: State) -> SasquatchView:
        """The typed form of what an audience has seen."""
        return view_of(own(Sasquatch, seen))

    def parse_view(self, view: View, deck: Deck | None = None) -> Sasquatch:
        """Restores `seen` exactly from its view."""
        return parse_view(own(SasquatchView, view), _tables(deck))

    # words

    def line_of(self, event: Event, viewer: int | None) -> Line | None:
        """What the log says of an event."""
        return words.line_of(cast("SasquatchEvent", event), viewer)

    def prompt_of(self, view: View) -> Message:
        """What the sign over the table says."""
        return words.prompt_of(cast("SasquatchView", view))

    # playing

    def turns(self, state: State) -> int:
        """How many turns were played to their end."""
        return int(own(Sasquatch, state).turn)

    def in_any_order(self, state: State) -> bool:
        """Sealed offers; in a window bots wait for their turn in the order (D3)."""
        return bool(own(Sasquatch, state).phase == board.OFFERING)

    def instinct(self, seen: State, chance: Chance) -> int:
        """The heuristic player."""
        return instinct.choose(own(Sasquatch, seen))


GAME = SellMeASasquatch()


@cache
def _standard_deck() -> SasquatchDeck:
    return standard_deck()


def _tables(deck: Deck | None) -> board.DeckTables:
    return own_deck(SasquatchDeck, deck, _standard_deck).tables


def _check_cards(state: Sasquatch) -> None:
    """Every card of the deck lies somewhere, once. Raises SquatchError."""
    zones = [*range(board.POOL), board.DRAW, board.DISCARD]  # pools are known of, not lying
    if state.audience == TRUTH:
        lying = sum(int(state.piles[zone]) for zone in zones)
        complete = lying == state.deck.copies
    else:
        number = sum(int(size(state.piles[zone])) for zone in zones)
        complete = number == size(state.deck.copies)
    if not complete:
        raise SquatchError("a saved state has other cards than the deck it is restored with")
