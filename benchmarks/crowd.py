"""People who play real games over real sockets, for `load.py`.

It is made to be quick, so that the server is what gets measured: sockets without streams, and of
each message only what is needed is decoded.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Iterator, Mapping
from time import perf_counter

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

PATIENCE_S = 60  # who waits longer for one thing has found a fault


class Load(msgspec.Struct, frozen=True):
    """What is asked of a server. `rate` is answers a second, None for as fast as they come."""

    game: str = "sell-me-a-sasquatch"
    tables: int = 50
    seats: int = 4
    rate: float | None = None
    seconds: float = 10
    most_answers: int = 1_000_000
    seed: int = 1


class Table(msgspec.Struct):
    """What is needed of a `table` message."""

    invite: str | None


class Outcome(msgspec.Struct):
    """A game is over; how does not matter here."""


class Heard(msgspec.Struct):
    """What is needed of any message."""

    type: str
    version: int = 0
    question: int | None = None
    legal: list[msgspec.Raw] = []
    outcome: Outcome | None = None
    table: Table | None = None


HEARD = msgspec.json.Decoder(Heard)


class OutOfOrder(Exception):
    """A position came twice, or after a later one."""


class Player(asyncio.Protocol):
    """One person at one table: a socket, and what came over it.

    `sent` has the times at which answers went out, `arrivals` versions and when they were heard of.
    """

    def __init__(self, crowd: Crowd, cookie: str, seat: int, chance: random.Random) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.seat = seat
        self.chance = chance
        self.table: Table | None = None
        self.version = 0
        self.question: int | None = None
        self.legal: list[msgspec.Raw] = []
        self.over = False
        self.answered = 0  # the last question that was
        self.sent: list[float] = []
        self.arrivals: list[tuple[int, float]] = []
        self.refused = 0
        self.news = asyncio.Event()
        self._wire: ClientProtocol
        self._transport: asyncio.Transport

    async def open(self, address: str, path: str) -> None:
        """Open the socket of a table, and hear its first word."""
        uri = parse_uri(f"{address.replace('http', 'ws', 1)}{path}")
        self._wire = ClientProtocol(uri, max_size=None)
        loop = asyncio.get_running_loop()
        self._transport, _self = await loop.create_connection(lambda: self, uri.host, uri.port)
        request = self._wire.connect()
        request.headers["Cookie"] = f"squatch_guest={self.cookie}"
        self._wire.send_request(request)
        self._flush()
        async with asyncio.timeout(PATIENCE_S):
            while self.table is None:
                await self.hear()

    def close(self) -> None:
        """Close the socket."""
        self._transport.close()

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._wire.send_text(text)
        self._flush()

    def answer(self) -> None:
        """Answer the question by chance."""
        self.answered = self.question or 0
        action = self.chance.choice(self.legal)
        self.sent.append(perf_counter())
        self.say(b'{"type":"act","version":%d,"action":%b}' % (self.answered, bytes(action)))

    @property
    def asked(self) -> bool:
        """Whether there is a question that has no answer yet."""
        return self.question is not None and self.question != self.answered

    async def hear(self) -> None:
        """Return when something was heard."""
        self.news.clear()
        await self.news.wait()

    def data_received(self, data: bytes) -> None:
        """Bytes came over the socket."""
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(event.data)
        self._flush()

    def _hear(self, data: bytes | bytearray | memoryview) -> None:
        try:
            self._take(HEARD.decode(data))
        except (msgspec.MsgspecError, OutOfOrder) as problem:
            # Raised here it would only close the socket.
            self.crowd.problem = self.crowd.problem or problem

    def _flush(self) -> None:
        for data in self._wire.data_to_send():
            if data:
                self._transport.write(data)

    def _take(self, heard: Heard) -> None:
        self.news.set()
        if heard.type == "table":
            self.table = heard.table
        elif heard.type == "refused":
            self.refused += 1
        elif heard.type == "position":
            self._see(heard)

    def _see(self, position: Heard) -> None:
        if position.version <= self.version:
            raise OutOfOrder(f"version {position.version} came after {self.version}")
        self.version = position.version
        self.arrivals.append((position.version, perf_counter()))
        self.over = position.outcome is not None
        fresh = position.question != self.question
        self.question, self.legal = position.question, position.legal
        if fresh and self.asked:
            self.crowd.note_asked(self)


class Game(msgspec.Struct):
    """A game that was begun: the table's id, and the players by seat."""

    table: str
    players: list[Player]

    async def end(self) -> None:
        """Return when everybody has heard of the end."""
        for player in self.players:
            while not player.over:
                await player.hear()


class Crowd:
    """Everybody. `ready` holds who was asked and could answer; `answers` counts what was sent."""

    def __init__(self, address: str, load: Load) -> None:
        self.address = address
        self.load = load
        self.games: list[Game] = []
        self.answers = 0
        self.ready: deque[Player] = deque()
        self.problem: Exception | None = None
        self._playing = False
        self._owed = 0  # answers that were due while nobody was asked
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE_S)

    # ------------------------------------------------------------------ answering

    def note_asked(self, player: Player) -> None:
        """Somebody has a new question."""
        if self._owed or self.load.rate is None:
            self._owed = max(0, self._owed - 1)
            self._answer(player)
        else:
            self.ready.append(player)

    def _answer(self, player: Player) -> None:
        if self._playing and self.answers < self.load.most_answers:
            self.answers += 1
            player.answer()
        else:
            self.ready.append(player)

    def _answer_one(self) -> None:
        """Who has waited longest answers."""
        while self.ready:
            player = self.ready.popleft()
            if player.asked:
                self._answer(player)
                return
        self._owed += 1

    async def play(self, length: float) -> None:
        """Answer for so many seconds, or until there were enough answers."""
        loop, rate = asyncio.get_running_loop(), self.load.rate
        self._playing = True
        for _one in range(len(self.ready) if rate is None else 0):
            self._answer_one()
        due, end = loop.time(), loop.time() + length
        while loop.time() < end and self.answers < self.load.most_answers:
            while rate is not None and due <= loop.time():
                self._answer_one()
                due += 1 / rate
            await asyncio.sleep(0.05 if rate is None else due - loop.time())

    async def settle(self) -> None:
        """Stop answering; return when everybody has heard of everything."""
        self._playing = False
        self._owed = 0
        async with asyncio.timeout(PATIENCE_S):
            while not self.in_step():
                if self.problem is not None:
                    raise self.problem
                await asyncio.sleep(0.05)

    def in_step(self) -> bool:
        """Whether every answer was taken once or refused, and all at a table know the same."""
        level = all(len({player.version for player in game.players}) == 1 for game in self.games)
        return level and self.moves == self.answers - self.refused

    @property
    def moves(self) -> int:
        """How many answers the tables have taken; a table's first entry is its setup."""
        return sum(max(0, game.players[0].version - 1) for game in self.games)

    @property
    def positions(self) -> int:
        """How many positions all players have heard."""
        return sum(len(player.arrivals) for player in self.everybody())

    @property
    def refused(self) -> int:
        """How many answers came too late because of what others did."""
        return sum(player.refused for player in self.everybody())

    def everybody(self) -> Iterator[Player]:
        """All players of all games."""
        return (player for game in self.games for player in game.players)

    # ------------------------------------------------------------------ tables

    async def sit_down(self, number: int) -> Game:
        """Open table `number`, and begin a game there."""
        cookies = [secrets.token_hex(16) for _seat in range(self.load.seats)]
        wish = {
            "game": self.load.game,
            "name": "Player 0",
            "seats": [{"kind": "human"}] * self.load.seats,
            "table_options": {"response_ms": 0},
        }
        table = await self._post("/api/tables", cookies[0], wish)
        return await self._begin(str(table["table_id"]), cookies, f"{number} 1", join=True)

    async def keep_playing(self, game: Game, number: int) -> None:
        """Begin another game whenever one has ended, until cancelled."""
        for rounds in range(2, 1_000_000):
            await game.end()
            cookies = [player.cookie for player in game.players]
            again = await self._post(f"/api/tables/{game.table}/rematch", cookies[0], {})
            for player in game.players:
                player.close()
            seed = f"{number} {rounds}"
            game = await self._begin(str(again["table_id"]), cookies, seed, join=False)

    async def _begin(self, table: str, cookies: list[str], seed: str, *, join: bool) -> Game:
        players: list[Player] = []
        for seat, cookie in enumerate(cookies):
            player = Player(self, cookie, seat, random.Random(f"{self.load.seed} {seed} {seat}"))
            if join and players and players[0].table:
                path = f"/api/invites/{players[0].table.invite}/join"
                await self._post(path, cookie, {"name": f"Player {seat}"})
            await player.open(self.address, f"/api/tables/{table}/socket")
            player.say(b'{"type":"nonce","nonce":"%032x"}' % seat)
            player.say(b'{"type":"stops","stops":"always"}')  # so every move is an answer of ours
            player.say(b'{"type":"resume","version":0}')
            players.append(player)
        game = Game(table, players)
        self.games.append(game)
        await self._post(f"/api/tables/{table}/start", cookies[0], {})
        async with asyncio.timeout(PATIENCE_S):
            for player in players:
                while not player.version:
                    await player.hear()
        return game

    async def _post(self, path: str, cookie: str, body: Mapping[str, object]) -> dict[str, object]:
        headers = {"cookie": f"squatch_guest={cookie}"}
        response = await self._http.post(path, json=body, headers=headers)
        if response.is_error:
            raise RuntimeError(f"{path}: {response.text}")
        found: dict[str, object] = response.json()
        return found

    async def close(self) -> None:
        """Leave."""
        for player in self.everybody():
            player.close()
        await self._http.aclose()
