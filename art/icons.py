"""The mark and the icons of the interface: 24 by 24, in the colour of the text round them."""

from __future__ import annotations

from art.frames import symbol
from art.pen import Number, Svg, box, disc, drawn, line, path, ring
from art.shapes import mark

_STROKE = 2.6


def _lines(d: str) -> Svg:
    return line("current", _STROKE, d)


def _solid(d: str) -> Svg:
    return path("current", d)


def _dot(x: Number, y: Number, r: Number) -> Svg:
    return disc("current", x, y, r)


def _icons() -> dict[str, Svg]:
    return {
        "lantern": _solid("M9 3h6v2h2v3H7V5h2zM6 9h12l-1 10H7zM5 20h14v2H5z"),
        "dots": drawn(*(_dot(x, 12, 2.6) for x in (5, 12, 19))),
        "check": _lines("M5 12.500l4.5 5L19 7"),
        "tent": _solid("M12 4l10 16h-7l-3-7-3 7H2z"),
        "people": drawn(
            _dot(8.5, 8, 4),
            _solid("M1 20c0-5 3-7 7.5-7s7.5 2 7.5 7z"),
            _dot(17, 9, 3),
            _solid("M17.5 20c0-3-.6-5-2-6.4 4-.8 7.5 1 7.5 6.400z"),
        ),
        "link": _lines(
            "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700L12 7"
            "M14 10a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.7 18L12 17"
        ),
        "play": _solid("M7 4l13 8-13 8z"),
        "help": drawn(
            ring("current", _STROKE, 12, 12, 9),
            _lines("M9.5 9.500a2.6 2.6 0 1 1 3.4 2.600c-.7.3-.9.7-.9 1.6"),
            _dot(12, 17, 1.5),
        ),
        "moon": _solid("M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z"),
        "sun": drawn(
            _dot(12, 12, 4.6),
            _lines(
                "M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.4"
                "M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4"
            ),
        ),
        "contrast": drawn(ring("current", _STROKE, 12, 12, 9), _solid("M12 3a9 9 0 0 1 0 18z")),
        "gear": drawn(
            ring("current", _STROKE, 12, 12, 3.5),
            _lines(
                "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.2 2.200M16.2 16.200l2.2 2.2"
                "M5.6 18.400l2.2-2.200M16.2 7.800l2.2-2.2"
            ),
        ),
        "x": _lines("M6 6l12 12M18 6L6 18"),
        "lock": drawn(_lines("M8 11V8a4 4 0 0 1 8 0v3"), box("current", 5, 11, 14, 10, 2)),
        "log": _lines("M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4"),
        "chat": _lines("M4 5h16v11h-9l-4 4v-4H4z"),
        "pack": _solid("M6 3h12a1 1 0 0 1 1 1v14H5V4a1 1 0 0 1 1-1zM5 19.500h14V21H5z"),
        "chev": _lines("M6 9l6 6 6-6"),
        "bolt": _solid("M14 2L5 13h6l-2 9 10-13h-6z"),
        "undo": _lines("M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"),
        "hand": _solid("M3 8l6-3 6 13-6 3zM10 4.500L16 3l3 14-3.5 1z"),
        "eye": drawn(_lines("M2.5 12Q12 2 21.5 12Q12 22 2.5 12Z"), _dot(12, 12, 3.4)),
        "sound": drawn(_solid("M3 9h4l6-5v16l-6-5H3z"), _lines("M16.5 9q2 3 0 6M19 6q4 6 0 12")),
        "mute": drawn(_solid("M3 9h4l6-5v16l-6-5H3z"), _lines("M16.5 9.500l5 5M21.5 9.500l-5 5")),
    }


MARK_BOX = "-46 -66 94 132"
"""What of the drawing of the mark is shown."""


def sprite() -> list[Svg]:
    """The mark, then every icon."""
    return [
        symbol("mark", MARK_BOX, mark(0, 0, 1, "current")),
        *(symbol(name, "0 0 24 24", icon) for name, icon in _icons().items()),
    ]
