"""The heuristic player: what it does where a player would know, and how strong it is."""

from collections.abc import Callable

import pytest

from games.sell_me_a_sasquatch.tabletop import Table, deal
from squatch.core.chance import Scripted
from squatch.core.game import Action
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import (
    Accept,
    Choose,
    FaceUp,
    Flip,
    Offer,
    Pass,
    PlayIsolator,
    PlayRepositioner,
    Reverse,
    Steal,
    Stop,
)
from squatch.lab import simulate

Lay = Callable[..., Table]


def wish(table: Table, seat: int) -> Action:
    """What the heuristic does; it draws no chance."""
    return GAME.action_of(GAME.instinct(table.state.seen(seat), Scripted([])))


def test_it_buys_what_scores(table: Lay) -> None:
    sale = table("choosing", deals={1: deal("Tiny Shark", "Tiny"), 2: deal("Giant Big", "Big")})
    assert wish(sale, 0) == Choose(2)


def test_it_does_not_complete_a_nasty_set_for_little(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark Big Medium Medium"},
        deals={1: deal("Tiny Shark", "Tiny"), 2: deal("Tiny Medium", "Tiny")},
    )
    assert wish(sale, 0) == Choose(2)


def test_it_flips_where_the_card_may_change_its_mind(table: Lay) -> None:
    """A deal that costs a token for certain is not worth a look."""
    sale = table(
        "flipping",
        seats=4,
        collections={0: "Horse Horse"},
        tokens=(3, 0, 0, 0),
        deals={
            1: deal("Horse", "Tiny Tiny"),
            2: deal("Tiny", "Tiny Big"),
            3: deal("Tiny", "Big Big"),
        },
    )
    assert wish(sale, 0) in {Flip(2), Flip(3)}


def test_it_steals_what_completes_its_own_set(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Bug Tiny Medium", 1: "Medium Medium"},
        deals={1: deal("Bug", "Tiny Tiny"), 2: deal("Big", "Tiny Medium")},
    )
    sale.act(0, Choose(1))
    assert sale.phase == "stealing"
    assert wish(sale, 1) == Steal("medium")


def test_it_leaves_a_nasty_where_it_lies(table: Lay) -> None:
    sale = table(
        "choosing",
        collections={0: "Shark", 1: "Bug"},
        deals={1: deal("Shark", "Horse"), 2: deal("Big", "Tiny Medium")},
    )
    sale.act(0, Choose(1))
    assert wish(sale, 1) == Stop()


def test_it_takes_a_token_from_the_leader(table: Lay) -> None:
    window = table(
        "playing",
        collections={1: "Isolator"},
        tokens=(1, 0, 3),
        deals={1: deal("Tiny", "Tiny Tiny"), 2: deal("Big", "Tiny Medium")},
    )
    assert wish(window, 1) == PlayIsolator(2)


def test_it_removes_the_card_that_would_strike_it(table: Lay) -> None:
    """Its own deal, which nobody will buy, would complete a set of Trojan Horses."""
    window = table(
        "playing",
        collections={1: "Repositioner Horse Horse"},
        tokens=(0, 2, 0),
        deals={1: deal("Horse", "Tiny Tiny"), 2: deal("Giant Big", "Big")},
    )
    assert wish(window, 1) == PlayRepositioner(FaceUp(1, "trojan-horse"))


def test_it_keeps_a_thingamabob_that_would_change_little(table: Lay) -> None:
    window = table(
        "playing",
        collections={1: "Optimeter"},
        deals={1: deal("Tiny", "Tiny Tiny"), 2: deal("Big", "Tiny Medium")},
    )
    assert wish(window, 1) == Pass()


def test_it_offers_what_it_would_like_to_keep_behind_a_face_that_nobody_buys(table: Lay) -> None:
    offers = table(
        "offering",
        collections={1: "Big Medium Medium"},
        hands={1: "Big Medium Giant Shark Shark", 2: "Tiny Tiny Tiny Tiny Tiny"},
    )
    offer = wish(offers, 1)
    assert isinstance(offer, Offer)
    assert {"giant", "big"} < set(offer.cards)
    assert offer.face_up not in {"giant", "big"}


@pytest.mark.parametrize(
    ("mine", "yours", "answer"),
    [("Giant Big", "Shark", Reverse()), ("Shark", "Giant Big", Accept())],
)
def test_with_two_players_it_takes_the_better_side(
    table: Lay, mine: str, yours: str, answer: Action
) -> None:
    """Player 1 answers: accepting, it gets what lies in front of it."""
    split = table("choosing", seats=2, deals={0: deal(mine), 1: deal(yours)})
    assert wish(split, 1) == answer


@pytest.mark.parametrize(
    ("players", "games", "at_least"), [(2, 120, 0.75), (3, 240, 0.6), (4, 400, 0.5), (6, 240, 0.3)]
)
def test_one_of_it_beats_random_players(players: int, games: int, at_least: float) -> None:
    """The lower end of the 95 % interval; docs/performance.md has the figures of 2,000 games."""
    bots = ["instinct", *["random"] * (players - 1)]
    report = simulate(GAME, players, bots, games, seed=2)
    assert report.bot_win_share["instinct"].low >= at_least
    assert report.unfinished == 0
