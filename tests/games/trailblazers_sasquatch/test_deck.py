"""The cards: all there can be, each once, and what a file may say of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from games.trailblazers_sasquatch.slow_loops import (
    LONG_ENDS,
    Line,
    card_lines,
    moved,
    squares_of,
    turned,
    turned_square,
)
from squatch.core.errors import DeckError
from squatch.games.trailblazers_sasquatch.deck import load_deck, parse_deck, standard_deck
from squatch.games.trailblazers_sasquatch.names import TRAILS

DECK = standard_deck()
ROWS = DECK.table()
TEXT = DECK.to_toml()


def drawing(row: Mapping[str, object], turn: int) -> frozenset[tuple[object, ...]]:
    """A turned card, by where its lines end; the northwestern square at the origin."""
    lines = card_lines(row)
    drawn = set()
    for plain, square in squares_of((2, 1), 0, 0, turn).items():
        before = turned_square(plain, turn)
        by = (2 * (square[0] - before[0]), 2 * (square[1] - before[1]))
        for line in lines[plain]:
            drawn.add(
                Line(frozenset(moved(turned(end, turn), by) for end in line.ends), line.trail)
            )
    return frozenset(drawn)


class TestMakeUp:
    def test_135_cards_all_different_up_to_half_a_turn(self) -> None:
        looks = {frozenset({drawing(row, 0), drawing(row, 2)}) for row in ROWS}
        assert len(ROWS) == len(looks) == 135
        assert len({str(row["id"]) for row in ROWS}) == 135

    def test_no_card_is_missing(self) -> None:
        rows: Sequence[Mapping[str, object]] = [
            {"shape": shape, "long": long, "short": [first, second]}
            for shape in LONG_ENDS
            for long in TRAILS
            for first in TRAILS
            for second in TRAILS
        ]
        every = {frozenset({drawing(row, 0), drawing(row, 2)}) for row in rows}
        assert every == {frozenset({drawing(row, 0), drawing(row, 2)}) for row in ROWS}

    def test_three_symmetric_shapes_of_18_and_three_others_of_27(self) -> None:
        assert Counter(row["shape"] for row in ROWS) == {
            "straight": 18,
            "zigzag-left": 18,
            "zigzag-right": 18,
            "hook-left": 27,
            "hook-right": 27,
            "arch": 27,
        }

    def test_cards_of_one_two_and_three_types(self) -> None:
        types = Counter(len({card.long, *card.short}) for card in DECK.cards)
        assert types == {1: 18, 2: 90, 3: 27}

    def test_45_long_trails_of_each_type(self) -> None:
        assert Counter(row["long"] for row in ROWS) == dict.fromkeys(TRAILS, 45)

    def test_crossings(self) -> None:
        crossings = Counter(sum(face < 9 for face in card.faces) for card in DECK.cards)
        assert crossings == {0: 63, 1: 54, 2: 18}

    def test_t13_half_a_turn_changes_all_but_27_cards(self) -> None:
        # of a symmetric shape, and with two short trails of one type
        same = [drawing(row, 0) == drawing(row, 2) for row in ROWS]
        assert same == [DECK.tables.turns[number] == 2 for number in range(135)]
        assert sum(same) == 27


class TestAnimals:
    def test_a_third_of_the_cards(self) -> None:
        assert sum(DECK.animals) == 45

    def test_spread_over_shapes_and_long_trails(self) -> None:
        shown = [row for row in ROWS if row["animal"]]
        spread = Counter((row["shape"], row["long"]) for row in shown)
        of_all = Counter((row["shape"], row["long"]) for row in ROWS)
        assert all(3 * spread[group] == of_all[group] for group in of_all)

    def test_spread_over_short_trails_and_numbers_of_types(self) -> None:
        shown = [card for card, animal in zip(DECK.cards, DECK.animals, strict=True) if animal]
        assert Counter(trail for card in shown for trail in card.short) == {0: 30, 1: 30, 2: 30}
        assert Counter(len({card.long, *card.short}) for card in shown) == {1: 6, 2: 30, 3: 9}

    @pytest.mark.parametrize(
        ("share", "animals"), [("0", 0), ("1/5", 27), ("2/5", 54), ("1/2", 67), ("1", 135)]
    )
    def test_another_share(self, share: str, animals: int) -> None:
        deck = DECK.with_share(Fraction(share))
        assert sum(deck.animals) == animals
        longs = Counter(
            card.long for card, animal in zip(deck.cards, deck.animals, strict=True) if animal
        )
        assert max(longs.values(), default=0) - min(longs.values(), default=0) <= 2
        assert (deck.digest == DECK.digest) == (deck.share == DECK.share)


class TestTable:
    def test_a_row_says_shape_types_and_animal(self) -> None:
        assert ROWS[0] == {
            "id": "straight-fff",
            "shape": "straight",
            "long": "foot",
            "short": ["foot", "foot"],
            "animal": False,
        }
        assert json.loads(json.dumps(ROWS)) == ROWS

    def test_tables_hold_the_same(self) -> None:
        tables = DECK.tables
        for number, row in enumerate(ROWS):
            assert TRAILS[tables.long_trail(number)] == row["long"]
            assert tables.has_animal(number) == row["animal"]


class TestFiles:
    def test_a_written_deck_is_read_again(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.toml"
        file.write_text(TEXT, encoding="utf-8")
        assert load_deck(file).digest == DECK.digest

    def test_bases_laid_out_in_another_way(self) -> None:
        deck = parse_deck(TEXT.replace("ffbb", "fbfb"), "mine")
        assert deck.digest != DECK.digest
        assert [int(deck.tables.turns[135 + base]) for base in range(3)] == [2, 4, 4]

    @pytest.mark.parametrize(
        ("wrong", "right", "complaint"),
        [
            ("[animals]", "[beasts]", r"\[beasts\] is not known; expected \[animals\] and"),
            ('[animals]\nshare = "1/3"', "", r"\[animals\] is missing; expected a table"),
            ('[animals]\nshare = "1/3"', "animals = 3", r"animals = 3; expected a table \[animals"),
            ('"1/3"', "0.3", 'share = 0.3; expected a fraction from "0" to "1"'),
            ('"1/3"', '"4/3"', 'share = "4/3"; expected a fraction'),
            ('"1/3"', '"1/0"', 'share = "1/0"; expected a fraction'),
            ('"1/3"', '"a lot"', 'share = "a lot"; expected a fraction'),
            ("foot-bike", "bike-foot", r"\[bases\] bike-foot = .*; expected a table \[bases\]"),
            ('foot-bike = "ffbb"', "", r"\[bases\] foot-bike is missing"),
            ("ffbb", "ffbw", r'\[bases\] foot-bike = "ffbw"; expected four letters, .* b and f'),
            ("ffbb", "ffff", "expected four letters"),
            ("ffbb", "ffb", "expected four letters"),
            ('"ffbb"', "4", "foot-bike = 4; expected four letters"),
            ('"ffbb"', "", "is not TOML"),
        ],
    )
    def test_what_is_wrong_is_said(self, wrong: str, right: str, complaint: str) -> None:
        with pytest.raises(DeckError, match=f"^mine: .*{complaint}"):
            parse_deck(TEXT.replace(wrong, right), "mine")

    def test_a_missing_file_is_said(self, tmp_path: Path) -> None:
        with pytest.raises(DeckError, match="cannot be read"):
            load_deck(tmp_path / "nowhere.toml")
