"""What an audience has seen, as a typed value, and back.

`view_of` is made of a `seen` state alone, so it cannot tell more; `parse_view` restores that state
exactly. The fields that a screen wants and that follow from the others (`sets`, `completes`,
`passed`, `late_window`) are worked out here, so that no rule lives in the browser.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from squatch.core.game import View
from squatch.core.state import SPECTATOR, seats_of
from squatch.games.sell_me_a_sasquatch.deck import (
    THINGAMABOB_EFFECTS,
    Effect,
    KindClass,
    class_of,
)
from squatch.games.sell_me_a_sasquatch.events import END_REASONS, PHASES, EndReason, Phase
from squatch.games.sell_me_a_sasquatch.kinds import (
    KIND_NAMES,
    MOST_REMEMBERED,
    NUMBER_OF,
    Kind,
    cards_of,
    pile_of,
)
from squatch.games.sell_me_a_sasquatch.rules import board
from squatch.games.sell_me_a_sasquatch.rules.piles import BUG, ISOLATOR, count, kinds_in, size
from squatch.games.sell_me_a_sasquatch.rules.trade import tokens_to_win
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch, restore_game

SET_KINDS: Final = 7  # creatures and nasties; thingamabobs make no sets
LAID_OUT: Final = (board.FLIPPING, board.PLAYING, board.SECOND_CARD, board.CHOOSING)


class FaceDownCards(msgspec.Struct, frozen=True):
    """Face-down cards of a deal that one player put there; `cards` only for that player."""

    by: int
    count: int
    cards: tuple[Kind, ...] | None


class Deal(msgspec.Struct, frozen=True):
    """What lies in front of a seat, for sale."""

    face_up: tuple[Kind, ...]
    face_down: tuple[FaceDownCards, ...]


class SetProgress(msgspec.Struct, frozen=True):
    """How far a collection is on the way to a set of a kind."""

    kind: Kind
    have: int
    need: int


class Completion(msgspec.Struct, frozen=True):
    """A set the viewer would complete with the face-up cards of a deal, and how often."""

    kind: Kind
    sets: int


class SeatView(msgspec.Struct, frozen=True):
    """A player's place at the table.

    `hand` is None for everybody but the player, until hands are shown at the end. `deal` is None
    where none lies. `sets` has the creatures and nasties of the collection. `completes` tells what
    the face-up cards of the deal would complete for the viewer (never for a spectator). `drawn`
    counts the cards drawn since the discard pile was last shuffled, 0 before.
    """

    hand: tuple[Kind, ...] | None
    hand_size: int
    collection: tuple[Kind, ...]
    tokens: int
    deal: Deal | None
    passed: bool
    sets: tuple[SetProgress, ...]
    completes: tuple[Completion, ...]
    drawn: int


class Reshuffle(msgspec.Struct, frozen=True):
    """What is known of the draw pile since the discard pile was last shuffled into it.

    `cards` went into it, for all to see; `rest` is what the viewer knows the draw pile to lie
    within: the same less what the viewer drew. `held` was in all hands at that moment, as follows
    from the deck; `held_by_others` is the same less what the viewer held. A spectator has None.
    """

    cards: tuple[Kind, ...]
    rest: tuple[Kind, ...] | None
    held: tuple[Kind, ...]
    held_by_others: tuple[Kind, ...] | None


class KindView(msgspec.Struct, frozen=True):
    """A kind of card in the deck that is played with.

    `name` is None where the catalogue names it. `amount` counts the tokens a set wins or the cards
    it lets the buyer steal; it is 1 where the effect has no number.
    """

    kind: Kind
    name: str | None
    type: KindClass
    copies: int
    set_size: int | None
    effect: Effect
    amount: int


class SasquatchView(View, frozen=True):
    """A game of Sell Me a Sasquatch as an audience has seen it.

    `audience` is the seat, None for a spectator. With two players `buyer` is who splits. `facing`
    is the card that the viewer's own sealed offer will show. `stealing_from` and `steals` are set
    while stolen cards are chosen; `victim`, `idle` and `due` are where the trading-in of nasty sets
    stands (see the event Stage).
    """

    audience: int | None
    phase: Phase
    turn: int
    buyer: int
    waiting: tuple[int, ...]
    seats: tuple[SeatView, ...]
    draw_size: int
    discard: tuple[Kind, ...]
    target_tokens: int
    kinds: tuple[KindView, ...]
    late_isolator: bool
    late_window: bool
    stealing_from: int | None
    steals: int
    facing: Kind | None
    reshuffle: Reshuffle | None
    victim: int
    idle: int
    due: tuple[Kind, ...]
    reason: EndReason | None


# --- from what was seen


def view_of(seen: Sasquatch) -> SasquatchView:
    """The typed form of what an audience has seen."""
    stealing = seen.phase == board.STEALING
    return SasquatchView(
        audience=None if seen.audience == SPECTATOR else seen.audience,
        phase=PHASES[seen.phase],
        turn=seen.turn,
        buyer=seen.buyer,
        waiting=tuple(seats_of(seen.waiting)),
        seats=tuple(_seat_view(seen, seat) for seat in range(seen.seats)),
        draw_size=int(size(seen.piles[board.DRAW])),
        discard=cards_of(seen.piles[board.DISCARD]),
        target_tokens=tokens_to_win(seen.seats),
        kinds=kind_views(seen.deck),
        late_isolator=seen.late_isolator == 1,
        late_window=seen.phase == board.LATE,
        stealing_from=seen.victim if stealing else None,
        steals=seen.steals,
        facing=_facing(seen),
        reshuffle=_reshuffle(seen),
        victim=seen.victim,
        idle=seen.idle,
        due=cards_of(seen.due),
        reason=END_REASONS[seen.reason - 1] if seen.reason else None,
    )


@lru_cache(maxsize=16)
def kind_views(tables: board.DeckTables) -> tuple[KindView, ...]:
    """The kinds of a deck as everybody may know them."""
    return tuple(_kind_view(tables, kind) for kind in range(len(KIND_NAMES)))


def _kind_view(tables: board.DeckTables, kind: int) -> KindView:
    effect, amount = _effect_of(tables, kind)
    return KindView(
        kind=KIND_NAMES[kind],
        name=tables.names[kind] or None,
        type=class_of(kind),
        copies=int(count(tables.copies, kind)),
        set_size=int(tables.set_sizes[kind]) or None,
        effect=effect,
        amount=amount,
    )


def _effect_of(tables: board.DeckTables, kind: int) -> tuple[Effect, int]:
    if kind >= ISOLATOR:
        return THINGAMABOB_EFFECTS[kind - ISOLATOR], 1
    if kind < BUG:
        return "win-tokens", int(tables.tokens[kind])
    if tables.steals_cards[kind] > 0:
        return "steal-cards", int(tables.steals_cards[kind])
    return "steal-token", 1


def _seat_view(seen: Sasquatch, seat: int) -> SeatView:
    hand = seen.piles[board.HAND + seat]
    collection = seen.piles[board.COLLECTION + seat]
    return SeatView(
        hand=cards_of(hand) if seat == seen.audience or seen.phase == board.OVER else None,
        hand_size=int(size(hand)),
        collection=cards_of(collection),
        tokens=int(seen.marks[board.TOKENS + seat]),
        deal=_deal(seen, seat),
        passed=has_passed(seen, seat),
        sets=_progress(seen.deck, collection),
        completes=_completions(seen, seat),
        drawn=int(seen.marks[board.FRESH + seat]),
    )


@lru_cache(maxsize=MOST_REMEMBERED)
def _progress(tables: board.DeckTables, collection: int) -> tuple[SetProgress, ...]:
    return tuple(
        SetProgress(KIND_NAMES[kind], have, int(tables.set_sizes[kind]))
        for kind in kinds_in(collection)
        if kind < SET_KINDS and (have := int(count(collection, kind)))
    )


def _deal(seen: Sasquatch, seat: int) -> Deal | None:
    face_up = cards_of(seen.piles[board.UP + seat])
    face_down = tuple(
        FaceDownCards(by, int(size(down)), cards_of(down) if by == seen.audience else None)
        for by in range(seen.seats)
        if (down := seen.down(seat, by))
    )
    lies_there = seen.has_deal(seat) and seen.phase in LAID_OUT
    return Deal(face_up, face_down) if lies_there or face_up or face_down else None


def has_passed(seen: Sasquatch, seat: int) -> bool:
    """Whether a seat that could play has passed in the window that is open."""
    if seen.phase == board.PLAYING:
        could_play = seen.can_play_any(seat)
    elif seen.phase == board.LATE:
        could_play = seen.can_play(seat, NUMBER_OF["platonic-isolator"])
    else:
        return False
    return could_play and seat not in seats_of(seen.waiting)


def _completions(seen: Sasquatch, seat: int) -> tuple[Completion, ...]:
    if seen.audience == SPECTATOR:
        return ()
    offered = seen.piles[board.UP + seat]
    if offered == 0:
        return ()
    return _completed(seen.deck, seen.piles[board.COLLECTION + seen.audience], offered)


@lru_cache(maxsize=MOST_REMEMBERED)
def _completed(tables: board.DeckTables, mine: int, offered: int) -> tuple[Completion, ...]:
    return tuple(
        Completion(KIND_NAMES[kind], more)
        for kind in kinds_in(offered)
        if kind < SET_KINDS
        and (more := int((count(mine, kind) + count(offered, kind)) // tables.set_sizes[kind]))
    )


def _facing(seen: Sasquatch) -> Kind | None:
    if seen.audience == SPECTATOR or seen.marks[board.FACING + seen.audience] == 0:
        return None
    return KIND_NAMES[seen.marks[board.FACING + seen.audience] - 1]


def _reshuffle(seen: Sasquatch) -> Reshuffle | None:
    if seen.shuffled == 0:
        return None
    cards = cards_of(seen.piles[board.PUBLIC_POOL])
    held = cards_of(seen.piles[board.PUBLIC_HELD])
    if seen.audience == SPECTATOR:
        return Reshuffle(cards, None, held, None)
    rest = cards_of(seen.piles[board.POOL + seen.audience])
    return Reshuffle(cards, rest, held, cards_of(seen.piles[board.HELD + seen.audience]))


# --- and back


def parse_view(view: SasquatchView, tables: board.DeckTables) -> Sasquatch:
    """The state that the view was made of, for the same deck."""
    audience = SPECTATOR if view.audience is None else view.audience
    piles = [0] * int(board.ZONES)
    marks = [0] * int(board.MARKS)
    piles[board.DRAW] = -view.draw_size
    piles[board.DISCARD] = pile_of(view.discard)
    for seat, place in enumerate(view.seats):
        _lay(piles, seat, place)
        marks[board.TOKENS + seat] = place.tokens
        marks[board.FRESH + seat] = place.drawn
    if view.facing is not None:
        marks[board.FACING + audience] = NUMBER_OF[view.facing] + 1
    if view.reshuffle is not None:
        piles[board.PUBLIC_POOL] = pile_of(view.reshuffle.cards)
        piles[board.PUBLIC_HELD] = pile_of(view.reshuffle.held)
        if view.reshuffle.rest is not None and view.reshuffle.held_by_others is not None:
            piles[board.POOL + audience] = pile_of(view.reshuffle.rest)
            piles[board.HELD + audience] = pile_of(view.reshuffle.held_by_others)
    return restore_game(tables, _scalars(view, audience) + piles + marks)


def _scalars(view: SasquatchView, audience: int) -> list[int]:
    """In the order of `Sasquatch.save`."""
    return [
        len(view.seats), audience, int(view.late_isolator), PHASES.index(view.phase),
        sum(1 << seat for seat in view.waiting), view.turn, view.buyer, view.victim, view.idle,
        view.steals, int(view.reshuffle is not None),
        0 if view.reason is None else END_REASONS.index(view.reason) + 1, pile_of(view.due),
    ]  # fmt: skip


def _lay(piles: list[int], seat: int, place: SeatView) -> None:
    piles[board.HAND + seat] = -place.hand_size if place.hand is None else pile_of(place.hand)
    piles[board.COLLECTION + seat] = pile_of(place.collection)
    if place.deal is None:
        return
    piles[board.UP + seat] = pile_of(place.deal.face_up)
    for cards in place.deal.face_down:
        down = -cards.count if cards.cards is None else pile_of(cards.cards)
        piles[board.DOWN + board.MOST_SEATS * seat + cards.by] = down
