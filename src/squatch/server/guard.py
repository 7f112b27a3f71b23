"""What stands before the application: who asks, from which page, and safe headers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType

from squatch.core import errors
from squatch.server.addresses import Addresses
from squatch.server.guests import guest_of, new_token, set_cookie, token_in
from squatch.server.heads import MOST_HEAD, TOO_LARGE, size_of
from squatch.server.sentences import Sentences
from squatch.server.settings import Settings
from squatch.server.wire import Failure

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

GUEST = "squatch_guest"  # in `scope["state"]`
FOREIGN = "squatch_foreign"
MISDIRECTED = 421
FOREIGN_PAGE = 4403  # the close code of a socket
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
Headers = list[tuple[bytes, bytes]]

# Only styles of single elements (widths, colours) may stand in the page itself.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE_HEADERS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses of invitations are nobody else's business
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Wraps the application.

    `state[GUEST]` is the guest who asks; `state[FOREIGN]` says that a page of another site does.
    Somebody new gets the cookie with the page, or with the first thing they do: never with what a
    page reads, for it reads several things at once, and they would be as many guests. What is asked
    under a name that is not ours is not answered.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, addresses: Addresses, sentences: Sentences
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._misdirected = _refusal(sentences, "server-error-unknown-host")
        self._too_large = _refusal(
            sentences, "server-error-headers-too-large", kilobytes=MOST_HEAD // 1024
        )
        self._public_host = urlsplit(settings.public_url or "").netloc
        self._secure = (settings.public_url or "").startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if size_of(scope["headers"]) > MOST_HEAD:
            await _refuse(TOO_LARGE, self._too_large, scope, receive, send)
            return
        headers = dict(scope["headers"])
        if not self._addresses.knows(headers.get(b"host", b"").decode("latin-1")):
            await _refuse(MISDIRECTED, self._misdirected, scope, receive, send)
            return
        token = token_in(headers.get(b"cookie", b"").decode("latin-1"))
        fresh = None if token else new_token()
        state = scope.setdefault("state", {})
        state[GUEST] = guest_of(token or fresh or "")
        state[FOREIGN] = self._is_foreign(scope, headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            # Who has no cookie yet cannot sit anywhere, and a socket cannot give one.
            await self._app(scope, receive, send)
            return
        extra = list(SAFE_HEADERS)
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        if fresh and _makes_a_guest(scope):
            cookie = set_cookie(fresh, secure=self._secure)
            extra.append((b"set-cookie", cookie.encode()))
        if scope["method"] == "HEAD":
            # The same as GET for everybody behind us; the body is left out before us.
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, _adding(extra, send))

    def _is_foreign(self, scope: HTTPScope | WebSocketScope, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of another site asks. Programs that are no browser send no Origin."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return False
        try:
            host = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:  # no address at all
            return True
        ours = {headers.get(b"host", b"").decode("latin-1"), self._public_host} - {""}
        return host not in ours


def _refusal(sentences: Sentences, message_id: str, **params: str | int) -> bytes:
    return msgspec.json.encode(Failure(sentences.spoken(errors.Message(message_id, params))))


async def _refuse(
    status: int, body: bytes, scope: HTTPScope | WebSocketScope, receive: Receive, send: Send
) -> None:
    """Answer without asking the application; sockets are refused at the handshake."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": FOREIGN_PAGE, "reason": None})
        return
    headers = [*SAFE_HEADERS, (b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _makes_a_guest(scope: HTTPScope) -> bool:
    if scope["method"] == "POST":
        return True
    return not scope["path"].startswith(("/api/", "/assets/", "/health"))


def _adding(extra: Iterable[tuple[bytes, bytes]], send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return send_with_headers
