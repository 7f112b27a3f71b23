"""Two builds, one truth: a thousand games a number of players come out the same in both.

Each build is run in a process of its own, and held against the committed list, so that neither is
compared with itself alone.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import squatch
from squatch.games import games

HERE = Path(__file__).parent
COMMITTED = HERE / "fixtures" / "checksums.json"

Sums = dict[str, dict[str, list[str]]]


def committed() -> Sums:
    sums: Sums = json.loads(COMMITTED.read_text(encoding="utf-8"))
    return sums


def few(sums: Sums) -> Sums:
    """The checksums after few games."""
    return {game: {seats: two[:1] for seats, two in by.items()} for game, by in sums.items()}


def played(build: str, *arguments: str) -> Sums:
    """The checksums of a build, which must be the one that runs."""
    done = subprocess.run(
        [sys.executable, str(HERE / "checksums.py"), *arguments],
        env=os.environ | {"SQUATCH_PURE": "1" if build == "interpreted" else "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.split()[-1] == build
    sums: Sums = json.loads(done.stdout)
    return sums


def test_the_sources_play_the_first_committed_games() -> None:
    assert played("interpreted", "few") == few(committed())


@pytest.mark.slow
def test_the_sources_play_the_committed_games() -> None:
    assert played("interpreted") == committed()


@pytest.mark.skipif(not squatch.compiled(), reason="nothing is compiled here: make build")
def test_the_compiled_rules_play_the_committed_games() -> None:
    assert played("compiled") == committed()


def test_the_committed_list_has_every_game_and_number_of_players() -> None:
    assert {game.id: [str(seats) for seats in game.seats] for game in games().values()} == {
        game: list(sums) for game, sums in committed().items()
    }
