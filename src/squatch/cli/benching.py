"""`squatch bench`: figures of every game beside a fixed kernel and a peer."""

from __future__ import annotations

from pathlib import Path

from squatch.cli.terminal import console, progress, say, table_of, words, write_json
from squatch.games import find_game, games
from squatch.lab import usual_players
from squatch.lab.bench import (
    Bench,
    Benches,
    Surroundings,
    measure,
    measure_surroundings,
)


def run(name: str | None, json: Path | None) -> None:
    """Measure, print, write."""
    chosen = list(games().values()) if name is None else [find_game(name)]
    measured = []
    with progress("cli-measuring", len(chosen) + 1) as tell:
        surroundings = measure_surroundings()
        for done, game in enumerate(chosen, start=1):
            if tell is not None:
                tell(done)
            kernel = surroundings.python_kernel_ms / 1e3
            measured.append(measure(game, usual_players(game), kernel))
    if not write_json(Benches(surroundings, measured), json):
        show(surroundings, measured)


def show(surroundings: Surroundings, measured: list[Bench]) -> None:
    """Print the figures for people."""
    table = table_of("cli-figure", "cli-value")
    table.add_row(words().format("cli-python-unit"), f"{surroundings.python_kernel_ms:,.2f}")
    table.add_row(words().format("cli-native-unit"), f"{surroundings.native_kernel_ms:,.2f}")
    for name, speed in surroundings.peers.items():
        table.add_row(words().format("cli-peer", name=name), f"{speed:,.0f}")
    console().print(table)
    if not surroundings.peers:
        say("cli-no-peer")
    for bench in measured:
        console().print()
        _show_game(surroundings, bench)


def _show_game(surroundings: Surroundings, bench: Bench) -> None:
    say(
        "cli-benched",
        game=bench.game,
        players=bench.players,
        compiled=str(bench.compiled).lower(),
    )
    table = table_of("cli-figure", "cli-value", "cli-in-units")
    random, units = bench.random, bench.random_in_kernels

    def row(message_id: str, figure: str, in_units: str = "", **params: str) -> None:
        table.add_row(words().format(message_id, **params), figure, in_units)

    row("cli-random-games", f"{random.games_per_second:,.0f}", f"{units.games_per_second:,.1f}")
    row(
        "cli-random-decisions",
        f"{random.decisions_per_second:,.0f}",
        f"{units.decisions_per_second:,.1f}",
    )
    row("cli-legal", f"{bench.legal_ns:,.0f}")
    row("cli-clone", f"{bench.clone_us:,.2f}")
    row("cli-seen", f"{bench.seen_us:,.2f}")
    row("cli-deal", f"{bench.deal_us:,.2f}")
    if bench.interpreted is not None:
        row("cli-interpreted-games", f"{bench.interpreted.games_per_second:,.0f}")
        row("cli-interpreted-decisions", f"{bench.interpreted.decisions_per_second:,.0f}")
        row("cli-compiled-ratio", f"{bench.times_interpreted:,.0f}")
    for name, speed in surroundings.peers.items():
        row("cli-times-peer", f"{random.decisions_per_second / speed:,.1f}", name=name)
    console().print(table)
