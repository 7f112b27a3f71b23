from hypothesis import given
from hypothesis import strategies as st

from squatch.core.journal import EVERYONE, HIDDEN, NOBODY, Journal, Row, journal_of

SEATS = 6
numbers = st.integers(-(2**62) + 1, 2**62)
small = st.integers(-1, 200)
rows = st.builds(
    Row,
    st.integers(0, 30),
    st.integers(-1, 2**SEATS - 1),
    numbers,
    small,
    small,
    small,
)


@given(st.lists(rows))
def test_rows_come_back_as_they_were_added(added: list[Row]) -> None:
    journal = journal_of(added)
    assert journal.rows() == list(journal) == added
    assert len(journal) == len(added)


@given(st.lists(rows), st.integers(-1, SEATS - 1))
def test_a_secret_is_told_to_its_audience_and_nobody_else(added: list[Row], audience: int) -> None:
    for row, told in zip(added, journal_of(added).told(audience), strict=True):
        may_know = row.audience == EVERYONE or (audience >= 0 and row.audience >> audience & 1)
        if may_know:
            assert told == row._replace(audience=EVERYONE)
        else:
            assert told == row._replace(audience=NOBODY, secret=HIDDEN)
        assert told.known == bool(may_know)


@given(st.lists(rows), st.integers(-1, SEATS - 1))
def test_what_was_told_can_be_told_again(added: list[Row], audience: int) -> None:
    told = journal_of(added).told(audience)
    assert told.told(audience).rows() == told.rows()


def test_spectators_are_told_only_what_everyone_may_know() -> None:
    journal = Journal()
    journal.add(1, NOBODY, 5, 0, 0, 0)
    journal.add(2, 0b111111, 6, 0, 0, 0)
    journal.add(3, EVERYONE, 7, 0, 0, 0)
    assert [row.known for row in journal.told(-1)] == [False, False, True]


def test_telling_leaves_the_journal_alone() -> None:
    journal = journal_of([Row(1, 0b1, 9, 0, 0, 0)])
    journal.told(-1)
    assert journal.rows() == [Row(1, 0b1, 9, 0, 0, 0)]
