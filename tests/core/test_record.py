from collections.abc import Callable, Iterator

import msgspec
import pytest

from recorder import Recorder
from squatch.core.chance import Fast
from squatch.core.errors import IllegalAction, RecordError
from squatch.core.game import Game
from squatch.core.record import (
    End,
    Entry,
    Noted,
    Record,
    audiences,
    replay,
    verify,
)
from squatch.core.seal import Seal
from squatch.core.state import State
from zoo import ZOO
from zoo.base import Cards

SEAL = Seal(bytes(range(32)), (b"north", b"", b"south"))


def played(game: Game, seats: int = 3, seal: Seal | None = SEAL, most: int = 10_000) -> Recorder:
    recorder = Recorder(game, seats, seal=seal, chance=Fast(3))
    dice = Fast(4)
    for _ in range(most):
        if not recorder.state.pending():
            break
        seat = recorder.state.to_act()
        legal = recorder.state.legal(seat)
        recorder.act(seat, legal[dice.below(len(legal))])
    return recorder


@pytest.fixture(params=sorted(ZOO))
def game(request: pytest.FixtureRequest) -> Game:
    name: str = request.param
    return ZOO[name]


@pytest.mark.parametrize("seal", [SEAL, None])
def test_a_true_record_verifies_after_its_way_through_json(game: Game, seal: Seal | None) -> None:
    record = played(game, seal=seal).record()
    again = Record.from_json(record.to_json())
    assert again == record
    verify(again, game)


@pytest.mark.parametrize("most", [0, 1, 4])
def test_a_running_game_keeps_its_secret_and_verifies_as_far_as_it_got(
    game: Game, most: int
) -> None:
    record = played(game, most=most).record()
    assert record.end is None
    assert record.secret is None
    assert record.commitment == SEAL.commitment
    verify(record, game)


def test_a_record_replays_from_its_events_alone(game: Game) -> None:
    recorder = Recorder(game, 3, seal=SEAL)
    dice = Fast(5)
    seen: list[list[State]] = []

    def look() -> None:
        seen.append([recorder.state.seen(audience) for audience in audiences(3)])

    look()
    while recorder.state.pending():
        seat = recorder.state.to_act()
        legal = recorder.state.legal(seat)
        recorder.act(seat, legal[dice.below(len(legal))])
        look()
    # Rules of another time: neither the actions nor the version matter to a replay.
    old = msgspec.structs.replace(
        recorder.record(),
        rules_version=0,
        entries=tuple(msgspec.structs.replace(each, action={}) for each in recorder.entries),
    )
    positions = list(replay(old, game))
    assert [[each.save() for each in position] for position in positions] == [
        [each.save() for each in position] for position in seen
    ]


def test_an_illegal_action_is_not_kept(game: Game) -> None:
    recorder = Recorder(game, 3, seal=SEAL)
    before = recorder.state.save()
    with pytest.raises(IllegalAction):
        recorder.act(recorder.state.to_act(), 2**61)
    assert len(recorder.entries) == 1
    assert recorder.state.save() == before


# ---------------------------------------------------------------------- tampering


def with_entry(record: Record, number: int, **changes: object) -> Record:
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return msgspec.structs.replace(record, entries=tuple(entries))


def another_action(record: Record) -> Record:
    """Entry 2 is said to have been the action of entry 1, or the other way round."""
    bids = [record.entries[number].action for number in (1, 2)]
    assert bids[0] != bids[1]
    return with_entry(record, 2, action=bids[0])


def another_seat(record: Record) -> Record:
    return with_entry(record, 2, seat=record.entries[1].seat)


def another_outcome(record: Record) -> Record:
    outcome = record.entries[0].chance[0]
    return with_entry(record, 0, chance=((outcome + 1) % 5,))


def one_more_outcome(record: Record) -> Record:
    return with_entry(record, 2, chance=(*record.entries[2].chance, 0))


def another_event(record: Record) -> Record:
    events = list(record.entries[1].events)
    event = {**events[0].event, "secret": 1 + events[0].event["secret"]}  # type: ignore[operator]
    events[0] = Noted(events[0].audience, event)
    return with_entry(record, 1, events=tuple(events))


def another_audience(record: Record) -> Record:
    events = record.entries[1].events
    return with_entry(record, 1, events=(Noted(-1, events[0].event), *events[1:]))


def one_event_less(record: Record) -> Record:
    return with_entry(record, 3, events=record.entries[3].events[:-1])


def one_entry_less(record: Record) -> Record:
    return msgspec.structs.replace(record, entries=record.entries[:1] + record.entries[2:])


def last_entry_gone(record: Record) -> Record:
    return msgspec.structs.replace(record, entries=record.entries[:-1])


def one_entry_more(record: Record) -> Record:
    return msgspec.structs.replace(record, entries=(*record.entries, record.entries[-1]))


def no_entries(record: Record) -> Record:
    return msgspec.structs.replace(record, entries=())


def setup_of_a_seat(record: Record) -> Record:
    return with_entry(record, 0, seat=1)


def another_secret(record: Record) -> Record:
    return msgspec.structs.replace(record, secret=bytes(32).hex())


def another_secret_and_commitment(record: Record) -> Record:
    forged = Seal(bytes(32))
    return msgspec.structs.replace(record, secret=forged.secret.hex(), commitment=forged.commitment)


def another_nonce(record: Record) -> Record:
    return msgspec.structs.replace(record, nonces=("00", *record.nonces[1:]))


def no_secret(record: Record) -> Record:
    return msgspec.structs.replace(record, secret=None)


def no_commitment(record: Record) -> Record:
    return msgspec.structs.replace(record, commitment=None)


def secret_not_hexadecimal(record: Record) -> Record:
    return msgspec.structs.replace(record, secret="squatch")


def another_winner(record: Record) -> Record:
    assert record.end is not None
    winners = (*(seat for seat in range(record.seats) if seat not in record.end.winners),)
    return msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, winners=winners))


def another_reason(record: Record) -> Record:
    assert record.end is not None
    return msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, reason="luck"))


def another_opening(record: Record) -> Record:
    return msgspec.structs.replace(record, opening=record.opening[::-1])


def another_viewer_of_an_opening(record: Record) -> Record:
    view: dict[str, object] = {**record.opening[1], "audience": 0}
    return msgspec.structs.replace(record, opening=(record.opening[0], view, *record.opening[2:]))


def one_opening_less(record: Record) -> Record:
    return msgspec.structs.replace(record, opening=record.opening[:-1])


def other_options(record: Record) -> Record:
    return msgspec.structs.replace(record, options={"low": True})


def unknown_options(record: Record) -> Record:
    return msgspec.structs.replace(record, options={"high": True})


def seats_it_has_not(record: Record) -> Record:
    return msgspec.structs.replace(record, seats=77)


def another_game(record: Record) -> Record:
    return msgspec.structs.replace(record, game="zoo-moles")


def another_version(record: Record) -> Record:
    return msgspec.structs.replace(record, rules_version=99)


def another_deck(record: Record) -> Record:
    return msgspec.structs.replace(record, deck=Cards((1, 2)).digest)


TAMPERING: list[tuple[Callable[[Record], Record], str]] = [
    (another_action, r"^entry 2: event 0: expected .*found"),
    (another_seat, r"^entry 2: expected an action that is legal there"),
    (another_outcome, r"^entry 0: chance outcomes: expected"),
    (one_more_outcome, r"^entry 2: chance outcomes: expected"),
    (another_event, r"^entry 1: event 0: expected"),
    (another_audience, r"^entry 1: event 0: expected .*audience=1.*found .*audience=-1"),
    (one_event_less, r"^entry 3: number of events: expected \d+, found \d+"),
    (one_entry_less, r"^entry 2: chance outcomes: expected"),
    (last_entry_gone, r"^the end, after entry \d+: expected None, found End"),
    (one_entry_more, r"^entry \d+: expected an action that is legal there"),
    (no_entries, r"has no entries"),
    (setup_of_a_seat, r"^entry 0 has seat 1; expected the setup"),
    (another_secret, r"^the commitment: expected"),
    (another_secret_and_commitment, r"^entry \d+: chance outcomes: expected"),
    (another_nonce, r"^entry \d+: chance outcomes: expected"),
    (no_secret, r"expected the secret that was committed to, found none"),
    (no_commitment, r"there is a secret, but no commitment"),
    (secret_not_hexadecimal, r"the secret is 'squatch'; expected hexadecimal digits"),
    (another_winner, r"^the end, after entry \d+: expected End"),
    (another_reason, r"^the end, after entry \d+: expected End.*found End\(reason='luck'"),
    (another_opening, r"^entry 0: opening\[0\]\..*: expected .*, found "),
    (another_viewer_of_an_opening, r"^entry 0: opening\[1\]\.audience: expected 1, found 0"),
    (one_opening_less, r"^entry 0: opening: number of items: expected 4, found 3"),
    (other_options, r"^entry 0: "),
    (unknown_options, r"^entry 0: .*high"),
    (seats_it_has_not, r"^entry 0: zoo-bids has no game for 77 seats"),
    (another_game, r"^the game: expected zoo-bids, found zoo-moles"),
    (another_version, r"^the rules version .*: expected 1, found 99"),
    (another_deck, r"^the deck .*: expected .*, found "),
]


@pytest.mark.parametrize(
    ("tamper", "said"), TAMPERING, ids=lambda each: getattr(each, "__name__", "")
)
def test_tampering_is_found_and_the_error_says_where(
    tamper: Callable[[Record], Record], said: str
) -> None:
    game = ZOO["zoo-bids"]
    record = played(game).record()
    verify(record, game)
    with pytest.raises(RecordError, match=said):
        verify(tamper(record), game)


def single_changes(record: Record) -> Iterator[tuple[int, Record]]:
    """Each entry with something of it changed."""
    for number, entry in enumerate(record.entries):
        yield number, with_entry(record, number, chance=(*entry.chance, 0))
        if entry.events:
            yield number, with_entry(record, number, events=entry.events[1:])
        yield number, with_entry(record, number, seat=entry.seat + 1)


def test_whatever_is_changed_the_error_names_its_entry(game: Game) -> None:
    record = played(game).record()
    for number, changed in single_changes(record):
        with pytest.raises(RecordError, match=rf"^entry {number}\b"):
            verify(changed, game)


def test_a_game_with_a_deck_of_ones_own_verifies_with_that_deck_only() -> None:
    game = ZOO["zoo-stack"]
    deck = Cards((7, 8, 9))
    recorder = Recorder(game, 2, deck=deck, chance=Fast(1))
    record = recorder.record()
    verify(record, game, deck)
    with pytest.raises(RecordError, match="hand over the file it was played with"):
        verify(record, game)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"game": 1}', b"\xff"])
def test_what_is_not_a_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="this is not a record"):
        Record.from_json(data)


def test_a_record_nested_without_end_is_refused() -> None:
    with pytest.raises(RecordError, match="nested too deeply"):
        Record.from_json('{"options":' + '{"a":' * 100_000)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"seat":-1,', b'"seat":9223372036854775808,'),
        (b'"seat":-1,', b'"seat":-1,"lucky":true,'),
        (b'"chance":[', b'"chance":[99999999999999999999,'),
        (b'{"audience":', b'{"sure":1,"audience":'),
        (b'"winners":', b'"losers":[],"winners":'),
    ],
)
def test_a_record_with_what_no_record_has_is_refused(before: bytes, after: bytes) -> None:
    data = played(ZOO["zoo-bids"]).record().to_json()
    assert before in data
    with pytest.raises(RecordError, match="this is not a record"):
        Record.from_json(data.replace(before, after, 1))


def test_a_record_of_another_format_is_refused() -> None:
    record = msgspec.structs.replace(played(ZOO["zoo-bids"]).record(), format=2)
    with pytest.raises(RecordError, match="format 2; this version reads format 1"):
        Record.from_json(record.to_json())


def test_a_replay_refuses_events_the_game_does_not_have() -> None:
    game = ZOO["zoo-bids"]
    strange = Entry(0, {}, (), (Noted(-1, {"type": "earthquake"}),))
    record = msgspec.structs.replace(
        played(game, most=0).record(), entries=(strange, strange), end=End("quake", (), ())
    )
    with pytest.raises(RecordError, match=r"no such event as .*earthquake"):
        list(replay(record, game))


def test_a_replay_refuses_views_the_game_does_not_have() -> None:
    record = msgspec.structs.replace(played(ZOO["zoo-bids"]).record(), opening=({"a": 1},))
    with pytest.raises(RecordError, match="the opening views"):
        list(replay(record, ZOO["zoo-bids"]))


def test_a_recorder_needs_a_source_of_chance() -> None:
    with pytest.raises(ValueError, match="needs a seal or a chance"):
        Recorder(ZOO["zoo-bids"], 2)
