"""A table in memory: every change of it is stored first and told afterwards."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import NamedTuple

import msgspec
import structlog

from squatch.bots import find_bot
from squatch.core.chance import Fast
from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action
from squatch.server.clock import Clock
from squatch.server.errors import RequestError, StorageFailed, WriteRefused, storage_failed
from squatch.server.line import Line
from squatch.server.storage import Storage
from squatch.server.storage.writes import Begun, Opened, Rematched, Seated, Stepped, Write
from squatch.server.wire import TableMessage, read
from squatch.tables import lobby, turns
from squatch.tables.chairs import Plan
from squatch.tables.entries import Step
from squatch.tables.errors import NotAllowed, StaleAnswer, TableError, WrongPhase
from squatch.tables.stops import Stops
from squatch.tables.table import Phase, Table
from squatch.tables.telling import position, table_info

log = structlog.get_logger()

ENCODER = msgspec.json.Encoder()

Announcer = Callable[["LiveTable"], Awaitable[None]]


async def tell_all(live: LiveTable) -> None:
    """The usual announcer: wake everybody who listens."""
    live.wake_lines()


class _Answer(NamedTuple):
    """An answer to a question that waits for its turn; `done` is when it counts, or why not."""

    guest: str | None
    question: int
    raw: msgspec.Raw
    at: float
    done: Future[None]


class LiveTable:
    """One table and its listeners. `lost` once another process or the database may know better.

    All changes go through the lock; a change is written, then made in memory, then announced.
    Public methods run to their end even if whoever called them is gone, so memory and database
    agree.
    """

    def __init__(
        self, table: Table, epoch: int, storage: Storage, clock: Clock, announce: Announcer
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.lines: set[Line] = set()
        self.lost = False
        self.idle_since = clock.now()
        self._storage = storage
        self._clock = clock
        self._announce = announce
        self._lock = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._wakes_at: float | None = None  # when `run` looks by itself
        self._actions = msgspec.json.Decoder(table.game.actions)
        self._answers: list[_Answer] = []
        # What all who are told the same are sent, by seat (None: spectators), and version.
        self._infos: dict[int | None, bytes] = {}
        self._positions: dict[tuple[int | None, int], bytes] = {}
        # What bots have made up their minds to do, by seat and question, until it is due.
        self._thoughts: dict[tuple[int, int], int] = {}

    # ------------------------------------------------------------------ what people do

    async def act(self, guest: str | None, question: int, raw: msgspec.Raw) -> None:
        """An answer to a question. Raises TableError, IllegalAction or RequestError.

        Answers that wait for the same table are stored together, and told together.
        """
        done: Future[None] = asyncio.get_running_loop().create_future()
        self._answers.append(_Answer(guest, question, raw, perf_counter(), done))
        if len(self._answers) == 1:
            await asyncio.shield(self._take_answers())
        await done

    async def _take_answers(self) -> None:
        async with self._lock:
            begun = perf_counter()
            await self._storage.turn()  # until then, more may come
            answers, self._answers = self._answers, []
            try:
                await self._settle(answers, begun)
            finally:
                for answer in answers:
                    if not answer.done.done():  # no word by now: there will be none
                        answer.done.set_exception(storage_failed())

    async def _settle(self, answers: Sequence[_Answer], begun: float) -> None:
        """Take what can be taken, and give each its word; `begun` is when the table could."""
        steps: list[Step] = []
        refusals = [self._try(answer, steps) for answer in answers]
        since = [
            max(answer.at, begun)
            for answer, refusal in zip(answers, refusals, strict=True)
            if refusal is None
        ]
        lost: RequestError | None = None
        if steps:
            try:
                await self._take(steps, since)
            except RequestError as problem:
                lost = problem
        for answer, refusal in zip(answers, refusals, strict=True):
            if answer.done.done():
                continue  # whoever asked is gone
            if (reason := refusal or lost) is not None:
                answer.done.set_exception(reason)
            else:
                answer.done.set_result(None)

    def _try(self, answer: _Answer, steps: list[Step]) -> Exception | None:
        """Add the answer's step to those before it, or say why not."""
        try:
            seat = self._seat(answer.guest)
            action = self._action(answer.raw)
            before = steps[-1] if steps else None
            steps.append(self.table.decide(seat, answer.question, action, after=before))
        except (TableError, IllegalAction, RequestError) as problem:
            return problem
        if self.table.chairs[seat].stand_in:
            turns.come_back(self.table, seat)
            self._infos.clear()
        return None

    def _action(self, raw: msgspec.Raw) -> Action:
        try:
            return read(bytes(raw), self._actions)
        except msgspec.MsgspecError as problem:
            message = Message("server-error-action-not-understood")
            raise RequestError(400, message) from problem

    async def join(self, guest: str, name: str) -> int:
        """Sit down; returns the seat. Raises TableError."""
        return await asyncio.shield(self._join(guest, name))

    async def _join(self, guest: str, name: str) -> int:
        async with self._lock:
            seat, shown = lobby.check_join(self.table, guest, name)
            if self.table.seat_of(guest) is None:
                owner = seat if self.table.owner is None else self.table.owner
                await self._write_seat(seat, guest, shown, owner)
                lobby.join(self.table, seat, guest, shown)
                log.info("joined", table=self.table.plan.id, seat=seat)
                await self._note_present()
            return seat

    async def leave(self, guest: str) -> None:
        """Get up from a lobby, or let a stand-in play. Raises NotAllowed."""
        await asyncio.shield(self._leave(guest))

    async def _leave(self, guest: str) -> None:
        async with self._lock:
            seat = self._seat(guest)
            if self.table.phase is Phase.LOBBY:
                await self._write_seat(seat, None, None, lobby.owner_without(self.table, seat))
                lobby.leave_lobby(self.table, seat)
            elif self.table.phase is Phase.PLAYING:
                turns.leave_game(self.table, seat)
            log.info("left", table=self.table.plan.id, seat=seat, phase=self.table.phase.value)
            await self._note_present()

    async def ask_to_start(self, guest: str) -> None:
        """The owner wants to begin. Raises TableError."""
        async with self._lock:
            lobby.ask_to_start(self.table, guest, self._clock.now())
            await self._tell()

    async def give_nonce(self, guest: str | None, nonce: str) -> None:
        """A share of the shuffle. Raises TableError."""
        async with self._lock:
            lobby.give_nonce(self.table, guest, nonce)
            self._stirred.set()

    async def set_stops(self, guest: str | None, stops: Stops) -> None:
        """When somebody wants to be asked in windows. Only they are told. Raises NotAllowed."""
        async with self._lock:
            seat = self._seat(guest)
            self.table.chairs[seat].stops = stops
            self._positions = {key: sent for key, sent in self._positions.items() if key[0] != seat}
            for line in self.lines:
                if line.guest == guest:
                    line.position_due = True
                    line.news.set()
            self._stirred.set()

    async def rematch(self, guest: str, plan: Plan, deck: str) -> tuple[str, Table | None]:
        """The id of the rematch, and the new table if there was none yet. Raises TableError."""
        return await asyncio.shield(self._rematch(guest, plan, deck))

    async def _rematch(self, guest: str, plan: Plan, deck: str) -> tuple[str, Table | None]:
        async with self._lock:
            new = lobby.rematch(self.table, guest, plan)
            if self.table.rematch is not None:
                return self.table.rematch, None
            await self._write(Rematched(self.table.plan.id, self.epoch, Opened(new, deck)))
            self.table.rematch = plan.id
            await self._tell()
            return plan.id, new

    def _seat(self, guest: str | None) -> int:
        seat = self.table.seat_of(guest)
        if seat is None:
            raise NotAllowed(Message("table-error-not-seated"))
        return seat

    # ------------------------------------------------------------------ listeners

    async def attach(self, line: Line) -> None:
        """Somebody opens the table: a seat that a stand-in had is given back."""
        async with self._lock:
            self.lines.add(line)
            seat = self.table.seat_of(line.guest)
            if seat is not None:
                turns.come_back(self.table, seat)
            line.news.set()
            await self._note_present()

    async def detach(self, line: Line) -> None:
        """A socket is gone; its person may have others."""
        await asyncio.shield(self._detach(line))

    async def _detach(self, line: Line) -> None:
        async with self._lock:
            self.lines.discard(line)
            self.idle_since = self._clock.now()
            await self._note_present()

    async def _note_present(self) -> None:
        guests = frozenset(line.guest for line in self.lines if line.guest is not None)
        turns.note_present(self.table, guests, self._clock.now())
        await self._tell()

    async def _tell(self) -> None:
        """Seats, presence or the phase have changed, and perhaps the position."""
        self._infos.clear()
        await self._announce(self)

    def wake_lines(self) -> None:
        """Let every listener, and the one who plays for bots, look for news."""
        self._positions.clear()
        for line in self.lines:
            line.news.set()
        if self.lost or turns.wake_at(self.table) != self._wakes_at:
            self._stirred.set()

    def info(self, seat: int | None) -> bytes:
        """The table message for who sits there, or for spectators."""
        if seat not in self._infos:
            self._infos[seat] = ENCODER.encode(TableMessage(table_info(self.table, seat)))
        return self._infos[seat]

    def position(self, seat: int | None, since: int) -> bytes:
        """The position message for a seat or spectators, with the events after a version."""
        key = (seat, since)
        if key not in self._positions:
            self._positions[key] = ENCODER.encode(position(self.table, seat, since))
        return self._positions[key]

    # ------------------------------------------------------------------ what happens by itself

    async def run(self) -> None:
        """Play for bots and for those who are away, until cancelled or lost."""
        while not self.lost:
            self._stirred.clear()
            try:
                await self._do_what_is_due()
            except RequestError:
                return  # the storage failed: logged, and the table is given up
            self._wakes_at = turns.wake_at(self.table)
            await self._clock.wait(self._stirred, self._wakes_at)

    async def _do_what_is_due(self) -> None:
        async with self._lock:
            now = self._clock.now()
            if lobby.may_begin(self.table, now):
                await self._begin()
            if turns.send_stand_ins(self.table, now):
                await self._tell()
        await self._think()
        due = turns.next_due(self.table)
        if due is not None and due.at <= self._clock.now():
            await (self._play(due) if due.code is None else self._pass(due))

    async def _think(self) -> None:
        """Let every bot think that is asked by now; a bot may think long, so in a thread."""
        asked = turns.thinkers(self.table)
        self._thoughts = {one: code for one, code in self._thoughts.items() if one in asked}
        for seat, question in asked:
            if (seat, question) not in self._thoughts:
                bot = find_bot(turns.bot_of(self.table, seat))
                seen, chance = self.table.state.seen(seat), Fast(secrets.randbits(63))
                code = await asyncio.to_thread(bot.choose, self.table.game, seen, chance)
                self._thoughts[seat, question] = code

    async def _begin(self) -> None:
        step = self.table.begin()
        await self._write(Begun(self._stepped([step], [perf_counter()]), self.table.chairs))
        await self._happen([step])
        log.info("begun", table=self.table.plan.id, seats=len(self.table.chairs))

    async def _play(self, due: turns.Due) -> None:
        code = self._thoughts.pop((due.seat, due.question), None)
        async with self._lock:
            if code is None or not self.table.chairs[due.seat].played_by_program:
                return  # asked while others were thinking; or its person is back
            try:
                step = self.table.decide_code(due.seat, due.question, code)
            except (StaleAnswer, WrongPhase):
                return
            except IllegalAction:
                bot = turns.bot_of(self.table, due.seat)
                log.error("a bot played against the rules", bot=bot, game=self.table.game.id)  # noqa: TRY400 - a traceback would tell its cards
                step = self.table.decide_code(
                    due.seat, due.question, self.table.state.legal(due.seat)[0]
                )
            await self._take([step], [perf_counter()])

    async def _pass(self, due: turns.Due) -> None:
        async with self._lock:
            if due.code is not None and turns.next_due(self.table) == due:
                step = self.table.decide_code(due.seat, due.question, due.code)
                await self._take([step], [perf_counter()])

    # ------------------------------------------------------------------ storing

    async def _take(self, steps: Sequence[Step], since: Sequence[float]) -> None:
        await self._write(self._stepped(steps, since))
        await self._happen(steps)

    async def _happen(self, steps: Sequence[Step]) -> None:
        phase = self.table.phase
        for step in steps:
            self.table.commit(step, self._clock.now())
        if self.table.phase is Phase.FINISHED:
            log.info("finished", table=self.table.plan.id, version=self.table.version)
        if self.table.phase is phase:
            await self._announce(self)  # a move in mid-game: the table is as it was
        else:
            await self._tell()

    def _stepped(self, steps: Sequence[Step], since: Sequence[float]) -> Stepped:
        last = steps[-1]
        return Stepped(
            table_id=self.table.plan.id,
            epoch=self.epoch,
            entries=[step.entry for step in steps],
            snapshot=last.snapshot(self.table.game.layout),
            phase=Phase.FINISHED if last.ended else Phase.PLAYING,
            pending=int(last.after.pending()),
            since=since,
        )

    async def _write_seat(
        self, seat: int, guest: str | None, name: str | None, owner: int | None
    ) -> None:
        table_id, at = self.table.plan.id, self._clock.wall()
        await self._write(Seated(table_id, self.epoch, seat, guest, name, owner, at))

    async def _write(self, write: Write[None]) -> None:
        if self.lost:
            raise storage_failed()
        try:
            await self._storage.write(write)
        except (StorageFailed, WriteRefused) as problem:
            # What is stored may be ahead of us. Everybody who listens comes back to a fresh copy.
            log.warning("table given up", table=self.table.plan.id, reason=str(problem))
            self.lost = True
            self.wake_lines()
            raise storage_failed() from problem
