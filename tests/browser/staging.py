"""Positions of real games, found by seed, and shown to a page without a server playing them.

A table is played by bots in this process until it looks as wished; then its messages are given to
the page as the server would give them. The same wish always finds the same position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from squatch.bots import find_bot
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.server.wire import TableMessage
from squatch.tables import Plan, SeatWish, Table
from squatch.tables.lobby import join, open_table
from squatch.tables.table import Phase
from squatch.tables.telling import Position, position, table_info

MOST_GAMES = 400
SOCKETS = re.compile(r"/api/tables/[^/]+/socket$")
ADDRESS = "/table/staged"


class Guest(NamedTuple):
    """A person at the table: there, away, or away with a bot playing."""

    name: str
    here: bool = True
    stand_in: bool = False


class Company(NamedTuple):
    """Who sits at a table, the one who looks at it first; None is a bot. `options` of the game."""

    seats: tuple[Guest | None, ...]
    options: dict[str, bool | int | None] = {}  # noqa: RUF012 - never written
    watching: bool = False

    @property
    def viewer(self) -> int | None:
        """The seat that looks on; None for spectators."""
        return None if self.watching else 0


class Scene(NamedTuple):
    """What a page is told of a table; `news` is the position that follows."""

    messages: tuple[bytes, ...]
    news: bytes = b""

    def show(self, page: Page) -> Callable[[], None]:
        """Open the table on a page; what is returned tells the page the news."""
        sockets: list[WebSocketRoute] = []

        def answer(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            _answer(socket, self.messages)

        page.route_web_socket(SOCKETS, answer)
        page.goto(ADDRESS)
        return lambda: sockets[-1].send(self.news.decode())


def _answer(socket: WebSocketRoute, messages: Sequence[bytes]) -> None:
    def send(said: str | bytes) -> None:
        if msgspec.json.decode(said)["type"] == "resume":
            for told in messages:
                socket.send(told.decode())

    socket.on_message(send)


def stage(game: Game, company: Company, wanted: Callable[[Position], bool]) -> Scene:
    """The first position that is wanted, of games played by bots. Raises LookupError for none."""
    for _before, shown, _news, info in _positions(game, company):
        if wanted(shown):
            return Scene((info, msgspec.json.encode(shown)))
    raise LookupError(f"none of {MOST_GAMES} games had the position that is wanted")


def stage_news(game: Game, company: Company, wanted: Callable[[Position], bool]) -> Scene:
    """The position before the first news that are wanted, and these. Raises LookupError."""
    for before, _shown, news, info in _positions(game, company):
        if before is not None and wanted(news):
            messages = (info, msgspec.json.encode(before))
            return Scene(messages, msgspec.json.encode(news))
    raise LookupError(f"none of {MOST_GAMES} games had the news that are wanted")


def _positions(
    game: Game, company: Company
) -> Iterator[tuple[Position | None, Position, Position, bytes]]:
    """All positions of games played by bots.

    The one before, the position as it is, the same as news after that one, and the table.
    """
    for seed in range(MOST_GAMES):
        table = _seated(game, company, seed)
        bot = find_bot("instinct")
        before: Position | None = None
        for chance in map(Fast, islice(count(1 + seed * 1000), 1000)):
            shown = position(table, company.viewer, 0)
            news = position(table, company.viewer, table.version - 1)
            info = TableMessage(table_info(table, company.viewer))
            yield before, shown, news, msgspec.json.encode(info)
            if table.phase is Phase.FINISHED:
                break
            before = shown
            seat = int(table.state.to_act())
            code = bot.choose(game, table.state.seen(seat), chance)
            table.commit(table.decide_code(seat, table.asked[seat], code), 0)


def film(game: Game, company: Company, seed: int, steps: int) -> list[bytes]:
    """What a page is told of a whole stretch of a game: the table, and a position a decision."""
    table = _seated(game, company, seed)
    bot = find_bot("instinct")
    told = [msgspec.json.encode(TableMessage(table_info(table, company.viewer)))]
    for chance in map(Fast, range(1, steps + 1)):
        told.append(msgspec.json.encode(position(table, company.viewer, max(len(told) - 1, 0))))
        if table.phase is Phase.FINISHED:
            break
        seat = int(table.state.to_act())
        code = bot.choose(game, table.state.seen(seat), chance)
        table.commit(table.decide_code(seat, table.asked[seat], code), 0)
    return told


def _seated(game: Game, company: Company, seed: int) -> Table:
    wishes = [
        SeatWish("bot", "instinct") if guest is None else SeatWish("human")
        for guest in company.seats
    ]
    plan = Plan(
        id="staged",
        invite="invitation",
        secret=seed.to_bytes(32),
        options=game.options(**company.options),
        opened_at=0,
    )
    people = [(seat, guest) for seat, guest in enumerate(company.seats) if guest is not None]
    table = open_table(game, plan, wishes, "guest-0", people[0][1].name)
    for seat, guest in people:
        if seat > 0:
            join(table, seat, f"guest-{seat}", guest.name)
        table.chairs[seat].present = guest.here
        table.chairs[seat].stand_in = guest.stand_in
    table.commit(table.begin(), 0)
    return table


def named(names: Sequence[str], bots: int = 0) -> tuple[Guest | None, ...]:
    """People who are all there, and bots after them."""
    return (*map(Guest, names), *(None for _bot in range(bots)))
