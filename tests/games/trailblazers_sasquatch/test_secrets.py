"""Nothing tells a secret: two worlds that differ only in it look alike to who may not know it.

What an audience may know is taken from the reference rules, not from the game. Everything else is
shuffled: hands, discards, what left the game unseen, the deck, and who holds the Sasquatch.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import msgspec
import pytest

from games.trailblazers_sasquatch.both_readings import Game
from squatch.core.chance import Fast
from squatch.core.errors import IllegalAction, Message
from squatch.core.game import Action
from squatch.core.journal import Journal
from squatch.core.state import SPECTATOR, State
from squatch.games.trailblazers_sasquatch import actions as act
from squatch.games.trailblazers_sasquatch.events import TurnedUp
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.turn import SCALARS

PLACEMENTS = range(int(codes.BASE), int(codes.RASH))
CARD_CODES = range(int(codes.SHOW), int(codes.DISCARD))
OTHER_CODES = [
    code
    for code in range(-1, int(codes.CODES) + 1)
    if code not in PLACEMENTS and code not in CARD_CODES
]
SOME = 150  # placements that are tried
SELDOM = 10  # one position in so many is asked for them, and for every card
HOLDER = 2  # of the numbers of a saved state, who holds the Sasquatch
OPEN = (act.Accuse, act.Reveal)  # that is how a character becomes known
FIRST_CARD = SCALARS + int(board.MARKS)


@dataclass
class Compared:
    """How much was compared."""

    worlds: int = 0
    other_holders: int = 0
    refusals: int = 0
    steps: int = 0
    steps_of_others: int = 0


@dataclass
class Spy:
    """Somebody, or a spectator, who compares each position with others that look the same."""

    game: Game
    audience: int
    dice: random.Random
    compared: Compared = field(default_factory=Compared)

    def watch(self) -> Compared:
        """A whole game."""
        theirs = self.game.theirs
        self.game.compare()
        while theirs.pending():
            other = self.other_world()
            self.compare(self.game.ours, other)
            self.compare_refusals(self.game.ours, other)
            seat = self.dice.choice(sorted(theirs.pending()))
            action = self.game.choose(seat)
            self.compare_step(other, seat, action)
            self.game.do(seat, action)
            self.game.compare()
        return self.compared

    def known(self) -> set[int]:
        """The cards of which this audience knows where they are."""
        theirs, me = self.game.theirs, self.audience
        known = {*(piece.what for piece in theirs.pieces), theirs.shown, *theirs.drawn}
        known |= set(theirs.gone)
        if me != SPECTATOR:
            known |= theirs.hands[me] | theirs.left[me]
            known |= {card for row in theirs.rows.values() for seat, card in row if seat == me}
        return {card for card in known if isinstance(card, int)}

    def other_world(self) -> State:
        """A world that differs from the true one in what this audience does not know."""
        theirs = self.game.theirs
        saved = self.game.ours.save()
        hidden = sorted(set(range(int(CARDS))) - self.known())
        places = [saved[FIRST_CARD + card] for card in hidden]
        self.dice.shuffle(places)
        for card, place in zip(hidden, places, strict=True):
            saved[FIRST_CARD + card] = place
        holder = saved[HOLDER]
        if not theirs.figure and holder != self.audience:
            seats = [seat for seat in range(theirs.n) if seat != self.audience]
            saved[HOLDER] = self.dice.choice([*seats, int(board.ASIDE)])
        self.compared.worlds += 1
        self.compared.other_holders += saved[HOLDER] != holder
        return GAME.restore(saved, self.game.deck)

    def compare(self, one: State, other: State) -> None:
        """Whatever reaches the audience is the same."""
        assert self.shown(one) == self.shown(other)

    def shown(self, state: State) -> list[object]:
        seen = state.seen(self.audience)
        view = GAME.view(seen)
        legal = state.legal(self.audience) if self.audience != SPECTATOR else []
        asked = [state.pending(), state.to_act(), GAME.window(state), GAME.turns(state)]
        ended = repr(state.outcome())
        return [seen.save(), msgspec.json.encode(view), GAME.prompt_of(view), legal, asked, ended]

    def compare_refusals(self, one: State, other: State) -> None:
        """What is refused is refused with the same words."""
        if self.audience == SPECTATOR:
            return
        legal = set(one.legal(self.audience))
        tried = list(OTHER_CODES)
        if self.dice.randrange(SELDOM) == 0:
            tried += [*CARD_CODES, *self.dice.sample(PLACEMENTS, SOME)]
        for code in tried:
            if code not in legal:
                words = [refusal(state, self.audience, code) for state in (one, other)]
                assert words[0] == words[1], code
                self.compared.refusals += 1

    def compare_step(self, other: State, seat: int, action: Action) -> None:
        """The same action in both worlds is told in the same way, where it can be taken."""
        code = GAME.code_of(action)
        if isinstance(action, OPEN) or code not in other.legal(seat):
            return
        one, other = self.game.ours.clone(), other.clone()
        seed = self.dice.randrange(10**9)
        journals = [Journal(), Journal()]
        for state, journal in zip((one, other), journals, strict=True):
            state.apply(seat, code, Fast(seed), journal)
        told = [journal.told(self.audience).rows() for journal in journals]
        lines = [[GAME.event_of(row) for row in rows] for rows in told]
        drawn = [[e.card for e in events if isinstance(e, TurnedUp)] for events in lines]
        if one.outcome() or drawn[0] != drawn[1] or self.draws(seat, action):
            return  # the end tells everything; chance turned up, or gave, other cards
        assert told[0] == told[1]
        self.compare(one, other)
        self.compared.steps += 1
        self.compared.steps_of_others += seat != self.audience

    def draws(self, seat: int, action: Action) -> bool:
        """Whether the audience itself draws cards unseen by others."""
        return isinstance(action, act.Discard) and seat == self.audience


def refusal(state: State, seat: int, code: int) -> Message:
    """Why a seat may not do this."""
    try:
        state.apply(seat, code, Fast(0))
    except IllegalAction as refused:
        return refused.message
    raise AssertionError(f"{seat} is not refused {code}")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("audience", [SPECTATOR, 0])
def test_worlds_that_differ_in_secrets_look_alike(seats: int, audience: int) -> None:
    compared = Spy(Game(seats, 3), audience, random.Random(seats)).watch()
    assert compared.steps > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_worlds_that_differ_in_secrets_look_alike_in_many_games(seats: int) -> None:
    total = Compared()
    for seed in range(40):
        spy = Spy(Game(seats, seed), seed % (seats + 1) - 1, random.Random(seed), total)
        spy.watch()
    assert total.other_holders > total.worlds / 4
    assert total.steps_of_others > total.steps / 4
    print(f"{seats} players: {total}")
