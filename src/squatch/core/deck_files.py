"""Reading deck files: what every game's deck asks of a file before it looks at the cards."""

from __future__ import annotations

import tomllib
from pathlib import Path

from squatch.core.errors import DeckError


def text_of(path: Path) -> str:
    """The text of a deck file. Raises DeckError."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DeckError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DeckError(f"{path}: is not UTF-8 text (byte {error.start})") from error


def tables_of(text: str, source: str) -> dict[str, object]:
    """The tables of TOML text; `source` names it in errors. Raises DeckError.

    >>> tables_of("giant = { copies = 4 }", "my box")
    {'giant': {'copies': 4}}
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{source}: is not TOML: {error}") from error
    except RecursionError as error:
        raise DeckError(f"{source}: is nested too deeply") from error
