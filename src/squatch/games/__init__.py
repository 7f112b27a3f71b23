"""Finding games: those in `squatch.games`, and those that other packages offer."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from squatch.core.errors import UnknownGame
from squatch.core.game import Game

ENTRY_POINTS = "squatch.games"


@cache
def games() -> dict[str, Game]:
    """All games by id: the packages in `squatch/games`, and the entry points `squatch.games`.

    They come in their order (`Game.place`).

    >>> list(games())[:2]
    ['sell-me-a-sasquatch', 'bigfootses']
    """
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            package = importlib.import_module(f"squatch.games.{module.name}")
            if hasattr(package, "GAME"):  # one that is still being written has none
                found[package.GAME.id] = package.GAME
    for point in entry_points(group=ENTRY_POINTS):
        game = point.load()
        found[game.id] = game
    return {game.id: game for game in sorted(found.values(), key=lambda one: (one.place, one.id))}


def find_game(name: str) -> Game:
    """The game whose id is, or alone begins with, this name. Raises UnknownGame.

    >>> find_game("sell").id
    'sell-me-a-sasquatch'
    """
    known = games()
    if name in known:
        return known[name]
    matches = [game_id for game_id in known if game_id.startswith(name)] if name else []
    if len(matches) == 1:
        return known[matches[0]]
    if matches:
        raise UnknownGame(f"'{name}' fits {' and '.join(matches)}; write more of the name")
    raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(sorted(known))}")
