"""Records that were kept: all can be shown, and those of the present rules proven."""

from pathlib import Path

import pytest

from records import FOLDER, file_of
from squatch.cli import main
from squatch.core.record import Record, audiences, replay
from squatch.games import find_game, games

KEPT = sorted(FOLDER.glob("*.json"))
WITH_RECORDS = sorted({path.stem.rpartition("-")[0] for path in KEPT})


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def kept(request: pytest.FixtureRequest) -> Path:
    """A record that was kept."""
    path = request.param
    assert isinstance(path, Path)
    return path


@pytest.mark.parametrize("game_id", WITH_RECORDS)
def test_the_present_rules_have_a_record(game_id: str) -> None:
    file = file_of(games()[game_id])
    assert file.is_file(), f"write one: python tests/records.py {game_id}"


def test_what_was_played_by_the_present_rules_is_proven(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.from_json(kept.read_bytes())
    if record.rules_version != find_game(record.game).rules_version:
        assert main(["verify", str(kept)]) == 2
        assert "rules version" in capsys.readouterr().err
        return
    assert main(["verify", str(kept)]) == 0
    assert "Every shuffle is the one that was sealed" in capsys.readouterr().out


def test_whatever_it_was_played_by_it_is_shown_to_its_end(kept: Path) -> None:
    record = Record.from_json(kept.read_bytes())
    game = find_game(record.game)
    *_before, last = replay(record, game)
    assert len(last) == len(audiences(record.seats))
    assert record.end is not None
    for seen in last:
        outcome = seen.outcome()
        assert outcome is not None
        assert (outcome.reason, tuple(outcome.winners)) == (record.end.reason, record.end.winners)


def test_one_changed_card_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = KEPT[0].read_text(encoding="utf-8")
    before, chance, after = text.partition('"chance":[')
    number = after.partition(",")[0]
    file = tmp_path / "record.json"
    file.write_text(before + chance + str(int(number) + 1) + after[len(number) :], encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "entry 0" in capsys.readouterr().err
