"""The names of the public numbers that `rules/board.py` keeps, for views and events."""

from __future__ import annotations

from typing import Final

_SINGLE: Final = (
    "phase", "waiting", "turn", "active", "opened", "actions", "worked", "equips", "extra-equips",
    "witch", "unused", "laid-out", "draw-size", "shuffled", "reason", "winner", "restocked", "met",
    "met-number", "met-skill", "face", "plus", "decided", "step", "last", "running", "owner",
    "target-seat", "left", "count", "queued", "queued-card", "ask", "ask-from", "offered", "looked",
    "depth",
)  # fmt: skip
_SEVERAL: Final = (
    ("hand-size", 6), ("vp", 6), ("bigfoots", 6), ("job", 6), ("idle", 6), ("gone-size", 6),
    ("gears", 6), ("gear", 48),
)  # fmt: skip
_LAST: Final = (("frame", 64), ("top-size", 2), ("knowers", 10), ("said", 1))


def _names() -> tuple[tuple[str, int], ...]:
    several = [(name, at) for name, size in _SEVERAL for at in range(size)]
    single = [(name, 0) for name in _SINGLE]
    last = [(name, at) for name, size in _LAST for at in range(size)]
    return (*several, *single, *last)


MARK_NAMES: Final = _names()
"""Of each mark its name, and which of them it is where there are several.

>>> MARK_NAMES[board.VP + 2], MARK_NAMES[board.DEPTH], len(MARK_NAMES) == board.MARKS
(('vp', 2), ('depth', 0), True)
"""
