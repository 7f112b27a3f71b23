"""Bigfootses: a race for the most valuable bigfootses nobody has ever photographed."""

from squatch.games.bigfootses.game import GAME

__all__ = ["GAME"]
