"""The guide tells every decision, and every decision has a test."""

import re
from pathlib import Path

from games.trailblazers_sasquatch import test_decisions
from squatch.games.trailblazers_sasquatch import actions

GUIDE = (Path(actions.__file__).parent / "guide.en.md").read_text(encoding="utf-8")
DECISIONS = range(1, 15)


def test_every_decision_is_told_once_and_in_order() -> None:
    told = [int(number) for number in re.findall(r"^\*\*T(\d+) – ", GUIDE, re.MULTILINE)]
    assert told == list(DECISIONS)


def test_every_decision_has_a_test() -> None:
    names = [name for name in vars(test_decisions) if name.startswith("test_t")]
    tested = {int(found[1]) for name in names if (found := re.match(r"test_t(\d+)_", name))}
    assert tested == set(DECISIONS)
