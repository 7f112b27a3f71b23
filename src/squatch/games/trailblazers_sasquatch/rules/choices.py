"""What a seat may do: the legal codes of each phase, ascending."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.state import Code, Codes, Seat
from squatch.games.trailblazers_sasquatch.rules.board import (
    ACCUSING,
    ACTIVE,
    BASE_DUE,
    BIT,
    DISCARDING,
    FIRST_DRAW,
    FIRST_DRAWN,
    HAND,
    HUNTED,
    KEEPING,
    PHASE,
    PLACING,
    ROWS,
    SECOND_DRAWN,
    SHOWING,
    SHOWN,
    TALKED,
    Board,
)
from squatch.games.trailblazers_sasquatch.rules.codes import (
    ACCUSE,
    BASE,
    DISCARD,
    DRAW,
    KEEP,
    LAY,
    PASS,
    RASH,
    REVEAL,
    SAY_GOOD,
    SAY_JOIN,
    SAY_ODD,
    SAY_TYPES,
    SHOW,
    SIDES,
    SOURCES,
    SPOTS,
)
from squatch.games.trailblazers_sasquatch.rules.deck import BASES, CARDS
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn
from squatch.games.trailblazers_sasquatch.rules.loops import BASE_SPOTS
from squatch.games.trailblazers_sasquatch.rules.shapes import TRAILS


@mypyc_attr(allow_interpreted_subclasses=False)
class Choices(Board):
    """A board, and what the seats may do."""

    def rash_from(self) -> Code:
        """Accusing, revealing and talking."""
        return RASH

    def fill_legal(self, seat: Seat, codes: Codes) -> None:
        """By phase. What there is to say comes last, at the beginning of a turn and in windows."""
        phase = self.marks[PHASE]
        if phase == PLACING:
            self.map.fill_card_spots(self.marks[SHOWN] - 1, codes, LAY)
        elif phase == ACCUSING:
            codes.add(PASS)
            if self.sasquatch != seat:  # T9: only tourists accuse
                codes.add(ACCUSE + self.marks[ACTIVE])
            self._fill_talk(seat, codes)
        elif phase == DISCARDING:
            for row in range(ROWS):
                codes.add(DISCARD + row)
            if self.can_reveal(seat):
                codes.add(REVEAL)
        elif self.marks[HUNTED] > 0:
            self._fill_hunt(codes)
        else:
            if phase == SHOWING:
                self._fill_hand(seat, codes)
            else:
                self._fill_bases(codes)
            self._fill_talk(seat, codes)

    @final
    def _fill_hand(self, seat: Seat, codes: Codes) -> None:
        where = self.where
        for card in range(CARDS):
            if where[card] == HAND + seat:
                codes.add(SHOW + card)

    @final
    def _fill_hunt(self, codes: Codes) -> None:
        """What to draw from, or a base, or which of the two cards to keep."""
        marks = self.marks
        if marks[PHASE] == KEEPING:
            codes.add(KEEP + min(marks[FIRST_DRAWN], marks[SECOND_DRAWN]) - 1)
            codes.add(KEEP + max(marks[FIRST_DRAWN], marks[SECOND_DRAWN]) - 1)
            return
        for source in range(SOURCES):
            if self.source_size(source) > 0:
                codes.add(DRAW + source)
        if marks[PHASE] == FIRST_DRAW:
            self._fill_bases(codes)

    @final
    def can_reveal(self, seat: Seat) -> bool:
        """T6, T7: the Sasquatch, on a card that touches no base."""
        return self.sasquatch == seat and not self.map.touches_base(self.last_piece())

    @final
    def may_talk(self, seat: Seat) -> bool:
        """Whether a seat that owes a decision has yet to have its say."""
        marks = self.marks
        phase = marks[PHASE]
        return (
            (phase == SHOWING or phase == BASE_DUE or phase == ACCUSING)
            and marks[HUNTED] == 0
            and marks[TALKED] & BIT[seat] == 0
        )

    @final
    def _fill_bases(self, codes: Codes) -> None:
        for base in range(BASES):
            if self.map.bases_laid & BIT[base] == 0:
                self.map.fill_base_spots(base, codes, BASE + SPOTS * base)

    @final
    def _fill_talk(self, seat: Seat, codes: Codes) -> None:
        """One or two types of long trails; of the bases on the table their sides and types."""
        if not self.may_talk(seat):
            return
        for types in range(i64(1), i64(7)):
            codes.add(SAY_TYPES + types)
        laid = self.map.bases_laid
        for base in range(BASES):
            if laid & BIT[base] != 0:
                for side in range(SIDES):
                    codes.add(SAY_GOOD + SIDES * base + side)
        for base in range(BASES):
            if laid & BIT[base] != 0:
                for trail in range(TRAILS):
                    if self.joins(base, trail):
                        codes.add(SAY_JOIN + TRAILS * base + trail)
        if self.marks[PHASE] == ACCUSING:
            codes.add(SAY_ODD + self.marks[ACTIVE])

    @final
    def joins(self, base: i64, trail: i64) -> bool:
        """Whether a laid base has a side of a type."""
        turn = spot_turn(self.map.routes[BASE_SPOTS + base])
        for side in range(SIDES):
            if self.tables.side(base, turn, side) == trail:
                return True
        return False
