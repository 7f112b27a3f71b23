"""How a turn of Bigfootses runs: the rules, as a state machine.

Decision numbers (B1 to B14) are those of the game's guide. The file runs interpreted and compiled.
After every action `_proceed` does what has to be done next until somebody owes a decision: the goal
is checked, surplus equipment goes, the running effect goes on, a decided encounter is settled,
played cards are resolved, last in, first out, and then the turn goes on.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import NO_SEAT, Outcome, Seat, SeatSet
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
    DRAW,
    DRAW_SIZE,
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
    JOB,
    LAID_OUT,
    NO_MARKS,
    NO_PILES,
    OPENED,
    OVER,
    PHASE,
    QUEUED,
    QUEUED_CARD,
    REASON,
    RESOLVING,
    RESTOCKED,
    RESTOCKING,
    RUNNING,
    SAID,
    STARTING,
    STEP,
    TRIMMING,
    TURN,
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
from squatch.games.bigfootses.rules.encounter import points_to_win
from squatch.games.bigfootses.rules.moves import BITS
from squatch.games.bigfootses.rules.piles import KINDS, Kind, put, size
from squatch.games.bigfootses.rules.rows import (
    BEGAN,
    CHOSE,
    ENDED,
    EQUIPPED,
    LAID,
    PASSED,
    PICKED,
    PLAYED,
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

HAND_SIZE_AT_START: Final[i64] = 5
MOST_ROUNDS: Final[i64] = 60  # B10

# Why a game ended.
GOING_ON: Final[i64] = 0
GOAL: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
REASONS: Final = ("", "goal", "round-limit")


@final
class Bigfootses(Answers):
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
            self._proceed(chance, None)
            return
        before = self.marks[:]
        self._act(seat, code, chance, journal)
        self._proceed(chance, journal)
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

    def _spend_top(self, journal: Journal | None) -> None:
        """A resolved or cancelled card goes to the discard."""
        frame = self.frame(self.marks[DEPTH] - 1)
        kind = self.marks[frame]
        put(self.piles, DISCARD, kind)
        self.tell(journal, SPENT, self.marks[frame + FRAME_SEAT], kind, 0)
        self._pop()

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

    def _proceed(self, chance: Chance, journal: Journal | None) -> None:
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

    def _ask_for_action(self) -> None:
        marks = self.marks
        if marks[ACTIONS] > 0:
            marks[WAITING] = BIT[marks[ACTIVE]]
        else:
            marks[PHASE] = EQUIPPING
            marks[OPENED] = 0

    def _ask_for_equipment(self) -> None:
        """Before or after the action one piece of equipment may be played."""
        marks = self.marks
        seat = marks[ACTIVE]
        if marks[OPENED] == 0 and marks[HAND_SIZE + seat] > 0 and self.may_equip(seat):
            marks[WAITING] = BIT[seat]
            return
        marks[PHASE] = ENDING
        marks[OPENED] = 0

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
    game._proceed(chance, journal)
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
