"""Whose turn it is for programs, and when.

They are bots, stand-ins for people who are away, and passes for people who do not want to be asked
in windows. All answer after the table's response time, the same for every decision, so their pace
tells nothing. In a window it runs for all seats at once, from when they were asked: a window that
nobody uses is over after one response time, however many pass.
"""

from __future__ import annotations

from typing import NamedTuple

from squatch.tables.stops import pass_of
from squatch.tables.table import Phase, Table

ABSENT_MS = 120_000
STAND_IN = "instinct"


class Due(NamedTuple):
    """A decision that a program takes: for which seat, on which question, not before which time.

    `code` is the pass of somebody who does not want to be asked, None where a bot decides.
    """

    seat: int
    question: int
    at: float
    code: int | None = None


def next_due(table: Table) -> Due | None:
    """The next decision of a bot or stand-in, or pass for a person; None while people decide.

    Where the order matters a program waits until every seat before it has decided; where all decide
    in secret it need not.
    """
    if table.phase is not Phase.PLAYING:
        return None
    first = table.state.to_act()
    any_order = table.game.in_any_order(table.state)
    together = _together(table)
    for seat, question in enumerate(table.asked):
        if not question or not (any_order or seat == first):
            continue
        by_bot = table.chairs[seat].played_by_program
        code = None if by_bot else pass_of(table, seat)
        if by_bot or code is not None:
            asked_at = table.asked_at[seat] if together else table.moved_at
            return Due(seat, question, asked_at + table.plan.response_ms, code)
    return None


def thinkers(table: Table) -> list[tuple[int, int]]:
    """The seats for which a program may think by now, each with the question it is asked.

    Programs think while the response time runs, so that how long they take tells nothing. In a
    window that is all who are asked: a pass of somebody else leaves their questions as they are.
    """
    if table.phase is not Phase.PLAYING:
        return []
    first = table.state.to_act()
    together = _together(table)
    return [
        (seat, question)
        for seat, question in enumerate(table.asked)
        if question and table.chairs[seat].played_by_program and (together or seat == first)
    ]


def _together(table: Table) -> bool:
    """Whether all who are asked were asked at once."""
    state = table.state
    return table.game.in_any_order(state) or table.game.window(state) is not None


def bot_of(table: Table, seat: int) -> str:
    """The name of the program that plays for a seat."""
    return table.chairs[seat].bot or STAND_IN


def note_present(table: Table, guests: frozenset[str], now: float) -> None:
    """Only these guests have the table open now. Who is back gets the own seat back."""
    for chair in table.chairs:
        here = chair.guest in guests
        if not here and (chair.present or chair.gone_since is None):
            chair.gone_since = now
        chair.present = here
        if here and not chair.left:
            chair.stand_in = False


def come_back(table: Table, seat: int) -> None:
    """Somebody who had said goodbye opens the table again, or acts."""
    table.chairs[seat].left = table.chairs[seat].stand_in = False


def leave_game(table: Table, seat: int) -> None:
    """Somebody says goodbye in mid-game: a stand-in plays at once."""
    table.chairs[seat].left = table.chairs[seat].stand_in = True


def stand_in_at(table: Table, seat: int) -> float | None:
    """When a stand-in takes a seat over, if nothing happens until then; None where none would.

    It takes somebody who is away, owes a decision, and keeps somebody else waiting. A table that
    nobody looks at waits, for days if need be.
    """
    chair = table.chairs[seat]
    if table.phase is not Phase.PLAYING or not chair.person or chair.present or chair.stand_in:
        return None
    if not table.asked[seat] or not any(other.present for other in table.chairs):
        return None
    return None if chair.gone_since is None else chair.gone_since + ABSENT_MS


def send_stand_ins(table: Table, now: float) -> bool:
    """Let stand-ins take over where it is time; True when one did."""
    changed = False
    for seat, chair in enumerate(table.chairs):
        at = stand_in_at(table, seat)
        if at is not None and at <= now:
            chair.stand_in = changed = True
    return changed


def wake_at(table: Table) -> float | None:
    """The next time at which something happens by itself, or None."""
    times = [
        at for seat in range(len(table.chairs)) if (at := stand_in_at(table, seat)) is not None
    ]
    due = next_due(table)
    if due is not None:
        times.append(due.at)
    if table.start_by is not None:
        times.append(table.start_by)
    return min(times, default=None)
