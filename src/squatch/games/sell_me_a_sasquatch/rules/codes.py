"""Action codes: one range of integers for each kind of decision, absolute and dense.

`actions.py` turns them into typed actions and back; here is only the arithmetic the rules need.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from squatch.games.sell_me_a_sasquatch.rules.piles import ONE, Kind, Pile

MOST_SEATS: Final[i64] = 6

# An offer: the kind that will lie face up, and the pair a <= b of the others, kinds or NOTHING.
NOTHING: Final[i64] = 12
OFFER_PAIRS: Final[i64] = 91

# A split: the same with sided kinds, kind + 12 where the card lies in front of the other player.
SIDED_KINDS: Final[i64] = 24
SPLIT_NOTHING: Final[i64] = 24
SPLIT_PAIRS: Final[i64] = 325

# A card in a deal, 30 slots each: a face-up kind, an own face-down kind, or a face-down card of a
# seat's.
SLOTS: Final[i64] = 30
SLOT_OWN: Final[i64] = 12
SLOT_ADDED_BY: Final[i64] = 24
TARGETS: Final[i64] = 180

PASS: Final[i64] = 0
STOP: Final[i64] = 1
OFFER: Final[i64] = 2  # + face kind * OFFER_PAIRS + pair
SPLIT: Final[i64] = 1094  # + sided face kind * SPLIT_PAIRS + pair
FLIP: Final[i64] = 8894  # + deal
ISOLATE: Final[i64] = 8900  # + victim
REPOSITION: Final[i64] = 8906  # + target
SUPER: Final[i64] = 9086  # + target
EXPAND: Final[i64] = 9266  # + deal * KINDS + kind
METER: Final[i64] = 9338  # + target, face-down ones only
SECOND: Final[i64] = 9518  # + target: the second card of a Super Repositioner
CHOOSE: Final[i64] = 9698  # + seller
ACCEPT: Final[i64] = 9704
REVERSE: Final[i64] = 9705
STEAL: Final[i64] = 9706  # + kind
CODES: Final[i64] = 9718


def pair_members(types: int, second: bool) -> "vec[i64]":
    """Of the pairs a <= b of 0 .. types, in order, the first or the second member each."""
    members = vec[i64]()
    for a in range(types + 1):
        for b in range(a, types + 1):
            members = append(members, i64(b if second else a))
    return members


OFFER_FIRST: Final = pair_members(12, second=False)
OFFER_SECOND: Final = pair_members(12, second=True)
SPLIT_FIRST: Final = pair_members(24, second=False)
SPLIT_SECOND: Final = pair_members(24, second=True)


def pair_index(types: i64, first: i64, second: i64) -> i64:
    """The place of a pair first <= second among those of 0 .. types."""
    return first * types - (first * (first - 1) >> 1) + second


def offer_code(face: Kind, first: Kind, second: Kind) -> i64:
    """The code of an offer; first <= second, NOTHING where there is no card."""
    return OFFER + face * OFFER_PAIRS + pair_index(NOTHING, first, second)


def offer_face(code: i64) -> Kind:
    """The kind an offer will show."""
    return (code - OFFER) // OFFER_PAIRS


def offer_cards(code: i64) -> Pile:
    """All cards of an offer."""
    pair = (code - OFFER) % OFFER_PAIRS
    return ONE[offer_face(code)] + card_of(OFFER_FIRST[pair]) + card_of(OFFER_SECOND[pair])


def card_of(kind_or_nothing: i64) -> Pile:
    """A pile of one card, or of none."""
    if kind_or_nothing == NOTHING:
        return 0
    return ONE[kind_or_nothing]


def split_code(face: i64, first: i64, second: i64) -> i64:
    """The code of a split, in sided kinds; first <= second, or SPLIT_NOTHING for no card."""
    return SPLIT + face * SPLIT_PAIRS + pair_index(SPLIT_NOTHING, first, second)


def split_face(code: i64) -> i64:
    """The sided kind a split will show."""
    return (code - SPLIT) // SPLIT_PAIRS
