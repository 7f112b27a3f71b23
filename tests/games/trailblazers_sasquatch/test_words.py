"""Every sentence there is a use for exists, with exactly its parameters, and none is idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sentences import parameters_of
from squatch.core.chance import Fast
from squatch.core.errors import Message
from squatch.core.journal import Journal
from squatch.core.playout import quiet_code
from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch import actions as act
from squatch.games.trailblazers_sasquatch import events as ev
from squatch.games.trailblazers_sasquatch.event_rows import EVENT_ROWS
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.names import BASES, SIDES, SOURCES, TRAILS
from squatch.games.trailblazers_sasquatch.rules import refusals
from squatch.games.trailblazers_sasquatch.words import line_of, prompt_of
from squatch.words import ERRORS, PRODUCT, Words, catalogue_of

CATALOGUE = Path(act.__file__).parent / "words" / "en.ftl"
PLAYERS = ["Ada", "Bo", "Cy", "Di"]
OTHERS = ("trailblazers-sasquatch-", "option-")  # said by the frame
WORDS = Words("en", PRODUCT, ERRORS, catalogue_of(GAME))
SAID = (
    act.SayTypes(("foot",)),
    act.SayTypes(("bike", "water")),
    act.SayGood("foot-bike", "north"),
    act.SayJoin("water-foot", "water"),
    act.SayOdd(0),
)
RARE: list[ev.TrailblazersEvent] = [
    *(ev.Ended(reason, 0) for reason in ev.END_REASONS if reason != "no-sasquatch"),
    ev.Ended("wrong-accusation", None),
    ev.Ended("no-sasquatch", None),
    *(ev.Said(1, said) for said in SAID),
    ev.Accused(0, 1, True),
    ev.Accused(0, 1, False),
    ev.Broke("foot-bike", "foot", 1),
    ev.Broke("foot-bike", "foot", 4),
    ev.Closed("foot-bike", "bike", 1),
    ev.Closed("foot-bike", "bike", 4),
    ev.Revealed(0),
    ev.PursuitBegan(0),
    ev.TurnedUp(0, "deck", 3, "foot", True),
    ev.TurnedUp(0, "water", 3, "foot", False),
    ev.Counted(3),
    ev.Kept(0, 3, "foot", 4),
    ev.Drew(0, 1, None),
]


@cache
def catalogue() -> dict[str, set[str]]:
    """Every message of the rules, and its parameters."""
    return parameters_of(CATALOGUE.read_text(encoding="utf-8"))


@cache
def produced() -> list[Message]:
    """What is said in random games of every number of players, and of events that are rare."""
    found: dict[tuple[str, frozenset[str]], Message] = {}
    for seats in GAME.seats:
        for seed in range(3):
            for message in _said_in_a_game(seats, seed):
                found.setdefault((message.id, frozenset(message.params)), message)
    for event in RARE:
        for viewer in (None, 0, 1):
            line = line_of(event, viewer)
            assert line is not None
            message = line.message
            found.setdefault((message.id, frozenset(message.params)), message)
    found["ts-prompt-first-draw-base", frozenset()] = Message("ts-prompt-first-draw-base")
    return list(found.values())


def _said_in_a_game(seats: int, seed: int) -> Iterator[Message]:
    chance, journal = Fast(seed, seats), Journal()
    state = GAME.new(seats, chance, journal=journal)
    codes = Codes()
    while True:
        for viewer in range(-1, seats):
            yield from _said_of(journal, viewer)
            yield prompt_of(GAME.view(state.seen(viewer)))
        if not state.pending():
            return
        seat = state.to_act()
        codes.clear()
        state.fill_legal(seat, codes)
        journal = Journal()
        state.step(seat, quiet_code(codes, state.rash_from(), 12, chance), chance, journal)


def _said_of(journal: Journal, viewer: int) -> Iterator[Message]:
    for row in journal.told(viewer):
        line = line_of(EVENT_ROWS.event_of(row), None if viewer < 0 else viewer)
        if line is not None:
            yield line.message


def test_every_message_exists_with_exactly_its_parameters() -> None:
    wrong = {
        message.id: (set(message.params), catalogue().get(message.id))
        for message in produced()
        if catalogue().get(message.id) != set(message.params)
    }
    assert wrong == {}


def test_every_message_becomes_a_sentence() -> None:
    for message in produced():
        assert WORDS.named(message, GAME.parameters, PLAYERS)


def test_no_sentence_of_the_rules_is_idle() -> None:
    things = {
        f"ts-{sort}-{name}"
        for sort, names in (
            ("trail", TRAILS),
            ("row", TRAILS),
            ("base", BASES),
            ("side", SIDES),
            ("source", SOURCES),
        )
        for name in names
    }
    used = {message.id for message in produced()} | refused() | things
    idle = {name for name in catalogue() if not name.startswith(OTHERS)} - used
    assert idle == set()


@cache
def refused() -> frozenset[str]:
    """Every refusal of the rules and of `code_of`, by what the sources name."""
    constants = [value for value in vars(refusals).values() if isinstance(value, str)]
    found = {name for name in constants if name.startswith("ts-refused-")}
    source = Path(act.__file__).read_text(encoding="utf-8")
    return frozenset(found | {*refusals.NOT_NOW} | {*re.findall(r'"(ts-refused-[a-z-]+)"', source)})


def test_every_refusal_is_a_sentence_without_parameters() -> None:
    assert {name: catalogue().get(name) for name in refused()} == {
        name: set() for name in refused()
    }


def test_every_end_has_a_sentence() -> None:
    ends = {f"{GAME.id}-end-{reason}" for reason in GAME.end_reasons}
    assert ends <= catalogue().keys()


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (ev.Drew(0, 2, None), 1, "Ada drew 2 cards."),
        (ev.Drew(0, 2, (0, 6)), 0, "You drew two cards. Their long trails: foot and bike."),
        (ev.Accused(0, 1, False), 1, "Ada accused you, but you are a tourist."),
        (ev.Accused(0, 1, True), None, "Ada accused Bo, who is the Sasquatch!"),
        (
            ev.Said(1, act.SayTypes(("foot", "bike"))),
            0,
            "Bo says: “My long trails are foot and bike.”",
        ),
        (
            ev.Said(1, act.SayTypes(("water",))),
            1,
            "You say: “My long trails are water, both of them.”",
        ),
        (
            ev.Said(1, act.SayGood("foot-bike", "north")),
            0,
            "Bo says: “I have a good card for the north of Camp Maybe.”",
        ),
        (ev.Said(1, act.SayOdd(0)), 0, "Bo says that your turn was odd."),
        (
            ev.Closed("water-foot", "water", 6),
            0,
            "A water loop of 6 squares at Camp No Comment is closed.",
        ),
        (
            ev.Ended("wrong-accusation", 1),
            1,
            "The game is over: you were the Sasquatch, and you win.",
        ),
    ],
)
def test_sentences_of_the_log(
    event: ev.TrailblazersEvent, viewer: int | None, sentence: str
) -> None:
    line = line_of(event, viewer)
    assert line is not None
    assert WORDS.named(line.message, GAME.parameters, PLAYERS) == sentence


def test_a_stage_is_the_heading_of_its_turn() -> None:
    heading = line_of(ev.Stage("showing", (1,), (), 1, 3), 0)
    assert heading is not None
    assert heading.heading
    assert WORDS.named(heading.message, GAME.parameters, PLAYERS) == "Turn 4: Bo"
    assert line_of(ev.Stage("accusing", (0,), (), 1, 4), 0) is None


def test_who_holds_the_sasquatch_is_told_to_the_holder_alone() -> None:
    assert line_of(ev.Dealt(0, None), 1) is None
    line = line_of(ev.Dealt(0, "sasquatch"), 0)
    assert line is not None
    assert line.message == Message("ts-log-dealt-sasquatch")
