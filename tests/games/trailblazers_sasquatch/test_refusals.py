"""Each kind of wrong action has its own sentence, and leaves everything as it was."""

from games.trailblazers_sasquatch.maps import NUMBERS, laid
from games.trailblazers_sasquatch.tabletop import BASE, HALF_LOOP, Table, lay, pursue
from squatch.games.trailblazers_sasquatch.actions import (
    Accuse,
    Discard,
    Draw,
    Keep,
    Lay,
    LayBase,
    Pass,
    Reveal,
    SayGood,
    SayJoin,
    SayOdd,
    SayTypes,
    Show,
)

HANDS = {0: "hook-right-fbb straight-fff", 1: "arch-bff arch-fff"}


def placing() -> Table:
    table = lay(sasquatch=0, hands=HANDS)
    table.act(0, Show(HALF_LOOP.piece))
    return table


def accusing() -> Table:
    table = lay(sasquatch=0, hands=HANDS)
    table.takes_turn(0, HALF_LOOP, "foot")
    return table


def pursuit() -> Table:
    table = lay(sasquatch=0, hands=HANDS)
    pursue(table, 0, 1, HALF_LOOP)
    return table


def test_of_a_place() -> None:
    table = placing()
    assert table.refuses(0, Lay(60, 0, 0)) == "floating"
    assert table.refuses(0, Lay(0, 0, 0)) == "covers-base"
    assert table.refuses(0, Lay(-63, -64 + 1, 0)) == "floating"
    assert table.refuses(0, Lay(63, 0, 0)) == "off-grid"
    assert table.refuses(0, LayBase("bike-water", 2, 0, 0)) == "not-now-placing"


def test_of_a_base() -> None:
    table = lay(due=True, hands=HANDS)
    assert table.refuses(0, LayBase("foot-bike", 2, 0, 0)) == "not-in-supply"
    assert table.refuses(0, LayBase("bike-water", 1, 1, 0)) == "covers-base"
    assert table.refuses(0, LayBase("bike-water", 9, 9, 0)) == "floating"
    assert table.refuses(0, Show(HALF_LOOP.piece)) == "base-due"
    assert table.refuses(0, Lay(2, 0, 0)) == "base-due"


def test_of_a_card() -> None:
    table = lay(hands=HANDS)
    assert table.refuses(0, Show(NUMBERS["arch-bff"])) == "not-in-hand"
    assert table.refuses(0, Lay(2, 0, 0)) == "not-now-showing"
    assert table.refuses(0, Discard("foot")) == "not-now-showing"
    assert table.refuses(0, Reveal()) == "not-now-showing"
    assert table.refuses(0, Draw("deck")) == "no-pursuit"
    assert table.refuses(1, Show(NUMBERS["arch-bff"])) == "refused-not-your-decision"


def test_of_an_accusation() -> None:
    table = lay(hands=HANDS)
    assert table.refuses(0, Accuse(1)) == "no-window"
    assert table.refuses(1, Accuse(0)) == "no-window"
    table = accusing()
    assert table.refuses(0, Accuse(0)) == "accuses-itself"
    assert table.refuses(1, Accuse(1)) == "accuses-itself"
    assert table.refuses(1, Accuse(2)) == "only-who-placed"
    assert table.refuses(0, Pass()) == "refused-not-your-decision"
    assert table.refuses(1, Show(NUMBERS["arch-bff"])) == "not-now-accusing"
    table.act(1, Pass())
    assert table.refuses(1, Accuse(0)) == "already-passed"
    assert table.refuses(1, Pass()) == "already-passed"


def test_of_the_pursuit() -> None:
    table = pursuit()
    assert table.refuses(0, Draw("deck")) == "out-of-play"
    assert table.refuses(1, Draw("water")) == "empty-source"
    assert table.refuses(1, Keep(5)) == "not-now-first-draw"
    assert table.refuses(1, Lay(2, 0, 0)) == "not-now-first-draw"
    assert table.refuses(1, LayBase("bike-water", 3, 0, 0)) == "covers-figure"
    table.act(1, Draw("deck"))
    assert table.refuses(1, LayBase("bike-water", 0, 2, 0)) == "not-now-second-draw"
    table.act(1, Draw("foot"))
    assert table.refuses(1, Keep(BASE.piece - 1)) == "not-drawn"
    assert table.refuses(1, Draw("deck")) == "not-now-keeping"
    assert table.refuses(1, SayTypes(("foot",))) == "no-talk-now"


def test_of_talk() -> None:
    table = lay(hands=HANDS)
    assert table.refuses(0, SayGood("bike-water", "north")) == "nothing-to-say"
    assert table.refuses(0, SayJoin("foot-bike", "water")) == "nothing-to-say"
    assert table.refuses(0, SayOdd(1)) == "nothing-to-say"
    assert table.refuses(1, SayTypes(("foot",))) == "refused-not-your-decision"
    table.act(0, SayGood("foot-bike", "north"))
    assert table.refuses(0, SayGood("foot-bike", "east")) == "spoken-already"


def test_when_the_game_is_over() -> None:
    table = lay(sasquatch=1, hands=HANDS)
    table.takes_turn(0, laid("hook-right-fbb", 2, 0), "foot")
    table.act(2, Accuse(0))
    assert table.refuses(1, Pass()) == "game-over"
    assert table.refuses(2, Accuse(0)) == "game-over"
