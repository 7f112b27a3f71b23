"""Squatch: card games of hidden information, to play, to simulate and to write bots for."""

__version__ = "0.1.0"
