"""Every card of Bigfootses has its picture, and no picture is for a card that does not exist."""

import re
import tomllib
from pathlib import Path

import pytest

from art.sprites import pictures

ROOT = Path(__file__).parents[2]
WEB = "web/src/games/bigfootses"
PICTURES = pictures()
DECK = tomllib.loads((ROOT / "src/squatch/games/bigfootses/cards.toml").read_text("utf-8"))
CAPTURED = {"bigfoot", "bigfeature"}


def symbols(sprite: str) -> dict[str, str]:
    """The pictures of a sprite, by their ids."""
    found = re.findall(
        r'<symbol id="([^"]+)"(.*?)</symbol>', PICTURES[f"{WEB}/{sprite}.svg"], re.DOTALL
    )
    return dict(found)


@pytest.mark.parametrize("book", ["woods", "thingies", "professions"])
def test_every_card_has_its_picture_and_no_picture_is_idle(book: str) -> None:
    assert set(symbols(book)) == {card["id"] for card in DECK[book]}


@pytest.mark.parametrize("book", ["woods", "thingies", "professions", "corral"])
def test_no_two_pictures_are_the_same(book: str) -> None:
    drawn = symbols(book)
    assert len(set(drawn.values())) == len(drawn)


def test_whoever_can_be_captured_can_stand_in_a_corral() -> None:
    assert set(symbols("corral")) == {
        card["id"] for card in DECK["woods"] if card["class"] in CAPTURED
    }


def test_the_die_has_six_faces() -> None:
    assert {f"die-{face}" for face in range(1, 7)} <= set(symbols("pieces"))
