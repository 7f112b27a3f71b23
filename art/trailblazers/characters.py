"""Who goes for a walk: four tourists, and somebody who looks a little like one. 240 by 240."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.bigfootses.figure import STURDY, Bigfoot, at_head, stand
from art.bigfootses.people import Person, bust
from art.bigfootses.scenes import firs, hill, ridge, sky, sun
from art.bigfootses.things import beanie, brimmed
from art.frames import symbol
from art.inks import colour
from art.pen import Svg, box, disc, drawn, line, moved, path
from art.shapes import fur, mark, pine, rays


def _camera(x: float, y: float, scale: float = 1, strap: int = 60) -> Svg:
    """A camera on its strap."""
    return moved(
        x, y,
        line("umber", 5, f"M-34-{strap}Q-30-30-24-14M34-{strap}Q30-30 24-14"),
        box("night", -30, -16, 60, 40, 6),
        box("slate", -10, -24, 24, 10, 3),
        disc("dusk", 2, 4, 15), disc("night", 2, 4, 10), disc("mist", -1, 1, 4),
        box("straw", 18, -11, 7, 5, 1),
        scale=scale,
    )  # fmt: skip


def birdwatcher() -> Svg:
    """A birdwatcher in a bucket hat, binoculars at the ready."""
    hat = drawn(
        path("amber", "M84 72Q84 26 120 26T156 72Z"),
        path("tan", "M132 28Q156 36 156 72H142Q148 44 132 28Z"),
        path("bark", "M83 62Q120 74 157 62V72Q120 84 83 72Z"),
        path("amber", "M84 68Q120 80 156 68L182 92Q120 76 58 92Z"),
        path("tan", "M150 70L182 92Q168 88 150 86Z"),
    )
    glasses = moved(
        120, 206,
        line("umber", 5, "M-46-34Q-40-8-26 0M46-34Q40-8 26 0"),
        box("night", -34, -8, 28, 34, 8), box("night", 6, -8, 28, 34, 8),
        box("night", -8, 0, 16, 10),
        disc("mist", -20, 18, 9), disc("mist", 20, 18, 9), disc("ice", -22, 15, 4),
        disc("ice", 18, 15, 4),
    )  # fmt: skip
    person = Person("peach", "clay", "rust", "brick", worn=drawn(hat, glasses),
                    mouth="M110 142Q120 147 132 141")  # fmt: skip
    return drawn(sky("ice"), sun("amber", 184, 62, 38), ridge("moss", 176, 56, 3, 4),
                 hill("pine", 186), firs("forest", [(22, 226, 120)]), bust(person))  # fmt: skip


def photographer() -> Svg:
    """A photographer in a broad hat, who will have had the lens cap on."""
    person = Person(
        "clay", "cocoa", "dusk", "deep",
        behind=fur("120,44 166,60 176,120 172,176 68,176 64,120 74,60", 14, 5, 8, 0.8, "night"),
        worn=drawn(moved(120, 70, brimmed(0, 0, 1.32, "bark", "umber")), _camera(120, 214)),
        mouth="M108 141H132",
    )  # fmt: skip
    return drawn(sky("straw"), sun("ember", 60, 70, 44), ridge("tan", 170, 60, 4, 8),
                 hill("clay", 190), bust(person))  # fmt: skip


def camper() -> Svg:
    """A camper with a moustache and a knitted cap."""
    person = Person(
        "peach", "clay", "pine", "forest",
        worn=drawn(
            beanie(120, 76, 1.36),
            path("cocoa", "M92 146Q98 128 112 130Q120 132 120 134Q120 132 128 130Q142 128 148 146"
                          "Q136 152 124 142L120 139L116 142Q104 152 92 146Z"),
            path("straw", "M94 184L120 200L146 184L140 206L120 200L100 206Z"),
        ),
        mouth="",
    )  # fmt: skip
    tent = drawn(path("ember", "M164 222L206 150L248 222Z"), path("rust", "M206 150L248 222H222Z"),
                 path("umber", "M206 176L222 222H192Z"))  # fmt: skip
    return drawn(sky("mist"), ridge("frost", 174, 76, 3, 21, "cream"), hill("moss", 196), tent,
                 firs("forest", [(24, 226, 130)]), bust(person))  # fmt: skip


def pathfinder() -> Svg:
    """A pathfinder with a headband and a map that is the right way up for somebody else."""
    chart = moved(
        120, 214,
        path("cream", "M-70-26L-24-34L22-24L70-34V30L22 40L-24 30L-70 40Z"),
        path("paper", "M-24-34L22-24V40L-24 30Z"),
        line("rust", 4, "M-60 20Q-40-14-14 4T30 2T62-18", dash="7 6"),
        line("dusk", 5, "M-62-4Q-34 24-6-12T60 16"),
        path("rust", "M52-8l8 8m0-8l-8 8"), line("rust", 4, "M50-10l9 9m0-9l-9 9"),
        turn=-4,
    )  # fmt: skip
    person = Person(
        "cocoa", "umber", "amber", "tan",
        behind=fur("120,40 168,58 178,116 160,168 80,168 62,116 72,58", 13, 7, 12, 0.6, "umber"),
        worn=drawn(
            path("umber", "M76 88Q72 48 120 46T164 88Q150 66 120 66T76 88Z"),
            path("moss", "M76 78Q120 58 164 78V92Q120 72 76 92Z"),
            path("pine", "M162 78L196 68L186 92Z"),
            chart,
        ),
        mouth="M108 144Q118 138 130 141",
    )  # fmt: skip
    return drawn(sky("peach"), sun("cream", 52, 60, 34), ridge("rust", 178, 70, 3, 33),
                 hill("brick", 196), bust(person))  # fmt: skip


def sasquatch() -> Svg:
    """The Sasquatch on holiday: hat, camera, and a look that says nothing."""
    moustache = path(
        "rust",
        "M-23 32Q-19 17-6 19Q0 20 1 23Q2 20 8 19Q21 17 25 32Q13 37 1 28Q-11 37-23 32Z",
    )
    disguise = at_head(STURDY, moustache, brimmed(1, -25, 1.1, "straw", "amber"))
    who = Bigfoot(STURDY, "bark", "umber", "clay", ("hang", "hang"), (0.5, -0.1), 0.42,
                  mouth="none", seed=5, worn=disguise)  # fmt: skip
    return drawn(
        sky("slate"), sun("ember", 120, 112, 92), ridge("deep", 190, 56, 4, 15),
        firs("forest", [(20, 240, 190), (222, 240, 200)]), moved(120, 316, stand(who), scale=1.16),
        _camera(121, 216, 0.9, 34),
    )  # fmt: skip


CHARACTERS: Final[dict[str, Callable[[], Svg]]] = {
    "tourist": birdwatcher,
    "tourist-2": photographer,
    "tourist-3": camper,
    "tourist-4": pathfinder,
    "sasquatch": sasquatch,
}


def character_sheet() -> list[Svg]:
    """The symbols of all characters, and the back of their cards."""
    stand = ((24, 190), (70, 150), (120, 136), (170, 150), (216, 190))
    behind = drawn(
        f'<rect width="240" height="336" rx="16" fill="{colour("card-paper")}"/>',
        '<clipPath id="c-character"><rect x="10" y="10" width="220" height="316" rx="9"/>'
        '</clipPath><g clip-path="url(#c-character)">',
        box("forest", 0, 0, 240, 336),
        rays(120, 150, 20, 320, "shade", 0.25),
        disc("straw", 120, 150, 84),
        *(pine(x, 340, h, h * 0.6, "pine", "night") for x, h in stand),
        mark(119, 152, 0.95, "bark"),
        "</g>",
        f'<rect x="16" y="16" width="208" height="304" rx="6" fill="none" '
        f'stroke="{colour("straw")}" stroke-width="3"/>',
    )
    pictures = [symbol(name, "0 0 240 240", draw()) for name, draw in CHARACTERS.items()]
    return [*pictures, symbol("back", "0 0 240 336", behind)]
