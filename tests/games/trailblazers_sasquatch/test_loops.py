"""Loops: the engine, which walks only what a placement changes, against a slow finder."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.trailblazers_sasquatch.maps import (
    follow,
    growing,
    loops_of,
)
from games.trailblazers_sasquatch.slow_loops import SlowMap
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE
from squatch.games.trailblazers_sasquatch.rules.ground import WALKS
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap


def compare(first: int, maps: int) -> dict[str, int]:
    """Lay random maps, compare after each piece, and count what they had in them."""
    seen = {"loops": 0, "broken": 0, "longest": 0, "most": 0, "over": 0, "twice": 0}
    for seed in range(first, first + maps):
        random = Random(seed)
        slow = SlowMap()
        before = 0
        for trail_map, piece in growing(random, random.randrange(4, 36), random.choice((1, 8, 60))):
            covered = len(slow.lines) + len(slow.bases)
            follow(slow, piece)
            loops = slow.loops()
            assert loops_of(trail_map) == loops, (seed, piece)
            assert trail_map.loop_total == sum(len(loop.squares) for loop in loops)
            size = 4 if piece.piece >= BASE_PIECE else 2
            seen["over"] += len(slow.lines) + len(slow.bases) < covered + size
            seen["broken"] += len(loops) < before
            before = len(loops)
            seen["most"] = max(seen["most"], before)
            seen["twice"] += any(len(set(loop.squares)) < len(loop.squares) for loop in loops)
            seen["longest"] = max([seen["longest"], *(len(loop.squares) for loop in loops)])
        seen["loops"] += before
    return seen


def test_both_find_the_same_loops_on_random_maps() -> None:
    seen = compare(0, 100)
    assert seen["loops"] >= 30
    assert seen["broken"] >= 30
    assert seen["over"] >= 500
    assert seen["twice"] >= 3


@pytest.mark.slow
def test_both_find_the_same_loops_on_ten_thousand_random_maps() -> None:
    seen = compare(1_000, 10_000)
    assert seen["loops"] >= 4_000
    assert seen["broken"] >= 4_000
    assert seen["over"] >= 50_000
    assert seen["twice"] >= 1_000
    assert seen["longest"] >= 12
    assert seen["most"] >= 5


maps = st.tuples(st.integers(0, 2**32), st.integers(1, 20), st.sampled_from((1, 8)))


def grown(seed: int, pieces: int, tries: int) -> TrailMap:
    """The last of a growing map."""
    *_before, (trail_map, _piece) = growing(Random(seed), pieces, tries)
    return trail_map


@given(maps)
@settings(max_examples=40, deadline=None)
def test_walking_everything_anew_changes_nothing(drawn: tuple[int, int, int]) -> None:
    trail_map = grown(*drawn)
    anew = trail_map.clone()
    walks = sum(0xFF << 16 + 8 * base for base in range(3) if trail_map.bases_laid >> base & 1)
    anew.forget(walks)
    assert not any(square & WALKS for square in anew.squares)
    anew.walk(walks)
    assert list(anew.squares) == list(trail_map.squares)
    assert list(anew.routes) == list(trail_map.routes)
    assert (anew.loops, anew.loop_total) == (trail_map.loops, trail_map.loop_total)


@given(maps)
@settings(max_examples=40, deadline=None)
def test_a_path_leads_from_an_end_to_its_partner(drawn: tuple[int, int, int]) -> None:
    trail_map = grown(*drawn)
    for number in range(trail_map.loops):
        end = trail_map.loop_end(number)
        partner = trail_map.loop_partner(end)
        path = trail_map.loop_path(end)
        assert trail_map.loop_path(partner) == [
            (x, y, left, entered) for x, y, entered, left in reversed(path)
        ]
