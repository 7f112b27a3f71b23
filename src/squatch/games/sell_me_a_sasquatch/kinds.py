"""The twelve kinds of cards by name, and piles as lists of names.

Rules count cards by the numbers of `rules/piles.py`; everything at the boundary names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, get_args

from squatch.games.sell_me_a_sasquatch.rules.piles import KINDS, ONE, count

Kind = Literal[
    "giant",
    "big",
    "medium",
    "tiny",
    "poison-pill-bug",
    "loan-shark",
    "trojan-horse",
    "platonic-isolator",
    "detrital-repositioner",
    "super-detrital-repositioner",
    "cryptozooptic-expander",
    "spectroelectric-optimeter",
]

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
NUMBER_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
MOST_REMEMBERED: Final = 1024  # piles; most are shown again, to others or after the next action


@lru_cache(maxsize=MOST_REMEMBERED)
def cards_of(pile: int) -> tuple[Kind, ...]:
    """The cards of a known pile, by kind.

    >>> cards_of(pile_of(["tiny", "giant", "tiny"]))
    ('giant', 'tiny', 'tiny')
    """
    return tuple(KIND_NAMES[kind] for kind in range(KINDS) for _copy in range(count(pile, kind)))


def pile_of(cards: Iterable[str]) -> int:
    """The pile of these cards, in any order."""
    return sum(int(ONE[NUMBER_OF[card]]) for card in cards)
