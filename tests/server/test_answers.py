"""Answers that come at the same time are stored and told together, and each gets its own word."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import Connection

from server.serving import StillClock
from squatch.server.errors import RequestError, StorageFailed
from squatch.server.live import LiveTable
from squatch.server.storage import Storage, open_storage
from squatch.server.storage.writes import FIRST_EPOCH, Begun, Opened, Stepped, Write
from squatch.tables import StaleAnswer
from tables.making import BIDS, full


class Witnessed:
    """A storage that counts writes, and fails where it shall."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.steps: list[Stepped] = []
        self.fails = False

    async def turn(self) -> None:
        """Wait as long as the storage wants it."""
        await self._storage.turn()

    async def write(self, write: Write[None]) -> None:
        """Write, unless it shall fail."""
        if self.fails:
            raise StorageFailed("the disk is full")
        if isinstance(write, Stepped):
            self.steps.append(write)
        await self._storage.write(write)


class Auction:
    """A table of three with sealed bids, after its setup. `told` counts how often it was told."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.witnessed = Witnessed(storage)
        self.told = 0
        self.live = LiveTable(full(), FIRST_EPOCH, self.witnessed, StillClock(), self._tell)  # type: ignore[arg-type]

    async def _tell(self, _live: LiveTable) -> None:
        self.told += 1

    async def begin(self) -> None:
        """Store the table and its setup."""
        table = self.live.table
        await self.storage.write(Opened(table, BIDS.standard_deck().digest))
        step = table.begin()
        entries, pending = [step.entry], int(step.after.pending())
        snapshot, phase = step.snapshot(BIDS.layout), table.phase
        first = Stepped(table.plan.id, FIRST_EPOCH, entries, snapshot, phase, pending)
        await self.storage.write(Begun(first, table.chairs))
        table.commit(step, 0)

    def bid(self, seat: int, value: int = 1, question: int = 1) -> asyncio.Task[None]:
        """A bid that is on its way."""
        raw = msgspec.Raw(msgspec.json.encode({"type": "do", "verb": "bid", "value": value}))
        return asyncio.create_task(self.live.act(f"guest-{seat}", question, raw))


@pytest.fixture
async def auction(tmp_path: object) -> AsyncIterator[Auction]:
    async with open_storage(f"{tmp_path}/tables.sqlite3") as storage:
        found = Auction(storage)
        await found.begin()
        yield found


async def test_answers_at_the_same_time_are_one_write_and_one_telling(auction: Auction) -> None:
    await asyncio.gather(*(auction.bid(seat) for seat in range(3)))
    (step,) = auction.witnessed.steps
    assert [(entry.version, entry.seat) for entry in step.entries] == [(2, 0), (3, 1), (4, 2)]
    assert auction.told == 1
    stored, journal = await auction.storage.table("table"), await auction.storage.entries("table")
    assert stored is not None
    assert stored.version == auction.live.table.version == 4
    assert journal == auction.live.table.entries


async def test_each_is_judged_as_if_those_before_had_happened(auction: Auction) -> None:
    answers = [auction.bid(0), auction.bid(0, 2), auction.bid(1, 99), auction.bid(2)]
    outcomes = await asyncio.gather(*answers, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == [
        "NoneType",
        "StaleAnswer",
        "IllegalAction",
        "NoneType",
    ]
    assert [entry.seat for entry in auction.live.table.entries[1:]] == [0, 2]


async def test_what_comes_while_others_are_stored_comes_next(auction: Auction) -> None:
    first = auction.bid(0)
    await asyncio.wait([first], timeout=0)
    await asyncio.gather(first, auction.bid(1), auction.bid(2))
    assert sum(len(step.entries) for step in auction.witnessed.steps) == 3
    assert auction.live.table.version == 4


class Blocked(msgspec.Struct, frozen=True):
    """A write that takes until it is let go."""

    begun: threading.Event
    go: threading.Event

    def run(self, _connection: Connection) -> None:
        """Wait, and change nothing."""
        self.begun.set()
        self.go.wait()


async def test_answers_come_together_as_long_as_others_are_stored(auction: Auction) -> None:
    begun, go = threading.Event(), threading.Event()
    other = asyncio.create_task(auction.storage.write(Blocked(begun, go)))
    await asyncio.to_thread(begun.wait)
    bids = []
    for seat in range(3):  # one after the other
        bids.append(auction.bid(seat))
        await asyncio.wait(bids, timeout=0)
        await asyncio.wait(bids, timeout=0)
    assert auction.live.table.version == 1
    go.set()
    await asyncio.gather(other, *bids)
    (step,) = auction.witnessed.steps
    assert len(step.entries) == 3


async def test_an_answer_counts_though_whoever_gave_it_is_gone(auction: Auction) -> None:
    answers = [auction.bid(seat) for seat in range(3)]
    await asyncio.wait(answers, timeout=0)
    for gone in answers[:2]:
        gone.cancel()
    await answers[2]
    assert auction.live.table.version == 4


async def test_what_is_not_stored_has_not_happened(auction: Auction) -> None:
    auction.witnessed.fails = True
    answers = [auction.bid(0), auction.bid(1), auction.bid(2, question=7)]
    stored, also, stale = await asyncio.gather(*answers, return_exceptions=True)
    assert isinstance(stored, RequestError)
    assert isinstance(also, RequestError)
    assert (stored.status, also.status) == (503, 503)
    assert isinstance(stale, StaleAnswer)
    assert auction.live.lost
    assert auction.live.table.version == 1
