"""The conformance suite: random games, everything checked at every step.

For the author of a game, in a test:

    check_conformance(GAME, seats=4, games=20, conserved=count_all_cards)
    check_twin_worlds(GAME, seats=4, games=20)
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from squatch.core.chance import Fast, Recorded, Scripted
from squatch.core.conformance import checks
from squatch.core.conformance.steps import redone, restored
from squatch.core.conformance.trial import MOST_DECISIONS, Conserved, Trial, pick, pick_code
from squatch.core.errors import RecordError
from squatch.core.game import Deck, Game, Options
from squatch.core.journal import EVERYONE, Journal
from squatch.core.playout import fingerprint
from squatch.core.record import (
    Entry,
    Record,
    audiences,
    make_record,
    replay,
    set_up,
    take,
    verify,
)
from squatch.core.state import State, seats_of

OLD_CLONES = 24  # kept, and looked at again after each step
PLAYED_DEALS = 8  # at one step in so many a dealt world is played to its end


@dataclass
class Report:
    """What a run has seen: to find tests that pass because nothing happened."""

    games: int = 0
    steps: int = 0
    events: set[str] = field(default_factory=set)  # names of the event kinds that occurred
    hidden: set[str] = field(default_factory=set)  # of those, the ones that had a secret for some
    reasons: dict[str, int] = field(default_factory=dict)  # end reasons, with the games


def check_conformance(
    game: Game,
    seats: int,
    games: int,
    *,
    first_seed: int = 0,
    options: Options | None = None,
    deck: Deck | None = None,
    conserved: Conserved | None = None,
    most_decisions: int = MOST_DECISIONS,
) -> Report:
    """Play random games with every check at every step. Raises ConformanceError at the first fault.

    `conserved` says of a whole state what no action may change. A game of more than
    `most_decisions` is a fault too.
    """
    report = Report()
    secrecy: dict[int, bool] = {}
    for seed in range(first_seed, first_seed + games):
        trial = Trial(game, seats, seed, options, deck, conserved, most_decisions)
        checks.check_no_action(trial)
        Run(trial, report, secrecy).play()
    return report


class Run:
    """One game of the suite."""

    def __init__(self, trial: Trial, report: Report, secrecy: dict[int, bool]) -> None:
        self._trial = trial
        self._report = report
        self._secrecy = secrecy  # of each event kind: whether everybody may know its secret
        self._dice = trial.dice()
        self._chance = Fast(trial.seed)
        step = set_up(trial.game, trial.seats, self._chance, options=trial.options, deck=trial.deck)
        self._opening = step.state.clone()
        self._state = step.state
        self._entries: list[Entry] = [step.entry]
        self._conserved = None if trial.conserved is None else trial.conserved(step.state)
        self._observers = [step.state.seen(audience) for audience in audiences(trial.seats)]
        self._old: deque[tuple[State, int]] = deque(maxlen=OLD_CLONES)
        self._note(step.journal, 0)

    def play(self) -> None:
        """Play to the end and check the record."""
        number = 0
        try:
            self._check(number)
            while self._state.pending():
                number += 1
                self._trial.require(
                    number <= self._trial.most_decisions, "bounded", number, "it does not end"
                )
                self._step(number)
                self._check(number)
        except Exception as error:
            error.add_note(self._trial.where(number))  # what rules raise does not say where
            raise
        outcome = self._state.outcome()
        if outcome is not None:
            reasons = self._report.reasons
            reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
        self._report.games += 1
        self._check_record(number)

    def _check(self, number: int) -> None:
        trial, state, dice = self._trial, self._state, self._dice
        before = state.save()
        checks.check_conserved(trial, state, self._conserved, number)
        checks.check_legal(trial, state, number)
        checks.check_outcome(trial, state, number)
        checks.check_public(trial, state, number)
        checks.check_refusals(trial, state, dice, number)
        checks.check_actions(trial, state, dice, number)
        checks.check_views(trial, state, number)
        checks.check_saves(trial, state, number)
        checks.check_deals(trial, state, dice, self._conserved, number)
        checks.check_instinct(trial, state, dice, number)
        trial.equal(state.save(), before, "untouched", number, "a question changed the state")
        if number % PLAYED_DEALS == 0:
            checks.check_dealt_play(trial, state, dice, number)
            trial.equal(state.save(), before, "clone", number, "play in a dealt world changed this")

    def _step(self, number: int) -> None:
        trial, state = self._trial, self._state
        seat = pick(self._dice, seats_of(state.pending()))
        code = pick_code(self._dice, state, seat)
        self._remember()
        step = take(trial.game, state, seat, code, self._chance)
        self._check_clones(number, f"seat {seat} played {code} on a clone")
        self._check_detours(number, seat, code, step.entry, step.state, step.journal)
        recorded = Recorded(Scripted(list(step.entry.chance)))
        state.apply(seat, code, recorded, None)  # in place, and without a journal
        trial.equal(
            state.save(), step.state.save(), "journal", number, "with and without a journal"
        )
        trial.equal(
            tuple(recorded.outcomes),
            step.entry.chance,
            "journal",
            number,
            "chance without a journal",
        )
        self._check_clones(number, f"seat {seat} played {code}")
        self._entries.append(step.entry)
        self._report.steps += 1
        self._note(step.journal, number)
        self._check_observers(step.journal, number)

    def _remember(self) -> None:
        """Keep a clone, and what somebody has seen, with their fingerprints."""
        seen = self._state.seen(self._dice.below(self._trial.seats + 1) - 1)
        for each in (self._state.clone(), seen, seen.clone(), seen.deal(self._dice)):
            self._old.append((each, fingerprint(each)))

    def _check_clones(self, number: int, after: str) -> None:
        for old, was in self._old:
            self._trial.equal(
                fingerprint(old),
                was,
                "clone",
                number,
                f"a copy made earlier (audience {old.audience}) changed when {after}",
            )

    def _check_detours(
        self, number: int, seat: int, code: int, entry: Entry, after: State, journal: Journal
    ) -> None:
        """Saving and restoring, or undoing and redoing, makes no difference."""
        trial = self._trial
        for name, stepper in (("save", restored), ("redo", redone)):
            told = Journal()
            chance = Scripted(list(entry.chance))
            copy = self._state.clone()
            other = stepper(trial.game, copy, seat, code, chance, told, trial.deck)
            trial.equal(other.save(), after.save(), name, number, "the state after the step")
            trial.equal(told.rows(), journal.rows(), name, number, "the events of the step")

    def _check_observers(self, journal: Journal, number: int) -> None:
        for audience in audiences(self._trial.seats):
            observer = self._observers[audience]
            observer.observe(journal.told(audience))
            self._trial.equal(
                observer.save(),
                self._state.seen(audience).save(),
                "observe",
                number,
                f"what {audience} followed and what it has seen",
            )

    def _note(self, journal: Journal, number: int) -> None:
        """Check the events, and that a kind of event is secret always or never."""
        checks.check_events(self._trial, journal, number)
        for row in journal:
            name = self._trial.game.event_rows.names[row.kind]
            public = row.audience == EVERYONE
            self._report.events.add(name)
            if not public:
                self._report.hidden.add(name)
            self._trial.equal(
                self._secrecy.setdefault(row.kind, public),
                public,
                "event-secrecy",
                number,
                f"whether everybody may know the secret of '{name}', before and now",
            )

    def _check_record(self, number: int) -> None:
        trial = self._trial
        record = make_record(
            trial.game,
            self._opening,
            self._entries,
            self._state,
            options=trial.options,
            deck=trial.deck,
        )
        again = Record.from_json(record.to_json())
        trial.equal(again, record, "record", number, "the record and its JSON")
        try:
            verify(again, trial.game, trial.deck)
            steps = list(replay(again, trial.game, trial.deck))
        except RecordError as error:
            trial.fail("record", number, str(error))
        for audience in audiences(trial.seats):
            trial.equal(
                steps[-1][audience].save(),
                self._state.seen(audience).save(),
                "record",
                number,
                f"the replay's last position, seen by {audience}",
            )
