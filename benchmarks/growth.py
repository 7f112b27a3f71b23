"""How the cost of a game grows with its work: `python benchmarks/growth.py [GAME]`.

One line a number of players: what a random game takes, and what a decision of it takes. If the last
column stays level, a decision costs the same however many sit at the table.
"""

import sys

from squatch import compiled
from squatch.games import find_game
from squatch.lab.bench import random_speed
from squatch.lab.reference import python_kernel, seconds


def main(name: str) -> None:
    """Print the table."""
    game = find_game(name)
    print(f"{game.id}, {'compiled' if compiled() else 'interpreted'}")
    print(f"fixed kernel in Python: {1e3 * seconds(python_kernel):.2f} ms")
    print("players     games/s  decisions/s  decisions/game  ns/decision")
    for players in game.seats:
        speed = random_speed(game, players)
        print(
            f"{players:7}{speed.games_per_second:12,.0f}{speed.decisions_per_second:13,.0f}"
            f"{speed.decisions_per_second / speed.games_per_second:16.1f}"
            f"{1e9 / speed.decisions_per_second:13.0f}"
        )


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sell-me-a-sasquatch")
