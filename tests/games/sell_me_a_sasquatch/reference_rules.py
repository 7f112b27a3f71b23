"""Sell Me a Sasquatch once more: slow, plain, and written from the rules without a look at ours.

Cards are words in lists, players are numbers. Chance is not modelled: whoever drives a game says
which card chance chose, and the model insists that it is one of those that could be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

CREATURES = ("giant", "big", "medium", "tiny")
NASTIES = ("poison-pill-bug", "loan-shark", "trojan-horse")
ISOLATOR = "platonic-isolator"
REPOSITIONER = "detrital-repositioner"
SUPER = "super-detrital-repositioner"
EXPANDER = "cryptozooptic-expander"
OPTIMETER = "spectroelectric-optimeter"
HAND_LIMIT = 5
MOST_TURNS = 200

Move = tuple[object, ...]
"""An action as a plain tuple, its name first."""


@dataclass
class KindFacts:
    """What the deck file says of a creature or nasty."""

    set_size: int
    effect: str
    amount: int


@dataclass
class Pile:
    """A deal: cards face up, and cards face down each with who put it there."""

    up: list[str] = field(default_factory=list)
    down: list[tuple[int, str]] = field(default_factory=list)

    def cards(self) -> list[str]:
        return self.up + [card for _, card in self.down]


class Told:
    """What chance decided during an action, as it was announced; used up in order.

    `drawn` has a pair for each card: who drew it, and which it is.
    """

    def __init__(
        self,
        turned: Sequence[str] = (),
        removed: Sequence[str] = (),
        drawn: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.turned = list(turned)
        self.removed = list(removed)
        self.drawn = list(drawn)

    def used_up(self) -> bool:
        return not (self.turned or self.removed or self.drawn)


class Reference:
    """A game, from hands that are dealt."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        draw: Sequence[str],
        buyer: int,
        facts: dict[str, KindFacts],
        *,
        late_isolator: bool = False,
    ) -> None:
        self.n = len(hands)
        self.facts = facts
        self.late_isolator = late_isolator
        self.hands = [list(hand) for hand in hands]
        self.draw = list(draw)
        self.discard: list[str] = []
        self.collections: list[list[str]] = [[] for _ in hands]
        self.tokens = [0] * self.n
        self.buyer = buyer  # with two players: who splits
        self.turn = 0
        self.deals: dict[int, Pile] = {}
        self.sealed: dict[int, tuple[list[str], str]] = {}
        self.passed: set[int] = set()
        self.super_player = -1
        self.bought_by = -1
        self.victim = -1
        self.thief = -1
        self.steals = 0
        self.phase = ""
        self.reason: str | None = None
        self.winners: list[int] = []
        self.trade: Iterator[None] = iter(())
        self.begin_turn()

    # --- who, and what

    def sellers(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.buyer]

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.n for step in range(self.n)]

    def pending(self) -> set[int]:
        """Who owes a decision."""
        everybody = set(range(self.n))
        asked = {
            "offering": {s for s in self.sellers() if self.hands[s] and s not in self.sealed},
            "splitting": {self.buyer},
            "flipping": {self.buyer},
            "playing": {s for s in everybody if any(self.plays(s))} - self.passed,
            "late": {s for s in everybody if self.isolator_moves(s)} - self.passed,
            "second-card": {self.super_player},
            "choosing": {1 - self.buyer if self.n == 2 else self.buyer},
            "stealing": {self.thief},
            "over": set(),
        }
        return asked[self.phase]

    def legal(self, seat: int) -> set[Move]:
        """What a player may do now."""
        if seat not in self.pending():
            return set()
        moves: dict[str, Callable[[int], Iterator[Move]]] = {
            "offering": self.offers,
            "splitting": self.splits,
            "flipping": self.flips,
            "playing": self.plays_or_pass,
            "late": self.late_plays_or_pass,
            "second-card": self.second_cards,
            "choosing": self.choices,
            "stealing": self.thefts,
        }
        return set(moves[self.phase](seat))

    def offers(self, seat: int) -> Iterator[Move]:
        hand = sorted(self.hands[seat])
        for cards in combinations(hand, min(3, len(hand))):
            for face in cards:
                yield ("offer", cards, face)

    def splits(self, seat: int) -> Iterator[Move]:
        hand = sorted(self.hands[seat])
        for cards in combinations(hand, min(3, len(hand))):
            for sides in range(2 ** len(cards)):
                mine = tuple(c for at, c in enumerate(cards) if sides >> at & 1)
                yours = tuple(c for at, c in enumerate(cards) if not sides >> at & 1)
                for face in mine:
                    yield ("split", mine, yours, face, "mine")
                for face in yours:
                    yield ("split", mine, yours, face, "yours")

    def flips(self, seat: int) -> Iterator[Move]:
        yield from (("flip", deal) for deal, pile in self.deals.items() if pile.down)

    def plays_or_pass(self, seat: int) -> Iterator[Move]:
        yield from self.plays(seat)
        yield ("pass",)

    def late_plays_or_pass(self, seat: int) -> Iterator[Move]:
        yield from self.isolator_moves(seat)
        yield ("pass",)

    def second_cards(self, seat: int) -> Iterator[Move]:
        yield from (("second", *target) for target in self.targets(seat))
        yield ("stop",)

    def choices(self, seat: int) -> Iterator[Move]:
        if self.n == 2:
            yield from (("accept",), ("reverse",))
        else:
            yield from (("choose", deal) for deal in self.deals)

    def thefts(self, seat: int) -> Iterator[Move]:
        yield from (("steal", card) for card in self.collections[self.victim])
        yield ("stop",)

    def targets(self, seat: int, *, face_down_only: bool = False) -> Iterator[Move]:
        """What the player may name in deals (D10)."""
        for deal, pile in self.deals.items():
            if not face_down_only:
                for card in pile.up:
                    yield ("up", deal, card)
            for by, card in pile.down:
                yield ("own", deal, card) if by == seat else ("by", deal, by)

    def isolator_moves(self, seat: int) -> list[Move]:
        if ISOLATOR not in self.collections[seat]:
            return []
        mine = self.tokens[seat]
        return [("isolator", v) for v in range(self.n) if self.tokens[v] > mine]

    def plays(self, seat: int) -> Iterator[Move]:
        mine = self.collections[seat]
        yield from self.isolator_moves(seat)
        if REPOSITIONER in mine:
            yield from (("repositioner", *t) for t in self.targets(seat))
        if SUPER in mine:
            yield from (("super", *t) for t in self.targets(seat))
        if EXPANDER in mine:
            for deal in self.deals:
                yield from (("expander", deal, card) for card in self.hands[seat])
        if OPTIMETER in mine:
            yield from (("optimeter", *t) for t in self.targets(seat, face_down_only=True))

    # --- what an action does

    def act(self, seat: int, move: Move, told: Told) -> None:
        assert move in self.legal(seat), f"{seat} may not {move} in {self.phase}"
        name, rest = move[0], move[1:]
        getattr(self, f"do_{name}")(seat, told, *rest)
        assert told.used_up(), f"more was announced than happened: {vars(told)}"

    def do_offer(self, seat: int, told: Told, cards: tuple[str, ...], face: str) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.sealed[seat] = (list(cards), face)
        if not self.pending():
            self.lay_out(told)

    def lay_out(self, told: Told) -> None:
        for seller in self.sellers():
            pile = Pile()
            if seller in self.sealed:
                cards, face = self.sealed[seller]
                cards.remove(face)
                pile = Pile([face], [(seller, card) for card in cards])
            self.deals[seller] = pile
        self.sealed = {}
        if any(pile.down for pile in self.deals.values()):
            self.phase = "flipping"
        else:
            self.open_window(told)

    def do_split(
        self,
        seat: int,
        told: Told,
        mine: tuple[str, ...],
        yours: tuple[str, ...],
        face: str,
        side: str,
    ) -> None:
        for deal, cards in ((seat, list(mine)), (1 - seat, list(yours))):
            for card in cards:
                self.hands[seat].remove(card)
            up = []
            if (deal == seat) == (side == "mine"):
                cards.remove(face)
                up = [face]
            self.deals[deal] = Pile(up, [(seat, card) for card in cards])
        self.open_window(told)

    def do_flip(self, seat: int, told: Told, deal: int) -> None:
        self.turn_up(deal, deal, told.turned.pop(0))
        self.open_window(told)

    def turn_up(self, deal: int, by: int, card: str) -> None:
        pile = self.deals[deal]
        pile.down.remove((by, card))
        pile.up.append(card)

    def open_window(self, told: Told) -> None:
        self.phase = "playing"
        self.passed = set()
        self.close_if_all_passed(told)

    def close_if_all_passed(self, told: Told) -> None:
        if not self.pending():
            if self.phase == "playing":
                self.phase = "choosing"
            else:
                self.finish_turn(told)

    def do_pass(self, seat: int, told: Told) -> None:
        self.passed.add(seat)
        self.close_if_all_passed(told)

    def use(self, seat: int, thing: str) -> None:
        self.collections[seat].remove(thing)
        self.discard.append(thing)
        self.passed = set()

    def do_isolator(self, seat: int, told: Told, victim: int) -> None:
        self.use(seat, ISOLATOR)
        self.tokens[victim] -= 1
        self.tokens[seat] += 1
        self.close_if_all_passed(told)

    def remove(self, seat: int, told: Told, face: str, deal: int, what: object) -> None:
        pile = self.deals[deal]
        card = told.removed.pop(0)
        if face == "up":
            assert card == what
            pile.up.remove(card)
        else:
            assert face == "by" or card == what
            pile.down.remove((what if isinstance(what, int) else seat, card))
        self.discard.append(card)

    def do_repositioner(self, seat: int, told: Told, face: str, deal: int, what: object) -> None:
        self.use(seat, REPOSITIONER)
        self.remove(seat, told, face, deal, what)
        self.close_if_all_passed(told)

    def do_super(self, seat: int, told: Told, face: str, deal: int, what: object) -> None:
        self.use(seat, SUPER)
        self.remove(seat, told, face, deal, what)
        if any(pile.cards() for pile in self.deals.values()):
            self.phase, self.super_player = "second-card", seat
        else:
            self.close_if_all_passed(told)

    def do_second(self, seat: int, told: Told, face: str, deal: int, what: object) -> None:
        self.remove(seat, told, face, deal, what)
        self.open_window(told)

    def do_expander(self, seat: int, told: Told, deal: int, card: str) -> None:
        self.use(seat, EXPANDER)
        self.hands[seat].remove(card)
        self.deals[deal].down.append((seat, card))
        self.close_if_all_passed(told)

    def do_optimeter(self, seat: int, told: Told, face: str, deal: int, what: object) -> None:
        self.use(seat, OPTIMETER)
        card = told.turned.pop(0)
        if face == "own":
            assert card == what
            self.turn_up(deal, seat, card)
        else:
            assert isinstance(what, int)
            self.turn_up(deal, what, card)
        self.close_if_all_passed(told)

    def do_stop(self, seat: int, told: Told) -> None:
        if self.phase == "second-card":
            self.open_window(told)
        else:
            self.steals = 0
            self.go_on_trading(told)

    # --- the sale

    def do_choose(self, seat: int, told: Told, seller: int) -> None:
        for deal, pile in self.deals.items():
            self.collections[seat if deal == seller else deal] += pile.cards()
        self.bought_by, self.buyer = seat, seller
        self.begin_trading(told)

    def do_accept(self, seat: int, told: Told) -> None:
        for deal, pile in self.deals.items():
            self.collections[deal] += pile.cards()
        self.bought_by = self.buyer
        self.begin_trading(told)

    def do_reverse(self, seat: int, told: Told) -> None:
        for deal, pile in self.deals.items():
            self.collections[1 - deal] += pile.cards()
        self.bought_by = self.buyer
        self.begin_trading(told)

    # --- trading in

    def begin_trading(self, told: Told) -> None:
        self.deals = {}
        self.trade = self.trading()
        self.go_on_trading(told)

    def go_on_trading(self, told: Told) -> None:
        """Up to the next choice of a card to steal, or the end of the trade."""
        self.phase, self.victim, self.thief = "trading", -1, -1
        for _ in self.trade:
            self.phase = "stealing"
            return
        self.end_trading(told)

    def nasty_sets(self, seat: int) -> list[str]:
        """The complete nasty sets of a player, in the order in which they take effect."""
        mine = self.collections[seat]
        return [k for k in NASTIES for _ in range(mine.count(k) // self.facts[k].set_size)]

    def give_up(self, seat: int, kind: str) -> None:
        for _ in range(self.facts[kind].set_size):
            self.collections[seat].remove(kind)
            self.discard.append(kind)

    def trading(self) -> Iterator[None]:
        """Nasty sets; stands still wherever a card may be stolen."""
        at = 0
        order = self.clockwise(self.bought_by)
        while any(self.nasty_sets(seat) for seat in range(self.n)):
            seat = order[at % self.n]
            at += 1
            sets = self.nasty_sets(seat)
            for kind in sets:
                self.give_up(seat, kind)
            if self.n > 2 and seat == self.buyer:
                continue  # D6
            thief = 1 - seat if self.n == 2 else self.buyer
            for kind in sets:
                if self.facts[kind].effect == "steal-token":
                    if self.tokens[seat] > 0:
                        self.tokens[seat] -= 1
                        self.tokens[thief] += 1
                    continue
                self.steals = self.facts[kind].amount
                while self.steals and self.collections[seat]:
                    self.victim, self.thief = seat, thief
                    yield
                self.steals = 0
                if self.n > 2:  # after the running effect (D6)
                    for own in self.nasty_sets(thief):
                        self.give_up(thief, own)

    def do_steal(self, seat: int, told: Told, card: str) -> None:
        self.collections[self.victim].remove(card)
        self.collections[seat].append(card)
        self.steals -= 1
        self.go_on_trading(told)

    def end_trading(self, told: Told) -> None:
        for seat in range(self.n):
            for kind in CREATURES:
                while self.collections[seat].count(kind) >= self.facts[kind].set_size:
                    self.give_up(seat, kind)
                    self.tokens[seat] += self.facts[kind].amount
        if self.late_isolator:
            self.phase, self.passed = "late", set()
            self.close_if_all_passed(told)
        else:
            self.finish_turn(told)

    # --- the end of a turn

    def finish_turn(self, told: Told) -> None:
        next_first = 1 - self.buyer if self.n == 2 else self.buyer
        self.draw_up(next_first, told)
        self.turn += 1
        self.buyer = next_first
        target = 4 if self.n in (3, 4) else 5
        most = max(self.tokens)
        top = [seat for seat in range(self.n) if self.tokens[seat] == most]
        if most >= target and len(top) == 1:
            self.end("tokens", top)
        elif self.turn >= MOST_TURNS:
            self.end("turn-limit", top)
        elif not any(self.hands) and not self.draw and not self.discard:
            self.end("no-cards", top)
        else:
            self.begin_turn()

    def end(self, reason: str, winners: list[int]) -> None:
        self.phase, self.reason, self.winners = "over", reason, winners

    def draw_up(self, first: int, told: Told) -> None:
        for seat in self.clockwise(first):
            while len(self.hands[seat]) < HAND_LIMIT and (self.draw or self.discard):
                if not self.draw:
                    self.draw, self.discard = self.discard, []
                who, card = told.drawn.pop(0)
                assert who == seat, f"{who} drew where it is the turn of {seat} to draw"
                self.draw.remove(card)
                self.hands[seat].append(card)

    def begin_turn(self) -> None:
        if self.n == 2:
            self.deals = {0: Pile(), 1: Pile()}
            self.phase = "splitting"
            if not self.hands[self.buyer]:
                self.open_window(Told())
        else:
            self.phase = "offering"
            if not self.pending():
                self.lay_out(Told())


def facts_of(rows: Iterable[dict[str, str | int]]) -> dict[str, KindFacts]:
    """The facts of creatures and nasties, of the rows of a deck."""
    return {
        str(row["kind"]): KindFacts(int(row["set_size"]), str(row["effect"]), int(row["amount"]))
        for row in rows
        if row["class"] != "thingamabob"
    }
