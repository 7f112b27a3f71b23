"""Whole games of Trailblazers: Sasquatch, as people play them."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.hikers import Hiker, Reader
from browser.people import ASKED_OR_OVER
from browser.setting import Guests
from browser.test_accessible import stray_text, violations

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
    assert play_to_the_end(hiker) > 5
    expect(hiker.page.get_by_role("region", name="How it ended")).to_be_visible()


def test_a_whole_game_by_the_map_in_words(guests: Guests) -> None:
    reader = Reader(guests.come("Robin").page, "Robin", 2)
    alone_with_bots(reader)
    assert play_to_the_end(reader) > 5
    assert len(reader.page.get_by_role("log").get_by_role("listitem").all()) > 10


@pytest.mark.parametrize(
    ("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone at night"]
)
def test_axe_finds_nothing(guests: Guests, phone: bool, theme: Literal["light", "dark"]) -> None:
    visitor = guests.come("Robin", phone=phone, theme=theme)
    hiker = Hiker(visitor.page, "Robin", 3)
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
    assert len(seen) > 3


def test_no_text_bypasses_the_catalogue(guests: Guests) -> None:
    hiker = Hiker(guests.come("Robin").page, "Robin", 4)
    alone_with_bots(hiker)
    hiker.page.goto(f"{hiker.page.url}?lang=en-XA")
    hiker.page.locator(".table .map").wait_for()
    assert stray_text(hiker) == []


def scrolls_sideways(hiker: Hiker) -> bool:
    return bool(hiker.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
