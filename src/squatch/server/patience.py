"""How long a listener is waited for that takes nothing."""

from __future__ import annotations

import asyncio


class Patience:
    """Cancels the task that made it when one thing it does takes too long.

    What is soon over costs nearly nothing: a timer is set once in that time, not once a thing.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Something begins that shall not take long."""
        self._since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    def end(self) -> None:
        """It is over."""
        self._since = None

    def close(self) -> None:
        """Nothing comes any more."""
        if self._timer is not None:
            self._timer.cancel()
        # A cancelled task is kept by its traceback, and would be kept alive from here.
        self._timer = self._task = None

    def _look(self) -> None:
        self._timer = None
        if self._since is None or self._task is None:
            return
        left = self._since + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._task.cancel()
