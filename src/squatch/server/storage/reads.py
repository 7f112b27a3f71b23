"""What is read back from the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, select

from squatch.core.journal import Row as EventRow
from squatch.server.storage.schema import entries, seats, tables
from squatch.tables.chairs import Chair
from squatch.tables.entries import Entry, Snapshot
from squatch.tables.table import Phase

MOST_LISTED = 50


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its entries."""

    id: str
    invite: str
    game: str
    rules_version: int
    deck: str
    options: str
    response_ms: int
    listed: bool
    secret: bytes
    opened_at: int
    phase: Phase
    owner: int | None
    epoch: int
    version: int
    pending: int
    snapshot: Snapshot | None
    rematch: str | None
    chairs: list[Chair]


def read_table(connection: Connection, table_id: str) -> StoredTable | None:
    """One table by its id."""
    found = _read_tables(connection, tables.c.id == table_id)
    return found[0] if found else None


def read_invite(connection: Connection, invite: str) -> str | None:
    """The id of the table that an invitation leads to."""
    found = connection.execute(select(tables.c.id).where(tables.c.invite == invite))
    return found.scalar_one_or_none()


def read_tables_of(connection: Connection, guest: str) -> list[StoredTable]:
    """The latest tables at which a guest sits, newest first."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    return _read_tables(connection, tables.c.id.in_(mine))


def read_entries(connection: Connection, table_id: str) -> list[Entry]:
    """The journal of a table."""
    found = connection.execute(
        select(entries).where(entries.c.table_id == table_id).order_by(entries.c.sequence)
    )
    return [
        Entry(
            row.sequence,
            row.seat,
            row.code,
            msgspec.msgpack.decode(row.outcomes, type=tuple[int, ...]),
            msgspec.msgpack.decode(row.rows, type=tuple[EventRow, ...]),
        )
        for row in found
    ]


def _read_tables(connection: Connection, which: ColumnElement[bool]) -> list[StoredTable]:
    newest = select(tables).where(which).order_by(tables.c.opened_at.desc()).limit(MOST_LISTED)
    found = connection.execute(newest).all()
    ids = [row.id for row in found]
    chairs = connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    )
    seated: dict[str, list[Chair]] = {table_id: [] for table_id in ids}
    for row in chairs:
        chair = Chair(kind=row.kind, bot=row.bot, guest=row.guest, name=row.name, nonce=row.nonce)
        seated[row.table_id].append(chair)
    return [_stored(row, seated[row.id]) for row in found]


def _stored(row: Row[*tuple[Any, ...]], chairs: Sequence[Chair]) -> StoredTable:
    columns = {str(name): value for name, value in row._mapping.items()}
    if columns["snapshot"] is not None:
        columns["snapshot"] = msgspec.msgpack.decode(columns["snapshot"], type=Snapshot)
    return msgspec.convert(columns | {"chairs": list(chairs)}, type=StoredTable)
