"""When the page is built, when not, and what is said; npm is a script of three lines here."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from building import BuildError, front_end

BUILDS = """\
case "$1" in
  ci) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
  run) mkdir -p "$PAGE" && echo page > "$PAGE/index.html" ;;
esac
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="npm is played by a shell script")


@pytest.fixture
def calls(tmp_path: Path) -> Callable[[], list[str]]:
    return lambda: (tmp_path / "calls").read_text().split("\n")[:-1]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A front end of one file, Node 22.12 and an npm that writes down how it is called."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text("{}")
    page = tmp_path / "page"
    monkeypatch.setattr(front_end, "ROOT", tmp_path)
    monkeypatch.setattr(front_end, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(front_end, "WEB", folder)
    monkeypatch.setattr(front_end, "STATIC", page)
    monkeypatch.setattr(front_end, "DIGEST", page / ".sources")
    monkeypatch.setenv("PAGE", str(page))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("SQUATCH_BUILD_FRONT_END", raising=False)
    (tmp_path / "calls").touch()
    program(tmp_path / "bin" / "node", "echo v22.12.0")
    program(tmp_path / "bin" / "npm", f"echo $* >> {tmp_path / 'calls'}\n{BUILDS}")
    return folder


def program(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_packages_are_fetched_and_the_page_is_built(
    web: Path, calls: Callable[[], list[str]]
) -> None:
    assert front_end.outdated()
    front_end.build()
    assert calls() == ["ci", "run build"]
    assert not front_end.outdated()


def test_an_unchanged_page_is_not_built_twice(web: Path, calls: Callable[[], list[str]]) -> None:
    front_end.build()
    front_end.build()
    assert len(calls()) == 2


@pytest.mark.parametrize("name", ["web/main.ts", "package/words/en.ftl"])
def test_an_edit_is_noticed_and_packages_are_kept(
    web: Path, calls: Callable[[], list[str]], name: str
) -> None:
    front_end.build()
    path = web.parent / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("changed")
    front_end.build()
    assert calls() == ["ci", "run build", "run build"]


def test_what_npm_leaves_behind_is_no_edit(web: Path) -> None:
    front_end.build()
    (web / "node_modules" / "new").write_text("")
    (web / "tsconfig.tsbuildinfo").write_text("")
    assert not front_end.outdated()


def test_a_failure_shows_the_end_of_the_output(web: Path) -> None:
    program(web.parent / "bin" / "npm", "seq 1 100; echo this is why; exit 3")
    with pytest.raises(BuildError, match=r"npm ci failed in web/; its last lines:\n") as caught:
        front_end.build()
    assert str(caught.value).endswith("100\n    this is why")
    assert len(str(caught.value).splitlines()) == 1 + front_end.TAIL


def test_a_build_without_a_page_is_a_failure(web: Path) -> None:
    program(web.parent / "bin" / "npm", "exit 0")
    with pytest.raises(BuildError, match=r"made no page/index\.html"):
        front_end.build()


def test_a_missing_lock_file_is_named(web: Path) -> None:
    (web / "package-lock.json").unlink()
    with pytest.raises(BuildError, match=r"package-lock\.json is missing"):
        front_end.build()


@pytest.mark.parametrize(
    ("version", "suits"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v25.1.0", True),
        ("sh: node: broken", False),
    ],
)
def test_which_node_suits(web: Path, version: str, suits: bool) -> None:
    program(web.parent / "bin" / "node", f"echo '{version}'")
    assert (front_end.system_npm() is not None) == suits
    assert front_end.requirements() == ([] if suits else [front_end.NODE_WHEEL])


def test_without_sources_the_page_stays(web: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (web / "package.json").unlink()
    front_end.build()
    assert capsys.readouterr().err == (
        "squatch build: no front end sources here: the page stays as it is\n"
    )


def test_the_page_can_be_left_out(
    web: Path, monkeypatch: pytest.MonkeyPatch, calls: Callable[[], list[str]]
) -> None:
    monkeypatch.setenv("SQUATCH_BUILD_FRONT_END", "0")
    front_end.build()
    assert calls() == []
    assert front_end.requirements() == []
