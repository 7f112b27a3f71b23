"""The game as others know it: random decks, every code, restoring, refusing."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.sell_me_a_sasquatch.tabletop import deck_of
from squatch.core.chance import Fast
from squatch.core.errors import OptionError, SquatchError
from squatch.core.game import Options
from squatch.core.journal import Journal, journal_of
from squatch.core.state import TRUTH, State
from squatch.games import find_game
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.deck import SasquatchDeck
from squatch.games.sell_me_a_sasquatch.events import SasquatchEvent
from squatch.games.sell_me_a_sasquatch.game import SasquatchOptions
from squatch.games.sell_me_a_sasquatch.rules import board
from squatch.games.sell_me_a_sasquatch.rules.knowledge import Knowledge
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch
from squatch.games.sell_me_a_sasquatch.views import SasquatchView

MOST_STEPS = 400


def all_cards(state: State) -> object:
    """Every card of every zone."""
    assert isinstance(state, Sasquatch)
    return sum(int(state.piles[zone]) for zone in (*range(board.POOL), board.DRAW, board.DISCARD))


def test_it_is_found_by_a_part_of_its_name() -> None:
    assert find_game("sell") is GAME


# --- any deck


@st.composite
def decks(draw: Callable[..., list[int]]) -> SasquatchDeck:
    """Decks of all sizes, from a single card."""
    copies = draw(st.lists(st.integers(0, 12), min_size=12, max_size=12).filter(any))
    sizes = draw(st.lists(st.integers(1, 4), min_size=7, max_size=7))
    names = ("Giant", "Big", "Medium", "Tiny", "Bug", "Shark", "Horse")
    return deck_of(copies, dict(zip(names, sizes, strict=True)))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(deck=decks(), seats=st.integers(2, 6), seed=st.integers(0, 2**32), late=st.booleans())
def test_any_deck_can_be_played(deck: SasquatchDeck, seats: int, seed: int, late: bool) -> None:
    chance = Fast(seed)
    journal = Journal()
    options = SasquatchOptions(late_isolator=late)
    state = GAME.new(seats, chance, options=options, deck=deck, journal=journal)
    followers = {audience: state.seen(audience) for audience in range(-1, seats)}
    for _step in range(MOST_STEPS):
        assert all_cards(state) == deck.tables.copies
        if not state.pending():
            break
        journal = Journal()
        seat = int(state.to_act())
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert legal
        assert legal == state.seen(seat).legal(seat)
        state.step(seat, legal[chance.below(len(legal))], chance, journal)
        _follow(state, journal, followers, deck)
    assert (state.outcome() is None) == bool(state.pending())


def _follow(
    state: Sasquatch, journal: Journal, followers: dict[int, Knowledge], deck: SasquatchDeck
) -> None:
    """Everybody follows through the wire, and views restore what was seen."""
    for audience, follower in followers.items():
        told = journal.told(audience)
        wire = msgspec.json.encode([GAME.event_of(row) for row in told])
        events = msgspec.json.decode(wire, type=list[SasquatchEvent])
        assert [GAME.row_of(event) for event in events] == told.rows()
        follower.observe(journal_of([GAME.row_of(event) for event in events]))
        seen = state.seen(audience)
        assert follower.save() == seen.save()
        wire = msgspec.json.encode(GAME.view(seen))
        view = msgspec.json.decode(wire, type=SasquatchView)
        assert GAME.parse_view(view, deck).save() == seen.save()


# --- every code


def test_codes_and_typed_actions_go_round() -> None:
    kept = 0
    for code in range(9718):
        try:
            action = GAME.action_of(code)
        except ValueError:
            continue
        kept += 1
        wire = msgspec.json.encode(action)
        assert GAME.code_of(msgspec.json.decode(wire, type=GAME.actions)) == code
    # 12 kinds face up in each of 6 deals cannot be turned over by an Optimeter.
    assert kept == 9718 - 72


@pytest.mark.parametrize("code", [-1, 9718, 9338])
def test_other_codes_are_none(code: int) -> None:
    with pytest.raises(ValueError, match="no action has the code"):
        GAME.action_of(code)


def test_an_offer_may_name_its_cards_in_any_order() -> None:
    wire = b'{"type":"offer","cards":["tiny","giant","big"],"face_up":"big"}'
    action = msgspec.json.decode(wire, type=GAME.actions)
    assert GAME.action_of(GAME.code_of(action)).cards == ("giant", "big", "tiny")  # type: ignore[attr-defined]


# --- seats, options, saved states


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_seats_it_does_not_have(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 6 players"):
        GAME.new(seats, Fast(1))


@pytest.mark.parametrize("first", [-1, 3])
def test_a_first_buyer_who_is_not_there(first: int) -> None:
    with pytest.raises(OptionError, match="first_buyer = "):
        GAME.new(3, Fast(1), options=SasquatchOptions(first_buyer=first))


def test_options_and_decks_of_other_games() -> None:
    with pytest.raises(OptionError, match="another game"):
        GAME.new(3, Fast(1), options=Options())


@pytest.mark.parametrize(
    ("at", "value", "message"),
    [(0, 7, "7 seats"), (1, 3, "known to 3"), (1, -3, "known to -3"), (3, 9, "phase 9")],
)
def test_a_saved_state_that_cannot_be(at: int, value: int, message: str) -> None:
    saved = GAME.new(3, Fast(1)).save()
    saved[at] = value
    with pytest.raises(SquatchError, match=message):
        GAME.restore(saved)


def test_a_saved_state_of_another_length() -> None:
    with pytest.raises(SquatchError, match="101 numbers, this one 100"):
        GAME.restore(GAME.new(3, Fast(1)).save()[:-1])


@pytest.mark.parametrize("audience", [-2, -1, 0])
def test_a_saved_state_of_another_deck(audience: int) -> None:
    state = GAME.new(3, Fast(1))
    saved = state.save() if audience == TRUTH else state.seen(audience).save()
    assert GAME.restore(saved).save() == saved
    with pytest.raises(SquatchError, match="other cards than the deck"):
        GAME.restore(saved, deck_of([5] * 12))
