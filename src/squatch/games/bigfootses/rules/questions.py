"""What may be answered to the questions that effects ask."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.state import Codes, Seat
from squatch.games.bigfootses.rules.board import (
    ASK_BREAK,
    ASK_DISCARD,
    ASK_FROM,
    ASK_GIVE,
    ASK_JOB,
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
    CORRAL,
    DISCARD,
    GEAR,
    GEARS,
    HAND,
    LOOKED,
    MOST_GEAR,
    UNUSED,
)
from squatch.games.bigfootses.rules.codes import (
    CARD,
    FOOT,
    NO,
    PLACE,
    SALVAGE,
    SEAT,
    YES,
)
from squatch.games.bigfootses.rules.codes import (
    GEAR as GEAR_CODE,
)
from squatch.games.bigfootses.rules.codes import (
    JOB as JOB_CODE,
)
from squatch.games.bigfootses.rules.force import Force
from squatch.games.bigfootses.rules.piles import HALF, MOST
from squatch.games.bigfootses.rules.vocabulary import (
    WEAPON,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Questions(Force):
    """A board, and the answers there are."""

    @final
    def fill_answers(  # noqa: C901, PLR0912 - one branch a question
        self, seat: Seat, ask: i64, codes: Codes
    ) -> None:
        """What may be answered to a question of an effect."""
        whose = self.marks[ASK_FROM]
        if ask == ASK_DISCARD or ask == ASK_GIVE:
            self.fill_kinds(HAND + seat, CARD, codes)
        elif ask == ASK_BREAK or ask == ASK_STEAL_GEAR:
            self.fill_gear(whose, GEAR_CODE, codes, -1)
        elif ask == ASK_TRIM:
            over = self.weapons(seat) > self.weapon_limit(seat)
            self.fill_gear(seat, GEAR_CODE, codes, WEAPON if over else i64(-1))
        elif ask == ASK_STEAL_FOOT or ask == ASK_RELEASE or ask == ASK_SWAP_THEIRS:
            self.fill_feet(whose, FOOT, codes)
        elif ask == ASK_SWAP_OWN:
            self.fill_feet(seat, FOOT, codes)
        elif ask == ASK_PLAYER:
            for other in range(self.seats):
                if other != seat:
                    codes.add(SEAT + other)
        elif ask == ASK_MAY:
            codes.add(YES)
            codes.add(NO)
        elif ask == ASK_LIFT:
            for place in range(self.marks[LOOKED]):
                codes.add(PLACE + place)
        elif ask == ASK_TOSS:
            codes.add(NO)
            for place in range(self.marks[LOOKED]):
                codes.add(PLACE + place)
        elif ask == ASK_SALVAGE:
            self.fill_kinds(DISCARD, SALVAGE, codes)
        elif ask == ASK_JOB:
            for job in range(self.deck.jobs):
                if (self.marks[UNUSED] >> job) & 1 == 1:
                    codes.add(JOB_CODE + job)

    @final
    def fill_kinds(self, zone: i64, base: i64, codes: Codes) -> None:
        """A code for each kind in a pile."""
        for word in range(2):
            cards = self.piles[2 * zone + word]
            code: i64 = base + HALF * word
            while cards != 0:
                if cards & MOST != 0:
                    codes.add(code)
                cards >>= 2
                code += 1

    @final
    def fill_gear(self, seat: Seat, base: i64, codes: Codes, sort: i64) -> None:
        """A code for each kind of a player's equipment, ascending; of one sort, or of any (-1)."""
        marks = self.marks
        first = GEAR + MOST_GEAR * seat
        last: i64 = 0
        while True:
            least: i64 = 999
            for at in range(marks[GEARS + seat]):
                gear = marks[first + at]
                if gear > last and gear < least and (sort < 0 or self.deck.sorts[gear - 1] == sort):
                    least = gear
            if least == 999:
                return
            codes.add(base + least - 1)
            last = least

    @final
    def fill_feet(self, seat: Seat, base: i64, codes: Codes) -> None:
        """A code for each kind of bigfoot in a corral; bigfeatures are none (B6)."""
        for word in range(2):
            cards = self.piles[2 * (CORRAL + seat) + word]
            kind: i64 = HALF * word
            while cards != 0:
                if cards & MOST != 0 and self.is_bigfoot(kind):
                    codes.add(base + kind)
                cards >>= 2
                kind += 1
