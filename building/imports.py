"""Which modules of the package does a module stand on?

A compiled module takes over constants and types of what it imports, compiled or not: an edit there
makes it stale as well. So the digest that a build is known by covers all of them.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def reached(sources: Iterable[Path], package: Path) -> list[Path]:
    """Return `sources` and every module of `package` they import, directly or not, sorted."""
    found: set[Path] = set()
    waiting = list(sources)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path, package)
    return sorted(found)


def _imported(path: Path, package: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_bytes(), filename=str(path))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = _origin(node, path, package)
            names = [start, *(f"{start}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _file_of(name, package)


def _origin(node: ast.ImportFrom, path: Path, package: Path) -> str:
    """Return the absolute dotted name that a `from ... import` takes from."""
    if node.level == 0:
        return node.module or ""
    base = path.parents[node.level - 1].relative_to(package.parent)
    return ".".join([*base.parts, *([node.module] if node.module else [])])


def _file_of(name: str, package: Path) -> Iterator[Path]:
    if name == package.name or not name.startswith(f"{package.name}."):
        return
    base = package.parent.joinpath(*name.split("."))
    yield from (p for p in (base.with_suffix(".py"), base / "__init__.py") if p.is_file())
