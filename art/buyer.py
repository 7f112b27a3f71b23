"""The Buyer Squatch: a standee 200 wide and 300 high, with a basket and a paddle to bid with."""

from __future__ import annotations

from art.pen import Svg, drawn, line, oval, path
from art.pieces import footprint_sign
from art.shapes import eye, fur


def buyer() -> Svg:
    """The Buyer Squatch."""
    return drawn(
        path("bark", "M26 276h148v9q0 13-74 13t-74-13z"),
        oval("tan", 100, 276, 74, 12),
        fur("60,232 92,232 96,272 54,276", 12, 6, 3, 0.6, "rust"),
        fur("108,232 140,232 148,276 104,272", 12, 6, 4, 0.6, "rust"),
        fur(
            "100,40 136,54 150,96 158,160 152,232 128,252 72,252 48,232 42,160 50,96 64,54",
            16,
            10,
            5,
            0.8,
            "rust",
        ),
        fur("46,120 66,126 62,180 50,214 28,212 26,170", 13, 8, 6, 0.7, "brick"),
        fur("100,150 126,160 130,206 116,236 84,236 70,206 74,160", 15, 7, 9, 0.8, "ember"),
        path("tan", "M72 82Q72 60 100 62T128 82Q134 124 100 126T72 82Z"),
        eye(87, 86, 12, 0.3, 0.0, 0.3, "rust"),
        eye(114, 86, 12, 0.3, 0.0, 0.3, "rust"),
        path("bark", "M92 104q9-6 18 0q-2 9-9 9t-9-9z"),
        line("bark", 4, "M88 118q12 8 26-1"),
        fur("74,58 100,44 126,58 120,72 100,66 80,72", 11, 7, 14, 0.2, "brick"),
        line("bark", 9, "M168 130L176 66"),
        footprint_sign(178, 40),
        fur("138,112 156,118 176,116 182,136 170,156 146,160 134,144", 12, 7, 11, 0.5, "brick"),
        line("bark", 6, "M20 206q14-22 30 0", flat=True),
        path("straw", "M8 206h56l-7 42H15z"),
        line("tan", 4, "M10 218h52M12 232h48M24 206l3 42M40 206v42M52 206l-3 42", flat=True),
    )
