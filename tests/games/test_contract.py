"""Every registered game keeps the contract, for every number of players and every option."""

from itertools import product
from typing import cast

import msgspec
import pytest

from games.bigfootses.tabletop import bigfootses_cards, brisk_deck, sparse_deck
from games.trailblazers_sasquatch.tabletop import trail_cards
from recorder import Recorder
from squatch.core.chance import Fast
from squatch.core.conformance import (
    Conserved,
    check_conformance,
    check_twin_worlds,
    every_options,
)
from squatch.core.conformance.trial import RASHNESS
from squatch.core.errors import RecordError
from squatch.core.game import Action, Deck
from squatch.core.journal import Journal
from squatch.core.playout import Playout
from squatch.core.record import Record, verify
from squatch.core.seal import Seal
from squatch.core.state import State
from squatch.games import games
from squatch.games.bigfootses.actions import Part
from squatch.games.sell_me_a_sasquatch.actions import Offer, PlayExpander, Split
from squatch.games.sell_me_a_sasquatch.rules.board import POOL, PUBLIC_HELD
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

TABLES = [(game_id, seats) for game_id, game in games().items() for seats in game.seats]
# Games of which a random one takes many decisions, and its checks seconds.
LONG = {"bigfootses", "trailblazers-sasquatch"}
QUICK = [
    (game_id, seats)
    for game_id, seats in TABLES
    if game_id not in LONG or seats == games()[game_id].seats[0]
]


def sasquatch_cards(state: State) -> object:
    """All piles together; what is known of the draw pile is no pile of its own."""
    piles = cast("Sasquatch", state).piles
    return sum(int(pile) for at, pile in enumerate(piles) if not POOL <= at <= PUBLIC_HELD)


SECRET_ACTIONS: dict[str, tuple[type[Action], ...]] = {
    "bigfootses": (Part,),
    "sell-me-a-sasquatch": (Offer, Split, PlayExpander),
    "trailblazers-sasquatch": (),
}
CONSERVED: dict[str, Conserved] = {
    "bigfootses": bigfootses_cards,
    "sell-me-a-sasquatch": sasquatch_cards,
    "trailblazers-sasquatch": trail_cards,
}
# Games without secret actions, or with few: in Bigfootses a card given in secret is rare; of a
# discard in Trailblazers everybody sees the row, and it is the only card there is to discard.
SELDOM_SECRET = {"bigfootses", "trailblazers-sasquatch"}
# Decks with which random games are short.
BRISK: dict[str, Deck | None] = {
    "bigfootses": brisk_deck(),
    "sell-me-a-sasquatch": None,
    "trailblazers-sasquatch": None,
}
# Decks in which happens what the standard one has seldom, or no card for.
UNUSUAL: dict[str, tuple[Deck, ...]] = {
    "bigfootses": (sparse_deck(),),
    "sell-me-a-sasquatch": (),
    "trailblazers-sasquatch": (),
}
STRANGE = [table for table in TABLES if UNUSUAL[table[0]] and table[1] <= 4]


def test_it_is_known_of_every_game_what_it_conserves_and_what_is_done_in_secret() -> None:
    assert set(CONSERVED) == set(SECRET_ACTIONS) == set(games())


@pytest.mark.parametrize(("game_id", "seats"), QUICK)
def test_a_game_keeps_the_contract(game_id: str, seats: int) -> None:
    game = games()[game_id]
    # all options of short games with few players; the long runs have the rest
    few = seats <= game.seats[1] and game_id not in LONG
    for seed, options in enumerate(every_options(game, seats) if few else [game.options()]):
        report = check_conformance(
            game,
            seats,
            1,
            first_seed=seed,
            options=options,
            deck=BRISK[game_id],
            conserved=CONSERVED[game_id],
        )
        assert report.steps > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_keeps_the_contract_in_many_games(game_id: str, seats: int) -> None:
    game = games()[game_id]
    for options in every_options(game, seats):
        check_conformance(
            game,
            seats,
            1 if game_id in LONG else 3,
            first_seed=1000,
            options=options,
            deck=BRISK[game_id],
            conserved=CONSERVED[game_id],
        )


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), STRANGE)
def test_a_game_keeps_the_contract_with_unusual_cards(game_id: str, seats: int) -> None:
    for deck in UNUSUAL[game_id]:
        check_conformance(games()[game_id], seats, 1, deck=deck, conserved=CONSERVED[game_id])


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), [table for table in TABLES if table[0] in LONG])
def test_a_long_game_keeps_the_contract(game_id: str, seats: int) -> None:
    game, conserved = games()[game_id], CONSERVED[game_id]
    for deck in (None, *UNUSUAL[game_id]):
        check_conformance(game, seats, 2, first_seed=2000, deck=deck, conserved=conserved)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_every_kind_of_event_is_met_in_many_games(game_id: str) -> None:
    game = games()[game_id]
    met: set[str] = set()
    for deck, seats in product((None, *UNUSUAL[game_id]), game.seats):
        for number in range(6):
            chance, journal = Fast(2000, number), Journal()
            state = game.new(seats, chance, deck=deck, journal=journal)
            Playout(RASHNESS).run(state, chance, journal=journal)
            met |= {game.event_rows.names[row.kind] for row in journal}
    assert met == set(game.event_rows.names)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_sealed_game_proves_itself(game_id: str, seats: int) -> None:
    game = games()[game_id]
    nonces = tuple(bytes([seat]) for seat in range(seats))
    recorder = Recorder(game, seats, seal=Seal(bytes(range(32)), nonces))
    dice = Fast(seats)
    while seat_set := recorder.state.pending():
        seat = recorder.state.to_act()
        assert seat_set >> seat & 1
        legal = recorder.state.legal(seat)
        recorder.act(seat, legal[dice.below(len(legal))])
    record = Record.from_json(recorder.record().to_json())
    verify(record, game)
    with pytest.raises(RecordError, match=r"^entry 0: chance outcomes"):
        verify(msgspec.structs.replace(record, nonces=record.nonces[::-1]), game)


@pytest.mark.parametrize(("game_id", "seats"), QUICK)
def test_no_secret_gets_out(game_id: str, seats: int) -> None:
    report = check_twin_worlds(
        games()[game_id],
        seats,
        seats + 1 if game_id in LONG else 2 * (seats + 1),
        deck=BRISK[game_id],
        floor=0.4,
        secret_actions=SECRET_ACTIONS[game_id],
    )
    if game_id not in SELDOM_SECRET:
        assert report.other_codes > 0
    assert report.own > 0
    assert report.others > 0
    assert report.public == report.compared


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_no_secret_gets_out_in_many_games(game_id: str, seats: int) -> None:
    """In long games the options share out who looks on, and other cards are tried, too."""
    game = games()[game_id]
    number = 2 if game_id in LONG else 6 * (seats + 1)
    runs = [(options, BRISK[game_id], number) for options in every_options(game, seats)]
    runs += [(game.options(), deck, seats + 1) for deck in UNUSUAL[game_id]]
    for at, (options, deck, many) in enumerate(runs):
        check_twin_worlds(
            game,
            seats,
            many,
            first_seed=1000 + 2 * at,
            options=options,
            deck=deck,
            floor=0.4,
            secret_actions=SECRET_ACTIONS[game_id],
        )


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), [table for table in TABLES if table[0] in LONG])
def test_no_secret_of_a_long_game_gets_out(game_id: str, seats: int) -> None:
    check_twin_worlds(
        games()[game_id],
        seats,
        seats + 1,
        first_seed=2000,
        floor=0.4,
        secret_actions=SECRET_ACTIONS[game_id],
    )
