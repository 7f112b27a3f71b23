"""What a seat has seen: taken from a whole state, followed by events, and dealt into whole states.

The only hidden places are others' hands, others' face-down cards and the draw pile. What a seat
remembers beyond the table as it lies is what the draw pile was made of at the last shuffle, and
what it drew from it since.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import COLUMNS, EVERYONE, HIDDEN, Journal
from squatch.core.state import SPECTATOR, TRUTH, Seat
from squatch.games.sell_me_a_sasquatch.rules.board import (
    COLLECTION,
    DISCARD,
    DOWN,
    DRAW,
    FACING,
    FRESH,
    HAND,
    HELD,
    MOST_SEATS,
    OFFERING,
    OVER,
    POOL,
    PUBLIC_HELD,
    PUBLIC_POOL,
    UP,
    Board,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    ONE,
    Pile,
    count,
    lesser,
    pick,
    sample,
    size,
)
from squatch.games.sell_me_a_sasquatch.rules.rows import (
    ADDED,
    COLLECTED,
    DREW,
    ENDED,
    FLIPPED,
    IDLE,
    OFFERED,
    PLAYED,
    REMOVED,
    REVEALED,
    SHOWN,
    SHUFFLED,
    STAGE,
    STEALS,
    STOLE,
    TOOK_TOKEN,
    TRADED,
    TURN,
    VICTIM,
    WAS_SPLIT,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Knowledge(Board):
    """A board, and who knows what of it."""

    # --- what an audience sees

    def seen(self, audience: i64) -> "Knowledge":
        """What others hide becomes a count."""
        seen = self.clone()
        seen.audience = audience
        for seat in range(self.seats):
            if seat != audience:
                seen._hide(seat)
        seen.piles[DRAW] = -size(self.piles[DRAW])
        return seen

    def clone(self) -> "Knowledge":
        """An independent copy."""
        raise NotImplementedError

    @final
    def _hide(self, seat: Seat) -> None:
        """Forget what only this seat knows."""
        piles = self.piles
        if self.phase != OVER:  # at the end hands are shown
            piles[HAND + seat] = -size(piles[HAND + seat])
        piles[POOL + seat] = 0
        piles[HELD + seat] = 0
        for deal in range(self.seats):
            at = DOWN + MOST_SEATS * deal + seat
            piles[at] = -size(piles[at])
        self.marks[FACING + seat] = 0

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
        if kind == OFFERED:
            self._learn_offer(secret, a, b)
        elif kind == WAS_SPLIT:
            self._learn_split(secret, a, b, c)
        elif kind == SHOWN:
            self.lay_open(a, b, secret)
            self.marks[FACING + b] = 0
        elif kind == FLIPPED:
            self.lay_open(a, b, secret)
        elif kind == PLAYED:
            self.spend(a, b)
        elif kind == REMOVED:
            self.remove(a, b, secret)
        elif kind == ADDED:
            if secret == HIDDEN:
                self.lay_down_unknown(a, b, 1)
            else:
                self.lay_down(a, b, secret)
        elif kind == TOOK_TOKEN:
            self.move_token(b, a)
        elif kind == COLLECTED:
            self.receive(a, b, secret)
        elif kind == TRADED:
            self.trade_in(a, b, c, secret)
        elif kind == STOLE:
            self.move_card(b, a, c)
        elif kind == DREW:
            self._learn_draw(secret, a, b)
        elif kind == SHUFFLED:
            self._learn_shuffle()
        elif kind == STAGE:
            self._learn_stage(secret, a, b, c)
        elif kind == ENDED:
            self.reason = a
        elif kind == REVEALED:
            self.piles[HAND + a] = secret

    @final
    def _learn_offer(self, code: i64, seat: Seat, cards: i64) -> None:
        if code == HIDDEN:
            self.lay_down_unknown(seat, seat, cards)
        else:
            self.lay_offer(seat, code)

    @final
    def _learn_split(self, code: i64, seat: Seat, mine: i64, yours: i64) -> None:
        if code == HIDDEN:
            self.lay_down_unknown(seat, seat, mine)
            self.lay_down_unknown(seat, 1 - seat, yours)
        else:
            self.lay_split(seat, code)

    @final
    def _learn_draw(self, cards: Pile, seat: Seat, drawn: i64) -> None:
        self.piles[DRAW] += drawn
        if cards == HIDDEN:
            self.take_unknown(seat, drawn)
        else:
            self.take_into_hand(seat, cards, drawn)

    @final
    def _learn_shuffle(self) -> None:
        cards = self.shuffle_discard()
        for seat in range(self.seats):
            if seat != self.audience:
                self.piles[POOL + seat] = 0
                self.piles[HELD + seat] = 0
        self.piles[DRAW] = -size(cards)

    @final
    def note_stage(self, journal: Journal) -> None:
        """Tell everybody where in the turn the game stands."""
        cursor = (
            self.buyer
            + self.victim * VICTIM
            + self.idle * IDLE
            + self.steals * STEALS
            + self.turn * TURN
        )
        journal.add(STAGE, EVERYONE, self.due, self.phase, self.waiting, cursor)

    @final
    def _learn_stage(self, due: Pile, phase: i64, waiting: i64, cursor: i64) -> None:
        self.due = due
        self.phase = phase
        self.waiting = waiting
        self.buyer = cursor % VICTIM
        self.victim = cursor // VICTIM % 8
        self.idle = cursor // IDLE % 8
        self.steals = cursor // STEALS % 128
        self.turn = cursor // TURN

    # --- dealing what was not seen

    def deal(self, chance: Chance) -> "Knowledge":
        """A whole state that agrees with what was seen.

        Each unseen card is equally likely in each unseen place. Once the discard pile was shuffled,
        the draw pile holds only cards that went into it, and whoever drew few cards since still
        holds older ones; docs/decisions/dealing.md tells how far this goes.
        """
        world = self.clone()
        world.audience = TRUTH
        unseen = self._unseen()
        if self.shuffled == 1:
            world._deal_after_shuffle(self.audience, unseen, chance)
        else:
            world._deal_alike(self.audience, unseen, chance)
        return world

    @final
    def _pool_of(self, audience: i64) -> Pile:
        return self.piles[PUBLIC_POOL if audience == SPECTATOR else POOL + audience]

    @final
    def _held_by_others(self, audience: i64) -> Pile:
        """What the others held when the discard pile was shuffled."""
        return self.piles[PUBLIC_HELD if audience == SPECTATOR else HELD + audience]

    @final
    def _unseen(self) -> Pile:
        """All cards that lie in places this audience has not seen."""
        piles = self.piles
        unseen = self.deck.copies - piles[DISCARD]
        for seat in range(self.seats):
            unseen -= piles[COLLECTION + seat] + piles[UP + seat]
            if piles[HAND + seat] > 0:
                unseen -= piles[HAND + seat]
        me = self.audience
        if me != SPECTATOR:
            for deal in range(self.seats):
                unseen -= piles[DOWN + MOST_SEATS * deal + me]
        return unseen

    @final
    def _deal_alike(self, me: i64, unseen: Pile, chance: Chance) -> None:
        """Deal every unseen card to any unseen place."""
        hands = sample(unseen, size(unseen) + self.piles[DRAW], chance)
        self.piles[DRAW] = unseen - hands
        for seat in range(self.seats):
            if seat != me:
                held = sample(hands, self._hidden_cards(seat), chance)
                hands -= held
                self._place(seat, held, chance)

    @final
    def _deal_after_shuffle(self, me: i64, unseen: Pile, chance: Chance) -> None:
        """Deal first what others must have held before, then what they hold beside, then the rest.

        Cards that were not shuffled (`kept`) may not be left for the draw pile. In a game as it was
        played all this fits; in one imagined from an imagined one as far as it can (`at_most`).
        """
        hidden = size(unseen) + self.piles[DRAW]  # in others' hands and deals
        pool = self._pool_of(me)
        places = self._older_places(me)
        kept = unseen - lesser(unseen, pool)
        possible = lesser(unseen, self._held_by_others(me))
        older = at_most(lesser(kept, possible), size(kept) + size(places) - hidden, chance)
        older += at_most(possible - older, size(places) - size(older), chance)
        left = unseen - older
        beside = hidden - size(older)
        kept = at_most(left - lesser(left, pool), beside, chance)
        others = kept + sample(left - kept, beside - size(kept), chance)
        self.piles[DRAW] = left - others
        self._deal_hands(me, places, older, others, chance)

    @final
    def _older_places(self, me: i64) -> Pile:
        """How many older cards each of the others must hold: counted like kinds, by seat."""
        places: Pile = 0
        for seat in range(self.seats):
            older = self._hidden_cards(seat) - self.marks[FRESH + seat]
            if seat != me and older > 0:
                places += ONE[seat] * older
        return places

    @final
    def _deal_hands(self, me: i64, places: Pile, older: Pile, others: Pile, chance: Chance) -> None:
        """Deal these cards to the others, and let each remember what it drew since the shuffle."""
        drawn = self._pool_of(me) - self.piles[DRAW]
        for seat in range(self.seats):
            if seat != me:
                self.piles[POOL + seat] = self.piles[PUBLIC_POOL]
                first = at_most(older, count(places, seat), chance)
                older -= first
                more = sample(others, self._hidden_cards(seat) - size(first), chance)
                others -= more
                self.piles[HELD + seat] = self.piles[PUBLIC_HELD] - first
                drawn -= self._remember(seat, lesser(more, drawn), chance)
                self._place(seat, first + more, chance)
        for seat in range(self.seats):
            if seat != me:
                drawn -= self._remember(seat, drawn, chance)

    @final
    def _hidden_cards(self, seat: Seat) -> i64:
        """How many cards of a seat lie unseen, in its hand and face down in deals."""
        hidden = i64(0) if self.piles[HAND + seat] > 0 else -self.piles[HAND + seat]
        for deal in range(self.seats):
            hidden -= self.down(deal, seat)
        return hidden

    @final
    def _remember(self, seat: Seat, drawn: Pile, chance: Chance) -> Pile:
        """Let a seat have drawn these since the shuffle, or as many of them as it did draw."""
        known = size(self.piles[PUBLIC_POOL]) - size(self.piles[POOL + seat])
        room = self.marks[FRESH + seat] - known
        if size(drawn) > room:
            drawn = sample(drawn, room, chance)
        self.piles[POOL + seat] -= drawn
        return drawn

    @final
    def _place(self, seat: Seat, held: Pile, chance: Chance) -> None:
        """Lay the cards of a seat into its unseen places."""
        for deal in range(self.seats):
            at = DOWN + MOST_SEATS * deal + seat
            cards = sample(held, -self.piles[at], chance)
            held -= cards
            self.piles[at] = cards
        if self.piles[HAND + seat] < 0:
            self.piles[HAND + seat] = held
        if self.phase == OFFERING and self.down(seat, seat) != 0:
            self.marks[FACING + seat] = pick(self.down(seat, seat), chance) + 1


def at_most(pile: Pile, cards: i64, chance: Chance) -> Pile:
    """So many cards taken blindly from a known pile, or all where it has fewer."""
    return pile if size(pile) <= cards else sample(pile, cards, chance)
