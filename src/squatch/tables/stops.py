"""When a seat wants to be asked in windows. Where it does not, the table passes for it.

It is the seat's own business: nobody else is told, and the table passes when a bot in that seat
would have answered, so that nobody can tell who was not asked from who passed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from squatch.tables.table import Table

Stops = Literal["always", "fits", "own-turn"]
"""Always; when it could do something; when it could do something, in its own turn."""

USUAL: Final[Stops] = "fits"


def pass_of(table: Table, seat: int) -> int | None:
    """The code by which the table will pass for this seat, None where the seat wants to be asked.

    Only for a seat that owes a decision. Outside windows everybody wants to be asked.
    """
    window = table.game.window(table.state)
    wish = table.chairs[seat].stops
    if window is None or wish == "always":
        return None
    legal = table.state.legal(seat)
    nothing_fits = not window.alike and legal == [window.passing]
    stopped = nothing_fits or (wish == "own-turn" and seat != window.turn)
    return window.passing if stopped and window.passing in legal else None
