"""Setting a table up in words, acting, and looking at what lies where.

    table = lay("choosing", collections={0: "Shark"}, deals={1: deal("Shark", "Tiny Big")})
    table.act(0, Choose(1))
    assert table.collection(0) == cards("Big Tiny")

Cards that no zone is given lie in the draw pile; where `draw` is given, the deck is what is there.
Every action goes through a stepper of the conformance suite, and everybody follows the events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from followed import Followed
from squatch.core.conformance import Stepper
from squatch.core.game import Event
from squatch.core.state import TRUTH
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.games.sell_me_a_sasquatch.actions import SasquatchAction
from squatch.games.sell_me_a_sasquatch.deck import CardKind, SasquatchDeck, standard_deck
from squatch.games.sell_me_a_sasquatch.events import PHASES, Phase
from squatch.games.sell_me_a_sasquatch.kinds import KIND_NAMES, Kind, cards_of, pile_of
from squatch.games.sell_me_a_sasquatch.rules import board
from squatch.games.sell_me_a_sasquatch.rules.piles import count
from squatch.games.sell_me_a_sasquatch.rules.turn import Sasquatch

SHORT: dict[str, Kind] = {
    "Giant": "giant",
    "Big": "big",
    "Medium": "medium",
    "Tiny": "tiny",
    "Bug": "poison-pill-bug",
    "Shark": "loan-shark",
    "Horse": "trojan-horse",
    "Isolator": "platonic-isolator",
    "Repositioner": "detrital-repositioner",
    "Super": "super-detrital-repositioner",
    "Expander": "cryptozooptic-expander",
    "Optimeter": "spectroelectric-optimeter",
}

Zones = Mapping[int, str]
NOTHING: Zones = {}
LAST_TURN = 199  # turns finished, one before the limit


def cards(words: str) -> tuple[Kind, ...]:
    """Cards by their short names, sorted as the game sorts them."""
    return tuple(sorted((SHORT[word] for word in words.split()), key=KIND_NAMES.index))


def pile(words: str) -> int:
    return pile_of(cards(words))


class Deal(msgspec.Struct, frozen=True):
    """A deal: its face-up cards, and the face-down ones by who put them there."""

    up: str = ""
    down: str = ""  # by the seller, or the player who split
    added: Mapping[int, str] = {}  # by others


def deal(up: str = "", down: str = "", added: Zones = NOTHING) -> Deal:
    return Deal(up, down, added)


def deck_of(copies: Sequence[int], set_sizes: Mapping[str, int] | None = None) -> SasquatchDeck:
    """The standard deck with other copies, and perhaps other set sizes."""
    sizes = {SHORT[name]: size for name, size in (set_sizes or {}).items()}
    return SasquatchDeck(
        tuple(
            CardKind(c.kind, n, sizes.get(c.kind, c.set_size), c.effect, c.amount, c.name)
            for c, n in zip(standard_deck().cards, copies, strict=True)
        )
    )


class Table(Followed[Sasquatch]):
    """A game in progress, and everybody who follows it."""

    def __init__(self, state: Sasquatch, deck: SasquatchDeck, stepper: Stepper) -> None:
        super().__init__(GAME, state, stepper, deck)

    def acts(self, *steps: tuple[int, SasquatchAction]) -> list[Event]:
        """Several actions; returns everything that happened."""
        return [event for seat, action in steps for event in self.act(seat, action)]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def tokens(self) -> list[int]:
        return [int(self.state.marks[board.TOKENS + s]) for s in range(self.state.seats)]

    @property
    def discard(self) -> tuple[Kind, ...]:
        return cards_of(self.state.piles[board.DISCARD])

    @property
    def draw(self) -> tuple[Kind, ...]:
        return cards_of(self.state.piles[board.DRAW])

    def hand(self, seat: int) -> tuple[Kind, ...]:
        return cards_of(self.state.piles[board.HAND + seat])

    def hand_size(self, seat: int) -> int:
        return len(self.hand(seat))

    def collection(self, seat: int) -> tuple[Kind, ...]:
        return cards_of(self.state.piles[board.COLLECTION + seat])

    def face_up(self, seat: int) -> tuple[Kind, ...]:
        return cards_of(self.state.piles[board.UP + seat])

    def face_down(self, seat: int, by: int) -> tuple[Kind, ...]:
        return cards_of(self.state.down(seat, by))


def lay(
    phase: Phase,
    stepper: Stepper,
    *,
    seats: int = 3,
    buyer: int = 0,
    hands: Zones = NOTHING,
    collections: Zones = NOTHING,
    deals: Mapping[int, Deal] | None = None,
    tokens: Sequence[int] = (),
    draw: str | None = None,
    discard: str = "",
    turn: int = 0,
    late_isolator: bool = False,
    set_sizes: Mapping[str, int] | None = None,
) -> Table:
    """A table at the beginning of a phase, with these cards."""
    piles = [0] * int(board.ZONES)
    for seat, words in hands.items():
        piles[board.HAND + seat] = pile(words)
    for seat, words in collections.items():
        piles[board.COLLECTION + seat] = pile(words)
    for seat, offer in (deals or {}).items():
        piles[board.UP + seat] = pile(offer.up)
        who_laid = buyer if seats == 2 else seat
        for by, words in {who_laid: offer.down, **offer.added}.items():
            piles[board.DOWN + board.MOST_SEATS * seat + by] = pile(words)
    piles[board.DISCARD] = pile(discard)
    deck = _fill_up(piles, draw, set_sizes)
    marks = [*tokens, *[0] * (int(board.MARKS) - len(tokens))]
    saved = [seats, int(TRUTH), int(late_isolator), PHASES.index(phase), 0, turn, buyer, 0, 0, 0]
    state = GAME.restore([*saved, 0, 0, 0, *piles, *marks], deck)
    state.waiting = _waiting(state, phase)
    return Table(state, deck, stepper)


def _fill_up(
    piles: list[int], draw: str | None, set_sizes: Mapping[str, int] | None
) -> SasquatchDeck:
    """Lay the draw pile; returns the deck that all cards on the table are."""
    laid = [sum(int(count(p, kind)) for p in piles) for kind in range(len(KIND_NAMES))]
    if draw is None:
        copies = [card.copies for card in standard_deck().cards]
        left = [have - used for have, used in zip(copies, laid, strict=True)]
        assert min(left) >= 0, "more cards of a kind are laid out than the deck has"
        piles[board.DRAW] = pile_of(
            name for name, n in zip(KIND_NAMES, left, strict=True) for _ in range(n)
        )
        return deck_of(copies, set_sizes)
    piles[board.DRAW] = pile(draw)
    in_draw = [int(count(piles[board.DRAW], kind)) for kind in range(len(KIND_NAMES))]
    return deck_of([a + b for a, b in zip(laid, in_draw, strict=True)], set_sizes)


def _waiting(state: Sasquatch, phase: Phase) -> int:
    """The seats that owe the first decision of the phase."""
    if phase == "offering":
        return sum(
            1 << seat
            for seat in range(state.seats)
            if seat != state.buyer and state.piles[board.HAND + seat]
        )
    if phase == "playing":
        return int(state.able())
    if phase == "choosing" and state.seats == 2:
        return 1 << (1 - state.buyer)
    return 1 << state.buyer
