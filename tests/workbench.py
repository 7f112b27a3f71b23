"""Running pip and friends as somebody would who has never heard of this checkout."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
NOTHING: Mapping[str, str] = {}
OURS = ("SQUATCH_", "PYTEST_", "PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT", "PYTHONPATH", "VIRTUAL_")


def environment(changes: Mapping[str, str]) -> dict[str, str]:
    """The environment of somebody who has never heard of this checkout."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
    pins = str(CONSTRAINTS)
    return kept | {"PIP_CONSTRAINT": pins, "PIP_BUILD_CONSTRAINT": pins, **changes}


class Run(NamedTuple):
    """A program that has run."""

    code: int
    output: str

    def said(self) -> list[str]:
        """What the build of Squatch said, line by line, without pip's indentation."""
        lines = (line.strip() for line in self.output.splitlines())
        return [line for line in lines if line.startswith(("squatch build:", "squatch:"))]


def run(*words: str | Path, cwd: Path, code: int = 0, changes: Mapping[str, str] = NOTHING) -> Run:
    """Run a program to its end and check its exit code."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environment(changes),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout[-6000:]
    return Run(done.returncode, done.stdout)


def build_wheel(source: Path, out: Path, changes: Mapping[str, str] = NOTHING) -> tuple[Path, Run]:
    """Build a wheel the way pip does for an installation."""
    ran = run(
        sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-binary=squatch",
        "--wheel-dir", out, source, cwd=out.parent, changes=changes,
    )  # fmt: skip
    (wheel,) = out.glob("squatch-*.whl")
    return wheel, ran


class Installed(NamedTuple):
    """A virtual environment that squatch is installed in, and nothing of this checkout."""

    folder: Path

    def python(self, program: str, changes: Mapping[str, str] = NOTHING) -> str:
        """Run a program and return what it printed, on both streams."""
        python = self.folder / "bin" / "python"
        return run(python, "-c", program, cwd=self.folder, changes=changes).output.strip()
