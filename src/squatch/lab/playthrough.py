"""Playthroughs: whole games as text that people can read and a diff can show.

A file begins with what is played, one `key: value` a line, and goes on with every decision: what a
spectator sees by then (only what has changed), the action, and the events, each with who was told
its secret. Write the first lines by hand; the rest, and again after a change that was meant, is
written by

    python -m squatch.lab.playthrough FILE...

Very long games show their beginning and their end (`shown`), and a checksum for what lies between.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from squatch.core.chance import Fast
from squatch.core.conformance.trial import pick_code
from squatch.core.errors import RecordError
from squatch.core.game import Deck, Game
from squatch.core.journal import EVERYONE
from squatch.core.playout import fingerprint
from squatch.core.record import Entry, Json, Noted, set_up, take
from squatch.core.state import SPECTATOR, State, seats_of
from squatch.games import find_game

NESTED = 2  # levels of a view whose fields get lines of their own
PLAYERS_STREAM = 1  # of the seed; the game itself has stream 0


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a playthrough plays: random actions of all seats, rash ones seldom, from a seed.

    `deck` is a file beside the playthrough, or None for the standard one. `shown` is how many
    decisions are written out at the beginning and again at the end, None for all. `ends` is the end
    reason it is there to show.
    """

    game: str
    seats: int
    seed: int
    ends: str
    options: Json = {}
    deck: str | None = None
    shown: int | None = None

    def header(self) -> str:
        """The first lines of the file."""
        fields = msgspec.to_builtins(self).items()
        return "".join(f"{key}: {_text(value)}\n" for key, value in fields if value is not None)


def read_plan(text: str) -> Plan:
    r"""The plan at the head of a playthrough. Raises RecordError where it says something else.

    >>> read_plan("game: sell-me-a-sasquatch\nseats: 4\nseed: 7\nends: tokens\n\n...").seats
    4
    """
    head = text.partition("\n\n")[0]
    fields: Json = {}
    for line in head.splitlines():
        key, _, value = line.partition(": ")
        try:
            fields[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            fields[key] = value  # a plain word
    try:
        return msgspec.convert(fields, Plan)
    except msgspec.ValidationError as error:
        raise RecordError(f"the head of a playthrough, {head!r}: {error}") from error


def write_playthrough(plan: Plan, game: Game, deck: Deck | None = None) -> str:
    """The whole text of a playthrough. Raises RecordError when the game ends for another reason."""
    parts = list(_decisions(plan, game, deck))
    if plan.shown is not None and len(parts) > 2 * plan.shown:
        hidden = parts[plan.shown : -plan.shown]
        checksum = zlib.crc32("".join(hidden).encode())
        middle = f"... {len(hidden)} more decisions, checksum {checksum:08x}\n\n"
        parts = [*parts[: plan.shown], middle, *parts[-plan.shown :]]
    return f"{plan.header()}\n{''.join(parts)}"


def _decisions(plan: Plan, game: Game, deck: Deck | None) -> Iterator[str]:
    """The setup, each decision and the end, as blocks of text."""
    options = msgspec.convert(plan.options, game.options)
    chance = Fast(plan.seed)
    dice = Fast(plan.seed, PLAYERS_STREAM)
    step = set_up(game, plan.seats, chance, options=options, deck=deck)
    yield "Setup\n" + _events(step.entry.events) + "\n"
    number = 0
    known: dict[str, str] = {}
    while step.state.pending():
        number += 1
        view = dict(_view_lines(game, step.state))
        seat = step.state.to_act()
        legal = len(step.state.legal(seat))
        step = take(game, step.state, seat, pick_code(dice, step.state, seat), chance)
        yield (
            f"{number}. Seat {seat}, {legal} legal\n"
            f"{_changes(known, view)}{_action(step.entry)}{_events(step.entry.events)}\n"
        )
        known = view
    outcome = step.state.outcome()
    if outcome is None or outcome.reason != plan.ends:
        raise RecordError(
            f"the playthrough of {plan.game} with {plan.seats} seats and seed {plan.seed} ends "
            f"with {outcome}; expected the reason {plan.ends!r}"
        )
    yield (
        f"End: {outcome.reason}, winners {outcome.winners}, scores {outcome.scores}\n"
        f"{_changes(known, dict(_view_lines(game, step.state)))}"
        f"State: {fingerprint(step.state):08x}\n"
    )


def _view_lines(game: Game, state: State) -> Iterator[tuple[str, str]]:
    return _flat("", msgspec.to_builtins(game.view(state.seen(SPECTATOR))))


def _flat(path: str, value: object, depth: int = 0) -> Iterator[tuple[str, str]]:
    """The fields of a view, and those of the structs in them; what lies deeper is one text."""
    if isinstance(value, dict) and value and depth < NESTED:
        for key, each in value.items():
            yield from _flat(f"{path}.{key}" if path else str(key), each, depth + 1)
    elif (
        isinstance(value, list | tuple)
        and any(isinstance(each, dict) for each in value)
        and depth < NESTED
    ):
        for at, each in enumerate(value):
            yield from _flat(f"{path}[{at}]", each, depth)
    else:
        yield path, _text(value)


def _changes(known: dict[str, str], view: dict[str, str]) -> str:
    changed = [f"  {path}: {text}\n" for path, text in view.items() if known.get(path) != text]
    return "".join(changed + [f"  {path}: gone\n" for path in known if path not in view])


def _action(entry: Entry) -> str:
    return f"  > {_words(entry.action or {})}\n"


def _events(events: Sequence[Noted]) -> str:
    return "".join(f"  * {_words(note.event)}{_audience(note.audience)}\n" for note in events)


def _audience(audience: int) -> str:
    if audience == EVERYONE:
        return ""
    seats = ", ".join(map(str, seats_of(audience)))
    return f"  (secret: {seats or 'nobody'})"


def _words(value: Json) -> str:
    """A tagged struct in one line: its tag, then field=value."""
    fields = [f"{key}={_text(each)}" for key, each in value.items() if key != "type"]
    return " ".join([str(value.get("type", "")), *fields])


def _text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def written_again(path: Path) -> str:
    """What a playthrough file should hold, from the plan at its head."""
    plan = read_plan(path.read_text(encoding="utf-8"))
    game = find_game(plan.game)
    deck = None if plan.deck is None else game.load_deck(path.parent / plan.deck)
    return write_playthrough(plan, game, deck)


def main(paths: Sequence[str]) -> None:
    """Write playthrough files again."""
    for name in paths:
        path = Path(name)
        path.write_text(written_again(path), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
