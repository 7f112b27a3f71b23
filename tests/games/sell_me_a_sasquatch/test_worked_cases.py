"""The worked cases of the rules, by their numbers."""

from collections.abc import Callable

from games.sell_me_a_sasquatch.tabletop import Table, cards, deal
from squatch.games.sell_me_a_sasquatch.actions import (
    Choose,
    PlayExpander,
    Reverse,
    Steal,
    Stop,
)
from squatch.games.sell_me_a_sasquatch.events import Drew, Shuffled, Stole, TookToken, Traded

Lay = Callable[..., Table]


def test_case_1_two_loan_sharks_in_the_deal_just_bought(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark Big", 1: "Medium"},
        deals={1: deal("Shark", "Medium Tiny"), 2: deal("Giant", "Tiny Tiny")},
    )
    sale.act(0, Choose(1))
    assert (sale.phase, sale.pending, sale.state.victim) == ("stealing", [1], 0)
    assert sale.collection(0) == cards("Big Medium Tiny")
    assert sale.legal(1) == [Stop(), Steal("big"), Steal("medium"), Steal("tiny")]
    sale.act(1, Steal("big"))
    assert sale.legal(1) == [Stop(), Steal("medium"), Steal("tiny")]
    sale.act(1, Steal("tiny"))
    assert sale.phase == "offering"  # two cards, not a third
    assert sale.collection(1) == cards("Big Medium Tiny")
    assert sale.collection(0) == cards("Medium")


def test_case_1_the_thief_may_stop_early(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark Big"},
        deals={1: deal("Shark", "Medium Tiny"), 2: deal("Big", "Tiny Tiny")},
    )
    sale.acts((0, Choose(1)), (1, Steal("big")), (1, Stop()))
    assert sale.phase == "offering"
    assert sale.collection(0) == cards("Medium Tiny")


def test_case_2_a_stolen_giant_scores_for_the_new_buyer(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={2: "Bug"},
        deals={1: deal("Tiny", "Tiny Medium"), 2: deal("Giant", "Bug Big")},
    )
    sale.act(0, Choose(1))
    assert (sale.phase, sale.pending, sale.state.victim) == ("stealing", [1], 2)
    assert sale.discard == cards("Bug Bug")
    assert sale.legal(1) == [Stop(), Steal("giant"), Steal("big")]
    sale.act(1, Steal("giant"))
    assert sale.tokens == [0, 1, 0]
    assert sale.collection(2) == cards("Big")


def test_case_2_left_alone_the_giant_scores_for_its_seller(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={2: "Bug"},
        deals={1: deal("Tiny", "Tiny Medium"), 2: deal("Giant", "Bug Big")},
    )
    sale.acts((0, Choose(1)), (1, Stop()))
    assert sale.tokens == [0, 0, 1]


def test_case_3_a_token_goes_and_another_comes(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={2: "Horse Horse Tiny Tiny"},
        deals={1: deal("Big", "Medium Medium"), 2: deal("Horse", "Tiny Tiny")},
        tokens=[0, 0, 1],
    )
    events = sale.act(0, Choose(1))
    told = [event for event in events if isinstance(event, (Traded, TookToken))]
    assert told == [
        Traded(2, "trojan-horse", 1, 0),
        TookToken(1, 2, "trojan-horse"),
        Traded(2, "tiny", 1, 1),
    ]
    assert sale.tokens == [0, 1, 1]


def test_case_3_without_a_token_only_the_cards_go(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={2: "Horse Horse Tiny Tiny"},
        deals={1: deal("Big", "Medium Medium"), 2: deal("Horse", "Tiny Tiny")},
    )
    sale.act(0, Choose(1))
    assert sale.tokens == [0, 0, 1]  # won with the Tiny set, after the horses


def test_case_4_both_nasty_sets_resolve_before_any_creature_set(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Bug Horse Horse Tiny Tiny Tiny", 2: "Big"},
        deals={1: deal("Bug", "Horse Tiny"), 2: deal("Big", "Medium Medium")},
        tokens=[2, 0, 0],
    )
    events = sale.act(0, Choose(1))
    assert sale.phase == "stealing"
    assert sale.tokens == [2, 0, 0]  # bugs first, then the horses
    events += sale.act(1, Steal("tiny"))
    told = [event for event in events if isinstance(event, (Traded, Stole, TookToken))]
    assert told == [
        Traded(0, "poison-pill-bug", 1, 0),
        Traded(0, "trojan-horse", 1, 0),
        Stole(1, 0, "tiny"),
        TookToken(1, 0, "trojan-horse"),
        Traded(2, "big", 1, 1),
    ]
    assert sale.tokens == [1, 1, 1]  # the Tiny set was broken before it scored


def test_case_5_a_tie_at_the_top_goes_on(table: Lay) -> None:
    sale = table("choosing", seats=4, deals=_dull_deals(4), tokens=[5, 5, 2, 1])
    sale.act(0, Choose(1))
    assert sale.outcome is None
    assert sale.phase == "offering"


def test_case_5_the_higher_of_two_over_the_threshold_wins(table: Lay) -> None:
    sale = table("choosing", seats=4, deals=_dull_deals(4), tokens=[5, 4, 2, 1])
    sale.act(0, Choose(1))
    assert sale.outcome is not None
    assert (sale.outcome.reason, sale.outcome.winners) == ("tokens", [0])
    assert sale.pending == []


def test_case_6_the_expander_adds_to_an_emptied_deal(table: Lay) -> None:
    sale = table(
        "playing",
        hands={1: "Big Tiny", 2: "Medium"},
        collections={2: "Expander"},
        deals={1: deal(), 2: deal("Tiny", "Medium Medium")},
    )
    sale.act(2, PlayExpander(1, "medium"))
    assert sale.face_up(1) == ()
    assert sale.face_down(1, by=2) == cards("Medium")
    assert sale.phase == "choosing"
    assert sale.hand(2) == ()


def test_case_7_the_discard_pile_is_shuffled_when_a_card_is_needed(table: Lay) -> None:
    sale = table(
        "choosing",
        seats=4,
        hands={0: "Big Big Big Big", 1: "Tiny Tiny", 2: "Tiny Tiny", 3: "Tiny"},
        deals={1: deal("Medium", "Medium Bug"), 2: deal("Big", "Shark Bug"), 3: deal("Tiny")},
        draw="Giant Giant Giant",
        discard="Horse Horse Horse Horse Horse Horse Horse Horse Horse Horse",
    )
    # Hands of 5 less what was sold and two Expanders played: 4, 2, 2, 1, so 11 are needed.
    events = sale.act(0, Choose(1))
    drawing = [event for event in events if isinstance(event, (Drew, Shuffled))]
    assert drawing == [
        Drew(1, 3, cards("Giant Giant Giant")),
        Shuffled(10),
        Drew(2, 3, cards("Horse Horse Horse")),
        Drew(3, 4, cards("Horse Horse Horse Horse")),
        Drew(0, 1, cards("Horse")),
    ]
    assert (len(sale.draw), sale.discard) == (2, ())
    assert [sale.hand_size(seat) for seat in range(4)] == [5, 5, 5, 5]


def test_case_7_a_shuffle_in_the_middle_of_a_hand(table: Lay) -> None:
    sale = table(
        "choosing",
        hands={0: "Big Big Big Big Big", 1: "Tiny Tiny", 2: "Tiny Tiny"},
        deals={1: deal("Medium", "Medium Bug"), 2: deal("Tiny", "Shark Bug")},
        draw="Giant",
        discard="Horse Horse Horse Horse Horse Horse",
    )
    events = sale.act(0, Choose(1))
    drawing = [event for event in events if isinstance(event, (Drew, Shuffled))]
    assert drawing == [
        Drew(1, 1, cards("Giant")),
        Shuffled(6),
        Drew(1, 2, cards("Horse Horse")),
        Drew(2, 3, cards("Horse Horse Horse")),
    ]


def test_case_8_a_pair_completed_by_theft_is_harmless_for_the_new_buyer(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={1: "Bug", 2: "Shark Bug"},
        deals={1: deal("Tiny", "Medium Medium"), 2: deal("Shark", "Big Tiny")},
    )
    sale.acts((0, Choose(1)), (1, Steal("poison-pill-bug")))
    assert sale.phase == "stealing"  # the second card of the same sharks
    events = sale.act(1, Stop())
    assert Traded(1, "poison-pill-bug", 1, 0) in events
    assert sale.phase == "offering"
    assert sale.collection(1) == ()
    assert sale.discard == cards("Bug Bug Shark Shark")


def test_case_8_with_two_players_the_other_steals_back(table: Lay) -> None:
    split = table(
        "choosing",
        seats=2,
        buyer=0,
        collections={0: "Shark Bug Big", 1: "Bug Giant Giant"},
        deals={0: deal("Medium", "Tiny"), 1: deal("Shark")},
        set_sizes={"Giant": 4},
    )
    split.act(1, Reverse())
    assert (split.pending, split.state.victim, split.state.steals) == ([1], 0, 2)
    split.act(1, Steal("poison-pill-bug"))
    split.act(1, Stop())
    assert (split.phase, split.pending, split.state.victim) == ("stealing", [0], 1)
    assert split.state.steals == 1
    assert split.legal(0) == [Stop(), Steal("giant"), Steal("medium"), Steal("tiny")]


def test_case_9_all_four_are_discarded_before_the_first_theft(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Bug Shark Tiny Medium Horse"},
        deals={1: deal("Bug", "Shark Big"), 2: deal("Tiny", "Medium Medium")},
    )
    sale.act(0, Choose(1))
    assert sale.discard == cards("Bug Bug Shark Shark")
    left = [Steal("big"), Steal("medium"), Steal("tiny"), Steal("trojan-horse")]
    assert sale.legal(1) == [Stop(), *left]
    assert sale.state.steals == 1  # the bugs
    sale.act(1, Stop())
    assert sale.state.steals == 2  # the sharks, although the bugs were stopped at
    assert sale.legal(1) == [Stop(), *left]


def _dull_deals(seats: int) -> dict[int, object]:
    """Deals that complete nothing."""
    faces = ["Medium", "Big", "Tiny", "Shark", "Horse"]
    return {seat: deal(faces[seat - 1], "Bug Tiny") for seat in range(1, seats)}
