"""What makes a picture a card: paper, the window of its class, badge, pips or effect."""

from __future__ import annotations

from typing import Final, Literal

from art.inks import colour
from art.lettering import lettered
from art.pen import Svg, disc, drawn, line, path, ring

CardClass = Literal["creature", "nasty", "thing"]

WIDTH: Final = 240
HEIGHT: Final = 336

_INK: Final[dict[CardClass, str]] = {"creature": "forest", "nasty": "rust", "thing": "dusk"}
_WINDOW: Final[dict[CardClass, str]] = {
    "creature": "M10 264V120A110 110 0 0 1 230 120V264Z",
    "nasty": (
        "M10 264V84L120 12L230 84V264L208 252L186 264L164 252L142 264L120 252L98 264L76 252"
        "L54 264L32 252Z"
    ),
    "thing": "M10 264V84L80 12H160L230 84V264Z",
}
"""The hole in the paper that shows the picture: arch, gable with bite marks, cut corners."""


def face(name: str, of: CardClass, corner: Svg, picture: Svg) -> Svg:
    """The symbol of a card's face; its foot is left free for the name, which is live text."""
    window = _WINDOW[of]
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="16" fill="{colour("card-paper")}"/>'
    return symbol(
        name,
        f"0 0 {WIDTH} {HEIGHT}",
        paper
        + f'<clipPath id="c-{name}"><path d="{window}"/></clipPath>'
        + f'<g clip-path="url(#c-{name})">{picture}</g>'
        + f'<path fill="none" stroke="{colour(_INK[of])}" stroke-width="5" '
        + f'stroke-linejoin="round" d="{window}"/>'
        + corner,
    )


def symbol(name: str, view_box: str, picture: Svg) -> Svg:
    """One picture of a sprite, to be shown by `<use href="<sprite>#<name>">`."""
    return f'<symbol id="{name}" viewBox="{view_box}">{picture}</symbol>'


def set_size(of: CardClass, size: int) -> Svg:
    """A badge with the number of cards of a set at the left, the same as pips at the right."""
    return drawn(_badge(of), lettered("cream", str(size), 36, 50, 42), _pips(of, size))


def effect(sign: Svg) -> Svg:
    """The badge of a thingamabob at the left, what it does at the right."""
    bolt = path("straw", "M40 16L23 39H34L30 56L49 31H38Z")
    return drawn(_badge("thing"), bolt, sign)


def _badge(of: CardClass) -> Svg:
    if of == "creature":
        return disc("forest", 36, 36, 25)
    if of == "nasty":
        return path(
            "rust",
            "M36 4Q37.5 4 39 5.500L66.5 33Q69 36 66.5 39L39 66.500Q36 69 33 66.5"
            "L5.5 39Q3 36 5.5 33L33 5.500Q34.5 4 36 4Z",
        )
    return path(
        "dusk",
        "M22 10H50Q51.5 10 52 11L65 35Q65.5 36 65 37L52 61Q51.5 62 50 62H22"
        "Q20.5 62 20 61L7 37Q6.5 36 7 35L20 11Q20.5 10 22 10Z",
    )


_PLACES: Final = {
    1: ((213, 28),),
    2: ((204, 19), (222, 37)),
    3: ((213, 18), (203.5, 35), (222.5, 35)),
    4: ((204.5, 19.5), (221.5, 19.5), (204.5, 36.5), (221.5, 36.5)),
}
_RADIUS: Final = {1: 11, 2: 7.8, 3: 7.4, 4: 6.9}


def _pips(of: CardClass, size: int) -> Svg:
    r = _RADIUS[size]
    if of == "creature":
        return drawn(*(disc("forest", x, y, r) for x, y in _PLACES[size]))
    k = r * 1.2
    return path(
        _INK[of],
        "".join(f"M{x} {y - k}L{x + k} {y}L{x} {y + k}L{x - k} {y}Z" for x, y in _PLACES[size]),
    )


def effect_count(text: str) -> Svg:
    """An effect that is a number of cards: −1, −2, +1."""
    return lettered("dusk", text, 209, 45, 38)


def effect_coin() -> Svg:
    """The effect of taking a coin."""
    return drawn(
        disc("amber", 209, 32, 15),
        ring("dusk", 4, 209, 32, 15),
        line("dusk", 4, "M202 32H216M211 27L216 32L211 37"),
    )


def effect_eye() -> Svg:
    """The effect of looking."""
    return drawn(
        path("dusk", "M190 32Q209 13 228 32Q209 51 190 32Z"),
        disc("cream", 209, 32, 7),
        disc("night", 209, 32, 3.5),
    )
