"""The windows, as tables know them that pass for who does not want to be asked."""

from squatch.core.chance import Fast
from squatch.core.game import Window
from squatch.games.bigfootses import GAME
from squatch.games.bigfootses.rules import board, codes


def test_in_every_window_all_may_pass_and_nowhere_else() -> None:
    state, chance = GAME.new(4, Fast(3)), Fast(4)
    met: set[bool] = set()
    for _decision in range(400):
        seat = int(state.to_act())
        window = GAME.window(state)
        met.add(window is not None)
        assert window == GAME.window(state.seen(seat))
        if window is not None:
            assert window == Window(codes.PASS, state.marks[board.ACTIVE])
        legal = state.legal(seat)
        assert (codes.PASS in legal) == (window is not None)
        state.apply(seat, legal[chance.below(len(legal))], chance)
    assert met == {True, False}


def test_what_a_page_needs_of_a_card_is_in_the_deck() -> None:
    rows = {row["id"]: row for row in GAME.standard_deck().table()}
    assert (rows["net-launcher"]["class_id"], rows["net-launcher"]["sort_id"]) == (
        "equipment",
        "weapon",
    )
    assert rows["wrong-form"]["amount"] == ""
    assert str(rows["snapped-twig"]["amount"]).startswith("+")
