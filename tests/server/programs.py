"""Servers that are processes of their own, for tests that end them."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

TESTS = Path(__file__).parents[1]
PATIENCE_S = 120  # on a busy machine a process takes long to start


class Program:
    """A process, what it says, and what it complains of."""

    def __init__(self, process: Process, errors: Path) -> None:
        self._process = process
        self._errors = errors

    async def line(self) -> str:
        """The next line that it says; fails with what went wrong if it says none."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            line = (await self._process.stdout.readline()).decode().strip()
        assert line, f"it ended: {self.errors}"
        return line

    def say(self, line: str) -> None:
        """Give it a line to read."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    @property
    def errors(self) -> str:
        """What it wrote to standard error so far."""
        return self._errors.read_text(encoding="utf-8")

    def signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self._process.pid, number)

    async def end(self) -> int:
        """Wait until it has ended; gives its exit code."""
        async with asyncio.timeout(PATIENCE_S):
            return await self._process.wait()


@asynccontextmanager
async def program(errors: Path, *words: str) -> AsyncIterator[Program]:
    """Python with these words, its standard error in a file; ended in any case."""
    with errors.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=file,
            env=os.environ | {"PYTHONPATH": str(TESTS)},
        )
    try:
        yield Program(process, errors)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
