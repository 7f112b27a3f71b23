"""Names of people at a table."""

from __future__ import annotations

import unicodedata

from squatch.core.errors import Message
from squatch.tables.errors import BadName

MOST_CHARACTERS = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # printable by name: fillers of Hangul, empty Braille


def check_name(name: str) -> str:
    """The name as it will be shown: composed, without spaces around it.

    Raises BadName for one that is empty, longer than 24 characters, or has characters that nobody
    can see.

    >>> check_name("  Ada ")
    'Ada'
    >>> check_name("A" + chr(0x202E))
    Traceback (most recent call last):
    squatch.tables.errors.BadName: table-error-name-unprintable {}
    """
    shown = unicodedata.normalize("NFC", name).strip()
    if not shown.strip(BLANK):
        raise BadName(Message("table-error-name-empty"))
    if not shown.isprintable():
        raise BadName(Message("table-error-name-unprintable"))
    if len(shown) > MOST_CHARACTERS:
        raise BadName(Message("table-error-name-long", {"most": MOST_CHARACTERS}))
    return shown
