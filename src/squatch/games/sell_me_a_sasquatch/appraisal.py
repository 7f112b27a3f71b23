"""What cards are worth to the players of Sell Me a Sasquatch, by rule of thumb, in tokens.

All weights of the heuristic player stand here. A collection is worth the sum over its kinds, so one
table a kind, read at the number of its cards, is all the arithmetic there is.
"""

from __future__ import annotations

from functools import lru_cache

from squatch.games.sell_me_a_sasquatch.rules.board import (
    COLLECTION,
    DISCARD,
    DOWN,
    HAND,
    MOST_SEATS,
    TOKENS,
    UP,
    DeckTables,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    BITS,
    BUG,
    EXPANDER,
    ISOLATOR,
    KINDS,
    MOST,
    OPTIMETER,
    REPOSITIONER,
    SUPER_REPOSITIONER,
)
from squatch.games.sell_me_a_sasquatch.rules.trade import tokens_to_win
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

HALFWAY = 1.35
"""How much less than its part of a token a part of a set is worth: the exponent of its progress."""

NASTY_LOOMS = -0.17
"""What the first card of a nasty set costs: the next one may come from anywhere."""

STOLEN_CARD = 0.28
"""What one stolen card is worth: the thief takes the best."""

THINGAMABOBS = {
    ISOLATOR: 0.4,
    REPOSITIONER: 0.13,
    SUPER_REPOSITIONER: 0.2,
    EXPANDER: 0.1,
    OPTIMETER: 0.06,
}
"""What it is worth to have one in the collection; also the least it has to bring when played."""

RIVALRY = 0.9
"""How much a token of all rivals together hurts, against one of one's own, with three or more."""

STAKE = 0.6
"""How much more everything counts for a player who is one token short of winning."""

Table = list[list[float]]


WIDTH = int(BITS)
ALL_OF_A_KIND = int(MOST)


class Appraisal:
    """What cards are worth to each player, as one seat sees the table."""

    def __init__(self, seen: Sasquatch) -> None:
        seats = range(seen.seats)
        self.me = int(seen.audience)
        self.seats = len(seats)
        self.hand = int(seen.piles[HAND + self.me])
        self.collections = [int(seen.piles[COLLECTION + seat]) for seat in seats]
        self.tokens = [int(seen.marks[TOKENS + seat]) for seat in seats]
        self.tables = [table_of(seen.deck, tokens > 0) for tokens in self.tokens]
        self.loot = loot_of(seen.deck)
        self.set_sizes = [int(size) for size in seen.deck.set_sizes]
        self.weights = [self._weight(seat) for seat in seats]
        self.chances = chances_of(unseen_cards(seen))
        self.blind = [self._blind(seat) for seat in seats]

    def _weight(self, seat: int) -> float:
        """What a gain of this seat means to the one that looks: its own counts as such."""
        needed = int(tokens_to_win(self.seats))
        stake = 1 + STAKE * min(1.0, self.tokens[seat] / (needed - 1)) ** 2
        if seat == self.me:
            return stake
        return -stake if self.seats == 2 else -stake * RIVALRY / (self.seats - 1)

    def _blind(self, seat: int) -> float:
        """What an unseen card is worth to a seat on average."""
        held = self.collections[seat]
        table = self.tables[seat]
        worth = 0.0
        for kind, chance in self.chances:
            have = number(held, kind)
            worth += chance * (table[kind][have + 1] - table[kind][have])
        return worth

    def gain(self, seat: int, cards: int) -> float:
        """What a seat gains by these cards, in tokens, what its thief takes included."""
        held = self.collections[seat]
        table = self.tables[seat]
        worth = 0.0
        kind = 0
        while cards:
            more = cards & ALL_OF_A_KIND
            if more:
                have = held & ALL_OF_A_KIND
                worth += table[kind][have + more] - table[kind][have]
            cards >>= WIDTH
            held >>= WIDTH
            kind += 1
        return worth

    def loss(self, seat: int, kind: int) -> float:
        """What a seat loses when one card of this kind leaves its collection."""
        row = self.tables[seat][kind]
        have = number(self.collections[seat], kind)
        return row[have] - row[have - 1]

    def spoils(self, seat: int, cards: int) -> float:
        """What the thief gains by the nasty sets that these cards complete for a seat."""
        worth = 0.0
        for kind in range(BUG, ISOLATOR):
            more = number(cards, kind)
            if more:
                have = number(self.collections[seat], kind)
                if have + more >= self.set_sizes[kind]:
                    worth += self.loot[kind] if self.loot[kind] < 1 or self.tokens[seat] else 0.0
        return worth


def number(pile: int, kind: int) -> int:
    """The cards of a kind in a known pile."""
    return (pile >> (WIDTH * kind)) & ALL_OF_A_KIND


@lru_cache(maxsize=16)
def table_of(deck: DeckTables, has_tokens: bool) -> Table:
    """What so many cards of a kind are worth in a collection: `table[kind][cards]`."""
    return [_row(deck, kind, has_tokens) for kind in range(KINDS)]


def _row(deck: DeckTables, kind: int, has_tokens: bool) -> list[float]:
    numbers = range(2 * ALL_OF_A_KIND)
    if kind >= ISOLATOR:
        return [THINGAMABOBS[kind] * cards for cards in numbers]
    needed = int(deck.set_sizes[kind])
    if kind < BUG:
        token = int(deck.tokens[kind])
        return [token * (n // needed + (n % needed / needed) ** HALFWAY) for n in numbers]
    struck = loot_of(deck)[kind]
    if deck.steals_cards[kind] == 0 and not has_tokens:
        struck = 0.0
    return [NASTY_LOOMS * 2 * (n % needed) / needed - struck * (n // needed) for n in numbers]


@lru_cache(maxsize=16)
def loot_of(deck: DeckTables) -> list[float]:
    """What a complete set of each kind brings to the thief; 1 is a token."""
    loot = [0.0] * KINDS
    for kind in range(BUG, ISOLATOR):
        cards = int(deck.steals_cards[kind])
        loot[kind] = STOLEN_CARD * cards if cards else 1.0
    return loot


def unseen_cards(seen: Sasquatch) -> int:
    """All cards that lie where the seat has not seen them, as a pile."""
    piles = seen.piles
    me = seen.audience
    unseen = seen.deck.copies - piles[DISCARD] - piles[HAND + me]
    for seat in range(seen.seats):
        unseen -= piles[COLLECTION + seat] + piles[UP + seat]
        unseen -= piles[DOWN + MOST_SEATS * seat + me]
    return int(unseen)


def chances_of(unseen: int) -> list[tuple[int, float]]:
    """How likely an unseen card is of each kind; kinds that are all seen are left out."""
    numbers = [(kind, number(unseen, kind)) for kind in range(KINDS)]
    cards = sum(number for _kind, number in numbers)
    return [(kind, number / cards) for kind, number in numbers if number]
