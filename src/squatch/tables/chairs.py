"""Who may sit where, and what was agreed when the table was opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from squatch.core.game import Options
from squatch.tables.stops import USUAL, Stops

Kind = Literal["human", "bot"]

RESPONSE_MS = 1500  # where people sit who could read each other's pace
RESPONSE_MS_ALONE = 500
MOST_RESPONSE_MS = 10_000


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: a person, or a bot by its name."""

    kind: Kind
    bot: str | None = None


def usual_response_ms(wishes: Sequence[SeatWish]) -> int:
    """How long programs take for a decision unless somebody chose it, by who shall sit there.

    In that time people can pass by hand without giving away that they were asked. Somebody alone
    among bots has nobody to hide it from, and should not have to wait.

    >>> usual_response_ms([SeatWish("human"), SeatWish("bot", "instinct")])
    500
    """
    people = sum(wish.kind == "human" for wish in wishes)
    return RESPONSE_MS if people > 1 else RESPONSE_MS_ALONE


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed when a table is opened. `opened_at`: milliseconds since 1970, for lists."""

    id: str
    invite: str
    secret: bytes
    options: Options
    opened_at: int
    response_ms: int = RESPONSE_MS
    listed: bool = True


class Chair(msgspec.Struct, kw_only=True):
    """One seat: who it belongs to, and whether they are there.

    A human chair without a guest is free. `nonce` is None until one was given. `left` means that
    its owner said goodbye in mid-game; `stand_in` that a bot plays until they are back, and
    `stood_in` how many decisions it took since they last took one. `stops` says when they want to
    be asked in windows.
    """

    kind: Kind
    bot: str | None = None
    guest: str | None = None
    name: str | None = None
    nonce: bytes | None = None
    present: bool = False
    gone_since: float | None = None
    left: bool = False
    stand_in: bool = False
    stood_in: int = 0
    stops: Stops = USUAL

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind == "human" and self.guest is None

    @property
    def person(self) -> bool:
        """Whether it belongs to somebody."""
        return self.guest is not None

    @property
    def connected(self) -> bool:
        """Whether whoever plays here is there now; bots always are."""
        return self.present or self.kind == "bot"

    @property
    def played_by_program(self) -> bool:
        """Whether its decisions are taken by a bot now."""
        return self.kind == "bot" or self.stand_in

    def seat_person(self, guest: str, name: str) -> None:
        """Somebody sits down."""
        self.guest, self.name = guest, name
        self.nonce = self.gone_since = None
        self.stops = USUAL

    def clear(self) -> None:
        """Whoever sat here is gone for good."""
        self.guest = self.name = self.nonce = None
        self.present = self.left = self.stand_in = False
