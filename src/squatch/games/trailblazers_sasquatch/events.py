"""What happened, as typed values: one struct for each kind of row of `rules/rows.py`.

An event is what one audience is told. Dealt, Drew and Discarded hold a secret: there stands None
for everybody but the seat whose secret it is. Cards are numbers; what they show is in the views.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.core.game import Event
from squatch.games.trailblazers_sasquatch.actions import Say
from squatch.games.trailblazers_sasquatch.names import (
    Base,
    CardNumber,
    Coordinate,
    Seat,
    Source,
    Trail,
    Turn,
)

Phase = Literal[
    "base",  # a turn: a base must be placed
    "showing",  # a turn: which card to place
    "placing",  # where to place it; also in a pursuit
    "discarding",  # into which row the other goes; or reveal
    "accusing",  # after a turn: everybody else
    "first-draw",  # a turn of the pursuit: draw, or place a base
    "second-draw",
    "keeping",  # which of the two drawn cards to place
    "over",
]
EndReason = Literal[
    "caught",  # a loop uses the Sasquatch's card, or base
    "caught-at-once",  # it was discovered on a card of a loop (T10)
    "escaped",  # the fifth animal, or nothing left to place (T11)
    "wrong-accusation",
    "counted",  # the twelfth card: animals against loops
    "no-sasquatch",  # the twelfth card, and nobody had it
]
Character = Literal["tourist", "sasquatch"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
END_REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
Count = Annotated[int, msgspec.Meta(ge=0)]


class Dealt(Event, frozen=True, tag="dealt"):
    """A player got a character; only that player knows which."""

    seat: Seat
    character: Character | None


class Drew(Event, frozen=True, tag="drew"):
    """A player drew cards; only that player knows which."""

    seat: Seat
    count: Count
    cards: tuple[CardNumber, ...] | None


class Showed(Event, frozen=True, tag="showed"):
    """A player chose the hand card to be placed (T12). `long` is the type of its long trail."""

    seat: Seat
    card: CardNumber
    long: Trail


class Laid(Event, frozen=True, tag="laid"):
    """A player placed the card that was shown or kept."""

    seat: Seat
    card: CardNumber
    long: Trail
    x: Coordinate
    y: Coordinate
    turn: Turn


class LaidBase(Event, frozen=True, tag="laid-base"):
    """A player placed a hybrid base."""

    seat: Seat
    base: Base
    x: Coordinate
    y: Coordinate
    turn: Turn


class Broke(Event, frozen=True, tag="broke"):
    """What was just placed ended a loop."""

    base: Base
    trail: Trail
    value: Count


class Closed(Event, frozen=True, tag="closed"):
    """What was just placed closed a loop."""

    base: Base
    trail: Trail
    value: Count


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded a card into a row; only that player knows which."""

    seat: Seat
    row: Trail
    card: CardNumber | None


class Passed(Event, frozen=True, tag="passed"):
    """A player accused nobody after this turn."""

    seat: Seat


class Accused(Event, frozen=True, tag="accused"):
    """A player accused another, and whether that one held the Sasquatch."""

    seat: Seat
    accused: Seat
    right: bool


class Revealed(Event, frozen=True, tag="revealed"):
    """The Sasquatch revealed itself on the card it had just placed."""

    seat: Seat


class PursuitBegan(Event, frozen=True, tag="pursuit-began"):
    """All hands left the game unseen, each row was shuffled into a stack.

    The figure stands on the piece placed last.
    """

    sasquatch: Seat


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """Pursuit: a card was drawn, for all to see."""

    seat: Seat
    source: Source
    card: CardNumber
    long: Trail
    animal: bool


class Counted(Event, frozen=True, tag="counted"):
    """Pursuit: the animal tally moved to this space."""

    tally: Count


class Kept(Event, frozen=True, tag="kept"):
    """Pursuit: which drawn card is placed, and which one left the game."""

    seat: Seat
    card: CardNumber
    long: Trail
    other: CardNumber


class Said(Event, frozen=True, tag="said"):
    """Table talk. Nobody has checked it."""

    seat: Seat
    said: Say


class Stage(Event, frozen=True, tag="stage"):
    """Where the game stands, after each action.

    `turn` counts finished turns; `talked` are those who have had their say for now.
    """

    phase: Phase
    waiting: tuple[Seat, ...]
    talked: tuple[Seat, ...]
    active: Seat
    turn: Count


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `sasquatch` is who held it, None: the card lay aside."""

    reason: EndReason
    sasquatch: Seat | None


class TurnedOver(Event, frozen=True, tag="turned-over"):
    """At the end: a discarded card is shown, at its place in the row, by whom it was discarded."""

    row: Trail
    seat: Seat
    place: Count
    card: CardNumber


TrailblazersEvent = (
    Dealt | Drew | Showed | Laid | LaidBase | Broke | Closed | Discarded | Passed | Accused
    | Revealed | PursuitBegan | TurnedUp | Counted | Kept | Said | Stage | Ended | TurnedOver
)  # fmt: skip
