"""Writing to the terminal: sentences, tables, JSON, and a bar for whoever has to wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from squatch.words import COMMAND_LINE, ENGLISH, Words

STANDARD_OUTPUT = Path("-")
PATIENCE = 1.0
"""Seconds after which a bar appears."""


@cache
def words() -> Words:
    """The sentences of the command line."""
    return Words(ENGLISH, COMMAND_LINE)


def say(message_id: str, **params: str | float) -> None:
    """Print a message."""
    console().print(words().format(message_id, **params), markup=False, highlight=False)


def console() -> Console:
    """Standard output, as it is now (tests exchange it)."""
    return Console(soft_wrap=True)


def table_of(*heading_ids: str) -> Table:
    """An empty table with these headings: the first column is text, the others are figures."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, heading_id in enumerate(heading_ids):
        table.add_column(
            words().format(heading_id), justify="right" if number else "left", no_wrap=number > 0
        )
    return table


def write_json(figures: object, file: Path | None) -> bool:
    """Write figures where `--json` says; True when they went to standard output."""
    if file is None:
        return False
    text = msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n"
    if file == STANDARD_OUTPUT:
        sys.stdout.write(text.decode())
        return True
    file.write_bytes(text)
    return False


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
    appears = monotonic() + PATIENCE
    started = False

    def tell(done: int) -> None:
        nonlocal appears, started
        if monotonic() < appears:
            return
        appears = monotonic() + 0.1
        if not started:
            started = True
            bar.start()
        bar.update(task, completed=done)

    try:
        yield tell
    finally:
        bar.stop()
