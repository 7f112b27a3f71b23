"""What can be played here: the games with their options, cards and guides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from markdown_it import MarkdownIt

from squatch.bots import bots
from squatch.core.errors import Message
from squatch.core.game import Cell, Game
from squatch.server.errors import RequestError
from squatch.server.wire import GameInfo, Option
from squatch.words import guide_of


def game_info(game: Game) -> GameInfo:
    """A game for the page: who can play it, and what can be chosen."""
    return GameInfo(
        id=game.id,
        title_id=f"{game.id}-title",
        rules_version=game.rules_version,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=[_option(field) for field in msgspec.structs.fields(game.options)],
        bots=list(bots()),
    )


def _option(field: msgspec.structs.FieldInfo) -> Option:
    text_id = f"option-{field.name.replace('_', '-')}"
    return Option(field.name, "bool" if field.type is bool else "seat", field.default, text_id)


@cache
def deck_of(game: Game) -> Sequence[Mapping[str, Cell]]:
    """Every kind of card of a game, as rows for people."""
    return game.standard_deck().table()


@cache
def guide(game: Game) -> str:
    """The guide of a game as HTML; HTML in its source is shown as text. Raises RequestError."""
    text = guide_of(game)
    if text is None:
        raise RequestError(404, Message("server-error-no-guide"))
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return str(markdown.render(text))
