"""What people get who install Squatch, from what, and on machines that lack something."""

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from building import PACKAGE, native
from workbench import Installed, build_wheel

pytestmark = pytest.mark.build

COMPILED = "import squatch; print(squatch.compiled())"
WHERE = "import squatch.core.state as s; print(s.__file__)"


@pytest.fixture(scope="module")
def compiled_wheel(
    sdist: Path, path_without_node: str, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A wheel from the source distribution, which ships the page and so needs no Node."""
    out = tmp_path_factory.mktemp("wheels") / "out"
    wheel, ran = build_wheel(sdist, out, {"PATH": path_without_node})
    assert "squatch build: front end is up to date" in ran.said()
    return wheel


@pytest.fixture(scope="module")
def installed(compiled_wheel: Path, install: Callable[..., Installed]) -> Installed:
    return install(compiled_wheel)


def test_the_source_distribution_holds_sources_and_page(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "NOTICE", "hatch_build.py", "building/native.py"} <= names
    assert {"src/squatch/server/static/index.html", "web/package-lock.json"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_the_wheel_is_compiled_and_complete(compiled_wheel: Path) -> None:
    assert "-none-any" not in compiled_wheel.name
    names = zipfile.ZipFile(compiled_wheel).namelist()
    for source in native.sources():
        stem = source.relative_to(PACKAGE.parent).with_suffix("").as_posix()
        assert f"{stem}.py" in names
        assert f"{stem}{native.SUFFIX}" in names
    wanted = ["py.typed", "_compiled.json", "server/static/index.html", "words/en.ftl"]
    game = "games/sell_me_a_sasquatch"
    wanted += [f"{game}/{name}" for name in ("cards.toml", "guide.en.md", "words/en.ftl")]
    assert [name for name in wanted if f"squatch/{name}" not in names] == []
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_an_installation_runs_compiled(installed: Installed) -> None:
    assert installed.python(COMPILED) == "True"
    assert installed.python(WHERE).endswith(native.SUFFIX)


def test_an_installation_can_run_its_sources(installed: Installed) -> None:
    assert installed.python(COMPILED, {"SQUATCH_PURE": "1"}) == "False"
    assert installed.python(WHERE, {"SQUATCH_PURE": "1"}).endswith("state.py")


def test_the_command_is_there(installed: Installed) -> None:
    program = "import subprocess; subprocess.run(['bin/squatch', '--help'], check=True)"
    assert "simulate" in installed.python(program)


def test_without_a_compiler_one_line_is_said_and_the_sources_run(
    sdist: Path, tmp_path: Path, install: Callable[..., Installed]
) -> None:
    wheel, ran = build_wheel(sdist, tmp_path / "out", {"CC": "/nonexistent/cc"})
    assert wheel.name.endswith("-py3-none-any.whl")
    lines = [line for line in ran.said() if "interpreted" in line]
    assert len(lines) == 1
    assert "no C compiler found (/nonexistent/cc)" in lines[0]
    assert install(wheel).python(COMPILED) == "False"


def test_without_node_the_page_is_built_by_the_wheel_of_node(
    tree: Path, tmp_path: Path, path_without_node: str
) -> None:
    changes = {"PATH": path_without_node, "SQUATCH_BUILD_NATIVE": "0"}
    wheel, ran = build_wheel(tree, tmp_path / "out", changes)
    assert "squatch build: building the front end (npm run build)" in ran.said()
    assert "squatch/server/static/index.html" in zipfile.ZipFile(wheel).namelist()
