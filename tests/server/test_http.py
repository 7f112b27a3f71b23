import asyncio
import json
from typing import Any

import httpx
import pytest

from server.serving import Browser, party
from squatch.server.heads import MOST_HEAD

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}
WISH = {"game": "zoo-bids", "name": "Ada", "seats": [HUMAN, HUMAN]}


def error_of(response: httpx.Response) -> str:
    """The id of what went wrong; every failure has the same form and a sentence."""
    (error,) = response.json().values()
    assert set(error) == {"id", "params", "text"}
    assert error["text"] != error["id"]
    return str(error["id"])


async def test_it_says_that_it_can_serve(ada: Browser) -> None:
    response = await ada.get("/health")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


async def test_it_lists_games_with_their_options(ada: Browser) -> None:
    found = {game["id"]: game for game in (await ada.get("/api/games")).json()}
    sasquatch = found["sell-me-a-sasquatch"]
    assert (sasquatch["min_seats"], sasquatch["max_seats"]) == (2, 6)
    assert sasquatch["title_id"] == "sell-me-a-sasquatch-title"
    assert set(sasquatch["bots"]) == {"random", "instinct", "sampler"}
    kinds = {option["key"]: option["kind"] for option in sasquatch["options"]}
    assert kinds == {"first_buyer": "seat", "late_isolator": "bool"}


async def test_a_game_without_a_guide_says_so(ada: Browser) -> None:
    response = await ada.get("/api/games/zoo-bids/guide")
    assert (response.status_code, error_of(response)) == (404, "server-error-no-guide")


@pytest.mark.parametrize(
    ("seats", "chosen", "takes"),
    [
        ([HUMAN, BOT, BOT], {}, 500),
        ([HUMAN, HUMAN, BOT], {}, 1500),
        ([HUMAN, BOT, BOT], {"response_ms": 900}, 900),
    ],
)
async def test_bots_take_less_time_where_one_person_plays(
    ada: Browser, seats: list[dict[str, str]], chosen: dict[str, int], takes: int
) -> None:
    opened = await ada.post("/api/tables", WISH | {"seats": seats, "table_options": chosen})
    async with ada.socket(opened.json()["table_id"]) as seat:
        await seat.send({"type": "resume", "version": 0})
        await seat.until(lambda me: me.info)
        assert seat.info["response_ms"] == takes


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "server-error-unknown-game"),
        ({"seats": [HUMAN]}, 400, "table-error-seats"),
        ({"seats": [HUMAN] * 9}, 400, "table-error-seats"),
        ({"seats": [BOT, BOT]}, 400, "table-error-no-person"),
        ({"seats": [HUMAN, {"kind": "bot", "bot": "oracle"}]}, 400, "table-error-unknown-bot"),
        ({"seats": [HUMAN, {"kind": "ghost"}]}, 400, "server-error-not-understood"),
        ({"name": " "}, 400, "table-error-name-empty"),
        ({"name": "x" * 25}, 400, "table-error-name-long"),
        ({"name": "a\u0000"}, 400, "table-error-name-unprintable"),
        ({"options": {"high": True}}, 400, "table-error-options"),
        ({"options": {"low": 3}}, 400, "table-error-options"),
        ({"table_options": {"response_ms": -1}}, 400, "table-error-response"),
        ({"colour": "red"}, 400, "server-error-not-understood"),
    ],
)
async def test_a_table_that_cannot_be(
    ada: Browser, change: dict[str, Any], status: int, error: str
) -> None:
    response = await ada.post("/api/tables", WISH | change)
    assert (response.status_code, error_of(response)) == (status, error)
    assert (await ada.get("/api/tables")).json()["mine"] == []


async def test_an_option_that_does_not_fit_the_seats(ada: Browser) -> None:
    wish = {"game": "sell-me-a-sasquatch", "options": {"first_buyer": 5}}
    response = await ada.post("/api/tables", WISH | wish)
    assert (response.status_code, error_of(response)) == (400, "table-error-options")


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ("", 400, "server-error-not-understood"),
        ("{", 400, "server-error-not-understood"),
        ("[]", 400, "server-error-not-understood"),
        ('{"game": "\\ud800"}', 400, "server-error-not-understood"),
        ("[" * 60_000, 400, "server-error-not-understood"),
        (json.dumps(WISH | {"name": "x" * 70_000}), 413, "server-error-too-large"),
    ],
    ids=["empty", "cut off", "a list", "broken letters", "deep", "large"],
)
async def test_bodies_that_are_no_request(ada: Browser, body: str, status: int, error: str) -> None:
    response = await ada.http.post("/api/tables", content=body)
    assert (response.status_code, error_of(response)) == (status, error)


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("POST", "/api/tables/nowhere/start", 404, "server-error-unknown-table"),
        ("POST", "/api/tables/nowhere/leave", 404, "server-error-unknown-table"),
        ("POST", "/api/tables/nowhere/rematch", 404, "server-error-unknown-table"),
        ("GET", "/api/tables/nowhere/record", 404, "server-error-unknown-table"),
        ("GET", "/api/invites/nowhere", 404, "server-error-unknown-invite"),
        ("GET", "/api/games/chess/guide", 404, "server-error-unknown-game"),
        ("GET", "/api/nothing", 404, "server-error-no-such-address"),
        ("POST", "/api/nothing", 404, "server-error-no-such-address"),
        ("POST", "/health", 405, "server-error-method"),
        ("GET", "/assets/../../settings.py", 404, "server-error-no-such-address"),
    ],
)
async def test_addresses_that_lead_nowhere(
    ada: Browser, method: str, path: str, status: int, error: str
) -> None:
    response = await ada.http.request(method, path)
    assert (response.status_code, error_of(response)) == (status, error)


@pytest.mark.parametrize("path", ["/", "/join/abc", "/health", "/api/games", "/api/nothing"])
async def test_head_is_get_without_a_body(ada: Browser, path: str) -> None:
    got, asked = await ada.http.get(path), await ada.http.head(path)
    assert asked.content == b""
    assert asked.status_code == got.status_code
    assert asked.headers.keys() == got.headers.keys()
    assert asked.headers["content-length"] == got.headers["content-length"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/health", {"GET", "HEAD"}),
        ("PUT", "/api/tables", {"GET", "HEAD", "POST"}),
        ("GET", "/api/tables/nowhere/start", {"POST"}),
        ("HEAD", "/api/tables/nowhere/start", {"POST"}),
        ("DELETE", "/api/invites/nowhere/join", {"POST"}),
    ],
)
async def test_a_wrong_method_is_told_the_right_ones(
    ada: Browser, method: str, path: str, allowed: set[str]
) -> None:
    response = await ada.http.request(method, path)
    assert response.status_code == 405
    assert set(response.headers["allow"].split(", ")) >= allowed


async def test_headers_have_an_end(ada: Browser) -> None:
    refused = await ada.http.get("/api/games", headers={"x-long": "x" * MOST_HEAD})
    assert (refused.status_code, error_of(refused)) == (431, "server-error-headers-too-large")
    long = await ada.http.get("/api/games", headers={"x-long": "x" * (MOST_HEAD - 2048)})
    assert long.status_code == 200


async def test_headers_that_do_not_end_are_not_gathered(url: str) -> None:
    address = httpx.URL(url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(b"GET / HTTP/1.1\r\nx-long: " + b"x" * 2 * MOST_HEAD)
    answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 431 ")
    writer.close()


async def test_many_requests_on_one_connection_are_each_measured(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"x-long": "x" * (MOST_HEAD // 2)}) as one:
        for _request in range(4):
            assert (await one.get("/health")).status_code == 200


async def test_joining(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket, Browser(url) as bo, Browser(url) as cy:
        await socket.hear()
        invite = socket.info["invite"]
        seen = (await bo.get(f"/api/invites/{invite}")).json()
        assert (seen["your_seat"], seen["invite"]) == (None, None)
        nameless = await bo.post(f"/api/invites/{invite}/join", {"name": ""})
        assert error_of(nameless) == "table-error-name-empty"
        joined = await bo.post(f"/api/invites/{invite}/join", {"name": "Bo"})
        assert joined.json() == {"table_id": table, "seat": 1}
        again = await bo.post(f"/api/invites/{invite}/join", {"name": "Bob"})
        assert again.json() == joined.json()
        full = await cy.post(f"/api/invites/{invite}/join", {"name": "Cy"})
        assert (full.status_code, error_of(full)) == (409, "table-error-full")
        await socket.until(lambda me: me.info["seats"][1]["name"])
        assert socket.info["seats"][1]["name"] == "Bo"


async def test_only_the_owner_starts_and_only_with_everybody(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    free = await ada.post(f"/api/tables/{table}/start")
    assert (free.status_code, error_of(free)) == (400, "table-error-seats-free")
    async with Browser(url) as stranger:
        foreign = await stranger.post(f"/api/tables/{table}/start")
        assert (foreign.status_code, error_of(foreign)) == (403, "table-error-not-owner")


async def test_records_and_rematches_come_after_the_end(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        for path in ("record", "rematch"):
            address = f"/api/tables/{two.table}/{path}"
            ask = two.browsers[0].get if path == "record" else two.browsers[0].post
            early = await ask(address)
            assert (early.status_code, error_of(early)) == (409, "table-error-not-over")


async def test_open_tables_are_those_where_somebody_waits(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    secret = await ada.open("zoo-bids", "hh", table_options={"listed": False})
    async with Browser(url) as bo:
        assert (await bo.get("/api/tables")).json()["open"] == []
        async with ada.socket(table) as one, ada.socket(secret) as other:
            await one.hear()
            await other.hear()
            (shown,) = (await bo.get("/api/tables")).json()["open"]
        assert shown["id"] == table
        assert shown["invite"] == one.info["invite"]
        mine = (await ada.get("/api/tables")).json()
        assert {summary["id"] for summary in mine["mine"]} == {table, secret}
        assert mine["open"] == []


async def test_your_turn_is_said_in_lists(url: str) -> None:
    async with party(url, "zoo-moles", 3) as three:
        turns = []
        for browser in three.browsers[:3]:
            (summary,) = (await browser.get("/api/tables")).json()["mine"]
            turns.append(summary["your_turn"])
        assert turns == [bool(one.position["question"]) for one in three.sockets]
        assert sum(turns) == 1


async def test_the_cookie_is_for_the_server_alone(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        for path in ("/api/games", "/api/tables", "/health"):  # a page asks these side by side
            assert "set-cookie" not in (await client.get(path)).headers
        first = await client.get("/")
        cookie = first.headers["set-cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/"))
        assert "Secure" not in cookie  # plain http on the local network
        assert "set-cookie" not in (await client.get("/")).headers
        assert len(client.cookies["squatch_guest"]) == 32


@pytest.mark.parametrize("path", ["/", "/join/abc", "/api/games", "/nothing.png"])
async def test_every_answer_has_safe_headers(ada: Browser, path: str) -> None:
    headers = (await ada.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so that of default-src holds: nothing inline
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("self", True),
        ("http://elsewhere.example", False),
        ("https://127.0.0.1", False),
        ("null", False),
        ("http://[::1", False),
    ],
)
async def test_changes_come_from_our_own_page(
    ada: Browser, origin: str | None, *, allowed: bool
) -> None:
    headers = {} if origin is None else {"origin": ada.url if origin == "self" else origin}
    response = await ada.http.post("/api/tables", json=WISH, headers=headers)
    assert response.status_code == (201 if allowed else 403)
    if not allowed:
        assert error_of(response) == "server-error-foreign-page"
        table = await ada.open("zoo-bids", "hb")
        for path in (f"/api/tables/{table}/start", f"/api/tables/{table}/leave"):
            assert (await ada.http.post(path, headers=headers)).status_code == 403


async def test_every_address_of_the_page_is_the_page(ada: Browser) -> None:
    home, join = await ada.get("/"), await ada.get("/join/abc")
    assert home.status_code == join.status_code == 200
    assert home.text == join.text
    assert home.headers["content-type"] == "text/html; charset=utf-8"
