"""Whole games over real sockets."""

import json

import pytest

from server.serving import ALL_GAMES, NOTHING_NEW, Browser, party
from squatch.core.record import Record, verify

# A whole game of Bigfootses takes hundreds of decisions, and the sources seconds for them.
GAMES = [
    pytest.param(game, marks=pytest.mark.slow) if game == "bigfootses" else game
    for game in ALL_GAMES
]


@pytest.mark.parametrize("game", GAMES)
async def test_people_play_to_the_end_and_get_a_record_that_proves_itself(
    url: str, game: str
) -> None:
    people = ALL_GAMES[game].seats[0]
    async with party(url, game, people) as table:
        await table.play_out()
        for one in table.everybody:
            assert one.position["outcome"] == table.watcher.position["outcome"]
            assert one.position["proof"]["nonces"][0] == "0123456789abcdef0123456789abcd00"
        answer = await table.browsers[0].get(f"/api/tables/{table.table}/record")
        record = Record.from_json(answer.content)
        verify(record, ALL_GAMES[game])
        assert record.commitment == table.watcher.info["commitment"]
        assert record.secret == table.watcher.position["proof"]["secret"]


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_plays_against_bots(ada: Browser, game: str) -> None:
    table = await ada.open(game, "h" + "b" * (ALL_GAMES[game].seats[0] - 1))
    async with ada.socket(table) as socket:
        await socket.send({"type": "nonce", "nonce": "0f" * 16})
        await ada.start(table)
        await socket.resume()
        answered = 0
        while not socket.position["outcome"]:
            if (socket.position["question"] or 0) > answered:
                answered = socket.position["question"]
                await socket.act()
            await socket.hear()
    # A bot may play a card while the answer to the question before is on its way.
    assert {one["message"]["id"] for one in socket.refused} <= {"table-error-stale"}


async def test_both_tabs_of_a_seat_get_everything(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two, two.browsers[0].socket(two.table) as tab:
        await tab.resume()
        await two.sockets[0].act()
        here, there = await two.sockets[0].reach(2), await tab.reach(2)
        assert here == there
        await two.sockets[1].act()
        await tab.reach(3)
        await tab.act()
        assert (await two.sockets[0].reach(4))["pending"] == [1]
        await tab.reach(4)
        assert tab.events == two.sockets[0].events


async def test_a_rematch_is_one_table_however_many_ask(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.play_out()
        ids = set()
        for browser in two.browsers[:2]:
            answer = await browser.post(f"/api/tables/{two.table}/rematch")
            ids.add(answer.json()["table_id"])
        (new,) = ids
        await two.watcher.until(lambda me: me.info["rematch_table"])
        assert two.watcher.info["rematch_table"] == new
        async with two.browsers[1].socket(new) as socket:
            await socket.hear()
            assert (socket.info["phase"], socket.info["your_seat"]) == ("lobby", 1)
            assert socket.info["commitment"] != two.watcher.info["commitment"]
        stranger = await two.browsers[2].post(f"/api/tables/{two.table}/rematch")
        assert stranger.status_code == 403


async def test_a_seat_that_is_left_in_the_lobby_is_free_again(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket, Browser(url) as bo:
        await socket.hear()
        invite = socket.info["invite"]
        await bo.post(f"/api/invites/{invite}/join", {"name": "Bo"})
        await ada.post(f"/api/tables/{table}/leave")
        await socket.until(lambda me: me.info["your_seat"] is None)
        assert (socket.info["owner_seat"], socket.info["invite"]) == (1, None)
        assert [seat["name"] for seat in socket.info["seats"]] == [None, "Bo"]


async def test_spectators_cannot_act(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.watcher.act({"type": "do", "verb": "bid", "value": 1}, question=1)
        assert await two.watcher.refusal() == "table-error-not-seated"
        await two.watcher.send({"type": "nonce", "nonce": "0f" * 16})
        assert await two.watcher.refusal() == "table-error-not-seated"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "server-error-not-understood"),
        ("{", "server-error-not-understood"),
        ("[]", "server-error-not-understood"),
        ('{"type": "cheat"}', "server-error-not-understood"),
        ('{"type": "act", "version": 1, "action": ' + "[" * 9999, "server-error-not-understood"),
        ('{"type": "act", "version": 1}', "server-error-not-understood"),
        ('{"type": "act", "version": 1, "action": {}}', "server-error-action-not-understood"),
        ('{"type": "act", "version": 1, "action": 7}', "server-error-action-not-understood"),
        (
            '{"type": "act", "version": 9, "action": {"type":"do","verb":"bid"}}',
            "table-error-stale",
        ),
        ('{"type": "nonce", "nonce": "xyz"}', "table-error-nonce"),
        (json.dumps({"type": "nonce", "nonce": "0" * 70_000}), "server-error-too-large"),
        (
            '{"type": "act", "version": 1, "action": {"type": "do", "verb": "bid", "value": 77}}',
            "refused-not-possible-now",
        ),
    ],
)
async def test_bad_messages_are_refused_and_the_table_goes_on(
    url: str, text: str, reason: str
) -> None:
    async with party(url, "zoo-bids", 2) as two:
        before = two.sockets[0].position
        await two.sockets[0].send(text)
        assert await two.sockets[0].refusal() == reason
        assert await two.sockets[0].resume(before["version"]) == before | NOTHING_NEW
        await two.sockets[0].act()
        await two.sockets[0].reach(2)


async def test_a_refusal_is_said_in_a_sentence(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.sockets[0].send("{")
        await two.sockets[0].refusal()
        message = two.sockets[0].refused[0]["message"]
        assert message["text"].startswith("The request cannot be read: ")


async def test_far_too_large_messages_close_the_socket_and_harm_nobody(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.sockets[0].send("x" * 300_000)
        assert await two.sockets[0].closed() == 1009
        await two.sockets[1].act()
        await two.sockets[1].reach(2)


async def test_a_socket_of_no_table_says_so(ada: Browser) -> None:
    async with ada.socket("nowhere") as socket:
        assert await socket.closed() == 4404
