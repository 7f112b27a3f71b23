"""What the gallery shows of Bigfootses: encounters, answers, choices, few players and many."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from browser.people import Person
from browser.scenes import LONG_NAMES
from browser.staging import Company, Guest, named
from squatch.games.bigfootses.views import BigfootsesView, Situation
from squatch.tables.telling import Position

Wanted = Callable[[BigfootsesView, Position], bool]


def settle(person: Person) -> None:
    """Wait until the cards, and what they say, are there."""
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
    return lambda shown: show.wanted(cast("BigfootsesView", shown.view), shown)


# --- what is looked for


def asked(situation: Situation, *, choices: int = 2, after: int = 0) -> Wanted:
    """The viewer decides among so many, not before a round."""
    return lambda view, shown: (
        view.situation == situation and len(shown.legal) >= choices and view.round >= after
    )


def met(situation: Situation, points: int, choices: int = 2) -> Wanted:
    """The viewer may do something in an encounter whose sum has so many parts."""

    def wanted(view: BigfootsesView, shown: Position) -> bool:
        found = view.encounter
        return (
            asked(situation, choices=choices)(view, shown)
            and found is not None
            and len(found.skill_points) + len(found.number_points) >= points
        )

    return wanted


def stacked(cards: int) -> Wanted:
    """The viewer may answer a card of so many that wait, in an encounter."""
    return lambda view, shown: (
        asked("reacting")(view, shown) and len(view.stack) >= cards and view.encounter is not None
    )


def settled(view: BigfootsesView, shown: Position) -> bool:
    """The viewer chooses an action late in the game: gear, a corral, a witch, points."""
    mine = view.seats[view.audience or 0]
    return (
        asked("acting")(view, shown)
        and len(mine.equipment) >= 2
        and len(mine.corral) >= 2
        and view.witch is not None
    )


def over(_view: BigfootsesView, shown: Position) -> bool:
    """It is over."""
    return shown.outcome is not None


# --- what is done


def look(person: Person) -> None:
    """Look at the first card of the hand."""
    person.page.locator(".hand .bf-card").first.click()
    person.page.locator("dialog[open] .text").wait_for()


FOUR = Company(named(["Robin", "Maren", "Otis"], bots=1))
THREE = Company(named(["Robin", LONG_NAMES[1]], bots=1))
TWO = Company(named(["Robin", "Maren"]))
SIX = Company((*map(Guest, LONG_NAMES[:3]), Guest(LONG_NAMES[3], here=False), None, None))
WATCHING = Company(named(["Robin", "Maren", "Otis"]), watching=True)

SHOWS = (
    Show("bigfootses-four-action", FOUR, settled),
    Show("bigfootses-four-look", FOUR, settled, look),
    Show("bigfootses-four-before", FOUR, met("before", 3)),
    Show("bigfootses-four-after", FOUR, met("after", 3, 3)),
    Show("bigfootses-four-answer", FOUR, stacked(2)),
    Show("bigfootses-three-take-gear", THREE, asked("steal-equipment")),
    Show("bigfootses-three-discard", THREE, asked("trimming", after=2)),
    Show("bigfootses-two-order", TWO, asked("lift", choices=3)),
    Show("bigfootses-six-before", SIX, met("before", 2)),
    Show("bigfootses-six-action", SIX, settled),
    Show(
        "bigfootses-spectator",
        WATCHING,
        lambda view, _shown: view.situation == "after" and view.round >= 4,
    ),
    Show("bigfootses-end", THREE, over),
)
