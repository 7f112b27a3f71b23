"""What can be asked of `squatch`: the commands with their options.

Each command imports what it needs when it runs, so that `--help` and a typing mistake cost nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

PLAY = "Play"
EXPERIMENT = "Experiment"
READ = "Read and check"

EXAMPLES = """
[bold]Examples[/bold]

[cyan]squatch[/cyan]  serve the games; the address is printed

[cyan]squatch --open[/cyan]  the same, and open a browser

[cyan]squatch simulate sell --players 4 --bots instinct,random,random,random --games 2000[/cyan]

[cyan]squatch bench --json -[/cyan]  how fast everything is, as JSON

A game may be named by any beginning of its id that fits no other: [cyan]sell[/cyan] is
sell-me-a-sasquatch.
"""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, or its beginning.")]


def _writable(file: Path | None) -> Path | None:
    if file is not None:
        from squatch.cli.terminal import expect_writable  # noqa: PLC0415 - see above

        expect_writable(file)
    return file


Json = Annotated[
    Path | None,
    typer.Option(
        "--json",
        metavar="FILE",
        callback=_writable,
        help="Write the figures as one JSON object; - or nothing is standard output.",
    ),
]
DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", metavar="FILE", help="Play with this deck instead of the usual one."),
]


def _show_version(wanted: bool) -> None:
    if wanted:
        from squatch import __version__, compiled  # noqa: PLC0415 - see above

        typer.echo(f"squatch {__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback(epilog=EXAMPLES)
def squatch(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, help="Show the version.")
    ] = False,
) -> None:
    """Card games of hidden information: play them, simulate them, write bots for them.

    Without a command, [cyan]serve[/cyan] is meant.
    """


@app.command(rich_help_panel=PLAY)
def serve(
    open_: Annotated[bool, typer.Option("--open", help="Open a browser once it serves.")] = False,
    host: Annotated[
        str | None,
        typer.Option(help="Address to listen on; 0.0.0.0 lets in who is in your network."),
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 picks a free one.")] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where people reach it, if another server is in front."),
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where everything is kept.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL|FILE", help="Where tables are kept; by default in the data folder."
        ),
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A settings file (TOML).")
    ] = None,
) -> None:
    """Serve the games to browsers, here and in your network.

    A flag wins over an environment variable (SQUATCH_PORT, ...), and that over the settings file.
    """
    from squatch.cli.serving import run  # noqa: PLC0415

    flags: dict[str, object] = {
        "host": host,
        "port": port,
        "public_url": public_url,
        "data_dir": None if data_dir is None else str(data_dir),
        "database": database,
    }
    run(flags, config, open_browser=open_)


@app.command(rich_help_panel=EXPERIMENT)
def simulate(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option(
            "-p", "--players", metavar="N", help="Seats; by default one a bot, or 4 if it can be."
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "-b",
            "--bots",
            metavar="A,B,...",
            help="A bot a seat, or one for all seats: instinct, sampler, random, random-quiet.",
        ),
    ] = "random",
    games: Annotated[int, typer.Option("-g", "--games", metavar="N", help="How many.")] = 1000,
    seed: Annotated[
        int, typer.Option("-s", "--seed", metavar="S", help="Same seed, same games.")
    ] = 1,
    deck: DeckFile = None,
    json: Json = None,
) -> None:
    """Play many games between bots and say who won how often.

    Bots change seats from game to game and start from the same shuffles, so luck is shared out.

    [bold]Example[/bold]: squatch simulate sell -p 4 -b instinct,random,random,random -g 2000
    """
    from squatch.cli.simulating import run  # noqa: PLC0415

    run(game, players, bots.split(","), games, seed, deck, json)


@app.command(rich_help_panel=EXPERIMENT)
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game; by default all.")
    ] = None,
    json: Json = None,
) -> None:
    """Measure the speed of the rules beside a fixed kernel and, if installed, OpenSpiel."""
    from squatch.cli.benching import run  # noqa: PLC0415

    run(game, json)


@app.command(rich_help_panel=READ)
def rules(game: GameName) -> None:
    """Show how a game is played, with every decision where rulebooks are silent."""
    from squatch.cli.reading import show_rules  # noqa: PLC0415

    show_rules(game)


@app.command(rich_help_panel=READ)
def deck(
    game: GameName,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say whether this deck can be played.")
    ] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the deck to a new file, to edit it.")
    ] = None,
    json: Json = None,
) -> None:
    """Show the cards of a game; check or write a deck file.

    [bold]Example[/bold]: squatch deck sell --export box.toml; squatch deck sell --check box.toml
    """
    from squatch.cli.reading import show_deck  # noqa: PLC0415

    show_deck(game, check, export, json)


@app.command(rich_help_panel=READ)
def verify(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record that a table gave out.")
    ],
    deck: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The deck it was played with, if it was not the usual."),
    ] = None,
    json: Json = None,
) -> None:
    """Recompute a finished game from its record: shuffles, moves, result.

    Where something does not hold together, says at which entry, with exit code 2.
    """
    from squatch.cli.reading import verify_record  # noqa: PLC0415

    verify_record(record, deck, json)
