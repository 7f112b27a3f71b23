"""What an audience has seen, restored from its view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.state import SPECTATOR
from squatch.games.trailblazers_sasquatch.actions import say_code
from squatch.games.trailblazers_sasquatch.events import END_REASONS, PHASES
from squatch.games.trailblazers_sasquatch.names import BASES
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, CARDS, DeckTables
from squatch.games.trailblazers_sasquatch.rules.ground import spot_of
from squatch.games.trailblazers_sasquatch.rules.map import NO_FIGURE, TrailMap, restore_map
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers
from squatch.games.trailblazers_sasquatch.views import (
    Pursuit,
    RowView,
    SeatView,
    TrailblazersView,
)

PLACE: Final = 65536  # `TrailMap.save` has piece * PLACE + spot


def parse_view(view: TrailblazersView, tables: DeckTables) -> Trailblazers:
    """The state that the view was made of, for the same deck."""
    land = _map_of(view, tables)
    state = Trailblazers(tables, len(view.seats), land)
    state.audience = SPECTATOR if view.audience is None else view.audience
    state.sasquatch = _holder(view)
    state.marks = vec[i64]([0] * int(board.MARKS))
    state.where = vec[i64]([-1] * int(CARDS))
    _mark_turn(state, view)
    for seat, place in enumerate(view.seats):
        _mark_seat(state, seat, place)
    for number, row in enumerate(view.rows):
        _mark_row(state, number, row)
    for piece in view.pieces:
        if piece.card is not None:
            state.where[piece.card.card] = board.ON_MAP
    if view.pursuit is not None:
        _mark_pursuit(state, view, view.pursuit)
    elif view.shown is not None:
        state.where[view.shown.card] = board.HAND + view.active
    return state


def _map_of(view: TrailblazersView, tables: DeckTables) -> TrailMap:
    figure = int(NO_FIGURE) if view.pursuit is None else view.pursuit.figure
    laid = []
    for piece in view.pieces:
        number = int(BASE_PIECE) + BASES.index(piece.base) if piece.base else 0
        if piece.card is not None:
            number = piece.card.card
        laid.append(number * int(PLACE) + int(spot_of(piece.x, piece.y, piece.turn)))
    return restore_map(tables, [len(laid), figure, *laid])


def _holder(view: TrailblazersView) -> int:
    if view.pursuit is not None:
        return view.pursuit.sasquatch
    if view.result is not None:
        return int(board.ASIDE) if view.result.sasquatch is None else view.result.sasquatch
    if view.audience is not None and view.seats[view.audience].character == "sasquatch":
        return view.audience
    return int(board.UNKNOWN)


def _mark_turn(state: Trailblazers, view: TrailblazersView) -> None:
    marks = state.marks
    marks[board.PHASE] = PHASES.index(view.phase)
    marks[board.WAITING] = sum(1 << seat for seat in view.waiting)
    marks[board.ACTIVE] = view.active
    marks[board.TURN] = view.turn
    marks[board.FIRST] = view.first
    marks[board.SHOWN] = 0 if view.shown is None else view.shown.card + 1
    marks[board.DUE] = int(view.must_base)
    marks[board.PLACERS] = sum(1 << seat for seat in view.trail_placers)
    marks[board.LATE_ACCUSATIONS] = int(view.late_accusations)
    marks[board.DECK_SIZE] = view.deck_size
    marks[board.HUNTED] = view.hunters_from or 0
    if view.accusation is not None:
        marks[board.ACCUSER] = view.accusation.seat + 1
        marks[board.ACCUSED_SEAT] = view.accusation.accused + 1
    if view.result is not None:
        marks[board.REASON] = END_REASONS.index(view.result.reason) + 1


def _mark_seat(state: Trailblazers, seat: int, place: SeatView) -> None:
    marks = state.marks
    marks[board.HAND_SIZES + seat] = place.hand_size
    marks[board.LEFT_SIZES + seat] = place.left_size
    marks[board.TALKED] |= int(place.talked) << seat
    if place.statement is not None:
        marks[board.SPOKEN + seat] = say_code(place.statement.said) + 1
        marks[board.SPOKEN_AT + seat] = place.statement.turn
    for card in place.hand or ():
        state.where[card.card] = board.HAND + seat
    for card in place.left:
        state.where[card.card] = board.LEFT + seat


def _mark_row(state: Trailblazers, number: int, row: RowView) -> None:
    marks = state.marks
    marks[board.ROW_SIZES + number] = len(row.discards)
    marks[board.STACK_SIZES + number] = row.stack or 0
    for place, discarded in enumerate(row.discards):
        at = number * int(board.ROW_SIZE) + place
        marks[board.DISCARDER + at] = discarded.seat + 1
        if discarded.card is not None:
            state.where[discarded.card.card] = board.ROW + at
    for card in row.known:
        state.where[card.card] = board.STACK + 4 * number + state.audience


def _mark_pursuit(state: Trailblazers, view: TrailblazersView, pursuit: Pursuit) -> None:
    marks = state.marks
    marks[board.TALLY] = pursuit.tally
    for card in pursuit.removed:
        state.where[card.card] = board.GONE
    if view.shown is not None:
        state.where[view.shown.card] = board.DRAWN
    for mark, card in zip((board.FIRST_DRAWN, board.SECOND_DRAWN), pursuit.drawn, strict=False):
        marks[mark] = card.card + 1
        state.where[card.card] = board.DRAWN
