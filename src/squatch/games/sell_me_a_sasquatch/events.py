"""What happened, as typed values: one struct for each kind of row of `rules/rows.py`.

An event is what one audience is told. The four that hold a secret (Offered, WasSplit, Added, Drew)
have None in its place for everybody but the seat whose secret it is.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from squatch.core.game import Event
from squatch.games.sell_me_a_sasquatch.actions import Offer, Seat, Split
from squatch.games.sell_me_a_sasquatch.kinds import Kind

Phase = Literal[
    "offering",
    "splitting",
    "flipping",
    "playing",
    "second-card",
    "choosing",
    "stealing",
    "late",
    "over",
]
EndReason = Literal["tokens", "turn-limit", "no-cards"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
END_REASONS: Final[tuple[EndReason, ...]] = get_args(EndReason)
Count = Annotated[int, msgspec.Meta(ge=0)]


class Offered(Event, frozen=True, tag="offered"):
    """A seller sealed an offer of so many cards; only the seller knows which."""

    seat: Seat
    cards: Count
    offer: Offer | None


class WasSplit(Event, frozen=True, tag="was-split"):
    """Two players: so many cards were laid on each side; the one face up follows as Shown."""

    seat: Seat
    mine: Count
    yours: Count
    split: Split | None


class Shown(Event, frozen=True, tag="shown"):
    """The face-up card of a deal, when deals are laid out."""

    card: Kind
    deal: Seat
    by: Seat


class Flipped(Event, frozen=True, tag="flipped"):
    """`seat` turned a card face up that `by` had put face down into a deal."""

    card: Kind
    deal: Seat
    by: Seat
    seat: Seat


class Played(Event, frozen=True, tag="played"):
    """A thingamabob went to the discard pile; what it did follows."""

    seat: Seat
    card: Kind


class Passed(Event, frozen=True, tag="passed"):
    """A player passed in a thingamabob window."""

    seat: Seat


class Removed(Event, frozen=True, tag="removed"):
    """`seat` discarded a card of a deal, put there face down by `by`, or face up (None)."""

    card: Kind
    deal: Seat
    by: Seat | None
    seat: Seat


class Added(Event, frozen=True, tag="added"):
    """A player added a hand card to a deal, face down; only that player knows which."""

    seat: Seat
    deal: Seat
    card: Kind | None


class TookToken(Event, frozen=True, tag="took-token"):
    """A point token changed hands because of this card."""

    thief: Seat
    victim: Seat
    card: Kind


class Chose(Event, frozen=True, tag="chose"):
    """The buyer bought a deal; its seller is the new buyer."""

    buyer: Seat
    seller: Seat


class Answered(Event, frozen=True, tag="answered"):
    """Two players: the split was accepted or reversed."""

    seat: Seat
    reversed: bool


class Collected(Event, frozen=True, tag="collected"):
    """The cards of a deal went into a collection."""

    owner: Seat
    deal: Seat
    cards: tuple[Kind, ...]


class Traded(Event, frozen=True, tag="traded"):
    """A player discarded complete sets, and won so many point tokens."""

    seat: Seat
    card: Kind
    sets: Count
    tokens: Count


class Stole(Event, frozen=True, tag="stole"):
    """A card went from one collection into another."""

    thief: Seat
    victim: Seat
    card: Kind


class Stopped(Event, frozen=True, tag="stopped"):
    """A player stole, or removed, no further card."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """A player drew so many cards; only that player knows which."""

    seat: Seat
    count: Count
    cards: tuple[Kind, ...] | None


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discard pile, so many cards, became the draw pile."""

    cards: Count


class Stage(Event, frozen=True, tag="stage"):
    """Where in the turn the game stands, after each action.

    `due` are the nasty sets of `victim` that have yet to strike, a card for each set; `steals` is
    how many cards the running effect may still take; `idle` how many players in a row were found
    without a complete nasty set; `turn` how many turns are finished.
    """

    phase: Phase
    waiting: tuple[Seat, ...]
    turn: Count
    buyer: Seat
    victim: Seat
    idle: Count
    steals: Count
    due: tuple[Kind, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: EndReason


class Revealed(Event, frozen=True, tag="revealed"):
    """A hand is shown at the end of the game."""

    seat: Seat
    cards: tuple[Kind, ...]


SasquatchEvent = (
    Offered
    | WasSplit
    | Shown
    | Flipped
    | Played
    | Passed
    | Removed
    | Added
    | TookToken
    | Chose
    | Answered
    | Collected
    | Traded
    | Stole
    | Stopped
    | Drew
    | Shuffled
    | Stage
    | Ended
    | Revealed
)
