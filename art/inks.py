"""The print shop: every colour a picture may use, by name."""

from __future__ import annotations

from typing import Final

INKS: Final = {
    "night": "#17251D",
    "forest": "#1F4A33",
    "pine": "#2F6B47",
    "moss": "#8FA65A",
    "deep": "#1B2F45",
    "dusk": "#2B4660",
    "mist": "#9DBDBF",
    "rust": "#B4451F",
    "ember": "#CC5F2E",
    "amber": "#E8A33D",
    "straw": "#F3CF86",
    "bark": "#5A3524",
    "tan": "#CF9458",
    "cream": "#FCF4E1",
    "paper": "#F6EAD0",
}
"""The inks of the interface; `web/src/assets/tokens.css` has the same as `--ink-<name>`."""

SHADES: Final = {
    "shade": "#163626",  # of forest
    "brick": "#8F3316",  # of rust
    "slate": "#3A5872",  # of dusk, lighter: blueprint lines
    "ice": "#C9DAD6",  # of mist, in the light
    "frost": "#7FA3A8",  # of mist, away from it
    "umber": "#41251A",  # of bark
    "peach": "#E8B98A",  # a face in the light
    "clay": "#B8804F",  # a face, or a light one away from the light
    "cocoa": "#7C4B30",  # a face, or the dark side of clay
}
"""Second tones that only pictures use."""

SPECIAL: Final = {
    "current": "currentColor",  # the colour of the text round an icon
    "card-paper": "var(--card-paper,#F6EAD0)",  # dims at night
    "none": "none",
}


def colour(ink: str) -> str:
    """What SVG calls an ink. Raises KeyError for a name that is not in this shop.

    >>> colour("rust")
    '#B4451F'
    """
    for shop in (INKS, SHADES, SPECIAL):
        if ink in shop:
            return shop[ink]
    raise KeyError(f"no ink '{ink}'; there are {', '.join([*INKS, *SHADES, *SPECIAL])}")
