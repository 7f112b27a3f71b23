"""Bigfeatures: the feet and the fur of a bigfoot, and the head of something else."""

from __future__ import annotations

from art.bigfootses.figure import (
    HULK,
    HUNCH,
    ROUND,
    STURDY,
    Bigfoot,
    arms_before,
    at_head,
    bare,
    hand_of,
)
from art.bigfootses.scenes import Sighting, firs, hill, ridge, sky, stars, sun, sunburst, water
from art.bigfootses.things import droplet, hard_hat, paper
from art.pen import Svg, disc, drawn, line, moved, oval, path
from art.shapes import eye, fur


def _put(of: Bigfoot, *head: Svg) -> Svg:
    return drawn(bare(of), at_head(of.build, *head), of.worn, arms_before(of), of.held)


def beaverfoot() -> Sighting:
    """Beaverfoot, with planning permission."""
    tail = moved(
        74, -40, oval("umber", 0, 0, 26, 54, turn=34),
        line("cocoa", 3.5, "M-20-14L20 14M-8-30L30-4M-30 4L8 30M22-22L-22 22M34-10L-10 36M10-36"
                           "L-34 10"),
    )  # fmt: skip
    plan = moved(*hand_of(ROUND, -1, "hold"), paper(-26, -30, 58, 40, -12, lines=3, ink="ice"))
    of = Bigfoot(ROUND, "cocoa", "bark", "clay", ("hold", "hip"), behind=tail, held=plan, seed=5)
    figure = _put(
        of,
        disc("bark", -34, -20, 10),
        disc("bark", 34, -20, 10),
        eye(-14, -6, 12, 0.3, 0.2, 0.36, "cocoa"),
        eye(15, -6, 12, 0.3, 0.2, 0.36, "bark"),
        path("cream", "M-9 24H9V44H1V30H-1V44H-9Z"),
        oval("clay", -13, 20, 17, 12),
        oval("clay", 13, 20, 17, 12),
        oval("night", 0, 9, 11, 8),
        hard_hat(0, -24, 0.98),
    )
    place = drawn(
        sky("straw"),
        ridge("amber", 130, 50, 3, 19),
        water("frost", 170, "cream"),
        *(
            line(ink, 13, d)
            for ink, d in (
                ("bark", "M-6 190L84 178"), ("tan", "M-10 206L96 194"), ("bark", "M-6 222L90 212"),
                ("tan", "M160 184L248 192"), ("bark", "M150 200L248 210"),
            )
        ),
        hill("moss", 222, 6),
    )  # fmt: skip
    return Sighting(figure, place, "", 114, 234, 0.98)


def owlfoot() -> Sighting:
    """Owlfoot, unimpressed all the way round."""

    def wing(side: int, ink: str, tips: str) -> Svg:
        return moved(
            side * 62, -122,
            path(ink, "M-6 0Q34-4 44 40Q50 84 26 108L22 88L14 104L8 84L-2 94L-8 60Z"),
            path(tips, "M34 62Q46 84 26 108L22 88L14 104L8 84L-2 94L-6 76Q18 84 34 62Z"),
            scale=(side, 1),
        )  # fmt: skip

    of = Bigfoot(
        STURDY, "clay", "cocoa", "amber", ("none", "none"), seed=13,
        behind=drawn(wing(-1, "clay", "bark"), wing(1, "cocoa", "umber")),
    )  # fmt: skip
    figure = _put(
        of,
        path("clay", "M-36-24L-44-58L-12-40Z"),
        path("cocoa", "M36-24L44-58L12-40Z"),
        disc("straw", -16, -4, 24),
        disc("tan", 17, -4, 24),
        eye(-15, -4, 16, 0.1, 0.2, 0.42, "clay"),
        eye(16, -4, 16, 0.1, 0.2, 0.42, "cocoa"),
        path("amber", "M-8 6H9L0 28Z"),
        path("ember", "M1 6H9L0 28Z"),
        path("straw", "M-22 44L-14 54L-6 44L2 54L10 44L18 54L24 44V64L16 72L8 64L0 72L-8 64L-16 72"
                      "L-24 64Z"),
    )  # fmt: skip
    place = drawn(
        sky("deep"),
        stars(16, 16, 130),
        disc("ice", 150, 84, 60),
        firs("night", [(20, 220, 150), (224, 220, 170)]),
        hill("forest", 210, 8),
    )
    return Sighting(figure, place, "", 120, 234, 0.96)


def troutfoot() -> Sighting:
    """Troutfoot, who runs upstream on the bank."""
    fish = drawn(
        path("rust", "M58-92L94-120L90-80L96-46L60-62Z"),
        path("rust", "M-46-190L-4-216L36-190Z"),
        drawn(
            line("frost", 24, "M-22-56L-44-26V-14M24-56L22-14"),
            line("slate", 24, "M24-50L22-14"),
        ),
        path("frost", "M-78-150Q-70-206 0-206Q72-200 74-120Q72-46 0-40Q-70-48-76-110L-90-120"
                      "Q-96-128-88-138Z"),
        path("slate", "M0-206Q72-200 74-120Q72-46 0-40Q40-70 40-124T0-206Z"),
        path("ice", "M-76-112Q-50-60 0-40Q-70-48-76-110Z"),
        line("dusk", 4, "M-30-180Q-10-140-28-100"),
        *(disc("dusk", x, y, 4) for x, y in ((10, -170), (30, -150), (8, -140), (32, -124),
                                             (16, -118), (52, -136), (-2, -190))),
        path("rust", "M-4-96Q30-84 20-52Q0-54-16-72Z"),
        eye(-42, -150, 18, -0.3, 0.1, 0.36, "frost"),
        line("night", 4, "M-88-122Q-66-118-48-126"),
    )  # fmt: skip
    feet = drawn(
        moved(-46, 0, path("peach", "M-30 0Q-34-22-6-24Q16-24 18 0Z"),
              *(disc("peach", x, -6, 8) for x in (-24, -10, 4))),
        moved(24, 0, path("peach", "M-30 0Q-34-22-6-24Q16-24 18 0Z"),
              *(disc("peach", x, -6, 8) for x in (-24, -10, 4))),
    )  # fmt: skip
    place = drawn(
        sky("mist"),
        sun("straw", 64, 60, 40),
        ridge("pine", 150, 50, 3, 23),
        water("slate", 156, "ice"),
        hill("moss", 204, 12),
    )
    front = drawn(
        droplet(206, 170, 1, "ice"), droplet(222, 150, 0.8, "ice"), droplet(190, 196, 0.8, "ice")
    )
    return Sighting(drawn(fish, feet), place, front, 124, 234, 0.98)


def goatfoot() -> Sighting:
    """Goatfoot, at page nine of this guide."""
    of = Bigfoot(STURDY, "cream", "mist", "clay", ("hang", "hold"), seed=9)
    figure = _put(
        of,
        path("tan", "M-14-34Q-26-72-58-66Q-66-50-52-44Q-34-46-34-26Z"),
        path("clay", "M14-34Q26-72 58-66Q66-50 52-44Q34-46 34-26Z"),
        line("bark", 3, "M-28-56l6-8M-40-58l2-8M-52-54l-4-6M28-56l-6-8M40-58l-2-8M52-54l4-6"),
        path("clay", "M-34-16L-58-6L-34 4ZM34-16L58-6L34 4Z"),
        path("tan", "M-30-20Q0-40 30-20Q34 10 18 36Q0 50-18 36Q-34 10-30-20Z"),
        path("clay", "M4-32Q18-30 30-20Q34 10 18 36Q10 42 0 43Q20 10 4-32Z"),
        eye(-15, -6, 12, 0.5, -0.1, 0.42, "bark"),
        eye(16, -6, 12, 0.5, -0.1, 0.42, "bark"),
        path("night", "M-8 18Q0 12 8 18Q6 26 0 26T-8 18Z"),
        paper(-2, 28, 36, 46, 14, lines=4, ink="ice"),
        path("tan", "M-20 28Q0 40 20 28Q18 40 0 42T-20 28Z"),
        fur("-6,42 6,42 8,56 0,70 -8,56", 9, 5, 3, 0.8, "cream"),
    )
    place = drawn(
        sunburst("ember", "rust", 120, 110),
        path("bark", "M-4 244V190L50 176L76 200L164 200L190 150L244 136V244Z"),
        path("umber", "M190 150L244 136V244H176Z"),
        path("cocoa", "M60 214H184L200 244H40Z"),
    )
    return Sighting(figure, place, "", 120, 226, 0.95)


def moosefoot() -> Sighting:
    """Moosefoot, wide at the top."""
    antler = (
        "M8 0Q18-14 34-14Q30-34 40-46Q42-32 48-28Q50-46 62-54Q62-38 66-32Q72-46 82-48Q80-30 82-22"
        "Q88-28 94-26Q88 2 62 8Q34 14 10 12Z"
    )
    of = Bigfoot(HULK, "bark", "umber", "tan", ("hang", "hang"), seed=19)
    figure = _put(
        of,
        moved(10, -26, path("tan", antler), scale=0.94),
        moved(-10, -26, path("straw", antler), scale=(-0.94, 0.94)),
        fur("0,-42 24,-34 30,-8 30,20 20,40 -20,40 -30,20 -30,-8 -24,-34", 13, 5, 4, 0.5, "cocoa"),
        path("clay", "M-24 12Q-36 50-22 62Q0 74 22 62Q36 50 24 12Q0 0-24 12Z"),
        path("cocoa", "M8 5Q18 8 24 12Q36 50 22 62Q12 67 2 68Q26 40 8 5Z"),
        oval("night", -13, 38, 5, 7, turn=20),
        oval("night", 13, 38, 5, 7, turn=-20),
        line("night", 3.5, "M-14 56Q0 60 14 55"),
        eye(-15, -8, 12, -0.3, 0.2, 0.46, "bark"),
        eye(16, -8, 12, -0.3, 0.2, 0.46, "umber"),
    )
    place = drawn(
        sky("amber"),
        sun("straw", 120, 96, 88),
        ridge("rust", 180, 60, 4, 29),
        firs("brick", [(16, 214, 90), (226, 214, 100), (44, 216, 60)], "umber"),
        hill("pine", 212, 8),
    )
    return Sighting(figure, place, "", 120, 234, 0.98)


def bearfoot() -> Sighting:
    """Bearfoot, half the patience."""
    of = Bigfoot(HUNCH, "umber", "night", "clay", ("hang", "wave"), seed=27, tuft=12)
    claws = drawn(
        *(
            path("cream", f"M{x + dx - 3} {y}l3 {12 * way}l4 {-12 * way}z")
            for (x, y), way in ((hand_of(HUNCH, -1, "hang"), 1), (hand_of(HUNCH, 1, "wave"), -1))
            for dx in (-8, 0, 8)
        )
    )
    figure = drawn(
        _put(
            of,
            disc("umber", -30, -32, 15),
            disc("clay", -30, -32, 8),
            disc("umber", 30, -32, 15),
            disc("clay", 30, -32, 8),
            fur(
                "0,-44 28,-34 40,-8 34,24 14,40 -14,40 -34,24 -40,-8 -28,-34", 12, 6, 6, 0.5, "bark"
            ),
            oval("clay", 0, 18, 22, 18),
            oval("night", 0, 9, 11, 8),
            line("night", 3.5, "M0 16V24M-14 31Q0 20 14 31"),
            path("cream", "M-9 26l3 7l4-9zM9 26l-3 7l-4-9z"),
            eye(-16, -8, 12, -0.2, 0.2, 0.42, "umber", 0.5, 14),
            eye(17, -8, 12, -0.2, 0.2, 0.42, "umber", 0.5, -14),
        ),
        claws,
    )
    place = drawn(
        sunburst("forest", "pine", 110, 110),
        firs("shade", [(18, 222, 150), (222, 222, 170)]),
        hill("night", 218, 6),
    )
    return Sighting(figure, place, "", 126, 234, 0.96)


BIGFEATURES = {
    "beaverfoot": beaverfoot,
    "owlfoot": owlfoot,
    "troutfoot": troutfoot,
    "goatfoot": goatfoot,
    "moosefoot": moosefoot,
    "bearfoot": bearfoot,
}
"""By the ids of the deck."""
