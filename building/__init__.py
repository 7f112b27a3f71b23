"""How Squatch is built: the front end by npm, the game loops by mypyc, the wheel by hatchling.

`python -m building` runs the steps by hand (the Makefile does); `hatch_build.py` runs them when a
wheel or a source distribution is made. Nothing here is part of the installed package.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder of `pyproject.toml`."""

PACKAGE = ROOT / "src" / "squatch"
"""The folder that becomes the installed package."""


class BuildError(Exception):
    """Something the person who builds has to mend; the message is one sentence."""


def run(
    words: Sequence[str], cwd: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, whatever it comes to; what it wrote is kept in `stdout`."""
    return subprocess.run(
        words,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def say(message: str) -> None:
    """Print one line about the build (to stderr: build tools keep stdout to themselves)."""
    print(f"squatch build: {message}", file=sys.stderr, flush=True)  # noqa: T201 - its purpose
