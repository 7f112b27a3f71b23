"""Two builds, one truth: the compiled rules play exactly the games that their sources play."""

import sys
from pathlib import Path

import pytest
from workbench import run

pytestmark = pytest.mark.build

PROGRAM = Path(__file__).with_name("two_builds.py")


def test_both_builds_play_the_same_games(tree: Path) -> None:
    run(sys.executable, "-m", "building", "native", cwd=tree)
    told = []
    for pure in "01":
        changes = {"PYTHONPATH": str(tree / "src"), "SQUATCH_PURE": pure}
        told.append(run(sys.executable, PROGRAM, cwd=tree, changes=changes).output.split())
    (compiled, checksum), (interpreted, same) = told
    assert (compiled, interpreted) == ("True", "False")
    assert checksum == same
