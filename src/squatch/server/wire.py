"""Everything that goes over the wire, besides what `tables/telling.py` says (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from squatch.tables.chairs import SeatWish
from squatch.tables.stops import Stops
from squatch.tables.table import Phase
from squatch.tables.telling import Position, SeatInfo, TableInfo

MOST_BYTES = 64 * 1024  # of a body or a message

Kind = TypeVar("Kind")


def read(data: bytes | str, decoder: msgspec.json.Decoder[Kind]) -> Kind:
    """What somebody sent. Raises MsgspecError for anything that it is not.

    >>> read("[" * 9999 + "]" * 9999, msgspec.json.Decoder(list))
    Traceback (most recent call last):
    msgspec.DecodeError: JSON is nested too deeply
    """
    try:
        return decoder.decode(data)
    except RecursionError as problem:
        raise msgspec.DecodeError("JSON is nested too deeply") from problem


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the catalogue, and the same in English."""

    id: str
    params: dict[str, str | int]
    text: str


# ---------------------------------------------------------------------- the socket


class Act(msgspec.Struct, frozen=True, tag="act"):
    """An action, with the number of the question it answers."""

    version: int
    action: msgspec.Raw


class Nonce(msgspec.Struct, frozen=True, tag="nonce"):
    """This player's share of the shuffle: 32 hexadecimal digits."""

    nonce: str


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Asks for the position and the events after this version."""

    version: int


class StopsWish(msgspec.Struct, frozen=True, tag="stops"):
    """When this player wants to be asked in windows."""

    stops: Stops


ClientMessage = Act | Nonce | Resume | StopsWish


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The table has changed: seats, phase, names."""

    table: TableInfo


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why something was not done; `version` is the table's at that time."""

    version: int
    message: Sentence


ServerMessage = TableMessage | Position | Refused

# ---------------------------------------------------------------------- requests


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a table of any game; no response time is the one usual there."""

    response_ms: int | None = None
    listed: bool = True


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; who asks gets the first human seat."""

    game: str
    name: str
    seats: list[SeatWish]
    options: dict[str, bool | int | None] = {}
    table_options: TableOptions = TableOptions()


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: str


# ---------------------------------------------------------------------- answers


class Health(msgspec.Struct, frozen=True):
    """The server can serve."""

    status: Literal["ok"] = "ok"


class Failure(msgspec.Struct, frozen=True):
    """Why a request was not answered."""

    error: Sentence


class Option(msgspec.Struct, frozen=True):
    """A choice that is made when a table is opened."""

    key: str
    kind: Literal["bool", "seat"]
    default: bool | int | None
    text_id: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that is installed."""

    id: str
    title_id: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: list[Option]
    bots: list[str]


class Guide(msgspec.Struct, frozen=True):
    """How to play a game."""

    html: str


class TableOpened(msgspec.Struct, frozen=True):
    """Where to go now."""

    table_id: str


class Joined(msgspec.Struct, frozen=True):
    """Where to go now, and the own seat there."""

    table_id: str
    seat: int


class Done(msgspec.Struct, frozen=True):
    """It is done; what came of it comes over the socket."""


class Share(msgspec.Struct, frozen=True):
    """How to get somebody to a table.

    `reach` says for whom the link works: only on this `computer`; `alone`: the same, though the
    server listens for others, for the computer is in no network; for all in the `network`; or
    `public`.
    """

    link: str
    reach: Literal["computer", "alone", "network", "public"]


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list, or behind an invitation."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    your_seat: int | None
    your_turn: bool
    invite: str | None


class TableLists(msgspec.Struct, frozen=True):
    """The tables somebody sits at, and those with a free seat."""

    mine: list[TableSummary]
    open: list[TableSummary]
