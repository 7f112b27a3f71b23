"""Before the first card: opening a table, sitting down, starting; after the last: a rematch.

Functions that return something to be stored check only; the ones that change a table say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from squatch.bots import find_bot
from squatch.core.chance import Fast
from squatch.core.errors import Message, OptionError, UnknownBot
from squatch.core.game import Game, Options
from squatch.tables.chairs import MOST_RESPONSE_MS, Chair, Plan, SeatWish
from squatch.tables.errors import BadPlan, NotAllowed, TableFull, WrongPhase
from squatch.tables.names import check_name
from squatch.tables.table import Phase, Table

NONCE_BYTES = 16
NONCE_WAIT_MS = 5_000


def parse_options(game: Game, given: Mapping[str, bool | int | None]) -> Options:
    """The options of a game by their keys. Raises BadPlan for one it does not have."""
    try:
        return msgspec.convert(given, type=game.options)
    except msgspec.ValidationError as problem:
        raise BadPlan(Message("table-error-options", {"detail": str(problem)})) from problem


def open_table(game: Game, plan: Plan, wishes: Sequence[SeatWish], guest: str, name: str) -> Table:
    """A table in its lobby, its opener on the first human seat. Raises BadPlan or BadName."""
    if len(wishes) not in game.seats:
        limits: dict[str, str | int] = {
            "seats": len(wishes),
            "min": game.seats[0],
            "max": game.seats[-1],
        }
        raise BadPlan(Message("table-error-seats", limits))
    if not 0 <= plan.response_ms <= MOST_RESPONSE_MS:
        raise BadPlan(Message("table-error-response", {"most": MOST_RESPONSE_MS}))
    chairs = [_chair(wish) for wish in wishes]
    free = [seat for seat, chair in enumerate(chairs) if chair.free]
    if not free:
        raise BadPlan(Message("table-error-no-person"))
    chairs[free[0]].seat_person(guest, check_name(name))
    _try_options(game, plan.options, len(chairs))
    return Table(game, plan, chairs, free[0])


def _chair(wish: SeatWish) -> Chair:
    if wish.kind == "human":
        return Chair(kind="human")
    try:
        return Chair(kind="bot", bot=find_bot(wish.bot or "").name)
    except UnknownBot as problem:
        raise BadPlan(Message("table-error-unknown-bot", {"bot": wish.bot or ""})) from problem


def _try_options(game: Game, options: Options, seats: int) -> None:
    try:
        game.new(seats, Fast(0), options=options)
    except OptionError as problem:
        raise BadPlan(Message("table-error-options", {"detail": str(problem)})) from problem


def check_join(table: Table, guest: str, name: str) -> tuple[int, str]:
    """The seat this guest would get, and the name as it will be shown.

    Raises BadName, WrongPhase when the game has begun, TableFull. Who sits there already keeps seat
    and name.
    """
    seat = table.seat_of(guest)
    if seat is not None:
        return seat, table.chairs[seat].name or ""
    if table.phase is not Phase.LOBBY:
        over = table.phase is Phase.FINISHED
        raise WrongPhase(Message("table-error-over" if over else "table-error-begun"))
    shown = check_name(name)
    for free, chair in enumerate(table.chairs):
        if chair.free:
            return free, shown
    raise TableFull(Message("table-error-full"))


def join(table: Table, seat: int, guest: str, name: str) -> None:
    """Sit down, as `check_join` said. Whoever is first at a table that was given up owns it."""
    table.chairs[seat].seat_person(guest, name)
    if table.owner is None:
        table.owner = seat


def owner_without(table: Table, seat: int) -> int | None:
    """Who would own the table if this seat were free."""
    if table.owner != seat:
        return table.owner
    others = (other for other, chair in enumerate(table.chairs) if chair.person and other != seat)
    return next(others, None)


def leave_lobby(table: Table, seat: int) -> None:
    """Get up: the seat is free again. A start that was asked for is off."""
    table.owner = owner_without(table, seat)
    table.chairs[seat].clear()
    table.start_by = None


def ask_to_start(table: Table, guest: str, now: float) -> None:
    """The owner wants to begin; the game does as soon as `may_begin`.

    Raises WrongPhase, NotAllowed for anybody else, BadPlan while a seat is free.
    """
    if table.phase is not Phase.LOBBY:
        raise WrongPhase(Message("table-error-begun"))
    seat = table.seat_of(guest)
    if seat is None or seat != table.owner:
        raise NotAllowed(Message("table-error-not-owner"))
    free = sum(chair.free for chair in table.chairs)
    if free:
        raise BadPlan(Message("table-error-seats-free", {"free": free}))
    if table.start_by is None:
        table.start_by = now + NONCE_WAIT_MS


def give_nonce(table: Table, guest: str | None, nonce: str) -> None:
    """A player's share of the shuffle; only the first one counts, and only before the start.

    Raises NotAllowed for anybody without a seat, BadPlan for one that is not 32 hexadecimal digits.
    """
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed(Message("table-error-not-seated"))
    try:
        value = bytes.fromhex(nonce)
    except ValueError:
        value = b""
    if len(value) != NONCE_BYTES or len(nonce) != 2 * NONCE_BYTES:
        raise BadPlan(Message("table-error-nonce"))
    if table.phase is Phase.LOBBY and table.chairs[seat].nonce is None:
        table.chairs[seat].nonce = value


def may_begin(table: Table, now: float) -> bool:
    """Whether a start that was asked for can happen: all nonces are in, or it is time."""
    if table.start_by is None or table.phase is not Phase.LOBBY:
        return False
    return now >= table.start_by or all(
        chair.nonce is not None for chair in table.chairs if chair.person
    )


def rematch(table: Table, guest: str, plan: Plan) -> Table:
    """A new table with the same people and bots on the same seats, owned by who asked.

    Raises WrongPhase before the end, NotAllowed for anybody without a seat.
    """
    if table.phase is not Phase.FINISHED:
        raise WrongPhase(Message("table-error-not-over"))
    owner = table.seat_of(guest)
    if owner is None:
        raise NotAllowed(Message("table-error-not-seated"))
    chairs = [
        Chair(kind=chair.kind, bot=chair.bot, guest=chair.guest, name=chair.name)
        for chair in table.chairs
    ]
    return Table(table.game, plan, chairs, owner)
