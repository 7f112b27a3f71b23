"""Stack: reactions that resolve last in, first out, and a look at a deck that is remembered.

The seat whose turn it is grabs the top card or rests. While a grab stands, anyone with a token left
may peek at the top card or counter what was announced last. A card whose grab is countered goes
under the deck: who saw it knows where it is. Cards are worth points, some less than none.
"""

from typing import ClassVar

from squatch.core.chance import Chance
from squatch.core.game import Options
from squatch.core.journal import Journal
from squatch.core.state import Outcome
from zoo.base import UNKNOWN, ZooGame, ZooState, drawn, without

GRAB, REST, PASS, PEEK, COUNTER = range(5)
ANNOUNCED, RESTED, PASSED, PEEKED, COUNTERED, RESOLVED, TOOK, BURIED = range(8)
TOKENS = 2
ROUNDS = 3


class Stack(ZooState):
    ZONES: ClassVar[tuple[str, ...]] = (
        "deck",
        "knowers",
        "taken",
        "tokens",
        "points",
        "stack",
        "passed",
        "turn",
    )
    deck: list[int]  # the top first
    knowers: list[int]  # of each card of the deck: the seats that looked at it
    taken: list[int]
    tokens: list[int]
    points: list[int]
    stack: list[int]  # who announced; a grab, then counters
    passed: list[int]
    turn: list[int]

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        cards = list(self.cards)
        self.deck = [drawn(cards, chance) for _ in self.cards]
        self.knowers = [0] * len(self.deck)
        self.tokens, self.points = [TOKENS] * self.seats, [0] * self.seats
        self.passed, self.turn = [0] * self.seats, [0]

    def pending(self) -> int:
        if self.stack:
            able = [s for s in range(self.seats) if self.tokens[s] and not self.passed[s]]
            return sum(1 << seat for seat in able)
        over = not self.deck or self.turn[0] == ROUNDS * self.seats
        return 0 if over else 1 << self.turn[0] % self.seats

    def codes(self, seat: int) -> list[int]:
        if not self.stack:
            return [GRAB, REST]
        return [PASS, COUNTER] if self.knowers[0] >> seat & 1 else [PASS, PEEK, COUNTER]

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        if code == PEEK:
            self.tell(journal, PEEKED, seat, secret=self.deck[0], audience=1 << seat)
        else:
            kinds = {GRAB: ANNOUNCED, REST: RESTED, PASS: PASSED, COUNTER: COUNTERED}
            self.tell(journal, kinds[code], seat)
        while self.stack and not self.pending():
            self.tell(journal, RESOLVED, self.stack[-1])
            if self.stack == [UNKNOWN]:
                self.tell(journal, TOOK, self.turn[0] % self.seats, secret=self.deck[0])
            elif not self.stack:
                self.tell(journal, BURIED)

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == PEEKED:
            self.tokens[a] -= 1
            self.knowers[0] |= 1 << a
            self.deck[0] = secret if secret != UNKNOWN else self.deck[0]
        elif kind == PASSED:
            self.passed[a] = 1
        elif kind in {ANNOUNCED, COUNTERED}:
            self.tokens[a] -= int(kind == COUNTERED)
            self.stack.append(a)
            self.passed = [0] * self.seats
        elif kind == RESOLVED:
            # A counter takes along what is below it; a lone grab is carried out by the next event.
            self.stack = self.stack[:-2] if len(self.stack) > 1 else [UNKNOWN]
            self.passed = [0] * self.seats
        else:
            self.end_turn(kind, secret, a)

    def end_turn(self, kind: int, secret: int, seat: int) -> None:
        self.stack = []
        self.turn = [self.turn[0] + 1]
        if kind == TOOK:
            self.points[seat] += secret
            self.taken.append(secret)
            self.deck, self.knowers = self.deck[1:], self.knowers[1:]
        elif kind == BURIED:
            self.deck = [*self.deck[1:], self.deck[0]]
            self.knowers = [*self.knowers[1:], self.knowers[0]]

    def hide(self, audience: int) -> None:
        for at, knowers in enumerate(self.knowers):
            if audience < 0 or not knowers >> audience & 1:
                self.deck[at] = UNKNOWN

    def fill(self, chance: Chance) -> None:
        rest = without(self.cards, self.taken + self.deck)
        self.deck = [drawn(rest, chance) if card == UNKNOWN else card for card in self.deck]

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        winners = [s for s in range(self.seats) if self.points[s] == max(self.points)]
        return Outcome("late" if self.deck else "empty", winners, list(self.points))


class StackGame(ZooGame):
    id = "zoo-stack"
    seats = range(2, 5)
    end_reasons = ("empty", "late")
    state = Stack
    verbs = ("grab", "rest", "pass", "peek", "counter")
    kinds = (
        "announced", "rested", "passed", "peeked", "countered", "resolved", "took", "buried",
    )  # fmt: skip
    cards = (-3, -2, -1, 1, 2, 4)
    quiet = frozenset({PASSED, PEEKED})


GAME = StackGame()
