"""The JSON schema of all messages, for the page's types: `python -m squatch.server.schema`.

One file for the messages, and one for each game, named by its id: there `Action`, `Event` and
`View` are the game's unions. So two games may both have a `Passed`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import cast, get_args

import msgspec

from squatch.core.game import Action, Event, Game, View
from squatch.games import games
from squatch.server import wire
from squatch.tables.telling import Position

Json = dict[str, object]

FOLDER = Path("web/src/generated")
MESSAGES = "schema.json"
REF = "#/$defs/{name}"
ROOTS = (
    wire.Act,
    wire.Nonce,
    wire.Resume,
    wire.StopsWish,
    wire.TableMessage,
    Position,
    wire.Refused,
    wire.Failure,
    wire.NewTable,
    wire.Join,
    wire.GameInfo,
    wire.Guide,
    wire.TableOpened,
    wire.Joined,
    wire.Share,
    wire.TableLists,
)
OPEN = (Action, Event, View)  # each game says more about its own


def messages() -> Json:
    """The schema of everything that is the same for all games."""
    components = _components(ROOTS)[1]
    for open_type in OPEN:
        components[open_type.__name__] = {
            "title": open_type.__name__,
            "description": (open_type.__doc__ or "").splitlines()[0],
            "type": "object",
        }
    act = cast("dict[str, Json]", components["Act"]["properties"])
    act["action"] = {"$ref": REF.format(name="Action")}
    components["ClientMessage"] = _any_of(wire.ClientMessage)
    components["ServerMessage"] = _any_of(wire.ServerMessage)
    return {"$defs": components}


def types_of(game: Game) -> Json:
    """The schema of a game's actions, events and views, and what its parameters stand for."""
    unions = {"Action": game.actions, "Event": game.events, "View": game.views}
    roots, components = _components(unions.values())
    definitions = components | dict(zip(unions, roots, strict=True))
    return {"parameters": dict(game.parameters), "$defs": definitions}


def files(installed: Iterable[Game]) -> dict[str, str]:
    """The files by their names."""
    schemas = {MESSAGES: messages()} | {f"{game.id}.json": types_of(game) for game in installed}
    return {name: f"{json.dumps(schema, indent=2)}\n" for name, schema in schemas.items()}


def _components(types: Iterable[object]) -> tuple[list[Json], dict[str, Json]]:
    roots, components = msgspec.json.schema_components(types, ref_template=REF)
    return cast("list[Json]", list(roots)), cast("dict[str, Json]", components)


def _any_of(union: object) -> Json:
    return {"anyOf": [{"$ref": REF.format(name=one.__name__)} for one in get_args(union)]}


def main() -> None:
    """Write the files; to be run at the top of a checkout."""
    if not FOLDER.is_dir():
        sys.exit(f"there is no folder {FOLDER} here; run this at the top of a checkout")
    for name, text in files(games().values()).items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
