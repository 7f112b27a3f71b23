"""Running programs: which step comes next, about whom, and whom it asks; and what dice suffer.

What each step does is in `steps`.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.core.state import Seat, SeatSet
from squatch.games.bigfootses.rules.board import (
    ACTIVE,
    ASK,
    ASK_FROM,
    BIT,
    COUNT,
    DECIDED,
    FACE,
    FLED,
    LAST,
    LEFT,
    LOOKED,
    MET_NUMBER,
    MET_SKILL,
    OWNER,
    PLUS,
    RUNNING,
    STEP,
    TARGET_SEAT,
    WAITING,
    WON,
)
from squatch.games.bigfootses.rules.codes import NO_TARGET
from squatch.games.bigfootses.rules.moves import Moves
from squatch.games.bigfootses.rules.rows import ROLLED, TURNED
from squatch.games.bigfootses.rules.vocabulary import (
    DO_DIE_LEAST,
    DO_DIE_PLUS,
    DO_DIE_SET,
    DO_FLEE,
    DO_NUMBER,
    DO_REROLL,
    DO_SKILL,
    DO_WIN,
    EVERYONE_,
    OTHERS,
    RANGER,
    YOU,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Programs(Moves):
    """A board, and the program that runs on it."""

    @final
    def start_program(self, program: i64, card: i64, owner: Seat, target: i64) -> None:
        """Begin with the first step of a program; an empty one is over at once."""
        starts = self.deck.starts
        if starts[program] == starts[program + 1]:
            return
        marks = self.marks
        marks[STEP] = starts[program] + 1
        marks[LAST] = starts[program + 1]
        marks[RUNNING] = card
        marks[OWNER] = owner
        marks[TARGET_SEAT] = target
        marks[LEFT] = -1
        marks[COUNT] = 0

    @final
    def about(self, who: i64) -> SeatSet:
        """The players that a step is about."""
        marks = self.marks
        if who == YOU:
            return BIT[marks[OWNER]]
        if who == RANGER:
            return BIT[marks[ACTIVE]]
        if who == EVERYONE_:
            return self.all_seats()
        if who == OTHERS:
            return self.all_seats() & ~BIT[marks[OWNER]]
        return 0 if marks[TARGET_SEAT] == NO_TARGET else BIT[marks[TARGET_SEAT]]

    @final
    def next_step(self) -> None:
        marks = self.marks
        marks[LEFT] = -1
        marks[COUNT] = 0
        marks[STEP] += 1
        if marks[STEP] > marks[LAST]:
            self.end_program()

    @final
    def end_program(self) -> None:
        """The program is over; what becomes of its card is for the turn to say."""
        marks = self.marks
        marks[STEP] = 0
        marks[LOOKED] = 0
        marks[LEFT] = 0
        marks[COUNT] = 0

    @final
    def done_with(self, seat: Seat) -> None:
        """The step has happened to a player."""
        marks = self.marks
        marks[LEFT] &= ~BIT[seat]
        marks[COUNT] = 0

    @final
    def ask(self, question: i64, seat: Seat, whose: Seat) -> None:
        """Ask a player to choose; `whose` things (or which deck) are chosen from."""
        marks = self.marks
        marks[ASK] = question
        marks[ASK_FROM] = whose
        marks[WAITING] = BIT[seat]

    @final
    def answered(self) -> None:
        """A question of the running step is answered: it has happened once more."""
        marks = self.marks
        marks[ASK] = 0
        marks[ASK_FROM] = 0
        marks[WAITING] = 0
        if marks[STEP] > 0 and marks[COUNT] > 0:
            marks[COUNT] -= 1
            if marks[COUNT] == 0:
                self.done_with(self.first_of(marks[LEFT], marks[OWNER]))

    # --- encounters

    @final
    def change_encounter(
        self, what: i64, number: i64, chance: Chance, journal: Journal | None
    ) -> None:
        marks = self.marks
        if what == DO_SKILL:
            marks[MET_SKILL] += number
        elif what == DO_NUMBER:
            marks[MET_NUMBER] += number
        elif what == DO_WIN:
            marks[DECIDED] = WON
        elif what == DO_FLEE:
            marks[DECIDED] = FLED
        elif marks[FACE] > 0:
            self._change_die(what, number, chance, journal)

    @final
    def _change_die(self, what: i64, number: i64, chance: Chance, journal: Journal | None) -> None:
        marks = self.marks
        if what == DO_REROLL:
            self.roll(chance, journal)
            return
        if what == DO_DIE_PLUS:
            marks[PLUS] += number
        elif what == DO_DIE_SET:
            marks[FACE] = number
        elif what == DO_DIE_LEAST:
            marks[FACE] = max(marks[FACE], number)
        self.tell(journal, TURNED, marks[FACE], marks[PLUS], 0)

    @final
    def roll(self, chance: Chance, journal: Journal | None) -> None:
        """The ranger's die."""
        marks = self.marks
        marks[FACE] = chance.below(6) + 1
        self.tell(journal, ROLLED, marks[ACTIVE], marks[FACE], 0)
