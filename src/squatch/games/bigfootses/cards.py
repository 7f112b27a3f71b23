"""A card as deck files describe it, one type for each of the three books."""

from __future__ import annotations

import msgspec

from squatch.games.bigfootses.effects import Standing, Step


class Thingie(msgspec.Struct, frozen=True):
    """A kind of Thingie. `name` and `flavour` are "" where the catalogue has them."""

    id: str
    class_: str
    copies: int
    sort: str
    standing: tuple[Standing, ...]
    steps: tuple[Step, ...]
    name: str = ""
    flavour: str = ""


class WoodsCard(msgspec.Struct, frozen=True):
    """A kind of Woods card; `number` is its evasiveness or strength, 0 for witches and happenings.

    `met` is in force while the card is encountered, `kept` while it lies in a corral or, a witch,
    in the middle; `reveal`, `caught` and `escape` are what it does when that happens.
    """

    id: str
    class_: str
    copies: int
    number: int
    points: int
    met: tuple[Standing, ...]
    kept: tuple[Standing, ...]
    reveal: tuple[Step, ...]
    caught: tuple[Step, ...]
    escape: tuple[Step, ...]
    name: str = ""
    flavour: str = ""


class Profession(msgspec.Struct, frozen=True):
    """A profession: its work, and a standing trait."""

    id: str
    work: tuple[Step, ...]
    trait: tuple[Standing, ...]
    name: str = ""
    flavour: str = ""
