"""How a turn of Trailblazers: Sasquatch runs: the rules, as a state machine.

Decision numbers (T1 to T14) are those of the game's guide. The file runs interpreted and compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import NO_SEAT, Outcome, Seat, SeatSet
from squatch.games.trailblazers_sasquatch.rules.board import (
    ACCUSED_SEAT,
    ACCUSER,
    ACCUSING,
    ACTIVE,
    ANIMALS_COUNTED,
    ASIDE,
    BASE_DUE,
    BIT,
    CAUGHT,
    CAUGHT_AT_ONCE,
    DECK,
    DECK_SIZE,
    DISCARDING,
    DUE,
    FIRST,
    HAND,
    HAND_SIZE,
    HUNTED,
    LATE_ACCUSATIONS,
    MARKS,
    NO_MARKS,
    NO_SASQUATCH,
    OVER,
    PHASE,
    PLACING,
    REASON,
    ROW_SIZE,
    SHOWING,
    TALKED,
    TURN,
    WAITING,
    WRONG_ACCUSATION,
    bit,
)
from squatch.games.trailblazers_sasquatch.rules.codes import (
    ACCUSE,
    DISCARD,
    LAY,
    PASS,
    REVEAL,
    SAY_TYPES,
    SHOW,
)
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS, DeckTables
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap, restore_map
from squatch.games.trailblazers_sasquatch.rules.pursuit import Pursuit
from squatch.games.trailblazers_sasquatch.rules.rows import (
    ACCUSED,
    DEALT,
    DISCARDED,
    DREW,
    PASSED,
    REVEALED,
    SAID,
    SECOND_CARD,
    SHOWED,
    STAGE,
    TALKERS,
    TURN_STEP,
)

REASONS: Final = (
    "", "caught", "caught-at-once", "escaped", "wrong-accusation", "counted", "no-sasquatch",
)  # fmt: skip
SUCCESS: Final[i64] = 50  # points of loops with which all have done well where nobody had it
SCALARS: Final = 3  # of `Trailblazers.save`, before the marks, the cards and the map


@final
class Trailblazers(Pursuit):
    """A game of Trailblazers: Sasquatch in progress, or what an audience has seen of it."""

    # --- the contract

    def pending(self) -> SeatSet:
        """The seats that owe a decision."""
        return self.marks[WAITING]

    def to_act(self) -> Seat:
        """Clockwise, in a window from the left of the player whose turn is over."""
        waiting = self.marks[WAITING]
        if waiting == 0:
            return NO_SEAT
        seat = self.marks[ACTIVE]
        while (waiting >> seat) & 1 == 0:
            seat = self.next_seat(seat)
        return seat

    def step(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        """Change the state by a legal action."""
        phase = self.marks[PHASE]
        if code >= SAY_TYPES:
            self.speak(seat, code)
            if journal is not None:
                journal.add(SAID, EVERYONE, 0, seat, code, 0)
        elif self.marks[HUNTED] > 0:
            self.hunt(seat, code, chance, journal)
        elif phase == PLACING:
            self.place_card(seat, code - LAY, journal)
            self.marks[PHASE] = DISCARDING
        elif phase == SHOWING:
            self._show(seat, code - SHOW, journal)
        elif phase == DISCARDING:
            self._discard(seat, code, chance, journal)
        elif phase == ACCUSING:
            self._answer(seat, code, journal)
        elif phase == BASE_DUE:
            self.place_base(seat, code, journal)
            self._end_turn(journal)
        if journal is not None:
            self._note_stage(journal)

    def outcome(self) -> Outcome | None:
        """The tourists win together, or the Sasquatch; where nobody has it all or nobody."""
        if self.marks[PHASE] != OVER:
            return None
        reason = self.marks[REASON]
        beast = int(self.sasquatch)
        everybody = list(range(int(self.seats)))
        tourists = [seat for seat in everybody if seat != beast]
        hidden = [] if beast == ASIDE else [beast]
        loops = int(self.map.loop_total)
        if reason == ANIMALS_COUNTED:
            animals = int(self.animals_discarded() * self.factor())
            scores = [animals if seat == beast else loops for seat in everybody]
            return Outcome(REASONS[reason], tourists if loops >= animals else hidden, scores)
        if reason == NO_SASQUATCH:
            winners = everybody if loops >= SUCCESS else []
            return Outcome(REASONS[reason], winners, [loops] * int(self.seats))
        won = reason == CAUGHT or reason == CAUGHT_AT_ONCE
        return Outcome(REASONS[reason], tourists if won else hidden, [0] * int(self.seats))

    def clone(self) -> "Trailblazers":
        """An independent copy."""
        other = Trailblazers(self.tables, self.seats, self.map.clone())
        self.copy_to(other)
        return other

    def save(self) -> list[int]:
        """Scalars, then marks, where the cards are, and the map."""
        return (
            [int(self.seats), int(self.audience), int(self.sasquatch)]
            + [int(mark) for mark in self.marks]
            + [int(zone) for zone in self.where]
            + self.map.save()
        )

    # --- a turn

    def begin_turn(self) -> None:
        """A base where one is due (T4, T14), else a card."""
        marks = self.marks
        marks[PHASE] = BASE_DUE if marks[DUE] == 1 else SHOWING
        marks[WAITING] = BIT[marks[ACTIVE]]
        marks[TALKED] = 0

    def _show(self, seat: Seat, card: i64, journal: Journal | None) -> None:
        self.show(seat, card)
        self.marks[PHASE] = PLACING
        if journal is not None:
            journal.add(SHOWED, EVERYONE, card, seat, self.tables.longs[card], 0)

    def _discard(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        if code == REVEAL:  # T6: before anything is discarded
            if journal is not None:
                journal.add(REVEALED, EVERYONE, 0, seat, 0, 0)
            self.discover(seat, journal)
            return
        card = self.pick_from(HAND + seat, 1, 1, chance)
        self.discard(seat, code - DISCARD, card)
        if journal is not None:
            journal.add(DISCARDED, bit(seat), card, seat, code - DISCARD, 0)
        self.draw_hand(seat, chance, journal)
        self._end_turn(journal)

    def draw_hand(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        """Two cards of the deck."""
        first = self.pick_from(DECK, 1, self.marks[DECK_SIZE], chance)
        self.take_into_hand(seat, first)
        second = self.pick_from(DECK, 1, self.marks[DECK_SIZE], chance)
        self.take_into_hand(seat, second)
        if journal is not None:
            cards = first + SECOND_CARD * (1 + second)
            journal.add(DREW, bit(seat), cards, seat, HAND_SIZE, 0)

    def _end_turn(self, journal: Journal | None) -> None:
        """T8, T9: everybody else is asked."""
        marks = self.marks
        marks[TURN] += 1
        if not self.can_accuse():
            self._go_on(journal)
            return
        marks[PHASE] = ACCUSING
        marks[WAITING] = self.all_seats() & ~BIT[marks[ACTIVE]]
        marks[TALKED] = 0

    def _answer(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        marks = self.marks
        if code == PASS:
            if journal is not None:
                journal.add(PASSED, EVERYONE, 0, seat, 0, 0)
            marks[WAITING] &= ~BIT[seat]
            if marks[WAITING] == 0:
                self._go_on(journal)
            return
        accused = code - ACCUSE
        marks[ACCUSER] = seat + 1
        marks[ACCUSED_SEAT] = accused + 1
        right = self.sasquatch == accused
        if journal is not None:
            journal.add(ACCUSED, EVERYONE, 0, seat, accused, i64(right))
        if right:
            self.discover(accused, journal)
        else:
            self.end(WRONG_ACCUSATION, journal)

    def _go_on(self, journal: Journal | None) -> None:
        """The next turn, but after the twelfth card of a row the end."""
        marks = self.marks
        if self.longest_row() == ROW_SIZE:
            self.end(NO_SASQUATCH if self.sasquatch == ASIDE else ANIMALS_COUNTED, journal)
            return
        marks[ACTIVE] = self.next_seat(marks[ACTIVE])
        self.begin_turn()

    def _note_stage(self, journal: Journal) -> None:
        marks = self.marks
        journal.add(
            STAGE,
            EVERYONE,
            0,
            marks[PHASE],
            marks[WAITING] + TALKERS * marks[TALKED],
            marks[ACTIVE] + TURN_STEP * marks[TURN],
        )


def new_game(
    tables: DeckTables,
    seats: i64,
    first_player: i64,
    late_accusations: bool,
    chance: Chance,
    journal: Journal | None,
) -> Trailblazers:
    """A game before its first decision. `first_player` is a seat, or -1: chance decides."""
    game = Trailblazers(tables, seats, TrailMap(tables))
    game.marks = NO_MARKS[:]
    game.where = vec[i64]([0] * int(CARDS))
    marks = game.marks
    marks[DECK_SIZE] = CARDS
    marks[LATE_ACCUSATIONS] = i64(late_accusations)
    marks[FIRST] = chance.below(seats) if first_player == NO_SEAT else first_player
    marks[ACTIVE] = marks[FIRST]
    marks[DUE] = 1
    holder = chance.below(seats + 1)
    game.sasquatch = ASIDE if holder == seats else holder
    seat = marks[FIRST]
    for _player in range(seats):
        if journal is not None:
            journal.add(DEALT, bit(seat), i64(game.sasquatch == seat), seat, 0, 0)
        game.draw_hand(seat, chance, journal)
        seat = game.next_seat(seat)
    game.begin_turn()
    if journal is not None:
        game._note_stage(journal)
    return game


def restore_game(tables: DeckTables, saved: list[int]) -> Trailblazers:
    """The inverse of `Trailblazers.save`."""
    marks_end = SCALARS + int(MARKS)
    cards_end = marks_end + int(CARDS)
    game = Trailblazers(tables, saved[0], restore_map(tables, saved[cards_end:]))
    game.audience = saved[1]
    game.sasquatch = saved[2]
    game.marks = vec[i64](saved[SCALARS:marks_end])
    game.where = vec[i64](saved[marks_end:cards_end])
    return game
