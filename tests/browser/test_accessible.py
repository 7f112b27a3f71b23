"""What axe finds, and text that no catalogue knows, on each screen and in each phase."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize, expect

from browser.people import Person
from browser.scenes import SHOWS, matches
from browser.setting import DESKTOP, PHONE, Guests
from browser.staging import stage
from squatch.games import find_game

pytestmark = pytest.mark.browser

LANDSCAPE = ViewportSize(width=844, height=390)
BOTS = ["Bot: Instinct"] * 3
MOST_DECISIONS = 60

STRAY = """() => {
  const outside = text => {
    let depth = 0, rest = '';
    for (const letter of text) {
      if (letter === '\\u27E6') depth += 1;
      else if (letter === '\\u27E7') depth -= 1;
      else if (depth === 0) rest += letter;
    }
    return rest;
  };
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll('[data-user], [data-document], script, style').forEach(one => one.remove());
  const found = [];
  for (const one of copy.querySelectorAll('*')) {
    const own = [...one.childNodes].some(child => child.nodeType === 3 && child.nodeValue.trim());
    const texts = ['aria-label', 'title', 'placeholder', 'alt'].map(name => one.getAttribute(name));
    if (own && !one.closest('b')) texts.push(one.textContent);
    found.push(...texts.map(text => outside(text ?? '')).filter(text => /\\p{L}/u.test(text)));
  }
  return found;
}"""


def violations(person: Person) -> list[str]:
    """What axe finds on a page, a line each."""
    return [
        f"{found['id']}: {node['target']}"
        for found in Axe().run(person.page).response["violations"]
        for node in found["nodes"]
    ]


def stray_text(person: Person) -> list[str]:
    """What a page shows or says in the pseudo-language that stands outside its brackets."""
    return list(person.page.evaluate(STRAY))


Theme = Literal["light", "dark", "high"]


@pytest.mark.parametrize("theme", ["light", "dark", "high"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(guests: Guests, phone: bool, theme: Theme) -> None:
    person = guests.come("Robin", 7, phone=phone, theme="light" if theme == "high" else theme)
    person.page.emulate_media(contrast="more" if theme == "high" else "no-preference")
    person.open_home()
    assert violations(person) == []
    person.page.goto("/rules/sell-me-a-sasquatch")
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    assert violations(person) == []
    person.open_table(BOTS, first_buyer=0, late=True)
    assert violations(person) == []
    person.start()
    for sight in person.sights(MOST_DECISIONS):
        assert (sight, violations(person)) == (sight, [])


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark", "high"])
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
def test_axe_finds_nothing_late_in_the_game(
    guests: Guests, size: ViewportSize, theme: Theme
) -> None:
    person = guests.come("Robin", size=size, theme="light" if theme == "high" else theme)
    person.page.emulate_media(contrast="more" if theme == "high" else "no-preference")
    for show in SHOWS:
        stage(find_game("sell-me-a-sasquatch"), show.company, matches(show)).show(person.page)
        person.page.locator(".table, dialog[open]").first.wait_for()
        show.then(person)
        assert (show.name, violations(person)) == (show.name, [])


def test_no_text_bypasses_the_catalogue(guests: Guests) -> None:
    person = guests.come("Robin", 8)
    person.open_table(BOTS[:2], first_buyer=0, late=True)
    person.start()
    person.page.goto(f"{person.page.url}?lang=en-XA")
    person.page.locator(".table").wait_for()
    for sight in person.sights(MOST_DECISIONS):
        assert (sight, stray_text(person)) == (sight, [])
    for path in ("/", "/rules/sell-me-a-sasquatch", "/nowhere"):
        person.page.goto(f"{path}?lang=en-XA")
        person.page.locator("h1").first.wait_for()
        assert (path, stray_text(person)) == (path, [])
