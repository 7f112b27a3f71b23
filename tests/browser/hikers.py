"""People who play Trailblazers: Sasquatch at a browser: by mouse, or by what the page says."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Locator, expect

from browser.people import SETTLED, Person

GAME = "Trailblazers: Sasquatch"
STEADY = 4  # so many windows a hiker lets pass before the finger is raised


class Hiker(Person):
    """Places what there is wherever it fits, and accuses somebody after a while: by mouse."""

    doubts = 0

    def open_hike(self, others: Iterable[str]) -> None:
        """Open a table from home; `others` are the choices for the seats beside the own one."""
        self.open_home()
        self.page.get_by_role("button", name=f"Play with friends: {GAME}").click()
        form = self.page.get_by_role("dialog")
        form.get_by_label("Your name").fill(self.name)
        wishes = [*others]
        for number in range(2, 5):
            seat = form.get_by_label(f"Seat {number}", exact=True)
            seat.select_option(label=wishes.pop(0) if wishes else "Nobody")
        form.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="Who plays?")).to_be_visible()

    def expect_table(self) -> None:
        """The game is on the screen."""
        expect(self.page.locator(".table .map")).to_be_visible(timeout=15_000)

    @property
    def sight(self) -> str:
        """What is to be done, and whether a pursuit is on."""
        if self.finished:
            return "the end"
        doubting = " doubting" if self.page.locator(".doubt").count() > 0 else ""
        hunt = " hunt" if self.page.locator(".table.hunt").count() > 0 else ""
        return f"{self.phase}{doubting}{hunt}"

    def decide(self) -> None:
        """Answer the question by one of the ways that are offered."""
        before = self.question
        if self.page.locator(".doubt").count() > 0:
            self._doubt()
        elif self._button("Show it", "Keep it").count() > 0:
            self._press(self._some(self.page.locator(".hand .pick")))
            self._press(self._button("Show it", "Keep it"))
        elif self.page.locator(".pile.can").count() > 0:
            self._press(self._some(self.page.locator(".pile.can")))
        elif self.page.locator(".throws").count() > 0:
            self._press(self.page.locator(".throws .btn").first)
        else:
            self._lay()
        self.page.wait_for_function(SETTLED, arg=before)

    def _doubt(self) -> None:
        self.doubts += 1
        if self.doubts <= STEADY:
            self._press(self._button("Let it pass"))
            return
        self._press(self._button("Accuse"))
        self._press(self.page.get_by_role("button", name=re.compile("^Accuse .")))
        if self.page.locator(".toast, [role=alert]").filter(has_text="Only tourists").count() > 0:
            self._press(self._button("Back"))
            self._press(self._button("Let it pass"))

    def _lay(self) -> None:
        lay = self.page.get_by_role("button", name=re.compile("^Lay it here"))
        for attempt in range(8):
            if attempt == 1:  # nothing free is in sight
                self._press(self.page.get_by_role("button", name="Show all of the map"))
            if lay.get_attribute("aria-disabled") != "true":
                break
            self._point()
            if lay.get_attribute("aria-disabled") == "true":
                self._press(self._button("Turn"))
        self._press(lay)

    def _point(self) -> None:
        """Click a free square of the map, if one can be seen."""
        inside = self.page.locator(".map").bounding_box()
        dots = self.page.locator(".map .dot").all()
        self._random.shuffle(dots)
        for dot in dots:
            box = dot.bounding_box()
            if inside is None or box is None:
                continue
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            hit = self.page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('.map') !== null"
                " && !document.elementFromPoint(x, y)?.closest('button')",
                [x, y],
            )
            if hit:
                self.page.mouse.click(x, y)
                return

    def _button(self, *names: str) -> Locator:
        pattern = re.compile("^(?:" + "|".join(map(re.escape, names)) + ")$")
        return self.page.locator(".tray").get_by_role("button", name=pattern)


class Reader(Hiker):
    """Knows of the page what its roles and names say, and takes places from the map in words."""

    def decide(self) -> None:
        """Answer the question by what is heard of it, by keys."""
        before = self.question
        page = self.page
        prompt = page.get_by_role("status").filter(has_text="Your decision").inner_text()
        cards = page.get_by_role("group", name=re.compile("^(Your cards|What was drawn)$"))
        if re.search(r"Is .+ the Sasquatch", prompt):
            self._doubt()
        elif "Choose the card" in prompt or "Which of the two" in prompt:
            self._press(cards.get_by_role("button", name=re.compile("^Card ")).first)
            self._press(self._button("Show it", "Keep it"))
        elif "Discard" in prompt:
            self._press(page.get_by_role("button", name=re.compile("^Into the ")).first)
        elif "raw" in prompt:
            piles = page.get_by_role("button", name=re.compile(r"^Draw from .*, \d+ cards?$"))
            self._press(piles.first)
        else:
            self._lay()
        page.wait_for_function(SETTLED, arg=before)

    def _lay(self) -> None:
        words = self.page.get_by_role("region", name="The map in words")
        if words.count() == 0:
            self._press(self._button("Places"))
        places = words.get_by_role("button", name=re.compile(r"^[LRWE]\d* ?[TBNS]?\d*[:,] "))
        self._press(places.first)
        self._press(words.get_by_role("button", name="Lay it here"))

    def _press(self, control: Locator) -> None:
        control.focus()
        self.page.keyboard.press("Enter")
