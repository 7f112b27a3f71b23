"""What each audience is told of a table; it looks at nothing else than what that one has seen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from squatch.core.game import Action, Event, View
from squatch.core.journal import journal_of
from squatch.core.state import SPECTATOR
from squatch.tables.chairs import Chair, Kind
from squatch.tables.table import Phase, Table


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. A human seat without a name is free; a bot's has no name."""

    seat: int
    name: str | None
    kind: Kind
    bot: str | None
    connected: bool
    stand_in: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as somebody seated, or a spectator, is shown it."""

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
    """The position as this seat sees it, and what happened since the version it was told last."""

    version: int
    view: View
    events: list[Event]
    pending: list[int]
    question: int | None
    legal: list[Action]
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
        rematch_table=table.rematch,
    )


def told_since(table: Table, audience: int, version: int) -> list[Event]:
    """The events after a version, as this audience is told them."""
    event_of = table.game.event_of
    return [
        event_of(row)
        for entry in table.entries[max(version, 0) :]
        for row in journal_of(list(entry.rows)).told(audience)
    ]


def position(table: Table, seat: int | None, since: int) -> Position:
    """The position for a seat or for spectators (None), with the events after version `since`.

    Raises WrongPhase before the game has begun.
    """
    audience = SPECTATOR if seat is None else seat
    seen = table.state.seen(audience)
    outcome = seen.outcome()
    legal = [] if seat is None else seen.legal(seat)
    return Position(
        version=table.version,
        view=table.game.view(seen),
        events=told_since(table, audience, since),
        pending=[chair for chair in range(len(table.chairs)) if seen.pending() >> chair & 1],
        question=None if seat is None else table.asked[seat] or None,
        legal=[table.game.action_of(code) for code in legal],
        outcome=outcome and Outcome(outcome.reason, outcome.winners, outcome.scores),
        proof=proof(table),
    )


def proof(table: Table) -> Proof | None:
    """The proof of all shuffles, once the game is over."""
    if table.phase is not Phase.FINISHED:
        return None
    seal = table.seal
    return Proof(seal.secret.hex(), [nonce.hex() for nonce in seal.nonces])
