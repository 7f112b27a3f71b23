"""Why an action is refused: its own sentence for each kind of wrong action, as a message id.

It tells a seat nothing that it could not work out from what it has seen.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.errors import Message
from squatch.core.state import NOT_YOUR_DECISION, Seat
from squatch.games.bigfootses.rules.board import (
    ACTING,
    AFTER,
    ASK,
    BEFORE,
    CHOOSING,
    DECIDED,
    DEPTH,
    EQUIPPING,
    HAND,
    HAND_SIZE,
    MET,
    OVER,
    PHASE,
    REACTING,
    RESTOCKING,
    WORKED,
)
from squatch.games.bigfootses.rules.choices import Choices
from squatch.games.bigfootses.rules.codes import (
    CARD,
    CODES,
    EQUIP,
    FIND,
    FOOT,
    GEAR,
    JOB,
    NO_TARGET,
    PAY,
    PLACE,
    PLAY,
    RANGE,
    REPLACE,
    SALVAGE,
    SEAT,
    WORK,
)
from squatch.games.bigfootses.rules.piles import KINDS, Kind, count
from squatch.games.bigfootses.rules.vocabulary import (
    AFTER_ROLL,
    BEFORE_ROLL,
    IN_REACTION,
    MODIFIER,
)

ALREADY_PASSED: Final = "bf-refused-already-passed"
ALREADY_WORKED: Final = "bf-refused-already-worked"
CARD_NOT_IN_HAND: Final = "bf-refused-card-not-in-hand"
EQUIPMENT_FULL: Final = "bf-refused-equipment-full"  # parameter: slots
EQUIPMENT_ONLY_OWN_TURN: Final = "bf-refused-equipment-only-own-turn"
EQUIPMENT_PLAYED: Final = "bf-refused-equipment-played"
GAME_OVER: Final = "bf-refused-game-over"
MODIFIER_TOO_LATE: Final = "bf-refused-modifier-after-roll"
MODIFIER_TOO_EARLY: Final = "bf-refused-modifier-before-encounter"
NEEDS_ENCOUNTER: Final = "bf-refused-needs-encounter"
NEEDS_ROLL: Final = "bf-refused-needs-roll"
NEEDS_NO_TARGET: Final = "bf-refused-needs-no-target"
NEEDS_TARGET: Final = "bf-refused-needs-target"
NO_BIGFOOT_THERE: Final = "bf-refused-no-bigfoot-there"
NO_EQUIPMENT_THERE: Final = "bf-refused-no-equipment-there"
NO_SUCH_PLAYER: Final = "bf-refused-no-such-player"
NOT_AGAINST_THIS: Final = "bf-refused-not-against-this"
NOT_AN_ANSWER: Final = "bf-refused-not-an-answer"
NOT_AT_LARGE: Final = "bf-refused-not-at-large"
NOT_AT_YOURSELF: Final = "bf-refused-not-at-yourself"
NOT_EQUIPMENT: Final = "bf-refused-not-equipment"
NOT_FROM_HAND: Final = "bf-refused-equipment-is-displayed"
NOT_IN_DISCARD: Final = "bf-refused-not-in-discard"
NOT_LOOKED_AT: Final = "bf-refused-not-looked-at"
NOTHING_AT_LARGE: Final = "bf-refused-nothing-at-large"
NO_NEED_TO_REPLACE: Final = "bf-refused-no-need-to-replace"
ONLY_ANSWERS: Final = "bf-refused-only-answers"
PROFESSION_TAKEN: Final = "bf-refused-profession-taken"
SECOND_WEAPON: Final = "bf-refused-second-weapon"
TARGET_GONE: Final = "bf-refused-target-gone"
TOO_MANY_POINTS: Final = "bf-refused-work-points"  # parameter: points
WOODS_NOT_EMPTY: Final = "bf-refused-woods-not-empty"

# An action of another situation: what is asked instead, by situation.
NOT_NOW: Final = (
    "bf-refused-not-now-starting",
    "bf-refused-not-now-acting",
    "bf-refused-not-now-before",
    "bf-refused-not-now-after",
    "bf-refused-not-now-equipping",
    "bf-refused-not-now-ending",
    "bf-refused-not-now-restocking",
    "bf-refused-not-now-trimming",
    GAME_OVER,
    "bf-refused-not-now-reacting",
    "bf-refused-not-now-asked",
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Refusals(Choices):
    """A board, what the seats may do, and why they may not do the rest."""

    def why_not(  # noqa: PLR0911 - one return a kind of action
        self, seat: Seat, code: i64
    ) -> Message:
        """Only for a code that is not legal now."""
        if (self.pending() >> seat) & 1 == 0:
            return Message(self._why_not_asked(seat, code))
        if PLAY <= code < EQUIP:
            return Message(self._why_not_play(seat, (code - PLAY) // 7, (code - PLAY) % 7))
        if EQUIP <= code < REPLACE:
            return self._why_not_equip(seat, code - EQUIP)
        if REPLACE <= code < CARD:
            return self._why_not_replace(seat, (code - REPLACE) // KINDS, (code - REPLACE) % KINDS)
        if code == WORK and self.situation() == ACTING:
            if self.marks[WORKED] == 1:
                return Message(ALREADY_WORKED)
            return Message(TOO_MANY_POINTS, {"points": int(self.work_limit(seat))})
        return Message(self._why_not(seat, code))

    @final
    def _why_not_asked(self, seat: Seat, code: i64) -> str:
        if self.marks[PHASE] == OVER:
            return GAME_OVER
        if EQUIP <= code < CARD:
            return EQUIPMENT_ONLY_OWN_TURN
        situation = self.situation()
        is_window = situation < RESTOCKING and situation != ACTING and situation != EQUIPPING
        if (is_window or situation == REACTING) and self.marks[HAND_SIZE + seat] > 0:
            return ALREADY_PASSED
        return NOT_YOUR_DECISION

    # --- cards of the hand

    @final
    def _why_not_play(  # noqa: PLR0911 - one return a reason
        self, seat: Seat, kind: Kind, target: i64
    ) -> str:
        marks = self.marks
        situation = self.situation()
        if count(self.piles, HAND + seat, kind) == 0:
            return CARD_NOT_IN_HAND
        timing = self.deck.timings[kind]
        if situation == REACTING:
            return (
                ONLY_ANSWERS if not self.timely(kind) else self._why_not_target(seat, kind, target)
            )
        if situation >= RESTOCKING or situation == ACTING or situation == EQUIPPING:
            return self._not_now()
        if self.deck.equipment[kind // 31] >> (2 * (kind % 31)) & 1 == 1:
            return NOT_FROM_HAND
        if timing == IN_REACTION:
            return NOT_AN_ANSWER
        if not self.timely(kind):
            if timing == BEFORE_ROLL and self.deck.classes[kind] == MODIFIER:
                if situation == AFTER:
                    return MODIFIER_TOO_LATE
                if situation != BEFORE:
                    return MODIFIER_TOO_EARLY
            if marks[MET] == 0 or marks[DECIDED] != 0:
                return NEEDS_ENCOUNTER
            if timing == AFTER_ROLL and situation != AFTER:
                return NEEDS_ROLL
            return NOT_AGAINST_THIS
        return self._why_not_target(seat, kind, target)

    @final
    def _why_not_target(self, seat: Seat, kind: Kind, target: i64) -> str:
        if self.deck.targets[kind] == 0:
            return NEEDS_NO_TARGET
        if target == NO_TARGET:
            return NEEDS_TARGET
        if target >= self.seats:
            return NO_SUCH_PLAYER
        if self.marks[DEPTH] > 0:
            return TARGET_GONE
        return NOT_AT_YOURSELF if target == seat else TARGET_GONE

    @final
    def _why_not_equip(self, seat: Seat, kind: Kind) -> Message:
        problem = self._why_no_equipment(seat, kind)
        if problem:
            return Message(problem)
        if self.is_one_weapon_too_many(seat, kind):
            return Message(SECOND_WEAPON)
        return Message(EQUIPMENT_FULL, {"slots": int(self.slots(seat))})

    @final
    def _why_not_replace(self, seat: Seat, kind: Kind, old: Kind) -> Message:
        problem = self._why_no_equipment(seat, kind)
        if problem:
            return Message(problem)
        if self.gear_at(seat, old) < 0:
            return Message(NO_EQUIPMENT_THERE)
        if self.has_room(seat, kind, self.slots(seat)):
            return Message(NO_NEED_TO_REPLACE)
        return Message(SECOND_WEAPON)

    @final
    def _why_no_equipment(self, seat: Seat, kind: Kind) -> str:
        """Why no equipment of this kind can be played now at all, or ""."""
        situation = self.situation()
        if situation != ACTING and situation != EQUIPPING:
            return self._not_now()
        if count(self.piles, HAND + seat, kind) == 0:
            return CARD_NOT_IN_HAND
        if self.deck.equipment[kind // 31] >> (2 * (kind % 31)) & 1 == 0:
            return NOT_EQUIPMENT
        return "" if self.may_equip(seat) else EQUIPMENT_PLAYED

    # --- everything else

    @final
    def _why_not(self, seat: Seat, code: i64) -> str:  # noqa: C901, PLR0911, PLR0912 - as above
        situation = self.situation()
        if code < 0 or code >= CODES:
            return self._not_now()
        if situation == ACTING:
            if code == RANGE:
                return NOTHING_AT_LARGE
            if FIND <= code < SALVAGE:
                return NOT_AT_LARGE if self.nothing_to_draw() else WOODS_NOT_EMPTY
            if code >= PAY:
                unused = self.is_unused((code - PAY) // KINDS)
                return NO_BIGFOOT_THERE if unused else PROFESSION_TAKEN
        if (self.marks[ASK] != 0 or situation >= RESTOCKING) and CARD <= code < GEAR:
            return CARD_NOT_IN_HAND
        if self.marks[ASK] != 0:
            if GEAR <= code < FOOT:
                return NO_EQUIPMENT_THERE
            if FOOT <= code < FIND:
                return NO_BIGFOOT_THERE
            if SALVAGE <= code < SEAT:
                return NOT_IN_DISCARD
            if SEAT <= code < PLACE:
                return NO_SUCH_PLAYER if code - SEAT >= self.seats else NOT_AT_YOURSELF
            if PLACE <= code < JOB:
                return NOT_LOOKED_AT
            if JOB <= code < PAY:
                return PROFESSION_TAKEN
        return self._not_now()

    @final
    def _not_now(self) -> str:
        return NOT_NOW[min(self.situation(), CHOOSING)]
