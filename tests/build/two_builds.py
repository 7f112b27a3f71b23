"""Print whether the rules run compiled, and a checksum of many games of every registered game.

A thousand games are played to their end in the loop; some more are followed step by step, with
everything every audience is told and has seen, and a deal of it.
"""

import sys

import squatch
from squatch.core.journal import Journal
from squatch.core.playout import Playout, chance_of, fingerprint
from squatch.core.state import State
from squatch.games import games

GAMES, FOLLOWED = 1000, 20


class Checksum:
    """Mixes integers; the order matters."""

    def __init__(self) -> None:
        self.value = 0

    def add(self, *numbers: int) -> None:
        for number in numbers:
            self.value = (self.value * 1_000_003 + number) % (2**61 - 1)


def follow(state: State, seed: int, checksum: Checksum) -> None:
    """Play a game with a journal and mix in all that anybody may see."""
    chance = chance_of(seed, 0)
    while (seat := state.to_act()) >= 0:
        journal = Journal()
        codes = state.legal(seat)
        state.apply(seat, codes[chance.below(len(codes))], chance, journal)
        checksum.add(*codes, state.pending())
        for audience in range(-1, state.seats):
            for row in journal.told(audience).rows():
                checksum.add(*row)
            seen = state.seen(audience)
            checksum.add(*seen.save(), *seen.deal(chance_of(seed, 1)).save())


def main() -> None:
    checksum = Checksum()
    for game in games().values():
        for number in range(GAMES):
            chance = chance_of(7, number)
            state = game.new(game.seats[number % len(game.seats)], chance)
            ended = Playout().run(state, chance)
            checksum.add(ended, fingerprint(state), chance.below(2**31))
        for number in range(FOLLOWED):
            seats = game.seats[number % len(game.seats)]
            follow(game.new(seats, chance_of(11, number)), number, checksum)
    sys.stdout.write(f"{squatch.compiled()} {checksum.value}\n")


if __name__ == "__main__":
    main()
