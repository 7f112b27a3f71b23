"""Small windows, large type, keys and fingers: what WCAG 2.2 AA asks that axe cannot see."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.people import Person
from browser.scenes import SHOWS, matches
from browser.setting import Guests
from browser.staging import stage
from squatch.games import find_game

pytestmark = [pytest.mark.browser, pytest.mark.soak]

# 1.4.10: 1280 wide at 400 %, and a phone at 200 %.
REFLOWED = ViewportSize(width=320, height=640)
LEAST_TARGET = 24  # 2.5.8; what is pressed in play has 44 (see below)
PLAYED = 44
MOST_TABS = 60

SMALL = """least => {
  const grown = (one, part) => {
    const style = getComputedStyle(one, part);
    if (style.content === 'none' || style.position !== 'absolute') return 0;
    return Math.max(0, -parseFloat(style.top) || 0) + Math.max(0, -parseFloat(style.bottom) || 0);
  };
  return [...document.querySelectorAll('button, a[href], select, input')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter(one => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
    .map(one => {
      const { width, height } = one.getBoundingClientRect();
      const more = Math.max(grown(one, '::before'), grown(one, '::after'));
      return { one, width, height: height + more };
    })
    .filter(({ width, height }) => width < least || height < least)
    .map(({ one, width, height }) => `${one.outerHTML.slice(0, 90)}: ${width} x ${height}`);
}"""
OUTLINED = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const drawn = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return one === document.body || drawn;
}"""
MOVING = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().activeDuration > 1).length"""


def staged(person: Person, name: str) -> None:
    """Show one of the gallery's scenes to somebody."""
    show = next(one for one in SHOWS if one.name == name)
    stage(find_game("sell-me-a-sasquatch"), show.company, matches(show)).show(person.page)
    person.expect_table()
    show.then(person)


SCENES = [show.name for show in SHOWS if show.name not in {"four-end", "spectator"}]


@pytest.mark.parametrize("name", SCENES)
def test_nothing_scrolls_sideways_at_320_pixels(guests: Guests, name: str) -> None:
    person = guests.come("Robin", size=REFLOWED)
    staged(person, name)
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= REFLOWED["width"]


@pytest.mark.parametrize("path", ["/", "/rules/sell-me-a-sasquatch", "/credits", "/nowhere"])
def test_pages_reflow_at_320_pixels(guests: Guests, path: str) -> None:
    person = guests.come("Robin", size=REFLOWED)
    person.page.goto(path, wait_until="networkidle")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= REFLOWED["width"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["six-choose", "four-window-aiming", "two-split-picked"])
def test_targets_are_large_enough(guests: Guests, phone: bool, name: str) -> None:
    person = guests.come("Robin", phone=phone)
    staged(person, name)
    assert person.page.evaluate(SMALL, LEAST_TARGET) == []
    for button in person.controls.all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= PLAYED - 8, button


def test_the_focus_is_seen_and_goes_the_way_of_the_page(guests: Guests) -> None:
    person = guests.come("Robin")
    staged(person, "four-choose")
    seen: list[str | None] = []
    for _tab in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(OUTLINED)
        seen.append(
            person.page.evaluate("document.activeElement.closest('header, main, aside')?.tagName")
            or "BODY"
        )
    first = [seen.index(place) for place in ("HEADER", "MAIN", "ASIDE")]
    assert first == sorted(first)


def test_escape_closes_what_lies_over_the_table(guests: Guests) -> None:
    person = guests.come("Robin", phone=True)
    staged(person, "four-choose")
    pile = person.page.get_by_role("button", name="in the discard pile")
    pile.click()
    expect(person.page.get_by_role("dialog", name="Discard pile")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(pile).to_be_focused()


def test_nothing_moves_for_those_who_want_it_still(guests: Guests) -> None:
    person = guests.come("Robin", 5)  # guests of these tests have asked for less motion
    person.open_table(["Bot: Instinct"] * 3, first_buyer=0)
    person.start()
    person.decide()
    assert person.page.evaluate(MOVING) == 0
