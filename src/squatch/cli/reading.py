"""`squatch rules`, `squatch deck` and `squatch verify`: what is written down, shown and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from squatch.cli.terminal import console, say, table_for, write_json
from squatch.core.errors import RecordError, SquatchError
from squatch.core.game import Cell, Deck, Game
from squatch.core.record import Record, verify
from squatch.games import find_game
from squatch.words import guide_of

PROSE = 60  # a cell with more letters is a sentence
NARROW = 19  # beside sentences other columns are no wider


class DeckFacts(msgspec.Struct, frozen=True):
    """What `squatch deck --json` writes."""

    game: str
    digest: str
    cards: int
    kinds: Sequence[Mapping[str, Cell]]


class RecordFacts(msgspec.Struct, frozen=True):
    """What `squatch verify --json` writes of a record that holds together."""

    game: str
    rules_version: int
    actions: int
    sealed: bool
    reason: str | None  # None while the game goes on
    winners: list[int]
    scores: list[int]


def show_rules(name: str) -> None:
    """Print the guide of a game, laid out for the width of the terminal. Raises SquatchError."""
    from rich.markdown import Markdown  # noqa: PLC0415 - as heavy as everything else together

    game = find_game(name)
    guide = guide_of(game)
    if guide is None:
        raise SquatchError(f"{game.id} has no guide")
    console().print(Markdown(guide), soft_wrap=False)


def show_deck(name: str, check: Path | None, export: Path | None, json: Path | None) -> None:
    """Print a deck: the standard one, or the file to check. Raises DeckError, SquatchError."""
    game = find_game(name)
    deck = game.standard_deck() if check is None else game.load_deck(check)
    if export is not None:
        _write_new(export, deck)
    if write_json(_facts(game, deck), json):
        return
    if export is not None:
        say("cli-deck-written", file=str(export), game=game.id)
    elif check is None:
        _print_deck(deck)
    else:
        say("cli-deck-holds", file=str(check), cards=_cards(deck), digest=deck.digest)


def _write_new(file: Path, deck: Deck) -> None:
    """Write a deck where nothing lies yet. Raises SquatchError where something does."""
    text = deck.to_toml()
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise SquatchError(f"{file} is there already: choose another name") from None


def _facts(game: Game, deck: Deck) -> DeckFacts:
    return DeckFacts(game.id, deck.digest, _cards(deck), deck.table())


def _cards(deck: Deck) -> int:
    """How many cards there are: a row stands for one, unless it says how many copies."""
    copies = (row.get("copies", 1) for row in deck.table())
    return sum(number for number in copies if isinstance(number, int))


def _print_deck(deck: Deck) -> None:
    for heading, rows in deck.listing().items():
        if heading:
            console().print(f"\n{heading}", style="bold", markup=False, highlight=False)
        _print_rows(rows)
    say("cli-deck-digest", cards=_cards(deck), digest=deck.digest)


def _print_rows(rows: Sequence[Mapping[str, Cell]]) -> None:
    keys = [key for key in rows[0] if any(_shown(key, row[key]) for row in rows)]
    table = table_for(keys, [type(rows[0][key]) is int for key in keys])
    if any(len(_shown(key, row[key])) > PROSE for key in keys for row in rows):
        for column in table.columns[:-1]:
            column.max_width = NARROW  # the last column has sentences, and gets the room
    for row in rows:
        table.add_row(*(_shown(key, row[key]) for key in keys))
    console().print(table)


def _shown(key: str, cell: Cell) -> str:
    """A cell in a table for people: what is empty or not so is left out."""
    if isinstance(cell, list):
        return ", ".join(cell)
    if isinstance(cell, bool):
        return key if cell else ""
    return str(cell or "")


def verify_record(file: Path, deck: Path | None, json: Path | None) -> None:
    """Play a record again and compare. Raises RecordError at the first thing that does not fit."""
    try:
        record = Record.from_json(file.read_bytes())
        game = find_game(record.game)
        verify(record, game, None if deck is None else game.load_deck(deck))
    except RecordError as problem:
        raise RecordError(f"{file}: {problem}") from problem
    actions = len(record.entries) - 1
    facts = RecordFacts(
        game=record.game,
        rules_version=record.rules_version,
        actions=actions,
        sealed=record.commitment is not None,
        reason=None if record.end is None else record.end.reason,
        winners=[] if record.end is None else list(record.end.winners),
        scores=[] if record.end is None else list(record.end.scores),
    )
    if not write_json(facts, json):
        say(
            "cli-record-holds",
            file=str(file),
            game=game.id,
            actions=actions,
            finished=str(record.end is not None).lower(),
            shuffles=_what_proves_the_shuffles(record),
        )


def _what_proves_the_shuffles(record: Record) -> str:
    if record.commitment is None:
        return "unsealed"
    return "later" if record.secret is None else "proven"
