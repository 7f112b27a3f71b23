"""Which of two files that say the same is imported: the compiled one or its source?"""

import hashlib
import importlib.util
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import pytest

from squatch._compiled import RECORD, SourcesOnly, choose


@pytest.fixture(autouse=True)
def own_finders(monkeypatch: pytest.MonkeyPatch) -> None:
    # Where this checkout is compiled and the sources were chosen, that choice is not the test's.
    others = [finder for finder in sys.meta_path if not isinstance(finder, SourcesOnly)]
    monkeypatch.setattr(sys, "meta_path", others)
    monkeypatch.delenv("SQUATCH_PURE", raising=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package `den` whose module `bear` was compiled, standing on `den.cave`."""
    folder = tmp_path / "den"
    folder.mkdir()
    sources = {"den/bear.py": b"SOUND = 'growl'\n", "den/cave.py": b"DEPTH = 3\n"}
    for name, text in sources.items():
        (tmp_path / name).write_bytes(text)
    (folder / f"bear{EXTENSION_SUFFIXES[0]}").write_bytes(b"machine code")
    record = {
        "suffix": EXTENSION_SUFFIXES[0],
        "modules": ["den/bear.py"],
        "sources": {name: hashlib.sha256(text).hexdigest() for name, text in sources.items()},
    }
    (folder / RECORD).write_text(json.dumps(record))
    return folder


def loaded_from(package: Path, name: str) -> str:
    """The file that an import of the module would take now."""
    for finder in sys.meta_path:
        spec = finder.find_spec(name, [str(package)])
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).name
    raise AssertionError(f"nobody finds {name}")


def test_a_fresh_compiled_module_is_used(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert choose(package)
    assert loaded_from(package, "den.bear") == f"bear{EXTENSION_SUFFIXES[0]}"
    assert capsys.readouterr().err == ""


def test_an_interrupted_build_is_not_taken_for_one(package: Path) -> None:
    (package / f"bear{EXTENSION_SUFFIXES[0]}").unlink()
    assert not choose(package)
    assert loaded_from(package, "den.bear") == "bear.py"


@pytest.mark.parametrize("edited", ["bear.py", "cave.py"])
def test_after_an_edit_the_sources_run_and_one_line_says_so(
    package: Path, edited: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / edited).write_text("SOUND = 'purr'\n")
    assert not choose(package)
    assert loaded_from(package, "den.bear") == "bear.py"
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert f"den/{edited}" in told[0]
    assert "`make build`" in told[0]
    assert "SQUATCH_PURE=1" in told[0]


def test_a_source_that_is_gone_counts_as_edited(package: Path) -> None:
    (package / "bear.py").unlink()
    assert not choose(package)
    with pytest.raises(ModuleNotFoundError, match=r"den\.bear has no source"):
        loaded_from(package, "den.bear")


def test_pure_takes_the_sources_without_a_word(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SQUATCH_PURE", "1")
    assert not choose(package)
    assert loaded_from(package, "den.bear") == "bear.py"
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("value", ["", "0"])
def test_pure_switched_off(package: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("SQUATCH_PURE", value)
    assert choose(package)


def test_nothing_compiled_for_this_python(package: Path) -> None:
    record = json.loads((package / RECORD).read_text())
    (package / RECORD).write_text(json.dumps(record | {"suffix": ".cpython-20-other.so"}))
    assert not choose(package)
    assert SourcesOnly not in map(type, sys.meta_path)


def test_nothing_compiled_at_all(package: Path) -> None:
    (package / RECORD).unlink()
    assert not choose(package)


def test_a_source_loaded_by_choice_is_an_ordinary_module(package: Path) -> None:
    spec = SourcesOnly(["den/bear.py"]).find_spec("den.bear", [str(package)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.SOUND == "growl"


def test_other_modules_are_left_to_python(package: Path) -> None:
    finder = SourcesOnly(["den/bear.py"])
    assert finder.find_spec("den.cave", [str(package)]) is None
    assert PathFinder.find_spec("den.cave", [str(package)]) is not None
