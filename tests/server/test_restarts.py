"""A server that ends, kindly or not, and another that goes on."""

import signal
from contextlib import AsyncExitStack
from pathlib import Path

from server.programs import program
from server.serving import NOTHING_NEW, Browser, party, server
from squatch.core.record import Record, verify
from zoo import ZOO

NONCE = "0f" * 16


async def test_kill_9_between_commit_and_broadcast_loses_nothing(tmp_path: Path) -> None:
    words = ("-m", "server.doomed", str(tmp_path), "3")
    async with program(tmp_path / "errors.txt", *words) as doomed:
        url = await doomed.line()
        async with Browser(url) as ada:
            table = await ada.open("zoo-bids", "hh")
            async with ada.socket(table) as socket, Browser(url) as bo:
                await socket.hear()
                path = f"/api/invites/{socket.info['invite']}/join"
                await bo.post(path, {"name": "Bo"})
                async with bo.socket(table) as other:
                    for one in (socket, other):
                        await one.send({"type": "nonce", "nonce": NONCE})
                    await ada.start(table)
                    await socket.resume()
                    await other.resume()
                    await socket.act({"type": "do", "verb": "bid", "value": 4})
                    await socket.reach(2)
                    await other.act({"type": "do", "verb": "bid", "value": 5})
                    assert await doomed.line() == "committed"
                    doomed.signal(signal.SIGKILL)
                    await doomed.end()
                    assert socket.position["version"] == 2  # nobody was told
                    known = socket.position
                    cookies = (ada.cookie, bo.cookie)

    async with server(tmp_path) as url, Browser(url) as ada, Browser(url) as bo:
        for browser, cookie in zip((ada, bo), cookies, strict=True):
            browser.http.cookies.set("squatch_guest", cookie, domain="127.0.0.1")
        async with ada.socket(table) as socket, bo.socket(table) as other:
            await socket.resume(known["version"])
            assert socket.position["version"] == 3
            shown = {event["a"]: event["b"] for event in socket.events if event["type"] == "shown"}
            assert shown == {0: 4, 1: 5}
            await other.resume(1)
            await other.act({"type": "do", "verb": "bid", "value": 5}, question=1)  # sent again
            assert await other.refusal() == "table-error-stale"
            await socket.act()
            await other.reach(4)


async def test_a_running_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as url, party(url, "sell-me-a-sasquatch", 3) as three:
        for _move in range(3):
            version = three.watcher.position["version"]
            for one in three.everybody:
                await one.reach(version)
            await next(one for one in three.sockets if one.position["question"]).act()
            await three.watcher.reach(version + 1)
        version = three.watcher.position["version"]
        positions = [await one.reach(version) for one in three.sockets]
        cookies = [browser.cookie for browser in three.browsers]
        table = three.table

    async with server(tmp_path) as url:
        for cookie, before in zip(cookies, positions, strict=False):
            async with Browser(url) as browser:
                browser.http.cookies.set("squatch_guest", cookie, domain="127.0.0.1")
                async with browser.socket(table) as socket:
                    after = await socket.resume(version)
                    assert after == before | NOTHING_NEW


async def test_a_restarted_game_can_be_finished_and_proved(tmp_path: Path) -> None:
    cookie, table = "", ""
    for _life in range(4):
        async with server(tmp_path) as url, Browser(url) as ada:
            if cookie:
                ada.http.cookies.set("squatch_guest", cookie, domain="127.0.0.1")
            else:
                cookie, table = ada.cookie, await ada.open("zoo-bids", "hb")
                await ada.start(table)
            async with ada.socket(table) as socket:
                await socket.send({"type": "nonce", "nonce": NONCE})
                await socket.resume()
                await socket.until(lambda me: me.position["question"] or me.position["outcome"])
                if not socket.position["outcome"]:
                    version = socket.position["version"]
                    await socket.act()
                    await socket.reach(version + 1)
    async with server(tmp_path) as url, Browser(url) as ada:
        ada.http.cookies.set("squatch_guest", cookie, domain="127.0.0.1")
        async with ada.socket(table) as socket:
            await socket.resume()
            while not socket.position["outcome"]:
                if socket.position["question"]:
                    await socket.act()
                await socket.hear()
        answer = await ada.get(f"/api/tables/{table}/record")
        verify(Record.from_json(answer.content), ZOO["zoo-bids"])


async def test_a_lobby_is_there_after_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as url, Browser(url) as ada:
        cookie, table = ada.cookie, await ada.open("zoo-bids", "hh")
        async with ada.socket(table) as socket:
            await socket.hear()
            invite = socket.info["invite"]
    async with server(tmp_path) as url, Browser(url) as ada, Browser(url) as bo:
        ada.http.cookies.set("squatch_guest", cookie, domain="127.0.0.1")
        (mine,) = (await ada.get("/api/tables")).json()["mine"]
        assert (mine["id"], mine["your_seat"], mine["invite"]) == (table, 0, invite)
        joined = await bo.post(f"/api/invites/{invite}/join", {"name": "Bo"})
        assert joined.json() == {"table_id": table, "seat": 1}


async def test_sockets_are_closed_when_the_server_stops(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with server(tmp_path) as url:
            ada = await stack.enter_async_context(Browser(url))
            table = await ada.open("zoo-bids", "hb")
            socket = await stack.enter_async_context(ada.socket(table))
            await socket.hear()
        assert await socket.closed() == 1012


async def test_a_table_taken_over_by_another_server_is_given_up(tmp_path: Path) -> None:
    async with server(tmp_path) as first, party(first, "zoo-bids", 2) as two:
        async with server(tmp_path) as second, Browser(second) as watcher:
            async with watcher.socket(two.table) as socket:
                await socket.resume()
            await two.sockets[0].act()
            assert await two.sockets[0].closed() == 1011
            async with watcher.socket(two.table) as socket:
                assert (await socket.resume())["version"] == 1
        # The page comes back by itself, and the first server takes the table again.
        async with two.browsers[0].socket(two.table) as back:
            await back.resume(1)
            await back.act()
            await back.reach(2)
