"""The heuristic player: what it does where a player would know, and how strong it is."""

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
from squatch.core.chance import Chance, Fast, Scripted
from squatch.core.game import own
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
    TrailblazersAction,
    action_of,
)
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.instinct import sight
from squatch.games.trailblazers_sasquatch.instinct.suspicion import LIE, ODD, evidence, suspicion
from squatch.games.trailblazers_sasquatch.instinct.tourist import SURE
from squatch.games.trailblazers_sasquatch.names import TRAILS, Trail
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers
from squatch.lab import simulate

NEARLY_FULL: dict[Trail, int] = {"foot": 11, "bike": 11, "water": 11}
ANIMALS = [card for number, card in enumerate(NUMBERS) if number < 135 and DECK.animals[number]]


def wish(table: Table, seat: int, chance: Chance | None = None) -> TrailblazersAction:
    """What the heuristic wants to do."""
    return action_of(GAME.instinct(table.state.seen(seat), chance or Fast(1)))


def does(table: Table, seat: int) -> TrailblazersAction:
    """What it does when it has had its say."""
    action = wish(table, seat)
    while isinstance(action, SayTypes | SayOdd):
        table.act(seat, action)
        action = wish(table, seat)
    return action


def seen_by(table: Table, seat: int) -> Trailblazers:
    """What a seat has seen."""
    return own(Trailblazers, table.state.seen(seat))


def plays(table: Table, seat: int) -> list[TrailblazersAction]:
    """A whole turn of its choice."""
    actions = []
    while table.phase != "accusing" and table.pending == [seat]:
        actions.append(does(table, seat))
        table.act(seat, actions[-1])
    return actions


# --- tourists


def test_it_closes_a_loop_when_it_can() -> None:
    table = lay(
        pieces=[BASE, HALF_LOOP],
        hands={2: "hook-left-fbb straight-www"},
        rows=NEARLY_FULL,
        active=2,
    )
    show, place, _discard = plays(table, 2)
    assert show == Show(NUMBERS["hook-left-fbb"])
    assert place == Lay(2, 1, 0)
    assert table.state.map.loop_total == 4


def test_it_places_an_animal_rather_than_discard_it() -> None:
    pairs = [
        (animal, plain)
        for animal in ANIMALS[::9]
        for plain in NUMBERS
        if plain not in ANIMALS and plain.split("-")[0] == animal.split("-")[0] == "straight"
    ]
    for animal, plain in pairs[::3]:
        table = lay(hands={1: f"{animal} {plain}"}, active=1)
        assert does(table, 1) == Show(NUMBERS[animal])


def test_it_keeps_rows_even_and_sorts_by_the_long_type() -> None:
    table = lay(hands={1: "arch-fbb arch-wbb"}, rows={"foot": 3, "bike": 1, "water": 1}, active=1)
    table.act(1, Show(NUMBERS["arch-fbb"]))
    table.act(1, Lay(0, -1, 2))
    assert does(table, 1) == Discard("water")


def test_it_places_a_forced_base_where_trails_wait_for_it() -> None:
    bend = [laid("straight-www", 2, 0), laid("arch-www", 4, 0, 1), laid("straight-wbw", 2, 1)]
    table = lay(pieces=[BASE, *bend], rows=NEARLY_FULL, due=True)
    action = does(table, 0)
    assert isinstance(action, LayBase)
    table.act(0, action)
    assert table.state.map.loop_total > 0


# --- suspicion


def harmless(seat: int) -> Table:
    """A seat that has closed a loop, placed an animal, and used the shortest row."""
    table = lay(sasquatch=seat, hands={1: "arch-fbb straight-www"}, active=1)
    table.act(1, Show(NUMBERS["arch-fbb"]))
    table.act(1, Lay(0, -1, 2))
    table.act(1, Discard("water"))
    return table


def spoils(table: Table, seat: int) -> None:
    """A turn that nobody plays who wants loops: the worst place, and the longest row."""
    hand = [card for card in range(135) if table.state.where[card] == board.HAND + seat]
    table.act(seat, Show(hand[0]))
    rated = sight.ratings(seen_by(table, seat), hand[0])
    worst = min(zip(rated.worths, rated.spots, strict=True))[1]
    table.act(seat, Lay(spot_x(worst), spot_y(worst), spot_turn(worst)))
    sizes = sight.row_sizes(seen_by(table, seat))
    table.act(seat, Discard(TRAILS[sizes.index(max(sizes))]))


def spoiling(played_well: int, spoilt: int) -> Table:
    """Seat 1 plays well for some rounds, and then spoils what the others do."""
    table = lay(sasquatch=1, pieces=[BASE, LOOP, HALF_LOOP, OTHER_HALF], active=1)
    for number in range(played_well + spoilt):
        if number > 0:
            for seat in (2, 0):
                table.passes()
                plays(table, seat)
            table.passes()
        if number < played_well:
            plays(table, 1)
        else:
            spoils(table, 1)
    return table


def test_it_accuses_a_seat_that_knows_the_game_and_spoils_it() -> None:
    table = spoiling(played_well=5, spoilt=1)
    beliefs = suspicion(seen_by(table, 2), 2)
    assert beliefs[1] > 0.8
    assert beliefs[2] == 0
    assert does(table, 2) == Accuse(1)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_it_takes_a_beginner_for_one(rounds: int) -> None:
    table = spoiling(played_well=0, spoilt=rounds)
    assert suspicion(seen_by(table, 2), 2)[1] < SURE
    assert does(table, 2) == Pass()


def test_it_calls_a_turn_odd_before_it_is_sure() -> None:
    table = spoiling(played_well=0, spoilt=1)
    silent = evidence(seen_by(table, 2))[1]
    assert wish(table, 0) == SayOdd(1)
    assert does(table, 0) == Pass()
    assert evidence(seen_by(table, 2))[1] == pytest.approx(silent + ODD)


@pytest.mark.parametrize("sasquatch", [0, 1, 2])
def test_it_does_not_accuse_without_evidence(sasquatch: int) -> None:
    table = harmless(sasquatch)
    for seat in (0, 2):
        assert does(table, seat) == Pass()


def test_a_card_that_belies_what_was_said_is_evidence() -> None:
    told = []
    for said in (SayTypes(("foot", "water")), SayTypes(("bike",))):
        table = lay(hands={1: "arch-fbb straight-www"}, active=1)
        table.act(1, said)
        table.takes_turn(1, laid("arch-fbb", 0, -1, 2), "bike")
        told.append(evidence(seen_by(table, 0))[1])
    assert told[1] > told[0] + LIE / 3


def test_it_never_sees_the_truth() -> None:
    table = spoiling(played_well=0, spoilt=1)
    for viewer in (0, 2):
        seen = table.state.seen(viewer)
        for seed in range(6):
            world = seen.deal(Fast(seed))
            assert GAME.instinct(world.seen(viewer), Fast(1)) == GAME.instinct(seen, Fast(1))


# --- words


def test_a_tourist_says_what_it_holds() -> None:
    table = lay(hands={0: "arch-fbb straight-www"})
    assert wish(table, 0) == SayTypes(("foot", "water"))


def test_a_sasquatch_says_so_mostly_and_lies_at_times() -> None:
    table = lay(sasquatch=0, hands={0: "arch-fbb straight-www"})
    said = [wish(table, 0, Scripted([outcome])) for outcome in range(6)]
    assert said.count(SayTypes(("foot", "water"))) == 5
    assert SayTypes(("bike",)) in said


# --- the Sasquatch


OUT = [
    laid(f"straight-{types}", 2 + 2 * place, 0)
    for place, types in enumerate(("www", "wbw", "wbb", "wfw", "wff"))
]


def test_a_sasquatch_reveals_itself_far_out_when_no_base_can_come() -> None:
    bases = [laid("bike-water", -2, 0), laid("water-foot", -4, 0)]
    table = lay(sasquatch=0, pieces=[BASE, *OUT, *bases], hands={0: "straight-fff straight-bbb"})
    table.act(0, Show(NUMBERS["straight-fff"]))
    table.act(0, Lay(12, 0, 0))
    assert does(table, 0) == Reveal()


def test_it_stays_hidden_as_long_as_a_base_is_in_supply() -> None:
    table = lay(sasquatch=0, pieces=[BASE, *OUT], hands={0: "straight-fff straight-bbb"})
    table.act(0, Show(NUMBERS["straight-fff"]))
    table.act(0, Lay(12, 0, 0))
    assert isinstance(does(table, 0), Discard)


# --- the pursuit


def test_hunters_place_what_catches_the_sasquatch() -> None:
    table = lay(sasquatch=1, pieces=[BASE], hands={1: "hook-right-fbb straight-www"}, active=1)
    pursue(table, 1, 0, HALF_LOOP)
    table.act(2, Draw("deck"), chance=[0])
    seen = table.state
    good, bad = NUMBERS["hook-left-fbb"], NUMBERS["straight-wbb"]
    seen.where[seen.marks[board.FIRST_DRAWN] - 1] = board.DECK
    for card, mark in ((good, board.FIRST_DRAWN), (bad, board.SECOND_DRAWN)):
        seen.where[card] = board.DRAWN
        seen.marks[mark] = card + 1
    seen.marks[board.DECK_SIZE] -= 1
    seen.marks[board.PHASE] = board.KEEPING
    assert does(table, 2) == Keep(good)


# --- strength


@pytest.mark.slow
def test_one_is_stronger_than_players_who_play_at_random() -> None:
    report = simulate(GAME, 2, ["instinct", "random-quiet"], 60, seed=3)
    assert report.unfinished == 0
    assert report.bot_utility["instinct"].low > 0


@pytest.mark.slow
def test_tourists_who_know_the_game_do_not_fear_a_sasquatch_that_plays_at_random() -> None:
    report = simulate(GAME, 3, ["instinct", "instinct", "random-quiet"], 90, seed=4)
    assert report.bot_utility["instinct"].low > 0
    assert report.bot_utility["random-quiet"].high < 0
