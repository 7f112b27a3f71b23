"""Piles of cards: how many of each kind, as one integer with five bits a kind.

A pile of which only the size is known is the negative of its size: five unknown cards are -5.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from squatch.core.chance import Chance

Pile = i64
Kind = i64

GIANT: Final[i64] = 0
BIG: Final[i64] = 1
MEDIUM: Final[i64] = 2
TINY: Final[i64] = 3
BUG: Final[i64] = 4
SHARK: Final[i64] = 5
HORSE: Final[i64] = 6
ISOLATOR: Final[i64] = 7
REPOSITIONER: Final[i64] = 8
SUPER_REPOSITIONER: Final[i64] = 9
EXPANDER: Final[i64] = 10
OPTIMETER: Final[i64] = 11
KINDS: Final[i64] = 12

BITS: Final[i64] = 5
MOST: Final[i64] = 31  # of one kind in a deck
EVEN_KINDS: Final[i64] = 0x7C1F07C1F07C1F
TENS: Final[i64] = 0x4010040100401  # ones ten bits apart
THINGAMABOBS: Final[i64] = 0xFFFFFF800000000  # the bits of the kinds from ISOLATOR on

# `i64(1) << n` is compiled to a 32-bit shift by mypyc 2.4, so the powers are a table.
ONE: Final = vec[i64]([2 ** (5 * kind) for kind in range(12)])


def count(pile: Pile, kind: Kind) -> i64:
    """The cards of a kind in a known pile."""
    return (pile >> (BITS * kind)) & MOST


def size(pile: Pile) -> i64:
    """The cards in a pile, known or not: pairs of kinds added up side by side, then all of them.

    >>> size(ONE[GIANT] + 3 * ONE[OPTIMETER]), size(-5)
    (4, 5)
    """
    if pile < 0:
        return -pile
    pairs = (pile & EVEN_KINDS) + ((pile >> BITS) & EVEN_KINDS)
    return ((pairs * TENS) >> 50) & 1023


def kinds_in(pile: Pile) -> "vec[i64]":
    """The kinds of a known pile, ascending."""
    kinds = vec[i64](capacity=KINDS)
    kind: i64 = 0
    while pile != 0:
        if pile & MOST != 0:
            kinds = append(kinds, kind)
        pile >>= BITS
        kind += 1
    return kinds


def pick(pile: Pile, chance: Chance) -> Kind:
    """The kind of a card taken blindly from a known pile that is not empty; the card stays."""
    ticket = chance.below(size(pile))
    kind: i64 = 0
    while True:
        ticket -= pile & MOST
        if ticket < 0:
            return kind
        pile >>= BITS
        kind += 1


def sample(pile: Pile, cards: i64, chance: Chance) -> Pile:
    """So many cards taken blindly from a known pile, as a pile of their own; the other stays."""
    taken: Pile = 0
    for _card in range(cards):
        card = ONE[pick(pile - taken, chance)]
        taken += card
    return taken


def lesser(pile: Pile, other: Pile) -> Pile:
    """Of each kind as many cards as are in both known piles."""
    both: Pile = 0
    for kind in range(KINDS):
        here = count(pile, kind)
        there = count(other, kind)
        both += ONE[kind] * (min(there, here))
    return both
