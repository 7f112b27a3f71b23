"""Pictures of every screen and phase, for docs/gallery: `make gallery`.

Plays real games on a server of its own and takes a picture the first time a sight appears. Pictures
are reduced to a palette, for everything is drawn in flat inks anyway.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser.people import Person
from browser.setting import CHROMIUM, FLAGS, Guests, front_end_is_built, serving

FOLDER = Path("docs/gallery")
COLOURS = 80
MOST_DECISIONS = 80
BOT = "Bot: Instinct"


class Size(NamedTuple):
    """A window, what its pictures are called, and how far it shows each table: all or in part."""

    name: str
    viewport: ViewportSize
    theme: Literal["light", "dark"]
    sights: tuple[str, ...] | None  # None: all of them


SOME = ("home", "four-offer-picking-picked", "four-thingamabobs-aiming", "four-choose")
SIZES = (
    Size("desktop", ViewportSize(width=1280, height=800), "light", None),
    Size("desktop-night", ViewportSize(width=1280, height=800), "dark", SOME),
    Size("phone", ViewportSize(width=390, height=844), "light", None),
    Size("phone-night", ViewportSize(width=390, height=844), "dark", SOME),
    Size("landscape", ViewportSize(width=844, height=390), "light", SOME),
    Size("tablet", ViewportSize(width=820, height=1180), "light", SOME),
)

MOST_GAMES = 6  # chance decides which phases a game has; after so many the rest is left out


class Table(NamedTuple):
    """A table, and the sights of it worth a picture."""

    name: str
    bots: int
    sights: tuple[str, ...]


TABLES = (
    Table(
        "four",
        3,
        (
            *("offer-picking", "offer-picking-picked", "flip", "choose", "trade-in", "the-end"),
            *("thingamabobs", "thingamabobs-aiming"),
        ),
    ),
    Table("two", 1, ("split-picking-picked", "thingamabobs-aiming", "choose")),
    Table("six", 5, ("thingamabobs", "choose")),
)


def main() -> None:
    """Make all pictures anew."""
    if CHROMIUM is None or not front_end_is_built():
        sys.exit("needs Chromium and a built front end: python -m building front-end")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in SIZES:
            _take_all(browser, address, size)
        browser.close()


def _take_all(browser: Browser, address: str, size: Size) -> None:
    guests = Guests(browser, address)
    person = guests.come("Robin", size=size.viewport, theme=size.theme)
    for table in TABLES:
        wanted = {f"{table.name}-{sight}" for sight in table.sights}
        if size.sights is not None:
            wanted &= set(size.sights)
        for _game in range(MOST_GAMES):
            if not wanted:
                break
            for sight in _sights(person, table.bots):
                name = f"{table.name}-{sight}"
                if name in wanted:
                    wanted.remove(name)
                    _take(person, f"{name}-{size.name}")
                if not wanted:
                    break
    for sight in _other_screens(person):
        if size.sights is None or sight in size.sights:
            _take(person, f"{sight}-{size.name}")
    guests.leave()


def _sights(person: Person, bots: int) -> Iterator[str]:
    person.open_table([BOT] * bots, first_buyer=0, late=True)
    person.start()
    for sight in person.sights(MOST_DECISIONS):
        yield sight.replace(", ", "-").replace(" ", "-")


def _other_screens(person: Person) -> Iterator[str]:
    person.open_home()
    yield "home"
    person.page.goto("/rules/sell-me-a-sasquatch")
    person.page.locator("[data-document] h2").first.wait_for()
    yield "rules"
    person.open_table(["A friend", BOT])
    yield "lobby"


def _take(person: Person, name: str) -> None:
    person.page.mouse.move(0, 0)
    person.page.evaluate("() => document.fonts.ready")
    picture = Image.open(BytesIO(person.page.screenshot()))
    small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
