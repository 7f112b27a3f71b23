"""Golden games. After a change that was meant: `python -m squatch.lab.playthrough FILE...`, and
read the diff.
"""

from pathlib import Path

import pytest

from squatch.games import games
from squatch.lab.playthrough import read_plan, written_again

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_what_it_was(path: Path) -> None:
    assert written_again(path) == path.read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_end_of_every_game() -> None:
    plans = [read_plan(path.read_text(encoding="utf-8")) for path in FILES]
    shown = {(plan.game, plan.ends) for plan in plans}
    wanted = {(name, reason) for name, game in games().items() for reason in game.end_reasons}
    assert shown == wanted
