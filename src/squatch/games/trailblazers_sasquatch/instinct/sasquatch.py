"""The Sasquatch before the pursuit: what harms the tourists, as long as it does not look like it.

Everything is weighed in points. Each choice adds to what the tourists will make of this seat, and
to be accused is worth as much less as they would be likely to catch it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from squatch.games.trailblazers_sasquatch.instinct import odds, sight, suspicion, tourist
from squatch.games.trailblazers_sasquatch.instinct.suspicion import POINT
from squatch.games.trailblazers_sasquatch.rules import board, codes
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, BASES
from squatch.games.trailblazers_sasquatch.rules.ground import spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.prospects import remoteness
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

STAKE: Final = 200.0  # points that it is worth not to be accused
UNEVEN: Final = 1.0  # points for a card more in the longest row
MISMATCH: Final = 0.5  # points for a card in a row that is not of its type
SECURE: Final = 60.0  # points that a certain escape is worth, against none
PATIENCE: Final = 0.45  # chance to escape later that it counts on while turns are left
REMOTE: Final = 3  # squares from the bases at which it begins to think of revealing itself
LOOKED_AT: Final = 24  # places, the most remote ones, that it looks at for that


class Face:
    """How the seat stands with the tourists."""

    def __init__(self, seen: Trailblazers) -> None:
        self.me = int(seen.audience)
        self.told = suspicion.evidence(seen)
        self.caught = (
            odds.catching(seen.tables, sight.pieces_of(seen.map)) if seen.map.laid else 1.0
        )

    def danger(self, more: float) -> float:
        """The chance to be accused, with so much more evidence."""
        return suspicion.suspected(self.told, self.me, more) ** 2

    def cost(self, more: float) -> float:
        """Points that so much more evidence costs."""
        return STAKE * self.caught * (self.danger(more) - self.danger(0.0))


def choose(seen: Trailblazers) -> int:
    """A code for the seat whose turn it is."""
    phase = int(seen.marks[board.PHASE])
    if phase == board.BASE_DUE:
        return _base(seen)
    if phase == board.SHOWING:
        return int(codes.SHOW) + _card(seen)
    if phase == board.PLACING:
        return int(codes.LAY) + _best_plan(seen, int(seen.marks[board.SHOWN]) - 1, Face(seen)).spot
    if seen.can_reveal(seen.audience) and _reveals(seen):
        return int(codes.REVEAL)
    return int(codes.DISCARD) + _row(seen)


# --- cards


class Plan(NamedTuple):
    """A placement and what it is worth to the Sasquatch, in points."""

    worth: float
    spot: int


def _card(seen: Trailblazers) -> int:
    """The card to show; the other one goes to the animals."""
    first, second = tourist.hand_of(seen)
    face = Face(seen)
    factor = int(seen.seats) + 2

    def worth(card: int) -> float:
        other = first + second - card
        fed = factor * int(seen.tables.animals[other])
        return _best_plan(seen, card, face).worth + fed

    return max((first, second), key=worth)


def _best_plan(seen: Trailblazers, card: int, face: Face) -> Plan:
    """The placement that harms most for what it makes others think, or the one to escape from."""
    rated = sight.ratings(seen, card)
    told = suspicion.of_animal(seen.tables, card)
    costs: dict[int, float] = {}
    plans = []
    for spot, worth in zip(rated.spots, rated.worths, strict=True):
        loss = int(rated.best_worth - worth)
        if loss not in costs:
            costs[loss] = face.cost(told + suspicion.of_loss(loss / POINT))
        plans.append(Plan(int(rated.before - worth) / POINT - costs[loss], int(spot)))
    return max([*plans, *_escapes(seen, card, plans)])


def _escapes(seen: Trailblazers, card: int, plans: list[Plan]) -> list[Plan]:
    """Placements to reveal oneself on at once; never as long as bases are in supply."""
    if seen.bases_left():
        return []
    pieces = sight.pieces_of(seen.map)
    hidden = hiding(seen)
    remote = {
        plan.spot: int(remoteness(seen.map, spot_x(plan.spot), spot_y(plan.spot))) for plan in plans
    }
    spots = [spot for spot in sorted(remote, key=remote.__getitem__) if remote[spot] >= REMOTE]
    escapes = []
    for spot in spots[-LOOKED_AT:]:
        then = (*pieces, card * sight.PIECE + spot)
        land = sight.land_of(seen.tables, then)
        if not land.touches_base(land.laid - 1):
            gain = 1 - odds.catching(seen.tables, then) - hidden
            if gain > 0:
                escapes.append(Plan(SECURE * gain, spot))
    return escapes


def _reveals(seen: Trailblazers) -> bool:
    """Whether to escape from here is likelier than to win in hiding."""
    return escaping(seen) > hiding(seen)


def escaping(seen: Trailblazers) -> float:
    """The chance to escape from the piece that was just laid."""
    return 1 - odds.catching(seen.tables, sight.pieces_of(seen.map))


def hiding(seen: Trailblazers) -> float:
    """The chance to win if it goes on in hiding."""
    face = Face(seen)
    points = 1 - odds.points_win(seen, face.me)
    left = sight.turns_left(sight.row_sizes(seen))
    later = PATIENCE if left >= 2 * int(seen.seats) else 0.0
    return max(points, later) * (1 - face.danger(0.0) * face.caught)


def _row(seen: Trailblazers) -> int:
    """A long row of another type, if that may pass for an accident."""
    (card,) = tourist.hand_of(seen)
    sizes = sight.row_sizes(seen)
    long = int(seen.tables.longs[card])
    face = Face(seen)

    def worth(row: int) -> float:
        gain = UNEVEN * (sizes[row] - min(sizes)) + MISMATCH * (row != long)
        return gain - face.cost(suspicion.of_row(sizes, row))

    return max(range(sight.ROWS), key=worth)


# --- bases


def _base(seen: Trailblazers) -> int:
    """The base that helps the tourists least, for what it makes them think."""
    supply = [base for base in range(int(BASES)) if not seen.map.bases_laid >> base & 1]
    rated = {base: sight.ratings(seen, int(BASE_PIECE) + base) for base in supply}
    highest = max(int(one.best_worth) for one in rated.values())
    face = Face(seen)
    best, code = 0.0, -1
    for base, one in rated.items():
        for spot, worth in zip(one.spots, one.worths, strict=True):
            loss = (highest - int(worth)) / POINT
            gain = loss - face.cost(suspicion.of_loss(loss))
            if code < 0 or gain > best:
                best, code = gain, tourist.base_code(base, int(spot))
    return code
