"""Which picture is which card of the deck."""

from __future__ import annotations

from art.bigfootses.beasts import BEASTS
from art.bigfootses.bigfeatures import BIGFEATURES
from art.bigfootses.commons import COMMONS
from art.bigfootses.creatures import CREATURES
from art.bigfootses.gear import GEAR
from art.bigfootses.happenings import HAPPENINGS
from art.bigfootses.items import ITEMS
from art.bigfootses.legends import LEGENDS
from art.bigfootses.modifiers import MODIFIERS
from art.bigfootses.professions import PROFESSIONS
from art.bigfootses.rarities import RARITIES
from art.bigfootses.scenes import BOX
from art.bigfootses.shenanigans import SHENANIGANS
from art.bigfootses.witches import WITCHES
from art.frames import symbol
from art.pen import Svg


def woods() -> list[Svg]:
    """The Woods."""
    met = {**COMMONS, **RARITIES, **LEGENDS, **BIGFEATURES}
    pictures = {**CREATURES, **BEASTS, **WITCHES, **HAPPENINGS}
    return [
        *(symbol(name, BOX, sighting().picture()) for name, sighting in met.items()),
        *(symbol(name, BOX, draw()) for name, draw in pictures.items()),
    ]


def thingies() -> list[Svg]:
    """The Thingies."""
    pictures = {**GEAR, **ITEMS, **SHENANIGANS, **MODIFIERS}
    return [symbol(name, BOX, draw()) for name, draw in pictures.items()]


def professions() -> list[Svg]:
    """The professions."""
    return [symbol(name, BOX, draw()) for name, draw in PROFESSIONS.items()]
