"""Modifiers: weather, noises and moods before the roll."""

from __future__ import annotations

from art.bigfootses.grounds import on_ground
from art.bigfootses.people import Person, bust
from art.bigfootses.scenes import firs, flakes
from art.bigfootses.things import mushroom, swirl
from art.pen import Svg, box, disc, line, moved, oval, path
from art.shapes import cloud, eye, fur, leaf, mark, pine


def _modifier(*thing: Svg) -> Svg:
    return on_ground("modifier", *thing)


def tailwind() -> Svg:
    """Tailwind, for once."""
    return _modifier(
        line("bark", 7, "M96 204Q104 150 128 108"),
        path("pine", "M124 112Q98 92 116 56Q136 62 150 52Q176 44 208 66Q188 76 196 88"
                     "Q214 92 222 110"
                     "Q190 118 164 108Q150 124 124 112Z"),
        path("forest", "M124 112Q160 100 222 110Q190 118 164 108Q150 124 124 112Z"),
        eye(140, 84, 11, 0.6, 0, 0.4, "pine"), eye(162, 84, 11, 0.6, 0, 0.4, "pine"),
        swirl(18, 84, 66, "cream", 8), swirl(34, 132, 84, "cream", 8), swirl(20, 168, 60, "cream",
            7),
        leaf(196, 150, 60, "ember"), leaf(216, 44, 20, "amber"), leaf(168, 176, 100, "amber"),
    )  # fmt: skip


def fresh_tracks() -> Svg:
    """Fresh Tracks, still warm, going in circles."""
    steps = ((86, 186, 20, 0.42), (64, 138, -6, 0.4), (78, 86, 26, 0.36), (122, 58, 74, 0.34),
             (164, 80, 140, 0.32), (172, 126, 176, 0.3), (142, 158, 230, 0.28))  # fmt: skip
    return _modifier(
        oval("cream", 120, 120, 78, 82),
        *(moved(x, y, mark(0, 0, k, "bark" if i else "umber", eyes=i == 0), turn=t)
          for i, (x, y, t, k) in enumerate(steps)),
        line("ember", 5, "M112 180q-8-9 0-18t0-16M128 188q-8-9 0-18"),
    )  # fmt: skip


def full_moon() -> Svg:
    """Full Moon, excellent light for being looked at."""
    return _modifier(
        disc("straw", 120, 112, 80),
        path("amber", "M120 32A80 80 0 0 1 120 192Q170 150 164 104T120 32Z"),
        disc("amber", 72, 80, 11), disc("amber", 88, 164, 8), disc("straw", 172, 90, 9),
        disc("straw", 164, 150, 6),
        eye(102, 108, 19, 0, 0.7, 0.44, "straw"), eye(144, 108, 19, 0, 0.7, 0.44, "amber"),
        line("bark", 5, "M112 146Q124 150 136 146"),
        *(pine(x, 240, h, h * 0.5, "night", "night") for x, h in ((20, 110), (56, 64), (224, 120),
                                                                 (190, 70))),
        cloud(20, 196, 96, "slate"), cloud(140, 206, 90, "slate"),
    )  # fmt: skip


def snapped_twig() -> Svg:
    """Snapped Twig, saved up for this moment."""
    return _modifier(
        path("cream", "M120 40L132 84L168 58L152 98L200 100L158 122L186 160L144 142L134 188"
                      "L116 146L74 170"
                      "L92 130L44 126L86 106L62 66L104 86Z"),
        line("bark", 13, "M26 164Q62 132 108 122"), line("umber", 13, "M132 122Q176 128 214 160"),
        line("bark", 8, "M66 140Q64 116 48 104M176 138Q186 118 204 110"),
        path("tan", "M104 112L118 116L110 122L120 128L106 132ZM136 112L124 118L132 122L122 130"
                    "L138 132Z"),
        leaf(44, 96, -40, "moss"), leaf(208, 102, 40, "moss"), leaf(30, 180, 20, "moss"),
        line("rust", 6, "M120 62V44M92 70L82 52M148 70L158 52"),
    )  # fmt: skip


def moss_coat() -> Svg:
    """Coat of Moss, very nearly a hedge."""
    return _modifier(
        fur("120,58 160,66 178,96 182,150 190,196 50,196 58,150 62,96 80,66", 13, 8, 4, 0.6,
            "moss"),
        fur("138,62 160,66 176,96 180,150 188,194 124,194 150,140 150,96", 13, 6, 5, 0.6, "pine"),
        path("pine", "M92 62Q120 84 148 62L156 84Q120 110 84 84Z"),
        line("forest", 4, "M120 100V192", flat=True),
        *(disc("bark", 130, y, 6) for y in (118, 144, 170)),
        line("bark", 6, "M120 56V36Q120 26 130 28"),
        mushroom(78, 124, 1), mushroom(164, 112, 0.8), mushroom(90, 172, 0.8),
        leaf(152, 168, 30, "straw"), leaf(104, 112, -40, "straw"),
    )  # fmt: skip


def heavy_fog() -> Svg:
    """Heavy Fog; atmosphere: ten out of ten."""
    return _modifier(
        firs("frost", [(70, 190, 110), (170, 190, 120), (120, 190, 90)], "frost"),
        path("cream", "M24 92Q22 66 52 68Q66 40 100 52Q124 34 150 54Q190 44 194 76Q222 78 216 100"
                      "H24Z"),
        path("mist", "M24 92V100H216Q222 78 194 76Q200 92 150 92T24 92Z"),
        line("cream", 13, "M10 126H150M176 126H226M34 152H92M118 152H222M12 178H128M154 178H214"),
        eye(104, 76, 12, 0, 0.3, 0.56, "cream"), eye(138, 76, 12, 0, 0.3, 0.56, "cream"),
        line("slate", 4, "M92 66Q104 62 114 68M128 68Q138 62 150 66"),
    )  # fmt: skip


def bad_mood() -> Svg:
    """Got Out of the Wrong Side of the Den."""
    return _modifier(
        path("slate", "M30 206Q28 60 120 50T210 206Z"), path("night",
            "M62 206Q62 96 120 90T178 206Z"),
        fur("120,104 148,112 162,142 166,206 74,206 78,142 92,112", 13, 8, 4, 0.4, "cocoa"),
        fur("134,106 148,112 160,142 164,204 122,204 144,160", 12, 6, 6, 0.4, "bark"),
        eye(105, 142, 13, 0, 0.2, 0.5, "cocoa", 0.5, 18), eye(136, 142, 13, 0, 0.2, 0.5, "bark",
            0.5, -18),
        path("night", "M111 160Q120 152 130 160Q128 168 120 168T111 160Z"),
        line("night", 4, "M106 182Q120 170 136 182"), path("cream",
            "M110 178l3 7 5-9zM132 178l-3 7-5-9z"),
        path("frost", "M78 66Q74 44 96 46Q106 30 124 38Q142 30 148 46Q168 46 162 66Z"),
        path("straw", "M116 66L104 84H114L108 98L130 76H119L126 66Z"),
    )  # fmt: skip


def long_winter() -> Svg:
    """Long Winter: since November."""
    arm = line("cream", 7, "M0 0V-62M0-26L-16-40M0-26L16-40M0-46L-11-56M0-46L11-56")
    return _modifier(
        disc("slate", 120, 114, 78),
        *(moved(120, 114, arm, turn=k * 60) for k in range(6)),
        disc("cream", 120, 114, 27), path("mist", "M120 87A27 27 0 0 1 120 141Q136 118 120 87Z"),
        eye(110, 112, 10, 0, 0.3, 0.56, "cream"), eye(131, 112, 10, 0, 0.3, 0.56, "mist"),
        line("slate", 3.5, "M113 128Q120 125 128 128"),
        flakes(44, 14), path("cream", "M-4 214Q60 190 120 206T244 200V244H-4Z"),
    )  # fmt: skip


def stage_fright() -> Svg:
    """Stage Fright: suddenly your hands are enormous."""

    def hand(side: int) -> Svg:
        return moved(
            120 + side * 58, 148,
            *(box("peach" if side < 0 else "clay", x - 9, y - 34, 18, 52, 9)
              for x, y in ((-27, -14), (-9, -24), (9, -22), (26, -10))),
            path("peach" if side < 0 else "clay", "M-36-14H35V20Q32 46 0 46T-36 20Z"),
            moved(-34 * -side, 14, box("peach" if side < 0 else "clay", -10, -30, 20, 44, 10),
                  turn=-side * 34),
            scale=0.92,
        )  # fmt: skip

    return _modifier(
        path("straw", "M120 14L40 200H200Z"),
        path("rust", "M-4-4H56Q52 90 24 206H-4ZM244-4H184Q188 90 216 206H244Z"),
        path("brick", "M18-4H34Q32 100 12 206H-4V190Q14 90 18-4ZM206-4H222Q226 90 244 190V206H228"
                      "Q208 100"
                      " 206-4Z"),
        moved(84, 34, bust(Person("peach", "clay", "pine", "forest",
                                  behind=path("bark", "M70 92Q66 40 120 40T170 92L160 110H80Z"),
                                  worn=path("bark", "M76 92Q84 54 120 54T164 92Q140 74 120 78"
                                                    "T76 92Z"),
                                  mouth="M106 146q5-6 10 0t10 0t10 0")), scale=0.3),
        hand(-1), hand(1),
    )  # fmt: skip


def pep_talk() -> Svg:
    """Pep Talk: you have trained for this."""
    return _modifier(
        moved(
            104, 122,
            path("rust", "M-70-20L30-62V62L-70 20Z"), path("brick", "M-70 4L30 14V62L-70 20Z"),
            oval("bark", 30, 0, 18, 62), oval("night", 33, 0, 11, 48),
            box("night", -86, -24, 20, 48, 6), path("bark", "M-44 28H-20L-10 74H-34Z"),
            turn=-12,
        ),
        line("cream", 8, "M170 70L196 52M180 104L212 98M176 138L204 150"),
        path("ember", "M206 62l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z",
            transform="translate(4 -18)"),
        path("amber", "M206 62l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z",
             transform="translate(14 92) scale(.9)"),
        eye(68, 122, 11, 0.6, -0.1, 0.4, "rust"), eye(92, 116, 11, 0.6, -0.1, 0.4, "rust"),
    )  # fmt: skip


MODIFIERS = {
    "tailwind": tailwind,
    "fresh-tracks": fresh_tracks,
    "full-moon": full_moon,
    "snapped-twig": snapped_twig,
    "moss-coat": moss_coat,
    "heavy-fog": heavy_fog,
    "bad-mood": bad_mood,
    "long-winter": long_winter,
    "stage-fright": stage_fright,
    "pep-talk": pep_talk,
}
"""By the ids of the deck."""
