"""Which sentence is said of an event, an action, a question: message ids and their parameters.

The sentences are in `words/en.ftl`. Messages hold numbers of seats and cards; `spoken` puts names
in their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from squatch.core.errors import Message
from squatch.core.game import SEAT, Line
from squatch.games.bigfootses import actions as act
from squatch.games.bigfootses import events as ev
from squatch.games.bigfootses.card_texts import Card, Params, name_of
from squatch.games.bigfootses.deck import BigfootsesDeck
from squatch.games.bigfootses.views import BigfootsesView, Encounter
from squatch.words import Words

PARAMETERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "other", "target", "giver", "taker", "hand", "owner"), SEAT),
    **dict.fromkeys(("card", "old"), "thingie"),
    "woods": "woods",
    "profession": "profession",
}
"""What stands in the parameters of these messages (`Game.parameters`)."""

ABOUT_SOMEBODY: Final = frozenset(("starting", "before", "after", "ending", "reacting"))

# --- the log


def line_of(event: ev.BigfootsesEvent, viewer: int | None) -> Line | None:
    """The log line of an event, as `said_of` says it; a turn's beginning is a heading."""
    message = said_of(event, viewer)
    if message is None:
        return None
    return Line(message, heading=isinstance(event, ev.Began))


def said_of(  # noqa: PLR0911 - one return an event kind
    event: ev.BigfootsesEvent, viewer: int | None
) -> Message | None:
    """The sentence of an event for the seat it was told to (None: a spectator).

    Public numbers, answers that speak for themselves and cards that only lie elsewhere have none;
    nor have passes, which are many, and shown where each player sits.

    >>> said_of(ev.Rolled(2, 4), 2), said_of(ev.Rolled(2, 4), 0).params
    (Message(id='bf-log-rolled-you', params={'face': 4}), {'seat': 2, 'face': 4})
    >>> said_of(ev.Passed(2), 0)
    """
    name = str(type(event).__struct_config__.tag)
    match event:
        case ev.Marked() | ev.Picked() | ev.Buried() | ev.Spent() | ev.Passed():
            return None
        case ev.Began(seat, number):
            return _by("bf-log-began", viewer, seat, {"round": number + 1})
        case ev.Chose(seat, action):
            return _chose(seat, action, viewer)
        case ev.Played(seat, card, target) | ev.Redirected(seat, card, target) if (
            target is not None
        ):
            aimed = "played-on" if isinstance(event, ev.Played) else name
            return _by(f"bf-log-{aimed}", viewer, seat, {"card": card, "target": target})
        case ev.Enchanted(witch):
            if witch is None:
                return Message("bf-log-disenchanted")
            return Message("bf-log-enchanted", {"woods": witch})
        case ev.Shuffled(cards):
            return Message("bf-log-shuffled", {"cards": cards})
        case ev.Laid():
            return Message("bf-log-laid")
        case ev.Ended(reason):
            return Message(f"bf-log-ended-{reason}")
        case ev.Turned(face, plus):
            return Message("bf-log-turned", {"face": face, "plus": plus})
        case _:
            return _line_about_cards(name, event, viewer)


def _line_about_cards(  # noqa: PLR0911 - one return an event kind
    name: str, event: ev.BigfootsesEvent, viewer: int | None
) -> Message | None:
    """Lines whose parameters are the fields of the event."""
    match event:
        case ev.Drew(seat, _, card) if card is not None and seat != viewer:
            return Message("bf-log-drew-known", {"seat": seat, "card": card})
        case ev.MovedCard(giver, taker, card) if card is not None:
            params: Params = {"giver": giver, "taker": taker, "card": card}
            return Message("bf-log-moved-card-known", params)
        case ev.MovedCard() | ev.MovedBigfoot() | ev.MovedEquipment() | ev.SwappedHands():
            return Message(f"bf-log-{name}", _params(event))
        case ev.Saw(seat, hand, sight):
            params = {"hand": hand} if sight is None else {"hand": hand, "card": sight.card}
            return _by("bf-log-saw", None if sight is None else viewer, seat, params)
        case ev.Looked(seat, pile, _, card) | ev.Tossed(seat, pile, _, card):
            params = {"pile": pile}
            if card is None:
                return _by("bf-log-looked", None, seat, params)
            params["woods" if pile == "woods" else "card"] = card
            return _by(f"bf-log-{name}", viewer, seat, params)
        case ev.Lost(seat, woods, fled):
            return _by("bf-log-lost", viewer, seat, {"woods": woods, "fled": str(fled).lower()})
        case _:
            params = _params(event)
            return _by(f"bf-log-{name}", viewer, int(params.pop("seat")), params)


def _params(event: ev.BigfootsesEvent) -> Params:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, int | str)}


def _by(message_id: str, viewer: int | None, seat: int, params: Params) -> Message:
    """A sentence about what one player does."""
    if seat == viewer:
        return Message(f"{message_id}-you", params)
    return Message(message_id, {"seat": seat, **params})


def _chose(seat: int, action: act.BigfootsesAction, viewer: int | None) -> Message:
    name = str(type(action).__struct_config__.tag)
    match action:
        case act.RetrainAs(profession, _):
            return _by(f"bf-log-chose-{name}", viewer, seat, {"profession": profession})
        case act.Find(woods):
            return _by(f"bf-log-chose-{name}", viewer, seat, {"woods": woods})
        case _:
            return _by(f"bf-log-chose-{name}", viewer, seat, {})


# --- what is asked


def prompt_of(view: BigfootsesView) -> Message:
    """What the viewer is asked, or whom the table waits for, or that the game is over."""
    if view.situation == "over" or not view.waiting:
        return Message("bf-prompt-over")
    if view.audience not in view.waiting:
        return Message("bf-waiting", {"count": len(view.waiting), "seat": view.waiting[0]})
    seat = view.active
    params: Params = {}
    if view.encounter is not None:
        params = _sum_of(view.encounter)
    if view.situation == "reacting":
        seat = view.stack[-1].seat
        params = {"card": view.stack[-1].card}
    if view.situation in {"steal-equipment", "steal-bigfoot", "swap-theirs"}:
        params["other"] = view.asked_about or 0
    if view.situation in ABOUT_SOMEBODY:
        return _by(f"bf-prompt-{view.situation}", view.audience, seat, params)
    return Message(f"bf-prompt-{view.situation}", params)


def _sum_of(met: Encounter) -> Params:
    """How an encounter stands: what the die has to show, and what that means."""
    params: Params = {"needed": met.needed, "failing": met.failing}
    if met.face is not None:
        enough = "enough" if met.face >= met.needed else "short"
        roll = "failing" if met.face <= met.failing else enough
        return {**params, "face": met.face, "roll": roll}
    if met.needed > met.failing + 1:
        odds = "open" if met.needed <= 6 else "hopeless"
    else:
        odds = "sure" if met.failing > 0 else "safe"
    return {**params, "odds": odds}


# --- names in place of numbers


def spoken(message: Message, said: Words, players: Sequence[str], deck: BigfootsesDeck) -> str:
    """The sentence of a message, with the names of players and cards.

    Its parameter `found` is the card that `woods` or `card` names.
    """
    books: dict[str, Sequence[Card]] = {
        "thingie": deck.thingies,
        "woods": deck.woods,
        "profession": deck.professions,
    }

    def called(book: str, kind: int | str) -> str:
        return name_of(books[book][int(kind)], said)

    named = [name for name in ("woods", "card") if name in message.params]
    found = called(PARAMETERS[named[0]], message.params[named[0]]) if named else ""
    with_found = Message(message.id, {**message.params, "found": found})
    return said.named(with_found, PARAMETERS, players, called)
