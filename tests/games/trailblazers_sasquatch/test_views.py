"""What a view shows, to whom, and that it brings what was seen back."""

import msgspec
import pytest

from games.trailblazers_sasquatch.maps import DECK, NUMBERS, laid
from games.trailblazers_sasquatch.tabletop import (
    BASE,
    HALF_LOOP,
    LOOP,
    OTHER_HALF,
    Table,
    lay,
    pursue,
)
from squatch.core.errors import SquatchError
from squatch.games.trailblazers_sasquatch.actions import Accuse, Discard, Lay, Show
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.views import Hint, LoopValue

HANDS = {0: "hook-right-fbb straight-fff", 1: "hook-left-fbb arch-bff"}


def pursuit() -> Table:
    table = lay(sasquatch=0, hands=HANDS, rows={"foot": 3, "water": 1})
    pursue(table, 0, 1, HALF_LOOP)
    return table


def test_a_hand_is_its_holders_alone() -> None:
    table = lay(hands=HANDS)
    assert [card.card for card in table.seen_by(0).seats[0].hand or ()] == sorted(
        (NUMBERS["hook-right-fbb"], NUMBERS["straight-fff"])
    )
    for other in (1, 2, -1):
        assert table.seen_by(other).seats[0].hand is None
        assert table.seen_by(other).seats[0].hand_size == 2


def test_a_character_is_its_holders_alone_until_the_pursuit() -> None:
    table = lay(sasquatch=0, hands=HANDS)
    characters = [[seat.character for seat in table.seen_by(each).seats] for each in (0, 1, -1)]
    assert characters == [
        ["sasquatch", "tourist", "tourist"],
        [None, "tourist", None],
        [None, None, None],
    ]
    pursue(table, 0, 1, HALF_LOOP)
    assert [seat.character for seat in table.view.seats] == ["sasquatch", "tourist", "tourist"]


def test_a_discard_is_known_to_its_discarder() -> None:
    table = lay(hands=HANDS)
    table.takes_turn(0, HALF_LOOP, "water")
    rows = {viewer: table.seen_by(viewer).rows[2].discards[0] for viewer in (0, 1, -1)}
    assert rows[0].card is not None
    assert rows[0].card.card == NUMBERS["straight-fff"]
    assert rows[1] == rows[-1]
    assert (rows[1].seat, rows[1].card) == (0, None)


def test_in_a_stack_the_own_discards_are_known_and_their_places_are_not() -> None:
    table = pursuit()
    mine = table.seen_by(0).rows[0]
    assert (mine.stack, len(mine.known), [d.card for d in mine.discards]) == (4, 2, [None] * 4)
    assert table.view.rows[0].known == ()


def test_hand_cards_that_left_the_game_are_known_to_who_held_them() -> None:
    table = pursuit()
    assert len(table.seen_by(1).seats[1].left) == 2
    assert table.seen_by(2).seats[1].left == ()


def test_at_the_end_the_rows_lie_open() -> None:
    table = lay(sasquatch=1, hands=HANDS, rows={"foot": 3})
    table.takes_turn(0, HALF_LOOP, "foot")
    table.act(2, Accuse(0))
    discards = table.view.rows[0].discards
    assert [discarded.seat for discarded in discards] == [0, 1, 2, 0]
    assert all(discarded.card for discarded in discards)
    result = table.view.result
    assert result is not None
    assert (result.reason, result.sasquatch, result.animals) == ("wrong-accusation", 1, 0)


def test_the_spectators_of_a_finished_game_discarded_nothing() -> None:
    table = lay(sasquatch=None, hands=HANDS, rows={"water": 11})
    table.takes_turn(0, HALF_LOOP, "water")
    table.passes()
    assert [row.known for row in table.view.rows] == [(), (), ()]


def test_hints_name_what_a_placement_would_close_and_break() -> None:
    hands = {0: "hook-left-fbb straight-fff"}
    table = lay(pieces=[BASE, HALF_LOOP, LOOP], hands=hands)
    table.act(0, Show(OTHER_HALF.piece))
    hints = {(hint.x, hint.y, hint.turn): hint for hint in table.seen_by(0).hints}
    closed = (LoopValue("foot-bike", "foot", 4),)
    assert hints[OTHER_HALF[1:]] == Hint(None, *OTHER_HALF[1:], closed, ())
    broken = (LoopValue("foot-bike", "bike", 2),)
    assert hints[LOOP.x, LOOP.y, 1].broken == broken
    assert table.seen_by(1).hints == table.view.hints == ()


def test_hints_are_all_the_placements_that_change_loops_and_no_other() -> None:
    table = lay(pieces=[BASE, HALF_LOOP, LOOP], hands={0: "hook-left-fbb straight-fff"})
    table.act(0, Show(OTHER_HALF.piece))
    land = table.state.map
    before = [land.loop_path(land.loop_end(number)) for number in range(land.loops)]
    changing = set()
    for action in table.legal(0, Lay):
        assert isinstance(action, Lay)
        after = land.after(OTHER_HALF.piece, action.x, action.y, action.turn)
        if [after.loop_path(after.loop_end(n)) for n in range(after.loops)] != before:
            changing.add((action.x, action.y, action.turn))
    assert {(hint.x, hint.y, hint.turn) for hint in table.seen_by(0).hints} == changing


def test_a_base_has_hints_too() -> None:
    arch = laid("arch-bff", 4, 0, 3)
    table = lay(pieces=[BASE, HALF_LOOP, arch], due=True)
    hints = [hint for hint in table.seen_by(0).hints if hint.base == "bike-water"]
    assert (2, 0) in {(hint.x, hint.y) for hint in hints}


def test_pieces_say_who_placed_them() -> None:
    table = lay(seats=3, pieces=[], due=True, hands=HANDS)
    table.places(0, BASE)
    table.passes()
    table.takes_turn(1, laid("arch-bff", -1, 0, 1), "foot")
    table.passes()
    assert [piece.by for piece in table.view.pieces] == [0, 1]
    assert table.view.pieces[0].sides == ("foot", "foot", "bike", "bike")


def test_the_path_of_a_loop_says_how_it_runs() -> None:
    (loop,) = lay(pieces=[BASE, LOOP]).view.loops
    assert (loop.base, loop.type, loop.value) == ("foot-bike", "bike", 2)
    assert [(square.x, square.y, square.enters, square.leaves) for square in loop.path] == [
        (-1, 0, "east", "south"),
        (-1, 1, "north", "east"),
    ]


def test_a_view_brings_back_what_was_seen() -> None:
    for table in (lay(hands=HANDS), pursuit()):
        for viewer in (-1, 0, 1, 2):
            seen = table.state.seen(viewer)
            data = msgspec.json.encode(GAME.view(seen))
            again = GAME.parse_view(msgspec.json.decode(data, type=GAME.views))
            assert again.save() == seen.save()


def test_a_dealt_world_leaves_the_shown_card_where_everybody_saw_it() -> None:
    table = lay(hands=HANDS)
    table.act(0, Show(HALF_LOOP.piece))
    for viewer in (-1, 1, 2):
        world = table.state.seen(viewer).deal(table.chance)
        assert world.legal(0) == table.state.legal(0)


def test_cards_of_a_view_show_what_the_deck_says() -> None:
    hand = lay(hands=HANDS).seen_by(0).seats[0].hand
    assert hand is not None
    for card in hand:
        assert (card.first, card.second) == DECK.cards[card.card].faces
        assert card.animal == DECK.animals[card.card]


@pytest.mark.parametrize("cut", [1, 100, 213])
def test_numbers_that_are_no_saved_state_are_refused(cut: int) -> None:
    saved = lay(hands=HANDS).state.save()
    with pytest.raises(SquatchError):
        GAME.restore(saved[:-cut])
    saved[3 + int(board.PHASE)] = 99
    with pytest.raises(SquatchError, match="phase 99"):
        GAME.restore(saved)


def test_discarding_draws_two_cards_known_to_the_player_alone() -> None:
    table = lay(hands=HANDS)
    table.act(0, Show(HALF_LOOP.piece))
    table.act(0, Lay(2, 0, 0))
    table.act(0, Discard("bike"))
    assert len(table.seen_by(0).seats[0].hand or ()) == 2
    assert table.seen_by(1).seats[0].hand is None
