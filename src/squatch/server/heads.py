"""An end to the headers of a request, which Uvicorn's parser would gather for ever."""

from __future__ import annotations

from collections.abc import Iterable

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024  # bytes of a request's line and headers
TOO_LARGE = 431
REFUSAL = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


def size_of(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """How many bytes these headers took on the line, but for spaces.

    >>> size_of([(b"host", b"x")])
    9
    """
    return sum(len(name) + len(value) + len(b": \r\n") for name, value in headers)


class LimitedHttp(HttpToolsProtocol):
    """Closes a connection whose request has a head that does not end.

    A head that ends, and is too large, is refused by the guard: with a sentence.
    """

    _unfinished: int | None = None  # bytes of a head so far

    def on_message_begin(self) -> None:
        """A request begins."""
        self._unfinished = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._unfinished = None
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection."""
        super().handle_websocket_upgrade()
        # This one will not hear of its end. Without the parser, which holds it, it is gone at once.
        del self.parser

    def data_received(self, data: bytes) -> None:
        """Bytes came over the connection."""
        super().data_received(data)
        if self._unfinished is None:
            return
        self._unfinished += len(data)
        if self._unfinished > MOST_HEAD:
            self._unfinished = None
            self.transport.write(REFUSAL)
            self.transport.close()
