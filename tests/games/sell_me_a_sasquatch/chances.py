"""Counting what can lie where: exact chances to hold `deal` against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import comb, prod, sqrt

Cards = tuple[str, ...]


def ways(cards: Sequence[str], sizes: Sequence[int]) -> Counter[tuple[Cards, ...]]:
    """In how many ways different copies fill places of these sizes, by the kinds in each place.

    >>> ways(["a", "a", "b"], [1, 2])
    Counter({(('a',), ('a', 'b')): 2, (('b',), ('a', 'a')): 1})
    """
    assert len(cards) == sum(sizes)
    found: Counter[tuple[Cards, ...]] = Counter()
    _fill(Counter(cards), list(sizes), (), 1, found)
    return found


def _fill(
    left: Counter[str],
    sizes: list[int],
    placed: tuple[Cards, ...],
    number: int,
    found: Counter[tuple[Cards, ...]],
) -> None:
    if not sizes:
        found[placed] += number
        return
    for held in _hands(sorted(left), left, sizes[0]):
        number_of = prod(comb(left[kind], held[kind]) for kind in held)
        cards = tuple(sorted(held.elements()))
        _fill(left - held, sizes[1:], (*placed, cards), number * number_of, found)


def _hands(kinds: list[str], left: Mapping[str, int], size: int) -> Iterator[Counter[str]]:
    if not kinds:
        if size == 0:
            yield Counter()
        return
    for copies in range(min(left[kinds[0]], size) + 1):
        for rest in _hands(kinds[1:], left, size - copies):
            yield rest + Counter({kinds[0]: copies})


def fits(seen: Mapping[Hashable, int], expected: Mapping[Hashable, int]) -> bool:
    """Pearson's χ² test: would chance deviate further in more than one of a thousand runs?

    Outcomes expected fewer than five times are put together. The critical value is that of Wilson
    and Hilferty's approximation.
    """
    assert set(seen) <= set(expected), "something was dealt that cannot be"
    trials, total = sum(seen.values()), sum(expected.values())
    cells: list[tuple[float, int]] = []
    rare, rarely = 0.0, 0
    for outcome, weight in expected.items():
        mean, times = trials * weight / total, seen.get(outcome, 0)
        if mean < 5:
            rare, rarely = rare + mean, rarely + times
        else:
            cells.append((mean, times))
    if rare >= 5:
        cells.append((rare, rarely))
    freedom = len(cells) - 1
    statistic = sum((times - mean) ** 2 / mean for mean, times in cells)
    spread = 2 / (9 * freedom)
    return statistic < freedom * (1 - spread + 3.09 * sqrt(spread)) ** 3
