"""Who asks for too much is refused with a sentence, and served again later."""

from pathlib import Path

import pytest

from server.serving import Browser, StillClock, server
from squatch.server import Settings
from squatch.server.errors import RequestError
from squatch.server.limits import MINUTE_MS, MOST_REMEMBERED, Allowance, Gate, Limits

FEW = Limits(
    tables=Allowance(2, 1),
    joins=Allowance(3, 60),
    messages=Allowance(4, 60),
    sockets_of_guest=2,
    sockets_of_address=3,
)
WISH = {"game": "zoo-bids", "name": "Ada", "seats": [{"kind": "human"}] * 2}


async def test_tables_opened_from_one_address(tmp_path: Path) -> None:
    clock = StillClock()
    async with (
        server(tmp_path, clock=clock, limits=FEW) as url,
        Browser(url) as ada,
        Browser(url) as bo,
    ):
        statuses = [(await one.post("/api/tables", WISH)).status_code for one in (ada, bo, ada)]
        assert statuses == [201, 201, 429]
        refused = (await bo.post("/api/tables", WISH)).json()["error"]
        assert refused["id"] == "server-error-too-many-tables"
        assert refused["params"] == {"seconds": 60}
        assert (await bo.post("/api/tables", WISH)).headers["retry-after"] == "60"
        clock.advance(MINUTE_MS)
        assert (await bo.post("/api/tables", WISH)).status_code == 201


async def test_a_table_that_was_refused_for_its_seats_costs_nothing(tmp_path: Path) -> None:
    async with server(tmp_path, clock=StillClock(), limits=FEW) as url, Browser(url) as ada:
        for _try in range(3):
            assert (await ada.post("/api/tables", {"game": 7})).status_code == 400
        assert (await ada.post("/api/tables", WISH)).status_code == 201


async def test_invitations_that_are_guessed(tmp_path: Path) -> None:
    clock = StillClock()
    async with server(tmp_path, clock=clock, limits=FEW) as url, Browser(url) as eve:
        statuses = [(await eve.get(f"/api/invites/{guess:032x}")).status_code for guess in range(4)]
        assert statuses == [404, 404, 404, 429]
        join = await eve.post(f"/api/invites/{0:032x}/join", {"name": "Eve"})
        assert join.json()["error"]["id"] == "server-error-too-fast"
        clock.advance(1000)
        assert (await eve.get(f"/api/invites/{5:032x}")).status_code == 404


async def test_messages_over_one_socket(tmp_path: Path) -> None:
    clock = StillClock()
    async with server(tmp_path, clock=clock, limits=FEW) as url, Browser(url) as ada:
        table = await ada.open("zoo-bids", "hb")
        async with ada.socket(table) as socket, ada.socket(table) as other:
            for _message in range(5):
                await socket.send({"type": "resume", "version": 0})
            assert await socket.refusal() == "server-error-too-fast"
            await other.send("{")
            assert await other.refusal() == "server-error-not-understood"
            clock.advance(1000)
            await socket.send("{")
            assert await socket.refusal() == "server-error-not-understood"


async def test_sockets_of_one_guest_and_of_one_address(tmp_path: Path) -> None:
    async with server(tmp_path, limits=FEW) as url, Browser(url) as ada, Browser(url) as bo:
        table = await ada.open("zoo-bids", "hh")
        async with ada.socket(table) as first, ada.socket(table) as second:
            for one in (first, second):
                await one.hear()
            async with ada.socket(table) as third:
                assert await third.refusal() == "server-error-too-many-sockets"
                assert await third.closed() == 1013
            async with bo.socket(table) as of_bo, bo.socket(table) as one_too_many:
                await of_bo.hear()
                assert await one_too_many.refusal() == "server-error-too-many-sockets"
        async with bo.socket(table) as again:
            await again.until(lambda me: me.info)
            assert again.refused == []


def test_many_addresses_take_no_memory_for_ever() -> None:
    clock = StillClock()
    gate = Gate(FEW, clock)
    for number in range(MOST_REMEMBERED):
        gate.open_table(f"address {number}")
    clock.advance(2 * MINUTE_MS)
    gate.open_table("one more")
    assert len(gate._tables) == 1


def test_a_house_counts_as_one_address() -> None:
    gate = Gate(FEW, StillClock())
    for number in range(2):
        gate.open_table(f"2001:db8::{number}")
    with pytest.raises(RequestError):
        gate.open_table("2001:db8::7:7")
    gate.open_table("2001:db8:0:1::")


def test_people_never_meet_the_usual_limits() -> None:
    usual = Settings().limits
    assert usual.messages.a_minute >= 1200
    assert usual.tables.burst >= 50
