"""The heuristic player of Bigfootses: equips, ranges when the odds are right, hits the leader.

Everything is weighed in VP (`worth`); what is peculiar to decisions stands at the top.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from squatch.games.bigfootses.rules import board, codes
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.piles import KINDS, count
from squatch.games.bigfootses.rules.turn import Bigfootses
from squatch.games.bigfootses.worth import SPITE, Worth

BATTLE: Final = 0.35  # of a battle lost: what it breaks
STAND: Final = 0.12  # the least that a card has to bring to be played
ADVENTURE: Final = 0.25  # the least that ranging is worth: somebody has to find them
ALARM: Final = 1.5  # of a VP with which a rival would win the game, against one of one's own


def choose(seen: Bigfootses) -> int:
    """The code of what the heuristic player does."""
    mind = Mind(seen)
    return max(seen.legal(seen.audience), key=mind.judge())


class Mind(Worth):
    """What one seat thinks of what it may do."""

    def __init__(self, seen: Bigfootses) -> None:
        super().__init__(seen)
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

    def equipment(self, code: int) -> float:
        """What a piece of equipment adds, less what goes for it."""
        if code == codes.DONE:
            return 0.01
        if code < codes.REPLACE:
            return self.piece(code - codes.EQUIP)
        kind, old = divmod(code - int(codes.REPLACE), int(KINDS))
        return self.piece(kind) - self.piece(old) - 0.2

    def part(self, code: int) -> float:
        """The card that is missed least goes first."""
        if code == codes.DONE:
            return -0.1
        return -self.held(code - codes.CARD)

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
