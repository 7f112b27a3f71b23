"""The poster of Bigfootses: 320 wide and 430 high, its foot covered by the title."""

from __future__ import annotations

from art.bigfootses.figure import HULK, LANKY, SMALL, STURDY, Bigfoot, at_head, stand
from art.bigfootses.things import brimmed
from art.pen import Svg, box, disc, drawn, moved, path
from art.shapes import rays


def poster() -> Svg:
    """A corral, and whoever lives in it, glad to be seen."""
    hatted = Bigfoot(
        STURDY, "forest", "shade", "pine", ("hang", "hang"), (0.4, 0.1), 0.36, mouth="frown",
        worn=at_head(STURDY, brimmed(2, -26, 1.08)), seed=5,
    )  # fmt: skip
    tall = Bigfoot(LANKY, "pine", "forest", "tan", ("hang", "hang"), (0, 0.1), 0.3, mouth="smile",
                   seed=8, tuft=11)  # fmt: skip
    small = Bigfoot(SMALL, "dusk", "deep", "mist", ("hang", "wave"), (-0.4, -0.2), 0.44,
        mouth="flat",
                    seed=11)  # fmt: skip
    behind = Bigfoot(HULK, "bark", "umber", "clay", ("hang", "hang"), (-0.6, 0.1), 0.5, mouth="wry",
                     seed=14)  # fmt: skip
    posts = (28, 108, 212, 300)
    return drawn(
        box("ember", 0, 0, 320, 430),
        rays(170, 190, 20, 420, "rust", 0.25),
        disc("straw", 172, 176, 98),
        moved(292, 404, stand(behind), scale=1.2),
        moved(162, 428, stand(tall), scale=1.72),
        moved(60, 430, stand(hatted), scale=1.2),
        moved(244, 408, stand(small), scale=1.3),
        *(
            drawn(
                path("tan", f"M{x - 11} 430V292L{x} 276L{x + 11} 292V430Z"),
                path("clay", f"M{x} 276L{x + 11} 292V430H{x + 1}Z"),
            )
            for x in posts
        ),
        path("straw", "M-4 304L324 296V318L-4 328Z"),
        path("amber", "M-4 320L324 311V318L-4 328Z"),
        path("straw", "M-4 366L324 374V396L-4 388Z"),
        path("amber", "M-4 381L324 389V396L-4 388Z"),
        *(disc("bark", x, y, 4) for x in posts for y in (312, 380)),
    )
