"""What a map promises: the loops there are, and those that its open trails may become.

All worths are hundredths of a point. An open end of a base promises, together with another one of
the same type, the loop that a shortest way between their walks would make, at a discount for each
square that is still to be filled. How steep that is depends on the stage of the game: with many
cards to come long gaps are no worry.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, BASES
from squatch.games.trailblazers_sasquatch.rules.ground import (
    BASE_LOOK,
    LOOK,
    WALKS,
    height_of,
    spot_turn,
    spot_x,
    spot_y,
    width_of,
)
from squatch.games.trailblazers_sasquatch.rules.loops import (
    BASE_SPOTS,
    OUTSIDE_X,
    OUTSIDE_Y,
    STEP_X,
    STEP_Y,
    End,
)
from squatch.games.trailblazers_sasquatch.rules.map import BASE_BIT, TrailMap
from squatch.games.trailblazers_sasquatch.rules.shapes import OPPOSITE, PASSAGES

POINT: Final[i64] = 100  # in worths
NOWHERE: Final[i64] = -1  # an end whose walk cannot go on
FARTHEST: Final[i64] = 12  # gaps of that many squares or more promise nothing
ELBOW_ROOM: Final[i64] = 6  # squares from base to base that loops want
CROWDED: Final[i64] = 60  # for each square less
OBSTRUCTED: Final[i64] = 2  # squares that a gap counts more where it leads over a loop

# What is left of a promise, by the squares of its gap, late in the game; and to which power that is
# taken by stage: the last turns keep none but the shortest gaps.
KEPT: Final = (1.0, 0.75, 0.6, 0.45, 0.29, 0.235, 0.165, 0.115, 0.08, 0.055, 0.04, 0.03)
POWERS: Final = (2.75, 2.25, 2.3, 1.5, 1.0, 0.8)
STAGE_ENDS: Final = (2, 4, 8, 13, 20)  # turns left at which a stage ends, the last one first


def _discounts() -> list[int]:
    return [
        round(100 * KEPT[gap] ** power) if gap < FARTHEST else 0
        for power in POWERS
        for gap in range(FARTHEST + 1)
    ]


DISCOUNTS: Final = vec[i64](_discounts())  # in percent, at stage * (FARTHEST + 1) + gap


def stage_of(turns_left: int) -> int:
    """The stage of a game that has about so many turns to go.

    >>> [stage_of(turns) for turns in (0, 3, 30)]
    [0, 1, 5]
    """
    return sum(turns_left > end for end in STAGE_ENDS)


@final
class Ratings:
    """Where a piece may lie, ascending, and what the map would be worth then."""

    def __init__(self, spots: "vec[i64]", worths: "vec[i64]", before: i64) -> None:
        self.spots: vec[i64] = spots
        self.worths: vec[i64] = worths
        self.before: i64 = before  # the worth of the map without the piece
        self.best: i64 = NOWHERE  # a spot of the highest worth
        self.best_worth: i64 = 0
        for at in range(len(spots)):
            if self.best == NOWHERE or worths[at] > self.best_worth:
                self.best = spots[at]
                self.best_worth = worths[at]

    def worth_at(self, spot: i64) -> i64:
        """The worth of one of the spots."""
        spots = self.spots
        for at in range(len(spots)):
            if spots[at] == spot:
                return self.worths[at]
        return self.before


@final
class Prospects:
    """Appraises maps, one after the other, at one stage of the game; holds their open walks."""

    def __init__(self, stage: i64) -> None:
        self.discounts: i64 = stage * (FARTHEST + 1)
        self.stops: vec[i64] = vec[i64]([-1] * 24)  # of each end: the square its walk stops at
        self.lengths: vec[i64] = vec[i64]([0] * 24)  # squares passed before it
        self.headings: vec[i64] = vec[i64]([0] * 24)  # in which it comes there
        self.hurdles: vec[i64] = vec[i64]([0] * 24)  # squares a gap counts more

    # --- pieces

    def rate_card(self, land: TrailMap, card: i64) -> Ratings:
        """All spots of a card."""
        codes = Codes()
        land.fill_card_spots(card, codes, 0)
        return self._rate(land, card, codes)

    def rate_base(self, land: TrailMap, base: i64) -> Ratings:
        """All spots of a hybrid base."""
        codes = Codes()
        land.fill_base_spots(base, codes, 0)
        return self._rate(land, BASE_PIECE + base, codes)

    def _rate(self, land: TrailMap, piece: i64, codes: Codes) -> Ratings:
        spots = codes.items[: codes.size]
        worths = vec[i64]([0] * int(codes.size))
        before = self.worth(land)
        for at in range(codes.size):
            spot = spots[at]
            x = spot_x(spot)
            y = spot_y(spot)
            turn = spot_turn(spot)
            worth = before
            if piece >= BASE_PIECE or self._matters(land, piece, x, y, turn):
                after = land.clone()
                after.lay(piece, x, y, turn)
                worth = self.worth(after)
            worths[at] = worth - self._out_of_place(land, piece, x, y)
        return Ratings(spots, worths, before)

    def _matters(self, land: TrailMap, card: i64, x: i64, y: i64, turn: i64) -> bool:
        """Whether any walk passes or stops where the card would lie."""
        walks = land.square(x, y)
        walks |= land.square(x + width_of(card, turn) - 1, y + height_of(card, turn) - 1)
        return walks & WALKS != 0

    def _out_of_place(self, land: TrailMap, piece: i64, x: i64, y: i64) -> i64:
        """A little less worth for what lies far from the bases, and for a base too near to one."""
        distance = remoteness(land, x, y)
        if piece >= BASE_PIECE and distance < ELBOW_ROOM:
            distance += CROWDED * (ELBOW_ROOM - distance)
        return distance

    # --- maps

    def worth(self, land: TrailMap) -> i64:
        """What a map is worth."""
        total = land.loop_total * POINT
        looping = land.looping()
        for base in range(BASES):
            if land.bases_laid & BASE_BIT[base] != 0:
                for end in range(base * 8, base * 8 + 8):
                    self._follow(land, end, looping)
                total += self._promises(land, base * 8)
        return total

    def _promises(self, land: TrailMap, first: End) -> i64:
        """Of the ends of a base: the best pair, then the best of what is left."""
        stops = self.stops
        total: i64 = 0
        for _pair in range(i64(4)):
            best: i64 = 0
            one: i64 = -1
            two: i64 = -1
            for end in range(first, first + 7):
                if stops[end] == NOWHERE:
                    continue
                trail = land.end_trail(end)
                for other in range(end + 1, first + 8):
                    if stops[other] != NOWHERE and land.end_trail(other) == trail:
                        promise = self._promise(end, other, land.width)
                        if promise > best:
                            best = promise
                            one = end
                            two = other
            if one < 0:
                break
            total += best
            stops[one] = NOWHERE
            stops[two] = NOWHERE
        return total

    def _promise(self, end: End, other: End, width: i64) -> i64:
        """What a pair of open ends promises."""
        stop = self.stops[end]
        goal = self.stops[other]
        east = goal % width - stop % width
        south = goal // width - stop // width
        gap = span(east, 0) + span(south, 0) + 1
        squares = self.lengths[end] + self.lengths[other] + gap
        gap += self.hurdles[end] + self.hurdles[other]
        if turns_back(self.headings[end], east, south):
            gap += 2
        if turns_back(self.headings[other], -east, -south):
            gap += 2
        return squares * DISCOUNTS[self.discounts + min(gap, FARTHEST)]

    def _follow(self, land: TrailMap, end: End, looping: i64) -> None:
        """Walk from an end and note where its trail stops; a loop has no open ends."""
        self.stops[end] = NOWHERE
        if land.routes[end] != 0:
            return
        squares = land.squares
        width = land.width
        passages = PASSAGES
        trail = land.end_trail(end)
        heading = (end >> 1) & 3
        spot = land.routes[BASE_SPOTS + (end >> 3)]
        at = (spot_y(spot) + OUTSIDE_Y[end & 7] - land.top) * width
        at += spot_x(spot) + OUTSIDE_X[end & 7] - land.left
        length: i64 = 0
        look = squares[at] & LOOK
        while look != 0 and look < BASE_LOOK:
            passage = passages[(look - 1) * 4 + (heading ^ OPPOSITE)]
            if passage >> 2 != trail:
                break
            heading = passage & 3
            at += STEP_X[heading] + STEP_Y[heading] * width
            length += 1
            look = squares[at] & LOOK
        if look >= BASE_LOOK:
            if length == 0:
                return
            at -= STEP_X[heading] + STEP_Y[heading] * width
            length -= 1  # that square has to be covered
        self.stops[end] = at
        self.lengths[end] = length
        self.headings[end] = heading
        self.hurdles[end] = OBSTRUCTED if squares[at] & looping != 0 else i64(0)


def span(one: i64, other: i64) -> i64:
    """How far two rows or columns lie apart."""
    return one - other if one > other else other - one


def turns_back(heading: i64, east: i64, south: i64) -> bool:
    """Whether the goal, so far to the east and south, lies straight behind."""
    if east == 0:
        return south * STEP_Y[heading] < 0
    return south == 0 and east * STEP_X[heading] < 0


def remoteness(land: TrailMap, x: i64, y: i64) -> i64:
    """How far a place is from the nearest base: a map should stay in reach."""
    if land.bases_laid == 0:
        return 0
    nearest: i64 = 100
    for base in range(BASES):
        if land.bases_laid & BASE_BIT[base] != 0:
            spot = land.routes[BASE_SPOTS + base]
            nearest = min(nearest, span(x, spot_x(spot)) + span(y, spot_y(spot)))
    return nearest
