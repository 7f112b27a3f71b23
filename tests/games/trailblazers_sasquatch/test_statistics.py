"""Figures over a batch: how reveals end, and how players do without a Sasquatch."""

from games.trailblazers_sasquatch.maps import NUMBERS, laid
from games.trailblazers_sasquatch.tabletop import BASE, FAR_AWAY, HALF_LOOP, LOOP, Table, lay
from squatch.core.journal import Journal
from squatch.games.trailblazers_sasquatch.actions import Lay, Reveal, Show
from squatch.games.trailblazers_sasquatch.names import Trail
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.statistics import TrailblazersStatistics

NEARLY_FULL: dict[Trail, int] = {"foot": 11, "bike": 11, "water": 11}


def report(*tables: Table) -> dict[str, object]:
    statistics = TrailblazersStatistics()
    for table in tables:
        statistics.add(table.state, table.state, Journal())
    return statistics.report()


def without_a_sasquatch() -> Table:
    table = lay(pieces=[BASE, LOOP], hands={2: "arch-fbb straight-www"}, rows=NEARLY_FULL, active=2)
    table.takes_turn(2, laid("arch-fbb", 0, -1, 2), "foot")
    table.passes()
    return table


def revealed(reason: int) -> Table:
    table = lay(sasquatch=2, pieces=[BASE, HALF_LOOP], hands={2: "straight-www arch-fbb"}, active=2)
    table.act(2, Show(NUMBERS["straight-www"]))
    table.act(2, Lay(FAR_AWAY.x, FAR_AWAY.y, FAR_AWAY.turn))
    table.act(2, Reveal())
    table.state.end(reason, None)
    return table


def test_little_is_well_done_where_nobody_holds_the_sasquatch() -> None:
    figures = report(without_a_sasquatch())
    assert figures["no_sasquatch_win_share"] == 0
    assert figures["sasquatch_win_share"] is None
    assert figures["reveals_won_share"] is None


def test_reveals_are_won_by_escaping() -> None:
    figures = report(revealed(board.ESCAPED), revealed(board.CAUGHT))
    assert figures["reveals_per_game"] == 1
    assert figures["reveals_won_share"] == 0.5
    assert figures["sasquatch_win_share"] == 0.5
