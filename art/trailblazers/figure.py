"""The pursued: in mid-stride, looking back at you. 132 wide and 166 high, the soles at 152."""

from __future__ import annotations

from typing import Final

from art.bigfootses.figure import limb
from art.pen import Svg, drawn, line, moved, path
from art.shapes import eye, fur

FIGURE_BOX: Final = "0 0 132 166"

_BACK_LEG: Final = "M66 84L86 108L92 130"
_BACK_ARM: Final = "M72 52L92 66L107 82"
_LEG: Final = "M50 88L40 112L28 130"
_ARM: Final = "M44 50L27 66L12 84"
_BODY: Final = "37,42 50,29 72,29 84,44 88,68 84,90 72,101 56,102 40,93 32,70"
_HEAD: Final = "39,32 38,14 48,3 58,1 70,5 78,18 76,33 60,42 46,40"


def strider(fur_ink: str = "bark", shade: str = "umber", skin: str = "clay") -> Svg:
    """The Sasquatch on its way, in the coordinates of a box 120 by 150."""
    return drawn(
        path(shade, "M84 142H112C114 134 106 129 97 130L90 122L80 128Z"),
        limb(shade, [(66, 84), (86, 108), (90, 134)], 20, 3, 5),
        limb(shade, [(72, 52), (92, 66), (108, 82)], 16, 4, 5),
        fur(_BODY, 11, 6, 3, 0.5, fur_ink),
        fur("66,32 82,46 86,68 82,90 70,98 64,76 70,54", 12, 5, 6, 0.5, shade),
        path(fur_ink, "M8 142C6 133 14 129 26 129L38 124L44 134V142Z"),
        limb(fur_ink, [(50, 86), (41, 112), (32, 134)], 22, 5, 5),
        limb(fur_ink, [(46, 50), (27, 66), (12, 84)], 17, 6, 5),
        fur(_HEAD, 9, 5, 7, 0.3, fur_ink),
        path(skin, "M41 26C39 14 49 13 54.500 18C60 13 71 14 69 26C70 40 41 40 41 26Z"),
        path(shade, "M40 20C46 13 51 16 54.500 20C58 16 64 13 70 20L69 23C63 18 58 20 54.500 24"
                    "C51 20 46 18 41 23Z"),
        eye(48, 26, 5, -0.3, 0.1, 0.36, fur_ink),
        eye(62, 26, 5, -0.3, 0.1, 0.36, fur_ink),
        line("night", 2.2, "M50 36.500H60"),
    )  # fmt: skip


def figure() -> Svg:
    """The Sasquatch as a piece on the map: a cream edge keeps it apart from the trails."""
    edge = f"{_BACK_LEG}H106{_BACK_ARM}{_LEG}H18{_ARM}"
    return moved(
        4, 10,
        line("cream", 31, edge),
        line("cream", 22, "M37 42L50 29H72L84 44L88 68L84 90L72 101H56L40 93L32 70Z"),
        line("cream", 19, "M39 32L38 14L48 3L58 1L70 5L78 18L76 33L60 42L46 40Z"),
        strider(),
        scale=1.05,
    )  # fmt: skip
