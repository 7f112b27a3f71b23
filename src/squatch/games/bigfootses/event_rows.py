"""How the events stand in the rows of the journal."""

from __future__ import annotations

from typing import Final, get_args

from squatch.core.event_rows import Columns, EventRows, cell, name_from, or_none
from squatch.games.bigfootses import events as ev
from squatch.games.bigfootses.actions import action_of, code_of
from squatch.games.bigfootses.marks import MARK_NAMES
from squatch.games.bigfootses.rules.codes import NO_TARGET

_ACTION = cell("action", action_of, code_of)
_TARGET = or_none("target", int(NO_TARGET))
_REASON = name_from("reason", 1, ev.END_REASONS)
_SIGHT = cell(
    "sight", lambda number: ev.Sight(*divmod(number, 4)), lambda seen: 4 * seen.card + seen.copy
)
_WITCH = cell(
    "witch",
    lambda number: number - 1 if number > 0 else None,
    lambda witch: 0 if witch is None else witch + 1,
)
_MARK = cell(
    "mark",
    lambda number: ev.Mark(*MARK_NAMES[number]),
    lambda mark: MARK_NAMES.index((mark.name, mark.at)),
)

EVENT_ROWS: Final = EventRows[ev.BigfootsesEvent](
    get_args(ev.BigfootsesEvent),
    {
        ev.Chose: Columns("seat", secret=_ACTION),
        ev.Drew: Columns("seat", "looked_at", secret="card"),
        ev.Played: Columns("seat", "card", _TARGET),
        ev.Redirected: Columns("seat", "card", _TARGET),
        ev.MovedCard: Columns("giver", "taker", secret="card"),
        ev.Held: Columns("seat", secret="card"),
        ev.Saw: Columns("seat", "hand", secret=_SIGHT),
        ev.Looked: Columns("seat", "pile", "place", secret="card"),
        ev.Tossed: Columns("seat", "pile", "place", secret="card"),
        ev.Enchanted: Columns(_WITCH),
        ev.Picked: Columns("seat", secret=_ACTION),
        ev.Ended: Columns(_REASON),
        ev.Marked: Columns(_MARK, "value"),
    },
)
