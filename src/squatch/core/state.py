"""A game in progress: what every game's rules are to everything else.

A state is a pure machine. It knows the pending decisions, the legal actions, how an action changes
it, and what each seat has seen of it; it knows no network, file, language, clock or generator.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.errors import IllegalAction, Message
from squatch.core.journal import Journal

Seat = i64  # 0 to n-1, clockwise
SeatSet = i64  # bit s stands for seat s
Code = i64  # an action; absolute, not "the i-th legal one"

SPECTATOR: Final[i64] = -1  # the audience that has no seat
TRUTH: Final[i64] = -2  # the audience of a whole state, in which nothing is hidden
NO_SEAT: Final[i64] = -1
NEVER_RASH: Final[i64] = 2**62  # above all codes

NOT_YOUR_DECISION: Final = "refused-not-your-decision"
NOT_POSSIBLE_NOW: Final = "refused-not-possible-now"


def seats_of(seat_set: SeatSet) -> list[int]:
    """The seats of a seat set, ascending.

    >>> seats_of(0b101)
    [0, 2]
    """
    return [seat for seat in range(int(seat_set).bit_length()) if (seat_set >> seat) & 1 == 1]


@final
class Codes:
    """A buffer of action codes that is filled anew for each decision."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.size: i64 = 0

    def clear(self) -> None:
        """Empty it; the room stays."""
        self.size = 0

    def add(self, code: Code) -> None:
        """One more code."""
        if self.size < len(self.items):
            self.items[self.size] = code
        else:
            self.items = append(self.items, code)
        self.size += 1

    def holds(self, code: Code) -> bool:
        """Whether the code is among them."""
        items = self.items
        for at in range(self.size):
            if items[at] == code:
                return True
        return False

    def as_list(self) -> list[int]:
        """The codes as a list of its own."""
        return [int(self.items[at]) for at in range(self.size)]


@final
class Outcome:
    """How a game ended: why, for whom, and what it was worth to each seat."""

    def __init__(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.reason: Final = reason  # one of the game's end reasons
        self.winners: Final = winners  # perhaps nobody, perhaps all
        self.scores: Final = scores  # in the game's own points
        self.utility: Final = shared_win(len(scores), winners)  # -1 to 1 a seat

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, winners={self.winners}, scores={self.scores})"


def shared_win(seats: int, winners: list[int]) -> list[float]:
    """Utility of a win shared evenly among the winners, a seat each.

    The sole winner gets 1 and the losers -1 / (n - 1). It sums to zero; a win of nobody, or shared
    by everybody, is worth nothing.

    >>> shared_win(3, [1])
    [-0.5, 1.0, -0.5]
    >>> shared_win(4, [])
    [0.0, 0.0, 0.0, 0.0]
    """
    utility = [0.0] * seats
    if not winners:
        return utility
    for seat in range(seats):
        share = 1.0 / len(winners) if seat in winners else 0.0
        utility[seat] = (share * seats - 1.0) / (seats - 1)
    return utility


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The contract. A game subclasses it and fills in every method that raises NotImplementedError.

    A whole state has `audience == TRUTH`. What a seat has seen of it (`seen`) is a state of the
    same class whose hidden zones are counts; there `pending`, `to_act`, `outcome` and the own
    seat's legal actions work as in the whole state, `observe` and `deal` work only there, and
    `step` only in a whole state.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.audience: i64 = TRUTH

    # what is to be decided

    def pending(self) -> SeatSet:
        """The seats that owe a decision now; 0 when the game is over. Public information only."""
        raise NotImplementedError

    def to_act(self) -> Seat:
        """The pending seat that goes first where bots and search want an order, or NO_SEAT."""
        pending = self.pending()
        for seat in range(self.seats):
            if (pending >> seat) & 1 == 1:
                return seat
        return NO_SEAT

    def fill_legal(self, seat: Seat, codes: Codes) -> None:
        """Add the legal codes of a pending seat to an empty buffer: ascending, at least one."""
        raise NotImplementedError

    def rash_from(self) -> Code:
        """The first of the codes that quiet play does without.

        They risk the whole game, or only talk. No code is rash unless a game says so.
        """
        return NEVER_RASH

    def legal(self, seat: Seat) -> list[int]:
        """The legal codes of a seat, ascending; empty when it owes no decision."""
        codes = Codes()
        if (self.pending() >> seat) & 1 == 1:
            self.fill_legal(seat, codes)
        return codes.as_list()

    # what changes

    def step(self, seat: Seat, code: Code, chance: Chance, journal: Journal | None) -> None:
        """Change the state by a legal action; trusts its caller to have taken it from `legal`."""
        raise NotImplementedError

    def apply(self, seat: Seat, code: Code, chance: Chance, journal: Journal | None = None) -> None:
        """Change the state by anybody's action, or raise IllegalAction and leave it untouched."""
        if seat < 0 or seat >= self.seats:
            raise IllegalAction(seat, code, Message(NOT_YOUR_DECISION))
        if (self.pending() >> seat) & 1 == 0:
            raise IllegalAction(seat, code, self.why_not(seat, code))
        codes = Codes()
        self.fill_legal(seat, codes)
        if not codes.holds(code):
            raise IllegalAction(seat, code, self.why_not(seat, code))
        self.step(seat, code, chance, journal)

    def why_not(self, seat: Seat, code: Code) -> Message:
        """The reason why a seat may not do this now, from what that seat has seen."""
        pending = (self.pending() >> seat) & 1 == 1
        return Message(NOT_POSSIBLE_NOW if pending else NOT_YOUR_DECISION)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    # copies

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def save(self) -> list[int]:
        """Everything the state holds, as integers; the game's `restore` is its inverse."""
        raise NotImplementedError

    # what is known

    def seen(self, audience: i64) -> "State":
        """What a seat, or the spectators, have seen: all that views, bots and search ever get."""
        raise NotImplementedError

    def observe(self, told: Journal) -> None:
        """Follow a step from what this audience was told of it; equals `seen` after the step."""
        raise NotImplementedError

    def deal(self, chance: Chance) -> "State":
        """A whole state that agrees with what was seen.

        Each unseen card is equally likely in each unseen place.
        """
        raise NotImplementedError
