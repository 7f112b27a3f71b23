"""The Mediums: what sits on a porch or in a pond. Three of them are a set."""

from __future__ import annotations

from art.pen import Svg, disc, drawn, line, moved, oval, path
from art.shapes import blade, cloud, eye, fur, ground


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


def chico() -> Svg:
    """Chico Sips: the goats are safe. Since the straw came in it is milk only."""
    return drawn(
        ground("pine"),
        disc("straw", 128, 118, 84),
        path("moss", "M0 214Q60 196 130 210T240 202V270H0Z"),
        path(
            "night",
            (
                "M150 84L188 74L172 102L206 104L182 126L214 138L186 152L212 172"
                "L184 178L202 206L170 200Z"
            ),
        ),
        path(
            "dusk",
            "M82 252Q74 190 100 160Q90 130 102 100Q124 72 150 92Q172 108 168 140Q192 180 182 252Z",
        ),
        path("deep", "M150 92Q172 108 168 140Q192 180 182 252H150Q164 196 146 152Q160 120 150 92Z"),
        path("dusk", "M104 104Q90 76 96 56Q118 72 126 92ZM142 90Q150 66 166 58Q166 84 158 104Z"),
        path("ember", "M105 96Q98 80 100 68Q112 78 118 92ZM148 90Q152 76 162 68Q161 84 156 98Z"),
        path("dusk", "M112 118Q80 122 66 138Q66 152 84 152Q108 152 124 144Z"),
        eye(110, 116, 14, -0.5, 0.2, 0.3, "deep"),
        eye(143, 114, 14, -0.5, 0.2, 0.3, "deep"),
        disc("night", 70, 138, 4),
        path("cream", "M90 151l7 0l-3 11zM104 150l7-1l-3 11z"),
        moved(
            60,
            214,
            line("rust", 5, "M4-40L0-68L12-72"),
            path("mist", "M-24-34L-14-48H22L26-34Z"),
            path("cream", "M-24-34H26V40H-24Z"),
            path("mist", "M12-34H26V40H12Z"),
            path("night", "M-24-14Q-6-20-6-4T-24 8ZM4 10Q16 6 26 16V32Q6 34 4 10Z"),
            path("rust", "M-24-34H26V-26H-24Z"),
        ),
        line("deep", 17, "M120 178Q110 212 84 214"),
        line("dusk", 15, "M120 174Q110 208 84 210"),
        line("cream", 3.5, "M78 203l-7-3M76 210h-8M78 216l-6 4"),
        oval("dusk", 104, 254, 24, 11),
        oval("deep", 164, 254, 26, 11),
        line("cream", 3.5, "M88 252l-4 6M98 254l-2 7M148 253l-4 6M158 255l-2 6"),
        path("forest", "M0 258Q120 250 240 258V270H0Z"),
    )


def pond_regent() -> Svg:
    """The Pond Regent: crowned by common consent, his own."""
    petal = "M0 0Q-11-16 0-34Q11-16 0 0Z"
    return drawn(
        ground("frost"),
        disc("cream", 64, 92, 30),
        path("pine", "M0 176Q50 150 110 168T240 150V270H0Z"),
        blade(28, 230, 150, -10, 18, "moss"),
        blade(212, 230, 168, 8, 20, "moss"),
        blade(228, 230, 120, 4, 16, "forest"),
        path("dusk", "M0 206H240V270H0Z"),
        line("frost", 4, "M20 222h40M186 216h36M92 262h50"),
        oval("forest", 120, 236, 100, 24),
        path(
            "moss",
            (
                "M34 232Q26 196 62 180Q58 140 84 128Q120 116 156 128"
                "Q182 140 178 180Q214 196 206 232Q190 250 120 250T34 232Z"
            ),
        ),
        path(
            "pine",
            (
                "M156 128Q182 140 178 180Q214 196 206 232Q190 250 140 250"
                "Q186 220 168 184Q176 150 156 128Z"
            ),
        ),
        disc("moss", 86, 132, 22),
        disc("moss", 154, 132, 22),
        eye(86, 132, 16, 0.3, 0.1, 0.42, "pine"),
        eye(154, 132, 16, -0.1, 0.1, 0.42, "pine"),
        path("straw", "M72 172Q120 158 168 172Q176 218 120 222T72 172Z"),
        path("night", "M62 170Q120 188 178 170L176 178Q120 200 64 178Z"),
        disc("night", 112, 156, 3),
        disc("night", 128, 156, 3),
        *(disc("pine", x, y, r) for x, y, r in ((54, 206, 7), (68, 222, 5), (74, 196, 4))),
        *(disc("forest", x, y, r) for x, y, r in ((184, 204, 7), (172, 222, 5))),
        line("moss", 13, "M60 226Q46 240 50 248M180 226Q194 240 190 248"),
        *(moved(120, 118, path("cream", petal), turn=turn) for turn in (-66, 66)),
        *(moved(120, 118, path("ember", petal), turn=turn) for turn in (-38, 38)),
        moved(120, 118, path("cream", petal), scale=1.1),
        disc("amber", 120, 112, 8),
        moved(
            186,
            92,
            path("cream", "M0 0Q-26-20-30-6Q-24 6 0 2ZM0 0Q20-26 28-12Q24 4 0 2Z"),
            line("night", 5, "M-2-8Q2 14 14 30"),
            disc("night", -3, -9, 5),
            scale=0.9,
        ),
        path("forest", "M10 262Q20 250 46 252T72 264L56 262L48 270H14Z"),
    )


def upside_ursula() -> Svg:
    """Upside Ursula: pays for the attic by keeping the moths down. Or up."""
    return drawn(
        ground("ember"),
        path("rust", "M-10 110L120 20L250 110V270H-10Z"),
        disc("straw", 120, 208, 62),
        path("bark", "M0 44H240V62H0Z"),
        path("umber", "M0 56H240V62H0Z"),
        line("bark", 12, "M30 62L-10 130M210 62L250 130"),
        line("night", 11, "M102 58V88M138 58V88"),
        path("cream", "M90 40h24v20q-12 8-24 0zM126 40h24v20q-12 8-24 0z"),
        path("rust", "M90 40h24v8h-24zM126 40h24v8h-24z"),
        path(
            "dusk",
            "M112 84Q60 78 36 116Q30 160 56 196Q62 176 76 184Q82 166 98 180Q104 160 118 170Z",
        ),
        path(
            "deep",
            (
                "M128 84Q180 78 204 116Q210 160 184 196Q178 176 164 184"
                "Q158 166 142 180Q136 160 122 170Z"
            ),
        ),
        line(
            "night",
            3,
            (
                "M112 88Q70 110 56 192M112 92Q88 124 78 182M128 88"
                "Q170 110 184 192M128 92Q152 124 162 182"
            ),
        ),
        fur("120,80 140,92 146,130 140,164 120,176 100,164 94,130 100,92", 13, 5, 7, -0.4, "bark"),
        path(
            "bark", "M84 214Q62 236 66 256Q90 246 104 228ZM156 214Q178 236 174 256Q150 246 136 228Z"
        ),
        path(
            "tan", "M84 222Q72 236 72 246Q86 240 95 230ZM156 222Q168 236 168 246Q154 240 145 230Z"
        ),
        fur(
            "120,150 146,158 160,186 154,216 136,234 104,234 86,216 80,186 94,158",
            13,
            6,
            3,
            -0.3,
            "bark",
        ),
        path("tan", "M92 192Q92 168 120 166T148 192Q148 216 120 218T92 192Z"),
        moved(
            120,
            196,
            eye(-15, -4, 13, 0.2, -0.2, 0.34, "bark"),
            eye(15, -4, 13, 0.2, -0.2, 0.34, "bark"),
            turn=180,
        ),
        path("night", "M112 186h16q0-9-8-9t-8 9z"),
        path("cream", "M108 174l7 0l-3-9zM125 174l7 0l-3-9z"),
    )


def night_post() -> Svg:
    """The Night Post: owl above, and below it is better not to ask."""
    return drawn(
        ground("mist"),
        disc("cream", 176, 88, 38),
        cloud(10, 128, 84),
        path("moss", "M0 216Q70 196 140 212T240 204V270H0Z"),
        path("pine", "M0 242Q70 228 140 240T240 234V270H0Z"),
        path("umber", "M66 84Q48 64 52 42Q78 50 98 72ZM174 84Q192 64 188 42Q162 50 142 72Z"),
        fur(
            "120,68 158,78 178,114 184,168 176,220 152,248 88,248 64,220 56,168 62,114 82,78",
            15,
            7,
            14,
            0.7,
            "bark",
        ),
        fur("120,140 148,150 158,190 148,230 120,242 92,230 82,190 92,150", 14, 5, 9, 0.8, "tan"),
        line(
            "bark",
            5,
            "M100 176q6 8 12 0M128 176q6 8 12 0M114 194q6 8 12 0M98 210q6 8 12 0M130 210q6 8 12 0",
        ),
        disc("tan", 94, 112, 30),
        disc("tan", 146, 112, 30),
        disc("amber", 94, 112, 22),
        disc("amber", 146, 112, 22),
        eye(94, 112, 18, 0.2, 0.1, 0.36, "bark"),
        eye(146, 112, 18, -0.2, 0.1, 0.36, "bark"),
        path("night", "M108 126L132 126L120 150Z"),
        path("dusk", "M78 82Q80 50 120 48T162 82Q120 68 78 82Z"),
        path("night", "M70 88Q84 70 120 70T170 88Q120 78 70 88Z"),
        disc("amber", 120, 60, 8),
        line("rust", 8, "M74 148Q110 190 182 208", flat=True),
        path("rust", "M150 196H212V244H150Z"),
        path("brick", "M150 196H212L181 222Z"),
        path("cream", "M162 186H204V206L181 224L162 208Z"),
        line("amber", 8, "M96 250v8M108 250v8M132 250v8M144 250v8"),
        path("forest", "M0 258Q120 250 240 258V270H0Z"),
    )


CHARACTERS = (jackalump, porch_moth, chico, pond_regent, upside_ursula, night_post)
"""In the order of their numbers in the sprite."""
