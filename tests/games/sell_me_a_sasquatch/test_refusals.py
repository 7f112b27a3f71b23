"""Every kind of wrong action has a sentence of its own."""

from collections.abc import Callable

import msgspec
import pytest

from games.sell_me_a_sasquatch.tabletop import Table, cards, deal
from squatch.core.chance import Fast
from squatch.core.errors import IllegalAction
from squatch.core.game import Action
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import (
    Accept,
    Choose,
    FaceUp,
    Flip,
    Offer,
    Own,
    Pass,
    PlayExpander,
    PlayIsolator,
    PlayOptimeter,
    PlayRepositioner,
    PlaySuperRepositioner,
    PutBy,
    RemoveSecond,
    SasquatchAction,
    Split,
    Steal,
    Stop,
)

Lay = Callable[..., Table]


def test_offers(table: Lay) -> None:
    sale = table("offering", hands={0: "Big", 1: "Tiny Giant Bug Big", 2: "Bug Tiny Tiny"})
    _check(
        sale,
        1,
        {
            Offer(cards("Giant Giant Big"), "big"): "refused-card-not-in-hand",
            Offer(cards("Shark Tiny Big"), "big"): "refused-card-not-in-hand",
            Offer(cards("Giant Big"), "big"): "refused-too-few-cards",
            Pass(): "refused-not-now-offering",
            Flip(2): "refused-not-now-offering",
        },
    )
    assert sale.refuses(0, Offer(cards("Big"), "big")) == "refused-not-your-decision"


def test_splits(table: Lay) -> None:
    split = table("splitting", seats=2, hands={0: "Giant Big Tiny Tiny"})
    _check(
        split,
        0,
        {
            Split(cards("Giant"), cards("Giant Big"), "big", "yours"): "refused-card-not-in-hand",
            Split(cards("Giant"), cards("Big"), "big", "yours"): "refused-too-few-cards",
            Offer(cards("Giant Big Tiny"), "big"): "refused-not-now-splitting",
        },
    )


def test_the_extra_flip(table: Lay) -> None:
    sale = table("flipping", deals={1: deal("Big", "Tiny"), 2: deal("Big")})
    _check(
        sale,
        0,
        {
            Flip(2): "refused-nothing-to-flip",
            Flip(0): "refused-no-deal-there",
            Flip(3): "refused-no-such-player",
            Choose(1): "refused-not-now-flipping",
        },
    )


def test_plays(table: Lay) -> None:
    sale = table(
        "playing",
        hands={1: "Medium"},
        collections={0: "Repositioner", 1: "Repositioner Super Expander Optimeter Isolator"},
        deals={1: deal("Big", "Tiny"), 2: deal("Big", "Shark")},
        tokens=[1, 1, 2],
    )
    _check(
        sale,
        1,
        {
            PlayIsolator(0): "refused-not-richer",
            PlayIsolator(1): "refused-not-richer",
            PlayIsolator(4): "refused-no-such-player",
            PlayRepositioner(FaceUp(1, "tiny")): "refused-not-in-deal",
            PlayRepositioner(FaceUp(0, "tiny")): "refused-no-deal-there",
            PlayRepositioner(FaceUp(5, "tiny")): "refused-no-such-player",
            PlaySuperRepositioner(Own(2, "tiny")): "refused-not-yours-in-deal",
            PlaySuperRepositioner(PutBy(1, 1)): "refused-name-your-own",
            PlaySuperRepositioner(PutBy(1, 2)): "refused-nothing-face-down",
            PlaySuperRepositioner(PutBy(1, 3)): "refused-no-such-player",
            PlayExpander(1, "tiny"): "refused-expander-not-in-hand",
            PlayExpander(0, "medium"): "refused-no-deal-there",
            PlayExpander(4, "medium"): "refused-no-such-player",
            PlayOptimeter(Own(2, "loan-shark")): "refused-not-yours-in-deal",
            PlayOptimeter(PutBy(2, 0)): "refused-nothing-face-down",
            RemoveSecond(FaceUp(1, "big")): "refused-not-now-playing",
            Stop(): "refused-not-now-playing",
        },
    )
    _check(
        sale,
        0,
        {
            PlayIsolator(2): "refused-no-thingamabob",
            PlayOptimeter(PutBy(2, 2)): "refused-no-thingamabob",
        },
    )
    assert sale.refuses(2, Pass()) == "refused-nothing-to-play"
    sale.act(0, Pass())
    assert sale.refuses(0, Pass()) == "refused-already-passed"


def test_the_second_card(table: Lay) -> None:
    sale = table("playing", collections={0: "Super"}, deals={1: deal("Big", "Tiny"), 2: deal()})
    sale.act(0, PlaySuperRepositioner(FaceUp(1, "big")))
    _check(
        sale,
        0,
        {
            RemoveSecond(FaceUp(1, "big")): "refused-not-in-deal",
            RemoveSecond(PutBy(2, 2)): "refused-nothing-face-down",
            Pass(): "refused-not-now-second-card",
            PlaySuperRepositioner(PutBy(1, 1)): "refused-not-now-second-card",
        },
    )


def test_choosing(table: Lay) -> None:
    sale = table("choosing", deals={1: deal("Big"), 2: deal("Tiny")})
    _check(
        sale,
        0,
        {
            Choose(0): "refused-not-a-seller",
            Choose(3): "refused-no-such-player",
            Accept(): "refused-not-now-choosing",
        },
    )
    split = table("choosing", seats=2, deals={0: deal("Big"), 1: deal("Tiny")})
    _check(
        split,
        1,
        {
            Choose(0): "refused-not-now-choosing-two",
            Pass(): "refused-not-now-choosing-two",
        },
    )


def test_stealing(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark Big"},
        deals={1: deal("Shark"), 2: deal("Big")},
    )
    sale.act(0, Choose(1))
    _check(
        sale,
        1,
        {
            Steal("giant"): "refused-not-in-collection",
            Steal("loan-shark"): "refused-not-in-collection",
            Pass(): "refused-not-now-stealing",
        },
    )


def test_the_late_window(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={1: "Isolator", 2: "Isolator"},
        deals={1: deal("Big"), 2: deal("Tiny")},
        tokens=[2, 1, 0],
        late_isolator=True,
    )
    sale.act(0, Choose(1))
    _check(
        sale,
        1,
        {
            PlayIsolator(2): "refused-not-richer",
            PlayIsolator(3): "refused-no-such-player",
            PlayExpander(1, "big"): "refused-not-now-late",
        },
    )
    sale.act(1, Pass())
    assert sale.refuses(1, Pass()) == "refused-already-passed"


def test_after_the_end(table: Lay) -> None:
    sale = table("choosing", deals={1: deal("Big"), 2: deal("Tiny")}, tokens=[4, 0, 0])
    sale.act(0, Choose(1))
    assert sale.refuses(0, Pass()) == "refused-game-over"


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Offer((), "big"), "refused-number-of-cards"),
        (Offer(cards("Big Big Big Big"), "big"), "refused-number-of-cards"),
        (Offer(cards("Big Big"), "tiny"), "refused-face-up-not-offered"),
        (Split(cards("Big"), cards("Tiny"), "tiny", "mine"), "refused-face-up-not-offered"),
        (Split((), (), "tiny", "mine"), "refused-number-of-cards"),
        (Choose(6), "refused-no-such-player"),
        (Flip(-1), "refused-no-such-player"),
        (PlayRepositioner(PutBy(1, 9)), "refused-no-such-player"),
        (Steal("yeti"), "refused-no-such-kind"),  # type: ignore[arg-type]
        (PlayOptimeter(FaceUp(1, "big")), "refused-already-face-up"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_actions_that_no_code_stands_for(action: SasquatchAction, message: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.code_of(action)
    assert refused.value.message.id == message


@pytest.mark.parametrize(
    "wire",
    [
        b'{"type":"fly"}',
        b'{"type":"choose"}',
        b'{"type":"choose","seller":6}',
        b'{"type":"choose","seller":1,"price":3}',
        b'{"type":"steal","card":"yeti"}',
        b'{"type":"play-optimeter","card":{"face":"up","deal":1,"kind":"big"}}',
    ],
)
def test_actions_that_cannot_be_read(wire: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=GAME.actions)


def test_an_action_of_another_game() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.code_of(Action())
    assert refused.value.message.id == "refused-unknown-action"


def test_a_seat_that_is_not_there() -> None:
    state = GAME.new(3, Fast(1))
    for seat in (-1, 3):
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, 0, Fast(1))
        assert refused.value.message.id == "refused-not-your-decision"


def _check(sale: Table, seat: int, expected: dict[SasquatchAction, str]) -> None:
    """What a seat is told of each of these actions."""
    assert {action: sale.refuses(seat, action) for action in expected} == expected
