"""Why an action is refused: its own sentence for each kind of wrong action, as a message id.

It tells a seat nothing that it could not work out from what it has seen.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.errors import Message
from squatch.core.state import NOT_YOUR_DECISION, Seat
from squatch.games.trailblazers_sasquatch.rules.board import (
    ACCUSING,
    ACTIVE,
    BASE_DUE,
    BIT,
    DISCARDING,
    FIRST_DRAW,
    HAND,
    HUNTED,
    KEEPING,
    OVER,
    PHASE,
    PLACING,
    SECOND_DRAW,
    SHOWING,
    SHOWN,
)
from squatch.games.trailblazers_sasquatch.rules.choices import Choices
from squatch.games.trailblazers_sasquatch.rules.codes import (
    ACCUSE,
    BASE,
    CODES,
    DISCARD,
    DRAW,
    KEEP,
    LAY,
    PASS,
    REVEAL,
    SAY_TYPES,
    SHOW,
    SPOTS,
)
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.map import (
    COVERS_BASE,
    COVERS_FIGURE,
    SAME_AS_ANOTHER_TURN,
    TOO_FAR,
)

GAME_OVER: Final = "ts-refused-game-over"
OFF_GRID: Final = "ts-refused-off-grid"
SAME_TURN: Final = "ts-refused-same-turn"
FLOATING_PIECE: Final = "ts-refused-floating"
ON_BASE: Final = "ts-refused-covers-base"
ON_FIGURE: Final = "ts-refused-covers-figure"
FIRST_BASE: Final = "ts-refused-first-base"
NOT_IN_SUPPLY: Final = "ts-refused-not-in-supply"
BASE_IS_DUE: Final = "ts-refused-base-due"
NO_BASE_DUE: Final = "ts-refused-no-base-due"
NOT_IN_HAND: Final = "ts-refused-not-in-hand"
NOT_DRAWN: Final = "ts-refused-not-drawn"
CARD_IS_BINDING: Final = "ts-refused-binding"
NOT_THE_SASQUATCH: Final = "ts-refused-not-the-sasquatch"
TOUCHES_BASE: Final = "ts-refused-touches-base"
NO_WINDOW: Final = "ts-refused-no-window"
ACCUSES_ITSELF: Final = "ts-refused-accuses-itself"
ONLY_WHO_PLACED: Final = "ts-refused-only-who-placed"
ONLY_TOURISTS: Final = "ts-refused-only-tourists"
ALREADY_PASSED: Final = "ts-refused-already-passed"
EMPTY_SOURCE: Final = "ts-refused-empty-source"
NO_PURSUIT: Final = "ts-refused-no-pursuit"
OUT_OF_PLAY: Final = "ts-refused-out-of-play"
NO_TALK_NOW: Final = "ts-refused-no-talk-now"
SPOKEN_ALREADY: Final = "ts-refused-spoken-already"
NOTHING_TO_SAY: Final = "ts-refused-nothing-to-say"

# An action of another phase: what is asked instead, by phase.
NOT_NOW: Final = (
    "ts-refused-not-now-base",
    "ts-refused-not-now-showing",
    "ts-refused-not-now-placing",
    "ts-refused-not-now-discarding",
    "ts-refused-not-now-accusing",
    "ts-refused-not-now-first-draw",
    "ts-refused-not-now-second-draw",
    "ts-refused-not-now-keeping",
    GAME_OVER,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Refusals(Choices):
    """A board, what the seats may do, and why they may not do the rest."""

    def why_not(self, seat: Seat, code: i64) -> Message:
        """By kind of action; only for a code that is not legal now."""
        phase = self.marks[PHASE]
        if phase == OVER:
            return Message(GAME_OVER)
        if code < PASS or code >= CODES:
            return Message(NOT_NOW[phase])
        if ACCUSE <= code < SAY_TYPES:
            return Message(self._why_not_accuse(seat, code - ACCUSE))
        if (self.pending() >> seat) & 1 == 0:
            return Message(self._why_not_asked(seat))
        if code >= SAY_TYPES:
            return Message(self._why_not_say(seat, code))
        return Message(self._why_not(seat, code))

    @final
    def _why_not_asked(self, seat: Seat) -> str:
        marks = self.marks
        if marks[HUNTED] > 0 and seat == self.sasquatch:
            return OUT_OF_PLAY
        if marks[PHASE] == ACCUSING and seat != marks[ACTIVE]:
            return ALREADY_PASSED
        return NOT_YOUR_DECISION

    @final
    def _why_not_accuse(self, seat: Seat, accused: Seat) -> str:
        """T8, T9: out of time, oneself, another than who has just placed, or as the Sasquatch."""
        marks = self.marks
        if marks[PHASE] != ACCUSING:
            return NO_WINDOW
        if accused == seat:
            return ACCUSES_ITSELF
        if (self.pending() >> seat) & 1 == 0:
            return self._why_not_asked(seat)
        return ONLY_WHO_PLACED if accused != marks[ACTIVE] else ONLY_TOURISTS

    @final
    def _why_not_say(self, seat: Seat, code: i64) -> str:
        marks = self.marks
        phase = marks[PHASE]
        if marks[HUNTED] > 0 or not (phase == SHOWING or phase == BASE_DUE or phase == ACCUSING):
            return NO_TALK_NOW
        return NOTHING_TO_SAY if self.may_talk(seat) else SPOKEN_ALREADY

    @final
    def _why_not(self, seat: Seat, code: i64) -> str:  # noqa: PLR0911 - one a kind of action
        phase = self.marks[PHASE]
        if BASE <= code < LAY:
            return self._why_not_base(code - BASE)
        if LAY <= code < REVEAL:
            return self._why_not_lay(code - LAY)
        if code == REVEAL and phase == DISCARDING:
            return TOUCHES_BASE if self.sasquatch == seat else NOT_THE_SASQUATCH
        if SHOW <= code < KEEP:
            return self._why_not_show(seat, code - SHOW)
        if KEEP <= code < DISCARD and phase == KEEPING:
            return NOT_DRAWN
        if DRAW <= code < SHOW:
            if phase == FIRST_DRAW or phase == SECOND_DRAW:
                return EMPTY_SOURCE
            if self.marks[HUNTED] == 0:
                return NO_PURSUIT
        return NOT_NOW[phase]

    @final
    def _why_not_show(self, seat: Seat, card: i64) -> str:
        phase = self.marks[PHASE]
        if phase == BASE_DUE:
            return BASE_IS_DUE
        if phase == PLACING and self.where[card] == HAND + seat:
            return CARD_IS_BINDING
        return NOT_IN_HAND if phase == SHOWING else NOT_NOW[phase]

    @final
    def _why_not_base(self, code: i64) -> str:
        """A base where none may be placed, or not there."""
        phase = self.marks[PHASE]
        if phase != BASE_DUE and phase != FIRST_DRAW:
            return NO_BASE_DUE if phase == SHOWING else NOT_NOW[phase]
        base = code // SPOTS
        if self.map.bases_laid & BIT[base] != 0:
            return NOT_IN_SUPPLY
        return self._why_not_there(BASE_PIECE + base, code % SPOTS)

    @final
    def _why_not_lay(self, spot: i64) -> str:
        phase = self.marks[PHASE]
        if phase == BASE_DUE:
            return BASE_IS_DUE
        if phase != PLACING:
            return NOT_NOW[phase]
        return self._why_not_there(self.marks[SHOWN] - 1, spot)

    @final
    def _why_not_there(self, piece: i64, spot: i64) -> str:
        why = self.map.why_not(piece, spot_x(spot), spot_y(spot), spot_turn(spot))
        if why == TOO_FAR:
            return OFF_GRID
        if why == SAME_AS_ANOTHER_TURN:
            return SAME_TURN
        if why == COVERS_BASE:
            return ON_BASE
        if why == COVERS_FIGURE:
            return ON_FIGURE
        return FIRST_BASE if self.map.laid == 0 else FLOATING_PIECE
