"""The socket of a table: one task reads what a person does, one sends what there is to tell."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from squatch.core.errors import IllegalAction
from squatch.server import wire
from squatch.server.errors import RequestError, StorageFailed, not_understood, too_large
from squatch.server.guard import FOREIGN, FOREIGN_PAGE, GUEST
from squatch.server.hall import Hall
from squatch.server.limits import Gate
from squatch.server.line import Line
from squatch.server.live import LiveTable
from squatch.server.patience import Patience
from squatch.server.sentences import Sentences
from squatch.tables.errors import TableError

log = structlog.get_logger()

Socket = WebSocket[None, None, Any]

LOST = 1011  # the server cannot go on
TRY_LATER = 1013
NO_TABLE = 4404
SLOWEST_SEND_S = 20

CLIENT_MESSAGE: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(
    wire.Act | wire.Nonce | wire.Resume | wire.StopsWish
)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket,
    hall: NamedDependency[Hall],
    gate: NamedDependency[Gate],
    sentences: NamedDependency[Sentences],
    table_id: FromPath[str],
) -> None:
    """Serve one socket until either side closes it."""
    try:
        await _serve(socket, hall, gate, sentences, table_id)
    finally:
        # A connection and its wrappers hold each other. Apart they are gone at once; together they
        # would wait for the collector, which comes seldom.
        del socket.receive, socket.send


async def _serve(
    socket: Socket, hall: Hall, gate: Gate, sentences: Sentences, table_id: str
) -> None:
    if socket.scope["state"][FOREIGN]:
        await socket.close(FOREIGN_PAGE)  # before `accept`: the handshake is refused
        return
    await socket.accept()
    try:
        live = await hall.table(table_id)
    except RequestError:
        await socket.close(NO_TABLE)
        return
    except StorageFailed:
        await socket.close(LOST)
        return
    line = Line(socket.scope["state"][GUEST])
    address = socket.client.host if socket.client else ""
    try:
        with gate.socket(line.guest or "", address):
            await live.attach(line)
            try:
                reading = _read(socket, live, line, gate, sentences)
                await _first_of(reading, _send(socket, live, line))
            finally:
                await live.detach(line)
    except RequestError as problem:
        refused = wire.Refused(live.table.version, sentences.spoken(problem.message))
        await socket.send_data(msgspec.json.encode(refused), mode="text")
        await socket.close(TRY_LATER)


async def _first_of(*works: Coroutine[None, None, None]) -> None:
    """Run until one of them ends, and end the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        # However a connection is lost, it is not an error of ours.
        lost = isinstance(outcome, WebSocketDisconnect | asyncio.CancelledError | OSError)
        if isinstance(outcome, BaseException) and not lost:
            raise outcome


async def _read(
    socket: Socket, live: LiveTable, line: Line, gate: Gate, sentences: Sentences
) -> None:
    allowed = gate.messages()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text") or event.get("bytes") or ""
        try:
            gate.expect_message(allowed)
            await _take(_parse(text), live, line)
        except (TableError, IllegalAction, RequestError) as problem:
            line.refuse(wire.Refused(live.table.version, sentences.spoken(problem.message)))


def _parse(text: str | bytes) -> wire.ClientMessage:
    size = len(text.encode() if isinstance(text, str) else text)
    if size > wire.MOST_BYTES:
        raise too_large(wire.MOST_BYTES)
    try:
        return wire.read(text, CLIENT_MESSAGE)
    except msgspec.MsgspecError as problem:
        raise not_understood(str(problem)) from problem


async def _take(message: wire.ClientMessage, live: LiveTable, line: Line) -> None:
    match message:
        case wire.Act(version=question, action=action):
            await live.act(line.guest, question, action)
        case wire.Nonce(nonce=nonce):
            await live.give_nonce(line.guest, nonce)
        case wire.Resume(version=version):
            line.resume(version)
        case wire.StopsWish(stops=stops):
            await live.set_stops(line.guest, stops)


async def _send(socket: Socket, live: LiveTable, line: Line) -> None:
    patience = Patience(SLOWEST_SEND_S)
    try:
        while True:
            await line.news.wait()
            line.news.clear()
            if live.lost or line.flooding:
                await socket.close(LOST if live.lost else TRY_LATER)
                return
            # Everything is put together now: what happens while it is being sent comes next time.
            messages = _news(live, line)
            patience.begin()
            for message in messages:
                await socket.send_data(message, mode="text")
            patience.end()
    finally:
        patience.close()


def _news(live: LiveTable, line: Line) -> list[bytes]:
    messages = []
    seat = live.table.seat_of(line.guest)
    info = live.info(seat)
    if info != line.last_info:
        line.last_info = info
        messages.append(info)
    version = live.table.version
    if line.told is not None and version > 0 and (line.position_due or version > line.told):
        messages.append(live.position(seat, line.told))
        line.told = version
    line.position_due = False
    while line.refusals:
        messages.append(msgspec.json.encode(line.refusals.popleft()))
    return messages
