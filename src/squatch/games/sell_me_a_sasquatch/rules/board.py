"""What lies where in a game of Sell Me a Sasquatch, and how cards and tokens move.

The rules move them, and so does an audience that follows the events of a game, both through the
same few functions. Where an audience does not know a pile it is minus its size (see `piles.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.state import TRUTH, Seat, SeatSet, State
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    SPLIT,
    SPLIT_FIRST,
    SPLIT_NOTHING,
    SPLIT_PAIRS,
    SPLIT_SECOND,
    offer_cards,
    offer_face,
    split_face,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import KINDS, ONE, Kind, Pile

MOST_SEATS: Final[i64] = 6

# Phases: in each one kind of decision is to be made.
OFFERING: Final[i64] = 0
SPLITTING: Final[i64] = 1  # two players
FLIPPING: Final[i64] = 2
PLAYING: Final[i64] = 3  # the thingamabob window
SECOND_CARD: Final[i64] = 4  # of a Super Repositioner (D11)
CHOOSING: Final[i64] = 5
STEALING: Final[i64] = 6
LATE: Final[i64] = 7  # the option "late Isolator"
OVER: Final[i64] = 8

# Zones: where the piles of seat s, or of the deal in front of seat s, lie in `piles`.
HAND: Final[i64] = 0
COLLECTION: Final[i64] = 6
UP: Final[i64] = 12  # face-up cards of a deal
DOWN: Final[i64] = 18  # face-down cards: MOST_SEATS piles a deal, by who put them there (D10)
# Once the discard pile was shuffled:
POOL: Final[i64] = 54  # what a seat knows the draw pile to lie within
PUBLIC_POOL: Final[i64] = 60  # the same for those who drew nothing since
HELD: Final[i64] = 61  # what a seat knows the others to have held then
PUBLIC_HELD: Final[i64] = 67  # what all together held then
DRAW: Final[i64] = 68
DISCARD: Final[i64] = 69
ZONES: Final[i64] = 70

# Marks of seat s in `marks`.
TOKENS: Final[i64] = 0
FRESH: Final[i64] = 6  # cards drawn since the discard pile was shuffled
FACING: Final[i64] = 12  # 1 + the kind of a sealed offer that will lie face up
MARKS: Final[i64] = 18

FACE_UP: Final[i64] = 6  # in place of who put a face-down card there

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32])


def bit(seat: Seat) -> SeatSet:
    """The seat set of one seat."""
    return BIT[seat]


@final
class DeckTables:
    """What the rules need of a deck, by kind.

    `steals_cards` is how many cards the buyer may steal for a set of a nasty; a nasty with 0 there
    costs its owner a token. `tokens` is what a creature set brings. `names` are those of kinds that
    are called otherwise than in the catalogue, "" for the rest; the rules hand them on to views.
    """

    def __init__(
        self,
        copies: list[int],
        set_sizes: list[int],
        tokens: list[int],
        steals_cards: list[int],
        names: list[str],
    ) -> None:
        self.names: list[str] = names
        cards: Pile = 0
        for kind in range(KINDS):
            cards += i64(copies[kind]) * ONE[kind]
        self.copies: Pile = cards
        self.set_sizes: vec[i64] = vec[i64](set_sizes)
        self.tokens: vec[i64] = vec[i64](tokens)
        self.steals_cards: vec[i64] = vec[i64](steals_cards)


@mypyc_attr(allow_interpreted_subclasses=False)
class Board(State):
    """The table and everything on it, and where in the turn the game stands."""

    def __init__(self, deck: DeckTables, seats: i64) -> None:
        self.seats: i64 = seats
        self.audience: i64 = TRUTH
        self.deck: DeckTables = deck
        self.late_isolator: i64 = 0  # table option, 0 or 1
        self.phase: i64 = 0
        self.waiting: SeatSet = 0  # the seats that owe a decision
        self.turn: i64 = 0  # turns finished
        self.buyer: Seat = 0  # with two players: who splits
        self.victim: Seat = 0  # whose nasty sets strike
        self.idle: i64 = 0  # players in a row found without a nasty set
        self.steals: i64 = 0  # cards that the running effect may still take
        self.due: Pile = 0  # nasty sets of the victim that have yet to strike
        self.shuffled: i64 = 0  # 1 once the discard pile was shuffled
        self.reason: i64 = 0  # why the game ended
        self.piles: vec[Pile] = NO_PILES
        self.marks: vec[i64] = NO_MARKS

    # --- deals

    @final
    def down(self, deal: Seat, by: Seat) -> Pile:
        """The face-down cards of a deal that one player put there."""
        return self.piles[DOWN + MOST_SEATS * deal + by]

    @final
    def lay_offer(self, seat: Seat, code: i64) -> None:
        """A sealed offer leaves the hand; the card that will lie face up is still face down."""
        cards = offer_cards(code)
        self.piles[HAND + seat] -= cards
        self.piles[DOWN + MOST_SEATS * seat + seat] += cards
        self.marks[FACING + seat] = offer_face(code) + 1

    @final
    def lay_split(self, seat: Seat, code: i64) -> None:
        """The cards of a split leave the hand, all face down for the moment."""
        pair = (code - SPLIT) % SPLIT_PAIRS
        self.lay_sided(seat, split_face(code))
        self.lay_sided(seat, SPLIT_FIRST[pair])
        self.lay_sided(seat, SPLIT_SECOND[pair])

    @final
    def lay_sided(self, seat: Seat, sided_kind: i64) -> None:
        """One card of a split, or none."""
        if sided_kind != SPLIT_NOTHING:
            self.lay_down(seat, side_of(seat, sided_kind), sided_kind % KINDS)

    @final
    def lay_down(self, seat: Seat, deal: Seat, kind: Kind) -> None:
        """A hand card goes face down into a deal."""
        self.piles[HAND + seat] -= ONE[kind]
        self.piles[DOWN + MOST_SEATS * deal + seat] += ONE[kind]

    @final
    def lay_down_unknown(self, seat: Seat, deal: Seat, cards: i64) -> None:
        """Hand cards that this audience does not know go face down into a deal."""
        self.piles[HAND + seat] += cards
        self.piles[DOWN + MOST_SEATS * deal + seat] -= cards

    @final
    def lift(self, deal: Seat, by: Seat, kind: Kind) -> None:
        """A card leaves a deal. `by` put it there face down, or is FACE_UP."""
        if by == FACE_UP:
            self.piles[UP + deal] -= ONE[kind]
            return
        at = DOWN + MOST_SEATS * deal + by
        if self.piles[at] < 0:
            self.piles[at] += 1
        else:
            self.piles[at] -= ONE[kind]

    @final
    def lay_open(self, deal: Seat, by: Seat, kind: Kind) -> None:
        """A face-down card is turned face up."""
        self.lift(deal, by, kind)
        self.piles[UP + deal] += ONE[kind]

    @final
    def remove(self, deal: Seat, by: Seat, kind: Kind) -> None:
        """A card of a deal goes to the discard pile."""
        self.lift(deal, by, kind)
        self.piles[DISCARD] += ONE[kind]

    @final
    def receive(self, owner: Seat, deal: Seat, cards: Pile) -> None:
        """A whole deal, these cards, goes into a collection."""
        self.piles[COLLECTION + owner] += cards
        self.piles[UP + deal] = 0
        for by in range(self.seats):
            self.piles[DOWN + MOST_SEATS * deal + by] = 0

    # --- collections and tokens

    @final
    def spend(self, seat: Seat, kind: Kind) -> None:
        """A thingamabob goes from its collection to the discard pile."""
        self.piles[COLLECTION + seat] -= ONE[kind]
        self.piles[DISCARD] += ONE[kind]

    @final
    def trade_in(self, seat: Seat, kind: Kind, sets: i64, tokens: i64) -> None:
        """Sets go from a collection to the discard pile, and bring tokens."""
        cards = sets * self.deck.set_sizes[kind] * ONE[kind]
        self.piles[COLLECTION + seat] -= cards
        self.piles[DISCARD] += cards
        self.marks[TOKENS + seat] += tokens

    @final
    def move_card(self, loser: Seat, winner: Seat, kind: Kind) -> None:
        """A card goes from one collection into another."""
        self.piles[COLLECTION + loser] -= ONE[kind]
        self.piles[COLLECTION + winner] += ONE[kind]

    @final
    def move_token(self, loser: Seat, winner: Seat) -> None:
        """A token changes hands."""
        self.marks[TOKENS + loser] -= 1
        self.marks[TOKENS + winner] += 1

    # --- hands

    @final
    def take_into_hand(self, seat: Seat, cards: Pile, drawn: i64) -> None:
        """So many drawn cards go into a hand; the draw pile is the caller's matter."""
        self.piles[HAND + seat] += cards
        if self.shuffled == 1:
            self.piles[POOL + seat] -= cards
            self.marks[FRESH + seat] += drawn

    @final
    def take_unknown(self, seat: Seat, drawn: i64) -> None:
        """The same for an audience that does not know the cards."""
        self.piles[HAND + seat] -= drawn
        if self.shuffled == 1:
            self.marks[FRESH + seat] += drawn

    @final
    def shuffle_discard(self) -> Pile:
        """Empty the discard pile for a new draw pile of these cards; everybody saw which go in."""
        cards = self.piles[DISCARD]
        held = self.deck.copies - cards  # no deal lies there, and the draw pile is empty
        for seat in range(self.seats):
            held -= self.piles[COLLECTION + seat]
        self.piles[DISCARD] = 0
        self.shuffled = 1
        for seat in range(self.seats):
            self.piles[POOL + seat] = cards
            self.piles[HELD + seat] = held - self.piles[HAND + seat]
            self.marks[FRESH + seat] = 0
        self.piles[PUBLIC_POOL] = cards
        self.piles[PUBLIC_HELD] = held
        return cards

    # --- seats

    @final
    def next_seat(self, seat: Seat) -> Seat:
        """The seat to the left."""
        seat += 1
        return i64(0) if seat == self.seats else seat


NO_PILES: Final = vec[i64]([0] * int(ZONES))
NO_MARKS: Final = vec[i64]([0] * int(MARKS))


def side_of(seat: Seat, sided_kind: i64) -> Seat:
    """The deal that a sided kind of a two-player split lies in: the own one or the other."""
    return seat if sided_kind < KINDS else 1 - seat
