"""Views of what an audience has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from squatch.core.state import SPECTATOR, seats_of
from squatch.games.trailblazers_sasquatch.actions import say_of
from squatch.games.trailblazers_sasquatch.events import END_REASONS, PHASES, Character
from squatch.games.trailblazers_sasquatch.names import BASES, SIDES, TRAILS, Trail
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, CARDS, DeckTables
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.hints import changing_spots
from squatch.games.trailblazers_sasquatch.rules.loops import new_loops
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap, restore_map
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers
from squatch.games.trailblazers_sasquatch.views import (
    Accusation,
    Card,
    DiscardedCard,
    Hint,
    Loop,
    LoopValue,
    Piece,
    Pursuit,
    Result,
    RowView,
    SeatView,
    Square,
    Statement,
    SupplyBase,
    TrailblazersView,
)

MOST_REMEMBERED: Final = 256  # maps and pieces whose hints are kept
GRADES: Final = (50, 65, 80)  # points of loops, where nobody held the Sasquatch


def view_of(seen: Trailblazers) -> TrailblazersView:
    """The typed form of what an audience has seen."""
    marks = seen.marks
    cards = cards_of(seen.tables)
    hunted = int(marks[board.HUNTED])
    return TrailblazersView(
        audience=None if seen.audience == SPECTATOR else int(seen.audience),
        phase=PHASES[marks[board.PHASE]],
        turn=int(marks[board.TURN]),
        active=int(marks[board.ACTIVE]),
        waiting=tuple(seats_of(marks[board.WAITING])),
        seats=tuple(_seat_view(seen, seat) for seat in range(seen.seats)),
        pieces=tuple(_piece(seen, at) for at in range(seen.map.laid)),
        loops=tuple(_loop(seen, number) for number in range(seen.map.loops)),
        loop_total=int(seen.map.loop_total),
        supply=tuple(
            SupplyBase(name, _sides(seen, base, 0))
            for base, name in enumerate(BASES)
            if not seen.map.bases_laid >> base & 1
        ),
        rows=tuple(_row_view(seen, row) for row in range(len(TRAILS))),
        row_size=int(board.ROW_SIZE),
        deck_size=int(marks[board.DECK_SIZE]),
        shown=cards[marks[board.SHOWN] - 1] if marks[board.SHOWN] else None,
        hints=_hints(seen),
        must_base=marks[board.DUE] == 1,
        accusable=hunted == 0 and seen.can_accuse(),
        late_accusations=marks[board.LATE_ACCUSATIONS] == 1,
        trail_placers=tuple(seats_of(marks[board.PLACERS])),
        first=int(marks[board.FIRST]),
        hunters_from=hunted or None,
        pursuit=_pursuit(seen) if hunted else None,
        accusation=_accusation(seen),
        result=_result(seen) if marks[board.REASON] else None,
    )


@lru_cache(maxsize=16)
def cards_of(tables: DeckTables) -> tuple[Card, ...]:
    """The trail cards of a deck, by their numbers."""
    return tuple(
        Card(
            card=card,
            first=int(tables.faces[card * 8]),
            second=int(tables.faces[card * 8 + 1]),
            long=TRAILS[tables.long_trail(card)],
            animal=tables.has_animal(card),
        )
        for card in range(CARDS)
    )


def _lying(seen: Trailblazers, *zones: int) -> tuple[Card, ...]:
    """The cards that the viewer knows to lie in some zones, by their numbers."""
    cards = cards_of(seen.tables)
    return tuple(cards[card] for card in range(CARDS) if seen.where[card] in zones)


def _seat_view(seen: Trailblazers, seat: int) -> SeatView:
    marks = seen.marks
    own = seat == seen.audience
    said = int(marks[board.SPOKEN + seat])
    window = marks[board.PHASE] == board.ACCUSING and seat != marks[board.ACTIVE]
    return SeatView(
        hand=_lying(seen, board.HAND + seat) if own else None,
        hand_size=int(marks[board.HAND_SIZES + seat]),
        left=_lying(seen, board.LEFT + seat) if own else (),
        left_size=int(marks[board.LEFT_SIZES + seat]),
        character=_character(seen, seat),
        passed=window and not marks[board.WAITING] >> seat & 1,
        talked=bool(marks[board.TALKED] >> seat & 1),
        statement=Statement(say_of(said - 1), int(marks[board.SPOKEN_AT + seat])) if said else None,
    )


def _character(seen: Trailblazers, seat: int) -> Character | None:
    if seen.sasquatch == board.UNKNOWN and seat != seen.audience:
        return None
    return "sasquatch" if seen.sasquatch == seat else "tourist"


def _sides(seen: Trailblazers, base: int, turn: int) -> tuple[Trail, ...]:
    return tuple(TRAILS[seen.tables.side(base, turn, side)] for side in range(len(SIDES)))


def _piece(seen: Trailblazers, at: int) -> Piece:
    land = seen.map
    piece = int(land.piece(at))
    turn = int(land.piece_turn(at))
    is_card = piece < BASE_PIECE
    base = piece - int(BASE_PIECE)
    return Piece(
        x=int(land.piece_x(at)),
        y=int(land.piece_y(at)),
        turn=turn,
        card=cards_of(seen.tables)[piece] if is_card else None,
        base=None if is_card else BASES[base],
        sides=None if is_card else _sides(seen, base, turn),
        by=int(seen.placer_of(at)),
    )


def _loop(seen: Trailblazers, number: int) -> Loop:
    end = seen.map.loop_end(number)
    value = loop_value(seen.map, int(end))
    path = tuple(
        Square(x, y, SIDES[enters], SIDES[leaves])
        for x, y, enters, leaves in seen.map.loop_path(end)
    )
    return Loop(value.base, value.type, value.value, path)


def loop_value(land: TrailMap, end: int) -> LoopValue:
    """A loop by its first end."""
    return LoopValue(
        BASES[land.loop_base(end)], TRAILS[land.loop_trail(end)], int(land.loop_value(end))
    )


def _row_view(seen: Trailblazers, row: int) -> RowView:
    marks = seen.marks
    hunted = marks[board.HUNTED] > 0
    first = row * int(board.ROW_SIZE)
    lying = {int(zone): card for card, zone in enumerate(seen.where) if zone >= board.ROW}
    cards = cards_of(seen.tables)
    discards = []
    for at in range(first, first + int(marks[board.ROW_SIZES + row])):
        card = lying.get(int(board.ROW) + at)
        seat = int(marks[board.DISCARDER + at]) - 1
        discards.append(DiscardedCard(seat, None if card is None else cards[card]))
    mine = seen.audience >= 0  # spectators have discarded nothing
    return RowView(
        row=TRAILS[row],
        discards=tuple(discards),
        stack=int(marks[board.STACK_SIZES + row]) if hunted else None,
        known=_lying(seen, board.STACK + 4 * row + seen.audience) if hunted and mine else (),
    )


def _hints(seen: Trailblazers) -> tuple[Hint, ...]:
    marks = seen.marks
    if seen.audience < 0 or not marks[board.WAITING] >> seen.audience & 1:
        return ()
    if marks[board.PHASE] == board.PLACING:
        pieces = [int(marks[board.SHOWN]) - 1]
    elif marks[board.PHASE] in (board.BASE_DUE, board.FIRST_DRAW) and seen.map.laid:
        pieces = [
            int(BASE_PIECE) + base
            for base in range(len(BASES))
            if not seen.map.bases_laid >> base & 1
        ]
    else:
        return ()
    numbers = tuple(seen.map.save())
    return tuple(hint for piece in pieces for hint in _hints_of(seen.tables, numbers, piece))


@lru_cache(maxsize=MOST_REMEMBERED)
def _hints_of(tables: DeckTables, numbers: tuple[int, ...], piece: int) -> tuple[Hint, ...]:
    """The hints for a piece on a saved map: everybody at a table, and its next view, asks again."""
    land = restore_map(tables, list(numbers))
    base = None if piece < BASE_PIECE else BASES[piece - int(BASE_PIECE)]
    return tuple(
        Hint(
            base,
            int(spot_x(spot)),
            int(spot_y(spot)),
            int(spot_turn(spot)),
            closed=tuple(loop_value(after, end) for end in new_loops(land, after)),
            broken=tuple(loop_value(land, end) for end in new_loops(after, land)),
        )
        for spot, after in changing_spots(land, piece)
    )


def _pursuit(seen: Trailblazers) -> Pursuit:
    marks = seen.marks
    cards = cards_of(seen.tables)
    drawn = [int(marks[mark]) for mark in (board.FIRST_DRAWN, board.SECOND_DRAWN)]
    return Pursuit(
        sasquatch=int(seen.sasquatch),
        figure=int(seen.map.figure),
        tally=int(marks[board.TALLY]),
        tally_end=int(board.TALLY_END),
        last_turn=marks[board.TALLY] >= board.TALLY_END,
        drawn=tuple(cards[card - 1] for card in drawn if card),
        removed=_lying(seen, board.GONE),
    )


def _accusation(seen: Trailblazers) -> Accusation | None:
    marks = seen.marks
    if marks[board.ACCUSER] == 0:
        return None
    accused = int(marks[board.ACCUSED_SEAT]) - 1
    return Accusation(int(marks[board.ACCUSER]) - 1, accused, seen.sasquatch == accused)


def _result(seen: Trailblazers) -> Result:
    reason = seen.marks[board.REASON]
    loops = int(seen.map.loop_total)
    return Result(
        reason=END_REASONS[reason - 1],
        sasquatch=None if seen.sasquatch == board.ASIDE else int(seen.sasquatch),
        loops=loops,
        animals=None if seen.marks[board.HUNTED] else int(seen.animals_discarded()),
        factor=int(seen.factor()),
        grade=sum(loops >= least for least in GRADES) if reason == board.NO_SASQUATCH else None,
    )
