"""English sentences for what is refused; a page may show its own language by the message's id."""

from __future__ import annotations

from collections.abc import Iterable

import structlog

from squatch.core import errors
from squatch.core.game import Game
from squatch.server import wire
from squatch.words import ENGLISH, ERRORS, PRODUCT, Words, catalogue_of

log = structlog.get_logger()


class Sentences:
    """The catalogues of the product, of refusals, and of these games."""

    def __init__(self, games: Iterable[Game]) -> None:
        spoken = (catalogue_of(game) for game in games)
        catalogues = [one for one in spoken if ENGLISH in one.languages()]
        self._words = Words(ENGLISH, PRODUCT, ERRORS, *catalogues)

    def text(self, message: errors.Message) -> str:
        """The sentence; the bare id, and a line in the log, where a catalogue lacks it."""
        try:
            return self._words.text(message)
        except LookupError:
            log.exception("sentence missing", message_id=message.id)
            return message.id

    def spoken(self, message: errors.Message) -> wire.Sentence:
        """The message as it goes over the wire."""
        return wire.Sentence(message.id, message.params, self.text(message))
