"""Worked cases 5 to 10; 1 to 4 are the map's."""

from collections.abc import Callable

import pytest

from games.trailblazers_sasquatch.maps import NUMBERS, laid
from games.trailblazers_sasquatch.tabletop import HALF_LOOP, OTHER_HALF, Table, pursue
from squatch.games.trailblazers_sasquatch.actions import (
    Accuse,
    Discard,
    Draw,
    Keep,
    Lay,
    Reveal,
    Show,
)
from squatch.games.trailblazers_sasquatch.names import Trail
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers

Lays = Callable[..., Table]
HAND = {0: "hook-right-fbb straight-fff"}


@pytest.mark.parametrize(("row", "due"), [("foot", True), ("bike", False)])
def test_case_5_the_fourth_card_of_the_longest_row_forces_a_base(
    table: Lays, row: Trail, due: bool
) -> None:
    at = table(hands=HAND, rows={"foot": 3 if due else 4, "bike": 3, "water": 2})
    at.takes_turn(0, HALF_LOOP, row)
    at.passes()
    assert at.phase == ("base" if due else "showing")


def test_case_6_with_two_animals_the_tally_comes_to_five_and_a_loop_now_still_wins(
    table: Lays,
) -> None:
    for closes in (True, False):
        at = hunt_at_four(table)
        assert at.state.tables.has_animal(OTHER_HALF.piece)
        draw(at, "hook-left-fbb", animal_of(at))
        view = at.view
        assert view.pursuit is not None
        assert (view.pursuit.tally, view.pursuit.last_turn) == (5, True)
        at.act(1, Keep(OTHER_HALF.piece))
        at.act(1, Lay(2, 1, 0) if closes else Lay(-2, 0, 0))
        assert at.ended == (("caught", [1, 2]) if closes else ("escaped", [0]))


def hunt_at_four(table: Lays) -> Table:
    """A pursuit in which one loop of four squares is half done, and four animals were seen."""
    at = table(sasquatch=0, hands=HAND)
    pursue(at, 0, 1, HALF_LOOP)
    at.state.marks[board.TALLY] = 4
    at.look_again()
    return at


def animal_of(at: Table) -> int:
    """A card of the deck that shows an animal."""
    state = at.state
    return next(
        card
        for card in range(135)
        if state.where[card] == board.DECK and state.tables.animals[card] == 1
    )


def draw(at: Table, first: str, second: int) -> None:
    """Draw these two of the deck."""
    for card in (NUMBERS[first], second):
        deck = [each for each in range(135) if at.state.where[each] == board.DECK]
        at.act(1, Draw("deck"), chance=[deck.index(card)])


def test_case_7_a_wrong_accusation_where_nobody_has_it_loses_for_everybody(table: Lays) -> None:
    at = table(seats=2, sasquatch=None, hands=HAND)
    at.takes_turn(0, HALF_LOOP, "foot")
    at.act(1, Accuse(0))
    assert at.ended == ("wrong-accusation", [])


@pytest.mark.parametrize(("loops", "winners"), [(50, [0, 1]), (49, [2])])
def test_case_8_ten_animals_of_three_players_are_worth_fifty(
    table: Lays, loops: int, winners: list[int]
) -> None:
    at = table(sasquatch=2, hands=HAND, rows={"foot": 11}, animals=10)
    at.takes_turn(0, HALF_LOOP, "foot")
    at.passes()
    with_loops(at.state, loops)
    assert at.outcome is not None
    scores = [loops, loops, 50]
    assert (at.outcome.reason, at.outcome.scores) == ("counted", scores)
    assert at.outcome.winners == winners


def with_loops(state: Trailblazers, total: int) -> None:
    """Let the loops be worth so much."""
    state.map.loop_total = total


@pytest.mark.parametrize(
    ("loops", "grade", "won"), [(49, 0, False), (50, 1, True), (65, 2, True), (80, 3, True)]
)
def test_where_nobody_had_it_the_loops_say_how_well_all_did(
    table: Lays, loops: int, grade: int, won: bool
) -> None:
    at = table(sasquatch=None, hands=HAND, rows={"foot": 11})
    at.takes_turn(0, HALF_LOOP, "foot")
    at.passes()
    with_loops(at.state, loops)
    assert at.ended == ("no-sasquatch", [0, 1, 2] if won else [])
    result = at.view.result
    assert result is not None
    assert (result.grade, result.loops, result.sasquatch) == (grade, loops, None)


def test_who_placed_the_twelfth_card_may_still_be_accused(table: Lays) -> None:
    at = table(sasquatch=0, hands=HAND, rows={"foot": 11})
    at.takes_turn(0, HALF_LOOP, "foot")
    at.act(1, Accuse(0))
    assert (at.phase, at.active) == ("first-draw", 1)


@pytest.mark.parametrize("where", [Lay(2, 0, 1), Lay(2, 0, 0), Lay(3, -1, 1)])
def test_case_9_covering_the_figures_card_is_refused(table: Lays, where: Lay) -> None:
    at = table(sasquatch=0, hands=HAND)
    pursue(at, 0, 1, HALF_LOOP)
    draw(at, "hook-left-fbb", NUMBERS["hook-left-fbw"])
    at.act(1, Keep(OTHER_HALF.piece))
    assert at.refuses(1, where) == "covers-figure"


def test_case_10_the_sasquatch_cannot_reveal_beside_a_base_but_may_on_its_next_turn(
    table: Lays,
) -> None:
    hands = {0: "hook-right-fbb straight-www", 1: "zigzag-left-wbb zigzag-left-bww"}
    at = table(seats=2, sasquatch=0, hands=hands)
    at.act(0, Show(HALF_LOOP.piece))
    at.act(0, Lay(HALF_LOOP.x, HALF_LOOP.y, HALF_LOOP.turn))
    assert at.refuses(0, Reveal()) == "touches-base"
    at.act(0, Discard("foot"))
    at.passes()
    at.takes_turn(1, laid("zigzag-left-wbb", 4, 0), "bike")
    at.passes()
    hand = at.seen_by(0).seats[0].hand
    assert hand is not None
    at.act(0, Show(hand[0].card))
    at.act(0, Lay(6, 0, 0))
    assert Reveal() in at.legal(0)
    at.act(0, Reveal())
    assert at.view.pursuit is not None
