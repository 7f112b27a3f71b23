"""Is this card possible? One table of a deck file, checked; every complaint says what would fit."""

from __future__ import annotations

import json
import re
from typing import Final, TypeVar

from squatch.core.errors import DeckError
from squatch.games.bigfootses import effects as fx
from squatch.games.bigfootses.cards import Profession, Thingie, WoodsCard
from squatch.games.bigfootses.effects import Standing, Step
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.piles import MOST as MOST_COPIES

MOST_NUMBER: Final = 20  # evasiveness or strength
MOST_POINTS: Final = 10
LONGEST_NAME: Final = 48
LONGEST_FLAVOUR: Final = 200
STANDING_KEYS: Final = frozenset(Standing.__struct_fields__)
STEP_KEYS: Final = frozenset(Step.__struct_fields__)

Value = TypeVar("Value", str, int)


def quoted(value: object) -> str:
    """A value of a file, nearly as it stands there."""
    return json.dumps(value, ensure_ascii=False, default=str)


class Section:
    """One card of a deck file."""

    def __init__(self, source: str, book: str, number: int, table: dict[str, object]) -> None:
        self.source: Final = source
        self.table: Final = table
        self.where = f"[[{book}]] number {number + 1}"
        self.id: Final = self.text("id", "lower-case words joined by hyphens")
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", self.id):
            raise self.error("id", self.id, "lower-case words joined by hyphens")
        self.where = f"[[{book}]] {self.id}"

    def error(self, key: str, value: object, expected: str) -> DeckError:
        """What is wrong, where, and what would be right."""
        return DeckError(
            f"{self.source}: {self.where} {key} = {quoted(value)}; expected {expected}"
        )

    def keys(self, known: frozenset[str]) -> None:
        """Only these keys, and those that every card has."""
        for key, value in self.table.items():
            if key not in known | {"id", "name", "flavour"}:
                raise self.error(key, value, f"only {', '.join(sorted(known))}, name, flavour")

    def get(self, table: dict[str, object], at: str, type_: type[Value], expected: str) -> Value:
        """A value that has to be there, of this very type; `at` is its key, with its place."""
        key = at.rpartition(".")[2]
        if key not in table:
            raise DeckError(f"{self.source}: {self.where} {at} is missing; expected {expected}")
        value = table[key]
        if type(value) is not type_:  # a bool is no number here
            raise self.error(at, value, expected)
        return value

    def text(self, key: str, expected: str) -> str:
        """A text that has to be there."""
        return self.get(self.table, key, str, expected)

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {least} to {most}"
        number = self.get(self.table, key, int, expected)
        if not least <= number <= most:
            raise self.error(key, number, expected)
        return number

    def choice(self, key: str, names: tuple[str, ...]) -> str:
        """One of these words."""
        return self.one_of(self.table, key, names)

    def one_of(self, table: dict[str, object], at: str, names: tuple[str, ...]) -> str:
        """One of these words, under a key with its place."""
        expected = f"one of {', '.join(names)}"
        value = self.get(table, at, str, expected)
        if value not in names:
            raise self.error(at, value, expected)
        return value

    def words(self, key: str, longest: int) -> str:
        """Words of the owner's own, or "" where the catalogue has them."""
        if key not in self.table:
            return ""
        expected = f"1 to {longest} printable characters"
        text = self.text(key, expected)
        if not 1 <= len(text) <= longest or not text.isprintable() or text.isspace():
            raise self.error(key, text, expected)
        return text

    @property
    def name(self) -> str:
        """What the card is called."""
        return self.words("name", LONGEST_NAME)

    @property
    def flavour(self) -> str:
        """What the field guide says of it."""
        return self.words("flavour", LONGEST_FLAVOUR)

    def tables(self, key: str) -> list[tuple[str, dict[str, object]]]:
        """A list of effects, each with its place; empty where the key is not there."""
        found = self.table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise self.error(key, found, "a list of effects, { ... } each")
        return [(f"{key}[{number}]", table) for number, table in enumerate(found)]

    # --- effects

    def standing(self, key: str) -> tuple[Standing, ...]:
        """Standing effects."""
        return tuple(self._standing(at, table) for at, table in self.tables(key))

    def _standing(self, at: str, table: dict[str, object]) -> Standing:
        self._only(at, table, STANDING_KEYS)
        change = self.one_of(table, f"{at}.change", v.QUANTITIES)
        expected = f"a whole number from -{fx.MOST} to {fx.MOST}, but not 0"
        by = self.get(table, f"{at}.by", int, expected)
        if by == 0 or abs(by) > fx.MOST:
            raise self.error(f"{at}.by", by, expected)
        against = self._optional(table, f"{at}.against", tuple(v.FILTERS), "")
        per = self._optional(table, f"{at}.per", v.PERS, "once")
        when, number = self._condition(at, table, "n")
        return Standing(change, by, against, per, when, number)

    def steps(self, key: str, *, aimed: bool) -> tuple[Step, ...]:
        """A program; `aimed` says whether it may speak of a target before it chose one."""
        steps = tuple(self._step(at, table) for at, table in self.tables(key))
        has_target = aimed
        for number, step in enumerate(steps):
            at = f"{key}[{number}]"
            has_target = has_target or step.do == "choose-player"
            if step.who == "target" and not has_target:
                raise self.error(f"{at}.who", "target", "a step choose-player before it")
            look = fx.LOOKS.get(step.do)
            if look and look not in [earlier.do for earlier in steps[:number]]:
                raise self.error(f"{at}.do", step.do, f"a step {look} before it")
        return steps

    def _step(self, at: str, table: dict[str, object]) -> Step:
        self._only(at, table, STEP_KEYS)
        names = tuple(name for name in v.STEPS if name not in fx.RULE_STEPS)
        do = self.one_of(table, f"{at}.do", names)
        who = "ranger" if do in fx.ENCOUNTER_STEPS else "you"
        if do in fx.OWN_STEPS | fx.ENCOUNTER_STEPS:
            self._forbid(at, table, "who", f"{do} is always about {who}")
        else:
            who = self._optional(table, f"{at}.who", v.WHOS, who)
        if do not in fx.ENCOUNTER_STEPS:
            self._forbid(at, table, "against", f"{do} is not about encounters")
        if do not in fx.ANSWER_STEPS:
            self._forbid(at, table, "answers", f"{do} answers no card")
        against = self._optional(table, f"{at}.against", tuple(v.FILTERS), "")
        when, than = self._condition(at, table, "than")
        number = self._step_number(at, table, do)
        return Step(do, number, who, against, self._answers(at, table), when, than)

    def _step_number(self, at: str, table: dict[str, object], do: str) -> int:
        if do in fx.PLAIN_STEPS:
            self._forbid(at, table, "n", f"{do} has no number")
            return 1
        if "n" not in table:
            return 1
        least, most = 1, fx.MOST
        if do in fx.SIGNED_STEPS:
            least = -fx.MOST
        elif do in fx.FACE_STEPS:
            most = 6
        elif do in {"look", "look-woods"}:
            most = fx.MOST_LOOKED_AT
        expected = f"a whole number from {least} to {most}, but not 0"
        number = self.get(table, f"{at}.n", int, expected)
        if number == 0 or not least <= number <= most:
            raise self.error(f"{at}.n", number, expected)
        return number

    def _answers(self, at: str, table: dict[str, object]) -> tuple[str, ...]:
        if "answers" not in table:
            return ()
        expected = f"a list of {', '.join(v.THINGIE_CLASSES)}"
        value = table["answers"]
        if not isinstance(value, list) or not value:
            raise self.error(f"{at}.answers", value, expected)
        names = tuple(str(each) for each in value)
        if any(name not in v.THINGIE_CLASSES for name in names):
            raise self.error(f"{at}.answers", value, expected)
        return names

    def _condition(self, at: str, table: dict[str, object], key: str) -> tuple[str, int]:
        when = self._optional(table, f"{at}.when", v.CONDITIONS, "always")
        if when not in v.COUNTED_CONDITIONS:
            self._forbid(at, table, key, f"the condition {when} has no number")
            return when, 0
        expected = f"a whole number from 1 to {fx.MOST}"
        number = self.get(table, f"{at}.{key}", int, expected)
        if not 1 <= number <= fx.MOST:
            raise self.error(f"{at}.{key}", number, expected)
        return when, number

    def _optional(
        self, table: dict[str, object], at: str, names: tuple[str, ...], default: str
    ) -> str:
        return self.one_of(table, at, names) if at.rpartition(".")[2] in table else default

    def _only(self, at: str, table: dict[str, object], known: frozenset[str]) -> None:
        for key, value in table.items():
            if key not in known:
                raise self.error(f"{at}.{key}", value, f"only {', '.join(sorted(known))}")

    def _forbid(self, at: str, table: dict[str, object], key: str, why: str) -> None:
        if key in table:
            raise self.error(f"{at}.{key}", table[key], f"no {key}: {why}")


# --- the three books


def thingie_of(section: Section) -> Thingie:
    """A Thingie. Raises DeckError."""
    section.keys(frozenset(("class", "copies", "sort", "standing", "steps")))
    class_ = section.choice("class", v.THINGIE_CLASSES)
    copies = section.whole("copies", 1, int(MOST_COPIES))
    standing = section.standing("standing")
    steps = section.steps("steps", aimed=True)
    sort = "plain"
    if class_ == "equipment":
        sort = section.choice("sort", v.SORTS)
        if steps or not standing:
            raise section.error(
                "steps", section.table.get("steps"), "none, but `standing`: equipment stays in play"
            )
    else:
        if "sort" in section.table:
            raise section.error("sort", section.table["sort"], f"no sort: a {class_} has none")
        if standing or not steps:
            raise section.error(
                "standing",
                section.table.get("standing"),
                f"none, but `steps`: a {class_} is played",
            )
        _check_played(section, class_, steps)
    return Thingie(section.id, class_, copies, sort, standing, steps, section.name, section.flavour)


def _check_played(section: Section, class_: str, steps: tuple[Step, ...]) -> None:
    for number, step in enumerate(steps):
        at = f"steps[{number}].do"
        if class_ == "modifier" and step.do not in {"skill", "number"}:
            raise section.error(at, step.do, "skill or number: a modifier comes before the roll")
        if step.do in fx.ANSWER_STEPS and number > 0:
            raise section.error(at, step.do, "it to be the first step: it answers a card")
        if step.do == "choose-player":
            raise section.error(at, step.do, 'who = "target": a played card names its target')
    redirects = any(step.do == "redirect" for step in steps)
    if redirects and any(step.who == "target" for step in steps):
        raise section.error("steps", "redirect", "no step about the target beside it")


def woods_card_of(section: Section) -> WoodsCard:
    """A Woods card. Raises DeckError."""
    section.keys(
        frozenset(
            ("class", "copies", "number", "points", "met", "kept", "reveal", "caught", "escape")
        )
    )
    class_ = section.choice("class", v.WOODS_CLASSES)
    number = points = 0
    if class_ in {"bigfoot", "creature", "bigfeature"}:
        number = section.whole("number", 1, MOST_NUMBER)
    if class_ in {"bigfoot", "bigfeature"}:
        points = section.whole("points", 1, MOST_POINTS)
    _check_woods(section, class_)
    return WoodsCard(
        id=section.id,
        class_=class_,
        copies=section.whole("copies", 1, int(MOST_COPIES)),
        number=number,
        points=points,
        met=section.standing("met"),
        kept=section.standing("kept"),
        reveal=section.steps("reveal", aimed=False),
        caught=section.steps("caught", aimed=False),
        escape=section.steps("escape", aimed=False),
        name=section.name,
        flavour=section.flavour,
    )


def _check_woods(section: Section, class_: str) -> None:
    """Numbers and effects that could never matter."""
    never: dict[str, tuple[str, ...]] = {
        "creature": ("points", "kept"),
        "witch": ("number", "points", "met", "caught", "escape"),
        "happening": ("number", "points", "met", "kept", "caught", "escape"),
    }
    without = never.get(class_, ())
    for key in without:
        if key in section.table:
            raise section.error(key, section.table[key], f"no {key}: a {class_} has none")
    needed = {"witch": "kept", "happening": "reveal"}.get(class_)
    if needed and not section.table.get(needed):
        raise section.error(needed, section.table.get(needed), f"an effect: a {class_} has one")


def profession_of(section: Section) -> Profession:
    """A profession. Raises DeckError."""
    section.keys(frozenset(("work", "trait")))
    for key in ("work", "trait"):
        if not section.table.get(key):
            raise section.error(key, section.table.get(key), "an effect: every profession has one")
    return Profession(
        section.id,
        section.steps("work", aimed=False),
        section.standing("trait"),
        section.name,
        section.flavour,
    )
