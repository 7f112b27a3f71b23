"""How a sale may go, what each way is worth to one seat, and how likely it is.

With three players or more a way is the seller whose deal is bought; with two it is the split
accepted (0) or reversed (1). Deals are appraised by their known cards, and by the average of unseen
cards for the others.
"""

from __future__ import annotations

from math import exp

from squatch.games.sell_me_a_sasquatch.appraisal import Appraisal
from squatch.games.sell_me_a_sasquatch.rules.board import DOWN, MOST_SEATS, UP
from squatch.games.sell_me_a_sasquatch.rules.piles import size
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

TASTE = 1.5
"""How surely a buyer takes what looks better; 0 is blindly, infinity without fail."""

SQUATCH = 0.25
"""What it is worth to become the next buyer, in tokens."""

REVERSED = 1


class Deal:
    """What a seat knows of a deal."""

    __slots__ = ("hidden", "known", "public", "total")

    def __init__(self, known: int, public: int, hidden: int, total: int) -> None:
        self.known = known  # a pile
        self.public = public  # a pile, part of `known`
        self.hidden = hidden  # cards that the seat does not know
        self.total = total  # all cards

    def without(self, card: int, face_up: bool) -> Deal:
        """The deal without a card that is known, or with `card` 0 without one that is not."""
        public = self.public - card if face_up else self.public
        return Deal(self.known - card, public, self.hidden - (card == 0), self.total - 1)

    def with_own(self, card: int) -> Deal:
        """The deal with a card of the own hand, face down."""
        return Deal(self.known + card, self.public, self.hidden, self.total + 1)

    def turned(self, card: int, known: bool) -> Deal:
        """The deal with a face-down card turned face up."""
        if known:
            return Deal(self.known, self.public + card, self.hidden, self.total)
        return Deal(self.known + card, self.public + card, self.hidden - 1, self.total)


class Sale:
    """The deals on the table and where they may go."""

    def __init__(self, seen: Sasquatch, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.seats = appraisal.seats
        self.buyer = int(seen.buyer)
        self.chooser = 1 - self.buyer if self.seats == 2 else self.buyer
        self.sellers = [s for s in range(self.seats) if self.seats == 2 or s != self.buyer]
        self.deals = {seller: _deal_of(seen, seller) for seller in self.sellers}

    def ways(self) -> list[int]:
        """All ways the sale may go."""
        return [0, REVERSED] if self.seats == 2 else self.sellers

    def prospect(self, changed: int = -1, deal: Deal | None = None) -> float:
        """What is to be expected; with `changed`, if that seller's deal were another one."""
        deals = self.deals if deal is None else {**self.deals, changed: deal}
        outlooks = [self.outlook(way, deals) for way in self.ways()]
        if self.chooser == self.appraisal.me:
            return max(outlooks)
        appeals = [exp(TASTE * self.appeal(way, deals)) for way in self.ways()]
        chosen = zip(outlooks, appeals, strict=True)
        return sum(outlook * appeal for outlook, appeal in chosen) / sum(appeals)

    def outlook(self, way: int, deals: dict[int, Deal]) -> float:
        """What one way is worth to the seat that looks, all players considered."""
        worth = 0.0
        weights = self.appraisal.weights
        for seller, deal in deals.items():
            owner = self._owner(way, seller)
            thief = 1 - owner if self.seats == 2 else way
            worth += weights[owner] * self._gain(owner, deal)
            if thief != owner:
                worth += weights[thief] * self.appraisal.spoils(owner, deal.known)
        if self.seats > 2:
            worth += weights[way] * SQUATCH
        return worth

    def appeal(self, way: int, deals: dict[int, Deal]) -> float:
        """What a way looks like to the chooser, who sees what everybody sees."""
        for seller, deal in deals.items():
            if self._owner(way, seller) == self.chooser:
                unseen = deal.total - int(size(deal.public))
                blind = self.appraisal.blind[self.chooser]
                return self.appraisal.gain(self.chooser, deal.public) + unseen * blind
        return 0.0

    def _owner(self, way: int, seller: int) -> int:
        if self.seats == 2:
            return 1 - seller if way == REVERSED else seller
        return self.buyer if way == seller else seller

    def _gain(self, owner: int, deal: Deal) -> float:
        gain = self.appraisal.gain(owner, deal.known)
        return gain + deal.hidden * self.appraisal.blind[owner]


def _deal_of(seen: Sasquatch, seller: int) -> Deal:
    public = int(seen.piles[UP + seller])
    known, hidden, total = public, 0, int(size(public))
    for by in range(seen.seats):
        down = int(seen.piles[DOWN + MOST_SEATS * seller + by])
        total += int(size(down))
        if down < 0:
            hidden -= down
        else:
            known += down
    return Deal(known, public, hidden, total)
