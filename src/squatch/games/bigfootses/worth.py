"""What things are worth to a player of Bigfootses, in VP: cards, bigfootses, steps of effects.

All weights stand at the top. Effects are looked at, never cards, so it holds for any deck.
"""

from __future__ import annotations

from typing import Final

from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.encounter import points_to_win
from squatch.games.bigfootses.rules.piles import KINDS, count
from squatch.games.bigfootses.rules.turn import Bigfootses
from squatch.games.bigfootses.views import gear_of

CARD: Final = 0.16  # of a hand card
SPARE_CARD: Final = 0.03  # of a card beyond the hand limit
PIECE: Final = 0.5  # of a piece of equipment, its effects aside
FORESIGHT: Final = 0.04  # of a look at a pile
SPITE: Final = 0.16  # of a VP that a rival does not get, against one of one's own
OFFENCE: Final = 0.5  # what is done to a rival counts so much of what it costs the rival

QUANTITY_WORTH: Final = {
    v.SKILL: 0.45,
    v.NUMBER: -0.45,
    v.CORRAL_BONUS: 0.6,
    v.FAILING: -0.5,
    v.LEAST_FACE: 0.3,
    v.SLOTS: 0.5,
    v.WEAPONS: 0.3,
    v.HAND_LIMIT: 0.1,
    v.RUMMAGE: 0.2,
    v.TREASURE: 0.1,
    v.CREATURE_VP: 0.3,
    v.BREAKAGE: -0.3,
    v.CATCH_DRAW: 0.15,
    v.LOSS_DRAW: 0.15,
    v.SHIELD: 0.15,
    v.FENCE: 0.15,
    v.WORK_LIMIT: 0.1,
    v.EQUIP_PLAYS: 0.2,
}


class Worth:
    """What one seat makes of what lies on the table."""

    def __init__(self, seen: Bigfootses) -> None:
        self.seen = seen
        self.me = int(seen.audience)
        self.marks = seen.marks
        self.goal = int(points_to_win(seen.seats))

    def cards(self, drawn: int) -> float:
        """What so many drawn cards are worth: little, where the hand is full."""
        room = max(0, 5 - int(self.marks[board.HAND_SIZE + self.me]))
        return CARD * min(drawn, room) + SPARE_CARD * max(0, drawn - room)

    def stake(self, kind: int) -> float:
        """What success against a Woods card is worth."""
        class_ = self.seen.deck.woods_classes[kind]
        points = int(self.seen.deck.points[kind])
        ranger = int(self.marks[board.ACTIVE])
        if class_ == v.CREATURE:
            points = int(self.seen.ruled(v.CREATURE_VP, ranger, 0))
            return points + 0.3
        return points + (0.35 if class_ == v.BIGFOOT else 0.2)

    def piece(self, kind: int) -> float:
        """What a piece of equipment is worth."""
        return PIECE * 0.4 + self.standing_worth(kind)

    def standing_worth(self, card: int) -> float:
        """What the standing effects of a card are worth to its owner."""
        deck = self.seen.deck
        worth = 0.0
        for at in range(int(deck.standing_starts[card]), int(deck.standing_starts[card + 1]), 7):
            quantity, by, against = (int(deck.standing[at + cell]) for cell in (1, 2, 3))
            share = {5: 0.75, 6: 0.45, 4: 0.15}.get(against, 1.0)
            worth += QUANTITY_WORTH.get(quantity, 0.0) * by * share
        return worth

    def held(self, kind: int) -> float:
        """What a hand card is worth as long as it is held."""
        deck = self.seen.deck
        if deck.classes[kind] == v.EQUIPMENT:
            pieces = gear_of(self.seen, self.me)
            if len(pieces) >= self.seen.slots(self.me):
                return max(0.02, self.piece(kind) - min(self.piece(old) for old in pieces))
            return self.piece(kind)
        worth = {v.ITEM: 0.5, v.SHENANIGAN: 0.45, v.MODIFIER: 0.4}[deck.classes[kind]]
        return worth + (0.2 if deck.timings[kind] == v.IN_REACTION else 0.0)

    def job(self, seat: int) -> float:
        """What the trait of a player's profession is worth."""
        return self.standing_worth(v.JOB_CARD + int(self.marks[board.JOB + seat]) - 1)

    def foot(self, seat: int, *, best: bool) -> float:
        """The VP of the best or the least bigfoot of a corral, and what it adds to the skill."""
        points = [
            int(self.seen.deck.points[kind])
            for kind in range(KINDS)
            if self.seen.is_bigfoot(kind) and count(self.seen.piles, board.CORRAL + seat, kind)
        ]
        if not points:
            return 0.0
        return (max(points) if best else min(points)) + 0.35

    def leader(self) -> int:
        """The rival with most VP; of several the one whose turn comes first."""
        seats = int(self.seen.seats)
        rivals = [(self.me + step) % seats for step in range(1, seats)]
        return max(rivals, key=lambda seat: self.marks[board.VP + seat])

    def hostility(self, rival: int) -> float:
        """How much a rival's VP matters."""
        near = int(self.marks[board.VP + rival]) / self.goal
        return SPITE * (0.5 + near + (0.5 if rival == self.leader() else 0.0))

    def weight(self, seat: int) -> float:
        """What a gain of this seat means to the one that looks."""
        return 1.0 if seat == self.me else -OFFENCE * (0.3 + self.hostility(seat))

    def step(self, what: int, number: int, owner: int, seat: int) -> float:
        """What a step done by one player to another is worth to this seat."""
        mine, theirs = self.effect(what, number, owner, seat)
        return self.weight(owner) * mine + (self.weight(seat) * theirs if seat != owner else 0.0)

    def effect(  # noqa: C901, PLR0911, PLR0912 - one return a step
        self, what: int, number: int, owner: int, seat: int
    ) -> tuple[float, float]:
        """What a step brings its owner, and the player that it is about."""
        marks = self.marks
        hand = int(marks[board.HAND_SIZE + seat])
        taken = CARD * min(number, hand)
        if what == v.DO_DRAW:
            gain = self.cards(number) if seat == self.me else CARD * number
            return (gain, 0.0) if seat == owner else (0.0, gain)
        if what in (v.DO_DISCARD, v.DO_LOSE_BY_CHANCE):
            return (-taken, 0.0) if seat == owner else (0.0, -taken * 1.2)
        if what in (v.DO_STEAL, v.DO_GIVE):
            return (0.0, 0.0) if seat == owner else (taken, -taken * 1.2)
        if what == v.DO_STEAL_GEAR:
            return 0.7, -1.0
        if what in (v.DO_BREAK, v.DO_WRECK):
            lost = -0.8 if marks[board.GEARS + seat] else 0.0
            return (lost, 0.0) if seat == owner else (0.0, lost)
        if what == v.DO_STEAL_FOOT:
            return self.foot(seat, best=True), -self.foot(seat, best=True)
        if what == v.DO_RELEASE:
            lost = -self.foot(seat, best=False)
            return (lost, 0.0) if seat == owner else (0.0, lost)
        if what == v.DO_SWAP_FEET:
            gain = self.foot(seat, best=True) - self.foot(owner, best=False)
            return max(0.0, gain), -max(0.0, gain)
        if what == v.DO_SWAP_HANDS:
            gain = CARD * (hand - int(marks[board.HAND_SIZE + owner]))
            return gain, -gain
        if what == v.DO_SWAP_GEAR:
            gain = 0.7 * int(marks[board.GEARS + seat] - marks[board.GEARS + owner])
            return gain, -gain
        if what == v.DO_SWAP_JOBS:
            gain = self.job(seat) - self.job(owner)
            return gain, -gain
        if what == v.DO_ACTION:
            return (0.35 * number, 0.0) if seat == marks[board.ACTIVE] else (0.0, 0.0)
        if what == v.DO_IDLE:
            return 0.0, -0.8
        if what == v.DO_SALVAGE:
            return self.cards(number), 0.0
        if what in (v.DO_LOOK, v.DO_LOOK_WOODS, v.DO_LIFT, v.DO_LIFT_WOODS, v.DO_TOSS_WOODS):
            return FORESIGHT, 0.0
        if what == v.DO_EQUIP:
            return self.more_equipment(seat), 0.0
        return 0.02, 0.0

    def more_equipment(self, seat: int) -> float:
        """What it is worth to play another piece."""
        if seat != self.me or self.marks[board.ACTIVE] != seat:
            return 0.0
        held = any(
            self.seen.deck.classes[kind] == v.EQUIPMENT
            for kind in range(KINDS)
            if count(self.seen.piles, board.HAND + seat, kind)
        )
        return 0.4 if held and not self.seen.may_equip(seat) else 0.0
