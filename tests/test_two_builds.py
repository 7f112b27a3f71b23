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

from squatch.games import games

HERE = Path(__file__).parent
COMMITTED = HERE / "fixtures" / "checksums.json"


def run(pure: str) -> tuple[str, dict[str, dict[str, str]]]:
    """Which build ran, and its checksums."""
    done = subprocess.run(
        [sys.executable, str(HERE / "checksums.py")],
        env=os.environ | {"SQUATCH_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr.split()[-1], json.loads(done.stdout)


def test_the_sources_play_the_committed_games() -> None:
    build, checksums = run("1")
    assert build == "interpreted"
    assert checksums == json.loads(COMMITTED.read_text(encoding="utf-8"))


def test_the_compiled_rules_play_the_committed_games() -> None:
    build, checksums = run("0")
    if build != "compiled":
        pytest.skip("nothing is compiled here (make build); the sources are held to the same list")
    assert checksums == json.loads(COMMITTED.read_text(encoding="utf-8"))


def test_the_committed_list_has_every_game_and_number_of_players() -> None:
    committed = json.loads(COMMITTED.read_text(encoding="utf-8"))
    assert {game.id: [str(seats) for seats in game.seats] for game in games().values()} == {
        game: list(sums) for game, sums in committed.items()
    }
