"""Sell Me a Sasquatch: cryptid traders, sealed offers, and cards nobody has seen."""

from squatch.games.sell_me_a_sasquatch.game import GAME

__all__ = ["GAME"]
