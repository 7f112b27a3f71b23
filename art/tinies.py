"""The Tinies: what lives in a boot. Four of them are a set."""

from __future__ import annotations

from art.pen import Svg, disc, drawn, line, oval, path
from art.shapes import blade, eye, fur, ground, ladybird, rays


def boot_lodger() -> Svg:
    """Boot Lodger."""
    return drawn(
        ground("mist"),
        disc("cream", 64, 92, 40),
        blade(24, 264, 190, -14, 22, "moss"),
        blade(52, 264, 150, 14, 18, "moss"),
        blade(206, 264, 214, 16, 26, "moss"),
        blade(182, 264, 170, -10, 18, "moss"),
        blade(226, 264, 150, 6, 20, "pine"),
        blade(10, 264, 120, 10, 20, "pine"),
        fur("114,100 140,108 150,134 146,164 84,164 80,134 90,108", 12, 9, 15, 0.2, "forest"),
        eye(102, 130, 13, 0.4, 0.1, 0.28, "pine"),
        eye(130, 130, 13, 0.2, 0.1, 0.28, "pine"),
        path("rust", "M72 152L156 148L154 196Q160 206 184 210Q210 214 210 240H74Z"),
        path("ember", "M72 152L156 148L155 166L72 170Z"),
        path("bark", "M74 238H210Q214 238 213 246L210 256H72Z"),
        path("night", "M72 248H212L210 258H72Z"),
        line("cream", 6, "M122 178l34-4M122 192l32-2M128 206l32 2"),
        line("bark", 5, "M180 210Q176 226 180 238", flat=True),
        line("bark", 5, "M74 184q24 8 22 54", flat=True),
        path("forest", "M90 148q8-4 10 2l0 14q-6 6-12 0zM132 146q8-4 10 2l0 14q-6 6-12 0z"),
        ladybird(40, 206),
        blade(58, 266, 62, -8, 16, "forest"),
        blade(30, 266, 62, 10, 16, "forest"),
        blade(222, 266, 70, -6, 18, "forest"),
        path("forest", "M0 252Q120 246 240 252V270H0Z"),
    )


def acorn_yeti() -> Svg:
    """Acorn Yeti."""
    return drawn(
        ground("straw"),
        rays(120, 120, 16, 240, "amber", 0.2),
        blade(20, 264, 210, -8, 24, "moss"),
        blade(46, 264, 150, 10, 18, "pine"),
        blade(222, 264, 220, 8, 24, "moss"),
        blade(196, 264, 150, -12, 18, "pine"),
        path("cream", "M98 200H144Q140 236 152 262H88Q102 236 98 200Z"),
        path("tan", "M126 200H144Q140 236 152 262H126Z"),
        path("rust", "M36 212Q40 158 120 156T204 212Q204 220 190 220H50Q36 220 36 212Z"),
        disc("cream", 68, 194, 11),
        disc("cream", 172, 190, 13),
        disc("cream", 140, 206, 8),
        disc("cream", 104, 206, 6),
        fur("88,120 76,96 68,86 62,96 72,118 86,138", 9, 4, 2, 0.3, "cream"),
        fur("152,120 164,96 172,86 178,96 168,118 154,138", 9, 4, 6, 0.3, "cream"),
        fur(
            "120,88 146,98 156,130 152,160 136,172 104,172 88,160 84,130 94,98",
            12,
            7,
            19,
            0.6,
            "cream",
        ),
        path("mist", "M100 118Q120 104 140 118Q148 140 138 148Q120 156 102 148Q92 140 100 118Z"),
        eye(109, 122, 9, 0.2, 0.2, 0.2, "mist", 0.55),
        eye(131, 122, 9, -0.2, 0.2, 0.2, "mist", 0.55),
        path("night", "M108 136h24q0 12-12 12t-12-12z"),
        path("cream", "M111 136h5l-2 6zM124 136h5l-3 6z"),
        path("tan", "M86 102Q84 70 120 68T154 102Q120 92 86 102Z"),
        path("bark", "M80 100Q80 72 120 66T160 100Q162 106 154 104Q120 92 86 104Q78 106 80 100Z"),
        line("bark", 8, "M119 68q-2-12 8-16"),
        line("tan", 3, "M94 90l16-14M106 90l20-18M122 90l18-15M138 92l10-9", flat=True),
        oval("cream", 106, 172, 13, 7),
        oval("cream", 134, 172, 13, 7),
        blade(70, 266, 60, -10, 16, "forest"),
        blade(176, 266, 70, 12, 16, "forest"),
        path("forest", "M0 254Q120 246 240 254V270H0Z"),
    )


CHARACTERS = (boot_lodger, acorn_yeti)
