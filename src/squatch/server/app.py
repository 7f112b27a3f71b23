"""The application, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.di import Provide

from squatch.server.addresses import Addresses
from squatch.server.failures import handlers
from squatch.server.guard import Guard
from squatch.server.hall import Hall
from squatch.server.limits import Gate
from squatch.server.page import Page
from squatch.server.routes import ROUTES
from squatch.server.sentences import Sentences
from squatch.server.settings import Settings
from squatch.server.sockets import table_socket
from squatch.server.wire import MOST_BYTES

if TYPE_CHECKING:
    from litestar.types import ASGIApp


def create_app(hall: Hall, settings: Settings, gate: Gate, addresses: Addresses) -> ASGIApp:
    """The application that serves the tables of a hall."""
    sentences = Sentences(hall.games.values())
    page = Page(sentences)
    app = Litestar(
        route_handlers=[*ROUTES, table_socket],
        dependencies={
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "sentences": Provide(lambda: sentences, sync_to_thread=False),
        },
        exception_handlers=handlers(sentences),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=None,
    )
    return Guard(app, settings, addresses, sentences)
