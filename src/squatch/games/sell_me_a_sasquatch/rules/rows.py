"""What happened, as journal rows: the event kinds and the meaning of their columns."""

from typing import Final

from mypy_extensions import i64

# Events: what `secret` means (known to everyone unless said otherwise); then a, b, c.
OFFERED: Final[i64] = 0  # the code, known to the seat; seat, cards
WAS_SPLIT: Final[i64] = 1  # the code, known to the seat; seat, cards on the own side, on the other
SHOWN: Final[i64] = 2  # kind; deal, who put it there
FLIPPED: Final[i64] = 3  # kind; deal, who put it there, who turned it
PLAYED: Final[i64] = 4  # -; seat, thingamabob
PASSED: Final[i64] = 5  # -; seat
REMOVED: Final[i64] = 6  # kind; deal, who put it there or FACE_UP, who removed it
ADDED: Final[i64] = 7  # kind, known to the seat; seat, deal
TOOK_TOKEN: Final[i64] = 8  # -; thief, victim, the card that did it
CHOSE: Final[i64] = 9  # -; buyer, seller
ANSWERED: Final[i64] = 10  # -; seat, 1 when the split was reversed
COLLECTED: Final[i64] = 11  # pile; owner, deal
TRADED: Final[i64] = 12  # tokens won; seat, kind, sets
STOLE: Final[i64] = 13  # -; thief, victim, kind
STOPPED: Final[i64] = 14  # -; seat
DREW: Final[i64] = 15  # pile, known to the seat; seat, cards
SHUFFLED: Final[i64] = 16  # -; cards
# nasty sets that have yet to strike; phase, seats that owe a decision, cursor
STAGE: Final[i64] = 17
ENDED: Final[i64] = 18  # -; reason
REVEALED: Final[i64] = 19  # pile; seat: hands are shown at the end

# The cursor of a STAGE event: where in the turn the game stands, in one integer.
VICTIM: Final[i64] = 8
IDLE: Final[i64] = 64
STEALS: Final[i64] = 512
TURN: Final[i64] = 65536
