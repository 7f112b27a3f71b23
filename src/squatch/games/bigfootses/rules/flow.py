"""How a turn of Bigfootses goes on by itself, until somebody owes a decision.

After every action `proceed` does what has to be done next: the goal is checked, surplus equipment
goes, the running effect goes on, a decided encounter is settled, played cards are resolved, last
in, first out, and then the turn goes on.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.games.bigfootses.rules.answers import Answers
from squatch.games.bigfootses.rules.board import (
    ACTING,
    ACTIONS,
    ACTIVE,
    AFTER,
    ASK,
    ASK_NOTHING,
    ASK_TRIM,
    BEFORE,
    BIT,
    DECIDED,
    DEPTH,
    DISCARD,
    ENDING,
    EQUIPPING,
    EQUIPS,
    EXTRA_EQUIPS,
    FRAME,
    FRAME_SEAT,
    FRAME_STATE,
    FRAME_TARGET,
    GEARS,
    HAND_SIZE,
    IDLE,
    OPENED,
    OVER,
    PHASE,
    QUEUED,
    QUEUED_CARD,
    REASON,
    RESOLVING,
    RESTOCKING,
    RUNNING,
    STARTING,
    STEP,
    TRIMMING,
    TURN,
    VP,
    WAITING,
    WAITS,
    WINNER,
    WORKED,
)
from squatch.games.bigfootses.rules.codes import (
    NO_TARGET,
)
from squatch.games.bigfootses.rules.encounter import points_to_win
from squatch.games.bigfootses.rules.piles import put
from squatch.games.bigfootses.rules.rows import (
    BEGAN,
    ENDED,
    EQUIPPED,
    SPENT,
)
from squatch.games.bigfootses.rules.vocabulary import (
    EQUIPMENT,
    HAND_LIMIT,
    HAPPENING,
    JOB_CARD,
    ON_PLAY,
    TRIGGERS,
    WOODS_CARD,
)

MOST_ROUNDS: Final[i64] = 60  # B10

# Why a game ended.
GOAL: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=False)
class Flow(Answers):
    """A board, and what comes next on it."""

    # --- played cards

    @final
    def _resolve_top(self, journal: Journal | None) -> None:
        marks = self.marks
        frame = self.frame(marks[DEPTH] - 1)
        kind = marks[frame]
        if marks[frame + FRAME_STATE] != WAITS:
            self._spend_top(journal)
        elif self.deck.classes[kind] == EQUIPMENT:
            seat = marks[frame + FRAME_SEAT]
            self._pop()
            self.put_gear(seat, kind)
            self.tell(journal, EQUIPPED, seat, kind, 0)
        else:
            marks[frame + FRAME_STATE] = RESOLVING
            self.start_program(
                kind * TRIGGERS + ON_PLAY,
                kind,
                marks[frame + FRAME_SEAT],
                marks[frame + FRAME_TARGET],
            )

    @final
    def _spend_top(self, journal: Journal | None) -> None:
        """A resolved or cancelled card goes to the discard."""
        frame = self.frame(self.marks[DEPTH] - 1)
        kind = self.marks[frame]
        put(self.piles, DISCARD, kind)
        self.tell(journal, SPENT, self.marks[frame + FRAME_SEAT], kind, 0)
        self._pop()

    @final
    def _pop(self) -> None:
        """The top card leaves the stack; when it was the last one, the window opens again."""
        marks = self.marks
        marks[DEPTH] -= 1
        frame = self.frame(marks[DEPTH])
        for cell in range(FRAME):
            marks[frame + cell] = 0
        if marks[DEPTH] == 0 and marks[PHASE] != EQUIPPING:
            marks[OPENED] = 0

    # --- what comes next

    @final
    def proceed(self, chance: Chance, journal: Journal | None) -> None:
        """Go on until somebody owes a decision, or the game is over."""
        marks = self.marks
        while True:
            if self._goal_is_reached(journal):
                return
            if marks[WAITING] != 0 or marks[PHASE] == OVER:
                return
            if self._must_trim_equipment():
                return
            if marks[STEP] > 0:
                self.run_step(chance, journal)
                if marks[STEP] == 0:
                    self._put_away(journal)
            elif marks[QUEUED] > 0:
                queued = marks[QUEUED] - 1
                marks[QUEUED] = 0
                card = marks[QUEUED_CARD]
                marks[QUEUED_CARD] = 0
                self.start_program(queued, card, marks[ACTIVE], NO_TARGET)
            elif marks[DECIDED] != 0:
                self.settle(chance, journal)
            elif marks[DEPTH] > 0:
                self._resolve_top(journal)
            else:
                self._go_on(chance, journal)

    @final
    def _put_away(self, journal: Journal | None) -> None:
        """What becomes of a card whose effect is over."""
        marks = self.marks
        card = marks[RUNNING]
        marks[RUNNING] = 0
        if card < WOODS_CARD:
            if marks[DEPTH] > 0:
                self._spend_top(journal)
        elif card < JOB_CARD and self.deck.woods_classes[card - WOODS_CARD] == HAPPENING:
            self.bury(card - WOODS_CARD, journal)

    @final
    def _goal_is_reached(self, journal: Journal | None) -> bool:
        """At once: the active player first, then clockwise (B14)."""
        marks = self.marks
        goal = points_to_win(self.seats)
        seat = marks[ACTIVE]
        for _seat in range(self.seats):
            if marks[VP + seat] >= goal:
                self._end(GOAL, seat, journal)
                return True
            seat = self.next_seat(seat)
        return False

    @final
    def _end(self, reason: i64, winner: i64, journal: Journal | None) -> None:
        marks = self.marks
        marks[REASON] = reason
        marks[WINNER] = winner + 1
        marks[PHASE] = OVER
        marks[WAITING] = 0
        marks[ASK] = ASK_NOTHING
        marks[STEP] = 0
        marks[QUEUED] = 0
        self.tell(journal, ENDED, reason, 0, 0)

    @final
    def _must_trim_equipment(self) -> bool:
        """Losing a slot, or gaining a weapon too many: the owner discards down at once (B14)."""
        marks = self.marks
        seat = marks[ACTIVE]
        for _seat in range(self.seats):
            pieces = marks[GEARS + seat]
            if pieces > 0 and (
                (pieces > self.deck.least_slots and pieces > self.slots(seat))
                or (pieces > 1 and self.weapons(seat) > self.weapon_limit(seat))
            ):
                self.ask(ASK_TRIM, seat, seat)
                return True
            seat = self.next_seat(seat)
        return False

    @final
    def _go_on(self, chance: Chance, journal: Journal | None) -> None:
        """By phase; nothing is pending and nothing runs."""
        marks = self.marks
        phase = marks[PHASE]
        if phase == ACTING:
            self._ask_for_action()
        elif phase == EQUIPPING:
            self._ask_for_equipment()
        elif phase == RESTOCKING:
            marks[WAITING] = BIT[marks[ACTIVE]]
            if marks[HAND_SIZE + marks[ACTIVE]] == 0:
                marks[WAITING] = 0
                marks[PHASE] = ACTING
        elif phase == TRIMMING:
            self._trim_hand(journal)
        elif marks[OPENED] == 0:
            marks[OPENED] = 1
            marks[WAITING] = self.with_cards()
        else:
            self._close_window(chance, journal)

    @final
    def _close_window(self, chance: Chance, journal: Journal | None) -> None:
        marks = self.marks
        marks[OPENED] = 0
        phase = marks[PHASE]
        if phase == STARTING:
            marks[PHASE] = ACTING
        elif phase == BEFORE:
            self.roll(chance, journal)
            marks[PHASE] = AFTER
        elif phase == AFTER:
            self.compare()
        elif marks[ACTIONS] > 0:
            marks[PHASE] = ACTING
        else:
            marks[PHASE] = TRIMMING

    @final
    def _ask_for_action(self) -> None:
        marks = self.marks
        if marks[ACTIONS] > 0:
            marks[WAITING] = BIT[marks[ACTIVE]]
        else:
            marks[PHASE] = EQUIPPING
            marks[OPENED] = 0

    @final
    def _ask_for_equipment(self) -> None:
        """Before or after the action one piece of equipment may be played."""
        marks = self.marks
        seat = marks[ACTIVE]
        if marks[OPENED] == 0 and marks[HAND_SIZE + seat] > 0 and self.may_equip(seat):
            marks[WAITING] = BIT[seat]
            return
        marks[PHASE] = ENDING
        marks[OPENED] = 0

    @final
    def _trim_hand(self, journal: Journal | None) -> None:
        marks = self.marks
        seat = marks[ACTIVE]
        if marks[HAND_SIZE + seat] > max(i64(0), self.ruled(HAND_LIMIT, seat, 5)):
            marks[WAITING] = BIT[seat]
            return
        marks[TURN] += 1
        marks[ACTIVE] = self.next_seat(seat)
        if marks[TURN] >= MOST_ROUNDS * self.seats:
            self._end(ROUND_LIMIT, -1, journal)
            return
        self.begin_turn(journal)

    @final
    def begin_turn(self, journal: Journal | None) -> None:
        """The active player's turn begins with its window."""
        marks = self.marks
        seat = marks[ACTIVE]
        marks[PHASE] = STARTING
        marks[OPENED] = 0
        marks[ACTIONS] = 1 - marks[IDLE + seat]
        marks[IDLE + seat] = 0
        marks[WORKED] = 0
        marks[EQUIPS] = 0
        marks[EXTRA_EQUIPS] = 0
        self.tell(journal, BEGAN, seat, marks[TURN] // self.seats, 0)
