"""Effects of cards as data: what deck files may say, and the numbers that the rules read.

The vocabulary stands in `rules/vocabulary.py`; here is how it is written down and what fits where.
"""

from __future__ import annotations

from typing import Final

import msgspec

from squatch.games.bigfootses.rules import vocabulary as v

MOST: Final = 9  # of any number in an effect
MOST_LOOKED_AT: Final = 5

ENCOUNTER_STEPS: Final = frozenset(v.STEPS[: v.DO_DRAW])
DIE_STEPS: Final = frozenset(("reroll", "die-plus", "die-set", "die-least"))
SIGNED_STEPS: Final = frozenset(("skill", "number", "die-plus"))
FACE_STEPS: Final = frozenset(("die-set", "die-least"))
PLAIN_STEPS: Final = frozenset(
    ("reroll", "win", "flee", "swap-hands", "swap-equipment", "swap-bigfootses",
     "swap-professions", "idle", "cancel", "redirect", "lift", "lift-woods", "toss", "toss-woods",
     "look-hand", "retrain", "choose-player", "may", "banish")
)  # fmt: skip
"""Steps without a number."""
ANSWER_STEPS: Final = frozenset(("cancel", "redirect"))
OWN_STEPS: Final = frozenset(
    ("look", "look-woods", "lift", "lift-woods", "toss", "toss-woods", "choose-player", "may",
     "banish", "cancel", "redirect")
)  # fmt: skip
"""Steps that are about you and nobody else."""
RULE_STEPS: Final = frozenset(("lose-battle",))
"""Steps that rules take, and no card."""
LOOKS: Final = {
    "lift": "look",
    "toss": "look",
    "lift-woods": "look-woods",
    "toss-woods": "look-woods",
}
NEEDS: Final = {
    "lose-by-chance": v.NEEDS_HAND,
    "discard": v.NEEDS_HAND,
    "give": v.NEEDS_HAND,
    "steal": v.NEEDS_HAND,
    "look-hand": v.NEEDS_HAND,
    "steal-equipment": v.NEEDS_GEAR,
    "break": v.NEEDS_GEAR,
    "wreck": v.NEEDS_GEAR,
    "steal-bigfoot": v.NEEDS_BIGFOOT,
    "swap-bigfootses": v.NEEDS_BIGFOOT,
    "release": v.NEEDS_BIGFOOT,
}
"""What the target of a step has to have."""


class Standing(msgspec.Struct, frozen=True):
    """Changes a quantity while its card is in force; `n` belongs to the condition `when`."""

    change: str
    by: int
    against: str = ""
    per: str = "once"
    when: str = "always"
    n: int = 0

    def cells(self, scope: int) -> tuple[int, ...]:
        """The numbers of `DeckTables`."""
        return (
            scope,
            v.QUANTITIES.index(self.change),
            self.by,
            v.FILTERS[self.against] if self.against else 0,
            v.PERS.index(self.per),
            v.CONDITIONS.index(self.when),
            self.n,
        )


class Step(msgspec.Struct, frozen=True):
    """Does something once, to each of some players; `than` belongs to the condition `when`."""

    do: str
    n: int = 1
    who: str = "you"
    against: str = ""
    answers: tuple[str, ...] = ()
    when: str = "always"
    than: int = 0

    @property
    def number(self) -> int:
        """Of the step, among `STEPS`."""
        return v.STEPS.index(self.do)

    def cells(self) -> tuple[int, ...]:
        """The numbers of `DeckTables`."""
        return (
            self.number,
            v.WHOS.index(self.who),
            self.n,
            v.FILTERS[self.against] if self.against else 0,
            v.CONDITIONS.index(self.when),
            self.than,
        )


def timing_of(class_: str, steps: tuple[Step, ...]) -> int:
    """When a card with these steps can be played.

    >>> timing_of("item", (Step("reroll", who="ranger"),)) == v.AFTER_ROLL
    True
    """
    if any(step.do in ANSWER_STEPS for step in steps):
        return int(v.IN_REACTION)
    if class_ == "modifier":
        return int(v.BEFORE_ROLL)
    if any(step.do in DIE_STEPS for step in steps):
        return int(v.AFTER_ROLL)
    if any(step.do in ENCOUNTER_STEPS for step in steps):
        return int(v.IN_ENCOUNTER)
    return int(v.ANY_WINDOW)


def fits_of(steps: tuple[Step, ...]) -> int:
    """Which encounters they fit, as a filter; 0 where they are not about encounters."""
    for step in steps:
        if step.do in ENCOUNTER_STEPS:
            return v.FILTERS[step.against or "any"]
    return 0


def answers_of(steps: tuple[Step, ...]) -> int:
    """The classes of cards that they answer, a bit each."""
    classes: set[str] = set()
    for step in steps:
        if step.do in ANSWER_STEPS:
            classes |= set(step.answers or v.THINGIE_CLASSES)
    return sum(1 << v.THINGIE_CLASSES.index(name) for name in classes)


def is_aimed(steps: tuple[Step, ...]) -> bool:
    """Whether a card with these steps is played on somebody."""
    return any(step.who == "target" or step.do == "redirect" for step in steps)


def need_of(steps: tuple[Step, ...]) -> int:
    """What whom it is played on has to have: what the first step about them is about."""
    for step in steps:
        if step.who == "target":
            return int(NEEDS.get(step.do, v.NEEDS_NOTHING))
    return int(v.NEEDS_NOTHING)
