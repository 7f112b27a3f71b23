"""Tracks: a plane without borders, so action codes and boards without a greatest one.

Each seat in turn leaves a footprint beside an earlier one, or once a game far away. Four own ones
in a row end the game; so do five steps each. The score is the longest own row in the direction of a
goal that was dealt in secret.
"""

from math import isqrt

from squatch.core.chance import Chance
from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action, Options
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, NOT_POSSIBLE_NOW, Outcome
from zoo.base import UNKNOWN, ZooGame, ZooState, drawn, without

DEALT, STEPPED, SHOWN = range(3)
DIRECTIONS = ((1, 0), (0, 1), (1, 1))
FAR = 1000
STEPS = 5
ROW = 3


class Step(Action, frozen=True, tag="step"):
    x: int
    y: int


def spread(number: int) -> int:
    """0, -1, 1, -2, 2 ... as 0, 1, 2, 3, 4 ..."""
    return 2 * number if number >= 0 else -2 * number - 1


def gather(spreaded: int) -> int:
    return -(spreaded + 1) // 2 if spreaded % 2 else spreaded // 2


def code_at(x: int, y: int) -> int:
    a, b = spread(x), spread(y)
    return a * a + a + b if a >= b else b * b + a


def place_of(code: int) -> tuple[int, int]:
    root = isqrt(code)
    rest = code - root * root
    a, b = (rest, root) if rest < root else (root, rest - root)
    return gather(a), gather(b)


class Tracks(ZooState):
    ZONES = ("goals", "prints", "leaps", "shown")
    goals: list[int]
    prints: list[int]  # x, y, seat
    leaps: list[int]
    shown: list[int]  # not empty once the goals are

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        self.goals, self.leaps = [UNKNOWN] * self.seats, [1] * self.seats
        self.prints = [0, 0, NO_SEAT]
        cards = list(self.cards)
        for seat in range(self.seats):
            self.tell(journal, DEALT, seat, secret=drawn(cards, chance), audience=1 << seat)

    def places(self, seat: int | None = None) -> set[tuple[int, int]]:
        by = zip(self.prints[0::3], self.prints[1::3], self.prints[2::3], strict=True)
        return {(x, y) for x, y, who in by if seat is None or who == seat}

    def row(self, seat: int, direction: int) -> int:
        """The longest row of a seat's footprints in a direction."""
        own = self.places(seat)
        dx, dy = DIRECTIONS[direction]
        best = 0
        for x, y in own:
            length = 1
            while (x + length * dx, y + length * dy) in own:
                length += 1
            best = max(best, length)
        return best

    def turn(self) -> int:
        return len(self.prints) // 3 - 1

    def rows(self) -> list[int]:
        return [max(self.row(s, d) for d in range(3)) for s in range(self.seats)]

    def pending(self) -> int:
        return 0 if self.shown else 1 << self.turn() % self.seats

    def codes(self, seat: int) -> list[int]:
        used = self.places()
        beside = {
            (x + dx, y + dy) for x, y in used for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        if self.leaps[seat]:
            beside.add((max(x for x, _ in used) + FAR, 0))
        return sorted(code_at(x, y) for x, y in beside - used)

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        x, y = place_of(code)
        self.tell(journal, STEPPED, seat, x, y)
        if max(self.rows()) >= ROW or self.turn() == STEPS * self.seats:
            for other in range(self.seats):
                self.tell(journal, SHOWN, other, self.goals[other])

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == DEALT:
            self.goals[a] = secret
        elif kind == SHOWN:
            self.goals[a] = b
            self.shown = [1]
        else:
            if b >= FAR + max(self.prints[0::3]):
                self.leaps[a] = 0
            self.prints += [b, c, a]

    def hide(self, audience: int) -> None:
        if not self.shown:
            known = enumerate(self.goals)
            self.goals = [goal if seat == audience else UNKNOWN for seat, goal in known]

    def fill(self, chance: Chance) -> None:
        rest = without(self.cards, self.goals)
        self.goals = [drawn(rest, chance) if goal == UNKNOWN else goal for goal in self.goals]

    def outcome(self) -> Outcome | None:
        if not self.shown:
            return None
        scores = [self.row(seat, goal) for seat, goal in enumerate(self.goals)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome("row" if max(self.rows()) >= ROW else "tired", winners, scores)


class TracksGame(ZooGame):
    id = "zoo-tracks"
    seats = range(2, 5)
    end_reasons = ("row", "tired")
    actions = Step
    state = Tracks
    verbs = ("step",)
    kinds = ("dealt", "stepped", "shown")
    cards = (0, 0, 1, 1, 2, 2)
    quiet = frozenset()

    def action_of(self, code: int) -> Action:
        if code < 0:
            raise ValueError(f"there is no place {code}")
        return Step(*place_of(code))

    def code_of(self, action: Action) -> int:
        if not isinstance(action, Step):
            raise IllegalAction(NO_SEAT, None, Message(NOT_POSSIBLE_NOW))
        return code_at(action.x, action.y)


GAME = TracksGame()
