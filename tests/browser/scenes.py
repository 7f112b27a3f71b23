"""What the gallery shows of Sell Me a Sasquatch: early and late, few and many, long names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from browser.people import Person
from browser.staging import Company, Guest, named
from squatch.games.sell_me_a_sasquatch.events import Chose, Traded
from squatch.games.sell_me_a_sasquatch.views import SasquatchView
from squatch.tables.telling import Position

LONG_NAMES = (
    "Bartholomew Quillfeather",
    "Wilhelmina Schattenreich",
    "Maximiliane Wolkenburger",
    "Konstantin Moosgruber II",
    "Philippa Featherstonehau",
    "Ottokar von und zu Tanne",
)
TOOLS = {
    "play-isolator",
    "play-repositioner",
    "play-super-repositioner",
    "play-expander",
    "play-optimeter",
}


class Show(NamedTuple):
    """A picture: the position it shows, and what somebody does before it is taken."""

    name: str
    company: Company
    wanted: Callable[[SasquatchView, Position], bool]
    then: Callable[[Person], None] = lambda _person: None
    each: bool = False  # done anew in each window, because it depends on its size
    news: bool = False  # the wanted position is the news, shown as they come


def matches(show: Show) -> Callable[[Position], bool]:
    """Whether a position is what a picture shall show."""
    return lambda shown: show.wanted(cast("SasquatchView", shown.view), shown)


# --- what is looked for


def asked(phase: str, turn: int = 1) -> Callable[[SasquatchView, Position], bool]:
    """The viewer decides something in a phase, not before a turn."""
    return lambda view, shown: view.phase == phase and view.turn >= turn and bool(shown.legal)


def waits(phase: str, turn: int = 1) -> Callable[[SasquatchView, Position], bool]:
    """Others decide something."""
    return lambda view, shown: view.phase == phase and view.turn >= turn and not shown.legal


def tools(kinds: int, turn: int = 1) -> Callable[[SasquatchView, Position], bool]:
    """The viewer may play so many kinds of thingamabobs."""

    def wanted(view: SasquatchView, shown: Position) -> bool:
        playable = {tag_of(action) for action in shown.legal} & TOOLS
        return view.phase == "playing" and view.turn >= turn and len(playable) >= kinds

    return wanted


def full(phase: str, kinds: int, tokens: int = 1) -> Callable[[SasquatchView, Position], bool]:
    """The viewer decides, and has many kinds in the collection, and tokens; others have too."""

    def wanted(view: SasquatchView, shown: Position) -> bool:
        if view.phase != phase or not shown.legal or view.audience is None:
            return False
        mine = view.seats[view.audience]
        others = [seat for seat in view.seats if seat is not mine]
        return (
            len(set(mine.collection)) >= kinds
            and mine.tokens >= tokens
            and sum(len(set(seat.collection)) >= kinds - 1 for seat in others) >= 1
        )

    return wanted


def steals(kinds: int) -> Callable[[SasquatchView, Position], bool]:
    """The viewer may choose among so many kinds to steal."""

    def wanted(view: SasquatchView, shown: Position) -> bool:
        return view.phase == "stealing" and len(shown.legal) > kinds

    return wanted


def sale(view: SasquatchView, shown: Position) -> bool:
    """A deal was bought, and two players traded in sets of creatures."""
    events = [event for event in shown.events if isinstance(event, Traded) and event.tokens]
    seats = {event.seat for event in events}
    return view.turn > 3 and len(seats) > 1 and any(isinstance(e, Chose) for e in shown.events)


def tag_of(action: object) -> str:
    """What an action is called on the wire."""
    return str(type(action).__struct_config__.tag)  # type: ignore[attr-defined]


# --- what is done


def pick(person: Person) -> None:
    """Choose three cards and the one that lies face up."""
    person.pick(3)
    person.page.locator(".own .panel .face").first.click()


def arm(person: Person) -> None:
    """Take a thingamabob in hand."""
    person.armable.first.click()


def unfold(person: Person) -> None:
    """Open the first collection, where collections fold."""
    folded = person.page.locator(".fold[aria-expanded=false]")
    if folded.count() > 0:
        folded.first.click()


def look_through(person: Person) -> None:
    """Open the discard pile."""
    person.page.locator("button[data-place=discard]").click()


def in_vain(person: Person) -> None:
    """Touch a card that cannot be used now."""
    person.hand.first.click()


# --- who plays

FOUR = Company(named(["Robin"], bots=3))
LATE = Company(named(["Robin", "Maren"], bots=2), {"late_isolator": True})
TWO = Company(named(["Robin", "Maren"]))
SIX = Company(
    (
        *map(Guest, LONG_NAMES[:3]),
        Guest(LONG_NAMES[3], here=False),
        Guest(LONG_NAMES[4], here=False, stand_in=True),
        None,
    )
)
FIVE = Company((Guest("Robin"), Guest("Maren"), Guest("Li", here=False), None, None))
THREE = Company(named(["Robin", LONG_NAMES[1], LONG_NAMES[5]]))
WATCHING = Company(named(["Robin", "Maren", "Otis"], bots=1), watching=True)

SHOWS = (
    Show("four-offer", FOUR, asked("offering", 4)),
    Show("four-offer-picked", FOUR, asked("offering", 4), pick),
    Show("four-sealed", LATE, waits("offering", 3)),
    Show("four-flip", FOUR, asked("flipping", 3)),
    Show("four-window", FOUR, tools(3)),
    Show("four-window-aiming", FOUR, tools(3), arm),
    Show("four-watching-window", LATE, waits("playing", 4)),
    Show("four-choose", FOUR, full("choosing", 5, 2)),
    Show("four-in-vain", FOUR, full("choosing", 5, 2), in_vain, each=True),
    Show("four-discard-pile", FOUR, full("choosing", 5, 2), look_through),
    Show("four-sale", FOUR, sale, news=True),
    Show("four-steal", FOUR, steals(3)),
    Show("four-late", LATE, asked("late")),
    Show("four-end", FOUR, lambda _view, shown: shown.outcome is not None),
    Show("three-choose", THREE, full("choosing", 5, 2)),
    Show("two-split-picked", TWO, asked("splitting", 4), pick),
    Show("two-window-aiming", TWO, tools(2), arm),
    Show("two-choose", TWO, full("choosing", 5, 2)),
    Show("five-choose", FIVE, full("choosing", 5, 2)),
    Show("six-offer-picked", SIX, asked("offering", 4), pick),
    Show("six-window", SIX, tools(3)),
    Show("six-choose", SIX, full("choosing", 5, 2)),
    Show("six-unfolded", SIX, full("choosing", 5, 2), unfold, each=True),
    Show("six-steal", SIX, steals(3)),
    Show("spectator", WATCHING, waits("choosing", 5)),
)
