"""The server's clock. Tests hand in one that stands still until they move it."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The computer's clock."""

    def now(self) -> float:
        """Milliseconds that only go forward."""
        return time.monotonic() * 1000

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def wait(self, news: asyncio.Event, until: float | None) -> None:
        """Return when there is news, or when it is `until` (None: not before there is news)."""
        if until is None:
            await news.wait()
            return
        try:
            async with asyncio.timeout(max(0.0, until - self.now()) / 1000):
                await news.wait()
        except TimeoutError:
            return
