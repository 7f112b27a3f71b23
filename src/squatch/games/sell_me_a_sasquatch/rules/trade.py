"""What follows a sale: trading sets in, drawing, and whether the game is over."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import Seat
from squatch.games.sell_me_a_sasquatch.rules.board import (
    COLLECTION,
    DISCARD,
    DRAW,
    HAND,
    STEALING,
    TOKENS,
    bit,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    BUG,
    ISOLATOR,
    ONE,
    Kind,
    Pile,
    count,
    pick,
    size,
)
from squatch.games.sell_me_a_sasquatch.rules.refusals import Refusals
from squatch.games.sell_me_a_sasquatch.rules.rows import (
    DREW,
    SHUFFLED,
    TOOK_TOKEN,
    TRADED,
)

HAND_SIZE: Final[i64] = 5
MOST_TURNS: Final[i64] = 200  # D15

# Why a game ended.
GOING_ON: Final[i64] = 0
ENOUGH_TOKENS: Final[i64] = 1
TURN_LIMIT: Final[i64] = 2
NO_CARDS: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=False)
class Trading(Refusals):
    """A board, and what happens on it by itself once a deal is sold."""

    # --- trading in: nasty sets (D5, D6, D12), then creature sets (D13)

    @final
    def trade_nasties(self, journal: Journal | None) -> bool:
        """Go on with the nasty sets; False when a theft has to be decided first."""
        while self.idle < self.seats:
            if self.due == 0:
                self._turn_to_next_victim(journal)
            elif self._strike(journal):
                return False
        return True

    @final
    def _begin_trading(self) -> None:
        """D5, D12: clockwise from the player who bought (two players: who split)."""
        self.victim = self._previous(self.buyer)
        self.idle = 0
        self.due = 0

    @final
    def _turn_to_next_victim(self, journal: Journal | None) -> None:
        self.victim = self.next_seat(self.victim)
        sets = self._discard_nasties(self.victim, journal)
        if sets == 0:
            self.idle += 1
            return
        self.idle = 0
        if self.seats == 2 or self.victim != self.buyer:  # D6
            self.due = sets

    @final
    def _discard_nasties(self, seat: Seat, journal: Journal | None) -> Pile:
        """Discard all completed nasty sets of a player together; returns how many of each kind."""
        sets: Pile = 0
        for kind in range(BUG, ISOLATOR):
            complete = self._complete(seat, kind)
            if complete > 0:
                sets += complete * ONE[kind]
                self._discard_sets(seat, kind, complete, 0, journal)
        return sets

    @final
    def _complete(self, seat: Seat, kind: Kind) -> i64:
        have = count(self.piles[COLLECTION + seat], kind)
        needed = self.deck.set_sizes[kind]
        if have < needed:
            return 0
        return have // needed

    @final
    def _discard_sets(
        self, seat: Seat, kind: Kind, sets: i64, tokens: i64, journal: Journal | None
    ) -> None:
        self.trade_in(seat, kind, sets, tokens)
        if journal is not None:
            journal.add(TRADED, EVERYONE, tokens, seat, kind, sets)

    @final
    def _strike(self, journal: Journal | None) -> bool:
        """The next nasty set of the victim takes effect; True when its thief has to decide."""
        kind = BUG
        while count(self.due, kind) == 0:
            kind += 1
        self.due -= ONE[kind]
        thief = self._thief()
        cards = self.deck.steals_cards[kind]
        if cards == 0:
            if self.marks[TOKENS + self.victim] > 0:
                self._take_token(thief, self.victim, kind, journal)
            return False
        if self.piles[COLLECTION + self.victim] == 0:
            return False
        self.phase = STEALING
        self.steals = cards
        self.waiting = bit(thief)
        return True

    @final
    def _thief(self) -> Seat:
        return 1 - self.victim if self.seats == 2 else self.buyer

    @final
    def _take_token(self, thief: Seat, victim: Seat, card: Kind, journal: Journal | None) -> None:
        self.move_token(victim, thief)
        if journal is not None:
            journal.add(TOOK_TOKEN, EVERYONE, 0, thief, victim, card)

    @final
    def _trade_creatures(self, journal: Journal | None) -> None:
        """D13: after everybody's nasty sets."""
        for seat in range(self.seats):
            for kind in range(BUG):
                sets = self._complete(seat, kind)
                if sets > 0:
                    self._discard_sets(seat, kind, sets, sets * self.deck.tokens[kind], journal)

    # --- drawing

    @final
    def draw_hands(self, chance: Chance, journal: Journal | None) -> None:
        """Clockwise from the new buyer, each up to five before the next (D8: while cards last)."""
        seat = self.buyer
        for _player in range(self.seats):
            self._draw_up(seat, chance, journal)
            seat = self.next_seat(seat)

    @final
    def _draw_up(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        drawn: Pile = 0
        for _card in range(HAND_SIZE - size(self.piles[HAND + seat])):
            if self.piles[DRAW] == 0:
                if self.piles[DISCARD] == 0:
                    break
                self._note_drawn(seat, drawn, journal)
                drawn = 0
                self._reshuffle(journal)
            card = ONE[pick(self.piles[DRAW], chance)]
            self.piles[DRAW] -= card
            drawn += card
            self.take_into_hand(seat, card, 1)
        self._note_drawn(seat, drawn, journal)

    @final
    def _note_drawn(self, seat: Seat, drawn: Pile, journal: Journal | None) -> None:
        if journal is not None and drawn != 0:
            journal.add(DREW, bit(seat), drawn, seat, size(drawn), 0)

    @final
    def _reshuffle(self, journal: Journal | None) -> None:
        cards = self.shuffle_discard()
        self.piles[DRAW] = cards
        if journal is not None:
            journal.add(SHUFFLED, EVERYONE, 0, size(cards), 0, 0)

    # --- the end

    @final
    def _reason_to_end(self) -> i64:
        if self._sole_leader_has_enough():
            return ENOUGH_TOKENS
        if self.turn >= MOST_TURNS:
            return TURN_LIMIT
        for seat in range(self.seats):
            if self.piles[HAND + seat] != 0:
                return GOING_ON
        return NO_CARDS

    @final
    def _sole_leader_has_enough(self) -> bool:
        """D17: enough tokens, and strictly more than everyone else."""
        best = self.most_tokens()
        if best < tokens_to_win(self.seats):
            return False
        leaders: i64 = 0
        for seat in range(self.seats):
            if self.marks[TOKENS + seat] == best:
                leaders += 1
        return leaders == 1

    @final
    def _previous(self, seat: Seat) -> Seat:
        return self.seats - 1 if seat == 0 else seat - 1


def tokens_to_win(seats: i64) -> i64:
    """4 tokens with three or four players, 5 with two, five or six."""
    if seats == 3 or seats == 4:
        return 4
    return 5
