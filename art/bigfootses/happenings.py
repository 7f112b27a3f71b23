"""The happenings: what befalls a range instead of a meeting."""

from __future__ import annotations

from art.bigfootses.figure import SMALL, Bigfoot, stand
from art.bigfootses.people import Person, bust
from art.bigfootses.scenes import firs, hill, ridge, sky, stars, sunburst
from art.bigfootses.things import boot, brimmed, droplet, paper, spectacles, tent
from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import eye, fur


def alien_abduction() -> Svg:
    """Alien Abduction, of the best specimen."""
    specimen = stand(Bigfoot(SMALL, "ember", "rust", "peach", ("up", "up"), (0, -0.6), 0.2,
                             mouth="open"))  # fmt: skip
    return drawn(
        sky("night"), stars(71, 18, 150), ridge("deep", 210, 50, 4, 51), hill("forest", 222, 6),
        path("straw", "M92 74H148L204 240H36Z"),
        path("amber", "M128 74H148L204 240H150Z"),
        moved(120, 214, specimen, scale=0.8, turn=-8),
        path("mist", "M82 50Q84 8 120 8T158 50Z"),
        path("ice", "M92 44Q94 18 116 16Q104 26 102 44Z"),
        eye(108, 36, 9, 0, 0.6, 0.4, "moss"), eye(132, 36, 9, 0, 0.6, 0.4, "moss"),
        path("frost", "M22 62Q40 40 120 40T218 62Q200 84 120 84T22 62Z"),
        path("slate", "M22 62Q120 76 218 62Q200 84 120 84T22 62Z"),
        *(disc("amber", x, 64 + d, 6) for x, d in ((52, 0), (86, 4), (120, 5), (154, 4), (188, 0))),
        firs("shade", [(20, 238, 70), (222, 238, 80)]),
    )  # fmt: skip


def visiting_expert() -> Svg:
    """Visiting Expert, with handouts."""
    expert = Person(
        "peach", "clay", "tan", "clay",
        behind=drawn(disc("cream", 72, 104, 18), disc("cream", 168, 104, 18)),
        worn=drawn(
            brimmed(120, 70, 1.3, "straw", "amber"),
            spectacles(120, 109, 16, 34, "night"),
            path("cream",
                "M92 138Q108 126 120 134Q132 126 148 138Q136 148 120 142Q104 148 92 138Z"),
            path("rust", "M120 186L98 174V200ZM120 186L142 174V200Z"), disc("brick", 120, 187, 6),
        ),
        mouth="", brows="M94 88Q104 80 112 88M128 88Q136 80 146 88",
    )  # fmt: skip
    return drawn(
        sunburst("pine", "moss", 120, 110), bust(expert),
        paper(14, 176, 52, 64, -8, lines=5), paper(26, 168, 52, 64, 4, lines=5),
        moved(196, 196, box("rust", -28, -34, 60, 74, 3), box("brick", -28, -34, 10, 74, 2),
              path("cream", "M8-16C-2-16 0-2 2 8C2 18 14 18 14 8C16-2 20-16 8-16Z"),
              *(disc("cream", x, y, 3) for x, y in ((-2, -20), (6, -23), (14, -22), (20, -17))),
              turn=8),
    )  # fmt: skip


def flash_flood() -> Svg:
    """Flash Flood, through a lovely dry creek bed."""
    return drawn(
        sky("slate"),
        path("dusk", "M-4 50Q40 30 80 46Q130 26 170 44Q210 30 244 50V-4H-4Z"),
        line("mist", 4, "M30 66l-8 20M80 60l-8 20M200 62l-8 20M224 90l-8 20M50 104l-8 20"),
        ridge("deep", 150, 60, 3, 54),
        firs("night", [(212, 170, 100), (236, 176, 80)]),
        path("frost", "M-4 150Q20 70 96 62Q160 60 166 104Q140 86 118 104Q102 124 128 150"
                      "Q170 176 244"
                      " 160V244H-4Z"),
        path("mist", "M-4 196Q30 110 96 90Q124 82 138 90Q118 92 112 112Q108 136 138 160Q176 184 244"
                     " 170V244H-4Z"),
        path("cream", "M96 62Q160 60 166 104Q158 98 150 97Q152 108 142 110Q138 100 128 100"
                      "Q124 110 114"
                      " 108Q122 84 96 84Q72 84 56 96Q68 68 96 62Z"),
        moved(176, 176, tent(0, 14, 1.1), turn=16),
        moved(70, 190, boot(0, 20, 0.66), turn=-24),
        moved(116, 206, box("straw", -20, -10, 40, 22, 4), box("amber", -20, -10, 40, 7, 2),
              turn=10),
        path("slate", "M-4 206q16-10 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V244H-4Z"),
        path("dusk", "M-4 226q16-10 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V244H-4Z"),
        *(droplet(x, y, 0.8, "ice") for x, y in ((186, 110), (198, 130), (176, 88), (36, 110))),
    )  # fmt: skip


def park_picnic() -> Svg:
    """Park Picnic: a truce."""

    def guest(x: float, ink: str, dark: str, look: float) -> Svg:
        return moved(
            x, 140,
            fur("0,-66 30,-56 42,-20 44,24 0,34 -44,24 -42,-20 -30,-56", 13, 8, 4, 0.6, ink),
            fur("10,-62 30,-56 40,-20 42,24 12,30 26,0 22,-36", 12, 6, 5, 0.6, dark),
            path("peach", "M-24-26Q-26-46-8-44Q0-40 8-44Q26-46 24-26Q24 2 0 2T-24-26Z"),
            eye(-11, -26, 10, look, 0.4, 0.4, ink), eye(11, -26, 10, look, 0.4, 0.4, dark),
            path("night", "M-6-13Q0-17 6-13Q5-8 0-8T-6-13Z"), line("night", 3, "M-9-3Q0 3 9-3"),
        )  # fmt: skip

    return drawn(
        sky("mist"), disc("straw", 120, 70, 44), firs("pine", [(18, 170, 120), (222, 170, 130)]),
        hill("moss", 156, 12),
        guest(66, "rust", "brick", 0.4), guest(174, "pine", "forest", -0.4),
        path("cream", "M30 176H210L240 244H0Z"),
        path("rust", "M66 176H102L88 244H40ZM138 176H174L200 244H152Z"),
        path("ember", "M25 188H215L222 204H18ZM10 222H230L237 238H3Z"),
        path("tan", "M92 152H148L142 200H98Z"), path("clay", "M126 152H148L142 200H126Z"),
        line("bark", 3.5, "M94 166H146M96 182H144M110 152V200M130 152V200", flat=True),
        line("bark", 6, "M98 152Q120 112 142 152"),
        path("straw", "M36 194H84Q80 214 60 214T36 194Z"), oval("cream", 60, 194, 24, 7),
        disc("moss", 54, 192, 4), disc("amber", 64, 192, 5),
        path("amber", "M162 214L204 208L196 190Z"), path("rust",
            "M162 214L204 208L202 202L164 210Z"),
    )  # fmt: skip


def budget_review() -> Svg:
    """Budget Review: every paper clip."""
    return drawn(
        sky("forest"), path("straw", "M150 46L70 190H240V150Z"),
        line("amber", 8, "M224 196V92L172 44"), path("ember", "M146 60L178 20L196 40L164 76Z"),
        fur("92,50 128,60 142,100 136,150 48,150 42,100 56,60", 13, 7, 4, 0.5, "slate"),
        path("ice", "M64 92Q64 68 92 70T120 92Q122 130 92 132T64 92Z"),
        eye(79, 98, 12, 0.3, 0.6, 0.5, "slate"), eye(106, 98, 12, 0.3, 0.6, 0.5, "slate"),
        spectacles(92.5, 98, 15, 27, "rust"),
        path("night", "M86 112h13q0 7-6.500 7t-6.500-7z"), line("night", 3, "M84 125H102"),
        path("moss", "M48 62Q92 36 138 62L146 76Q92 50 40 76Z"),
        path("bark", "M-4 176H244V244H-4Z"), path("cocoa", "M-4 168H244V182H-4Z"),
        *(paper(18, 160 - k * 8, 58, 14, 2 if k % 2 else -3, lines=1) for k in range(4)),
        moved(132, 172, box("night", -34, -26, 68, 62, 6), box("moss", -27, -19, 54, 16, 2),
              *(disc("cream", x, y, 5) for x in (-20, -7, 7) for y in (8, 22)),
              box("rust", 15, 2, 12, 26, 3), turn=-6),
        *(line("mist", 3.5, "M0 0V-20Q0-26 6-26T12-20V2Q12 6 8 6T4 2V-16",
               transform=f"translate({x} {y}) rotate({t})")
          for x, y, t in ((190, 216, 60), (206, 190, 20))),
        moved(60, 214, path("cream", "M-36-10H36V18H-36Z"), line("rust", 5,
            "M-26-2L26 10M-26 10L26-2")),
    )  # fmt: skip


def second_path() -> Svg:
    """A Second Path, not on the map."""
    return drawn(
        sky("straw"), disc("cream", 120, 70, 54),
        firs("moss", [(90, 130, 70), (150, 130, 76), (120, 130, 60)], "tan"),
        hill("pine", 132, 8),
        path("tan", "M96 244Q112 200 108 180Q90 158 40 150Q14 146-4 126V140Q20 168 60 172Q92 178 84"
                    " 200L66 244Z"),
        path("amber", "M100 244Q118 200 124 180Q140 156 176 152Q210 144 244 110V126Q220 166 180 170"
                      "Q152 176 154 200L158 244Z"),
        path("tan", "M66 244Q92 196 90 178H140Q150 200 158 244Z"),
        firs("forest", [(20, 132, 110), (50, 140, 90), (222, 118, 100), (194, 142, 110)]),
        firs("shade", [(22, 238, 130), (218, 240, 140)]),
        box("bark", 114, 96, 11, 96), box("umber", 121, 96, 4, 96),
        path("cream", "M112 98H60L46 112L60 126H112Z"), path("ember",
            "M128 116H186L200 130L186 144H128Z"),
        line("rust", 5, "M70 112H98M70 112L80 105M70 112L80 119"),
        path("cream", "M154 122Q164 118 168 126Q166 130 160 132V136H155V129Q162 128 162 126"
                      "L156 127Z"),
        disc("cream", 157.5, 140, 2.6),
        eye(30, 176, 7, 0.8, 0, 0.3, "shade"), eye(46, 176, 7, 0.8, 0, 0.3, "shade"),
    )  # fmt: skip


HAPPENINGS = {
    "alien-abduction": alien_abduction,
    "visiting-expert": visiting_expert,
    "flash-flood": flash_flood,
    "park-picnic": park_picnic,
    "budget-review": budget_review,
    "second-path": second_path,
}
"""By the ids of the deck."""
