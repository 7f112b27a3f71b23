"""Table talk: what a seat says of its cards, of its plans, and of a turn that looks odd."""

from __future__ import annotations

from typing import Final

from squatch.core.chance import Chance
from squatch.games.trailblazers_sasquatch.instinct.suspicion import said_types, suspicion
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

STRANGE: Final = 0.4  # probability from which on a tourist calls a turn odd
LIES: Final = 6  # a Sasquatch lies about its cards once in so many times
BLAMES: Final = 10  # and calls a tourist's turn odd once in so many times


def own_types(seen: Trailblazers, seat: int) -> int:
    """The long types of the own hand, as bits."""
    types = 0
    for card in range(int(CARDS)):
        if seen.where[card] == board.HAND + seat:
            types |= 1 << int(seen.tables.longs[card])
    return types


def about_hand(seen: Trailblazers, chance: Chance) -> int | None:
    """At the beginning of a turn: the types of both cards, if nobody can know them yet."""
    me = int(seen.audience)
    if not seen.may_talk(me):
        return None
    types = own_types(seen, me)
    if seen.sasquatch == me and chance.below(LIES) == 0:
        types = 7 - types or 1
    if said_types(seen, me) == types:
        return None
    return int(codes.SAY_TYPES) + types


def about_turn(seen: Trailblazers, chance: Chance) -> int | None:
    """After somebody's turn: that it looks odd."""
    me, active = int(seen.audience), int(seen.marks[board.ACTIVE])
    if not seen.may_talk(me) or seen.marks[board.SPOKEN + me] - 1 == codes.SAY_ODD + active:
        return None
    if seen.sasquatch == me:
        odd = chance.below(BLAMES) == 0
    else:
        odd = suspicion(seen, me)[active] > STRANGE
    return int(codes.SAY_ODD) + active if odd else None
