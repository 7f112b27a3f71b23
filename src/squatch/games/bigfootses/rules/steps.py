"""What each step of a card effect does, to each of the players it is about, in turn.

A step that leaves a choice asks a question and goes on when it is answered. A step without a legal
object is skipped (B14).
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import Journal
from squatch.core.state import Seat
from squatch.games.bigfootses.rules.board import (
    ACTIONS,
    ACTIVE,
    ASK_BREAK,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_LIFT,
    ASK_MAY,
    ASK_PLAYER,
    ASK_RELEASE,
    ASK_SALVAGE,
    ASK_STEAL_FOOT,
    ASK_STEAL_GEAR,
    ASK_SWAP_OWN,
    ASK_TOSS,
    BIGFOOTS,
    COUNT,
    DECIDED,
    DEPTH,
    DISCARD,
    EXTRA_EQUIPS,
    FRAME_SEAT,
    FRAME_STATE,
    FRAME_TARGET,
    GEARS,
    HAND,
    HAND_SIZE,
    IDLE,
    JOB,
    LEFT,
    LOOKED,
    MET,
    OWNER,
    PHASE,
    STARTING,
    STEP,
    TARGET_SEAT,
    THINGIES_DECK,
    WAITS,
    WITCH,
    WOODS_DECK,
)
from squatch.games.bigfootses.rules.board import (
    CANCELLED as IS_CANCELLED,
)
from squatch.games.bigfootses.rules.codes import NO_TARGET
from squatch.games.bigfootses.rules.piles import is_empty, pick
from squatch.games.bigfootses.rules.programs import Programs
from squatch.games.bigfootses.rules.rows import CANCELLED, REDIRECTED, TRAINED
from squatch.games.bigfootses.rules.vocabulary import (
    BREAKAGE,
    DO_ACTION,
    DO_BANISH,
    DO_BREAK,
    DO_CANCEL,
    DO_CHOOSE_PLAYER,
    DO_DISCARD,
    DO_DRAW,
    DO_EQUIP,
    DO_GIVE,
    DO_IDLE,
    DO_LIFT,
    DO_LIFT_WOODS,
    DO_LOOK,
    DO_LOOK_HAND,
    DO_LOOK_WOODS,
    DO_LOSE_BATTLE,
    DO_LOSE_BY_CHANCE,
    DO_MAY,
    DO_REDIRECT,
    DO_RELEASE,
    DO_RETRAIN,
    DO_SALVAGE,
    DO_STEAL,
    DO_STEAL_FOOT,
    DO_STEAL_GEAR,
    DO_SWAP_FEET,
    DO_SWAP_GEAR,
    DO_SWAP_HANDS,
    DO_SWAP_JOBS,
    DO_TOSS_WOODS,
    DO_WRECK,
    NEEDS_BIGFOOT,
    NEEDS_GEAR,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Steps(Programs):
    """A board, and what effects do on it."""

    # --- programs

    @final
    def run_step(self, chance: Chance, journal: Journal | None) -> None:
        """Let the running step come to its next player, or go on to the next step."""
        marks = self.marks
        cells = self.deck.steps
        at = (marks[STEP] - 1) * 6
        if marks[LEFT] < 0:
            marks[LEFT] = self.about(cells[at + 1])
        if marks[LEFT] == 0:
            self.next_step()
            return
        seat = self.first_of(marks[LEFT], marks[OWNER])
        if marks[COUNT] == 0:
            if not self.holds(cells[at + 4], cells[at + 5], seat):
                self.done_with(seat)
                return
            marks[COUNT] = 1
            if cells[at] >= DO_DRAW:
                marks[COUNT] = cells[at + 2]
            if cells[at] == DO_LOSE_BATTLE:
                marks[COUNT] = self.ruled(BREAKAGE, seat, 1)
                if marks[COUNT] <= 0:
                    self.done_with(seat)
                    return
        if cells[at] < DO_DRAW:
            if marks[MET] > 0 and marks[DECIDED] == 0 and self.met_fits(cells[at + 3]):
                self.change_encounter(cells[at], cells[at + 2], chance, journal)
            self.done_with(seat)
        else:
            self._do(cells[at], seat, cells[at + 3], chance, journal)

    # --- everything else

    @final
    def _do(  # noqa: C901, PLR0911, PLR0912 - one branch a step
        self, what: i64, seat: Seat, more: i64, chance: Chance, journal: Journal | None
    ) -> None:
        marks = self.marks
        if what == DO_DRAW:
            self.draw_cards(seat, marks[COUNT], chance, journal)
        elif what == DO_DISCARD:
            if self._discard(seat, journal):
                return
        elif what == DO_LOSE_BY_CHANCE:
            self._lose_by_chance(seat, chance, journal)
        elif what == DO_GIVE:
            if self._give(seat):
                return
        elif what == DO_STEAL:
            self._steal(seat, chance, journal)
        elif what == DO_BREAK or what == DO_WRECK:
            if self._break(what, seat):
                return
        elif what == DO_LOSE_BATTLE:
            if self._lose_battle(seat, more):
                return
        elif what <= DO_SWAP_JOBS:
            if self._trade(what, seat, journal):
                return
        elif what <= DO_REDIRECT:
            self._interfere(what, seat, journal)
        elif what <= DO_TOSS_WOODS:
            if self._look(what, chance, journal):
                return
        elif self._do_rest(what, seat, chance, journal):
            return
        self.done_with(seat)

    @final
    def _do_rest(  # noqa: C901 - one branch a step
        self, what: i64, seat: Seat, chance: Chance, journal: Journal | None
    ) -> bool:
        marks = self.marks
        if what == DO_LOOK_HAND:
            if seat != marks[OWNER]:
                self.look_into_hand(marks[OWNER], seat, journal)
        elif what == DO_SALVAGE:
            if not is_empty(self.piles, DISCARD):
                self.ask(ASK_SALVAGE, seat, seat)
                return True
        elif what == DO_RELEASE:
            if marks[BIGFOOTS + seat] > 0 and not self._protected(NEEDS_BIGFOOT, seat):
                self.ask(ASK_RELEASE, seat, seat)
                return True
        elif what == DO_RETRAIN:
            self.train_by_chance(seat, chance, journal)
        elif what == DO_CHOOSE_PLAYER:
            self.ask(ASK_PLAYER, seat, seat)
            return True
        elif what == DO_MAY:
            self.ask(ASK_MAY, seat, seat)
            return True
        elif what == DO_BANISH:
            if marks[WITCH] > 0:
                self.enchant(0, journal)
        elif what == DO_EQUIP and seat == marks[ACTIVE]:
            marks[EXTRA_EQUIPS] += marks[COUNT]
        return False

    @final
    def _protected(self, need: i64, seat: Seat) -> bool:
        """Whether a player is safe from the owner of the effect."""
        return seat != self.marks[OWNER] and not self.has_object(need, seat)

    @final
    def _discard(self, seat: Seat, journal: Journal | None) -> bool:
        """The whole hand at once where there is nothing to choose; else ask."""
        marks = self.marks
        cards = marks[HAND_SIZE + seat]
        if cards > marks[COUNT]:
            self.ask(ASK_DISCARD, seat, seat)
            return True
        for _card in range(cards):
            self.discard_card(seat, self.first_card(seat), journal)
        return False

    @final
    def first_card(self, seat: Seat) -> i64:
        """The first kind in a hand that is not empty."""
        kind: i64 = 0
        word = self.piles[2 * (HAND + seat)]
        if word == 0:
            word = self.piles[2 * (HAND + seat) + 1]
            kind = 31
        while word & 3 == 0:
            word >>= 2
            kind += 1
        return kind

    @final
    def _lose_by_chance(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        for _card in range(min(self.marks[COUNT], self.marks[HAND_SIZE + seat])):
            self.discard_card(seat, pick(self.piles, HAND + seat, chance), journal)

    @final
    def taker_from(self, seat: Seat) -> i64:
        """To whom a player gives: to the owner of the effect, who gives to its target."""
        marks = self.marks
        return marks[TARGET_SEAT] if seat == marks[OWNER] else marks[OWNER]

    @final
    def _give(self, seat: Seat) -> bool:
        taker = self.taker_from(seat)
        if taker == NO_TARGET or taker == seat or self.marks[HAND_SIZE + seat] == 0:
            return False
        self.ask(ASK_GIVE, seat, seat)
        return True

    @final
    def _steal(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        """By chance."""
        marks = self.marks
        owner = marks[OWNER]
        if seat == owner:
            return
        for _card in range(min(marks[COUNT], marks[HAND_SIZE + seat])):
            self.move_card(seat, owner, pick(self.piles, HAND + seat, chance), journal)

    @final
    def _break(self, what: i64, seat: Seat) -> bool:
        marks = self.marks
        if marks[GEARS + seat] == 0 or self._protected(NEEDS_GEAR, seat):
            return False
        self.ask(ASK_BREAK, marks[OWNER] if what == DO_WRECK else seat, seat)
        return True

    @final
    def _lose_battle(self, seat: Seat, only_equipment: i64) -> bool:
        """B5: a bigfeature breaks equipment and nothing else."""
        marks = self.marks
        if marks[GEARS + seat] > 0:
            self.ask(ASK_BREAK, seat, seat)
            return True
        if only_equipment == 0 and marks[HAND_SIZE + seat] > 0:
            self.ask(ASK_DISCARD, seat, seat)
            return True
        return False

    @final
    def _trade(self, what: i64, seat: Seat, journal: Journal | None) -> bool:
        """Between the owner of the effect and another player."""
        marks = self.marks
        owner = marks[OWNER]
        if seat == owner:
            return False
        if what == DO_STEAL_GEAR:
            if self.has_object(NEEDS_GEAR, seat):
                self.ask(ASK_STEAL_GEAR, owner, seat)
                return True
        elif what == DO_STEAL_FOOT:
            if self.has_object(NEEDS_BIGFOOT, seat):
                self.ask(ASK_STEAL_FOOT, owner, seat)
                return True
        elif what == DO_SWAP_FEET:
            if marks[BIGFOOTS + owner] > 0 and self.has_object(NEEDS_BIGFOOT, seat):
                self.ask(ASK_SWAP_OWN, owner, seat)
                return True
        elif what == DO_SWAP_HANDS:
            self.exchange_hands(owner, seat, journal)
        elif what == DO_SWAP_GEAR:
            if not self.shielded(seat):
                self.exchange_gear(owner, seat, journal)
        elif what == DO_SWAP_JOBS:
            job = marks[JOB + owner]
            marks[JOB + owner] = marks[JOB + seat]
            marks[JOB + seat] = job
            self.tell(journal, TRAINED, owner, marks[JOB + owner] - 1, 0)
            self.tell(journal, TRAINED, seat, job - 1, 0)
        return False

    @final
    def _interfere(self, what: i64, seat: Seat, journal: Journal | None) -> None:
        """With turns, and with the played card that this one answers."""
        marks = self.marks
        if what == DO_ACTION:
            if seat == marks[ACTIVE]:
                marks[ACTIONS] += marks[COUNT]
            return
        if what == DO_IDLE:
            if seat == marks[ACTIVE] and marks[PHASE] == STARTING:
                marks[ACTIONS] = 0
            else:
                marks[IDLE + seat] = 1
            return
        if marks[DEPTH] < 2:
            return
        frame = self.frame(marks[DEPTH] - 2)
        if marks[frame + FRAME_STATE] != WAITS:
            return
        if what == DO_CANCEL:
            marks[frame + FRAME_STATE] = IS_CANCELLED
            self.tell(journal, CANCELLED, marks[frame + FRAME_SEAT], marks[frame], 0)
        else:
            marks[frame + FRAME_TARGET] = marks[TARGET_SEAT]
            self.tell(
                journal, REDIRECTED, marks[frame + FRAME_SEAT], marks[frame], marks[TARGET_SEAT]
            )

    @final
    def _look(self, what: i64, chance: Chance, journal: Journal | None) -> bool:
        marks = self.marks
        owner = marks[OWNER]
        deck = THINGIES_DECK
        if what == DO_LOOK_WOODS or what == DO_LIFT_WOODS or what == DO_TOSS_WOODS:
            deck = WOODS_DECK
        if what == DO_LOOK or what == DO_LOOK_WOODS:
            marks[LOOKED] = self.look(owner, deck, marks[COUNT], chance, journal)
        elif what == DO_LIFT or what == DO_LIFT_WOODS:
            if marks[LOOKED] > 1:
                self.ask(ASK_LIFT, owner, deck)
                return True
        elif marks[LOOKED] > 0:
            self.ask(ASK_TOSS, owner, deck)
            return True
        return False
