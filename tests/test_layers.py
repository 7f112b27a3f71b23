"""The floors of the house (docs/architecture.md): nothing imports what stands above it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import squatch

PACKAGE = Path(squatch.__file__).parent
FLOORS = [
    {"__init__", "_compiled"},
    {"core"},
    {"words"},
    {"games"},
    {"bots"},
    {"lab", "tables"},
    {"server"},
    {"cli"},
    {"__main__"},
]
"""From the ground up. Those on one floor do not know each other."""

PARTS = {path.stem for path in PACKAGE.glob("*.py")} | {
    path.parent.name for path in PACKAGE.glob("*/*.py")
}


def imported(path: Path) -> Iterator[str]:
    """The parts of the package that a module imports from."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            package, _, rest = f"{name}.".partition(".")
            part = rest.partition(".")[0]
            if package == "squatch":
                yield part if part in PARTS else "__init__"


def test_every_part_has_its_floor() -> None:
    assert set().union(*FLOORS) == PARTS


def test_nothing_imports_what_stands_above_it_or_beside_it() -> None:
    floor_of = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {other}"
        for path in PACKAGE.rglob("*.py")
        for part in [path.relative_to(PACKAGE).with_suffix("").parts[0]]
        for other in imported(path)
        if other != part and floor_of[other] >= floor_of[part] and floor_of[part] > 0
    ]
    assert wrong == []
