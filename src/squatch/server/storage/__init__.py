"""Where tables are kept: SQLite or PostgreSQL, one writer with group commit, readers beside it.

The database is spoken to in threads, a whole transaction at a time: asking for every statement from
the event loop costs more than the statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from squatch.server.errors import StorageFailed
from squatch.server.storage import reads
from squatch.server.storage.engine import for_reading, open_engine
from squatch.server.storage.reads import StoredTable
from squatch.server.storage.writer import Writer
from squatch.server.storage.writes import Write
from squatch.tables.entries import Entry

__all__ = ["Storage", "StoredTable", "open_storage"]

Result = TypeVar("Result")


class Storage:
    """An open database. Every method raises StorageFailed when it does not answer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._reader = for_reading(engine)
        self._writer = writer

    async def write(self, write: Write[Result]) -> Result:
        """Make a change; returns after COMMIT. Raises WriteRefused too."""
        return await self._writer.put(write)

    async def turn(self) -> None:
        """Return when a change would go into the next transaction that begins."""
        await self._writer.turn()

    async def check(self) -> None:
        """Ask the database whether it is there."""
        await self._read(lambda connection: connection.execute(select(1)).scalar_one())

    async def table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        return await self._read(lambda connection: reads.read_table(connection, table_id))

    async def entries(self, table_id: str) -> list[Entry]:
        """The journal of a table."""
        return await self._read(lambda connection: reads.read_entries(connection, table_id))

    async def invited(self, invite: str) -> str | None:
        """The id of the table that an invitation leads to."""
        return await self._read(lambda connection: reads.read_invite(connection, invite))

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The latest tables at which a guest sits, newest first."""
        return await self._read(lambda connection: reads.read_tables_of(connection, guest))

    async def _read(self, read: Callable[[Connection], Result]) -> Result:
        def reading() -> Result:
            with self._reader.connect() as connection:
                return read(connection)

        try:
            return await asyncio.to_thread(reading)
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise StorageFailed(f"the database failed: {type(problem).__name__}") from problem


@asynccontextmanager
async def open_storage(database: str) -> AsyncIterator[Storage]:
    """Open a database; close it when all that waits is written. Raises DatabaseUnusable."""
    engine = await asyncio.to_thread(open_engine, database)
    writer = Writer(engine)
    writing = asyncio.create_task(writer.run())
    try:
        yield Storage(engine, writer)
    finally:
        writer.close()
        await writing
        engine.dispose()
