"""What a card is called and says. The text is written from its effects, so that it cannot drift.

The pieces of it, and the names of the cards, are in `words/en.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from squatch.core.errors import Message
from squatch.games.bigfootses import effects as fx
from squatch.games.bigfootses.cards import Profession, Thingie, WoodsCard
from squatch.games.bigfootses.deck import BigfootsesDeck
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.words import ENGLISH, Catalogue, Words

Params = dict[str, str | int]
Card = Thingie | WoodsCard | Profession

SHOWN_SORTS: Final = frozenset(("weapon", "gadget"))
SCOPED: Final = frozenset(
    ("skill", "number", "win")
)  # effects whose own sentence says against what


@cache
def english() -> Words:
    """The sentences of this game."""
    return Words(ENGLISH, Catalogue(Path(__file__).parent / "words"))


def name_of(card: Card, said: Words) -> str:
    """What a card is called: its own name, the catalogue's, or at last its id."""
    return card.name or _catalogued(f"bf-card-{card.id}", said) or card.id


def flavour_of(card: Card, said: Words) -> str:
    """What the field guide says of a card; "" where it says nothing."""
    return card.flavour or _catalogued(f"bf-flavour-{card.id}", said)


def _catalogued(message_id: str, said: Words) -> str:
    """A message that need not be there: owners' cards are not in the catalogue."""
    try:
        return said.format(message_id)
    except LookupError:
        return ""


def text_of(card: Card, said: Words) -> str:
    """What a card does, in sentences."""
    parts: list[str] = []
    if isinstance(card, Thingie):
        if card.steps:
            timing = v.TIMINGS[fx.timing_of(card.class_, card.steps)]
            parts.append(said.text(Message(f"bf-text-timing-{timing}")))
        parts += [_standing(each, said) for each in card.standing]
        parts += [_step(each, said) for each in card.steps]
    elif isinstance(card, WoodsCard):
        parts += _texts_of_woods(card, said)
    else:
        work = _together([_step(each, said) for each in card.work], said)
        parts.append(said.text(Message("bf-text-work", {"effect": work})))
        parts += [_standing(each, said) for each in card.trait]
    return _together(parts, said)


def _texts_of_woods(card: WoodsCard, said: Words) -> list[str]:
    parts = []
    for key, standing in (("met", card.met), (f"kept-{card.class_}", card.kept)):
        if standing:
            effect = _together([_standing(each, said) for each in standing], said)
            parts.append(said.text(Message(f"bf-text-{key}", {"effect": effect})))
    for key, steps in (("reveal", card.reveal), ("caught", card.caught), ("escape", card.escape)):
        if steps:
            effect = _together([_step(each, said) for each in steps], said)
            params: Params = {"effect": effect, "class": card.class_}
            parts.append(said.text(Message(f"bf-text-{key}", params)))
    return parts


def _together(parts: list[str], said: Words) -> str:
    """One sentence after the other."""
    if not parts:
        return ""
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = said.text(Message("bf-text-both", {"first": part, "rest": text}))
    return text


def _standing(effect: fx.Standing, said: Words) -> str:
    """A standing effect."""
    params = {**_signed(effect.by, said), **_scope(effect.against, said)}
    text = said.text(Message(f"bf-standing-{effect.change}", params))
    if effect.against and effect.change not in SCOPED:
        text = said.text(Message("bf-text-against", {"effect": text, **params}))
    if effect.per != "once":
        per = said.text(Message("bf-per", {"per": effect.per}))
        text = said.text(Message("bf-text-per", {"effect": text, "per": per}))
    return _under_condition(text, effect.when, effect.n, said)


def _step(step: fx.Step, said: Words) -> str:
    """A step."""
    counted: Params = {"n": step.n}
    classes = [said.text(Message(f"bf-class-{name}")) for name in step.answers]
    params: Params = {
        **counted,
        **_signed(step.n, said),
        "who": step.who,
        "subject": "" if step.who == "you" else said.text(Message(f"bf-who-{step.who}")),
        "cards": said.text(Message("bf-count-cards", counted)),
        "feet": said.text(Message("bf-count-feet", counted)),
        "gear": said.text(Message("bf-count-gear", counted)),
        "answers": "some" if classes else "all",
        "classes": _listed(classes, said),
        **_scope(step.against, said),
    }
    text = said.text(Message(f"bf-step-{step.do}", params))
    if step.against and step.do not in SCOPED:
        text = said.text(Message("bf-text-against", {"effect": text, **params}))
    return _under_condition(text, step.when, step.than, said)


def _under_condition(text: str, when: str, number: int, said: Words) -> str:
    if when == "always":
        return text
    condition = said.text(Message(f"bf-when-{when}", {"n": number}))
    return said.text(Message("bf-text-when", {"effect": text, "condition": condition}))


def _scope(against: str, said: Words) -> Params:
    """Against what an effect holds."""
    scope = said.text(Message("bf-against", {"against": against or "any"}))
    return {"against": against or "none", "scope": scope}


def _signed(number: int, said: Words) -> Params:
    params: Params = {"sign": "plus" if number > 0 else "minus", "amount": abs(number)}
    return {**params, "signed": said.text(Message("bf-signed", params))}


def _listed(names: Sequence[str], said: Words) -> str:
    if not names:
        return said.text(Message("bf-list-none"))
    if len(names) == 1:
        return names[0]
    text = said.text(Message("bf-list-two", {"first": names[-2], "last": names[-1]}))
    for name in reversed(names[:-2]):
        text = said.text(Message("bf-list-more", {"first": name, "rest": text}))
    return text


def table_of(deck: BigfootsesDeck) -> list[dict[str, str | int]]:
    """A row for each kind of card, with its text and flavour."""
    said = english()
    rows = [
        _row("thingies", card, card.class_, card.sort if card.standing else "", card.copies, said)
        for card in deck.thingies
    ]
    for woods in deck.woods:
        row = _row("woods", woods, woods.class_, "", woods.copies, said)
        rows.append({**row, "number": woods.number, "points": woods.points})
    rows += [_row("professions", job, "profession", "", 1, said) for job in deck.professions]
    return rows


def listing_of(deck: BigfootsesDeck) -> dict[str, list[dict[str, str | int]]]:
    """A table for each book, with what is read of a card."""
    said = english()
    books: dict[str, list[dict[str, str | int]]] = {}
    for row in table_of(deck):
        read = {key: row[key] for key in ("name", "copies", "text")}
        books.setdefault(str(row["book"]), []).append(
            {"name": read.pop("name"), "kind": _kind_of(row, said), **read}
        )
    return books


def _kind_of(row: Params, said: Words) -> str:
    """What a card is, and its numbers."""
    kind = str(row["class"])
    if row["sort_id"] in SHOWN_SORTS:
        kind = said.text(Message("bf-listed-sort", {"class": kind, "sort": row["sort"]}))
    numbers = {key: row[key] for key in ("number", "points")}
    return said.text(Message("bf-listed", {"kind": kind, **numbers}))


def _row(
    book: str, card: Card, class_: str, sort: str, copies: int, said: Words
) -> dict[str, str | int]:
    return {
        "book": said.text(Message(f"bf-book-{book}")),
        "id": card.id,
        "name": name_of(card, said),
        "class": said.text(Message(f"bf-class-{class_}")),
        "class_id": class_,
        "sort": said.text(Message(f"bf-sort-{sort}")) if sort else "",
        "sort_id": sort,
        "copies": copies,
        "number": 0,
        "points": 0,
        "amount": _amount_of(card, said),
        "text": text_of(card, said),
        "flavour": flavour_of(card, said),
    }


def _amount_of(card: Card, said: Words) -> str:
    """The amount that is printed large on a Thingie: what it changes sum or roll by; "" if none."""
    if not isinstance(card, Thingie):
        return ""
    amounts = [each.by for each in card.standing if each.change in {"skill", "number"}]
    amounts += [each.n for each in card.steps if each.do in {"skill", "number", "die-plus"}]
    return str(_signed(amounts[0], said)["signed"]) if amounts else ""
