"""Means with 95 % intervals."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959963984540054
"""Standard deviations either way that hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over the games of a batch, and its 95 % interval."""

    mean: float
    low: float
    high: float


def share(total: float, games: int) -> Estimate:
    """The mean of a share from 0 to 1 that adds up to `total`, with Wilson's interval.

    A shared win counts as a part of one. The interval is then a little wider than it need be:
    nothing between 0 and 1 with a given mean varies more than a yes or no.

    >>> share(50, 100)
    Estimate(mean=0.5, low=0.404, high=0.596)
    >>> share(0, 100)
    Estimate(mean=0.0, low=0.0, high=0.037)
    """
    mean = total / games
    spread = Z * sqrt(mean * (1 - mean) / games + (Z / (2 * games)) ** 2)
    middle, width = mean + Z**2 / (2 * games), 1 + Z**2 / games
    return _rounded(mean, max(0.0, (middle - spread) / width), min(1.0, (middle + spread) / width))


def average(values: dict[float, int]) -> Estimate:
    """The mean of counted values of any size, with the interval of the normal distribution.

    >>> average({1.0: 50, -1.0: 50})
    Estimate(mean=0.0, low=-0.197, high=0.197)
    """
    games = sum(values.values())
    mean = sum(value * times for value, times in values.items()) / games
    squares = sum((value - mean) ** 2 * times for value, times in values.items())
    spread = Z * sqrt(squares / max(1, games - 1) / games)
    return _rounded(mean, mean - spread, mean + spread)


def _rounded(mean: float, low: float, high: float) -> Estimate:
    """Rounded to what is worth saying; adding 0.0 keeps a minus away from zero."""
    return Estimate(round(mean, 4) + 0.0, round(low, 3) + 0.0, round(high, 3) + 0.0)
