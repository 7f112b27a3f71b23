"""The thingamabobs: machines on squared paper."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, path, ring
from art.pieces import blueprint, card_mini, coin, horn, tongs
from art.shapes import eye, leaf


def isolator() -> Svg:
    """Platonic Isolator."""
    return drawn(
        blueprint(),
        path("bark", "M52 262L66 226H174L188 262Z"),
        path("tan", "M44 216H196V232H44Z"),
        path("amber", "M56 202H184V218H56Z"),
        path("mist", "M120 52L186 88V164L120 202L54 164V88Z"),
        path("ice", "M120 52L54 88L120 100ZM54 88L54 164L84 150L120 100Z"),
        path("frost", "M186 88V164L156 150L120 100ZM120 202L186 164L156 150L84 150Z"),
        line(
            "cream",
            6,
            "M120 52L186 88V164L120 202L54 164V88ZM120 52V100M54 88L120 100L186 88"
            "M54 164L84 150L120 100L156 150L186 164M84 150H156L120 202Z",
            flat=True,
        ),
        coin(120, 134, 1.08),
        disc("amber", 120, 46, 11),
        line("night", 8, "M196 224h18v-22", flat=True),
        disc("rust", 214, 196, 9),
        disc("cream", 84, 244, 9),
        line("night", 3, "M84 244l5-6", flat=True),
        line("amber", 6, "M110 244h46", flat=True),
    )


def repositioner() -> Svg:
    """Detrital Repositioner."""
    return drawn(
        blueprint(),
        line("bark", 11, "M60 214L44 258M112 214L128 258"),
        horn(92, 170, -30),
        box("rust", 42, 150, 86, 68, 12),
        box("brick", 42, 190, 86, 28, 12),
        disc("cream", 72, 184, 20),
        line("night", 5, "M72 184L83 172"),
        line("night", 3, "M58 184a14 14 0 0 1 28 0", flat=True),
        disc("amber", 108, 172, 6),
        disc("moss", 108, 192, 6),
        line("night", 9, "M42 176H22V152", flat=True),
        disc("amber", 22, 148, 10),
        card_mini(172, 62, 20, 46, 64, "face"),
        leaf(214, 148, 30),
        leaf(146, 60, -20, "moss"),
        leaf(196, 178, 70, "amber"),
    )


def super_repositioner() -> Svg:
    """Super Detrital Repositioner."""
    return drawn(
        blueprint(),
        line("bark", 12, "M88 222L68 260M152 222L172 260"),
        horn(140, 174, -44, 0.9),
        horn(100, 174, -136, 0.9, "tan", "amber"),
        box("rust", 72, 156, 96, 72, 12),
        path("amber", "M72 198h96v14H72z"),
        path(
            "night",
            "M76 198h12l-8 14H72v-6zM100 198h14l-8 14H92zM126 198h14l-8 14h-14z"
            "M152 198h14l-8 14h-14z",
        ),
        path(
            "cream",
            "M120 160l7 12 14 3-10 10 2 14-13-6-13 6 2-14-10-10 14-3z",
            transform="translate(0 -2)",
        ),
        card_mini(182, 74, 20, 42, 58, "face"),
        card_mini(20, 88, -20, 42, 58, "back"),
        leaf(120, 70, 10),
        leaf(104, 44, -40, "moss"),
        leaf(138, 48, 30, "amber"),
    )


def expander() -> Svg:
    """Cryptozooptic Expander."""
    return drawn(
        blueprint(),
        moved(
            84,
            196,
            line("rust", 14, "M0-27L-30-34M0 27L-30 34"),
            ring("ember", 9, -42, -36, 13),
            ring("ember", 9, -42, 36, 13),
            tongs(4, 40, 27, "tan", "amber"),
            line("bark", 11, "M160-27L172-10M160 27L172 10"),
            turn=-48,
            scale=0.92,
        ),
        card_mini(141, 40, 14, 60, 82, "back"),
        line("cream", 6, "M202 156l9 7M208 138l11 2M126 80l-11-2M130 60l-9-6"),
        moved(
            190,
            206,
            disc("rust", 0, 0, 25),
            line("cream", 9, "M-12 0H12M0-12V12"),
        ),
    )


def optimeter() -> Svg:
    """Spectroelectric Optimeter."""
    return drawn(
        blueprint(),
        path("rust", "M100 104L252 148V176L100 112Z"),
        path("amber", "M100 108L252 176V204L100 116Z"),
        path("straw", "M100 112L252 204V232L100 120Z"),
        path("moss", "M100 116L252 232V262L100 124Z"),
        line("bark", 10, "M88 150L58 262M88 150L122 262M88 150V252"),
        box("bark", 34, 82, 52, 60, 8),
        path("night", "M46 82V66H70V82"),
        disc("amber", 100, 110, 52),
        ring("bark", 6, 100, 110, 52),
        eye(100, 110, 38, 0.45, 0.25, 0.3, "rust", 0.52),
        disc("cream", 113, 106, 6),
        path("straw", "M186 62L168 94H182L174 120L206 82H190L202 62Z"),
        moved(
            160,
            182,
            path("cream", "M0 0h52q6 0 6 6v60q0 6-6 6H0q-6 0-6-6V6q0-6 6-6z"),
            path("amber", "M0 60V30a26 24 0 0 1 52 0V60Z"),
            path("forest", "M4 60L26 22L48 60Z"),
            eye(20, 48, 5, 0.3, 0, 0.3, "forest"),
            eye(33, 48, 5, 0.3, 0, 0.3, "forest"),
            turn=-8,
        ),
    )
