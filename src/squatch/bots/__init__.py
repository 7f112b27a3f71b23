"""Players that are programs, and how to find them by name."""

from __future__ import annotations

from squatch.bots.bot import Bot
from squatch.bots.instinct import Instinct
from squatch.bots.random import Random
from squatch.bots.sampler import Sampler
from squatch.core.errors import UnknownBot

__all__ = ["Bot", "Instinct", "Random", "Sampler", "bots", "find_bot"]

_BOTS: tuple[Bot, ...] = (Instinct(), Sampler(), Random())


def bots() -> dict[str, Bot]:
    """All players by name, the usual opponent first: a table is offered them in this order."""
    return {bot.name: bot for bot in _BOTS}


def find_bot(name: str) -> Bot:
    """The player of this name. Raises UnknownBot, which lists the names there are.

    >>> find_bot("instinct").name
    'instinct'
    """
    known = bots()
    if name not in known:
        raise UnknownBot(f"there is no bot '{name}'; there are: {', '.join(known)}")
    return known[name]
