"""The cards of Sell Me a Sasquatch: which picture is which face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art import bigs, frames, giants, mediums, nasties, things, tinies
from art.buyer import buyer
from art.pen import Svg

Picture = Callable[[], Svg]

CREATURES: Final[dict[str, tuple[int, tuple[Picture, ...]]]] = {
    "giant": (1, giants.CHARACTERS),
    "big": (2, bigs.CHARACTERS),
    "medium": (3, mediums.CHARACTERS),
    "tiny": (4, tinies.CHARACTERS),
}
"""Kind: cards of a set, and its characters. The face of the first is `<kind>-1`."""

NASTIES: Final[dict[str, tuple[int, Picture]]] = {
    "bug": (2, nasties.pill_bug),
    "shark": (2, nasties.loan_shark),
    "horse": (3, nasties.trojan_horse),
}
THINGS: Final[dict[str, tuple[Svg, Picture]]] = {
    "isolator": (frames.effect_coin(), things.isolator),
    "repo": (frames.effect_count("−1"), things.repositioner),
    "super-repo": (frames.effect_count("−2"), things.super_repositioner),
    "expander": (frames.effect_count("+1"), things.expander),
    "optimeter": (frames.effect_eye(), things.optimeter),
}


def sprite() -> list[Svg]:
    """Every face, and the Buyer Squatch."""
    faces = [
        frames.face(f"{kind}-{number}", "creature", frames.set_size("creature", size), draw())
        for kind, (size, characters) in CREATURES.items()
        for number, draw in enumerate(characters, start=1)
    ]
    faces += [
        frames.face(name, "nasty", frames.set_size("nasty", size), draw())
        for name, (size, draw) in NASTIES.items()
    ]
    faces += [
        frames.face(name, "thing", frames.effect(sign), draw())
        for name, (sign, draw) in THINGS.items()
    ]
    return [*faces, frames.symbol("buyer", "0 0 216 300", buyer())]
