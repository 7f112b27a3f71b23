"""What the answer to an effect's question brings about."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import Seat
from squatch.games.bigfootses.rules.board import (
    ASK,
    ASK_BREAK,
    ASK_DISCARD,
    ASK_FROM,
    ASK_GIVE,
    ASK_LIFT,
    ASK_MAY,
    ASK_PLAYER,
    ASK_RELEASE,
    ASK_SALVAGE,
    ASK_STEAL_FOOT,
    ASK_STEAL_GEAR,
    ASK_SWAP_OWN,
    ASK_SWAP_THEIRS,
    ASK_TOSS,
    ASK_TRIM,
    LAST,
    LEFT,
    LOOKED,
    OFFERED,
    OWNER,
    SAID,
    STEP,
    TARGET_SEAT,
    WAITING,
)
from squatch.games.bigfootses.rules.codes import CARD, FOOT, GEAR, NO, PLACE, SALVAGE, SEAT
from squatch.games.bigfootses.rules.encounter import Encounters
from squatch.games.bigfootses.rules.rows import PICKED


@mypyc_attr(allow_interpreted_subclasses=False)
class Answers(Encounters):
    """A board, and what players answer."""

    @final
    def answer(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        """The asked seat has chosen."""
        marks = self.marks
        ask = marks[ASK]
        whose = marks[ASK_FROM]
        if ask == ASK_DISCARD:
            self.discard_card(seat, code - CARD, journal)
        elif ask == ASK_GIVE:
            self.move_card(seat, self.taker_from(seat), code - CARD, journal)
        elif ask == ASK_BREAK:
            self.break_gear(whose, code - GEAR, journal)
        elif ask == ASK_TRIM:
            self.break_gear(seat, code - GEAR, journal)
            marks[ASK] = 0
            marks[ASK_FROM] = 0
            marks[WAITING] = 0
            return
        elif ask == ASK_STEAL_GEAR:
            self.move_gear(whose, seat, code - GEAR, journal)
        elif ask == ASK_STEAL_FOOT:
            self.move_foot(whose, seat, code - FOOT, journal)
        elif ask == ASK_RELEASE:
            self.release(whose, code - FOOT, journal)
        elif ask == ASK_SALVAGE:
            self.salvage(seat, code - SALVAGE, journal)
        elif self._answer_rest(seat, ask, code, journal):
            return
        self.answered()

    @final
    def _answer_rest(self, seat: Seat, ask: i64, code: i64, journal: Journal | None) -> bool:
        """Answers that move no card of their own; True while the exchange has a second half."""
        marks = self.marks
        deck = marks[ASK_FROM]
        if ask == ASK_SWAP_THEIRS:
            self.move_foot(seat, deck, marks[OFFERED] - 1, journal)
            self.move_foot(deck, seat, code - FOOT, journal)
            marks[OFFERED] = 0
            return False
        marks[SAID] = code
        if journal is not None:
            journal.add(PICKED, EVERYONE, code, seat, 0, 0)
        if ask == ASK_SWAP_OWN:
            marks[OFFERED] = code - FOOT + 1
            self.ask(ASK_SWAP_THEIRS, seat, self.partner(seat))
            return True
        if ask == ASK_PLAYER:
            marks[TARGET_SEAT] = code - SEAT
        elif ask == ASK_MAY:
            if code == NO:
                marks[STEP] = marks[LAST]
        elif ask == ASK_LIFT:
            self.lift(seat, deck, code - PLACE, journal)
        elif ask == ASK_TOSS and code != NO:
            self.toss(seat, deck, code - PLACE, journal)
            marks[LOOKED] -= 1
        return False

    @final
    def partner(self, seat: Seat) -> Seat:
        """With whom the running step exchanges: the player it has come to."""
        marks = self.marks
        return self.first_of(marks[LEFT], marks[OWNER])
