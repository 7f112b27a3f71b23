"""Everything that changes the database, as values: each holds or fails as a whole.

A write of a running table names the epoch under which its process took the table over. If another
process has taken it since, the write is refused: the fence against two owners of one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select, update

from squatch.server.errors import WriteRefused
from squatch.server.storage.schema import guests, seats, tables
from squatch.tables.chairs import Chair
from squatch.tables.entries import Entry, Snapshot
from squatch.tables.table import Phase, Table

Result_co = TypeVar("Result_co", covariant=True)

FIRST_EPOCH = 1


class Write(Protocol[Result_co]):
    """One change."""

    def run(self, connection: Connection) -> Result_co:
        """Make it, inside a transaction. Raises WriteRefused."""


class Opened(msgspec.Struct, frozen=True):
    """A new table in its lobby."""

    table: Table
    deck: str

    def run(self, connection: Connection) -> None:
        """Insert the table and its seats."""
        table, plan = self.table, self.table.plan
        connection.execute(
            insert(tables).values(
                id=plan.id,
                invite=plan.invite,
                game=table.game.id,
                rules_version=table.game.rules_version,
                deck=self.deck,
                options=msgspec.json.encode(plan.options).decode(),
                response_ms=plan.response_ms,
                listed=plan.listed,
                secret=plan.secret,
                opened_at=plan.opened_at,
                phase=table.phase.value,
                owner=table.owner,
                epoch=FIRST_EPOCH,
                version=0,
                pending=0,
            )
        )
        for chair in table.chairs:
            know_guest(connection, chair.guest, plan.opened_at)
        rows = [
            {"table_id": plan.id, "seat": seat, "kind": chair.kind, "bot": chair.bot}
            | {"guest": chair.guest, "name": chair.name}
            for seat, chair in enumerate(table.chairs)
        ]
        connection.execute(insert(seats), rows)


class Claimed(msgspec.Struct, frozen=True):
    """This process takes a table over; the result is its epoch."""

    table_id: str

    def run(self, connection: Connection) -> int:
        """Raise the epoch. Raises WriteRefused when there is no such table."""
        mine = tables.c.id == self.table_id
        result = connection.execute(update(tables).where(mine).values(epoch=tables.c.epoch + 1))
        if result.rowcount != 1:
            raise WriteRefused(f"there is no table {self.table_id}")
        return int(connection.execute(select(tables.c.epoch).where(mine)).scalar_one())


class Seated(msgspec.Struct, frozen=True):
    """A seat of a lobby has another guest, or none; and the table perhaps another owner."""

    table_id: str
    epoch: int
    seat: int
    guest: str | None
    name: str | None
    owner: int | None
    at: int

    def run(self, connection: Connection) -> None:
        """Update the seat and the table."""
        know_guest(connection, self.guest, self.at)
        _fenced(connection, self.table_id, self.epoch, owner=self.owner)
        connection.execute(
            update(seats)
            .where(seats.c.table_id == self.table_id, seats.c.seat == self.seat)
            .values(guest=self.guest, name=self.name, nonce=None)
        )


class Stepped(msgspec.Struct, frozen=True):
    """Entries of a table that follow each other, at least one, and the position they lead to.

    `since` is for the log: when each entry began to wait for being stored, in seconds of
    `time.perf_counter`.
    """

    table_id: str
    epoch: int
    entries: Sequence[Entry]
    snapshot: Snapshot
    phase: Phase
    pending: int
    since: Sequence[float] = ()

    def run(self, connection: Connection) -> None:
        """Insert the entries, update the table."""
        run_steps(connection, [self])


class Begun(msgspec.Struct, frozen=True):
    """The setup, with the nonces that are part of its chance."""

    step: Stepped
    chairs: list[Chair]

    def run(self, connection: Connection) -> None:
        """Update the seats, then as for any entry."""
        for seat, chair in enumerate(self.chairs):
            connection.execute(
                update(seats)
                .where(seats.c.table_id == self.step.table_id, seats.c.seat == seat)
                .values(nonce=chair.nonce or b"")
            )
        run_steps(connection, [self.step])


class Rematched(msgspec.Struct, frozen=True):
    """A finished table has a rematch."""

    table_id: str
    epoch: int
    opened: Opened

    def run(self, connection: Connection) -> None:
        """Insert the new table, name it in the old one."""
        self.opened.run(connection)
        new = self.opened.table.plan.id
        _fenced(connection, self.table_id, self.epoch, rematch=new)


def know_guest(connection: Connection, guest: str | None, at: int) -> None:
    """A guest is stored when it first sits down."""
    if guest is None:
        return
    known = connection.execute(select(guests.c.id).where(guests.c.id == guest))
    if known.first() is None:
        connection.execute(insert(guests).values(id=guest, created_at=at))


def _fenced(connection: Connection, table_id: str, epoch: int, **values: str | int | None) -> None:
    ours = (tables.c.id == table_id) & (tables.c.epoch == epoch)
    result = connection.execute(update(tables).where(ours).values(**values))
    if result.rowcount != 1:
        raise WriteRefused(f"table {table_id} is not ours any more (epoch {epoch})")


ENTRY_COLUMNS = 7
ADVANCE_COLUMNS = 7

# One statement for many rows, whatever their number: in a busy process each statement, and each row
# of an `executemany`, may have to wait for the interpreter.
_INSERT = 'INSERT INTO entries (table_id, sequence, epoch, seat, code, outcomes, "rows") VALUES {}'
_ADVANCE = """
UPDATE tables
SET version = moved.column4, snapshot = moved.column5, phase = moved.column6,
    pending = moved.column7
FROM (VALUES {}) AS moved
WHERE tables.id = moved.column1 AND tables.epoch = moved.column2
    AND tables.version = moved.column3
"""


def run_steps(connection: Connection, steps: Sequence[Stepped]) -> None:
    """Steps of different tables, in two statements. Raises WriteRefused when one does not fit."""
    pack = msgspec.msgpack.encode
    values: list[object] = []
    for step in steps:
        for entry in step.entries:
            values += (step.table_id, entry.version, step.epoch, entry.seat, entry.code)
            values += (pack(entry.outcomes), pack(entry.rows))
    _run(connection, _INSERT, ENTRY_COLUMNS, values)
    values = []
    for step in steps:
        before = step.entries[0].version - 1
        values += (step.table_id, step.epoch, before, step.snapshot.version)
        values += (pack(step.snapshot), step.phase.value, step.pending)
    advanced = _run(connection, _ADVANCE, ADVANCE_COLUMNS, values)
    if advanced != len(steps):
        raise WriteRefused(
            f"{len(steps) - advanced} of {len(steps)} steps do not fit what is stored"
        )


def _run(connection: Connection, statement: str, columns: int, values: Sequence[object]) -> int:
    """How many rows were changed by a statement with rows of so many values."""
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    sql = _with_rows(statement, place, columns, len(values) // columns)
    return connection.exec_driver_sql(sql, tuple(values)).rowcount


@lru_cache(maxsize=2 * 64)
def _with_rows(statement: str, place: str, columns: int, rows: int) -> str:
    row = f"({', '.join([place] * columns)})"
    return statement.format(", ".join([row] * rows))
