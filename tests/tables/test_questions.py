from hypothesis import given
from hypothesis import strategies as st

from squatch.tables.questions import NOT_ASKED, ask

SEATS = 4
masks = st.integers(0, 2**SEATS - 1)


@given(
    asked=st.lists(st.integers(1, 9), min_size=SEATS, max_size=SEATS),
    acted=st.integers(-1, SEATS - 1),
    before=masks,
    after=masks,
    loud=st.booleans(),
)
def test_a_question_is_kept_only_while_nothing_concerns_its_seat(
    asked: list[int], acted: int, before: int, after: int, *, loud: bool
) -> None:
    questions = ask(asked, acted=acted, before=before, after=after, loud=loud, version=10)
    for seat, question in enumerate(questions):
        pending, was = after >> seat & 1, before >> seat & 1
        assert (question == NOT_ASKED) == (not pending)
        if pending:
            kept = was and seat != acted and not loud
            assert question == (asked[seat] if kept else 10)
