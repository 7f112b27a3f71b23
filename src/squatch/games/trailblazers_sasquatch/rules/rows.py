"""What happened, as journal rows: the event kinds and the meaning of their columns."""

from typing import Final

from mypy_extensions import i64

# Events: what `secret` means (known to everyone unless said otherwise); then a, b, c.
DEALT: Final[i64] = 0  # 1 for the Sasquatch, known to the seat; seat
DREW: Final[i64] = 1  # cards, SECOND_CARD apart, known to the seat; seat, number
SHOWED: Final[i64] = 2  # card; seat, long trail
LAID: Final[i64] = 3  # card; seat, spot, long trail
LAID_BASE: Final[i64] = 4  # base; seat, spot
BROKE: Final[i64] = 5  # -; base, trail, value
CLOSED: Final[i64] = 6  # -; base, trail, value
DISCARDED: Final[i64] = 7  # card, known to the seat; seat, row
PASSED: Final[i64] = 8  # -; seat
ACCUSED: Final[i64] = 9  # -; seat, accused, 1 if rightly
REVEALED: Final[i64] = 10  # -; seat
PURSUIT_BEGAN: Final[i64] = 11  # -; the Sasquatch's seat
TURNED_UP: Final[i64] = 12  # card; seat, source, long trail + ANIMAL if it shows one
COUNTED: Final[i64] = 13  # -; tally
KEPT: Final[i64] = 14  # card; seat, the card that leaves the game, long trail
SAID: Final[i64] = 15  # -; seat, code
# -; phase, waiting + TALKERS * those who have talked, active + TURN_STEP * turns finished
STAGE: Final[i64] = 16
ENDED: Final[i64] = 17  # -; reason, the Sasquatch's seat or ASIDE
TURNED_OVER: Final[i64] = 18  # card; row, seat, place in the row

SECOND_CARD: Final[i64] = 256  # cards of a draw: first + SECOND_CARD * (1 + second)
ANIMAL: Final[i64] = 4
TALKERS: Final[i64] = 16
TURN_STEP: Final[i64] = 4
