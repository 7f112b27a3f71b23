"""Hats, signs and other things that figures wear, hold or stand beside."""

from __future__ import annotations

from art.pen import Number, Svg, box, disc, drawn, line, moved, path, ring
from art.shapes import eye


def mushroom(x: Number, y: Number, scale: float = 1) -> Svg:
    """A fly agaric."""
    return moved(
        x,
        y,
        box("cream", -4, -4, 8, 14, 3),
        path("rust", "M-15 0C-14-20 14-20 15 0Z"),
        disc("cream", -5, -7, 2.6),
        disc("cream", 5, -5, 2.2),
        scale=scale,
    )


def twigs(x: Number, y: Number, scale: float = 1, ink: str = "bark") -> Svg:
    """Two twigs that look like antlers."""
    return moved(
        x,
        y,
        line(ink, 6, "M-16 0Q-22-20-34-38M-22-18L-40-20M-28-28L-22-42"),
        line(ink, 6, "M16 0Q22-20 34-38M22-18L40-20M28-28L22-42"),
        scale=scale,
    )


def cone(x: Number, y: Number, scale: float = 1, turn: Number = 0) -> Svg:
    """A traffic cone, on its foot."""
    return moved(
        x,
        y,
        path("ember", "M-8-66H8L24-6H-24Z"),
        path("rust", "M2-66H8L24-6H8Z"),
        path("cream", "M-12.500-50H12.500L16-36H-16Z"),
        path("cream", "M-18.500-27H18.500L21.500-16H-21.500Z"),
        box("rust", -34, -8, 68, 10, 3),
        scale=scale,
        turn=turn,
    )


def beret(x: Number, y: Number, scale: float = 1, ink: str = "dusk") -> Svg:
    """A beret."""
    return moved(
        x,
        y,
        path(ink, "M-34 4C-52-6-40-30-2-32C38-32 52-12 34 6Q0-6-34 4Z"),
        path("deep", "M10-31C42-30 50-12 34 6Q24 1 12-.5Q26-14 10-31Z"),
        line(ink, 5, "M-2-30l4-10"),
        scale=scale,
    )


def brimmed(x: Number, y: Number, scale: float = 1, ink: str = "straw", dark: str = "amber") -> Svg:
    """A hat with a brim and a band."""
    return moved(
        x,
        y,
        path(ink, "M-28 0C-30-30-20-40-8-34Q0-28 8-34C20-40 30-30 28 0Z"),
        path(dark, "M4-31Q6-33 8-34C20-40 30-30 28 0H12Q16-22 4-31Z"),
        path("bark", "M-28.500-9Q0 0 28.500-9L28.500 1Q0 10-28.500 1Z"),
        path(ink, "M-58-4Q-30 6 0 4T58-4Q60 6 40 9Q0 16-40 9Q-60 6-58-4Z"),
        path(dark, "M-46 8Q0 14 46 8Q0 20-46 8Z"),
        scale=scale,
    )


def alpine(x: Number, y: Number, scale: float = 1) -> Svg:
    """A felt hat with a feather."""
    return moved(
        x,
        y,
        path("rust", "M22-8Q28-44 50-56Q52-30 30-6Z"),
        path("pine", "M-30 2Q-26-34-4-40Q22-38 30 2Z"),
        path("forest", "M-4-40Q22-38 30 2H14Q14-26-4-40Z"),
        path("amber", "M-30.500-6Q0 2 30.500-6L31 3Q0 10-31 3Z"),
        path("pine", "M-48-2Q0 12 48-2Q46 12 0 13T-48-2Z"),
        scale=scale,
    )


def beanie(x: Number, y: Number, scale: float = 1, ink: str = "rust", dark: str = "brick") -> Svg:
    """A knitted cap with a bobble."""
    return moved(
        x,
        y,
        disc("cream", 0, -42, 9),
        path(ink, "M-32 2Q-34-38 0-38T32 2Z"),
        path(dark, "M8-37Q34-34 32 2H14Q20-24 8-37Z"),
        path(ink, "M-35-6Q0-14 35-6V8Q0 0-35 8Z"),
        line(dark, 3, "M-24-6v10M-12-8v10M0-9v10M12-8v10M24-6v10", flat=True),
        scale=scale,
    )


def hard_hat(x: Number, y: Number, scale: float = 1) -> Svg:
    """A helmet of building sites."""
    return moved(
        x,
        y,
        path("amber", "M-34 2Q-34-36 0-36T34 2Z"),
        path("ember", "M12-34Q34-28 34 2H20Q22-20 12-34Z"),
        box("straw", -6, -40, 12, 34, 5),
        path("amber", "M-46 4Q0-8 46 4Q46 12 0 10T-46 4Z"),
        scale=scale,
    )


def spectacles(x: Number, y: Number, r: float = 13, gap: float = 27, ink: str = "night") -> Svg:
    """Round spectacles; their middle is at (x, y)."""
    half = gap / 2
    return drawn(
        ring(ink, 3.5, x - half, y, r),
        ring(ink, 3.5, x + half, y, r),
        line(ink, 3.5, f"M{x - half + r} {y}Q{x} {y - 4} {x + half - r} {y}"),
    )


def scarf(x: Number, y: Number, w: float, ink: str = "rust", dark: str = "brick") -> Svg:
    """A scarf round a neck `w` wide, one end hanging."""
    h = w / 2
    return drawn(
        path(ink, f"M{x + h * 0.1} {y + 8}L{x + h * 0.6} {y + 6}L{x + h * 0.66} {y + 62}"
                  f"L{x + h * 0.14} {y + 64}Z"),
        path(dark, f"M{x + h * 0.13} {y + 48}L{x + h * 0.65} {y + 46}L{x + h * 0.66} {y + 62}"
                   f"L{x + h * 0.14} {y + 64}Z"),
        path(ink, f"M{x - h} {y - 9}Q{x} {y + 10} {x + h} {y - 9}L{x + h * 1.04} {y + 10}"
                  f"Q{x} {y + 30} {x - h * 1.04} {y + 10}Z"),
        path(dark, f"M{x - h * 1.02} {y + 2}Q{x} {y + 22} {x + h * 1.02} {y + 2}"
                   f"L{x + h * 1.04} {y + 10}Q{x} {y + 30} {x - h * 1.04} {y + 10}Z"),
    )  # fmt: skip


def small_bird(x: Number, y: Number, scale: float = 1, ink: str = "rust") -> Svg:
    """A small bird that looks to the left."""
    return moved(
        x,
        y,
        path(ink, "M22-14Q10 0-6 2Q-22 2-22-14Q-22-28-10-28Q-2-28 2-20Q12-16 30-22Z"),
        path("brick", "M22-14Q10 0-6 2Q4-10 2-20Q12-16 30-22Z"),
        path("amber", "M-21-19L-32-15L-21-11Z"),
        eye(-12, -19, 5, -0.4, 0, 0.3, ink),
        line("night", 2.5, "M-4 2v8M4 0v9", flat=True),
        scale=scale,
    )


def tent(x: Number, y: Number, scale: float = 1, ink: str = "ember", dark: str = "brick") -> Svg:
    """A tent."""
    return moved(
        x,
        y,
        path(ink, "M0-40L36 0H-36Z"),
        path(dark, "M0-40L36 0H10Z"),
        path("night", "M0-28L10 0H-10Z"),
        scale=scale,
    )


def signpost(x: Number, y: Number, height: float, *boards: Svg) -> Svg:
    """A post with boards drawn round the top of it."""
    return moved(x, y, box("bark", -4, -height, 8, height), moved(0, -height, *boards))


def boot(x: Number, y: Number, scale: float = 1, turn: Number = 0) -> Svg:
    """A boot that points to the right, standing on (x, y)."""
    return moved(
        x,
        y,
        path("rust", "M-22-58H10L12-26Q34-24 42-10V-4H-22Z"),
        path("brick", "M-2-58H10L12-26Q34-24 42-10V-4H4Z"),
        box("umber", -25, -5, 69, 9, 3),
        box("ember", -25, -62, 38, 10, 4),
        line("cream", 4, "M-2-44L12-40M-1-32L15-28"),
        scale=scale,
        turn=turn,
    )


def lantern(x: Number, y: Number, scale: float = 1) -> Svg:
    """A lantern that hangs from (x, y)."""
    return moved(
        x,
        y,
        line("night", 4, "M-12 18Q0-10 12 18"),
        path("night", "M-10 14H10L16 24H-16Z"),
        box("straw", -13, 24, 26, 32),
        path("amber", "M0 28Q10 42 0 54Q-10 42 0 28Z"),
        line("night", 3.5, "M-13 24V56M13 24V56", flat=True),
        box("night", -17, 56, 34, 8, 2),
        scale=scale,
    )


def paper(
    x: Number,
    y: Number,
    w: float,
    h: float,
    turn: Number = 0,
    *,
    lines: int = 4,
    ink: str = "cream",
) -> Svg:
    """A sheet with writing on it, from its upper left corner."""
    rows = "".join(
        f"M{w * 0.16} {h * (0.2 + 0.62 * k / max(1, lines - 1))}"
        f"H{w * (0.84 if k % 2 == 0 else 0.62)}"
        for k in range(lines)
    )
    return moved(x, y, box(ink, 0, 0, w, h, 3), line("dusk", 3, rows, flat=True), turn=turn)


def berry(x: Number, y: Number, r: Number = 6) -> Svg:
    """A berry."""
    return drawn(disc("rust", x, y, r), disc("peach", x - r * 0.3, y - r * 0.3, r * 0.3))


def droplet(x: Number, y: Number, scale: float = 1, ink: str = "mist") -> Svg:
    """A drop of water."""
    return moved(x, y, path(ink, "M0-10C-9 4-7 11 0 11S9 4 0-10Z"), scale=scale)


def swirl(x: Number, y: Number, w: float, ink: str = "cream", width: Number = 7) -> Svg:
    """Moving air: a line that curls at its right end."""
    return line(
        ink,
        width,
        f"M{x} {y}H{x + w}q{w * 0.2} 0 {w * 0.2} {-w * 0.15}t{-w * 0.16} {-w * 0.13}"
        f"t{-w * 0.12} {w * 0.1}",
    )


def sparkle(x: Number, y: Number, r: Number = 10, ink: str = "straw") -> Svg:
    """A star with four rays."""
    k = r * 0.25
    return path(
        ink,
        f"M{x} {y - r}L{x + k} {y - k}L{x + r} {y}L{x + k} {y + k}L{x} {y + r}L{x - k} {y + k}"
        f"L{x - r} {y}L{x - k} {y - k}Z",
    )
