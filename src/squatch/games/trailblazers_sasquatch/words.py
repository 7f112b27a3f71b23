"""Which sentence is said of an event and of a decision: message ids and their parameters.

The sentences are in `words/en.ftl`. In a message's parameters players are seat numbers, and trails,
bases, sides and sources go by the names of `names.py`; `PARAMETERS` says which are which.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from squatch.core.errors import Message
from squatch.core.game import SEAT, Line
from squatch.games.trailblazers_sasquatch import actions as act
from squatch.games.trailblazers_sasquatch import events as ev
from squatch.games.trailblazers_sasquatch.cards import all_cards
from squatch.games.trailblazers_sasquatch.names import TRAILS, Trail
from squatch.games.trailblazers_sasquatch.views import TrailblazersView

Params = dict[str, str | int]

PARAMETERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "accused", "sasquatch"), SEAT),
    **dict.fromkeys(("long", "first", "second"), "ts-trail"),
    "trails": "ts-trail[]",
    "row": "ts-row",
    "base": "ts-base",
    "side": "ts-side",
    "source": "ts-source",
}
"""What stands in the parameters of these messages (`Game.parameters`)."""


# --- the log


def line_of(event: ev.TrailblazersEvent, viewer: int | None) -> Line | None:
    """The log line of an event for the seat it was told to (None: a spectator).

    A Stage stands for the heading of its turn. Passes, which are many, are shown where each player
    sits, and the rows at the end where they lie.
    """
    match event:
        case ev.Stage(phase, _, _, active, turn):
            if phase in {"accusing", "over"}:
                return None
            return Line(_by("ts-log-turn", viewer, active, {"turn": turn + 1}), heading=True)
        case ev.Passed() | ev.TurnedOver() | ev.Dealt(_, None):
            return None
        case ev.Dealt(_, character):
            return Line(Message(f"ts-log-dealt-{character}"))
        case _:
            return Line(_said_of(event, viewer))


def _said_of(  # noqa: PLR0911 - one return an event kind
    event: ev.TrailblazersEvent, viewer: int | None
) -> Message:
    match event:
        case ev.Broke(base, trail, value):
            return Message("ts-log-broke", {"base": base, "long": trail, "value": value})
        case ev.Closed(base, trail, value):
            return Message("ts-log-closed", {"base": base, "long": trail, "value": value})
        case ev.Counted(tally):
            return Message("ts-log-counted", {"tally": tally})
        case ev.Accused(seat, accused, right):
            return _accused(seat, accused, "right" if right else "wrong", viewer)
        case ev.PursuitBegan(sasquatch):
            if sasquatch == viewer:
                return Message("ts-log-pursuit-began-you")
            return Message("ts-log-pursuit-began", {"sasquatch": sasquatch})
        case ev.Ended(reason, sasquatch):
            return _ended(reason, sasquatch, viewer)
        case ev.Said(seat, said):
            return _talk(seat, said, viewer)
        case _:
            return _done(event, viewer)


def _done(  # noqa: PLR0911 - one return an event kind
    event: ev.TrailblazersEvent, viewer: int | None
) -> Message:
    """The line of an event that is one player's doing."""
    match event:
        case ev.Drew(_, _, (first, second)):
            cards: Params = {"first": long_of(first), "second": long_of(second)}
            return Message("ts-log-drew-you", cards)
        case ev.Drew(seat, count, _):
            return Message("ts-log-drew", {"seat": seat, "count": count})
        case ev.Showed(seat, _, long):
            return _by("ts-log-showed", viewer, seat, {"long": long})
        case ev.Laid(seat, _, long):
            return _by("ts-log-laid", viewer, seat, {"long": long})
        case ev.LaidBase(seat, base):
            return _by("ts-log-laid-base", viewer, seat, {"base": base})
        case ev.Discarded(seat, row, None):
            return Message("ts-log-discarded", {"seat": seat, "row": row})
        case ev.Discarded(_, row, card) if card is not None:
            return Message("ts-log-discarded-you", {"row": row, "long": long_of(card)})
        case ev.Revealed(seat):
            return _by("ts-log-revealed", viewer, seat, {})
        case ev.TurnedUp(seat, source, _, long, animal):
            params: Params = {"source": source, "long": long, "animal": "yes" if animal else "no"}
            return _by("ts-log-turned-up", viewer, seat, params)
        case ev.Kept(seat, _, long):
            return _by("ts-log-kept", viewer, seat, {"long": long})
        case _:
            raise ValueError(f"{type(event).__name__} has no log line")


@cache
def _longs() -> tuple[Trail, ...]:
    return tuple(TRAILS[card.long] for card in all_cards())


def long_of(card: int) -> Trail:
    """The type of a card's long trail, by which people speak of it."""
    return _longs()[card]


def _by(message_id: str, viewer: int | None, seat: int, params: Params) -> Message:
    """A sentence about what one player does."""
    if seat == viewer:
        return Message(f"{message_id}-you", params)
    return Message(message_id, {"seat": seat, **params})


def _accused(seat: int, accused: int, how: str, viewer: int | None) -> Message:
    if seat == viewer:
        return Message(f"ts-log-accused-{how}-you", {"accused": accused})
    if accused == viewer:
        return Message(f"ts-log-accused-{how}-of-you", {"seat": seat})
    return Message(f"ts-log-accused-{how}", {"seat": seat, "accused": accused})


def _ended(reason: ev.EndReason, sasquatch: int | None, viewer: int | None) -> Message:
    if sasquatch is None:
        hidden = "ts-log-ended-wrong-accusation-nobody"
        return Message(hidden if reason == "wrong-accusation" else f"ts-log-ended-{reason}")
    if sasquatch == viewer:
        return Message(f"ts-log-ended-{reason}-you")
    return Message(f"ts-log-ended-{reason}", {"sasquatch": sasquatch})


def _talk(seat: int, said: act.Say, viewer: int | None) -> Message:
    """Table talk, as it was said."""
    match said:
        case act.SayTypes(types):
            trails: Params = {"trails": " ".join(types), "count": len(types)}
            return _by("ts-log-said-types", viewer, seat, trails)
        case act.SayGood(base, side):
            return _by("ts-log-said-good", viewer, seat, {"base": base, "side": side})
        case act.SayJoin(base, trail):
            return _by("ts-log-said-join", viewer, seat, {"base": base, "long": trail})
        case act.SayOdd(odd):
            if odd == viewer:
                return Message("ts-log-said-odd-of-you", {"seat": seat})
            return _by("ts-log-said-odd", viewer, seat, {"accused": odd})


# --- what is asked


def prompt_of(view: TrailblazersView) -> Message:  # noqa: PLR0911 - one return a decision
    """What the viewer is asked, or whom the table waits for, or that the game is over.

    In a window it asks the Sasquatch what it asks a tourist (T9).
    """
    if view.phase == "over" or not view.waiting:
        return Message("ts-prompt-over")
    if view.audience not in view.waiting:
        return _waiting(view)
    match view.phase:
        case "accusing":
            return Message("ts-prompt-accusing", {"accused": view.active})
        case "placing" if view.shown is not None:
            return Message("ts-prompt-placing", {"long": view.shown.long})
        case "first-draw" if not any_left(view):
            return Message("ts-prompt-first-draw-base")
        case "discarding" if view.seats[view.active].character == "sasquatch":
            return Message("ts-prompt-discarding-sasquatch")
        case _:
            return Message(f"ts-prompt-{view.phase}")


def any_left(view: TrailblazersView) -> bool:
    """Whether there is a card to draw in the pursuit."""
    return view.deck_size > 0 or any(row.stack for row in view.rows)


def _waiting(view: TrailblazersView) -> Message:
    if view.phase != "accusing":
        return Message(f"ts-waiting-{view.phase}", {"seat": view.waiting[0]})
    count: Params = {"count": len(view.waiting)}
    if view.active == view.audience:
        return Message("ts-waiting-accusing-you", count)
    return Message("ts-waiting-accusing", {**count, "accused": view.active})
