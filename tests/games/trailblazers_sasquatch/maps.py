"""Maps for tests: laid piece by piece as a test says, or at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.trailblazers_sasquatch.slow_loops import Loop, SlowMap
from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.deck import standard_deck
from squatch.games.trailblazers_sasquatch.names import BASES, TRAILS
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, CARDS
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap

DECK = standard_deck()
ROWS = DECK.table()
NUMBERS = {card.id: number for number, card in enumerate(DECK.cards)}
NUMBERS |= {base: int(BASE_PIECE) + number for number, base in enumerate(BASES)}
PLAIN = [
    [n for n, card in enumerate(DECK.cards) if {card.long, *card.short} == {trail}]
    for trail in range(len(TRAILS))
]
LETTERS = {trail[0]: trail for trail in TRAILS}


class Laid(NamedTuple):
    """A piece by its number, its northwest unit square and its quarter turns."""

    piece: int
    x: int
    y: int
    turn: int


def laid(name: str, x: int, y: int, turn: int = 0) -> Laid:
    """A piece by its id: `laid("arch-bff", -1, 0, 1)`, `laid("foot-bike", 0, 0)`."""
    return Laid(NUMBERS[name], x, y, turn)


def map_of(*pieces: Laid) -> TrailMap:
    """A map with these pieces, each of which may be laid."""
    trail_map = TrailMap(DECK.tables)
    for piece in pieces:
        assert trail_map.why_not(*piece) == 0, piece
        trail_map.lay(*piece)
    return trail_map


def spots(trail_map: TrailMap, piece: int, offset: int = 0) -> list[int]:
    """The codes of all placements of a piece."""
    codes = Codes()
    fill(trail_map, piece, codes, offset)
    return codes.as_list()


def fill(trail_map: TrailMap, piece: int, codes: Codes, offset: int = 0) -> None:
    """Fill an empty buffer with them."""
    if piece >= BASE_PIECE:
        trail_map.fill_base_spots(piece - BASE_PIECE, codes, offset)
    else:
        trail_map.fill_card_spots(piece, codes, offset)


def at(piece: int, spot: int) -> Laid:
    """A piece laid at a spot."""
    return Laid(piece, int(spot_x(spot)), int(spot_y(spot)), int(spot_turn(spot)))


def growing(random: Random, pieces: int, tries: int) -> Iterator[tuple[TrailMap, Laid]]:
    """A map after each of its pieces, and the piece.

    The first piece is a base; the others come in between. Most pieces lie at that of so many random
    spots where the loops are worth most, every sixth where they are worth least. Every other map
    has mostly cards of one trail type, so that loops get long.
    """
    trail_map = TrailMap(DECK.tables)
    cards = random.sample(range(int(CARDS)), pieces)
    if random.randrange(2) == 0:
        plain = random.choice(PLAIN)
        cards = [card if random.randrange(6) == 0 else random.choice(plain) for card in cards]
    bases = [int(BASE_PIECE) + base for base in random.sample(range(3), 3)]
    stack = [bases[0], *cards]
    for base in bases[1:]:
        stack.insert(random.randrange(1, len(stack) + 1), base)
    codes = Codes()
    for piece in stack[:pieces]:
        codes.clear()
        fill(trail_map, piece, codes)
        chosen = [at(piece, codes.items[random.randrange(codes.size)]) for _try in range(tries)]
        if tries > 1:
            chosen.sort(key=lambda each: trail_map.after(*each).loop_total)
        placed = chosen[0 if random.randrange(6) == 0 else -1]
        trail_map.lay(*placed)
        yield trail_map, placed


def follow(slow: SlowMap, piece: Laid) -> None:
    """Lay the same piece on a slow map."""
    if piece.piece < BASE_PIECE:
        slow.lay_card(ROWS[piece.piece], piece.x, piece.y, piece.turn)
        return
    base = piece.piece - int(BASE_PIECE)
    sides = [LETTERS[letter] for letter in DECK.sides[base]]
    slow.lay_base(BASES[base], sides, piece.x, piece.y, piece.turn)


def loops_of(trail_map: TrailMap) -> list[Loop]:
    """Its loops as the slow finder tells them."""
    found = []
    for number in range(trail_map.loops):
        end = trail_map.loop_end(number)
        squares = tuple((x, y) for x, y, _entered, _left in trail_map.loop_path(end))
        assert trail_map.loop_value(end) == len(squares)
        found.append(
            Loop(
                BASES[trail_map.loop_base(end)],
                TRAILS[trail_map.loop_trail(end)],
                min(squares, squares[::-1]),
            )
        )
    return sorted(found)
