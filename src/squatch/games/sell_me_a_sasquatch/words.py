"""Which sentence is said of an event and of a decision: message ids and their parameters.

The sentences are in `words/en.ftl`. In a message's parameters players are seat numbers and cards
are kinds; `squatch.words.Words.named` puts names in their place, and so does a page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from squatch.core.errors import Message
from squatch.core.game import SEAT, Line
from squatch.games.sell_me_a_sasquatch import actions as act
from squatch.games.sell_me_a_sasquatch import events as ev
from squatch.games.sell_me_a_sasquatch.views import SasquatchView

CARD: Final = "card"  # the parameter that is a kind
PARAMETERS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "buyer", "seller", "thief", "victim", "owner", "deal"), SEAT),
    CARD: "kind",
    **dict.fromkeys(("cards", "kept", "given"), "kind[]"),
}
"""What stands in the parameters of these messages (`Game.parameters`)."""

Params = dict[str, str | int]


# --- the log


def line_of(event: ev.SasquatchEvent, viewer: int | None) -> Line | None:
    """The log line of an event for the seat it was told to (None: a spectator).

    A Stage stands for the heading of its turn, but for the last.

    >>> line_of(ev.Passed(2), 2).message, line_of(ev.Passed(2), 0).message.params
    (Message(id='log-passed-you', params={}), {'seat': 2})
    """
    if isinstance(event, ev.Stage):
        if event.phase == "over":
            return None
        return Line(Message("log-turn", {"turn": event.turn + 1}), heading=True)
    return Line(_said_of(event, viewer))


def _said_of(  # noqa: PLR0911 - one return an event kind
    event: ev.SasquatchEvent, viewer: int | None
) -> Message:
    match event:
        case ev.Shown(card, deal, _):
            return Message("log-shown", {CARD: card, **_deal(deal, viewer, None)})
        case ev.Shuffled(number):
            return Message("log-shuffled", {"count": number})
        case ev.Revealed(owner, cards):
            return _by("log-revealed", viewer, "owner", owner, {"cards": _list(cards)})
        case ev.Ended(reason):
            return Message(f"log-ended-{reason}")
        case ev.TookToken(thief, victim, card):
            return _between("log-took-token", viewer, thief, victim, {CARD: card})
        case ev.Stole(thief, victim, card):
            return _between("log-stole", viewer, thief, victim, {CARD: card})
        case ev.Chose(buyer, seller):
            return _chosen(buyer, seller, viewer)
        case ev.Collected(owner, _deal_of, cards):
            params: Params = {"count": len(cards), "cards": _list(cards)}
            return _by("log-collected", viewer, "owner", owner, params)
        case _:
            return _line_of_one(event, viewer)


def _line_of_one(  # noqa: C901, PLR0911, PLR0912 - one return an event kind
    event: ev.SasquatchEvent, viewer: int | None
) -> Message:
    """The line of an event that is one player's doing."""
    match event:
        case ev.Offered(seat, _, None) | ev.Offered(seat, _, _) if seat != viewer:
            return Message("log-offered", {"seat": seat})
        case ev.Offered(_, _, act.Offer(cards, face_up)):
            return Message("log-offered-you", {"cards": _list(cards), CARD: face_up})
        case ev.WasSplit(seat, mine, yours, None):
            params: Params = {"total": mine + yours, "mine": mine, "yours": yours}
            return Message("log-was-split", {"seat": seat, **params})
        case ev.WasSplit(_, mine, yours, act.Split() as split):
            params = {"total": mine + yours, CARD: split.face_up}
            lists: Params = {"kept": _list(split.mine), "given": _list(split.yours)}
            return Message("log-was-split-you", {**params, **lists})
        case ev.Flipped(card, deal, _, seat):
            params = {CARD: card, **_deal(deal, viewer, seat)}
            return _by("log-flipped", viewer, "seat", seat, params)
        case ev.Removed(card, deal, _, seat):
            params = {CARD: card, **_deal(deal, viewer, seat)}
            return _by("log-removed", viewer, "seat", seat, params)
        case ev.Added(seat, deal, None):
            return Message("log-added", {"seat": seat, **_deal(deal, viewer, seat)})
        case ev.Added(_, deal, card):
            return Message("log-added-you", {CARD: str(card), **_deal(deal, viewer, None)})
        case ev.Played(seat, card):
            return _by("log-played", viewer, "seat", seat, {CARD: card})
        case ev.Passed(seat):
            return _by("log-passed", viewer, "seat", seat, {})
        case ev.Answered(seat, was_reversed):
            said = "log-reversed" if was_reversed else "log-accepted"
            return _by(said, viewer, "seat", seat, {})
        case ev.Traded(seat, card, sets, 0):
            return _by("log-traded", viewer, "seat", seat, {CARD: card, "sets": sets})
        case ev.Traded(seat, card, sets, tokens):
            params = {CARD: card, "sets": sets, "tokens": tokens}
            return _by("log-scored", viewer, "seat", seat, params)
        case ev.Stopped(seat):
            return _by("log-stopped", viewer, "seat", seat, {})
        case ev.Drew(seat, number, None):
            return Message("log-drew", {"seat": seat, "count": number})
        case ev.Drew(_, _, drawn) if drawn is not None:
            return Message("log-drew-you", {"cards": _list(drawn)})
        case _:
            raise ValueError(f"{type(event).__name__} has no log line")


def _by(message_id: str, viewer: int | None, role: str, seat: int, params: Params) -> Message:
    """A sentence about what one player does."""
    if seat == viewer:
        return Message(f"{message_id}-you", params)
    return Message(message_id, {role: seat, **params})


def _between(
    message_id: str, viewer: int | None, thief: int, victim: int, params: Params
) -> Message:
    """A sentence about what one player does to another."""
    if thief == viewer:
        return Message(f"{message_id}-you", {"victim": victim, **params})
    if victim == viewer:
        return Message(f"{message_id}-from-you", {"thief": thief, **params})
    return Message(message_id, {"thief": thief, "victim": victim, **params})


def _chosen(buyer: int, seller: int, viewer: int | None) -> Message:
    if buyer == viewer:
        return Message("log-chose-you", {"seller": seller})
    if seller == viewer:
        return Message("log-chose-from-you", {"buyer": buyer})
    return Message("log-chose", {"buyer": buyer, "seller": seller})


def _deal(deal: int, viewer: int | None, actor: int | None) -> Params:
    """Whose deal it is, and how a sentence speaks of it."""
    others = "own" if deal == actor else "other"
    return {"deal": deal, "whose": "yours" if deal == viewer else others}


def _list(cards: Sequence[str]) -> str:
    return " ".join(cards)


# --- what is asked


def prompt_of(view: SasquatchView) -> Message:
    """What the viewer is asked, or whom the table waits for, or that the game is over."""
    if view.phase == "over" or not view.waiting:
        return Message("phase-over")
    if view.audience not in view.waiting:
        return _waiting(view)
    return _asked(view, view.audience)


def _asked(view: SasquatchView, viewer: int) -> Message:
    match view.phase:
        case "offering" | "splitting":
            count = min(act.MOST_CARDS, view.seats[viewer].hand_size)
            return Message(f"prompt-{view.phase}", {"count": count})
        case "stealing":
            params: Params = {"steals": view.steals, "victim": view.victim}
            return Message("prompt-stealing", params)
        case "choosing" if len(view.seats) == 2:
            return Message("prompt-choosing-two")
        case _:
            return Message(f"prompt-{view.phase}")


def _waiting(view: SasquatchView) -> Message:
    match view.phase:
        case "offering":
            return Message("waiting-offering", {"count": len(view.waiting)})
        case "playing" | "late":
            params: Params = {"count": len(view.waiting), "seat": view.waiting[0]}
            return Message(f"waiting-{view.phase}", params)
        case "stealing":
            params = {"seat": view.waiting[0], "victim": view.victim}
            if view.victim == view.audience:
                return Message("waiting-stealing-from-you", {"seat": view.waiting[0]})
            return Message("waiting-stealing", params)
        case "choosing" if len(view.seats) == 2:
            return Message("waiting-choosing-two", {"seat": view.waiting[0]})
        case _:
            return Message(f"waiting-{view.phase}", {"seat": view.waiting[0]})
