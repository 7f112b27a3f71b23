"""What an audience has seen, as a typed value, and back.

`view_of` is made of a `seen` state alone, so it cannot tell more; `parse_view` restores that state
exactly. What a screen wants and what follows from the rest (the sum of an encounter and where each
point of it comes from, who has passed, who is at large) is worked out here, so that no rule lives
in the browser. Cards go by their numbers; `books` names them.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from squatch.core.game import View
from squatch.core.state import SPECTATOR
from squatch.games.bigfootses.events import END_REASONS, EndReason
from squatch.games.bigfootses.marks import MARK_NAMES
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules import vocabulary as v
from squatch.games.bigfootses.rules.claims import HANDS, KNOWER, SPECTATORS
from squatch.games.bigfootses.rules.codes import NO_TARGET
from squatch.games.bigfootses.rules.deck import DeckTables
from squatch.games.bigfootses.rules.encounter import points_to_win
from squatch.games.bigfootses.rules.piles import KINDS, count, put
from squatch.games.bigfootses.rules.turn import Bigfootses, restore_game

Situation = Literal[
    "starting",
    "acting",
    "before",
    "after",
    "equipping",
    "ending",
    "restocking",
    "trimming",
    "over",
    "reacting",
    "choosing",
    "discard",
    "give",
    "break",
    "trim",
    "steal-equipment",
    "steal-bigfoot",
    "release",
    "swap-own",
    "swap-theirs",
    "player",
    "may",
    "lift",
    "toss",
    "salvage",
    "profession",
]
SITUATIONS: Final[tuple[Situation, ...]] = get_args(Situation)
WINDOWS: Final = ("starting", "before", "after", "ending", "reacting")

Kinds = tuple[int, ...]


class Point(msgspec.Struct, frozen=True):
    """A part of a sum: which card it comes from (as in `rules/vocabulary.py`), or what else."""

    source: Literal["card", "corral", "played"]
    card: int | None
    amount: int


class Encounter(msgspec.Struct, frozen=True):
    """What is encountered, and the sum: the die has to show `needed`, and more than `failing`.

    `number_points` change the printed number, `skill_points` the skill. `face` is None before the
    roll; `plus` is added to it.
    """

    woods: int
    printed: int
    number: int
    number_points: tuple[Point, ...]
    skill: int
    skill_points: tuple[Point, ...]
    needed: int
    failing: int
    face: int | None
    plus: int


class Frame(msgspec.Struct, frozen=True):
    """A played card that waits to be resolved; the last one of the stack is resolved first."""

    card: int
    seat: int
    target: int | None
    cancelled: bool


class SeatView(msgspec.Struct, frozen=True):
    """A player's place. `hand` is None for everybody but the player."""

    hand: Kinds | None
    hand_size: int
    profession: int
    equipment: Kinds
    slots: int
    corral: Kinds
    points: int
    bigfootses: int
    idle: bool
    passed: bool


class KnownCard(msgspec.Struct, frozen=True):
    """A card that the viewer knows to be in one of these hands."""

    card: int
    hands: tuple[int, ...]


class Memory(msgspec.Struct, frozen=True):
    """What the viewer remembers of hands and of the tops of both piles (None: not known there).

    Once the discard was shuffled also what the pile was made of, and what has left it since.
    """

    hands: tuple[KnownCard, ...]
    public: tuple[KnownCard, ...]  # what everybody knows of hands
    top: tuple[int | None, ...]
    woods_top: tuple[int | None, ...]
    pool: Kinds
    gone: Kinds


class Books(msgspec.Struct, frozen=True):
    """The ids of the cards, by number."""

    thingies: tuple[str, ...]
    woods: tuple[str, ...]
    professions: tuple[str, ...]


class BigfootsesView(View, frozen=True):
    """A game of Bigfootses as an audience has seen it.

    `audience` is the seat, None for a spectator. `woods` is what the Woods pile is made of, as far
    as the viewer can tell, in no order. `asked_about` is whose things a question is about, a pile
    where it is about one. `marks` holds every public number that is not 0, by its name.
    """

    audience: int | None
    situation: Situation
    waiting: tuple[int, ...]
    round: int
    active: int
    actions: int
    can_work: bool
    seats: tuple[SeatView, ...]
    target_points: int
    draw_size: int
    discard: Kinds
    woods_size: int
    woods: Kinds
    woods_discard: Kinds
    at_large: Kinds
    witch: int | None
    unused: Kinds
    encounter: Encounter | None
    stack: tuple[Frame, ...]
    asked_about: int | None
    memory: Memory
    reason: EndReason | None
    books: Books
    marks: dict[str, int]


# --- from what was seen


def view_of(seen: Bigfootses) -> BigfootsesView:
    """The typed form of what an audience has seen."""
    marks = seen.marks
    active = marks[board.ACTIVE]
    situation = SITUATIONS[seen.situation()]
    woods = cards_of(seen, board.WOODS)
    return BigfootsesView(
        audience=None if seen.audience == SPECTATOR else int(seen.audience),
        situation=situation,
        waiting=members(marks[board.WAITING]),
        round=int(marks[board.TURN] // seen.seats),
        active=int(active),
        actions=int(marks[board.ACTIONS]),
        can_work=bool(seen.can_work(active)),
        seats=tuple(_seat_view(seen, seat, situation) for seat in range(seen.seats)),
        target_points=int(points_to_win(seen.seats)),
        draw_size=int(marks[board.DRAW_SIZE]),
        discard=cards_of(seen, board.DISCARD),
        woods_size=len(woods) + sum(kind is not None for kind in _top(seen, board.WOODS_DECK)),
        woods=woods,
        woods_discard=cards_of(seen, board.WOODS_DISCARD),
        at_large=_at_large(seen),
        witch=_less_one(marks[board.WITCH]),
        unused=members(marks[board.UNUSED]),
        encounter=encounter_of(seen),
        stack=tuple(_frame(seen, number) for number in range(marks[board.DEPTH])),
        asked_about=int(marks[board.ASK_FROM]) if marks[board.ASK] else None,
        memory=_memory(seen),
        reason=END_REASONS[marks[board.REASON] - 1] if marks[board.REASON] else None,
        books=books_of(seen.deck),
        marks={_key(at): int(value) for at, value in enumerate(marks) if value != 0},
    )


def books_of(deck: DeckTables) -> Books:
    """The ids of the cards."""
    return Books(tuple(deck.thingie_ids), tuple(deck.woods_ids), tuple(deck.job_ids))


def cards_of(seen: Bigfootses, zone: int) -> Kinds:
    """The cards of a pile, by kind."""
    return tuple(kind for kind in range(KINDS) for _copy in range(count(seen.piles, zone, kind)))


def members(mask: int) -> tuple[int, ...]:
    """The members of a set of bits, ascending.

    >>> members(0b101)
    (0, 2)
    """
    number = int(mask)
    return tuple(at for at in range(number.bit_length()) if number >> at & 1)


def _less_one(number: int) -> int | None:
    return int(number) - 1 if number > 0 else None


def _key(at: int) -> str:
    name, place = MARK_NAMES[at]
    return f"{name}.{place}"


def gear_of(seen: Bigfootses, seat: int) -> Kinds:
    """The equipment of a player, in the order in which it was played."""
    first = board.GEAR + board.MOST_GEAR * seat
    return tuple(int(seen.marks[first + at]) - 1 for at in range(seen.marks[board.GEARS + seat]))


def _seat_view(seen: Bigfootses, seat: int, situation: Situation) -> SeatView:
    marks = seen.marks
    in_window = situation in WINDOWS and marks[board.HAND_SIZE + seat] > 0
    return SeatView(
        hand=cards_of(seen, board.HAND + seat) if seat == seen.audience else None,
        hand_size=int(marks[board.HAND_SIZE + seat]),
        profession=int(marks[board.JOB + seat]) - 1,
        equipment=gear_of(seen, seat),
        slots=int(seen.slots(seat)),
        corral=cards_of(seen, board.CORRAL + seat),
        points=int(marks[board.VP + seat]),
        bigfootses=int(marks[board.BIGFOOTS + seat]),
        idle=marks[board.IDLE + seat] == 1,
        passed=in_window and seat not in members(marks[board.WAITING]),
    )


def _at_large(seen: Bigfootses) -> Kinds:
    if not seen.nothing_to_draw():
        return ()
    return tuple(kind for kind in cards_of(seen, board.WOODS_DISCARD) if seen.at_large(kind))


def _frame(seen: Bigfootses, number: int) -> Frame:
    at = seen.frame(number)
    cells = [int(seen.marks[at + cell]) for cell in range(board.FRAME)]
    target = None if cells[2] == NO_TARGET else cells[2]
    return Frame(cells[0], cells[1], target, cells[3] == board.CANCELLED)


def encounter_of(seen: Bigfootses) -> Encounter | None:
    """The encounter with its sum spelled out."""
    marks = seen.marks
    if marks[board.MET] == 0:
        return None
    seat = marks[board.ACTIVE]
    woods = marks[board.MET] - 1
    skill_points = _points(seen, v.SKILL, seat, marks[board.MET_SKILL])
    corral = seen.corral_bonus(seat)
    if corral:
        skill_points = (Point("corral", None, int(corral)), *skill_points)
    rolled = marks[board.FACE] > 0
    return Encounter(
        woods=int(woods),
        printed=int(seen.deck.numbers[woods]),
        number=int(seen.number(seat)),
        number_points=_points(seen, v.NUMBER, seat, marks[board.MET_NUMBER]),
        skill=int(seen.skill(seat)),
        skill_points=skill_points,
        needed=int(seen.needed(seat)),
        failing=int(seen.failing_face(seat)),
        face=int(seen.face(seat)) if rolled else None,
        plus=int(marks[board.PLUS]),
    )


def _points(seen: Bigfootses, quantity: int, seat: int, played: int) -> tuple[Point, ...]:
    """Where the changes of a quantity come from."""
    marks = seen.marks
    kept = [v.JOB_CARD + marks[board.JOB + seat] - 1, *gear_of(seen, seat)]
    if marks[board.WITCH] > 0:
        kept.append(v.WOODS_CARD + marks[board.WITCH] - 1)
    points = [
        Point("card", int(card), int(seen.changed_by(card, quantity, seat, v.KEPT_SCOPE)))
        for card in kept
    ]
    met = v.WOODS_CARD + marks[board.MET] - 1
    points += [
        Point("card", int(met), int(seen.changed_by(met, quantity, seat, v.MET_SCOPE))),
        Point("corral", None, int(seen.changed_by_corral(quantity, seat))),
        Point("played", None, int(played)),
    ]
    return tuple(point for point in points if point.amount != 0)


def _top(seen: Bigfootses, deck: int) -> tuple[int | None, ...]:
    first = board.TOP + board.MOST_TOP * deck
    kinds = [int(seen.piles[first + at]) for at in range(seen.marks[board.TOP_SIZE + deck])]
    return tuple(None if kind == board.UNKNOWN else kind for kind in kinds)


def _known(seen: Bigfootses, knower: int) -> tuple[KnownCard, ...]:
    return tuple(
        KnownCard(int(claim) % KNOWER // HANDS, members(int(claim) % HANDS))
        for claim in seen.claims
        if int(claim) // KNOWER == knower
    )


def _memory(seen: Bigfootses) -> Memory:
    mine = seen.audience != SPECTATOR
    return Memory(
        hands=_known(seen, int(seen.audience)) if mine else (),
        public=_known(seen, int(SPECTATORS)),
        top=_top(seen, board.THINGIES_DECK),
        woods_top=_top(seen, board.WOODS_DECK),
        pool=cards_of(seen, board.POOL),
        gone=cards_of(seen, board.GONE + seen.audience) if mine else (),
    )


# --- and back


def parse_view(view: BigfootsesView, tables: DeckTables) -> Bigfootses:
    """The state that the view was made of, for the same deck."""
    audience = SPECTATOR if view.audience is None else view.audience
    state = restore_game(
        tables,
        [len(view.seats), audience]
        + [int(x) for x in board.NO_PILES]
        + [view.marks.get(_key(at), 0) for at in range(board.MARKS)],
    )
    for zone, cards in (
        (board.DISCARD, view.discard),
        (board.POOL, view.memory.pool),
        (board.WOODS, view.woods),
        (board.WOODS_DISCARD, view.woods_discard),
    ):
        _lay(state, zone, cards)
    for seat, place in enumerate(view.seats):
        _lay(state, board.CORRAL + seat, place.corral)
        if seat == view.audience:
            _lay(state, board.HAND + seat, place.hand or ())
            _lay(state, board.GONE + seat, view.memory.gone)
    for deck, top in ((0, view.memory.top), (1, view.memory.woods_top)):
        for at, kind in enumerate(top):
            if kind is not None:
                state.piles[board.TOP + board.MOST_TOP * deck + at] = kind
    for knower, claims in ((audience, view.memory.hands), (SPECTATORS, view.memory.public)):
        for known in claims:
            hands = sum(1 << seat for seat in known.hands)
            state.add_claim(int(knower) * KNOWER + known.card * HANDS + hands)
    return state


def _lay(state: Bigfootses, zone: int, cards: Kinds) -> None:
    for kind in cards:
        put(state.piles, zone, kind)
