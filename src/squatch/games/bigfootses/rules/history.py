"""What a journal of a whole game tells, for statistics."""

from librt.vecs import vec
from mypy_extensions import i64

from squatch.core.journal import COLUMNS, Journal
from squatch.games.bigfootses.rules.piles import KINDS
from squatch.games.bigfootses.rules.rows import (
    DREW,
    HELD,
    MOVED_CARD,
    PLAYED,
    SALVAGED,
)


def cards_played(journal: Journal, seat: i64) -> "vec[i64]":
    """Of each kind of Thingie 1, if the seat played one."""
    kinds = vec[i64]([0] * 62)
    cells = journal.cells
    at: i64 = 0
    while at < len(cells):
        if cells[at] == PLAYED and cells[at + 3] == seat:
            kinds[cells[at + 4]] = 1
        at += COLUMNS
    return kinds


def cards_got(journal: Journal, seat: i64) -> "vec[i64]":
    """Of each kind of Thingie 1, if one came into the hand of the seat after the opening."""
    kinds = vec[i64]([0] * 62)
    cells = journal.cells
    at: i64 = 0
    while at < len(cells):
        kind = cells[at]
        card: i64 = -1
        if ((kind == DREW or kind == HELD) and cells[at + 3] == seat) or (
            (kind == MOVED_CARD) and cells[at + 4] == seat
        ):
            card = cells[at + 2]
        elif kind == SALVAGED and cells[at + 3] == seat:
            card = cells[at + 4]
        if card >= 0 and card < KINDS:
            kinds[card] = 1
        at += COLUMNS
    return kinds
