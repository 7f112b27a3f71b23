"""What a table refuses. Each refusal is a catalogue message; the table is untouched afterwards."""

from __future__ import annotations

from squatch.core.errors import Message, SquatchError


class TableError(SquatchError):
    """The root of all refusals of a table; `message` is for the person who asked."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {message.params}")
        self.message = message


class BadName(TableError):
    """A name that cannot stand on a seat."""


class BadPlan(TableError):
    """Seats, bots or options that no table of this game can have."""


class TableFull(TableError):
    """No seat is free."""


class NotAllowed(TableError):
    """Only the owner, or only somebody seated, may do this."""


class WrongPhase(TableError):
    """It is too early or too late for this."""


class StaleAnswer(TableError):
    """An answer to a question that is not asked any more."""
