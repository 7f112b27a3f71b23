"""The command `squatch`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from squatch.core.errors import SquatchError

DEFAULT_COMMAND = "serve"
FAILED = 2
INTERRUPTED = 130

JSON = "--json"
STANDARD_OUTPUT = "-"

_ABOUT = {"-h", "--help", "--version"}
"""Options of the program itself; any other first option is one of the default command."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, by default that of this process; returns the exit code.

    Whatever goes wrong on purpose is one line on standard error and exit code 2.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in _ABOUT):
        words.insert(0, DEFAULT_COMMAND)
    words = _with_a_place_for_json(words)

    import typer  # noqa: PLC0415 - takes longer than everything above

    from squatch.cli.app import app  # noqa: PLC0415 - the same

    try:
        code = app(words, prog_name="squatch", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        return _fail(_usage(problem))
    except SquatchError as problem:
        return _fail(str(problem))
    except BrokenPipeError:
        # Whoever was reading has gone (`squatch rules ... | head`): nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        return _fail(f"{where}{problem.strerror or problem}")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _with_a_place_for_json(words: list[str]) -> list[str]:
    """A `--json` that names no file means standard output; Typer knows no such options.

    >>> _with_a_place_for_json(["deck", "sell", "--json", "--check", "box.toml"])
    ['deck', 'sell', '--json', '-', '--check', 'box.toml']
    >>> _with_a_place_for_json(["simulate", "sell", "--json", "-p", "3"])
    ['simulate', 'sell', '--json', '-', '-p', '3']
    """
    placed: list[str] = []
    for word, following in zip(words, [*words[1:], "--"], strict=True):
        placed.append(word)
        if word == JSON and following.startswith("-") and following != STANDARD_OUTPUT:
            placed.append(STANDARD_OUTPUT)
    return placed


def _usage(problem: Exception) -> str:
    """What was wrong with the words of the command, and where to read on.

    Typer exports only the root of its errors; those of parsing bring a sentence and a context.
    """
    sentence = getattr(problem, "format_message", problem.__str__)()
    context = getattr(problem, "ctx", None)
    command = "squatch" if context is None else context.command_path
    return f"{sentence.rstrip('.')}: see {command} --help"


def _fail(message: str) -> int:
    sys.stderr.write(f"squatch: {' '.join(message.split())}\n")
    return FAILED
