"""People at a browser: they see what the page offers and do nothing that it does not."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator

from playwright.sync_api import Locator, Page, Route, expect

ASKED_OR_OVER = "() => document.querySelector('dialog[open], .table[data-question]')"
GAME = "Sell Me a Sasquatch"
SETTLED = """before => document.querySelector('dialog[open]')
  || document.querySelector('.table')?.dataset.question !== before"""


class Person:
    """Somebody with a page, in any language. Whatever they choose, they choose by a seed."""

    def __init__(self, page: Page, name: str, seed: int) -> None:
        self.page = page
        self.name = name
        self._random = random.Random(seed)
        page.route("**/api/tables", _hurry)

    # --- before the game

    def open_home(self) -> None:
        """The start page, with its games."""
        self.page.goto("/")
        expect(self.page.get_by_role("button", name="with friends").first).to_be_visible()

    def open_table(
        self, others: Iterable[str], *, first_buyer: int | None = None, late: bool = False
    ) -> None:
        """Open a table from home; `others` are the choices for the seats beside the own one."""
        self.open_home()
        self.page.get_by_role("button", name=f"Play with friends: {GAME}").click()
        form = self.page.get_by_role("dialog")
        form.get_by_label("Your name").fill(self.name)
        wishes = [*others]
        for number in range(2, 7):
            wish = wishes.pop(0) if wishes else "Nobody"
            seat = form.get_by_label(f"Seat {number}", exact=True)
            seat.select_option(label=wish)
        if first_buyer is not None:
            form.get_by_label("first buyer").select_option(str(first_buyer))
        if late:
            form.get_by_label("Late Isolator").check()
        form.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="Who plays?")).to_be_visible()

    def link(self) -> str:
        """The invitation, as the lobby shows it."""
        return self.page.get_by_label("Link to join").input_value()

    def join(self, link: str) -> None:
        """Follow an invitation and take a seat."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Take a seat").click()
        expect(self.page.get_by_role("heading", name="Who plays?")).to_be_visible()

    def start(self) -> None:
        """Start the game."""
        self.page.get_by_role("button", name="Start the game").click()
        self.expect_table()

    def expect_table(self) -> None:
        """The game is on the screen."""
        expect(self.page.locator(".own")).to_be_visible(timeout=15_000)

    # --- at the table

    @property
    def question(self) -> str | None:
        """The number of the question this person is asked; None when others decide."""
        return self.page.locator(".table").get_attribute("data-question")

    @property
    def asked(self) -> bool:
        """Whether it is this person's decision."""
        return self.page.locator(".table[data-question]").count() > 0

    @property
    def finished(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator("dialog[open]").count() > 0

    @property
    def phase(self) -> str:
        """The step of the turn, as the bar shows it."""
        return self.page.locator("[aria-current=step]").inner_text().lower()

    def sights(self, most_decisions: int) -> Iterator[str]:
        """Play on alone, and stop whenever the table looks as it did not before; names the sight.

        Sees half-picked offers and thingamabobs in hand too, and at last the end.
        """
        seen: set[str] = set()
        for _decision in range(most_decisions):
            self.page.wait_for_function(ASKED_OR_OVER)
            if self.finished:
                break
            self.have_seen_the_sale()
            sight = f"{self.phase}{' picking' if self.dealing else ''}"
            if sight not in seen:
                seen.add(sight)
                yield sight
                if self.dealing:
                    self.pick(3)
                    yield f"{sight}, picked"
                    self.page.reload()
                    self.expect_table()
                elif self.armable.count() > 0:
                    self.armable.first.click()
                    yield f"{sight} aiming"
                    self.page.keyboard.press("Escape")
            self.decide()
        if self.finished:
            yield "the end"

    def decide(self) -> None:
        """Answer the question by one of the ways that are offered."""
        self.have_seen_the_sale()
        before = self.question
        if self.dealing:
            self.deal()
        else:
            self._press(self._some(self.controls))
            if self.aiming:
                self._aim()
        self.page.wait_for_function(SETTLED, arg=before)

    def have_seen_the_sale(self) -> None:
        """Go on at once where a sale is shown for a moment; a key ends it."""
        if self.page.locator(".ask .sold").count() > 0:
            self.page.keyboard.press("Escape")

    @property
    def dealing(self) -> bool:
        """Whether cards of the hand are to be chosen for a deal."""
        return self.page.locator(".own.dealing").count() > 0

    @property
    def aiming(self) -> bool:
        """Whether a thingamabob is in hand and waits for its target."""
        return self.page.locator(".buttons [aria-pressed=true]").count() > 0

    @property
    def armable(self) -> Locator:
        """The thingamabobs that can be played, as buttons."""
        return self.page.locator(".buttons .btn.turn")

    @property
    def hand(self) -> Locator:
        """The cards of the hand."""
        return self.page.locator(".hand button")

    @property
    def controls(self) -> Locator:
        """The buttons that answer the question: deals, cards in deals, play, pass, steal, stop."""
        usable = "button:not([aria-disabled=true])"
        return self.page.locator(
            f".camp .take:not([aria-disabled=true]), .stall {usable}, .own .deal > {usable},"
            f" .ask {usable}, .buttons {usable}"
        )

    def pick(self, cards: int) -> None:
        """Choose so many cards of the hand."""
        for card in self._random.sample(range(self.hand.count()), cards):
            self._press(self.hand.nth(card))

    def deal(self, cards: int = 3) -> None:
        """Put an offer or a split together, and seal it."""
        self.pick(cards)
        panel = self.page.locator(".own .panel")
        for side in panel.locator(".side").all():
            if self._random.random() < 0.5:
                self._press(side)
        self._press(self._some(panel.locator(".face")))
        self._press(panel.locator(".btn"))

    def _aim(self) -> None:
        """Choose what the thingamabob is used on; for an Expander the hand card first."""
        addable = self.page.locator(".hand button.can")
        if addable.count() > 0 and self.page.locator(".stall button, .camp .take").count() == 0:
            self._press(self._some(addable))
        targets = self.page.locator(".stall button, .camp .take, .own .deal > button")
        self._press(self._some(targets))

    def _some(self, found: Locator) -> Locator:
        found.first.wait_for()
        return found.nth(self._random.randrange(found.count()))

    def _press(self, control: Locator) -> None:
        control.click()


def play_to_the_end(people: Iterable[Person], most_decisions: int = 2000) -> int:
    """Let them decide until everybody's page says who won; the number of decisions."""
    people = list(people)
    decisions = 0
    while not all(person.finished for person in people):
        person = next((one for one in people if one.asked and not one.finished), None)
        if person is None:
            continue  # news is on its way; asking the pages gives it time
        person.decide()
        decisions += 1
        assert decisions <= most_decisions, "the game does not end"
    return decisions


def _hurry(route: Route) -> None:
    """Tables are opened as the page asks, but nobody is given time to think."""
    if route.request.method != "POST":
        route.continue_()
        return
    wish = json.loads(route.request.post_data or "{}")
    wish["table_options"] = {"response_ms": 0}
    route.continue_(post_data=json.dumps(wish))
