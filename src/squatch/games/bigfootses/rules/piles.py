"""Piles of cards: how many of each kind, in two words of 31 kinds with two bits a kind.

A pile is a pair of integers at `at` and `at + 1` of a vector. No deck holds more than 3 of a kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.chance import Chance

Kind = i64
Zone = i64  # the number of a pile; its words lie at 2 * zone and 2 * zone + 1

KINDS: Final[i64] = 62
HALF: Final[i64] = 31  # kinds in a word
MOST: Final[i64] = 3  # copies of a kind

PAIRS: Final[i64] = 0x3333333333333333
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
BYTE: Final[i64] = 255

# `i64(1) << n` is compiled to a 32-bit shift by mypyc 2.4, so the powers are a table.
ONE: Final = vec[i64]([4 ** (kind % 31) for kind in range(62)])
SHIFT: Final = vec[i64]([2 * (kind % 31) for kind in range(62)])
HIGH: Final = vec[i64]([kind // 31 for kind in range(62)])


def word_size(word: i64) -> i64:
    """The cards in one word: fields added up in pairs, then nibbles, then bytes.

    >>> word_size(ONE[0] + 3 * ONE[30])
    4
    """
    nibbles = (word & PAIRS) + ((word >> 2) & PAIRS)
    in_bytes = (nibbles + (nibbles >> 4)) & NIBBLES
    return in_bytes % BYTE


def size(piles: "vec[i64]", zone: Zone) -> i64:
    """The cards in a pile."""
    return word_size(piles[2 * zone]) + word_size(piles[2 * zone + 1])


def count(piles: "vec[i64]", zone: Zone, kind: Kind) -> i64:
    """The cards of a kind in a pile."""
    return (piles[2 * zone + HIGH[kind]] >> SHIFT[kind]) & MOST


def put(piles: "vec[i64]", zone: Zone, kind: Kind) -> None:
    """One card more."""
    piles[2 * zone + HIGH[kind]] += ONE[kind]


def take(piles: "vec[i64]", zone: Zone, kind: Kind) -> None:
    """One card less; it has to be there."""
    piles[2 * zone + HIGH[kind]] -= ONE[kind]


def is_empty(piles: "vec[i64]", zone: Zone) -> bool:
    """Whether there is no card in a pile."""
    return piles[2 * zone] == 0 and piles[2 * zone + 1] == 0


def pick(piles: "vec[i64]", zone: Zone, chance: Chance) -> Kind:
    """The kind of a card taken blindly from a pile that is not empty; the card stays."""
    ticket = chance.below(size(piles, zone))
    word = piles[2 * zone]
    kind: i64 = 0
    below = word_size(word)
    if ticket >= below:
        ticket -= below
        word = piles[2 * zone + 1]
        kind = HALF
    while True:
        ticket -= word & MOST
        if ticket < 0:
            return kind
        word >>= 2
        kind += 1


def lesser_word(one: i64, other: i64) -> i64:
    """Of each kind of a word as many cards as are in both.

    >>> lesser_word(3 * ONE[0] + ONE[1], 2 * ONE[0] + 2 * ONE[2]) == 2 * ONE[0]
    True
    """
    both: i64 = 0
    for kind in range(HALF):
        here = (one >> SHIFT[kind]) & MOST
        there = (other >> SHIFT[kind]) & MOST
        both += ONE[kind] * min(here, there)
    return both
