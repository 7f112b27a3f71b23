"""Events as rows of the journal, and back, from one table of which field stands in which column.

A flag stands as 0 or 1, a name as its place in its `Literal`, a number as itself; of anything else
the game says how (`Cell`). A secret that is not told is None in the event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import NoneType
from typing import TYPE_CHECKING, Final, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin
from typing import get_type_hints as hints_of

from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Row

if TYPE_CHECKING:
    from squatch.core.game import Event

Value = TypeVar("Value")
Told_co = TypeVar("Told_co", bound="Event", covariant=True)

AUDIENCE: Final = Row._fields.index("audience")
SECRET: Final = Row._fields.index("secret")


class Cell(NamedTuple):
    """Fields that share a column: their values for the number in it, and the number for them."""

    fields: tuple[str, ...]
    values: Callable[[int], tuple[object, ...]]
    number: Callable[..., int]


def cell(field: str, value: Callable[[int], Value], number: Callable[[Value], int]) -> Cell:
    """A field that has a column of its own.

    >>> cell("round", lambda number: number + 1, lambda round: round - 1).values(0)
    (1,)
    """
    return Cell((field,), lambda told: (value(told),), number)


def or_none(field: str, absent: int) -> Cell:
    """A number that may be missing, and what stands in the column then."""

    def value(number: int) -> int | None:
        return None if number == absent else number

    def number(value: int | None) -> int:
        return absent if value is None else value

    return cell(field, value, number)


def name_from(field: str, first: int, names: Sequence[Value]) -> Cell:
    """A name that stands as its place among these, counted from `first`."""
    return cell(field, lambda told: names[told - first], lambda name: names.index(name) + first)


class Columns(NamedTuple):
    """What the columns of an event hold: fields, by their names or by a `Cell`."""

    a: str | Cell | None = None
    b: str | Cell | None = None
    c: str | Cell | None = None
    secret: str | Cell | None = None


class EventRows(Generic[Told_co]):
    """The events of a game and their rows.

    The kinds are in the order of their numbers. Those without `Columns` have their fields in a, b,
    c and secret, in this order. Raises TypeError where a field has no column, or nothing says how
    it stands there.
    """

    def __init__(
        self, kinds: Sequence[type[Told_co]], columns: Mapping[type[Event], Columns]
    ) -> None:
        self._kinds: Final = kinds
        self._cells: Final = [
            _cells_of(kind, columns.get(kind) or Columns(*kind.__struct_fields__)) for kind in kinds
        ]
        self._numbers: Final[dict[type[Event], int]] = {
            kind: number for number, kind in enumerate(kinds)
        }
        self.names: Final = tuple(str(kind.__struct_config__.tag) for kind in kinds)
        """The tags of the events, by kind."""

    def event_of(self, row: Row) -> Told_co:
        """The typed form of a told row. Raises ValueError for a kind the game does not have."""
        if not 0 <= row.kind < len(self._kinds):
            raise ValueError(
                f"no event of the game is of kind {row.kind}; expected 0 to {len(self._kinds) - 1}"
            )
        fields: dict[str, object] = {}
        for column, (names, values, _number) in self._cells[row.kind].items():
            number = row[column]
            told = [None] * len(names) if number == HIDDEN else values(number)
            fields.update(zip(names, told, strict=True))
        return self._kinds[row.kind](**fields)

    def row_of(self, event: Event) -> Row:
        """The told row of a typed event: the inverse of `event_of`.

        Raises TypeError for another game's, and ValueError for a name or number that none has.
        """
        kind = self._numbers.get(type(event))
        if kind is None:
            raise TypeError(f"{type(event).__name__} is no event of this game")
        numbers = [kind, int(EVERYONE), 0, 0, 0, 0]
        for column, (names, _values, number) in self._cells[kind].items():
            told = [getattr(event, name) for name in names]
            if column == SECRET and None in told:
                numbers[AUDIENCE], numbers[SECRET] = int(NOBODY), int(HIDDEN)
            else:
                numbers[column] = number(*told)
        return Row(*numbers)


def _cells_of(kind: type[Event], columns: Columns) -> dict[int, Cell]:
    """The cells of a kind of event by the place of their columns in a row."""
    hints = hints_of(kind)
    cells: dict[int, Cell] = {}
    for column, held in columns._asdict().items():
        if held is None:
            continue
        place = Row._fields.index(column)
        cells[place] = (
            held
            if isinstance(held, Cell)
            else _plain_cell(kind, held, hints[held], place == SECRET)
        )
    placed = sorted(name for held in cells.values() for name in held.fields)
    if placed != sorted(kind.__struct_fields__):
        raise TypeError(
            f"the columns of {kind.__name__} hold {placed}; expected each of its fields once: "
            f"{sorted(kind.__struct_fields__)}"
        )
    return cells


def _plain_cell(kind: type[Event], field: str, hint: object, secret: bool) -> Cell:
    """How a field stands in a column whose type says it."""
    plain = hint
    if secret and len(get_args(hint)) == 2 and NoneType in get_args(hint):
        plain = next(option for option in get_args(hint) if option is not NoneType)
    if plain is bool:
        return cell(field, bool, int)
    if plain is int:
        return cell(field, int, int)
    if get_origin(plain) is Literal:
        names = get_args(plain)
        return cell(field, names.__getitem__, names.index)
    raise TypeError(f"{kind.__name__}.{field}: nothing says which number {hint} is; give a Cell")
