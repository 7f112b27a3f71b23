"""Events as rows of the journal, and back: how each column and secret is told."""

from __future__ import annotations

from typing import Final, get_args

from squatch.core.game import Event
from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Row
from squatch.games.bigfootses.actions import (
    BigfootsesAction,
    action_of,
    code_of,
)
from squatch.games.bigfootses.events import (
    END_REASONS,
    PILES,
    SOURCES,
    BigfootsesEvent,
    Mark,
    Sight,
)
from squatch.games.bigfootses.marks import MARK_NAMES
from squatch.games.bigfootses.rules import rows
from squatch.games.bigfootses.rules.codes import NO_TARGET

_STRUCTS: Final[tuple[type[Event], ...]] = get_args(BigfootsesEvent)

# How the columns a, b and c of a row are told, by the names of the fields they stand in.
_FLAGS: Final = frozenset(("looked_at", "fled"))
_LISTS: Final[dict[str, tuple[str, ...]]] = {"source": SOURCES, "pile": PILES}
_SECRETS: Final = frozenset((rows.DREW, rows.MOVED_CARD, rows.HELD, rows.SAW, rows.LOOKED))
_CODES: Final = frozenset((rows.CHOSE, rows.PICKED))


def event_of(row: Row) -> BigfootsesEvent:
    """The typed form of a told row. Raises ValueError for a kind the game does not have."""
    if not 0 <= row.kind < len(_STRUCTS):
        raise ValueError(f"no event of the game is of kind {row.kind}")
    struct = _STRUCTS[row.kind]
    names = list(struct.__struct_fields__)
    values: list[object] = []
    if row.kind in _CODES:
        values = [action_of(row.secret)]
    elif row.kind == rows.TOSSED:
        values = [row.secret]
    elif row.kind in _SECRETS:
        values = [_secret_of(row)]
    columns = [_told(*column) for column in zip(names, (row.a, row.b, row.c), strict=False)]
    columns = columns[: len(names) - len(values)]
    event: BigfootsesEvent = struct(*columns, *values)  # type: ignore[assignment]
    return event


def _secret_of(row: Row) -> object:
    if not row.known:
        return None
    if row.kind == rows.SAW:
        return Sight(row.secret // 4, row.secret % 4)
    return row.secret


def _told(name: str, number: int) -> object:  # noqa: PLR0911 - one return a kind of column
    """The value of a field for the number in its column."""
    if name in _FLAGS:
        return number == 1
    if name in _LISTS:
        return _LISTS[name][number]
    if name == "target":
        return None if number == NO_TARGET else number
    if name == "witch":
        return number - 1 if number > 0 else None
    if name == "reason":
        return END_REASONS[number - 1]
    if name == "mark":
        return Mark(*MARK_NAMES[number])
    return number


def row_of(event: Event) -> Row:
    """The told row of a typed event: the inverse of `event_of`."""
    if not isinstance(event, BigfootsesEvent):
        raise TypeError(f"{type(event).__name__} is no event of this game")
    kind = _STRUCTS.index(type(event))
    names = list(event.__struct_fields__)
    secret: int | None = 0
    if kind in _CODES or kind in _SECRETS or kind == rows.TOSSED:
        secret = _number_of_secret(getattr(event, names.pop()))
    columns = [_number(name, getattr(event, name)) for name in names] + [0, 0, 0]
    if secret is None:
        return Row(kind, NOBODY, HIDDEN, *columns[:3])
    return Row(kind, EVERYONE, secret, *columns[:3])


def _number_of_secret(value: BigfootsesAction | Sight | int | None) -> int | None:
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, Sight):
        return value.card * 4 + value.copy
    return code_of(value)


def _number(name: str, value: object) -> int:
    """The number in the column of a field."""
    if name in _LISTS:
        return _LISTS[name].index(str(value))
    if name == "target":
        return int(NO_TARGET) if value is None else int(str(value))
    if name == "witch":
        return 0 if value is None else int(str(value)) + 1
    if name == "reason":
        return [str(reason) for reason in END_REASONS].index(str(value)) + 1
    if isinstance(value, Mark):
        return MARK_NAMES.index((value.name, value.at))
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{name} = {value!r} fits no column of a row")
