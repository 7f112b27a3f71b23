"""Names in place of seats and things, as a game declares its parameters."""

from __future__ import annotations

from squatch.core.errors import Message
from squatch.core.game import SEAT
from squatch.games import find_game
from squatch.words import PRODUCT, Words, catalogue_of

WORDS = Words("en", PRODUCT, catalogue_of(find_game("sell-me-a-sasquatch")))
PLAYERS = ("Ada", "Bo")


def _said(message: Message, **parameters: str) -> str:
    return WORDS.named(message, parameters, PLAYERS)


def test_a_seat_is_called_by_its_player() -> None:
    message = Message("log-offered", {"seat": 1})
    assert _said(message, seat=SEAT) == "Bo has sealed an offer."


def test_a_parameter_that_is_not_declared_stays_as_it_is() -> None:
    message = Message("log-offered", {"seat": "Somebody"})
    assert _said(message) == "Somebody has sealed an offer."


def test_things_are_called_by_the_catalogue_one_by_one_or_listed() -> None:
    message = Message("log-offered-you", {"cards": "big tiny big", "card": "tiny"})
    said = _said(message, card="kind", cards="kind[]")
    assert said == "You sealed your offer: 2 × Big and Tiny, with Tiny face up."


def test_a_game_may_name_its_things_itself() -> None:
    message = Message("log-offered-you", {"cards": "1 2", "card": 3})
    said = WORDS.named(
        message, {"card": "trail", "cards": "trail[]"}, PLAYERS, lambda sort, id_: f"{sort} {id_}"
    )
    assert said == "You sealed your offer: trail 1 and trail 2, with trail 3 face up."
