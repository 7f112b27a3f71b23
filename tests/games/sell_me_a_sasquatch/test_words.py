"""Every sentence there is a use for exists, with exactly its parameters, and none is idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import squatch
from sentences import parameters_of
from squatch.core.chance import Fast
from squatch.core.errors import Message
from squatch.core.game import Line
from squatch.core.journal import Journal
from squatch.games.sell_me_a_sasquatch import GAME, actions
from squatch.games.sell_me_a_sasquatch import events as ev
from squatch.games.sell_me_a_sasquatch.actions import Offer, Split
from squatch.games.sell_me_a_sasquatch.deck import standard_deck
from squatch.games.sell_me_a_sasquatch.event_rows import EVENT_ROWS
from squatch.games.sell_me_a_sasquatch.game import SasquatchOptions
from squatch.games.sell_me_a_sasquatch.kinds import KIND_NAMES, Kind
from squatch.games.sell_me_a_sasquatch.rules import refusals
from squatch.games.sell_me_a_sasquatch.views import KindView
from squatch.games.sell_me_a_sasquatch.words import line_of, prompt_of
from squatch.words import ERRORS as ERRORS_OF_ALL
from squatch.words import PRODUCT, Words, catalogue_of

CATALOGUE = Path(actions.__file__).parent / "words" / "en.ftl"
ERRORS = Path(squatch.__file__).parent / "words" / "errors.en.ftl"
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]
FAMILIES = ("log-", "prompt-", "waiting-", "effect-", "kind-", "refused-")
RARE: list[ev.SasquatchEvent] = [
    ev.Ended("tokens"),
    ev.Ended("turn-limit"),
    ev.Ended("no-cards"),
    ev.Shuffled(12),
    ev.Collected(0, 1, ()),
    ev.Collected(1, 0, ()),
    ev.Traded(0, "giant", 2, 4),
    ev.Traded(1, "loan-shark", 2, 0),
    ev.Added(0, 0, "big"),
    ev.Added(1, 1, None),
    ev.Flipped("big", 1, 1, 1),
    ev.Removed("big", 1, None, 1),
]


@cache
def catalogue() -> dict[str, set[str]]:
    """Every message of the game and of the errors all games share, and its parameters."""
    return parameters_of(*(file.read_text(encoding="utf-8") for file in (CATALOGUE, ERRORS)))


WORDS = Words("en", PRODUCT, ERRORS_OF_ALL, catalogue_of(GAME))


def kind_name(kind: Kind) -> Message:
    """The name of a kind, where the deck does not name it otherwise."""
    return Message(f"kind-{kind}")


def effect_of(kind: KindView) -> Message:
    """What a kind does."""
    counted = {"amount": kind.amount} if kind.effect in {"win-tokens", "steal-cards"} else {}
    return Message(f"effect-{kind.effect}", {**counted})


@cache
def produced() -> list[Message]:
    """What is said in random games of every number of players, and of events that are rare."""
    found: dict[tuple[str, frozenset[str]], Message] = {}
    for seats in GAME.seats:
        for seed in range(4):
            for message in _said_in_a_game(seats, seed):
                found.setdefault((message.id, frozenset(message.params)), message)
    lines = [line_of(event, viewer) for event in RARE for viewer in (None, 0, 1)]
    others = [line.message for line in lines if line is not None]
    others += [kind_name(kind) for kind in KIND_NAMES]
    others += [effect_of(kind) for kind in GAME.view(GAME.new(2, Fast(1)).seen(0)).kinds]
    for message in others:
        found.setdefault((message.id, frozenset(message.params)), message)
    return list(found.values())


def _said_in_a_game(seats: int, seed: int) -> Iterator[Message]:
    chance, journal = Fast(seed, seats), Journal()
    options = SasquatchOptions(late_isolator=seed % 2 == 0)
    state = GAME.new(seats, chance, options=options, journal=journal)
    while True:
        for viewer in (-1, 0, 1):
            yield from _said_of(journal, viewer)
            yield prompt_of(GAME.view(state.seen(viewer)))
        if not state.pending():
            return
        seat = int(state.to_act())
        legal = state.legal(seat)
        journal = Journal()
        state.step(seat, legal[chance.below(len(legal))], chance, journal)


def _said_of(journal: Journal, viewer: int) -> Iterator[Message]:
    for row in journal.told(viewer):
        event = EVENT_ROWS.event_of(row)
        line = line_of(event, None if viewer < 0 else viewer)
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
        text = WORDS.named(message, GAME.parameters, PLAYERS)
        assert text
        assert not re.search(r"[{}]|\b(giant|loan-shark)\b", text), text


def test_none_of_these_families_has_an_idle_message() -> None:
    used = {message.id for message in produced()} | set(_refusals())
    idle = {name for name in catalogue() if name.startswith(FAMILIES)} - used
    assert {name for name in idle if name not in _errors()} == set()


def test_every_refusal_has_a_sentence() -> None:
    for message_id, params in _refusals().items():
        assert catalogue()[message_id] == params, message_id


def test_refusals_of_random_actions_have_sentences() -> None:
    chance = Fast(4)
    for seats in GAME.seats:
        state = GAME.new(seats, chance)
        for _step in range(40):
            for _wrong in range(20):
                seat, code = chance.below(seats), chance.below(9718)
                if code not in state.legal(seat):
                    message = state.why_not(seat, code)
                    assert catalogue()[message.id] == set(message.params)
                    assert WORDS.text(message)
            seat = int(state.to_act())
            if seat < 0:
                break
            legal = state.legal(seat)
            state.step(seat, legal[chance.below(len(legal))], chance, None)


def test_options_have_sentences() -> None:
    for field in SasquatchOptions.__struct_fields__:
        assert f"option-{field.replace('_', '-')}" in catalogue()
    assert f"{GAME.id}-title" in catalogue()


def test_an_effect_is_told_of_every_kind() -> None:
    kinds = GAME.view(GAME.new(2, Fast(1)).seen(0)).kinds
    told = {kind.kind: WORDS.text(effect_of(kind)) for kind in kinds}
    assert len(told) == len(standard_deck().cards)
    assert told["loan-shark"] == ("A set lets the buyer steal up to 2 cards from your collection.")


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (ev.Offered(0, 3, None), 1, "Ada has sealed an offer."),
        (
            ev.Offered(0, 3, Offer(("giant", "big", "tiny"), "big")),
            0,
            "You sealed your offer: Giant, Big and Tiny, with Big face up.",
        ),
        (ev.WasSplit(1, 1, 2, None), 0, "Bo split 3 cards: 1 on their own side, 2 on the other."),
        (
            ev.WasSplit(1, 1, 0, Split(("giant",), (), "giant", "mine")),
            1,
            "You split 1 card: Giant on your side, no cards on the other. Giant lies face up.",
        ),
        (ev.Flipped("tiny", 1, 1, 0), 1, "Ada turned a card of your deal face up: Tiny."),
        (ev.Flipped("tiny", 1, 1, 0), 2, "Ada turned a card of Bo’s deal face up: Tiny."),
        (ev.Flipped("tiny", 0, 0, 0), 2, "Ada turned a card of their own deal face up: Tiny."),
        (ev.Flipped("tiny", 1, 1, 0), 0, "You turned a card of Bo’s deal face up: Tiny."),
        (ev.Added(0, 1, None), 1, "Ada added a face-down card to your deal."),
        (ev.Added(0, 1, "big"), 0, "You added Big face down to Bo’s deal."),
        (ev.Stole(0, 1, "giant"), 0, "You stole Giant from Bo."),
        (ev.Stole(0, 1, "giant"), 1, "Ada stole Giant from you."),
        (ev.Stole(0, 1, "giant"), None, "Ada stole Giant from Bo."),
        (ev.Traded(0, "tiny", 1, 1), 1, "Ada traded in a set of Tiny for 1 point token."),
        (ev.Traded(0, "tiny", 2, 2), 0, "You traded in 2 sets of Tiny for 2 point tokens."),
        (ev.Traded(0, "loan-shark", 1, 0), 0, "You discarded a set of Loan Shark."),
        (ev.Drew(0, 1, None), 1, "Ada drew 1 card."),
        (ev.Drew(0, 2, ("big", "big")), 0, "You drew 2 × Big."),
        (ev.Collected(0, 1, ()), 0, "You got an empty deal."),
        (ev.Chose(0, 1), 1, "Ada bought your deal. You are the new buyer."),
        (ev.Answered(1, True), 0, "Bo reversed the split."),
    ],
)
def test_sentences_of_the_log(event: ev.SasquatchEvent, viewer: int | None, sentence: str) -> None:
    line = line_of(event, viewer)
    assert line is not None
    assert WORDS.named(line.message, GAME.parameters, PLAYERS) == sentence


def test_a_stage_is_a_heading_until_the_game_is_over() -> None:
    heading = line_of(ev.Stage("offering", (), 3, 0, 0, 0, 0, ()), 0)
    assert heading == Line(Message("log-turn", {"turn": 4}), heading=True)
    assert line_of(ev.Stage("over", (), 3, 0, 0, 0, 0, ()), 0) is None


def test_what_a_victim_reads() -> None:
    for message in ("waiting-stealing-from-you", "waiting-stealing"):
        assert message in {said.id for said in produced()}


def test_a_seller_is_asked_for_three_cards() -> None:
    state = GAME.new(3, Fast(1), options=SasquatchOptions(first_buyer=0))
    assert prompt_of(GAME.view(state.seen(1))) == Message("prompt-offering", {"count": 3})
    assert prompt_of(GAME.view(state.seen(0))) == Message("waiting-offering", {"count": 2})


@cache
def _refusals() -> dict[str, set[str]]:
    """Every refusal of the rules and of `code_of`, by what the sources name."""
    constants = [value for value in vars(refusals).values() if isinstance(value, str)]
    found = {name: set[str]() for name in constants if name.startswith("refused-")}
    found |= {name: set() for name in refusals.NOT_NOW}
    found[refusals.TOO_FEW_CARDS] = {"count"}
    source = Path(actions.__file__).read_text(encoding="utf-8")
    found |= {name: set() for name in re.findall(r'_refusal\("([a-z-]+)"\)', source)}
    return found


def _errors() -> set[str]:
    """What all games share is not for one game to use up."""
    text = ERRORS.read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
