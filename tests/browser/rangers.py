"""People who play Bigfootses at a browser: they do what the page offers, and like mischief."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Locator, expect

from browser.people import SETTLED, Person

CANCELS = ("Wrong Form", "That Was Decaf", "The Wind Has Changed")
CANCELLED = re.compile(r"(?:Your (.+)|(.+) of .+) is cancelled\.")


class Ranger(Person):
    """Ranges, equips, plays shenanigans, and cancels those of others."""

    def open_bigfootses(self, others: Iterable[str]) -> None:
        """Open a table from home; `others` are the choices for the seats beside the own one."""
        self.open_home()
        self.page.get_by_role("button", name="Play with friends: Bigfootses").click()
        form = self.page.get_by_role("dialog")
        form.get_by_label("Your name").fill(self.name)
        wishes = [*others]
        for number in range(2, 7):
            seat = form.get_by_label(f"Seat {number}", exact=True)
            seat.select_option(label=wishes.pop(0) if wishes else "Nobody")
        form.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="Who plays?")).to_be_visible()

    def decide(self) -> None:
        """Answer the question by one of the ways that are offered."""
        before = self.question
        self._press(self._wish())
        if self.armed:
            self._press(self._some(self.page.locator(".choices .way")))
        self.page.wait_for_function(SETTLED, arg=before)

    def look_at_hand(self) -> None:
        """Look at the first hand card, once no cards have to be chosen from it."""
        while self.choices.count() == 0 and self.parting.count() > 0:
            self.decide()
        self.page.locator(".hand .bf-card").first.click()
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def play_from_picture(self) -> bool:
        """Look at the hand cards, and play the first that its picture offers to play."""
        dialog = self.page.get_by_role("dialog")
        before = self.question
        for card in self.page.locator(".hand .bf-card").all():
            card.click()
            button = dialog.get_by_role("button", name=re.compile("^(Equip|Play) "))
            if button.count() > 0:
                button.click()
                if not self.armed:
                    self.page.wait_for_function(SETTLED, arg=before)
                return True
            self.page.keyboard.press("Escape")
            expect(dialog).to_be_hidden()
        return False

    @property
    def sight(self) -> str:
        """The step of the turn, and what is to be done in it."""
        doing = "pass" if self._offered("Pass", "Let it stand").count() > 0 else "choose"
        met = " met" if self.page.locator(".table.encounter").count() > 0 else ""
        return f"{self.phase} {doing}{met}"

    @property
    def armed(self) -> bool:
        """Whether a card is in hand that can be played in several ways."""
        return self._offered("Put it back").count() > 0

    @property
    def choices(self) -> Locator:
        """The buttons of the decision."""
        return self.page.locator(".choices button:not([aria-disabled=true])")

    @property
    def parting(self) -> Locator:
        """Hand cards that are to be chosen: to discard or to give."""
        return self.page.locator(".hand .bf-card.can")

    @property
    def cancelled_shenanigans(self) -> set[str]:
        """Of the cards that the log says were cancelled, those that are shenanigans."""
        lines = self.page.get_by_role("log").locator("li").all_inner_texts()
        found = [CANCELLED.search(line.strip()) for line in lines]
        return {one[1] or one[2] for one in found if one} & {*SHENANIGANS, *CANCELS}

    def _wish(self) -> Locator:
        """What this person does: a cancel for a shenanigan, mischief, gear, and then the woods."""
        top = self.page.locator(".stack .frame.top")
        if top.count() > 0 and self._offered("Let it stand").count() > 0:
            cancel = self._offered(*(f"Play {name}" for name in CANCELS)).first
            mischief = "shenanigan" in (top.get_attribute("class") or "")
            return cancel if mischief and cancel.count() > 0 else self._offered("Let it stand")
        offered = [self._offered(f"Play {name}") for name in sorted(SHENANIGANS)]
        plays = [one for one in offered if one.count() > 0]
        if plays:
            return self._random.choice(plays).first
        return self._usual()

    def _usual(self) -> Locator:
        gear = self.page.locator(".choices .play[aria-label^=Equip]")
        if gear.count() > 0 and self._random.random() < 0.7:
            return self._some(gear)
        for name in ("Pass", "Go on"):
            if self._offered(name).count() > 0 and self._random.random() < 0.9:
                return self._offered(name)
        ranging = self.page.locator(".choices .action.possible", has_text="Range")
        if ranging.count() > 0 and self._random.random() < 0.7:
            return ranging
        return self._some(self.choices if self.choices.count() > 0 else self.parting)

    def _offered(self, *names: str) -> Locator:
        pattern = re.compile("^(?:" + "|".join(map(re.escape, names)) + ")$")
        return self.page.locator(".choices").get_by_role("button", name=pattern)


SHENANIGANS = {
    "Borrowed, Permanently",
    "Light-Fingered Raccoon",
    "Ants in the Provisions",
    "Flat Tyre",
    "Somebody Left the Gate Open",
    "Discerning Termites",
    "Career Day",
    "Mixed-Up Bags",
    "Pen Friends",
    "Better Snacks Over Here",
}
