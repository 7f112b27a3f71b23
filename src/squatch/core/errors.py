"""What can go wrong, as a small tree: every message says what was wrong, where, and what to do."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A sentence to be: the id of a catalogue entry and its parameters, rendered at the edge.

    >>> Message("refused-not-your-turn").id
    'refused-not-your-turn'
    """

    id: str
    params: dict[str, str | int] = {}


class SquatchError(Exception):
    """The root of all errors this package raises on purpose."""


class IllegalAction(SquatchError):
    """An action that the rules refuse; the state it was meant for is untouched.

    `seat` is who asked, `code` the action code (or None where it had no code at all), `message` the
    reason for the person who asked.
    """

    def __init__(self, seat: int, code: int | None, message: Message) -> None:
        super().__init__(f"seat {seat}, action {code}: {message.id} {message.params}")
        self.seat = seat
        self.code = code
        self.message = message


class DeckError(SquatchError):
    """A deck file that cannot be played: names the key, the value, and what was expected."""


class OptionError(SquatchError):
    """Seats or options a game does not have."""


class UnknownGame(SquatchError):
    """No game, or more than one, goes by this name."""


class UnknownBot(SquatchError):
    """No bot goes by this name."""


class RecordError(SquatchError):
    """A record that does not hold together: says at which entry, and what was expected there."""


class ChanceExhausted(SquatchError):
    """A scripted chance ran out of outcomes, or holds one that cannot be."""
