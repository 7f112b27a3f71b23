"""Storage, on SQLite and (marked `postgres`) on PostgreSQL."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select

from server.programs import program
from squatch.server.errors import DatabaseUnusable, StorageFailed, WriteRefused
from squatch.server.storage import Storage, open_storage
from squatch.server.storage.engine import address_of, make_engine, open_engine
from squatch.server.storage.schema import entries, metadata, tables
from squatch.server.storage.writer import Writer
from squatch.server.storage.writes import (
    FIRST_EPOCH,
    Begun,
    Claimed,
    Opened,
    Rematched,
    Seated,
    Stepped,
)
from squatch.tables import Phase, Plan, Table
from squatch.tables.chairs import Chair
from tables.making import BIDS

DECK = BIDS.standard_deck().digest


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)],
)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address = os.environ["SQUATCH_TEST_POSTGRES"]
    engine = make_engine(address_of(address))
    with engine.begin() as connection:
        found = MetaData()
        found.reflect(connection)
        found.drop_all(connection)
    engine.dispose()
    return address


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    async with open_storage(database) as opened:
        yield opened


def table_of(name: str) -> Table:
    """A full lobby for two."""
    plan = Plan(
        id=name, invite=f"invite-{name}", secret=b"s" * 32, options=BIDS.options(), opened_at=1
    )
    chairs = [Chair(kind="human", guest=f"guest-{seat}", name=f"Player {seat}") for seat in (0, 1)]
    return Table(BIDS, plan, chairs, 0)


def stepped(table: Table, epoch: int = FIRST_EPOCH, code: int | None = None) -> Stepped:
    """The next step of a table, which it then takes."""
    seat = int(table.state.to_act())
    choice = table.state.legal(seat)[0] if code is None else code
    step = table.decide_code(seat, table.asked[seat], choice)
    table.commit(step, 0)
    phase, pending = table.phase, int(step.after.pending())
    return Stepped(table.plan.id, epoch, [step.entry], step.snapshot(1), phase, pending)


async def begun(storage: Storage, name: str) -> Table:
    """A stored table after its setup."""
    table = table_of(name)
    await storage.write(Opened(table, DECK))
    step = table.begin()
    first = Stepped(name, FIRST_EPOCH, [step.entry], step.snapshot(1), Phase.PLAYING, 3)
    await storage.write(Begun(first, table.chairs))
    table.commit(step, 0)
    return table


async def test_a_table_comes_back_as_it_was(storage: Storage) -> None:
    table = await begun(storage, "a")
    await storage.write(stepped(table))
    stored, journal = await storage.table("a"), await storage.entries("a")
    assert stored is not None
    assert stored.snapshot is not None
    assert journal == table.entries
    again = Table(BIDS, table.plan, stored.chairs, stored.owner)
    again.restore(journal, stored.snapshot, 0)
    assert again.state.save() == table.state.save()
    assert again.asked == table.asked
    assert (stored.version, stored.pending, stored.phase) == (2, 2, Phase.PLAYING)
    assert again.seal == table.seal


async def test_it_is_found_by_its_invitation_and_its_guests(storage: Storage) -> None:
    await storage.write(Opened(table_of("a"), DECK))
    await storage.write(Opened(table_of("b"), DECK))
    assert await storage.invited("invite-b") == "b"
    assert await storage.invited("invite-c") is None
    assert {table.id for table in await storage.tables_of("guest-1")} == {"a", "b"}
    assert await storage.tables_of("nobody") == []
    assert await storage.table("c") is None


async def test_seats_change_hands(storage: Storage) -> None:
    await storage.write(Opened(table_of("a"), DECK))
    await storage.write(Seated("a", FIRST_EPOCH, 0, None, None, 1, 2))
    await storage.write(Seated("a", FIRST_EPOCH, 0, "new", "Nu", 1, 2))
    stored = await storage.table("a")
    assert stored is not None
    assert (stored.owner, stored.chairs[0].guest, stored.chairs[0].name) == (1, "new", "Nu")


async def test_a_rematch_is_stored_with_its_old_table(storage: Storage) -> None:
    await storage.write(Opened(table_of("a"), DECK))
    await storage.write(Rematched("a", FIRST_EPOCH, Opened(table_of("b"), DECK)))
    stored = await storage.table("a")
    assert stored is not None
    assert stored.rematch == "b"
    assert await storage.table("b") is not None


async def test_one_refused_row_never_fails_its_batch(storage: Storage) -> None:
    games = [await begun(storage, name) for name in "abcd"]
    good = [stepped(table) for table in games]
    intruder = Stepped("a", FIRST_EPOCH, good[0].entries, good[0].snapshot, Phase.PLAYING, 0)
    outcomes = await asyncio.gather(
        *(storage.write(write) for write in [good[0], good[1], intruder, good[2], good[3]]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        type(None),
        WriteRefused,
        type(None),
        type(None),
    ]
    for table in games:
        assert await storage.entries(table.plan.id) == table.entries


async def test_whoever_lost_a_table_cannot_write_to_it(storage: Storage) -> None:
    table = await begun(storage, "a")
    epoch = await storage.write(Claimed("a"))
    assert epoch == FIRST_EPOCH + 1
    late = stepped(table)
    for write in (late, Seated("a", FIRST_EPOCH, 0, None, None, None, 2)):
        with pytest.raises(WriteRefused):
            await storage.write(write)
    assert len(await storage.entries("a")) == 1
    await storage.write(Stepped("a", epoch, late.entries, late.snapshot, late.phase, late.pending))
    assert await storage.entries("a") == table.entries


async def test_entries_leave_no_gaps(storage: Storage) -> None:
    table = await begun(storage, "a")
    stepped(table)
    with pytest.raises(WriteRefused):
        await storage.write(stepped(table))
    assert len(await storage.entries("a")) == 1


async def test_there_is_no_claim_on_nothing(storage: Storage) -> None:
    with pytest.raises(WriteRefused):
        await storage.write(Claimed("nowhere"))


async def test_what_waits_goes_into_one_transaction(database: str) -> None:
    engine = open_engine(database)
    writer = Writer(engine)
    waiting = [
        asyncio.create_task(writer.put(Opened(table_of(f"t{number}"), DECK)))
        for number in range(20)
    ]
    await asyncio.wait(waiting, timeout=0)  # all have asked, nobody has written yet
    begins = 0

    def count(_connection: object) -> None:
        nonlocal begins
        begins += 1

    from sqlalchemy import event

    event.listen(engine, "begin", count)
    writer.close()
    await writer.run()
    await asyncio.gather(*waiting)
    event.remove(engine, "begin", count)
    assert begins == 1
    with engine.connect() as connection:
        assert len(connection.execute(select(tables.c.id)).all()) == 20
    engine.dispose()


async def test_what_waits_is_written_before_it_closes(database: str) -> None:
    async with open_storage(database) as storage:
        writing = asyncio.create_task(storage.write(Opened(table_of("a"), DECK)))
        await asyncio.wait([writing], timeout=0)
    await writing
    with pytest.raises(StorageFailed):
        await storage.write(Opened(table_of("b"), DECK))
    async with open_storage(database) as again:
        assert await again.table("a") is not None
        assert await again.table("b") is None


async def test_migrations_make_what_the_code_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = open_engine(database)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


OPENING = """
import sys
from squatch.server.storage.engine import open_engine
print("ready", flush=True)
sys.stdin.readline()
open_engine(sys.argv[1]).dispose()
print("open")
"""


@pytest.mark.slow
async def test_processes_that_begin_at_the_same_time_wait_for_each_other(
    database: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        programs = [
            await stack.enter_async_context(
                program(tmp_path / f"errors-{number}", "-c", OPENING, database)
            )
            for number in range(3)
        ]
        for one in programs:
            assert await one.line() == "ready"
        for one in programs:
            one.say("go")
        assert [await one.line() for one in programs] == ["open"] * 3


async def test_sqlite_keeps_what_it_has_said_it_keeps(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "tables.sqlite3"))
    with engine.connect() as connection:
        pragmas = {}
        for name in ("journal_mode", "synchronous", "foreign_keys"):
            found = connection.exec_driver_sql(f"PRAGMA {name}")
            pragmas[name] = found.scalar_one()
    engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_readers_and_writers_do_not_lock_each_other_out(tmp_path: Path) -> None:
    async with open_storage(str(tmp_path / "tables.sqlite3")) as storage:
        games = [await begun(storage, f"t{number}") for number in range(8)]
        work = [storage.write(stepped(table)) for table in games]
        reads = [storage.table(table.plan.id) for table in games * 4]
        await asyncio.gather(*work, *reads)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://box/games",
        "://",
        "postgresql://me@box:port/games",
        "postgresql://me@[::1/games",
        "postgresql://127.0.0.1:1/nothing",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
async def test_a_database_that_cannot_be_opened_is_one_clear_error(address: str) -> None:
    with pytest.raises(DatabaseUnusable) as problem:
        async with open_storage(address):
            pass
    assert "\n" not in str(problem.value)


async def test_a_file_that_is_no_database_is_one_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("This is no database, it is only as long as one." * 100)
    with pytest.raises(DatabaseUnusable, match=r"notes\.txt"):
        async with open_storage(str(file)):
            pass
    with pytest.raises(DatabaseUnusable, match="cannot open"):
        async with open_storage(str(file / "inside.sqlite3")):
            pass


async def test_a_password_is_in_no_error() -> None:
    with pytest.raises(DatabaseUnusable) as problem:
        async with open_storage("postgresql://me:hunter2@127.0.0.1:1/nothing"):
            pass
    assert "hunter2" not in str(problem.value)


def test_no_entry_without_a_table() -> None:
    assert {key.column.table.name for key in entries.foreign_keys} == {"tables"}
