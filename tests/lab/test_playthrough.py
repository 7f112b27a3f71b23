import pytest

from squatch.core.errors import RecordError
from squatch.lab.playthrough import Plan, main, read_plan, write_playthrough
from zoo import ZOO

LOW = Plan("zoo-bids", 3, 2, "runaway", {"low": True})


def test_a_playthrough_is_the_same_each_time_and_says_what_it_plays() -> None:
    text = write_playthrough(LOW, ZOO["zoo-bids"])
    assert text == write_playthrough(LOW, ZOO["zoo-bids"])
    assert read_plan(text) == LOW


def test_a_playthrough_shows_view_action_events_and_who_was_told() -> None:
    text = write_playthrough(LOW, ZOO["zoo-bids"])
    assert text.startswith(
        "game: zoo-bids\n"
        "seats: 3\n"
        "seed: 2\n"
        "ends: runaway\n"
        'options: {"low":true}\n'
        "\n"
        "Setup\n"
        "  * opened secret=0 a=3 b=0 c=0\n"
        "\n"
        "1. Seat 0, 5 legal\n"
        "  seats: 3\n"
        "  audience: -1\n"
        "  zones.hands: [62,62,62]\n"
        "  zones.bids: [0,0,0]\n"
        "  zones.prizes: [1,2,4,5]\n"
        "  zones.prize: [3]\n"
        "  zones.points: [0,0,0]\n"
        "  zones.low: [1]\n"
        "  > do verb=bid value=4\n"
        "  * sealed secret=4 a=0 b=0 c=0  (secret: 0)\n"
        "\n"
        "2. Seat 1, 5 legal\n"
        "  zones.bids: [-99,0,0]\n"
    )
    assert "\nEnd: runaway, winners [0], scores [8, 3, 4]\n" in text


def test_a_long_game_shows_its_beginning_and_its_end() -> None:
    whole = write_playthrough(LOW, ZOO["zoo-bids"])
    plan = Plan("zoo-bids", 3, 2, "runaway", {"low": True}, shown=3)
    short = write_playthrough(plan, ZOO["zoo-bids"])
    assert "\n... 11 more decisions, checksum " in short
    assert "\n2. Seat 1" in short
    assert "\n3. Seat 2" not in short
    assert short.splitlines()[-5:] == whole.splitlines()[-5:]
    assert read_plan(short) == plan


def test_a_change_that_is_not_shown_changes_the_checksum() -> None:
    def checksum(seed: int) -> str:
        plan = Plan("zoo-moles", 6, seed, "escaped", {"first": 0}, shown=1)
        return write_playthrough(plan, ZOO["zoo-moles"]).partition("checksum ")[2][:8]

    assert checksum(1) != checksum(2)


def test_a_playthrough_for_another_end_is_refused() -> None:
    with pytest.raises(RecordError, match=r"seed 2 ends with .*runaway.*expected .*'sold-out'"):
        write_playthrough(Plan("zoo-bids", 3, 2, "sold-out", {"low": True}), ZOO["zoo-bids"])


@pytest.mark.parametrize("head", ["", "game: x", "game: x\nseats: two\nseed: 1\nends: y", "?"])
def test_a_head_that_is_no_plan_is_refused(head: str) -> None:
    with pytest.raises(RecordError, match="the head of a playthrough"):
        read_plan(head)


def test_files_are_written_again_from_their_heads(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("playthroughs") / "short.txt"
    head = "game: sell\nseats: 2\nseed: 5\nends: tokens\nshown: 2\n\n"
    path.write_text(head, encoding="utf-8")
    main([str(path)])
    text = path.read_text(encoding="utf-8")
    assert text.startswith("game: sell\nseats: 2\nseed: 5\nends: tokens\noptions: {}\nshown: 2\n\n")
    main([str(path)])
    assert path.read_text(encoding="utf-8") == text
