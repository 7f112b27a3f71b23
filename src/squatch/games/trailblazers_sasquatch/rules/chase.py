"""How far the tourists are from catching the Sasquatch: a search over the squares to be filled.

A loop through the figure's card has two arms, from the two ends of one of its trails to two ends of
a base. An arm passes squares that show a trail of its type as they lie, for nothing, and any other
square at the cost of covering it. The closeness of a map adds up all pairs of arms, those with the
fewest squares to be covered counting by far most, so that ways to choose from count too.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE
from squatch.games.trailblazers_sasquatch.rules.ground import (
    BARRED,
    BASE_LOOK,
    LOOK,
    height_of,
    spot_turn,
    spot_x,
    spot_y,
    width_of,
)
from squatch.games.trailblazers_sasquatch.rules.loops import (
    BASE_SPOTS,
    END_AT,
    ENDS,
    OUTSIDE_X,
    OUTSIDE_Y,
    STEP_X,
    STEP_Y,
    End,
)
from squatch.games.trailblazers_sasquatch.rules.map import NO_FIGURE, TrailMap
from squatch.games.trailblazers_sasquatch.rules.prospects import Ratings, span
from squatch.games.trailblazers_sasquatch.rules.shapes import (
    OPPOSITE,
    PASSAGES,
    TRAILS,
    Side,
    Trail,
)

FAR: Final[i64] = 12  # squares to be covered; what is farther is out of reach
NEAR_BASE: Final[i64] = 6  # a base farther from the figure than this does not help
MARGIN: Final[i64] = 1  # ways that take so many squares more than the best still count
LONG_WAY: Final[i64] = 6  # squares from which on only the best ones do, to save time
CLOSENESS: Final = vec[i64]([5 ** (12 - squares) for squares in range(13)])
CAUGHT: Final[i64] = 10**12  # the closeness of a map with a loop through the figure's card


@final
class Chase:
    """Measures maps, one after the other, and holds what the search needs."""

    def __init__(self) -> None:
        self.round: i64 = 0  # of the search: an arm has one
        self.since: i64 = 1  # first round of the map that was measured last
        self.visits: vec[i64] = vec[i64]()  # round of the last visit: at square * 4 + heading
        self.near: vec[i64] = vec[i64]()  # steps to be taken at the present cost
        self.next: vec[i64] = vec[i64]()  # and at one more
        self.nears: i64 = 0
        self.nexts: i64 = 0
        self.first: vec[i64] = vec[i64]([12] * 24)  # costs from the one end of a trail
        self.second: vec[i64] = vec[i64]([12] * 24)  # and from the other
        self.least: i64 = FAR  # squares to be covered, of the map measured last
        self.closeness: i64 = 0
        self.wanted: vec[i64] = vec[i64]([0] * 3)  # the part of it of each trail type

    # --- placements

    def rate_card(self, land: TrailMap, card: i64) -> Ratings:
        """All spots of a card, by the closeness of the map it would make."""
        codes = Codes()
        land.fill_card_spots(card, codes, 0)
        return self._rate(land, card, codes)

    def rate_base(self, land: TrailMap, base: i64) -> Ratings:
        """All spots of a hybrid base."""
        codes = Codes()
        land.fill_base_spots(base, codes, 0)
        return self._rate(land, BASE_PIECE + base, codes)

    def _rate(self, land: TrailMap, piece: i64, codes: Codes) -> Ratings:
        """Only what lies on squares that the search has visited changes anything for the better."""
        spots = codes.items[: codes.size]
        closeness = vec[i64]([0] * int(codes.size))
        self.measure(land, FAR)
        most = self.least if self.least >= LONG_WAY else self.least + MARGIN
        self.measure(land, most)
        before = self.closeness
        matters = vec[i64]([0] * int(codes.size))
        for at in range(codes.size):
            spot = spots[at]
            if self._reaches(land, piece, spot_x(spot), spot_y(spot), spot_turn(spot)):
                matters[at] = 1
        for at in range(codes.size):
            closeness[at] = before
            if matters[at] == 1:
                spot = spots[at]
                after = land.clone()
                after.lay(piece, spot_x(spot), spot_y(spot), spot_turn(spot))
                self.measure(after, most)
                closeness[at] = self.closeness
        return Ratings(spots, closeness, before)

    def _reaches(self, land: TrailMap, piece: i64, x: i64, y: i64, turn: i64) -> bool:
        """Whether the search has visited a square of it; of a base, whether the figure is near."""
        if piece >= BASE_PIECE:
            east = span(x, land.piece_x(land.figure))
            return east + span(y, land.piece_y(land.figure)) <= NEAR_BASE
        first = (y - land.top) * land.width + x - land.left
        second = first + width_of(piece, turn) - 1 + (height_of(piece, turn) - 1) * land.width
        visits = self.visits
        for heading in range(i64(4)):
            if visits[first * 4 + heading] >= self.since:
                return True
            if visits[second * 4 + heading] >= self.since:
                return True
        return False

    # --- maps

    def measure(self, land: TrailMap, most: i64) -> None:
        """Set `least` and `closeness`; ways that cover more than `most` squares are not looked for.

        Without a figure on the map everything is as far as can be.
        """
        self.closeness = 0
        for trail in range(TRAILS):
            self.wanted[trail] = 0
        self.least = FAR
        self.since = self.round + 1
        if land.figure == NO_FIGURE:
            return
        if land.caught():
            self.closeness = CAUGHT
            self.least = 0
            return
        room = len(land.squares) * 4
        if len(self.visits) < room:
            self.visits = vec[i64]([0] * int(room))
        piece = land.piece(land.figure)
        if piece >= BASE_PIECE:
            self._measure_base(land, piece - BASE_PIECE, most)
        else:
            self._measure_card(land, piece, most)

    def _measure_base(self, land: TrailMap, base: i64, most: i64) -> None:
        """A loop of the base: an arm from each of its ends to a later one."""
        spot = land.routes[BASE_SPOTS + base]
        for end in range(base * 8, base * 8 + 7):
            at = (spot_y(spot) + OUTSIDE_Y[end & 7] - land.top) * land.width
            at += spot_x(spot) + OUTSIDE_X[end & 7] - land.left
            trail = land.end_trail(end)
            self._reach(land, at, (end >> 1) & 3, trail, most, self.first)
            for other in range(end + 1, base * 8 + 8):
                if land.end_trail(other) == trail:
                    self._count(self.first[other], trail, most)

    def _measure_card(self, land: TrailMap, card: i64, most: i64) -> None:
        """A loop through one of the trails of the card: two arms from the ends of each."""
        x = land.piece_x(land.figure)
        y = land.piece_y(land.figure)
        turn = land.piece_turn(land.figure)
        at = (y - land.top) * land.width + x - land.left
        other = at + width_of(card, turn) - 1 + (height_of(card, turn) - 1) * land.width
        inner: Side = 1 if turn & 1 == 0 else 2  # from the first square to the other one
        for side in range(i64(4)):
            if side != inner:
                self._measure_trail(land, at, other, inner, side, most)
        back = inner ^ OPPOSITE
        for side in range(i64(4)):
            if side != back:
                self._measure_trail(land, other, at, back, side, most)

    def _measure_trail(
        self, land: TrailMap, at: i64, other: i64, inner: Side, side: Side, most: i64
    ) -> None:
        """The trail that begins at a side of a square; it is measured from one of its ends."""
        passage = PASSAGES[((land.squares[at] & LOOK) - 1) * 4 + side]
        trail = passage >> 2
        leaves = passage & 3
        square = at
        if leaves == inner:
            square = other
            leaves = PASSAGES[((land.squares[other] & LOOK) - 1) * 4 + (inner ^ OPPOSITE)] & 3
        if square * 4 + leaves < at * 4 + side:
            return
        first = at + STEP_X[side] + STEP_Y[side] * land.width
        second = square + STEP_X[leaves] + STEP_Y[leaves] * land.width
        nearest = self._reach(land, first, side, trail, most, self.first)
        if nearest >= FAR:
            return
        self._reach(land, second, leaves, trail, most - nearest, self.second)
        for end in range(ENDS):
            if self.first[end] < FAR:
                base = end & 24
                for partner in range(base, base + 8):
                    if partner != end and self.second[partner] < FAR:
                        self._count(self.first[end] + self.second[partner], trail, most)

    def _count(self, squares: i64, trail: Trail, most: i64) -> None:
        """One more way to catch it."""
        if squares <= most and squares < FAR:
            self.least = min(self.least, squares)
            self.closeness += CLOSENESS[squares]
            self.wanted[trail] += CLOSENESS[squares]

    # --- the search

    def _reach(
        self, land: TrailMap, at: i64, heading: Side, trail: Trail, most: i64, costs: "vec[i64]"
    ) -> i64:
        """Squares to be covered on the way to each end of this type; the least of them, or FAR."""
        self.round += 1
        for end in range(ENDS):
            costs[end] = FAR
        nearest = FAR
        self.nears = 0
        self.nexts = 0
        self._add_next(at * 4 + heading)
        cost: i64 = 0
        while self.nexts > 0 and cost <= most:
            self.near, self.next = self.next, self.near
            self.nears = self.nexts
            self.nexts = 0
            while self.nears > 0:
                self.nears -= 1
                step = self.near[self.nears]
                if self.visits[step] == self.round:
                    continue
                self.visits[step] = self.round
                end = self._take(land, step >> 2, step & 3, trail)
                if end >= 0 and costs[end] == FAR:
                    costs[end] = cost
                    nearest = min(nearest, cost)
            cost += 1
        return nearest

    def _take(self, land: TrailMap, at: i64, heading: Side, trail: Trail) -> End:
        """Enter a square: pass it as it lies, or cover it; the end that is there, or -1."""
        square = land.squares[at]
        look = square & LOOK
        if look >= BASE_LOOK:
            corner = look - BASE_LOOK
            side = heading ^ OPPOSITE
            end = (corner >> 2) * 8 + END_AT[(corner & 3) * 4 + side]
            return end if land.end_trail(end) == trail else i64(-1)
        width = land.width
        if look > 0:
            passage = PASSAGES[(look - 1) * 4 + (heading ^ OPPOSITE)]
            if passage >> 2 == trail:
                leaves = passage & 3
                onward = at + STEP_X[leaves] + STEP_Y[leaves] * width
                self._add_near(onward * 4 + leaves)
        if square & BARRED == 0:
            column = at % width
            row = at // width
            if 0 < column < width - 1 and 0 < row < land.height - 1:
                for leaves in range(i64(4)):
                    if leaves != heading ^ OPPOSITE:
                        onward = at + STEP_X[leaves] + STEP_Y[leaves] * width
                        self._add_next(onward * 4 + leaves)
        return -1

    def _add_near(self, step: i64) -> None:
        if self.nears < len(self.near):
            self.near[self.nears] = step
        else:
            self.near = append(self.near, step)
        self.nears += 1

    def _add_next(self, step: i64) -> None:
        if self.nexts < len(self.next):
            self.next[self.nexts] = step
        else:
            self.next = append(self.next, step)
        self.nexts += 1
