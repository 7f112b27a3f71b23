"""The Bigs: too tall for a door. Two of them are a set."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, path
from art.shapes import eye, fur, ground, pine, rays


def ranger_shag() -> Svg:
    """Ranger Shag."""
    return drawn(
        ground("ember"),
        rays(120, 170, 18, 240, "rust"),
        path("forest", "M0 222L30 200L60 218L100 196L150 214L200 192L240 214V270H0Z"),
        pine(26, 250, 80, 46, "shade"),
        pine(216, 250, 92, 50, "shade"),
        fur(
            "120,62 160,74 184,120 196,190 204,268 120,276 36,268 44,190 56,120 80,74",
            17,
            11,
            5,
            0.8,
            "pine",
        ),
        fur(
            "120,120 152,126 160,150 146,176 120,182 94,176 80,150 88,126", 14, 7, 8, 0.9, "forest"
        ),
        eye(102, 138, 13, 0.35, 0.1, 0.34, "pine"),
        eye(138, 138, 13, 0.0, 0.1, 0.34, "pine"),
        path("night", "M108 158Q120 150 132 158Q130 172 120 172T108 158Z"),
        fur(
            "120,176 150,172 166,190 140,196 120,188 100,196 74,190 90,172", 12, 7, 11, 0.6, "shade"
        ),
        path("straw", "M80 98Q78 52 98 46Q110 42 120 54Q130 42 142 46Q162 52 160 98Z"),
        path("amber", "M120 54Q130 42 142 46Q162 52 160 98H128Z"),
        path("bark", "M79 86Q120 98 161 86L161 98Q120 110 79 98Z"),
        path(
            "straw",
            "M40 100Q78 92 120 104T200 100Q206 108 190 112Q150 122 120 122T50 112Q34 108 40 100Z",
        ),
        path("amber", "M52 112Q120 126 188 112Q150 122 120 122T52 112Z"),
        fur("166,180 194,186 206,214 196,232 172,226 162,204", 13, 7, 13, 0.7, "pine"),
        moved(
            196,
            196,
            path("cream", "M-16-16h32v30q0 6-6 6h-20q-6 0-6-6z"),
            line("cream", 6, "M16-8q14-2 12 10t-14 10", flat=True),
            box("rust", -16, -6, 32, 7),
            line("cream", 5, "M-6-24q-6-8 0-14t0-14M8-24q-6-8 0-14"),
        ),
        fur("180,196 198,198 200,214 186,222 174,212", 10, 5, 17, 0.5, "pine"),
    )


def lorna() -> Svg:
    """Lorna of the Lake."""
    return drawn(
        ground("dusk"),
        disc("straw", 176, 70, 32),
        path("deep", "M0 170L40 132L80 160L130 124L180 158L240 128V270H0Z"),
        box("mist", 0, 176, 240, 94),
        line("straw", 5, "M150 186h62M140 198h50M166 210h30"),
        path("pine", "M130 232a36 36 0 0 1 72 0z"),
        path("pine", "M204 238a22 22 0 0 1 44 0z"),
        path("moss", "M150 203l8-14 8 10 8-12 8 14z"),
        line("pine", 50, "M78 262C84 200 44 160 66 116C76 94 104 88 118 100"),
        line("moss", 16, "M92 262C98 206 66 160 82 124"),
        path("pine", "M78 84Q112 58 144 82Q176 92 176 112Q176 128 150 128H104Q72 128 70 106Z"),
        path("forest", "M118 118Q150 122 174 110Q176 128 150 128H120Z"),
        disc("night", 164, 98, 3.5),
        path("rust", "M66 100Q62 56 100 54Q134 52 138 82Q104 84 66 100Z"),
        line("straw", 8, "M64 102Q104 84 142 83"),
        disc("cream", 88, 72, 6),
        disc("cream", 110, 66, 6),
        disc("cream", 78, 88, 5),
        disc("cream", 124, 76, 4.5),
        eye(122, 102, 12, 0.4, 0.1, 0.4, "forest"),
        line("night", 3, "M110 96l-8-6M114 91l-6-8"),
        disc("cream", 44, 184, 6.5),
        disc("cream", 52, 196, 6.5),
        disc("cream", 64, 204, 6.5),
        disc("cream", 78, 206, 6.5),
        disc("cream", 92, 201, 6.5),
        disc("cream", 101, 190, 6.5),
        line("cream", 6, "M20 240q14-10 28 0t28 0t28 0M120 246q14-10 28 0t28 0t28 0"),
        path("dusk", "M0 254q20-10 40 0t40 0t40 0t40 0t40 0t40 0V336H0Z"),
    )


CHARACTERS = (ranger_shag, lorna)
