"""What lies where in a game of Bigfootses, and how cards move.

The rules move cards, and so does an audience that follows the events of a game, both through the
same few functions. `marks` holds public numbers only: everybody is told each change of them.
`piles` holds the cards; where an audience does not know a pile, it is empty there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.state import TRUTH, Seat, SeatSet, State
from squatch.games.bigfootses.rules.deck import DeckTables
from squatch.games.bigfootses.rules.piles import Kind
from squatch.games.bigfootses.rules.vocabulary import BIGFOOT, WEAPON

MOST_SEATS: Final[i64] = 6
MOST_GEAR: Final[i64] = 8  # pieces of equipment in front of a player, whatever cards allow
MOST_TOP: Final[i64] = 5  # cards on top of a pile that somebody has looked at
MOST_FRAMES: Final[i64] = 16  # played cards that wait to be resolved

# Base phases: in each one kind of decision is to be made. A choice that an effect asks for and a
# reaction to a played card come before the phase.
STARTING: Final[i64] = 0  # window
ACTING: Final[i64] = 1
BEFORE: Final[i64] = 2  # window before the roll
AFTER: Final[i64] = 3  # window after the roll
EQUIPPING: Final[i64] = 4  # after the action
ENDING: Final[i64] = 5  # window
RESTOCKING: Final[i64] = 6
TRIMMING: Final[i64] = 7  # down to the hand limit
OVER: Final[i64] = 8
REACTING: Final[i64] = 9  # only of `situation`
CHOOSING: Final[i64] = 10  # only of `situation`: + what is asked

# What an effect asks.
ASK_NOTHING: Final[i64] = 0
ASK_DISCARD: Final[i64] = 1  # a hand card
ASK_GIVE: Final[i64] = 2  # a hand card, to the other player of the effect
ASK_BREAK: Final[i64] = 3  # a piece of the equipment of ASK_FROM
ASK_TRIM: Final[i64] = 4  # an own piece of equipment, for want of a slot
ASK_STEAL_GEAR: Final[i64] = 5
ASK_STEAL_FOOT: Final[i64] = 6
ASK_RELEASE: Final[i64] = 7
ASK_SWAP_OWN: Final[i64] = 8  # the own bigfoot of an exchange
ASK_SWAP_THEIRS: Final[i64] = 9
ASK_PLAYER: Final[i64] = 10
ASK_MAY: Final[i64] = 11
ASK_LIFT: Final[i64] = 12
ASK_TOSS: Final[i64] = 13
ASK_SALVAGE: Final[i64] = 14
ASK_JOB: Final[i64] = 15

# Piles.
HAND: Final[i64] = 0  # + seat
GONE: Final[i64] = 6  # + seat: what it knows to have left the pile since the discard was shuffled
DRAW: Final[i64] = 12  # without the cards on top that somebody has looked at
DISCARD: Final[i64] = 13
POOL: Final[i64] = 14  # once the discard was shuffled: what the pile was made of
WOODS: Final[i64] = 15  # for an audience: with the cards on top that it does not know
WOODS_DISCARD: Final[i64] = 16
CORRAL: Final[i64] = 17  # + seat
ZONES: Final[i64] = 23
TOP: Final[i64] = 46  # in `piles`: MOST_TOP kinds a deck, UNKNOWN where there is or is known none
PILES: Final[i64] = 56
UNKNOWN: Final[i64] = -1
THINGIES_DECK: Final[i64] = 0
WOODS_DECK: Final[i64] = 1

# Public numbers, the first ones a seat each.
HAND_SIZE: Final[i64] = 0
VP: Final[i64] = 6
BIGFOOTS: Final[i64] = 12
JOB: Final[i64] = 18  # profession + 1
IDLE: Final[i64] = 24  # 1: the next turn brings no action
GONE_SIZE: Final[i64] = 30
GEARS: Final[i64] = 36  # pieces of equipment
GEAR: Final[i64] = 42  # MOST_GEAR a seat: kinds + 1, in the order in which they were played
PHASE: Final[i64] = 90
WAITING: Final[i64] = 91  # seat set
TURN: Final[i64] = 92  # turns finished
ACTIVE: Final[i64] = 93
OPENED: Final[i64] = 94  # 1 while the window of the phase is open
ACTIONS: Final[i64] = 95  # left this turn
WORKED: Final[i64] = 96
EQUIPS: Final[i64] = 97  # equipment cards played this turn
EXTRA_EQUIPS: Final[i64] = 98
WITCH: Final[i64] = 99  # kind + 1
UNUSED: Final[i64] = 100  # professions, a bit each
LAID_OUT: Final[i64] = 101
DRAW_SIZE: Final[i64] = 102
SHUFFLED: Final[i64] = 103
REASON: Final[i64] = 104
WINNER: Final[i64] = 105  # seat + 1
RESTOCKED: Final[i64] = 106
MET: Final[i64] = 107  # the Woods kind that is encountered, + 1
MET_NUMBER: Final[i64] = 108  # added to its evasiveness or strength
MET_SKILL: Final[i64] = 109  # added to the ranger's skill
FACE: Final[i64] = 110  # of the die; 0 before the roll
PLUS: Final[i64] = 111  # added to the face
DECIDED: Final[i64] = 112  # 0, or WON or FLED
STEP: Final[i64] = 113  # of the running program, + 1; 0: none runs
LAST: Final[i64] = 114  # the step after its last one, + 1
RUNNING: Final[i64] = 115  # whose card it is on
OWNER: Final[i64] = 116
TARGET_SEAT: Final[i64] = 117  # NO_TARGET for none
LEFT: Final[i64] = 118  # the seats the step has yet to come to; -1: not begun
COUNT: Final[i64] = 119  # how often it has yet to happen to the seat it has come to
QUEUED: Final[i64] = 120  # program that runs next, + 1
QUEUED_CARD: Final[i64] = 121
ASK: Final[i64] = 122
ASK_FROM: Final[i64] = 123  # whose things are chosen from
OFFERED: Final[i64] = 124  # the bigfoot that an exchange gives, kind + 1
LOOKED: Final[i64] = 125  # cards of the pile that the running effect has looked at
DEPTH: Final[i64] = 126  # played cards that wait to be resolved
FRAMES: Final[i64] = 127  # MOST_FRAMES of FRAME cells, the last one on top
FRAME: Final[i64] = 4  # kind, who played it, target or NO_TARGET, state
TOP_SIZE: Final[i64] = 191  # + deck: cards on top that somebody has looked at
KNOWERS: Final[i64] = 193  # + MOST_TOP * deck: who has looked at each
SAID: Final[i64] = 203  # the code of the last action or answer that everybody heard
MARKS: Final[i64] = 204

FRAME_SEAT: Final[i64] = 1
FRAME_TARGET: Final[i64] = 2
FRAME_STATE: Final[i64] = 3
WAITS: Final[i64] = 0
CANCELLED: Final[i64] = 1
RESOLVING: Final[i64] = 2

WON: Final[i64] = 1
FLED: Final[i64] = 2

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64])
NO_PILES: Final = vec[i64]([0] * 46 + [-1] * 10)
NO_MARKS: Final = vec[i64]([0] * 204)
NO_CLAIMS: Final = vec[i64]()


def bit(seat: Seat) -> SeatSet:
    """The seat set of one seat."""
    return BIT[seat]


@mypyc_attr(allow_interpreted_subclasses=False)
class Board(State):
    """The table and everything on it, and where in the turn the game stands."""

    def __init__(self, deck: DeckTables, seats: i64) -> None:
        self.seats: i64 = seats
        self.audience: i64 = TRUTH
        self.deck: DeckTables = deck
        self.piles: vec[i64] = NO_PILES
        self.marks: vec[i64] = NO_MARKS
        self.claims: vec[i64] = NO_CLAIMS  # see claims.py

    # --- seats

    @final
    def next_seat(self, seat: Seat) -> Seat:
        """The seat to the left."""
        seat += 1
        return i64(0) if seat == self.seats else seat

    @final
    def all_seats(self) -> SeatSet:
        """Everybody."""
        return BIT[self.seats] - 1

    @final
    def with_cards(self) -> SeatSet:
        """Everybody with a hand card: those are asked in every window (B8)."""
        seats: i64 = 0
        marks = self.marks
        for seat in range(self.seats):
            if marks[HAND_SIZE + seat] > 0:
                seats |= BIT[seat]
        return seats

    @final
    def first_of(self, seats: SeatSet, start: Seat) -> Seat:
        """The first seat of a set that is not empty, clockwise from `start`."""
        seat = start
        while (seats >> seat) & 1 == 0:
            seat += 1
            if seat == self.seats:
                seat = 0
        return seat

    # --- where the game stands

    @final
    def situation(self) -> i64:
        """What is to be decided: an effect's question, a reaction, or what the phase is about."""
        marks = self.marks
        if marks[ASK] != ASK_NOTHING:
            return CHOOSING + marks[ASK]
        if marks[DEPTH] > 0:
            return REACTING
        return marks[PHASE]

    @final
    def frame(self, number: i64) -> i64:
        """Where the cells of a frame lie in `marks`."""
        return FRAMES + FRAME * number

    # --- equipment

    @final
    def gear_at(self, seat: Seat, kind: Kind) -> i64:
        """The place of a piece of equipment in front of a player, or -1."""
        marks = self.marks
        first = GEAR + MOST_GEAR * seat
        for at in range(marks[GEARS + seat]):
            if marks[first + at] == kind + 1:
                return at
        return -1

    @final
    def put_gear(self, seat: Seat, kind: Kind) -> None:
        """A piece of equipment comes into play."""
        marks = self.marks
        marks[GEAR + MOST_GEAR * seat + marks[GEARS + seat]] = kind + 1
        marks[GEARS + seat] += 1

    @final
    def take_gear(self, seat: Seat, kind: Kind) -> None:
        """A piece of equipment leaves play; the ones played later close up."""
        marks = self.marks
        first = GEAR + MOST_GEAR * seat
        last = marks[GEARS + seat] - 1
        for at in range(self.gear_at(seat, kind), last):
            marks[first + at] = marks[first + at + 1]
        marks[first + last] = 0
        marks[GEARS + seat] = last

    @final
    def sorted_gear(self, seat: Seat, sort: i64) -> i64:
        """How many pieces of equipment of a sort a player has in play."""
        marks = self.marks
        sorts = self.deck.sorts
        first = GEAR + MOST_GEAR * seat
        pieces: i64 = 0
        for at in range(marks[GEARS + seat]):
            if sorts[marks[first + at] - 1] == sort:
                pieces += 1
        return pieces

    @final
    def weapons(self, seat: Seat) -> i64:
        """How many weapons a player has in play."""
        return self.sorted_gear(seat, WEAPON)

    # --- corrals

    @final
    def is_bigfoot(self, kind: Kind) -> bool:
        """Whether a Woods kind is a bigfoot; a bigfeature is none (B6)."""
        return self.deck.woods_classes[kind] == BIGFOOT

    # --- the top of a pile

    @final
    def shift_top(self, deck: i64, place: i64) -> None:
        """The card at a place on top of a pile leaves; those below it move up."""
        piles = self.piles
        marks = self.marks
        kinds = TOP + MOST_TOP * deck
        knowers = KNOWERS + MOST_TOP * deck
        for at in range(place, MOST_TOP - 1):
            piles[kinds + at] = piles[kinds + at + 1]
            marks[knowers + at] = marks[knowers + at + 1]
        piles[kinds + MOST_TOP - 1] = UNKNOWN
        marks[knowers + MOST_TOP - 1] = 0
        marks[TOP_SIZE + deck] -= 1

    @final
    def lift_top(self, deck: i64, place: i64) -> None:
        """The card at a place goes on top, for all to see, face down."""
        piles = self.piles
        marks = self.marks
        kinds = TOP + MOST_TOP * deck
        knowers = KNOWERS + MOST_TOP * deck
        kind = piles[kinds + place]
        known_by = marks[knowers + place]
        at = place
        while at > 0:
            piles[kinds + at] = piles[kinds + at - 1]
            marks[knowers + at] = marks[knowers + at - 1]
            at -= 1
        piles[kinds] = kind
        marks[knowers] = known_by
