"""What the map of Trailblazers costs: `python benchmarks/maps.py`.

One line an operation, on maps of 3 bases and 27 cards: those laid anywhere, and those in which each
card was the best of sixty for loops. Figures include the call from Python, some 0.05 µs.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from squatch import compiled
from squatch.core.state import Codes
from squatch.games.trailblazers_sasquatch.deck import standard_deck
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE, CARDS
from squatch.games.trailblazers_sasquatch.rules.ground import spot_turn, spot_x, spot_y
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap
from squatch.lab.reference import python_kernel, seconds

PIECES = 30
BASES_AT = (0, 8, 16)
MAPS = 40
TIMES = 50

Placement = tuple[int, int, int, int]


def placements(trail_map: TrailMap, piece: int) -> list[Placement]:
    """All there are for a piece."""
    codes = Codes()
    if piece >= BASE_PIECE:
        trail_map.fill_base_spots(piece - BASE_PIECE, codes, 0)
    else:
        trail_map.fill_card_spots(piece, codes, 0)
    return [(piece, int(spot_x(c)), int(spot_y(c)), int(spot_turn(c))) for c in codes.as_list()]


def laid(random: Random, tries: int) -> TrailMap:
    """A map in which each piece is the one of so many random placements that makes most loops."""
    trail_map = TrailMap(standard_deck().tables)
    deck = random.sample(range(CARDS), CARDS)
    for number in range(PIECES):
        piece = BASE_PIECE + BASES_AT.index(number) if number in BASES_AT else deck.pop()
        spots = placements(trail_map, int(piece))
        chosen = [random.choice(spots) for _try in range(tries)]
        trail_map.lay(*max(chosen, key=lambda spot: trail_map.after(*spot).loop_total))
    return trail_map


def cost(work: Callable[[], object], times: int) -> float:
    """Microseconds that each of so many takes, of the fastest of five runs."""
    fastest = float("inf")
    for _run in range(5):
        start = process_time()
        work()
        fastest = min(fastest, process_time() - start)
    return 1e6 * fastest / times


def cost_of_laying(maps: list[TrailMap], random: Random) -> float:
    """Microseconds of one placement with its loops; the copies are made beforehand."""
    chosen = [
        (trail_map, random.choice(placements(trail_map, random.randrange(int(CARDS)))))
        for trail_map in maps
        for _time in range(TIMES)
    ]
    fastest = float("inf")
    for _run in range(5):
        copies = [(trail_map.clone(), *spot) for trail_map, spot in chosen]
        start = process_time()
        for copy, piece, x, y, turn in copies:
            copy.lay(piece, x, y, turn)
        fastest = min(fastest, process_time() - start)
    return 1e6 * fastest / len(chosen)


def main() -> None:
    """Print the table."""
    random = Random(5)
    kernel = 1e6 * seconds(python_kernel)
    print(f"the map, {'compiled' if compiled() else 'interpreted'}")
    print(f"fixed kernel in Python: {kernel / 1e3:.2f} ms")
    print("maps               loops  value  spots   lay with loops      clone      all placements")
    for name, tries in (("laid anywhere", 1), ("best of sixty", 60)):
        maps = [laid(random, tries) for _map in range(MAPS)]
        codes = Codes()

        def clone(maps: list[TrailMap] = maps) -> None:
            for trail_map in maps:
                for _time in range(TIMES):
                    trail_map.clone()

        def fill(maps: list[TrailMap] = maps, codes: Codes = codes) -> None:
            for trail_map in maps:
                for _time in range(TIMES):
                    codes.clear()
                    trail_map.fill_card_spots(100, codes, 0)

        costs = (
            cost_of_laying(maps, random),
            cost(clone, MAPS * TIMES),
            cost(fill, MAPS * TIMES),
        )
        loops = sum(trail_map.loops for trail_map in maps) / MAPS
        value = sum(trail_map.loop_total for trail_map in maps) / MAPS
        spots = sum(len(placements(trail_map, 100)) for trail_map in maps) / MAPS
        print(
            f"{name:18}{loops:6.1f}{value:7.1f}{spots:7.0f}"
            + "".join(f"{each:8.2f} µs 1/{kernel / each:,.0f}" for each in costs)
        )


if __name__ == "__main__":
    main()
