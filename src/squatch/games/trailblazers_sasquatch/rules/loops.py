"""Loops: trails that leave a hybrid base over a side of their type and come back to such a side.

Each base has eight ends, two a side; each end has a walk, which leads from square to square as long
as the trail is of the type of the side. Walking back from where it stops leads to the end it came
from, so a walk never runs in circles, and a loop is found from both its ends and from no other.

A walk leaves its bit on every square it passes, and on the one where it stops, be it empty. So a
square knows which walks have to be walked anew when it changes; all others stay as they are.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.games.trailblazers_sasquatch.rules.deck import DeckTables
from squatch.games.trailblazers_sasquatch.rules.ground import (
    BASE_LOOK,
    LOOK,
    Ground,
    spot_turn,
    spot_x,
    spot_y,
)
from squatch.games.trailblazers_sasquatch.rules.shapes import OPPOSITE, PASSAGES, Trail

End = i64  # base * 8 + side * 2 + place: western or northern one (0), eastern or southern one (1)

ENDS: Final[i64] = 24
BASE_SPOTS: Final[i64] = 24  # in `routes`: where the bases lie
PARTNER: Final[i64] = 32  # a route is value * 32 + the end it leads to; 0 is none

# Of an end of a base, without base * 8: the unit square just outside of it, from the anchor.
OUTSIDE_X: Final = vec[i64]([0, 1, 2, 2, 0, 1, -1, -1])
OUTSIDE_Y: Final = vec[i64]([-1, -1, 0, 1, 2, 2, 0, 1])
# The end at a side of a corner of a base, at corner * 4 + side; corners row by row.
END_AT: Final = vec[i64]([0, 0, 0, 6, 1, 2, 0, 0, 0, 0, 4, 7, 0, 3, 5, 0])
STEP_X: Final = vec[i64]([0, 1, 0, -1])
STEP_Y: Final = vec[i64]([-1, 0, 1, 0])
WALK: Final = vec[i64]([65536 * 2**end for end in range(24)])  # the bit of a walk in a square
NO_ROUTES: Final = vec[i64]([0] * 24 + [-1] * 3)


@mypyc_attr(allow_interpreted_subclasses=False)
class Loops(Ground):
    """The ground, with the loops on it."""

    def __init__(self, tables: DeckTables) -> None:
        super().__init__(tables)
        self.routes: vec[i64] = NO_ROUTES
        self.loops: i64 = 0  # how many there are
        self.loop_total: i64 = 0  # their values together

    # --- what loops there are, numbered in the order of their first ends

    @final
    def loop_end(self, number: i64) -> End:
        """The first end of a loop; its other functions ask for that."""
        routes = self.routes
        for end in range(ENDS):
            if routes[end] != 0 and routes[end] & (PARTNER - 1) > end:
                if number == 0:
                    return end
                number -= 1
        return -1

    @final
    def loop_partner(self, end: End) -> End:
        """Its other end."""
        return self.routes[end] & (PARTNER - 1)

    @final
    def loop_base(self, end: End) -> i64:
        """The base it belongs to."""
        return end >> 3

    @final
    def loop_trail(self, end: End) -> Trail:
        """Its trail type."""
        return self.end_trail(end)

    @final
    def loop_value(self, end: End) -> i64:
        """How many unit squares it passes; one that it crosses twice counts twice."""
        return self.routes[end] // PARTNER

    @final
    def loop_path(self, end: End) -> list[tuple[int, int, int, int]]:
        """The squares it passes in order: column, row, the side it enters over, and leaves over."""
        x = self._outside_x(end)
        y = self._outside_y(end)
        heading = (end >> 1) & 3
        path: list[tuple[int, int, int, int]] = []
        for _square in range(self.loop_value(end)):
            entered = heading ^ OPPOSITE
            look = self.square(x, y) & LOOK
            heading = PASSAGES[(look - 1) * 4 + entered] & 3
            path.append((int(x), int(y), int(entered), int(heading)))
            x += STEP_X[heading]
            y += STEP_Y[heading]
        return path

    @final
    def loops_of_base(self, base: i64) -> i64:
        """How many loops a base has."""
        ends: i64 = 0
        for end in range(base * 8, base * 8 + 8):
            if self.routes[end] != 0:
                ends += 1
        return ends // 2

    @final
    def looping(self) -> i64:
        """The walks that are loops, each by its bit in a square."""
        walks: i64 = 0
        for end in range(ENDS):
            if self.routes[end] != 0:
                walks |= WALK[end]
        return walks

    # --- ends

    @final
    def end_trail(self, end: End) -> Trail:
        """The type of the side of a laid base that an end belongs to."""
        base = end >> 3
        turn = spot_turn(self.routes[BASE_SPOTS + base])
        return self.tables.side(base, turn, (end >> 1) & 3)

    @final
    def _outside_x(self, end: End) -> i64:
        return spot_x(self.routes[BASE_SPOTS + (end >> 3)]) + OUTSIDE_X[end & 7]

    @final
    def _outside_y(self, end: End) -> i64:
        return spot_y(self.routes[BASE_SPOTS + (end >> 3)]) + OUTSIDE_Y[end & 7]

    # --- walking

    @final
    def forget(self, walks: i64) -> None:
        """Wipe out the traces of these walks; everything still lies as when they were walked."""
        for end in range(ENDS):
            if walks & WALK[end] != 0:
                self._walk(end, ~WALK[end], 0)

    @final
    def walk(self, walks: i64) -> None:
        """Walk these anew, and count the loops."""
        if walks == 0:
            return
        routes = self.routes
        for end in range(ENDS):
            if walks & WALK[end] != 0:
                routes[end] = self._walk(end, -1, WALK[end])
        loops: i64 = 0
        total: i64 = 0
        for end in range(ENDS):
            route = routes[end]
            if route & (PARTNER - 1) > end:
                loops += 1
                total += route // PARTNER
        self.loops = loops
        self.loop_total = total

    @final
    def _walk(self, end: End, keep: i64, mark: i64) -> i64:
        """Walk from an end as far as its trail goes and return its route.

        Of each square on the way the bits `keep` are kept and `mark` is added.
        """
        squares = self.squares
        width = self.width
        passages = PASSAGES
        trail = self.end_trail(end)
        heading = (end >> 1) & 3
        at = (self._outside_y(end) - self.top) * width + self._outside_x(end) - self.left
        value: i64 = 0
        while True:
            square = squares[at]
            squares[at] = (square & keep) | mark
            look = square & LOOK
            if look == 0:
                return 0
            if look >= BASE_LOOK:
                return self._arrival(end, look - BASE_LOOK, heading ^ OPPOSITE, value)
            passage = passages[(look - 1) * 4 + (heading ^ OPPOSITE)]
            if passage >> 2 != trail:
                return 0
            heading = passage & 3
            at += STEP_X[heading] + STEP_Y[heading] * width
            value += 1

    @final
    def _arrival(self, end: End, corner: i64, side: i64, value: i64) -> i64:
        """The route of a walk that has come to a side of a base, which may be another one."""
        other = (corner >> 2) * 8 + END_AT[(corner & 3) * 4 + side]
        if other >> 3 != end >> 3 or self.end_trail(other) != self.end_trail(end):
            return 0
        return value * PARTNER + other


def new_loops(before: Loops, after: Loops) -> list[int]:
    """The first ends of the loops that are after, and were not the same before.

    With the arguments exchanged: of the loops that were broken.
    """
    ends: list[int] = []
    for number in range(after.loops):
        end = after.loop_end(number)
        same_route = before.routes[end] == after.routes[end]
        if not same_route or before.loop_path(end) != after.loop_path(end):
            ends.append(int(end))
    return ends
