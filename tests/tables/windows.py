"""A game of one window after the other: who holds a card may play it, all others can but pass."""

from __future__ import annotations

from typing import ClassVar

from squatch.core.chance import Chance
from squatch.core.game import Options, Window
from squatch.core.journal import Journal
from squatch.core.state import Outcome, State
from zoo.base import UNKNOWN, ZooGame, ZooState

PASS, PLAY = range(2)
DEALT, PASSED, PLAYED = range(3)


class Windows(ZooState):
    ZONES: ClassVar[tuple[str, ...]] = ("held", "passed", "turn")
    held: list[int]  # whether a seat holds a card, known to it alone
    passed: list[int]
    turn: list[int]

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        self.held, self.passed, self.turn = [0] * self.seats, [0] * self.seats, [0]
        for seat in range(self.seats):
            self.tell(journal, DEALT, seat, secret=chance.below(2), audience=1 << seat)

    def pending(self) -> int:
        if self.turn[0] == 2 * self.seats:
            return 0
        return sum(1 << seat for seat in range(self.seats) if not self.passed[seat])

    def codes(self, seat: int) -> list[int]:
        return [PASS, PLAY] if self.held[seat] == 1 else [PASS]

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        self.tell(journal, PLAYED if code == PLAY else PASSED, seat)

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == DEALT:
            self.held[a] = secret
        elif kind == PLAYED:
            self.held[a], self.passed = 0, [0] * self.seats
        else:
            self.passed[a] = 1
        if all(self.passed):
            self.turn, self.passed = [self.turn[0] + 1], [0] * self.seats

    def hide(self, audience: int) -> None:
        for seat in range(self.seats):
            if seat != audience:
                self.held[seat] = UNKNOWN

    def outcome(self) -> Outcome | None:
        return None if self.pending() else Outcome("played", [], [0] * self.seats)


class WindowsGame(ZooGame):
    id = "test-windows"
    seats = range(2, 5)
    end_reasons = ("played",)
    state = Windows
    verbs = ("pass", "play")
    kinds = ("dealt", "passed", "played")
    quiet = frozenset({PASSED})

    def window(self, state: State) -> Window | None:
        assert isinstance(state, Windows)
        return Window(PASS, state.turn[0] % state.seats) if state.pending() else None


GAME = WindowsGame()
