from pathlib import Path

import pytest

from squatch.server import Settings, SettingsError, load_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.write_text('port = 1\nhost = "192.0.2.1"\nlog_level = "warning"\n')
    return path


def test_a_flag_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    environment = {"SQUATCH_PORT": "2", "SQUATCH_LOG_LEVEL": "error", "SQUATCH_HOST": ""}
    settings = load_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.log_level, settings.host) == (3, "error", "192.0.2.1")


def test_the_defaults_are_for_one_person_on_one_computer(tmp_path: Path) -> None:
    empty = tmp_path / "empty.toml"
    empty.touch()
    settings = load_settings({}, {}, empty)
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.database_address.endswith("squatch.sqlite3")


@pytest.mark.parametrize(
    ("flags", "environment", "said"),
    [
        ({"port": 70_000}, {}, "--port"),
        ({}, {"SQUATCH_PORT": "many"}, "SQUATCH_PORT"),
        ({}, {"SQUATCH_LOG_LEVEL": "loud"}, "SQUATCH_LOG_LEVEL"),
        ({"colour": "red"}, {}, "no setting 'colour'"),
        ({"public_url": "games.example"}, {}, "public_url"),
    ],
)
def test_a_setting_that_cannot_be_is_named_with_its_source(
    tmp_path: Path, flags: dict[str, object], environment: dict[str, str], said: str
) -> None:
    empty = tmp_path / "empty.toml"
    empty.touch()
    with pytest.raises(SettingsError, match=said):
        load_settings(flags, environment, empty)


@pytest.mark.parametrize("text", ["port = ", "prot = 3", 'port = "x"'])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=r"mine\.toml"):
        load_settings({}, {}, path)


def test_a_file_that_was_asked_for_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="no settings file"):
        load_settings({}, {}, tmp_path / "none.toml")
