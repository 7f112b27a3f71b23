"""The record of a finished table, for download and for `squatch verify`."""

from __future__ import annotations

import msgspec

from squatch.core import record
from squatch.core.errors import Message
from squatch.core.record import Record
from squatch.tables.entries import SETUP_VERSION, Entry
from squatch.tables.errors import WrongPhase
from squatch.tables.table import Phase, Table


def record_of(table: Table) -> Record:
    """Everything that happened, with all secrets. Raises WrongPhase before the end."""
    if table.phase is not Phase.FINISHED:
        raise WrongPhase(Message("table-error-not-over"))
    return record.make_record(
        table.game,
        table.opening(),
        [_entry(table, entry) for entry in table.entries],
        table.state,
        options=table.plan.options,
        seal=table.seal,
    )


def _entry(table: Table, entry: Entry) -> record.Entry:
    action = None
    if entry.version != SETUP_VERSION:
        action = msgspec.to_builtins(table.game.action_of(entry.code))
    events = tuple(record.noted(table.game, row) for row in entry.rows)
    return record.Entry(entry.seat, action, entry.outcomes, events)
