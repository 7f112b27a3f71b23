"""What a seat has seen: taken from a whole state, followed by events, and dealt into whole states.

Hidden are others' hands and discards, the order of the deck and the stacks, and who holds the
Sasquatch. A discarder knows its own cards, also within a stack; nobody knows which card of a stack
comes next.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import COLUMNS, HIDDEN, Journal
from squatch.core.state import SPECTATOR, TRUTH, Seat
from squatch.games.trailblazers_sasquatch.rules.board import (
    ACCUSED_SEAT,
    ACCUSER,
    ACTIVE,
    ASIDE,
    DECK,
    DECK_SIZE,
    DISCARDER,
    HAND,
    HAND_SIZES,
    HUNTED,
    LEFT,
    LEFT_SIZES,
    OVER,
    PHASE,
    REASON,
    ROW,
    ROW_SIZE,
    ROW_SIZES,
    ROWS,
    SECOND_DRAWN,
    SHOWN,
    STACK,
    STACK_SIZES,
    STACKS_END,
    TALKED,
    TALLY,
    TURN,
    UNKNOWN,
    WAITING,
)
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.refusals import Refusals
from squatch.games.trailblazers_sasquatch.rules.rows import (
    ACCUSED,
    COUNTED,
    DISCARDED,
    DREW,
    ENDED,
    KEPT,
    LAID,
    LAID_BASE,
    PURSUIT_BEGAN,
    SAID,
    SECOND_CARD,
    SHOWED,
    STAGE,
    TALKERS,
    TURN_STEP,
    TURNED_OVER,
    TURNED_UP,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Knowledge(Refusals):
    """A board, and who knows what of it."""

    # --- what an audience sees

    def seen(self, audience: i64) -> "Knowledge":
        """Where an audience does not know what lies somewhere, the cards are UNKNOWN."""
        seen = self.clone()
        seen.audience = audience
        over = self.marks[PHASE] == OVER
        if self.marks[HUNTED] == 0 and not over and self.sasquatch != audience:
            seen.sasquatch = UNKNOWN
        where = seen.where
        shown = self.marks[SHOWN] - 1
        for card in range(CARDS):
            if card != shown and not self._is_seen(where[card], audience, over):
                where[card] = UNKNOWN
        return seen

    def clone(self) -> "Knowledge":
        """An independent copy."""
        raise NotImplementedError

    @final
    def _is_seen(self, zone: i64, audience: i64, over: bool) -> bool:
        """Whether an audience knows which cards lie in a zone."""
        if zone < HAND:
            return False
        if zone < LEFT:
            return zone - HAND == audience
        if zone < ROW:
            return zone - LEFT == audience
        if zone < STACK:
            return over or self.marks[DISCARDER + zone - ROW] - 1 == audience
        if zone < STACKS_END:
            return (zone - STACK) % 4 == audience
        return True

    # --- following the events

    def observe(self, told: Journal) -> None:
        """Row by row."""
        cells = told.cells
        at: i64 = 0
        while at < len(cells):
            self._learn(cells[at], cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5])
            at += COLUMNS

    @final
    def _learn(  # noqa: C901, PLR0912 - one branch an event kind
        self, kind: i64, secret: i64, a: i64, b: i64, c: i64
    ) -> None:
        marks = self.marks
        if kind == DREW:
            self._learn_draw(secret, a)
        elif kind == SHOWED:
            self.show(a, secret)
        elif kind == LAID:
            self.lay_card(a, secret, b)
        elif kind == LAID_BASE:
            self.lay_base(secret, b)
        elif kind == DISCARDED:
            self.discard(a, b, UNKNOWN if secret == HIDDEN else secret)
        elif kind == ACCUSED:
            marks[ACCUSER] = a + 1
            marks[ACCUSED_SEAT] = b + 1
        elif kind == PURSUIT_BEGAN:
            self.begin_pursuit(a)
        elif kind == TURNED_UP:
            self.turn_up(b, secret)
            if self.cards_left() == 0 and marks[SECOND_DRAWN] == 0:
                self.keep(secret, UNKNOWN)
        elif kind == COUNTED:
            marks[TALLY] = a
        elif kind == KEPT:
            self.keep(secret, b)
        elif kind == SAID:
            self.speak(a, b)
        elif kind == STAGE:
            marks[PHASE] = a
            marks[WAITING] = b % TALKERS
            marks[TALKED] = b // TALKERS
            marks[ACTIVE] = c % TURN_STEP
            marks[TURN] = c // TURN_STEP
        elif kind == ENDED:
            marks[REASON] = a
            self.sasquatch = b
        elif kind == TURNED_OVER:
            self.where[secret] = ROW + ROW_SIZE * a + c

    @final
    def _learn_draw(self, cards: i64, seat: Seat) -> None:
        first = UNKNOWN if cards == HIDDEN else cards % SECOND_CARD
        second = UNKNOWN if cards == HIDDEN else cards // SECOND_CARD - 1
        self.take_into_hand(seat, first)
        self.take_into_hand(seat, second)

    # --- dealing what was not seen

    def deal(self, chance: Chance) -> "Knowledge":
        """A whole state that agrees with what was seen.

        Each unseen card is equally likely in each unseen place, and the Sasquatch with each other
        player and aside.
        """
        world = self.clone()
        world.audience = TRUTH
        if self.sasquatch == UNKNOWN:
            world.sasquatch = self._any_holder(chance)
        world._deal_cards(self._unseen_places(chance), chance)
        return world

    @final
    def _any_holder(self, chance: Chance) -> i64:
        """Anybody but the own seat, or nobody."""
        me = self.audience
        holders = self.seats + 1 if me == SPECTATOR else self.seats
        holder = chance.below(holders)
        if me != SPECTATOR and holder >= me:
            holder += 1
        return ASIDE if holder == self.seats else holder

    @final
    def _deal_cards(self, places: "vec[i64]", chance: Chance) -> None:
        """Each unknown card to a place of its own."""
        where = self.where
        left = i64(len(places))
        for card in range(CARDS):
            if where[card] == UNKNOWN:
                at = chance.below(left)
                left -= 1
                where[card] = places[at]
                places[at] = places[left]

    @final
    def _unseen_places(self, chance: Chance) -> "vec[i64]":
        """The zones in which unseen cards lie, once for each."""
        marks = self.marks
        me = self.audience
        places = vec[i64]()
        for _card in range(marks[DECK_SIZE]):
            places = append(places, DECK)
        for seat in range(self.seats):
            if seat != me:
                for _card in range(self._unseen_in_hand(seat)):
                    places = append(places, HAND + seat)
                for _card in range(marks[LEFT_SIZES + seat]):
                    places = append(places, LEFT + seat)
        if marks[PHASE] == OVER and marks[HUNTED] == 0:
            return places
        for row in range(ROWS):
            if marks[HUNTED] > 0:
                places = self._stack_places(row, places, chance)
            else:
                for at in range(ROW_SIZE * row, ROW_SIZE * row + marks[ROW_SIZES + row]):
                    if marks[DISCARDER + at] - 1 != me:
                        places = append(places, ROW + at)
        return places

    @final
    def _unseen_in_hand(self, seat: Seat) -> i64:
        """Cards in another hand, without the one that is shown."""
        marks = self.marks
        cards = marks[HAND_SIZES + seat]
        if cards > 0 and marks[SHOWN] > 0 and seat == marks[ACTIVE]:
            cards -= 1
        return cards

    @final
    def _stack_places(self, row: i64, places: "vec[i64]", chance: Chance) -> "vec[i64]":
        """Whose the cards of a stack are that are not the own: any of those discarded there."""
        marks = self.marks
        me = self.audience
        others = vec[i64]()
        for at in range(ROW_SIZE * row, ROW_SIZE * row + marks[ROW_SIZES + row]):
            if marks[DISCARDER + at] - 1 != me:
                others = append(others, STACK + 4 * row + marks[DISCARDER + at] - 1)
        unknown = marks[STACK_SIZES + row]
        if me != SPECTATOR:
            for card in range(CARDS):
                if self.where[card] == STACK + 4 * row + me:
                    unknown -= 1
        left = i64(len(others))
        for _card in range(unknown):
            at = chance.below(left)
            left -= 1
            places = append(places, others[at])
            others[at] = others[left]
        return places
