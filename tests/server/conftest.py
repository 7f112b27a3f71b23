from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.serving import Browser, server


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server that plays the real games and those of the zoo."""
    async with server(tmp_path) as address:
        yield address


@pytest.fixture
async def ada(url: str) -> AsyncIterator[Browser]:
    """Somebody with a browser."""
    async with Browser(url) as browser:
        yield browser
