"""What a game is to everything that is not a rule: its name, its seats, and its typed values.

Rules speak in codes and rows of integers; people, wires and files speak in typed actions, events
and views. A `Game` holds both together. A new game subclasses `Game` and exports one instance as
`GAME`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeVar

import msgspec

from squatch.core.errors import DeckError, Message, OptionError, SquatchError
from squatch.core.state import SPECTATOR, TRUTH

if TYPE_CHECKING:
    from squatch.core.chance import Chance
    from squatch.core.event_rows import EventRows
    from squatch.core.journal import Journal, Row
    from squatch.core.state import State

SEAT = "seat"  # what a parameter of a message stands for, where it is a player

Own = TypeVar("Own")
SomeOptions = TypeVar("SomeOptions", bound="Options")


def own(kind: type[Own], thing: object) -> Own:
    """The thing, which is of this kind of the game's own. Raises TypeError for another game's.

    >>> own(int, 3)
    3
    """
    if not isinstance(thing, kind):
        raise TypeError(f"{type(thing).__name__} belongs to another game; expected {kind.__name__}")
    return thing


def own_deck(kind: type[Own], deck: Deck | None, standard: Callable[[], Own]) -> Own:
    """The deck of a table: its own, or the standard one. Raises OptionError for another game's."""
    if deck is None:
        return standard()
    if not isinstance(deck, kind):
        raise OptionError(f"this is a deck of another game: {type(deck).__name__}")
    return deck


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A typed action. Each game has a tagged union of subclasses."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """A typed event, as one audience is told it: what that audience may not know is None."""


class View(msgspec.Struct, frozen=True):
    """What an audience has seen, in the words of the game."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log. A heading stands over the lines that follow it, once where it repeats."""

    message: Message
    heading: bool = False


class Window(NamedTuple):
    """A time in which each asked seat may do something, or pass.

    `passing` is the code of the pass, `turn` the seat whose turn it is. `alike`: whether a seat can
    do anything but pass is a secret that even its pace may not tell, so nobody is passed for who
    has nothing else to do.
    """

    passing: int
    turn: int
    alike: bool = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a table before the first card. Every field has a default.

    A field is a `bool`, or `int | None` for a seat (None: chance decides). Its explanation is the
    catalogue message `option-<field>` of the game, underscores as hyphens.
    """


class Statistics(ABC):
    """Figures of a game's own over a batch of games, for reports; `Game.statistics` begins one."""

    @abstractmethod
    def add(self, opening: State, state: State, journal: Journal) -> None:
        """One more game: as it was set up, as it ended, and all that happened in between."""

    @abstractmethod
    def report(self) -> dict[str, object]:
        """The figures so far, by name, as they are written to JSON."""


Cell = str | int | list[str]  # of a row that describes a card


class Deck(ABC):
    """A game's cards as data, checked on load."""

    @property
    @abstractmethod
    def digest(self) -> str:
        """A hash of everything about the deck that can change a game."""

    @abstractmethod
    def table(self) -> Sequence[Mapping[str, Cell]]:
        """The deck as rows for pages and for export, with the same keys in each."""

    def listing(self) -> Mapping[str, Sequence[Mapping[str, Cell]]]:
        """The same to be read in a terminal: tables by their headings, of few columns each."""
        return {"": self.table()}

    def to_toml(self) -> str:
        """The deck as a file that the game's `load_deck` reads. Raises DeckError without one."""
        raise DeckError("the decks of this game have no files")


class Game(ABC):
    """A game, as a value: stateless and shared."""

    id: ClassVar[str]  # as in web addresses: sell-me-a-sasquatch
    place: ClassVar[int] = 100  # in lists of games, lower first; after that they go by id
    rules_version: ClassVar[int]  # rises when a record would replay differently
    layout: ClassVar[int]  # of saved states; rises when `State.save` changes
    seats: ClassVar[range]  # how many can play
    end_reasons: ClassVar[tuple[str, ...]]
    options: ClassVar[type[Options]]
    actions: ClassVar[type[Action]]  # the tagged union, as msgspec takes it
    events: ClassVar[type[Event]]
    views: ClassVar[type[View]]
    event_rows: ClassVar[EventRows[Event]]  # how they stand in the journal
    quiet: ClassVar[frozenset[int]]  # event kinds that leave others' questions as they are
    parameters: ClassVar[Mapping[str, str]] = {SEAT: SEAT}
    """What stands in the parameters of the game's messages, by their names: `SEAT`, or a sort of
    things of the game, such as `kind`; with `[]` behind it several of them, separated by spaces.
    A parameter that is not in it is a number or a word of its own."""

    # starting and restoring

    def options_for(
        self, seats: int, kind: type[SomeOptions], options: Options | None
    ) -> SomeOptions:
        """What was chosen for a table of so many seats, or the defaults.

        Raises OptionError for seats the game is not for, a first player who does not sit there,
        and options of another game.
        """
        if seats not in self.seats:
            raise OptionError(f"{self.id} is for {self._players()} players, not {seats}")
        chosen = kind() if options is None else options
        if not isinstance(chosen, kind):
            raise OptionError(f"these are options of another game: {type(chosen).__name__}")
        for name, value in msgspec.structs.asdict(chosen).items():
            if not isinstance(value, bool | None) and value not in range(seats):
                raise OptionError(
                    f"{name} = {value}; expected a seat from 0 to {seats - 1}, or None"
                )
        return chosen

    def check_saved(self, saved: list[int], phase: int, last: int) -> None:
        """Refuse numbers that do not begin with seats and an audience, or are of no phase.

        `phase` is the one they are of; the game has those from 0 to `last`. Raises SquatchError.
        """
        seats, audience = saved[:2] if len(saved) > 2 else (0, TRUTH)
        if seats not in self.seats or not TRUTH <= audience < seats:
            raise SquatchError(
                f"the saved state is of {seats} seats, as known to {audience}; expected "
                f"{self._players()} seats, and a seat, {SPECTATOR} or {TRUTH}"
            )
        if not 0 <= phase <= last:
            raise SquatchError(f"the saved state is in phase {phase}; expected 0 to {last}")

    def _players(self) -> str:
        return f"{self.seats.start} to {self.seats.stop - 1}"

    @abstractmethod
    def standard_deck(self) -> Deck:
        """The deck that comes with the game."""

    @abstractmethod
    def load_deck(self, path: Path) -> Deck:
        """A deck of somebody else's. Raises DeckError."""

    @abstractmethod
    def new(
        self,
        seats: int,
        chance: Chance,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        journal: Journal | None = None,
    ) -> State:
        """A game before its first decision.

        Raises OptionError for seats or options it does not have.
        """

    @abstractmethod
    def restore(self, saved: list[int], deck: Deck | None = None) -> State:
        """The inverse of `State.save`, for the same deck."""

    # typed values

    @abstractmethod
    def action_of(self, code: int) -> Action:
        """The typed action of a code. Raises ValueError for a code the game does not have."""

    @abstractmethod
    def code_of(self, action: Action) -> int:
        """The code of a typed action. Raises IllegalAction for one that no code stands for."""

    def event_of(self, row: Row) -> Event:
        """The typed form of a told row. Raises ValueError for a kind the game does not have."""
        return self.event_rows.event_of(row)

    def row_of(self, event: Event) -> Row:
        """The told row of a typed event. Raises TypeError for another game's."""
        return self.event_rows.row_of(event)

    @abstractmethod
    def view(self, seen: State) -> View:
        """The typed form of what an audience has seen; it holds nothing that `seen` does not."""

    @abstractmethod
    def parse_view(self, view: View, deck: Deck | None = None) -> State:
        """Restores `seen` exactly from its view."""

    # words: in a message's parameters players are seat numbers and cards ids of the game's own,
    # and `parameters` says which are which

    @abstractmethod
    def line_of(self, event: Event, viewer: int | None) -> Line | None:
        """What the log says, if anything, of an event to the seat it was told to.

        `viewer` is None for spectators.
        """

    @abstractmethod
    def prompt_of(self, view: View) -> Message:
        """What the viewer is asked, or whom the table waits for, or that the game is over."""

    # playing

    def turns(self, state: State) -> int | None:
        """How many turns were played to their end; None where the game has no turns."""
        return None

    def in_any_order(self, state: State) -> bool:
        """Whether the pending seats decide at once and in secret, so bots need not await turns.

        It is a function of public information. Where it is False, bots keep to `State.to_act`.
        """
        return False

    def window(self, state: State) -> Window | None:
        """The window that is open; None for any other decision, and where a game has none.

        It is a function of public information.
        """
        return None

    def statistics(self, deck: Deck | None = None) -> Statistics | None:
        """Figures of the game's own over a batch to come; None where it has none."""
        return None

    @abstractmethod
    def instinct(self, seen: State, chance: Chance) -> int:
        """The heuristic player: an action code for the seat that has seen this."""
