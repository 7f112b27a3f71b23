"""What a world costs to deal before and after the discard pile was shuffled.

`python benchmarks/reshuffles.py`: after a reshuffle a seat knows more about where cards may lie,
and `deal` has to respect it.
"""

from squatch.core.chance import Fast
from squatch.core.playout import Playout
from squatch.core.state import State
from squatch.games.sell_me_a_sasquatch import GAME
from squatch.lab.reference import seconds

POSITIONS = 200
ROUNDS = 20


def positions(players: int, *, shuffled: bool) -> list[State]:
    """What a seat has seen in the middle of random games, before or after a reshuffle."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        number += 1
        chance = Fast(3, number)
        state = GAME.new(players, chance)
        Playout().run(state, chance, number % 150)
        if state.pending() and bool(state.shuffled) == shuffled:
            found.append(state.seen(state.to_act()))
    return found


def deal_all(seen: list[State]) -> None:
    """Deal worlds from all of them, again and again."""
    chance = Fast(1)
    for _round in range(ROUNDS):
        for one in seen:
            one.deal(chance)


if __name__ == "__main__":
    print("players  before a reshuffle  after one   (µs a world)")
    for players in (3, 4, 6):
        before, after = (
            1e6 * seconds(lambda seen=seen: deal_all(seen)) / (ROUNDS * POSITIONS)  # type: ignore[misc]
            for seen in (
                positions(players, shuffled=False),
                positions(players, shuffled=True),
            )
        )
        print(f"{players:7}{before:20.2f}{after:11.2f}")
