"""`squatch serve`: from flags to a running server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path

from squatch.cli.terminal import say
from squatch.server import load_settings, serve


def run(
    *,
    open_browser: bool,
    host: str | None,
    port: int | None,
    database: str | None,
    config: Path | None,
) -> None:
    """Serve until the process is told to stop. Raises SquatchError."""
    flags: dict[str, object] = {"host": host, "port": port, "database": database}
    settings = load_settings(flags, os.environ, config)
    serve(settings, ready=_announce_and_open if open_browser else _announce)


def _announce(url: str) -> None:
    say("cli-serving", url=url)
    sys.stdout.flush()


def _announce_and_open(url: str) -> None:
    _announce(url)
    # Not in the server's thread: a browser in the terminal would stop it until it is closed.
    threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
