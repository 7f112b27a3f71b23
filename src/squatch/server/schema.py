"""The JSON schema of all messages, for the page's types: `python -m squatch.server.schema`.

Names of a game's types begin with the game's, so that two games may both have a `Passed`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import cast, get_args

import msgspec

from squatch.core.game import Action, Event, Game, View
from squatch.games import games
from squatch.server import wire

Json = dict[str, object]

TARGET = Path("web/src/generated/schema.json")
REF = "#/$defs/{name}"
ROOTS = (
    wire.Act,
    wire.Nonce,
    wire.Resume,
    wire.TableMessage,
    wire.Position,
    wire.Refused,
    wire.Failure,
    wire.NewTable,
    wire.Join,
    wire.GameInfo,
    wire.Guide,
    wire.TableOpened,
    wire.Joined,
    wire.TableLists,
)
OPEN = (Action, Event, View)  # each game says more about its own


def schema(installed: Iterable[Game]) -> Json:
    """The schema: every message, and the types of these games."""
    components = dict(_components(ROOTS))
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
    for game in installed:
        components |= _of_game(game)
    return {"$defs": dict(sorted(components.items()))}


def text(installed: Iterable[Game]) -> str:
    """The schema as it stands in its file."""
    return json.dumps(schema(installed), indent=2, ensure_ascii=False) + "\n"


def _components(types: Iterable[object]) -> dict[str, Json]:
    _roots, components = msgspec.json.schema_components(types, ref_template=REF)
    return cast("dict[str, Json]", components)


def _any_of(union: object) -> Json:
    return {"anyOf": [{"$ref": REF.format(name=one.__name__)} for one in get_args(union)]}


def _of_game(game: Game) -> dict[str, Json]:
    """The types of a game under names of their own, and its unions."""
    prefix = "".join(word.capitalize() for word in game.id.split("-"))
    unions = {"Action": game.actions, "Event": game.events, "View": game.views}
    (*roots,), components = msgspec.json.schema_components(unions.values(), ref_template=REF)
    renamed = {name: f"{prefix}{name}" for name in components}
    found = {renamed[name]: _renamed(one, renamed) for name, one in components.items()}
    for name, root in zip(unions, roots, strict=True):
        found[f"{prefix}{name}"] = _renamed(root, renamed)
    return {name: cast("Json", one) for name, one in found.items()}


def _renamed(node: object, names: dict[str, str]) -> object:
    """The same schema with other names in its references."""
    if isinstance(node, dict):
        return {
            key: _renamed(value, names) for key, value in node.items() if key != "discriminator"
        }
    if isinstance(node, list):
        return [_renamed(value, names) for value in node]
    if isinstance(node, str) and (found := re.fullmatch(r"#/\$defs/(\w+)", node)):
        return REF.format(name=names[found[1]])
    return node


def main() -> None:
    """Write the file; to be run in a checkout."""
    if not TARGET.parent.is_dir():
        sys.exit(f"there is no folder {TARGET.parent} here; run this at the top of a checkout")
    TARGET.write_text(text(games().values()), encoding="utf-8")


if __name__ == "__main__":
    main()
