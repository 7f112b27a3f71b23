"""Lost connections: nothing is lost, nothing comes twice, whichever byte was the last."""

import asyncio
import json
import os
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from server.serving import NOTHING_NEW, Browser, Socket, party


async def test_one_who_comes_back_gets_exactly_what_was_missed(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        async with two.browsers[0].socket(two.table) as gone:
            await gone.resume()
            known = gone.position["version"]
        await two.sockets[1].act()
        await two.sockets[0].reach(2)
        await two.sockets[0].act()
        await two.sockets[0].reach(3)
        async with two.browsers[0].socket(two.table) as back:
            await back.resume(known)
            assert gone.events + back.events == two.sockets[0].events
            assert back.position["view"] == two.sockets[0].position["view"]


async def test_resuming_at_the_present_version_repeats_nothing(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        before = two.sockets[0].position
        assert await two.sockets[0].resume(1) == before | NOTHING_NEW
        assert await two.sockets[0].resume(999) == before | NOTHING_NEW
        assert await two.sockets[0].resume(-1) == before


async def test_a_socket_is_told_no_position_before_it_says_where_it_is(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two, two.browsers[0].socket(two.table) as quiet:
        await two.sockets[1].act()
        await two.sockets[0].reach(2)
        await quiet.hear()
        assert (quiet.info["phase"], quiet.position) == ("playing", {})
        await quiet.resume(1)
        assert [event["type"] for event in quiet.events] == ["sealed"]


async def test_a_move_is_whole_or_nothing_at_whichever_byte_its_socket_dies(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        me, other = two.sockets
        bid = {"type": "act", "version": 1, "action": {"type": "do", "verb": "bid", "value": 3}}
        handshake, frame = _wire_bytes(two.browsers[0], two.table, json.dumps(bid))
        for sent in range(len(frame)):
            await _send_and_die(url, handshake, frame[:sent])
            assert (await me.resume(1))["version"] == 1
        await _send_and_die(url, handshake, frame)
        await other.reach(2)
        await _send_and_die(url, handshake, frame)  # once more, as a page does after a lost answer
        assert (await me.resume(1))["version"] == 2
        assert me.position["view"]["zones"]["bids"][0] == 3
        await other.act()
        await me.reach(3)


def _wire_bytes(browser: Browser, table: str, text: str) -> tuple[bytes, bytes]:
    """What a browser sends to open a socket, and then to send a text."""
    address = browser.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    protocol = ClientProtocol(parse_uri(address))
    request = protocol.connect()
    request.headers["Cookie"] = f"squatch_guest={browser.cookie}"
    protocol.send_request(request)
    handshake = b"".join(protocol.data_to_send())
    data, mask = text.encode(), os.urandom(4)
    assert len(data) <= 125
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return handshake, bytes([0x81, 0x80 | len(data)]) + mask + masked


async def _send_and_die(url: str, handshake: bytes, frame: bytes) -> None:
    """Open a socket, send these bytes, and break the connection off."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(handshake)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame)
    await writer.drain()
    await reader.readexactly(1)  # the server's first word: it is listening
    writer.transport.abort()


async def test_listeners_that_read_nothing_hold_nobody_up(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two, two.browsers[1].socket(two.table) as deaf:
        await deaf.send({"type": "resume", "version": 0})
        await two.play_out()
        # All that was not read comes in order, however late.
        await deaf.until(lambda me: me.position.get("outcome"))
        assert deaf.events == two.sockets[1].events


async def test_presence_is_shown(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        assert [seat["connected"] for seat in two.watcher.info["seats"]] == [True, True]
        await _close(two.sockets[1])
        await two.watcher.until(lambda me: not me.info["seats"][1]["connected"])


async def _close(socket: Socket) -> None:
    await socket._connection.close()
