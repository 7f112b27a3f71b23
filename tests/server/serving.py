"""A real server on a free port of this computer, and people with browsers, for tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import websockets

from squatch.core.game import Game
from squatch.games import games
from squatch.server.clock import Clock
from squatch.server.limits import Allowance, Limits
from squatch.server.live import Announcer, tell_all
from squatch.server.serve import running
from squatch.server.settings import Settings
from zoo import ZOO

Json = dict[str, Any]
NOTHING_NEW: Json = {"events": [], "lines": []}  # of a position, for who knew it all
PATIENCE_S = 30  # a test that waits longer has failed
# Messages are not counted: here whole games are played in a second.
USUAL = Limits(messages=Allowance(burst=1_000_000, a_minute=1))
ALL_GAMES = dict(games()) | ZOO


class StillClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self._now = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        return self._now

    def advance(self, milliseconds: float) -> None:
        self._now += milliseconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def wait(self, news: asyncio.Event, until: float | None) -> None:
        while not news.is_set() and (until is None or until > self._now):
            waits = [asyncio.create_task(one.wait()) for one in (news, self._moved)]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in waits:
                    one.cancel()


@asynccontextmanager
async def server(
    folder: Path,
    *,
    clock: Clock | None = None,
    announce: Announcer = tell_all,
    offered: Mapping[str, Game] = ALL_GAMES,
    public_url: str | None = None,
    limits: Limits = USUAL,
) -> AsyncIterator[str]:
    """A server with its database in a folder; gives its address."""
    settings = Settings(port=0, data_dir=str(folder), public_url=public_url, limits=limits)
    async with running(settings, games=offered, clock=clock, announce=announce) as up:
        yield up.url


class Socket:
    """A socket of a table. `heard` is every byte that came over it."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection
        self.heard: list[str] = []
        self.info: Json = {}
        self.position: Json = {}
        self.events: list[Json] = []
        self.refused: list[Json] = []

    async def send(self, message: Json | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        await self._connection.send(text)

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self._connection.recv(decode=True)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "position":
            self.position = message
            self.events += message["events"]
        else:
            self.refused.append(message)
        return message

    async def until(self, wanted: Callable[[Socket], object]) -> Json:
        """Hear until this is so; gives the last message."""
        message: Json = {}
        while not wanted(self):
            message = await self.hear()
        return message

    async def resume(self, version: int = 0) -> Json:
        """Say how far one is, and hear a position."""
        self.position = {}
        await self.send({"type": "resume", "version": version})
        await self.until(lambda me: me.position)
        return self.position

    async def reach(self, version: int) -> Json:
        """Hear until the table is at this version."""
        await self.until(lambda me: me.position.get("version", 0) >= version)
        return self.position

    async def act(self, action: Json | None = None, question: int | None = None) -> None:
        """Answer a question: the present one, by the first legal action, unless told otherwise."""
        await self.send(
            {
                "type": "act",
                "version": self.position["question"] if question is None else question,
                "action": self.position["legal"][0] if action is None else action,
            }
        )

    async def refusal(self) -> str:
        """Hear until something is refused; gives the id of the reason."""
        before = len(self.refused)
        await self.until(lambda me: len(me.refused) > before)
        return str(self.refused[-1]["message"]["id"])

    async def closed(self) -> int:
        """Hear until the server closes it; gives the code."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


class Browser:
    """A person's browser, with its own cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_S)
        self.bodies: list[str] = []

    async def __aenter__(self) -> Self:
        await self.get("/")  # a cookie comes with the page
        return self

    async def __aexit__(self, *_problem: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies["squatch_guest"]

    async def get(self, path: str) -> httpx.Response:
        response = await self.http.get(path)
        self.bodies.append(response.text)
        return response

    async def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        response = await self.http.post(path, json=body or {}, **more)
        self.bodies.append(response.text)
        return response

    async def open(self, game: str, seats: str, **more: Any) -> str:
        """Open a table: a seat is `h` (a person) or `b` (a bot that answers at once)."""
        kinds = [{"kind": "human"} if s == "h" else {"kind": "bot", "bot": "random"} for s in seats]
        wish = {"game": game, "name": "Ada", "seats": kinds, "table_options": {"response_ms": 0}}
        response = await self.post("/api/tables", wish | more)
        assert response.status_code == 201, response.text
        return str(response.json()["table_id"])

    async def start(self, table: str) -> None:
        response = await self.post(f"/api/tables/{table}/start")
        assert response.status_code == 200, response.text

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[Socket]:
        """A socket of a table, after its first word."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": f"squatch_guest={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers) as connection:
            yield Socket(connection)


class Party:
    """People round a table that has begun: `sockets[seat]` for each, and one who watches."""

    def __init__(self, browsers: list[Browser], sockets: list[Socket], watcher: Socket) -> None:
        self.browsers = browsers
        self.sockets = sockets
        self.watcher = watcher
        self.table = ""
        self.invite = ""

    @property
    def everybody(self) -> list[Socket]:
        return [*self.sockets, self.watcher]

    async def play_out(self, *, at_most: int = 100_000) -> None:
        """Whoever is asked answers, the lowest seat first, until the end."""
        for _answer in range(at_most):
            version = max(one.position["version"] for one in self.everybody)
            for one in self.everybody:
                await one.reach(version)
            if self.watcher.position["outcome"]:
                return
            asked = next(one for one in self.sockets if one.position["question"])
            await asked.act()
            await asked.reach(version + 1)


NONCE = "0123456789abcdef0123456789abcd{:02x}"


@asynccontextmanager
async def party(url: str, game: str, people: int, **more: Any) -> AsyncIterator[Party]:
    """A game that has begun, with so many people and a spectator, all at version 1 or later."""
    from contextlib import AsyncExitStack

    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(url)) for _ in range(people + 1)]
        owner = browsers[0]
        table = await owner.open(game, "h" * people, **more)
        sockets = []
        invite = ""
        for seat, browser in enumerate(browsers):
            if 0 < seat < people:
                await browser.post(f"/api/invites/{invite}/join", {"name": f"Player {seat}"})
            socket = await stack.enter_async_context(browser.socket(table))
            sockets.append(socket)
            await socket.hear()
            invite = invite or socket.info["invite"]
        for seat, socket in enumerate(sockets[:people]):
            await socket.send({"type": "nonce", "nonce": NONCE.format(seat)})
        await owner.start(table)
        for socket in sockets:
            await socket.resume()
        found = Party(browsers, sockets[:people], sockets[people])
        found.table, found.invite = table, invite
        yield found
