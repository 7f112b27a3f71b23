"""A listener that takes nothing is given up; one that takes is waited for as long as it listens."""

import asyncio

import pytest

from squatch.server.patience import Patience

SOON_S = 0.01


async def _send(patience: Patience, *, ends: bool) -> None:
    patience.begin()
    if ends:
        patience.end()
    await asyncio.Event().wait()


async def _listener(*, ends: bool) -> None:
    patience = Patience(SOON_S)
    try:
        await _send(patience, ends=ends)
    finally:
        patience.close()


async def test_what_takes_too_long_is_cancelled() -> None:
    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(_listener(ends=False))


async def test_what_is_over_may_be_followed_by_a_long_rest() -> None:
    stuck, resting = (asyncio.create_task(_listener(ends=ends)) for ends in (False, True))
    await asyncio.wait([stuck])
    await asyncio.wait([asyncio.create_task(_listener(ends=False))])
    assert not resting.done()
    resting.cancel()
