"""Deals of the zoo against enumeration: each world that fits what was seen is equally likely."""

from collections import Counter
from itertools import permutations

import pytest

from squatch.core.chance import Fast
from zoo import bids, moles, stack, tracks
from zoo.base import ZooState, members

DEALS_A_WORLD = 200


def is_uniform(seen: ZooState, zone: str, worlds: list[tuple[int, ...]]) -> bool:
    chance = Fast(11)
    deals = DEALS_A_WORLD * len(worlds)
    counts = Counter(tuple(seen.deal(chance).zone(zone)) for _ in range(deals))
    if set(counts) != set(worlds):
        return False
    chi_square = sum((counts[world] - DEALS_A_WORLD) ** 2 / DEALS_A_WORLD for world in worlds)
    freedom = len(worlds) - 1
    return bool(abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5)


def test_a_mole_is_anyone_whose_role_was_not_seen() -> None:
    state = next(
        state
        for seed in range(99)
        if (state := moles.GAME.new(5, Fast(seed))).zone("roles")[2:5].count(1)
    )
    worlds = [tuple(int(seat == mole) for seat in range(5)) for mole in (2, 3, 4)]
    assert is_uniform(state.seen(0), "roles", worlds)


@pytest.mark.parametrize("audience", [0, 1, -1])
def test_a_card_that_was_looked_at_stays_and_the_others_are_shuffled(audience: int) -> None:
    state = stack.GAME.new(2, Fast(3))
    for seat, code in ((0, stack.GRAB), (0, stack.PEEK), (0, stack.COUNTER)):
        state.apply(seat, code, Fast(0))
    while state.pending() and state.stack:  # type: ignore[attr-defined]
        state.apply(state.to_act(), stack.PASS, Fast(0))
    deck = state.zone("deck")  # the card that seat 0 knows went under it
    worlds = [cards for cards in permutations(deck) if audience != 0 or cards[-1] == deck[-1]]
    assert is_uniform(state.seen(audience), "deck", worlds)


def test_goals_come_from_the_cards_that_are_left() -> None:
    state = tracks.GAME.new(2, Fast(1))
    own = state.zone("goals")[0]
    left = list(tracks.GAME.cards)
    left.remove(own)
    chance = Fast(5)
    counts = Counter(state.seen(0).deal(chance).zone("goals")[1] for _ in range(5000))
    expected = {goal: 1000 * left.count(goal) for goal in set(left)}
    assert sum((counts[goal] - many) ** 2 / many for goal, many in expected.items()) < 13.8


def test_a_sealed_bid_is_any_card_of_the_hand() -> None:
    state = bids.GAME.new(3, Fast(1))
    state.apply(1, 4, Fast(0))
    hand = members(state.zone("hands")[1])
    assert is_uniform(state.seen(0), "bids", [(0, bid, 0) for bid in hand])
    assert state.seen(1).deal(Fast(2)).zone("bids") == [0, 4, 0]
