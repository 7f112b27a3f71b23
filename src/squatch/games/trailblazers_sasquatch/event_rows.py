"""How the events stand in the rows of the journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from squatch.core.event_rows import Cell, Columns, EventRows, cell, name_from, or_none
from squatch.core.state import seats_of
from squatch.games.trailblazers_sasquatch import events as ev
from squatch.games.trailblazers_sasquatch.actions import say_code, say_of
from squatch.games.trailblazers_sasquatch.names import TRAILS, Trail
from squatch.games.trailblazers_sasquatch.rules import rows
from squatch.games.trailblazers_sasquatch.rules.board import ASIDE
from squatch.games.trailblazers_sasquatch.rules.ground import spot_of, spot_turn, spot_x, spot_y


def _cards_of(drawn: int) -> tuple[int, int]:
    second, first = divmod(drawn, int(rows.SECOND_CARD))
    return first, second - 1


def _drawn(cards: tuple[int, int]) -> int:
    return cards[0] + int(rows.SECOND_CARD) * (cards[1] + 1)


def _place_of(spot: int) -> tuple[int, int, int]:
    return int(spot_x(spot)), int(spot_y(spot)), int(spot_turn(spot))


def _look_of(look: int) -> tuple[str, bool]:
    animal, long = divmod(look, int(rows.ANIMAL))
    return TRAILS[long], animal == 1


def _look(long: Trail, animal: bool) -> int:
    return TRAILS.index(long) + int(rows.ANIMAL) * animal


def _asked_of(seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    talked, waiting = divmod(seats, int(rows.TALKERS))
    return tuple(seats_of(waiting)), tuple(seats_of(talked))


def _asked(waiting: Iterable[int], talked: Iterable[int]) -> int:
    return _seats(waiting) + int(rows.TALKERS) * _seats(talked)


def _seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _turn_of(cursor: int) -> tuple[int, int]:
    turn, active = divmod(cursor, int(rows.TURN_STEP))
    return active, turn


def _turn(active: int, turn: int) -> int:
    return active + int(rows.TURN_STEP) * turn


_PLACE = Cell(("x", "y", "turn"), _place_of, spot_of)
_REASON = name_from("reason", 1, ev.END_REASONS)

EVENT_ROWS: Final = EventRows[ev.TrailblazersEvent](
    get_args(ev.TrailblazersEvent),
    {
        ev.Dealt: Columns("seat", secret="character"),
        ev.Drew: Columns("seat", "count", secret=cell("cards", _cards_of, _drawn)),
        ev.Showed: Columns("seat", "long", secret="card"),
        ev.Laid: Columns("seat", _PLACE, "long", secret="card"),
        ev.LaidBase: Columns("seat", _PLACE, secret="base"),
        ev.Discarded: Columns("seat", "row", secret="card"),
        ev.TurnedUp: Columns(
            "seat", "source", Cell(("long", "animal"), _look_of, _look), secret="card"
        ),
        ev.Kept: Columns("seat", "other", "long", secret="card"),
        ev.Said: Columns("seat", cell("said", say_of, say_code)),
        ev.Stage: Columns(
            "phase",
            Cell(("waiting", "talked"), _asked_of, _asked),
            Cell(("active", "turn"), _turn_of, _turn),
        ),
        ev.Ended: Columns(_REASON, or_none("sasquatch", int(ASIDE))),
        ev.TurnedOver: Columns("row", "seat", "place", secret="card"),
    },
)
