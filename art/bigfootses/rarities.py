"""The bigfootses worth 2 VP: those of ridges, snow and fog."""

from __future__ import annotations

from art.bigfootses.figure import (
    HULK,
    HUNCH,
    LANKY,
    ROUND,
    STURDY,
    Bigfoot,
    at_head,
    hand_of,
    limb,
    stand,
)
from art.bigfootses.scenes import (
    Sighting,
    firs,
    flakes,
    hill,
    note,
    ridge,
    sky,
    stars,
    sun,
)
from art.bigfootses.things import (
    alpine,
    beanie,
    scarf,
    spectacles,
)
from art.pen import Svg, disc, drawn, line, moved, oval, path
from art.shapes import eye, fur, pine


def ridge_strider() -> Sighting:
    """Ridge Strider, three valleys further on already."""
    body = drawn(
        limb("cocoa", [(8, -96), (34, -58), (22, -24), (44, -8)], 26, 4),
        path("peach", "M26-16Q58-22 72-6Q76 0 70 0H26Z"),
        limb("cocoa", [(34, -146), (60, -120), (88, -130)], 22, 5),
        oval("peach", 94, -131, 11, 10),
        fur(
            "6,-214 34,-206 46,-182 40,-158 52,-140 50,-104 30,-76 -4,-72 -28,-92 -30,-124 "
            "-18,-150 -26,-180 -18,-206", 15, 9, 4, 0.7, "clay",
        ),
        fur("44,-186 40,-158 50,-138 48,-104 28,-78 14,-84 26,-120 22,-150", 13, 6, 8, 0.7,
            "cocoa"),
        limb("clay", [(-8, -92), (-36, -58), (-60, -24)], 28, 6),
        path("peach", "M-96-2Q-98-10-84-14L-52-34L-40-16L-74 4Q-90 8-96-2Z"),
        limb("clay", [(-20, -144), (-50, -120), (-46, -84)], 22, 9),
        oval("peach", -46, -80, 10, 12),
    )  # fmt: skip
    head = moved(
        12,
        -172,
        path("peach", "M-31-6Q-33-30-11-28Q-3-27 0-20Q3-27 11-28Q33-30 31-6Q34 37 0 38T-31-6Z"),
        eye(-11, -4, 12, 0.6, 0, 0.36, "clay"),
        eye(16, -4, 12, 0.6, 0, 0.36, "cocoa"),
        path("night", "M-4 12Q4 6 12 12Q11 20 4 20T-4 12Z"),
        line("night", 3.5, "M-6 27Q6 31 16 24"),
        path("rust", "M-37-18Q0-34 37-18L36-34Q0-48-36-34Z"),
        path("brick", "M-34-22L-62-34L-54-20L-64-8L-34-16Z"),
        scale=1.1,
    )
    staff = line("bark", 7, "M98-176L92-4")
    place = drawn(
        sky("mist"),
        sun("cream", 60, 60, 34),
        ridge("frost", 160, 96, 3, 3, "cream"),
        ridge("slate", 190, 60, 5, 8),
        path("forest", "M-4 214L60 222L120 232L180 226L244 220V244H-4Z"),
    )
    return Sighting(
        drawn(staff, body, head),
        place,
        path("pine", "M-4 232Q120 224 244 236V244H-4Z"),
        112,
        236,
        0.9,
    )


def snow_shuffler() -> Sighting:
    """Snow Shuffler, who leaves no prints at all."""
    shoes = drawn(
        *(
            moved(
                x, -2, oval("bark", 0, 0, 40, 11), oval("tan", 0, -1, 33, 7),
                line("bark", 2.5, "M-24-5V4M-8-7V6M8-7V6M24-5V4M-33-1H33", flat=True),
            )
            for x in (-46, 46)
        )
    )  # fmt: skip
    broom = moved(
        *hand_of(ROUND, 1, "out"),
        line("bark", 6, "M-8 66L10-64"),
        path("straw", "M-2-58L22-62L34-104L-6-98Z"),
        path("amber", "M12-60L22-62L34-104L20-102Z"),
        line("bark", 4, "M-2-64L22-68"),
    )
    figure = stand(
        Bigfoot(
            ROUND, "cream", "mist", "frost", ("hip", "out"), (-0.4, 0.2), 0.4,
            mouth="smile", behind=shoes, seed=6,
            worn=drawn(scarf(0, -68, 118), at_head(ROUND, beanie(0, -24, 1, "dusk", "deep"))),
            held=broom,
        )
    )  # fmt: skip
    place = drawn(
        sky("dusk"),
        ridge("slate", 170, 80, 3, 7, "ice"),
        firs("deep", [(26, 200, 120), (216, 204, 140)]),
        hill("ice", 206, 8),
        flakes(5, 22),
    )
    return Sighting(figure, place, "", 112, 230, 0.94)


def fog_walker() -> Sighting:
    """Fog Walker. Some say it is the fog."""
    figure = stand(
        Bigfoot(
            LANKY, "mist", "frost", "ice", ("hang", "hang"), (0, 0), 0.46, seed=31,
            mouth="flat", tuft=11,
        )
    )  # fmt: skip
    place = drawn(
        sky("slate"),
        disc("frost", 170, 60, 34),
        firs("dusk", [(24, 240, 220), (72, 240, 170), (180, 240, 190), (226, 240, 230)], "deep"),
    )
    bands = drawn(
        _bank("ice", 176, 1),
        _bank("frost", 200, -1),
        _bank("ice", 222, 1),
        line("ice", 9, "M-6 132H58M78 118H92M168 140H246M196 124H214"),
    )
    return Sighting(figure, place, bands, 120, 238, 0.93)


def _bank(ink: str, y: float, way: int) -> Svg:
    """A bank of fog with a bumpy top."""
    bumps = (
        "q18-16 36 0t36 0t36 0t36 0t36 0t36 0t36 0"
        if way > 0
        else ("q18 14 36 0t36 0t36 0t36 0t36 0t36 0t36 0")
    )
    return path(ink, f"M-6 {y}{bumps}V{y + 14}H-6Z")


def old_grey_knees() -> Sighting:
    """Old Grey Knees, who said it would rain."""
    beard = at_head(
        HUNCH,
        fur("-20,18 0,26 20,18 24,40 8,62 -8,60 -24,40", 11, 6, 4, 0.8, "cream"),
        line("night", 3.5, "M-8 30Q0 26 8 30"),
        spectacles(0, -3, 15, 28, "amber"),
        path("cream", "M-30-20Q-22-32-6-24L-6-18Q-20-24-28-14ZM30-20Q22-32 6-24L6-18Q20-24 28-14Z"),
    )
    stick = moved(
        *hand_of(HUNCH, -1, "hang"),
        line("umber", 7, "M0 84V-6Q0-22-14-20"),
    )
    knees = drawn(*(oval("cream", x, -42, 15, 13) for x in (-28, 30)))
    brolly = moved(
        *hand_of(HUNCH, 1, "wave"),
        line("umber", 6, "M0 16V-52"),
        path("rust", "M-84-40Q-70-96 0-98T84-40Q66-52 54-40Q40-54 26-42Q0-56-26-42Q-40-54-54-40"
                     "Q-66-52-84-40Z"),
        path("brick", "M0-98Q70-96 84-40Q66-52 54-40Q40-54 26-42Q22-80 0-98Z"),
        line("umber", 5, "M0-98V-106"),
        scale=0.8,
    )  # fmt: skip
    figure = stand(
        Bigfoot(
            HUNCH, "frost", "slate", "peach", ("hang", "wave"), (-0.5, 0.2), 0.46, -8,
            mouth="none", worn=drawn(beard, knees), held=stick, behind=brolly, seed=14,
        )
    )  # fmt: skip
    place = drawn(
        sky("ice"),
        ridge("mist", 170, 60, 4, 15),
        firs("pine", [(18, 214, 130), (60, 210, 90)]),
        hill("moss", 212, 8),
        line("frost", 4, "M20 20l-6 18M60 44l-6 18M24 84l-6 18M70 14l-6 18M46 118l-6 18M12 140"
                         "l-6 18"
                         "M228 120l-6 18M216 156l-6 18M100 20l-6 18M80 96l-6 18"),
    )  # fmt: skip
    return Sighting(figure, place, "", 112, 234, 0.93)


def timber_lad() -> Sighting:
    """Timber Lad, still growing."""
    freckles = at_head(
        HULK,
        *(disc("clay", x, y, 2) for x, y in ((-22, 12), (-16, 16), (-24, 19), (22, 12), (16, 16),
                                             (24, 19))),
        beanie(0, -22, 1.02),
    )  # fmt: skip
    tree = moved(*hand_of(HULK, 1, "wave"), pine(0, 34, 120, 62, "moss", "tan"), turn=8)
    figure = stand(
        Bigfoot(
            HULK, "tan", "clay", "peach", ("hang", "wave"), (0.5, -0.4), 0.26,
            mouth="bucks", worn=freckles, behind=tree, seed=18, tuft=10,
        )
    )  # fmt: skip
    place = drawn(
        sky("straw"),
        sun("amber", 120, 100, 92),
        ridge("ember", 170, 60, 4, 21),
        hill("pine", 210, 8),
    )
    front = drawn(
        *(
            drawn(pine(x, 238, h, h * 0.6, "forest", "night"), _worried(x, 238 - h * 0.42))
            for x, h in ((26, 74), (66, 50), (206, 70))
        )
    )
    return Sighting(figure, place, front, 110, 236, 0.94)


def _worried(x: float, y: float) -> Svg:
    return drawn(
        eye(x - 6, y, 6, 0.3, -0.5, 0.3, "forest", 0.5, -14),
        eye(x + 7, y, 6, 0.3, -0.5, 0.3, "forest", 0.5, 14),
    )


def midnight_yodeller() -> Sighting:
    """Midnight Yodeller, and the echo."""
    figure = stand(
        Bigfoot(
            STURDY, "dusk", "deep", "mist", ("up", "hip"), (0.1, -0.6), 0.5,
            mouth="open", worn=moved(6, -188, alpine(0, 0, 1.06)), seed=23,
        )
    )  # fmt: skip
    place = drawn(
        sky("night"),
        stars(12, 20, 150),
        disc("straw", 128, 86, 74),
        disc("amber", 92, 60, 8),
        disc("amber", 172, 116, 11),
        ridge("slate", 206, 80, 4, 27, "mist"),
        hill("forest", 216, 8),
    )
    front = drawn(
        note(30, 74, "cream", -12),
        note(206, 62, "cream", 10),
        note(22, 146, "amber", 6),
        note(216, 134, "amber", -8),
    )
    return Sighting(figure, place, front, 118, 236, 0.93)


RARITIES = {
    "ridge-strider": ridge_strider,
    "snow-shuffler": snow_shuffler,
    "fog-walker": fog_walker,
    "old-grey-knees": old_grey_knees,
    "timber-lad": timber_lad,
    "midnight-yodeller": midnight_yodeller,
}
"""By the ids of the deck."""
