"""The command line as people and scripts use it: words, figures, exit codes, one-line errors."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from recorder import Recorder
from squatch import __version__
from squatch.cli import main, terminal
from squatch.core.chance import Fast
from squatch.core.seal import Seal
from squatch.core.state import NO_SEAT
from squatch.games import find_game
from squatch.lab import Report

SASQUATCH = find_game("sell")


class Told:
    """What a run of the program said."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Squatch:
    """The program, run within this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Told:
        code = main(words)
        return Told(code, *self.capsys.readouterr())

    def refuses(self, *words: str) -> str:
        """The one line on standard error with which it refuses."""
        told = self(*words)
        assert (told.code, told.out) == (2, ""), told.out
        assert told.err.startswith("squatch: ")
        assert told.err.endswith("\n")
        assert told.err.count("\n") == 1
        return told.err


@pytest.fixture
def squatch(capsys: pytest.CaptureFixture[str]) -> Squatch:
    return Squatch(capsys)


class TestHelp:
    def test_names_every_command_with_examples(self, squatch: Squatch) -> None:
        told = squatch("--help")
        assert told.code == 0
        for word in ("serve", "simulate", "bench", "verify", "rules", "deck", "Examples"):
            assert word in told.out

    @pytest.mark.parametrize("command", ["serve", "simulate", "bench", "verify", "rules", "deck"])
    def test_every_command_has_its_own(self, squatch: Squatch, command: str) -> None:
        told = squatch(command, "--help")
        assert told.code == 0
        assert f"squatch {command}" in told.out

    def test_the_version_says_which_build_runs(self, squatch: Squatch) -> None:
        assert squatch("--version").out.startswith(f"squatch {__version__} (")


class TestSimulate:
    def test_prints_who_won(self, squatch: Squatch) -> None:
        told = squatch("simulate", "sell", "-p", "3", "-b", "instinct,random,random", "-g", "6")
        assert told.code == 0
        assert "6 games of 3 players, seed 1" in told.out
        assert "instinct" in told.out

    def test_json_on_standard_output_is_one_object_with_every_figure(
        self, squatch: Squatch
    ) -> None:
        told = squatch("simulate", "sell", "--players", "2", "--games", "4", "--json", "-")
        figures = json.loads(told.out)
        assert set(Report.__struct_fields__) - {"own"} == figures.keys()
        assert set(figures["seat_utility"][0]) == {"mean", "low", "high"}
        assert figures["bots"] == ["random", "random"]
        assert (figures["game"], figures["players"], figures["games"]) == (SASQUATCH.id, 2, 4)

    def test_json_in_a_file_leaves_the_words_on_standard_output(
        self, squatch: Squatch, tmp_path: Path
    ) -> None:
        file = tmp_path / "figures.json"
        told = squatch("simulate", "sell", "-g", "2", "--json", str(file))
        assert "2 games of 4 players" in told.out
        assert msgspec.json.decode(file.read_bytes(), type=Report).games == 2

    def test_a_refusal_leaves_the_file_for_figures_as_it_was(
        self, squatch: Squatch, tmp_path: Path
    ) -> None:
        kept, new = tmp_path / "kept.json", tmp_path / "new.json"
        kept.write_text("figures of yesterday", encoding="utf-8")
        for file in (kept, new):
            squatch.refuses("simulate", "sell", "-b", "cheat", "--json", str(file))
        assert kept.read_text(encoding="utf-8") == "figures of yesterday"
        assert not new.exists()

    def test_the_same_seed_prints_the_same_figures(self, squatch: Squatch) -> None:
        def figures(seed: str) -> dict[str, object]:
            out = squatch("simulate", "sell", "-g", "20", "--seed", seed, "--json", "-").out
            return {**json.loads(out), "games_per_second": None}

        assert figures("5") == figures("5")
        assert figures("5") != figures("6") | {"seed": 5}

    def test_json_without_a_file_may_stand_before_any_option(self, squatch: Squatch) -> None:
        told = squatch("simulate", "sell", "--json", "-p", "3", "-g", "2")
        assert json.loads(told.out)["players"] == 3

    def test_help_names_every_bot_there_is(self, squatch: Squatch) -> None:
        refusal = squatch.refuses("simulate", "sell", "-b", "cheat")
        names = refusal.split("there are: ")[1].strip()
        assert names in " ".join(squatch("simulate", "--help").out.replace("│", " ").split())

    def test_as_many_players_as_bots_are_named(self, squatch: Squatch) -> None:
        told = squatch("simulate", "sell", "-b", "random, random ,random", "-g", "2", "--json", "-")
        assert json.loads(told.out)["players"] == 3

    def test_a_deck_of_ones_own_is_played(self, squatch: Squatch, tmp_path: Path) -> None:
        deck = tmp_path / "giants.toml"
        text = SASQUATCH.standard_deck().to_toml()
        deck.write_text(text.replace("copies = 4\n", "copies = 31\n", 1), encoding="utf-8")
        usual, giants = (
            json.loads(squatch("simulate", "sell", "-g", "40", *more, "--json", "-").out)
            for more in ((), ("--deck", str(deck)))
        )
        assert giants["turns_per_game"] < usual["turns_per_game"]

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            (["simulate", "chess"], "no game 'chess'; there are: .*sell-me-a-sasquatch"),
            (["simulate", "sell", "-b", "cheat"], "no bot 'cheat'; there are: instinct, sampler"),
            (["simulate", "sell", "-p", "7"], "for 2 to 6 players, not for 7"),
            (["simulate", "sell", "-p", "4", "-b", "random,random"], "2 bots .* for 4 players"),
            (["simulate", "sell", "-g", "0"], "not 0"),
            (["simulate", "sell", "-g", "many"], "'--games'"),
            (["simulate", "sell", "--gmes", "3"], "--gmes.*--games"),
            (
                ["simulate", "sell", "-g", "1", "--json", "/nowhere/x.json"],
                "/nowhere/x.json: cannot",
            ),
            (["simulate", "sell", "-g", "1", "--json", "/"], "/: cannot be written: Is a dir"),
            # Said at once, not after the two thousand million games:
            (["simulate", "sell", "-g", "2000000000", "--json", "/nowhere/x.json"], "cannot be"),
            (["simulate", "sell", "--deck", "/nowhere/deck.toml"], "/nowhere/deck.toml: cannot"),
            (["simulate"], "'GAME'"),
            (["simulat", "sell"], "'simulat'"),
            (["verify", "/nowhere/record.json"], "/nowhere/record.json: No such file"),
            (["rules", ""], "no game ''"),
        ],
    )
    def test_wrong_use_is_one_line_and_exit_code_2(
        self, squatch: Squatch, words: list[str], message: str
    ) -> None:
        assert re.search(message, squatch.refuses(*words))


class TestDeck:
    def test_shows_every_kind(self, squatch: Squatch) -> None:
        told = squatch("deck", "sell")
        assert "giant" in told.out
        assert "120 cards" in told.out

    def test_what_cards_say_is_read_in_narrow_terminals_too(
        self, squatch: Squatch, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(terminal, "PIPE_WIDTH", 80)
        lines = squatch("deck", "big").out.splitlines()
        assert {"Thingies", "Woods", "Professions"} <= set(lines)
        assert max(map(len, lines)) <= 80
        text = " ".join(" ".join(line.split()) for line in lines)
        assert "Call Blaster Equipment, gadget 1 −3 on the number needed against" in text
        assert "Midnight Yodeller Bigfoot 9, 2 VP 2" in text
        assert "…" not in text

    def test_an_exported_deck_can_be_checked(self, squatch: Squatch, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        assert squatch("deck", "sell", "--export", str(file)).code == 0
        assert tomllib.loads(file.read_text(encoding="utf-8"))["giant"]["copies"] == 4
        told = squatch("deck", "sell", "--check", str(file))
        assert "can be played: 120 cards" in told.out

    def test_export_overwrites_nothing(self, squatch: Squatch, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        file.write_text("mine", encoding="utf-8")
        assert "is there already" in squatch.refuses("deck", "sell", "--export", str(file))
        assert file.read_text(encoding="utf-8") == "mine"

    def test_a_broken_deck_names_its_key(self, squatch: Squatch, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        text = SASQUATCH.standard_deck().to_toml()
        file.write_text(text.replace("copies = 4\n", "copies = -4\n", 1), encoding="utf-8")
        line = squatch.refuses("deck", "sell", "--check", str(file))
        assert "giant" in line
        assert "-4" in line

    def test_json_holds_all_kinds(self, squatch: Squatch) -> None:
        facts = json.loads(squatch("deck", "sell", "--json", "-").out)
        assert facts["cards"] == sum(kind["copies"] for kind in facts["kinds"]) == 120

    def test_exported_and_as_json_at_once(self, squatch: Squatch, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        facts = json.loads(squatch("deck", "sell", "--export", str(file), "--json").out)
        assert facts["cards"] == 120
        assert SASQUATCH.load_deck(file).digest == facts["digest"]


class TestServe:
    @pytest.fixture
    def settings(self, monkeypatch: pytest.MonkeyPatch) -> list[object]:
        """The settings of every server that is started, and in front of them its address."""
        started: list[object] = []

        def serve(settings: object, *, ready: object = None) -> None:
            started.append(settings)
            assert callable(ready)
            ready("http://127.0.0.1:1")

        monkeypatch.setattr("squatch.cli.serving.serve", serve)
        return started

    @pytest.mark.parametrize("words", [["serve", "--port", "0"], ["--port", "0"]])
    def test_is_what_is_meant_without_a_command(
        self, squatch: Squatch, settings: list[object], words: list[str]
    ) -> None:
        told = squatch(*words)
        assert "http://127.0.0.1:1" in told.out
        assert len(settings) == 1

    def test_a_flag_wins_over_the_environment(
        self, squatch: Squatch, settings: list[object], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SQUATCH_PORT", "4000")
        squatch("serve")
        squatch("serve", "--port", "5000")
        assert [getattr(one, "port", None) for one in settings] == [4000, 5000]

    def test_a_port_that_cannot_be_is_refused(self, squatch: Squatch) -> None:
        assert "port" in squatch.refuses("serve", "--port", "70000")


class TestVerify:
    @pytest.fixture
    def record(self, tmp_path: Path) -> Path:
        """The record of a finished, sealed game of two."""
        recorder = Recorder(SASQUATCH, 2, seal=Seal(bytes(range(32)), (b"north", b"south")))
        dice = Fast(4)
        while (seat := recorder.state.to_act()) != NO_SEAT:
            legal = recorder.state.legal(seat)
            recorder.act(seat, legal[dice.below(len(legal))])
        file = tmp_path / "record.json"
        file.write_bytes(recorder.record().to_json())
        return file

    def test_a_true_record_holds(self, squatch: Squatch, record: Path) -> None:
        told = squatch("verify", str(record))
        assert told.code == 0
        assert "holds together: sell-me-a-sasquatch" in told.out
        assert "played to its end" in told.out
        assert "Every shuffle is the one that was sealed" in told.out

    def test_a_record_without_a_seal_proves_no_shuffle(
        self, squatch: Squatch, record: Path
    ) -> None:
        raw = json.loads(record.read_bytes())
        record.write_text(json.dumps({**raw, "commitment": None, "secret": None}), encoding="utf-8")
        told = squatch("verify", str(record))
        assert told.code == 0
        assert "were not sealed" in told.out

    def test_json_says_how_it_ended(self, squatch: Squatch, record: Path) -> None:
        facts = json.loads(squatch("verify", str(record), "--json", "-").out)
        assert (facts["sealed"], facts["reason"]) == (True, "tokens")
        assert len(facts["scores"]) == 2

    def test_a_tampered_record_is_refused_at_the_entry(
        self, squatch: Squatch, record: Path
    ) -> None:
        raw = json.loads(record.read_bytes())
        raw["entries"][0]["chance"][1] ^= 1
        record.write_text(json.dumps(raw), encoding="utf-8")
        line = squatch.refuses("verify", str(record))
        assert line.startswith(f"squatch: {record}: entry 0")

    def test_what_is_no_record_is_refused(self, squatch: Squatch, tmp_path: Path) -> None:
        file = tmp_path / "record.json"
        file.write_text("{", encoding="utf-8")
        assert "not a record" in squatch.refuses("verify", str(file))


class TestRules:
    def test_the_guide_is_laid_out_for_the_terminal(self, squatch: Squatch) -> None:
        told = squatch("rules", "sell")
        assert told.code == 0
        assert "D17" in told.out
        assert "## " not in told.out


class TestProcess:
    """What only a process of its own can show."""

    def test_help_imports_neither_games_nor_servers(self) -> None:
        probe = (
            "import sys; from squatch.cli import main; main(['--help']);"
            "heavy = {'squatch.games', 'squatch.server', 'fluent.runtime', 'litestar'};"
            "sys.exit(sorted(heavy & set(sys.modules)) or 0)"
        )
        done = subprocess.run([sys.executable, "-c", probe], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")

    def test_a_reader_that_leaves_is_no_error(self) -> None:
        """As in `squatch deck sell | head -1`, with a reader that is gone at once."""
        program = subprocess.Popen(
            [sys.executable, "-m", "squatch", "deck", "sell"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert program.stdout is not None
        program.stdout.close()
        assert program.stderr is not None
        with program.stderr as complaints:
            assert (complaints.read(), program.wait()) == (b"", 0)
