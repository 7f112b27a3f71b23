"""Many tables at once: no move is lost, none happens twice, and everybody is in step.

How fast that is, `python -m benchmarks.load` says; here only what is true at any speed.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.crowd import Load
from benchmarks.load import run


@pytest.mark.slow
@pytest.mark.parametrize("rate", [None, 300.0], ids=["closed", "open"])
async def test_no_move_is_lost_and_none_happens_twice(tmp_path: Path, rate: float | None) -> None:
    load = Load(tables=8, seats=4, rate=rate, seconds=60, most_answers=1500)
    figures = await run(load, tmp_path, warm_up=0)  # ends when all know of all that was answered
    assert figures.moves + figures.refused == load.most_answers
    with closing(sqlite3.connect(tmp_path / "squatch.sqlite3")) as database:
        entries = database.execute(
            "SELECT table_id, count(*), min(sequence), max(sequence) FROM entries GROUP BY table_id"
        ).fetchall()
        versions = dict(database.execute("SELECT id, version FROM tables WHERE version > 0"))
    assert sum(number for _table, number, _first, _last in entries) == figures.moves + len(entries)
    assert all((first, last) == (1, number) for _table, number, first, last in entries)
    assert {table: last for table, _number, _first, last in entries} == versions
