"""Bigfootses as a state machine: the contract, what players do, and how a game begins.

Decision numbers (B1 to B14) are those of the game's guide. The file runs interpreted and compiled.
What an action brings about in the end is for `flow`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import NO_SEAT, Outcome, Seat, SeatSet
from squatch.games.bigfootses.rules.board import (
    ACTING,
    ACTIONS,
    ACTIVE,
    ASK,
    ASK_NOTHING,
    BIT,
    DEPTH,
    DRAW,
    DRAW_SIZE,
    EQUIPPING,
    EQUIPS,
    FRAME_SEAT,
    FRAME_STATE,
    FRAME_TARGET,
    HAND_SIZE,
    JOB,
    LAID_OUT,
    NO_MARKS,
    NO_PILES,
    OPENED,
    OVER,
    PHASE,
    REASON,
    RESTOCKED,
    RESTOCKING,
    SAID,
    UNUSED,
    VP,
    WAITING,
    WAITS,
    WINNER,
    WOODS,
    WORKED,
)
from squatch.games.bigfootses.rules.codes import (
    CARD,
    DONE,
    EQUIP,
    FIND,
    NO_TARGET,
    PASS,
    PAY,
    PLAY,
    RANGE,
    REPLACE,
    RESTOCK,
    RETRAIN,
    RUMMAGE,
    WORK,
)
from squatch.games.bigfootses.rules.deck import DeckTables
from squatch.games.bigfootses.rules.flow import GOAL, Flow
from squatch.games.bigfootses.rules.moves import BITS
from squatch.games.bigfootses.rules.piles import KINDS, Kind, size
from squatch.games.bigfootses.rules.rows import (
    CHOSE,
    LAID,
    PASSED,
    PICKED,
    PLAYED,
)
from squatch.games.bigfootses.rules.vocabulary import (
    JOB_CARD,
    ON_PLAY,
    TRIGGERS,
)

HAND_SIZE_AT_START: Final[i64] = 5

REASONS: Final = ("", "goal", "round-limit")  # by their numbers in `flow`


@final
class Bigfootses(Flow):
    """A game of Bigfootses in progress, or what an audience has seen of it."""

    # --- the contract

    def pending(self) -> SeatSet:
        """The seats that owe a decision."""
        return self.marks[WAITING]

    def to_act(self) -> Seat:
        """Clockwise from the active player."""
        waiting = self.marks[WAITING]
        if waiting == 0:
            return NO_SEAT
        return self.first_of(waiting, self.marks[ACTIVE])

    def step(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        """Change the state by a legal action."""
        if journal is None:
            self._act(seat, code, chance, None)
            self.proceed(chance, None)
            return
        before = self.marks[:]
        self._act(seat, code, chance, journal)
        self.proceed(chance, journal)
        self.tell_marks(before, journal)

    def outcome(self) -> Outcome | None:
        """Who reached the goal, or under B10 who has most VP; ties are shared."""
        marks = self.marks
        if marks[PHASE] != OVER:
            return None
        scores = [int(marks[VP + seat]) for seat in range(self.seats)]
        if marks[REASON] == GOAL:
            return Outcome(REASONS[marks[REASON]], [int(marks[WINNER] - 1)], scores)
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        return Outcome(REASONS[marks[REASON]], winners, scores)

    def clone(self) -> "Bigfootses":
        """An independent copy."""
        other = Bigfootses(self.deck, self.seats)
        other.audience = self.audience
        other.piles = self.piles[:]
        other.marks = self.marks[:]
        other.claims = self.claims[:]
        return other

    def save(self) -> list[int]:
        """Seats, audience, piles, marks, then the claims."""
        return (
            [int(self.seats), int(self.audience)]
            + [int(x) for x in self.piles]
            + [int(x) for x in self.marks]
            + [int(x) for x in self.claims]
        )

    # --- actions

    def _act(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        marks = self.marks
        if marks[ASK] != ASK_NOTHING:
            self.answer(seat, code, journal)
        elif code == PASS:
            marks[WAITING] &= ~BIT[seat]
            self.tell(journal, PASSED, seat, 0, 0)
        elif PLAY <= code < EQUIP:
            self._play(seat, (code - PLAY) // 7, (code - PLAY) % 7, journal)
        elif EQUIP <= code < CARD:
            self._equip(seat, code, journal)
        elif marks[PHASE] == ACTING:
            self._choose_action(seat, code, chance, journal)
        elif marks[PHASE] == EQUIPPING:
            marks[WAITING] = 0
            marks[OPENED] = 1
            self.tell(journal, PICKED, seat, 0, 0)
        else:
            self._part_with(seat, code, chance, journal)

    def _choose_action(
        self, seat: Seat, code: i64, chance: Chance, journal: Journal | None
    ) -> None:
        marks = self.marks
        marks[WAITING] = 0
        marks[SAID] = code
        marks[ACTIONS] -= 1
        if journal is not None:
            journal.add(CHOSE, EVERYONE, code, seat, 0, 0)
        if code == RANGE:
            self.meet(self.draw_woods(seat, chance, journal), journal)
        elif code == WORK:
            marks[WORKED] = 1
            card = JOB_CARD + marks[JOB + seat] - 1
            self.start_program(card * TRIGGERS + ON_PLAY, card, seat, NO_TARGET)
        elif code == RUMMAGE:
            self.draw_cards(seat, self.rummage_draws(seat), chance, journal)
        elif code == RESTOCK:
            marks[PHASE] = RESTOCKING
            marks[RESTOCKED] = 0
        elif code == RETRAIN:
            self.train_by_chance(seat, chance, journal)
        elif code >= PAY:
            self.release(seat, (code - PAY) % KINDS, journal)
            self.train(seat, (code - PAY) // KINDS, journal)
        else:
            self._find(seat, code - FIND, journal)

    def _find(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """The Woods pile is empty: range for one that is at large."""
        if self.marks[LAID_OUT] == 0:
            self.marks[LAID_OUT] = 1
            self.tell(journal, LAID, 0, 0, 0)
        self.find_at_large(seat, kind, journal)
        self.meet(kind, journal)

    def _part_with(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        """Restocking, or the discard at the end of a turn."""
        marks = self.marks
        marks[WAITING] = 0
        if code == DONE:
            self.tell(journal, PICKED, seat, 0, 0)
            self._restock(seat, chance, journal)
            return
        self.discard_card(seat, code - CARD, journal)
        if marks[PHASE] == RESTOCKING:
            marks[RESTOCKED] += 1
            if marks[HAND_SIZE + seat] == 0:
                self._restock(seat, chance, journal)

    def _restock(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        marks = self.marks
        marks[PHASE] = ACTING
        self.draw_cards(seat, marks[RESTOCKED], chance, journal)
        marks[RESTOCKED] = 0

    # --- playing cards

    def _play(self, seat: Seat, kind: Kind, target: i64, journal: Journal | None) -> None:
        self.lose(seat, kind)
        self.tell(journal, PLAYED, seat, kind, target)
        self._push(seat, kind, target)

    def _equip(self, seat: Seat, code: i64, journal: Journal | None) -> None:
        """B3: what a piece replaces is discarded when it is played, whatever becomes of it."""
        kind = code - EQUIP
        self.marks[EQUIPS] += 1
        if code >= REPLACE:
            kind = (code - REPLACE) // KINDS
            self.break_gear(seat, (code - REPLACE) % KINDS, journal)
        self._play(seat, kind, NO_TARGET, journal)

    def _push(self, seat: Seat, kind: Kind, target: i64) -> None:
        """A played card may be answered by anybody with a hand card; this clears the passes."""
        marks = self.marks
        frame = self.frame(marks[DEPTH])
        marks[frame] = kind
        marks[frame + FRAME_SEAT] = seat
        marks[frame + FRAME_TARGET] = target
        marks[frame + FRAME_STATE] = WAITS
        marks[DEPTH] += 1
        marks[WAITING] = self.with_cards()

    # --- the beginning

    def set_up(self, first_player: i64, chance: Chance, journal: Journal | None) -> None:
        """Professions face up (B1), five cards each, a first player."""
        marks = self.marks
        marks[ACTIVE] = chance.below(self.seats) if first_player == NO_SEAT else first_player
        for job in range(self.deck.jobs):
            marks[UNUSED] += BITS[job]
        marks[DRAW_SIZE] = size(self.piles, DRAW)
        for seat in range(self.seats):
            self.train_by_chance(seat, chance, journal)
        for seat in range(self.seats):
            self.draw_cards(seat, HAND_SIZE_AT_START, chance, journal)
        self.begin_turn(journal)


def new_game(
    deck: DeckTables, seats: i64, first_player: i64, chance: Chance, journal: Journal | None
) -> Bigfootses:
    """A game before its first decision. `first_player` is a seat, or -1: chance decides."""
    game = Bigfootses(deck, seats)
    game.piles = NO_PILES[:]
    game.marks = NO_MARKS[:]
    before = game.marks[:]
    for word in range(2):
        game.piles[2 * DRAW + word] = deck.thingies_copies[word]
        game.piles[2 * WOODS + word] = deck.woods_copies[word]
    game.set_up(first_player, chance, journal)
    game.proceed(chance, journal)
    if journal is not None:
        game.tell_marks(before, journal)
    return game


def restore_game(deck: DeckTables, saved: list[int]) -> Bigfootses:
    """The inverse of `Bigfootses.save`."""
    game = Bigfootses(deck, saved[0])
    game.audience = saved[1]
    game.piles = vec[i64](saved[2 : 2 + 56])
    game.marks = vec[i64](saved[2 + 56 : 2 + 56 + 204])
    game.claims = vec[i64](saved[2 + 56 + 204 :])
    return game
