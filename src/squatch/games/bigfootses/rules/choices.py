"""What may be done: the legal actions of Bigfootses, ascending by code."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.state import Codes, Seat
from squatch.games.bigfootses.rules.board import (
    ACTING,
    AFTER,
    ASK,
    ASK_NOTHING,
    BEFORE,
    BIGFOOTS,
    DECIDED,
    DEPTH,
    EQUIPPING,
    EQUIPS,
    EXTRA_EQUIPS,
    FRAME,
    FRAME_TARGET,
    FRAMES,
    GEARS,
    HAND,
    HAND_SIZE,
    MET,
    MOST_FRAMES,
    PHASE,
    RESTOCKING,
    TOP_SIZE,
    UNUSED,
    VP,
    WOODS,
    WOODS_DECK,
    WOODS_DISCARD,
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
from squatch.games.bigfootses.rules.piles import HALF, KINDS, MOST, Kind, count, is_empty
from squatch.games.bigfootses.rules.questions import Questions
from squatch.games.bigfootses.rules.vocabulary import (
    AFTER_ROLL,
    ANY_WINDOW,
    BEFORE_ROLL,
    BIGFEATURE,
    BIGFOOT,
    EQUIP_PLAYS,
    IN_ENCOUNTER,
    IN_REACTION,
    NEEDS_BIGFOOT,
    NEEDS_GEAR,
    NEEDS_HAND,
    WEAPON,
    WORK_LIMIT,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Choices(Questions):
    """A board, and what the seats may do."""

    def fill_legal(self, seat: Seat, codes: Codes) -> None:
        """By situation."""
        marks = self.marks
        if marks[ASK] != ASK_NOTHING:
            self.fill_answers(seat, marks[ASK], codes)
            return
        phase = marks[PHASE]
        if marks[DEPTH] > 0 or (phase != ACTING and phase < RESTOCKING and phase != EQUIPPING):
            codes.add(PASS)
            self._fill_plays(seat, codes)
        elif phase == ACTING:
            self._fill_actions(seat, codes)
        elif phase == EQUIPPING:
            codes.add(DONE)
            self._fill_equipment(seat, codes)
        else:
            if phase == RESTOCKING:
                codes.add(DONE)
            self.fill_kinds(HAND + seat, CARD, codes)

    # --- windows

    @final
    def _fill_plays(self, seat: Seat, codes: Codes) -> None:
        """Items, shenanigans and modifiers of the hand that can be played now."""
        if self.marks[DEPTH] == MOST_FRAMES:
            return
        piles = self.piles
        playable = self.deck.playable
        for word in range(2):
            cards = piles[2 * (HAND + seat) + word] & playable[word]
            kind: i64 = HALF * word
            while cards != 0:
                if cards & MOST != 0 and self.timely(kind):
                    self._fill_play(seat, kind, codes)
                cards >>= 2
                kind += 1

    @final
    def timely(self, kind: Kind) -> bool:  # noqa: PLR0911 - one return a reason
        """Whether a card fits the window that is open."""
        marks = self.marks
        deck = self.deck
        timing = deck.timings[kind]
        if marks[DEPTH] > 0:
            if timing != IN_REACTION:
                return False
            top = marks[FRAMES + FRAME * (marks[DEPTH] - 1)]
            return (deck.answers[kind] >> deck.classes[top]) & 1 == 1
        if timing == ANY_WINDOW:
            return True
        if timing == IN_REACTION or marks[MET] == 0 or marks[DECIDED] != 0:
            return False
        phase = marks[PHASE]
        if timing == BEFORE_ROLL and phase != BEFORE:
            return False
        if timing == AFTER_ROLL and phase != AFTER:
            return False
        if timing == IN_ENCOUNTER and phase != BEFORE and phase != AFTER:
            return False
        return self.met_fits(deck.fits[kind])

    @final
    def _fill_play(self, seat: Seat, kind: Kind, codes: Codes) -> None:
        code = PLAY + 7 * kind
        if self.deck.targets[kind] == 0:
            codes.add(code + NO_TARGET)
            return
        for target in range(self.seats):
            if self.can_target(seat, kind, target):
                codes.add(code + target)

    @final
    def can_target(self, seat: Seat, kind: Kind, target: Seat) -> bool:
        """Whether a card can be played on a player: another one, who has what it is about."""
        marks = self.marks
        if self.deck.timings[kind] == IN_REACTION:
            aimed = marks[FRAMES + FRAME * (marks[DEPTH] - 1) + FRAME_TARGET]
            return aimed != NO_TARGET and target != aimed
        return target != seat and self.has_object(self.deck.needs[kind], target)

    @final
    def has_object(self, need: i64, seat: Seat) -> bool:
        """Whether a player has what others' effects are about."""
        marks = self.marks
        if need == NEEDS_HAND:
            return marks[HAND_SIZE + seat] > 0
        if need == NEEDS_GEAR:
            return marks[GEARS + seat] > 0 and not self.shielded(seat)
        if need == NEEDS_BIGFOOT:
            return marks[BIGFOOTS + seat] > 0 and not self.fenced(seat)
        return True

    # --- the turn

    @final
    def can_work(self, seat: Seat) -> bool:
        """Not twice a turn, and not with 7 or more VP."""
        return self.marks[WORKED] == 0 and self.marks[VP + seat] < self.work_limit(seat)

    @final
    def work_limit(self, seat: Seat) -> i64:
        """The VP from which on a player does not work."""
        return self.ruled(WORK_LIMIT, seat, 7)

    @final
    def is_unused(self, job: i64) -> bool:
        """Whether nobody has a profession."""
        return (self.marks[UNUSED] >> job) & 1 == 1

    @final
    def nothing_to_draw(self) -> bool:
        """Whether the Woods pile is empty."""
        return is_empty(self.piles, WOODS) and self.marks[TOP_SIZE + WOODS_DECK] == 0

    @final
    def may_equip(self, seat: Seat) -> bool:
        """Whether a player may play equipment (more of it) this turn."""
        marks = self.marks
        return marks[EQUIPS] < self.ruled(EQUIP_PLAYS, seat, 1) + marks[EXTRA_EQUIPS]

    @final
    def _fill_actions(self, seat: Seat, codes: Codes) -> None:
        marks = self.marks
        at_large = self.nothing_to_draw()
        if not at_large:
            codes.add(RANGE)
        if self.can_work(seat):
            codes.add(WORK)
        codes.add(RUMMAGE)
        codes.add(RESTOCK)
        if marks[UNUSED] != 0:
            codes.add(RETRAIN)
        self._fill_equipment(seat, codes)
        if at_large:
            self._fill_at_large(codes)
        if marks[UNUSED] != 0 and marks[BIGFOOTS + seat] > 0:
            self._fill_payments(seat, codes)

    @final
    def _fill_at_large(self, codes: Codes) -> None:
        """B9: bigfootses and bigfeatures in the Woods discard."""
        for kind in range(KINDS):
            if self.at_large(kind):
                codes.add(FIND + kind)

    @final
    def at_large(self, kind: Kind) -> bool:
        """Whether a Woods kind lies in the Woods discard and can be encountered there."""
        class_ = self.deck.woods_classes[kind]
        if class_ != BIGFOOT and class_ != BIGFEATURE:
            return False
        return count(self.piles, WOODS_DISCARD, kind) > 0

    @final
    def _fill_payments(self, seat: Seat, codes: Codes) -> None:
        for job in range(self.deck.jobs):
            if (self.marks[UNUSED] >> job) & 1 == 1:
                self.fill_feet(seat, PAY + KINDS * job, codes)

    @final
    def _fill_equipment(self, seat: Seat, codes: Codes) -> None:
        """Equipment of the hand, with room for it, or in place of a piece in play."""
        if not self.may_equip(seat):
            return
        piles = self.piles
        equipment = self.deck.equipment
        slots: i64 = -1
        for replacing in range(2):
            for word in range(2):
                cards = piles[2 * (HAND + seat) + word] & equipment[word]
                kind: i64 = HALF * word
                while cards != 0:
                    if cards & MOST != 0:
                        if slots < 0:
                            slots = self.slots(seat)
                        if replacing == 0:
                            if self.has_room(seat, kind, slots):
                                codes.add(EQUIP + kind)
                        else:
                            self._fill_replacements(seat, kind, slots, codes)
                    cards >>= 2
                    kind += 1

    @final
    def has_room(self, seat: Seat, kind: Kind, slots: i64) -> bool:
        """Whether a piece of equipment can be played without discarding another."""
        if self.marks[GEARS + seat] >= slots:
            return False
        return not self.is_one_weapon_too_many(seat, kind)

    @final
    def is_one_weapon_too_many(self, seat: Seat, kind: Kind) -> bool:
        """Whether this would be a weapon more than allowed (B3)."""
        if self.deck.sorts[kind] != WEAPON:
            return False
        return self.weapons(seat) >= self.weapon_limit(seat)

    @final
    def can_replace(self, seat: Seat, kind: Kind, old: Kind, slots: i64) -> bool:
        """Whether a piece in play may, and has to, be discarded for this one."""
        if self.has_room(seat, kind, slots) or self.gear_at(seat, old) < 0:
            return False
        if self.marks[GEARS + seat] > slots:
            return False
        return not self.is_one_weapon_too_many(seat, kind) or self.deck.sorts[old] == WEAPON

    @final
    def _fill_replacements(self, seat: Seat, kind: Kind, slots: i64, codes: Codes) -> None:
        if self.has_room(seat, kind, slots):
            return
        self.fill_gear(seat, REPLACE + KINDS * kind, codes, self._which_replaceable(seat, kind))

    @final
    def _which_replaceable(self, seat: Seat, kind: Kind) -> i64:
        return WEAPON if self.is_one_weapon_too_many(seat, kind) else i64(-1)
