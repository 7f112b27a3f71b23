"""Whole games of Trailblazers: Sasquatch, as people play them."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.hikers import Hiker, Reader
from browser.people import ASKED_OR_OVER, Person
from browser.setting import DESKTOP, PHONE, Guests
from browser.staging import stage
from browser.test_accessible import LANDSCAPE, Theme, stray_text, violations
from browser.trailblazers_scenes import SHOWS, matches
from squatch.games import find_game

pytestmark = pytest.mark.browser

BOT = "Bot: Instinct"
MOST_DECISIONS = 120


def alone_with_bots(hiker: Hiker, bots: int = 1) -> None:
    hiker.open_hike([BOT] * bots)
    hiker.start()


def play_to_the_end(hiker: Hiker) -> int:
    for decisions in range(MOST_DECISIONS):
        hiker.page.wait_for_function(ASKED_OR_OVER)
        if hiker.finished:
            return decisions
        hiker.decide()
    pytest.fail("the game does not end")


def test_a_whole_game_by_mouse(guests: Guests) -> None:
    hiker = Hiker(guests.come("Robin").page, "Robin", 1)
    alone_with_bots(hiker, 2)
    assert play_to_the_end(hiker) > 1  # a bot may raise its finger soon
    expect(hiker.page.get_by_role("region", name="How it ended")).to_be_visible()


def test_a_whole_game_by_the_map_in_words(guests: Guests) -> None:
    reader = Reader(guests.come("Robin").page, "Robin", 2)
    alone_with_bots(reader)
    assert play_to_the_end(reader) > 1
    assert len(reader.page.get_by_role("log").get_by_role("listitem").all()) > 5


@pytest.mark.parametrize(
    ("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone at night"]
)
def test_axe_finds_nothing(guests: Guests, phone: bool, theme: Literal["light", "dark"]) -> None:
    hiker = Hiker(guests.come("Robin", phone=phone, theme=theme).page, "Robin", 3)
    alone_with_bots(hiker)
    seen: set[str] = set()
    for _decision in range(MOST_DECISIONS):
        hiker.page.wait_for_function(ASKED_OR_OVER)
        if hiker.sight not in seen:
            seen.add(hiker.sight)
            assert (hiker.sight, violations(hiker)) == (hiker.sight, [])
            assert not scrolls_sideways(hiker)
        if hiker.finished:
            break
        hiker.decide()
    assert len(seen) > 2


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark", "high"])
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
def test_axe_finds_nothing_in_any_phase(guests: Guests, size: ViewportSize, theme: Theme) -> None:
    person = guests.come("Robin", size=size, theme="light" if theme == "high" else theme)
    person.page.emulate_media(contrast="more" if theme == "high" else "no-preference")
    for show in SHOWS:
        stage(find_game("trailblazers-sasquatch"), show.company, matches(show)).show(person.page)
        person.page.locator(".table .map").wait_for()
        show.then(person)
        assert (show.name, violations(person)) == (show.name, [])
        assert not scrolls_sideways(person)


def test_no_text_bypasses_the_catalogue(guests: Guests) -> None:
    hiker = Hiker(guests.come("Robin").page, "Robin", 4)
    alone_with_bots(hiker)
    hiker.page.goto(f"{hiker.page.url}?lang=en-XA")
    hiker.page.locator(".table .map").wait_for()
    assert stray_text(hiker) == []


def scrolls_sideways(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
