"""The poster of Trailblazers: Sasquatch: 320 wide and 430 high, its foot covered by the title."""

from __future__ import annotations

import math

from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import pine
from art.trailblazers.figure import strider


def _prints(*places: tuple[int, int, int]) -> Svg:
    """Boot prints on the way: x, y and size."""
    return drawn(*(oval("rust", x, y, size, size * 0.6, turn=-20) for x, y, size in places))


def _tread(*places: tuple[int, int, int]) -> Svg:
    """Chevrons of a tyre, for one path of ink: x, y and direction in degrees."""
    d = ""
    for x, y, turn in places:
        a, b = (
            (x - 12 * math.cos(math.radians(turn + by)), y - 12 * math.sin(math.radians(turn + by)))
            for by in (-50, 50)
        )
        d += f"M{a[0]:.1f} {a[1]:.1f}L{x} {y}L{b[0]:.1f} {b[1]:.1f}"
    return line("amber", 5, d)


def poster() -> Svg:
    """The way leads to a bridge, and somebody is on it."""
    return drawn(
        box("straw", 0, 0, 320, 430),
        disc("ember", 166, 138, 112),
        path("tan", "M0 214L54 150L98 196L150 140L204 192L262 132L320 190V300H0Z"),
        path("moss", "M0 236Q80 206 160 226T320 214V430H0Z"),
        pine(26, 276, 150, 74, "pine", "umber"),
        pine(294, 274, 172, 82, "pine", "umber"),
        pine(66, 266, 96, 50, "forest", "umber"),
        pine(258, 268, 104, 54, "forest", "umber"),
        # the river, and the bike trail that is said to end at it
        path("cream", "M-6 256Q120 236 330 300V352Q120 286-6 306Z"),
        path("slate", "M-6 262Q120 244 330 308V344Q120 278-6 298Z"),
        line("ice", 4, "M10 276q10-7 20-3t20-2M216 290q10-4 20 2t20 1M270 322q10-5 20 2t18 0"),
        path("forest", "M0 330Q90 300 190 322T320 360V430H0Z"),
        path("umber", "M326 360Q250 346 204 384T108 446H176Q216 408 240 398T326 410Z"),
        path("night", "M326 366Q252 352 208 388T120 446H168Q212 402 236 393T326 404Z"),
        _tread((298, 384, 184), (272, 380, 178), (246, 384, 160), (222, 398, 146), (202, 414, 138)),
        # the foot trail over the bridge
        path("rust", "M14 446Q34 372 108 336T152 244H198Q202 318 156 354T112 446Z"),
        path("cream", "M23 446Q42 377 112 343T159 244H191Q195 313 150 347T104 446Z"),
        _prints((70, 402, 11), (92, 390, 10), (98, 366, 9), (122, 360, 9), (138, 338, 8)),
        line("bark", 5, "M152 256H198M152 269H199M152 282H199M151 295H198M147 308H195"),
        line("umber", 7, "M138 322L150 300V240M208 326L201 300L199 240"),
        disc("tan", 150, 240, 6), disc("tan", 199, 240, 6), disc("tan", 138, 322, 7),
        disc("tan", 208, 326, 7),
        moved(92, 40, strider(), scale=1.5),
        # a sign that points everywhere
        box("umber", 36, 254, 8, 110, 2),
        path("amber", "M14 256H62L74 267L62 278H14Z"),
        path("cream", "M70 284H24L12 295L24 306H70Z"),
        disc("rust", 30, 267, 6), disc("slate", 52, 295, 6),
    )  # fmt: skip
