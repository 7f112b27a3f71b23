"""Action codes: one range of integers for each kind of decision, absolute and dense.

The ranges stand in an order that says something: from RASH on are the codes that risk the whole
game, or only talk (`State.rash_from`).
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4
SOURCES: Final[i64] = 4  # of a pursuit: the deck 0, then the stacks of the rows by their type
SIDES: Final[i64] = 4  # of a base
SPOTS: Final[i64] = 65536  # numbers of placements (`ground.spot_of`)

PASS: Final[i64] = 0
DRAW: Final[i64] = 1  # + source
SHOW: Final[i64] = 5  # + card: choose it of the hand, for all to see (T12)
KEEP: Final[i64] = 140  # + card: choose it of the two drawn; the other leaves the game
DISCARD: Final[i64] = 275  # + row
BASE: Final[i64] = 278  # + base * SPOTS + spot
LAY: Final[i64] = 196_886  # + spot: of the card that was shown or kept
RASH: Final[i64] = 262_422
REVEAL: Final[i64] = 262_422
ACCUSE: Final[i64] = 262_423  # + seat
SAY_TYPES: Final[i64] = 262_427  # + a bit for each type, 1 to 6
SAY_GOOD: Final[i64] = 262_435  # + base * SIDES + side
SAY_JOIN: Final[i64] = 262_447  # + base * TRAILS + type
SAY_ODD: Final[i64] = 262_456  # + seat
CODES: Final[i64] = 262_460
