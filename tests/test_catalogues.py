"""All games' sentences lie in one bundle on a page, so no id may mean two things."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from squatch.games import games
from squatch.words import PRODUCT, catalogue_of

ID = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def _ids() -> Counter[str]:
    """How many catalogues have a message of this id, in English."""
    folders = [PRODUCT.folder, *(catalogue_of(game).folder for game in games().values())]
    found: Counter[str] = Counter()
    for folder in folders:
        here = [file.read_text(encoding="utf-8") for file in folder.glob("*en.ftl")]
        found.update({message_id for text in here for message_id in ID.findall(text)})
    return found


def test_no_two_catalogues_have_an_id_in_common() -> None:
    assert [message_id for message_id, times in _ids().items() if times > 1] == []


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_a_title(game_id: str) -> None:
    assert _ids()[f"{game_id}-title"] == 1
