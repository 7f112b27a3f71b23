"""What happens by itself, with a clock that moves when the test says so."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import ClassVar

import pytest

from server.serving import Browser, StillClock, party, server
from squatch.bots.bot import Bot
from squatch.core.chance import Chance
from squatch.core.game import Game
from squatch.core.record import Record, verify
from squatch.core.state import State
from squatch.tables.lobby import NONCE_WAIT_MS
from squatch.tables.turns import ABSENT_MS
from zoo import ZOO


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def url(tmp_path: Path, clock: StillClock) -> AsyncIterator[str]:
    async with server(tmp_path, clock=clock) as address:
        yield address


async def test_a_missing_nonce_delays_the_start_by_five_seconds(
    ada: Browser, clock: StillClock
) -> None:
    table = await ada.open("zoo-bids", "hb")
    async with ada.socket(table) as socket:
        await ada.start(table)
        await socket.until(lambda me: me.info.get("starting"))
        clock.advance(NONCE_WAIT_MS - 1)
        await socket.send({"type": "resume", "version": 0})
        assert (await ada.get("/api/tables")).json()["mine"][0]["phase"] == "lobby"
        clock.advance(1)
        await socket.until(lambda me: me.position)
        assert socket.info["phase"] == "playing"


async def test_a_missing_nonce_is_recorded_as_missing(url: str, clock: StillClock) -> None:
    async with Browser(url) as ada, Browser(url) as bo:
        table = await ada.open("zoo-bids", "hh")
        async with ada.socket(table) as one, bo.socket(table) as other:
            await one.hear()
            await bo.post(f"/api/invites/{one.info['invite']}/join", {"name": "Bo"})
            await one.send({"type": "nonce", "nonce": "0f" * 16})
            await ada.start(table)
            await one.until(lambda me: me.info["starting"])
            clock.advance(NONCE_WAIT_MS)
            for socket in (one, other):
                await socket.resume()
            while not one.position["outcome"]:
                version = max(one.position["version"], other.position["version"])
                for socket in (one, other):
                    await socket.reach(version)
                asked = next(socket for socket in (one, other) if socket.position["question"])
                await asked.act()
                await one.reach(version + 1)
            assert one.position["proof"]["nonces"] == ["0f" * 16, ""]
        record = Record.from_json((await ada.get(f"/api/tables/{table}/record")).content)
        verify(record, ZOO["zoo-bids"])
        assert list(record.nonces) == ["0f" * 16, ""]


async def test_bots_take_the_response_time(ada: Browser, clock: StillClock) -> None:
    table = await ada.open("zoo-bids", "hb", table_options={"response_ms": 900})
    async with ada.socket(table) as socket:
        await socket.send({"type": "nonce", "nonce": "0f" * 16})
        await ada.start(table)
        await socket.resume()
        clock.advance(899)
        assert (await socket.resume())["version"] == 1
        clock.advance(1)
        assert (await socket.reach(2))["pending"] == [0]


class Thinker(Bot):
    """Tells when it is asked."""

    name: ClassVar[str] = "random"

    def __init__(self) -> None:
        self.asked = threading.Event()

    def choose(self, game: Game, seen: State, chance: Chance) -> int:
        self.asked.set()
        return seen.legal(seen.audience)[0]


async def test_bots_think_before_their_answer_is_due(
    ada: Browser, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr("squatch.server.live.find_bot", lambda _name: thinker)
    table = await ada.open("zoo-bids", "hb", table_options={"response_ms": 900})
    async with ada.socket(table) as socket:
        await socket.send({"type": "nonce", "nonce": "0f" * 16})
        await ada.start(table)
        assert await asyncio.to_thread(thinker.asked.wait, 30)
        assert (await socket.resume())["version"] == 1
        thinker.asked.clear()
        clock.advance(900)
        await socket.reach(2)
        assert not thinker.asked.is_set()


async def test_a_stand_in_plays_for_who_is_away_and_gives_the_seat_back(
    url: str, clock: StillClock
) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.sockets[0].act()
        await two.sockets[1]._connection.close()
        await two.watcher.until(lambda me: not me.info["seats"][1]["connected"])
        clock.advance(ABSENT_MS)
        await two.watcher.until(lambda me: me.info["seats"][1]["stand_in"])
        await two.sockets[0].reach(4)  # the stand-in has bid, and again in the next round
        async with two.browsers[1].socket(two.table) as back:
            await back.resume(1)
            assert not back.info["seats"][1]["stand_in"]
            clock.advance(10 * ABSENT_MS)
            await two.sockets[0].act()
            await back.until(lambda me: me.position["question"])
            assert back.position["pending"] == [0, 1]
            await back.act()
            await two.watcher.reach(6)


async def test_who_leaves_a_game_is_replaced_until_they_act_again(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.browsers[1].post(f"/api/tables/{two.table}/leave")
        await two.watcher.until(lambda me: me.info["seats"][1]["stand_in"])
        await two.watcher.reach(2)
        await two.sockets[0].act()
        await two.watcher.reach(3)
        async with two.browsers[1].socket(two.table) as back:
            await back.until(lambda me: me.info and not me.info["seats"][1]["stand_in"])
