"""What a page is told of the cards."""

import pytest

from server.serving import Browser
from squatch.games import games


@pytest.mark.parametrize("game", games())
async def test_every_kind_of_card_with_what_it_says(ada: Browser, game: str) -> None:
    answer = await ada.get(f"/api/games/{game}/deck")
    assert answer.json() == games()[game].standard_deck().table()
