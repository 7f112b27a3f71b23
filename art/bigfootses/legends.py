"""The bigfootses worth 3 VP: nobody has believed in these for years."""

from __future__ import annotations

from art.bigfootses.figure import (
    HULK,
    Bigfoot,
    at_head,
    foot,
    limb,
    stand,
)
from art.bigfootses.scenes import (
    Sighting,
    firs,
    hill,
    ridge,
    sky,
    sun,
    sunburst,
)
from art.bigfootses.things import (
    tent,
)
from art.pen import disc, drawn, line, moved, oval, path
from art.shapes import cloud, eye, fur, pine


def the_tall_one() -> Sighting:
    """The Tall One; the tape is still up there."""
    tape = drawn(
        path("amber", "M46-196L60-198L66-30L52-30Z"),
        line("night", 2.5, "M48-180l8-.5M49-164l8-.5M49-148l12-.7M50-132l8-.5M51-116l8-.5"
                           "M51-100l12-.7M52-84l8-.5M53-68l8-.5M53-52l12-.7", flat=True),
        disc("rust", 59, -24, 15),
        disc("cream", 59, -24, 6),
    )  # fmt: skip
    tall = drawn(
        limb("forest", [(-26, -80), (-28, -40), (-30, -12)], 34, 4, 8),
        limb("shade", [(26, -80), (28, -40), (30, -12)], 34, 5, 8),
        limb("forest", [(-40, -150), (-64, -108), (-60, -52)], 24, 7),
        limb("shade", [(40, -150), (64, -108), (60, -52)], 24, 8),
        *(oval("tan", x, -46, 11, 13) for x in (-60, 60)),
        fur("0,-232 34,-222 46,-186 46,-150 54,-110 46,-66 0,-58 -46,-66 -54,-110 -46,-150 "
            "-46,-186 -34,-222", 15, 9, 6, 0.7, "forest"),
        fur("10,-228 34,-222 44,-186 44,-150 52,-110 44,-66 12,-62 30,-110 22,-160 28,-196", 14, 7,
            9, 0.6, "shade"),
        foot("tan", -34, -1, 0.86),
        foot("tan", 34, 1, 0.86),
        moved(
            0, -178,
            path("tan", "M-31-6Q-33-30-11-28Q-3-27 0-20Q3-27 11-28Q33-30 31-6Q34 37 0 38T-31-6Z"),
            eye(-13, -4, 12, 0, 0.7, 0.5, "forest"),
            eye(14, -4, 12, 0, 0.7, 0.5, "shade"),
            path("night", "M-8 12Q0 6 8 12Q7 20 0 20T-8 12Z"),
            line("night", 3.5, "M-9 27Q0 25 9 27"),
            scale=1.2,
        ),
    )  # fmt: skip
    place = drawn(
        sky("mist"),
        sun("straw", 60, 52, 30),
        ridge("frost", 216, 70, 5, 11, "cream"),
        hill("moss", 224, 6),
    )
    front = drawn(
        cloud(14, 152, 92),
        cloud(130, 166, 100),
        cloud(184, 76, 60),
        *(pine(x, 240, h, h * 0.54, "pine", "night") for x, h in ((20, 44), (48, 34), (186, 40),
                                                                   (222, 48), (118, 26))),
        tent(152, 240, 0.5),
    )  # fmt: skip
    return Sighting(drawn(tall, tape), place, front, 116, 240, 0.94)


def pale_matriarch() -> Sighting:
    """Pale Matriarch, whose gate is shut."""
    flowers = at_head(
        HULK,
        path("pine", "M-38-22Q0-48 38-22L34-14Q0-38-34-14Z"),
        *(
            drawn(disc(ink, x, y, 8), disc("straw", x, y, 3))
            for x, y, ink in (
                (-32, -22, "rust"), (-17, -33, "ember"), (1, -37, "rust"), (18, -33, "ember"),
                (33, -22, "rust"),
            )
        ),
    )  # fmt: skip
    shawl = drawn(
        path("rust", "M-88-122Q-50-112-40-106Q0-70 40-106Q50-112 88-122Q100-80 82-54Q40-92 0-40"
                     "Q-40-92-82-54Q-100-80-88-122Z"),
        path("brick", "M40-106Q50-112 88-122Q100-80 82-54Q40-92 0-40Q8-80 40-106Z"),
        line("straw", 4, "M-80-64Q-40-98 0-52Q40-98 80-64"),
        disc("amber", 0, -58, 9),
    )  # fmt: skip
    keys = drawn(
        moved(
            34, -62,
            line("amber", 4, "M0 0V34M-9 2L-18 32M10 2L22 30M0 28h8M-18 26l8 3M21 24l8-3"),
            disc("amber", 0, -2, 12), disc("paper", 0, -2, 6),
        )
    )  # fmt: skip
    child = moved(
        -66, 0,
        fur("0,-72 22,-62 28,-36 24,-12 0,-6 -24,-12 -28,-36 -22,-62", 11, 6, 3, 0.6, "straw"),
        eye(-8, -44, 7.5, 0.5, -0.4, 0.3, "straw"),
        eye(9, -44, 7.5, 0.5, -0.4, 0.3, "straw"),
        line("night", 3, "M-3-32q4 3 8 0"),
    )  # fmt: skip
    figure = stand(
        Bigfoot(
            HULK, "paper", "straw", "clay", ("hip", "hip"), (-0.2, 0.2), 0.5,
            mouth="wry", worn=drawn(shawl, flowers), held=drawn(keys, child), seed=29, tuft=11,
        )
    )  # fmt: skip
    place = drawn(
        sunburst("deep", "dusk", 120, 100),
        firs("night", [(22, 220, 150), (220, 220, 160)]),
        hill("slate", 216, 8),
    )
    return Sighting(figure, place, "", 120, 236, 0.96)


def mountain_itself() -> Sighting:
    """Possibly the Mountain."""
    figure = drawn(
        fur(
            "0,-216 26,-180 54,-136 84,-78 104,-26 70,-12 0,-8 -70,-12 -104,-26 -84,-78 -54,-136 "
            "-26,-180", 17, 8, 6, 0.7, "slate",
        ),
        fur("6,-212 26,-180 54,-136 84,-78 102,-26 60,-14 26,-20 40,-70 18,-120 26,-150", 17, 6, 9,
            0.7, "dusk"),
        path("cream", "M0-226L32-176L22-160L12-172L0-150L-14-170L-24-158L-34-174Z"),
        path("mist", "M0-226L32-176L22-160L12-172L6-160Q14-190 0-226Z"),
        path("clay", "M-40-116Q-30-146 0-134Q30-146 40-116Q50-56 0-56T-40-116Z"),
        eye(-18, -112, 16, 0.2, 0.5, 0.5, "slate"),
        eye(19, -112, 16, 0.2, 0.5, 0.5, "dusk"),
        path("night", "M-10-92Q0-100 10-92Q9-82 0-82T-10-92Z"),
        line("night", 4, "M-14-70Q0-74 16-69"),
        *(pine(x, y, h, h * 0.56, "forest", "night")
          for x, y, h in ((-70, -18, 46), (-44, -22, 34), (66, -18, 48), (42, -24, 32),
                          (-92, -8, 40), (92, -8, 38))),
        foot("clay", -36, -1, 1.02),
        foot("clay", 36, 1, 1.02),
    )  # fmt: skip
    place = drawn(
        sky("straw"),
        sun("ember", 62, 66, 44),
        ridge("amber", 190, 60, 4, 33),
        hill("moss", 216, 6),
        cloud(162, 64, 66),
        cloud(6, 116, 48),
    )
    front = drawn(
        path("night", "M-4 232H244V244H-4Z"),
        line("cream", 3, "M6 238H26M46 238H66M176 238H196M216 238H236", flat=True),
        moved(204, 232, path("rust", "M-20 0V-9L-13-10L-8-19H8L13-10L20-8V0Z"),
              path("ice", "M-9-10L-6-16H0V-10ZM2-10V-16H7L10-10Z"), disc("night", -11, 0, 5),
              disc("night", 11, 0, 5)),
    )  # fmt: skip
    return Sighting(figure, place, front, 120, 232, 1)


LEGENDS = {
    "the-tall-one": the_tall_one,
    "pale-matriarch": pale_matriarch,
    "mountain-itself": mountain_itself,
}
"""By the ids of the deck."""
