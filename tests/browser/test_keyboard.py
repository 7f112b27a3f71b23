"""A whole game without a pointer: Tab, arrow keys, Enter, Escape."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from browser.people import ASKED_OR_OVER, GAME, Person
from browser.rangers import Ranger
from browser.setting import Guests

pytestmark = pytest.mark.browser

MOST_TABS = 150  # to come round the whole page once


class Typist(Person):
    """Somebody who presses controls by keys alone."""

    def press_named(self, name: str) -> None:
        """Press the first button of this name."""
        self._press(self.page.get_by_role("button", name=name).first)

    def _press(self, control: Locator) -> None:
        wanted = control.element_handle()
        for _tab in range(MOST_TABS):
            if self._has_focus(wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight" if self._shares_row(wanted) else "Tab")
        pytest.fail(f"no key leads to {control}")

    def _has_focus(self, wanted: object) -> bool:
        return bool(self.page.evaluate("one => document.activeElement === one", wanted))

    def _shares_row(self, wanted: object) -> bool:
        """Whether arrow keys lead there from where the focus is."""
        return bool(
            self.page.evaluate(
                """one => {
                  const row = one.closest('.hand, .cards[role=group]');
                  return row !== null && row.contains(document.activeElement);
                }""",
                wanted,
            )
        )


class TypingRanger(Typist, Ranger):
    """The same at a table of Bigfootses."""


def test_a_whole_game_by_keyboard(guests: Guests) -> None:
    visitor = guests.come("Robin")
    play_by_keyboard(Typist(visitor.page, visitor.name, 6), GAME)


def test_a_whole_game_of_bigfootses_by_keyboard(brisk_guests: Guests) -> None:
    visitor = brisk_guests.come("Robin")
    play_by_keyboard(TypingRanger(visitor.page, visitor.name, 6), "Bigfootses")


def play_by_keyboard(person: Typist, game: str) -> None:
    person.open_home()
    person.press_named(f"Play now: {game}, against bots")
    person.expect_table()
    decisions = 0
    while not person.finished:
        person.page.wait_for_function(ASKED_OR_OVER)
        if not person.finished:
            person.decide()
            decisions += 1
    assert decisions > 3
    person.page.keyboard.press("Escape")
    assert not person.finished
