"""Trailblazers: Sasquatch once more: slow, plain, written from the rules without a look at ours.

Cards are numbers in sets, the table is a dictionary of squares, loops are walked anew each time.
Chance is not modelled: whoever drives a game says who drew which card, and the model insists that
it is one of those that could be drawn. Actions and events are those of the game's boundary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from games.trailblazers_sasquatch.reference_pieces import (
    BASE,
    CARD,
    Piece,
    base_turns,
    beside,
    card_turns,
)
from games.trailblazers_sasquatch.slow_loops import Loop, SlowMap, Square, squares_of
from squatch.core.game import Action, Event
from squatch.games.trailblazers_sasquatch import actions as acts
from squatch.games.trailblazers_sasquatch import events as tell
from squatch.games.trailblazers_sasquatch.names import Trail

TRAILS = ("foot", "bike", "water")
BASES = ("foot-bike", "bike-water", "water-foot")
SIDES = ("north", "east", "south", "west")
FAR = 63
LAST_ANIMAL = 5
FULL_ROW = 12
FACTOR = {2: 4, 3: 5, 4: 6}
GRADES = (50, 65, 80)

Row = Mapping[str, object]
"""What the deck says of a trail card."""


class Reference:
    """A game, from hands that are dealt."""

    def __init__(
        self,
        cards: Sequence[Row],
        sides: Mapping[str, Sequence[Trail]],
        characters: Sequence[str],
        hands: Sequence[Sequence[int]],
        first: int,
        *,
        late: bool,
    ) -> None:
        self.n = len(hands)
        self.cards = cards
        self.sides = sides
        self.late = late
        self.characters = list(characters)
        self.first = first
        self.hands = [set(hand) for hand in hands]
        self.deck = set(range(len(cards))) - set().union(*self.hands)
        self.rows: dict[str, list[tuple[int, int]]] = {trail: [] for trail in TRAILS}
        self.left: list[set[int]] = [set() for _hand in hands]
        self.gone: list[int] = []
        self.land = SlowMap()
        self.pieces: list[Piece] = []
        self.loops: list[Loop] = []
        self.near: set[Square] = set()
        self.supply = list(BASES)
        self.placers: set[int] = set()
        self.calls = {0}  # for a base: the first turn, four cards, eight cards
        self.must_base = True
        self.turn = 0
        self.active = first
        self.shown: int | None = None
        self.passed: set[int] = set()
        self.talked: set[int] = set()
        self.said: dict[int, tuple[Action, int]] = {}
        self.accusation: tuple[int, int, bool] | None = None
        self.figure: Piece | None = None
        self.hunters_from: int | None = None
        self.stacks: dict[str, set[int]] = {}
        self.tally = 0
        self.drawn: list[int] = []
        self.phase = "base"
        self.reason: str | None = None
        self.winners: list[int] = []
        self.scores: list[int] | None = None
        self.offered: dict[int, set[Action]] = {}
        self.events: list[Event] = []
        self.drew: list[int] = []

    # --- who, and what

    @property
    def sasquatch(self) -> int | None:
        """Who holds it, if anybody does."""
        return self.characters.index("sasquatch") if "sasquatch" in self.characters else None

    @property
    def tourists(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.sasquatch]

    @property
    def loop_total(self) -> int:
        return sum(len(loop.squares) for loop in self.loops)

    def accusable(self) -> bool:
        """T9: with the option, not before everybody has placed a trail card."""
        return self.figure is None and (not self.late or len(self.placers) == self.n)

    def pending(self) -> set[int]:
        """Who owes a decision (T9)."""
        if self.phase == "over":
            return set()
        if self.phase == "accusing":
            return set(range(self.n)) - {self.active} - self.passed
        return {self.active}

    def legal(self, seat: int) -> set[Action]:
        """What a player may do now; worked out once."""
        if seat not in self.pending():
            return set()
        if seat not in self.offered:
            self.offered[seat] = self.work_out(seat)
        return self.offered[seat]

    def work_out(self, seat: int) -> set[Action]:
        moves: dict[str, Callable[[int], set[Action]]] = {
            "base": lambda seat: self.base_moves() | self.talk(seat),
            "showing": lambda seat: (
                {acts.Show(card) for card in self.hands[seat]} | self.talk(seat)
            ),
            "placing": lambda _seat: self.card_moves(),
            "discarding": self.discards,
            "accusing": lambda seat: self.answers(seat) | self.talk(seat),
            "first-draw": lambda _seat: self.draws() | self.base_moves(),
            "second-draw": lambda _seat: self.draws(),
            "keeping": lambda _seat: {acts.Keep(card) for card in self.drawn},
        }
        return moves[self.phase](seat)

    def answers(self, seat: int) -> set[Action]:
        """T9: the Sasquatch can only pass."""
        if self.characters[seat] == "sasquatch":
            return {acts.Pass()}
        return {acts.Pass(), acts.Accuse(self.active)}

    def discards(self, seat: int) -> set[Action]:
        """T6, T7: the reveal is one of them."""
        moves: set[Action] = {acts.Discard(trail) for trail in TRAILS}  # type: ignore[arg-type]
        bases = set(self.land.bases)
        if self.characters[seat] == "sasquatch" and not beside(self.pieces[-1].squares()) & bases:
            moves.add(acts.Reveal())
        return moves

    def draws(self) -> set[Action]:
        sources = {"deck": self.deck, **self.stacks}
        return {acts.Draw(name) for name, cards in sources.items() if cards}  # type: ignore[arg-type]

    def talk(self, seat: int) -> set[Action]:
        """One thing at the beginning of an own turn, one after a turn of somebody else.

        It is about hands and suspicions: in a pursuit there are none.
        """
        if seat in self.talked:
            return set()
        types = [*combinations(TRAILS, 1), *combinations(TRAILS, 2)]
        says: set[Action] = {acts.SayTypes(some) for some in types}  # type: ignore[arg-type]
        for base in self.land.ends:
            says |= {acts.SayGood(base, side) for side in SIDES}  # type: ignore[arg-type]
            says |= {acts.SayJoin(base, trail) for trail in self.sides[base]}  # type: ignore[arg-type]
        if seat != self.active:
            says.add(acts.SayOdd(self.active))
        return says

    # --- where pieces may lie

    def card_moves(self) -> set[Action]:
        assert self.shown is not None
        row = self.cards[self.shown]
        turns = card_turns(str(row["shape"]), str(row["long"]), *row["short"])  # type: ignore[misc]
        return {acts.Lay(x, y, turn) for turn in turns for x, y in self.places(CARD, turn)}

    def base_moves(self) -> set[Action]:
        return {
            acts.LayBase(base, x, y, turn)  # type: ignore[arg-type]
            for base in self.supply
            for turn in base_turns(tuple(self.sides[base]))
            for x, y in self.places(BASE, turn)
        }

    def places(self, size: tuple[int, int], turn: int) -> set[Square]:
        """The north-west squares of a piece: it touches, covers no base and no figure (T13)."""
        if not self.pieces:
            return {(0, 0)}  # T5
        offsets = squares_of(size, 0, 0, turn).values()
        east, south = max(offsets)
        touching = {(x - dx, y - dy) for x, y in self.near for dx, dy in offsets}
        taken = set(self.land.bases)
        if self.figure is not None:
            taken |= self.figure.squares()
        covering = {(x - dx, y - dy) for x, y in taken for dx, dy in offsets}
        return {
            (x, y)
            for x, y in touching - covering
            if -FAR <= x <= FAR - east and -FAR <= y <= FAR - south
        }

    def put(self, seat: int, what: int | str, x: int, y: int, turn: int) -> None:
        """Lay a piece; tell which loops end and begin by that."""
        piece = Piece(what, x, y, turn, seat)
        if isinstance(what, int):
            self.land.lay_card(self.cards[what], x, y, turn)
        else:
            self.land.lay_base(what, self.sides[what], x, y, turn)
        self.pieces.append(piece)
        self.near |= beside(piece.squares())
        before, self.loops = Counter(self.loops), self.land.loops()
        after = Counter(self.loops)
        for loop in (before - after).elements():
            self.events.append(tell.Broke(loop.base, loop.trail, len(loop.squares)))  # type: ignore[arg-type]
        for loop in (after - before).elements():
            self.events.append(tell.Closed(loop.base, loop.trail, len(loop.squares)))  # type: ignore[arg-type]

    # --- what an action does

    def act(self, seat: int, action: Action, drew: Sequence[int]) -> list[Event]:
        """Do it; `drew` are the cards that chance chose. Returns what everybody together sees."""
        assert action in self.legal(seat), f"{seat} may not {action} in {self.phase}"
        self.offered = {}
        self.events = []
        self.drew = list(drew)
        if isinstance(action, acts.Say):
            self.talked.add(seat)
            self.said[seat] = (action, self.turn)
            self.events.append(tell.Said(seat, action))
        else:
            getattr(self, f"do_{type(action).__name__.lower()}")(seat, action)
        assert not self.drew, f"{seat} drew more than there was to draw"
        return self.events

    def do_show(self, seat: int, action: acts.Show) -> None:
        self.shown = action.card
        self.events.append(tell.Showed(seat, action.card, self.long(action.card)))
        self.phase = "placing"

    def do_lay(self, seat: int, action: acts.Lay) -> None:
        card, self.shown = self.shown, None
        assert card is not None
        where = (action.x, action.y, action.turn)
        self.events.append(tell.Laid(seat, card, self.long(card), *where))
        self.put(seat, card, *where)
        if self.figure is not None:
            self.end_hunters_turn()
            return
        self.hands[seat].remove(card)
        self.placers.add(seat)
        self.phase = "discarding"

    def do_laybase(self, seat: int, action: acts.LayBase) -> None:
        self.supply.remove(action.base)
        where = (action.x, action.y, action.turn)
        self.events.append(tell.LaidBase(seat, action.base, *where))
        self.put(seat, action.base, *where)
        if self.figure is not None:
            self.end_hunters_turn()
        else:
            self.must_base = False
            self.end_turn()

    def do_discard(self, seat: int, action: acts.Discard) -> None:
        (card,) = self.hands[seat]
        self.rows[action.row].append((seat, card))
        self.events.append(tell.Discarded(seat, action.row, card))
        first, second = self.drew.pop(0), self.drew.pop(0)
        self.events.append(tell.Drew(seat, 2, (first, second)))
        self.deck.remove(first)
        self.deck.remove(second)
        self.hands[seat] = {first, second}
        longest = max(len(row) for row in self.rows.values())
        if longest in (4, 8) and longest not in self.calls:  # T4
            self.calls.add(longest)
            self.must_base = True
        self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.passed, self.talked = set(), set()
        if self.accusable():
            self.phase = "accusing"
        else:
            self.close_window()

    def do_pass(self, seat: int, _action: acts.Pass) -> None:
        self.passed.add(seat)
        self.events.append(tell.Passed(seat))
        if not self.pending():
            self.close_window()

    def close_window(self) -> None:
        self.talked = set()
        if any(len(row) == FULL_ROW for row in self.rows.values()):
            self.count()
            return
        self.active = (self.active + 1) % self.n
        self.phase = "base" if self.must_base else "showing"

    def do_accuse(self, seat: int, action: acts.Accuse) -> None:
        right = self.characters[action.seat] == "sasquatch"
        self.accusation = (seat, action.seat, right)
        self.events.append(tell.Accused(seat, action.seat, right))
        if right:
            self.begin_pursuit()
        else:
            self.end("wrong-accusation", [] if self.sasquatch is None else [self.sasquatch])

    def do_reveal(self, seat: int, _action: acts.Reveal) -> None:
        self.events.append(tell.Revealed(seat))
        self.begin_pursuit()

    # --- pursuit

    def begin_pursuit(self) -> None:
        assert self.sasquatch is not None
        self.events.append(tell.PursuitBegan(self.sasquatch))
        self.figure = self.pieces[-1]
        self.hunters_from = len(self.pieces)
        self.left, self.hands = self.hands, [set() for _hand in self.hands]
        self.stacks = {trail: {card for _seat, card in row} for trail, row in self.rows.items()}
        self.passed, self.talked = set(), set()
        self.active = self.sasquatch
        self.must_base = False
        if self.caught():
            self.end("caught-at-once", self.tourists)
        else:
            self.next_hunter()

    def caught(self) -> bool:
        """Whether a loop uses the figure's card, or begins at its base (T10)."""
        assert self.figure is not None
        if isinstance(self.figure.what, str):
            return any(loop.base == self.figure.what for loop in self.loops)
        return any(self.figure.squares() & set(loop.squares) for loop in self.loops)

    def next_hunter(self) -> None:
        self.active = (self.active + 1) % self.n
        if self.active == self.sasquatch:
            self.active = (self.active + 1) % self.n
        self.talked = set()
        self.phase = "first-draw"
        if not self.draws() and not self.supply:  # T11
            self.escape()

    def do_draw(self, seat: int, action: acts.Draw) -> None:
        card = self.drew.pop(0)
        animal = bool(self.cards[card]["animal"])
        self.events.append(tell.TurnedUp(seat, action.source, card, self.long(card), animal))
        (self.deck if action.source == "deck" else self.stacks[action.source]).remove(card)
        self.drawn.append(card)
        if len(self.drawn) == 1 and self.draws():
            self.phase = "second-draw"
            return
        if any(self.cards[each]["animal"] for each in self.drawn):
            self.tally += 1
            self.events.append(tell.Counted(self.tally))
        if len(self.drawn) == 2:
            self.phase = "keeping"
        else:  # T11
            self.shown = self.drawn.pop()
            self.phase = "placing"

    def do_keep(self, seat: int, action: acts.Keep) -> None:
        self.drawn.remove(action.card)
        other = self.drawn.pop()
        self.gone.append(other)
        self.events.append(tell.Kept(seat, action.card, self.long(action.card), other))
        self.shown = action.card
        self.phase = "placing"

    def end_hunters_turn(self) -> None:
        self.turn += 1
        if self.caught():
            self.end("caught", self.tourists)
        elif self.tally == LAST_ANIMAL:
            self.escape()
        else:
            self.next_hunter()

    def escape(self) -> None:
        assert self.sasquatch is not None
        self.end("escaped", [self.sasquatch])

    # --- the end

    def animals(self) -> int:
        """On all discarded cards."""
        return sum(
            bool(self.cards[card]["animal"]) for row in self.rows.values() for _, card in row
        )

    def count(self) -> None:
        """The twelfth card lies, and nobody was discovered."""
        loops, animals = self.loop_total, self.animals() * FACTOR[self.n]
        holder = self.sasquatch
        if holder is None:
            self.scores = [loops] * self.n
            self.end("no-sasquatch", self.tourists if loops >= GRADES[0] else [])
        else:
            self.scores = [animals if seat == holder else loops for seat in range(self.n)]
            self.end("counted", self.tourists if loops >= animals else [holder])

    def end(self, reason: str, winners: list[int]) -> None:
        self.phase, self.reason, self.winners = "over", reason, winners
        self.talked = set()

    def long(self, card: int) -> Trail:
        return self.cards[card]["long"]  # type: ignore[return-value]
