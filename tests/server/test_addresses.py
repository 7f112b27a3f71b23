"""Under which names the server answers, and which link it gives to friends."""

import os
import stat
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from server.serving import Browser, server
from squatch.server import Addresses, Settings
from squatch.server.addresses import qr_code

HERE = Settings()
WIDE = Settings(host="0.0.0.0")  # noqa: S104
BEHIND = Settings(public_url="https://games.example")


def addresses(settings: Settings, network: str | None = "192.168.1.5") -> Addresses:
    return Addresses(settings, lambda: network)


@pytest.mark.parametrize(
    ("settings", "host", "known"),
    [
        (HERE, "127.0.0.1:8642", True),
        (HERE, "localhost", True),
        (HERE, "LOCALHOST:8642", True),
        (HERE, "[::1]:8642", True),
        (HERE, "elsewhere.example", False),
        (HERE, "127.0.0.1.elsewhere.example", False),
        (HERE, "localhost.elsewhere.example", False),
        (HERE, "192.168.1.5", False),
        (HERE, "", False),
        (HERE, "[", False),
        (WIDE, "192.168.1.5:8642", True),
        (WIDE, "[2001:db8::1]:8642", True),
        (WIDE, "elsewhere.example", False),
        (WIDE, "192.168.1.5.elsewhere.example", False),
        (BEHIND, "games.example", True),
        (BEHIND, "games.example:443", True),
        (BEHIND, "127.0.0.1", True),
        (BEHIND, "other.example", False),
        (Settings(host="box.example"), "box.example:8642", True),
    ],
)
def test_it_answers_to_its_names_alone(settings: Settings, host: str, *, known: bool) -> None:
    assert addresses(settings).knows(host) is known


def test_the_computers_name_is_known_where_the_network_may_ask() -> None:
    import socket

    assert addresses(WIDE).knows(socket.gethostname())
    assert not addresses(HERE).knows(socket.gethostname() + ".local")


@pytest.mark.parametrize(
    ("settings", "network", "host", "link", "reach"),
    [
        (HERE, "10.0.0.2", "localhost:8642", "http://localhost:8642/join/x", "computer"),
        (WIDE, "10.0.0.2", "127.0.0.1:8642", "http://10.0.0.2:8642/join/x", "network"),
        (WIDE, "10.0.0.2", "box.local:8642", "http://box.local:8642/join/x", "network"),
        (WIDE, None, "127.0.0.1:8642", "http://127.0.0.1:8642/join/x", "alone"),
        (BEHIND, None, "127.0.0.1:8642", "https://games.example/join/x", "public"),
    ],
)
def test_the_link_is_one_that_friends_can_reach(
    settings: Settings, network: str | None, host: str, link: str, reach: str
) -> None:
    share = addresses(settings, network).share("http", host, "x")
    assert (share.link, share.reach) == (link, reach)


async def test_a_strange_name_is_told_nothing(url: str, ada: Browser) -> None:
    for path in ("/", "/api/tables", "/api/games", "/health"):
        answer = await ada.http.get(path, headers={"host": "elsewhere.example"})
        assert answer.status_code == 421
        assert answer.json()["error"]["id"] == "server-error-unknown-host"
        assert "set-cookie" not in answer.headers
        assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_a_socket_under_a_strange_name_is_not_opened(url: str, ada: Browser) -> None:
    import websockets

    table = await ada.open("zoo-bids", "hh")
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with websockets.connect(address):
        pass
    strange = websockets.connect(address.replace("127.0.0.1", "elsewhere.localhost.example"),
                                 host="127.0.0.1")  # fmt: skip
    with pytest.raises(websockets.InvalidStatus) as refused:
        await strange.__aenter__()
    assert refused.value.response.status_code == 403


async def test_only_who_sits_gets_the_link_and_its_picture(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket:
        await socket.hear()
        invite = socket.info["invite"]
    share = (await ada.get(f"/api/tables/{table}/share")).json()
    assert share == {"link": f"{url}/join/{invite}", "reach": "computer"}
    picture = await ada.http.get(f"/api/tables/{table}/share.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.headers["cache-control"] == "no-store"
    assert picture.headers["x-content-type-options"] == "nosniff"
    async with Browser(url) as stranger:
        for path in ("share", "share.svg"):
            answer = await stranger.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 403
            assert invite not in answer.text


async def test_behind_another_server_the_link_is_its_address(tmp_path: Path) -> None:
    async with server(tmp_path, public_url="http://games.example") as url, Browser(url) as ada:
        table = await ada.open("zoo-bids", "hh")
        share = (await ada.get(f"/api/tables/{table}/share")).json()
        assert share["link"].startswith("http://games.example/join/")
        assert share["reach"] == "public"


def test_a_qr_code_is_a_plain_picture() -> None:
    picture = qr_code("http://192.168.1.5:8642/join/0123456789abcdef0123456789abcdef")
    root = ET.fromstring(picture)  # noqa: S314 - made by ourselves
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "path", "g"}
    assert b"style" not in picture
    assert b"0123456789abcdef" not in picture


@pytest.mark.skipif(os.name != "posix", reason="file modes are those of POSIX")
async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    before = os.umask(0o000)
    try:
        async with server(folder) as url, Browser(url) as ada:
            await ada.open("zoo-bids", "hh")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
