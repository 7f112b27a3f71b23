"""Every sentence there is a use for exists, with its parameters."""

import re
from pathlib import Path

import pytest

from games.bigfootses.tabletop import lay
from squatch.core.chance import Fast
from squatch.core.journal import Journal
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses import effects as fx
from squatch.games.bigfootses import events as ev
from squatch.games.bigfootses.card_texts import english
from squatch.games.bigfootses.deck import standard_deck
from squatch.games.bigfootses.game import GAME
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.words import line_of, prompt_of, spoken

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]
RULES = Path(act.__file__).parent / "rules"
PLACEHOLDER = re.compile(r"[{}]")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_and_prompt_of_a_game_can_be_said(seats: int) -> None:
    deck = standard_deck()
    chance = Fast(4, seats)
    state = GAME.new(seats, chance)
    said: set[str] = set()
    for number in range(1500):
        seat = state.to_act()
        if seat < 0:
            break
        legal = state.legal(seat)
        journal = Journal()
        state.step(seat, legal[chance.below(len(legal))], chance, journal)
        for viewer in (-1, number % seats):
            told = [GAME.event_of(row) for row in journal.told(viewer)]
            for event in told:
                assert isinstance(event, ev.BigfootsesEvent)
                line = line_of(event, None if viewer < 0 else viewer)
                if line is not None:
                    text = spoken(line.message, english(), PLAYERS, deck)
                    assert not PLACEHOLDER.search(text), text
                    said.add(line.message.id)
            prompt = prompt_of(GAME.view(state.seen(viewer)))
            assert spoken(prompt, english(), PLAYERS, deck)
    assert len(said) > 30


@pytest.mark.parametrize(
    ("gear", "witch", "face", "sentence"),
    [
        ("", "", None, "Bo needs a 4."),
        ("net-launcher", "", None, "Bo misses with a 1 alone."),
        ("net-launcher", "mother-static", None, "Bo misses with a 2 alone."),
        ("net-launcher drone", "", None, "Bo cannot miss."),
        ("", "", 3, "Bo rolled a 3 and needs a 4."),
        ("", "", 4, "Bo rolled a 4: enough, as it lies."),
        ("net-launcher", "", 1, "Bo rolled a 1, and that always fails."),
    ],
)
def test_what_the_die_has_to_show_is_said_sensibly(
    gear: str, witch: str, face: int | None, sentence: str
) -> None:
    """Porch Lurker has 4."""
    marks = {board.ACTIVE: 1, board.WAITING: 2}
    table = lay(
        hands={0: "thermos"}, gear={1: gear}, witch=witch, woods="porch-lurker", marks=marks
    )
    table.act(1, act.Range(), chance=[0])
    if face is not None:
        table.act(0, act.Pass(), chance=[face - 1])
    prompt = prompt_of(GAME.view(table.state.seen(0)))
    assert spoken(prompt, english(), PLAYERS, table.deck).startswith(sentence)


def test_passes_are_shown_at_seats_and_not_told() -> None:
    assert line_of(ev.Passed(1), 0) is None


def test_every_refusal_has_a_sentence() -> None:
    source = (RULES / "refusals.py").read_text(encoding="utf-8")
    for message_id in re.findall(r'"(bf-refused-[a-z0-9-]+)"', source):
        assert english().format(message_id, slots=3, points=7)


def test_every_effect_has_a_text() -> None:
    deck = standard_deck()
    for change in v.QUANTITIES:
        for by in (-1, 2):
            card = deck.professions[0]
            trait = (fx.Standing(change, by, "bigfoot", "gadget", "leading"),)
            assert _text(type(card)("x", (), trait))
    for step in v.STEPS:
        if step not in fx.RULE_STEPS:
            for who in v.WHOS:
                work = (fx.Step(step, 2, who, when="vp-below", than=3),)
                assert _text(type(deck.professions[0])("x", work, ()))


def _text(card: object) -> str:
    from squatch.games.bigfootses.card_texts import text_of
    from squatch.games.bigfootses.cards import Profession

    assert isinstance(card, Profession)
    text = text_of(card, english())
    assert not PLACEHOLDER.search(text)
    return text


def test_a_fresh_game_asks_its_first_window_and_calls_the_viewer_you() -> None:
    state = GAME.new(3, Fast(1))
    for seat in range(3):
        view = GAME.view(state.seen(seat))
        asked = "bf-prompt-starting-you" if seat == view.active else "bf-prompt-starting"
        assert prompt_of(view).id == asked
