"""What the zoo's games share: zones of integers, one fold for all, plain typed values.

A zoo game tells of everything that happens (`tell`), and what was told is what changes the state
(`fold`): in a whole state with every secret, in what an audience has seen with UNKNOWN for the ones
it was not told.
"""

from __future__ import annotations

import functools
import hashlib
import json
import operator
from pathlib import Path
from typing import ClassVar, Self, cast

import msgspec

from squatch.core.chance import Chance
from squatch.core.errors import DeckError, IllegalAction, Message, OptionError
from squatch.core.event_rows import Columns, EventRows
from squatch.core.game import Action, Deck, Event, Game, Line, Options, View
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import NOT_POSSIBLE_NOW, TRUTH, Codes, State

UNKNOWN = -99  # stands for a value that an audience does not know


class Do(Action, frozen=True, tag="do"):
    verb: str
    value: int = 0


class Told(Event, frozen=True):
    secret: int | None
    a: int
    b: int
    c: int


def rows_of(kinds: tuple[type[Told], ...]) -> EventRows[Told]:
    """How these stand in the journal."""
    return EventRows(kinds, dict.fromkeys(kinds, Columns("a", "b", "c", secret="secret")))


class Zones(View, frozen=True):
    seats: int
    audience: int
    zones: dict[str, list[int]]


class NoOptions(Options, frozen=True):
    pass


class Cards(Deck):
    """A deck of numbers."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    @property
    def digest(self) -> str:
        return hashlib.sha256(repr(self.cards).encode()).hexdigest()

    def table(self) -> list[dict[str, str | int]]:
        return [{"card": card} for card in self.cards]


def members(bits: int) -> list[int]:
    """What is in a set of cards."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def drawn(cards: list[int], chance: Chance) -> int:
    """Take a card blindly out of the list."""
    return cards.pop(chance.below(len(cards)))


def without(cards: tuple[int, ...], gone: list[int]) -> list[int]:
    """The cards of a deck that are not among those that are known to be elsewhere."""
    rest = list(cards)
    for card in gone:
        if card != UNKNOWN:
            rest.remove(card)
    return rest


class ZooState(State):
    """A state made of named lists of integers."""

    ZONES: ClassVar[tuple[str, ...]]

    def __init__(self, seats: int, cards: tuple[int, ...]) -> None:
        super().__init__(seats)
        self.cards = cards
        for zone in self.ZONES:
            setattr(self, zone, [])

    # what a game fills in

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        raise NotImplementedError

    def codes(self, seat: int) -> list[int]:
        raise NotImplementedError

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        raise NotImplementedError

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        raise NotImplementedError

    def hide(self, audience: int) -> None:
        raise NotImplementedError

    def fill(self, chance: Chance) -> None:
        raise NotImplementedError

    # what follows from it

    def zone(self, name: str) -> list[int]:
        cells: list[int] = getattr(self, name)
        return cells

    def tell(
        self,
        journal: Journal | None,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        *,
        secret: int = 0,
        audience: int = EVERYONE,
    ) -> None:
        self.fold(kind, secret, a, b, c)
        if journal is not None:
            journal.add(kind, audience, secret, a, b, c)

    def fill_legal(self, seat: int, codes: Codes) -> None:
        for code in self.codes(seat):
            codes.add(code)

    def step(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        self.act(seat, code, chance, journal)

    def observe(self, told: Journal) -> None:
        for row in told:
            self.fold(row.kind, row.secret if row.known else UNKNOWN, row.a, row.b, row.c)

    def clone(self) -> Self:
        other = type(self)(self.seats, self.cards)
        other.audience = self.audience
        for zone in self.ZONES:
            setattr(other, zone, list(self.zone(zone)))
        return other

    def seen(self, audience: int) -> Self:
        other = self.clone()
        other.audience = audience
        other.hide(audience)
        return other

    def deal(self, chance: Chance) -> Self:
        other = self.clone()
        other.audience = TRUTH
        other.fill(chance)
        return other

    def save(self) -> list[int]:
        saved = [self.seats, self.audience]
        for zone in self.ZONES:
            saved += [len(self.zone(zone)), *self.zone(zone)]
        return saved


class ZooGame(Game):
    """A game whose codes are `value * len(verbs) + verb`, its event kinds numbered by name."""

    rules_version = 1
    layout = 1
    options: ClassVar[type[Options]] = NoOptions
    actions: ClassVar[type[Action]] = Do
    views = Zones
    state: ClassVar[type[ZooState]]
    verbs: ClassVar[tuple[str, ...]]
    kinds: ClassVar[tuple[str, ...]]
    cards: ClassVar[tuple[int, ...]] = ()
    types: ClassVar[tuple[type[Told], ...]]

    def __init_subclass__(cls) -> None:
        made = [
            msgspec.defstruct(kind, [], bases=(Told,), frozen=True, tag=kind) for kind in cls.kinds
        ]
        cls.types = cast("tuple[type[Told], ...]", tuple(made))
        cls.events = cast("type[Event]", functools.reduce(operator.or_, made))
        cls.event_rows = rows_of(cls.types)

    def standard_deck(self) -> Cards:
        return Cards(self.cards)

    def load_deck(self, path: Path) -> Cards:
        cards = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(cards, list) or not all(isinstance(card, int) for card in cards):
            raise DeckError(f"{path} holds {cards!r}; expected a list of whole numbers")
        return Cards(tuple(cards))

    def blank(self, seats: int, deck: Deck | None) -> ZooState:
        if seats not in self.seats:
            raise OptionError(f"{self.id} has no game for {seats} seats")
        cards = deck.cards if isinstance(deck, Cards) else self.cards
        return self.state(seats, cards)

    def new(
        self,
        seats: int,
        chance: Chance,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        journal: Journal | None = None,
    ) -> ZooState:
        state = self.blank(seats, deck)
        state.begin(self.options() if options is None else options, chance, journal)
        return state

    def restore(self, saved: list[int], deck: Deck | None = None) -> ZooState:
        state = self.blank(saved[0], deck)
        state.audience = saved[1]
        at = 2
        for zone in state.ZONES:
            setattr(state, zone, saved[at + 1 : at + 1 + saved[at]])
            at += 1 + saved[at]
        return state

    def action_of(self, code: int) -> Action:
        if code < 0:
            raise ValueError(f"{self.id} has no action {code}")
        value, verb = divmod(code, len(self.verbs))
        return Do(self.verbs[verb], value)

    def code_of(self, action: Action) -> int:
        if not isinstance(action, Do) or action.verb not in self.verbs or action.value < 0:
            raise IllegalAction(-1, None, Message(NOT_POSSIBLE_NOW))
        return action.value * len(self.verbs) + self.verbs.index(action.verb)

    def view(self, seen: State) -> Zones:
        assert isinstance(seen, ZooState)
        zones = {zone: list(seen.zone(zone)) for zone in seen.ZONES}
        return Zones(int(seen.seats), int(seen.audience), zones)

    def parse_view(self, view: View, deck: Deck | None = None) -> ZooState:
        assert isinstance(view, Zones)
        state = self.blank(view.seats, deck)
        state.audience = view.audience
        for zone in state.ZONES:
            setattr(state, zone, list(view.zones[zone]))
        return state

    def line_of(self, event: Event, viewer: int | None) -> Line | None:
        assert isinstance(event, Told)
        return Line(Message(f"log-{type(event).__struct_config__.tag}", {"a": event.a}))

    def prompt_of(self, view: View) -> Message:
        return Message("prompt")

    def instinct(self, seen: State, chance: Chance) -> int:
        codes = seen.legal(seen.audience)
        return codes[chance.below(len(codes))]
