"""The decisions where the original is silent, one test or more for each; guide.en.md tells them."""

from collections.abc import Callable

import pytest

from games.trailblazers_sasquatch.maps import DECK, NUMBERS, laid
from games.trailblazers_sasquatch.tabletop import (
    BASE,
    FAR_AWAY,
    HALF_LOOP,
    LOOP,
    OTHER_HALF,
    Table,
    pursue,
)
from squatch.core.state import SPECTATOR
from squatch.games.trailblazers_sasquatch.actions import (
    Accuse,
    Discard,
    Draw,
    Keep,
    Lay,
    LayBase,
    Pass,
    Reveal,
    SayOdd,
    SayTypes,
    Show,
)
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.names import TRAILS
from squatch.games.trailblazers_sasquatch.rules import board

Lays = Callable[..., Table]
HAND = {0: "hook-right-fbb straight-fff"}


def test_t1_the_deck_is_every_card_there_can_be_once() -> None:
    faces = {frozenset({card.faces, _half_turned(card.faces)}) for card in DECK.cards}
    assert len(DECK.cards) == len(faces) == 135


def _half_turned(faces: tuple[int, int]) -> tuple[int, int]:
    first, second = faces
    return _around(second), _around(first)


def _around(face: int) -> int:
    """A crossing keeps its types, bends change them over."""
    joins, types = divmod(face, 9)
    north, other = divmod(types, 3)
    return face if joins == 0 else joins * 9 + other * 3 + north


def test_t2_a_third_of_the_cards_shows_an_animal() -> None:
    assert sum(DECK.animals) == 45


def test_t3_each_base_joins_two_types() -> None:
    assert DECK.sides == ("ffbb", "bbww", "wwff")


@pytest.mark.parametrize("cards", [4, 8])
def test_t4_four_and_eight_cards_call_for_a_base_once_each(table: Lays, cards: int) -> None:
    at = table(hands=HAND, rows={"foot": cards - 1, "bike": cards - 1})
    at.takes_turn(0, HALF_LOOP, "foot")
    at.passes()
    assert at.phase == "base"
    assert at.legal(1, Show) == []
    at.places(1, laid("bike-water", 4, 0))
    assert at.view.seats[1].hand_size == 2  # nothing is discarded or drawn
    at.passes()
    at.takes_turn(2, laid(held(at, 2), -1, -1, 1), "bike")
    at.passes()
    assert at.phase == "showing"


def test_t4_a_reveal_calls_for_no_base(table: Lays) -> None:
    at = table(sasquatch=0, hands={0: "straight-www straight-fff"}, pieces=[BASE, HALF_LOOP])
    at.act(0, Show(FAR_AWAY.piece))
    at.act(0, Lay(4, 0, 0))
    at.act(0, Reveal())
    assert not at.view.must_base


def test_t4_nor_does_the_fourth_card_of_a_sasquatch_that_is_found(table: Lays) -> None:
    at = table(sasquatch=0, hands=HAND, rows={"foot": 3})
    at.takes_turn(0, HALF_LOOP, "foot")
    due = [at.view.must_base]
    at.act(1, Accuse(0))
    due.append(at.view.must_base)
    assert due == [True, False]
    assert Draw("deck") in at.legal(1)


def held(at: Table, seat: int) -> str:
    """The first card of a hand."""
    hand = at.seen_by(seat).seats[seat].hand
    assert hand is not None
    return DECK.cards[hand[0].card].id


def test_t5_the_first_base_lies_at_the_origin(table: Lays) -> None:
    at = table(pieces=[], due=True)
    assert {(action.x, action.y) for action in at.legal(0, LayBase)} == {(0, 0)}  # type: ignore[attr-defined]
    assert at.refuses(0, LayBase("foot-bike", 1, 0, 0)) == "first-base"
    at.places(0, BASE)
    assert at.phase == "accusing"


def test_t6_the_reveal_is_a_choice_of_the_discard_and_nothing_is_discarded(table: Lays) -> None:
    at = table(sasquatch=0, hands={0: "straight-www straight-fff"}, pieces=[BASE, HALF_LOOP])
    at.act(0, Show(FAR_AWAY.piece))
    at.act(0, Lay(4, 0, 0))
    assert at.legal(0) == [Discard("foot"), Discard("bike"), Discard("water"), Reveal()]
    at.act(0, Reveal())
    assert [len(row.discards) for row in at.view.rows] == [0, 0, 0]
    assert at.view.pursuit is not None
    assert at.view.pursuit.figure == 2
    assert [seat.left_size for seat in at.view.seats] == [1, 2, 2]
    assert (at.phase, at.pending) == ("first-draw", [1])


def test_t6_a_tourist_is_offered_no_reveal(table: Lays) -> None:
    at = table(sasquatch=1, hands={0: "straight-www straight-fff"}, pieces=[BASE, HALF_LOOP])
    at.act(0, Show(FAR_AWAY.piece))
    at.act(0, Lay(4, 0, 0))
    assert at.legal(0, Reveal) == []
    assert at.refuses(0, Reveal()) == "not-the-sasquatch"


@pytest.mark.parametrize(
    ("x", "y", "may"), [(2, 0, False), (2, 2, True), (1, 2, False), (4, 0, True)]
)
def test_t7_an_edge_touches_a_base_and_a_corner_does_not(
    table: Lays, x: int, y: int, may: bool
) -> None:
    pieces = [BASE, HALF_LOOP, laid("straight-bbb", 2, 1)]
    at = table(sasquatch=0, hands={0: "straight-www straight-fff"}, pieces=pieces)
    at.act(0, Show(FAR_AWAY.piece))
    at.act(0, Lay(x, y, 0))
    assert (Reveal() in at.legal(0)) == may


def test_t8_the_first_accusation_closes_the_window(table: Lays) -> None:
    at = table(sasquatch=1, hands=HAND)
    at.takes_turn(0, HALF_LOOP, "foot")
    assert at.pending == [1, 2]
    at.act(2, Accuse(0))
    assert at.ended == ("wrong-accusation", [1])


def test_t8_the_window_closes_when_all_others_have_passed(table: Lays) -> None:
    at = table(hands=HAND)
    at.takes_turn(0, HALF_LOOP, "foot")
    at.act(2, Pass())
    assert (at.phase, at.pending) == ("accusing", [1])
    at.act(1, Pass())
    assert (at.phase, at.active) == ("showing", 1)


def test_t9_all_others_are_asked_after_every_turn_and_the_sasquatch_has_only_pass(
    table: Lays,
) -> None:
    at = table(sasquatch=1, hands=HAND)
    at.takes_turn(0, HALF_LOOP, "foot")
    assert at.pending == [1, 2]
    assert at.legal(1, Pass, Accuse) == [Pass()]
    assert at.legal(2, Pass, Accuse) == [Pass(), Accuse(0)]
    assert at.refuses(1, Accuse(0)) == "only-tourists"


def test_t9_nothing_that_others_see_tells_who_could_accuse(table: Lays) -> None:
    views = []
    for sasquatch in (1, 2):
        at = table(sasquatch=sasquatch, hands=HAND)
        told = at.takes_turn(0, HALF_LOOP, "foot") + at.act(2, Pass())
        state = at.state
        window = GAME.window(state)
        assert window is not None
        assert window.alike
        asked = [at.seen_by(1).waiting, GAME.prompt_of(at.seen_by(1)), window]
        views.append((told, asked, at.view, state.seen(SPECTATOR).save(), state.seen(0).save()))
    assert views[0] == views[1]


def test_t9_an_option_lets_nobody_accuse_before_all_have_placed_a_card(table: Lays) -> None:
    at = table(seats=2, hands=HAND, late_accusations=True)
    assert not at.view.accusable
    at.takes_turn(0, HALF_LOOP, "foot")
    assert (at.phase, at.active) == ("showing", 1)
    at.takes_turn(1, laid(held(at, 1), -1, -1, 1), "bike")
    assert (at.phase, at.pending) == ("accusing", [0])
    assert at.view.accusable


def test_t10_a_sasquatch_discovered_on_the_card_of_a_loop_is_caught_at_once(
    table: Lays,
) -> None:
    at = table(sasquatch=0, hands={0: "arch-bff straight-fff"})
    pursue(at, 0, 1, LOOP)
    assert at.ended == ("caught-at-once", [1, 2])


@pytest.mark.parametrize(("x", "at_once"), [(2, True), (-2, False)])
def test_t10_so_is_one_discovered_on_a_base_with_a_loop_of_its_own(
    table: Lays, x: int, at_once: bool
) -> None:
    arch = laid("arch-bff", 4, 0, 3)  # opens to the west
    at = table(sasquatch=0, pieces=[BASE, HALF_LOOP, arch], due=True)
    at.places(0, laid("bike-water", x, 0))
    at.act(1, Accuse(0))
    assert at.ended == (("caught-at-once", [1, 2]) if at_once else None)


def run_dry(at: Table, cards: int) -> None:
    """Leave so many cards to draw in the pursuit: the last ones of the deck."""
    state = at.state
    deck = [card for card in range(135) if state.where[card] == board.DECK]
    for card in deck[: len(deck) - cards]:
        state.where[card] = board.GONE
    state.marks[board.DECK_SIZE] = cards
    for row in range(3):
        state.marks[board.STACK_SIZES + row] = 0
    for card in range(135):
        if board.STACK <= state.where[card] < board.STACKS_END:
            state.where[card] = board.GONE
    at.look_again()


def hunted(table: Lays, bases: int) -> Table:
    """A pursuit of seat 0, whose card stands on no loop, with so many bases on the table."""
    pieces = [BASE, laid("bike-water", 2, 0), laid("water-foot", 4, 0)][:bases]
    at = table(sasquatch=0, pieces=pieces, hands={0: "straight-www straight-fff"})
    pursue(at, 0, 1, laid("straight-www", 0, 2))
    return at


def test_t11_a_single_card_is_drawn_and_placed_alone(table: Lays) -> None:
    at = hunted(table, 3)
    run_dry(at, 1)
    at.act(1, Draw("deck"))
    assert at.phase == "placing"
    assert at.view.shown is not None


def test_t11_without_cards_a_base_has_to_be_placed(table: Lays) -> None:
    at = hunted(table, 2)
    run_dry(at, 0)
    assert at.legal(1) == at.legal(1, LayBase) != []


def test_t11_with_nothing_left_to_place_the_sasquatch_escapes(table: Lays) -> None:
    at = hunted(table, 3)
    run_dry(at, 1)
    at.act(1, Draw("deck"))
    at.act(1, at.legal(1)[0])
    assert at.ended == ("escaped", [0])


def test_t12_the_card_that_was_shown_is_binding_and_known_to_all(table: Lays) -> None:
    at = table(hands=HAND)
    at.act(0, Show(HALF_LOOP.piece))
    assert at.view.shown is not None
    assert at.view.shown.card == HALF_LOOP.piece
    assert at.refuses(0, Show(NUMBERS["straight-fff"])) == "binding"
    assert {type(action) for action in at.legal(0)} == {Lay}


def test_t12_a_seat_has_its_say_before_it_shows_a_card_and_once(table: Lays) -> None:
    at = table(hands=HAND)
    at.act(0, SayTypes(("bike", "water")))  # it holds two foot cards: nothing is checked
    assert at.refuses(0, SayTypes(("foot",))) == "spoken-already"
    statement = at.view.seats[0].statement
    assert statement is not None
    assert statement.said == SayTypes(("bike", "water"))
    at.act(0, Show(HALF_LOOP.piece))
    assert at.refuses(0, SayTypes(("foot",))) == "no-talk-now"


def test_t12_everybody_may_say_something_after_somebody_elses_turn(table: Lays) -> None:
    at = table(hands=HAND)
    at.takes_turn(0, HALF_LOOP, "foot")
    at.act(1, SayOdd(0))
    assert at.pending == [1, 2]
    assert at.legal(1) == [Pass(), Accuse(0)]


def test_t13_places_beyond_63_squares_and_equal_turns_are_refused(table: Lays) -> None:
    at = table(hands={0: "hook-right-fbb straight-fff"})
    at.act(0, Show(NUMBERS["straight-fff"]))
    assert at.refuses(0, Lay(63, 0, 0)) == "off-grid"
    assert at.refuses(0, Lay(2, 0, 2)) == "same-turn"
    assert {action.turn for action in at.legal(0, Lay)} == {0, 1}  # type: ignore[attr-defined]


def test_t14_before_the_pursuit_a_base_is_placed_only_when_one_is_due(table: Lays) -> None:
    at = table(hands=HAND)
    assert at.legal(0, LayBase) == []
    assert at.refuses(0, LayBase("bike-water", 2, 0, 0)) == "no-base-due"


def test_t14_in_the_pursuit_one_may_be_placed_in_any_turn(table: Lays) -> None:
    at = table(sasquatch=0, hands={0: "hook-right-fbb straight-fff"})
    pursue(at, 0, 1, HALF_LOOP)
    assert len(at.legal(1, LayBase)) > 0
    at.places(1, laid("bike-water", 0, 2))
    assert (at.phase, at.active) == ("first-draw", 2)


def test_the_tourists_catch_it_with_a_loop_over_its_card(table: Lays) -> None:
    at = table(sasquatch=0, hands={0: "hook-right-fbb straight-fff", 1: "arch-www arch-fff"})
    pursue(at, 0, 2, HALF_LOOP)
    deck = [card for card in range(135) if at.state.where[card] == board.DECK]
    first = deck.index(OTHER_HALF.piece)
    at.act(1, Draw("deck"), chance=[first])
    at.act(1, Draw("foot"), chance=[0])
    at.act(1, Keep(OTHER_HALF.piece))
    at.places(1, OTHER_HALF)
    assert at.ended == ("caught", [1, 2])
    assert at.view.loops[0].value == 4


def test_the_pursuit_goes_clockwise_from_the_left_of_the_sasquatch_and_skips_it(
    table: Lays,
) -> None:
    at = table(seats=4, sasquatch=2, active=2, hands={2: "hook-right-fbb straight-fff"})
    pursue(at, 2, 0, HALF_LOOP)
    turns = []
    for _turn in range(2):
        turns.append(at.active)
        at.places(at.active, laid(("bike-water", "water-foot")[len(turns) - 1], 0, 2 * len(turns)))
    assert [*turns, at.active] == [3, 0, 1]


def test_everybody_draws_two_cards_after_a_discard(table: Lays) -> None:
    at = table(hands=HAND)
    at.takes_turn(0, HALF_LOOP, "water")
    assert at.view.seats[0].hand_size == 2
    assert [discarded.seat for discarded in at.view.rows[TRAILS.index("water")].discards] == [0]
    assert at.view.deck_size == 135 - 6 - 2
