"""Moves of cards that are told: each changes the board and writes the row that says so."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import EVERYONE, Journal
from squatch.core.state import Seat
from squatch.games.bigfootses.rules.board import (
    BIGFOOTS,
    BIT,
    CORRAL,
    DISCARD,
    DRAW,
    DRAW_SIZE,
    GEAR,
    GEARS,
    GONE_SIZE,
    HAND,
    JOB,
    KNOWERS,
    MARKS,
    MOST_GEAR,
    MOST_TOP,
    POOL,
    THINGIES_DECK,
    TOP,
    TOP_SIZE,
    UNUSED,
    VP,
    WITCH,
    WOODS,
    WOODS_DECK,
    WOODS_DISCARD,
)
from squatch.games.bigfootses.rules.board import (
    SHUFFLED as IS_SHUFFLED,
)
from squatch.games.bigfootses.rules.knowledge import AT_LARGE, FROM_TOP
from squatch.games.bigfootses.rules.piles import KINDS, Kind, count, pick, put, take
from squatch.games.bigfootses.rules.refusals import Refusals
from squatch.games.bigfootses.rules.rows import (
    BROKE,
    BURIED,
    DISCARDED,
    DREW,
    ENCHANTED,
    HELD,
    LIFTED,
    LOOKED,
    MARKED,
    MOVED_CARD,
    MOVED_FOOT,
    MOVED_GEAR,
    RELEASED,
    REVEALED,
    SALVAGED,
    SAW,
    SCORED,
    SHUFFLED,
    SWAPPED_HANDS,
    TOSSED,
    TRAINED,
)


@mypyc_attr(allow_interpreted_subclasses=False)
class Moves(Refusals):
    """A board on which cards move and everybody is told."""

    @final
    def tell(self, journal: Journal | None, kind: i64, a: i64, b: i64, c: i64) -> None:
        """A row without a secret."""
        if journal is not None:
            journal.add(kind, EVERYONE, 0, a, b, c)

    @final
    def tell_marks(self, before: "vec[i64]", journal: Journal) -> None:
        """Tell everybody which public numbers have changed."""
        marks = self.marks
        for at in range(MARKS):
            if marks[at] != before[at]:
                journal.add(MARKED, EVERYONE, 0, at, marks[at], 0)

    # --- the Thingies pile

    @final
    def draw_cards(self, seat: Seat, cards: i64, chance: Chance, journal: Journal | None) -> None:
        """So many cards, or as many as there are."""
        for _card in range(cards):
            if not self._draw_card(seat, chance, journal):
                return

    @final
    def _draw_card(self, seat: Seat, chance: Chance, journal: Journal | None) -> bool:
        marks = self.marks
        if not self.fill_pile(journal):
            return False
        looked_at = i64(marks[TOP_SIZE] > 0)
        knowers = marks[KNOWERS]
        if looked_at == 1:
            kind = self.piles[TOP]
        else:
            kind = pick(self.piles, DRAW, chance)
            take(self.piles, DRAW, kind)
        self.learn_draw(kind, seat, looked_at)
        if marks[IS_SHUFFLED] == 1:
            for other in range(self.seats):
                if ((BIT[seat] | knowers) >> other) & 1 == 1:
                    marks[GONE_SIZE + other] += 1
        if journal is not None:
            journal.add(DREW, BIT[seat] | knowers, kind, seat, looked_at, 0)
        return True

    @final
    def fill_pile(self, journal: Journal | None) -> bool:
        """Make sure that a card can be drawn: an empty pile is made anew of the discard."""
        marks = self.marks
        if marks[DRAW_SIZE] > 0:
            return True
        self_discard = self.piles[2 * DISCARD] | self.piles[2 * DISCARD + 1]
        if self_discard == 0:
            return False
        self.gather_discard()
        self.tell(journal, SHUFFLED, marks[DRAW_SIZE], 0, 0)
        return True

    # --- hands

    @final
    def discard_card(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """A hand card goes to the discard."""
        self.lose(seat, kind)
        put(self.piles, DISCARD, kind)
        self.tell(journal, DISCARDED, seat, kind, 0)

    @final
    def move_card(self, giver: Seat, taker: Seat, kind: Kind, journal: Journal | None) -> None:
        """A hand card goes to another hand."""
        self.pass_card(giver, taker, kind)
        if journal is not None:
            journal.add(MOVED_CARD, BIT[giver] | BIT[taker], kind, giver, taker, 0)

    @final
    def exchange_hands(self, one: Seat, other: Seat, journal: Journal | None) -> None:
        """Two players swap hands."""
        self.swap_hands(one, other)
        if journal is None:
            return
        journal.add(SWAPPED_HANDS, EVERYONE, 0, one, other, 0)
        self._tell_hand(one, journal)
        self._tell_hand(other, journal)

    @final
    def _tell_hand(self, seat: Seat, journal: Journal) -> None:
        for kind in range(KINDS):
            for _copy in range(count(self.piles, HAND + seat, kind)):
                journal.add(HELD, BIT[seat], kind, seat, 0, 0)

    @final
    def look_into_hand(self, looker: Seat, seat: Seat, journal: Journal | None) -> None:
        """A player sees the hand of another."""
        for kind in range(KINDS):
            for copy in range(count(self.piles, HAND + seat, kind)):
                self.see_hand(looker, seat, kind, copy + 1)
                if journal is not None:
                    journal.add(SAW, BIT[looker], kind * 4 + copy + 1, looker, seat, 0)

    @final
    def salvage(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """A card of the discard goes into a hand, for all to see."""
        take(self.piles, DISCARD, kind)
        self.gain(seat, kind, 127)
        self.tell(journal, SALVAGED, seat, kind, 0)

    # --- equipment

    @final
    def break_gear(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """A piece of equipment goes to the discard."""
        self.take_gear(seat, kind)
        put(self.piles, DISCARD, kind)
        self.tell(journal, BROKE, seat, kind, 0)

    @final
    def move_gear(self, giver: Seat, taker: Seat, kind: Kind, journal: Journal | None) -> None:
        """A piece of equipment changes owners; without any place for it, it breaks."""
        if self.marks[GEARS + taker] == MOST_GEAR:
            self.break_gear(giver, kind, journal)
            return
        self.take_gear(giver, kind)
        self.put_gear(taker, kind)
        self.tell(journal, MOVED_GEAR, giver, taker, kind)

    @final
    def exchange_gear(self, one: Seat, other: Seat, journal: Journal | None) -> None:
        """Two players swap all their equipment."""
        marks = self.marks
        first = GEAR + MOST_GEAR * one
        second = GEAR + MOST_GEAR * other
        for at in range(MOST_GEAR):
            kind = marks[first + at]
            marks[first + at] = marks[second + at]
            marks[second + at] = kind
        pieces = marks[GEARS + one]
        marks[GEARS + one] = marks[GEARS + other]
        marks[GEARS + other] = pieces
        if journal is None:
            return
        for at in range(marks[GEARS + other]):
            self.tell(journal, MOVED_GEAR, one, other, marks[second + at] - 1)
        for at in range(marks[GEARS + one]):
            self.tell(journal, MOVED_GEAR, other, one, marks[first + at] - 1)

    # --- corrals, professions, the witch

    @final
    def release(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """A bigfoot of a corral goes to the Woods discard."""
        take(self.piles, CORRAL + seat, kind)
        put(self.piles, WOODS_DISCARD, kind)
        self._count_foot(seat, kind, -1)
        self.tell(journal, RELEASED, seat, kind, 0)

    @final
    def move_foot(self, giver: Seat, taker: Seat, kind: Kind, journal: Journal | None) -> None:
        """A bigfoot changes corrals."""
        take(self.piles, CORRAL + giver, kind)
        put(self.piles, CORRAL + taker, kind)
        self._count_foot(giver, kind, -1)
        self._count_foot(taker, kind, 1)
        self.tell(journal, MOVED_FOOT, giver, taker, kind)

    @final
    def _count_foot(self, seat: Seat, kind: Kind, number: i64) -> None:
        self.marks[VP + seat] += number * self.deck.points[kind]
        if self.is_bigfoot(kind):
            self.marks[BIGFOOTS + seat] += number

    @final
    def count_catch(self, seat: Seat, kind: Kind) -> None:
        """A captured Woods card comes into a corral."""
        put(self.piles, CORRAL + seat, kind)
        self._count_foot(seat, kind, 1)

    @final
    def score(self, seat: Seat, points: i64, journal: Journal | None) -> None:
        """VP that no card in the corral stands for."""
        self.marks[VP + seat] += points
        self.tell(journal, SCORED, seat, points, 0)

    @final
    def train(self, seat: Seat, job: i64, journal: Journal | None) -> None:
        """An unused profession replaces the old one, which joins the unused ones (B2)."""
        marks = self.marks
        if marks[JOB + seat] > 0:
            marks[UNUSED] += BITS[marks[JOB + seat] - 1]
        marks[UNUSED] -= BITS[job]
        marks[JOB + seat] = job + 1
        self.tell(journal, TRAINED, seat, job, 0)

    @final
    def train_by_chance(self, seat: Seat, chance: Chance, journal: Journal | None) -> None:
        """A random unused profession."""
        unused = self.marks[UNUSED]
        jobs: i64 = 0
        for job in range(self.deck.jobs):
            jobs += (unused >> job) & 1
        if jobs == 0:
            return
        ticket = chance.below(jobs)
        for job in range(self.deck.jobs):
            if (unused >> job) & 1 == 1:
                if ticket == 0:
                    self.train(seat, job, journal)
                    return
                ticket -= 1

    @final
    def bury(self, kind: Kind, journal: Journal | None) -> None:
        """A Woods card goes to the Woods discard."""
        put(self.piles, WOODS_DISCARD, kind)
        self.tell(journal, BURIED, kind, 0, 0)

    @final
    def enchant(self, witch: i64, journal: Journal | None) -> None:
        """A witch (kind + 1), or none (0), takes the place of the one in force."""
        old = self.marks[WITCH]
        self.marks[WITCH] = witch
        self.tell(journal, ENCHANTED, witch, 0, 0)
        if old > 0:
            self.bury(old - 1, journal)

    # --- the tops of the piles

    @final
    def draw_woods(self, seat: Seat, chance: Chance, journal: Journal | None) -> Kind:
        """Turn over the top card of the Woods pile."""
        if self.marks[TOP_SIZE + WOODS_DECK] > 0:
            kind = self.piles[TOP + MOST_TOP]
            source: i64 = FROM_TOP
        else:
            kind = pick(self.piles, WOODS, chance)
            source = 0
        self.learn_reveal(kind, source)
        self.tell(journal, REVEALED, seat, kind, source)
        return kind

    @final
    def find_at_large(self, seat: Seat, kind: Kind, journal: Journal | None) -> None:
        """A bigfoot at large is encountered again."""
        self.learn_reveal(kind, AT_LARGE)
        self.tell(journal, REVEALED, seat, kind, AT_LARGE)

    @final
    def look(
        self, seat: Seat, deck: i64, cards: i64, chance: Chance, journal: Journal | None
    ) -> i64:
        """Look at so many cards of a pile, or as many as there are; returns how many."""
        piles = self.piles
        marks = self.marks
        zone = DRAW
        if deck == WOODS_DECK:
            zone = WOODS
        if deck == THINGIES_DECK:
            self.fill_pile(journal)
        for place in range(min(cards, MOST_TOP)):
            at = TOP + MOST_TOP * deck + place
            if place >= marks[TOP_SIZE + deck]:
                if piles[2 * zone] == 0 and piles[2 * zone + 1] == 0:
                    return place
                piles[at] = pick(piles, zone, chance)
                take(piles, zone, piles[at])
                marks[TOP_SIZE + deck] += 1
            marks[KNOWERS + MOST_TOP * deck + place] |= BIT[seat]
            if journal is not None:
                journal.add(LOOKED, BIT[seat], piles[at], seat, deck, place)
        return min(cards, MOST_TOP)

    @final
    def lift(self, seat: Seat, deck: i64, place: i64, journal: Journal | None) -> None:
        """One of the cards looked at goes on top."""
        self.lift_top(deck, place)
        self.tell(journal, LIFTED, seat, deck, place)

    @final
    def toss(self, seat: Seat, deck: i64, place: i64, journal: Journal | None) -> None:
        """One of the cards looked at goes to the discard, for all to see."""
        kind = self.piles[TOP + MOST_TOP * deck + place]
        self.shift_top(deck, place)
        if deck == WOODS_DECK:
            put(self.piles, WOODS_DISCARD, kind)
        else:
            put(self.piles, DISCARD, kind)
            self.marks[DRAW_SIZE] -= 1
            if self.marks[IS_SHUFFLED] == 1:
                take(self.piles, POOL, kind)
        if journal is not None:
            journal.add(TOSSED, EVERYONE, kind, seat, deck, place)


BITS: Final = vec[i64]([2**job for job in range(30)])
