"""What a seat has seen, as an audience sees it, and followed by events.

Hidden are others' hands, the Thingies pile, and which Woods cards that somebody has looked at lie
on top; what the Woods pile is made of follows from the open cards. A seat remembers what it saw in
others' hands (`claims`), the tops of piles, and what left the pile since it was shuffled.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.journal import COLUMNS, HIDDEN, Journal
from squatch.core.state import SPECTATOR, TRUTH, Seat
from squatch.games.bigfootses.rules.board import (
    BIT,
    CORRAL,
    DISCARD,
    DRAW,
    DRAW_SIZE,
    GONE,
    GONE_SIZE,
    HAND,
    KNOWERS,
    MOST_TOP,
    NO_CLAIMS,
    POOL,
    THINGIES_DECK,
    TOP,
    TOP_SIZE,
    UNKNOWN,
    WOODS,
    WOODS_DECK,
    WOODS_DISCARD,
)
from squatch.games.bigfootses.rules.board import (
    SHUFFLED as IS_SHUFFLED,
)
from squatch.games.bigfootses.rules.claims import KNOWER, SPECTATORS, Claims
from squatch.games.bigfootses.rules.piles import (
    Kind,
    put,
    size,
    take,
)
from squatch.games.bigfootses.rules.rows import (
    BROKE,
    BURIED,
    CAPTURED,
    DISCARDED,
    DREW,
    HELD,
    LIFTED,
    LOOKED,
    MARKED,
    MOVED_CARD,
    MOVED_FOOT,
    PLAYED,
    RELEASED,
    REVEALED,
    SALVAGED,
    SAW,
    SHUFFLED,
    SPENT,
    SWAPPED_HANDS,
    TOSSED,
)

FROM_TOP: Final[i64] = 1
AT_LARGE: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=False)
class Knowledge(Claims):
    """A board, and who knows what of it."""

    # --- what an audience sees

    def seen(self, audience: i64) -> "Knowledge":
        """What others hide is not there; how much of it there is, is public anyway."""
        seen = self.clone()
        seen.audience = audience
        piles = seen.piles
        for seat in range(self.seats):
            if seat != audience:
                for zone in (HAND + seat, GONE + seat):
                    piles[2 * zone] = 0
                    piles[2 * zone + 1] = 0
        piles[2 * DRAW] = 0
        piles[2 * DRAW + 1] = 0
        seen._forget_tops()
        seen._keep_own_claims()
        return seen

    def clone(self) -> "Knowledge":
        """An independent copy."""
        raise NotImplementedError

    def deal(self, chance: Chance) -> "Knowledge":
        """A whole state that agrees with what was seen."""
        raise NotImplementedError

    @final
    def me(self) -> i64:
        """The knower that this audience is."""
        return SPECTATORS if self.audience == SPECTATOR else self.audience

    @final
    def _forget_tops(self) -> None:
        piles = self.piles
        marks = self.marks
        me = self.me()
        for at in range(2 * MOST_TOP):
            kind = piles[TOP + at]
            if kind != UNKNOWN and (marks[KNOWERS + at] >> me) & 1 == 0:
                piles[TOP + at] = UNKNOWN
                if at >= MOST_TOP:
                    put(piles, WOODS, kind)

    @final
    def _keep_own_claims(self) -> None:
        old = self.claims
        if len(old) == 0:
            return
        me = self.me()
        self.claims = NO_CLAIMS
        for at in range(len(old)):
            knower = old[at] // KNOWER
            if knower == me or knower == SPECTATORS:
                self.add_claim(old[at])

    # --- following the events

    def observe(self, told: Journal) -> None:
        """Row by row; public numbers change as rows of their own say."""
        marks = self.marks[:]
        cells = told.cells
        at: i64 = 0
        while at < len(cells):
            if cells[at] == MARKED:
                marks[cells[at + 3]] = cells[at + 4]
            else:
                self._learn(cells[at], cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5])
            at += COLUMNS
        self.marks = marks

    @final
    def _learn(  # noqa: C901, PLR0912 - one branch an event kind
        self, kind: i64, secret: i64, a: i64, b: i64, c: i64
    ) -> None:
        card = UNKNOWN if secret == HIDDEN else secret
        if kind == DREW:
            self.learn_draw(card, a, b)
        elif kind == PLAYED or kind == DISCARDED:
            self.lose(a, b)
            if kind == DISCARDED:
                put(self.piles, DISCARD, b)
        elif kind == SPENT or kind == BROKE:
            put(self.piles, DISCARD, b)
        elif kind == REVEALED:
            self.learn_reveal(b, c)
        elif kind == BURIED:
            put(self.piles, WOODS_DISCARD, a)
        elif kind == CAPTURED:
            put(self.piles, CORRAL + a, b)
        elif kind == RELEASED:
            take(self.piles, CORRAL + a, b)
            put(self.piles, WOODS_DISCARD, b)
        elif kind == MOVED_FOOT:
            take(self.piles, CORRAL + a, c)
            put(self.piles, CORRAL + b, c)
        elif kind == MOVED_CARD:
            self.pass_card(a, b, card)
        elif kind == SWAPPED_HANDS:
            self.swap_hands(a, b)
        elif kind == HELD:
            if card != UNKNOWN:
                put(self.piles, HAND + a, card)
        elif kind == SAW:
            if card != UNKNOWN:
                self.see_hand(a, b, card // 4, card % 4)
        elif kind == LOOKED:
            self._learn_top(card, a, b, c)
        elif kind == LIFTED:
            self.lift_top(b, c)
        elif kind == TOSSED:
            self._learn_toss(secret, b, c)
        elif kind == SHUFFLED:
            self.gather_discard()
        elif kind == SALVAGED:
            take(self.piles, DISCARD, b)
            self.gain(a, b, 127)

    @final
    def learn_draw(self, card: i64, seat: Seat, looked_at: i64) -> None:
        """A card, perhaps unknown, comes from the pile into a hand."""
        knowers: i64 = 0
        if looked_at == 1:
            knowers = self.marks[KNOWERS]
            self.shift_top(THINGIES_DECK, 0)
        self.marks[DRAW_SIZE] -= 1
        self.gain(seat, card, knowers)
        if card != UNKNOWN and self.marks[IS_SHUFFLED] == 1:
            self.note_gone(card, BIT[seat] | knowers)

    @final
    def note_gone(self, card: Kind, knowers: i64) -> None:
        """These seats know that a card left the pile."""
        for seat in range(self.seats):
            if (knowers >> seat) & 1 == 1 and self.follows(seat):
                put(self.piles, GONE + seat, card)

    @final
    def learn_reveal(self, card: Kind, source: i64) -> None:
        """A Woods card comes from the pile, from its top that was looked at, or was at large."""
        if source == AT_LARGE:
            take(self.piles, WOODS_DISCARD, card)
            return
        known = source == FROM_TOP and self.piles[TOP + MOST_TOP] != UNKNOWN
        if source == FROM_TOP:
            self.shift_top(WOODS_DECK, 0)
        if not known:
            take(self.piles, WOODS, card)

    @final
    def _learn_top(self, card: i64, looker: Seat, deck: i64, place: i64) -> None:
        marks = self.marks
        marks[KNOWERS + MOST_TOP * deck + place] |= BIT[looker]
        marks[TOP_SIZE + deck] = max(marks[TOP_SIZE + deck], place + 1)
        at = TOP + MOST_TOP * deck + place
        if card != UNKNOWN and self.piles[at] == UNKNOWN:
            self.piles[at] = card
            if deck == WOODS_DECK:
                take(self.piles, WOODS, card)

    @final
    def _learn_toss(self, card: Kind, deck: i64, place: i64) -> None:
        known = self.piles[TOP + MOST_TOP * deck + place] != UNKNOWN
        self.shift_top(deck, place)
        if deck == WOODS_DECK:
            put(self.piles, WOODS_DISCARD, card)
            if not known:
                take(self.piles, WOODS, card)
            return
        put(self.piles, DISCARD, card)
        self.marks[DRAW_SIZE] -= 1
        if self.marks[IS_SHUFFLED] == 1:
            take(self.piles, POOL, card)

    @final
    def gather_discard(self) -> None:
        """The discard becomes the pile; everybody saw which cards go in."""
        piles = self.piles
        marks = self.marks
        cards: i64 = size(piles, DISCARD)
        for word in range(2):
            piles[2 * POOL + word] = piles[2 * DISCARD + word]
            piles[2 * DISCARD + word] = 0
            if self.audience == TRUTH:
                piles[2 * DRAW + word] = piles[2 * POOL + word]
            for seat in range(self.seats):
                piles[2 * (GONE + seat) + word] = 0
        for seat in range(self.seats):
            marks[GONE_SIZE + seat] = 0
        marks[DRAW_SIZE] = cards
        marks[IS_SHUFFLED] = 1
