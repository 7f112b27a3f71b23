"""Pieces of the table: backs, fence, die, points; and who stands in a corral."""

from __future__ import annotations

from typing import Final

from art.bigfootses.bigfeatures import BIGFEATURES
from art.bigfootses.commons import COMMONS
from art.bigfootses.legends import LEGENDS
from art.bigfootses.rarities import RARITIES
from art.bigfootses.scenes import FIGURE_BOX
from art.frames import symbol
from art.inks import colour
from art.pen import Svg, box, disc, drawn, moved, path
from art.shapes import eye, mark, pine, rays

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int) -> Svg:
    """A face of the die; the 1 looks back, since it always fails."""
    pips = (
        (disc("ember", 0, 0, 16), eye(0, 0, 12, 0, 0.1, 0.4, "rust"))
        if face == 1
        else tuple(disc("night", 13 * x, 13 * y, 5.4) for x, y in _PIPS[face])
    )
    return drawn(box("amber", -27, -23, 54, 54, 11), box("cream", -27, -27, 54, 54, 11), *pips)


def points() -> Svg:
    """A point: a small upright figure with an eye on you."""
    return drawn(
        disc("bark", 0, 2, 24),
        disc("straw", 0, -1, 24),
        path(
            "forest",
            "M0-21C-7-21-9-15-9-10C-16-7-19 0-19 8L-18 15L-13 15L-11 8L-10 18Q0 23 10 18L11 8"
            "L13 15L18 15L19 8C19 0 16-7 9-10C9-15 7-21 0-21Z",
        ),
        eye(-4, -11, 3.6, 0.2, 0, 0.3, "forest"),
        eye(4.5, -11, 3.6, 0.2, 0, 0.3, "forest"),
    )


def fence() -> Svg:
    """A length of fence, 220 wide; the next one goes on without a seam."""
    posts = "".join(f"M{x - 7} 64V12L{x} 3L{x + 7} 12V64Z" for x in (18, 64, 110, 156, 202))
    dark = "".join(f"M{x} 3L{x + 7} 12V64H{x + 1}Z" for x in (18, 64, 110, 156, 202))
    return drawn(
        box("bark", 0, 19, 220, 9), box("umber", 0, 25, 220, 3),
        box("bark", 0, 42, 220, 9), box("umber", 0, 48, 220, 3),
        path("tan", posts), path("clay", dark),
    )  # fmt: skip


def _back(name: str, *picture: Svg) -> Svg:
    return symbol(
        name,
        "0 0 240 336",
        drawn(
            f'<rect width="240" height="336" rx="16" fill="{colour("card-paper")}"/>',
            f'<clipPath id="c-{name}"><rect x="10" y="10" width="220" height="316" rx="9"/>'
            f'</clipPath><g clip-path="url(#c-{name})">',
            *picture,
            "</g>",
            f'<rect x="16" y="16" width="208" height="304" rx="6" fill="none" '
            f'stroke="{colour("straw")}" stroke-width="3"/>',
        ),
    )


def woods_back() -> Svg:
    """The back of the Woods: somebody behind the trees."""
    return _back(
        "back-woods",
        box("forest", 0, 0, 240, 336),
        rays(120, 150, 20, 320, "shade", 0.25),
        disc("straw", 120, 150, 84),
        pine(58, 250, 190, 96, "pine", "night"),
        pine(186, 254, 200, 100, "pine", "night"),
        pine(120, 270, 236, 118, "forest", "night"),
        eye(103, 184, 15, 0.2, 0.1, 0.36, "forest"),
        eye(137, 184, 15, 0.2, 0.1, 0.36, "forest"),
        *(
            pine(x, y, h, h * 0.62, "night", "night")
            for x, y, h in ((14, 346, 140), (66, 350, 96), (122, 356, 84), (176, 350, 100),
                            (230, 346, 146))
        ),
    )  # fmt: skip


def thingies_back() -> Svg:
    """The back of the Thingies: what may be in the backpack."""
    return _back(
        "back-thingies",
        box("bark", 0, 0, 240, 336),
        rays(120, 180, 20, 320, "umber", 0.25),
        disc("amber", 120, 172, 90),
        moved(
            120, 178,
            path("clay", "M-70-30Q-92 10-80 66L-60 60V-34ZM70-30Q92 10 80 66L60 60V-34Z"),
            box("moss", -58, -104, 116, 26, 13), path("pine", "M24-104H45Q58-104 58-91T45-78H24Z"),
            path("rust", "M-64-50Q-64-84 0-84T64-50V70Q64 84 50 84H-50Q-64 84-64 70Z"),
            path("brick", "M24-82Q64-76 64-50V70Q64 84 50 84H24Z"),
            path("ember", "M-64-40Q-64-84 0-84T64-40Q0-22-64-40Z"),
            box("tan", -42, 4, 84, 62, 10), path("clay",
                "M-42 14Q-42 4-32 4H32Q42 4 42 14V26H-42Z"),
            box("straw", -8, 18, 16, 16, 3),
            eye(-18, -56, 13, 0, 0.3, 0.4, "ember"), eye(19, -56, 13, 0, 0.3, 0.4, "ember"),
        ),
        mark(40, 58, 0.3, "straw", eyes=False),
        mark(200, 58, 0.3, "straw", eyes=False),
        mark(40, 290, 0.3, "straw", eyes=False),
        mark(200, 290, 0.3, "straw", eyes=False),
    )  # fmt: skip


def sprite() -> list[Svg]:
    """What lies and stands on the table besides cards."""
    return [
        woods_back(),
        thingies_back(),
        symbol("fence", "0 0 220 64", fence()),
        symbol("point", "-25 -26 50 53", points()),
        *(symbol(f"die-{face}", "-28 -28 56 60", die(face)) for face in _PIPS),
    ]


def corral() -> list[Svg]:
    """Whoever can be captured, without the place it was seen in."""
    return [
        symbol(name, FIGURE_BOX, sighting().figure)
        for name, sighting in {**COMMONS, **RARITIES, **LEGENDS, **BIGFEATURES}.items()
    ]
