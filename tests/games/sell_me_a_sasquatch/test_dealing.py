"""Whole states dealt from what a seat has seen: exact chances, and facts that may never break."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

import pytest

from games.sell_me_a_sasquatch.chances import fits, ways
from games.sell_me_a_sasquatch.tabletop import Table, cards, deal, lay
from squatch.core.chance import Fast
from squatch.core.conformance import STEPPERS
from squatch.core.state import State
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import (
    Choose,
    Flip,
    Offer,
    Own,
    PlayExpander,
    PlayOptimeter,
    Stop,
)
from squatch.games.sell_me_a_sasquatch.game import SasquatchOptions
from squatch.games.sell_me_a_sasquatch.kinds import cards_of
from squatch.games.sell_me_a_sasquatch.rules import board
from squatch.games.sell_me_a_sasquatch.rules.piles import KINDS, count, size
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

DEALS = 4000
SPECTATOR = -1
Zone = Callable[[Sasquatch], int]
PLAIN = STEPPERS["directly"]


def test_before_a_shuffle_every_unseen_card_is_everywhere_alike() -> None:
    sale = lay(
        "flipping",
        PLAIN,
        hands={0: "Giant", 1: "Big", 2: "Bug Tiny"},
        deals={1: deal("Tiny", "Tiny Big"), 2: deal("Tiny")},
        draw="Big Giant",
    )
    zones = [hand(1), down(1, 1), hand(2), draw]
    _check(sale, 0, zones, ways(cards("Big Tiny Big Bug Tiny Big Giant"), [1, 2, 2, 2]))


def test_a_seller_knows_the_own_deal_and_a_spectator_nothing() -> None:
    sale = lay(
        "flipping",
        PLAIN,
        hands={0: "Giant", 1: "Big", 2: "Bug"},
        deals={1: deal("Tiny", "Shark"), 2: deal("Tiny", "Big")},
        draw="Big",
    )
    _check(sale, 1, [hand(0), hand(2), down(2, 2), draw], ways(cards("Giant Bug Big Big"), [1] * 4))
    zones = [hand(0), hand(1), hand(2), down(1, 1), down(2, 2), draw]
    _check(sale, SPECTATOR, zones, ways(cards("Giant Big Bug Shark Big Big"), [1] * 6))


def test_cards_added_by_others_are_theirs() -> None:
    sale = lay(
        "playing",
        PLAIN,
        hands={0: "Bug", 1: "Medium", 2: "Bug Giant"},
        collections={2: "Expander", 1: "Optimeter"},
        deals={1: deal("Tiny", "Shark"), 2: deal("Tiny")},
        draw="Big",
    )
    sale.act(2, PlayExpander(1, "giant"))
    zones = [hand(1), hand(2), down(1, 1), down(1, 2), draw]
    _check(sale, 0, zones, ways(cards("Medium Bug Shark Giant Big"), [1] * 5))
    zones = [hand(0), hand(2), down(1, 2), draw]
    _check(sale, 1, zones, ways(cards("Bug Bug Giant Big"), [1] * 4))


def test_which_card_of_a_sealed_offer_faces_up_is_open() -> None:
    sale = lay(
        "offering", PLAIN, hands={0: "Giant", 1: "Tiny Big Bug", 2: "Bug Tiny Tiny"}, draw="Giant"
    )
    sale.act(1, Offer(cards("Tiny Big Bug"), "big"))
    seen = sale.state.seen(2)
    chance = Fast(5)
    faces: Counter[Hashable] = Counter()
    for _ in range(DEALS):
        world = seen.deal(chance)
        assert isinstance(world, Sasquatch)
        kind = int(world.marks[board.FACING + 1]) - 1
        assert count(world.down(1, 1), kind) > 0
        faces[kind] += 1
    # Two of the five unseen cards are Giants, the others differ; three of the five lie there.
    assert fits(faces, {0: 2, 1: 1, 3: 1, 4: 1})


# --- after a shuffle

OLD = {0: "Giant Giant", 1: "Big Tiny Tiny Bug", 2: "Bug Giant Big"}
SHUFFLED = "Medium Medium Medium Big Tiny Giant Medium Big Tiny"


def shuffled_table(*, draws: str = "") -> Table:
    """A turn has ended: hands were filled up after the discard pile had been shuffled."""
    sale = lay(
        "choosing",
        PLAIN,
        hands=OLD,
        deals={1: deal("Shark"), 2: deal("Horse")},
        draw=draws,
        discard=SHUFFLED,
    )
    sale.act(0, Choose(1))
    assert sale.state.shuffled == 1
    assert [sale.hand_size(seat) for seat in range(3)] == [5, 5, 5]
    return sale


def test_after_a_shuffle_the_older_cards_stay_with_who_holds_them() -> None:
    sale = shuffled_table()
    old_hands = ways(cards(OLD[1] + " " + OLD[2]), [4, 3])
    mine = Counter(sale.hand(0)) - Counter(cards(OLD[0]))
    pool = Counter(cards(SHUFFLED)) - mine
    drawn = ways(sorted(pool.elements()), [1, 2, 3])
    expected: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for (old1, old2), older in old_hands.items():
        for (new1, new2, left), newer in drawn.items():
            outcome = (sorted_cards(old1 + new1), sorted_cards(old2 + new2), left)
            expected[outcome] += older * newer
    _check(sale, 0, [hand(1), hand(2), draw], expected)


def test_after_a_shuffle_a_spectator_knows_what_went_into_it() -> None:
    sale = lay(
        "choosing",
        PLAIN,
        hands={0: "Giant Giant Big Big Big", 1: "Big Tiny Tiny Bug", 2: "Bug Giant Big Tiny Tiny"},
        deals={1: deal("Shark"), 2: deal("Horse")},
        draw="",
        discard="Medium Medium Giant",
    )
    sale.act(0, Choose(1))
    chance = Fast(3)
    left: Counter[Hashable] = Counter()
    for _ in range(DEALS):
        world = sale.state.seen(SPECTATOR).deal(chance)
        assert isinstance(world, Sasquatch)
        left[cards_of(world.piles[board.DRAW])] += 1
        fresh = Counter(cards("Medium Medium Giant")) - Counter(cards_of(world.piles[board.DRAW]))
        assert not fresh - Counter(cards_of(world.piles[board.HAND + 1]))  # who drew it holds it
    assert fits(left, {cards("Medium Medium"): 1, cards("Medium Giant"): 2})


def test_who_drew_nothing_since_holds_none_of_the_shuffled_kinds() -> None:
    sale = lay(
        "choosing",
        PLAIN,
        hands={0: "Giant Giant Big Big Big", 1: "Big Tiny Tiny Bug", 2: "Bug Giant Big Tiny Tiny"},
        deals={1: deal("Shark"), 2: deal("Horse")},
        draw="",
        discard="Medium Medium Medium",
    )
    sale.act(0, Choose(1))
    chance = Fast(3)
    for _ in range(200):
        world = sale.state.seen(0).deal(chance)
        assert isinstance(world, Sasquatch)
        assert "medium" not in cards_of(world.piles[board.HAND + 2])
        assert "medium" in cards_of(world.piles[board.HAND + 1])
        assert cards_of(world.piles[board.DRAW]) == cards("Medium Medium")


def test_the_last_cards_of_the_old_pile_are_among_the_older_ones() -> None:
    sale = shuffled_table(draws="Horse")  # drawn by seat 1 before the shuffle
    assert [int(sale.state.marks[board.FRESH + seat]) for seat in range(3)] == [3, 0, 2]
    chance = Fast(8)
    for _ in range(300):
        world = sale.state.seen(2).deal(chance)
        assert isinstance(world, Sasquatch)
        assert "medium" not in cards_of(world.piles[board.HAND + 1])


def test_after_a_reveal_it_is_open_whether_the_card_was_older() -> None:
    sale = lay(
        "choosing",
        PLAIN,
        seats=4,
        buyer=3,
        hands={
            0: "Big Big",
            1: "Medium Tiny Tiny Tiny Shark",
            2: "Medium Tiny Tiny Tiny Shark",
            3: "Giant Giant Giant Giant Giant",
        },
        deals={0: deal("Horse"), 1: deal("Bug"), 2: deal("Big")},
        draw="",
        discard="Medium Medium Medium Medium Medium Medium",
    )
    sale.act(3, Choose(1))  # and seat 0 draws three Mediums
    sale.acts(
        (0, Offer(cards("Medium Medium Medium"), "medium")),
        (2, Offer(cards("Tiny Tiny Tiny"), "tiny")),
        (3, Offer(cards("Giant Giant Giant"), "giant")),
        (1, Flip(0)),
    )
    seen = sale.state.seen(SPECTATOR)
    chance = Fast(9)
    holders: set[int] = set()
    for _ in range(300):
        world = seen.deal(chance)
        _hard_facts(sale.state, SPECTATOR, world)
        assert isinstance(world, Sasquatch)
        holders |= {s for s in range(4) if count(world.piles[board.HAND + s], 2)}
    assert holders >= {1, 2, 3}  # as it is, and as it could be


def test_a_second_shuffle_starts_anew() -> None:
    sale = lay(
        "choosing",
        PLAIN,
        hands={0: "Giant Giant Big Big Big", 1: "Big Tiny Tiny Bug", 2: "Bug Giant Big Tiny Bug"},
        collections={2: "Optimeter"},
        deals={1: deal("Shark"), 2: deal("Horse")},
        draw="",
        discard="Medium",
    )
    sale.act(0, Choose(1))
    assert (sale.draw, sale.discard) == ((), ())
    sale.act(0, Offer(cards("Giant Giant Big"), "big"))
    sale.act(2, Offer(cards("Bug Bug Giant"), "giant"))
    sale.act(1, Flip(0))
    sale.acts((2, PlayOptimeter(Own(2, "poison-pill-bug"))))
    assert sale.discard == cards("Optimeter")
    sale.acts((1, Choose(0)), (0, Stop()))
    assert cards_of(sale.state.piles[board.PUBLIC_POOL])[-1] == "spectroelectric-optimeter"
    for seat in range(-1, 3):
        _hard_facts(sale.state, seat, sale.state.seen(seat).deal(Fast(2)))


# --- facts that may never break


@pytest.mark.parametrize("seats", GAME.seats)
def test_dealt_worlds_keep_what_is_known(seats: int) -> None:
    for seed in range(3):
        chance = Fast(seed, seats)
        options = SasquatchOptions(late_isolator=seed == 1)
        state = GAME.new(seats, chance, options=options)
        while state.pending():
            for audience in range(-1, seats):
                world = state.seen(audience).deal(chance)
                _hard_facts(state, audience, world)
                _imagined_by_another(world, (audience + 2) % (seats + 1) - 1, chance)
            seat = int(state.to_act())
            legal = state.legal(seat)
            state.step(seat, legal[chance.below(len(legal))], chance, None)


def test_two_deals_differ_and_one_chance_gives_one_deal() -> None:
    seen = GAME.new(4, Fast(1)).seen(0)
    assert seen.deal(Fast(1)).save() == seen.deal(Fast(1)).save()
    assert seen.deal(Fast(1)).save() != seen.deal(Fast(2)).save()


def _hard_facts(state: Sasquatch, audience: int, world: object) -> None:
    assert isinstance(world, Sasquatch)
    assert world.audience == -2
    seen = state.seen(audience)
    assert world.seen(audience).save() == seen.save()
    _all_cards_once(world)
    if not state.shuffled:
        return
    if state.phase != board.OVER:
        _older_cards_stay(state, audience, world)
    for seat in range(-1, state.seats):  # what is left was shuffled, and nobody has drawn it
        at = board.PUBLIC_POOL if seat == SPECTATOR else board.POOL + seat
        left, pool = world.piles[board.DRAW], world.piles[at]
        assert all(count(left, kind) <= count(pool, kind) for kind in range(KINDS))
        fresh = 0 if seat == SPECTATOR else world.marks[board.FRESH + seat]
        assert size(pool) == size(world.piles[board.PUBLIC_POOL]) - fresh


def _imagined_by_another(world: State, audience: int, chance: Fast) -> None:
    """What somebody in a dealt world would deal from what is seen there."""
    seen = world.seen(audience)
    imagined = seen.deal(chance)
    assert isinstance(imagined, Sasquatch)
    assert imagined.seen(audience).save() == seen.save()
    _all_cards_once(imagined)


def _older_cards_stay(state: Sasquatch, audience: int, world: Sasquatch) -> None:
    """Whoever drew less than it hides holds older cards, of those that were held before."""
    held = world.piles[board.PUBLIC_HELD if audience == SPECTATOR else board.HELD + audience]
    for seat in range(state.seats):
        if seat != audience:
            hidden = Counter(cards_of(world.piles[board.HAND + seat]))
            for offer in range(state.seats):
                hidden.update(cards_of(world.down(offer, seat)))
            newer = sum((hidden - Counter(cards_of(held))).values())
            assert newer <= world.marks[board.FRESH + seat]


def _all_cards_once(world: Sasquatch) -> None:
    lying = world.piles[board.DRAW] + world.piles[board.DISCARD]
    for zone in range(board.POOL):
        assert world.piles[zone] >= 0
        lying += world.piles[zone]
    assert lying == world.deck.copies


# --- zones


def hand(seat: int) -> Zone:
    return lambda world: int(world.piles[board.HAND + seat])


def down(offer: int, by: int) -> Zone:
    return lambda world: int(world.down(offer, by))


def draw(world: Sasquatch) -> int:
    return int(world.piles[board.DRAW])


def sorted_cards(held: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(held))


def _check(
    sale: Table, audience: int, zones: list[Zone], expected: Counter[tuple[tuple[str, ...], ...]]
) -> None:
    """Deal many times and compare what lies where with exact chances."""
    seen = sale.state.seen(audience)
    chance = Fast(11)
    dealt: Counter[Hashable] = Counter()
    for _ in range(DEALS):
        world = seen.deal(chance)
        assert isinstance(world, Sasquatch)
        dealt[tuple(sorted_cards(cards_of(zone(world))) for zone in zones)] += 1
    assert fits(dealt, dict(expected.items()))
