"""What every picture is made of: the fur, the house eye, the woods."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.pen import Number, Point, Svg, box, disc, drawn, line, moved, oval, path

_SMOOTH = 14
"""Points of the curve between two given ones."""


def _spline(knots: Sequence[Point]) -> list[tuple[float, float]]:
    """A closed Catmull-Rom curve through the knots."""
    out = []
    for i in range(len(knots)):
        a, b, c, d = (knots[(i + j - 1) % len(knots)] for j in range(4))
        for k in range(_SMOOTH):
            t = k / _SMOOTH
            x, y = (
                0.5
                * (
                    2 * b[n]
                    + (c[n] - a[n]) * t
                    + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                    + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
                )
                for n in (0, 1)
            )
            out.append((x, y))
    return out


def _evenly(outline: Sequence[Point], step: float) -> list[tuple[float, float]]:
    """Points of a closed outline about `step` apart, with one between each two."""
    marks = [0.0]
    for i, point in enumerate(outline):
        marks.append(marks[-1] + math.dist(point, outline[(i + 1) % len(outline)]))
    count = max(6, int(marks[-1] / step))
    out = []
    i = 0
    for k in range(2 * count):
        wanted = marks[-1] * k / (2 * count)
        while marks[i + 1] < wanted:
            i += 1
        a, b = outline[i], outline[(i + 1) % len(outline)]
        t = (wanted - marks[i]) / max(1e-6, marks[i + 1] - marks[i])
        out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return out


def points(text: str) -> list[Point]:
    """Points as SVG writes them.

    >>> points("0,1 2.5,-3")
    [(0.0, 1.0), (2.5, -3.0)]
    """
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def fur(
    around: str,
    step: float = 13,
    tuft: float = 7,
    seed: int = 1,
    droop: float = 0.45,
    ink: str = "pine",
) -> Svg:
    """A shaggy silhouette round points `"x,y x,y …"`: tufts `step` apart point outwards and droop.

    `seed` makes the lengths of the tufts differ; the same seed draws the same fur for ever.
    """
    chance = random.Random(seed)
    outline = _spline(points(around))
    area = sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)
    )
    stops = _evenly(outline if area > 0 else outline[::-1], step)
    here = (round(stops[0][0]), round(stops[0][1]))
    d = f"M{here[0]} {here[1]}"
    for k in range(0, len(stops), 2):
        a, middle, b = stops[k], stops[k + 1], stops[(k + 2) % len(stops)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        out = ((b[1] - a[1]) / length, (a[0] - b[0]) / length)
        reach = tuft * (0.7 + 0.6 * chance.random())
        sag = droop * reach * (1 if out[1] > -0.6 else 0.1)
        tip = (middle[0] + out[0] * reach, middle[1] + out[1] * reach + sag)
        bend = (a[0] + out[0] * reach * 0.55, a[1] + out[1] * reach * 0.55)
        # Relative steps between rounded points: shorter text, and rounding never adds up.
        d += "q" + _step(here, bend)
        to = (round(tip[0]), round(tip[1]))
        d += " " + _step(here, to)
        here = to
        to = (round(b[0]), round(b[1]))
        d += "l" + _step(here, to)
        here = to
    return path(ink, d + "Z")


def _step(a: tuple[int, int], b: Point) -> str:
    return f"{round(b[0]) - a[0]} {round(b[1]) - a[1]}"


def eye(
    x: Number,
    y: Number,
    r: Number = 11,
    dx: float = 0,
    dy: float = 0,
    lid: float = 0.35,
    ink: str = "forest",
    pupil: float = 0.5,
    turn: Number = 0,
) -> Svg:
    """The house eye: a disc of radius `r` that looks to (dx, dy) in -1..1.

    `lid` is how much of it the lid of colour `ink` covers; `turn` tilts the lid (a scowl).
    """
    parts = [
        disc("cream", x, y, r),
        disc("night", x + dx * r * 0.4, y + dy * r * 0.4, r * pupil),
    ]
    if lid > 0:
        edge = -r + 2 * r * lid
        half = math.sqrt(max(0, r * r - edge * edge)) * 1.08
        outer = r * 1.08
        large = 1 if lid > 0.5 else 0
        rotate = f" rotate({turn})" if turn else ""
        parts.append(
            path(
                ink,
                f"M{-half} {edge}A{outer} {outer} 0 {large} 1 {half} {edge}Z",
                transform=f"translate({x} {y}){rotate}",
            )
        )
    return drawn(*parts)


def pine(x: float, y: float, h: float, w: float, ink: str = "forest", trunk: str = "bark") -> Svg:
    """A fir of height `h` that stands at (x, y)."""
    return drawn(
        path(trunk, f"M{x - w * 0.07} {y - h * 0.12}h{w * 0.14}v{h * 0.12}h{-w * 0.14}z"),
        path(
            ink,
            f"M{x} {y - h}L{x + w * 0.28} {y - h * 0.66}H{x + w * 0.14}"
            f"L{x + w * 0.4} {y - h * 0.37}H{x + w * 0.2}L{x + w * 0.5} {y - h * 0.1}"
            f"H{x - w * 0.5}L{x - w * 0.2} {y - h * 0.37}H{x - w * 0.4}"
            f"L{x - w * 0.14} {y - h * 0.66}H{x - w * 0.28}Z",
        ),
    )


def rays(x: float, y: float, count: int, reach: float, ink: str, off: float = 0) -> Svg:
    """A sunburst round a point; `off` turns it by a part of a ray."""
    d = ""
    for i in range(count):
        a = 2 * math.pi * (i + off) / count
        b = 2 * math.pi * (i + 0.5 + off) / count
        ends = (x + reach * math.cos(a), y + reach * math.sin(a))
        more = (x + reach * math.cos(b), y + reach * math.sin(b))
        d += f"M{x} {y}L{ends[0]:.0f} {ends[1]:.0f}L{more[0]:.0f} {more[1]:.0f}Z"
    return path(ink, d)


def cloud(x: float, y: float, w: float, ink: str = "cream") -> Svg:
    """A flat-bottomed cloud of width `w`."""
    return path(
        ink,
        f"M{x} {y}h{w}a9 9 0 0 0 0-18h{-w * 0.18:.0f}a{w * 0.2:.0f} {w * 0.16:.0f} 0 0 0"
        f"{-w * 0.42:.0f}-4a{w * 0.12:.0f} {w * 0.12:.0f} 0 0 0{-w * 0.2:.0f} 4"
        f"h{-w * 0.2:.0f}a9 9 0 0 0 0 18z",
    )


def ground(ink: str) -> Svg:
    """A card's ground."""
    return box(ink, 0, 0, 240, 270)


def blade(x: float, y: float, h: float, lean: float, w: float = 14, ink: str = "forest") -> Svg:
    """A blade of grass that leans."""
    return path(
        ink,
        f"M{x - w / 2} {y}Q{x - w / 2 + lean * 0.2:.0f} {y - h * 0.6:.0f} {x + lean} {y - h}"
        f"Q{x + w / 2 + lean * 0.3:.0f} {y - h * 0.5:.0f} {x + w / 2} {y}Z",
    )


def leaf(x: Number, y: Number, turn: Number, ink: str = "ember") -> Svg:
    """A leaf in the air."""
    return path(
        ink,
        "M0-11Q11-6 8 5L0 12L-8 5Q-11-6 0-11Z",
        transform=f"translate({x} {y}) rotate({turn})",
    )


def ladybird(x: Number, y: Number, scale: float = 1) -> Svg:
    """A ladybird that walks to the right: what stands beside a Tiny."""
    return moved(
        x,
        y,
        path("rust", "M-12 4a13 13 0 0 1 26 0z"),
        disc("night", 15, 0, 5),
        disc("night", -2, -3, 2.5),
        disc("night", 6, -5, 2.5),
        line("night", 2.5, "M-8 4l-3 6M2 4v6M9 4l3 6", flat=True),
        scale=scale,
    )


def mark(x: Number, y: Number, scale: float, ink: str = "forest", *, eyes: bool = True) -> Svg:
    """The mark: a footprint, which looks back when it has `eyes`."""
    looks = (eye(-11, 6, 10, 0, 0.1, 0.32, ink), eye(13, 6, 10, 0, 0.1, 0.32, ink)) if eyes else ()
    return moved(
        x,
        y,
        path(
            ink,
            "M-33-8C-34-26-16-30 2-30S36-26 36-6C36 16 27 24 24 40C22 54 14 62 2 62"
            "S-19 54-20 40C-21 24-32 12-33-8Z",
        ),
        oval(ink, -29, -44, 12, 14.5, turn=-14),
        oval(ink, -8, -51, 8.5, 11),
        oval(ink, 9, -50, 7.5, 10, turn=6),
        oval(ink, 24, -44, 6.5, 9, turn=14),
        oval(ink, 36, -34, 5.5, 7.5, turn=26),
        *looks,
        scale=scale,
    )
