"""A server with a database of its own, and browsers to reach it with.

Needs a built front end and Chromium: from Debian, or where SQUATCH_CHROMIUM says.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.people import Person
from playwright.sync_api import Browser, BrowserContext

import squatch.server

CHROMIUM = os.environ.get("SQUATCH_CHROMIUM") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Debian's Chromium, quiet."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here; SQUATCH_CHROMIUM says where one is")
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server serves that is there for these tests alone."""
    page = Path(squatch.server.__file__).parent / "static" / "index.html"
    if not page.is_file():
        pytest.skip("the front end is not built: python -m building front-end")
    folder = tmp_path_factory.mktemp("served")
    command = [sys.executable, "-m", "squatch", "serve", "--port", "0", "--database", folder / "db"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if "://" in word)
        finally:
            server.terminate()


class Guests:
    """People with a browser each; what their pages complain about is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(self, name: str, seed: int = 0, *, phone: bool = False, dark: bool = False) -> Person:
        """Somebody comes, with a computer or with a phone."""
        context = self._browser.new_context(
            base_url=self.address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]  # a TypedDict
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        page.on(
            "console",
            lambda said: (
                said.type in {"error", "warning"} and self.complaints.append(f"{name}: {said.text}")
            ),
        )
        return Person(page, name, seed)

    def leave(self) -> None:
        """All close their browsers."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Guests]:
    """People; the test fails when one of their pages wrote an error to the console."""
    guests = Guests(browser, address)
    yield guests
    guests.leave()
    assert guests.complaints == []
