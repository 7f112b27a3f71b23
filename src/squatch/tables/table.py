"""A table: its seats, its game, and the journal of what has happened.

Actions go two steps: `decide` tries one on a copy and returns a `Step`; `commit` makes it the
table's. Between the two the step is stored, so nobody is told what could still be lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from squatch.core import attempt
from squatch.core.attempt import Attempt
from squatch.core.chance import Scripted
from squatch.core.errors import Message, SquatchError
from squatch.core.game import Action, Game
from squatch.core.seal import Seal, Sealed
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
        return Seal(self.plan.secret, tuple(chair.nonce or b"" for chair in self.chairs))

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
        chance = Sealed(self.seal, 0)
        opening = attempt.set_up(self.game, len(self.chairs), chance, options=self.plan.options)
        entry = _entry(SETUP_VERSION, SETUP_SEAT, SETUP_CODE, opening)
        asked = ask(
            self.asked,
            acted=SETUP_SEAT,
            before=0,
            after=opening.state.pending(),
            loud=True,
            version=SETUP_VERSION,
        )
        return Step(entry, opening.state, asked)

    def decide(
        self, seat: int, question: int, action: Action, *, after: Step | None = None
    ) -> Step:
        """An action of a seat, tried. Raises WrongPhase, StaleAnswer or IllegalAction.

        `after` is a step that was tried before and shall happen first.
        """
        self._expect(seat, question, after)
        return self._try(seat, self.game.code_of(action), after)

    def decide_code(self, seat: int, question: int, code: int) -> Step:
        """The same for players that speak in codes."""
        self._expect(seat, question, None)
        return self._try(seat, code, None)

    def commit(self, step: Step, now: float) -> None:
        """A step that has been stored happens."""
        if step.entry.version != self.version + 1:
            raise StaleAnswer(Message("table-error-stale"))
        self.entries.append(step.entry)
        if step.entry.seat >= 0:
            chair = self.chairs[step.entry.seat]
            chair.stood_in = chair.stood_in + 1 if chair.stand_in else 0
        self._state = step.after
        self.asked_at = tuple(
            at if new == old else now
            for at, new, old in zip(self.asked_at, step.asked, self.asked, strict=True)
        )
        self.asked = step.asked
        self.moved_at = now
        self.start_by = None
        self.phase = Phase.FINISHED if step.ended else Phase.PLAYING

    def _expect(self, seat: int, question: int, after: Step | None) -> None:
        over = self.phase is Phase.FINISHED or (after is not None and after.ended)
        if over or self.phase is Phase.LOBBY:
            raise WrongPhase(Message("table-error-over" if over else "table-error-not-begun"))
        asked = self.asked if after is None else after.asked
        if question == NOT_ASKED or asked[seat] != question:
            raise StaleAnswer(Message("table-error-stale"))

    def _try(self, seat: int, code: int, after: Step | None) -> Step:
        if after is None:
            state, asked, version = self.state, self.asked, self.version + 1
        else:
            state, asked, version = after.after, after.asked, after.entry.version + 1
        done = attempt.take(state, seat, code, Sealed(self.seal, version - 1))
        entry = _entry(version, seat, code, done)
        asked = ask(
            asked,
            acted=seat,
            before=state.pending(),
            after=done.state.pending(),
            loud=self._loud(entry),
            version=version,
        )
        return Step(entry, done.state, asked)

    def _loud(self, entry: Entry) -> bool:
        return any(row.kind not in self.game.quiet for row in entry.rows)

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
        chance = Scripted(list(setup.outcomes))
        return self.game.new(len(self.chairs), chance, options=self.plan.options)

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


def _entry(version: int, seat: int, code: int, done: Attempt) -> Entry:
    return Entry(version, seat, code, done.outcomes, tuple(done.journal.rows()))
