"""A fixed amount of work, to compare machines by: it never changes, whatever becomes of the games.

A figure in units of it says how fast a game is on *any* machine. Two kernels, since a machine may
be good at one and not at the other: `python_kernel` is interpreted bytecode, `native_kernel` is
compiled code of the standard library that jumps about in memory as a game does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from statistics import median
from time import process_time

STEPS = 100_000
NUMBERS = 60_000
RUNS = 7


def python_kernel() -> int:
    """A hundred thousand steps of a small generator and a table of sixty-four counters.

    >>> python_kernel()
    685613729
    """
    counters = [0] * 64
    word = 12345
    for _step in range(STEPS):
        word = (word * 1664525 + 1013904223) & 0xFFFFFFFF
        counters[word >> 26] += word & 7
    return (word + sum(count * (at + 1) for at, count in enumerate(counters))) & 0xFFFFFFFF


def native_kernel() -> int:
    """Sixty thousand numbers in no order, put into order.

    >>> native_kernel()
    2147453867
    """
    return sorted(_numbers())[NUMBERS // 2]


@cache
def _numbers() -> list[int]:
    return [(step * 2654435761) % 4294967291 for step in range(NUMBERS)]


def seconds(work: Callable[[], object], runs: int = RUNS) -> float:
    """The median of several runs, in seconds of processor time."""
    times = []
    for _run in range(runs):
        start = process_time()
        work()
        times.append(process_time() - start)
    return median(times)
