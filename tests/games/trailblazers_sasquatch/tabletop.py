"""Setting a table up in words, acting, and looking at what lies where.

    table = lay(sasquatch=1, pieces=[BASE], hands={0: "arch-bff straight-www"})
    table.act(0, Show(NUMBERS["arch-bff"]))
    assert table.phase == "placing"

Cards go by their ids. Cards that nobody asked for (other hands, counted rows) show no animal, as
long as there are such. Every action goes through a stepper of the conformance suite, and everybody
follows the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from followed import Followed
from games.trailblazers_sasquatch.maps import DECK, NUMBERS, Laid, laid
from squatch.core.chance import Fast
from squatch.core.conformance import STEPPERS, Stepper
from squatch.core.game import Action, Event
from squatch.core.state import State
from squatch.games.trailblazers_sasquatch.actions import (
    Accuse,
    Discard,
    Lay,
    LayBase,
    Pass,
    Show,
)
from squatch.games.trailblazers_sasquatch.events import PHASES
from squatch.games.trailblazers_sasquatch.game import GAME
from squatch.games.trailblazers_sasquatch.names import BASES, TRAILS, Trail
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.deck import CARDS
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers, new_game
from squatch.games.trailblazers_sasquatch.views import TrailblazersView

BASE = laid("foot-bike", 0, 0)  # foot in the north and east, bike in the south and west
NOTHING: Mapping[int, str] = {}
NO_ROWS: Mapping[Trail, int] = {}

# Beside the eastern side of BASE: together they are a foot loop of four squares.
HALF_LOOP = laid("hook-right-fbb", 2, 0)
OTHER_HALF = laid("hook-left-fbb", 2, 1)
LOOP = laid("arch-bff", -1, 0, 1)  # a bike loop of two squares, west of BASE
FAR_AWAY = laid("straight-www", 3, 0)  # touches HALF_LOOP, no base, and joins nothing


def trail_cards(state: State) -> object:
    """Every card lies somewhere, and as many in each place as everybody can see."""
    assert isinstance(state, Trailblazers)
    where = [int(zone) for zone in state.where]
    marks = state.marks
    sizes = [where.count(board.DECK) - marks[board.DECK_SIZE]]
    for seat in range(board.ASIDE):
        sizes.append(where.count(board.HAND + seat) - marks[board.HAND_SIZES + seat])
        sizes.append(where.count(board.LEFT + seat) - marks[board.LEFT_SIZES + seat])
    for row in range(board.ROWS):
        first, size, mark = board.ROW, board.ROW_SIZE, board.ROW_SIZES
        if marks[board.HUNTED]:
            first, size, mark = board.STACK, 4, board.STACK_SIZES
        zones = range(first + row * size, first + (row + 1) * size)
        sizes.append(sum(zone in zones for zone in where) - marks[mark + row])
    pieces = {int(state.map.piece(at)) for at in range(state.map.laid)}
    on_map = {card for card, zone in enumerate(where) if zone == board.ON_MAP}
    return len(where), [int(size) for size in sizes], on_map == {p for p in pieces if p < CARDS}


class Table(Followed[Trailblazers]):
    """A game in progress, and everybody who follows it."""

    def __init__(self, state: Trailblazers, stepper: Stepper) -> None:
        super().__init__(GAME, state, stepper)
        assert trail_cards(state) == (135, [0] * 12, True)

    def passes(self) -> list[Event]:
        """Everybody who is asked accuses nobody."""
        return [event for seat in self.pending for event in self.act(seat, Pass())]

    def takes_turn(self, seat: int, card: Laid, row: Trail) -> list[Event]:
        """A whole turn with a card, but for the window."""
        self.act(seat, Show(card.piece))
        self.act(seat, Lay(card.x, card.y, card.turn))
        return self.act(seat, Discard(row))

    def places(self, seat: int, piece: Laid) -> list[Event]:
        """Place the card that was shown, or a base."""
        if piece.piece < CARDS:
            return self.act(seat, Lay(piece.x, piece.y, piece.turn))
        return self.act(seat, LayBase(BASES[piece.piece - CARDS], piece.x, piece.y, piece.turn))

    def refuses(self, seat: int, action: Action) -> str:
        """The sentence with which the action is refused, without its prefix; nothing changes."""
        return super().refuses(seat, action).removeprefix("ts-refused-")

    def legal(self, seat: int, *kinds: type[Action]) -> list[Action]:
        """What a seat may do, of some types, or of all."""
        return [each for each in super().legal(seat) if not kinds or isinstance(each, kinds)]

    def seen_by(self, seat: int) -> TrailblazersView:
        """The view of a seat, or of the spectators (-1)."""
        return GAME.view(self.state.seen(seat))

    @property
    def view(self) -> TrailblazersView:
        """The spectators' view."""
        return self.seen_by(-1)

    @property
    def phase(self) -> str:
        return PHASES[self.state.marks[board.PHASE]]

    @property
    def active(self) -> int:
        return int(self.state.marks[board.ACTIVE])

    @property
    def ended(self) -> tuple[str, list[int]] | None:
        """Why, and who won."""
        return None if self.outcome is None else (self.outcome.reason, self.outcome.winners)

    def zone(self, card: str) -> int:
        """Where a card lies."""
        return int(self.state.where[NUMBERS[card]])


def lay(
    *,
    seats: int = 3,
    sasquatch: int | None = None,
    pieces: Iterable[Laid] = (BASE,),
    hands: Mapping[int, str] = NOTHING,
    rows: Mapping[Trail, int] = NO_ROWS,
    animals: int = 0,
    active: int = 0,
    due: bool = False,
    late_accusations: bool = False,
    stepper: Stepper = STEPPERS["directly"],
) -> Table:
    """A table at which `active` begins a turn; `sasquatch` None: the card lies aside.

    `rows` says how many cards lie in a row; seat 0 discarded the first of them, seat 1 the next.
    So many of all discarded cards show animals.
    """
    state = new_game(DECK.tables, seats, 0, late_accusations, Fast(1), None)
    state.marks = board.NO_MARKS[:]
    state.sasquatch = board.ASIDE if sasquatch is None else sasquatch
    for card in range(CARDS):
        state.where[card] = board.DECK
    marks = state.marks
    marks[board.LATE_ACCUSATIONS] = int(late_accusations)
    marks[board.DECK_SIZE] = CARDS
    asked = [NUMBERS[card] for hand in hands.values() for card in hand.split()]
    laid_cards = list(pieces)
    taken = {*asked, *(piece.piece for piece in laid_cards)}
    free = [card for card in range(CARDS) if card not in taken]
    plain = [card for card in reversed(free) if not DECK.animals[card]]
    animal = [card for card in reversed(free) if DECK.animals[card]]
    for piece in laid_cards:
        state.map.lay(*piece)
        if piece.piece < CARDS:
            state.where[piece.piece] = board.ON_MAP
            marks[board.DECK_SIZE] -= 1
    for seat in range(seats):
        held = [NUMBERS[card] for card in hands.get(seat, "").split()]
        while len(held) < board.HAND_SIZE:
            held.append((plain or animal).pop())
        for card in held:
            state.take_into_hand(seat, card)
    _fill_rows(state, rows, plain, animal, animals)
    marks[board.DUE] = int(due)
    marks[board.ACTIVE] = active
    marks[board.PLACERS] = 0 if late_accusations else state.all_seats()
    state.begin_turn()
    return Table(state, stepper)


def _fill_rows(
    state: Trailblazers,
    rows: Mapping[Trail, int],
    plain: list[int],
    animal: list[int],
    animals: int,
) -> None:
    discarded = 0
    for row, size in rows.items():
        for _card in range(size):
            card = animal.pop() if discarded < animals else plain.pop()
            seat = discarded % state.seats
            state.take_into_hand(seat, card)
            state.discard(seat, TRAILS.index(row), card)
            discarded += 1


def pursue(table: Table, sasquatch: int, accuser: int, piece: Laid) -> None:
    """The Sasquatch places this piece, discards to its foot row, and is rightly accused."""
    table.takes_turn(sasquatch, piece, "foot")
    table.act(accuser, Accuse(sasquatch))
