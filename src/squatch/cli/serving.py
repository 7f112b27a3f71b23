"""`squatch serve`: from flags to a running server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from squatch.cli.terminal import say
from squatch.server import Addresses, load_settings, serve


def run(flags: Mapping[str, object], config: Path | None, *, open_browser: bool) -> None:
    """Serve until the process is told to stop. Raises SquatchError.

    `flags` are settings by their names, None where none was given.
    """
    settings = load_settings(flags, os.environ, config)
    addresses = Addresses(settings)

    def announce(url: str) -> None:
        say("cli-serving", url=url)
        network = addresses.in_network(url)
        if network is not None:
            say("cli-serving-network", url=network)
        sys.stdout.flush()
        if open_browser:
            # Not in the server's thread: a browser in the terminal would stop it until it closes.
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    serve(settings, ready=announce)
