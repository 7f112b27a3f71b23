"""The pursuit: from the discovery of the Sasquatch until it is caught or has escaped."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import Seat
from squatch.games.trailblazers_sasquatch.rules.board import (
    ACTIVE,
    BIT,
    CAUGHT,
    CAUGHT_AT_ONCE,
    DECK,
    ESCAPED,
    FIRST_DRAW,
    FIRST_DRAWN,
    KEEPING,
    OVER,
    PHASE,
    PLACING,
    REASON,
    ROW,
    ROW_SIZE,
    SECOND_DRAW,
    SECOND_DRAWN,
    SHOWN,
    STACK,
    TALKED,
    TALLY,
    TALLY_END,
    TURN,
    UNKNOWN,
    WAITING,
    Card,
)
from squatch.games.trailblazers_sasquatch.rules.board import DISCARDER as DISCARDERS
from squatch.games.trailblazers_sasquatch.rules.codes import BASE, DRAW, KEEP, LAY, SPOTS
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.knowledge import Knowledge
from squatch.games.trailblazers_sasquatch.rules.loops import Loops, new_loops
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap
from squatch.games.trailblazers_sasquatch.rules.rows import (
    ANIMAL,
    BROKE,
    CLOSED,
    COUNTED,
    ENDED,
    KEPT,
    LAID,
    LAID_BASE,
    PURSUIT_BEGAN,
    TURNED_OVER,
    TURNED_UP,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Pursuit(Knowledge):
    """Laying pieces, the pursuit, and the end of a game."""

    # --- laying pieces, also before the pursuit

    @final
    def place_card(self, seat: Seat, spot: i64, journal: Journal | None) -> None:
        """Place the card that was shown or kept."""
        card = self.marks[SHOWN] - 1
        before = self.map if journal is None else self.map.clone()
        self.lay_card(seat, card, spot)
        if journal is not None:
            journal.add(LAID, EVERYONE, card, seat, spot, self.tables.longs[card])
            self._note_loops(before, journal)

    @final
    def place_base(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        """Place a base of the supply."""
        base = (code - BASE) // SPOTS
        spot = (code - BASE) % SPOTS
        before = self.map if journal is None else self.map.clone()
        self.lay_base(base, spot)
        if journal is not None:
            journal.add(LAID_BASE, EVERYONE, base, seat, spot, 0)
            self._note_loops(before, journal)

    @final
    def _note_loops(self, before: TrailMap, journal: Journal) -> None:
        if before.loops == 0 and self.map.loops == 0:
            return
        for end in new_loops(self.map, before):
            note_loop(BROKE, before, end, journal)
        for end in new_loops(before, self.map):
            note_loop(CLOSED, self.map, end, journal)

    # --- from turn to turn

    @final
    def discover(self, sasquatch: Seat, journal: Journal | None) -> None:
        """The Sasquatch is known: on the card of a loop it is caught at once (T10)."""
        self.begin_pursuit(sasquatch)
        if journal is not None:
            journal.add(PURSUIT_BEGAN, EVERYONE, 0, sasquatch, 0, 0)
        if self.map.caught():
            self.end(CAUGHT_AT_ONCE, journal)
            return
        self.marks[ACTIVE] = sasquatch
        self._begin_hunting_turn(journal)

    @final
    def _begin_hunting_turn(self, journal: Journal | None) -> None:
        """T11: with nothing left to place the Sasquatch escapes."""
        if self.cards_left() == 0 and not self.bases_left():
            self.end(ESCAPED, journal)
            return
        marks = self.marks
        marks[ACTIVE] = self.next_tourist(marks[ACTIVE])
        marks[PHASE] = FIRST_DRAW
        marks[WAITING] = BIT[marks[ACTIVE]]
        marks[TALKED] = 0

    @final
    def hunt(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        """An action of the pursuit."""
        phase = self.marks[PHASE]
        if phase == PLACING:
            self.place_card(seat, code - LAY, journal)
            self._end_hunting_turn(journal)
        elif phase == KEEPING:
            self._keep(seat, code - KEEP, journal)
        elif code >= BASE:
            self.place_base(seat, code, journal)
            self._end_hunting_turn(journal)
        else:
            self._draw(seat, code - DRAW, chance, journal)

    @final
    def _draw(self, seat: Seat, source: i64, chance: Chance, journal: Journal | None) -> None:
        """One card; a second one while there is one (T11)."""
        size = self.source_size(source)
        if source == 0:
            card = self.pick_from(DECK, 1, size, chance)
        else:
            card = self.pick_from(STACK + 4 * (source - 1), 4, size, chance)
        self.turn_up(source, card)
        if journal is not None:
            animal = ANIMAL * self.tables.animals[card]
            journal.add(TURNED_UP, EVERYONE, card, seat, source, self.tables.longs[card] + animal)
        if self.marks[PHASE] == FIRST_DRAW and self.cards_left() > 0:
            self.marks[PHASE] = SECOND_DRAW
            return
        self._count_animals(journal)
        if self.marks[SECOND_DRAWN] == 0:
            self.keep(card, UNKNOWN)
            self.marks[PHASE] = PLACING
        else:
            self.marks[PHASE] = KEEPING

    @final
    def _count_animals(self, journal: Journal | None) -> None:
        """One space for any number of animals."""
        marks = self.marks
        animals = self.tables.animals
        seen = animals[marks[FIRST_DRAWN] - 1]
        if marks[SECOND_DRAWN] > 0:
            seen += animals[marks[SECOND_DRAWN] - 1]
        if seen > 0:
            marks[TALLY] += 1
            if journal is not None:
                journal.add(COUNTED, EVERYONE, 0, marks[TALLY], 0, 0)

    @final
    def _keep(self, seat: Seat, card: Card, journal: Journal | None) -> None:
        marks = self.marks
        other = marks[FIRST_DRAWN] + marks[SECOND_DRAWN] - 2 - card
        self.keep(card, other)
        marks[PHASE] = PLACING
        if journal is not None:
            journal.add(KEPT, EVERYONE, card, seat, other, self.tables.longs[card])

    @final
    def _end_hunting_turn(self, journal: Journal | None) -> None:
        self.marks[TURN] += 1
        if self.map.caught():
            self.end(CAUGHT, journal)
        elif self.marks[TALLY] >= TALLY_END:
            self.end(ESCAPED, journal)
        else:
            self._begin_hunting_turn(journal)

    # --- the end

    @final
    def end(self, reason: i64, journal: Journal | None) -> None:
        """The game is over; characters, and the rows where they still lie, are shown."""
        marks = self.marks
        marks[PHASE] = OVER
        marks[WAITING] = 0
        marks[TALKED] = 0
        marks[REASON] = reason
        if journal is None:
            return
        journal.add(ENDED, EVERYONE, 0, reason, self.sasquatch, 0)
        where = self.where
        for card in range(CARDS):
            if ROW <= where[card] < STACK:
                at = where[card] - ROW
                journal.add(
                    TURNED_OVER,
                    EVERYONE,
                    card,
                    at // ROW_SIZE,
                    marks[DISCARDERS + at] - 1,
                    at % ROW_SIZE,
                )


def note_loop(kind: i64, land: Loops, end: int, journal: Journal) -> None:
    """Tell everybody of a loop that was closed or broken, by its first end."""
    first = i64(end)
    journal.add(
        kind,
        EVERYONE,
        0,
        land.loop_base(first),
        land.loop_trail(first),
        land.loop_value(first),
    )
