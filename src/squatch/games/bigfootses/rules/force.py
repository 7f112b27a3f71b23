"""What the cards in force make of a rule: card beats rule.

A rule works out a quantity; `ruled` lets all standing effects change it, the player's profession
and equipment, what lies in the player's corral, the witch, and for the ranger the card that is
encountered. Rules never ask which card that is.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.state import Seat
from squatch.games.bigfootses.rules.board import (
    ACTIVE,
    BIGFOOTS,
    CORRAL,
    FACE,
    GEAR,
    GEARS,
    HAND_SIZE,
    JOB,
    MET,
    MET_NUMBER,
    MET_SKILL,
    MOST_GEAR,
    PLUS,
    VP,
    WITCH,
)
from squatch.games.bigfootses.rules.dealing import Dealing
from squatch.games.bigfootses.rules.piles import HALF, MOST
from squatch.games.bigfootses.rules.vocabulary import (
    ALWAYS,
    ARMED,
    BIGFOOT,
    CORRAL_BELOW,
    CORRAL_BONUS,
    CORRAL_FROM,
    EQUIPPED_FROM,
    FAILING,
    FENCE,
    GADGET,
    HAND_BELOW,
    HAND_FROM,
    HAS_GADGET,
    JOB_CARD,
    KEPT_SCOPE,
    LEADING,
    LEAST_FACE,
    MET_SCOPE,
    NUMBER,
    PER_BIGFOOT,
    PER_EQUIPMENT,
    PER_GADGET,
    PER_ONE,
    PER_WEAPON,
    RUMMAGE,
    SHIELD,
    SKILL,
    SLOTS,
    TRAILING,
    UNARMED,
    UNEQUIPPED,
    UNWITCHED,
    VP_BELOW,
    VP_FROM,
    WEAPONS,
    WITCHED,
    WOODS_CARD,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Force(Dealing):
    """A board, and what its cards make of the rules."""

    @final
    def ruled(self, quantity: i64, seat: Seat, value: i64) -> i64:
        """What the cards in force make of a quantity of a player."""
        marks = self.marks
        touches = self.deck.touches
        value += self.changed_by(JOB_CARD + marks[JOB + seat] - 1, quantity, seat, KEPT_SCOPE)
        first = GEAR + MOST_GEAR * seat
        for at in range(marks[GEARS + seat]):
            card = marks[first + at] - 1
            if (touches[card] >> quantity) & 1 == 1:
                value += self.changed_by(card, quantity, seat, KEPT_SCOPE)
        if marks[WITCH] > 0:
            value += self.changed_by(WOODS_CARD + marks[WITCH] - 1, quantity, seat, KEPT_SCOPE)
        if marks[MET] > 0 and seat == marks[ACTIVE]:
            value += self.changed_by(WOODS_CARD + marks[MET] - 1, quantity, seat, MET_SCOPE)
        return value + self.changed_by_corral(quantity, seat)

    @final
    def changed_by_corral(self, quantity: i64, seat: Seat) -> i64:
        """What the traits of captured Woods cards change."""
        change: i64 = 0
        touches = self.deck.touches
        for word in range(2):
            cards = self.piles[2 * (CORRAL + seat) + word] & self.deck.traits[word]
            kind: i64 = HALF * word
            while cards != 0:
                copies = cards & MOST
                if copies != 0 and (touches[WOODS_CARD + kind] >> quantity) & 1 == 1:
                    change += copies * self.changed_by(
                        WOODS_CARD + kind, quantity, seat, KEPT_SCOPE
                    )
                cards >>= 2
                kind += 1
        return change

    @final
    def changed_by(self, card: i64, quantity: i64, seat: Seat, scope: i64) -> i64:
        """What the standing effects of one card change."""
        deck = self.deck
        if (deck.touches[card] >> quantity) & 1 == 0:
            return 0
        cells = deck.standing
        change: i64 = 0
        at = deck.standing_starts[card]
        end = deck.standing_starts[card + 1]
        while at < end:
            if (
                cells[at] == scope
                and cells[at + 1] == quantity
                and self.met_fits(cells[at + 3])
                and self.holds(cells[at + 5], cells[at + 6], seat)
            ):
                change += cells[at + 2] * self._times(cells[at + 4], seat)
            at += 7
        return change

    @final
    def met_fits(self, against: i64) -> bool:
        """Whether the filter of an effect fits what is encountered; 0 fits always."""
        if against == 0:
            return True
        met = self.marks[MET]
        return met > 0 and (against >> self.deck.woods_classes[met - 1]) & 1 == 1

    @final
    def _times(self, per: i64, seat: Seat) -> i64:
        if per == PER_ONE:
            return 1
        if per == PER_EQUIPMENT:
            return self.marks[GEARS + seat]
        if per == PER_WEAPON:
            return self.weapons(seat)
        if per == PER_GADGET:
            return self.sorted_gear(seat, GADGET)
        if per == PER_BIGFOOT:
            return self.marks[BIGFOOTS + seat]
        return 0

    @final
    def holds(  # noqa: C901, PLR0911, PLR0912 - one return a condition
        self, condition: i64, number: i64, seat: Seat
    ) -> bool:
        """Whether a condition of an effect holds for a player."""
        marks = self.marks
        if condition == ALWAYS:
            return True
        if condition == VP_BELOW:
            return marks[VP + seat] < number
        if condition == VP_FROM:
            return marks[VP + seat] >= number
        if condition == HAND_BELOW:
            return marks[HAND_SIZE + seat] < number
        if condition == HAND_FROM:
            return marks[HAND_SIZE + seat] >= number
        if condition == UNEQUIPPED:
            return marks[GEARS + seat] == 0
        if condition == EQUIPPED_FROM:
            return marks[GEARS + seat] >= number
        if condition == UNARMED:
            return self.weapons(seat) == 0
        if condition == ARMED:
            return self.weapons(seat) > 0
        if condition == HAS_GADGET:
            return self.sorted_gear(seat, GADGET) > 0
        if condition == WITCHED:
            return marks[WITCH] > 0
        if condition == UNWITCHED:
            return marks[WITCH] == 0
        if condition == CORRAL_BELOW:
            return marks[BIGFOOTS + seat] < number
        if condition == CORRAL_FROM:
            return marks[BIGFOOTS + seat] >= number
        for other in range(self.seats):
            if condition == LEADING and marks[VP + other] > marks[VP + seat]:
                return False
            if condition == TRAILING and marks[VP + other] < marks[VP + seat]:
                return False
        return condition == LEADING or condition == TRAILING

    # --- what follows for the rules

    @final
    def slots(self, seat: Seat) -> i64:
        """How many pieces of equipment a player may have."""
        return max(i64(0), min(MOST_GEAR, self.ruled(SLOTS, seat, 3)))

    @final
    def weapon_limit(self, seat: Seat) -> i64:
        """How many weapons a player may have."""
        return max(i64(0), self.ruled(WEAPONS, seat, 1))

    @final
    def shielded(self, seat: Seat) -> bool:
        """Whether others can neither take nor break a player's equipment."""
        return self.ruled(SHIELD, seat, 0) > 0

    @final
    def fenced(self, seat: Seat) -> bool:
        """Whether others can neither take nor release what is in a player's corral."""
        return self.ruled(FENCE, seat, 0) > 0

    @final
    def rummage_draws(self, seat: Seat) -> i64:
        """How many cards rummaging brings."""
        return max(i64(0), self.ruled(RUMMAGE, seat, rummage_table(self.marks[VP + seat])))

    @final
    def corral_bonus(self, seat: Seat) -> i64:
        """What the corral adds to the skill: only against bigfootses."""
        met = self.marks[MET]
        if met == 0 or self.deck.woods_classes[met - 1] != BIGFOOT:
            return 0
        return self.marks[BIGFOOTS + seat] * self.ruled(CORRAL_BONUS, seat, 1)

    @final
    def number(self, seat: Seat) -> i64:
        """Evasiveness or strength of what is encountered, after all effects."""
        marks = self.marks
        printed = self.deck.numbers[marks[MET] - 1]
        return self.ruled(NUMBER, seat, printed) + marks[MET_NUMBER]

    @final
    def skill(self, seat: Seat) -> i64:
        """The ranger's skill without the die."""
        return self.corral_bonus(seat) + self.ruled(SKILL, seat, 0) + self.marks[MET_SKILL]

    @final
    def needed(self, seat: Seat) -> i64:
        """What the die has to show."""
        return self.number(seat) - self.skill(seat) - self.marks[PLUS]

    @final
    def face(self, seat: Seat) -> i64:
        """What the face of the die counts as."""
        return max(self.marks[FACE], self.ruled(LEAST_FACE, seat, 1))

    @final
    def failing_face(self, seat: Seat) -> i64:
        """The highest face that fails whatever the skill; B13: before anything is added."""
        return self.ruled(FAILING, seat, 1)

    @final
    def succeeds(self, seat: Seat) -> bool:
        """Whether the roll is enough (B4: nothing but a high enough sum is)."""
        face = self.face(seat)
        return face > self.failing_face(seat) and face >= self.needed(seat)


def rummage_table(points: i64) -> i64:
    """Cards drawn by rummaging, by own VP.

    >>> [rummage_table(vp) for vp in (0, 2, 3, 4, 5, 6, 7, 12)]
    [3, 3, 2, 2, 1, 1, 0, 0]
    """
    if points <= 2:
        return 3
    if points <= 4:
        return 2
    return i64(1) if points <= 6 else i64(0)
