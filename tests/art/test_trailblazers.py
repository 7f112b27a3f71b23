"""The pictures of Trailblazers: Sasquatch that the table looks for."""

import gzip
import re

from art.sprites import pictures

WEB = "web/src/games/trailblazers-sasquatch"
PICTURES = pictures()
SYMBOLS = dict(
    re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', PICTURES[f"{WEB}/pieces.svg"], re.DOTALL)
)


def test_there_is_a_tourist_for_each_player_and_the_sasquatch() -> None:
    assert {"tourist", "tourist-2", "tourist-3", "tourist-4", "sasquatch"} < set(SYMBOLS)
    assert {"back", "trail-back", "print", "tile", "figure"} < set(SYMBOLS)


def test_no_two_pictures_are_the_same() -> None:
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def test_the_poster_is_light_for_it_comes_with_the_home_page() -> None:
    assert len(gzip.compress(PICTURES[f"{WEB}/poster.svg"].encode())) < 2_500
