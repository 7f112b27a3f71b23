"""Starting and ending, the page, the schema, the sentences."""

import logging
import re
import signal
from pathlib import Path

import pytest

from sentences import parameters_of
from server.programs import program
from server.serving import Browser, server
from squatch.games import games
from squatch.server import DatabaseUnusable, PortInUse, Settings
from squatch.server.page import Page
from squatch.server.schema import FOLDER, files
from squatch.server.sentences import Sentences
from squatch.server.serve import listen, running, url_of
from squatch.words import ERRORS

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "src/squatch/tables", ROOT / "src/squatch/server"]


def test_a_port_in_use_is_one_clear_error() -> None:
    with listen(Settings(port=0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse, match=f"port {port}"):
            listen(Settings(port=port))


def test_an_address_that_is_not_ours_is_one_clear_error() -> None:
    with pytest.raises(PortInUse, match=r"192\.0\.2\.1"):
        listen(Settings(host="192.0.2.1", port=0))


async def test_a_database_that_cannot_be_opened_frees_the_port(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(port=0, database=str(tmp_path / "file" / "tables.sqlite3"))
    with pytest.raises(DatabaseUnusable):
        async with running(settings):
            pass


def test_it_says_where_it_is_reached_from_here() -> None:
    assert url_of("0.0.0.0", 80) == "http://127.0.0.1:80"  # noqa: S104


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["TERM", "INT"])
async def test_it_ends_when_told_to(tmp_path: Path, number: int) -> None:
    code = (
        "import sys; from squatch.server import Settings, serve; "
        "serve(Settings(port=0, data_dir=sys.argv[1]), ready=lambda url: print(url, flush=True))"
    )
    async with program(tmp_path / "errors.txt", "-c", code, str(tmp_path)) as served:
        async with Browser(await served.line()) as ada:
            table = await ada.open("sell-me-a-sasquatch", "hb")
            async with ada.socket(table) as socket:
                await socket.hear()
                served.signal(number)
                assert await socket.closed() == 1012
        assert await served.end() == 0, served.errors
        assert "Traceback" not in served.errors, served.errors


async def test_https_in_front_makes_the_cookie_secure(tmp_path: Path) -> None:
    public = "https://games.example"
    async with server(tmp_path, public_url=public) as url, Browser(url) as ada:
        ada.http.cookies.clear()
        assert "Secure" in (await ada.get("/")).headers["set-cookie"]
        wish = {"game": "zoo-bids", "name": "Ada", "seats": [{"kind": "human"}] * 2}
        answer = await ada.http.post("/api/tables", json=wish, headers={"origin": public})
        assert answer.status_code == 201


def test_the_page_is_what_was_built_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "main-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    page = Page(Sentences([]), folder)
    home, script = page.find(""), page.find("assets/main-1a2b.js")
    assert home is not None
    assert script is not None
    assert page.find("table/abc") == page.find("join/abc") == home
    assert home.caching == "no-cache"
    assert "immutable" in script.caching
    assert script.packed is not None
    assert len(script.packed) < len(script.content)
    for nowhere in ("../secret.txt", "assets/other.js", "favicon.ico", "assets/..", "assets/x"):
        assert page.find(nowhere) is None


def test_a_page_that_was_not_built_is_said_kindly(tmp_path: Path) -> None:
    page = Page(Sentences([]), tmp_path / "none").find("")
    assert page is not None
    assert b"has not been built" in page.content
    assert b"<script" not in page.content


@pytest.mark.parametrize("name", files(games().values()))
def test_the_published_schema_is_that_of_the_code(name: str) -> None:
    published = (ROOT / FOLDER / name).read_text(encoding="utf-8")
    assert published == files(games().values())[name], "run python -m squatch.server.schema"


def test_every_refusal_has_its_sentence() -> None:
    """Each id that the code mentions is in the catalogue, and the other way round."""
    code = "".join(path.read_text() for folder in SOURCES for path in folder.rglob("*.py"))
    mentioned = set(re.findall(r'"((?:table|server)-(?:error|page)-[a-z-]+)"', code))
    there = parameters_of(ERRORS.source("en"))
    assert mentioned == {name for name in there if not name.startswith("refused-")}


async def test_nothing_but_warnings_is_heard_of_others(caplog: pytest.LogCaptureFixture) -> None:
    from squatch.server.logs import QUIET, configure_logs

    before = logging.getLogger().handlers, logging.getLogger().level
    configure_logs(Settings(log_level="debug"))
    levels = {name: logging.getLogger(name).level for name in QUIET}
    logging.getLogger().handlers, logging.getLogger().level = before
    assert set(levels.values()) == {logging.WARNING}
