"""Steps of the build by hand: `python -m building STEP...` or `python -m building npm WORD...`."""

import sys
import tomllib
from collections.abc import Callable

from building import ROOT, BuildError, front_end, native


def print_requirements() -> None:
    """Print everything any kind of build may need, one requirement a line."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*settings["build-system"]["requires"], "editables", front_end.NODE_WHEEL]
    print("\n".join([*needed, *native.REQUIREMENTS]))  # noqa: T201 - its purpose


def refuse_outdated_page() -> None:
    """Leave with exit code 1 when the page has to be built."""
    if front_end.outdated():
        sys.exit(1)


STEPS: dict[str, Callable[[], None]] = {
    "front-end": front_end.build,
    "page-is-current": refuse_outdated_page,
    "native": native.build_in_place,
    "clean": native.clean,
    "requirements": print_requirements,
}


def main(words: list[str]) -> None:
    """Run the steps named, in order; leave with one line when one of them fails."""
    try:
        if words[:1] == ["npm"]:
            sys.exit(front_end.run_npm(words[1:]))
        for word in words:
            STEPS[word]()
    except BuildError as problem:
        sys.exit(f"squatch build: {problem}")


arguments = sys.argv[1:]
if not arguments or (arguments[0] != "npm" and not STEPS.keys() >= set(arguments)):
    sys.exit(f"squatch build: expected npm or steps out of {', '.join(STEPS)}, got {arguments}")
main(arguments)
