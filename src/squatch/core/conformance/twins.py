"""Twin worlds: two games that differ only in what a seat may not know, played side by side.

Whatever reaches that seat (events, prompts, legal actions, views, refusals, who is asked when, what
a bot in its place does) must be the same in both, for as long as what it has seen is the same. If
anything differs, a secret got out.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from squatch.core.chance import Fast
from squatch.core.conformance.trial import (
    MOST_DECISIONS,
    ConformanceError,
    Trial,
    pick,
    pick_code,
)
from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action, Deck, Game, Options
from squatch.core.journal import Journal
from squatch.core.state import SPECTATOR, State, seats_of

ATTEMPTS = 6  # actions of another seat that are tried in the twin
CHANCES = 3  # and chances for each
FRESH_TWIN = 5  # one step in so many begins with a new twin, though the old one would still do


@dataclass
class TwinReport:
    """How much was compared."""

    steps: int = 0
    compared: int = 0  # steps after which both worlds looked the same, and were compared
    own: int = 0  # of those, steps of the seat itself
    others: int = 0  # steps of others
    other_codes: int = 0  # of those, with different actions in the two worlds
    public: int = 0  # steps compared for spectators too
    twins: int = 0  # worlds dealt
    different: int = 0  # of those, the ones that differed from the true one


def check_twin_worlds(
    game: Game,
    seats: int,
    games: int,
    *,
    first_seed: int = 0,
    options: Options | None = None,
    deck: Deck | None = None,
    most_decisions: int = MOST_DECISIONS,
    floor: float = 0.25,
    secret_actions: tuple[type[Action], ...] = (Action,),
) -> TwinReport:
    """Play random games beside twins of theirs.

    Raises ConformanceError for the first secret that gets out.

    Where another seat plays one of the `secret_actions`, the two worlds may see different ones of
    the same type. Name the types whose fields are not all public: what is done in the open may
    differ in what everybody is told and still leave the same position behind (somebody steals one
    card or another, and both are discarded at once), which is no leak.

    The audience changes from game to game: each seat, and the spectators. Less than `floor` of all
    steps compared, or not one twin that differed, is a fault too: the test would show nothing.
    """
    report = TwinReport()
    for seed in range(first_seed, first_seed + games):
        trial = Trial(game, seats, seed, options, deck, None, most_decisions)
        Twins(trial, seed % (seats + 1) - 1, report, secret_actions).play()
    where = f"{game.id}, {seats} seats, seeds {first_seed} to {first_seed + games - 1}"
    if report.compared < floor * report.steps:
        raise ConformanceError(
            "twin-floor",
            where,
            f"{report.compared} of {report.steps} steps were compared; expected {floor:.0%}",
        )
    if report.different == 0:
        raise ConformanceError(
            "twin-differs",
            where,
            f"all {report.twins} dealt worlds are the true one: deal knows what was not seen",
        )
    return report


@dataclass
class World:
    """One of the two worlds, and what the last step told."""

    state: State
    journal: Journal


class Twins:
    """One game, and the twins of it that one audience could be in as well."""

    def __init__(
        self,
        trial: Trial,
        audience: int,
        report: TwinReport,
        secret_actions: tuple[type[Action], ...],
    ) -> None:
        self._trial = trial
        self._secret_actions = secret_actions
        self._audience = audience
        self._report = report
        self._dice = trial.dice()
        self._state = trial.game.new(
            trial.seats, Fast(trial.seed), options=trial.options, deck=trial.deck
        )
        self._twin = self._state

    def play(self) -> None:
        """Play the true game to its end."""
        number = 0
        try:
            self._deal(number)
            while self._state.pending():
                number += 1
                self._trial.require(
                    number <= self._trial.most_decisions, "bounded", number, "it does not end"
                )
                if not self._step(number) or self._dice.below(FRESH_TWIN) == 0:
                    self._deal(number)
        except Exception as error:
            error.add_note(self._trial.where(number))  # what rules raise does not say where
            raise

    def _deal(self, number: int) -> None:
        seen = self._state.seen(self._audience)
        self._twin = seen.deal(Fast(self._dice.word(), 2))
        self._report.twins += 1
        self._report.different += self._twin.save() != self._state.save()
        self._trial.equal(
            self._twin.seen(self._audience).save(),
            seen.save(),
            "twin-seen",
            number,
            f"what {self._audience} has seen in the dealt world and in the true one",
        )

    def _step(self, number: int) -> bool:
        """One step in both worlds; whether they still look the same."""
        seat = pick(self._dice, seats_of(self._state.pending()))
        code = pick_code(self._dice, self._state, seat)
        chance = self._dice.word()
        before = (self._state, self._twin)
        true = self._carried_out(self._state, seat, code, chance)
        self._state = true.state
        self._report.steps += 1
        seen = true.state.seen(self._audience).save()
        for other_code, other_chance in self._attempts(seat, code, chance):
            twin = self._carried_out(self._twin, seat, other_code, other_chance)
            if twin.state.seen(self._audience).save() == seen:
                self._count(seat, code, other_code)
                self._compare(before, true, twin, number)
                self._twin = twin.state
                return True
        return False

    def _carried_out(self, state: State, seat: int, code: int, chance: int) -> World:
        world = World(state.clone(), Journal())
        try:
            world.state.apply(seat, code, Fast(chance), world.journal)
        except IllegalAction as error:
            self._trial.fail(
                "twin-legal", 0, f"seat {seat} may not play {code} in a twin world: {error}"
            )
        return world

    def _attempts(self, seat: int, code: int, chance: int) -> list[tuple[int, int]]:
        """What to try in the twin: the same action, of another seat's secret ones also others."""
        chances = [chance, *(self._dice.word() for _ in range(CHANCES - 1))]
        if seat == self._audience:
            return [(code, each) for each in chances]
        legal = self._twin.legal(seat)
        others = self._others_like(code, legal)
        same = [code] if code in legal else []
        codes = same + others if self._dice.below(2) else others + same
        return [(each, chance) for each in codes] + [
            (each, again) for again in chances[1:] for each in codes[:2]
        ]

    def _others_like(self, code: int, legal: list[int]) -> list[int]:
        """Some legal actions of the same type, if it is one of the secret ones."""
        action_of = self._trial.game.action_of
        action = action_of(code)
        if not isinstance(action, self._secret_actions):
            return []
        drawn = [pick(self._dice, legal) for _ in range(ATTEMPTS)]
        return [each for each in drawn if isinstance(action_of(each), type(action))]

    def _count(self, seat: int, code: int, other_code: int) -> None:
        self._report.compared += 1
        if seat == self._audience:
            self._report.own += 1
        else:
            self._report.others += 1
            self._report.other_codes += code != other_code

    def _compare(self, before: tuple[State, State], true: World, twin: World, number: int) -> None:
        self._compare_for(self._audience, true, twin, number)
        self._compare_refusals(before, number)
        self._compare_refusals((true.state, twin.state), number)
        spectators = [world.state.seen(SPECTATOR).save() for world in (true, twin)]
        self._trial.equal(
            spectators[0], spectators[1], "twin-spectator", number, "what spectators have seen"
        )
        self._compare_for(SPECTATOR, true, twin, number)
        self._report.public += 1

    def _compare_for(self, audience: int, true: World, twin: World, number: int) -> None:
        trial = self._trial
        game = trial.game
        one, other = true.state, twin.state
        who = "spectators" if audience == SPECTATOR else f"seat {audience}"
        rows = [true.journal.told(audience).rows(), twin.journal.told(audience).rows()]
        trial.equal(rows[0], rows[1], "twin-events", number, f"what {who} were told")
        lines = [[msgspec.json.encode(game.event_of(row)) for row in told] for told in rows]
        trial.equal(lines[0], lines[1], "twin-events", number, f"log lines of {who}")
        trial.equal(one.pending(), other.pending(), "twin-pending", number, f"pending for {who}")
        trial.equal(one.to_act(), other.to_act(), "twin-pending", number, f"to_act for {who}")
        trial.equal(
            repr(one.outcome()), repr(other.outcome()), "twin-outcome", number, f"outcome for {who}"
        )
        seen = [world.seen(audience) for world in (one, other)]
        views = [msgspec.json.encode(game.view(each)) for each in seen]
        trial.equal(views[0], views[1], "twin-view", number, f"view of {who}")
        if audience == SPECTATOR:
            return
        trial.equal(
            one.legal(audience),
            other.legal(audience),
            "twin-legal",
            number,
            f"legal codes of {who}",
        )
        if one.pending() >> audience & 1:
            seed = self._dice.word()
            choices = [game.instinct(each, Fast(seed)) for each in seen]
            trial.equal(choices[0], choices[1], "twin-instinct", number, f"instinct of {who}")

    def _compare_refusals(self, worlds: tuple[State, State], number: int) -> None:
        """The reason why the seat may not do something says nothing about what it may not know."""
        seat = self._audience
        if seat == SPECTATOR:
            return
        legal = set(worlds[0].legal(seat))
        others = {code for other in range(self._trial.seats) for code in worlds[0].legal(other)}
        wrong = sorted({*others, *(code + 1 for code in legal), -1} - legal)
        for _ in range(2):
            code = pick(self._dice, wrong)
            one, other = (refusal(world, seat, code) for world in worlds)
            self._trial.equal(one, other, "twin-refusal", number, f"refusal of {code} to {seat}")


def refusal(state: State, seat: int, code: int) -> Message | None:
    """Why a seat may not do this, or None where it may."""
    try:
        state.clone().apply(seat, code, Fast(0), None)
    except IllegalAction as error:
        return error.message
    return None
