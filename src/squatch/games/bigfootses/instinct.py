"""The heuristic player of Bigfootses: equips, ranges when the odds are right, hits the leader.

Everything is weighed in VP; all weights stand at the top. It looks at effects, never at cards, so
it plays any deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from squatch.games.bigfootses.rules import board, codes
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.encounter import points_to_win
from squatch.games.bigfootses.rules.piles import KINDS, count
from squatch.games.bigfootses.rules.turn import Bigfootses
from squatch.games.bigfootses.views import gear_of

CARD: Final = 0.16  # of a hand card
SPARE_CARD: Final = 0.03  # of a card beyond the hand limit
PIECE: Final = 0.5  # of a piece of equipment, its effects aside
BATTLE: Final = 0.35  # of a battle lost: what it breaks
STAND: Final = 0.12  # the least that a card has to bring to be played
FORESIGHT: Final = 0.04  # of a look at a pile
ADVENTURE: Final = 0.25  # the least that ranging is worth: somebody has to find them
SPITE: Final = 0.16  # of a VP that a rival does not get, against one of one's own
ALARM: Final = 1.5  # the same, when it would win the game
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


def choose(seen: Bigfootses) -> int:
    """The code of what the heuristic player does."""
    mind = Mind(seen)
    return max(seen.legal(seen.audience), key=mind.judge())


class Mind:
    """What one seat makes of the table."""

    def __init__(self, seen: Bigfootses) -> None:
        self.seen = seen
        self.me = int(seen.audience)
        self.marks = seen.marks
        self.goal = int(points_to_win(seen.seats))
        self.probe: Bigfootses | None = None

    def judge(self) -> Callable[[int], float]:
        """What the codes of this situation are judged by."""
        situation = self.seen.situation()
        if situation == board.ACTING:
            return self.action
        if situation == board.EQUIPPING:
            return self.equipment
        if situation in (board.RESTOCKING, board.TRIMMING):
            return self.part
        if situation > board.CHOOSING:
            return self.answer
        return self.play

    # --- the turn

    def action(self, code: int) -> float:
        """What an action brings; equipment goes first, if it is worth anything."""
        if codes.EQUIP <= code < codes.CARD:
            return 10 + self.equipment(code) if self.equipment(code) > 0 else -1.0
        if code == codes.RANGE:
            return self.ranging()
        if codes.FIND <= code < codes.SALVAGE:
            return self.encounter_worth(code - codes.FIND)
        if code == codes.RUMMAGE:
            return self.cards(int(self.seen.rummage_draws(self.me)))
        if code == codes.WORK:
            job = v.JOB_CARD + self.marks[board.JOB + self.me] - 1
            return self.program(job, self.me, None) + 0.01
        return -0.5

    def cards(self, drawn: int) -> float:
        """What so many drawn cards are worth: little, where the hand is full."""
        room = max(0, 5 - int(self.marks[board.HAND_SIZE + self.me]))
        return CARD * min(drawn, room) + SPARE_CARD * max(0, drawn - room)

    def ranging(self) -> float:
        """What is to be expected of the next Woods card."""
        seen = self.seen
        top = seen.piles[board.TOP + board.MOST_TOP]
        if top != board.UNKNOWN:
            return max(ADVENTURE, self.encounter_worth(int(top)))
        total = cards = 0.0
        for kind in range(KINDS):
            copies = int(count(seen.piles, board.WOODS, kind))
            if copies:
                cards += copies
                total += copies * self.encounter_worth(kind)
        return max(ADVENTURE, total / cards + 0.1) if cards else 0.0

    def encounter_worth(self, kind: int) -> float:
        """What it would be worth to meet a Woods card now."""
        class_ = self.seen.deck.woods_classes[kind]
        if class_ > v.BIGFEATURE:
            return 0.1
        if self.probe is None:
            self.probe = self.seen.clone()
            self.probe.marks[board.ACTIVE] = self.me
        self.probe.marks[board.MET] = kind + 1
        odds = chance_of(self.probe, self.me)
        return odds * self.stake(kind) - (1 - odds) * (BATTLE if class_ != v.BIGFOOT else 0.0)

    def stake(self, kind: int) -> float:
        """What success against a Woods card is worth."""
        class_ = self.seen.deck.woods_classes[kind]
        points = int(self.seen.deck.points[kind])
        ranger = int(self.marks[board.ACTIVE])
        if class_ == v.CREATURE:
            points = int(self.seen.ruled(v.CREATURE_VP, ranger, 0))
            return points + 0.3
        return points + (0.35 if class_ == v.BIGFOOT else 0.2)

    def equipment(self, code: int) -> float:
        """What a piece of equipment adds, less what goes for it."""
        if code == codes.DONE:
            return 0.01
        if code < codes.REPLACE:
            return self.piece(code - codes.EQUIP)
        kind, old = divmod(code - int(codes.REPLACE), int(KINDS))
        return self.piece(kind) - self.piece(old) - 0.2

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

    def part(self, code: int) -> float:
        """The card that is missed least goes first."""
        if code == codes.DONE:
            return -0.1
        return -self.held(code - codes.CARD)

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

    # --- windows

    def play(self, code: int) -> float:
        """What playing a card brings, less the card; passing is worth nothing."""
        if code == codes.PASS:
            return 0.0
        kind, aimed = divmod(code - int(codes.PLAY), 7)
        target = None if aimed == codes.NO_TARGET else aimed
        if self.marks[board.DEPTH] > 0:
            return self.answer_played(target) - STAND
        return self.program(kind, self.me, target) - STAND

    def answer_played(self, target: int | None) -> float:
        """What it brings to cancel the card on top of the stack, or to send it elsewhere."""
        frame = self.seen.frame(self.marks[board.DEPTH] - 1)
        card, owner, aimed = (int(self.marks[frame + cell]) for cell in (0, 1, 2))
        if owner == self.me and aimed != self.me:
            return -1.0
        if target is not None:
            if aimed != self.me:
                return -1.0
            return 0.6 + (0.2 if target == self.leader() else 0.0)
        if self.seen.deck.timings[card] == v.IN_REACTION:
            return 0.5 if self.defends(owner) else -0.5
        if self.seen.deck.classes[card] == v.EQUIPMENT:
            return SPITE * self.piece(card) if owner == self.leader() else -0.5
        return -self.program(card, owner, None if aimed == codes.NO_TARGET else aimed)

    def defends(self, owner: int) -> bool:
        """Whether the answer on top is another player's, to a card of one's own."""
        if owner == self.me or self.marks[board.DEPTH] < 2:
            return False
        below = self.seen.frame(self.marks[board.DEPTH] - 2)
        return bool(self.marks[below + board.FRAME_SEAT] == self.me)

    def leader(self) -> int:
        """The rival with most VP; of several the one whose turn comes first."""
        seats = int(self.seen.seats)
        rivals = [(self.me + step) % seats for step in range(1, seats)]
        return max(rivals, key=lambda seat: self.marks[board.VP + seat])

    # --- effects

    def program(self, card: int, owner: int, target: int | None) -> float:
        """What the program of a card is worth to this seat, when `owner` plays it."""
        deck = self.seen.deck
        first, last = int(deck.start(card, v.ON_PLAY)), int(deck.end(card, v.ON_PLAY))
        worth = 0.0
        for number in range(first, last):
            cells = [int(deck.steps[6 * number + cell]) for cell in range(6)]
            if cells[0] < v.DO_DRAW:
                worth += self.on_encounter(cells[0], cells[2])
            else:
                worth += self.on_players(cells, owner, target)
        return worth

    def on_encounter(self, what: int, number: int) -> float:
        """What a change of the encounter is worth."""
        if self.marks[board.MET] == 0 or self.marks[board.DECIDED] != 0:
            return 0.0
        ranger = int(self.marks[board.ACTIVE])
        before = self.success(0, 0)
        after = self.changed(what, number)
        kind = int(self.marks[board.MET]) - 1
        stake = self.stake(kind)
        if self.seen.deck.woods_classes[kind] != v.BIGFOOT:
            stake += BATTLE
        gain = (after - before) * stake
        if ranger == self.me:
            return gain
        points = int(self.marks[board.VP + ranger]) + int(self.seen.deck.points[kind])
        return -gain * (ALARM if points >= self.goal else self.hostility(ranger))

    def hostility(self, rival: int) -> float:
        """How much a rival's VP matters."""
        near = int(self.marks[board.VP + rival]) / self.goal
        return SPITE * (0.5 + near + (0.5 if rival == self.leader() else 0.0))

    def changed(self, what: int, number: int) -> float:
        """The odds of success after a change."""
        if what == v.DO_WIN:
            return 1.0
        if what == v.DO_FLEE:
            return 0.0
        if what == v.DO_REROLL:
            return chance_of(self.seen, int(self.marks[board.ACTIVE]))
        if what == v.DO_NUMBER:
            return self.success(-number, 0)
        if what in (v.DO_SKILL, v.DO_DIE_PLUS):
            return self.success(number, 0)
        face = int(self.marks[board.FACE])
        return self.success(0, number if what == v.DO_DIE_SET else max(face, number))

    def success(self, more: int, face: int) -> float:
        """The odds of success with so much more skill, and with this face (0: the die's)."""
        seen = self.seen
        ranger = int(self.marks[board.ACTIVE])
        if self.marks[board.FACE] == 0:
            return chance_of(seen, ranger, more)
        shown = face or int(seen.face(ranger))
        enough = shown + more >= seen.needed(ranger) and shown > seen.failing_face(ranger)
        return 1.0 if enough else 0.0

    def on_players(self, cells: list[int], owner: int, target: int | None) -> float:
        """What a step about players is worth, by whom it is about."""
        what, who, number, _more, condition, limit = cells
        about = {
            v.YOU: [owner],
            v.TARGET: [self.leader() if target is None else target],
            v.RANGER: [int(self.marks[board.ACTIVE])],
            v.EVERYONE_: list(range(self.seen.seats)),
            v.OTHERS: [seat for seat in range(self.seen.seats) if seat != owner],
        }[who]
        worth = 0.0
        for seat in about:
            if self.seen.holds(condition, limit, seat):
                worth += self.step(what, number, owner, seat)
        return worth

    def step(self, what: int, number: int, owner: int, seat: int) -> float:
        """What a step done by one player to another is worth to this seat."""
        mine, theirs = self.effect(what, number, owner, seat)
        return self.weight(owner) * mine + (self.weight(seat) * theirs if seat != owner else 0.0)

    def weight(self, seat: int) -> float:
        """What a gain of this seat means to the one that looks."""
        return 1.0 if seat == self.me else -OFFENCE * (0.3 + self.hostility(seat))

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

    # --- answers

    def answer(self, code: int) -> float:  # noqa: PLR0911 - one return a kind of answer
        """What an effect asks for."""
        ask = self.marks[board.ASK]
        if codes.CARD <= code < codes.GEAR:
            return -self.held(code - codes.CARD)
        if codes.GEAR <= code < codes.FOOT:
            own = self.marks[board.ASK_FROM] == self.me or ask == board.ASK_TRIM
            return -self.piece(code - codes.GEAR) if own else self.piece(code - codes.GEAR)
        if codes.FOOT <= code < codes.FIND:
            points = float(self.seen.deck.points[code - codes.FOOT])
            gives = ask == board.ASK_SWAP_OWN or (
                ask == board.ASK_RELEASE and self.marks[board.ASK_FROM] == self.me
            )
            return -points if gives else points
        if codes.SALVAGE <= code < codes.SEAT:
            return self.held(code - codes.SALVAGE)
        if codes.SEAT <= code < codes.PLACE:
            seat = code - codes.SEAT
            return int(self.marks[board.VP + seat]) + 0.1 * int(self.marks[board.HAND_SIZE + seat])
        if codes.PLACE <= code < codes.JOB:
            return self.place(code - codes.PLACE)
        if codes.JOB <= code < codes.PAY:
            return self.standing_worth(v.JOB_CARD + code - codes.JOB)
        return 0.3 if code == codes.YES else 0.0

    def place(self, place: int) -> float:
        """A card looked at: the best for oneself goes on top."""
        deck = int(self.marks[board.ASK_FROM])
        kind = int(self.seen.piles[board.TOP + board.MOST_TOP * deck + place])
        worth = self.encounter_worth(kind) if deck == board.WOODS_DECK else self.held(kind)
        if self.marks[board.ASK] == board.ASK_TOSS:
            return 0.1 - worth
        return worth


def chance_of(state: Bigfootses, ranger: int, more: int = 0) -> float:
    """The odds of a roll that has yet to be made, with so much more skill.

    What is added to the die (`plus`) counts as skill.
    """
    least = max(state.needed(ranger) - more, state.failing_face(ranger) + 1)
    lowest = max(1, state.ruled(v.LEAST_FACE, ranger, 1))
    return sum(max(face, lowest) >= least for face in range(1, 7)) / 6
