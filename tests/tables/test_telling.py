"""What is told of a table, and above all what is not."""

import msgspec
import pytest

from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.core.state import SPECTATOR
from squatch.games import games
from squatch.tables.telling import position, table_info, told_since
from tables.making import BIDS, full, opened, play, play_out, playing
from zoo import ZOO

ALL = [*games().values(), *ZOO.values()]


def test_only_who_sits_gets_the_invitation() -> None:
    table = opened()
    assert table_info(table, 0).invite == "invite"
    assert table_info(table, None).invite is None


def test_the_commitment_is_told_before_the_first_card_and_the_proof_after_the_end() -> None:
    table = full()
    commitment = table_info(table, None).commitment
    table.commit(table.begin(), 0)
    assert position(table, 0, 0).proof is None
    play_out(table)
    proof = position(table, None, 0).proof
    assert proof is not None
    assert proof.secret == table.plan.secret.hex()
    assert table_info(table, None).commitment == commitment


def test_a_question_and_legal_actions_are_told_to_their_seat_alone() -> None:
    table = playing(seats="hh")
    play(table, 0)
    mine, other, outside = (position(table, seat, 0) for seat in (1, 0, None))
    assert mine.question == 1
    assert len(mine.legal) == 5
    assert (other.question, other.legal) == (outside.question, outside.legal) == (None, [])
    assert mine.pending == other.pending == outside.pending == [1]


def test_events_come_once_and_in_order_however_often_one_resumes() -> None:
    table = playing(seats="hh")
    whole = []
    for seat in (0, 1, 1, 0):
        whole += told_since(table, 1, table.version - 1)
        play(table, seat)
    whole += told_since(table, 1, table.version - 1)
    assert told_since(table, 1, 0) == whole
    for version in range(1, table.version):
        missed = told_since(table, 1, version)
        assert missed
        assert whole[-len(missed) :] == missed
    assert told_since(table, 1, table.version) == []


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_twin_worlds_look_the_same(game: Game) -> None:
    """Where the hidden cards lie otherwise, every byte for those who do not know is the same."""
    table = playing(game, seats="h" * game.seats[0])
    chance = Fast(5)
    audiences = [*range(len(table.chairs)), SPECTATOR]
    for _step in range(60):
        if (seat := int(table.state.to_act())) < 0:
            break
        codes = table.state.legal(seat)
        play(table, seat, codes[chance.below(len(codes))])
        truth = table.state
        for audience in audiences:
            chair = None if audience == SPECTATOR else audience
            here = msgspec.json.encode(position(table, chair, table.version))
            table._state = truth.seen(audience).deal(chance)
            there = msgspec.json.encode(position(table, chair, table.version))
            table._state = truth
            assert here == there


def test_others_are_not_told_a_sealed_choice() -> None:
    table = playing(BIDS, seats="hhh")
    play(table, 0, code=4)
    told = {seat: told_since(table, seat, 1)[0] for seat in (0, 1, SPECTATOR)}
    assert told[0].secret == 4
    assert not told[1].known
    assert not told[SPECTATOR].known
