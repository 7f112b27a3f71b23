"""Things that appear in several pictures: coins, cards, horns, and the pieces of every game."""

from __future__ import annotations

from typing import Literal

from art.frames import symbol
from art.inks import colour
from art.lettering import lettered
from art.pen import Number, Svg, box, disc, drawn, line, moved, oval, path, ring
from art.shapes import mark, pine, rays


def coin(x: Number, y: Number, scale: float = 1) -> Svg:
    """A token: the footprint in amber, with an edge."""
    return moved(
        x,
        y,
        disc("bark", 0, 0, 24),
        disc("amber", 0, -3, 24),
        ring("bark", 2.5, 0, -3, 18.5),
        mark(-0.5, -4, 0.24, "bark", eyes=False),
        scale=scale,
    )


def card_mini(
    x: Number, y: Number, turn: Number, w: Number, h: Number, side: Literal["back", "face"]
) -> Svg:
    """A card as a prop inside a picture."""
    paper = box("cream", 0, 0, w, h, 6)
    if side == "back":
        shown = drawn(
            box("forest", 4, 4, w - 8, h - 8, 3),
            *(disc("cream", w / 2 + dx, h / 2, 4.5) for dx in (-6, 6)),
            *(disc("night", w / 2 + dx, h / 2, 2) for dx in (-6, 6)),
        )
    else:
        shown = drawn(
            path(
                "amber",
                f"M4 {h - 14}V{h * 0.36:.0f}A{w / 2 - 4} {h * 0.3:.0f} 0 0 1 {w - 4} "
                f"{h * 0.36:.0f}V{h - 14}Z",
            ),
            path("forest", f"M8 {h - 14}L{w / 2} {h * 0.32:.0f}L{w - 8} {h - 14}Z"),
            box("night", 9, h - 10, w - 18, 4),
        )
    return moved(x, y, paper, shown, turn=turn)


def blueprint() -> Svg:
    """The ground of thingamabobs: squared paper in dusk."""
    grid = "".join(f"M{x} 0V270" for x in range(24, 240, 24))
    grid += "".join(f"M0 {y}H240" for y in range(24, 270, 24))
    return drawn(box("dusk", 0, 0, 240, 270), line("slate", 2, grid, flat=True))


def horn(
    x: Number, y: Number, turn: Number, scale: float = 1, light: str = "amber", dark: str = "tan"
) -> Svg:
    """A gramophone horn that opens to the right."""
    return moved(
        x,
        y,
        path(light, "M-12-9Q50-14 86-46V46Q50 14-12 9Z"),
        path(dark, "M-12 0H86V46Q50 14-12 9Z"),
        oval("bark", 86, 0, 13, 47),
        oval("night", 88, 0, 9, 40),
        turn=turn,
        scale=scale,
    )


def tongs(count: int, w: int, h: int, one: str, other: str) -> Svg:
    """Lazy tongs of `count` crossings, `w` by `h` each, riveted."""

    def zigzag(up: int) -> str:
        high = [-h if k % 2 == up else h for k in range(count)]
        return "".join(f"M{k * w} {y}L{(k + 1) * w} {-y}" for k, y in enumerate(high))

    return drawn(
        line(one, 11, zigzag(0)),
        line(other, 11, zigzag(1)),
        *(disc("night", k * w + w / 2, 0, 4.5) for k in range(count)),
        *(disc("night", k * w, y, 4.5) for k in range(1, count) for y in (-h, h)),
    )


def card_back() -> Svg:
    """The back of every card of every game: the footprint that watches."""
    behind = ((30, 262, 150, 70, "pine"), (212, 262, 160, 72, "pine"))
    between = ((66, 280, 110, 60, "forest"), (178, 280, 104, 58, "forest"))
    before = ((10, 346, 130, 80), (62, 350, 104, 66), (120, 352, 78, 60), (178, 350, 108, 68))
    return drawn(
        f'<rect width="240" height="336" rx="16" fill="{colour("card-paper")}"/>',
        '<clipPath id="c-back"><rect x="10" y="10" width="220" height="316" rx="9"/></clipPath>',
        '<g clip-path="url(#c-back)">',
        box("forest", 0, 0, 240, 336),
        rays(120, 196, 24, 320, "shade", 0.25),
        disc("straw", 120, 168, 86),
        *(pine(x, y, h, w, ink, "night") for x, y, h, w, ink in behind + between),
        mark(119, 168, 1.16, "bark"),
        *(pine(x, y, h, w, "night", "night") for x, y, h, w in (*before, (232, 346, 140, 80))),
        "</g>",
        f'<rect x="16" y="16" width="208" height="304" rx="6" fill="none" '
        f'stroke="{colour("straw")}" stroke-width="3"/>',
        lettered("straw", "SQUATCH", 120, 62, 40, spaced=3),
    )


def footprint_sign(x: Number, y: Number) -> Svg:
    """The paddle of the Buyer Squatch."""
    return drawn(
        disc("cream", x, y, 33),
        ring("forest", 5, x, y, 33),
        mark(x - 1, y - 2, 0.36, "forest", eyes=False),
    )


def sprite() -> list[Svg]:
    """The pieces all games share."""
    return [
        symbol("coin", "-25 -28 50 53", coin(0, 0)),
        symbol("card-back", "0 0 240 336", card_back()),
    ]
