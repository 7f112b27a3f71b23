import pytest

from squatch.bots import bots, find_bot
from squatch.core.errors import UnknownBot


def test_every_bot_is_found_by_its_name() -> None:
    assert {name: find_bot(name).name for name in bots()} == {name: name for name in bots()}
    assert {"random", "instinct", "sampler"} <= bots().keys()


@pytest.mark.parametrize("name", ["", "Random", "sampl", "grandmaster"])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are: instinct, sampler, random"):
        find_bot(name)


def test_a_bot_of_the_lab_is_found_and_not_offered() -> None:
    assert find_bot("random-quiet").name == "random-quiet"
    assert "random-quiet" not in bots()
