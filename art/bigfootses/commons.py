"""The bigfootses worth 1 VP: those of porches, creeks and car parks."""

from __future__ import annotations

from art.bigfootses.figure import (
    LANKY,
    ROUND,
    SMALL,
    STURDY,
    Bigfoot,
    at_head,
    hand_of,
    limb,
    stand,
)
from art.bigfootses.scenes import (
    Sighting,
    bush,
    firs,
    hill,
    note,
    ridge,
    sky,
    stars,
    sun,
    sunburst,
    water,
)
from art.bigfootses.things import (
    beret,
    berry,
    boot,
    cone,
    droplet,
    lantern,
    mushroom,
    paper,
    small_bird,
    tent,
    twigs,
)
from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import blade, leaf


def porch_lurker() -> Sighting:
    """Porch Lurker, who has seen the bins and found them good."""
    lid = at_head(
        SMALL,
        path("frost", "M-38-22Q-34-44 0-45T38-22Z"),
        path("slate", "M10-44Q36-42 38-22H22Q24-36 10-44Z"),
        path("frost", "M-46-24Q0-34 46-24V-16Q0-26-46-16Z"),
        path("slate", "M-9-44Q-9-54 0-54T9-44H4Q4-49 0-49T-4-44Z"),
    )
    bone = hand_of(SMALL, 1, "wave")
    fish = moved(
        *bone,
        line("cream", 4, "M0-8V-52M-9-20H9M-8-30H8M-7-40H7"),
        path("cream", "M-11-50Q0-72 11-50Z"),
        path("cream", "M0-14L-10-2H10Z"),
        disc("night", 3, -55, 2.5),
        turn=14,
    )
    figure = stand(
        Bigfoot(
            SMALL, "bark", "umber", "tan", ("hang", "wave"), (-0.5, 0.1), 0.34, mouth="wry",
            worn=lid, held=fish,
        )
    )  # fmt: skip
    house = drawn(
        sky("dusk"),
        stars(4, 9, 60),
        box("tan", 0, 40, 240, 180),
        line("clay", 4, "M0 66H240M0 96H240M0 126H240M0 156H240M0 186H240", flat=True),
        path("rust", "M-4 54L30 20H210L244 54Z"),
        path("brick", "M-4 46H244V60H-4Z"),
        box("amber", 22, 84, 58, 62, 3),
        box("straw", 27, 89, 48, 52),
        line("amber", 5, "M51 88V142M26 115H76", flat=True),
        box("bark", 0, 214, 240, 30),
        box("umber", 0, 214, 240, 8),
    )
    bin_ = drawn(
        path("slate", "M164 158H228L222 236H170Z"),
        path("dusk", "M204 158H228L222 236H202Z"),
        line("dusk", 4, "M178 166L181 228M192 166V228", flat=True),
        box("frost", 160, 152, 72, 10, 4),
        path("moss", "M176 152Q182 138 192 146Q204 134 214 152Z"),
        moved(204, 150, path("straw", "M-6 0Q-10-22 6-28Q2-12 8 0Z")),
    )
    return Sighting(figure, house, bin_, 96, 234, 1.12)


def berry_thief() -> Sighting:
    """Berry Thief, caught red-mouthed."""
    twig = moved(
        *hand_of(ROUND, 1, "out"),
        line("pine", 5, "M-8 10Q4-20 14-42M4-14L22-18M8-28L-8-34"),
        *(berry(x, y, 8) for x, y in ((24, -18), (-10, -36), (15, -46), (4, -4))),
        leaf(26, -36, 60, "moss"),
    )
    juice = at_head(ROUND, path("brick", "M-17 22Q0 18 17 22Q20 34 9 35L7 42L4 35Q-18 40-17 22Z"))
    figure = stand(
        Bigfoot(
            ROUND, "ember", "rust", "peach", ("hold", "out"), (0.5, -0.1), 0.3, mouth="none",
            worn=drawn(juice, at_head(ROUND, line("cream", 3.5, "M-10 27Q0 31 10 26"))),
            held=twig, tuft=10,
        )
    )  # fmt: skip
    place = drawn(
        sky("mist"),
        sun("cream", 170, 66, 40),
        hill("moss", 120, 20),
        bush("pine", 36, 190, 120),
        bush("pine", 216, 186, 110),
        hill("forest", 206, 10),
    )
    front = drawn(
        bush("shade", 26, 240, 90),
        bush("shade", 216, 242, 84),
        *(berry(x, y) for x, y in ((10, 224), (30, 212), (48, 226), (200, 226), (220, 216))),
        *(berry(x, y, 5) for x, y in ((20, 160), (44, 152), (62, 168), (196, 160), (222, 158))),
    )
    return Sighting(figure, place, front, 112, 234, 1.0)


def bashful_bracken() -> Sighting:
    """Bashful Brackenfoot, behind both hands."""
    crest = at_head(SMALL, *(_frond(turn) for turn in (-64, 64, -32, 34, 0)))
    blush = at_head(SMALL, oval("ember", -22, 13, 9, 6), oval("ember", 23, 13, 9, 6))
    figure = stand(
        Bigfoot(
            SMALL, "moss", "pine", "straw", ("hide", "hide"), (-0.6, 0.5), 0.44, -10,
            mouth="none", behind=crest, worn=blush, seed=8,
        )
    )  # fmt: skip
    place = drawn(
        sky("ice"),
        firs("mist", [(40, 190, 150), (92, 180, 120), (206, 190, 160)], "frost"),
        hill("straw", 188, 8),
    )
    front = drawn(
        *(
            blade(x, 246, h, lean, 16, ink)
            for x, h, lean, ink in (
                (16, 96, -20, "pine"), (40, 70, 16, "forest"), (66, 44, -12, "pine"),
                (228, 100, 18, "pine"), (204, 76, -16, "forest"), (176, 44, 12, "pine"),
            )
        )
    )  # fmt: skip
    return Sighting(figure, place, front, 120, 232, 1.16)


def _frond(turn: float) -> Svg:
    leaf_pairs = "".join(
        f"M0 {-k}L{side * (17 - k * 0.24):.0f} {-k - 10}L0 {-k - 9}Z"
        for k in range(12, 56, 9)
        for side in (-1, 1)
    )
    return moved(
        0, -22, line("forest", 4.5, "M0 4V-62"), path("pine", leaf_pairs), turn=turn, scale=0.9
    )


def creek_wader() -> Sighting:
    """Creek Wader, owner of the left boot."""
    found = moved(*hand_of(STURDY, 1, "wave"), boot(2, 14, 0.72, -14))
    drips = drawn(droplet(-44, -84, 0.9), droplet(-60, -56, 0.8), droplet(30, -70, 0.8))
    figure = stand(
        Bigfoot(
            STURDY, "slate", "dusk", "mist", ("hip", "wave"), (0.6, -0.3), 0.34,
            mouth="smile", held=drawn(found, drips),
        )
    )  # fmt: skip
    place = drawn(
        sky("straw"),
        sun("cream", 76, 84, 52),
        ridge("moss", 150, 60, 3, 5),
        firs("pine", [(28, 176, 96), (214, 172, 110), (182, 178, 70)]),
        water("frost", 170, "ice"),
    )
    front = drawn(
        water("mist", 208),
        line("cream", 4, "M72 206q46-12 92 0"),
        path("night", "M16 222q16-14 34-6q14 4 16 18H8q0-8 8-12z"),
        path("slate", "M20 221q14-10 28-4q-14 2-20 14H12q2-8 8-10z"),
    )
    return Sighting(figure, place, front, 116, 244, 1.06)


def car_park_sasquatch() -> Sighting:
    """Car-Park Sasquatch, whose ticket ran out."""
    ticket = moved(
        *hand_of(STURDY, -1, "out"),
        path("cream", "M-24-40L14-46L20-2L-18 4Z"),
        line("rust", 4, "M-16-30L8-34M-14-20L4-23M-12-10L10-13", flat=True),
    )
    figure = stand(
        Bigfoot(
            STURDY, "frost", "slate", "peach", ("out", "hip"), (-0.4, 0.2), 0.42,
            mouth="frown", worn=moved(0, -192, cone(0, 6, 0.74, 6)), held=ticket, seed=12,
        )
    )  # fmt: skip
    place = drawn(
        sky("ember"),
        sun("amber", 120, 92, 84),
        ridge("rust", 130, 40, 4, 9),
        firs("brick", [(14, 150, 60), (58, 146, 44), (196, 148, 50), (228, 150, 66)], "brick"),
        path("night", "M-4 140H244V244H-4Z"),
        path("cream", "M26 150H34L-2 244H-14ZM206 150H214L254 244H242Z"),
        box("slate", 204, 60, 7, 90),
        box("dusk", 184, 30, 46, 46, 6),
        path("cream", "M199 39H211Q222 39 222 50T211 61H206V69H199ZM206 46V54H211Q215 54 215 50"
                      "T211 46Z"),
    )  # fmt: skip
    return Sighting(figure, place, "", 116, 236, 0.93)


def lantern_shy() -> Sighting:
    """Lantern-Shy Loper, who would rather not."""
    figure = stand(
        Bigfoot(
            LANKY, "umber", "night", "clay", ("hang", "shield"), (-0.8, 0.3), 0.56,
            mouth="wavy", seed=15,
        )
    )  # fmt: skip
    place = drawn(
        sky("deep"),
        stars(9, 14, 90),
        firs("night", [(66, 214, 150), (222, 216, 190), (176, 214, 120)]),
        path("straw", "M212 58L-4 140V232L208 244H240V80Z"),
        hill("forest", 214, 8),
        path("pine", "M8 244Q60 214 150 214T238 232V244Z"),
    )
    front = drawn(lantern(214, 34, 1), line("night", 7, "M244 36H208", flat=True))
    return Sighting(figure, place, front, 112, 234, 0.9)


def mossback() -> Sighting:
    """Northern Mossback, watered on Thursdays."""
    garden = drawn(
        mushroom(-56, -120, 1.2),
        mushroom(50, -124, 0.9),
        mushroom(-30, -60, 0.9),
        mushroom(44, -58, 1.1),
        leaf(-46, -86, -60, "straw"),
        leaf(20, -90, 40, "straw"),
    )
    can = moved(
        *hand_of(STURDY, 1, "up"),
        path("amber", "M-2-4L30-10L36 20L6 26Z"),
        path("ember", "M16-7L30-10L36 20L22 23Z"),
        line("amber", 6, "M0 4L-26-6M30-4Q46-2 36 18"),
        path("amber", "M-22-14L-34-4L-26 4Z"),
        *(droplet(x, y, 0.55) for x, y in ((-36, 14), (-46, 4), (-40, 30))),
    )
    figure = stand(
        Bigfoot(
            STURDY, "pine", "forest", "tan", ("hang", "up"), (-0.2, 0.1), 0.44,
            mouth="flat", behind=moved(0, -196, twigs(0, 4, 1.05)), worn=garden, held=can,
            seed=21, tuft=11,
        )
    )  # fmt: skip
    place = drawn(
        sky("ice"),
        sun("cream", 70, 70, 44),
        firs("moss", [(26, 200, 170), (70, 200, 130), (196, 200, 150), (236, 200, 180)], "tan"),
        hill("moss", 206, 8),
    )
    front = drawn(mushroom(30, 228, 1.3), mushroom(54, 234, 0.8), mushroom(214, 230, 1))
    return Sighting(figure, place, front, 114, 234, 0.95)


def whistler() -> Sighting:
    """Whistling Whatsit, and somebody who whistles back."""
    figure = stand(
        Bigfoot(
            ROUND, "amber", "tan", "peach", ("hip", "hip"), (0.5, -0.3), 0.3,
            mouth="pucker", worn=moved(12, -176, small_bird(0, -2, 1)), seed=17,
        )
    )  # fmt: skip
    place = drawn(
        sunburst("pine", "forest", 120, 120),
        note(30, 92, "straw", -10),
        note(202, 70, "straw", 8),
        note(206, 138, "cream", -6),
        hill("shade", 200, 10),
    )
    front = drawn(note(20, 158, "cream", 10))
    return Sighting(figure, place, front, 120, 234, 0.98)


def camp_critic() -> Sighting:
    """Campsite Critic: two stars."""
    stick = moved(
        *hand_of(STURDY, 1, "wave"),
        line("bark", 5, "M-8 20L22-52"),
        box("cream", 8, -66, 26, 24, 8),
        path("tan", "M22-66H28Q34-66 34-58V-50Q34-42 28-42H18Q30-52 22-66Z"),
    )
    pad = moved(*hand_of(STURDY, -1, "hold"), paper(-18, -34, 40, 48, -10, lines=3))
    two = "M0-11L3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z"
    figure = stand(
        Bigfoot(
            STURDY, "brick", "bark", "peach", ("hold", "wave"), (0.7, -0.2), 0.5, 6,
            mouth="frown",
            worn=moved(-2, -190, beret(0, 0, 1.05)),
            held=drawn(
                stick, pad,
                limb("bark", [(-48, -70), (-40, -62), (-34, -66)], 14, 4, 3),
            ),
            seed=25,
        )
    )  # fmt: skip
    place = drawn(
        sky("straw"),
        ridge("amber", 150, 70, 3, 13),
        firs("pine", [(22, 190, 120), (226, 190, 130)]),
        hill("moss", 192, 8),
        tent(50, 210, 1.1),
        path("rust", two, transform="translate(28 42) scale(1.5)"),
        path("rust", two, transform="translate(62 42) scale(1.5)"),
    )
    front = drawn(
        line("bark", 7, "M186 234L220 224M190 224L218 236"),
        path("ember", "M204 190Q222 208 212 224H196Q186 210 204 190Z"),
        path("straw", "M204 206Q212 216 208 224H200Q196 216 204 206Z"),
    )
    return Sighting(figure, place, front, 112, 236, 0.93)


COMMONS = {
    "porch-lurker": porch_lurker,
    "berry-thief": berry_thief,
    "bashful-bracken": bashful_bracken,
    "creek-wader": creek_wader,
    "car-park-sasquatch": car_park_sasquatch,
    "lantern-shy": lantern_shy,
    "mossback": mossback,
    "whistler": whistler,
    "camp-critic": camp_critic,
}
"""By the ids of the deck."""
