"""Where the pictures take place, and how a figure is put there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.pen import Number, Svg, box, disc, drawn, line, moved, path
from art.shapes import pine, rays

SIDE: Final = 240
BOX: Final = f"0 0 {SIDE} {SIDE}"
FACE: Final = "54 24 132 132"
"""The part of a picture that holds the face of whoever can be captured."""

FIGURE_BOX: Final = "-140 -256 280 264"
"""What of a figure, which stands on (0, 0), is shown where it stands in a corral."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A figure, and the place it is seen in: what is behind it and what is before it."""

    figure: Svg
    behind: Svg
    before: Svg = ""
    x: float = 120
    y: float = 230
    scale: float = 1

    def picture(self) -> Svg:
        """The whole picture."""
        return drawn(self.behind, moved(self.x, self.y, self.figure, scale=self.scale), self.before)


def sky(ink: str) -> Svg:
    """A flat sky."""
    return box(ink, 0, 0, SIDE, SIDE)


def sun(ink: str, x: Number = 120, y: Number = 96, r: Number = 78) -> Svg:
    """Sun or moon."""
    return disc(ink, x, y, r)


def sunburst(dark: str, light: str, x: Number = 120, y: Number = 118) -> Svg:
    """A sky of rays."""
    return drawn(sky(dark), rays(x, y, 16, 230, light, 0.25))


def ridge(ink: str, y: float, height: float, peaks: int, seed: int, snow: str = "none") -> Svg:
    """A range of `peaks` mountains on the line `y`, with snow on top if it is to have any."""
    chance = random.Random(seed)
    step = SIDE / peaks
    d = f"M-4 244V{y:.0f}"
    caps = ""
    for k in range(peaks):
        x = (k + 0.35 + 0.3 * chance.random()) * step
        top = y - height * (0.6 + 0.4 * chance.random())
        valley = y - height * 0.12 * chance.random()
        d += f"L{x:.0f} {top:.0f}L{(k + 1) * step:.0f} {valley:.0f}"
        drop = (y - top) * 0.34
        run = step * 0.5 * 0.34
        caps += (
            f"M{x:.0f} {top:.0f}L{x - run:.0f} {top + drop:.0f}l{run * 0.7:.0f} {-drop * 0.3:.0f}"
            f"l{run * 0.4:.0f} {drop * 0.4:.0f}L{x + run:.0f} {top + drop:.0f}Z"
        )
    return drawn(path(ink, d + "L244 244Z"), path(snow, caps) if snow != "none" else "")


def hill(ink: str, y: float, bulge: float = 16) -> Svg:
    """A rounded hill up to `y` in the middle."""
    return path(ink, f"M-4 {y + bulge}Q120 {y - bulge} 244 {y + bulge}V244H-4Z")


def firs(ink: str, places: Sequence[tuple[float, float, float]], trunk: str = "night") -> Svg:
    """Firs at (x, y), each of a height."""
    return drawn(*(pine(x, y, h, h * 0.52, ink, trunk) for x, y, h in places))


def stars(seed: int, count: int = 16, low: float = 120, ink: str = "straw") -> Svg:
    """Stars above the line `low`."""
    chance = random.Random(seed)
    return drawn(
        *(
            disc(ink, round(8 + 224 * chance.random()), round(8 + low * chance.random()), r)
            for r in [1.6 + (k % 3) * 0.6 for k in range(count)]
        )
    )


def flakes(seed: int, count: int = 18, ink: str = "cream") -> Svg:
    """Snow in the air."""
    chance = random.Random(seed)
    return drawn(
        *(
            disc(ink, round(240 * chance.random()), round(210 * chance.random()), 2.4 + k % 3)
            for k in range(count)
        )
    )


def water(ink: str, y: float, crest: str = "cream") -> Svg:
    """Water up to `y`, with little waves."""
    waves = f"M-4 {y}q15-9 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0"
    return drawn(
        path(ink, f"{waves}V244H-4Z"),
        line(crest, 4, f"M20 {y + 18}q10-6 20 0t20 0M150 {y + 24}q10-6 20 0t20 0"),
    )


def note(x: float, y: float, ink: str = "night", turn: float = 0) -> Svg:
    """A note that somebody whistles."""
    return moved(
        x,
        y,
        path(ink, "M0 0V-30L20-35V-6H16V-25L4-22V0Z"),
        moved(-3, 1, disc(ink, 0, 0, 7), scale=(1, 0.8)),
        moved(13, -5, disc(ink, 0, 0, 7), scale=(1, 0.8)),
        turn=turn,
    )


def bush(ink: str, x: float, y: float, w: float) -> Svg:
    """A low bush, flat below, `w` wide."""
    return path(
        ink,
        f"M{x - w / 2} {y}q{-w * 0.1} {-w * 0.26} {w * 0.16} {-w * 0.28}"
        f"q{w * 0.08} {-w * 0.26} {w * 0.34} {-w * 0.16}q{w * 0.26} {-w * 0.06} {w * 0.28} "
        f"{w * 0.2}q{w * 0.26} {w * 0.02} {w * 0.22} {w * 0.24}z",
    )
