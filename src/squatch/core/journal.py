"""What happened, in compact rows, each saying who may know its one secret.

A row is (kind, audience, secret, a, b, c). Everything but `secret` is public; `secret` reaches the
seats of `audience` (a bit set, or EVERYONE) and nobody else. There is no default audience: `add`
demands one.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0
HIDDEN: Final[i64] = -(2**62)  # stands where a secret was
COLUMNS: Final[i64] = 6


class Row(NamedTuple):
    """One event. In a told row `audience` is EVERYONE where the secret is known, else NOBODY."""

    kind: int
    audience: int
    secret: int
    a: int
    b: int
    c: int

    @property
    def known(self) -> bool:
        """Whether the secret stands in the row."""
        return self.secret != HIDDEN


@final
class Journal:
    """Rows in the order in which things happened."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()

    def __len__(self) -> int:
        return int(len(self.cells) // COLUMNS)

    def __iter__(self) -> Iterator[Row]:
        """The rows, as tuples.

        >>> journal = Journal()
        >>> journal.add(4, 0b1, 77, 0, 3, 0)
        >>> [row.secret for row in journal.told(0)], [row.known for row in journal.told(1)]
        ([77], [False])
        """
        return iter(self.rows())

    def rows(self) -> list[Row]:
        """All rows, as tuples."""
        cells = [int(cell) for cell in self.cells]
        return [Row(*cells[at : at + 6]) for at in range(0, len(cells), 6)]

    def add(self, kind: i64, audience: i64, secret: i64, a: i64, b: i64, c: i64) -> None:
        """One more event; the seats in the bit set `audience` may know `secret`."""
        cells = append(append(append(self.cells, kind), audience), secret)
        self.cells = append(append(append(cells, a), b), c)

    def told(self, audience: i64) -> "Journal":
        """The same events as a seat, or the spectators (-1), are told them."""
        told = Journal()
        cells = self.cells
        at: i64 = 0
        while at < len(cells):
            mask = cells[at + 1]
            if mask == EVERYONE or (audience >= 0 and (mask >> audience) & 1 == 1):
                told.add(
                    cells[at], EVERYONE, cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5]
                )
            else:
                told.add(cells[at], NOBODY, HIDDEN, cells[at + 3], cells[at + 4], cells[at + 5])
            at += COLUMNS
        return told


def journal_of(rows: list[Row]) -> Journal:
    """A journal with these rows, for observers that get them from a wire."""
    journal = Journal()
    for row in rows:
        journal.add(row.kind, row.audience, row.secret, row.a, row.b, row.c)
    return journal
