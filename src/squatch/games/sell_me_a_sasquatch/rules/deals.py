"""The deals of a turn: how they are laid out, flipped, and changed by thingamabobs."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import Seat
from squatch.games.sell_me_a_sasquatch.rules.board import (
    CHOOSING,
    FACE_UP,
    FACING,
    FLIPPING,
    HAND,
    OFFERING,
    PLAYING,
    SPLITTING,
    bit,
    side_of,
)
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    SECOND,
    SLOT_ADDED_BY,
    SLOT_OWN,
    SLOTS,
    STOP,
    split_face,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import KINDS, Kind, pick, size
from squatch.games.sell_me_a_sasquatch.rules.rows import (
    ADDED,
    FLIPPED,
    OFFERED,
    REMOVED,
    SHOWN,
    STOPPED,
    WAS_SPLIT,
)
from squatch.games.sell_me_a_sasquatch.rules.trade import Trading


@mypyc_attr(allow_interpreted_subclasses=False)
class Dealing(Trading):
    """A board, and what happens to the deals on it until one of them is sold."""

    # --- offers

    @final
    def begin_turn(self, journal: Journal | None) -> None:
        """Ask the sellers for offers; with two players, for the split."""
        self.victim = 0
        self.idle = 0
        if self.seats == 2:
            self._begin_split()
            return
        self.phase = OFFERING
        self.waiting = 0
        for seat in range(self.seats):
            if seat != self.buyer and self.piles[HAND + seat] != 0:
                self.waiting |= bit(seat)
        if self.waiting == 0:
            self._show_deals(journal)

    @final
    def _offer(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        self.lay_offer(seat, code)
        self.waiting &= ~bit(seat)
        if journal is not None:
            journal.add(OFFERED, bit(seat), code, seat, size(self.down(seat, seat)), 0)
        if self.waiting == 0:
            self._show_deals(journal)

    @final
    def _show_deals(self, journal: Journal | None) -> None:
        """All deals appear together, one card of each face up."""
        face_down = False
        seat = self.buyer
        for _seller in range(self.seats - 1):
            seat = self.next_seat(seat)
            if self.marks[FACING + seat] > 0:
                self._show(seat, seat, journal)
            if self.down(seat, seat) != 0:
                face_down = True
        if face_down:
            self.phase = FLIPPING
            self.waiting = bit(self.buyer)
        else:
            self._open_window()

    @final
    def _show(self, deal: Seat, by: Seat, journal: Journal | None) -> None:
        kind = self.marks[FACING + by] - 1
        self.marks[FACING + by] = 0
        self.lay_open(deal, by, kind)
        if journal is not None:
            journal.add(SHOWN, EVERYONE, kind, deal, by, 0)

    @final
    def _flip_blindly(
        self, seat: Seat, deal: Seat, by: Seat, chance: Chance, journal: Journal | None
    ) -> None:
        """D2: which of the face-down cards that somebody put into a deal is chance."""
        self._flip(seat, deal, by, pick(self.down(deal, by), chance), journal)

    @final
    def _flip(self, seat: Seat, deal: Seat, by: Seat, kind: Kind, journal: Journal | None) -> None:
        self.lay_open(deal, by, kind)
        if journal is not None:
            journal.add(FLIPPED, EVERYONE, kind, deal, by, seat)

    # --- two players: the split

    @final
    def _begin_split(self) -> None:
        self.phase = SPLITTING
        self.waiting = bit(self.buyer)
        if self.piles[HAND + self.buyer] == 0:
            self._open_window()

    @final
    def _split(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        self.lay_split(seat, code)
        self.marks[FACING + seat] = split_face(code) % KINDS + 1
        if journal is not None:
            mine = size(self.down(seat, seat))
            yours = size(self.down(1 - seat, seat))
            journal.add(WAS_SPLIT, bit(seat), code, seat, mine, yours)
        self._show(side_of(seat, split_face(code)), seat, journal)
        self._open_window()

    # --- the thingamabob window (D3, D9, D10)

    @final
    def _open_window(self) -> None:
        self.phase = PLAYING
        self.waiting = self.able()
        if self.waiting == 0:
            self._close_window()

    @final
    def _close_window(self) -> None:
        self.phase = CHOOSING
        self.waiting = bit(1 - self.buyer) if self.seats == 2 else bit(self.buyer)

    @final
    def _remove(self, seat: Seat, target: i64, chance: Chance, journal: Journal | None) -> None:
        deal = target // SLOTS
        slot = target % SLOTS
        by = FACE_UP
        kind = slot
        if slot >= SLOT_ADDED_BY:
            by = slot - SLOT_ADDED_BY
            kind = pick(self.down(deal, by), chance)
        elif slot >= SLOT_OWN:
            by = seat
            kind = slot - SLOT_OWN
        self.remove(deal, by, kind)
        if journal is not None:
            journal.add(REMOVED, EVERYONE, kind, deal, by, seat)

    @final
    def _remove_second(
        self, seat: Seat, code: i64, chance: Chance, journal: Journal | None
    ) -> None:
        if code != STOP:
            self._remove(seat, code - SECOND, chance, journal)
        elif journal is not None:
            journal.add(STOPPED, EVERYONE, 0, seat, 0, 0)
        self._open_window()

    @final
    def _add(self, seat: Seat, deal: Seat, kind: Kind, journal: Journal | None) -> None:
        self.lay_down(seat, deal, kind)
        if journal is not None:
            journal.add(ADDED, bit(seat), kind, seat, deal, 0)

    @final
    def _turn_over(self, seat: Seat, target: i64, chance: Chance, journal: Journal | None) -> None:
        deal = target // SLOTS
        slot = target % SLOTS
        if slot >= SLOT_ADDED_BY:
            self._flip_blindly(seat, deal, slot - SLOT_ADDED_BY, chance, journal)
        else:
            self._flip(seat, deal, seat, slot - SLOT_OWN, journal)
