"""What is compiled, and what is said where nothing can be."""

import pytest

from building import PACKAGE, native
from building.c_compiler import c_compiler


def test_the_inner_loops_are_compiled() -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in native.sources()}
    assert {"core/state.py", "core/chance.py", "core/journal.py", "core/playout.py"} <= names
    assert any(name.startswith("games/sell_me_a_sasquatch/rules/") for name in names)


def test_without_a_compiler_one_line_is_said_and_nothing_is_required(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert c_compiler() == "no C compiler found (/nonexistent/cc)"
    assert native.requirements() == []
    assert native.build() == {}
    assert capsys.readouterr().err == (
        "squatch build: no C compiler found (/nonexistent/cc): going on interpreted "
        "(the same rules, about 70 times slower)\n"
    )


def test_a_compiler_that_cannot_compile_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert c_compiler() == "the C compiler (false) cannot build Python extensions (no Python.h?)"


def test_compiling_can_be_switched_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SQUATCH_BUILD_NATIVE", "0")
    assert native.build() == {}
    assert "SQUATCH_BUILD_NATIVE=0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "note: x\nsrc/a.py:3: error: Incompatible types\nsrc/a.py:9: error: Other\n",
            "compiling failed: src/a.py:3: error: Incompatible types (and 1 more)",
        ),
        ("Traceback\nKeyError: 'x'\n", "compiling failed: KeyError: 'x'"),
        ("", "compiling failed: no reason given"),
    ],
)
def test_a_failure_is_one_sentence(output: str, sentence: str) -> None:
    assert native.complaint(output) == sentence
