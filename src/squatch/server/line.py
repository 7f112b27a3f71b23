"""One open socket, as a table sees it: who listens, and what they have been told."""

from __future__ import annotations

import asyncio
from collections import deque

from squatch.server.wire import Refused

MOST_REFUSALS = 16


class Line:
    """A listener. `told` is the last version it was sent; None until it said where to resume.

    There is no queue of positions to run over: a slow listener is sent the events of several
    changes at once. Refusals do queue, and who earns them faster than it reads them is cut off
    (`flooding`).
    """

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.told: int | None = None
        self.position_due = False
        self.last_info = b""
        self.refusals: deque[Refused] = deque()
        self.news = asyncio.Event()
        self.flooding = False

    def resume(self, version: int) -> None:
        """Wants everything after this version."""
        self.told = max(version, 0)
        self.position_due = True
        self.news.set()

    def refuse(self, refused: Refused) -> None:
        """Will be told why something was not done."""
        if len(self.refusals) == MOST_REFUSALS:
            self.flooding = True
        else:
            self.refusals.append(refused)
        self.news.set()
