"""The Bigs: too tall for a door. Two of them are a set."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, oval, path
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


def marge() -> Svg:
    """Marge of the Muskeg: flannel, antlers, and a tenant who pays in songs."""
    antler = (
        "M14-18Q30-16 36-30Q30-48 38-68L47-54L57-72L63-54L77-66L77-48L92-50Q90-20 62-10Q38-2 20-2Z"
    )
    return drawn(
        ground("mist"),
        disc("cream", 120, 96, 62),
        path("moss", "M0 214Q60 196 120 208T240 202V270H0Z"),
        line("pine", 5, "M24 262V176M40 262V196M214 262V184M200 262V206", flat=True),
        *(oval("bark", x, y, 6, 15) for x, y in ((24, 170), (40, 192), (214, 178), (200, 202))),
        path("rust", "M34 272Q36 210 90 196H150Q204 210 206 272Z"),
        path("brick", "M150 196Q204 210 206 272H172Q174 226 150 196Z"),
        line(
            "night",
            4,
            "M64 206V272M94 200V272M146 200V272M176 206V272M42 230H198M38 252H202",
            flat=True,
        ),
        path("cream", "M92 196L120 236L148 196L136 190H104Z"),
        moved(120, 124, path("tan", antler), scale=(1, 1)),
        moved(120, 124, path("tan", antler), scale=(-1, 1)),
        path(
            "bark", "M92 118Q66 104 58 118Q68 138 94 132ZM148 118Q174 104 182 118Q172 138 146 132Z"
        ),
        fur(
            "120,88 142,98 150,126 146,160 138,186 102,186 94,160 90,126 98,98",
            14,
            6,
            12,
            0.5,
            "bark",
        ),
        fur("120,190 134,196 132,220 120,240 108,220 106,196", 11, 5, 3, 0.7, "umber"),
        path("tan", "M86 172Q88 148 120 148T154 172Q156 200 120 202T86 172Z"),
        path("bark", "M126 149Q154 152 154 174Q156 200 126 202Q146 178 126 149Z"),
        oval("night", 106, 166, 5, 7, turn=20),
        oval("night", 134, 166, 5, 7, turn=-20),
        line("night", 5, "M102 188q18 8 36 0"),
        eye(104, 126, 12, 0.3, 0.2, 0.4, "umber"),
        eye(136, 126, 12, 0.1, 0.2, 0.4, "umber"),
        path("bark", "M200 74Q182 92 158 76L162 92Q180 100 194 90Z"),
        path("ember", "M194 76Q196 52 180 50T164 76Z"),
        path("amber", "M168 58L155 63L168 67Z"),
        eye(177, 61, 5, -0.4, 0, 0.3, "rust"),
    )


def otto() -> Svg:
    """Otto Below Zero: has never once been cold, and wears the scarf to be polite."""
    flakes = (
        (34, 108),
        (70, 66),
        (58, 150),
        (204, 120),
        (150, 40),
        (216, 176),
        (96, 36),
        (26, 184),
    )
    return drawn(
        ground("deep"),
        path("dusk", "M0 210L50 150L92 190L150 134L210 194L240 168V270H0Z"),
        path("mist", "M150 134L172 156L154 154L144 166L132 152Z"),
        *(disc("cream", x, y, 4) for x, y in flakes),
        pine(22, 262, 92, 48, "forest", "night"),
        line("amber", 9, "M198 262V84Q198 70 207 68"),
        line("tan", 9, "M214 262V84Q214 70 223 68"),
        fur(
            "112,72 148,86 168,130 180,196 186,276 40,276 46,196 58,130 78,86",
            17,
            11,
            5,
            0.8,
            "cream",
        ),
        fur("150,120 170,150 178,206 182,276 142,276 154,210", 15, 6, 9, 0.8, "mist"),
        path(
            "rust",
            (
                "M166 182Q170 170 190 172L206 168Q226 166 226 186Q226 206 206 206"
                "H186Q166 204 166 182Z"
            ),
        ),
        path("brick", "M166 182Q170 170 178 171Q184 190 178 203Q164 198 166 182Z"),
        path("frost", "M84 122Q88 102 113 108Q138 102 142 122Q148 154 113 156T84 122Z"),
        eye(99, 126, 13, 0.3, 0.1, 0.36, "mist"),
        eye(128, 126, 13, 0.3, 0.1, 0.36, "mist"),
        path("night", "M106 139h15q0 9-7.500 9t-7.500-9z"),
        path("rust", "M66 164Q112 186 162 162L166 184Q112 208 62 186Z"),
        path("rust", "M92 186L118 190L112 244L84 240Z"),
        path(
            "brick",
            "M66 174Q112 198 164 174L166 184Q112 208 62 186ZM85 226L113 230L112 244L84 240Z",
        ),
        path("amber", "M74 100Q72 58 112 56T152 98Q112 84 74 100Z"),
        path("ember", "M70 106Q70 92 112 86T156 102L154 114Q112 96 72 118Z"),
        disc("cream", 112, 52, 13),
        path("cream", "M0 258Q60 240 130 252T240 246V270H0Z"),
    )


def phil() -> Svg:
    """Out-of-Focus Phil: it is not the camera. He is like that."""
    return drawn(
        ground("straw"),
        *(box("amber", x, 0, w, 240) for x, w in ((20, 16), (70, 12), (190, 20))),
        path("moss", "M0 206Q70 186 140 200T240 190V270H0Z"),
        *(box("tan", x, 0, w, 232) for x, w in ((42, 18), (212, 14))),
        path("pine", "M0 238Q70 222 140 236T240 226V270H0Z"),
        moved(-9, -2, _strider("ember")),
        moved(9, 3, _strider("frost")),
        _strider("bark"),
        path("tan", "M107 78Q108 64 128 67Q150 62 152 78Q154 98 129 100T107 78Z"),
        eye(119, 79, 10.5, 0.4, 0, 0.36, "bark"),
        eye(140, 79, 10.5, 0.4, 0, 0.36, "bark"),
        line("night", 3, "M122 93q6-3 12 0"),
        line("cream", 6, "M30 128V108H50M190 108H210V128M210 222V242H190M50 242H30V222"),
        disc("rust", 44, 122, 6),
    )


def _strider(ink: str) -> Svg:
    return drawn(
        line(ink, 31, "M112 176L96 214L70 238M128 176L146 206L150 246H164"),
        line(ink, 25, "M102 118Q76 134 62 170M140 118Q164 134 184 144"),
        fur("124,94 152,110 156,146 146,192 122,200 96,190 90,146 98,108", 14, 7, 6, 0.6, ink),
        fur("128,50 148,60 152,84 142,104 118,104 106,84 110,60", 13, 6, 8, 0.4, ink),
        path(ink, "M56 228L82 244Q78 254 66 250L50 240ZM138 238H178Q180 252 170 254H138Z"),
    )


CHARACTERS = (ranger_shag, lorna, marge, otto, phil)
"""In the order of their numbers in the sprite."""
