"""One number for many games: equal wherever the rules, chance and dealing are equal.

`python tests/checksums.py` prints two for each number of players as JSON, after FEW games and after
all; with `few` as argument only the first. They are of whichever build is in use, with
`SQUATCH_PURE=1` of the sources. They stand in `fixtures/checksums.json`; where they change on
purpose, so does the rules version of the game, or the stream of `Fast`.
"""

from __future__ import annotations

import hashlib
import json
import sys

import squatch
from squatch.core.chance import Fast
from squatch.core.conformance.trial import RASHNESS
from squatch.core.game import Game
from squatch.core.playout import Playout, fingerprint
from squatch.games import games

GAMES = 1000
FEW = 40
EARLY = 40  # decisions
LATE = 160


def checksums_of(game: Game, seats: int, most: int) -> list[str]:
    """Of random games, cut off after LATE more: a world dealt early, one late, and the end."""
    player = Playout(RASHNESS)
    digest = hashlib.blake2b(digest_size=16)
    sums = []
    for number in range(most):
        chance = Fast(seats, number)
        state = game.new(seats, chance)
        player.run(state, chance, EARLY)
        audience = number % (seats + 1) - 1
        _fold(digest, fingerprint(state.seen(audience).deal(chance)))
        player.run(state, chance, LATE)
        _fold(digest, fingerprint(state.seen(audience).deal(chance)))
        _fold(digest, fingerprint(state))
        _fold(digest, player.decisions)
        if number + 1 in {FEW, GAMES}:
            sums.append(digest.hexdigest())
    return sums


def _fold(digest: hashlib.blake2b, number: int) -> None:
    digest.update(int(number).to_bytes(8, "little"))


def checksums(most: int) -> dict[str, dict[str, list[str]]]:
    """By game and number of seats."""
    return {
        game.id: {str(seats): checksums_of(game, seats, most) for seats in game.seats}
        for game in games().values()
    }


def main() -> None:
    """Print them, and on stderr which build they are of."""
    most = FEW if sys.argv[1:] == ["few"] else GAMES
    sys.stdout.write(json.dumps(checksums(most), indent=2) + "\n")
    sys.stderr.write("compiled\n" if squatch.compiled() else "interpreted\n")


if __name__ == "__main__":
    main()
