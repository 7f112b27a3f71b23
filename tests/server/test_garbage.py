"""Closed sockets are gone at once: they do not pile up until the collector comes by."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from server.serving import PATIENCE_S, Browser
from squatch.server.heads import LimitedHttp


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def _protocols() -> list[object]:
    kinds = (LimitedHttp, WebSocketsSansIOProtocol)
    return [found for found in gc.get_objects() if isinstance(found, kinds)]


@pytest.mark.usefixtures("without_collector")
async def test_a_closed_socket_leaves_nothing(ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    before = {id(found) for found in _protocols()}
    last_is_gone = asyncio.Event()
    left: set[weakref.ref[object]] = set()

    def gone(found: weakref.ref[object]) -> None:
        left.remove(found)
        if not left:
            last_is_gone.set()

    async with ada.socket(table) as one, ada.socket(table) as other:
        await one.hear()
        await other.hear()
        left |= {weakref.ref(found, gone) for found in _protocols() if id(found) not in before}
        assert len(left) == 2  # those of HTTP, which led here, are gone already
    async with asyncio.timeout(PATIENCE_S):
        await last_is_gone.wait()
