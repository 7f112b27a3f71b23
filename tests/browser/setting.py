"""A server with a database of its own, and the browsers that reach it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, ViewportSize

import squatch.server
from browser.people import Person

CHROMIUM = os.environ.get("SQUATCH_CHROMIUM") or shutil.which("chromium")
SQUATCH = ("-m", "squatch", "serve", "--port", "0", "--database")
BRISK = (str(Path(__file__).with_name("brisk_server.py")),)
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
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)


def front_end_is_built() -> bool:
    """Whether the server has a page to serve."""
    return (Path(squatch.server.__file__).parent / "static" / "index.html").is_file()


@contextmanager
def serving(folder: Path, program: Sequence[str] = SQUATCH) -> Iterator[str]:
    """A server of its own process, with its database and log in a folder; gives its address."""
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [sys.executable, *program, str(folder / "db")],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as server,
    ):
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if "://" in word)
        finally:
            server.terminate()


class Guests:
    """People with a browser each; what their pages complain about is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.complaints: list[str] = []
        self._address = address
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        name: str,
        seed: int = 0,
        *,
        phone: bool = False,
        size: ViewportSize | None = None,
        theme: Literal["light", "dark"] = "light",
    ) -> Person:
        """Somebody comes, with a computer or with a phone."""
        context = self._browser.new_context(
            base_url=self._address,
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", self._failed)
        page.on("console", self._said)
        return Person(page, name, seed)

    def leave(self) -> None:
        """All close their browsers."""
        for context in self._contexts:
            context.close()

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)
