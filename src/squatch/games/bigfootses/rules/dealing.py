"""Whole states that a seat may be in: what it has not seen, dealt by chance."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.chance import Chance
from squatch.core.state import SPECTATOR, TRUTH, Seat
from squatch.games.bigfootses.rules.board import (
    BIT,
    DEPTH,
    DISCARD,
    DRAW,
    DRAW_SIZE,
    FRAME,
    FRAMES,
    GEAR,
    GEARS,
    GONE,
    GONE_SIZE,
    HAND,
    HAND_SIZE,
    MOST_GEAR,
    MOST_TOP,
    NO_CLAIMS,
    POOL,
    TOP,
    TOP_SIZE,
    UNKNOWN,
    WOODS,
    WOODS_DECK,
)
from squatch.games.bigfootses.rules.board import (
    SHUFFLED as IS_SHUFFLED,
)
from squatch.games.bigfootses.rules.claims import HANDS, KNOWER
from squatch.games.bigfootses.rules.knowledge import Knowledge
from squatch.games.bigfootses.rules.piles import (
    lesser_word,
    pick,
    put,
    size,
    take,
)

# Piles of `deal` while it works.
UNSEEN: Final[i64] = 0
DRAWABLE: Final[i64] = 1
KEPT: Final[i64] = 2
REST: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=False)
class Dealing(Knowledge):
    """A board, and who knows what of it; what nobody told can be dealt."""

    def clone(self) -> "Dealing":
        """An independent copy."""
        raise NotImplementedError

    def deal(self, chance: Chance) -> "Dealing":
        """A whole state that agrees with what was seen.

        Each unseen card is equally likely in each unseen place. Once the discard was shuffled, the
        pile holds only cards that went into it, and whoever drew few cards since still holds older
        ones. What other seats know of each other's hands is not dealt.
        """
        world = self.clone()
        world.audience = TRUTH
        world.claims = NO_CLAIMS
        work = vec[i64]([0] * 8)
        self._gather_unseen(work)
        free = world._place_claims(self._own_claims(), self.me(), work, chance)
        self._split_unseen(work)
        world._deal_pile(work, chance)
        world._deal_hands(self.audience, free, work, chance)
        world._deal_woods(chance)
        world._deal_memories(self.audience, chance)
        world.claims = self.claims[:]
        return world

    @final
    def _gather_unseen(self, work: "vec[i64]") -> None:
        """All Thingies that lie in places this audience has not seen."""
        piles = self.piles
        marks = self.marks
        for word in range(2):
            cards = self.deck.thingies_copies[word] - piles[2 * DISCARD + word]
            if self.audience != SPECTATOR:
                cards -= piles[2 * (HAND + self.audience) + word]
            work[2 * UNSEEN + word] = cards
        for seat in range(self.seats):
            for at in range(marks[GEARS + seat]):
                take(work, UNSEEN, marks[GEAR + MOST_GEAR * seat + at] - 1)
        for number in range(marks[DEPTH]):
            take(work, UNSEEN, marks[FRAMES + FRAME * number])
        for at in range(MOST_TOP):
            if piles[TOP + at] != UNKNOWN:
                take(work, UNSEEN, piles[TOP + at])

    @final
    def _split_unseen(self, work: "vec[i64]") -> None:
        """Which unseen cards may be in the pile, and which can only be in hands."""
        for word in range(2):
            work[2 * DRAWABLE + word] = work[2 * UNSEEN + word]
            work[2 * KEPT + word] = 0
        if self.marks[IS_SHUFFLED] == 0:
            return
        piles = self.piles
        pool = vec[i64]([piles[2 * POOL], piles[2 * POOL + 1]])
        for at in range(MOST_TOP):
            if piles[TOP + at] != UNKNOWN:
                take(pool, 0, piles[TOP + at])
        for word in range(2):
            if self.audience != SPECTATOR:
                pool[word] -= piles[2 * (GONE + self.audience) + word]
            unseen = work[2 * UNSEEN + word]
            drawable = lesser_word(unseen, pool[word])
            work[2 * DRAWABLE + word] = drawable
            work[2 * KEPT + word] = unseen - drawable

    @final
    def _own_claims(self) -> "vec[i64]":
        """What this audience itself knows; it is no less than what everybody knows."""
        me = self.me()
        claims = self.claims
        own = vec[i64]()
        for at in range(len(claims)):
            if claims[at] // KNOWER == me:
                own = append(own, claims[at])
        return own

    @final
    def _place_claims(
        self, claims: "vec[i64]", me: i64, work: "vec[i64]", chance: Chance
    ) -> "vec[i64]":
        """Put cards that are known to be in hands there; returns the room that is left in each."""
        free = vec[i64]([0] * 6)
        for seat in range(self.seats):
            if seat != me:
                free[seat] = self.marks[HAND_SIZE + seat]
        hands = vec[i64]([UNKNOWN] * len(claims))
        start = chance.below(self.seats) if len(claims) > 0 else i64(0)
        for at in range(len(claims)):
            self._find_hand(claims, hands, free, at, start, 0)
        for at in range(len(claims)):
            if hands[at] != UNKNOWN:
                kind = claims[at] % KNOWER // HANDS
                put(self.piles, HAND + hands[at], kind)
                take(work, UNSEEN, kind)
        return free

    @final
    def _find_hand(
        self,
        claims: "vec[i64]",
        hands: "vec[i64]",
        free: "vec[i64]",
        at: i64,
        start: Seat,
        tried: i64,
    ) -> bool:
        """A hand for the card of a claim; others make room where they can lie elsewhere."""
        seat = start
        for _seat in range(self.seats):
            if (claims[at] >> seat) & 1 == 1 and free[seat] > 0:
                free[seat] -= 1
                hands[at] = seat
                return True
            seat = self.next_seat(seat)
        for seat in range(self.seats):
            if (claims[at] >> seat) & 1 == 1 and (tried >> seat) & 1 == 0:
                for other in range(len(claims)):
                    if hands[other] == seat and self._find_hand(
                        claims, hands, free, other, start, tried | BIT[seat]
                    ):
                        hands[at] = seat
                        return True
        return False

    @final
    def _deal_pile(self, work: "vec[i64]", chance: Chance) -> None:
        """Fill the pile and what lies unknown on top of it; the rest is for the hands."""
        piles = self.piles
        marks = self.marks
        unknown = marks[DRAW_SIZE] - marks[TOP_SIZE]
        for at in range(marks[TOP_SIZE]):
            if piles[TOP + at] == UNKNOWN:
                kind = pick(work, DRAWABLE, chance)
                take(work, DRAWABLE, kind)
                piles[TOP + at] = kind
        for _card in range(unknown):
            kind = pick(work, DRAWABLE, chance)
            take(work, DRAWABLE, kind)
            put(piles, DRAW, kind)

    @final
    def _deal_hands(self, me: i64, free: "vec[i64]", work: "vec[i64]", chance: Chance) -> None:
        """First to each hand what it must have held since before the shuffle, then the rest."""
        if self.marks[IS_SHUFFLED] == 1:
            for seat in range(self.seats):
                if seat != me:
                    older = free[seat] - self.marks[GONE_SIZE + seat]
                    self._deal_from(work, KEPT, seat, min(older, size(work, KEPT)), free, chance)
        for word in range(2):
            work[2 * REST + word] = work[2 * KEPT + word] + work[2 * DRAWABLE + word]
        for seat in range(self.seats):
            if seat != me:
                self._deal_from(work, REST, seat, free[seat], free, chance)

    @final
    def _deal_from(
        self,
        work: "vec[i64]",
        zone: i64,
        seat: Seat,
        cards: i64,
        free: "vec[i64]",
        chance: Chance,
    ) -> None:
        for _card in range(cards):
            kind = pick(work, zone, chance)
            take(work, zone, kind)
            put(self.piles, HAND + seat, kind)
            free[seat] -= 1

    @final
    def _deal_woods(self, chance: Chance) -> None:
        """Which cards that others have looked at lie on top of the Woods pile."""
        piles = self.piles
        for at in range(self.marks[TOP_SIZE + WOODS_DECK]):
            if piles[TOP + MOST_TOP + at] == UNKNOWN:
                kind = pick(piles, WOODS, chance)
                take(piles, WOODS, kind)
                piles[TOP + MOST_TOP + at] = kind

    @final
    def _deal_memories(self, me: i64, chance: Chance) -> None:
        """Let each other seat know as many cards to have left the pile as it does know."""
        if self.marks[IS_SHUFFLED] == 0:
            return
        piles = self.piles
        gone = vec[i64]([0, 0])
        for seat in range(self.seats):
            if seat == me:
                continue
            for word in range(2):
                gone[word] = piles[2 * POOL + word] - piles[2 * DRAW + word]
            for at in range(MOST_TOP):
                if piles[TOP + at] != UNKNOWN:
                    take(gone, 0, piles[TOP + at])
            for _card in range(self.marks[GONE_SIZE + seat]):
                kind = pick(gone, 0, chance)
                take(gone, 0, kind)
                put(piles, GONE + seat, kind)
