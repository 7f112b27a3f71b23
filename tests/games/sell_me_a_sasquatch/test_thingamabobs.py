"""The decisions about thingamabobs by their numbers: D3, D9 to D11 and D14."""

from collections.abc import Callable

from games.sell_me_a_sasquatch.tabletop import Table, cards, deal
from squatch.games.sell_me_a_sasquatch.actions import (
    Choose,
    FaceUp,
    Flip,
    Own,
    Pass,
    PlayExpander,
    PlayIsolator,
    PlayOptimeter,
    PlayRepositioner,
    PlaySuperRepositioner,
    PutBy,
    RemoveSecond,
    Stop,
)
from squatch.games.sell_me_a_sasquatch.events import (
    Removed,
)

Lay = Callable[..., Table]


def test_d03_anyone_who_has_not_passed_may_play_at_any_moment(table: Lay) -> None:
    sale = _four_optimeters(table)
    assert sale.pending == [0, 1, 2, 3]
    assert sale.state.to_act() == 2  # the buyer; clockwise from there where an order is needed
    sale.act(1, PlayOptimeter(PutBy(0, 0)))
    assert sale.pending == [0, 2, 3]  # seat 1 has nothing left to play


def test_d03_each_play_clears_all_passes(table: Lay) -> None:
    sale = _four_optimeters(table)
    sale.acts((3, Pass()), (0, Pass()))
    assert sale.pending == [1, 2]
    assert sale.refuses(3, PlayOptimeter(PutBy(1, 1))) == "refused-already-passed"
    sale.act(1, PlayOptimeter(PutBy(0, 0)))
    assert sale.pending == [0, 2, 3]


def test_d03_the_window_closes_once_all_have_passed_since_the_last_play(table: Lay) -> None:
    sale = _four_optimeters(table)
    sale.act(1, PlayOptimeter(PutBy(0, 0)))
    sale.acts((0, Pass()), (3, Pass()))
    assert sale.phase == "playing"
    sale.act(2, Pass())
    assert (sale.phase, sale.pending) == ("choosing", [2])


def test_d03_who_publicly_cannot_play_is_skipped(table: Lay) -> None:
    sale = table(
        "playing",
        hands={2: "Big"},
        collections={0: "Isolator", 1: "Optimeter", 2: "Expander"},
        deals={1: deal("Big"), 2: deal("Tiny", "Medium")},
        tokens=[1, 1, 0],
    )
    assert sale.pending == [1, 2]  # nobody has more tokens than seat 0
    assert sale.refuses(0, Pass()) == "refused-nothing-to-play"


def test_d03_without_a_playable_thingamabob_no_window_opens(table: Lay) -> None:
    sale = table(
        "flipping",
        collections={0: "Isolator", 1: "Big Expander"},  # no richer player, no hand card
        deals={1: deal("Big", "Tiny Tiny"), 2: deal("Tiny", "Tiny Tiny")},
    )
    sale.act(0, Flip(1))
    assert sale.phase == "choosing"


def test_d09_the_isolator_needs_a_richer_player(table: Lay) -> None:
    sale = table(
        "playing", seats=4, collections={1: "Isolator", 3: "Isolator"}, tokens=[1, 0, 2, 2],
        deals={1: deal(), 2: deal(), 3: deal()},
    )  # fmt: skip
    assert sale.pending == [1]
    assert sale.legal(1) == [Pass(), PlayIsolator(0), PlayIsolator(2), PlayIsolator(3)]
    assert sale.refuses(1, PlayIsolator(1)) == "refused-not-richer"
    sale.act(1, PlayIsolator(3))
    assert sale.tokens == [1, 1, 2, 1]
    assert sale.discard == cards("Isolator")
    assert sale.legal(3) == [Pass(), PlayIsolator(2)]


def test_d09_the_repositioners_need_a_card_in_some_deal(table: Lay) -> None:
    sale = table(
        "playing",
        hands={0: "Big"},
        collections={0: "Repositioner Super", 2: "Expander"},
        deals={1: deal(), 2: deal()},
    )
    assert sale.pending == []
    sale = table("playing", collections={0: "Repositioner"}, deals={1: deal(), 2: deal("Tiny")})
    assert sale.legal(0) == [Pass(), PlayRepositioner(FaceUp(2, "tiny"))]


def test_d09_the_expander_needs_a_hand_card(table: Lay) -> None:
    sale = table(
        "playing",
        hands={1: "Big Tiny"},
        collections={1: "Expander", 2: "Expander"},
        deals={1: deal("Big"), 2: deal("Tiny")},
    )
    assert sale.pending == [1]
    assert sale.legal(1) == [
        Pass(),
        PlayExpander(1, "big"),
        PlayExpander(1, "tiny"),
        PlayExpander(2, "big"),
        PlayExpander(2, "tiny"),
    ]


def test_d09_the_optimeter_needs_a_face_down_card(table: Lay) -> None:
    sale = table(
        "playing", collections={0: "Optimeter"}, deals={1: deal("Big"), 2: deal("Tiny Tiny")}
    )
    assert sale.pending == []


def test_d09_a_thingamabob_in_a_hand_or_a_deal_is_just_a_card(table: Lay) -> None:
    sale = table(
        "playing",
        hands={0: "Optimeter"},
        deals={1: deal("Optimeter", "Repositioner"), 2: deal("Tiny", "Tiny")},
    )
    assert sale.pending == []


def test_d10_what_a_player_may_name_in_a_deal(table: Lay) -> None:
    sale = table(
        "playing",
        collections={0: "Repositioner", 1: "Repositioner Optimeter"},
        deals={
            1: deal("Big", "Tiny Bug", added={2: "Giant"}),
            2: deal("Tiny Medium", "Medium Medium", added={1: "Shark"}),
        },
    )
    assert sale.legal(0) == [
        Pass(),
        PlayRepositioner(FaceUp(1, "big")),
        PlayRepositioner(PutBy(1, 1)),
        PlayRepositioner(PutBy(1, 2)),
        PlayRepositioner(FaceUp(2, "medium")),
        PlayRepositioner(FaceUp(2, "tiny")),
        PlayRepositioner(PutBy(2, 1)),
        PlayRepositioner(PutBy(2, 2)),
    ]
    own: list[Own | PutBy] = [
        Own(1, "tiny"),
        Own(1, "poison-pill-bug"),
        PutBy(1, 2),
        Own(2, "loan-shark"),
    ]
    assert sale.legal(1) == [
        Pass(),
        PlayRepositioner(FaceUp(1, "big")),
        *[PlayRepositioner(card) for card in own[:3]],
        PlayRepositioner(FaceUp(2, "medium")),
        PlayRepositioner(FaceUp(2, "tiny")),
        PlayRepositioner(own[3]),
        PlayRepositioner(PutBy(2, 2)),
        *[PlayOptimeter(card) for card in own],
        PlayOptimeter(PutBy(2, 2)),
    ]


def test_d10_which_of_anothers_face_down_cards_is_chance(table: Lay) -> None:
    for drawn, gone in enumerate(["Tiny", "Bug"]):
        sale = table(
            "playing",
            collections={0: "Repositioner"},
            deals={1: deal("Big", "Tiny Bug", added={2: "Giant"}), 2: deal("Tiny", "Medium")},
        )
        events = sale.act(0, PlayRepositioner(PutBy(1, 1)), chance=[drawn])
        assert Removed(cards(gone)[0], deal=1, by=1, seat=0) in events  # shown as it leaves
        assert sale.discard == cards(f"Repositioner {gone}")
        assert sale.face_down(1, by=2) == cards("Giant")


def test_d10_own_cards_go_without_chance(table: Lay) -> None:
    sale = table(
        "playing",
        collections={1: "Optimeter Repositioner"},
        deals={1: deal("Big", "Tiny Bug"), 2: deal("Tiny", "Medium")},
    )
    sale.act(1, PlayOptimeter(Own(1, "tiny")), chance=[])
    assert sale.face_up(1) == cards("Big Tiny")
    sale.act(1, PlayRepositioner(Own(1, "poison-pill-bug")), chance=[])
    assert sale.discard == cards("Bug Repositioner Optimeter")


def test_d11_the_second_card_is_picked_after_the_first_is_seen(table: Lay) -> None:
    sale = table(
        "playing",
        hands={2: "Big"},
        collections={0: "Super", 2: "Expander"},
        deals={1: deal("Big", "Tiny"), 2: deal("Medium")},
    )
    sale.act(0, PlaySuperRepositioner(PutBy(1, 1)))
    assert (sale.phase, sale.pending) == ("second-card", [0])  # nobody plays in between
    assert sale.refuses(2, PlayExpander(1, "big")) == "refused-not-your-decision"
    assert sale.legal(0) == [
        Stop(),
        RemoveSecond(FaceUp(1, "big")),
        RemoveSecond(FaceUp(2, "medium")),
    ]
    sale.act(0, RemoveSecond(FaceUp(2, "medium")))  # from another deal
    assert sale.discard == cards("Super Tiny Medium")
    assert (sale.phase, sale.pending) == ("playing", [2])


def test_d11_the_super_repositioner_may_stop_at_one(table: Lay) -> None:
    sale = table("playing", collections={0: "Super"}, deals={1: deal("Big", "Tiny"), 2: deal()})
    sale.acts((0, PlaySuperRepositioner(FaceUp(1, "big"))), (0, Stop()))
    assert (sale.phase, sale.discard) == ("choosing", cards("Super Big"))


def test_d11_no_second_card_where_none_is_left(table: Lay) -> None:
    sale = table("playing", collections={0: "Super"}, deals={1: deal("Big"), 2: deal()})
    sale.act(0, PlaySuperRepositioner(FaceUp(1, "big")))
    assert sale.phase == "choosing"


def test_d14_nothing_is_played_after_the_choice(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={2: "Isolator"},
        deals={1: deal("Giant", "Tiny"), 2: deal("Big", "Tiny")},
        tokens=[1, 0, 0],
    )
    sale.act(0, Choose(1))
    assert sale.phase == "offering"


def test_d14_option_one_more_window_for_isolators(table: Lay) -> None:
    sale = table(
        "choosing",
        hands={1: "Tiny"},
        collections={0: "Isolator", 1: "Expander Isolator", 2: "Isolator"},
        deals={1: deal("Giant", "Tiny"), 2: deal("Big", "Tiny")},
        tokens=[1, 1, 0],
        late_isolator=True,
    )
    sale.act(0, Choose(1))
    assert (sale.phase, sale.tokens, sale.pending) == ("late", [2, 1, 0], [1, 2])
    assert sale.hand_size(1) == 1  # before anybody draws
    assert sale.legal(1) == [Pass(), PlayIsolator(0)]
    assert sale.refuses(1, PlayExpander(1, "tiny")) == "refused-not-now-late"
    assert sale.refuses(0, PlayIsolator(1)) == "refused-nothing-to-play"
    sale.act(1, Pass())
    sale.act(2, PlayIsolator(0))  # clears the pass, and 1-1-1 leaves nobody to take from
    assert (sale.tokens, sale.phase) == ([1, 1, 1], "offering")


def test_d14_the_late_window_closes_when_all_have_passed(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={1: "Isolator", 2: "Isolator"},
        deals={1: deal("Giant", "Tiny"), 2: deal("Big", "Tiny")},
        tokens=[3, 0, 0],
        late_isolator=True,
    )
    sale.act(0, Choose(1))
    sale.act(2, PlayIsolator(0))
    assert sale.pending == [1]
    sale.act(1, Pass())
    assert (sale.phase, sale.tokens) == ("offering", [3, 0, 1])


def _four_optimeters(table: Lay) -> Table:
    return table(
        "playing",
        seats=4,
        buyer=2,
        collections=dict.fromkeys(range(4), "Optimeter"),
        deals={seat: deal("Big", "Tiny Tiny") for seat in (0, 1, 3)},
    )
