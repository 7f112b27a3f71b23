"""Pictures of every screen and phase, into .cache/gallery: `make gallery`.

Those that lie in docs/gallery as well, a choice that tells most, are made anew there too.

Positions are found by seed (`staging`), so the same rules and page give the same pictures. Each is
taken in every window, by day and by night, and reduced to a palette, for everything is drawn in
flat inks anyway. Names given as arguments choose pictures to make anew: `gallery home six`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser import bigfootses_scenes, scenes, trailblazers_scenes
from browser.people import Person
from browser.scenes import LONG_NAMES
from browser.setting import CHROMIUM, FLAGS, Guests, front_end_is_built, serving
from browser.staging import Scene, stage, stage_news
from squatch.games import find_game

FOLDER = Path(".cache/gallery")
CHOICE = Path("docs/gallery")
COLOURS = 64
GAME = "sell-me-a-sasquatch"
BOT = "Bot: Instinct"


class Window(NamedTuple):
    """A window, and what its pictures are called."""

    name: str
    size: ViewportSize


WINDOWS = (
    Window("phone", ViewportSize(width=390, height=844)),
    Window("landscape", ViewportSize(width=844, height=390)),
    Window("tablet", ViewportSize(width=820, height=1180)),
    Window("desktop", ViewportSize(width=1280, height=800)),
)
LAMPS: tuple[tuple[str, Literal["light", "dark"]], ...] = (("", "light"), ("-night", "dark"))


def main(wanted: list[str]) -> None:
    """Make the pictures whose names begin as wanted anew; all of them when nothing is wanted."""
    if CHROMIUM is None or not front_end_is_built():
        sys.exit("needs Chromium and a built front end: python -m building front-end")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        _take_tables(browser, address, wanted)
        _take_screens(browser, address, wanted)
        browser.close()


def _is_wanted(name: str, wanted: list[str]) -> bool:
    return not wanted or any(name.startswith(one) for one in wanted)


def _staged(show: scenes.Show | bigfootses_scenes.Show | trailblazers_scenes.Show) -> Scene:
    if isinstance(show, scenes.Show):
        find = stage_news if show.news else stage
        return find(find_game(GAME), show.company, scenes.matches(show))
    if isinstance(show, bigfootses_scenes.Show):
        return stage(find_game("bigfootses"), show.company, bigfootses_scenes.matches(show))
    game = find_game("trailblazers-sasquatch")
    return stage(game, show.company, trailblazers_scenes.matches(show))


def _take_tables(browser: Browser, address: str, wanted: list[str]) -> None:
    for show in (*scenes.SHOWS, *bigfootses_scenes.SHOWS, *trailblazers_scenes.SHOWS):
        if not _is_wanted(show.name, wanted):
            continue
        guests = Guests(browser, address)
        person = guests.come("Robin")
        scene = _staged(show)
        tell = scene.show(person.page)
        person.page.locator(".table").wait_for()
        if scene.news:
            _take_news(person, show.name, tell)
        elif show.each:
            for window in WINDOWS:
                person.page.set_viewport_size(window.size)
                show.then(person)
                _take(person, show.name, (window,))
        else:
            show.then(person)
            _take(person, show.name)
        if show.name == "six-choose":
            person.page.set_viewport_size(WINDOWS[0].size)
            person.page.locator(".ticker").click()
            _take(person, "six-log", WINDOWS[:1])
        guests.leave()


def _take_news(person: Person, name: str, tell: Callable[[], None]) -> None:
    """What is shown for a moment: the page is opened anew for each picture of it."""
    for window in WINDOWS:
        for lamp in LAMPS:
            person.page.set_viewport_size(window.size)
            person.page.emulate_media(color_scheme=lamp[1], reduced_motion="reduce")
            person.page.reload()
            person.page.locator(".camp").last.wait_for()
            tell()
            person.page.locator(".ask .sold").wait_for()
            _take(person, name, (window,), (lamp,))


def _take_screens(browser: Browser, address: str, wanted: list[str]) -> None:
    if wanted and not any(name in wanted for name in ("home", "new", "lobby", "join", "rules")):
        return
    guests = Guests(browser, address)
    person = guests.come(LONG_NAMES[0])
    for name in _screens(person, guests.come(LONG_NAMES[1])):
        _take(person, name)
    guests.leave()


def _screens(person: Person, friend: Person) -> Iterator[str]:
    """The screens round the table, as somebody comes by them who has two tables already."""
    page = person.page
    person.open_home()
    yield "home"
    page.get_by_role("button", name="Play with friends: Sell Me a Sasquatch").click()
    page.get_by_role("dialog").get_by_label("Your name").fill(person.name)
    yield "new-table"
    person.open_table([BOT, BOT], first_buyer=1)
    person.start()
    friend.open_table(["A friend", "A friend"])
    person.open_table(["A friend", BOT])
    yield "lobby"
    person.open_home()
    page.get_by_text("Open tables").first.wait_for()
    yield "home-with-tables"
    link = friend.link()
    page.goto(link)
    page.get_by_label("Your name").fill(person.name)
    yield "join"
    page.goto(f"/rules/{GAME}")
    page.locator("[data-document] h2").first.wait_for()
    yield "rules"
    page.goto("/credits")
    page.get_by_role("heading", level=1).wait_for()
    yield "credits"
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    yield "lost"


def _take(
    person: Person,
    name: str,
    windows: tuple[Window, ...] = WINDOWS,
    lamps: Sequence[tuple[str, Literal["light", "dark"]]] = LAMPS,
) -> None:
    page = person.page
    page.mouse.move(0, 0)
    for window in windows:
        page.set_viewport_size(window.size)
        for suffix, lamp in lamps:
            page.emulate_media(color_scheme=lamp)
            page.evaluate("() => document.fonts.ready")
            picture = Image.open(BytesIO(page.screenshot()))
            small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
            file = f"{name}-{window.name}{suffix}.png"
            small.save(FOLDER / file, optimize=True)
            if (CHOICE / file).exists():
                shutil.copyfile(FOLDER / file, CHOICE / file)
    page.emulate_media(color_scheme="light")


if __name__ == "__main__":
    main(sys.argv[1:])
