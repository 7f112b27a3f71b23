"""The rules for two: a split in place of offers, accepted or reversed."""

from collections.abc import Callable

from games.sell_me_a_sasquatch.tabletop import Table, cards, deal
from squatch.core.game import Action
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import (
    Accept,
    FaceUp,
    Own,
    Pass,
    PlayExpander,
    PlayOptimeter,
    PlayRepositioner,
    PutBy,
    Reverse,
    Split,
)
from squatch.games.sell_me_a_sasquatch.events import Answered, Collected, Drew, Shown, WasSplit

Lay = Callable[..., Table]


def test_every_way_to_split_three_cards(table: Lay) -> None:
    split = table("splitting", seats=2, hands={0: "Giant Big Tiny"})
    every: list[Action] = []
    for face in cards("Giant Big Tiny"):
        for sides in range(8):
            mine = tuple(k for at, k in enumerate(cards("Giant Big Tiny")) if sides >> at & 1)
            yours = tuple(k for k in cards("Giant Big Tiny") if k not in mine)
            every.append(Split(mine, yours, face, "mine" if face in mine else "yours"))
    legal = split.legal(0)
    assert len(legal) == 24
    assert sorted(map(str, legal)) == sorted(map(str, every))


def test_three_of_a_kind_split_four_ways_and_shown_on_either_side(table: Lay) -> None:
    split = table("splitting", seats=2, hands={0: "Big Big Big Big"})
    legal = [action for action in split.legal(0) if isinstance(action, Split)]
    shapes = {(len(made.mine), len(made.yours), made.face_up_side) for made in legal}
    assert shapes == {
        (3, 0, "mine"),
        (2, 1, "mine"),
        (2, 1, "yours"),
        (1, 2, "mine"),
        (1, 2, "yours"),
        (0, 3, "yours"),
    }
    assert len(split.legal(0)) == 6


def test_one_card_lies_face_up_and_there_is_no_flip(table: Lay) -> None:
    split = table("splitting", seats=2, buyer=1, hands={0: "Tiny", 1: "Giant Bug Bug Tiny Tiny"})
    made = Split(cards("Giant"), cards("Bug Bug"), "poison-pill-bug", "yours")
    events = split.act(1, made)
    assert events[:2] == [WasSplit(1, 1, 2, made), Shown("poison-pill-bug", deal=0, by=1)]
    assert (split.phase, split.pending) == ("choosing", [0])
    assert split.face_up(0) == cards("Bug")
    assert split.face_down(0, by=1) == cards("Bug")
    assert split.face_down(1, by=1) == cards("Giant")
    assert split.hand(1) == cards("Tiny Tiny")
    assert split.legal(0) == [Accept(), Reverse()]


def test_accepting_each_takes_the_own_side(table: Lay) -> None:
    split = _split(table)
    events = split.act(1, Accept())
    assert events[:3] == [
        Answered(1, False),
        Collected(0, 0, cards("Big Tiny")),
        Collected(1, 1, cards("Medium")),
    ]
    assert (split.collection(0), split.collection(1)) == (cards("Big Tiny"), cards("Medium"))


def test_reversing_each_takes_the_other_side(table: Lay) -> None:
    split = _split(table)
    events = split.act(1, Reverse())
    assert events[0] == Answered(1, True)
    assert (split.collection(0), split.collection(1)) == (cards("Medium"), cards("Big Tiny"))


def test_roles_alternate_and_both_draw_to_five(table: Lay) -> None:
    split = _split(table)
    events = split.act(1, Accept())
    assert (split.phase, split.pending, split.state.buyer) == ("splitting", [1], 1)
    assert [(e.seat, e.count) for e in events if isinstance(e, Drew)] == [(1, 1), (0, 3)]
    assert (split.hand_size(0), split.hand_size(1)) == (5, 5)
    assert split.state.turn == 1


def test_both_play_on_both_sides_before_the_answer(table: Lay) -> None:
    split = table(
        "playing",
        seats=2,
        hands={0: "Giant", 1: "Shark"},
        collections={0: "Optimeter", 1: "Expander Repositioner"},
        deals={0: deal("Big", "Tiny"), 1: deal("", "Medium")},
    )
    assert split.pending == [0, 1]
    assert split.legal(0) == [
        Pass(),
        PlayOptimeter(Own(0, "tiny")),
        PlayOptimeter(Own(1, "medium")),
    ]
    assert split.legal(1) == [
        Pass(),
        PlayRepositioner(FaceUp(0, "big")),
        PlayRepositioner(PutBy(0, 0)),
        PlayRepositioner(PutBy(1, 0)),
        PlayExpander(0, "loan-shark"),
        PlayExpander(1, "loan-shark"),
    ]
    split.act(1, PlayExpander(0, "loan-shark"))
    assert split.face_down(0, by=1) == cards("Shark")
    assert PlayOptimeter(PutBy(0, 1)) in split.legal(0)
    split.acts((0, Pass()), (1, Pass()))
    assert (split.phase, split.pending) == ("choosing", [1])


def test_five_tokens_win(table: Lay) -> None:
    split = table("choosing", seats=2, deals={0: deal("Giant"), 1: deal("Tiny")}, tokens=[4, 1])
    split.act(1, Accept())
    assert split.outcome is not None
    assert (split.outcome.reason, split.outcome.winners) == ("tokens", [0])


def test_five_all_goes_on(table: Lay) -> None:
    split = table("choosing", seats=2, deals={0: deal("Giant"), 1: deal("Giant")}, tokens=[4, 4])
    split.act(1, Accept())
    assert (split.tokens, split.outcome) == ([5, 5], None)


def test_a_short_hand_is_split_whole_and_an_empty_one_not_at_all(table: Lay) -> None:
    split = table("splitting", seats=2, hands={0: "Giant"})
    assert split.legal(0) == [
        Split(cards("Giant"), (), "giant", "mine"),
        Split((), cards("Giant"), "giant", "yours"),
    ]
    split = table(
        "choosing", seats=2, hands={0: "Big"}, deals={0: deal(), 1: deal("Tiny")}, draw=""
    )
    split.act(1, Accept())
    assert (split.phase, split.state.buyer, split.pending) == ("choosing", 1, [0])
    assert split.legal(0) == [Accept(), Reverse()]


def test_the_other_side_does_not_learn_which_card_went_where(table: Lay) -> None:
    one = table("splitting", seats=2, hands={0: "Giant Bug Big", 1: "Tiny"})
    other = table("splitting", seats=2, hands={0: "Giant Bug Big", 1: "Tiny"})
    one.act(0, Split(cards("Giant Bug"), cards("Big"), "giant", "mine"))
    other.act(0, Split(cards("Giant Big"), cards("Bug"), "giant", "mine"))
    for audience in (-1, 1):
        assert one.state.seen(audience).save() == other.state.seen(audience).save()
        assert GAME.view(one.state.seen(audience)) == GAME.view(other.state.seen(audience))


def _split(table: Lay) -> Table:
    return table(
        "choosing",
        seats=2,
        hands={0: "Shark Shark", 1: "Tiny Tiny Tiny Tiny"},
        deals={0: deal("Big", "Tiny"), 1: deal("", "Medium")},
    )
