"""What seats know to lie in others' hands: cards that they saw there, gave, or lost to a theft.

A claim says that a knower knows of a card of a kind, and that it lies in one of some hands. It is
one integer; several claims about one kind are about different cards. When a card moves between two
hands out of sight, a claim about the one hand becomes a claim about both. No claim ever says
more than its knower can know.

What is known to spectators, and so to everybody, is known by the knower SPECTATORS as well.
"""

from typing import Final, final

from librt.vecs import append, pop
from mypy_extensions import i64, mypyc_attr

from squatch.core.state import TRUTH, Seat, SeatSet
from squatch.games.bigfootses.rules.board import BIT, HAND, HAND_SIZE, NO_CLAIMS, Board
from squatch.games.bigfootses.rules.piles import KINDS, MOST, Kind, count, put, take

SPECTATORS: Final[i64] = 6
HANDS: Final[i64] = 64  # the low six bits: the seats of the hands
KNOWER: Final[i64] = 3968  # HANDS * KINDS


def claim_of(knower: i64, kind: Kind, hands: SeatSet) -> i64:
    """A claim as one integer."""
    return knower * KNOWER + kind * HANDS + hands


@mypyc_attr(allow_interpreted_subclasses=False)
class Claims(Board):
    """A board whose hands remember who has seen what of them."""

    @final
    def add_claim(self, claim: i64) -> None:
        """One more claim, in order."""
        claims = append(self.claims[:], claim)
        at: i64 = len(claims) - 1
        while at > 0 and claims[at - 1] > claim:
            claims[at] = claims[at - 1]
            claims[at - 1] = claim
            at -= 1
        self.claims = claims

    @final
    def take_claim(self, at: i64) -> i64:
        """Remove the claim at a place."""
        claims, claim = pop(self.claims[:], at)
        self.claims = claims
        return claim

    @final
    def claim_for(self, knowers: SeatSet, kind: Kind, hand: Seat) -> None:
        """These seats, as far as this state knows what they know, have seen a card in a hand."""
        for knower in range(SPECTATORS + 1):
            if (knowers >> knower) & 1 == 1 and knower != hand and self.follows(knower):
                self.add_claim(claim_of(knower, kind, BIT[hand]))

    @final
    def follows(self, knower: i64) -> bool:
        """Whether this state holds what a knower knows: the truth does, an audience its own."""
        audience = self.audience
        if audience == TRUTH:
            return knower < self.seats or knower == SPECTATORS
        return knower == SPECTATORS or knower == audience

    @final
    def settle_claims(self, hand: Seat, kind: Kind, knowers: SeatSet) -> None:
        """These seats see a card leave a hand: what they knew of it there is done with."""
        for knower in range(SPECTATORS + 1):
            if len(self.claims) == 0:
                return
            if (knowers >> knower) & 1 == 1:
                self._settle(knower, hand, kind)

    @final
    def _settle(self, knower: i64, hand: Seat, kind: Kind) -> None:
        """Drop the narrowest claim of the knower; a wide one leaves its hands to the others."""
        claims = self.claims
        base = claim_of(knower, kind, 0)
        best: i64 = -1
        for at in range(len(claims)):
            hands = claims[at] - base
            if hands <= 0 or hands >= HANDS or (hands >> hand) & 1 == 0:
                continue
            if best < 0 or hands == BIT[hand]:
                best = at
        if best < 0:
            return
        dropped = self.take_claim(best) - base
        if dropped != BIT[hand]:
            self._widen(base, hand, dropped)

    @final
    def _widen(self, base: i64, hand: Seat, more: SeatSet) -> None:
        """Let all claims of one knower and kind about a hand be about more hands."""
        old = self.claims
        self.claims = NO_CLAIMS
        for at in range(len(old)):
            hands = old[at] - base
            if hands > 0 and hands < HANDS and (hands >> hand) & 1 == 1:
                self.add_claim(base + (hands | more))
            else:
                self.add_claim(old[at])

    @final
    def widen_claims(self, hand: Seat, other: Seat) -> None:
        """A card went from one hand to another, unseen by all but these two."""
        old = self.claims
        if len(old) == 0:
            return
        self.claims = NO_CLAIMS
        for at in range(len(old)):
            claim = old[at]
            knower = claim // KNOWER
            if (claim >> hand) & 1 == 1 and knower != hand and knower != other:
                self.add_claim((claim // HANDS) * HANDS + (claim % HANDS | BIT[other]))
            else:
                self.add_claim(claim)

    # --- hands

    @final
    def knows_hand(self, seat: Seat) -> bool:
        """Whether this state holds the cards of a hand."""
        return self.audience == TRUTH or self.audience == seat

    @final
    def gain(self, seat: Seat, kind: Kind, knowers: SeatSet) -> None:
        """A card comes into a hand; `knowers` see it besides the seat itself."""
        self.marks[HAND_SIZE + seat] += 1
        if kind >= 0:
            if self.knows_hand(seat):
                put(self.piles, HAND + seat, kind)
            self.claim_for(knowers, kind, seat)

    @final
    def lose(self, seat: Seat, kind: Kind) -> None:
        """A card leaves a hand, for all to see."""
        self.marks[HAND_SIZE + seat] -= 1
        if self.knows_hand(seat):
            take(self.piles, HAND + seat, kind)
        if len(self.claims) > 0:
            self.settle_claims(seat, kind, 127)

    @final
    def pass_card(self, giver: Seat, taker: Seat, kind: Kind) -> None:
        """A card goes from hand to hand; only these two see which (UNKNOWN for others)."""
        self.marks[HAND_SIZE + giver] -= 1
        self.marks[HAND_SIZE + taker] += 1
        self.widen_claims(giver, taker)
        if kind < 0:
            return
        if self.knows_hand(giver):
            take(self.piles, HAND + giver, kind)
            self.claim_for(BIT[giver], kind, taker)
        if self.knows_hand(taker):
            put(self.piles, HAND + taker, kind)
            self.settle_claims(giver, kind, BIT[taker])

    @final
    def see_hand(self, looker: Seat, hand: Seat, kind: Kind, copies: i64) -> None:
        """A seat has seen so many cards of a kind in a hand, and no more of it there."""
        claim = claim_of(looker, kind, BIT[hand])
        known: i64 = 0
        claims = self.claims
        for at in range(len(claims)):
            if claims[at] == claim:
                known += 1
        for _copy in range(copies - known):
            self._narrow(looker, hand, kind)
            self.add_claim(claim)

    @final
    def _narrow(self, looker: Seat, hand: Seat, kind: Kind) -> None:
        """A card that may have been here or elsewhere is here: one wide claim less."""
        claims = self.claims
        base = claim_of(looker, kind, 0)
        for at in range(len(claims)):
            hands = claims[at] - base
            if hands > 0 and hands < HANDS and hands != BIT[hand] and (hands >> hand) & 1 == 1:
                self.take_claim(at)
                return

    @final
    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Two hands change owners; each of the two is told its new cards by rows of their own."""
        marks = self.marks
        size = marks[HAND_SIZE + one]
        marks[HAND_SIZE + one] = marks[HAND_SIZE + other]
        marks[HAND_SIZE + other] = size
        self._swap_claims(one, other)
        self._leave_hand(one, other)
        self._leave_hand(other, one)
        piles = self.piles
        for word in range(2):
            at_one = 2 * (HAND + one) + word
            at_other = 2 * (HAND + other) + word
            if self.audience == TRUTH:
                cards = piles[at_one]
                piles[at_one] = piles[at_other]
                piles[at_other] = cards
            elif self.audience == one or self.audience == other:
                piles[2 * (HAND + self.audience) + word] = 0

    @final
    def _swap_claims(self, one: Seat, other: Seat) -> None:
        """Claims about these hands; those of the two themselves about the other hand end."""
        old = self.claims
        self.claims = NO_CLAIMS
        both = BIT[one] | BIT[other]
        for at in range(len(old)):
            claim = old[at]
            knower = claim // KNOWER
            hands = claim % HANDS
            mine = hands & both
            if mine == BIT[one] or mine == BIT[other]:
                hands ^= both
            if knower == one or knower == other:
                if mine == 0:
                    self.add_claim(claim)
                continue
            self.add_claim(claim - claim % HANDS + hands)

    @final
    def _leave_hand(self, owner: Seat, taker: Seat) -> None:
        """Who gave a hand away knows what the other has now."""
        if not self.follows(owner):
            return
        for kind in range(KINDS):
            for _copy in range(count(self.piles, HAND + owner, kind) & MOST):
                self.add_claim(claim_of(owner, kind, BIT[taker]))
