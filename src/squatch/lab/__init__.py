"""Experiments with games: batches between bots, and how fast all of it is."""

from squatch.lab.estimate import Estimate
from squatch.lab.simulate import Report, simulate

__all__ = ["Estimate", "Report", "simulate"]
