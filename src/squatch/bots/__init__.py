"""Players that are programs, and how to find them by name."""

from __future__ import annotations

from squatch.bots.bot import Bot
from squatch.bots.instinct import Instinct
from squatch.bots.random import Random
from squatch.bots.random_quiet import RandomQuiet
from squatch.bots.sampler import Sampler
from squatch.core.errors import UnknownBot

__all__ = ["Bot", "Instinct", "Random", "RandomQuiet", "Sampler", "bots", "find_bot"]

_BOTS: tuple[Bot, ...] = (Instinct(), Sampler(), Random())
_OF_THE_LAB: tuple[Bot, ...] = (RandomQuiet(),)


def bots() -> dict[str, Bot]:
    """The players a table is offered, by name, in this order: the usual opponent first."""
    return {bot.name: bot for bot in _BOTS}


def find_bot(name: str) -> Bot:
    """The player of this name, also one that is for the lab only.

    Raises UnknownBot, which lists the names there are.

    >>> find_bot("instinct").name
    'instinct'
    """
    known = bots() | {bot.name: bot for bot in _OF_THE_LAB}
    if name not in known:
        raise UnknownBot(f"there is no bot '{name}'; there are: {', '.join(known)}")
    return known[name]
