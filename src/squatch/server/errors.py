"""What can go wrong at a server, beyond what a table refuses."""

from __future__ import annotations

from squatch.core.errors import Message, SquatchError


class SettingsError(SquatchError):
    """A setting that cannot be used: says which, from where, and what was expected."""


class DatabaseUnusable(SquatchError):
    """The database cannot be opened or brought up to date. No password is in the message."""


class PortInUse(SquatchError):
    """The address cannot be listened on."""


class StorageFailed(SquatchError):
    """The database did not take a change; it may hold it nevertheless and has to be asked again."""


class WriteRefused(SquatchError):
    """A change that does not fit what is stored, because another process owns the table now."""


class RequestError(SquatchError):
    """A request that cannot be answered: an HTTP status and a message for the person who asked."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(f"{status} {message.id} {message.params}")
        self.status = status
        self.message = message


def unknown_table() -> RequestError:
    """There is no such table, or none any more."""
    return RequestError(404, Message("server-error-unknown-table"))


def unknown_invite() -> RequestError:
    """The link leads nowhere."""
    return RequestError(404, Message("server-error-unknown-invite"))


def unknown_game(game: str) -> RequestError:
    """There is no such game here."""
    return RequestError(404, Message("server-error-unknown-game", {"game": game}))


def storage_failed() -> RequestError:
    """The database does not answer."""
    return RequestError(503, Message("server-error-storage"))


def not_understood(detail: str) -> RequestError:
    """The body is not what was expected; `detail` says where, without its values."""
    return RequestError(400, Message("server-error-not-understood", {"detail": detail}))


def too_large(most: int) -> RequestError:
    """The body or message is too large; `most` in bytes."""
    return RequestError(413, Message("server-error-too-large", {"kilobytes": most // 1024}))
