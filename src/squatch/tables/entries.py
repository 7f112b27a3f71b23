"""The journal of a table: an entry for the setup and for each action, and the last position."""

from __future__ import annotations

import msgspec

from squatch.core.journal import Row
from squatch.core.state import State

SETUP_SEAT = -1
SETUP_CODE = -1
SETUP_VERSION = 1


class Entry(msgspec.Struct, frozen=True):
    """What one action did: all its chance outcomes, and its events with their secrets.

    `version` counts from 1, the setup, which has seat and code -1. The chance of an entry is that
    of action number `version - 1`.
    """

    version: int
    seat: int
    code: int
    outcomes: tuple[int, ...]
    rows: tuple[Row, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """The position after entry `version`, as it is stored; `layout` says how to read `state`."""

    version: int
    layout: int
    state: list[int]
    asked: list[int]


class Step(msgspec.Struct, frozen=True):
    """An action that has been tried on a copy; it becomes the table's by `Table.commit`."""

    entry: Entry
    after: State
    asked: tuple[int, ...]

    @property
    def ended(self) -> bool:
        """Whether it is the last one."""
        return self.after.pending() == 0

    def snapshot(self, layout: int) -> Snapshot:
        """What is stored of the position it leads to."""
        return Snapshot(self.entry.version, layout, self.after.save(), list(self.asked))
