"""A whole game as somebody plays it who only hears the page: by roles, names and what is told."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from browser.people import ASKED_OR_OVER, GAME, SETTLED, Person
from browser.setting import Guests

pytestmark = [pytest.mark.browser, pytest.mark.soak]

ANSWERS = re.compile(
    r"^(Take .+ deal|Turn a card of .+|Play .+|Pass|Stop|Steal .+|Accept: .+|Reverse: .+)$"
)
TARGETS = re.compile(
    r", (face up|face down|put face down by you), |^Take a token from |^Add the card to "
)
CHATTER = """() => {
  window.told = [];
  const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert]';
  new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes) {
      const place = target.nodeType === 3 ? target.parentElement : target;
      const region = place?.closest(regions);
      if (!region || region.closest('dialog:not([open])')) continue;
      const text = type === 'characterData'
        ? target.data : [...addedNodes].map(node => node.textContent).join('');
      if (text.trim()) window.told.push(text.trim());
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Listener(Person):
    """Somebody who knows of a page what its roles and names say, and nothing else."""

    def decide(self) -> None:
        """Answer the question by what is heard of it."""
        self.have_seen_the_sale()
        before = self.question
        seal = self.page.get_by_role("button", name=re.compile("^(Seal the offer|Lay them down)$"))
        if seal.count() > 0:
            self._offer(seal)
        else:
            self._answer()
        self.page.wait_for_function(SETTLED, arg=before)

    def _offer(self, seal: Locator) -> None:
        hand = self.page.get_by_role("group", name="Your hand").get_by_role("button")
        for card in self._random.sample(range(hand.count()), 3):
            hand.nth(card).click()
        shown = self.page.get_by_role("region", name="Your deal").get_by_role(
            "button", name=re.compile("lies face up$")
        )
        self._press(self._some(shown))
        seal.click()

    def _answer(self) -> None:
        answer = self._some(self.page.get_by_role("button", name=ANSWERS, disabled=False))
        plays = (answer.get_attribute("aria-label") or answer.inner_text()).startswith(
            ("Play", "PLAY")
        )
        answer.click()
        if plays:
            self._use()

    def _use(self) -> None:
        prompt = self.page.get_by_role("status").filter(has_text="Your decision")
        if "your hand" in prompt.inner_text():
            hand = self.page.get_by_role("group", name="Your hand").get_by_role("button")
            self._press(self._some(hand))
        self._press(self._some(self.page.get_by_role("button", name=TARGETS)))


def test_a_whole_game_by_ear(guests: Guests) -> None:
    visitor = guests.come("Robin")
    person = Listener(visitor.page, visitor.name, 11)
    person.open_home()
    person.page.get_by_role("button", name=f"Play now: {GAME}, against bots").click()
    person.expect_table()
    decisions = 0
    while not person.finished:
        person.page.wait_for_function(ASKED_OR_OVER)
        if not person.finished:
            person.decide()
            decisions += 1
    assert decisions > 3
    over = person.page.get_by_role("dialog")
    expect(over.get_by_role("list", name="Scores").get_by_role("listitem")).to_have_count(4)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_is_told_twice_at_once(guests: Guests, phone: bool) -> None:
    person = guests.come("Robin", 12, phone=phone)
    person.open_table(["Bot: Instinct"] * 3, first_buyer=0)
    person.start()
    person.page.evaluate(CHATTER)
    person.decide()
    person.page.wait_for_function(ASKED_OR_OVER)
    told = person.page.evaluate("window.told")
    again = [text for text, after in pairwise(told) if text == after]
    assert told
    assert again == []
