"""The one task that writes: everything that waits goes into one transaction.

Whoever asked is answered after COMMIT. If a batch fails because of one of its writes, all are tried
again one by one, so that one refused row costs nobody else anything.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from asyncio import Future, Queue
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from squatch.server.errors import StorageFailed, WriteRefused
from squatch.server.storage.writes import Stepped, Write, run_steps

log = structlog.get_logger()

Result = TypeVar("Result")

MOST_AT_ONCE = 250  # SQLite takes 32,766 values in a statement, and an entry has seven


class _Job(NamedTuple):
    write: Write[object]
    done: Future[object]


class Writer:
    """Takes writes from any task; `run` is the task that makes them, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._jobs: Queue[_Job | None] = Queue()
        self._free = asyncio.Event()
        self._free.set()
        self._closed = False

    async def turn(self) -> None:
        """Return when what is put now goes into the next transaction that begins.

        Whoever has more to come waits for it here, and no longer than for the writing anyway.
        """
        await self._free.wait()

    async def put(self, write: Write[Result]) -> Result:
        """Make the write, return after COMMIT. Raises WriteRefused or StorageFailed."""
        if self._closed:
            raise StorageFailed("the storage is closed")
        done: Future[object] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(write, done))
        return cast("Result", await done)

    def close(self) -> None:
        """Let `run` end after everything that waits now."""
        self._closed = True
        self._jobs.put_nowait(None)

    async def run(self) -> None:
        """Write until `close`."""
        going_on = True
        try:
            while going_on:
                batch, going_on = await self._next_batch()
                self._free.clear()
                if batch:
                    await self._commit(batch)
                self._free.set()
                await asyncio.sleep(0)  # who waited for this puts what they have
        finally:
            self._free.set()
            self._give_up()
            self._thread.shutdown()

    async def _next_batch(self) -> tuple[list[_Job], bool]:
        job = await self._jobs.get()
        batch: list[_Job] = []
        while job is not None:
            batch.append(job)
            if self._jobs.empty() or len(batch) == MOST_AT_ONCE:
                return batch, True
            job = self._jobs.get_nowait()
        return batch, False

    async def _commit(self, batch: list[_Job]) -> None:
        loop = asyncio.get_running_loop()
        writes = [job.write for job in batch]
        try:
            results = await loop.run_in_executor(self._thread, _transact, self._engine, writes)
        except (OperationalError, InterfaceError, sqlite3.Error, OSError) as problem:
            _fail(batch, StorageFailed(f"the database failed: {type(problem).__name__}"))
        except (WriteRefused, SQLAlchemyError) as problem:
            if len(batch) == 1:
                _fail(batch, _refusal(problem))
                return
            for job in batch:
                await self._commit([job])
        else:
            _log_times(batch)
            for job, result in zip(batch, results, strict=True):
                if not job.done.done():
                    job.done.set_result(result)
        finally:
            _fail(batch, StorageFailed("the writer ended"))  # whoever has no answer by now

    def _give_up(self) -> None:
        self._closed = True
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is not None:
                _fail([job], StorageFailed("the storage is closed"))


def _transact(engine: Engine, writes: Sequence[Write[object]]) -> list[object]:
    with engine.begin() as connection:
        return _run_all(connection, writes)


def _run_all(connection: Connection, writes: Sequence[Write[object]]) -> list[object]:
    """All writes; the many of one kind in two statements."""
    results = [None if isinstance(write, Stepped) else write.run(connection) for write in writes]
    steps = [write for write in writes if isinstance(write, Stepped)]
    if steps:
        run_steps(connection, steps)
    return results


def _refusal(problem: Exception) -> WriteRefused:
    if isinstance(problem, WriteRefused):
        return problem
    return WriteRefused(f"the database refused a row: {type(problem).__name__}")


def _fail(batch: list[_Job], problem: Exception) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(problem)


def _log_times(batch: list[_Job]) -> None:
    """Say how long each move waited, in milliseconds: once a transaction, to who debugs."""
    if logging.getLogger().isEnabledFor(logging.DEBUG):
        now = time.perf_counter()
        moves = [
            (step.table_id, entry.version, entry.seat, round(1000 * (now - since), 2))
            for step, _done in batch
            if isinstance(step, Stepped)
            for entry, since in zip(step.entries, step.since, strict=False)
        ]
        log.debug("committed", writes=len(batch), moves=moves)
