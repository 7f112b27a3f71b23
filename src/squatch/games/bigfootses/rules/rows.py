"""What happened, as journal rows: the event kinds and the meaning of their columns."""

from typing import Final

from mypy_extensions import i64

# Events: what `secret` means (known to everyone unless said otherwise); then a, b, c. Kinds are
# kinds of Thingies (T) or Woods (W); a deck is 0 for Thingies, 1 for Woods.
BEGAN: Final[i64] = 0  # a turn; -; seat, round
CHOSE: Final[i64] = 1  # an action: its code; seat
DREW: Final[i64] = 2  # T, known to the seat and who knew the top; seat, 1 if it was looked at
PLAYED: Final[i64] = 3  # -; seat, T, target or NO_TARGET
PASSED: Final[i64] = 4  # -; seat
CANCELLED: Final[i64] = 5  # -; whose card, T
REDIRECTED: Final[i64] = 6  # -; whose card, T, new target
EQUIPPED: Final[i64] = 7  # -; seat, T
SPENT: Final[i64] = 8  # a played card goes to the discard; -; seat, T
DISCARDED: Final[i64] = 9  # from a hand; -; seat, T
BROKE: Final[i64] = 10  # equipment goes to the discard; -; seat, T
REVEALED: Final[i64] = 11  # -; seat, W, 0 from the pile, 1 from its top, 2 at large
ROLLED: Final[i64] = 12  # -; seat, face
TURNED: Final[i64] = 13  # the die was changed; -; face, plus
CAPTURED: Final[i64] = 14  # -; seat, W
BEAT: Final[i64] = 15  # -; seat, W
LOST: Final[i64] = 16  # -; seat, W, 1 when it ended without penalty
BURIED: Final[i64] = 17  # a Woods card goes to the Woods discard; -; W
SCORED: Final[i64] = 18  # VP without a capture; -; seat, VP
RELEASED: Final[i64] = 19  # -; seat, W
MOVED_FOOT: Final[i64] = 20  # -; from, to, W
MOVED_CARD: Final[i64] = 21  # T, known to both; from, to
MOVED_GEAR: Final[i64] = 22  # -; from, to, T
SWAPPED_HANDS: Final[i64] = 23  # -; seat, seat
HELD: Final[i64] = 24  # after a swap: T, known to the seat; seat
SAW: Final[i64] = 25  # T * 4 + which of its kind there, known to the looker; looker, whose hand
LOOKED: Final[i64] = 26  # a kind, known to the looker; looker, deck, place
LIFTED: Final[i64] = 27  # -; seat, deck, place
TOSSED: Final[i64] = 28  # a kind; seat, deck, place
SHUFFLED: Final[i64] = 29  # -; cards
ENCHANTED: Final[i64] = 30  # a witch is in force, or none; -; W + 1
TRAINED: Final[i64] = 31  # -; seat, profession
SALVAGED: Final[i64] = 32  # -; seat, T
PICKED: Final[i64] = 33  # an answer that moves no card: its code; seat
LAID: Final[i64] = 34  # the at-large row is laid out
ENDED: Final[i64] = 35  # -; reason
MARKED: Final[i64] = 36  # a public number changed; -; which, its new value
