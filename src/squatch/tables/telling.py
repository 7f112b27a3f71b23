"""What each audience is told of a table; it looks at nothing else than what that one has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from squatch.core.errors import Message
from squatch.core.game import Action, Event, Game, Line, View
from squatch.core.journal import Row, journal_of
from squatch.core.state import SPECTATOR
from squatch.tables.chairs import Chair, Kind
from squatch.tables.stops import Stops, pass_of
from squatch.tables.table import Phase, Table

MOST_REMEMBERED = 4096  # events and actions in their typed form


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. A human seat without a name is free; a bot's has no name."""

    seat: int
    name: str | None
    kind: Kind
    bot: str | None
    connected: bool
    stand_in: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as somebody seated, or a spectator, is shown it.

    `played_for_you` counts the decisions that a bot took for the viewer, who was away, since they
    last took one.
    """

    id: str
    game: str
    phase: Phase
    owner_seat: int | None
    seats: list[SeatInfo]
    options: dict[str, bool | int | None]
    response_ms: int
    starting: bool
    commitment: str
    invite: str | None
    your_seat: int | None
    played_for_you: int
    rematch_table: str | None


class Outcome(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: str
    winners: list[int]
    scores: list[int]


class Proof(msgspec.Struct, frozen=True):
    """What the shuffles were made of, in hexadecimal: the table's secret, and a nonce a seat."""

    secret: str
    nonces: list[str]


class Position(msgspec.Struct, frozen=True, tag="position"):
    """The position as this seat sees it, and what happened since the version it was told last.

    `stops` is when this seat wants to be asked, `passing` whether the table will pass for it now;
    for its own eyes only.
    """

    version: int
    view: View
    events: list[Event]
    lines: list[Line | None]  # of the log: one for each event that is worth one
    prompt: Message
    pending: list[int]
    question: int | None
    legal: list[Action]
    stops: Stops | None
    passing: bool
    outcome: Outcome | None
    proof: Proof | None


def seat_infos(chairs: Sequence[Chair]) -> list[SeatInfo]:
    """All seats, in order."""
    return [
        SeatInfo(seat, chair.name, chair.kind, chair.bot, chair.connected, chair.stand_in)
        for seat, chair in enumerate(chairs)
    ]


def table_info(table: Table, seat: int | None) -> TableInfo:
    """The table, for a seat or for spectators (None). Only who sits gets the invitation."""
    return TableInfo(
        id=table.plan.id,
        game=table.game.id,
        phase=table.phase,
        owner_seat=table.owner,
        seats=seat_infos(table.chairs),
        options=msgspec.to_builtins(table.plan.options),
        response_ms=table.plan.response_ms,
        starting=table.start_by is not None,
        commitment=table.seal.commitment,
        invite=None if seat is None else table.plan.invite,
        your_seat=seat,
        played_for_you=0 if seat is None else table.chairs[seat].stood_in,
        rematch_table=table.rematch,
    )


def told_since(table: Table, audience: int, version: int) -> list[Row]:
    """The rows after a version, as this audience is told them."""
    rows = [row for entry in table.entries[max(version, 0) :] for row in entry.rows]
    return journal_of(rows).told(audience).rows()


# Everybody at a table is told much the same, and actions and events are values that never change.


@lru_cache(maxsize=MOST_REMEMBERED)
def _event_of(game: Game, row: Row) -> Event:
    return game.event_of(row)


@lru_cache(maxsize=MOST_REMEMBERED)
def _line_of(game: Game, row: Row, viewer: int | None) -> Line | None:
    return game.line_of(_event_of(game, row), viewer)


@lru_cache(maxsize=MOST_REMEMBERED)
def _action_of(game: Game, code: int) -> Action:
    return game.action_of(code)


def position(table: Table, seat: int | None, since: int) -> Position:
    """The position for a seat or for spectators (None), with the events after version `since`.

    Raises WrongPhase before the game has begun.
    """
    audience = SPECTATOR if seat is None else seat
    seen = table.state.seen(audience)
    outcome = seen.outcome()
    pending = seen.pending()
    legal = [] if seat is None else seen.legal(seat)
    view = table.game.view(seen)
    told = told_since(table, audience, since)
    return Position(
        version=table.version,
        view=view,
        events=[_event_of(table.game, row) for row in told],
        lines=[_line_of(table.game, row, seat) for row in told],
        prompt=table.game.prompt_of(view),
        pending=[chair for chair in range(len(table.chairs)) if pending >> chair & 1],
        question=None if seat is None else table.asked[seat] or None,
        legal=[_action_of(table.game, code) for code in legal],
        stops=None if seat is None else table.chairs[seat].stops,
        passing=seat is not None and bool(table.asked[seat]) and pass_of(table, seat) is not None,
        outcome=outcome and Outcome(outcome.reason, outcome.winners, outcome.scores),
        proof=proof(table),
    )


def proof(table: Table) -> Proof | None:
    """The proof of all shuffles, once the game is over."""
    if table.phase is not Phase.FINISHED:
        return None
    seal = table.seal
    return Proof(seal.secret.hex(), [nonce.hex() for nonce in seal.nonces])
