"""How the events stand in the rows of the journal."""

from __future__ import annotations

from typing import Final, get_args

from squatch.core.event_rows import Cell, Columns, EventRows, cell, name_from, or_none
from squatch.core.state import seats_of
from squatch.games.sell_me_a_sasquatch import events as ev
from squatch.games.sell_me_a_sasquatch.actions import code_of, offer_of, split_of
from squatch.games.sell_me_a_sasquatch.kinds import cards_of, pile_of
from squatch.games.sell_me_a_sasquatch.rules import rows
from squatch.games.sell_me_a_sasquatch.rules.board import FACE_UP


def _seats_of(seat_set: int) -> tuple[int, ...]:
    return tuple(seats_of(seat_set))


def _seats(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _cursor_of(cursor: int) -> tuple[int, ...]:
    return (
        cursor // rows.TURN,
        cursor % rows.VICTIM,
        cursor // rows.VICTIM % 8,
        cursor // rows.IDLE % 8,
        cursor // rows.STEALS % 128,
    )


def _cursor(turn: int, buyer: int, victim: int, idle: int, steals: int) -> int:
    return int(
        buyer + victim * rows.VICTIM + idle * rows.IDLE + steals * rows.STEALS + turn * rows.TURN
    )


_CARDS = cell("cards", cards_of, pile_of)
_CURSOR = Cell(("turn", "buyer", "victim", "idle", "steals"), _cursor_of, _cursor)
_REASON = name_from("reason", 1, ev.END_REASONS)

EVENT_ROWS: Final = EventRows[ev.SasquatchEvent](
    get_args(ev.SasquatchEvent),
    {
        ev.Offered: Columns("seat", "cards", secret=cell("offer", offer_of, code_of)),
        ev.WasSplit: Columns("seat", "mine", "yours", secret=cell("split", split_of, code_of)),
        ev.Shown: Columns("deal", "by", secret="card"),
        ev.Flipped: Columns("deal", "by", "seat", secret="card"),
        ev.Removed: Columns("deal", or_none("by", int(FACE_UP)), "seat", secret="card"),
        ev.Added: Columns("seat", "deal", secret="card"),
        ev.Collected: Columns("owner", "deal", secret=_CARDS),
        ev.Traded: Columns("seat", "card", "sets", secret="tokens"),
        ev.Drew: Columns("seat", "count", secret=_CARDS),
        ev.Stage: Columns(
            "phase",
            cell("waiting", _seats_of, _seats),
            _CURSOR,
            secret=cell("due", cards_of, pile_of),
        ),
        ev.Ended: Columns(_REASON),
        ev.Revealed: Columns("seat", secret=_CARDS),
    },
)
