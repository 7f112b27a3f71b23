"""Bids: everybody decides at once and in secret.

A prize is turned up; each seat seals one of its bid cards; all are shown together. The highest bid
that nobody else made (with the option `low`: the lowest) wins the prize.
"""

from squatch.core.chance import Chance
from squatch.core.game import Options
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, Outcome, State
from zoo.base import UNKNOWN, ZooGame, ZooState, members

OPENED, SEALED, SHOWN, SOLD = range(4)


class BidsOptions(Options, frozen=True):
    low: bool = False


class Bids(ZooState):
    ZONES = ("hands", "bids", "prizes", "prize", "points", "low")
    hands: list[int]  # a set of bid cards a seat, the sealed one included
    bids: list[int]  # 0 where none is sealed
    prizes: list[int]  # still to come
    prize: list[int]
    points: list[int]
    low: list[int]

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        assert isinstance(options, BidsOptions)
        self.low = [int(options.low)]
        self.prizes = sorted(self.cards)
        self.hands = [(2 << len(self.cards)) - 2] * self.seats
        self.bids, self.points = [0] * self.seats, [0] * self.seats
        self.open(chance, journal)

    def open(self, chance: Chance, journal: Journal | None) -> None:
        self.tell(journal, OPENED, self.prizes[chance.below(len(self.prizes))])

    def pending(self) -> int:
        if not self.prize:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.bids[seat] == 0)

    def codes(self, seat: int) -> list[int]:
        return members(self.hands[seat])

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        self.tell(journal, SEALED, seat, secret=code, audience=1 << seat)
        if 0 in self.bids:
            return
        for other in range(self.seats):
            self.tell(journal, SHOWN, other, self.bids[other])
        alone = [bid for bid in self.bids if self.bids.count(bid) == 1]
        best = (min if self.low[0] else max)(alone) if alone else 0
        self.tell(journal, SOLD, self.bids.index(best) if alone else NO_SEAT)
        if self.prizes and not self.runaway():
            self.open(chance, journal)

    def runaway(self) -> bool:
        return 2 * max(self.points) > sum(self.cards)

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == OPENED:
            self.prize = [a]
            self.prizes.remove(a)
        elif kind == SEALED:
            self.bids[a] = secret
        elif kind == SHOWN:
            self.bids[a] = b
            self.hands[a] &= ~(1 << b)
        else:
            if a != NO_SEAT:
                self.points[a] += self.prize[0]
            self.prize = []
            self.bids = [0] * self.seats

    def hide(self, audience: int) -> None:
        sealed = enumerate(self.bids)
        self.bids = [UNKNOWN if bid and seat != audience else bid for seat, bid in sealed]

    def fill(self, chance: Chance) -> None:
        for seat, bid in enumerate(self.bids):
            if bid == UNKNOWN:
                hand = members(self.hands[seat])
                self.bids[seat] = hand[chance.below(len(hand))]

    def outcome(self) -> Outcome | None:
        if self.prize:
            return None
        winners = [s for s in range(self.seats) if self.points[s] == max(self.points)]
        return Outcome("runaway" if self.runaway() else "sold-out", winners, list(self.points))


class BidsGame(ZooGame):
    id = "zoo-bids"
    seats = range(2, 6)
    end_reasons = ("sold-out", "runaway")
    options = BidsOptions
    state = Bids
    verbs = ("bid",)
    kinds = ("opened", "sealed", "shown", "sold")
    cards = (1, 2, 3, 4, 5)
    quiet = frozenset({SEALED})

    def in_any_order(self, state: State) -> bool:
        return True


GAME = BidsGame()
