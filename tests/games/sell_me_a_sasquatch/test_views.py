"""Views: what a screen wants, from what the viewer has seen and nothing else."""

from collections.abc import Callable

from games.sell_me_a_sasquatch.tabletop import Table, cards, deal
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import Choose, Offer, Pass, PlayExpander, Steal
from squatch.games.sell_me_a_sasquatch.views import (
    Completion,
    Deal,
    FaceDownCards,
    SasquatchView,
    SetProgress,
)

Lay = Callable[..., Table]


def view(table: Table, audience: int) -> SasquatchView:
    return GAME.view(table.state.seen(audience))


def test_hands_and_face_down_cards_are_their_players(table: Lay) -> None:
    sale = table(
        "playing",
        hands={1: "Big", 2: "Tiny Giant"},
        collections={2: "Expander", 1: "Optimeter"},
        deals={1: deal("Medium", "Bug Shark"), 2: deal("Tiny", "Tiny")},
    )
    sale.act(2, PlayExpander(1, "giant"))
    seen = {audience: view(sale, audience) for audience in (-1, 0, 1, 2)}
    assert [v.seats[1].hand for v in seen.values()] == [None, None, cards("Big"), None]
    assert [v.seats[1].hand_size for v in seen.values()] == [1, 1, 1, 1]
    unknown = FaceDownCards(1, 2, None), FaceDownCards(2, 1, None)
    own = FaceDownCards(1, 2, cards("Bug Shark"))
    added = FaceDownCards(2, 1, cards("Giant"))
    assert [v.seats[1].deal for v in seen.values()] == [
        Deal(cards("Medium"), unknown),
        Deal(cards("Medium"), unknown),
        Deal(cards("Medium"), (own, unknown[1])),
        Deal(cards("Medium"), (unknown[0], added)),
    ]
    assert [v.seats[0].deal for v in seen.values()] == [None] * 4  # the buyer has none
    assert [v.audience for v in seen.values()] == [None, 0, 1, 2]


def test_an_emptied_deal_is_a_deal_and_after_the_sale_there_is_none(table: Lay) -> None:
    sale = table("choosing", deals={1: deal(), 2: deal("Tiny")})
    assert [seat.deal for seat in view(sale, 0).seats] == [
        None,
        Deal((), ()),
        Deal(cards("Tiny"), ()),
    ]
    sale.act(0, Choose(1))
    assert [seat.deal for seat in view(sale, 0).seats] == [None, None, None]


def test_progress_of_sets(table: Lay) -> None:
    sale = table("choosing", collections={1: "Tiny Tiny Medium Horse Expander"}, deals={})
    assert view(sale, 0).seats[1].sets == (
        SetProgress("medium", 1, 3),
        SetProgress("tiny", 2, 4),
        SetProgress("trojan-horse", 1, 3),
    )


def test_what_face_up_cards_would_complete_for_the_viewer(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Tiny Tiny Big", 2: "Medium Medium"},
        deals={1: deal("Tiny Tiny Medium", "Giant"), 2: deal("Big Giant", "Tiny Tiny")},
    )
    assert [seat.completes for seat in view(sale, 0).seats] == [
        (),
        (Completion("tiny", 1),),
        (Completion("giant", 1), Completion("big", 1)),
    ]
    assert view(sale, 2).seats[1].completes == (Completion("medium", 1),)
    assert [seat.completes for seat in view(sale, -1).seats] == [(), (), ()]


def test_who_has_passed(table: Lay) -> None:
    sale = table(
        "playing",
        collections={0: "Optimeter", 1: "Optimeter"},
        deals={1: deal("Big", "Tiny"), 2: deal("Big", "Tiny")},
    )
    assert [seat.passed for seat in view(sale, 2).seats] == [False, False, False]
    sale.act(1, Pass())
    assert [seat.passed for seat in view(sale, 2).seats] == [False, True, False]
    assert not view(sale, 2).late_window


def test_the_late_window(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={1: "Isolator", 2: "Isolator"},
        deals={1: deal("Big"), 2: deal("Tiny")},
        tokens=[3, 0, 0],
        late_isolator=True,
    )
    sale.acts((0, Choose(1)), (2, Pass()))
    seen = view(sale, 0)
    assert (seen.late_window, seen.phase, seen.late_isolator) == (True, "late", True)
    assert [seat.passed for seat in seen.seats] == [False, False, True]


def test_a_theft(table: Lay) -> None:
    sale = table(
        "choosing", collections={2: "Shark Big Bug"}, deals={1: deal("Big"), 2: deal("Shark Bug")}
    )
    sale.act(0, Choose(1))
    seen = view(sale, 0)
    assert (seen.stealing_from, seen.steals, seen.due) == (2, 1, cards("Shark"))
    sale.act(1, Steal("big"))
    seen = view(sale, 0)
    assert (seen.phase, seen.stealing_from, seen.waiting) == ("offering", None, (0, 2))


def test_ones_own_sealed_offer(table: Lay) -> None:
    sale = table("offering", hands={1: "Big Tiny Bug", 2: "Big Tiny Bug"})
    sale.act(1, Offer(cards("Big Tiny Bug"), "tiny"))
    own, others = view(sale, 1), view(sale, 2)
    assert (own.facing, others.facing) == ("tiny", None)
    assert own.seats[1].deal == Deal((), (FaceDownCards(1, 3, cards("Big Tiny Bug")),))
    assert others.seats[1].deal == Deal((), (FaceDownCards(1, 3, None),))


def test_what_is_known_after_a_shuffle(table: Lay) -> None:
    sale = table(
        "choosing",
        hands={0: "Giant Giant Big Big Big", 1: "Tiny Tiny Bug", 2: "Bug Giant Big Tiny Tiny"},
        deals={1: deal("Shark"), 2: deal("Horse")},
        draw="",
        discard="Medium Medium Medium Horse",
    )
    assert view(sale, 1).reshuffle is None
    sale.act(0, Choose(1))
    drawn = sale.hand(1)
    for audience in (-1, 0, 1):
        known = view(sale, audience).reshuffle
        assert known is not None
        assert known.cards == cards("Medium Medium Medium Horse")
        if audience == 1:
            assert known.rest == sale.draw
            assert len(drawn) == 5
        else:
            assert known.rest == (None if audience == -1 else known.cards)
    assert [seat.drawn for seat in view(sale, -1).seats] == [0, 2, 0]


def test_how_many_tokens_are_needed(table: Lay) -> None:
    needed = {seats: view(table("choosing", seats=seats), 0).target_tokens for seats in GAME.seats}
    assert needed == {2: 5, 3: 4, 4: 4, 5: 5, 6: 5}
