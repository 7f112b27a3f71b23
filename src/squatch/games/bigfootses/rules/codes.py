"""Action codes: one range of integers for each kind of decision, absolute and dense."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 6
NO_TARGET: Final[i64] = 6

PASS: Final[i64] = 0
DONE: Final[i64] = 1  # no (more) equipment, no more cards to restock
RANGE: Final[i64] = 2
WORK: Final[i64] = 3
RUMMAGE: Final[i64] = 4
RESTOCK: Final[i64] = 5
RETRAIN: Final[i64] = 6
YES: Final[i64] = 7
NO: Final[i64] = 8
PLAY: Final[i64] = 9  # + kind * 7 + target, or NO_TARGET: an item, shenanigan or modifier
EQUIP: Final[i64] = 443  # + kind
REPLACE: Final[i64] = 505  # + kind * 62 + the equipment discarded for it
CARD: Final[i64] = 4349  # + kind: a hand card to discard or give
GEAR: Final[i64] = 4411  # + kind: a piece of the equipment in question
FOOT: Final[i64] = 4473  # + Woods kind: in the corral in question
FIND: Final[i64] = 4535  # + Woods kind: range for this one, at large
SALVAGE: Final[i64] = 4597  # + kind: in the Thingies discard
SEAT: Final[i64] = 4659  # + seat
PLACE: Final[i64] = 4665  # + place among the cards looked at, the top one first
JOB: Final[i64] = 4670  # + profession: an unused one
PAY: Final[i64] = 4700  # + profession * 62 + Woods kind: retrain for this one, giving up a bigfoot
CODES: Final[i64] = 6560
