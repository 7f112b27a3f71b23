"""Why an action is refused: its own sentence for each kind of wrong action, as a message id.

It tells a seat nothing that it could not work out from what it has seen.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from squatch.core.errors import Message
from squatch.core.state import NOT_YOUR_DECISION, Seat
from squatch.games.sell_me_a_sasquatch.rules.board import (
    CHOOSING,
    COLLECTION,
    FLIPPING,
    HAND,
    LATE,
    MOST_SEATS,
    OFFERING,
    OVER,
    PLAYING,
    SECOND_CARD,
    SPLITTING,
    STEALING,
)
from squatch.games.sell_me_a_sasquatch.rules.choices import DEAL_SIZE, Choices
from squatch.games.sell_me_a_sasquatch.rules.codes import (
    CHOOSE,
    EXPAND,
    FLIP,
    ISOLATE,
    METER,
    OFFER,
    REPOSITION,
    SECOND,
    SLOT_ADDED_BY,
    SLOT_OWN,
    SLOTS,
    SPLIT,
    SPLIT_FIRST,
    SPLIT_NOTHING,
    SPLIT_PAIRS,
    SPLIT_SECOND,
    STEAL,
    SUPER,
    TARGETS,
    offer_cards,
    split_face,
)
from squatch.games.sell_me_a_sasquatch.rules.piles import (
    EXPANDER,
    ISOLATOR,
    KINDS,
    ONE,
    OPTIMETER,
    REPOSITIONER,
    SUPER_REPOSITIONER,
    Kind,
    Pile,
    count,
    size,
)

ALREADY_FACE_UP: Final = "refused-already-face-up"
ALREADY_OFFERED: Final = "refused-already-offered"
ALREADY_PASSED: Final = "refused-already-passed"
CARD_NOT_IN_HAND: Final = "refused-card-not-in-hand"
EXPANDER_NOT_IN_HAND: Final = "refused-expander-not-in-hand"
GAME_OVER: Final = "refused-game-over"
NAME_YOUR_OWN: Final = "refused-name-your-own"
NO_DEAL_THERE: Final = "refused-no-deal-there"
NO_SUCH_PLAYER: Final = "refused-no-such-player"
NO_THINGAMABOB: Final = "refused-no-thingamabob"
NOT_A_SELLER: Final = "refused-not-a-seller"
NOT_IN_COLLECTION: Final = "refused-not-in-collection"
NOT_IN_DEAL: Final = "refused-not-in-deal"
NOT_RICHER: Final = "refused-not-richer"
NOT_YOURS_IN_DEAL: Final = "refused-not-yours-in-deal"
NOTHING_FACE_DOWN: Final = "refused-nothing-face-down"
NOTHING_TO_FLIP: Final = "refused-nothing-to-flip"
NOTHING_TO_PLAY: Final = "refused-nothing-to-play"
TOO_FEW_CARDS: Final = "refused-too-few-cards"  # parameter: count

# An action of another phase: what is asked instead, by phase.
NOT_NOW: Final = (
    "refused-not-now-offering",
    "refused-not-now-splitting",
    "refused-not-now-flipping",
    "refused-not-now-playing",
    "refused-not-now-second-card",
    "refused-not-now-choosing",
    "refused-not-now-stealing",
    "refused-not-now-late",
)
NOT_NOW_CHOOSING_TWO: Final = "refused-not-now-choosing-two"


@mypyc_attr(allow_interpreted_subclasses=False)
class Refusals(Choices):
    """A board, what the seats may do, and why they may not do the rest."""

    def why_not(self, seat: Seat, code: i64) -> Message:
        """By phase; only for a code that is not legal now."""
        if (self.waiting >> seat) & 1 == 0:
            return Message(self._why_not_asked(seat))
        phase = self.phase
        if phase == OFFERING and OFFER <= code < SPLIT:
            return self._why_not_these(seat, offer_cards(code))
        if phase == SPLITTING and SPLIT <= code < FLIP:
            return self._why_not_these(seat, split_cards(code))
        return Message(self._why_not(seat, code))

    @final
    def _why_not_asked(self, seat: Seat) -> str:
        phase = self.phase
        if phase == OVER:
            return GAME_OVER
        if phase == OFFERING and self.down(seat, seat) != 0:
            return ALREADY_OFFERED
        if phase == PLAYING:
            return ALREADY_PASSED if self.can_play_any(seat) else NOTHING_TO_PLAY
        if phase == LATE:
            return ALREADY_PASSED if self.can_play(seat, ISOLATOR) else NOTHING_TO_PLAY
        return NOT_YOUR_DECISION

    @final
    def _why_not_these(self, seat: Seat, cards: Pile) -> Message:
        """Cards that are not held, or fewer than a deal must have (D8)."""
        hand = self.piles[HAND + seat]
        for kind in range(KINDS):
            if count(cards, kind) > count(hand, kind):
                return Message(CARD_NOT_IN_HAND)
        return Message(TOO_FEW_CARDS, {"count": int(min(DEAL_SIZE, size(hand)))})

    @final
    def _why_not(self, seat: Seat, code: i64) -> str:  # noqa: PLR0911 - one return a phase
        phase = self.phase
        if phase == FLIPPING and FLIP <= code < ISOLATE:
            return self._why_not_flip(code - FLIP)
        if phase == PLAYING and ISOLATE <= code < SECOND:
            return self._why_not_play(seat, code)
        if phase == LATE and ISOLATE <= code < REPOSITION:
            return self._why_not_isolate(seat, code - ISOLATE)
        if phase == SECOND_CARD and SECOND <= code < SECOND + TARGETS:
            return self._why_not_target(seat, code - SECOND)
        if phase == CHOOSING and self.seats == 2:
            return NOT_NOW_CHOOSING_TWO
        if phase == CHOOSING and CHOOSE <= code < CHOOSE + MOST_SEATS:
            return NO_SUCH_PLAYER if code - CHOOSE >= self.seats else NOT_A_SELLER
        if phase == STEALING and STEAL <= code < STEAL + KINDS:
            return NOT_IN_COLLECTION
        return NOT_NOW[phase]

    @final
    def _why_not_flip(self, deal: Seat) -> str:
        return self._why_no_deal(deal) or NOTHING_TO_FLIP

    @final
    def _why_not_play(self, seat: Seat, code: i64) -> str:  # noqa: PLR0911 - one return a card
        if count(self.piles[COLLECTION + seat], played_kind(code)) == 0:
            return NO_THINGAMABOB
        if code < REPOSITION:
            return self._why_not_isolate(seat, code - ISOLATE)
        if code < SUPER:
            return self._why_not_target(seat, code - REPOSITION)
        if code < EXPAND:
            return self._why_not_target(seat, code - SUPER)
        if code < METER:
            return self._why_no_deal((code - EXPAND) // KINDS) or EXPANDER_NOT_IN_HAND
        if (code - METER) % SLOTS < SLOT_OWN:
            return ALREADY_FACE_UP
        return self._why_not_target(seat, code - METER)

    @final
    def _why_not_isolate(self, seat: Seat, victim: Seat) -> str:
        if count(self.piles[COLLECTION + seat], ISOLATOR) == 0:
            return NO_THINGAMABOB
        return NO_SUCH_PLAYER if victim >= self.seats else NOT_RICHER

    @final
    def _why_not_target(self, seat: Seat, target: i64) -> str:
        """D10: what may be named in a deal."""
        problem = self._why_no_deal(target // SLOTS)
        if problem:
            return problem
        slot = target % SLOTS
        if slot < SLOT_OWN:
            return NOT_IN_DEAL
        if slot < SLOT_ADDED_BY:
            return NOT_YOURS_IN_DEAL
        by = slot - SLOT_ADDED_BY
        if by >= self.seats:
            return NO_SUCH_PLAYER
        return NAME_YOUR_OWN if by == seat else NOTHING_FACE_DOWN

    @final
    def _why_no_deal(self, deal: Seat) -> str:
        """The problem with naming a deal, or ""."""
        if deal >= self.seats:
            return NO_SUCH_PLAYER
        return "" if self.has_deal(deal) else NO_DEAL_THERE


def played_kind(code: i64) -> Kind:
    """The thingamabob that a code from ISOLATE up to SECOND plays."""
    if code < REPOSITION:
        return ISOLATOR
    if code < SUPER:
        return REPOSITIONER
    if code < EXPAND:
        return SUPER_REPOSITIONER
    return EXPANDER if code < METER else OPTIMETER


def split_cards(code: i64) -> Pile:
    """All cards of a split, of both sides."""
    pair = (code - SPLIT) % SPLIT_PAIRS
    cards = ONE[split_face(code) % KINDS]
    for sided_kind in (SPLIT_FIRST[pair], SPLIT_SECOND[pair]):
        if sided_kind != SPLIT_NOTHING:
            cards += ONE[sided_kind % KINDS]
    return cards
