"""What may be done: the legal actions of Sell Me a Sasquatch, ascending by code."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from squatch.core.state import Codes, Seat, SeatSet
from squatch.games.sell_me_a_sasquatch.rules.board import (
    CHOOSING,
    COLLECTION,
    FLIPPING,
    HAND,
    LATE,
    OFFERING,
    PLAYING,
    SECOND_CARD,
    SPLITTING,
    STEALING,
    TOKENS,
    UP,
    bit,
)
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    ACCEPT,
    CHOOSE,
    EXPAND,
    FLIP,
    ISOLATE,
    METER,
    NOTHING,
    OFFER,
    OFFER_PAIRS,
    PASS,
    REPOSITION,
    REVERSE,
    SECOND,
    SIDED_KINDS,
    SLOT_ADDED_BY,
    SLOT_OWN,
    SLOTS,
    SPLIT,
    SPLIT_NOTHING,
    SPLIT_PAIRS,
    STEAL,
    STOP,
    SUPER,
    pair_index,
)
from squatch.games.sell_me_a_sasquatch.rules.knowledge import Knowledge
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    EXPANDER,
    ISOLATOR,
    KINDS,
    ONE,
    OPTIMETER,
    REPOSITIONER,
    SUPER_REPOSITIONER,
    THINGAMABOBS,
    Kind,
    Pile,
    count,
    kinds_in,
    size,
)

DEAL_SIZE: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=False)
class Choices(Knowledge):
    """A board, and what the seats may do."""

    def fill_legal(self, seat: Seat, codes: Codes) -> None:
        """By phase."""
        phase = self.phase
        if phase == OFFERING:
            self._fill_offers(seat, codes)
        elif phase == PLAYING:
            self._fill_plays(seat, codes)
        elif phase == FLIPPING:
            self._fill_flips(codes)
        elif phase == CHOOSING:
            self._fill_choices(codes)
        elif phase == STEALING:
            self._fill_steals(codes)
        elif phase == SPLITTING:
            self._fill_splits(seat, codes)
        elif phase == SECOND_CARD:
            codes.add(STOP)
            self._fill_targets(seat, SECOND, codes)
        elif phase == LATE:
            codes.add(PASS)
            self._fill_richer(seat, codes)

    # --- deals

    @final
    def _fill_offers(self, seat: Seat, codes: Codes) -> None:
        """Each choice of three hand cards, and of the one of them that will lie face up."""
        hand = self.piles[HAND + seat]
        kinds = kinds_in(hand)
        others = _others(hand)
        for at in range(len(kinds)):
            face = kinds[at]
            self._fill_pairs(hand - ONE[face], kinds, others, OFFER + face * OFFER_PAIRS, codes)

    @final
    def _fill_pairs(
        self, rest: Pile, kinds: "vec[i64]", cards: i64, base: i64, codes: Codes
    ) -> None:
        """Each choice of so many (2, 1 or 0) cards of the rest of a hand of these kinds."""
        if cards == 0:
            codes.add(base + pair_index(NOTHING, NOTHING, NOTHING))
            return
        for at in range(len(kinds)):
            first = kinds[at]
            have = count(rest, first)
            if have == 0:
                continue
            row = base + pair_index(NOTHING, first, 0)
            if cards == 1:
                codes.add(row + NOTHING)
                continue
            if have > 1:
                codes.add(row + first)
            for later in range(at + 1, len(kinds)):
                second = kinds[later]
                if count(rest, second) > 0:
                    codes.add(row + second)

    @final
    def _fill_splits(self, seat: Seat, codes: Codes) -> None:
        """Each choice of three hand cards, of their sides, and of the one that will lie face up."""
        hand = self.piles[HAND + seat]
        others = _others(hand)
        for face in range(SIDED_KINDS):
            if count(hand, face % KINDS) > 0:
                rest = hand - ONE[face % KINDS]
                self._fill_sided_pairs(rest, others, SPLIT + face * SPLIT_PAIRS, codes)

    @final
    def _fill_sided_pairs(self, rest: Pile, cards: i64, base: i64, codes: Codes) -> None:
        if cards == 0:
            codes.add(base + pair_index(SPLIT_NOTHING, SPLIT_NOTHING, SPLIT_NOTHING))
            return
        for first in range(SIDED_KINDS):
            if count(rest, first % KINDS) == 0:
                continue
            if cards == 1:
                codes.add(base + pair_index(SPLIT_NOTHING, first, SPLIT_NOTHING))
                continue
            left = rest - ONE[first % KINDS]
            for second in range(first, SIDED_KINDS):
                if count(left, second % KINDS) > 0:
                    codes.add(base + pair_index(SPLIT_NOTHING, first, second))

    @final
    def _fill_flips(self, codes: Codes) -> None:
        for deal in range(self.seats):
            if self.down(deal, deal) != 0:
                codes.add(FLIP + deal)

    @final
    def _fill_choices(self, codes: Codes) -> None:
        if self.seats == 2:
            codes.add(ACCEPT)
            codes.add(REVERSE)
            return
        for seller in range(self.seats):
            if seller != self.buyer:
                codes.add(CHOOSE + seller)

    # --- the thingamabob window (D9, D10)

    @final
    def _fill_plays(self, seat: Seat, codes: Codes) -> None:
        codes.add(PASS)
        if self.can_play(seat, ISOLATOR):
            self._fill_richer(seat, codes)
        if self.can_play(seat, REPOSITIONER):
            self._fill_targets(seat, REPOSITION, codes)
        if self.can_play(seat, SUPER_REPOSITIONER):
            self._fill_targets(seat, SUPER, codes)
        if self.can_play(seat, EXPANDER):
            self._fill_expansions(seat, codes)
        if self.can_play(seat, OPTIMETER):
            for deal in range(self.seats):
                self._fill_face_down(seat, deal, METER, codes)

    @final
    def _fill_richer(self, seat: Seat, codes: Codes) -> None:
        for other in range(self.seats):
            if self.marks[TOKENS + other] > self.marks[TOKENS + seat]:
                codes.add(ISOLATE + other)

    @final
    def _fill_targets(self, seat: Seat, base: i64, codes: Codes) -> None:
        """Every card that the seat can name in a deal."""
        for deal in range(self.seats):
            up = self.piles[UP + deal]
            if up != 0:
                for kind in range(KINDS):
                    if count(up, kind) > 0:
                        codes.add(base + deal * SLOTS + kind)
            self._fill_face_down(seat, deal, base, codes)

    @final
    def _fill_face_down(self, seat: Seat, deal: Seat, base: i64, codes: Codes) -> None:
        """D10: own face-down cards by their kind, others' by who put them there."""
        base += deal * SLOTS
        own = self.down(deal, seat)
        if own != 0:
            for kind in range(KINDS):
                if count(own, kind) > 0:
                    codes.add(base + SLOT_OWN + kind)
        for by in range(self.seats):
            if by != seat and self.down(deal, by) != 0:
                codes.add(base + SLOT_ADDED_BY + by)

    @final
    def _fill_expansions(self, seat: Seat, codes: Codes) -> None:
        hand = self.piles[HAND + seat]
        for deal in range(self.seats):
            if self.has_deal(deal):
                for kind in range(KINDS):
                    if count(hand, kind) > 0:
                        codes.add(EXPAND + deal * KINDS + kind)

    @final
    def _fill_steals(self, codes: Codes) -> None:
        codes.add(STOP)
        cards = self.piles[COLLECTION + self.victim]
        for kind in range(KINDS):
            if count(cards, kind) > 0:
                codes.add(STEAL + kind)

    # --- what everybody can see

    @final
    def able(self) -> SeatSet:
        """The seats that, as everybody can see, could play something."""
        able: SeatSet = 0
        for seat in range(self.seats):
            if self.piles[COLLECTION + seat] & THINGAMABOBS != 0 and self.can_play_any(seat):
                able |= bit(seat)
        return able

    @final
    def can_play_any(self, seat: Seat) -> bool:
        """Whether a seat can play any of its thingamabobs."""
        for kind in range(ISOLATOR, KINDS):
            if self.can_play(seat, kind):
                return True
        return False

    @final
    def can_play(self, seat: Seat, kind: Kind) -> bool:
        """D9: only what can do something."""
        if count(self.piles[COLLECTION + seat], kind) == 0:
            return False
        if kind == ISOLATOR:
            return self.most_tokens() > self.marks[TOKENS + seat]
        if kind == EXPANDER:
            return self.piles[HAND + seat] != 0
        if kind == OPTIMETER:
            return self.any_face_down()
        return self.any_face_up() or self.any_face_down()

    @final
    def any_face_up(self) -> bool:
        """Whether a face-up card lies in any deal."""
        for deal in range(self.seats):
            if self.piles[UP + deal] != 0:
                return True
        return False

    @final
    def any_face_down(self) -> bool:
        """Whether a face-down card lies in any deal."""
        for deal in range(self.seats):
            for by in range(self.seats):
                if self.down(deal, by) != 0:
                    return True
        return False

    @final
    def has_deal(self, seat: Seat) -> bool:
        """Whether a deal lies in front of this seat."""
        return self.seats == 2 or seat != self.buyer

    @final
    def most_tokens(self) -> i64:
        """The tokens of the leader."""
        most: i64 = 0
        for seat in range(self.seats):
            most = max(most, self.marks[TOKENS + seat])
        return most


def _others(hand: Pile) -> i64:
    """How many cards go into a deal beside the one that will lie face up (D8)."""
    cards = size(hand)
    return (min(DEAL_SIZE, cards)) - 1
