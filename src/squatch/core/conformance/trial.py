"""A game under test: random but repeatable play, and errors that say how to get there again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NoReturn

import msgspec

from squatch.core.chance import Fast
from squatch.core.errors import SquatchError
from squatch.core.game import Deck, Game, Options
from squatch.core.playout import quiet_code
from squatch.core.state import Codes, State

Conserved = Callable[[State], object]
"""Says of a whole state what no action may change: all cards of all zones, counted."""

MOST_DECISIONS = 20_000
RASHNESS = 8  # one decision in so many is rash (`State.rash_from`)


class ConformanceError(SquatchError, AssertionError):
    """A game that does not keep the contract: which check failed, where, and what differed."""

    def __init__(self, check: str, where: str, what: str) -> None:
        super().__init__(f"[{check}] {where}: {what}")
        self.check = check
        self.where = where
        self.what = what


@dataclass(frozen=True)
class Trial:
    """What is played: a game for so many seats with these options, from this seed."""

    game: Game
    seats: int
    seed: int
    options: Options | None = None
    deck: Deck | None = None
    conserved: Conserved | None = None
    most_decisions: int = MOST_DECISIONS

    def where(self, step: int) -> str:
        """How to get there again; step 0 is the setup."""
        chosen = "" if self.options is None else f", {self.options}"
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}, step {step}{chosen}"

    def fail(self, check: str, step: int, what: str) -> NoReturn:
        """Raise the error of a check."""
        raise ConformanceError(check, self.where(step), what)

    def require(self, holds: bool, check: str, step: int, what: str) -> None:
        """Raise the error of a check unless it holds."""
        if not holds:
            self.fail(check, step, what)

    def equal(self, one: object, other: object, check: str, step: int, what: str) -> None:
        """Raise the error of a check unless both are equal, and say what they are."""
        if one != other:
            self.fail(check, step, f"{what}: {difference(one, other)}")

    def dice(self) -> Fast:
        """The dice of the players and of the checks, apart from the chance of the game."""
        return Fast(self.seed, 1)


def difference(one: object, other: object) -> str:
    """Both values, or of two long lists the places where they differ."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other) > 8:
        places = [at for at in range(len(one)) if one[at] != other[at]]
        shown = ", ".join(f"[{at}] {one[at]} and {other[at]}" for at in places[:8])
        return f"{len(places)} of {len(one)} places differ: {shown}"
    return f"{one} and {other}"


def pick(dice: Fast, values: list[int]) -> int:
    """One of the values."""
    return values[dice.below(len(values))]


def pick_code(dice: Fast, state: State, seat: int) -> int:
    """One of the legal codes of a seat, of the rash ones seldom: else some games end at once."""
    codes = Codes()
    state.fill_legal(seat, codes)
    return int(quiet_code(codes, state.rash_from(), RASHNESS, dice))


def every_options(game: Game, seats: int) -> Iterator[Options]:
    """The options of a game, one changed at a time: the defaults, then each other value of each.

    A field is a `bool`, or `int | None` for a seat.
    """
    defaults = game.options()
    yield defaults
    for field in msgspec.structs.fields(game.options):
        default = getattr(defaults, field.name)
        values: list[bool | int | None] = (
            [not default] if isinstance(default, bool) else [None, *range(seats)]
        )
        for value in values:
            if value != default:
                yield msgspec.structs.replace(defaults, **{field.name: value})
