"""Fixtures of the browser tests.

They need a built front end and Chromium: from Debian, or where SQUATCH_CHROMIUM says.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.setting import BRISK, CHROMIUM, FLAGS, Guests, front_end_is_built, serving


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Debian's Chromium, quiet."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here; SQUATCH_CHROMIUM says where one is")
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server serves that is there for these tests alone."""
    if not front_end_is_built():
        pytest.skip("the front end is not built: python -m building front-end")
    with serving(tmp_path_factory.mktemp("served")) as address:
        yield address


@pytest.fixture(scope="module")
def brisk_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server serves on which games of Bigfootses are short."""
    if not front_end_is_built():
        pytest.skip("the front end is not built: python -m building front-end")
    with serving(tmp_path_factory.mktemp("brisk"), BRISK) as address:
        yield address


@pytest.fixture
def brisk_guests(browser: Browser, brisk_address: str) -> Iterator[Guests]:
    """People who come to that server."""
    guests = Guests(browser, brisk_address)
    yield guests
    guests.leave()
    assert guests.complaints == []


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Guests]:
    """People; the test fails when one of their pages wrote an error to the console."""
    guests = Guests(browser, address)
    yield guests
    guests.leave()
    assert guests.complaints == []
