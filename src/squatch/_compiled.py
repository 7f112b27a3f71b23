"""Compiled modules: are they there, are they fresh, are they wanted?

A compiled module lies beside its source and Python prefers it. That is right in an installed
package and after `make build`, and wrong as soon as somebody edits the source. Therefore a build
leaves a record of the sources it was made of, and `choose`, which runs before any other module is
imported, compares: when one of them differs, or when `SQUATCH_PURE=1` asks for it, *all* modules
are loaded from their sources. (Never a mixture: compiled modules know the layout of each other's
objects.) Why it is done this way: `docs/decisions/compiled-modules.md`.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, Self

RECORD = "_compiled.json"


class Record(NamedTuple):
    """What a build wrote down about itself."""

    suffix: str
    """End of the compiled files' names; says for which Python they are."""
    modules: list[str]
    """Sources of the compiled modules, relative to the folder of the package."""
    sources: dict[str, str]
    """Digest of each file the compiled modules were made of: the modules and what they import."""

    @classmethod
    def read(cls, package: Path) -> Self | None:
        """Read the record of a package; None where nothing was compiled for this Python."""
        try:
            text = (package / RECORD).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        record = cls(**json.loads(text))
        return record if record.suffix in EXTENSION_SUFFIXES else None

    def is_whole(self, package: Path) -> bool:
        """Whether every compiled module is there: a build may have been interrupted."""
        return all(
            (package.parent / name.removesuffix(".py"))
            .with_name(Path(name).stem + self.suffix)
            .is_file()
            for name in self.modules
        )

    def edited(self, package: Path) -> str | None:
        """Return the first source that is not what it was at the build, or None."""
        for name, digest in self.sources.items():
            path = package.parent / name
            if not path.is_file() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
                return name
        return None


class SourcesOnly(MetaPathFinder):
    """Finds the given modules in their sources, whatever lies beside them."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._names = {name.removesuffix(".py").replace("/", ".") for name in modules}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the source of one of the modules; leave everything else to other finders."""
        if fullname not in self._names:
            return None
        for folder in path or ():
            source = Path(folder, f"{fullname.rpartition('.')[2]}.py")
            if source.is_file():
                loader = SourceFileLoader(fullname, str(source))
                return spec_from_file_location(fullname, source, loader=loader)
        raise ModuleNotFoundError(f"{fullname} has no source any more", name=fullname)


def choose(package: Path) -> bool:
    """Decide for this process and return whether compiled modules are used.

    Stale ones are never used: one line on stderr says so and what to do, and the sources run.
    """
    record = Record.read(package)
    if record is None:
        return False
    wanted = os.environ.get("SQUATCH_PURE", "0") in {"", "0"}
    pure = not wanted or not record.is_whole(package)
    edited = None if pure else record.edited(package)
    if not pure and edited is None:
        return True
    sys.meta_path.insert(0, SourcesOnly(record.modules))
    if edited is not None:
        sys.stderr.write(
            f"squatch: {edited} is not what was compiled, so the slower sources run: "
            "run `make build` or set SQUATCH_PURE=1\n"
        )
    return False
