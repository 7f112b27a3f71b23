"""The Mediums: what sits on a porch or in a pond. Three of them are a set."""

from __future__ import annotations

from art.pen import Svg, disc, drawn, line, oval, path
from art.shapes import eye, fur, ground


def jackalump() -> Svg:
    """Jackalump."""
    return drawn(
        ground("straw"),
        disc("amber", 120, 120, 74),
        path("moss", "M0 190Q60 160 120 184T240 176V270H0Z"),
        path("pine", "M0 232Q80 212 150 230T240 226V270H0Z"),
        line(
            "bark",
            11,
            "M0 0C-4-22-26-26-34-44M-12-22C-8-38-16-52-12-62M-26-34"
            "C-44-34-54-44-56-56M-33-43C-32-56-38-66-36-74",
            transform="translate(104 136)",
        ),
        line(
            "bark",
            11,
            "M0 0C-4-22-26-26-34-44M-12-22C-8-38-16-52-12-62M-26-34"
            "C-44-34-54-44-56-56M-33-43C-32-56-38-66-36-74",
            transform="translate(136 136) scale(-1 1)",
        ),
        path(
            "rust", "M92 150Q66 120 74 92Q98 106 106 142ZM148 150Q174 120 166 92Q142 106 134 142Z"
        ),
        path(
            "tan", "M94 142Q78 122 80 104Q94 116 100 138ZM146 142Q162 122 160 104Q146 116 140 138Z"
        ),
        fur(
            "120,126 156,140 178,180 182,226 160,248 120,250 80,248 58,226 62,180 84,140",
            16,
            6,
            21,
            0.4,
            "rust",
        ),
        fur("120,182 148,194 156,226 140,250 120,252 100,250 84,226 92,194", 15, 5, 4, 0.4, "tan"),
        eye(96, 166, 14, 0.3, 0.1, 0.3, "rust"),
        eye(144, 166, 14, -0.3, 0.1, 0.3, "rust"),
        path("night", "M110 182h20q0 12-10 12t-10-12z"),
        line("night", 4, "M120 194v8", flat=True),
        path("cream", "M108 202h11v16q-11 2-11-6zM121 202h11v10q0 8-11 6z"),
        line("night", 4, "M98 200q10 8 22 2q12 6 22-2"),
        oval("rust", 88, 250, 24, 12),
        oval("rust", 152, 250, 24, 12),
        line("bark", 4, "M78 250v8M88 252v8M152 252v8M162 250v8"),
    )


def porch_moth() -> Svg:
    """Porch Moth."""
    return drawn(
        ground("dusk"),
        disc("straw", 120, 62, 60),
        line("night", 7, "M120 0v30", flat=True),
        path("night", "M88 54Q92 28 120 28T152 54Z"),
        disc("cream", 120, 62, 17),
        path(
            "ember",
            "M108 190Q70 196 54 232Q60 262 88 252Q112 240 118 206ZM132 190"
            "Q170 196 186 232Q180 262 152 252Q128 240 122 206Z",
        ),
        path(
            "cream",
            "M112 176Q92 118 18 124Q10 160 30 190Q50 214 88 206Q108 200 116 186Z"
            "M128 176Q148 118 222 124Q230 160 210 190Q190 214 152 206Q132 200 124 186"
            "Z",
        ),
        path(
            "tan",
            "M18 124Q10 160 30 190Q40 203 54 206Q36 172 40 123ZM222 124"
            "Q230 160 210 190Q200 203 186 206Q204 172 200 123Z",
        ),
        disc("rust", 70, 166, 20),
        disc("night", 70, 166, 12),
        disc("cream", 75, 161, 4.5),
        disc("rust", 170, 166, 20),
        disc("night", 170, 166, 12),
        disc("cream", 175, 161, 4.5),
        disc("amber", 84, 232, 9),
        disc("amber", 156, 232, 9),
        fur(
            "120,172 136,184 138,214 130,246 120,256 110,246 102,214 104,184", 12, 4, 9, 0.5, "bark"
        ),
        line("tan", 5, "M106 206q14 6 28 0M106 222q14 6 28 0M109 237q11 5 22 0", flat=True),
        fur(
            "120,128 146,138 152,160 140,180 120,188 100,180 88,160 94,138", 11, 8, 12, 0.4, "amber"
        ),
        line("bark", 5, "M108 132Q96 112 76 106M132 132Q144 112 164 106"),
        line(
            "bark",
            5,
            "M98 120l-3 12M88 112l-4 12M78 107l-5 11M142 120l3 12M152 112l4 12M162 107l5 11",
        ),
        eye(105, 152, 15, 0.1, -0.75, 0, "straw", 0.42),
        eye(135, 152, 15, -0.1, -0.75, 0, "straw", 0.42),
        path("night", "M112 174h16q0 8-8 8t-8-8z"),
    )


CHARACTERS = (jackalump, porch_moth)
