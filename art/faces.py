"""The faces of seats: six figures that differ in outline and mouth, not in ink alone."""

from __future__ import annotations

from art.frames import symbol
from art.pen import Svg, box, disc, drawn, line, path
from art.shapes import eye, fur

_ROUND = "0,-34 25,-25 36,0 25,28 0,40 -25,28 -36,0 -25,-25"
_TALL = "0,-40 19,-30 24,-4 25,22 20,38 0,42 -20,38 -25,22 -24,-4 -19,-30"
_WIDE = "0,-24 26,-22 40,0 38,24 20,36 0,38 -20,36 -38,24 -40,0 -26,-22"
_PEAR = "0,-32 22,-26 33,-8 37,12 32,32 18,42 0,44 -18,42 -32,32 -37,12 -33,-8 -22,-26"


def _eyes(ink: str, dx: float = 0.2, dy: float = 0.1, lid: float = 0.3, r: float = 12) -> Svg:
    return drawn(*(eye(x, -2, r, dx, dy, lid, ink) for x in (-14, 15)))


def _ember() -> Svg:
    return drawn(
        fur(_ROUND, 15, 8, 3, 0.4, "rust"),
        fur("0,8 18,12 22,26 0,34 -22,26 -18,12", 13, 5, 4, 0.4, "ember"),
        _eyes("brick"),
        path("night", "M-6 12q6-4 12 0q-1 7-6 7t-6-7z"),
        line("cream", 4, "M-9 24q9 7 18 0"),
    )


def _pine() -> Svg:
    return drawn(
        fur(_TALL, 13, 7, 5, 0.5, "pine"),
        _eyes("forest", 0, 0.2, 0.42),
        path("night", "M-6 14q6-4 12 0q-1 8-6 8t-6-8z"),
        fur("0,26 12,24 20,31 0,33 -20,31 -12,24", 10, 5, 6, 0.6, "shade"),
    )


def _dusk() -> Svg:
    return drawn(
        path("tan", "M-30-14Q-44-30-36-50Q-28-34-14-28ZM30-14Q44-30 36-50Q28-34 14-28Z"),
        fur(_WIDE, 15, 7, 7, 0.3, "dusk"),
        _eyes("deep", -0.2, 0.1, 0.36),
        line("cream", 4.5, "M-12 21h24"),
        path("cream", "M-10 21h6l-3 9zM4 21h6l-3 9z"),
    )


def _bark() -> Svg:
    return drawn(
        fur(_PEAR, 15, 8, 9, 0.5, "bark"),
        path("tan", "M-22 6Q-26-22 0-14Q26-22 22 6Q20 30 0 31T-22 6Z"),
        _eyes("umber", 0, 0.3, 0.46, 11),
        path("night", "M-5 10q5-3 10 0q0 6-5 6t-5-6z"),
        line("umber", 4, "M-9 25q9-7 18 0"),
        box("cream", -4, -42, 8, 14),
        path("rust", "M-20-38Q-16-54 0-54T20-38Q0-34-20-38Z"),
        disc("cream", -7, -45, 3.5),
        disc("cream", 6, -44, 3),
    )


def _moss() -> Svg:
    return drawn(
        line("pine", 5, "M-14-28Q-18-40-28-42M14-28Q18-40 28-42"),
        disc("rust", -29, -43, 6),
        disc("rust", 29, -43, 6),
        fur(_ROUND, 18, 7, 11, 0.3, "moss"),
        _eyes("pine", 0.1, -0.2, 0.18, 13),
        path("night", "M-13 17H13Q10 33 0 33T-13 17Z"),
        box("cream", -6, 17, 7, 6),
    )


def _tan() -> Svg:
    return drawn(
        path("bark", "M-24-14L-40-44L-6-34ZM24-14L40-44L6-34Z"),
        path("ember", "M-24-20L-34-38L-12-31ZM24-20L34-38L12-31Z"),
        fur(_WIDE, 12, 6, 13, 0.4, "tan"),
        _eyes("bark", 0.35, 0, 0.5),
        path("night", "M-8 14h17q0 9-8.5 9t-8.5-9z"),
        line("bark", 4, "M0 22v5M-12 27q7 5 12 0q6 5 13 0"),
    )


def sprite() -> list[Svg]:
    """A symbol for each seat ink."""
    figures = {
        "ember": _ember,
        "pine": _pine,
        "dusk": _dusk,
        "bark": _bark,
        "moss": _moss,
        "tan": _tan,
    }
    return [symbol(name, "-50 -54 100 104", figure()) for name, figure in figures.items()]
