"""Typed events and their rows: what a column's number is in a field, and what is refused."""

from typing import Literal

import pytest

from squatch.core.event_rows import Cell, Columns, EventRows, cell, name_from, or_none
from squatch.core.game import Event
from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Row

Suit = Literal["leaf", "bell"]


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    suit: Suit | None


class Turned(Event, frozen=True, tag="turned"):
    up: bool
    suit: Suit
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    x: int
    y: int
    by: int | None
    why: Suit
    card: int


class Other(Event, frozen=True, tag="other"):
    seat: int


ROWS = EventRows[Dealt | Turned | Moved](
    (Dealt, Turned, Moved),
    {
        Dealt: Columns("seat", secret="suit"),
        Moved: Columns(
            Cell(("x", "y"), lambda spot: divmod(spot, 8), lambda x, y: 8 * x + y),
            or_none("by", 9),
            name_from("why", 1, ("leaf", "bell")),
            secret=cell("card", lambda number: number + 1, lambda card: card - 1),
        ),
    },
)

SAME = [
    (Dealt(2, "bell"), Row(0, EVERYONE, 1, 2, 0, 0)),
    (Dealt(2, None), Row(0, NOBODY, HIDDEN, 2, 0, 0)),
    (Turned(True, "leaf", 3), Row(1, EVERYONE, 0, 1, 0, 3)),
    (Moved(1, 2, None, "leaf", 5), Row(2, EVERYONE, 4, 10, 9, 1)),
    (Moved(0, 7, 0, "bell", 1), Row(2, EVERYONE, 0, 7, 0, 2)),
]


@pytest.mark.parametrize(("event", "row"), SAME)
def test_an_event_and_its_row_say_the_same(event: Event, row: Row) -> None:
    assert ROWS.row_of(event) == row
    assert ROWS.event_of(row) == event


def test_kinds_are_numbered_in_order_and_named_by_their_tags() -> None:
    assert ROWS.names == ("dealt", "turned", "moved")


@pytest.mark.parametrize("kind", [-1, 3])
def test_a_kind_the_game_does_not_have_is_refused(kind: int) -> None:
    with pytest.raises(ValueError, match=f"of kind {kind}; expected 0 to 2"):
        ROWS.event_of(Row(kind, EVERYONE, 0, 0, 0, 0))


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Other is no event of this game"):
        ROWS.row_of(Other(1))


class Unclear(Event, frozen=True, tag="unclear"):
    seat: int | None


class Wide(Event, frozen=True, tag="wide"):
    seats: tuple[int, ...]


@pytest.mark.parametrize("kind", [Unclear, Wide])
def test_a_field_that_no_number_stands_for_by_itself_needs_a_cell(kind: type[Event]) -> None:
    with pytest.raises(TypeError, match=r"nothing says which number .* give a Cell"):
        EventRows((kind,), {})


class Public(Event, frozen=True, tag="public"):
    seat: int
    suit: Suit


@pytest.mark.parametrize(
    "columns", [Columns("seat"), Columns("seat", "suit", "seat"), Columns("seat", secret="seat")]
)
def test_every_field_has_one_column(columns: Columns) -> None:
    with pytest.raises(TypeError, match=r"columns of Public hold .* expected each of its fields"):
        EventRows((Public,), {Public: columns})
