"""A game in both readings of the rules, played at random and compared after every action."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import UnionType

import msgspec

from games.trailblazers_sasquatch.maps import DECK, LETTERS
from games.trailblazers_sasquatch.reference_pieces import AROUND
from games.trailblazers_sasquatch.reference_rules import FACTOR, GRADES, Reference
from games.trailblazers_sasquatch.slow_loops import Loop
from squatch.core.chance import Fast
from squatch.core.game import Action, Event
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, SPECTATOR, seats_of
from squatch.games.trailblazers_sasquatch import actions as act
from squatch.games.trailblazers_sasquatch.deck import TrailDeck
from squatch.games.trailblazers_sasquatch.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Stage,
    TurnedOver,
    TurnedUp,
)
from squatch.games.trailblazers_sasquatch.game import GAME, TrailblazersOptions
from squatch.games.trailblazers_sasquatch.names import BASES, TRAILS, Trail
from squatch.games.trailblazers_sasquatch.views import Card, Hint, RowView, TrailblazersView

NOT_RASH = act.Show | act.Lay | act.LayBase | act.Discard | act.Pass | act.Draw | act.Keep


@dataclass
class Manner:
    """How a game is played, as probabilities; `accuse` is of a tourist, `right` of the Sasquatch.

    `build` is for the placement that adds most to the loops, `pile` for a discard into always the
    same `row`; with `far` everything is placed as far as can be into one direction.
    """

    accuse: float
    right: float
    reveal: float
    talk: float
    build: float
    pile: float
    row: Trail
    hunter_base: float
    far: tuple[int, int] | None


def manner(dice: random.Random) -> Manner:
    """A manner for a game; in most games somebody is accused before long."""
    if dice.random() < 0.02:
        return Manner(0, 0, 0, 0, 0, 0, "foot", 0, far=dice.choice(AROUND))
    return Manner(
        accuse=dice.choice([0, 0.02, 0.1]),
        right=dice.choice([0, 0.1, 0.5]),
        reveal=dice.choice([0, 0.1, 0.7]),
        talk=dice.choice([0, 0.2]),
        build=dice.choice([0, 0.3, 0.9]),
        pile=dice.choice([0, 0.9]),
        row=dice.choice(TRAILS),
        hunter_base=dice.choice([0, 0.2]),
        far=None,
    )


def strange_deck(dice: random.Random) -> TrailDeck:
    """Other shares of animals, and bases whose sides lie in another order."""
    share = Fraction(dice.choice([0, 1, 2, 3, 3, 5, 10, 10]), 10)
    sides = []
    for letters in ("fb", "bw", "wf"):
        drawn = "".join(dice.choice(letters) for _side in range(4))
        sides.append(drawn if len(set(drawn)) == 2 else letters * 2)
    return TrailDeck(share, tuple(sides))


class Game:
    """A game in both readings of the rules."""

    def __init__(self, seats: int, seed: int) -> None:
        self.dice = random.Random(f"{seats} {seed}")
        self.manner = manner(self.dice)
        self.deck = DECK if seed % 2 else strange_deck(self.dice)
        self.chance = Fast(seed, seats)
        self.actions = 0
        self.offered: dict[int, list[Action]] = {}
        options = TrailblazersOptions(
            first_hiker=self.dice.choice([None, *range(seats)]),
            late_accusations=self.dice.random() < 0.3,
        )
        journal = Journal()
        self.ours = GAME.new(seats, self.chance, options=options, deck=self.deck, journal=journal)
        events = events_of(journal)
        hands: list[Sequence[int]] = [[] for _seat in range(seats)]
        characters = ["" for _seat in range(seats)]
        for event in events:
            if isinstance(event, Dealt):
                characters[event.seat] = event.character or ""
            if isinstance(event, Drew):
                hands[event.seat] = event.cards or ()
        first = GAME.view(self.ours.seen(SPECTATOR)).active
        assert options.first_hiker in (None, first)
        sides: dict[str, list[Trail]] = {
            base: [LETTERS[letter] for letter in letters]
            for base, letters in zip(BASES, self.deck.sides, strict=True)
        }
        late = options.late_accusations
        self.theirs = Reference(self.deck.table(), sides, characters, hands, first, late=late)

    # --- playing

    def play(self) -> str:
        """To the end, for the reason that is returned."""
        self.compare()
        while self.theirs.pending():
            seat = self.dice.choice(sorted(self.theirs.pending()))
            self.do(seat, self.choose(seat))
            self.actions += 1
            self.compare()
        assert self.theirs.reason is not None
        return self.theirs.reason

    def do(self, seat: int, action: Action) -> None:
        """Do it in both; the same is told, to everybody and to one audience."""
        journal = Journal()
        self.ours.apply(seat, GAME.code_of(action), self.chance, journal)
        happened = events_of(journal)
        expected = self.theirs.act(seat, action, drawn_in(happened))
        expected += self.ending()
        assert Counter(without_stage(happened)) == Counter(expected)
        audience = self.audience()
        told = events_of(journal.told(audience))
        assert Counter(without_stage(told)) == Counter(as_told(expected, audience))

    def ending(self) -> list[Event]:
        """What is told at the end of a game: why, and what lies in the rows."""
        theirs = self.theirs
        if theirs.reason is None:
            return []
        shown: list[Event] = [
            TurnedOver(trail, seat, place, card)  # type: ignore[arg-type]
            for trail, row in theirs.rows.items()
            for place, (seat, card) in enumerate(row)
            if not theirs.figure
        ]
        return [Ended(theirs.reason, theirs.sasquatch), *shown]  # type: ignore[arg-type]

    def choose(self, seat: int) -> Action:
        """At random, in the manner of the game."""
        actions = self.offered[seat]
        manner, dice, theirs = self.manner, self.dice, self.theirs
        wanted: type[Action] | UnionType = NOT_RASH
        if dice.random() < manner.talk:
            wanted = act.Say
        if theirs.phase == "accusing":
            guilty = theirs.active == theirs.sasquatch
            if dice.random() < (manner.right if guilty else manner.accuse):
                wanted = act.Accuse
        if theirs.phase == "discarding":
            if dice.random() < manner.pile:
                return act.Discard(manner.row)
            if dice.random() < manner.reveal:
                wanted = act.Reveal
        if theirs.phase == "first-draw":
            wanted = act.LayBase if dice.random() < manner.hunter_base else act.Draw
        some = [it for it in actions if isinstance(it, wanted)]
        some = some or [it for it in actions if isinstance(it, NOT_RASH)]
        places = [it for it in some if isinstance(it, act.Lay | act.LayBase)]
        return self.placement(places) if places else dice.choice(some)

    def placement(self, actions: Sequence[act.Lay | act.LayBase]) -> Action:
        """A place for a piece."""
        if self.manner.far is not None:
            east, south = self.manner.far
            return max(actions, key=lambda it: it.x * east + it.y * south)
        if self.dice.random() < self.manner.build:
            hints = GAME.view(self.ours.seen(self.theirs.active)).hints
            best = max(hints, key=gain, default=None)
            if best is not None and gain(best) >= 0:
                where = (best.x, best.y, best.turn)
                return act.LayBase(best.base, *where) if best.base else act.Lay(*where)
        return self.dice.choice(actions)

    def audience(self) -> int:
        return self.dice.randrange(-1, self.theirs.n)

    # --- comparing

    def compare(self) -> None:
        ours, theirs = self.ours, self.theirs
        assert set(seats_of(int(ours.pending()))) == theirs.pending()
        for seat in range(theirs.n):
            codes = ours.legal(seat)
            assert codes == sorted(set(codes))
            self.offered[seat] = [action_of(code) for code in codes]
            assert set(self.offered[seat]) == theirs.legal(seat), theirs.phase
        self.compare_view(self.audience())
        outcome = ours.outcome()
        if outcome is None:
            assert theirs.reason is None
            assert ours.to_act() in theirs.pending()
            return
        assert (outcome.reason, sorted(outcome.winners)) == (theirs.reason, theirs.winners)
        if theirs.scores is not None:
            assert outcome.scores == theirs.scores
        assert ours.to_act() == NO_SEAT

    def compare_view(self, audience: int) -> None:
        view, theirs = GAME.view(self.ours.seen(audience)), self.theirs
        assert (view.phase, view.turn, view.first) == (theirs.phase, theirs.turn, theirs.first)
        assert set(view.waiting) == theirs.pending()
        if theirs.phase != "over":
            assert view.active == theirs.active
            assert view.must_base == theirs.must_base
        assert view.accusable == theirs.accusable()
        assert set(view.trail_placers) == theirs.placers
        assert view.hunters_from == theirs.hunters_from
        pieces = [(p.card.card if p.card else p.base, p.x, p.y, p.turn, p.by) for p in view.pieces]
        assert pieces == theirs.pieces
        assert loops_in(view) == theirs.loops
        assert view.loop_total == theirs.loop_total
        assert {place.base for place in view.supply} == set(theirs.supply)
        assert view.deck_size == len(theirs.deck)
        assert (view.shown.card if view.shown else None) == theirs.shown
        accusation = view.accusation
        assert (accusation and msgspec.structs.astuple(accusation)) == theirs.accusation
        for seat in range(theirs.n):
            self.compare_seat(view, seat, audience)
        for row in view.rows:
            self.compare_row(row, audience)
        self.compare_pursuit(view)
        self.compare_result(view)

    def compare_seat(self, view: TrailblazersView, seat: int, audience: int) -> None:
        place, theirs = view.seats[seat], self.theirs
        assert place.hand_size == len(theirs.hands[seat])
        assert place.left_size == len(theirs.left[seat])
        mine = seat == audience
        assert numbers(place.left) == (theirs.left[seat] if mine else set())
        assert (place.hand is None) == (not mine)
        assert numbers(place.hand or ()) == (theirs.hands[seat] if mine else set())
        known = mine or theirs.figure or theirs.reason or audience == theirs.sasquatch
        assert place.character == (theirs.characters[seat] if known else None)
        assert place.passed == (theirs.phase == "accusing" and seat in theirs.passed)
        assert place.talked == (seat in theirs.talked)
        said = place.statement and (place.statement.said, place.statement.turn)
        assert said == theirs.said.get(seat)

    def compare_row(self, row: RowView, audience: int) -> None:
        theirs = self.theirs
        discards = theirs.rows[row.row]
        assert [discard.seat for discard in row.discards] == [seat for seat, _card in discards]
        stack = theirs.stacks.get(row.row)
        assert row.stack == (None if stack is None else len(stack))
        cards = [discard.card.card if discard.card else None for discard in row.discards]
        if stack is None:
            seen = {audience} if theirs.reason is None else set(range(theirs.n))
            assert cards == [card if seat in seen else None for seat, card in discards]
            assert row.known == ()
        else:
            own = {card for seat, card in discards if seat == audience}
            assert numbers(row.known) == own & stack
            assert cards == [None] * len(cards)

    def compare_pursuit(self, view: TrailblazersView) -> None:
        theirs, hunt = self.theirs, view.pursuit
        if theirs.figure is None:
            assert hunt is None
            return
        assert hunt is not None
        assert hunt.sasquatch == theirs.sasquatch
        assert theirs.pieces[hunt.figure] == theirs.figure
        assert (hunt.tally, hunt.last_turn) == (theirs.tally, theirs.tally == hunt.tally_end)
        assert numbers(hunt.removed) == set(theirs.gone)
        if theirs.phase in ("second-draw", "keeping"):
            assert [card.card for card in hunt.drawn] == theirs.drawn

    def compare_result(self, view: TrailblazersView) -> None:
        theirs, result = self.theirs, view.result
        if theirs.reason is None:
            assert result is None
            return
        assert result is not None
        assert (result.reason, result.sasquatch) == (theirs.reason, theirs.sasquatch)
        assert (result.loops, result.factor) == (theirs.loop_total, FACTOR[theirs.n])
        assert result.animals == (None if theirs.figure else theirs.animals())
        grade = sum(theirs.loop_total >= points for points in GRADES)
        assert result.grade == (grade if theirs.reason == "no-sasquatch" else None)


def gain(hint: Hint) -> int:
    """What a placement adds to the value of all loops."""
    return sum(loop.value for loop in hint.closed) - sum(loop.value for loop in hint.broken)


@cache
def action_of(code: int) -> Action:
    return GAME.action_of(code)


def events_of(journal: Journal) -> list[Event]:
    return [GAME.event_of(row) for row in journal]


def without_stage(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Stage)]


def drawn_in(events: Iterable[Event]) -> list[int]:
    """What chance decided."""
    drawn: list[int] = []
    for event in events:
        if isinstance(event, Drew):
            drawn += event.cards or ()
        if isinstance(event, TurnedUp):
            drawn.append(event.card)
    return drawn


def as_told(events: Iterable[Event], audience: int) -> list[Event]:
    """Without what this audience may not know."""
    told: list[Event] = []
    for event in events:
        match event:
            case Drew(seat) if seat != audience:
                told.append(msgspec.structs.replace(event, cards=None))
            case Discarded(seat) if seat != audience:
                told.append(msgspec.structs.replace(event, card=None))
            case _:
                told.append(event)
    return told


def numbers(cards: Iterable[Card]) -> set[int]:
    return {card.card for card in cards}


def loops_in(view: TrailblazersView) -> list[Loop]:
    found = []
    for loop in view.loops:
        squares = tuple((square.x, square.y) for square in loop.path)
        assert loop.value == len(squares)
        found.append(Loop(loop.base, loop.type, min(squares, squares[::-1])))
    return sorted(found)
