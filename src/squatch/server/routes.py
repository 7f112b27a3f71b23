"""The addresses under /api, /health, and the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from squatch.core.errors import Message
from squatch.core.game import Cell
from squatch.server import wire
from squatch.server.addresses import Addresses, qr_code
from squatch.server.catalogue import deck_of, game_info, guide
from squatch.server.errors import RequestError, not_understood
from squatch.server.guard import FOREIGN, GUEST
from squatch.server.hall import Hall, summary
from squatch.server.limits import Gate
from squatch.server.page import Page
from squatch.tables.errors import NotAllowed
from squatch.tables.keeping import record_of

Ask = Request[None, None, Any]
Body = TypeVar("Body")

NEW_TABLE = msgspec.json.Decoder(wire.NewTable)
JOIN = msgspec.json.Decoder(wire.Join)


def guest_of(request: Ask) -> str:
    """The guest who asks."""
    return str(request.scope["state"][GUEST])


def address_of(request: Ask) -> str:
    """The network address that asks; of whom a proxy on this computer names, if it names one."""
    return request.client.host if request.client else ""


async def body_of(request: Ask, decoder: msgspec.json.Decoder[Body]) -> Body:
    """The body of a request that changes something. Raises RequestError."""
    expect_own_page(request)
    try:
        return wire.read(await request.body(), decoder)
    except msgspec.MsgspecError as problem:
        raise not_understood(str(problem)) from problem


def expect_own_page(request: Ask) -> None:
    """Refuse what a page of another site asks for. Raises RequestError."""
    if request.scope["state"][FOREIGN]:
        raise RequestError(403, Message("server-error-foreign-page"))


@get("/health")
async def health(hall: NamedDependency[Hall]) -> wire.Health:
    """Whether the server can serve."""
    await hall.storage.check()
    return wire.Health()


@get("/api/games")
async def list_games(hall: NamedDependency[Hall]) -> list[wire.GameInfo]:
    """What can be played here."""
    return [game_info(game) for game in hall.games.values()]


@get("/api/games/{game_id:str}/guide")
async def show_guide(hall: NamedDependency[Hall], game_id: FromPath[str]) -> wire.Guide:
    """How to play."""
    return wire.Guide(guide(hall.game(game_id)))


@get("/api/games/{game_id:str}/deck")
async def show_deck(
    hall: NamedDependency[Hall], game_id: FromPath[str]
) -> Sequence[Mapping[str, Cell]]:
    """Every kind of card, with what it says."""
    return deck_of(hall.game(game_id))


@post("/api/tables")
async def open_table(
    request: Ask, hall: NamedDependency[Hall], gate: NamedDependency[Gate]
) -> wire.TableOpened:
    """A new table."""
    wish = await body_of(request, NEW_TABLE)
    gate.open_table(address_of(request))
    return wire.TableOpened(await hall.open(guest_of(request), wish))


@get("/api/tables")
async def list_tables(request: Ask, hall: NamedDependency[Hall]) -> wire.TableLists:
    """The own tables, and open ones."""
    return await hall.lists(guest_of(request))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(
    request: Ask, hall: NamedDependency[Hall], table_id: FromPath[str]
) -> wire.Done:
    """The owner wants to begin."""
    expect_own_page(request)
    await (await hall.table(table_id)).ask_to_start(guest_of(request))
    return wire.Done()


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave_table(
    request: Ask, hall: NamedDependency[Hall], table_id: FromPath[str]
) -> wire.Done:
    """Get up, or let a stand-in play."""
    expect_own_page(request)
    await (await hall.table(table_id)).leave(guest_of(request))
    return wire.Done()


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch_table(
    request: Ask,
    hall: NamedDependency[Hall],
    gate: NamedDependency[Gate],
    table_id: FromPath[str],
) -> wire.TableOpened:
    """Another game with the same people."""
    expect_own_page(request)
    gate.open_table(address_of(request))
    return wire.TableOpened(await hall.rematch(table_id, guest_of(request)))


@get("/api/tables/{table_id:str}/record")
async def download_record(hall: NamedDependency[Hall], table_id: FromPath[str]) -> Response[bytes]:
    """Everything that happened, after the end."""
    record = record_of((await hall.table(table_id)).table)
    name = f'attachment; filename="{record.game}-{table_id}.json"'
    headers = {"content-disposition": name}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


async def share_of(request: Ask, hall: Hall, addresses: Addresses, table_id: str) -> wire.Share:
    """The link of a table, for who sits there. Raises RequestError or NotAllowed."""
    table = (await hall.table(table_id)).table
    if table.seat_of(guest_of(request)) is None:
        raise NotAllowed(Message("table-error-not-seated"))
    host = request.headers.get("host", "")
    return addresses.share(request.scope["scheme"], host, table.plan.invite)


@get("/api/tables/{table_id:str}/share")
async def show_share(
    request: Ask,
    hall: NamedDependency[Hall],
    addresses: NamedDependency[Addresses],
    table_id: FromPath[str],
) -> wire.Share:
    """The link to send to friends, and for whom it works."""
    return await share_of(request, hall, addresses, table_id)


@get("/api/tables/{table_id:str}/share.svg")
async def show_qr_code(
    request: Ask,
    hall: NamedDependency[Hall],
    addresses: NamedDependency[Addresses],
    table_id: FromPath[str],
) -> Response[bytes]:
    """The same link as a picture for cameras."""
    share = await share_of(request, hall, addresses, table_id)
    return Response(qr_code(share.link), media_type="image/svg+xml")


@get("/api/invites/{invite:str}")
async def show_invite(
    request: Ask,
    hall: NamedDependency[Hall],
    gate: NamedDependency[Gate],
    invite: FromPath[str],
) -> wire.TableSummary:
    """The table an invitation leads to."""
    gate.follow_invite(address_of(request))
    live = await hall.invited(invite)
    return summary(live.table, guest_of(request), invite=False)


@post("/api/invites/{invite:str}/join", status_code=200)
async def join_table(
    request: Ask,
    hall: NamedDependency[Hall],
    gate: NamedDependency[Gate],
    invite: FromPath[str],
) -> wire.Joined:
    """Sit down."""
    wish = await body_of(request, JOIN)
    gate.follow_invite(address_of(request))
    live = await hall.invited(invite)
    seat = await live.join(guest_of(request), wish.name)
    return wire.Joined(live.table.plan.id, seat)


@get(["/", "/{path:path}"])
async def show_page(request: Ask, page: NamedDependency[Page]) -> Response[bytes]:
    """The page and its files."""
    path = str(request.scope["path"]).lstrip("/")
    file = None if path.startswith("api/") else page.find(path)
    if file is None:
        raise RequestError(404, Message("server-error-no-such-address"))
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.media_type, headers=headers)


ROUTES: Sequence[HTTPRouteHandler] = (
    health,
    list_games,
    show_guide,
    show_deck,
    open_table,
    list_tables,
    start_table,
    leave_table,
    rematch_table,
    download_record,
    show_share,
    show_qr_code,
    show_invite,
    join_table,
    show_page,
)
