"""Steps of the build by hand: `python -m building front-end | native | clean | requirements`."""

import sys
import tomllib
from collections.abc import Callable

from building import ROOT, BuildError, front_end, native


def print_requirements() -> None:
    """Print everything any kind of build may need, one requirement a line."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*settings["build-system"]["requires"], "editables", front_end.NODE_WHEEL]
    print("\n".join([*needed, *native.REQUIREMENTS]))  # noqa: T201 - its purpose


STEPS: dict[str, Callable[[], None]] = {
    "front-end": front_end.build,
    "native": native.build_in_place,
    "clean": native.clean,
    "requirements": print_requirements,
}


def main(words: list[str]) -> None:
    """Run the steps named, in order; leave with one line when one of them fails."""
    unknown = [word for word in words if word not in STEPS]
    if unknown or not words:
        sys.exit(f"squatch build: expected steps out of {', '.join(STEPS)}, got {words}")
    try:
        for word in words:
            STEPS[word]()
    except BuildError as problem:
        sys.exit(f"squatch build: {problem}")


main(sys.argv[1:])
