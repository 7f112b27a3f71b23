"""People of the woods, head and shoulders, put together from parts.

People look with plain dots: the house eye is for creatures.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.pen import Svg, disc, drawn, line, oval, path


@dataclass(frozen=True, slots=True)
class Person:
    """Skin and coat, each in its two tones; `behind` is hair, `worn` hats and beards."""

    skin: str
    skin_dark: str
    coat: str
    coat_dark: str
    behind: Svg = ""
    worn: Svg = ""
    mouth: str = "M108 142H128"
    brows: str = "M96 96Q104 90 111 95M128 95Q136 90 144 96"
    look: float = 0
    wide: float = 1


def bust(person: Person) -> Svg:
    """Head and shoulders, the chin at y = 160."""
    w = 58 * person.wide
    left, right = 120 - w, 120 + w
    return drawn(
        person.behind,
        path(
            person.coat,
            f"M{left - 16} 244Q{left - 12} 190 {left + 26} 182L120 168L{right - 26} 182"
            f"Q{right + 12} 190 {right + 16} 244Z",
        ),
        path(
            person.coat_dark,
            f"M120 168L{right - 26} 182Q{right + 12} 190 {right + 16} 244H138Q146 206 120 168Z",
        ),
        path(person.skin_dark, "M102 140H138V170Q134 186 120 186T102 170Z"),
        oval(person.skin, 76, 110, 9, 13),
        oval(person.skin_dark, 164, 110, 9, 13),
        path(person.skin, "M76 92Q76 54 120 54T164 92V116Q162 162 120 164Q78 162 76 116Z"),
        path(person.skin_dark, "M138 57Q164 64 164 92V116Q162 160 124 164Q150 150 146 112Z"),
        disc("night", 104 + person.look, 108, 5.5),
        disc("night", 136 + person.look, 108, 5.5),
        line("umber", 5, person.brows),
        path(person.skin_dark, "M119 106L111 128Q116 133 125 129L121 127L123 107Z"),
        line("umber", 4.5, person.mouth) if person.mouth else "",
        person.worn,
    )
