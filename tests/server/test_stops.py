"""The wish when to be asked in windows, over the wire."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.serving import NOTHING_NEW, StillClock, party, server
from tables.windows import GAME


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def url(tmp_path: Path, clock: StillClock) -> AsyncIterator[str]:
    async with server(tmp_path, clock=clock, offered={GAME.id: GAME}) as address:
        yield address


async def test_a_wish_is_told_to_its_seat_alone_and_obeyed_in_time(
    url: str, clock: StillClock
) -> None:
    async with party(url, GAME.id, 2, table_options={"response_ms": 500}) as two:
        mine, other = two.sockets
        for socket, wish in ((mine, "always"), (other, "own-turn")):
            heard = socket.position
            await socket.send({"type": "stops", "stops": wish})
            told = await socket.hear()
            assert told == heard | NOTHING_NEW | {"stops": wish, "passing": wish == "own-turn"}
        await mine.act({"type": "do", "verb": "pass"})
        assert (await mine.reach(2))["pending"] == [1]
        clock.advance(500)
        assert (await mine.reach(3))["pending"] == [0, 1]
        assert await other.reach(3)
        for socket in two.everybody[:1]:
            assert not any('"own-turn"' in text for text in socket.heard)
        assert not any('"own-turn"' in text for text in two.watcher.heard)


async def test_who_does_not_sit_has_no_wish_and_there_are_no_others(url: str) -> None:
    async with party(url, GAME.id, 2) as two:
        await two.watcher.send({"type": "stops", "stops": "always"})
        assert await two.watcher.refusal() == "table-error-not-seated"
        await two.sockets[0].send({"type": "stops", "stops": "never"})
        assert await two.sockets[0].refusal() == "server-error-not-understood"
