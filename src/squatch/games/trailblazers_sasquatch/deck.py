"""The deck as data: the trail cards, and what `cards.toml` or the file of an owner leaves open."""

from __future__ import annotations

import hashlib
import json
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Final

from squatch.core.deck_files import tables_of, text_of
from squatch.core.errors import DeckError
from squatch.core.game import Cell, Deck
from squatch.games.trailblazers_sasquatch.cards import all_cards, with_animals
from squatch.games.trailblazers_sasquatch.names import BASES, TRAILS, Base
from squatch.games.trailblazers_sasquatch.rules.deck import DeckTables

STANDARD: Final = Path(__file__).with_name("cards.toml")
LETTERS: Final = {trail[0]: number for number, trail in enumerate(TRAILS)}
SIDES: Final = 4


class TrailDeck(Deck):
    """A deck that can be played: which trail cards show animals, and how the bases are laid out.

    `share` is the share of cards with an animal, 0 to 1; `sides` has the four letters of each base.
    """

    def __init__(self, share: Fraction, sides: tuple[str, ...]) -> None:
        self.share: Final = share
        self.sides: Final = sides
        self.cards: Final = all_cards()
        self.animals: Final = with_animals(self.cards, share)

    def with_share(self, share: Fraction) -> TrailDeck:
        """The same deck with another share of animals.

        >>> sum(standard_deck().with_share(Fraction(1, 5)).animals)
        27
        """
        return TrailDeck(share, self.sides)

    @cached_property
    def tables(self) -> DeckTables:
        """What the rules need of it."""
        return DeckTables(
            [(*card.faces, card.long) for card in self.cards],
            self.animals,
            [[LETTERS[letter] for letter in sides] for sides in self.sides],
        )

    @cached_property
    def digest(self) -> str:
        """A hash of every face, animal and side.

        >>> len(standard_deck().digest)
        32
        """
        facts = [[card.faces for card in self.cards], self.animals, self.sides]
        return hashlib.blake2b(json.dumps(facts).encode(), digest_size=16).hexdigest()

    def table(self) -> list[dict[str, Cell]]:
        """A row for each trail card, in the order of their numbers."""
        return [
            {
                "id": card.id,
                "shape": card.shape.name,
                "long": TRAILS[card.long],
                "short": [TRAILS[trail] for trail in card.short],
                "animal": animal,
            }
            for card, animal in zip(self.cards, self.animals, strict=True)
        ]

    def to_toml(self) -> str:
        """The deck as a file that `load_deck` reads.

        >>> parse_deck(standard_deck().to_toml(), "copy").digest == standard_deck().digest
        True
        """
        bases = [f'{base} = "{sides}"' for base, sides in zip(BASES, self.sides, strict=True)]
        return "\n".join(["[animals]", f'share = "{self.share}"', "", "[bases]", *bases, ""])


# --- reading


def standard_deck() -> TrailDeck:
    """The deck that comes with the game."""
    return load_deck(STANDARD)


def load_deck(path: Path) -> TrailDeck:
    """A deck from a TOML file. Raises DeckError, which names the key, its value and what fits."""
    return parse_deck(text_of(path), str(path))


def parse_deck(text: str, source: str) -> TrailDeck:
    """A deck from TOML text; `source` names it in errors. Raises DeckError."""
    tables = tables_of(text, source)
    for key in tables:
        if key not in {"animals", "bases"}:
            raise DeckError(f"{source}: [{key}] is not known; expected [animals] and [bases]")
    share = _share(source, _section(source, tables, "animals", ("share",)))
    bases = _section(source, tables, "bases", BASES)
    return TrailDeck(share, tuple(_sides(source, bases, base) for base in BASES))


def _section(
    source: str, tables: dict[str, object], name: str, keys: tuple[str, ...]
) -> dict[str, object]:
    """A table of the file with exactly these keys."""
    expected = f"expected a table [{name}] with {', '.join(keys)}"
    if name not in tables:
        raise DeckError(f"{source}: [{name}] is missing; {expected}")
    table = tables[name]
    if not isinstance(table, dict):
        raise DeckError(f"{source}: {name} = {_quoted(table)}; {expected}")
    for key in table:
        if key not in keys:
            raise DeckError(f"{source}: [{name}] {key} = {_quoted(table[key])}; {expected}")
    for key in keys:
        if key not in table:
            raise DeckError(f"{source}: [{name}] {key} is missing; {expected}")
    return table


def _share(source: str, section: dict[str, object]) -> Fraction:
    """The share of animals."""
    value = section["share"]
    try:
        share = Fraction(value) if isinstance(value, str) else None
    except (ValueError, ZeroDivisionError):
        share = None
    if share is None or not 0 <= share <= 1:
        raise DeckError(
            f"{source}: [animals] share = {_quoted(value)};"
            ' expected a fraction from "0" to "1", like "1/3"'
        )
    return share


def _sides(source: str, section: dict[str, object], base: Base) -> str:
    """The four letters of a base: both types of its name, and no other."""
    value = section[base]
    letters = {trail[0] for trail in base.split("-")}
    if isinstance(value, str) and len(value) == SIDES and set(value) == letters:
        return value
    raise DeckError(
        f"{source}: [bases] {base} = {_quoted(value)}; expected four letters, clockwise from the"
        f" north, with both of {' and '.join(sorted(letters))} and no other"
    )


def _quoted(value: object) -> str:
    """A value of a file, nearly as it stands there."""
    return json.dumps(value, ensure_ascii=False, default=str)
