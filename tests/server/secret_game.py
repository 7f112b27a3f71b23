"""A game whose secrets are numbers that occur nowhere else: any bytes can be searched for them."""

from __future__ import annotations

from squatch.core.chance import Chance
from squatch.core.game import Options
from squatch.core.journal import Journal
from squatch.core.state import Outcome
from zoo.base import UNKNOWN, ZooGame, ZooState

DEALT, HID, ROUND = range(3)
ROUNDS = 3
MILLIARD = 10**9


class Secrets(ZooState):
    ZONES = ("held", "chosen", "round")
    held: list[int]  # a nine-digit number a seat, known to it alone
    chosen: list[int]  # 0, or a nine-digit number that the seat made of it
    round: list[int]

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        self.held, self.chosen, self.round = [0] * self.seats, [0] * self.seats, [0]
        for seat in range(self.seats):
            number = 100_000_000 + chance.below(800_000_000)
            self.tell(journal, DEALT, seat, secret=number, audience=1 << seat)

    def pending(self) -> int:
        if self.round[0] == ROUNDS:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.chosen[seat] == 0)

    def codes(self, seat: int) -> list[int]:
        return [self.held[seat] + 1 + self.round[0], self.held[seat] + 11 + self.round[0]]

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        self.tell(journal, HID, seat, secret=code, audience=1 << seat)
        if 0 not in self.chosen:
            self.tell(journal, ROUND)

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == DEALT:
            self.held[a] = secret
        elif kind == HID:
            self.chosen[a] = secret
        else:
            self.chosen = [0] * self.seats
            self.round = [self.round[0] + 1]

    def hide(self, audience: int) -> None:
        for seat in range(self.seats):
            if seat != audience:
                self.held[seat] = UNKNOWN
                self.chosen[seat] = UNKNOWN if self.chosen[seat] else 0

    def outcome(self) -> Outcome | None:
        if self.pending():
            return None
        return Outcome("played", [], [0] * self.seats)


class SecretsGame(ZooGame):
    id = "test-secrets"
    seats = range(2, 5)
    end_reasons = ("played",)
    state = Secrets
    verbs = ("hide",)
    kinds = ("dealt", "hid", "round")
    quiet = frozenset({HID})


GAME = SecretsGame()
