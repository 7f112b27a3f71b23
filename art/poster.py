"""The poster of Sell Me a Sasquatch: 320 wide and 430 high, its foot covered by the title."""

from __future__ import annotations

from art.buyer import buyer
from art.pen import Svg, box, disc, drawn, line, moved, path
from art.pieces import card_mini
from art.shapes import pine


def poster() -> Svg:
    """The Buyer Squatch behind a stall, the moon behind the Buyer Squatch."""
    return drawn(
        box("dusk", 0, 0, 320, 430),
        disc("straw", 160, 176, 126),
        path("deep", "M0 240L50 190L92 226L130 198L200 236L262 184L320 230V430H0Z"),
        pine(28, 330, 180, 84, "forest", "night"),
        pine(294, 330, 196, 88, "forest", "night"),
        pine(70, 338, 120, 64, "forest", "night"),
        pine(252, 338, 126, 66, "forest", "night"),
        moved(60, 62, buyer(), scale=1.02),
        path("bark", "M0 338H320V430H0Z"),
        path("tan", "M-6 322H326V344H-6Z"),
        path("amber", "M-6 322H326V330H-6Z"),
        card_mini(18, 282, -8, 44, 60, "back"),
        card_mini(56, 276, 5, 44, 60, "face"),
        card_mini(222, 278, -6, 44, 60, "face"),
        card_mini(262, 280, 8, 44, 60, "back"),
        line("night", 4, "M40 344V430M110 344V430M190 344V430M262 344V430", flat=True),
    )
