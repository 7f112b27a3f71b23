"""Which question a seat is asked. Answers name it, so that none lands on another question."""

from __future__ import annotations

from collections.abc import Sequence

NOT_ASKED = 0


def ask(
    asked: Sequence[int], *, acted: int, before: int, after: int, loud: bool, version: int
) -> tuple[int, ...]:
    """The question of each seat after an entry: the version that raised it, or 0 for none.

    `before` and `after` are the sets of pending seats. A seat keeps its question only if it has not
    acted itself, was asked before, and nothing loud has happened: so a sealed offer of somebody
    else makes no answer stale.

    >>> ask((3, 3, 0), acted=0, before=0b011, after=0b010, loud=False, version=4)
    (0, 3, 0)
    >>> ask((3, 3, 0), acted=0, before=0b011, after=0b111, loud=True, version=4)
    (4, 4, 4)
    """
    questions = []
    for seat, question in enumerate(asked):
        if not after >> seat & 1:
            questions.append(NOT_ASKED)
        elif loud or seat == acted or not before >> seat & 1:
            questions.append(version)
        else:
            questions.append(question)
    return tuple(questions)
