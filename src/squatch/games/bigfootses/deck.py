"""The deck as data: `cards.toml`, or a file of other cards, checked on load."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from squatch.core.deck_files import tables_of, text_of
from squatch.core.errors import DeckError
from squatch.core.game import Deck
from squatch.games.bigfootses.cards import Profession, Thingie, WoodsCard
from squatch.games.bigfootses.checking import (
    Section,
    profession_of,
    quoted,
    thingie_of,
    woods_card_of,
)
from squatch.games.bigfootses.effects import (
    ENCOUNTER_STEPS,
    OWN_STEPS,
    Standing,
    Step,
    answers_of,
    fits_of,
    is_aimed,
    need_of,
    timing_of,
)
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.board import MOST_FRAMES
from squatch.games.bigfootses.rules.deck import DeckTables
from squatch.games.bigfootses.rules.piles import KINDS

STANDARD: Final = Path(__file__).with_name("cards.toml")
BOOKS: Final = ("thingies", "woods", "professions")
LEAST_PROFESSIONS: Final = 6


class BigfootsesDeck(Deck):
    """A deck that can be played: three books of cards, and the tables the rules read."""

    def __init__(
        self,
        thingies: tuple[Thingie, ...],
        woods: tuple[WoodsCard, ...],
        professions: tuple[Profession, ...],
    ) -> None:
        self.thingies: Final = thingies
        self.woods: Final = woods
        self.professions: Final = professions

    @cached_property
    def tables(self) -> DeckTables:
        """What the rules need of it."""
        standing: list[list[tuple[int, ...]]] = [[] for _ in range(v.CARDS)]
        programs: list[list[tuple[int, ...]]] = [[] for _ in range(v.PROGRAMS)]
        for kind, thingie in enumerate(self.thingies):
            standing[kind] = [each.cells(v.KEPT_SCOPE) for each in thingie.standing]
            programs[kind * v.TRIGGERS + v.ON_PLAY] = _cells(thingie.steps)
        for kind, card in enumerate(self.woods):
            number = v.WOODS_CARD + kind
            standing[number] = [each.cells(v.MET_SCOPE) for each in card.met]
            standing[number] += [each.cells(v.KEPT_SCOPE) for each in card.kept]
            programs[number * v.TRIGGERS + v.ON_REVEAL] = _cells(card.reveal)
            programs[number * v.TRIGGERS + v.ON_CATCH] = _cells(card.caught)
            programs[number * v.TRIGGERS + v.ON_ESCAPE] = _cells(card.escape)
        for job, profession in enumerate(self.professions):
            number = v.JOB_CARD + job
            standing[number] = [each.cells(v.KEPT_SCOPE) for each in profession.trait]
            programs[number * v.TRIGGERS + v.ON_PLAY] = _cells(profession.work)
        programs[v.LOST_TO_CREATURE] = [(v.DO_LOSE_BATTLE, v.RANGER, 1, 0, v.ALWAYS, 0)]
        programs[v.LOST_TO_BIGFEATURE] = [(v.DO_LOSE_BATTLE, v.RANGER, 1, 1, v.ALWAYS, 0)]
        lost = sum(
            min(0, cells[2]) for effects in standing for cells in effects if cells[1] == v.SLOTS
        )
        return DeckTables(
            [_numbers(thingie) for thingie in self.thingies],
            [
                (card.copies, v.WOODS_CLASSES.index(card.class_), card.number, card.points)
                for card in self.woods
            ],
            len(self.professions),
            standing,
            programs,
            max(0, 3 + lost),
            [card.id for card in self.thingies],
            [card.id for card in self.woods],
            [card.id for card in self.professions],
        )

    @cached_property
    def digest(self) -> str:
        """A hash of all but names and flavour.

        >>> len(standard_deck().digest)
        32
        """
        facts = [
            [{**msgspec.to_builtins(card), "name": "", "flavour": ""} for card in book]
            for book in (self.thingies, self.woods, self.professions)
        ]
        text = json.dumps(facts, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def table(self) -> list[dict[str, str | int]]:
        """A row for each kind, with its text."""
        from squatch.games.bigfootses.card_texts import table_of  # noqa: PLC0415 - words need games

        return table_of(self)

    def listing(self) -> dict[str, list[dict[str, str | int]]]:
        """A table for each book: what a card is called, what it is, and what it says.

        >>> standard_deck().listing()["Professions"][0]["name"]
        'Park Warden'
        """
        from squatch.games.bigfootses.card_texts import listing_of  # noqa: PLC0415 - words need games

        return listing_of(self)

    def to_toml(self) -> str:
        """The deck as a file that `load_deck` reads.

        >>> parse_deck(standard_deck().to_toml(), "copy").digest == standard_deck().digest
        True
        """
        parts: list[str] = []
        parts += [f"[[thingies]]\n{_fields(card)}" for card in self.thingies]
        parts += [f"[[woods]]\n{_fields(card)}" for card in self.woods]
        parts += [f"[[professions]]\n{_fields(card)}" for card in self.professions]
        return "\n".join(parts)


def _cells(steps: tuple[Step, ...]) -> list[tuple[int, ...]]:
    return [step.cells() for step in steps]


def _numbers(card: Thingie) -> tuple[int, int, int, int, int, int, int, int]:
    """In the order of `DeckTables`."""
    return (
        card.copies,
        v.THINGIE_CLASSES.index(card.class_),
        v.SORTS.index(card.sort),
        timing_of(card.class_, card.steps),
        int(is_aimed(card.steps)),
        need_of(card.steps),
        answers_of(card.steps),
        fits_of(card.steps),
    )


def _fields(card: Thingie | WoodsCard | Profession) -> str:
    """One table of the file; what is empty is left out."""
    lines = []
    class_ = card.class_ if isinstance(card, Thingie) else ""
    for name in card.__struct_fields__:
        value = getattr(card, name)
        if value in ("", 0, ()) or (name == "sort" and class_ != "equipment"):
            continue
        if isinstance(value, tuple):
            effects = ",\n".join(f"  {{ {_inline(each)} }}" for each in value)
            lines.append(f"{name} = [\n{effects},\n]")
        else:
            lines.append(f"{name.strip('_')} = {quoted(value)}")
    return "\n".join(lines) + "\n"


def _inline(effect: Standing | Step) -> str:
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(effect))}
    pairs = [(name, getattr(effect, name)) for name in effect.__struct_fields__]
    return ", ".join(
        f"{name} = {quoted(list(value) if isinstance(value, tuple) else value)}"
        for name, value in pairs
        if value != defaults[name] and not (name == "who" and _is_fixed(effect))
    )


def _is_fixed(effect: Standing | Step) -> bool:
    """Whether whom a step is about goes without saying."""
    return isinstance(effect, Step) and effect.do in ENCOUNTER_STEPS | OWN_STEPS


# --- reading


def standard_deck() -> BigfootsesDeck:
    """The deck that comes with the game: 75 Woods, 75 Thingies, 10 professions."""
    return load_deck(STANDARD)


def load_deck(path: Path) -> BigfootsesDeck:
    """A deck from a TOML file. Raises DeckError, which names the card, the key and what fits."""
    return parse_deck(text_of(path), str(path))


def parse_deck(text: str, source: str) -> BigfootsesDeck:
    """A deck from TOML text; `source` names it in errors. Raises DeckError."""
    tables = tables_of(text, source)
    for key in tables:
        if key not in BOOKS:
            raise DeckError(f"{source}: [[{key}]] is no book; expected {', '.join(BOOKS)}")
    thingies = tuple(thingie_of(s) for s in _sections(source, "thingies", tables))
    woods = tuple(woods_card_of(s) for s in _sections(source, "woods", tables))
    jobs = tuple(profession_of(s) for s in _sections(source, "professions", tables))
    _check_sizes(source, thingies, woods, jobs)
    return BigfootsesDeck(thingies, woods, jobs)


def _sections(source: str, book: str, tables: dict[str, object]) -> list[Section]:
    """The cards of a book, each with an id of its own."""
    found = tables.get(book)
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise DeckError(f"{source}: there are no tables [[{book}]]; expected one for each kind")
    sections = [Section(source, book, number, table) for number, table in enumerate(found)]
    names = [section.id for section in sections]
    for section in sections:
        if names.count(section.id) > 1:
            raise section.error("id", section.id, "an id that no other card of the book has")
    return sections


def _check_sizes(
    source: str,
    thingies: tuple[Thingie, ...],
    woods: tuple[WoodsCard, ...],
    jobs: tuple[Profession, ...],
) -> None:
    for book, cards in (("thingies", thingies), ("woods", woods)):
        if len(cards) > KINDS:
            raise DeckError(f"{source}: {len(cards)} kinds of {book}; expected at most {KINDS}")
    if not LEAST_PROFESSIONS <= len(jobs) <= v.MOST_JOBS:
        raise DeckError(
            f"{source}: {len(jobs)} professions; expected {LEAST_PROFESSIONS} to {v.MOST_JOBS}"
        )
    answers = sum(card.copies for card in thingies if answers_of(card.steps))
    if answers >= MOST_FRAMES:
        raise DeckError(
            f"{source}: {answers} cards answer other cards; expected at most {MOST_FRAMES - 1}"
        )
