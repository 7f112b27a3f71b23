"""Encounters: what a revealed Woods card begins, and what success and failure bring."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.core.state import Seat
from squatch.games.bigfootses.rules.board import (
    ACTING,
    ACTIVE,
    BEFORE,
    DECIDED,
    FACE,
    FLED,
    MET,
    MET_NUMBER,
    MET_SKILL,
    OPENED,
    PHASE,
    PLUS,
    QUEUED,
    QUEUED_CARD,
    STEP,
    VP,
    WON,
)
from squatch.games.bigfootses.rules.codes import NO_TARGET
from squatch.games.bigfootses.rules.force import rummage_table
from squatch.games.bigfootses.rules.piles import Kind
from squatch.games.bigfootses.rules.rows import BEAT, CAPTURED, LOST
from squatch.games.bigfootses.rules.steps import Steps
from squatch.games.bigfootses.rules.vocabulary import (
    BIGFEATURE,
    BIGFOOT,
    CATCH_DRAW,
    CREATURE,
    CREATURE_VP,
    HAPPENING,
    LOSS_DRAW,
    LOST_TO_BIGFEATURE,
    LOST_TO_CREATURE,
    ON_CATCH,
    ON_ESCAPE,
    ON_REVEAL,
    TREASURE,
    TRIGGERS,
    WITCH_CARD,
    WOODS_CARD,
)

LOST_BY_ROLL: Final[i64] = 3  # of DECIDED: neither won nor fled
BY_RULE: Final[i64] = 153  # in place of a card: a program of the rules themselves


@mypyc_attr(allow_interpreted_subclasses=False)
class Encounters(Steps):
    """A board, and how encounters on it begin and end."""

    @final
    def meet(self, kind: Kind, journal: Journal | None) -> None:
        """A Woods card lies face up."""
        marks = self.marks
        class_ = self.deck.woods_classes[kind]
        card = WOODS_CARD + kind
        if class_ == WITCH_CARD:
            self.enchant(kind + 1, journal)
            self.start_program(card * TRIGGERS + ON_REVEAL, card, marks[ACTIVE], NO_TARGET)
            return
        if class_ != HAPPENING:
            marks[MET] = kind + 1
            marks[PHASE] = BEFORE
            marks[OPENED] = 0
        self.start_program(card * TRIGGERS + ON_REVEAL, card, marks[ACTIVE], NO_TARGET)
        if class_ == HAPPENING and marks[STEP] == 0:
            self.bury(kind, journal)

    @final
    def compare(self) -> None:
        """After the last window: skill against evasiveness or strength."""
        marks = self.marks
        marks[DECIDED] = WON if self.succeeds(marks[ACTIVE]) else LOST_BY_ROLL

    @final
    def settle(self, chance: Chance, journal: Journal | None) -> None:
        """The encounter is decided: who goes where, and who draws what."""
        marks = self.marks
        seat = marks[ACTIVE]
        kind = marks[MET] - 1
        decided = marks[DECIDED]
        class_ = self.deck.woods_classes[kind]
        draws: i64 = 0
        if decided == WON:
            draws = self.ruled(CATCH_DRAW, seat, 0)
            if class_ == CREATURE:
                self._beat(seat, kind, journal)
            else:
                self._capture(seat, kind, journal)
            if class_ != BIGFOOT:
                draws += self._treasure(seat)
        elif decided != FLED:
            draws = self.ruled(LOSS_DRAW, seat, 0)
        if decided != WON:
            self.tell(journal, LOST, seat, kind, i64(decided == FLED))
            self.bury(kind, journal)
        self._end_encounter()
        if marks[VP + seat] >= points_to_win(self.seats):
            return
        self.draw_cards(seat, draws, chance, journal)
        if decided == WON:
            if class_ != CREATURE:
                self._let_others_draw(seat, chance, journal)
            self._queue(kind, ON_CATCH)
        elif decided != FLED:
            self._lose(seat, class_)
            self._queue(kind, ON_ESCAPE)

    @final
    def _end_encounter(self) -> None:
        marks = self.marks
        for mark in (MET, MET_NUMBER, MET_SKILL, FACE, PLUS, DECIDED, OPENED):
            marks[mark] = 0
        marks[PHASE] = ACTING

    @final
    def _capture(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        self.count_catch(seat, kind)
        self.tell(journal, CAPTURED, seat, kind, 0)

    @final
    def _beat(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        points = self.ruled(CREATURE_VP, seat, 0)
        self.tell(journal, BEAT, seat, kind, 0)
        self.bury(kind, journal)
        if points > 0:
            self.score(seat, points, journal)

    @final
    def _treasure(self, seat: Seat) -> i64:
        """B11: the rummage table is read after the capture."""
        usual = rummage_table(self.marks[VP + seat])
        return max(i64(0), self.ruled(TREASURE, seat, usual))

    @final
    def _let_others_draw(self, captor: Seat, chance: Chance, journal: Journal | None) -> None:
        """Everybody with fewer VP draws a card, clockwise (B14)."""
        marks = self.marks
        seat = captor
        for _other in range(self.seats - 1):
            seat = self.next_seat(seat)
            if marks[VP + seat] < marks[VP + captor]:
                self.draw_cards(seat, 1, chance, journal)

    @final
    def _lose(self, seat: Seat, class_: i64) -> None:
        """A lost battle: creatures and bigfeatures break equipment, bigfootses are passive."""
        if class_ == CREATURE:
            self.start_program(LOST_TO_CREATURE, BY_RULE, seat, NO_TARGET)
        elif class_ == BIGFEATURE:
            self.start_program(LOST_TO_BIGFEATURE, BY_RULE, seat, NO_TARGET)

    @final
    def _queue(self, kind: Kind, trigger: i64) -> None:
        """What the card itself does then."""
        card = WOODS_CARD + kind
        if self.deck.start(card, trigger) != self.deck.end(card, trigger):
            self.marks[QUEUED] = card * TRIGGERS + trigger + 1
            self.marks[QUEUED_CARD] = card


def points_to_win(seats: i64) -> i64:
    """10 VP with up to four players, 8 with five, 7 with six.

    >>> [points_to_win(seats) for seats in range(2, 7)]
    [10, 10, 10, 8, 7]
    """
    if seats <= 4:
        return 10
    return i64(8) if seats == 5 else i64(7)
