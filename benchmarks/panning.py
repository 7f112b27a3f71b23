"""What a frame costs while a large map is moved on a phone: `python -m benchmarks.panning`.

A table of Trailblazers is shown with forty trail cards and three bases. It is panned by one finger
and zoomed by two, as a phone would tell it; scripts, styles and layout of each frame are added up
in processor time, as in `frames.py`. Needs Chromium and a built front end.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright

from benchmarks.frames import CATEGORIES, Figures, figures_of, spans_of

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.setting import CHROMIUM, FLAGS, PHONE, serving
from browser.staging import Company, Scene, named, stage
from squatch.games import find_game
from squatch.games.trailblazers_sasquatch.cards import all_cards
from squatch.games.trailblazers_sasquatch.names import BASES, TRAILS

ACROSS = 5
FRAME_MS = 16
MOVES = 90


class Finger(NamedTuple):
    """Where a finger is."""

    x: float
    y: float


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=40)
    asked = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("needs Chromium")
    game = find_game("trailblazers-sasquatch")
    scene = stage(game, Company(named(["Robin"], bots=2)), lambda shown: bool(shown.legal))
    large = Scene((scene.messages[0], _grown(scene.messages[1], asked.cards)))
    print("slowdown  gesture  frames  median  p95  most  over 8 ms  longest task")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for slowdown in (1, 4):
            for gesture, found in _run(browser, address, large, slowdown).items():
                print(
                    f"{slowdown:>7}×  {gesture:7}{found.frames:8}{found.median:8.1f}"
                    f"{found.p95:6.1f}{found.most:6.1f}{found.over_8:10}{found.longest_task:13.1f}"
                )
        browser.close()


def _grown(told: bytes, cards: int) -> bytes:
    """The same position with so many cards on the table, in rows below the bases."""
    position = msgspec.json.decode(told)
    view = position["view"]
    view["pieces"] = [
        {
            "x": 3 * at,
            "y": 0,
            "turn": 0,
            "card": None,
            "base": base,
            "sides": [trail for trail in base.split("-") for _side in range(2)],
            "by": 0,
        }
        for at, base in enumerate(BASES)
    ]
    for at, card in enumerate(all_cards()[::3][:cards]):
        row, column = divmod(at, ACROSS)
        shown = {
            "card": at * 3,
            "first": card.faces[0],
            "second": card.faces[1],
            "long": TRAILS[card.long],
            "animal": at % 3 == 0,
        }
        place = {"x": 2 * column, "y": 2 + row, "turn": 0, "base": None, "sides": None, "by": 0}
        view["pieces"].append({**place, "card": shown})
    return msgspec.json.encode(position)


def _run(browser: Browser, address: str, scene: Scene, slowdown: int) -> dict[str, Figures]:
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True)
    page = context.new_page()
    scene.show(page)
    page.locator(".map").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    box = page.locator(".map").bounding_box()
    if box is None:
        sys.exit("the map is not to be seen")
    middle = Finger(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    found = {}
    for gesture in ("pan", "pinch"):
        browser.start_tracing(page=page, categories=CATEGORIES)
        _touch(devtools, "touchStart", _fingers(gesture, middle, 0))
        for move in range(1, MOVES):
            _touch(devtools, "touchMove", _fingers(gesture, middle, move))
            page.wait_for_timeout(FRAME_MS)
        _touch(devtools, "touchEnd", [])
        page.wait_for_timeout(300)
        found[gesture] = figures_of(spans_of(json.loads(browser.stop_tracing())["traceEvents"]))
    context.close()
    return found


def _fingers(gesture: str, middle: Finger, move: int) -> list[Finger]:
    """Round in a circle; two fingers apart and together."""
    angle = 4 * math.pi * move / MOVES
    if gesture == "pan":
        return [Finger(middle.x + 80 * math.sin(angle), middle.y + 80 * (1 - math.cos(angle)) / 2)]
    apart = 40 + 50 * (1 - math.cos(angle)) / 2
    return [Finger(middle.x - apart, middle.y), Finger(middle.x + apart, middle.y)]


def _touch(devtools: CDPSession, kind: str, fingers: list[Finger]) -> None:
    points = [{"x": finger.x, "y": finger.y, "id": at} for at, finger in enumerate(fingers)]
    devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


if __name__ == "__main__":
    main()
