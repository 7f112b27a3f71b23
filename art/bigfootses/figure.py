"""A bigfoot put together from parts: a build, arms, a face, and what it wears and holds.

A figure stands on (0, 0), y downwards; `scenes` puts it on a card.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.pen import Number, Point, Svg, disc, drawn, line, moved, oval, path
from art.shapes import eye, fur, points


@dataclass(frozen=True, slots=True)
class Build:
    """An outline and where the parts go; `arm` is the width of an arm, `stance` of the legs."""

    body: str
    head: Point
    size: float
    shoulders: tuple[Point, Point]
    stance: float
    arm: float
    leg: float = 30


def _written(outline: Sequence[Point]) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in outline)


def _both(right: str) -> str:
    """The whole outline of which the right half, from top to bottom, is given."""
    half = points(right)
    return _written([*half, *((-x, y) for x, y in half[-2:0:-1])])


STURDY: Final = Build(
    _both("0,-202 28,-193 42,-164 44,-136 64,-112 70,-76 62,-40 48,-22 0,-16"),
    (0, -158),
    1.22,
    ((-58, -112), (58, -112)),
    30,
    28,
)
LANKY: Final = Build(
    _both("0,-218 26,-209 38,-180 38,-148 50,-130 52,-96 48,-66 38,-50 0,-44"),
    (0, -176),
    1.12,
    ((-44, -128), (44, -128)),
    23,
    21,
    25,
)
ROUND: Final = Build(
    _both("0,-172 36,-162 56,-130 76,-96 84,-58 68,-24 38,-14 0,-12"),
    (0, -122),
    1.4,
    ((-70, -86), (70, -86)),
    36,
    26,
)
SMALL: Final = Build(
    _both("0,-150 36,-141 54,-108 54,-78 60,-50 52,-24 0,-14"),
    (0, -104),
    1.45,
    ((-50, -62), (50, -62)),
    27,
    22,
)
HULK: Final = Build(
    _both("0,-200 24,-193 40,-168 68,-150 90,-120 86,-80 64,-42 50,-22 0,-16"),
    (0, -148),
    1.2,
    ((-80, -120), (80, -120)),
    34,
    34,
)
HUNCH: Final = Build(
    "-24,-176 8,-180 40,-184 68,-156 74,-108 66,-54 48,-22 0,-16 -44,-22 -56,-52 -60,-86 "
    "-70,-106 -70,-140 -52,-168",
    (-26, -128),
    1.22,
    ((-56, -84), (60, -116)),
    30,
    26,
)

_ARMS: Final[dict[str, tuple[Point, Point]]] = {
    "hang": ((16, 38), (10, 78)),
    "shrug": ((26, 20), (40, -22)),
    "wave": ((32, -4), (38, -58)),
    "hip": ((36, 30), (2, 56)),
    "hold": ((22, 38), (-14, 46)),
    "fold": ((20, 42), (-44, 46)),
    "out": ((26, 26), (54, 12)),
    "up": ((24, -26), (6, -82)),
    "hide": ((24, 14), (-22, -20)),
    "shield": ((30, -18), (-16, -58)),
}
"""Elbow and hand as seen from the right shoulder; the left arm is the mirror image."""

_BEFORE: Final = frozenset({"hip", "hold", "fold", "hide", "shield"})
"""Arms that pass in front of the body."""


@dataclass(frozen=True, slots=True)
class Bigfoot:
    """A species: colours, build, arms (left, right), look, and its things.

    `behind` is drawn first; `worn` after the face; `held` last. All stand in figure coordinates.
    """

    build: Build
    fur: str
    shade: str
    skin: str
    arms: tuple[str, str] = ("hang", "hang")
    look: tuple[float, float] = (0.3, 0.1)
    lid: float = 0.36
    tilt: int = 0
    mouth: str = "flat"
    seed: int = 3
    tuft: float = 9
    behind: Svg = ""
    worn: Svg = ""
    held: Svg = ""


def hand_of(build: Build, side: int, pose: str) -> Point:
    """Where the hand of an arm is; `side` is -1 for the arm on the left of the picture, else 1."""
    x, y = build.shoulders[side > 0]
    dx, dy = _ARMS[pose][1]
    return (x + side * dx, y + dy)


def limb(ink: str, joints: Sequence[Point], width: float, seed: int, tuft: float = 6) -> Svg:
    """A shaggy limb along its joints."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(joints):
        a, b = joints[max(0, i - 1)], joints[min(len(joints) - 1, i + 1)]
        length = math.dist(a, b) or 1
        nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return fur(_written([*left, *reversed(right)]), 11, tuft, seed, 0.5, ink)


def shaded(body: str, ink: str, seed: int, tuft: float) -> Svg:
    """The second tone: the side of an outline away from the light."""
    outline = points(body)
    top = min(outline, key=lambda point: point[1])
    low = max(outline, key=lambda point: point[1])
    start, end = outline.index(top), outline.index(low)
    turn = outline[start : end + 1] if start < end else [*outline[start:], *outline[: end + 1]]
    edge = [(x * 0.98, y) for x, y in turn if x > 0.1]
    inner = [(x * 0.5 + 5, y * 0.97) for x, y in reversed(edge)]
    return fur(_written([*edge, *inner]), 14, tuft * 0.75, seed + 1, 0.6, ink)


def ticks(ink: str, places: Sequence[Point], scale: float = 1) -> Svg:
    """Single tufts on the fur."""
    w, h = 6 * scale, 11 * scale
    return path(ink, "".join(f"M{x - w} {y}L{x + 1} {y + h}L{x + w} {y - 1}Z" for x, y in places))


_MOUTHS: Final[dict[str, Svg]] = {
    "none": "",
    "flat": line("night", 3.5, "M-9 26Q0 24 11 26"),
    "smile": line("night", 3.5, "M-12 23Q0 33 12 23"),
    "frown": line("night", 3.5, "M-11 29Q0 20 11 29"),
    "wry": line("night", 3.5, "M-10 27Q2 29 12 22"),
    "wavy": line("night", 3.5, "M-13 26q4-5 8 0t8 0t8-1"),
    "pucker": drawn(disc("night", 1, 27, 5.5), disc("brick", 1, 28.5, 2.8)),
    "grin": drawn(
        path("night", "M-14 22Q0 26 14 22Q12 35 0 35T-14 22Z"),
        path("cream", "M-10 23.500Q0 26 10 23.500L9 28Q0 30-9 28Z"),
    ),
    "open": drawn(
        path("night", "M-11 22Q0 18 11 22Q14 44 0 45T-11 22Z"), oval("rust", 0, 39, 6, 4)
    ),
    "fangs": drawn(line("night", 3.5, "M-13 25H13"), path("cream", "M-10 25h6l-3 8zM4 25h6l-3 8z")),
    "bucks": drawn(
        line("night", 3.5, "M-10 24Q0 28 10 24"), path("cream", "M-6 25.500H6V35H.6V28H-.6V35H-6Z")
    ),
}


def face(bigfoot: Bigfoot) -> Svg:
    """Skin, the house eyes, nose and mouth, round the middle of the head."""
    dx, dy = bigfoot.look
    return drawn(
        path(
            bigfoot.skin,
            "M-31-6Q-33-30-11-28Q-3-27 0-20Q3-27 11-28Q33-30 31-6Q34 37 0 38T-31-6Z",
        ),
        eye(-13, -4, 12, dx, dy, bigfoot.lid, bigfoot.fur, 0.5, bigfoot.tilt),
        eye(14, -4, 12, dx, dy, bigfoot.lid, bigfoot.shade, 0.5, -bigfoot.tilt),
        path("night", "M-8 12Q0 6 8 12Q7 20 0 20T-8 12Z"),
        _MOUTHS[bigfoot.mouth],
    )


def at_head(build: Build, *parts: Svg, turn: Number = 0) -> Svg:
    """Parts drawn round the middle of a face 62 wide, put on the head."""
    return moved(*build.head, *parts, scale=build.size, turn=turn)


def foot(skin: str, x: float, side: int, scale: float = 1) -> Svg:
    """A foot, seen from the front; the big toe is inside."""
    toes = ((-19, 10), (-4, 8), (9, 7.2), (21, 6.5))
    return moved(
        x,
        0,
        path(skin, "M-27 0Q-32-22-6-25Q26-24 29 0Z"),
        *(disc(skin, tx, -r + 3, r) for tx, r in toes),
        path("night", "M-10.500-9l1.500 10h-3.500zM2.500-8l1.500 9h-3zM15.500-8l1 9h-2.500z"),
        scale=(scale * side, scale),
    )


def hand(skin: str, x: float, y: float, side: int) -> Svg:
    """A hand with its thumb towards the body."""
    return drawn(
        oval(skin, x, y, 11.5, 12.5), oval(skin, x - side * 10, y - 4, 4.5, 8.5, turn=side * 24)
    )


def _arm(bigfoot: Bigfoot, side: int, *, before: bool) -> Svg:
    pose = bigfoot.arms[side > 0]
    if pose == "none" or (pose in _BEFORE) is not before:
        return ""
    build = bigfoot.build
    x, y = build.shoulders[side > 0]
    (ex, ey), (hx, hy) = _ARMS[pose]
    joints = [(x - side * 6, y - 4), (x + side * ex, y + ey), (x + side * hx, y + hy)]
    ink = bigfoot.fur if side < 0 and not before else bigfoot.shade
    sleeve = limb(
        ink, [*joints[:2], _towards(joints[2], joints[1], 10)], build.arm, bigfoot.seed + 5
    )
    palm = hand(bigfoot.skin, *joints[2], side)
    if not before:
        return drawn(palm, sleeve)
    x, y = joints[2]
    fingers = "".join(f"M{x + dx - 1.6} {y - 13}h3.200l-1.600 10z" for dx in (-5, 1, 6))
    rim = oval(bigfoot.shade, x, y, 15, 16)
    return drawn(sleeve, rim, palm, path(bigfoot.shade, fingers))


def _towards(a: Point, b: Point, by: float) -> Point:
    length = math.dist(a, b) or 1
    return (a[0] + (b[0] - a[0]) * by / length, a[1] + (b[1] - a[1]) * by / length)


def bare(bigfoot: Bigfoot) -> Svg:
    """Body, legs and the arms behind it, without a face: what bigfeatures start from."""
    build, seed = bigfoot.build, bigfoot.seed
    low = max(y for _, y in points(build.body))
    width = max(abs(x) for x, _ in points(build.body))
    middle = (build.head[1] + 44 * build.size + low) / 2
    spots = ((-0.5, -14), (-0.22, 4), (-0.62, 20), (-0.3, 34))
    return drawn(
        bigfoot.behind,
        *(_arm(bigfoot, side, before=False) for side in (-1, 1)),
        *(
            limb(
                ink,
                [(side * build.stance * 0.9, low - 26), (side * build.stance, -14)],
                build.leg,
                seed + side,
                5,
            )
            for side, ink in ((-1, bigfoot.fur), (1, bigfoot.shade))
        ),
        fur(build.body, 15, bigfoot.tuft, seed, 0.7, bigfoot.fur),
        shaded(build.body, bigfoot.shade, seed, bigfoot.tuft),
        ticks(bigfoot.shade, [(x * width, middle + y) for x, y in spots]),
        ticks(bigfoot.fur, [(x * -width, middle + y + 4) for x, y in spots[::2]], 0.8),
        *(foot(bigfoot.skin, side * (build.stance + 4), side) for side in (-1, 1)),
    )


def arms_before(bigfoot: Bigfoot) -> Svg:
    """The arms that pass in front of the body."""
    return drawn(*(_arm(bigfoot, side, before=True) for side in (-1, 1)))


def stand(bigfoot: Bigfoot) -> Svg:
    """The whole figure."""
    return drawn(
        bare(bigfoot),
        at_head(bigfoot.build, face(bigfoot)),
        bigfoot.worn,
        arms_before(bigfoot),
        bigfoot.held,
    )
