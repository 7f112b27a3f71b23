"""Setting a table up in words, acting, and looking at what lies where.

    table = lay(hands={0: "energy-bar"}, woods="porch-lurker")
    table.act(0, Range())
    assert table.needs == 4

Cards go by their ids. Hands that are not given are empty, so their players are asked in no window;
Woods cards that are not given are out of the game. Every action goes through a stepper of the
conformance suite, and everybody follows the events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from followed import Followed
from squatch.core.chance import Fast
from squatch.core.conformance import STEPPERS, Stepper
from squatch.core.game import Event
from squatch.core.state import State
from squatch.games.bigfootses.actions import Pass
from squatch.games.bigfootses.cards import Profession
from squatch.games.bigfootses.deck import BigfootsesDeck, standard_deck
from squatch.games.bigfootses.effects import Standing, Step
from squatch.games.bigfootses.game import GAME
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.piles import KINDS, put, take
from squatch.games.bigfootses.rules.turn import Bigfootses, new_game
from squatch.games.bigfootses.views import SITUATIONS, BigfootsesView, cards_of, gear_of

Zones = Mapping[int, str]
NOTHING: Zones = {}


@cache
def plain_deck() -> BigfootsesDeck:
    """The standard cards, with professions whose traits never matter."""
    idle = Standing("work-limit", 1, when="vp-from", n=9)
    jobs = tuple(
        Profession(job.id, (Step("draw", 1),), (idle,)) for job in standard_deck().professions
    )
    return BigfootsesDeck(standard_deck().thingies, standard_deck().woods, jobs)


def brisk_deck() -> BigfootsesDeck:
    """The bigger bigfootses are easy to catch and win the game: random games end soon."""
    deck = standard_deck()
    woods = tuple(
        msgspec.structs.replace(card, number=2, points=10)
        if card.class_ == "bigfoot" and card.points > 1
        else card
        for card in deck.woods
    )
    return BigfootsesDeck(deck.thingies, woods, deck.professions)


def sparse_deck() -> BigfootsesDeck:
    """Few Woods cards, so that they run out, and all steps that no standard card has."""
    deck = standard_deck()
    you, target = Step("draw", 1), Step("swap-equipment", who="target")
    unusual = {
        "field-notes": (Step("look", 3), Step("toss"), you),
        "trail-map": (Step("look-woods", 3), Step("toss-woods"), you),
        "thermos": (Step("may"), Step("retrain"), you),
        "lost-property": (Step("banish"), you),
        "borrowed": (target,),
        "ants": (Step("lose-by-chance", 2, who="target"),),
    }
    thingies = tuple(
        msgspec.structs.replace(card, steps=unusual.get(card.id, card.steps))
        for card in deck.thingies
    )
    woods = tuple(
        msgspec.structs.replace(card, copies=1, points=3 * (card.class_ == "bigfoot"))
        for card in deck.woods
        if card.points == 1 or card.class_ in {"witch", "happening"}
    )
    return BigfootsesDeck(thingies, woods, deck.professions)


def bigfootses_cards(state: State) -> object:
    """All cards of all places, the professions, and whether the sizes of hands are right."""
    assert isinstance(state, Bigfootses)
    marks, piles = state.marks, state.piles
    hands = range(board.HAND, board.HAND + state.seats)
    corrals = range(board.CORRAL, board.CORRAL + state.seats)
    thingies = [
        kind for zone in (*hands, board.DRAW, board.DISCARD) for kind in cards_of(state, zone)
    ]
    woods = [
        kind
        for zone in (*corrals, board.WOODS, board.WOODS_DISCARD)
        for kind in cards_of(state, zone)
    ]
    thingies += [int(kind) for kind in piles[board.TOP : board.TOP + 5] if kind >= 0]
    woods += [int(kind) for kind in piles[board.TOP + 5 : board.TOP + 10] if kind >= 0]
    for seat in range(state.seats):
        thingies += gear_of(state, seat)
    thingies += [int(marks[state.frame(number)]) for number in range(marks[board.DEPTH])]
    woods += [int(marks[mark]) - 1 for mark in (board.WITCH, board.MET) if marks[mark] > 0]
    running = int(marks[board.RUNNING]) - int(v.WOODS_CARD)
    if 0 <= running < KINDS:
        woods += [running] * (state.deck.woods_classes[running] == v.HAPPENING)
    jobs = [int(marks[board.JOB + seat]) - 1 for seat in range(state.seats)]
    jobs += [job for job in range(state.deck.jobs) if marks[board.UNUSED] >> job & 1]
    sizes = [
        int(marks[board.HAND_SIZE + seat]) - len(cards_of(state, board.HAND + seat))
        for seat in range(state.seats)
    ]
    return sorted(thingies), sorted(woods), sorted(jobs), sizes


class Table(Followed[Bigfootses]):
    """A game in progress, and everybody who follows it."""

    def __init__(self, state: Bigfootses, deck: BigfootsesDeck, stepper: Stepper) -> None:
        super().__init__(GAME, state, stepper, deck)
        self.deck = deck

    def passes(self, *, chance: Sequence[int] | None = None) -> list[Event]:
        """Everybody who is asked passes, once."""
        events: list[Event] = []
        seats = self.pending
        for seat in seats:
            events += self.act(seat, Pass(), chance=chance if seat == seats[-1] else [])
        return events

    @property
    def view(self) -> BigfootsesView:
        return GAME.view(self.state.seen(-1))

    @property
    def situation(self) -> str:
        return SITUATIONS[self.state.situation()]

    @property
    def needs(self) -> int:
        encounter = self.view.encounter
        assert encounter is not None
        return encounter.needed

    def points(self, seat: int) -> int:
        return int(self.state.marks[board.VP + seat])

    def hand_size(self, seat: int) -> int:
        return int(self.state.marks[board.HAND_SIZE + seat])

    def hand(self, seat: int) -> list[str]:
        return [self.deck.thingies[kind].id for kind in cards_of(self.state, board.HAND + seat)]

    def gear(self, seat: int) -> list[str]:
        return [self.deck.thingies[kind].id for kind in gear_of(self.state, seat)]

    def corral(self, seat: int) -> list[str]:
        return [self.deck.woods[kind].id for kind in cards_of(self.state, board.CORRAL + seat)]

    @property
    def discard(self) -> list[str]:
        return [self.deck.thingies[kind].id for kind in cards_of(self.state, board.DISCARD)]

    @property
    def woods_discard(self) -> list[str]:
        return [self.deck.woods[kind].id for kind in cards_of(self.state, board.WOODS_DISCARD)]

    def t(self, card: str) -> int:
        """The number of a Thingie."""
        return number_of(self.deck, card)

    def w(self, card: str) -> int:
        """The number of a Woods card."""
        return [each.id for each in self.deck.woods].index(card)

    def j(self, job: str) -> int:
        """The number of a profession."""
        return [each.id for each in self.deck.professions].index(job)


def number_of(deck: BigfootsesDeck, card: str) -> int:
    return [each.id for each in deck.thingies].index(card)


def lay(
    *,
    seats: int = 3,
    hands: Zones = NOTHING,
    gear: Zones = NOTHING,
    corrals: Zones = NOTHING,
    jobs: Zones = NOTHING,
    woods: str = "",
    woods_discard: str = "",
    discard: str = "",
    witch: str = "",
    marks: Mapping[int, int] | None = None,
    deck: BigfootsesDeck | None = None,
    stepper: Stepper = STEPPERS["directly"],
) -> Table:
    """A table at which seat 0 chooses its action."""
    chosen = deck or plain_deck()
    state = new_game(chosen.tables, seats, 0, Fast(1), None)
    state.marks = board.NO_MARKS[:]
    state.piles = board.NO_PILES[:]
    table = Table(state, chosen, stepper)
    for word in range(2):
        state.piles[2 * board.DRAW + word] = chosen.tables.thingies_copies[word]
    for seat in range(seats):
        state.marks[board.JOB + seat] = table.j(jobs[seat]) + 1 if seat in jobs else seat + 1
        for card in hands.get(seat, "").split():
            _draw(state, table.t(card), board.HAND + seat)
            state.marks[board.HAND_SIZE + seat] += 1
        for card in gear.get(seat, "").split():
            take(state.piles, board.DRAW, table.t(card))
            state.put_gear(seat, table.t(card))
        for card in corrals.get(seat, "").split():
            state.count_catch(seat, table.w(card))
    for card in discard.split():
        _draw(state, table.t(card), board.DISCARD)
    for zone, cards in ((board.WOODS, woods), (board.WOODS_DISCARD, woods_discard)):
        for card in cards.split():
            put(state.piles, zone, table.w(card))
    taken = sum(1 << int(state.marks[board.JOB + seat]) - 1 for seat in range(seats))
    state.marks[board.UNUSED] = (1 << len(chosen.professions)) - 1 - taken
    size = sum(len(cards_of(state, zone)) for zone in (board.DRAW,))
    state.marks[board.DRAW_SIZE] = size
    state.marks[board.WITCH] = table.w(witch) + 1 if witch else 0
    state.marks[board.PHASE] = board.ACTING
    state.marks[board.ACTIONS] = 1
    state.marks[board.WAITING] = 1
    for mark, value in (marks or {}).items():
        state.marks[mark] = value
    return Table(state, chosen, stepper)


def _draw(state: Bigfootses, kind: int, zone: int) -> None:
    take(state.piles, board.DRAW, kind)
    put(state.piles, zone, kind)
