"""A server whose Bigfootses ends in a few rounds, with cancels enough for everybody.

`python brisk_server.py DATABASE` says where it serves, and serves until it is terminated.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from functools import cache

import msgspec

from squatch.core.chance import Chance
from squatch.core.game import Deck, Options
from squatch.core.journal import Journal
from squatch.games.bigfootses.deck import BigfootsesDeck, standard_deck
from squatch.games.bigfootses.effects import Step
from squatch.games.bigfootses.game import BigfootsesGame
from squatch.games.bigfootses.rules.turn import Bigfootses
from squatch.server.serve import running
from squatch.server.settings import Settings

CANCELS = ("wrong-form", "decaf", "wind-change")
MISCHIEF = ("borrowed", "ants", "flat-tyre", "light-fingers")
GEAR = ("net-launcher", "compass", "good-boots")


@cache
def brisk_deck() -> BigfootsesDeck:
    """A third cancels, a third shenanigans, some gear; three bigfootses win, and all are slow."""
    deck = standard_deck()
    thingies = tuple(
        msgspec.structs.replace(
            card, copies=3, steps=(Step("cancel"),) if card.id in CANCELS else card.steps
        )
        for card in deck.thingies
        if card.id in CANCELS + MISCHIEF + GEAR
    )
    woods = tuple(
        msgspec.structs.replace(card, number=3, points=4)
        for card in deck.woods
        if card.class_ == "bigfoot"
    )
    creatures = tuple(card for card in deck.woods if card.class_ == "creature")[:3]
    return BigfootsesDeck(thingies, woods + creatures, deck.professions)


class BriskBigfootses(BigfootsesGame):
    """The game with these cards."""

    def standard_deck(self) -> BigfootsesDeck:
        """The cards of this server."""
        return brisk_deck()

    def new(
        self,
        seats: int,
        chance: Chance,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        journal: Journal | None = None,
    ) -> Bigfootses:
        """A game before its first decision."""
        return super().new(
            seats, chance, options=options, deck=deck or brisk_deck(), journal=journal
        )

    def restore(self, saved: list[int], deck: Deck | None = None) -> Bigfootses:
        """The inverse of `State.save`."""
        return super().restore(saved, deck or brisk_deck())


async def main(database: str) -> None:
    """Serve until it is terminated."""
    game = BriskBigfootses()
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    async with running(Settings(port=0, database=database), games={game.id: game}) as up:
        print(up.url, flush=True)
        await ended.wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
