"""The zoo keeps the contract; its broken relatives are found by the check that is there for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import msgspec
import pytest

from squatch.core.chance import Chance, Fast
from squatch.core.conformance import (
    STEPPERS,
    ConformanceError,
    Stepper,
    check_conformance,
    check_twin_worlds,
    every_options,
)
from squatch.core.errors import Message
from squatch.core.game import Event, Game, Options
from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Journal, Row, journal_of
from squatch.core.state import Outcome, State
from zoo import ZOO
from zoo.base import UNKNOWN, Told, Zones, ZooGame, ZooState
from zoo.bids import SEALED, Bids, BidsGame, BidsOptions
from zoo.moles import Moles, MolesGame
from zoo.stack import BURIED, PEEK, PEEKED, Stack, StackGame
from zoo.tracks import Tracks, TracksGame

TABLES = [(name, seats) for name, game in ZOO.items() for seats in game.seats]


def cards(state: State) -> object:
    """What no action of a zoo game may change."""
    if isinstance(state, Stack):
        return sorted(state.deck + state.taken)
    if isinstance(state, Moles):
        return sorted(state.roles)
    if isinstance(state, Tracks):
        return UNKNOWN in state.goals
    assert isinstance(state, Bids)
    return len(state.bids)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_zoo_keeps_the_contract(name: str, seats: int) -> None:
    for options in every_options(ZOO[name], seats):
        report = check_conformance(ZOO[name], seats, 3, options=options, conserved=cards)
        assert report.games == 3
        assert report.steps > 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_zoo_keeps_the_contract_in_many_games(name: str, seats: int) -> None:
    report = check_conformance(ZOO[name], seats, 100, first_seed=1000, conserved=cards)
    assert set(report.reasons) == set(ZOO[name].end_reasons)
    assert report.events == set(ZOO[name].event_rows.names)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_secret_of_the_zoo_gets_out(name: str, seats: int) -> None:
    report = check_twin_worlds(ZOO[name], seats, 3 * (seats + 1), floor=0.7)
    assert report.own > 0
    assert report.others > 0
    assert report.public == report.compared


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_secret_of_the_zoo_gets_out_in_many_games(name: str, seats: int) -> None:
    check_twin_worlds(ZOO[name], seats, 50 * (seats + 1), first_seed=1000, floor=0.7)


def test_sealed_bids_differ_between_twin_worlds() -> None:
    assert check_twin_worlds(ZOO["zoo-bids"], 4, 20).other_codes > 20


@pytest.mark.parametrize("stepper", STEPPERS.values(), ids=STEPPERS)
def test_all_ways_to_make_a_step_come_to_the_same(stepper: Stepper) -> None:
    game = ZOO["zoo-bids"]
    expected = game.new(3, Fast(1))
    state: State = game.new(3, Fast(1))
    told, expected_told = Journal(), Journal()
    for number in range(9):
        seat = expected.to_act()
        code = expected.legal(seat)[0]
        expected.apply(seat, code, Fast(number), expected_told)
        state = stepper(game, state, seat, code, Fast(number), told, None)
        assert state.save() == expected.save()
    assert told.rows() == expected_told.rows()


def test_options_are_tried_one_at_a_time() -> None:
    assert list(every_options(ZOO["zoo-bids"], 3)) == [BidsOptions(), BidsOptions(low=True)]
    firsts = [getattr(options, "first", "") for options in every_options(ZOO["zoo-moles"], 3)]
    assert firsts == [None, 0, 1, 2]


# ------------------------------------------------------------------ games that break the contract
#
# Each is a zoo game with one fault, as somebody might make it.


class UnsortedLegal(Bids):
    def codes(self, seat: int) -> list[int]:
        return super().codes(seat)[::-1]


class RepeatedLegal(Bids):
    def codes(self, seat: int) -> list[int]:
        return sorted(super().codes(seat) * 2)


class EmptyLegal(Moles):
    """The forced silence is left out."""

    def codes(self, seat: int) -> list[int]:
        return [] if self.silenced[seat] else super().codes(seat)


class SecretInAPublicColumn(Bids):
    """Who sealed tells what."""

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        told = Journal()
        super().act(seat, code, chance, told)
        for row in told if journal is not None else ():
            shown = row._replace(c=row.secret if row.kind == SEALED else 0)
            assert journal is not None
            journal.add(*shown)


class SecretForEveryone(Bids):
    """One log for all."""

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        told = Journal()
        super().act(seat, code, chance, told)
        for row in told if journal is not None else ():
            assert journal is not None
            journal.add(*row._replace(audience=EVERYONE))


class SometimesForEveryone(Stack):
    """A peek at a card that is worth nothing is told to all."""

    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        told = Journal()
        super().act(seat, code, chance, told)
        for row in told if journal is not None else ():
            bad = row.kind == PEEKED and row.secret < 0
            assert journal is not None
            journal.add(*row._replace(audience=EVERYONE if bad else row.audience))

    def observe(self, told: Journal) -> None:
        fair = [
            row if row.kind != PEEKED or row.a == self.audience else hidden(row) for row in told
        ]
        super().observe(journal_of(fair))


def hidden(row: Row) -> Row:
    return row._replace(audience=NOBODY, secret=HIDDEN)


class PendingTells(Stack):
    """Nobody is asked who has looked at a card that is not worth a token."""

    def pending(self) -> int:
        pending = super().pending()
        if self.stack and self.deck and self.deck[0] != UNKNOWN and self.deck[0] > 0:
            return pending & ~self.knowers[0]
        return pending


class LegalTells(Stack):
    """Whether a peek is possible depends on a card that was not seen."""

    def codes(self, seat: int) -> list[int]:
        codes = super().codes(seat)
        return [
            code for code in codes if code != PEEK or self.deck[0] == UNKNOWN or self.deck[0] > 0
        ]


class RefusalTells(Bids):
    """The reason names a rival's sealed bid."""

    def why_not(self, seat: int, code: int) -> Message:
        return Message("refused-too-low", {"highest": max(self.bids)})


class SeenTells(Bids):
    """Bids are hidden only while their owner is not alone."""

    def hide(self, audience: int) -> None:
        if sum(1 for bid in self.bids if bid) > 1:
            super().hide(audience)


class DealKnowsTheTruth(Moles):
    """A copy of what was true is kept for the search to find."""

    def seen(self, audience: int) -> "DealKnowsTheTruth":
        other = super().seen(audience)
        other.truth = list(getattr(self, "truth", self.roles))
        return other

    def clone(self) -> "DealKnowsTheTruth":
        other = super().clone()
        if hasattr(self, "truth"):
            other.truth = list(self.truth)
        return other

    truth: list[int]

    def fill(self, chance: Chance) -> None:
        if hasattr(self, "truth"):
            self.roles = list(self.truth)
        else:
            super().fill(chance)


class DealForgets(Stack):
    """A remembered card is dealt anew."""

    def fill(self, chance: Chance) -> None:
        self.deck = [UNKNOWN] * len(self.deck)
        super().fill(chance)


class DealLosesACard(Stack):
    def fill(self, chance: Chance) -> None:
        super().fill(chance)
        if self.deck and not any(self.knowers):
            self.deck[-1] = self.deck[0]


class ObserverForgets(Stack):
    """A card that was looked at is forgotten when it goes under the deck."""

    def observe(self, told: Journal) -> None:
        super().observe(told)
        if any(row.kind == BURIED for row in told) and self.deck:
            self.deck[-1] = UNKNOWN


class SharedList(Stack):
    def clone(self) -> "SharedList":
        other = super().clone()
        other.points = self.points
        return other


class SaveForgets(Stack):
    """A window that somebody has passed in is open again after a restart."""

    ZONES: ClassVar[tuple[str, ...]] = tuple(zone for zone in Stack.ZONES if zone != "passed")

    def __init__(self, seats: int, cards: tuple[int, ...]) -> None:
        super().__init__(seats, cards)
        self.passed = [0] * seats

    def clone(self) -> "SaveForgets":
        other = super().clone()
        other.passed = list(self.passed)
        return other


class RestoredDiffers(BidsGame):
    def restore(self, saved: list[int], deck: object = None) -> ZooState:
        state = super().restore(saved)
        state.zone("points")[0] = 0
        return state


class RefusalLeavesTraces(Bids):
    def why_not(self, seat: int, code: int) -> Message:
        self.hands[seat] |= 1
        return super().why_not(seat, code)


class NothingIsRefused(Bids):
    def apply(self, seat: int, code: int, chance: Chance, journal: Journal | None = None) -> None:
        if 0 <= seat < self.seats and self.pending() >> seat & 1 and code == 0:
            return
        super().apply(seat, code, chance, journal)


class QuestionsChange(Bids):
    def outcome(self) -> Outcome | None:
        self.points[0] += 1
        return super().outcome()


class EarlyOutcome(Bids):
    def outcome(self) -> Outcome | None:
        return Outcome("sold-out", [], self.points)


class UnknownReason(Bids):
    def outcome(self) -> Outcome | None:
        over = super().outcome()
        return over and Outcome("boredom", over.winners, over.scores)


class WinnerTwice(Bids):
    def outcome(self) -> Outcome | None:
        over = super().outcome()
        return over and Outcome(over.reason, [0, 0], over.scores)


class NoEnd(Tracks):
    def begin(self, options: Options, chance: Chance, journal: Journal | None) -> None:
        super().begin(options, chance, journal)
        self.leaps = [1] * self.seats

    def turn(self) -> int:
        return super().turn() % self.seats

    def rows(self) -> list[int]:
        return [0] * self.seats


class ChanceOnlyWithAJournal(Bids):
    def act(self, seat: int, code: int, chance: Chance, journal: Journal | None) -> None:
        if journal is not None:
            chance.below(2)
        super().act(seat, code, chance, journal)


class WrongCode(BidsGame):
    def action_of(self, code: int) -> Told:  # type: ignore[override]
        return super().action_of(code + 1)  # type: ignore[return-value]


class AnyCode(BidsGame):
    def action_of(self, code: int) -> Told:  # type: ignore[override]
        return super().action_of(max(code, 0))  # type: ignore[return-value]


class EventLosesAField(BidsGame):
    def event_of(self, row: Row) -> Event:
        return super().event_of(row._replace(b=0))


class EventGuesses(BidsGame):
    """What is secret is 0 instead of None for those who may not know."""

    def event_of(self, row: Row) -> Event:
        event = super().event_of(row)
        assert isinstance(event, Told)
        return event if row.known else msgspec.structs.replace(event, secret=-1)

    def row_of(self, event: Event) -> Row:
        assert isinstance(event, Told)
        guessed = event if event.secret != -1 else msgspec.structs.replace(event, secret=None)
        return super().row_of(guessed)


class ViewForgets(StackGame):
    state = Stack

    def view(self, seen: State) -> Zones:
        view = super().view(seen)
        return msgspec.structs.replace(view, zones={**view.zones, "points": [0] * view.seats})


class ViewMarksTheSeen(StackGame):
    def view(self, seen: State) -> Zones:
        assert isinstance(seen, Stack)
        seen.turn[0] += 1
        return super().view(seen)


class IllegalInstinct(BidsGame):
    def instinct(self, seen: State, chance: Chance) -> int:
        return 77


class UnsteadyInstinct(BidsGame):
    asked = 0

    def instinct(self, seen: State, chance: Chance) -> int:
        type(self).asked += 1
        legal = seen.legal(seen.audience)
        return legal[self.asked % len(legal)]


def with_state(base: type[ZooGame], broken: type[ZooState]) -> ZooGame:
    made: ZooGame = type(broken.__name__, (base,), {"state": broken})()
    return made


@dataclass(frozen=True)
class Fault:
    game: Game
    check: str
    by: Callable[..., object] = check_conformance

    def __str__(self) -> str:
        return f"{type(self.game).__name__}-{self.by.__name__}"


FAULTS = [
    Fault(with_state(BidsGame, UnsortedLegal), "legal-sorted"),
    Fault(with_state(BidsGame, RepeatedLegal), "legal-sorted"),
    Fault(with_state(MolesGame, EmptyLegal), "legal-empty"),
    Fault(with_state(BidsGame, SecretInAPublicColumn), "twin-events", check_twin_worlds),
    Fault(with_state(BidsGame, SecretForEveryone), "observe"),
    Fault(with_state(BidsGame, SecretForEveryone), "twin-events", check_twin_worlds),
    Fault(with_state(StackGame, SometimesForEveryone), "event-secrecy"),
    Fault(with_state(StackGame, PendingTells), "pending-public"),
    Fault(with_state(StackGame, PendingTells), "twin-pending", check_twin_worlds),
    Fault(with_state(StackGame, LegalTells), "legal-seen"),
    Fault(with_state(StackGame, LegalTells), "twin-legal", check_twin_worlds),
    Fault(with_state(BidsGame, RefusalTells), "twin-refusal", check_twin_worlds),
    Fault(with_state(BidsGame, SeenTells), "observe"),
    Fault(with_state(MolesGame, DealKnowsTheTruth), "deal-from-view"),
    Fault(with_state(MolesGame, DealKnowsTheTruth), "twin-differs", check_twin_worlds),
    Fault(with_state(StackGame, DealForgets), "deal"),
    Fault(with_state(StackGame, DealForgets), "twin-seen", check_twin_worlds),
    Fault(with_state(StackGame, DealLosesACard), "conserved"),
    Fault(with_state(StackGame, ObserverForgets), "observe"),
    Fault(with_state(StackGame, SharedList), "clone"),
    Fault(with_state(StackGame, SaveForgets), "save"),
    Fault(RestoredDiffers(), "save"),
    Fault(with_state(BidsGame, RefusalLeavesTraces), "refused"),
    Fault(with_state(BidsGame, NothingIsRefused), "refused"),
    Fault(with_state(BidsGame, QuestionsChange), "untouched"),
    Fault(with_state(BidsGame, EarlyOutcome), "outcome"),
    Fault(with_state(BidsGame, UnknownReason), "outcome"),
    Fault(with_state(BidsGame, WinnerTwice), "outcome"),
    Fault(with_state(TracksGame, NoEnd), "bounded"),
    Fault(with_state(BidsGame, ChanceOnlyWithAJournal), "journal"),
    Fault(WrongCode(), "action-codec"),
    Fault(AnyCode(), "action-codec"),
    Fault(EventLosesAField(), "event-codec"),
    Fault(EventGuesses(), "event-secrecy"),
    Fault(ViewForgets(), "view-codec"),
    Fault(ViewMarksTheSeen(), "view-codec"),
    Fault(IllegalInstinct(), "instinct"),
    Fault(UnsteadyInstinct(), "instinct"),
    Fault(UnsteadyInstinct(), "twin-instinct", check_twin_worlds),
]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_broken_game_is_found_by_the_check_that_is_there_for_it(fault: Fault) -> None:
    more = {"conserved": cards} if fault.by is check_conformance else {}
    with pytest.raises(ConformanceError) as found:
        fault.by(fault.game, 3, 30, most_decisions=60, **more)
    assert found.value.check == fault.check, str(found.value)
    assert "3 seats, seed" in str(found.value)


def test_twin_worlds_that_compare_too_little_show_nothing() -> None:
    with pytest.raises(ConformanceError, match=r"steps were compared; expected 101%") as found:
        check_twin_worlds(ZOO["zoo-bids"], 3, 4, floor=1.01)
    assert found.value.check == "twin-floor"


def test_the_error_says_how_to_get_there_again() -> None:
    game = with_state(BidsGame, EarlyOutcome)
    with pytest.raises(
        AssertionError, match=r"\[outcome\] zoo-bids, 2 seats, seed 5, step 0, Bids"
    ):
        check_conformance(game, 2, 1, first_seed=5, options=BidsOptions())
