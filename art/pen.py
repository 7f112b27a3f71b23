"""Marks on paper: the few elements pictures are made of, written as short as SVG allows.

Coordinates are those of the picture (a card is 240 wide and 336 high), y downwards, angles in
degrees clockwise.
"""

from __future__ import annotations

import re
from typing import Final

from art.inks import colour

Number = int | float
Svg = str
Point = tuple[Number, Number]

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


def number(value: Number) -> str:
    """A number to a tenth, without anything that can be left out.

    >>> [number(x) for x in (0.5, -0.25, 3.0, -0.01)]
    ['.5', '-.2', '3', '0']
    """
    text = f"{round(value, 1):.1f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def tidy(d: str) -> str:
    """Path data with short numbers and no separator that can be left out.

    >>> tidy("M 10.00 -4.50 L 0.25 0.5")
    'M10-4.5L.2.5'
    """
    out = ""
    last = ""
    for token in _TOKEN.findall(d):
        word = token if token.isalpha() else number(float(token))
        glued = word.isalpha() or last.isalpha() or not last
        glued = glued or word[0] == "-" or (word[0] == "." and "." in last)
        out += word if glued else f" {word}"
        last = word
    return out


def _paint(ink: str) -> str:
    return f'fill="{colour(ink)}"'


def _turned(transform: str) -> str:
    return f' transform="{transform}"' if transform else ""


def path(ink: str, d: str, *, transform: str = "") -> Svg:
    """A filled shape."""
    return f'<path {_paint(ink)}{_turned(transform)} d="{tidy(d)}"/>'


def line(
    ink: str, width: Number, d: str, *, flat: bool = False, dash: str = "", transform: str = ""
) -> Svg:
    """A stroke; its ends and corners are round unless `flat`. `dash`: lengths of ink and gap."""
    ends = "" if flat else ' stroke-linecap="round" stroke-linejoin="round"'
    ends += f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path fill="none" stroke="{colour(ink)}" stroke-width="{number(width)}"{ends}'
        f'{_turned(transform)} d="{tidy(d)}"/>'
    )


def disc(ink: str, x: Number, y: Number, r: Number) -> Svg:
    """A filled circle."""
    return f'<circle{_at(x, y, "c")} r="{number(r)}" {_paint(ink)}/>'


def ring(ink: str, width: Number, x: Number, y: Number, r: Number) -> Svg:
    """An open circle."""
    return (
        f'<circle{_at(x, y, "c")} r="{number(r)}" fill="none" stroke="{colour(ink)}" '
        f'stroke-width="{number(width)}"/>'
    )


def oval(ink: str, x: Number, y: Number, rx: Number, ry: Number, *, turn: Number = 0) -> Svg:
    """A filled ellipse, turned round its middle."""
    turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
    return f'<ellipse{_at(x, y, "c")} rx="{number(rx)}" ry="{number(ry)}"{turned} {_paint(ink)}/>'


def box(ink: str, x: Number, y: Number, width: Number, height: Number, r: Number = 0) -> Svg:
    """A filled rectangle with corners of radius `r`."""
    corner = f' rx="{number(r)}"' if r else ""
    return (
        f'<rect{_at(x, y)} width="{number(width)}" height="{number(height)}"{corner} '
        f"{_paint(ink)}/>"
    )


def moved(
    x: Number,
    y: Number,
    *parts: Svg,
    turn: Number = 0,
    scale: float | tuple[float, float] = 1,
    about: Point = (0, 0),
) -> Svg:
    """Parts drawn round an origin of their own, scaled, turned `about` a point, and put there."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    if turn:
        middle = "".join(f" {number(value)}" for value in about) if any(about) else ""
        steps.append(f"rotate({number(turn)}{middle})")
    if scale != 1:
        both = scale if isinstance(scale, tuple) else (scale,)
        steps.append(f"scale({' '.join(f'{one:g}' for one in both)})")
    return f"<g{_turned(' '.join(steps))}>{''.join(parts)}</g>"


def _at(x: Number, y: Number, prefix: str = "") -> str:
    """The place of an element; zero is where SVG starts anyway."""
    return "".join(
        f' {prefix}{axis}="{number(value)}"' for axis, value in (("x", x), ("y", y)) if value
    )


def drawn(*parts: Svg) -> Svg:
    """Parts one over the other, the first at the back."""
    return "".join(parts)
