"""What a picture of a Thingy stands before: its class shows by ground, before anything is read."""

from __future__ import annotations

from typing import Final, Literal

from art.bigfootses.scenes import sky
from art.pen import Svg, disc, drawn, path
from art.shapes import rays

ThingClass = Literal["equipment", "item", "shenanigan", "modifier"]

_INKS: Final[dict[ThingClass, tuple[str, str, str, str]]] = {
    "equipment": ("clay", "tan", "cocoa", "cream"),
    "item": ("moss", "straw", "pine", "straw"),
    "shenanigan": ("rust", "ember", "brick", "cream"),
    "modifier": ("dusk", "slate", "deep", "ice"),
}
"""Sky, what is far off, hill, disc."""


def on_ground(of: ThingClass, *thing: Svg) -> Svg:
    """A thing before a bright disc; it should lie between 40 and 200 from the top."""
    behind, light, hill, bright = _INKS[of]
    middle = {
        "shenanigan": rays(120, 118, 14, 190, light, 0.25),
        "modifier": path(light, "M-4 190L40 96L84 160L132 80L188 164L214 120L244 170V244H-4Z"),
        "equipment": path(light, "M-4 184L60 120L110 168L176 104L244 176V244H-4Z"),
        "item": path(hill, "M-4 150Q50 108 120 128T244 130V244H-4Z"),
    }[of]
    return drawn(
        sky(behind),
        middle,
        disc(bright, 120, 116, 84),
        path(hill, "M-4 206Q120 180 244 206V244H-4Z"),
        *thing,
    )
