"""The deck as data: `cards.toml`, or the file of an owner whose box differs, checked on load."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, TypeVar, get_args

from squatch.core.deck_files import tables_of, text_of
from squatch.core.errors import DeckError
from squatch.core.game import Deck
from squatch.games.sell_me_a_sasquatch.kinds import KIND_NAMES, NUMBER_OF, Kind
from squatch.games.sell_me_a_sasquatch.rules.board import DeckTables
from squatch.games.sell_me_a_sasquatch.rules.piles import BUG, ISOLATOR, MOST

KindClass = Literal["creature", "nasty", "thingamabob"]
Effect = Literal[
    "win-tokens",
    "steal-cards",
    "steal-token",
    "take-token",
    "discard-card",
    "discard-two-cards",
    "add-card",
    "turn-card",
]

STANDARD: Final = Path(__file__).with_name("cards.toml")
MOST_OF_A_KIND: Final = int(MOST)  # what fits into a pile, see rules/piles.py
LONGEST_NAME: Final = 40
THINGAMABOB_EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)[3:]  # in the order of the kinds
COUNTED_EFFECTS: Final[tuple[Effect, ...]] = ("win-tokens", "steal-cards")  # take an `amount`
KEYS: Final = ("class", "copies", "set_size", "effect", "amount", "name")

Value = TypeVar("Value", str, int)


class CardKind:
    """A kind of card: what `cards.toml` says of it. `set_size` and `amount` are 0 where unused."""

    def __init__(
        self, kind: Kind, copies: int, set_size: int, effect: Effect, amount: int, name: str
    ) -> None:
        self.kind: Final[Kind] = kind
        self.copies: Final = copies
        self.set_size: Final = set_size
        self.effect: Final[Effect] = effect
        self.amount: Final = amount
        self.name: Final = name  # "" where the catalogue names it

    @property
    def family(self) -> KindClass:
        """The class of the kind."""
        return class_of(NUMBER_OF[self.kind])

    def row(self) -> dict[str, str | int]:
        """The kind as `cards.toml` has it, with all keys."""
        return {
            "kind": self.kind,
            "class": self.family,
            "copies": self.copies,
            "set_size": self.set_size,
            "effect": self.effect,
            "amount": self.amount,
            "name": self.name,
        }


class SasquatchDeck(Deck):
    """A deck that can be played: twelve kinds, and the tables the rules read."""

    def __init__(self, cards: tuple[CardKind, ...]) -> None:
        self.cards: Final = cards

    @cached_property
    def tables(self) -> DeckTables:
        """What the rules need of it."""
        steals = [card.amount if card.effect == "steal-cards" else 0 for card in self.cards]
        tokens = [card.amount if card.effect == "win-tokens" else 0 for card in self.cards]
        return DeckTables(
            [card.copies for card in self.cards],
            [card.set_size for card in self.cards],
            tokens,
            steals,
            [card.name for card in self.cards],
        )

    @cached_property
    def digest(self) -> str:
        """A hash of all but the names of the kinds.

        >>> len(standard_deck().digest)
        32
        """
        facts = [[c.kind, c.copies, c.set_size, c.effect, c.amount] for c in self.cards]
        return hashlib.blake2b(json.dumps(facts).encode(), digest_size=16).hexdigest()

    def table(self) -> list[dict[str, str | int]]:
        """A row for each kind."""
        return [card.row() for card in self.cards]

    def to_toml(self) -> str:
        """The deck as a file that `load_deck` reads.

        >>> parse_deck(standard_deck().to_toml(), "copy").digest == standard_deck().digest
        True
        """
        return "\n".join(_section(card) for card in self.cards)


def class_of(kind: int) -> KindClass:
    """The class of a kind by number: creatures first, then nasties, then thingamabobs."""
    if kind < BUG:
        return "creature"
    return "nasty" if kind < ISOLATOR else "thingamabob"


def _section(card: CardKind) -> str:
    """One table of the file; keys that do not apply are left out."""
    values = [(key, card.row()[key]) for key in KEYS if card.row()[key] not in (0, "")]
    if card.copies == 0:
        values.insert(1, ("copies", 0))
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values]
    return "\n".join([f"[{card.kind}]", *lines, ""])


# --- reading


def standard_deck() -> SasquatchDeck:
    """The deck of a printed copy (D1), 120 cards."""
    return load_deck(STANDARD)


def load_deck(path: Path) -> SasquatchDeck:
    """A deck from a TOML file. Raises DeckError, which names the key, its value and what fits."""
    return parse_deck(text_of(path), str(path))


def parse_deck(text: str, source: str) -> SasquatchDeck:
    """A deck from TOML text; `source` names it in errors. Raises DeckError."""
    tables = tables_of(text, source)
    for key in tables:
        if key not in NUMBER_OF:
            raise DeckError(
                f"{source}: [{key}] is not a kind of card; expected {', '.join(KIND_NAMES)}"
            )
    deck = SasquatchDeck(tuple(_Section(source, kind, tables).card() for kind in KIND_NAMES))
    if all(card.copies == 0 for card in deck.cards):
        raise DeckError(f"{source}: every kind has copies = 0; expected at least one card")
    return deck


class _Section:
    """One table of a deck file, being checked."""

    def __init__(self, source: str, kind: Kind, tables: dict[str, object]) -> None:
        if kind not in tables:
            raise DeckError(f"{source}: [{kind}] is missing; expected one table for each kind")
        table = tables[kind]
        if not isinstance(table, dict):
            raise DeckError(f"{source}: {kind} = {_quoted(table)}; expected a table [{kind}]")
        self.source: Final = source
        self.kind: Final[Kind] = kind
        self.number: Final = NUMBER_OF[kind]
        self.table: Final[dict[str, object]] = table
        for key, value in table.items():
            if key not in KEYS:
                raise self.error(key, value, f"{', '.join(KEYS[:-1])} or {KEYS[-1]}")

    def card(self) -> CardKind:
        """The kind it describes."""
        family = class_of(self.number)
        if self.get("class", str, f'"{family}"') != family:
            raise self.error("class", self.table["class"], f'"{family}"')
        copies = self.whole_number("copies", 0, MOST_OF_A_KIND)
        effect = self.effect()
        return CardKind(
            self.kind, copies, self.set_size(copies), effect, self.amount(effect), self.name()
        )

    def set_size(self, copies: int) -> int:
        """A set no larger than all copies together, or nothing for a thingamabob."""
        if self.number >= ISOLATOR:
            self.forbid("set_size", "it makes no set")
            return 0
        return self.whole_number("set_size", 1, copies or MOST_OF_A_KIND)

    def effect(self) -> Effect:
        """One of those that a kind of this class can have."""
        fitting = self.fitting_effects()
        expected = " or ".join(f'"{effect}"' for effect in fitting)
        value = self.get("effect", str, expected)
        for effect in fitting:
            if effect == value:
                return effect
        raise self.error("effect", value, expected)

    def fitting_effects(self) -> tuple[Effect, ...]:
        """Sets of creatures and of nasties share theirs; each thingamabob has its own."""
        if self.number < BUG:
            return ("win-tokens",)
        if self.number < ISOLATOR:
            return ("steal-cards", "steal-token")
        return (THINGAMABOB_EFFECTS[self.number - ISOLATOR],)

    def amount(self, effect: Effect) -> int:
        """How many tokens or cards, where the effect counts them."""
        if effect in COUNTED_EFFECTS:
            return self.whole_number("amount", 1, MOST_OF_A_KIND)
        self.forbid("amount", f"{effect} has no amount")
        return 0

    def name(self) -> str:
        """A name of the owner's own, or ""."""
        if "name" not in self.table:
            return ""
        expected = f"1 to {LONGEST_NAME} printable characters"
        name = self.get("name", str, expected)
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace():
            raise self.error("name", name, expected)
        return name

    def whole_number(self, key: str, least: int, most: int) -> int:
        """The number under a key, within bounds."""
        expected = f"a whole number from {least} to {most}"
        number = self.get(key, int, expected)
        if not least <= number <= most:
            raise self.error(key, number, expected)
        return number

    def get(self, key: str, type_: type[Value], expected: str) -> Value:
        """The value under a key that has to be there, of this very type."""
        if key not in self.table:
            raise DeckError(f"{self.source}: [{self.kind}] {key} is missing; expected {expected}")
        value = self.table[key]
        if type(value) is not type_:  # a bool is no number here
            raise self.error(key, value, expected)
        return value

    def forbid(self, key: str, why: str) -> None:
        """The key has no business here."""
        if key in self.table:
            raise self.error(key, self.table[key], f"none: {why}")

    def error(self, key: str, value: object, expected: str) -> DeckError:
        """What is wrong, where, and what would be right."""
        return DeckError(
            f"{self.source}: [{self.kind}] {key} = {_quoted(value)}; expected {expected}"
        )


def _quoted(value: object) -> str:
    """A value of a file, nearly as it stands there."""
    return json.dumps(value, ensure_ascii=False, default=str)
