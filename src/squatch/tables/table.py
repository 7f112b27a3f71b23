"""A table: its seats, its game, and the journal of what has happened.

Actions go two steps: `decide` tries one on a copy and returns a `Step`; `commit` makes it the
table's. Between the two the step is stored, so nobody is told what could still be lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from squatch.core.chance import Chance, Recorded, Scripted
from squatch.core.errors import Message, SquatchError
from squatch.core.game import Action, Game
from squatch.core.journal import Journal
from squatch.core.seal import Seal, Sealed, make_seal
from squatch.core.state import State
from squatch.tables.chairs import Chair, Plan
from squatch.tables.entries import SETUP_CODE, SETUP_SEAT, SETUP_VERSION, Entry, Snapshot, Step
from squatch.tables.errors import StaleAnswer, WrongPhase
from squatch.tables.questions import NOT_ASKED, ask


class Phase(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


class TableOutdated(SquatchError):
    """A stored table that the installed rules cannot go on with."""


class Table:
    """One table. `owner` is the seat that may start; None when nobody sits.

    `asked[seat]` is the question the seat owes an answer to, 0 for none. `start_by` is the time at
    which the game begins even without everybody's nonce, once the owner has asked for it.
    """

    def __init__(self, game: Game, plan: Plan, chairs: list[Chair], owner: int | None) -> None:
        self.game = game
        self.plan = plan
        self.chairs = chairs
        self.owner = owner
        self.phase = Phase.LOBBY
        self.entries: list[Entry] = []
        self.asked: tuple[int, ...] = (NOT_ASKED,) * len(chairs)
        self.moved_at = 0.0  # when the last entry happened
        self.asked_at = (0.0,) * len(chairs)  # when each seat was asked what it is asked now
        self.start_by: float | None = None
        self.rematch: str | None = None
        self._state: State | None = None

    @property
    def version(self) -> int:
        """How many entries the journal has."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """The position. Raises WrongPhase before the game has begun."""
        if self._state is None:
            raise WrongPhase(Message("table-error-not-begun"))
        return self._state

    @property
    def seal(self) -> Seal:
        """The source of all chance at this table."""
        return make_seal(self.plan.secret, [chair.nonce or b"" for chair in self.chairs])

    def seat_of(self, guest: str | None) -> int | None:
        """Where this guest sits."""
        if guest is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return None

    # ------------------------------------------------------------------ what happens

    def begin(self) -> Step:
        """The setup, tried. Raises WrongPhase when the game has begun already."""
        if self.phase is not Phase.LOBBY:
            raise WrongPhase(Message("table-error-begun"))
        chance = Recorded(Sealed(self.seal, 0))
        journal = Journal()
        state = self._new_game(chance, journal)
        asked = ask(
            self.asked,
            acted=SETUP_SEAT,
            before=0,
            after=state.pending(),
            loud=True,
            version=SETUP_VERSION,
        )
        rows = tuple(journal.rows())
        entry = Entry(SETUP_VERSION, SETUP_SEAT, SETUP_CODE, tuple(chance.outcomes), rows)
        return Step(entry, state, asked)

    def decide(self, seat: int, question: int, action: Action) -> Step:
        """An action of a seat, tried. Raises WrongPhase, StaleAnswer or IllegalAction."""
        self._expect(seat, question)
        return self._try(seat, self.game.code_of(action))

    def decide_code(self, seat: int, question: int, code: int) -> Step:
        """The same for players that speak in codes."""
        self._expect(seat, question)
        return self._try(seat, code)

    def commit(self, step: Step, now: float) -> None:
        """A step that has been stored happens."""
        if step.entry.version != self.version + 1:
            raise StaleAnswer(Message("table-error-stale"))
        self.entries.append(step.entry)
        self._state = step.after
        self.asked_at = tuple(
            at if new == old else now
            for at, new, old in zip(self.asked_at, step.asked, self.asked, strict=True)
        )
        self.asked = step.asked
        self.moved_at = now
        self.start_by = None
        self.phase = Phase.FINISHED if step.ended else Phase.PLAYING

    def _expect(self, seat: int, question: int) -> None:
        if self.phase is not Phase.PLAYING:
            over = self.phase is Phase.FINISHED
            raise WrongPhase(Message("table-error-over" if over else "table-error-not-begun"))
        if question == NOT_ASKED or self.asked[seat] != question:
            raise StaleAnswer(Message("table-error-stale"))

    def _try(self, seat: int, code: int) -> Step:
        version = self.version + 1
        chance = Recorded(Sealed(self.seal, version - 1))
        journal = Journal()
        before = self.state.pending()
        after = self.state.clone()
        after.apply(seat, code, chance, journal)
        entry = Entry(version, seat, code, tuple(chance.outcomes), tuple(journal.rows()))
        asked = ask(
            self.asked,
            acted=seat,
            before=before,
            after=after.pending(),
            loud=self._loud(entry),
            version=version,
        )
        return Step(entry, after, asked)

    def _loud(self, entry: Entry) -> bool:
        return any(row.kind not in self.game.quiet for row in entry.rows)

    def _new_game(self, chance: Chance, journal: Journal | None) -> State:
        seats = len(self.chairs)
        return self.game.new(seats, chance, options=self.plan.options, journal=journal)

    # ------------------------------------------------------------------ coming back from storage

    def restore(self, entries: Sequence[Entry], snapshot: Snapshot, now: float) -> None:
        """Go on from what was stored. Raises TableOutdated when it does not hold together.

        A position saved in a layout that is not ours any more is played again from the recorded
        outcomes.
        """
        if snapshot.version != len(entries):
            raise TableOutdated(
                f"table {self.plan.id}: {len(entries)} entries are stored, "
                f"but the position after {snapshot.version}"
            )
        if snapshot.layout == self.game.layout:
            state = self.game.restore(snapshot.state)
        else:
            state = self._replay(entries)
        self.entries = list(entries)
        self._state = state
        self.asked = tuple(snapshot.asked)
        self.moved_at = now
        self.asked_at = (now,) * len(self.chairs)
        self.phase = Phase.PLAYING if state.pending() else Phase.FINISHED

    def opening(self) -> State:
        """The position after the setup, from its recorded outcomes."""
        return self._set_up_again(self.entries[0])

    def _set_up_again(self, setup: Entry) -> State:
        return self._new_game(Scripted(list(setup.outcomes)), None)

    def _replay(self, entries: Sequence[Entry]) -> State:
        try:
            state = self._set_up_again(entries[0])
            for entry in entries[1:]:
                state.apply(entry.seat, entry.code, Scripted(list(entry.outcomes)))
        except SquatchError as problem:
            raise TableOutdated(
                f"table {self.plan.id}: these rules play it differently; {problem}"
            ) from problem
        return state
