"""Nothing secret leaves the server, except to whom it belongs: every byte is searched."""

import io
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from server.secret_game import GAME, MILLIARD
from server.serving import NONCE, Party, party, server
from squatch.core.record import Record
from squatch.server.logs import configure_logs
from squatch.server.settings import Settings

NUMBERS = re.compile(r"(?<!\d)[1-9]\d{8}(?!\d)")


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with server(tmp_path, offered={GAME.id: GAME}) as address:
        yield address


async def secrets_of(table: Party) -> list[set[str]]:
    """All private numbers of each seat, from the record that is given out after the end."""
    answer = await table.browsers[0].get(f"/api/tables/{table.table}/record")
    record = Record.from_json(answer.content)
    numbers: list[set[str]] = [set() for _seat in range(record.seats)]
    for entry in record.entries:
        for note in entry.events:
            if note.event["type"] != "round":
                seat, secret = note.event["a"], note.event["secret"]
                assert isinstance(seat, int)
                assert isinstance(secret, int)
                assert secret < MILLIARD
                numbers[seat].add(str(secret))
    return numbers


async def test_no_byte_tells_anybody_what_is_not_theirs(url: str) -> None:
    async with party(url, GAME.id, 3) as three:
        await three.play_out()
        bodies = [list(browser.bodies) for browser in three.browsers]
        numbers = await secrets_of(three)
        assert all(len(own) == 4 for own in numbers)
        for seat, socket in enumerate(three.everybody):
            heard = set(NUMBERS.findall("\n".join(socket.heard + bodies[seat])))
            own = numbers[seat] if seat < 3 else set()
            others = set().union(*(one for at, one in enumerate(numbers) if at != seat))
            assert own <= heard
            assert not heard & others


async def test_the_server_tells_its_secret_and_the_nonces_only_after_the_end(url: str) -> None:
    async with party(url, GAME.id, 3) as three:
        await three.play_out()
        proof = three.watcher.position["proof"]
        for socket in three.everybody:
            for text in socket.heard[:-1]:
                if '"outcome":null' in text or '"type":"table"' in text:
                    assert proof["secret"] not in text
                    assert not any(nonce in text for nonce in proof["nonces"])


async def test_no_cookie_is_ever_in_an_answer_and_no_invitation_reaches_spectators(
    url: str,
) -> None:
    async with party(url, GAME.id, 2) as two:
        await two.play_out()
        texts = [text for one in two.everybody for text in one.heard]
        texts += [text for browser in two.browsers for text in browser.bodies]
        for browser in two.browsers:
            assert not any(browser.cookie in text for text in texts)
        assert not any(two.invite in text for text in two.watcher.heard)


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, at the finest level, by everybody."""
    root = logging.getLogger()
    before = (root.handlers, root.level)
    configure_logs(Settings(log_level="debug", log_format="json"))
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    text = io.StringIO()
    handler.setStream(text)
    # The browsers of the test log what they ask for; they are not the server.
    handler.addFilter(lambda line: not line.name.startswith("http"))
    yield text
    root.handlers, root.level = before
    structlog.reset_defaults()


async def test_no_log_tells_hands_cookies_nonces_or_invitations(
    logged: io.StringIO, tmp_path: Path
) -> None:
    async with server(tmp_path, offered={GAME.id: GAME}) as url, party(url, GAME.id, 3) as three:
        await three.sockets[0].send("{ broken")
        await three.sockets[0].act({"type": "do", "verb": "hide", "value": 123456789})
        await three.browsers[0].get(f"/join/{three.invite}")
        await three.browsers[0].get(f"/api/invites/{three.invite}")
        await three.browsers[0].get(f"/api/nothing/{three.invite}")
        await three.play_out()
        numbers = set().union(*await secrets_of(three))
        secrets = {
            three.invite,
            three.watcher.position["proof"]["secret"],
            *(browser.cookie for browser in three.browsers),
            *(NONCE.format(seat) for seat in range(3)),
            *numbers,
            "123456789",
        }
        assert three.table in logged.getvalue()
    text = logged.getvalue()
    assert '"event": "finished"' in text
    assert [secret for secret in secrets if secret in text] == []
