"""Settings: a flag wins over the environment, that over the file, that over the default."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from platformdirs import PlatformDirs

from squatch.server.errors import SettingsError
from squatch.server.limits import Limits

PREFIX = "SQUATCH_"
FILE = "settings.toml"
DATABASE_FILE = "squatch.sqlite3"
FOLDERS = PlatformDirs("squatch", appauthor=False)

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    `database` is an URL or the path of an SQLite file; None means a file in `data_dir`.
    `public_url` is where people reach the server when it stands behind another one. Port 0 is any
    free port. `limits` is a table of the settings file.
    """

    host: str = "127.0.0.1"
    port: Port = 8642
    database: str | None = None
    public_url: str | None = None
    data_dir: str = FOLDERS.user_data_dir
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    limits: Limits = Limits()

    @property
    def database_address(self) -> str:
        """The database that is meant."""
        return self.database or str(Path(self.data_dir) / DATABASE_FILE)


def load_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings from all sources; flags that are None were not given.

    `file` is the settings file to be read; None means the one in the platform's folder, which need
    not be there. Raises SettingsError.
    """
    names = set(Settings.__struct_fields__)
    chosen = _from_file(file)
    chosen |= {
        name: _checked(name, environment[PREFIX + name.upper()], f"{PREFIX}{name.upper()}")
        for name in sorted(names)
        if environment.get(PREFIX + name.upper())
    }
    chosen |= {
        name: _checked(name, value, f"--{name.replace('_', '-')}")
        for name, value in flags.items()
        if value is not None
    }
    settings = msgspec.convert(chosen, Settings)
    _check_public_url(settings.public_url)
    return settings


def _from_file(file: Path | None) -> dict[str, object]:
    path = file or Path(FOLDERS.user_config_dir) / FILE
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as problem:
        if file is None:
            return {}
        raise SettingsError(f"there is no settings file {path}") from problem
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise SettingsError(f"cannot read the settings file {path}: {problem}") from problem
    return {name: _checked(name, value, str(path)) for name, value in found.items()}


def _checked(name: str, value: object, source: str) -> object:
    for field in msgspec.structs.fields(Settings):
        if field.name == name:
            try:
                return msgspec.convert(value, field.type, strict=False)
            except msgspec.ValidationError as problem:
                raise SettingsError(f"{source}: {name} cannot be {value!r}; {problem}") from problem
    known = ", ".join(Settings.__struct_fields__)
    raise SettingsError(f"{source}: there is no setting {name!r}; there are: {known}")


def _check_public_url(url: str | None) -> None:
    if url is not None:
        parts = urlsplit(url)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise SettingsError(f"public_url cannot be {url!r}; expected https://host or the like")
