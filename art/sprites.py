"""The files of the front end that are pictures, and what is in each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import art.bigfootses.cards as bigfootses
from art import cards, faces, icons, pieces, poster
from art.bigfootses import pieces as bigfootses_pieces
from art.bigfootses import poster as bigfootses_poster
from art.pen import Svg
from art.shapes import mark
from art.trailblazers import pieces as trailblazers_pieces
from art.trailblazers import poster as trailblazers_poster

_HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg"'
_MADE: Final = "Drawn by `make art`; do not edit."


def _sprite(about: str, symbols: list[Svg]) -> str:
    return "\n".join([f"{_HEAD}>", f"<!-- Squatch: {about}. {_MADE} -->", *symbols, "</svg>", ""])


def _poster(game: str, picture: Svg) -> str:
    return (
        f'{_HEAD} viewBox="0 0 320 430" preserveAspectRatio="xMidYMin slice">\n'
        f"<!-- Squatch: the poster of {game}. {_MADE} -->\n{picture}\n</svg>\n"
    )


def _favicon() -> str:
    return (
        f'{_HEAD} viewBox="{icons.MARK_BOX}">\n'
        f"<!-- Squatch: the mark. {_MADE} -->\n{mark(0, 0, 1, 'forest')}\n</svg>\n"
    )


_FILES: Final[dict[str, Callable[[], str]]] = {
    "web/src/assets/favicon.svg": _favicon,
    "web/src/assets/sprites/icons.svg": lambda: _sprite(
        "the mark and the interface icons", icons.sprite()
    ),
    "web/src/assets/sprites/faces.svg": lambda: _sprite("faces of the seats", faces.sprite()),
    "web/src/assets/sprites/pieces.svg": lambda: _sprite("pieces all games share", pieces.sprite()),
    "web/src/games/sell-me-a-sasquatch/cards.svg": lambda: _sprite(
        "card faces without their names, and the Buyer Squatch", cards.sprite()
    ),
    "web/src/games/sell-me-a-sasquatch/poster.svg": lambda: _poster(
        "Sell Me a Sasquatch", poster.poster()
    ),
    "web/src/games/bigfootses/woods.svg": lambda: _sprite(
        "the Woods of Bigfootses", bigfootses.woods()
    ),
    "web/src/games/bigfootses/thingies.svg": lambda: _sprite(
        "the Thingies of Bigfootses", bigfootses.thingies()
    ),
    "web/src/games/bigfootses/professions.svg": lambda: _sprite(
        "the professions of Bigfootses", bigfootses.professions()
    ),
    "web/src/games/bigfootses/corral.svg": lambda: _sprite(
        "who can stand in a corral of Bigfootses", bigfootses_pieces.corral()
    ),
    "web/src/games/bigfootses/pieces.svg": lambda: _sprite(
        "backs, fence, point and die of Bigfootses", bigfootses_pieces.sprite()
    ),
    "web/src/games/bigfootses/poster.svg": lambda: _poster(
        "Bigfootses", bigfootses_poster.poster()
    ),
    "web/src/games/trailblazers-sasquatch/pieces.svg": lambda: _sprite(
        "characters, figure, back and signs of Trailblazers: Sasquatch",
        trailblazers_pieces.sprite(),
    ),
    "web/src/games/trailblazers-sasquatch/poster.svg": lambda: _poster(
        "Trailblazers: Sasquatch", trailblazers_poster.poster()
    ),
}


def pictures() -> dict[str, str]:
    """The text of every picture, by its path in the repository. The same every time."""
    return {path: draw() for path, draw in _FILES.items()}


def write(root: Path) -> list[str]:
    """Writes the pictures below `root` that are not what they should be; gives their paths."""
    changed = []
    for path, text in pictures().items():
        file = root / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
