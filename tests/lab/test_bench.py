"""Benchmarks: that they measure what they say. How fast something is, no test asserts."""

import json
import sys

import pytest

from squatch.cli import main
from squatch.core.state import NO_SEAT
from squatch.games import find_game
from squatch.lab import bench, peers
from squatch.lab.bench import Benches
from zoo import ZOO

BIDS = ZOO["zoo-bids"]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure just long enough to have measured."""
    monkeypatch.setattr(bench, "RUN_SECONDS", 0.002)
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr("squatch.lab.reference.RUNS", 1)
    monkeypatch.setattr("squatch.lab.reference.STEPS", 100)
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed


@pytest.mark.parametrize("players", [2, 3])
def test_every_figure_of_any_game_is_a_positive_number(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A process of its own does not know the zoo.
    monkeypatch.setattr(bench, "interpreted_speed", bench.random_speed)
    measured = bench.measure(BIDS, players, 0.01)
    assert measured.random.decisions_per_second > measured.random.games_per_second > 0
    assert min(measured.legal_ns, measured.clone_us, measured.seen_us, measured.deal_us) > 0
    assert (measured.interpreted is None) == (not measured.compiled)


def test_positions_are_the_same_each_time_and_none_is_over() -> None:
    first, again = (bench.sample_positions(BIDS, 3) for _ in range(2))
    assert [state.save() for state in first] == [state.save() for state in again]
    assert all(state.to_act() != NO_SEAT for state in first)


def test_a_process_of_its_own_measures_the_sources() -> None:
    speed = bench.interpreted_speed(find_game("sell"), 3)
    assert speed.decisions_per_second > speed.games_per_second > 0


def test_without_a_peer_there_is_none() -> None:
    assert peers.peer_speeds(0.001, 1) == {}


def test_the_command_writes_everything_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("squatch.lab.bench.interpreted_speed", bench.random_speed)
    assert main(["bench", "sell", "--json", "-"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() == set(Benches.__struct_fields__)
    assert [game["players"] for game in figures["games"]] == [4]


def test_the_command_prints_figures_beside_the_fixed_kernel(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("squatch.lab.bench.interpreted_speed", bench.random_speed)
    assert main(["bench", "sell"]) == 0
    out = capsys.readouterr().out
    assert "Fixed kernel in Python" in out
    assert "Random games a second" in out
    assert "pip install open_spiel" in out
