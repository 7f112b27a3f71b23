"""Opening a database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from squatch.server.errors import DatabaseUnusable

MIGRATIONS = Path(__file__).parents[1] / "migrations"
DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
READ_ONLY = "squatch_reads"
MIGRATING = 0x5351_5541_5443_48  # "SQUATCH": the lock's number among those of a database
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def address_of(database: str) -> URL:
    """The address of a database: an URL, or the path of an SQLite file. Raises DatabaseUnusable.

    >>> str(address_of("games.sqlite3")), address_of("postgres://box/games").drivername
    ('sqlite+pysqlite:///games.sqlite3', 'postgresql+psycopg')
    """
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as problem:
        raise DatabaseUnusable(
            "the database address is no URL; expected postgresql://user@host/name, or a file"
        ) from problem
    if url.drivername not in {*DRIVERS, *DRIVERS.values()}:
        raise DatabaseUnusable(
            f"no database goes by {url.drivername}; expected {', '.join(DRIVERS)}"
        )
    if url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}:
        raise DatabaseUnusable("a database in memory would forget its tables; expected a file")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def make_engine(url: URL) -> Engine:
    """The engine of a database. No values of statements appear in its errors and logs."""
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=_is_server(url))
    if not _is_server(url):
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def for_reading(engine: Engine) -> Engine:
    """The same database for transactions that change nothing, so that they lock nothing."""
    return engine.execution_options(**{READ_ONLY: True})


def open_engine(database: str) -> Engine:
    """An engine whose database is there and up to date. Raises DatabaseUnusable."""
    url = address_of(database)
    shown = url.render_as_string(hide_password=True)
    try:
        if not _is_server(url) and url.database:
            # For its owner alone: it holds what the cards of running tables are drawn from.
            Path(url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            Path(url.database).touch(mode=0o600)  # SQLite's other files get the mode of this one
        engine = make_engine(url)
    except ImportError as problem:
        raise DatabaseUnusable(
            f"the driver of {shown} is not installed; pip install 'squatch[postgres]'"
        ) from problem
    except OSError as problem:
        raise DatabaseUnusable(f"cannot open the database {shown}: {problem.strerror}") from problem
    try:
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, sqlite3.Error, OSError, CommandError) as problem:
        engine.dispose()
        raise DatabaseUnusable(f"cannot open the database {shown}: {_reason(problem)}") from problem
    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the newest revision; who begins at the same time waits, then has it."""
    if _is_server(connection.engine.url):
        # Until the end of the transaction. A transaction of ours on SQLite has the whole file.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_server(url: URL) -> bool:
    return url.get_backend_name() != "sqlite"


def _reason(problem: Exception) -> str:
    cause = getattr(problem, "orig", None) or problem
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(cause).__name__


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver begins nothing; `_begin_sqlite` does
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that begins as a reader and becomes a writer is refused when another writer
    # was faster, however long one is willing to wait. So writers say at once that they write.
    reads = connection.get_execution_options().get(READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
