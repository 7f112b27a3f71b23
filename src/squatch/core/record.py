"""A record: all that happened at a table, in a form that proves itself and outlives its rules.

It is played back in two ways. `verify` plays the recorded actions by the rules again and compares
every chance outcome with the sealed draw, every event and the end: it needs the rules version the
game was played under. `replay` folds the recorded events over the opening views and needs no rules
at all, so it shows a finished game for ever.

A record names its deck by digest only. The decks a game ships with are found by it; who played with
cards of their own keeps their deck file, and hands it over where a record is to be verified or
replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, cast

import msgspec

from squatch.core import attempt
from squatch.core.attempt import Attempt
from squatch.core.chance import Chance, Scripted
from squatch.core.errors import ChanceExhausted, IllegalAction, OptionError, RecordError
from squatch.core.game import Action, Deck, Game, Options, View
from squatch.core.journal import Journal, Row, journal_of
from squatch.core.seal import Seal, Sealed
from squatch.core.state import NO_SEAT, SPECTATOR, State

FORMAT = 1

Json = dict[str, object]
Native = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]  # what compiled rules can count


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its secret, and who was told it: a seat set, EVERYONE or NOBODY."""

    audience: Native
    event: Json


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action and what came of it. Entry 0 is the setup: nobody's, without an action."""

    seat: Native
    action: Json | None
    chance: tuple[Native, ...]
    events: tuple[Noted, ...]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its setup to its end, or as far as it got.

    `opening` holds what each seat, and last the spectators, saw before the first decision.
    `commitment` is None where the chance was not sealed; `secret` is there after the end only.
    Bytes are hexadecimal. A running record holds hidden cards: it is not for anybody who plays or
    watches.
    """

    game: str
    rules_version: int
    deck: str  # its digest
    seats: int
    options: Json
    opening: tuple[Json, ...]
    entries: tuple[Entry, ...]
    end: End | None = None
    commitment: str | None = None
    nonces: tuple[str, ...] = ()
    secret: str | None = None
    format: int = FORMAT

    def to_json(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """The inverse of `to_json`. Raises RecordError for anything else."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except msgspec.MsgspecError as error:
            raise RecordError(f"this is not a record: {error}") from error
        except RecursionError as error:
            raise RecordError("this is not a record: it is nested too deeply") from error
        if record.format != FORMAT:
            raise RecordError(
                f"the record has format {record.format}; this version reads format {FORMAT}"
            )
        return record


class Step(msgspec.Struct, frozen=True):
    """An action carried out on a copy: the new state, its journal, and the entry to be kept."""

    state: State
    journal: Journal
    entry: Entry


# ---------------------------------------------------------------------- playing


def set_up(
    game: Game,
    seats: int,
    chance: Chance,
    *,
    options: Options | None = None,
    deck: Deck | None = None,
) -> Step:
    """A new game and its entry 0. Raises OptionError."""
    opening = attempt.set_up(game, seats, chance, options=options, deck=deck)
    return _step(game, NO_SEAT, None, opening)


def take(game: Game, state: State, seat: int, code: int, chance: Chance) -> Step:
    """Carry out an action on a copy of the state. Raises IllegalAction."""
    done = attempt.take(state, seat, code, chance)
    return _step(game, seat, game.action_of(code), done)


def _step(game: Game, seat: int, action: Action | None, done: Attempt) -> Step:
    entry = Entry(
        seat=seat,
        action=None if action is None else _plain(action),
        chance=done.outcomes,
        events=tuple(noted(game, row) for row in done.journal),
    )
    return Step(done.state, done.journal, entry)


def noted(game: Game, row: Row) -> Noted:
    """A row of a whole journal as it is kept."""
    return Noted(row.audience, _plain(game.event_of(row)))


def noted_row(game: Game, note: Noted) -> Row:
    """The inverse of `noted`. Raises RecordError for an event the game does not have."""
    try:
        event = msgspec.convert(note.event, game.events)
    except msgspec.ValidationError as error:
        raise RecordError(f"{game.id} has no such event as {note.event}: {error}") from error
    return game.row_of(event)._replace(audience=note.audience)


def end_of(state: State) -> End | None:
    """How a game ended, as it is kept."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return End(outcome.reason, tuple(outcome.winners), tuple(outcome.scores))


def openings(game: Game, state: State) -> tuple[Json, ...]:
    """What each seat and last the spectators see of a game that was just set up."""
    return tuple(_plain(game.view(state.seen(audience))) for audience in audiences(state.seats))


def audiences(seats: int) -> list[int]:
    """All seats, and last the spectators: so that an audience is its own index."""
    return [*range(seats), SPECTATOR]


def make_record(
    game: Game,
    opening: State,
    entries: Sequence[Entry],
    latest: State,
    *,
    options: Options | None = None,
    deck: Deck | None = None,
    seal: Seal | None = None,
) -> Record:
    """The record of a game from the state after its setup to its latest one.

    The secret of a seal is left out as long as the game goes on.
    """
    end = end_of(latest)
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        deck=(deck or game.standard_deck()).digest,
        seats=int(latest.seats),
        options=_plain(options or game.options()),
        opening=openings(game, opening),
        entries=tuple(entries),
        end=end,
        commitment=None if seal is None else seal.commitment,
        nonces=() if seal is None else tuple(nonce.hex() for nonce in seal.nonces),
        secret=None if seal is None or end is None else seal.secret.hex(),
    )


# ---------------------------------------------------------------------- playing back


def verify(record: Record, game: Game, deck: Deck | None = None) -> None:
    """Play a record again by the rules and compare everything.

    Raises RecordError at the first difference, saying at which entry, and what was expected there.
    Checks that the secret is the one committed to, that every chance outcome is the sealed draw
    (where the chance was sealed), that the actions were legal, and that they led to these events
    and to this end. A game that is still going on is checked as far as it got; its secret is not
    known yet.
    """
    _check_names(record, game, deck)
    seal = _seal_of(record)
    if not record.entries:
        raise RecordError("the record has no entries; expected at least entry 0, the setup")
    state: State | None = None
    for number, entry in enumerate(record.entries):
        step = _play_again(record, game, deck, seal, state, number)
        _compare(f"entry {number}: chance outcomes", entry.chance, step.entry.chance)
        _compare_events(number, entry.events, step.entry.events)
        if state is None:
            _compare_openings(record.opening, openings(game, step.state))
        state = step.state
    if state is not None:
        _compare(f"the end, after entry {len(record.entries) - 1}", record.end, end_of(state))


def _check_names(record: Record, game: Game, deck: Deck | None) -> None:
    _compare("the game", record.game, game.id)
    _compare(
        "the rules version (only the same one plays the game again; `replay` needs none)",
        record.rules_version,
        game.rules_version,
    )
    _compare(
        "the deck (hand over the file it was played with)",
        record.deck,
        (deck or game.standard_deck()).digest,
    )


def _seal_of(record: Record) -> Seal | None:
    """The seal of a finished record; None where chance was not sealed or is not told yet."""
    if record.commitment is None:
        if record.secret is not None:
            raise RecordError("there is a secret, but no commitment it could be checked against")
        return None
    if record.secret is None:
        if record.end is not None:
            raise RecordError(
                "the game has ended; expected the secret that was committed to, found none"
            )
        return None
    seal = Seal(
        _bytes(record.secret, "the secret"),
        tuple(_bytes(nonce, f"nonce of seat {seat}") for seat, nonce in enumerate(record.nonces)),
    )
    _compare("the commitment", record.commitment, seal.commitment)
    return seal


def _play_again(
    record: Record,
    game: Game,
    deck: Deck | None,
    seal: Seal | None,
    state: State | None,
    number: int,
) -> Step:
    entry = record.entries[number]
    chance: Chance = Scripted(list(entry.chance)) if seal is None else Sealed(seal, number)
    try:
        if state is None:
            if entry.seat != NO_SEAT or entry.action is not None:
                raise RecordError(f"entry 0 has seat {entry.seat}; expected the setup, nobody's")
            options = msgspec.convert(record.options, game.options)
            return set_up(game, record.seats, chance, options=options, deck=deck)
        action = msgspec.convert(entry.action, game.actions)
        return take(game, state, entry.seat, game.code_of(action), chance)
    except IllegalAction as error:
        raise RecordError(
            f"entry {number}: expected an action that is legal there, found {entry.action} "
            f"of seat {entry.seat} ({error.message.id})"
        ) from error
    except ChanceExhausted as error:
        raise RecordError(f"entry {number}: chance outcomes {entry.chance}: {error}") from error
    except (msgspec.ValidationError, OptionError) as error:
        raise RecordError(f"entry {number}: {error}") from error


def _compare_events(number: int, recorded: Sequence[Noted], expected: Sequence[Noted]) -> None:
    _compare(f"entry {number}: number of events", len(recorded), len(expected))
    for at, (one, other) in enumerate(zip(recorded, expected, strict=True)):
        _compare(f"entry {number}: event {at}", one, other)


def _compare_openings(recorded: Sequence[Json], expected: Sequence[Json]) -> None:
    """Views are long: what is named is the place within them where they first differ."""
    where = "entry 0: opening"
    one: object = recorded
    other: object = expected
    while one != other:
        if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
            at = next(key for key in one if one[key] != other[key])
            where += f".{at}"
            one, other = one[at], other[at]
        elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
            _compare(f"{where}: number of items", len(one), len(other))
            place = next(at for at, each in enumerate(one) if each != other[at])
            where += f"[{place}]"
            one, other = one[place], other[place]
        else:
            _compare(where, one, other)


def _compare(what: str, recorded: object, expected: object) -> None:
    if recorded != expected:
        raise RecordError(f"{what}: expected {_short(expected)}, found {_short(recorded)}")


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 300 else f"{text[:297]}..."


def replay(record: Record, game: Game, deck: Deck | None = None) -> Iterator[list[State]]:
    """What every audience had seen after each entry, from the events alone.

    Yields, for entry 0 and each later one, what seats 0 to n-1 and last the spectators had seen;
    the states belong to the caller. Raises RecordError for views or events that the game does not
    have.
    """
    try:
        views = [msgspec.convert(view, game.views) for view in record.opening]
    except msgspec.ValidationError as error:
        raise RecordError(f"the opening views: {error}") from error
    _compare("number of opening views", len(views), record.seats + 1)
    seen = [game.parse_view(view, deck) for view in views]
    yield [state.clone() for state in seen]
    for entry in record.entries[1:]:
        journal = journal_of([noted_row(game, note) for note in entry.events])
        for audience, state in zip(audiences(record.seats), seen, strict=True):
            state.observe(journal.told(audience))
        yield [state.clone() for state in seen]


def _plain(value: Action | View | Options | msgspec.Struct) -> Json:
    """A typed value as it comes back from JSON, so that both compare equal."""
    return cast("Json", msgspec.json.decode(msgspec.json.encode(value)))


def _bytes(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise RecordError(f"{what} is {text!r}; expected hexadecimal digits") from error
