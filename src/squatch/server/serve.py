"""Running a server: from the settings to a clean end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec

import structlog
import uvicorn

from squatch.core.game import Game
from squatch.games import games as installed_games
from squatch.server.addresses import Addresses, network_address
from squatch.server.app import create_app
from squatch.server.clock import Clock
from squatch.server.errors import PortInUse
from squatch.server.hall import Hall
from squatch.server.heads import LimitedHttp
from squatch.server.limits import Gate
from squatch.server.live import Announcer, tell_all
from squatch.server.logs import configure_logs
from squatch.server.settings import Settings
from squatch.server.storage import open_storage

log = structlog.get_logger()

MOST_FRAME = 256 * 1024  # larger ones close the socket; from 64 kB on they are refused with a word
CLOSE_WITHIN_S = 5
WAITING_CONNECTIONS = 256
SWITCH_S = 0.0002  # the thread that writes gives way at every row, and has to get back in soon
YOUNG_OBJECTS = 20_000  # are looked at together: nearly nothing here has cycles


class _Server(uvicorn.Server):
    """Uvicorn's server that says when it is up; signals are handled in `serve`."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self.up.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server that serves at `url`."""

    def __init__(self, url: str, server: _Server, serving: asyncio.Task[None]) -> None:
        self.url = url
        self._server = server
        self._serving = serving

    def stop(self) -> None:
        """Ask it to close its sockets and end; asked again, it does not wait for them."""
        self._server.force_exit = self._server.should_exit
        self._server.should_exit = True

    async def ended(self) -> None:
        """Return when it has ended."""
        await asyncio.shield(self._serving)


@asynccontextmanager
async def running(
    settings: Settings,
    *,
    games: Mapping[str, Game] | None = None,
    clock: Clock | None = None,
    announce: Announcer = tell_all,
    network: Callable[[], str | None] = network_address,
) -> AsyncIterator[Running]:
    """A server, up; at the end it closes its sockets, stops its tables, and writes what waits.

    Raises PortInUse or DatabaseUnusable.
    """
    listener = listen(settings)
    with listener:
        async with open_storage(settings.database_address) as storage:
            clock = clock or Clock()
            hall = Hall(storage, games or installed_games(), clock, announce)
            gate, addresses = Gate(settings.limits, clock), Addresses(settings, network)
            server = _Server(_config(create_app(hall, settings, gate, addresses)))
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                await server.up.wait()
                yield Running(url_of(*listener.getsockname()[:2]), server, serving)
            finally:
                server.should_exit = True
                await serving
                await hall.close()


def _config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn and Litestar spell the same ASGI types differently
        http=LimitedHttp,
        lifespan="off",
        access_log=False,  # paths may hold invitations
        log_config=None,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # a compressor a socket is most of a socket's memory
        server_header=False,
        timeout_graceful_shutdown=CLOSE_WITHIN_S,
    )


def listen(settings: Settings) -> socket.socket:
    """A socket that listens at the address of the settings. Raises PortInUse."""
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(WAITING_CONNECTIONS)
    except OSError as problem:
        listener.close()
        raise PortInUse(
            f"cannot listen on {host} port {port}: {problem.strerror}; --port chooses another"
        ) from problem
    return listener


def url_of(host: str, port: int) -> str:
    """Where a server that listens there is reached from this computer.

    >>> url_of("::1", 80), url_of("::", 80)
    ('http://[::1]:80', 'http://[::1]:80')
    """
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"


def serve(settings: Settings, *, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called with the address once it is up.

    Raises PortInUse or DatabaseUnusable.
    """
    configure_logs(settings)
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(YOUNG_OBJECTS, 10, 10)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415 - not everywhere

    return uvloop.new_event_loop


async def _serve(settings: Settings, ready: Callable[[str], None] | None) -> None:
    async with running(settings) as server:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: the Runner handles Ctrl-C
                loop.add_signal_handler(number, server.stop)
        gc.collect()
        gc.freeze()  # nothing that is there by now is garbage before the end
        log.info("serving", url=server.url)
        if ready is not None:
            ready(server.url)
        await server.ended()
        log.info("stopped")
