import pytest

from squatch.tables.errors import BadName
from squatch.tables.names import check_name


@pytest.mark.parametrize("name", ["Ada", "Ада", "Zoë", "O'Neill", "x" * 24, "李雷", "🙂"])
def test_names_that_can_be_read_are_kept(name: str) -> None:
    assert check_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        (" \t ", "empty"),
        ("\u3164", "empty"),
        ("\u2800\u2800", "empty"),
        ("x" * 25, "long"),
        ("a\nb", "unprintable"),
        ("a\x00b", "unprintable"),
        ("a\u202eb", "unprintable"),
        ("a\u200bb", "unprintable"),
        ("\ue000", "unprintable"),
    ],
)
def test_names_that_cannot_are_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        check_name(name)
    assert refused.value.message.id == f"table-error-name-{why}"


def test_one_name_has_one_spelling() -> None:
    assert check_name("Zoe\u0308") == check_name("Zo\u00eb")
