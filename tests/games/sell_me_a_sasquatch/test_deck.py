"""The deck as data: what can be played, and what is said of what cannot."""

from pathlib import Path

import pytest

from squatch.core.chance import Fast
from squatch.core.errors import DeckError
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.deck import STANDARD, parse_deck, standard_deck

TEXT = STANDARD.read_text(encoding="utf-8")
GIANT = '[giant]\nclass = "creature"\ncopies = 4\nset_size = 1\neffect = "win-tokens"\namount = 1\n'
SHARK = "[loan-shark]\n"


def test_the_standard_deck_has_120_cards() -> None:
    rows = standard_deck().table()
    per_class = {
        family: sum(int(row["copies"]) for row in rows if row["class"] == family)
        for family in ("creature", "nasty", "thingamabob")
    }
    assert per_class == {"creature": 65, "nasty": 32, "thingamabob": 23}


def test_the_rows_have_the_same_keys() -> None:
    assert {tuple(row) for row in standard_deck().table()} == {
        ("kind", "class", "copies", "set_size", "effect", "amount", "name")
    }


def test_exported_and_read_again(tmp_path: Path) -> None:
    deck = parse_deck(TEXT.replace(GIANT, GIANT + 'name = "Yeti \\"the tall\\" 🦶"\n'), "here")
    assert deck.cards[0].name == 'Yeti "the tall" 🦶'
    file = tmp_path / "mine.toml"
    file.write_text(deck.to_toml(), encoding="utf-8")
    again = GAME.load_deck(file)
    assert again.table() == deck.table()
    assert again.digest == deck.digest


def test_names_do_not_change_the_digest_and_counts_do() -> None:
    named = parse_deck(TEXT.replace(GIANT, GIANT + 'name = "Yeti"\n'), "here")
    fewer = parse_deck(TEXT.replace("copies = 4", "copies = 3"), "here")
    assert named.digest == standard_deck().digest
    assert fewer.digest != standard_deck().digest


def test_a_deck_with_other_counts_is_played_with() -> None:
    deck = parse_deck(TEXT.replace("copies = 25", "copies = 31"), "here")
    state = GAME.new(2, Fast(1), deck=deck)
    view = GAME.view(state.seen(0))
    assert view.kinds[2].copies == 31
    assert view.draw_size == 116


def test_a_kind_may_be_left_out(tmp_path: Path) -> None:
    deck = parse_deck(TEXT.replace("copies = 4", "copies = 0"), "here")
    assert deck.cards[0].copies == 0
    assert parse_deck(deck.to_toml(), "copy").table() == deck.table()


def test_a_name_is_seen_at_the_table() -> None:
    deck = parse_deck(TEXT.replace(GIANT, GIANT + 'name = "Yeti"\n'), "here")
    view = GAME.view(GAME.new(2, Fast(1), deck=deck).seen(0))
    assert [kind.name for kind in view.kinds][:2] == ["Yeti", None]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "copies = 4",
            "copies = 32",
            "here: [giant] copies = 32; expected a whole number from 0 to 31",
        ),
        (
            "copies = 4",
            "copies = -1",
            "here: [giant] copies = -1; expected a whole number from 0 to 31",
        ),
        (
            "copies = 4",
            'copies = "four"',
            'here: [giant] copies = "four"; expected a whole number from 0 to 31',
        ),
        (
            "copies = 4",
            "copies = true",
            "here: [giant] copies = true; expected a whole number from 0 to 31",
        ),
        (
            "copies = 4\n",
            "",
            "here: [giant] copies is missing; expected a whole number from 0 to 31",
        ),
        (
            "set_size = 1",
            "set_size = 0",
            "here: [giant] set_size = 0; expected a whole number from 1 to 4",
        ),
        (
            "set_size = 1",
            "set_size = 5",
            "here: [giant] set_size = 5; expected a whole number from 1 to 4",
        ),
        (
            'class = "creature"',
            'class = "nasty"',
            'here: [giant] class = "nasty"; expected "creature"',
        ),
        (
            'effect = "win-tokens"',
            'effect = "win"',
            'here: [giant] effect = "win"; expected "win-tokens"',
        ),
        (
            'effect = "steal-token"',
            'effect = "take-token"',
            'here: [trojan-horse] effect = "take-token"; expected "steal-cards" or "steal-token"',
        ),
        (
            'effect = "add-card"',
            'effect = "turn-card"',
            'here: [cryptozooptic-expander] effect = "turn-card"; expected "add-card"',
        ),
        (
            "amount = 2",
            "amount = 0",
            "here: [loan-shark] amount = 0; expected a whole number from 1 to 31",
        ),
        (
            'effect = "steal-token"',
            'effect = "steal-token"\namount = 2',
            "here: [trojan-horse] amount = 2; expected none: steal-token has no amount",
        ),
        (
            'effect = "add-card"',
            'effect = "add-card"\nset_size = 2',
            "here: [cryptozooptic-expander] set_size = 2; expected none: it makes no set",
        ),
        (
            "copies = 4",
            'copies = 4\nname = ""',
            'here: [giant] name = ""; expected 1 to 40 printable characters',
        ),
        (
            "copies = 4",
            "copies = 4\ncolour = 3",
            "here: [giant] colour = 3; expected class, copies, set_size, effect, amount or name",
        ),
        (GIANT, "", "here: [giant] is missing; expected one table for each kind"),
        (GIANT, "giant = 3\n", "here: giant = 3; expected a table [giant]"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(DeckError) as error:
        parse_deck(TEXT.replace(old, new, 1), "here")
    assert str(error.value) == message


def test_a_kind_there_is_not() -> None:
    with pytest.raises(DeckError, match=r"here: \[yeti\] is not a kind of card; expected giant, "):
        parse_deck(TEXT + "\n[yeti]\ncopies = 3\n", "here")


def test_text_that_is_not_toml_names_the_line() -> None:
    with pytest.raises(DeckError, match=r"here: is not TOML: .*line 3"):
        parse_deck("[giant]\ncopies = 3\nset_size 3\n", "here")


def test_a_deck_of_no_cards() -> None:
    text = "".join(
        "copies = 0\n" if line.startswith("copies") else line
        for line in TEXT.splitlines(keepends=True)
    )
    with pytest.raises(DeckError, match="expected at least one card"):
        parse_deck(text, "here")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be read: No such file"):
        GAME.load_deck(tmp_path / "nowhere.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"[giant]\n\xff")
    with pytest.raises(DeckError, match=r"is not UTF-8 text \(byte 8\)"):
        GAME.load_deck(binary)


def test_a_deck_nested_without_end_is_refused() -> None:
    with pytest.raises(DeckError, match=r"^here: is nested too deeply$"):
        parse_deck("giant = " + "[" * 20_000, "here")
