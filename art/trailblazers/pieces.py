"""Pieces of the table: the figure, the back of a trail card, the signs on a row of discards."""

from __future__ import annotations

from art.frames import symbol
from art.inks import colour
from art.pen import Svg, box, disc, drawn, line, moved, path
from art.shapes import mark, pine
from art.trailblazers.characters import character_sheet
from art.trailblazers.figure import FIGURE_BOX, figure


def back() -> Svg:
    """The back of a trail card, 200 by 100: woods, a way through them, and who went it."""
    stand = ((14, 92, 62), (38, 98, 50), (62, 90, 44), (140, 92, 48), (164, 98, 56), (188, 94, 66))
    return drawn(
        f'<rect width="200" height="100" rx="7" fill="{colour("card-paper")}"/>',
        '<clipPath id="c-back"><rect x="5" y="5" width="190" height="90" rx="4"/></clipPath>',
        '<g clip-path="url(#c-back)">',
        box("pine", 0, 0, 200, 100),
        disc("moss", 100, 50, 44),
        *(pine(x, y, h, h * 0.6, "forest", "night") for x, y, h in stand),
        line("cream", 5, "M-4 84Q40 92 66 74M134 30Q160 8 204 18", dash="9 7"),
        "</g>",
        moved(99, 50, mark(0, 0, 0.52, "cream", eyes=False)),
        f'<rect x="8.500" y="8.500" width="183" height="83" rx="3" fill="none" '
        f'stroke="{colour("straw")}" stroke-width="2"/>',
    ).replace('"8.500"', '"8.5"')


def tile() -> Svg:
    """The same as small as a tile, 60 by 30: what flies over the table."""
    return drawn(
        box("card-paper", 0, 0, 60, 30, 4), box("pine", 2.5, 2.5, 55, 25, 2.5),
        moved(29.5, 15, mark(0, 0, 0.17, "cream", eyes=False)),
    )  # fmt: skip


def base_sign() -> Svg:
    """What says that a base is due: a tent, 44 by 44."""
    return drawn(
        path("amber", "M22 8L40 36H4Z"),
        path("ember", "M22 8L40 36H28Z"),
        path("umber", "M22 20L28 36H16Z"),
    )


def end_sign() -> Svg:
    """What says that the walk is over: a flag, 44 by 44."""
    return drawn(
        box("bark", 11, 6, 4, 34, 2),
        path("rust", "M15 8L38 15L15 24Z"),
        path("brick", "M15 16L38 15L15 24Z"),
    )


def sprite() -> list[Svg]:
    """Everything of the table that is not drawn from data."""
    return [
        symbol("figure", FIGURE_BOX, figure()),
        symbol("trail-back", "0 0 200 100", back()),
        symbol("print", "-46 -66 94 132", mark(0, 0, 1, "current", eyes=False)),
        symbol("tile", "0 0 60 30", tile()),
        symbol("base-due", "0 0 44 44", base_sign()),
        symbol("end", "0 0 44 44", end_sign()),
        *character_sheet(),
    ]
