"""Where tables are kept: SQLite or PostgreSQL, one writer with group commit, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._reader = for_reading(engine)
        self._writer = writer

    async def write(self, write: Write[Result]) -> Result:
        """Make a change; returns after COMMIT. Raises WriteRefused too."""
        return await self._writer.put(write)

    async def check(self) -> None:
        """Ask the database whether it is there."""
        async with self._reading() as connection:
            await connection.execute(select(1))

    async def table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        async with self._reading() as connection:
            return await reads.read_table(connection, table_id)

    async def entries(self, table_id: str) -> list[Entry]:
        """The journal of a table."""
        async with self._reading() as connection:
            return await reads.read_entries(connection, table_id)

    async def invited(self, invite: str) -> str | None:
        """The id of the table that an invitation leads to."""
        async with self._reading() as connection:
            return await reads.read_invite(connection, invite)

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The latest tables at which a guest sits, newest first."""
        async with self._reading() as connection:
            return await reads.read_tables_of(connection, guest)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise StorageFailed(f"the database failed: {type(problem).__name__}") from problem


@asynccontextmanager
async def open_storage(database: str) -> AsyncIterator[Storage]:
    """Open a database; close it when all that waits is written. Raises DatabaseUnusable."""
    engine = await open_engine(database)
    writer = Writer(engine)
    writing = asyncio.create_task(writer.run())
    try:
        yield Storage(engine, writer)
    finally:
        writer.close()
        await writing
        await engine.dispose()
