"""Trailblazers: Sasquatch: trails laid together, with somebody who does not want to be found."""

from squatch.games.trailblazers_sasquatch.game import GAME

__all__ = ["GAME"]
