"""The heuristic player of Sell Me a Sasquatch: each decision by what it is worth, one step ahead.

It looks at nothing but what its seat has seen, and draws no chance: equal sight, equal choice. The
weights are in `appraisal.py` and `sale.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from squatch.games.sell_me_a_sasquatch.appraisal import THINGAMABOBS, Appraisal
from squatch.games.sell_me_a_sasquatch.rules.board import (
    CHOOSING,
    FLIPPING,
    LATE,
    OFFERING,
    PLAYING,
    SECOND_CARD,
    SPLITTING,
    STEALING,
)
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    ACCEPT,
    CHOOSE,
    EXPAND,
    FLIP,
    ISOLATE,
    METER,
    NOTHING,
    OFFER,
    OFFER_FIRST,
    OFFER_PAIRS,
    OFFER_SECOND,
    PASS,
    REPOSITION,
    SECOND,
    SLOT_ADDED_BY,
    SLOT_OWN,
    SLOTS,
    SPLIT,
    SPLIT_FIRST,
    SPLIT_NOTHING,
    SPLIT_PAIRS,
    SPLIT_SECOND,
    STEAL,
    STOP,
    SUPER,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    EXPANDER,
    ISOLATOR,
    KINDS,
    ONE,
    OPTIMETER,
    REPOSITIONER,
    SUPER_REPOSITIONER,
)
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch
from squatch.games.sell_me_a_sasquatch.sale import SQUATCH, TASTE, Sale

CARD = [int(card) for card in ONE]
"""A pile of one card of each kind."""


def choose(seen: Sasquatch) -> int:
    """A legal code for the seat that has seen this."""
    return _CHOOSERS[int(seen.phase)](seen, Appraisal(seen))


# --- offers


def _offer(seen: Sasquatch, appraisal: Appraisal) -> int:
    """Cards that are good to keep or good to sell, behind a face that fits."""
    value = _Offers(appraisal, int(seen.buyer)).worth
    return max(seen.legal(appraisal.me), key=value)


class _Offers:
    """What offers are worth; parts that several of them share are appraised once."""

    def __init__(self, appraisal: Appraisal, buyer: int) -> None:
        self.appraisal = appraisal
        self.buyer = buyer
        self.sold: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        blind = appraisal.blind[buyer]
        others = (appraisal.seats - 2) * exp(TASTE * 3 * blind)
        self.chances = [0.0] * KINDS
        for kind in range(KINDS):
            looks = exp(TASTE * (appraisal.gain(buyer, CARD[kind]) + 2 * blind))
            self.chances[kind] = looks / (looks + others)

    def worth(self, code: int) -> float:
        """What the code is worth."""
        face, pair = (code - OFFER) // OFFER_PAIRS, (code - OFFER) % OFFER_PAIRS
        cards = CARD[face]
        for kind in (OFFER_FIRST[pair], OFFER_SECOND[pair]):
            if kind != NOTHING:
                cards += CARD[kind]
        if cards not in self.sold:
            self.sold[cards] = self._sold(cards)
            self.kept[cards] = self._kept(cards)
        chance = self.chances[face]
        return chance * self.sold[cards] + (1 - chance) * self.kept[cards]

    def _sold(self, cards: int) -> float:
        """The buyer gets the cards; this seat the Squatch, and what nasty sets bring its holder."""
        mine, theirs = self.appraisal.weights[self.appraisal.me], self.appraisal.weights[self.buyer]
        spoils = self.appraisal.spoils(self.buyer, cards)
        return theirs * self.appraisal.gain(self.buyer, cards) + mine * (SQUATCH + spoils)

    def _kept(self, cards: int) -> float:
        mine = self.appraisal.weights[self.appraisal.me]
        return mine * self.appraisal.gain(self.appraisal.me, cards)


def _split(seen: Sasquatch, appraisal: Appraisal) -> int:
    """Two players: a split that is good both ways, or looks better the other way round."""
    value = _Splits(appraisal).worth
    return max(seen.legal(appraisal.me), key=value)


class _Splits:
    """What splits are worth to the player who splits."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.me = appraisal.me
        self.swings: dict[tuple[int, int], float] = {}
        other = 1 - appraisal.me
        self.blind = appraisal.blind[other]
        self.looks = [appraisal.gain(other, card) for card in CARD]

    def worth(self, code: int) -> float:
        """What the code is worth."""
        face, pair = (code - SPLIT) // SPLIT_PAIRS, (code - SPLIT) % SPLIT_PAIRS
        mine = yours = mine_down = yours_down = 0
        for sided in (SPLIT_FIRST[pair], SPLIT_SECOND[pair]):
            if sided < KINDS:
                mine += CARD[sided]
                mine_down += 1
            elif sided != SPLIT_NOTHING:
                yours += CARD[sided - KINDS]
                yours_down += 1
        # The other player sees one card, and how many lie face down on each side.
        lure = (yours_down - mine_down) * self.blind
        if face < KINDS:
            mine += CARD[face]
            lure -= self.looks[face]
        else:
            yours += CARD[face - KINDS]
            lure += self.looks[face - KINDS]
        accepted = 1 / (1 + exp(-TASTE * lure))
        return accepted * self._swing(mine, yours) + (1 - accepted) * self._swing(yours, mine)

    def _swing(self, mine: int, yours: int) -> float:
        """What it comes to when this seat gets the one pile and the other player the other."""
        if (mine, yours) not in self.swings:
            me, other = self.me, 1 - self.me
            appraisal = self.appraisal
            own = appraisal.gain(me, mine) + appraisal.spoils(other, yours)
            theirs = appraisal.gain(other, yours) + appraisal.spoils(me, mine)
            swing = appraisal.weights[me] * own + appraisal.weights[other] * theirs
            self.swings[mine, yours] = swing
        return self.swings[mine, yours]


# --- buying


def _flip(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The card that may change the buyer's mind most."""
    sale = Sale(seen, appraisal)
    return max(
        seen.legal(appraisal.me), key=lambda code: _look(sale, code - FLIP, appraisal.chances)
    )


def _look(sale: Sale, seller: int, chances: list[tuple[int, float]]) -> float:
    """What is to be expected when an unknown card of a deal lies open."""
    deal = sale.deals[seller]
    return sum(
        chance * sale.prospect_with(seller, deal.turned(CARD[kind], known=False))
        for kind, chance in chances
    )


def _choose(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The best deal, those that the others are left with considered."""
    best = Sale(seen, appraisal).best()
    return ACCEPT + best if appraisal.seats == 2 else CHOOSE + best


def _steal(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The card that helps the thief and hurts its victim most, unless stopping is better."""

    def worth(code: int) -> float:
        if code == STOP:
            return 0.0
        kind = code - STEAL
        mine, theirs = appraisal.weights[appraisal.me], appraisal.weights[int(seen.victim)]
        own = _gain_of_thief(appraisal, kind)
        return mine * own - theirs * appraisal.loss(int(seen.victim), kind)

    return max(seen.legal(appraisal.me), key=worth)


def _gain_of_thief(appraisal: Appraisal, kind: int) -> float:
    """What a stolen card brings; with three players or more its nasty sets are harmless (D6)."""
    own = appraisal.gain(appraisal.me, CARD[kind])
    if appraisal.seats > 2 and appraisal.spoils(appraisal.me, CARD[kind]) > 0:
        return own + appraisal.loot[kind]
    return own


# --- thingamabobs


def _play(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The play that improves the prospects most, if it is worth its card."""
    sale = Sale(seen, appraisal)
    mine = appraisal.weights[appraisal.me]
    now = sale.prospect()

    def worth(code: int) -> float:
        if code == PASS:
            return 0.0
        if code < REPOSITION:
            return mine - appraisal.weights[code - ISOLATE] - mine * THINGAMABOBS[ISOLATOR]
        if code < SUPER:
            after, card = _after_removal(sale, code - REPOSITION), REPOSITIONER
        elif code < EXPAND:
            after, card = _after_removal(sale, code - SUPER), SUPER_REPOSITIONER
        elif code < METER:
            after, card = _after_addition(sale, code - EXPAND), EXPANDER
        else:
            after, card = _after_look(sale, code - METER), OPTIMETER
        return after - now - mine * THINGAMABOBS[card]

    return max(seen.legal(appraisal.me), key=worth)


def _second(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The second card of a Super Repositioner: whatever still improves the prospects."""
    sale = Sale(seen, appraisal)
    now = sale.prospect()
    return max(
        seen.legal(appraisal.me),
        key=lambda code: 0.0 if code == STOP else _after_removal(sale, code - SECOND) - now,
    )


def _late(seen: Sasquatch, appraisal: Appraisal) -> int:
    """The Isolator, against whoever is nearest to winning."""
    plays = [code for code in seen.legal(appraisal.me) if code != PASS]
    return min(plays, key=lambda code: appraisal.weights[code - ISOLATE])


def _after_removal(sale: Sale, target: int) -> float:
    seller, slot = target // SLOTS, target % SLOTS
    deal = sale.deals[seller]
    if slot < SLOT_OWN:
        changed = deal.without(CARD[slot], face_up=True)
    elif slot < SLOT_ADDED_BY:
        changed = deal.without(CARD[slot - SLOT_OWN], face_up=False)
    else:
        changed = deal.without(0, face_up=False)
    return sale.prospect_with(seller, changed)


def _after_addition(sale: Sale, place: int) -> float:
    seller, kind = place // KINDS, place % KINDS
    return sale.prospect_with(seller, sale.deals[seller].with_own(CARD[kind]))


def _after_look(sale: Sale, target: int) -> float:
    seller, slot = target // SLOTS, target % SLOTS
    if slot < SLOT_ADDED_BY:
        return sale.prospect_with(
            seller, sale.deals[seller].turned(CARD[slot - SLOT_OWN], known=True)
        )
    return _look(sale, seller, sale.appraisal.chances)


_CHOOSERS: dict[int, Callable[[Sasquatch, Appraisal], int]] = {
    OFFERING: _offer,
    SPLITTING: _split,
    FLIPPING: _flip,
    PLAYING: _play,
    SECOND_CARD: _second,
    CHOOSING: _choose,
    STEALING: _steal,
    LATE: _late,
}
