"""Writing to the terminal: sentences, tables, JSON, and a bar for whoever has to wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Timer
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from squatch.core.errors import SquatchError
from squatch.words import COMMAND_LINE, ENGLISH, Words

STANDARD_OUTPUT = Path("-")
PIPE_WIDTH = 100
PATIENCE = 1.0
"""Seconds after which a bar appears."""
UPDATES = 0.1
"""Seconds between two changes of a bar."""


@cache
def words() -> Words:
    """The sentences of the command line."""
    return Words(ENGLISH, COMMAND_LINE)


def say(message_id: str, **params: str | float) -> None:
    """Print a message."""
    console().print(words().format(message_id, **params), markup=False, highlight=False)


class _Output(Console):
    """A console that leaves it to `main` what happens when the reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output, as it is now (tests exchange it); in a pipe as wide as tables need."""
    out = _Output(soft_wrap=True)
    if not out.is_terminal:
        out.width = PIPE_WIDTH
    return out


def table_of(*heading_ids: str) -> Table:
    """An empty table with these headings: the first column is text, the others are figures."""
    headings = [words().format(heading_id) for heading_id in heading_ids]
    return table_for(headings, [number > 0 for number in range(len(headings))])


def table_for(headings: list[str], figures: list[bool]) -> Table:
    """An empty table; columns of figures are flush right."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for heading, figure in zip(headings, figures, strict=True):
        table.add_column(heading, justify="right" if figure else "left", no_wrap=figure)
    return table


def write_json(figures: object, file: Path | None) -> bool:
    """Write figures where `--json` says; True when they went to standard output."""
    if file is None:
        return False
    text = msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n"
    if file == STANDARD_OUTPUT:
        sys.stdout.write(text.decode())
        return True
    try:
        file.write_bytes(text)
    except OSError as problem:
        raise _unwritable(file, problem) from problem
    return False


def expect_writable(file: Path) -> None:
    """Find out before the work whether its figures can be kept. Raises SquatchError.

    A file that was not there is not there afterwards. Pipes and devices are not touched: whoever
    reads from one would take it for the end.
    """
    there = file.exists()
    if file == STANDARD_OUTPUT or (there and not file.is_file() and not file.is_dir()):
        return
    try:
        file.open("ab").close()
    except OSError as problem:
        raise _unwritable(file, problem) from problem
    if not there:
        file.unlink()


def _unwritable(file: Path, problem: OSError) -> SquatchError:
    return SquatchError(f"{file}: cannot be written: {problem.strerror}")


@contextmanager
def progress(message_id: str, steps: int) -> Iterator[Callable[[int], None] | None]:
    """Somebody to tell how many steps are done: None where nobody watches.

    The bar appears on standard error when it took longer than PATIENCE, and goes away at the end.
    """
    stderr = Console(stderr=True)
    if not stderr.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=stderr, transient=True)
    task = bar.add_task(words().format(message_id), total=steps)
    starting = Timer(PATIENCE, bar.start)  # not with a step: the first one may take minutes
    starting.daemon = True
    next_update = monotonic()

    def tell(done: int) -> None:
        nonlocal next_update
        if monotonic() >= next_update:
            next_update = monotonic() + UPDATES
            bar.update(task, completed=done)

    starting.start()
    try:
        yield tell
    finally:
        starting.cancel()
        starting.join()
        bar.stop()
