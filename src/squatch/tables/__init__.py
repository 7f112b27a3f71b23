"""What a table is: seats, questions, turns, presence, and what each audience is told.

Nothing here reads a clock, a file or a socket. The time is handed in, in milliseconds of any clock
that only goes forward; guests are opaque names. The server keeps tables; others may, too.
"""

from squatch.tables.chairs import Chair, Plan, SeatWish
from squatch.tables.entries import Entry, Snapshot, Step
from squatch.tables.errors import (
    BadName,
    BadPlan,
    NotAllowed,
    StaleAnswer,
    TableError,
    TableFull,
    WrongPhase,
)
from squatch.tables.table import Phase, Table

__all__ = [
    "BadName",
    "BadPlan",
    "Chair",
    "Entry",
    "NotAllowed",
    "Phase",
    "Plan",
    "SeatWish",
    "Snapshot",
    "StaleAnswer",
    "Step",
    "Table",
    "TableError",
    "TableFull",
    "WrongPhase",
]
