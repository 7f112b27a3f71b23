"""The ten professions: who goes looking."""

from __future__ import annotations

from art.bigfootses.people import Person, bust
from art.bigfootses.scenes import firs, hill, ridge, sky, sun, sunburst
from art.bigfootses.things import hard_hat, paper, small_bird, spectacles, tent
from art.pen import Svg, box, disc, drawn, line, moved, oval, path, ring
from art.shapes import eye, fur, leaf


def park_warden() -> Svg:
    """Park Warden, hat on."""
    hat = drawn(
        path("tan", "M80 70Q76 18 100 16Q112 18 120 28Q128 18 140 16Q164 18 160 70Z"),
        path("clay", "M120 28Q128 18 140 16Q164 18 160 70H134Q142 44 120 28Z"),
        path("bark", "M79 60Q120 74 161 60V74Q120 86 79 74Z"),
        path("tan", "M34 70Q80 62 120 76T206 70Q214 82 190 86Q150 92 120 90T50 86Q26 82 34 70Z"),
        path("clay", "M50 86Q120 100 190 86Q150 92 120 90T50 86Z"),
        disc("amber", 120, 70, 7),
    )
    warden = Person(
        "clay", "cocoa", "moss", "pine",
        worn=drawn(
            hat,
            path("cream", "M100 176L120 190L140 176L134 198L120 190L106 198Z"),
            path("straw", "M78 198l5 8 9 1-7 6 2 9-9-5-9 5 2-9-7-6 9-1z"),
            path("umber",
                "M98 138Q110 128 120 134Q130 128 142 138Q132 146 120 141Q108 146 98 138Z"),
        ),
        mouth="",
    )  # fmt: skip
    return drawn(
        sky("straw"), sun("cream", 62, 66, 40), ridge("amber", 170, 70, 3, 5),
        firs("pine", [(26, 220, 150), (216, 220, 160)]), bust(warden),
    )  # fmt: skip


def humane_trapper() -> Svg:
    """Humane Trapper, with a cushion."""
    trapper = Person(
        "peach", "clay", "rust", "brick",
        behind=fur("120,40 164,54 172,110 164,150 76,150 68,110 76,54", 14, 7, 4, 0.6, "bark"),
        worn=drawn(
            path("rust", "M72 82Q70 40 120 38T168 82Q120 64 72 82Z"),
            path("brick", "M140 41Q168 50 168 82Q156 76 142 73Z"),
            fur("70,76 120,58 170,76 168,90 120,74 72,90", 11, 6, 3, 0.4, "tan"),
            fur("70,88 84,92 88,130 76,140 62,126 62,100", 11, 6, 5, 0.6, "tan"),
            fur("170,88 156,92 152,130 164,140 178,126 178,100", 11, 6, 6, 0.6, "clay"),
            line("night", 4, "M88 190L104 236M152 190L136 236M92 206H148M96 222H144", flat=True),
        ),
        mouth="M106 140Q120 152 134 140",
    )  # fmt: skip
    cushion = moved(
        178, 206,
        path("straw", "M-34-22Q0-14 34-22Q28 0 34 22Q0 14-34 22Q-28 0-34-22Z"),
        path("amber", "M34-22Q28 0 34 22Q0 14-34 22Q20 6 34-22Z"),
        disc("rust", 0, 0, 5),
        turn=-10,
    )  # fmt: skip
    return drawn(
        sky("mist"), sun("cream", 180, 60, 36), ridge("frost", 170, 70, 3, 14, "cream"),
        firs("forest", [(24, 220, 130)]), bust(trapper), cushion,
    )  # fmt: skip


def tinkerer() -> Svg:
    """Tinkerer, who mended it before it broke."""
    goggles = drawn(
        path("umber", "M74 76Q120 62 166 76V90Q120 76 74 90Z"),
        disc("amber", 100, 78, 18), disc("mist", 100, 78, 12),
        disc("amber", 140, 78, 18), disc("mist", 140, 78, 12),
        path("ice", "M91 79a9 9 0 0 1 9-10l-4 14zM131 79a9 9 0 0 1 9-10l-4 14z"),
    )  # fmt: skip
    maker = Person(
        "cocoa", "bark", "dusk", "deep",
        behind=fur("120,26 160,38 180,74 166,106 74,106 60,74 80,38", 15, 9, 4, 0.3, "night"),
        worn=drawn(
            goggles,
            path("amber", "M98 190H142V244H98Z"),
            path("ember", "M126 190H142V244H126Z"),
            line("amber", 8, "M100 192L92 176M140 192L148 176", flat=True),
            box("tan", 108, 206, 24, 18, 2),
            line("night", 4, "M114 206V196M122 206V192"),
        ),
        mouth="M108 142Q122 148 134 140",
        brows="M96 100Q104 95 111 99M128 99Q136 95 144 100",
    )  # fmt: skip
    spanner = moved(
        186, 150,
        path("frost", "M-8-20H8V60Q8 68 0 68T-8 60Z"),
        path("frost", "M-24-52L-24-30Q-14-14 0-14T24-30V-52L10-38H-10Z"),
        path("slate", "M2-20H8V60Q8 66 2 68ZM2-38H10L24-52V-30Q16-15 2-14Z"),
        turn=16,
    )  # fmt: skip
    return drawn(sunburst("ember", "amber", 120, 110), bust(maker), spanner)


def camp_cook() -> Svg:
    """Camp Cook: the same stew, at another age."""
    cook = Person(
        "peach", "clay", "cream", "mist",
        behind=drawn(
            disc("ember", 78, 96, 16), disc("ember", 162, 96, 16),
        ),
        worn=drawn(
            path("cream",
                "M84 62Q56 54 66 32Q78 14 98 24Q110 4 132 16Q152 6 164 24Q186 36 160 62Z"),
            path("mist", "M132 16Q152 6 164 24Q186 36 160 62H138Q158 40 132 16Z"),
            path("cream", "M84 56H158V78Q120 68 84 78Z"),
            path("mist", "M136 56H158V78Q148 75 136 73Z"),
            path("ember", "M88 132Q106 122 120 130Q134 122 152 132Q162 124 160 136Q140 152 120 140"
                          "Q100 152 80 136Q78 124 88 132Z"),
            path("rust", "M96 176Q120 196 144 176L140 194L120 204L100 194Z"),
        ),
        mouth="",
        wide=1.12,
    )  # fmt: skip
    pot = moved(
        182, 196,
        path("slate", "M-40-16H40L34 44H-34Z"), path("dusk", "M10-16H40L34 44H10Z"),
        box("frost", -44, -24, 88, 12, 4),
        path("moss", "M-36-24Q-20-38-6-28Q10-42 36-24Z"),
        line("bark", 7, "M8-26L34-66"),
        line("cream", 5, "M-22-42q-6-9 0-16t0-16M-4-46q-6-9 0-16"),
    )  # fmt: skip
    return drawn(
        sky("moss"), sun("straw", 66, 70, 42), hill("pine", 168, 14),
        tent(40, 190, 0.9), bust(cook), pot,
    )  # fmt: skip


def retired_wrestler() -> Svg:
    """Retired Wrestler, undefeated against furniture."""
    mask = drawn(
        path("rust", "M73 96Q72 50 120 50T167 96Q168 128 156 148Q140 132 120 132T84 148"
                     "Q72 128 73 96Z"),
        path("brick", "M138 53Q167 62 167 96Q168 128 156 148Q150 140 142 137Q152 90 138 53Z"),
        path("amber", "M120 50L130 76L120 88L110 76Z"),
        path("amber", "M84 98Q102 88 114 104Q106 122 88 118ZM156 98Q138 88 126 104"
                      "Q134 122 152 118Z"),
        path("cream", "M90 102Q102 96 110 106Q102 116 90 112ZM150 102Q138 96 130 106"
                      "Q138 116 150 112Z"),
        disc("night", 102, 107, 5), disc("night", 138, 107, 5),
    )  # fmt: skip
    champion = Person(
        "clay", "cocoa", "amber", "ember",
        worn=drawn(
            mask,
            path("umber", "M86 142Q104 130 120 138Q136 130 154 142Q150 156 142 146Q130 142 120 143"
                          "Q110 142 98 146Q90 156 86 142Z"),
            path("pine", "M36 188Q60 174 84 184L72 244H20Z"),
            path("forest", "M204 188Q180 174 156 184L168 244H220Z"),
            path("straw", "M112 214l3-10 5 8 8-6-2 10 10 2-9 5 4 9-10-3-5 9-3-10-10 2 6-8-8-6z"),
        ),
        mouth="M108 154H132", brows="", wide=1.3,
    )  # fmt: skip
    chair = moved(
        206, 120,
        line("bark", 7, "M-18 40V-54M18 40V-54M-18 0H18M-20 40L-26 80M20 40L24 66"),
        line("tan", 7, "M-18-44H18M-18-26H18"),
        turn=18, scale=0.8,
    )  # fmt: skip
    return drawn(sunburst("dusk", "slate", 120, 110), chair, bust(champion))


def wildlife_solicitor() -> Svg:
    """Wildlife Solicitor, who represents the tree as well."""
    curls = drawn(
        *(disc("cream", x, y, 13) for x, y in ((74, 126), (70, 104), (76, 82), (92, 66), (110,
            56))),
        *(disc("mist", x, y, 13) for x, y in ((166, 126), (170, 104), (164, 82), (148, 66),
                                              (130, 56))),
        path("cream", "M84 84Q90 54 120 54T156 84Q120 62 84 84Z"),
    )  # fmt: skip
    counsel = Person(
        "cocoa", "bark", "night", "deep",
        worn=drawn(
            curls,
            path("cream", "M112 172H128L140 222L126 216L120 224L114 216L100 222Z"),
            spectacles(120, 109, 15, 32, "amber"),
        ),
        mouth="M108 144Q120 140 132 144",
    )  # fmt: skip
    oak = moved(
        198, 244,
        path("bark", "M-14 0L-8-70H10L16 0Z"),
        path("umber", "M2-70H10L16 0H4Z"),
        disc("moss", -18, -84, 28), disc("moss", 18, -96, 30), disc("pine", 28, -76, 22),
        eye(-6, -44, 7, -0.4, 0, 0.4, "bark"), eye(8, -44, 7, -0.4, 0, 0.4, "umber"),
    )  # fmt: skip
    return drawn(
        sky("rust"), box("brick", 16, 0, 20, 244), box("brick", 64, 0, 20, 244),
        box("brick", 156, 0, 20, 244), box("brick", 204, 0, 20, 244),
        bust(counsel), oak, moved(42, 214, paper(-28, -34, 52, 64, 8, lines=5)),
    )  # fmt: skip


def nature_photographer() -> Svg:
    """Nature Photographer, changing the lens."""
    shooter = Person(
        "tan", "clay", "rust", "brick",
        behind=drawn(
            path("night", "M70 92Q64 44 120 42T170 92V170H146V120H94V170H70Z"),
        ),
        worn=drawn(
            path("night", "M76 96Q84 56 122 54Q156 56 164 96Q140 84 132 70Q112 92 76 96Z"),
            line("umber", 6, "M86 184L104 214M154 184L136 214", flat=True),
        ),
        mouth="M110 146H130",
    )  # fmt: skip
    camera = moved(
        120, 204,
        path("night", "M-20-34H14L20-24H-26Z"),
        box("night", -50, -26, 100, 62, 8),
        box("slate", -50, -14, 100, 10),
        disc("frost", 0, 6, 28), disc("dusk", 0, 6, 22), disc("mist", 0, 6, 13), disc("night", 0,
            6, 7),
        disc("cream", -6, 0, 3.5), disc("rust", 38, -20, 5),
        oval("tan", -50, 14, 12, 18), oval("clay", 50, 14, 12, 18),
    )  # fmt: skip
    return drawn(
        sky("straw"), firs("moss", [(30, 220, 180), (210, 220, 190)], "tan"), hill("pine", 214, 8),
        leaf(28, 60, 20), leaf(206, 46, -30, "amber"), leaf(200, 120, 60),
        bust(shooter), camera,
    )  # fmt: skip


def podcaster() -> Svg:
    """Cryptid Podcaster, episode two hundred."""
    host = Person(
        "peach", "clay", "slate", "dusk",
        behind=fur("120,44 158,54 168,90 160,110 80,110 72,90 82,54", 12, 6, 7, 0.3, "ember"),
        worn=drawn(
            path("ember", "M76 94Q80 54 120 52T164 94Q150 76 120 78T76 94Z"),
            line("night", 9, "M72 104Q68 40 120 38T168 104", flat=True),
            box("rust", 60, 88, 22, 42, 9), box("brick", 158, 88, 22, 42, 9),
            spectacles(120, 109, 15, 32),
            path("ember", "M98 140Q120 130 142 140Q146 166 120 170Q94 166 98 140Z"),
            path("night", "M110 145Q120 150 130 145Q128 155 120 155T110 145Z"),
        ),
        mouth="",
    )  # fmt: skip
    microphone = moved(
        176, 150,
        line("night", 7, "M26 94L14 24"),
        moved(0, 0, box("frost", -19, -42, 38, 62, 19), box("slate", 4, -42, 15, 62, 10),
              line("night", 3, "M-17-24H17M-17-10H17M-17 4H17", flat=True),
              box("night", -21, 10, 42, 10, 4), turn=-14),
    )  # fmt: skip
    waves = drawn(ring("straw", 5, 168, 130, 46), ring("straw", 5, 168, 130, 66))
    return drawn(sunburst("deep", "dusk", 120, 110), waves, bust(host), microphone)


def loss_adjuster() -> Svg:
    """Loss Adjuster, who has seen worse."""
    clerk = Person(
        "peach", "clay", "frost", "slate",
        worn=drawn(
            path("night", "M76 92Q74 52 120 50T164 92Q160 70 132 66Q104 66 76 92Z"),
            path("cream", "M100 174L120 192L140 174L134 202L120 192L106 202Z"),
            path("rust", "M114 190H126L132 236L120 244L108 236Z"),
            line("night", 4, "M112 108H128"),
            spectacles(120, 108, 14, 34),
        ),
        mouth="M106 146Q120 138 134 146",
        brows="M94 92L110 94M130 94L146 92",
    )  # fmt: skip
    clipboard = moved(
        186, 200,
        box("bark", -34, -44, 68, 90, 4), paper(-28, -34, 56, 76, lines=5),
        box("amber", -14, -52, 28, 14, 4),
        line("rust", 6, "M4 6l8 10L30-12"),
        turn=8,
    )  # fmt: skip
    wreck = moved(
        44, 214,
        path("ember", "M-40 24L-22-22L4 24Z"), path("brick", "M-2-30L10 24L40 24L14-6Z"),
        line("bark", 5, "M-22-22L-8-40M-2-30L-10-8"),
    )  # fmt: skip
    return drawn(sky("ice"), ridge("mist", 190, 60, 4, 10), hill("moss", 214, 8), wreck,
                 bust(clerk), clipboard, hard_hat(120, 62, 1.2))  # fmt: skip


def hermit() -> Svg:
    """Hermit, here for the quiet."""
    recluse = Person(
        "tan", "clay", "bark", "umber",
        behind=fur("120,36 166,54 182,110 178,180 62,180 58,110 74,54", 14, 9, 6, 0.8, "frost"),
        worn=drawn(
            fur("82,126 120,134 158,126 168,160 150,206 120,236 90,206 72,160", 14, 9, 4, 0.9,
                "ice"),
            fur("134,134 158,126 166,160 148,204 122,230 140,180", 13, 7, 5, 0.9, "mist"),
            path("ice", "M90 140Q106 128 120 136Q134 128 150 140Q134 150 120 144Q106 150 90 140Z"),
            fur("78,76 120,48 162,76 150,84 120,68 90,84", 11, 7, 8, 0.2, "frost"),
            path("frost", "M90 98Q102 86 114 96L112 102Q102 95 92 103ZM150 98Q138 86 126 96L128 102"
                          "Q138 95 148 103Z"),
            moved(126, 46, path("tan", "M-26 8Q0 26 26 8L20 20Q0 30-20 20Z"),
                  small_bird(2, 10, 0.9, "dusk")),
        ),
        mouth="M110 156Q120 152 130 156", brows="",
    )  # fmt: skip
    return drawn(
        sky("bark"),
        path("straw", "M30 244V120Q36 20 120 14Q204 20 210 120V244Z"),
        path("amber", "M30 244V170Q120 130 210 170V244Z"),
        firs("moss", [(60, 190, 90), (184, 190, 100)], "tan"),
        bust(recluse),
        path("umber", "M-4-4H244V244H222V120Q214 2 120 2T18 120V244H-4Z"),
    )  # fmt: skip


PROFESSIONS = {
    "park-warden": park_warden,
    "humane-trapper": humane_trapper,
    "tinkerer": tinkerer,
    "camp-cook": camp_cook,
    "retired-wrestler": retired_wrestler,
    "wildlife-solicitor": wildlife_solicitor,
    "nature-photographer": nature_photographer,
    "podcaster": podcaster,
    "loss-adjuster": loss_adjuster,
    "hermit": hermit,
}
"""By the ids of the deck."""
