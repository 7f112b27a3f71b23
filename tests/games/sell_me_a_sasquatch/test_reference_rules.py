"""The rules beside a second reading of them: the same games, compared after every action."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence

import pytest

from games.sell_me_a_sasquatch.reference_rules import Move, Reference, Told, facts_of
from squatch.core.chance import Fast
from squatch.core.game import Event
from squatch.core.journal import Journal
from squatch.core.state import NO_SEAT, SPECTATOR, State, seats_of
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch import actions as act
from squatch.games.sell_me_a_sasquatch.deck import CardKind, SasquatchDeck, parse_deck
from squatch.games.sell_me_a_sasquatch.events import Drew, Flipped, Removed
from squatch.games.sell_me_a_sasquatch.game import SasquatchOptions
from squatch.games.sell_me_a_sasquatch.views import Deal, SeatView

LAID_OUT = ("flipping", "playing", "second-card", "choosing")


# --- from our words to those of the reference


def target_of(target: act.Target) -> Move:
    match target:
        case act.FaceUp(deal, kind):
            return ("up", deal, kind)
        case act.Own(deal, kind):
            return ("own", deal, kind)
        case act.PutBy(deal, by):
            return ("by", deal, by)


def move_of(action: object) -> Move:  # noqa: PLR0911 - one return a type of action
    match action:
        case act.Offer(cards, face):
            return ("offer", tuple(sorted(cards)), face)
        case act.Split(mine, yours, face, side):
            return ("split", tuple(sorted(mine)), tuple(sorted(yours)), face, side)
        case act.PlayIsolator(victim):
            return ("isolator", victim)
        case act.PlayRepositioner(card):
            return ("repositioner", *target_of(card))
        case act.PlaySuperRepositioner(card):
            return ("super", *target_of(card))
        case act.PlayOptimeter(card):
            return ("optimeter", *target_of(card))
        case act.RemoveSecond(card):
            return ("second", *target_of(card))
        case act.PlayExpander(deal, kind):
            return ("expander", deal, kind)
        case act.Flip(seat) | act.Choose(seat):
            return (type(action).__name__.lower(), seat)
        case act.Steal(kind):
            return ("steal", kind)
        case _:
            return (type(action).__name__.lower(),)


def told_of(events: Sequence[Event]) -> Told:
    return Told(
        [event.card for event in events if isinstance(event, Flipped)],
        [event.card for event in events if isinstance(event, Removed)],
        [(e.seat, card) for e in events if isinstance(e, Drew) for card in e.cards or ()],
    )


# --- decks that run out of cards, or in which everything happens at once


def strange_deck(dice: random.Random) -> SasquatchDeck:
    scarce = dice.random() < 0.5
    cards = []
    for card in GAME.standard_deck().cards:
        copies = dice.choice([0, 0, 1, 2, 5] if scarce else [1, 2, 3, 4, 6, 31])
        if card.kind == "big":
            copies = max(1, copies)  # a deck has at least one card
        largest = copies or 1
        size = largest if scarce and dice.random() < 0.7 else dice.randint(1, min(largest, 4))
        effect, amount = card.effect, dice.randint(1, 3)
        if card.family == "nasty":
            effect = dice.choice(("steal-cards", "steal-token"))
        counted = effect in ("win-tokens", "steal-cards")
        cards.append(
            CardKind(
                card.kind,
                copies,
                size if card.set_size else 0,
                effect,
                amount if counted else 0,
                "",
            )
        )
    return parse_deck(SasquatchDeck(tuple(cards)).to_toml(), "strange")


# --- the comparison


class Game:
    """A game in both readings of the rules."""

    def __init__(self, seats: int, seed: int) -> None:
        self.dice = random.Random(f"{seats} {seed}")
        self.deck = GAME.standard_deck() if seed % 2 else strange_deck(self.dice)
        self.chance = Fast(seed, seats)
        options = SasquatchOptions(
            first_buyer=self.dice.choice([None, *range(seats)]),
            late_isolator=self.dice.random() < 0.5,
        )
        journal = Journal()
        self.ours = GAME.new(seats, self.chance, options=options, deck=self.deck, journal=journal)
        draw: list[str] = [card.kind for card in self.deck.cards for _ in range(card.copies)]
        hands: list[list[str]] = [[] for _ in range(seats)]
        for seat, card in told_of([GAME.event_of(row) for row in journal]).drawn:
            draw.remove(card)
            hands[seat].append(card)
        first = GAME.view(self.ours.seen(SPECTATOR)).buyer
        assert options.first_buyer in (None, first)
        facts = facts_of(self.deck.table())
        self.theirs = Reference(hands, draw, first, facts, late_isolator=options.late_isolator)
        self.by_type = self.dice.random() < 0.6  # or else any legal action is as likely as any

    def play(self) -> str:
        """To the end, for the reason that is returned."""
        self.compare()
        while self.theirs.pending():
            seat = self.dice.choice(sorted(self.theirs.pending()))
            code = self.choose(self.ours, seat)
            journal = Journal()
            self.ours.apply(seat, code, self.chance, journal)
            events = [GAME.event_of(row) for row in journal]
            self.theirs.act(seat, move_of(GAME.action_of(code)), told_of(events))
            self.compare()
        assert self.theirs.reason is not None
        return self.theirs.reason

    def choose(self, state: State, seat: int) -> int:
        """At random; often so that rare types of actions are as frequent as others."""
        codes = state.legal(seat)
        if not self.by_type:
            return self.dice.choice(codes)
        by_type: defaultdict[str, list[int]] = defaultdict(list)
        for code in codes:
            by_type[type(GAME.action_of(code)).__name__].append(code)
        return self.dice.choice(by_type[self.dice.choice(sorted(by_type))])

    def compare(self) -> None:
        ours, theirs = self.ours, self.theirs
        assert set(seats_of(int(ours.pending()))) == theirs.pending()
        for seat in range(theirs.n):
            moves = [move_of(GAME.action_of(code)) for code in ours.legal(seat)]
            assert len(set(moves)) == len(moves)
            assert set(moves) == theirs.legal(seat), theirs.phase
        for audience in (SPECTATOR, self.dice.randrange(theirs.n)):
            self.compare_view(audience)
        if theirs.phase in ("playing", "late"):
            asked = [seat for seat in theirs.clockwise(theirs.buyer) if seat in theirs.pending()]
            assert ours.to_act() == asked[0]
        outcome = ours.outcome()
        if outcome is None:
            assert theirs.reason is None
            return
        assert (outcome.reason, outcome.winners) == (theirs.reason, theirs.winners)
        assert outcome.scores == theirs.tokens
        assert ours.to_act() == NO_SEAT

    def compare_view(self, audience: int) -> None:
        view, theirs = GAME.view(self.ours.seen(audience)), self.theirs
        assert (view.phase, view.turn, view.buyer) == (theirs.phase, theirs.turn, theirs.buyer)
        assert (set(view.waiting), view.reason) == (theirs.pending(), theirs.reason)
        assert sorted(view.discard) == sorted(theirs.discard)
        assert view.draw_size == len(theirs.draw)
        if theirs.phase == "stealing":
            assert (view.stealing_from, view.steals) == (theirs.victim, theirs.steals)
        assert view.facing == theirs.sealed.get(audience, ([], None))[1]
        for seat, place in enumerate(view.seats):
            self.compare_place(place, seat, audience)

    def compare_place(self, place: SeatView, seat: int, audience: int) -> None:
        theirs = self.theirs
        assert sorted(place.collection) == sorted(theirs.collections[seat])
        assert place.tokens == theirs.tokens[seat]
        assert place.hand_size == len(theirs.hands[seat])
        if seat == audience or theirs.phase == "over":
            assert sorted(place.hand or ()) == sorted(theirs.hands[seat])
        else:
            assert place.hand is None
        if theirs.phase == "offering" and seat in theirs.sealed:
            put = [(seat, card) for card in theirs.sealed[seat][0]]
            compare_deal(place.deal, [], put, audience)
        elif theirs.phase in LAID_OUT and seat in theirs.deals:
            compare_deal(place.deal, theirs.deals[seat].up, theirs.deals[seat].down, audience)
        else:
            assert place.deal is None


def compare_deal(
    deal: Deal | None, up: list[str], down: list[tuple[int, str]], audience: int
) -> None:
    assert deal is not None
    assert sorted(deal.face_up) == sorted(up)
    assert {cards.by: cards.count for cards in deal.face_down} == Counter(by for by, _ in down)
    for cards in deal.face_down:
        if cards.by == audience:
            own = sorted(card for by, card in down if by == audience)
            assert sorted(cards.cards or ()) == own
        else:
            assert cards.cards is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_thirty_games_in_both_readings(seats: int) -> None:
    for seed in range(30):
        Game(seats, seed).play()


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_thousand_games_in_both_readings_end_in_every_way(seats: int) -> None:
    ends = Counter(Game(seats, seed).play() for seed in range(1000))
    assert set(ends) == set(GAME.end_reasons)
