"""How a sale may go, what each way is worth to one seat, and how likely it is.

With three players or more a way is the seller whose deal is bought; with two it is the split
accepted (0) or reversed (1). Deals are appraised by their known cards, and by the average of unseen
cards for the others.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from squatch.games.sell_me_a_sasquatch.appraisal import Appraisal
from squatch.games.sell_me_a_sasquatch.rules.board import DOWN, MOST_SEATS, UP
from squatch.games.sell_me_a_sasquatch.rules.piles import size
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

TASTE = 1.5
"""How surely a buyer takes what looks better; 0 is blindly, infinity without fail."""

SQUATCH = 0.45
"""What it is worth to become the next buyer, in tokens."""

ACCEPTED, REVERSED = 0, 1
"""The ways of a sale between two players."""


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


class Worth(NamedTuple):
    """What a deal means: kept as it lies (with two players: accepted), or moved to its buyer."""

    kept: float
    moved: float
    spoils_kept: float  # what its nasty sets bring the thief; with two players counted above
    spoils_moved: float
    looks: float  # what the chooser, who sees what all see, thinks to gain by getting it


class Sale:
    """The deals on the table and where they may go."""

    def __init__(self, seen: Sasquatch, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.seats = appraisal.seats
        self.buyer = int(seen.buyer)
        self.chooser = 1 - self.buyer if self.seats == 2 else self.buyer
        self.sellers = [s for s in range(self.seats) if self.seats == 2 or s != self.buyer]
        self.deals = {seller: _deal_of(seen, seller) for seller in self.sellers}
        self.worths = {seller: self._worth(seller, deal) for seller, deal in self.deals.items()}

    def best(self) -> int:
        """The way that is best for the seat that looks."""
        outlooks = self._outlooks(self.worths)
        return max(outlooks, key=outlooks.__getitem__)

    def prospect(self) -> float:
        """What is to be expected as it lies: the best way if the choice is one's own."""
        return self._prospect(self.worths)

    def prospect_with(self, seller: int, deal: Deal) -> float:
        """What would be to be expected if the deal of a seller were this one."""
        return self._prospect({**self.worths, seller: self._worth(seller, deal)})

    def _prospect(self, worths: dict[int, Worth]) -> float:
        outlooks = self._outlooks(worths)
        if self.chooser == self.appraisal.me:
            return max(outlooks.values())
        chances = {way: exp(TASTE * self._looks(worths, way)) for way in outlooks}
        return sum(outlooks[way] * chances[way] for way in outlooks) / sum(chances.values())

    def _outlooks(self, worths: dict[int, Worth]) -> dict[int, float]:
        """What each way is worth to the seat that looks, all players considered."""
        if self.seats == 2:
            accepted = sum(worth.kept for worth in worths.values())
            return {ACCEPTED: accepted, REVERSED: sum(worth.moved for worth in worths.values())}
        kept = sum(worth.kept for worth in worths.values())
        spoils = sum(worth.spoils_kept for worth in worths.values())
        weights = self.appraisal.weights
        return {
            way: kept
            + worth.moved
            - worth.kept
            + weights[way] * (SQUATCH + spoils + worth.spoils_moved - worth.spoils_kept)
            for way, worth in worths.items()
        }

    def _looks(self, worths: dict[int, Worth], way: int) -> float:
        if self.seats > 2:
            return worths[way].looks
        return worths[self.chooser if way == ACCEPTED else 1 - self.chooser].looks

    def _worth(self, seller: int, deal: Deal) -> Worth:
        new_owner = 1 - seller if self.seats == 2 else self.buyer
        kept, spoils_kept = self._gain(seller, deal)
        moved, spoils_moved = self._gain(new_owner, deal)
        if self.seats == 2:
            weights = self.appraisal.weights
            kept += weights[new_owner] * spoils_kept
            moved += weights[seller] * spoils_moved
        appraisal, chooser = self.appraisal, self.chooser
        unseen = deal.total - int(size(deal.public))
        looks = appraisal.gain(chooser, deal.public) + unseen * appraisal.blind[chooser]
        return Worth(kept, moved, spoils_kept, spoils_moved, looks)

    def _gain(self, owner: int, deal: Deal) -> tuple[float, float]:
        """What the deal means in the hands of an owner, and what the owner's thief gets."""
        appraisal = self.appraisal
        gain = appraisal.gain(owner, deal.known) + deal.hidden * appraisal.blind[owner]
        return appraisal.weights[owner] * gain, appraisal.spoils(owner, deal.known)


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
