"""A copy of the project, what is built from it, and environments to install that in."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench import ROOT, Installed, run

NODE_PROGRAMS = {"node", "nodejs", "npm", "npx", "corepack"}


@pytest.fixture(scope="session")
def install(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Installed]:
    def make(what: Path, *options: str) -> Installed:
        folder = tmp_path_factory.mktemp("installed")
        venv.create(folder, with_pip=True)
        run(folder / "bin" / "pip", "install", "-q", *options, what, cwd=folder)
        return Installed(folder)

    return make


@pytest.fixture(scope="session")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it would be checked out, without anything that was built."""
    folder = tmp_path_factory.mktemp("checkout") / "squatch"
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, told.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture
def tree(pristine: Path, tmp_path: Path) -> Path:
    """A copy to work in, with what this checkout has compiled before, to save minutes."""
    folder = tmp_path / "squatch"
    shutil.copytree(pristine, folder)
    if (ROOT / ".cache" / "native").is_dir():
        shutil.copytree(ROOT / ".cache" / "native", folder / ".cache" / "native")
    return folder


@pytest.fixture(scope="session")
def sdist(pristine: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sdist")
    source = shutil.copytree(pristine, out / "squatch")  # the build leaves a page behind
    run(sys.executable, "-m", "build", "--sdist", "--outdir", out, cwd=source)
    (archive,) = out.glob("squatch-*.tar.gz")
    return archive


@pytest.fixture(scope="session")
def path_without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH that leads to every program of this machine but Node's."""
    folder = tmp_path_factory.mktemp("bin")
    for part in os.environ["PATH"].split(os.pathsep):
        for program in Path(part).glob("*"):
            link = folder / program.name
            if program.name not in NODE_PROGRAMS and not link.exists():
                link.symlink_to(program)
    return str(folder)
