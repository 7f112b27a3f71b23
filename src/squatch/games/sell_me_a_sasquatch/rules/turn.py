"""How a turn of Sell Me a Sasquatch runs: the rules, as a state machine over piles of cards.

What happens to deals is in `deals.py`, what follows a sale by itself in `trade.py`.

Decision numbers (D1 to D17) are those of the game's guide. The file runs interpreted and compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import NO_SEAT, Outcome, Seat, SeatSet
from squatch.games.sell_me_a_sasquatch.rules.board import (
    CHOOSING,
    COLLECTION,
    DRAW,
    FLIPPING,
    HAND,
    LATE,
    NO_MARKS,
    NO_PILES,
    OFFERING,
    OVER,
    PLAYING,
    SECOND_CARD,
    SPLITTING,
    STEALING,
    TOKENS,
    UP,
    ZONES,
    DeckTables,
    bit,
)
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    CHOOSE,
    EXPAND,
    FLIP,
    ISOLATE,
    METER,
    PASS,
    REPOSITION,
    REVERSE,
    STEAL,
    STOP,
    SUPER,
)
from squatch.games.sell_me_a_sasquatch.rules.deals import Dealing
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    EXPANDER,
    ISOLATOR,
    KINDS,
    OPTIMETER,
    REPOSITIONER,
    SUPER_REPOSITIONER,
    Kind,
)
from squatch.games.sell_me_a_sasquatch.rules.rows import (
    ANSWERED,
    CHOSE,
    COLLECTED,
    ENDED,
    PASSED,
    PLAYED,
    REVEALED,
    STOLE,
    STOPPED,
)
from squatch.games.sell_me_a_sasquatch.rules.trade import GOING_ON

REASONS: Final = ("", "tokens", "turn-limit", "no-cards")
SCALARS: Final = 13  # of `Sasquatch.save`, before the piles and the marks


@final
class Sasquatch(Dealing):
    """A game of Sell Me a Sasquatch in progress, or what an audience has seen of it."""

    # --- the contract

    def pending(self) -> SeatSet:
        """The seats that owe a decision."""
        return self.waiting

    def to_act(self) -> Seat:
        """Clockwise from the buyer (D3)."""
        waiting = self.waiting
        if waiting == 0:
            return NO_SEAT
        seat = self.buyer
        while (waiting >> seat) & 1 == 0:
            seat = self.next_seat(seat)
        return seat

    def step(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        """Change the state by a legal action."""
        phase = self.phase
        if phase == OFFERING:
            self._offer(seat, code, journal)
        elif phase == PLAYING or phase == LATE:
            if code == PASS:
                self._pass(seat, chance, journal)
            else:
                self._play(seat, code, chance, journal)
        elif phase == FLIPPING:
            self._flip_blindly(seat, code - FLIP, code - FLIP, chance, journal)
            self._open_window()
        elif phase == CHOOSING:
            self._choose(seat, code, chance, journal)
        elif phase == STEALING:
            self._steal(seat, code, chance, journal)
        elif phase == SPLITTING:
            self._split(seat, code, journal)
        elif phase == SECOND_CARD:
            self._remove_second(seat, code, chance, journal)
        if journal is not None:
            self.note_stage(journal)

    def outcome(self) -> Outcome | None:
        """Most tokens win; a tie is shared (it only ends a game under D15)."""
        if self.phase != OVER:
            return None
        best = self.most_tokens()
        scores = [int(self.marks[TOKENS + seat]) for seat in range(self.seats)]
        return Outcome(
            REASONS[self.reason], [s for s, score in enumerate(scores) if score == best], scores
        )

    def clone(self) -> "Sasquatch":
        """An independent copy."""
        other = Sasquatch(self.deck, self.seats)
        other.audience = self.audience
        other.late_isolator = self.late_isolator
        other.phase = self.phase
        other.waiting = self.waiting
        other.turn = self.turn
        other.buyer = self.buyer
        other.victim = self.victim
        other.idle = self.idle
        other.steals = self.steals
        other.shuffled = self.shuffled
        other.reason = self.reason
        other.due = self.due
        other.piles = self.piles[:]
        other.marks = self.marks[:]
        return other

    def save(self) -> list[int]:
        """Scalars, then piles, then marks."""
        scalars = [
            self.seats, self.audience, self.late_isolator, self.phase, self.waiting, self.turn,
            self.buyer, self.victim, self.idle, self.steals, self.shuffled, self.reason, self.due,
        ]  # fmt: skip
        return (
            [int(x) for x in scalars] + [int(x) for x in self.piles] + [int(x) for x in self.marks]
        )

    # --- the thingamabob window (D3, D9, D10)

    def _pass(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        if journal is not None:
            journal.add(PASSED, EVERYONE, 0, seat, 0, 0)
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            if self.phase == LATE:
                self._finish_turn(chance, journal)
            else:
                self._close_window()

    def _play(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        if code < REPOSITION:
            self._spend(seat, ISOLATOR, journal)
            self._take_token(seat, code - ISOLATE, ISOLATOR, journal)
        elif code < SUPER:
            self._spend(seat, REPOSITIONER, journal)
            self._remove(seat, code - REPOSITION, chance, journal)
        elif code < EXPAND:
            self._spend(seat, SUPER_REPOSITIONER, journal)
            self._remove(seat, code - SUPER, chance, journal)
            if self.any_face_up() or self.any_face_down():
                self.phase = SECOND_CARD
                self.waiting = bit(seat)
                return
        elif code < METER:
            self._spend(seat, EXPANDER, journal)
            self._add(seat, (code - EXPAND) // KINDS, (code - EXPAND) % KINDS, journal)
        else:
            self._spend(seat, OPTIMETER, journal)
            self._turn_over(seat, code - METER, chance, journal)
        self._reopen_window(chance, journal)

    def _reopen_window(self, chance: Chance, journal: Journal | None) -> None:
        """Each play clears all passes."""
        if self.phase == LATE:
            self._open_late_window(chance, journal)
        else:
            self._open_window()

    def _spend(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        self.spend(seat, kind)
        if journal is not None:
            journal.add(PLAYED, EVERYONE, 0, seat, kind, 0)

    # --- the sale

    def _choose(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        if self.seats == 2:
            if journal is not None:
                journal.add(ANSWERED, EVERYONE, 0, seat, i64(code == REVERSE), 0)
            self._collect_both(code == REVERSE, journal)
        else:
            if journal is not None:
                journal.add(CHOSE, EVERYONE, 0, seat, code - CHOOSE, 0)
            self._collect_all(code - CHOOSE, journal)
        self._begin_trading()
        if self.seats > 2:
            self.buyer = code - CHOOSE
        self._trade(chance, journal)

    def _collect_both(self, reversed_split: bool, journal: Journal | None) -> None:
        first = i64(reversed_split)  # who gets the deal in front of seat 0
        self._collect(first, 0, journal)
        self._collect(1 - first, 1, journal)

    def _collect_all(self, seller: Seat, journal: Journal | None) -> None:
        deal = self.buyer
        for _seller in range(self.seats - 1):
            deal = self.next_seat(deal)
            self._collect(self.buyer if deal == seller else deal, deal, journal)

    def _collect(self, owner: Seat, deal: Seat, journal: Journal | None) -> None:
        cards = self.piles[UP + deal]
        for by in range(self.seats):
            cards += self.down(deal, by)
        self.receive(owner, deal, cards)
        if journal is not None:
            journal.add(COLLECTED, EVERYONE, cards, owner, deal, 0)

    # --- trading in

    def _trade(self, chance: Chance, journal: Journal | None) -> None:
        """Go on with the nasty sets up to the next theft; after the last one end the trade."""
        if self.trade_nasties(journal):
            self._trade_creatures(journal)
            self._open_late_window(chance, journal)

    def _steal(self, seat: Seat, code: i64, chance: Chance, journal: Journal | None) -> None:
        if code == STOP:
            self.steals = 0
            if journal is not None:
                journal.add(STOPPED, EVERYONE, 0, seat, 0, 0)
        else:
            self.move_card(self.victim, seat, code - STEAL)
            self.steals -= 1
            if journal is not None:
                journal.add(STOLE, EVERYONE, 0, seat, self.victim, code - STEAL)
        if self.steals > 0 and self.piles[COLLECTION + self.victim] != 0:
            return
        self.steals = 0
        if self.seats > 2:
            self._discard_nasties(seat, journal)  # D6
        self._trade(chance, journal)

    def _open_late_window(self, chance: Chance, journal: Journal | None) -> None:
        """D14, option "late Isolator": one more window for Isolators only."""
        self.phase = LATE
        self.waiting = 0
        if self.late_isolator == 1:
            for seat in range(self.seats):
                if self.can_play(seat, ISOLATOR):
                    self.waiting |= bit(seat)
        if self.waiting == 0:
            self._finish_turn(chance, journal)

    # --- drawing, and the end of a turn

    def _finish_turn(self, chance: Chance, journal: Journal | None) -> None:
        if self.seats == 2:
            self.buyer = 1 - self.buyer
        self.turn += 1
        self.draw_hands(chance, journal)
        self.reason = self._reason_to_end()
        if self.reason == GOING_ON:
            self.begin_turn(journal)
            return
        self.phase = OVER
        self.waiting = 0
        if journal is not None:
            journal.add(ENDED, EVERYONE, 0, self.reason, 0, 0)
            self._reveal_hands(journal)

    def _reveal_hands(self, journal: Journal) -> None:
        for seat in range(self.seats):
            if self.piles[HAND + seat] != 0:
                journal.add(REVEALED, EVERYONE, self.piles[HAND + seat], seat, 0, 0)


def new_game(
    deck: DeckTables,
    seats: i64,
    first_buyer: i64,
    late_isolator: bool,
    chance: Chance,
    journal: Journal | None,
) -> Sasquatch:
    """A game before its first decision. `first_buyer` is a seat, or -1: chance decides."""
    game = Sasquatch(deck, seats)
    game.piles = NO_PILES[:]
    game.marks = NO_MARKS[:]
    game.late_isolator = i64(late_isolator)
    game.piles[DRAW] = deck.copies
    game.buyer = chance.below(seats) if first_buyer == NO_SEAT else first_buyer
    game.draw_hands(chance, journal)
    game.begin_turn(journal)
    if journal is not None:
        game.note_stage(journal)
    return game


def restore_game(deck: DeckTables, saved: list[int]) -> Sasquatch:
    """The inverse of `Sasquatch.save`."""
    game = Sasquatch(deck, saved[0])
    (
        _seats, game.audience, game.late_isolator, game.phase, game.waiting, game.turn, game.buyer,
        game.victim, game.idle, game.steals, game.shuffled, game.reason, game.due,
    ) = saved[:SCALARS]  # fmt: skip
    marks = int(SCALARS + ZONES)
    game.piles = vec[i64](saved[SCALARS:marks])
    game.marks = vec[i64](saved[marks:])
    return game
