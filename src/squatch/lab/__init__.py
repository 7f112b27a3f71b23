"""Experiments with games: batches between bots, whole games to read, how fast all of it is."""

from squatch.lab.estimate import Estimate
from squatch.lab.simulate import Report, simulate, usual_players

__all__ = ["Estimate", "Report", "simulate", "usual_players"]
