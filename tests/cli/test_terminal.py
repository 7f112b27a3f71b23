"""What whoever waits at a terminal is shown."""

from threading import Event

import pytest
from rich.progress import Progress

from squatch.cli import terminal


def test_a_bar_appears_before_the_first_step_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    appeared = Event()

    class Bar(Progress):
        def start(self) -> None:
            super().start()
            appeared.set()

    monkeypatch.setenv("FORCE_COLOR", "1")  # Rich takes that for a terminal
    monkeypatch.setattr(terminal, "PATIENCE", 0.0)
    monkeypatch.setattr(terminal, "Progress", Bar)
    with terminal.progress("cli-playing", 3) as tell:
        assert tell is not None
        assert appeared.wait(20)
    assert "0/3" in capsys.readouterr().err


def test_nobody_is_told_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    with terminal.progress("cli-playing", 3) as tell:
        assert tell is None
    assert capsys.readouterr().err == ""
