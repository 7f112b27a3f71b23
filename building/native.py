"""Compile the game loops: which modules, when, and where the results go.

The list of modules stands in `pyproject.toml` (`[tool.squatch] compiled`). A build is known by a
digest of everything it depends on and kept in `.cache/native/`, so that nothing is compiled twice.
Where there is no C compiler the build goes on without: every module also runs as it stands.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path

from building import PACKAGE, ROOT, BuildError, run, say
from building.c_compiler import c_compiler
from building.imports import reached

REQUIREMENTS = ["mypy>=2.4,<3", "setuptools>=70"]
"""What compiling needs; mypyc comes with mypy, and librt's headers with mypyc."""

RECORD = "_compiled.json"
"""Lies in the package beside compiled modules and tells what they were made of."""

CACHE = ROOT / ".cache" / "native"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def requirements() -> list[str]:
    """Packages that have to be installed before modules can be compiled; none without compiler."""
    return REQUIREMENTS if _obstacle(installed=False) is None else []


def sources() -> list[Path]:
    """Return the modules to compile, sorted."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = settings["tool"]["squatch"]["compiled"]
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)})


def build() -> dict[str, Path]:
    """Compile what has changed; return path in the wheel -> file, empty when running interpreted.

    Raises BuildError when one of our modules does not compile.
    """
    obstacle = _obstacle(installed=True)
    if obstacle is not None:
        say(f"{obstacle}: going on interpreted (the same rules, about 70 times slower)")
        return {}
    digests = {
        path.relative_to(PACKAGE.parent).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in reached(sources(), PACKAGE)
    }
    out = CACHE / f"{sys.implementation.cache_tag}-{_key(digests)}"
    if (out / PACKAGE.name / RECORD).is_file():
        say("compiled modules are up to date")
    else:
        _compile(out, digests)
    return {p.relative_to(out).as_posix(): p for p in sorted(out.rglob("*")) if p.is_file()}


def build_in_place() -> None:
    """Compile and put the results beside their sources, replacing what an earlier build left."""
    made = build()
    clean()
    # The library first, and the record before the modules that it vouches for: whenever this is
    # interrupted, no module of an older build is left for the record to vouch for by mistake.
    for name in sorted(made, key=lambda name: ("/" in name, not name.endswith(RECORD), name)):
        shutil.copy2(made[name], PACKAGE.parent / name)
    if made:
        say(f"{len(sources())} modules compiled in place")


def clean() -> None:
    """Remove compiled modules and their record from the source tree."""
    (PACKAGE / RECORD).unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for path in PACKAGE.parent.rglob(pattern):
            path.unlink()


def _obstacle(*, installed: bool) -> str | None:
    """Why nothing can be compiled here; `installed` asks for mypyc too."""
    if os.environ.get("SQUATCH_BUILD_NATIVE") == "0":
        return "compiling is switched off (SQUATCH_BUILD_NATIVE=0)"
    if sys.implementation.name != "cpython":
        return f"mypyc does not know {sys.implementation.name}"
    if not sources():
        return "there are no modules to compile"
    compiler = c_compiler()
    if isinstance(compiler, str):
        return compiler
    if installed and _versions() is None:
        return f"mypyc is not installed (pip install {' '.join(map(repr, REQUIREMENTS))})"
    return None


def _versions() -> list[str] | None:
    try:
        return [f"{name} {metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    except metadata.PackageNotFoundError:
        return None


def _key(digests: dict[str, str]) -> str:
    """Name a build by all it depends on."""
    recipe = (Path(__file__).parent / name for name in ("compiling.py", "c_compiler.py"))
    surroundings = [
        sys.version,
        sysconfig.get_platform(),
        str(c_compiler()),
        os.environ.get("CFLAGS", ""),
        *(_versions() or ()),
        *(path.read_text(encoding="utf-8") for path in recipe),
        *(path.relative_to(ROOT).as_posix() for path in sources()),
    ]
    text = json.dumps([digests, surroundings], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def _compile(out: Path, digests: dict[str, str]) -> None:
    modules = [path.relative_to(ROOT).as_posix() for path in sources()]
    say(f"compiling {len(modules)} modules with mypyc (a minute or two)")
    for older in CACHE.glob(f"{sys.implementation.cache_tag}-*"):
        shutil.rmtree(older)
    done = run(
        [sys.executable, "-m", "building.compiling", str(out), *modules],
        ROOT,
        dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, [str(ROOT), *sys.path]))),
    )
    if done.returncode != 0:
        raise BuildError(complaint(done.stdout))
    names = [path.relative_to(PACKAGE.parent).as_posix() for path in sources()]
    record = {"suffix": SUFFIX, "modules": names, "sources": digests}
    text = json.dumps(record, indent=1, sort_keys=True) + "\n"
    (out / PACKAGE.name / RECORD).write_text(text, encoding="utf-8")


def complaint(output: str) -> str:
    """Make one sentence of what mypyc or the C compiler wrote."""
    lines = output.strip().splitlines() or ["no reason given"]
    errors = [line for line in lines if re.search(r"\berror\b", line)]
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"compiling failed: {(errors or lines[-1:])[0].strip()}{more}"
