"""Moles: a hidden role, forced silence, and an end without or with several winners.

One seat is the mole. Everybody knows the own role and that of the next seat. For two rounds each
seat in turn accuses another or is silent; an accused seat must be silent on its next turn. Whoever
is accused most, alone, is unmasked: the honest share the win if it is the mole, else the mole wins;
on a tie nobody does.
"""

from squatch.core.chance import Chance
from squatch.core.game import Options
from squatch.core.journal import Journal
from squatch.core.state import Outcome
from zoo.base import UNKNOWN, ZooGame, ZooState

DEALT, SILENT, ACCUSED, UNMASKED = range(4)
ROUNDS = 2
NOBODY_SEAT = -1


class MolesOptions(Options, frozen=True):
    first: int | None = None


class Moles(ZooState):
    ZONES = ("roles", "blame", "silenced", "first", "turn", "unmasked")
    roles: list[int]  # 1 the mole, 0 honest
    blame: list[int]
    silenced: list[int]
    first: list[int]
    turn: list[int]
    unmasked: list[int]  # empty, or who

    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        assert isinstance(options, MolesOptions)
        seats = self.seats
        self.roles, self.blame, self.silenced = [UNKNOWN] * seats, [0] * seats, [0] * seats
        self.first = [chance.below(seats) if options.first is None else options.first]
        self.turn = [0]
        mole = chance.below(seats)
        for seat in range(seats):
            told = 1 << seat | 1 << (seat - 1) % seats
            self.tell(journal, DEALT, seat, secret=int(seat == mole), audience=told)

    def speaker(self) -> int:
        return (self.first[0] + self.turn[0]) % self.seats

    def pending(self) -> int:
        return 0 if self.unmasked else 1 << self.speaker()

    def codes(self, seat: int) -> list[int]:
        if self.silenced[seat]:
            return [0]
        return [0, *(1 + 2 * other for other in range(self.seats) if other != seat)]

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        if code == 0:
            self.tell(journal, SILENT, seat)
        else:
            self.tell(journal, ACCUSED, seat, code // 2)
        if self.turn[0] == ROUNDS * self.seats:
            most = [s for s in range(self.seats) if self.blame[s] == max(self.blame)]
            if len(most) > 1:
                self.tell(journal, UNMASKED, NOBODY_SEAT, NOBODY_SEAT)
            else:
                self.tell(journal, UNMASKED, most[0], self.roles.index(1))

    def fold(self, kind: int, secret: int, a: int, b: int, c: int) -> None:
        if kind == DEALT:
            self.roles[a] = secret
        elif kind == UNMASKED:
            self.unmasked = [a]
            if a != NOBODY_SEAT:
                self.roles = [int(seat == b) for seat in range(self.seats)]
        else:
            self.silenced[a] = 0
            self.turn = [self.turn[0] + 1]
            if kind == ACCUSED:
                self.blame[b] += 1
                self.silenced[b] = 1

    def hide(self, audience: int) -> None:
        for seat in range(self.seats):
            known = audience >= 0 and audience in {seat, (seat - 1) % self.seats}
            if not known and self.unmasked in ([], [NOBODY_SEAT]):
                self.roles[seat] = UNKNOWN

    def fill(self, chance: Chance) -> None:
        unknown = [seat for seat in range(self.seats) if self.roles[seat] == UNKNOWN]
        mole = self.roles.index(1) if 1 in self.roles else unknown[chance.below(len(unknown))]
        self.roles = [int(seat == mole) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if not self.unmasked:
            return None
        if self.unmasked == [NOBODY_SEAT]:
            return Outcome("doubt", [], [0] * self.seats)
        found = self.roles[self.unmasked[0]]
        scores = [int(role != found) if not found else 1 - role for role in self.roles]
        return Outcome(
            "unmasked" if found else "escaped", [s for s, won in enumerate(scores) if won], scores
        )


class MolesGame(ZooGame):
    id = "zoo-moles"
    seats = range(3, 7)
    end_reasons = ("unmasked", "escaped", "doubt")
    options = MolesOptions
    state = Moles
    verbs = ("silent", "accuse")
    kinds = ("dealt", "silent", "accused", "unmasked")
    quiet = frozenset()


GAME = MolesGame()
