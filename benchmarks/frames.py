"""How long a browser works for each frame of a running game: `python benchmarks/frames.py`.

A game is played by bots beforehand; its positions are then given to the page one by one, and Chrome
writes down what its main thread does. Counted is processor time (so that a busy machine does not
count): of a frame the scripts, styles and layout in it, and of each task all of it. `draw` are the
frames after positions with cards drawn. Needs Chromium and a built front end.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.setting import CHROMIUM, DESKTOP, FLAGS, PHONE, serving
from browser.staging import ADDRESS, SOCKETS, Company, film, named
from squatch.games import find_game

GAME = "sell-me-a-sasquatch"
BETWEEN_MS = 400
WORK = {
    *("EvaluateScript", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire"),
    *("EventDispatch", "UpdateLayoutTree", "Layout", "v8.compile", "ParseHTML"),
}
CATEGORIES = [
    *("devtools.timeline", "toplevel", "v8"),
    *("disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"),
]


class Event(TypedDict, total=False):
    """A line of Chrome's trace; times in microseconds."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: float
    dur: float
    tdur: float
    args: dict[str, object]


class Span(NamedTuple):
    """Something the main thread did: from when to when, and the processor time of it, in ms."""

    name: str
    start: float
    end: float
    cost: float


class Figures(NamedTuple):
    """What one run came to, in ms."""

    frames: int
    median: float
    p95: float
    most: float
    over_8: int
    longest_task: float
    long_tasks: int


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=3)
    asked = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("needs Chromium")
    company = Company(named(["Robin"], bots=asked.players - 1))
    told = film(find_game(GAME), company, asked.seed, asked.decisions)
    print("window  slowdown  part   frames  median  p95  most  over 8 ms  longest task  over 50 ms")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
            for slowdown in (1, 4):
                for part, found in _run(browser, address, size, slowdown, told).items():
                    print(
                        f"{name:8}{slowdown:>7}×  {part:6}{found.frames:7}{found.median:8.1f}"
                        f"{found.p95:6.1f}{found.most:6.1f}{found.over_8:10}"
                        f"{found.longest_task:13.1f}{found.long_tasks:12}"
                    )
        browser.close()


def _run(
    browser: Browser, address: str, size: object, slowdown: int, told: Sequence[bytes]
) -> dict[str, Figures]:
    context = browser.new_context(base_url=address, viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('squatch-game', '{GAME}')")
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _said: _send(socket, told[:2]))

    page.route_web_socket(SOCKETS, answer)
    page.goto("/")
    page.wait_for_timeout(1000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(ADDRESS)
    page.locator(".own").wait_for()
    page.wait_for_timeout(1500)
    open_events = spans_of(json.loads(browser.stop_tracing())["traceEvents"])
    browser.start_tracing(page=page, categories=CATEGORIES)
    for position in told[2:]:
        sockets[-1].send(position.decode())
        page.wait_for_timeout(BETWEEN_MS)
    events = spans_of(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return {"open": figures_of(open_events), "play": figures_of(events)}


def _send(socket: WebSocketRoute, told: Sequence[bytes]) -> None:
    for one in told:
        socket.send(one.decode())


def spans_of(events: Iterable[Event]) -> list[Span]:
    """What the page's main thread did: of all renderers the one that drew most."""
    events = list(events)
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    by_thread: dict[tuple[int, int], list[Span]] = {thread: [] for thread in threads}
    for event in events:
        thread = (event["pid"], event["tid"])
        if event["ph"] in {"X", "I", "R", "n"} and thread in threads:
            start = event["ts"] / 1000
            took = event.get("dur", 0) / 1000
            cost = event.get("tdur", event.get("dur", 0)) / 1000
            by_thread[thread].append(Span(event["name"], start, start + took, cost))
    busiest = max(by_thread.values(), key=len)
    return sorted(busiest, key=lambda span: (span.start, -span.end))


def figures_of(spans: Sequence[Span]) -> Figures:
    """What the frames and tasks of one run came to."""
    starts = [span.start for span in spans if span.name == "BeginMainThreadFrame"]
    work = _outermost(span for span in spans if span.name in WORK)
    frames = [0.0]
    at = 0
    for span in work:
        while at < len(starts) and span.start >= starts[at]:
            frames.append(0.0)
            at += 1
        frames[-1] += span.cost
    frames = [cost for cost in frames if cost > 0]
    tasks = [
        span.cost for span in spans if span.name in {"RunTask", "ThreadControllerImpl::RunTask"}
    ]
    return Figures(
        frames=len(frames),
        median=statistics.median(frames),
        p95=sorted(frames)[int(len(frames) * 0.95)],
        most=max(frames),
        over_8=sum(cost > 8 for cost in frames),
        longest_task=max(tasks),
        long_tasks=sum(cost > 50 for cost in tasks),
    )


def _outermost(spans: Iterable[Span]) -> list[Span]:
    """Those that lie within no other."""
    found: list[Span] = []
    for span in spans:
        if not found or span.start >= found[-1].end:
            found.append(span)
    return found


if __name__ == "__main__":
    main()
