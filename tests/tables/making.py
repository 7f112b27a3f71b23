"""Tables for tests, in one line each: a seat is `h` (a person) or `b` (a bot)."""

from __future__ import annotations

from squatch.core.game import Game
from squatch.tables import Plan, SeatWish, Table
from squatch.tables.lobby import join, open_table
from zoo import ZOO

BIDS = ZOO["zoo-bids"]
MOLES = ZOO["zoo-moles"]
OWNER = "guest-0"


def plan_of(game: Game, response_ms: int = 700) -> Plan:
    return Plan(
        id="table",
        invite="invite",
        secret=bytes(32),
        options=game.options(),
        opened_at=0,
        response_ms=response_ms,
    )


def opened(game: Game = BIDS, seats: str = "hhh", *, response_ms: int = 700) -> Table:
    """A lobby with its owner on the first human seat."""
    wishes = [SeatWish("human") if seat == "h" else SeatWish("bot", "random") for seat in seats]
    return open_table(game, plan_of(game, response_ms), wishes, OWNER, "Ada")


def full(game: Game = BIDS, seats: str = "hhh", *, response_ms: int = 700) -> Table:
    """A lobby in which guest-N sits on the human seat N."""
    table = opened(game, seats, response_ms=response_ms)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "human":
            join(table, seat, f"guest-{seat}", f"Player {seat}")
    return table


def playing(game: Game = BIDS, seats: str = "hhh", *, response_ms: int = 700) -> Table:
    """The same after the setup, at time 0."""
    table = full(game, seats, response_ms=response_ms)
    table.commit(table.begin(), 0)
    return table


def play(table: Table, seat: int, code: int | None = None, now: float = 0) -> None:
    """A seat answers its question, with its first legal action unless told otherwise."""
    chosen = table.state.legal(seat)[0] if code is None else code
    table.commit(table.decide_code(seat, table.asked[seat], chosen), now)


def play_out(table: Table) -> None:
    """Everybody answers with the first legal action until the end."""
    while (seat := int(table.state.to_act())) >= 0:
        play(table, seat)
