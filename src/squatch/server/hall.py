"""All tables of a server: opened, found again, and brought back from storage when somebody asks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

import msgspec
import structlog

from squatch.core.errors import Message, SquatchError
from squatch.core.game import Game, Options
from squatch.core.seal import new_secret
from squatch.server import wire
from squatch.server.clock import Clock
from squatch.server.errors import (
    RequestError,
    WriteRefused,
    unknown_game,
    unknown_invite,
    unknown_table,
)
from squatch.server.live import Announcer, LiveTable, tell_all
from squatch.server.storage import Storage, StoredTable
from squatch.server.storage.writes import FIRST_EPOCH, Claimed, Opened
from squatch.tables import lobby
from squatch.tables.chairs import Plan, usual_response_ms
from squatch.tables.table import Phase, Table, TableOutdated
from squatch.tables.telling import seat_infos

log = structlog.get_logger()

IDLE_MS = 10 * 60 * 1000
FINISHED_MS = 1000  # a table whose game is over: it comes back soon if it is asked for
MOST_OPEN = 50
ID_BYTES = 8  # 16 hexadecimal digits
INVITE_BYTES = 16


class Hall:
    """The tables of one process. `games` are the ones that can be played here, by id."""

    def __init__(
        self,
        storage: Storage,
        games: Mapping[str, Game],
        clock: Clock,
        announce: Announcer = tell_all,
    ) -> None:
        self.storage = storage
        self.games = games
        self._clock = clock
        self._announce = announce
        self._live: dict[str, LiveTable] = {}
        self._running: dict[LiveTable, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def game(self, game_id: str) -> Game:
        """A game by its whole id. Raises RequestError."""
        if game_id not in self.games:
            raise unknown_game(game_id)
        return self.games[game_id]

    # ------------------------------------------------------------------ opening and finding

    async def open(self, guest: str, wish: wire.NewTable) -> str:
        """A new table; returns its id. Raises TableError or RequestError."""
        game = self.game(wish.game)
        chosen = wish.table_options.response_ms
        plan = self._plan(
            lobby.parse_options(game, wish.options),
            usual_response_ms(wish.seats) if chosen is None else chosen,
            listed=wish.table_options.listed,
        )
        table = lobby.open_table(game, plan, wish.seats, guest, wish.name)
        await self.storage.write(Opened(table, game.standard_deck().digest))
        self._keep(table, FIRST_EPOCH)
        log.info("opened", table=plan.id, game=game.id, seats=len(table.chairs))
        return plan.id

    def _plan(self, options: Options, response_ms: int, *, listed: bool) -> Plan:
        return Plan(
            id=secrets.token_hex(ID_BYTES),
            invite=secrets.token_hex(INVITE_BYTES),
            secret=new_secret(),
            options=options,
            opened_at=self._clock.wall(),
            response_ms=response_ms,
            listed=listed,
        )

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or storage. Raises RequestError."""
        live = self._live.get(table_id)
        if live is not None and not live.lost:
            return live
        # Two who ask at once get the same one: only one of them loads it.
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _task: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def invited(self, invite: str) -> LiveTable:
        """The table an invitation leads to. Raises RequestError."""
        table_id = await self.storage.invited(invite)
        if table_id is None:
            raise unknown_invite()
        return await self.table(table_id)

    async def rematch(self, table_id: str, guest: str) -> str:
        """The rematch of a finished table, opened if there is none. Raises TableError."""
        live = await self.table(table_id)
        old = live.table.plan
        plan = self._plan(old.options, old.response_ms, listed=old.listed)
        new_id, table = await live.rematch(guest, plan, live.table.game.standard_deck().digest)
        if table is not None:
            self._keep(table, FIRST_EPOCH)
        return new_id

    # ------------------------------------------------------------------ lists

    async def lists(self, guest: str) -> wire.TableLists:
        """The tables of a guest, and those with a free seat and somebody waiting at it."""
        stored = await self.storage.tables_of(guest)
        mine = [self._summary_of_stored(table, guest) for table in stored]
        waiting = [
            live.table
            for live in reversed(self._live.values())
            if _is_open(live.table) and live.table.seat_of(guest) is None
        ]
        free = [summary(table, guest, invite=True) for table in waiting[:MOST_OPEN]]
        return wire.TableLists(mine, free)

    def _summary_of_stored(self, stored: StoredTable, guest: str) -> wire.TableSummary:
        live = self._live.get(stored.id)
        if live is not None:
            return summary(live.table, guest, invite=True)
        seat = next(seat for seat, chair in enumerate(stored.chairs) if chair.guest == guest)
        return wire.TableSummary(
            id=stored.id,
            game=stored.game,
            phase=stored.phase,
            seats=seat_infos(stored.chairs),
            your_seat=seat,
            your_turn=bool(stored.pending >> seat & 1),
            invite=stored.invite,
        )

    # ------------------------------------------------------------------ memory

    async def _load(self, table_id: str) -> LiveTable:
        try:
            epoch = await self.storage.write(Claimed(table_id))
        except WriteRefused as problem:
            raise unknown_table() from problem
        stored = await self.storage.table(table_id)
        if stored is None:
            raise unknown_table()
        table = self._table_of(stored)
        if stored.snapshot is not None:
            entries = await self.storage.entries(table_id)
            try:
                table.restore(entries, stored.snapshot, self._clock.now())
            except TableOutdated as problem:
                log.warning("table outdated", table=table_id)
                raise RequestError(409, Message("server-error-outdated")) from problem
        log.info("restored", table=table_id, version=table.version, epoch=epoch)
        return self._keep(table, epoch)

    def _table_of(self, stored: StoredTable) -> Table:
        game = self.game(stored.game)
        if stored.deck != game.standard_deck().digest and stored.phase is Phase.PLAYING:
            raise RequestError(409, Message("server-error-outdated"))
        plan = Plan(
            id=stored.id,
            invite=stored.invite,
            secret=stored.secret,
            options=msgspec.json.decode(stored.options, type=game.options),
            opened_at=stored.opened_at,
            response_ms=stored.response_ms,
            listed=stored.listed,
        )
        table = Table(game, plan, stored.chairs, stored.owner)
        table.rematch = stored.rematch
        return table

    def _keep(self, table: Table, epoch: int) -> LiveTable:
        self._forget_idle()
        live = LiveTable(table, epoch, self.storage, self._clock, self._announce)
        self._live[table.plan.id] = live
        running = asyncio.create_task(live.run(), name=f"table {table.plan.id}")
        self._running[live] = running
        running.add_done_callback(lambda task: self._stopped(live, task))
        return live

    def _stopped(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._running.pop(live, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            live.lost = True
            live.wake_lines()
            log.error("table stopped", table=live.table.plan.id, exc_info=problem)

    def _forget_idle(self) -> None:
        """Tables that nobody has looked at for a while live on in storage only."""
        now = self._clock.now()
        for table_id, live in list(self._live.items()):
            idle = FINISHED_MS if live.table.phase is Phase.FINISHED else IDLE_MS
            if live.lost or (not live.lines and live.idle_since < now - idle):
                del self._live[table_id]
                if (running := self._running.get(live)) is not None:
                    running.cancel()

    async def close(self) -> None:
        """Stop all tables; what they have written is waited for by the storage."""
        tasks = [*self._running.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, SquatchError):
                log.error("table stopped", exc_info=outcome)


def _is_open(table: Table) -> bool:
    waiting = any(chair.present for chair in table.chairs)
    free = any(chair.free for chair in table.chairs)
    return table.phase is Phase.LOBBY and table.plan.listed and waiting and free


def summary(table: Table, guest: str | None, *, invite: bool) -> wire.TableSummary:
    """A table in a few words, with or without its invitation."""
    seat = table.seat_of(guest)
    return wire.TableSummary(
        id=table.plan.id,
        game=table.game.id,
        phase=table.phase,
        seats=seat_infos(table.chairs),
        your_seat=seat,
        your_turn=seat is not None and table.asked[seat] > 0,
        invite=table.plan.invite if invite else None,
    )
