"""What the gallery shows of Trailblazers: Sasquatch: each step of a turn, doubt, pursuit, end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from browser.people import Person
from browser.scenes import LONG_NAMES
from browser.staging import Company, Guest, named
from squatch.games.trailblazers_sasquatch.events import EndReason, Phase
from squatch.games.trailblazers_sasquatch.views import TrailblazersView
from squatch.tables.telling import Position

Wanted = Callable[[TrailblazersView, Position], bool]


def settle(person: Person) -> None:
    """Wait until the pictures are there."""
    person.page.wait_for_load_state("networkidle")


class Show(NamedTuple):
    """A picture: the position it shows, and what somebody does before it is taken."""

    name: str
    company: Company
    wanted: Wanted
    then: Callable[[Person], None] = settle
    each: bool = False  # done anew in each window


def matches(show: Show) -> Callable[[Position], bool]:
    """Whether a position is what a picture shall show."""
    return lambda shown: show.wanted(cast("TrailblazersView", shown.view), shown)


# --- what is looked for


def asked(phase: Phase, turn: int = 0) -> Wanted:
    """The viewer decides something, not before a turn."""
    return lambda view, shown: view.phase == phase and view.turn >= turn and bool(shown.legal)


def closing(turn: int) -> Wanted:
    """The viewer may close a loop with the card that was shown."""
    return lambda view, shown: (
        asked("placing", turn)(view, shown)
        and view.pursuit is None
        and any(hint.closed for hint in view.hints)
    )


def waits(phase: Phase, turn: int) -> Wanted:
    """Somebody else decides something."""
    return lambda view, shown: view.phase == phase and view.turn >= turn and not shown.legal


def hunts(phase: Phase) -> Wanted:
    """The viewer is at play in a pursuit."""
    return lambda view, shown: (
        view.pursuit is not None and view.phase == phase and bool(shown.legal)
    )


def over(*reasons: EndReason) -> Wanted:
    """The game is over, for one of these reasons."""
    return lambda view, _shown: view.result is not None and view.result.reason in reasons


# --- what is done


def choose(person: Person) -> None:
    """Choose the first of two cards."""
    settle(person)
    person.page.locator(".hand .pick").first.click()


def hover(person: Person) -> None:
    """Let the piece hover where it would do most."""
    read(person)
    person.page.locator(".places .icon-btn").click()


def read(person: Person) -> None:
    """Choose the first place of the map in words."""
    settle(person)
    person.page.get_by_role("button", name="Places", exact=True).click()
    person.page.locator(".places li button").first.click()


def raise_finger(person: Person) -> None:
    """The first step of an accusation."""
    settle(person)
    person.page.get_by_role("button", name="Accuse", exact=True).click()


FOUR = Company(named(["Robin", "Maren", "Otis", "Juno"]))
THREE = Company(named(["Robin", LONG_NAMES[1]], bots=1))
AWAY = Company((Guest("Robin"), Guest(LONG_NAMES[3], here=False), Guest("Li", stand_in=True), None))
WATCHING = Company(named(["Robin", "Maren", "Otis"]), watching=True)

SHOWS = (
    Show("trailblazers-four-base", FOUR, asked("base")),
    Show("trailblazers-four-show", FOUR, asked("showing", 12), choose),
    Show("trailblazers-four-place", FOUR, closing(12), hover),
    Show("trailblazers-four-in-words", FOUR, closing(12), read),
    Show("trailblazers-four-discard", FOUR, asked("discarding", 8)),
    Show("trailblazers-four-doubt", FOUR, asked("accusing", 9)),
    Show("trailblazers-four-sure", FOUR, asked("accusing", 9), raise_finger),
    Show("trailblazers-away-waiting", AWAY, waits("placing", 8)),
    Show("trailblazers-spectator", WATCHING, waits("placing", 10)),
    Show("trailblazers-three-draw", THREE, hunts("second-draw")),
    Show("trailblazers-three-keep", THREE, hunts("keeping")),
    Show("trailblazers-three-hunt", THREE, hunts("placing"), hover),
    Show("trailblazers-three-caught", THREE, over("caught", "caught-at-once", "escaped")),
    Show("trailblazers-three-end", THREE, over("counted", "no-sasquatch")),
)
