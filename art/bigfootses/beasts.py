"""The largest creatures of the woods."""

from __future__ import annotations

from art.bigfootses.scenes import firs, hill, ridge, sky, sun, sunburst
from art.bigfootses.things import signpost, tent
from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import cloud, eye, fur


def thunder_elk() -> Svg:
    """Thunder Elk, heard before the weather."""
    antler = (
        "M0 0Q6-18 26-20Q56-22 66-58M22-20Q26-42 16-56M42-26Q50-44 44-66M58-40Q76-44 86-60"
        "M64-50Q66-66 60-78"
    )
    return drawn(
        sky("dusk"),
        path("slate", "M-4 66Q30 30 70 44Q110 10 150 36Q200 20 244 60V-4H-4Z"),
        path("straw", "M34 50L14 98H30L18 142L58 84H40L56 50ZM206 46L190 92H204L196 130L228 78H214"
                      "L226 46Z"),
        ridge("deep", 200, 50, 4, 37),
        hill("forest", 212, 8),
        moved(132, 86, line("straw", 9, antler)),
        moved(108, 86, line("straw", 9, antler), scale=(-1, 1)),
        fur("120,120 166,140 186,190 190,244 50,244 54,190 74,140", 15, 10, 4, 0.8, "cocoa"),
        fur("144,130 166,140 184,190 188,242 136,242 160,190", 14, 7, 5, 0.8, "bark"),
        fur("120,132 146,144 148,190 120,226 92,190 94,144", 13, 8, 6, 0.9, "umber"),
        path("cocoa", "M82 92L44 84Q56 112 86 112ZM158 92L196 84Q184 112 154 112Z"),
        path("clay", "M120 74Q156 76 156 110Q152 140 142 170Q134 186 120 186T98 170"
                     "Q88 140 84 110Q84 76 120 74Z"),
        path("cocoa", "M120 74Q156 76 156 110Q152 140 142 170Q134 186 120 186Q140 140 120 74Z"),
        path("bark", "M100 160Q120 148 140 160L136 178Q120 190 104 178Z"),
        oval("night", 110, 166, 4, 6, turn=20), oval("night", 130, 166, 4, 6, turn=-20),
        eye(101, 112, 14, -0.2, 0.1, 0.46, "clay", 0.5, 8),
        eye(140, 112, 14, -0.2, 0.1, 0.46, "cocoa", 0.5, -8),
    )  # fmt: skip


def opinionated_bear() -> Svg:
    """Bear with Opinions, about tents chiefly."""
    crossed = drawn(
        box("cream", -34, -62, 68, 60, 5),
        tent(0, -12, 1),
        line("rust", 8, "M-28-56L28-8M28-56L-28-8"),
    )
    return drawn(
        sunburst("pine", "forest", 120, 100),
        hill("shade", 210, 8),
        disc("cocoa", 76, 50, 24), disc("clay", 76, 50, 12),
        disc("bark", 164, 50, 24), disc("umber", 164, 50, 12),
        fur("120,140 180,152 206,200 210,250 30,250 34,200 60,152", 16, 10, 4, 0.7, "cocoa"),
        fur("150,146 180,152 204,200 208,248 134,248 170,196", 15, 7, 5, 0.7, "bark"),
        fur("120,32 170,50 188,98 168,142 120,158 72,142 52,98 70,50", 15, 8, 3, 0.5, "cocoa"),
        fur("146,38 170,50 186,98 168,142 134,156 164,120 160,70", 14, 6, 6, 0.5, "bark"),
        oval("clay", 120, 122, 37, 29),
        path("tan", "M120 93A37 29 0 0 0 120 151Q100 122 120 93Z"),
        oval("night", 120, 108, 16, 11),
        line("night", 4.5, "M120 118V130M98 144Q120 122 142 144"),
        eye(92, 84, 15, 0.4, 0.3, 0.46, "cocoa", 0.5, 14),
        eye(148, 84, 15, -0.4, 0.3, 0.46, "bark", 0.5, -14),
        line("umber", 8, "M76 66L106 74M164 66L134 74"),
        signpost(192, 244, 52, crossed),
        fur("196,182 218,190 220,214 198,222 180,212 180,192", 10, 5, 8, 0.5, "bark"),
        *(path("cream", f"M{x} 214l3 10l4-10z") for x in (184, 194, 204)),
        fur("60,186 84,190 96,212 84,230 56,226 46,206", 11, 6, 7, 0.5, "bark"),
        *(path("cream", f"M{x} 222l3 11l4-11z") for x in (58, 68, 78)),
    )  # fmt: skip


def ridge_wyrm() -> Svg:
    """Ridge Wyrm, a road on older maps."""
    return drawn(
        sky("ember"),
        sun("amber", 70, 76, 58),
        ridge("brick", 170, 60, 3, 41),
        line("forest", 52, "M252 216Q150 236 122 186Q108 150 168 140Q226 130 208 84", flat=True),
        path("pine", "M226 88Q240 40 196 24Q160 12 120 30Q84 40 54 70Q44 88 62 100Q92 112 130 104"
                     "Q176 130 226 88Z"),
        path("forest", "M226 88Q236 60 222 40Q180 92 54 84Q52 94 62 100Q92 112 130 104"
                       "Q176 130 226 88Z"),
        *(path("amber", f"M{x} {y}l{a} {b}l{c} {d}z")
          for x, y, a, b, c, d in ((142, 24, 12, -20, 14, 16), (172, 18, 16, -16, 8, 20),
                                   (204, 28, 20, -10, 2, 22), (224, 52, 18, -2, -6, 20),
                                   (234, 108, 18, 6, -14, 16), (230, 138, 14, 14, -22, 6),
                                   (106, 150, -18, -2, 12, 22), (104, 190, -18, 6, 22, 12))),
        path("straw", "M140 30Q160 4 188 8Q172 16 166 30ZM176 26Q202 10 222 22Q206 26 196 36Z"),
        eye(138, 60, 19, -0.4, 0.3, 0.46, "forest", 0.46, -8),
        path("night", "M58 92Q92 100 140 94L136 103Q92 112 62 100Z"),
        path("cream", "M70 95l5 13 8-11zM92 98l5 12 8-12zM114 97l5 11 8-12z"),
        disc("night", 68, 76, 4), disc("night", 80, 68, 4),
        cloud(-10, 64, 54, "straw"),
        cloud(8, 46, 30, "straw"),
        line("straw", 4, "M252 216Q150 236 122 186Q108 150 168 140Q226 130 208 100", flat=True,
            dash="12 9"),
        hill("pine", 216, 8),
        firs("night", [(20, 232, 70), (58, 236, 52), (92, 238, 40)]),
        signpost(196, 240, 40, box("cream", -22, -16, 44, 24, 3),
                 line("rust", 5, "M-14-4q7-8 14 0t14 0")),
    )  # fmt: skip


BEASTS = {
    "thunder-elk": thunder_elk,
    "opinionated-bear": opinionated_bear,
    "ridge-wyrm": ridge_wyrm,
}
"""By the ids of the deck."""
