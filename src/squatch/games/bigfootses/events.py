"""What happened, as typed values: one struct for each kind of row of `rules/rows.py`.

An event is what one audience is told. Those that hold a secret have None in its place for
everybody who may not know it. Cards go by their numbers in the deck that is played with.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.core.game import Event
from squatch.games.bigfootses.actions import (
    BigfootsesAction,
    Job,
    Kind,
    Seat,
)

EndReason = Literal["goal", "round-limit"]
Source = Literal["pile", "top", "at-large"]
Pile = Literal["thingies", "woods"]

END_REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
Count = Annotated[int, msgspec.Meta(ge=0)]
Face = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Sight(msgspec.Struct, frozen=True):
    """A card of somebody's hand; `copy` counts those of its kind there, from 1."""

    card: Kind
    copy: int


class Mark(msgspec.Struct, frozen=True):
    """A public number: its name, and of which seat or place where there are several."""

    name: str
    at: int


class Began(Event, frozen=True, tag="began"):
    """A turn begins; rounds are counted from 0."""

    seat: Seat
    round: Count


class Chose(Event, frozen=True, tag="chose"):
    """A player chose an action."""

    seat: Seat
    action: BigfootsesAction


class Drew(Event, frozen=True, tag="drew"):
    """A player drew a card; `looked_at` tells whether somebody had looked at it."""

    seat: Seat
    looked_at: bool
    card: Kind | None


class Played(Event, frozen=True, tag="played"):
    """A card left a hand and waits to be answered."""

    seat: Seat
    card: Kind
    target: Seat | None


class Passed(Event, frozen=True, tag="passed"):
    """A player passed in a window."""

    seat: Seat


class Cancelled(Event, frozen=True, tag="cancelled"):
    """A played card of this player was cancelled."""

    seat: Seat
    card: Kind


class Redirected(Event, frozen=True, tag="redirected"):
    """A played card of this player has a new target."""

    seat: Seat
    card: Kind
    target: Seat | None


class Equipped(Event, frozen=True, tag="equipped"):
    """A piece of equipment came into play."""

    seat: Seat
    card: Kind


class Spent(Event, frozen=True, tag="spent"):
    """A resolved or cancelled card went to the Thingies discard."""

    seat: Seat
    card: Kind


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded a hand card."""

    seat: Seat
    card: Kind


class Broke(Event, frozen=True, tag="broke"):
    """A piece of equipment went to the Thingies discard."""

    seat: Seat
    card: Kind


class Revealed(Event, frozen=True, tag="revealed"):
    """A Woods card lies face up: from the pile, from its top that was looked at, or at large."""

    seat: Seat
    woods: Kind
    source: Source


class Rolled(Event, frozen=True, tag="rolled"):
    """The die of the ranger."""

    seat: Seat
    face: Face


class Turned(Event, frozen=True, tag="turned"):
    """The die was changed: its face, and what is added to it."""

    face: Face
    plus: int


class Captured(Event, frozen=True, tag="captured"):
    """A bigfoot or bigfeature went into a corral."""

    seat: Seat
    woods: Kind


class Beat(Event, frozen=True, tag="beat"):
    """A player beat a creature."""

    seat: Seat
    woods: Kind


class Lost(Event, frozen=True, tag="lost"):
    """An encounter failed, or ended early (`fled`) without penalty."""

    seat: Seat
    woods: Kind
    fled: bool


class Buried(Event, frozen=True, tag="buried"):
    """A Woods card went to the Woods discard."""

    woods: Kind


class Scored(Event, frozen=True, tag="scored"):
    """A player scored VP without a capture."""

    seat: Seat
    points: Count


class Released(Event, frozen=True, tag="released"):
    """A bigfoot of a corral went to the Woods discard."""

    seat: Seat
    woods: Kind


class MovedBigfoot(Event, frozen=True, tag="moved-bigfoot"):
    """A bigfoot changed corrals."""

    giver: Seat
    taker: Seat
    woods: Kind


class MovedCard(Event, frozen=True, tag="moved-card"):
    """A hand card changed hands; only these two know which."""

    giver: Seat
    taker: Seat
    card: Kind | None


class MovedEquipment(Event, frozen=True, tag="moved-equipment"):
    """A piece of equipment changed owners."""

    giver: Seat
    taker: Seat
    card: Kind


class SwappedHands(Event, frozen=True, tag="swapped-hands"):
    """Two players swapped hands; each is told the new cards by Held."""

    seat: Seat
    other: Seat


class Held(Event, frozen=True, tag="held"):
    """A card of a hand that was swapped; only its new owner knows it."""

    seat: Seat
    card: Kind | None


class Saw(Event, frozen=True, tag="saw"):
    """A player saw a card of a hand: the `copy`-th of its kind there."""

    seat: Seat
    hand: Seat
    sight: Sight | None


class Looked(Event, frozen=True, tag="looked"):
    """A player looked at a card of a pile; place 0 is the top."""

    seat: Seat
    pile: Pile
    place: Count
    card: Kind | None


class Lifted(Event, frozen=True, tag="lifted"):
    """A card looked at went on top of its pile, face down."""

    seat: Seat
    pile: Pile
    place: Count


class Tossed(Event, frozen=True, tag="tossed"):
    """A card looked at went to the discard of its pile."""

    seat: Seat
    pile: Pile
    place: Count
    card: Kind


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The Thingies discard, so many cards, became the pile."""

    cards: Count


class Enchanted(Event, frozen=True, tag="enchanted"):
    """A witch is in force, or none any more."""

    witch: Kind | None


class Trained(Event, frozen=True, tag="trained"):
    """A player has another profession."""

    seat: Seat
    profession: Job


class Salvaged(Event, frozen=True, tag="salvaged"):
    """A player took a card of the Thingies discard."""

    seat: Seat
    card: Kind


class Picked(Event, frozen=True, tag="picked"):
    """A player gave an answer that moves no card by itself."""

    seat: Seat
    action: BigfootsesAction


class Laid(Event, frozen=True, tag="laid"):
    """The Woods pile is empty: those at large are laid out."""


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: EndReason


class Marked(Event, frozen=True, tag="marked"):
    """A public number has a new value: which one, whose (or which, where there are several)."""

    mark: Mark
    value: int


BigfootsesEvent = (
    Began
    | Chose
    | Drew
    | Played
    | Passed
    | Cancelled
    | Redirected
    | Equipped
    | Spent
    | Discarded
    | Broke
    | Revealed
    | Rolled
    | Turned
    | Captured
    | Beat
    | Lost
    | Buried
    | Scored
    | Released
    | MovedBigfoot
    | MovedCard
    | MovedEquipment
    | SwappedHands
    | Held
    | Saw
    | Looked
    | Lifted
    | Tossed
    | Shuffled
    | Enchanted
    | Trained
    | Salvaged
    | Picked
    | Laid
    | Ended
    | Marked
)
