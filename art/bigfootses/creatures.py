"""The smaller creatures of the woods: they bite all the same."""

from __future__ import annotations

from art.bigfootses.scenes import (
    firs,
    hill,
    ridge,
    sky,
    stars,
    sun,
    sunburst,
)
from art.bigfootses.things import paper, spectacles
from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import blade, eye, fur


def irate_goose() -> Svg:
    """Irate Goose, on its path."""
    return drawn(
        sunburst("ember", "amber", 104, 100),
        hill("moss", 204, 8),
        path("tan", "M70 244Q110 214 120 206H150Q160 220 196 244Z"),
        path("ember", "M112 194L106 224L84 230H120L124 194ZM158 194L164 222L146 230H182L172 194Z"),
        path("cream", "M206 128Q236 120 240 104Q244 150 200 184Q160 214 108 196Q74 178 88 140"
                      "Q98 116 96 92Q92 60 112 46Q140 34 150 62Q156 92 142 118Q170 112 206 128Z"),
        path("mist", "M206 128Q236 120 240 104Q244 150 200 184Q160 214 108 196Q170 196 206 128Z"),
        path("ice", "M130 148Q170 120 214 140Q200 176 160 182Q132 180 130 148Z"),
        path("frost", "M142 176Q190 172 214 140Q200 176 160 182Q150 182 142 176Z"),
        path("ember", "M108 56Q84 54 52 42Q48 54 56 62Q80 70 104 72Z"),
        path("rust", "M104 76Q80 74 54 76Q52 86 60 92Q84 94 106 86Z"),
        path("night", "M106 70Q80 68 58 62L60 78Q84 74 106 78Z"),
        path("rust", "M64 70l24 2l-4 5H64Z"),
        eye(122, 66, 13, -0.6, 0.2, 0.46, "cream", 0.5, -18),
        line("night", 5, "M108 52L134 58"),
        line("cream", 5, "M36 56L18 48M38 72H18M40 88L22 98"),
    )  # fmt: skip


def _raccoon(x: float, y: float, scale: float, look: float, ink: str, dark: str) -> Svg:
    return moved(
        x,
        y,
        path(ink, "M-40-22L-38-54L-12-40ZM40-22L38-54L12-40Z"),
        path("night", "M-35-30L-34-46L-20-38ZM35-30L34-46L20-38Z"),
        fur("0,-44 30,-34 46,-4 34,22 0,36 -34,22 -46,-4 -30,-34", 13, 6, 4, 0.3, ink),
        fur("12,-40 30,-34 44,-4 34,22 8,34 26,10 24,-20", 12, 5, 6, 0.3, dark),
        path("cream", "M-42 2Q-30-24-4-8H4Q30-24 42 2Q30 26 0 34T-42 2Z"),
        path("night", "M-40 0Q-28-22-4-6Q-4 10-16 12Q-30 14-40 0ZM40 0Q28-22 4-6Q4 10 16 12"
                      "Q30 14 40 0Z"),
        eye(-18, -2, 10, look, 0.1, 0.4, "night", 0.5, 8),
        eye(18, -2, 10, look, 0.1, 0.4, "night", 0.5, -8),
        oval("night", 0, 17, 7, 5),
        line("night", 3, "M-8 27Q0 24 8 27"),
        scale=scale,
    )  # fmt: skip


def raccoon_syndicate() -> Svg:
    """Raccoon Syndicate, in session."""
    body = "0,-50 36,-40 50,0 46,60 0,66 -46,60 -50,0 -36,-40"
    return drawn(
        sky("deep"),
        stars(22, 12, 60),
        disc("straw", 120, 84, 74),
        moved(52, 176, fur(body, 13, 6, 3, 0.6, "frost")),
        moved(188, 176, fur(body, 13, 6, 4, 0.6, "frost")),
        moved(120, 160, fur(body, 14, 7, 5, 0.6, "slate"), scale=1.2),
        path("cream", "M104 146L120 190L136 146L128 138H112Z"),
        path("rust", "M114 152h12l-2 8 8 36-12 12-12-12 8-36z"),
        _raccoon(52, 124, 0.86, 0.5, "mist", "frost"),
        _raccoon(188, 124, 0.86, -0.5, "mist", "frost"),
        _raccoon(120, 100, 1.1, 0, "mist", "frost"),
        path("night", "M78 62Q82 22 104 22Q120 26 136 22Q158 22 162 62Q120 50 78 62Z"),
        path("rust", "M78 54Q120 42 162 54L163 64Q120 52 77 64Z"),
        path("night", "M58 66Q120 44 182 66Q176 76 120 66T58 66Z"),
        path("bark", "M-4 206H244V244H-4Z"),
        path("cocoa", "M-4 200H244V212H-4Z"),
        paper(30, 190, 40, 30, -4, lines=3),
        paper(168, 188, 42, 30, 6, lines=3),
        *(oval("night", x, 206, 14, 8) for x in (84, 156)),
        *(disc("amber", 112 + k * 9, 204 - k * 4, 9) for k in range(2)),
    )


def swamp_badger() -> Svg:
    """Swamp Badger, mostly swamp."""
    return drawn(
        sky("moss"),
        sun("straw", 120, 90, 76),
        firs("pine", [(20, 180, 140), (222, 180, 150)], "umber"),
        path("pine", "M-4 168H244V244H-4Z"),
        fur("120,40 166,56 190,104 200,170 194,220 46,220 40,170 50,104 74,56", 16, 10, 4, 0.9,
            "slate"),
        fur("140,44 168,58 190,104 198,170 190,218 130,218 160,170 154,100", 15, 7, 6, 0.9, "dusk"),
        path("cream", "M86 60Q74 52 70 38Q84 34 96 46ZM154 60Q166 52 170 38Q156 34 144 46Z"),
        path("cream", "M120 42Q160 50 164 92Q158 138 134 158Q120 166 106 158Q82 138 76 92"
                      "Q80 50 120 42Z"),
        path("night", "M104 46Q110 84 108 150Q84 132 78 96Q78 58 104 46Z"),
        path("night", "M136 46Q130 84 132 150Q156 132 162 96Q162 58 136 46Z"),
        eye(98, 96, 12, 0.4, 0, 0.44, "night", 0.5, 10),
        eye(142, 96, 12, -0.4, 0, 0.44, "night", 0.5, -10),
        oval("night", 120, 146, 13, 10),
        line("night", 3.5, "M106 166Q120 158 134 166"),
        path("cream", "M109 163l3 8 4-9zM131 163l-3 8-4-9z"),
        path("moss", "M70 44Q90 18 120 30Q150 14 172 46L164 62L156 46L144 66L134 44L120 58L108 42"
                     "L96 64L84 46L76 60Z"),
        path("pine", "M120 30Q150 14 172 46L164 62L156 46L144 66L134 44L124 54Q130 40 120 30Z"),
        disc("straw", 92, 30, 6), disc("rust", 92, 30, 2.5),
        path("forest", "M-4 200q30-14 60-4t60 0t60-2t68 4V244H-4Z"),
        oval("moss", 44, 222, 26, 7), oval("moss", 196, 216, 24, 7), oval("pine", 120, 230, 30, 8),
        *(blade(x, 240, h, lean, 12, "pine") for x, h, lean in ((12, 84, 8), (30, 56, -10),
                                                                 (226, 90, -8), (208, 50, 10))),
    )  # fmt: skip


def antlered_owl() -> Svg:
    """Antlered Owl, who has both."""
    antler = "M0 0Q10-22 34-28Q58-36 60-72M26-26Q26-50 14-62M44-36Q62-36 76-50M58-58Q72-66 74-82"
    return drawn(
        sky("dusk"),
        disc("amber", 120, 92, 84),
        firs("deep", [(18, 240, 200), (226, 240, 210)], "night"),
        moved(132, 74, line("cream", 9, antler)),
        moved(108, 74, line("cream", 9, antler), scale=(-1, 1)),
        path("bark", "M56 214Q44 130 74 90Q96 58 120 58Q144 58 166 90Q196 130 184 214L170 202"
                     "L158 216L144 204L120 220L96 204L82 216L70 202Z"),
        path("umber", "M120 58Q144 58 166 90Q196 130 184 214L170 202L158 216L144 204L134 212"
                      "Q160 150 144 96Z"),
        path("tan", "M120 132Q150 132 152 176Q146 206 120 216Q94 206 88 176Q90 132 120 132Z"),
        path("bark", "M102 148l8 10 8-10zM122 148l8 10 8-10zM94 166l8 10 8-10zM112 166l8 10 8-10z"
                     "M130 166l8 10 8-10zM104 184l8 10 8-10zM122 184l8 10 8-10z"),
        disc("straw", 95, 104, 31), disc("tan", 145, 104, 31),
        eye(97, 104, 21, 0, 0.1, 0.42, "bark", 0.5, 8),
        eye(143, 104, 21, 0, 0.1, 0.42, "umber", 0.5, -8),
        path("ember", "M110 116H130L120 142Z"), path("rust", "M121 116H130L120 142Z"),
        path("cocoa", "M-4 212H244V228H-4Z"), path("umber", "M-4 220H244V228H-4Z"),
        *(path("amber", f"M{x} 206q4-8 8 0v14q-4 6-8 0zM{x + 10} 206q4-8 8 0v14q-4 6-8 0z")
          for x in (88, 128)),
    )  # fmt: skip


def moss_boar() -> Svg:
    """Moss Boar, from the front."""
    return drawn(
        sky("straw"),
        firs("moss", [(28, 200, 170), (74, 200, 130), (176, 200, 140), (220, 200, 180)], "tan"),
        hill("pine", 206, 8),
        path("umber", "M74 190L70 230H96L100 190ZM142 190L146 230H172L168 190Z"),
        fur("120,36 172,48 200,100 204,160 176,204 120,212 64,204 36,160 40,100 68,48", 16, 11, 8,
            0.6, "pine"),
        fur("150,42 174,50 200,100 202,160 176,202 136,210 176,150 172,90", 15, 8, 9, 0.6,
            "forest"),
        path("bark", "M70 76L44 62Q46 92 66 104ZM170 76L196 62Q194 92 174 104Z"),
        path("cocoa", "M120 72Q172 74 172 130Q168 184 120 188Q72 184 68 130Q68 74 120 72Z"),
        path("bark", "M120 72Q172 74 172 130Q168 184 120 188Q160 150 120 72Z"),
        fur("82,66 120,52 158,66 152,84 120,78 88,84", 11, 8, 4, 0.5, "moss"),
        eye(96, 112, 13, 0.3, 0.2, 0.46, "cocoa", 0.5, 14),
        eye(144, 112, 13, -0.3, 0.2, 0.46, "bark", 0.5, -14),
        oval("clay", 120, 152, 32, 23),
        oval("night", 108, 152, 6, 9), oval("night", 132, 152, 6, 9),
        path("cream", "M84 156Q66 150 62 124Q80 128 94 170ZM156 156Q174 150 178 124"
                      "Q160 128 146 170Z"),
        line("night", 4, "M98 182Q120 174 142 182"),
        *(drawn(disc("straw", x, y, 6), disc("cream", x, y, 2.5))
          for x, y in ((64, 60), (186, 132), (56, 150))),
    )  # fmt: skip


def night_moth() -> Svg:
    """Enormous Night Moth, and its lamp."""
    wing = "M8-10Q40-78 104-66Q112-20 74 8Q104 16 96 58Q60 82 18 34Z"
    inner = "M20-8Q46-56 92-54Q92-22 56-2Z"
    both = [
        moved(
            120, 108, path(ink, wing), path(light, inner),
            path("amber", "M26 22Q60 18 82 42Q60 62 30 30Z"),
            disc("cream", 70, -32, 15), disc(eye_ink, 70, -32, 9), disc("night", 70, -32, 4.5),
            scale=(side, 1),
        )
        for side, ink, light, eye_ink in ((-1, "clay", "straw", "rust"),
                                          (1, "cocoa", "tan", "brick"))
    ]  # fmt: skip
    return drawn(
        sky("deep"),
        path("dusk", "M120 196L0 0H240Z"),
        stars(31, 10, 40),
        *both,
        line("cream", 5, "M110 78Q100 48 78 44M130 78Q140 48 162 44"),
        line("cream", 3, "M96 52l-8-8M88 48l-8-6M144 52l8-8M152 48l8-6"),
        fur("120,68 140,76 146,104 140,144 120,176 100,144 94,104 100,76", 12, 7, 5, 0.6, "tan"),
        fur("126,70 140,76 144,104 138,144 122,172 130,120", 12, 5, 6, 0.6, "clay"),
        line("cocoa", 5, "M101 128Q120 136 139 128M104 146Q120 153 136 146", flat=True),
        eye(109, 94, 13, 0, 0.7, 0.34, "tan"),
        eye(132, 94, 13, 0, 0.7, 0.34, "clay"),
        line("night", 3, "M114 114Q120 112 127 114"),
        path("night", "M100 186H140L148 196H92Z"),
        path("straw", "M96 196H144L138 240H102Z"),
        path("amber", "M120 200Q134 218 120 236Q106 218 120 200Z"),
        line("night", 4, "M96 196L102 240M144 196L138 240", flat=True),
    )


def jackalope_prime() -> Svg:
    """Jackalope Prime, denied by other jackalopes."""
    antler = "M0 0Q4-20 22-26Q40-34 40-58M18-26Q14-44 4-50M32-34Q46-32 56-44"
    return drawn(
        sunburst("dusk", "deep", 120, 110),
        disc("amber", 120, 100, 76),
        hill("moss", 206, 10),
        path("clay", "M82 80Q44 54 38 12Q76 24 104 66ZM158 80Q196 54 202 12Q164 24 136 66Z"),
        path("peach", "M84 72Q56 52 48 24Q74 36 96 64ZM156 72Q184 52 192 24Q166 36 144 64Z"),
        moved(128, 66, line("umber", 8, antler)),
        moved(112, 66, line("umber", 8, antler), scale=(-1, 1)),
        fur("120,128 166,146 180,190 170,230 70,230 60,190 74,146", 14, 9, 4, 0.6, "clay"),
        fur("140,134 166,146 178,190 168,228 134,228 156,180", 14, 6, 5, 0.6, "cocoa"),
        path("rust", "M70 142Q120 170 170 142L204 236Q186 226 172 240H68Q54 226 36 236Z"),
        path("brick", "M132 158Q152 152 170 142L204 236Q186 226 172 240H150Z"),
        path("cream", "M120 164Q136 172 140 200L144 236H96L100 200Q104 172 120 164Z"),
        fur("120,58 156,72 172,106 160,138 120,152 80,138 68,106 84,72", 13, 7, 3, 0.4, "tan"),
        fur("138,62 156,72 170,106 160,138 130,150 152,118 150,86", 12, 5, 6, 0.4, "clay"),
        eye(101, 100, 14, 0.2, 0.1, 0.5, "tan"),
        eye(140, 100, 14, 0.2, 0.1, 0.5, "clay"),
        path("cream", "M112 128H119V144H112ZM121 128H128V144H121Z"),
        path("bark", "M110 118Q120 110 130 118Q128 126 120 126T110 118Z"),
        line("bark", 3.5, "M104 128Q120 136 136 128"),
        path("amber", "M92 68L96 42L108 58L120 36L132 58L144 42L148 68Q120 58 92 68Z"),
        disc("rust", 120, 56, 5),
        disc("amber", 120, 160, 10), disc("ember", 120, 160, 4.5),
    )  # fmt: skip


def bog_serpent() -> Svg:
    """Bog Serpent: eleven metres of patience."""
    return drawn(
        sky("amber"),
        sun("straw", 164, 70, 48),
        ridge("ember", 150, 50, 4, 31),
        firs("umber", [(20, 160, 110), (58, 162, 70), (222, 160, 120)], "night"),
        path("pine", "M-4 152H244V244H-4Z"),
        line("moss", 34, "M138 244Q132 190 106 168Q64 132 92 92", flat=True),
        line("pine", 9, "M148 244Q142 186 116 164Q80 132 104 98", flat=True),
        path("moss", "M176 210Q180 160 204 160T232 210Z"),
        path("straw", "M190 210Q194 178 206 178T222 210Z"),
        path("moss", "M14 206Q18 176 34 176T56 206Z"),
        path("moss", "M70 104Q54 62 88 46Q130 32 174 62Q196 78 186 96Q160 118 112 114Q82 122 70 104"
                     "Z"),
        path("pine", "M70 104Q62 84 68 68Q96 100 188 90Q184 100 176 102Q150 116 112 114"
                     "Q82 122 70 104Z"),
        path("moss", "M84 50L74 30L98 42ZM108 42L106 22L124 42Z"),
        eye(108, 66, 15, 0.5, 0.3, 0.46, "pine"),
        line("night", 4, "M128 98Q160 98 182 84"),
        path("cream", "M146 97l4 12 7-13zM166 92l4 11 6-14z"),
        disc("night", 168, 70, 3), disc("night", 178, 74, 3),
        line("rust", 4, "M184 90L206 96M206 96L220 90M206 96L218 106"),
        path("straw", "M98 124l-22 10M92 140l-10 4"),
        line("straw", 5, "M76 128l14-6M80 148l16-8M98 170l14-11M116 196l16-8"),
        path("forest", "M-4 208q16-8 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V244H-4Z"),
        oval("moss", 60, 226, 24, 6), oval("moss", 190, 230, 26, 6),
        *(line("umber", 4, f"M{x} 240V{y}") for x, y in ((16, 150), (30, 170), (226, 160))),
        *(box("cocoa", x - 5, y - 22, 10, 26, 5) for x, y in ((16, 154), (30, 174), (226, 164))),
    )  # fmt: skip


def ledger_mole() -> Svg:
    """Ledger Mole, through your receipts."""
    claw = "M-16 0Q-20-22-8-26L-6-8L-1-30L3-8L10-28L12-6L20-20Q24-6 14 6Q-8 16-16 0Z"
    return drawn(
        sky("cocoa"),
        path("bark", "M-4 60Q60 30 120 44T244 50V244H-4Z"),
        *(oval("umber", x, y, rx, ry) for x, y, rx, ry in ((30, 90, 14, 8), (214, 84, 16, 9),
                                                          (34, 190, 12, 7), (212, 180, 14, 8))),
        line("tan", 4,
            "M20-4Q30 20 22 44M60-4Q56 16 66 36M200-4Q196 20 206 46M160-4Q166 16 158 32"),
        disc("umber", 120, 128, 92),
        fur("120,44 164,58 190,104 196,170 184,220 56,220 44,170 50,104 76,58", 14, 5, 4, 0.5,
            "slate"),
        fur("140,48 164,58 190,104 194,170 182,218 134,218 166,160 158,96", 14, 4, 5, 0.5, "dusk"),
        path("peach", "M120 96Q142 100 146 124Q142 150 120 152Q98 150 94 124Q98 100 120 96Z"),
        path("clay", "M126 97Q142 100 146 124Q142 150 124 152Q136 126 126 97Z"),
        oval("rust", 120, 134, 15, 11),
        path("peach", "M109 128l-9-7M131 128l9-7"),
        line("night", 3.5, "M108 160Q120 154 132 160"),
        eye(92, 92, 13, 0.3, 0.7, 0.5, "slate"),
        eye(148, 92, 13, -0.3, 0.7, 0.5, "dusk"),
        spectacles(120, 92, 18, 56, "amber"),
        path("moss", "M58 62Q120 30 182 62L188 76Q120 44 52 76Z"),
        path("pine", "M52 76Q120 44 188 76L186 82Q120 54 54 82Z"),
        box("bark", 58, 186, 124, 50, 4),
        path("cream", "M64 190H118V232H64Z"), path("paper", "M122 190H176V232H122Z"),
        line("dusk", 3, "M70 198H112M70 208H106M70 218H110M128 198H170M128 208H160", flat=True),
        line("rust", 4, "M128 220H168"),
        moved(54, 200, path("peach", claw), turn=30, scale=1.1),
        moved(188, 200, path("clay", claw), turn=-30, scale=(-1.1, 1.1)),
        path("cream", "M176 176l30-34 8 6-26 36z"), path("rust", "M206 142l6-6 8 6-6 6z"),
    )  # fmt: skip


CREATURES = {
    "irate-goose": irate_goose,
    "raccoon-syndicate": raccoon_syndicate,
    "swamp-badger": swamp_badger,
    "antlered-owl": antlered_owl,
    "moss-boar": moss_boar,
    "night-moth": night_moth,
    "jackalope-prime": jackalope_prime,
    "bog-serpent": bog_serpent,
    "ledger-mole": ledger_mole,
}
"""By the ids of the deck."""
