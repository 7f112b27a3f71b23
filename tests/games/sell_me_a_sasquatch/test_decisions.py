"""The decisions about deals, sales, sets and ends by their numbers; D1 to D17 less those about
thingamabobs, which are in `test_thingamabobs.py`.
"""

from collections.abc import Callable

from games.sell_me_a_sasquatch.tabletop import LAST_TURN, Table, cards, deal
from squatch.core.chance import Fast
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import (
    Accept,
    Choose,
    Flip,
    Offer,
    PlayExpander,
    PlayOptimeter,
    PutBy,
    Steal,
    Stop,
)
from squatch.games.sell_me_a_sasquatch.events import (
    Collected,
    Flipped,
    Offered,
    Revealed,
    Shown,
    Stage,
    Stole,
    TookToken,
    Traded,
)
from squatch.games.sell_me_a_sasquatch.game import SasquatchOptions

Lay = Callable[..., Table]


def test_d01_the_deck_is_that_of_a_printed_copy() -> None:
    rows = [(row["kind"], row["copies"], row["set_size"]) for row in GAME.standard_deck().table()]
    assert rows == [
        ("giant", 4, 1),
        ("big", 16, 2),
        ("medium", 25, 3),
        ("tiny", 20, 4),
        ("poison-pill-bug", 10, 2),
        ("loan-shark", 10, 2),
        ("trojan-horse", 12, 3),
        ("platonic-isolator", 3, 0),
        ("detrital-repositioner", 6, 0),
        ("super-detrital-repositioner", 3, 0),
        ("cryptozooptic-expander", 6, 0),
        ("spectroelectric-optimeter", 5, 0),
    ]
    assert sum(copies for _, copies, _ in rows if isinstance(copies, int)) == 120


def test_d01_the_expander_adds_and_the_optimeter_turns(table: Lay) -> None:
    sale = table(
        "playing",
        hands={2: "Giant"},
        collections={2: "Expander Optimeter"},
        deals={1: deal("Big", "Tiny"), 2: deal("Big", "Tiny")},
    )
    sale.act(2, PlayExpander(1, "giant"))
    assert (sale.face_down(1, by=2), sale.face_up(1)) == (cards("Giant"), cards("Big"))
    sale.act(2, PlayOptimeter(PutBy(1, 1)))
    assert (sale.face_down(1, by=1), sale.face_up(1)) == ((), cards("Big Tiny"))


def test_d02_the_buyer_picks_the_deal_and_chance_the_card(table: Lay) -> None:
    for drawn, shown in enumerate(["Medium", "Bug"]):
        sale = table(
            "flipping", deals={1: deal("Big", "Medium Bug"), 2: deal("Tiny", "Shark Shark")}
        )
        assert sale.pending == [0]
        assert sale.legal(0) == [Flip(1), Flip(2)]
        events = sale.act(0, Flip(1), chance=[drawn])
        assert events[0] == Flipped(cards(shown)[0], deal=1, by=1, seat=0)
        assert sale.face_up(1) == cards(f"Big {shown}")
        assert sale.face_up(2) == cards("Tiny")


def test_d02_exactly_one_card_is_turned(table: Lay) -> None:
    sale = table("flipping", deals={1: deal("Big", "Medium Bug"), 2: deal("Tiny", "Shark Shark")})
    sale.act(0, Flip(2))
    assert sale.phase == "choosing"
    assert sale.refuses(0, Flip(1)) == "refused-not-now-choosing"


def test_d04_an_emptied_deal_may_be_chosen(table: Lay) -> None:
    sale = table("choosing", deals={1: deal(), 2: deal("Giant", "Tiny Tiny")})
    assert sale.legal(0) == [Choose(1), Choose(2)]
    events = sale.act(0, Choose(1))
    assert Collected(0, 1, ()) in events
    assert (sale.collection(0), sale.tokens) == ((), [0, 0, 1])
    assert sale.state.buyer == 1


def test_d05_nasty_sets_clockwise_from_who_bought(table: Lay) -> None:
    sale = table(
        "choosing",
        seats=4,
        buyer=2,
        collections={0: "Bug", 2: "Horse Horse", 3: "Bug"},
        deals={0: deal("Bug", "Big"), 1: deal("Horse", "Tiny"), 3: deal("Bug", "Medium")},
        tokens=[0, 0, 1, 0],
    )
    events = sale.act(2, Choose(1))
    assert sale.state.victim == 3
    events += sale.act(1, Stop())
    assert sale.state.victim == 0
    traded = [(e.seat, e.card) for e in events if isinstance(e, Traded)]
    assert traded == [(2, "trojan-horse"), (3, "poison-pill-bug"), (0, "poison-pill-bug")]


def test_d05_until_nobody_has_one(table: Lay) -> None:
    sale = table(  # the sharks of seat 2 strike twice: one set there, one after the other
        "choosing",
        collections={2: "Shark Shark Shark Medium"},
        deals={1: deal("Big", "Tiny"), 2: deal("Shark", "Tiny Tiny")},
    )
    sale.act(0, Choose(1))
    sale.act(1, Stop())
    assert (sale.phase, sale.state.steals) == ("stealing", 2)
    sale.act(1, Stop())
    assert sale.phase == "offering"


def test_d06_the_new_buyers_own_set_strikes_nobody(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Bug Horse", 1: "Horse Horse Big"},
        deals={1: deal("Bug", "Medium"), 2: deal("Tiny", "Tiny")},
        tokens=[0, 1, 1],
    )
    events = sale.acts((0, Choose(1)), (1, Steal("trojan-horse")))
    assert Traded(1, "trojan-horse", 1, 0) in events
    assert not [event for event in events if isinstance(event, TookToken)]
    assert (sale.tokens, sale.collection(1)) == ([0, 1, 1], cards("Big"))


def test_d06_a_set_completed_in_the_middle_of_an_effect_waits_for_its_end(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark Bug Bug", 1: "Bug"},
        deals={1: deal("Shark", "Medium"), 2: deal("Tiny", "Tiny")},
        set_sizes={"Bug": 3},
    )
    sale.act(0, Choose(1))
    sale.act(1, Steal("poison-pill-bug"))
    events = sale.act(1, Steal("poison-pill-bug"))
    assert [type(event) for event in events][:2] == [Stole, Traded]


def test_d07_the_printed_number_of_tokens_is_no_limit(table: Lay) -> None:
    sale = table(
        "choosing",
        deals={1: deal("Giant", "Tiny Tiny"), 2: deal("Big", "Tiny Tiny")},
        tokens=[14, 13, 14],
    )
    sale.act(0, Choose(1))
    assert sale.tokens == [15, 13, 14]


def test_d08_with_fewer_than_three_cards_a_seller_offers_all(table: Lay) -> None:
    sale = table("offering", hands={0: "Big", 1: "Tiny Giant", 2: "Bug", 3: ""}, seats=4)
    assert sale.pending == [1, 2]
    assert sale.legal(1) == [
        Offer(cards("Giant Tiny"), "giant"),
        Offer(cards("Giant Tiny"), "tiny"),
    ]
    assert sale.legal(2) == [Offer(cards("Bug"), "poison-pill-bug")]
    assert sale.refuses(1, Offer(cards("Giant"), "giant")) == "refused-too-few-cards"
    sale.acts((1, Offer(cards("Giant Tiny"), "tiny")), (2, Offer(cards("Bug"), "poison-pill-bug")))
    assert (sale.face_up(1), sale.face_up(2), sale.face_up(3)) == (cards("Tiny"), cards("Bug"), ())
    assert sale.legal(0) == [Flip(1)]
    sale.act(0, Flip(1))
    assert sale.legal(0) == [Choose(1), Choose(2), Choose(3)]


def test_d08_hands_stay_short_when_both_piles_are_empty(table: Lay) -> None:
    sale = table(
        "choosing",
        hands={0: "Big Big", 1: "Tiny"},
        deals={1: deal("Medium", "Medium"), 2: deal("Shark", "Horse")},
        draw="Bug Bug",
        discard="Tiny",
    )
    sale.act(0, Choose(1))
    assert [sale.hand_size(seat) for seat in range(3)] == [2, 4, 0]
    assert (sale.draw, sale.discard) == ((), ())
    assert sale.pending == [0]


def test_d12_two_players_alternate_from_who_made_the_split(table: Lay) -> None:
    split = table(
        "choosing",
        seats=2,
        buyer=1,
        collections={0: "Bug Medium Big", 1: "Bug Shark Tiny"},
        deals={0: deal("Bug"), 1: deal("Bug", "Shark")},
    )
    split.act(0, Accept())
    assert (split.state.victim, split.pending, split.state.steals) == (1, [0], 1)
    split.act(0, Stop())
    assert (split.state.victim, split.pending, split.state.steals) == (1, [0], 2)
    split.act(0, Steal("tiny"))  # the last card there
    assert (split.state.victim, split.pending, split.state.steals) == (0, [1], 1)
    assert split.legal(1) == [Stop(), Steal("big"), Steal("medium"), Steal("tiny")]


def test_d12_a_set_completed_by_theft_strikes_the_thief(table: Lay) -> None:
    split = table(
        "choosing",
        seats=2,
        collections={0: "Bug Horse Medium", 1: "Horse Horse Tiny"},
        deals={0: deal("Bug"), 1: deal("Big", "Tiny")},
        tokens=[0, 2],
    )
    events = split.acts((1, Accept()), (1, Steal("trojan-horse")))
    assert TookToken(0, 1, "trojan-horse") in events
    assert split.tokens == [1, 1]


def test_d13_all_nasty_sets_come_before_any_creature_set(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Giant", 2: "Horse Horse"},
        deals={1: deal("Giant", "Tiny"), 2: deal("Horse", "Giant")},
        tokens=[0, 0, 0],
    )
    events = sale.act(0, Choose(1))
    traded = [(e.seat, e.card, e.sets) for e in events if isinstance(e, Traded)]
    assert traded == [(2, "trojan-horse", 1), (0, "giant", 2), (2, "giant", 1)]
    assert sale.tokens == [2, 0, 1]  # nothing was there for the horses to take


def test_d15_after_200_turns_most_tokens_win_and_ties_are_shared(table: Lay) -> None:
    sale = table(
        "choosing",
        deals={1: deal("Big", "Tiny"), 2: deal("Medium", "Tiny")},
        tokens=[2, 3, 3],
        turn=LAST_TURN,
    )
    sale.act(0, Choose(1))
    assert sale.outcome is not None
    assert (sale.outcome.reason, sale.outcome.winners) == ("turn-limit", [1, 2])
    assert sale.outcome.utility == [-0.5, 0.25, 0.25]


def test_d15_the_turn_before_is_not_the_last(table: Lay) -> None:
    sale = table(
        "choosing", deals={1: deal("Big"), 2: deal("Tiny")}, tokens=[2, 3, 3], turn=LAST_TURN - 1
    )
    sale.act(0, Choose(1))
    assert sale.outcome is None


def test_d15_without_cards_the_game_ends(table: Lay) -> None:
    sale = table(
        "choosing",
        deals={1: deal("Medium", "Medium"), 2: deal("Tiny", "Tiny")},
        draw="",
        tokens=[1, 1, 0],
    )
    sale.act(0, Choose(1))
    assert sale.outcome is not None
    assert (sale.outcome.reason, sale.outcome.winners) == ("no-cards", [0, 1])


def test_d16_an_offer_is_final_and_only_its_being_there_is_seen(table: Lay) -> None:
    sale = table("offering", hands={0: "Big", 1: "Tiny Giant Bug Big Big", 2: "Bug Tiny Tiny"})
    assert sale.pending == [1, 2]
    sealed = Offer(cards("Giant Bug Big"), "giant")
    events = sale.act(1, sealed)
    assert events[0] == Offered(1, 3, sealed)
    assert sale.pending == [2]
    assert sale.refuses(1, sealed) == "refused-already-offered"
    others = [sale.state.seen(seat).save() for seat in (-1, 0, 2)]
    assert _others_after(table, Offer(cards("Tiny Big Big"), "tiny")) == others
    events = sale.act(2, Offer(cards("Bug Tiny Tiny"), "tiny"))
    assert [e for e in events if isinstance(e, Shown)] == [
        Shown("giant", 1, 1),
        Shown("tiny", 2, 2),
    ]
    assert sale.phase == "flipping"


def test_d16_others_are_told_the_number_of_cards_alone(table: Lay) -> None:
    sale = table("offering", hands={1: "Tiny Giant Bug Big", 2: "Bug Tiny Tiny"})
    sale.act(1, Offer(cards("Giant Bug Big"), "giant"))
    view = GAME.view(sale.state.seen(2))
    lying = view.seats[1].deal
    assert lying is not None
    assert [(down.by, down.count, down.cards) for down in lying.face_down] == [(1, 3, None)]
    assert (lying.face_up, view.facing) == ((), None)
    assert GAME.view(sale.state.seen(1)).facing == "giant"


def test_d17_two_over_the_threshold_the_higher_wins_at_once(table: Lay) -> None:
    sale = table(
        "choosing",
        deals={1: deal("Giant", "Giant"), 2: deal("Tiny", "Tiny")},
        tokens=[3, 4, 0],
    )
    sale.act(0, Choose(1))
    assert sale.tokens == [5, 4, 0]
    assert sale.outcome is not None
    assert sale.outcome.winners == [0]


def test_d17_how_many_tokens_are_enough(table: Lay) -> None:
    for seats, enough in [(2, 5), (3, 4), (4, 4), (5, 5), (6, 5)]:
        for tokens, over in [(enough, True), (enough - 1, False)]:
            sale = table("choosing", seats=seats, deals={1: deal("Tiny")}, tokens=[tokens])
            if seats == 2:
                sale.act(1, Accept())
            else:
                sale.act(0, Choose(1))
            assert (sale.outcome is not None) == over, (seats, tokens)


def test_the_first_buyer_is_chance_or_the_seat_named() -> None:
    named = GAME.new(4, Fast(1), options=SasquatchOptions(first_buyer=2))
    assert named.buyer == 2
    assert {int(GAME.new(4, Fast(seed)).buyer) for seed in range(40)} == {0, 1, 2, 3}
    assert [named.waiting >> seat & 1 for seat in range(4)] == [1, 1, 0, 1]


def test_hands_are_shown_at_the_end_and_not_before(table: Lay) -> None:
    sale = table(
        "choosing",
        hands={0: "Tiny Tiny Tiny Tiny Tiny", 1: "Big Big Big Big Bug", 2: "Giant"},
        deals={1: deal("Medium"), 2: deal("Shark")},
        tokens=[4, 0, 0],
    )
    assert [seat.hand for seat in GAME.view(sale.state.seen(-1)).seats] == [None, None, None]
    events = sale.act(0, Choose(1))
    shown = [event for event in events if isinstance(event, Revealed)]
    assert shown == [Revealed(seat, sale.hand(seat)) for seat in range(3)]
    seats = GAME.view(sale.state.seen(-1)).seats
    assert [seat.hand for seat in seats] == [sale.hand(seat) for seat in range(3)]


def _others_after(table: Lay, offer: Offer) -> list[list[int]]:
    """What the others have seen when seat 1 offers something else."""
    sale = table("offering", hands={0: "Big", 1: "Tiny Giant Bug Big Big", 2: "Bug Tiny Tiny"})
    sale.act(1, offer)
    # Of their own hands they see the same; of seat 1 they see counts.
    return [sale.state.seen(seat).save() for seat in (-1, 0, 2)]


def test_the_stage_is_told_after_each_action(table: Lay) -> None:
    sale = table("flipping", deals={1: deal("Big", "Tiny Tiny"), 2: deal("Tiny", "Tiny Tiny")})
    events = sale.act(0, Flip(1))
    assert events[-1] == Stage("choosing", (0,), 0, 0, 0, 0, 0, ())
