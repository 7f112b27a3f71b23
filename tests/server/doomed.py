"""A server that stops for ever between COMMIT and broadcast, at the version it is told.

To be run as a program: `python -m server.doomed FOLDER VERSION`. It prints its address, and later
"committed"; whoever started it ends it by its number.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from server.serving import server
from squatch.server.live import LiveTable, tell_all
from squatch.server.logs import configure_logs
from squatch.server.settings import Settings


async def main(folder: Path, version: int) -> None:
    configure_logs(Settings())  # to standard error

    async def announce(live: LiveTable) -> None:
        if live.table.version == version:
            sys.stdout.write("committed\n")
            sys.stdout.flush()
            await asyncio.Event().wait()
        await tell_all(live)

    async with server(folder, announce=announce) as url:
        sys.stdout.write(f"{url}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
