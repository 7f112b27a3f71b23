"""Shenanigans: done to somebody, with an innocent face."""

from __future__ import annotations

from art.bigfootses.grounds import on_ground
from art.bigfootses.things import sparkle, swirl
from art.pen import Svg, box, disc, line, moved, oval, path, ring
from art.shapes import eye, fur, leaf, mark


def _shenanigan(*thing: Svg) -> Svg:
    return on_ground("shenanigan", *thing)


def _struck_out() -> Svg:
    """What cancels: a stroke through it all."""
    return moved(
        184, 156, disc("cream", 0, 0, 36), ring("rust", 11, 0, 0, 30),
        line("rust", 11, "M-20 20L20-20", flat=True),
    )  # fmt: skip


def wrong_form() -> Svg:
    """Wrong Form: you want the green one."""
    return _shenanigan(
        moved(
            112, 116,
            box("mist", -46, -66, 100, 128, 4), box("ice", -54, -60, 100, 128, 4),
            line("slate", 5, "M-40-42H32M-40-26H10", flat=True),
            *(box("slate", -40, y, 14, 14, 2) for y in (-6, 16, 38)),
            line("slate", 4, "M-18 1H32M-18 23H20M-18 45H28", flat=True),
            line("rust", 5, "M-38-2l5 6L-24-10M-38 20l5 6L-24 12"),
            turn=-7,
        ),
        _struck_out(),
    )  # fmt: skip


def decaf() -> Svg:
    """That Was Decaf: nothing behind it."""
    return _shenanigan(
        path("frost", "M64 84H160L152 170Q150 182 138 182H86Q74 182 72 170Z"),
        path("slate", "M124 84H160L152 170Q150 182 138 182H124Z"),
        oval("bark", 112, 84, 48, 13),
        line("frost", 11, "M158 104Q194 100 186 132Q178 152 154 148"),
        eye(96, 124, 13, 0, 0.4, 0.52, "frost"), eye(126, 124, 13, 0, 0.4, 0.52, "slate"),
        line("night", 4, "M102 152H120"),
        _struck_out(),
    )  # fmt: skip


def wind_change() -> Svg:
    """The Wind Has Changed."""
    return _shenanigan(
        box("bark", 114, 66, 9, 138), disc("amber", 118, 62, 9),
        path("rust", "M118 84L54 72L46 84L52 108L118 112Z"),
        path("cream", "M98 80L78 76V110L98 111Z"), path("rust",
            "M60 73L54 72L46 84L52 108L60 109Z"),
        path("brick", "M118 98L50 94L52 108L118 112Z"),
        path("slate", "M134 132H186V118L214 144L186 170V156H134Z"),
        path("dusk", "M134 144H214L186 170V156H134Z"),
        swirl(132, 88, 50, "frost", 7), swirl(60, 158, 30, "frost", 6),
        leaf(72, 184, 40, "ember"), leaf(180, 60, -20, "amber"), leaf(206, 96, 70, "ember"),
    )  # fmt: skip


def borrowed() -> Svg:
    """Borrowed, Permanently."""

    def card(x: float, y: float, turn: float) -> Svg:
        return moved(x, y, box("paper", -22, -31, 44, 62, 5), box("cocoa", -18, -27, 36, 54, 3),
                     mark(0, 0, 0.24, "straw", eyes=False), turn=turn)  # fmt: skip

    return _shenanigan(
        card(84, 96, -14), card(112, 84, 6),
        path("slate", "M248 60L150 100L168 146L248 132Z"),
        path("dusk", "M248 100L164 134L168 146L248 132Z"),
        path("peach", "M170 100L134 92Q106 84 96 98Q92 108 104 110L132 114Q108 116 98 126"
                      "Q96 138 110 138"
                      "Q100 146 110 154Q118 160 136 152L174 142Z"),
        line("clay", 4, "M110 138L138 130M112 152L136 142"),
        path("night", "M146 92L172 84L186 144L160 152Z"),
        line("rust", 6, "M54 132L34 138M60 152L44 166M80 168L74 186"),
    )  # fmt: skip


def light_fingers() -> Svg:
    """Light-Fingered Raccoon, with a receipt."""
    return _shenanigan(
        fur("120,120 160,136 176,180 174,206 66,206 64,180 80,136", 13, 7, 7, 0.6, "frost"),
        path("frost", "M78 78L76 40L106 56ZM162 78L164 40L134 56Z"),
        fur("120,48 156,60 174,96 158,130 120,146 82,130 66,96 84,60", 12, 6, 4, 0.3, "mist"),
        fur("136,52 156,60 172,96 158,130 130,142 152,108 148,76", 11, 5, 6, 0.3, "frost"),
        path("night", "M68 98Q88 74 114 92Q114 112 98 116Q80 116 68 98ZM172 98Q152 74 126 92"
                      "Q126 112 142 116Q160 116 172 98Z"),
        eye(97, 97, 12, 0.7, 0.1, 0.4, "night"), eye(143, 97, 12, 0.7, 0.1, 0.4, "night"),
        oval("night", 120, 120, 8, 6), line("night", 3.5, "M110 132Q122 138 132 128"),
        path("night", "M72 62Q120 24 168 62L162 70Q120 46 78 70Z"),
        moved(74, 176, path("amber", "M-34-12H34L28 26H-28Z"), line("ember", 5,
            "M-20-12Q0-40 20-12"),
              eye(-8, 4, 6, 0, 0, 0.4, "amber"), eye(9, 4, 6, 0, 0, 0.4, "amber")),
        path("night", "M100 166Q112 158 120 168L114 184L98 182Z"),
        moved(176, 166, path("ice", "M-18-30L18-30V26L12 20L6 26L0 20L-6 26L-12 20L-18 26Z"),
              line("slate", 3.5, "M-10-18H10M-10-8H6M-10 2H10", flat=True), turn=10),
    )  # fmt: skip


def ants() -> Svg:
    """Ants in the Provisions; they left the label."""

    def ant(x: float, y: float, scale: float = 1, turn: float = 0) -> Svg:
        return moved(
            x, y,
            line("night", 2.5, "M-6 2L-12 12M0 3V13M6 2L12 12M-6-2L-12-10M6-2L12-10M0-3V-12"),
            oval("night", -13, 0, 10, 7), oval("night", 1, 0, 6, 5), disc("night", 13, -1, 6.5),
            line("night", 2.5, "M17-5L24-12M18-3L26-5"), eye(14, -2, 3.4, 0.4, 0, 0.3, "night"),
            scale=scale, turn=turn,
        )  # fmt: skip

    return _shenanigan(
        moved(120, 92, box("mist", -38, -44, 76, 88, 8), path("frost",
            "M10-44H30Q38-44 38-36V36Q38 44 30"
              " 44H10Z"), box("slate", -42, -54, 84, 16, 4), box("paper", -30, -18, 60, 40, 3),
              disc("rust", -10, 2, 9), disc("rust", 10, 2, 9), line("pine", 3, "M-10-7Q0-18 10-7")),
        *(ant(x, y, 1.15, t) for x, y, t in ((48, 128, -20), (74, 168, -6), (124, 178, 0), (176,
            166, 8),
                                             (196, 126, 24), (150, 150, -30))),
        moved(96, 146, path("tan", "M-12-6H12L8 8H-10Z")),
    )  # fmt: skip


def flat_tyre() -> Svg:
    """Flat Tyre; the spare is friendlier."""
    return _shenanigan(
        path("night", "M62 186Q38 150 52 106Q72 56 120 52Q168 56 188 106Q202 150 178 186"
                      "Q196 188 200 200H40"
                      "Q44 188 62 186Z"),
        disc("slate", 120, 122, 46), path("dusk", "M120 76A46 46 0 0 1 120 168Q150 140 120 76Z"),
        *(line("frost", 6, "M0-12V-40", transform=f"translate(120 122) rotate({a})")
          for a in range(0, 360, 45)),
        disc("frost", 120, 122, 19),
        eye(111, 120, 10, 0, 0.6, 0.6, "slate"), eye(131, 120, 10, 0, 0.6, 0.6, "slate"),
        line("rust", 6, "M206 170L226 160M204 186H228M34 170L18 160M36 186H14"),
        moved(178, 96, line("frost", 6, "M-8 8L14-14"), disc("rust", 16, -16, 8)),
    )  # fmt: skip


def open_gate() -> Svg:
    """Somebody Left the Gate Open; prints, size nineteen."""
    return _shenanigan(
        box("bark", 44, 72, 14, 132), box("bark", 176, 72, 14, 132),
        path("amber", "M44 72L51 60L58 72ZM176 72L183 60L190 72Z"),
        line("cocoa", 11, "M-4 104H44M-4 148H44M190 104H244M190 148H244", flat=True),
        path("tan", "M176 88L112 66V186L176 176Z"), path("paper", "M164 98L124 86V110L164 116Z"
                                                            "M164 126L124"
                                                       " 122V146L164 146ZM164 156L124 158V174"
                                                       "L164 168Z"),
        line("clay", 6, "M168 170L118 80"),
        moved(88, 186, mark(0, 0, 0.26, "night", eyes=False), turn=-20),
        moved(84, 148, mark(0, 0, 0.22, "night", eyes=False), turn=10),
        moved(98, 118, mark(0, 0, 0.18, "night", eyes=False), turn=-8),
        moved(90, 94, mark(0, 0, 0.14, "night", eyes=False), turn=12),
    )  # fmt: skip


def termites() -> Svg:
    """Discerning Termites, who have eaten better."""
    return _shenanigan(
        moved(
            120, 128,
            path("cocoa", "M-74-22H60Q72-22 72 8T60 38H-74Q-84 36-80 26Q-66 22-78 14Q-90 8-76 0"
                          "Q-64-6-78"
                          "-12Q-84-22-74-22Z"),
            path("bark", "M-78 14H72Q70 38 60 38H-74Q-84 36-80 26Q-66 22-78 14Z"),
            oval("tan", 66, 8, 14, 30), oval("clay", 66, 8, 8, 19), oval("tan", 66, 8, 3, 8),
            *(disc("umber", x, y, r) for x, y, r in ((-40, 2, 9), (-8, 20, 7), (22, -4, 8))),
            path("paper", "M-20-26Q-22-10-6-10Q10-10 8-26Z"),
        ),
        *(
            moved(
                x, y, line("night", 3, "M-4 6L-10 16M4 6L10 16"),
                oval("ember", 0, 0, 15, 12), path("rust", "M4-11Q15-8 15 0Q14 11 2 12Q10 0 4-11Z"),
                eye(-5, -2, 6, 0.2, 0.1, 0.5, "ember"), eye(6, -2, 6, 0.2, 0.1, 0.5, "rust"),
                line("night", 2.5, "M-3 6Q0 4 4 6"), path("night",
                    "M-14-12H14V-8H-14ZM-8-24H8V-11H-8Z"),
            )
            for x, y in ((64, 84), (114, 92), (164, 84))
        ),
        *(disc("clay", x, y, 3.5) for x, y in ((40, 168), (52, 178), (34, 184), (60, 190), (74,
            182))),
    )  # fmt: skip


def career_day() -> Svg:
    """Career Day: try my job for a decade."""
    return _shenanigan(
        moved(84, 106, path("tan", "M-24 0Q-28-38-6-38Q0-36 4-32Q10-38 18-36Q32-30 28 0Z"),
              path("bark", "M-25-10Q0 0 28-10V2Q0 10-25 2Z"),
              path("tan", "M-50 0Q0 12 54 0Q56 14 0 16T-50 0Z")),
        moved(158, 154, path("slate", "M-30 6Q-34-30 0-32T30 6Z"), path("dusk",
            "M8-31Q34-26 30 6H14Q18-16"
              " 8-31Z"), box("amber", -34, 0, 68, 10, 4), disc("amber", 0, -14, 9),
              path("night", "M-30 10H34L24 18H-20Z")),
        path("rust", "M140 66Q184 62 190 104L204 100L184 130L160 108L174 106Q170 82 142 82Z"),
        path("rust", "M98 178Q54 182 48 140L34 144L54 114L78 136L64 138Q68 162 96 162Z"),
    )  # fmt: skip


def mixed_bags() -> Svg:
    """Mixed-Up Bags on the carousel of life."""

    def bag(x: float, y: float, ink: str, dark: str, turn: float) -> Svg:
        return moved(
            x, y, line("bark", 6, "M-14-26V-38H14V-26"), box(ink, -36, -28, 72, 58, 7),
            path(dark, "M10-28H29Q36-28 36-21V23Q36 30 29 30H10Z"), box("straw", -26, -28, 8, 58),
            box("straw", 18, -28, 8, 58), path("paper", "M-10-4H10V10H-10Z"), turn=turn,
        )  # fmt: skip

    return _shenanigan(
        bag(82, 84, "slate", "dusk", -10), bag(160, 84, "slate", "dusk", 8),
        bag(120, 140, "slate", "dusk", -3),
        box("night", 24, 174, 192, 26, 13), *(disc("frost", x, 187, 7) for x in (44, 82, 120, 158,
            196)),
        path("ember", "M104 38Q120 26 140 34L138 24L158 38L140 52L140 44Q124 38 110 46Z"),
    )  # fmt: skip


def pen_friends() -> Svg:
    """Pen Friends, on bark."""
    return _shenanigan(
        moved(
            116, 122,
            path("cocoa",
                "M-78-46Q-70-52-60-46H62Q74-52 78-44L74 46Q66 54 58 46H-64Q-74 52-78 44Z"),
            path("tan", "M-66-34H66V34H-66Z"), line("clay", 4, "M-54-20H-4M-54-6H4M-54 8H-10",
                flat=True),
            mark(36, 10, 0.26, "bark", eyes=False),
            path("rust", "M38-30H60V-10H38Z"), eye(49, -20, 6, 0, 0, 0.4, "rust"),
            line("bark", 3.5, "M-70-40L-50-34M70-40L60-34"),
            turn=-6,
        ),
        moved(166, 152, path("mist", "M0 0Q-18-40 22-92Q40-50 14 0L4 10Z"),
              path("frost", "M22-92Q40-50 14 0L4 10Z"), line("slate", 3, "M20-84Q6-40-4 26"),
              path("night", "M-2 12L6 12L-6 32Z"), turn=12),
        path("rust", "M70 74C58 62 50 78 70 94C90 78 82 62 70 74Z", transform="translate(-14 -20)"),
        sparkle(56, 178, 10, "amber"),
    )  # fmt: skip


def better_snacks() -> Svg:
    """Better Snacks Over Here: toffee."""

    def sweet(x: float, y: float, ink: str, dark: str, turn: float) -> Svg:
        return moved(
            x, y, path(dark, "M-22 0L-44-14L-38 0L-44 14ZM22 0L44-14L38 0L44 14Z"),
            oval(ink, 0, 0, 25, 17), path(dark, "M6-16Q25-12 25 0T6 16Q16 0 6-16Z"), turn=turn,
        )  # fmt: skip

    return _shenanigan(
        path("frost", "M76 96H164L156 190Q154 200 144 200H96Q86 200 84 190Z"),
        path("slate", "M130 96H164L156 190Q154 200 144 200H130Z"),
        path("rust", "M81 150H160L157 182H83Z"),
        path("cream", "M120 156l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"),
        sweet(92, 84, "amber", "ember", -24), sweet(150, 82, "ember", "rust", 28),
        sweet(120, 62, "moss", "pine", 4),
        box("dusk", 72, 92, 96, 12, 4),
        eye(106, 124, 12, -0.5, 0, 0.4, "frost"), eye(136, 124, 12, -0.5, 0, 0.4, "slate"),
        path("amber", "M16 126H46V112L72 138L46 164V150H16Z",
            transform="translate(-6 -6) scale(.9)"),
        path("amber", "M224 126H194V112L168 138L194 164V150H224Z",
            transform="translate(30 -6) scale(.9)"),
    )  # fmt: skip


SHENANIGANS = {
    "wrong-form": wrong_form,
    "decaf": decaf,
    "wind-change": wind_change,
    "borrowed": borrowed,
    "light-fingers": light_fingers,
    "ants": ants,
    "flat-tyre": flat_tyre,
    "open-gate": open_gate,
    "termites": termites,
    "career-day": career_day,
    "mixed-bags": mixed_bags,
    "pen-friends": pen_friends,
    "better-snacks": better_snacks,
}
"""By the ids of the deck."""
