"""`make build` in a checkout, and what an edit does afterwards."""

import sys
from pathlib import Path

import pytest

from workbench import Run, run

pytestmark = pytest.mark.build

PROGRAM = "import squatch, squatch.core.state as s; print(squatch.compiled(), s.__file__)"


def build(tree: Path, code: int = 0) -> Run:
    return run(sys.executable, "-m", "building", "native", cwd=tree, code=code)


def runs_as(tree: Path, *, pure: bool = False) -> Run:
    changes = {"PYTHONPATH": str(tree / "src"), "SQUATCH_PURE": str(int(pure))}
    return run(sys.executable, "-c", PROGRAM, cwd=tree, changes=changes)


def test_built_edited_built_again(tree: Path) -> None:
    build(tree)
    assert runs_as(tree).output.startswith("True ")
    assert runs_as(tree, pure=True).output.startswith("False ")

    state = tree / "src" / "squatch" / "core" / "state.py"
    state.write_text(state.read_text() + "\n# A thought.\n")
    stale = runs_as(tree)
    assert stale.output.splitlines()[-1] == f"False {state}"
    (line,) = stale.said()
    assert "squatch/core/state.py" in line
    assert runs_as(tree, pure=True).said() == []

    build(tree)
    assert runs_as(tree).output.startswith("True ")
    assert "up to date" in build(tree).said()[0]


def test_an_error_of_ours_is_one_line_and_leaves_no_module(tree: Path) -> None:
    state = tree / "src" / "squatch" / "core" / "state.py"
    state.write_text(state.read_text() + '\nBROKEN: int = "three"\n')
    told = build(tree, code=1).said()
    assert "src/squatch/core/state.py:" in told[-1]
    assert "error: Incompatible types" in told[-1]
    assert runs_as(tree).output.startswith("False ")


def test_clean_leaves_nothing(tree: Path) -> None:
    build(tree)
    run(sys.executable, "-m", "building", "clean", cwd=tree)
    assert not list((tree / "src").rglob("*.so"))
    assert runs_as(tree).output.startswith("False ")
