"""The committed pictures are those the generator draws, and keep to the style."""

import re
from pathlib import Path

import pytest

from art.inks import INKS, SHADES, SPECIAL
from art.sprites import pictures, write

ROOT = Path(__file__).parents[2]
PICTURES = pictures()


@pytest.mark.parametrize("path", PICTURES)
def test_the_committed_picture_is_the_one_that_is_drawn(path: str) -> None:
    committed = (ROOT / path).read_text(encoding="utf-8")
    assert committed == PICTURES[path], "run `make art`"


def test_drawing_twice_gives_the_same() -> None:
    assert pictures() == PICTURES


@pytest.mark.parametrize("path", PICTURES)
def test_only_inks_are_used_and_nothing_blends(path: str) -> None:
    used = set(re.findall(r'(?:fill|stroke)="([^"]+)"', PICTURES[path]))
    assert used <= {*INKS.values(), *SHADES.values(), *SPECIAL.values()}
    assert not re.search(
        r"gradient|filter|opacity|<image|<text|style=", PICTURES[path], re.IGNORECASE
    )


def test_the_inks_are_those_of_the_interface() -> None:
    tokens = (ROOT / "web/src/assets/tokens.css").read_text(encoding="utf-8")
    assert dict(re.findall(r"--ink-(\w+): *(#\w{6})", tokens)) == INKS


@pytest.mark.parametrize("path", PICTURES)
def test_every_reference_inside_a_symbol_stays_inside_it(path: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', PICTURES[path])
    assert len(ids) == len(set(ids))
    for symbol in re.findall(r"<symbol.*?</symbol>", PICTURES[path], re.DOTALL):
        inside = set(re.findall(r'\bid="([^"]+)"', symbol))
        assert set(re.findall(r"url\(#([^)]+)\)", symbol)) <= inside


def test_writing_changes_only_what_differs(tmp_path: Path) -> None:
    for path in PICTURES:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert write(tmp_path) == list(PICTURES)
    assert write(tmp_path) == []
