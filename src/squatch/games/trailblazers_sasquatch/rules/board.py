"""What lies where in a game of Trailblazers: Sasquatch, and how it moves.

The rules move things, and so does an audience that follows the events of a game, both through the
same functions. `marks` are public numbers; `where` says of each trail card in which zone it lies;
an audience has UNKNOWN there for what it has not seen. The deck has no order: a card is drawn by
chance when it is drawn.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.state import TRUTH, Seat, SeatSet, State
from squatch.games.trailblazers_sasquatch.rules.deck import (
    BASE_PIECE,
    CARDS,
    DeckTables,
)
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap

Card = i64

ROWS: Final[i64] = 3  # of discards, by the types of the plain bases
ROW_SIZE: Final[i64] = 12  # with the twelfth card the game ends
HAND_SIZE: Final[i64] = 2
TALLY_END: Final[i64] = 5

# Phases.
BASE_DUE: Final[i64] = 0  # a turn that has to place a base
SHOWING: Final[i64] = 1  # any other turn
PLACING: Final[i64] = 2
DISCARDING: Final[i64] = 3
ACCUSING: Final[i64] = 4  # the window after a turn
FIRST_DRAW: Final[i64] = 5  # a turn of the pursuit
SECOND_DRAW: Final[i64] = 6
KEEPING: Final[i64] = 7
OVER: Final[i64] = 8

# Reasons to be over.
CAUGHT: Final[i64] = 1
CAUGHT_AT_ONCE: Final[i64] = 2
ESCAPED: Final[i64] = 3
WRONG_ACCUSATION: Final[i64] = 4
ANIMALS_COUNTED: Final[i64] = 5
NO_SASQUATCH: Final[i64] = 6

# Who holds the Sasquatch: a seat, or
ASIDE: Final[i64] = 4
UNKNOWN: Final[i64] = -1  # also of a card: where it lies

# Zones of cards.
DECK: Final[i64] = 0
HAND: Final[i64] = 1  # + seat
LEFT: Final[i64] = 5  # + seat whose hand it was when the pursuit began
ROW: Final[i64] = 9  # + row * ROW_SIZE + place
STACK: Final[i64] = 45  # + row * 4 + seat that discarded it
STACKS_END: Final[i64] = 57
ON_MAP: Final[i64] = 57
DRAWN: Final[i64] = 58  # turned up in this turn of the pursuit
GONE: Final[i64] = 59  # left the game for all to see

# Public numbers.
PHASE: Final[i64] = 0
WAITING: Final[i64] = 1  # seat set
TALKED: Final[i64] = 2  # seat set: have had their say for now
ACTIVE: Final[i64] = 3  # whose turn it is, or was before the window
TURN: Final[i64] = 4  # turns finished
FIRST: Final[i64] = 5  # seat that began
SHOWN: Final[i64] = 6  # the card to be placed, + 1
DUE: Final[i64] = 7  # 1: the next turn has to place a base
PLACERS: Final[i64] = 8  # seat set: have placed a trail card
LATE_ACCUSATIONS: Final[i64] = 9  # the option
DECK_SIZE: Final[i64] = 10
TALLY: Final[i64] = 11
HUNTED: Final[i64] = 12  # pieces on the map when the pursuit began; 0 before
FIRST_DRAWN: Final[i64] = 13  # card + 1
SECOND_DRAWN: Final[i64] = 14  # card + 1
REASON: Final[i64] = 15
ACCUSER: Final[i64] = 16  # seat + 1
ACCUSED_SEAT: Final[i64] = 17  # seat + 1
HAND_SIZES: Final[i64] = 18  # + seat
LEFT_SIZES: Final[i64] = 22  # + seat: hand cards when the pursuit began
ROW_SIZES: Final[i64] = 26  # + row: discards so far
STACK_SIZES: Final[i64] = 29  # + row
SPOKEN: Final[i64] = 32  # + seat: the code of what it said last, + 1
SPOKEN_AT: Final[i64] = 36  # + seat: turns finished by then
DISCARDER: Final[i64] = 40  # + row * ROW_SIZE + place: seat + 1
MARKS: Final[i64] = 76

BIT: Final = vec[i64]([1, 2, 4, 8, 16])
NO_MARKS: Final = vec[i64]([0] * 76)
NOWHERE: Final = vec[i64]([-1] * 135)


def bit(seat: Seat) -> SeatSet:
    """The seat set of one seat."""
    return BIT[seat]


@mypyc_attr(allow_interpreted_subclasses=False)
class Board(State):
    """The table and everything on it, and where in the turn the game stands."""

    def __init__(self, tables: DeckTables, seats: i64, land: TrailMap) -> None:
        self.seats: i64 = seats
        self.audience: i64 = TRUTH
        self.tables: DeckTables = tables
        self.map: TrailMap = land
        self.sasquatch: i64 = UNKNOWN  # who holds it; UNKNOWN to an audience that has not seen it
        self.marks: vec[i64] = NO_MARKS
        self.where: vec[i64] = NOWHERE

    # --- seats

    @final
    def next_seat(self, seat: Seat) -> Seat:
        """The seat to the left."""
        seat += 1
        return i64(0) if seat == self.seats else seat

    @final
    def next_tourist(self, seat: Seat) -> Seat:
        """The next seat to the left that takes part in the pursuit."""
        seat = self.next_seat(seat)
        return self.next_seat(seat) if seat == self.sasquatch else seat

    @final
    def all_seats(self) -> SeatSet:
        """Everybody."""
        return BIT[self.seats] - 1

    @final
    def placer_of(self, at: i64) -> Seat:
        """Who laid a piece of the map: each turn lays one."""
        marks = self.marks
        hunted = marks[HUNTED]
        if hunted == 0 or at < hunted:
            return (marks[FIRST] + at) % self.seats
        seat = self.sasquatch
        for _turn in range((at - hunted) % (self.seats - 1) + 1):
            seat = self.next_tourist(seat)
        return seat

    # --- what there is

    @final
    def can_accuse(self) -> bool:
        """Whether the turn that ends now is followed by a window (the option)."""
        marks = self.marks
        return marks[LATE_ACCUSATIONS] == 0 or marks[PLACERS] == self.all_seats()

    @final
    def cards_left(self) -> i64:
        """Cards that can be drawn in the pursuit."""
        marks = self.marks
        return (
            marks[DECK_SIZE] + marks[STACK_SIZES] + marks[STACK_SIZES + 1] + marks[STACK_SIZES + 2]
        )

    @final
    def source_size(self, source: i64) -> i64:
        """Cards in the deck (0), or in the stack of a row (1 to 3)."""
        return self.marks[DECK_SIZE] if source == 0 else self.marks[STACK_SIZES + source - 1]

    @final
    def bases_left(self) -> bool:
        """Whether a base is in supply."""
        return self.map.bases_laid != 7

    @final
    def animals_discarded(self) -> i64:
        """Animals on all cards of the rows, as far as they are known."""
        where = self.where
        animals: i64 = 0
        for card in range(CARDS):
            if ROW <= where[card] < STACK:
                animals += self.tables.animals[card]
        return animals

    @final
    def factor(self) -> i64:
        """What each discarded animal counts: 4, 5 or 6 for 2, 3 or 4 players."""
        return self.seats + 2

    @final
    def longest_row(self) -> i64:
        """Cards in the longest row."""
        longest: i64 = 0
        for row in range(ROWS):
            longest = max(longest, self.marks[ROW_SIZES + row])
        return longest

    @final
    def last_piece(self) -> i64:
        """The place of the piece that was laid last."""
        return self.map.laid - 1

    @final
    def was_revealed(self) -> bool:
        """Whether the pursuit began with a reveal, and not with an accusation."""
        return self.marks[HUNTED] > 0 and self.marks[ACCUSER] == 0

    @final
    def accused_piece(self) -> i64:
        """The place of the piece after which somebody was accused."""
        hunted = self.marks[HUNTED]
        return hunted - 1 if hunted > 0 else self.last_piece()

    # --- cards that move

    @final
    def pick_from(self, first: i64, zones: i64, cards: i64, chance: Chance) -> Card:
        """A card of some zones, which hold so many, by chance; nothing moves."""
        left = chance.below(cards)
        where = self.where
        for card in range(CARDS):
            if first <= where[card] < first + zones:
                if left == 0:
                    return card
                left -= 1
        return -1

    @final
    def take_into_hand(self, seat: Seat, card: Card) -> None:
        """A card of the deck comes into a hand; UNKNOWN where it was not seen."""
        self.marks[DECK_SIZE] -= 1
        self.marks[HAND_SIZES + seat] += 1
        if card != UNKNOWN:
            self.where[card] = HAND + seat

    @final
    def show(self, seat: Seat, card: Card) -> None:
        """A hand card is chosen to be placed, for all to see."""
        self.marks[SHOWN] = card + 1
        self.where[card] = HAND + seat

    @final
    def lay_card(self, seat: Seat, card: Card, spot: i64) -> None:
        """The chosen card comes onto the map."""
        marks = self.marks
        self.where[card] = ON_MAP
        self.map.lay(card, spot_x(spot), spot_y(spot), spot_turn(spot))
        marks[SHOWN] = 0
        if marks[HUNTED] == 0:
            marks[HAND_SIZES + seat] -= 1
            marks[PLACERS] |= BIT[seat]

    @final
    def lay_base(self, base: i64, spot: i64) -> None:
        """A base comes onto the map."""
        self.map.lay(BASE_PIECE + base, spot_x(spot), spot_y(spot), spot_turn(spot))
        self.marks[DUE] = 0

    @final
    def discard(self, seat: Seat, row: i64, card: Card) -> None:
        """A hand card, perhaps UNKNOWN, goes to the first free place of a row.

        T4: a base is due when the longest row has come to four or eight cards for the first time.
        """
        marks = self.marks
        longest = self.longest_row()
        place = ROW_SIZE * row + marks[ROW_SIZES + row]
        marks[DISCARDER + place] = seat + 1
        marks[ROW_SIZES + row] += 1
        marks[HAND_SIZES + seat] -= 1
        if card != UNKNOWN:
            self.where[card] = ROW + place
        size = marks[ROW_SIZES + row]
        if size > longest and (size == 4 or size == 8):
            marks[DUE] = 1

    @final
    def speak(self, seat: Seat, code: i64) -> None:
        """A seat has its say."""
        marks = self.marks
        marks[TALKED] |= BIT[seat]
        marks[SPOKEN + seat] = code + 1
        marks[SPOKEN_AT + seat] = marks[TURN]

    # --- the pursuit

    @final
    def begin_pursuit(self, sasquatch: Seat) -> None:
        """Hands leave the game, rows become stacks, and the figure stands on the last piece."""
        marks = self.marks
        self.sasquatch = sasquatch
        marks[HUNTED] = self.map.laid
        marks[DUE] = 0
        self.map.stand(self.last_piece())
        for seat in range(self.seats):
            marks[LEFT_SIZES + seat] = marks[HAND_SIZES + seat]
            marks[HAND_SIZES + seat] = 0
        for row in range(ROWS):
            marks[STACK_SIZES + row] = marks[ROW_SIZES + row]
        where = self.where
        for card in range(CARDS):
            zone = where[card]
            if HAND <= zone < LEFT:
                where[card] = zone + LEFT - HAND
            elif ROW <= zone < STACK:
                row = (zone - ROW) // ROW_SIZE
                where[card] = STACK + 4 * row + marks[DISCARDER + zone - ROW] - 1

    @final
    def turn_up(self, source: i64, card: Card) -> None:
        """A card of the deck or a stack lies face up."""
        marks = self.marks
        if source == 0:
            marks[DECK_SIZE] -= 1
        else:
            marks[STACK_SIZES + source - 1] -= 1
        self.where[card] = DRAWN
        if marks[FIRST_DRAWN] == 0:
            marks[FIRST_DRAWN] = card + 1
        else:
            marks[SECOND_DRAWN] = card + 1

    @final
    def keep(self, card: Card, other: Card) -> None:
        """One drawn card is to be placed, the other, if there is one, leaves the game."""
        marks = self.marks
        marks[FIRST_DRAWN] = 0
        marks[SECOND_DRAWN] = 0
        marks[SHOWN] = card + 1
        if other != UNKNOWN:
            self.where[other] = GONE

    # --- copies of the parts

    @final
    def copy_to(self, other: "Board") -> None:
        """Make another board of the same cards and seats like this one."""
        other.audience = self.audience
        other.sasquatch = self.sasquatch
        other.marks = self.marks[:]
        other.where = self.where[:]
