"""The guide agrees with the deck, the words and the rules."""

import re
from pathlib import Path

from games.sell_me_a_sasquatch import test_decisions, test_thingamabobs
from games.sell_me_a_sasquatch.test_words import WORDS, effect_of, kind_name
from squatch.core.chance import Fast
from squatch.games.sell_me_a_sasquatch import GAME, actions

GUIDE = (Path(actions.__file__).parent / "guide.en.md").read_text(encoding="utf-8")
DECISIONS = range(1, 18)


def test_the_table_of_cards_is_that_of_the_deck() -> None:
    table = [
        f"| {WORDS.text(kind_name(kind.kind))} | {kind.type} | {kind.copies} "
        f"| {kind.set_size or '–'} | {WORDS.text(effect_of(kind))} |"
        for kind in GAME.view(GAME.new(2, Fast(1)).seen(0)).kinds
    ]
    assert "\n".join(table) in GUIDE


def test_every_decision_is_told_once_and_in_order() -> None:
    told = [int(number) for number in re.findall(r"^\*\*D(\d+) – ", GUIDE, re.MULTILINE)]
    assert told == list(DECISIONS)


def test_every_decision_has_a_test() -> None:
    names = [*vars(test_decisions), *vars(test_thingamabobs)]
    tested = {int(name[6:8]) for name in names if name.startswith("test_d")}
    assert tested == set(DECISIONS)
