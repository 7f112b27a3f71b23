"""The standard deck has its make-up, and impossible cards are refused with the reason."""

from collections import Counter
from pathlib import Path

import pytest

from squatch.core.errors import DeckError
from squatch.games.bigfootses.card_texts import english, name_of, text_of
from squatch.games.bigfootses.deck import (
    STANDARD,
    BigfootsesDeck,
    load_deck,
    parse_deck,
    standard_deck,
)

TEXT = STANDARD.read_text(encoding="utf-8")


def test_the_make_up_of_the_woods() -> None:
    copies: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    worth: Counter[tuple[int, bool]] = Counter()
    for card in standard_deck().woods:
        copies[card.class_] += card.copies
        kinds[card.class_] += 1
        if card.class_ == "bigfoot":
            least = {1: 4, 2: 7, 3: 10}[card.points]
            worth[card.points, least <= card.number <= least + 2] += card.copies
    assert copies == {"bigfoot": 36, "creature": 18, "bigfeature": 8, "witch": 6, "happening": 7}
    assert worth == {(1, True): 18, (2, True): 12, (3, True): 6}
    assert (kinds["bigfoot"], kinds["creature"], kinds["bigfeature"]) == (18, 12, 6)
    assert (kinds["witch"], kinds["happening"]) == (6, 6)
    bigfoots = [card for card in standard_deck().woods if card.class_ == "bigfoot"]
    with_trait = [card for card in bigfoots if card.met or card.kept or card.caught or card.escape]
    assert 3 * len(with_trait) == len(bigfoots)


def test_the_make_up_of_the_thingies_and_professions() -> None:
    deck = standard_deck()
    classes: Counter[str] = Counter()
    sorts: Counter[str] = Counter()
    for card in deck.thingies:
        classes[card.class_] += card.copies
        if card.class_ == "equipment":
            sorts[card.sort] += card.copies
    assert classes == {"equipment": 24, "item": 18, "shenanigan": 15, "modifier": 18}
    assert sorts == {"weapon": 8, "gadget": 9, "plain": 7}
    assert len(deck.thingies) >= 50
    assert max(card.copies for card in deck.thingies) <= 3
    assert len(deck.professions) == 10
    assert len({job.work for job in deck.professions}) == 10


def test_every_card_has_a_name_a_text_and_flavour() -> None:
    rows = standard_deck().table()
    assert sum(int(row["copies"]) for row in rows) == 160
    for row in rows:
        assert row["name"] != row["id"]
        assert row["flavour"]
        assert row["text"] or row["class"] in {"Bigfoot", "Creature", "Bigfeature"}
    assert len({row["name"] for row in rows}) == len(rows)


def test_a_text_is_written_from_the_effects() -> None:
    deck = standard_deck()
    net = next(card for card in deck.thingies if card.id == "snooze-blowpipe")
    assert text_of(net, english()) == "+3 skill against bigfootses."


def test_cards_of_ones_own_need_no_code(tmp_path: Path) -> None:
    own = TEXT.replace('id = "thermos"', 'id = "my-flask"\nname = "My Flask"')
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    deck = load_deck(file)
    assert isinstance(deck, BigfootsesDeck)
    flask = next(card for card in deck.thingies if card.id == "my-flask")
    assert name_of(flask, english()) == "My Flask"
    assert parse_deck(deck.to_toml(), "copy").digest == deck.digest


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "copies = 2",
            "copies = 4",
            "walking-stick copies = 4; expected a whole number from 1 to 3",
        ),
        ("copies = 2", "", "walking-stick copies is missing"),
        (
            'sort = "weapon"',
            'sort = "sword"',
            'sort = "sword"; expected one of plain, weapon, gadget',
        ),
        ('id = "walking-stick"', 'id = "Walking Stick"', "expected lower-case words"),
        ('id = "bear-spray"', 'id = "walking-stick"', "an id that no other card of the book has"),
        ('change = "skill"', 'change = "luck"', 'standing[0].change = "luck"; expected one of'),
        ('"skill", by = 2', '"skill", by = 0', "but not 0"),
        ('do = "reroll"', 'do = "cheat"', 'steps[0].do = "cheat"; expected one of'),
        ('do = "lift"', 'do = "lift", n = 2', "lift has no number"),
        ('do = "look", n = 3', 'do = "draw", n = 3', "a step look before it"),
        ('do = "die-set", n = 5', 'do = "die-set", n = 7', "a whole number from 1 to 6"),
        ('do = "cancel"', 'do = "cancel", answers = ["creature"]', "expected a list of equipment"),
        ('do = "skill", n = -2', 'do = "draw", n = 2', "a modifier comes before the roll"),
        ('class = "witch"', 'class = "wizard"', 'class = "wizard"; expected one of bigfoot'),
        ("points = 1", "", "points is missing"),
        ("trait = [", "trade = [", "only trait, work"),
        ('who = "ranger"', 'who = "target"', "a step choose-player before it"),
        ("[[woods]]", "[[forest]]", "[[forest]] is no book"),
    ],
)
def test_impossible_cards_are_refused_with_the_reason(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(DeckError) as refused:
        parse_deck(TEXT.replace(old, new, 1), "deck.toml")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("deck.toml: ")


def test_what_cannot_be_read_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be read"):
        load_deck(tmp_path / "none.toml")
    with pytest.raises(DeckError, match=r"nested too deeply"):
        parse_deck("a = " + "[" * 9999 + "]" * 9999, "here")
    with pytest.raises(DeckError, match="is not TOML"):
        parse_deck("[[woods", "deck.toml")
    with pytest.raises(DeckError, match="there are no tables"):
        parse_deck("", "deck.toml")
