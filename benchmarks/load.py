"""How much a server bears: `python -m benchmarks.load`, real games through real sockets.

It starts a server as a process of its own, with an SQLite file (synchronous=FULL), and a crowd that
answers as fast as it is asked; `--rate 300` gives so many answers a second instead. The server says
in its log, once a transaction, how long each move waited for being stored (`log_level = "debug"`):
that is how the time outside the commit is known. Each figure is the median of five runs (`--runs`);
`--json` prints one object.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import msgspec
import uvloop
from msgspec.structs import astuple

from benchmarks.crowd import PATIENCE_S, Crowd, Load
from squatch import compiled
from squatch.lab.reference import native_kernel, python_kernel, seconds

WARM_UP_S = 2.0
SETTINGS = """
log_level = "debug"
log_format = "json"
port = 0

[limits]  # everybody comes from one address, and nobody thinks
tables = { burst = 100_000, a_minute = 100_000 }
joins = { burst = 100_000, a_minute = 100_000 }
messages = { burst = 1_000_000, a_minute = 1_000_000 }
sockets_of_address = 100_000
"""


class Times(msgspec.Struct, frozen=True):
    """Milliseconds of which 50, 95 and 99 of a hundred answers took no more."""

    p50: float
    p95: float
    p99: float


class Figures(msgspec.Struct, frozen=True):
    """One run. `outside` is the answer's time less what storing took of it; CPU is the server's.

    `positions_per_move` is how many positions each listener got for a move: less than one where
    answers that waited for a table were told together.
    """

    moves: int
    refused: int
    moves_per_second: float
    positions_per_move: float
    total_ms: Times
    outside_commit_ms: Times
    commit_ms: Times
    games_begun: int
    server_mb: float
    server_cpu_us_per_move: float
    server_cpu_share: float
    crowd_cpu_share: float


class Report(msgspec.Struct, frozen=True):
    """All runs, what the middle one of them says of each figure, and where it was measured."""

    load: Load
    compiled: bool
    load_average: float
    python_kernel_ms: float
    native_kernel_ms: float
    moves_per_second: float
    moves_per_python_kernel: float
    positions_per_move: float
    total_ms: Times
    outside_commit_ms: Times
    commit_ms: Times
    server_mb: float
    server_cpu_us_per_move: float
    server_cpu_share: float
    runs: list[Figures]


# ---------------------------------------------------------------------- the server


class Served(msgspec.Struct, frozen=True):
    """A server that runs: its address, its number as a process, its log and its database."""

    address: str
    pid: int
    log: Path
    database: Path


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[Served]:
    """A server of its own process, with everything it writes in this folder."""
    settings = folder / "settings.toml"
    settings.write_text(f'data_dir = "{folder}"\n{SETTINGS}', encoding="utf-8")
    log = folder / "log.jsonl"
    words = [sys.executable, "-m", "squatch", "serve", "--config", str(settings)]
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *words, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
    try:
        async with asyncio.timeout(PATIENCE_S):
            said = (await process.stdout.readline()).decode() if process.stdout else ""
        found = re.search(r"http://[^ /]+", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {log.read_text(encoding='utf-8')}")
        yield Served(found[0], process.pid, log, folder / "squatch.sqlite3")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def memory_mb(pid: int) -> float:
    """The most that the process has held, in megabytes; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def cpu_seconds(pid: int) -> float:
    """What the process has had of a core; 0 where the system does not say."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------- figures


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """A move in the server's log: how many milliseconds it waited until it was stored."""

    table: str
    version: int
    seat: int
    ms: float


class Line(msgspec.Struct):
    """What is needed of a line of the server's log."""

    event: str
    moves: list[Stored] = []


def stored_moves(log: Path) -> dict[tuple[str, int], list[Stored]]:
    """The moves of each table and seat, in order."""
    found: dict[tuple[str, int], list[Stored]] = defaultdict(list)
    decoder = msgspec.json.Decoder(Line)
    with log.open("rb") as lines:
        for line in lines:
            if not line.startswith(b"{"):
                continue  # a word before the log began
            for move in decoder.decode(line).moves:
                found[move.table, move.seat].append(move)
    return found


def answer_times(crowd: Crowd, log: Path, begin: float, end: float) -> list[tuple[float, float]]:
    """Milliseconds of each answer given in this time, and those that storing took of them.

    A seat has one answer under way at a time. So the answer that made a version is the last one
    that was sent before the seat heard of that version.
    """
    moves = stored_moves(log)
    times = []
    for game in crowd.games:
        for player in game.players:
            arrivals, sent = deque(player.arrivals), deque(player.sent)
            for move in moves[game.table, player.seat]:
                while arrivals[0][0] < move.version:
                    arrivals.popleft()
                heard_at = arrivals[0][1]
                while len(sent) > 1 and sent[1] < heard_at:
                    sent.popleft()
                if begin <= sent[0] < end:
                    times.append((1000 * (heard_at - sent[0]), move.ms))
    return times


def shares(milliseconds: Sequence[float]) -> Times:
    """The percentiles of some times."""
    ranked = sorted(milliseconds) or [0.0]
    p50, p95, p99 = (
        round(ranked[min(len(ranked) * share // 100, len(ranked) - 1)], 2) for share in (50, 95, 99)
    )
    return Times(p50, p95, p99)


def _so_far(crowd: Crowd, server: Served) -> tuple[int, int, float, float]:
    """Moves, positions heard by all, and seconds of processor time of the server and of us."""
    return crowd.moves, crowd.positions, cpu_seconds(server.pid), process_time()


def middle(times: Sequence[Times]) -> Times:
    """The median of each percentile."""
    return Times(*(round(median(each), 2) for each in zip(*map(astuple, times), strict=True)))


async def run(load: Load, folder: Path, *, warm_up: float = WARM_UP_S) -> Figures:
    """One run against a new server. Raises RuntimeError or TimeoutError when a move is missing."""
    async with a_server(folder) as server:
        crowd = Crowd(server.address, load)
        games = await asyncio.gather(*(crowd.sit_down(number) for number in range(load.tables)))
        async with asyncio.TaskGroup() as group:
            again = [
                group.create_task(crowd.keep_playing(game, number))
                for number, game in enumerate(games)
            ]
            await crowd.play(warm_up)
            before, begin = _so_far(crowd, server), perf_counter()
            await crowd.play(load.seconds)
            after, end = _so_far(crowd, server), perf_counter()
            await crowd.settle()
            for task in again:
                task.cancel()
        memory = memory_mb(server.pid)
        await crowd.close()
    times = answer_times(crowd, server.log, begin, end)
    moves, positions, cpu, own = (
        later - earlier for earlier, later in zip(before, after, strict=True)
    )
    return Figures(
        moves=crowd.moves,
        refused=crowd.refused,
        moves_per_second=round(moves / (end - begin), 1),
        positions_per_move=round(positions / load.seats / max(moves, 1), 2),
        total_ms=shares([total for total, _stored in times]),
        outside_commit_ms=shares([total - stored for total, stored in times]),
        commit_ms=shares([stored for _total, stored in times]),
        games_begun=len(crowd.games),
        server_mb=memory,
        server_cpu_us_per_move=round(1e6 * cpu / max(moves, 1), 1),
        server_cpu_share=round(cpu / (end - begin), 2),
        crowd_cpu_share=round(own / (end - begin), 2),
    )


def report(load: Load, runs: int) -> Report:
    """Several runs, one after the other."""
    python = 1000 * seconds(python_kernel)
    figures = []
    for _run in range(runs):
        with tempfile.TemporaryDirectory(prefix="squatch-load-") as folder:
            figures.append(uvloop.run(run(load, Path(folder))))
    python = median([python, 1000 * seconds(python_kernel)])
    speed = median(one.moves_per_second for one in figures)
    return Report(
        load=load,
        compiled=compiled(),
        load_average=round(os.getloadavg()[0], 2),
        python_kernel_ms=round(python, 2),
        native_kernel_ms=round(1000 * seconds(native_kernel), 2),
        moves_per_second=speed,
        moves_per_python_kernel=round(speed * python / 1000, 2),
        positions_per_move=median(one.positions_per_move for one in figures),
        total_ms=middle([one.total_ms for one in figures]),
        outside_commit_ms=middle([one.outside_commit_ms for one in figures]),
        commit_ms=middle([one.commit_ms for one in figures]),
        server_mb=median(one.server_mb for one in figures),
        server_cpu_us_per_move=median(one.server_cpu_us_per_move for one in figures),
        server_cpu_share=median(one.server_cpu_share for one in figures),
        runs=figures,
    )


def main() -> None:
    """Measure, and print."""
    words = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.load")
    words.add_argument("--game", default=Load().game)
    words.add_argument("--tables", type=int, default=Load().tables)
    words.add_argument("--seats", type=int, default=Load().seats)
    words.add_argument("--rate", type=float, help="answers a second; as many as possible without")
    words.add_argument("--seconds", type=float, default=Load().seconds)
    words.add_argument("--most-answers", type=int, default=Load().most_answers)
    words.add_argument("--seed", type=int, default=Load().seed)
    words.add_argument("--runs", type=int, default=5)
    words.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    asked = vars(words.parse_args())
    runs, as_json = asked.pop("runs"), asked.pop("json")
    found = report(Load(**asked), runs)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        say(found)


def say(found: Report) -> None:
    """Print the medians as lines for people, with the lowest and highest of the runs."""
    load, runs = found.load, found.runs
    loop = "closed loop" if load.rate is None else f"open loop, {load.rate:g} answers a second"
    print(f"{load.game}, {load.tables} tables of {load.seats}, {loop}; median of {len(runs)} runs")
    for name, value, each in (
        ("committed moves a second", found.moves_per_second, "moves_per_second"),
        ("server's CPU a move, µs", found.server_cpu_us_per_move, "server_cpu_us_per_move"),
        ("server's share of a core", found.server_cpu_share, "server_cpu_share"),
        ("server's memory at most, MB", found.server_mb, "server_mb"),
        ("positions a move and listener", found.positions_per_move, "positions_per_move"),
    ):
        all_runs = [float(getattr(one, each)) for one in runs]
        print(f"  {name:30} {value:9,.7g}   ({min(all_runs):,.7g} to {max(all_runs):,.7g})")
    print(f"  {'of an answer, ms':30} {'p50':>9} {'p95':>9} {'p99':>9}")
    for name, times, each in (
        ("outside the commit", found.outside_commit_ms, "outside_commit_ms"),
        ("in the commit", found.commit_ms, "commit_ms"),
        ("in all", found.total_ms, "total_ms"),
    ):
        p99 = [getattr(one, each).p99 for one in runs]
        print(
            f"  {name:30} {times.p50:9.2f} {times.p95:9.2f} {times.p99:9.2f}"
            f"   ({min(p99):.2f} to {max(p99):.2f})"
        )
    print(
        f"  moves in the time of a Python kernel ({found.python_kernel_ms} ms): "
        f"{found.moves_per_python_kernel:.1f}; load average {found.load_average}; "
        f"compiled: {'yes' if found.compiled else 'no'}"
    )


if __name__ == "__main__":
    main()
