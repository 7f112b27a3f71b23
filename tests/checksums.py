"""One number for a thousand games: equal wherever the rules, chance and dealing are equal.

`python tests/checksums.py` prints them as JSON, of whichever build is in use; with `SQUATCH_PURE=1`
of the sources. They stand in `fixtures/checksums.json`; where they change on purpose, so does the
rules version of the game, or the stream of `Fast`.
"""

from __future__ import annotations

import hashlib
import json
import sys

import squatch
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.core.playout import Playout, fingerprint
from squatch.games import games

GAMES = 1000
EARLY = 40  # decisions


def checksum(game: Game, seats: int) -> str:
    """Of a thousand random games: a world dealt early in each, one dealt late, and its end."""
    player = Playout()
    digest = hashlib.blake2b(digest_size=16)
    for number in range(GAMES):
        chance = Fast(seats, number)
        state = game.new(seats, chance)
        player.run(state, chance, EARLY)
        audience = number % (seats + 1) - 1
        _fold(digest, fingerprint(state.seen(audience).deal(chance)))
        player.run(state, chance)
        _fold(digest, fingerprint(state.seen(audience).deal(chance)))
        _fold(digest, fingerprint(state))
    _fold(digest, player.decisions)
    return digest.hexdigest()


def _fold(digest: hashlib.blake2b, number: int) -> None:
    digest.update(int(number).to_bytes(8, "little"))


def checksums() -> dict[str, dict[str, str]]:
    """By game and number of seats."""
    return {
        game.id: {str(seats): checksum(game, seats) for seats in game.seats}
        for game in games().values()
    }


def main() -> None:
    """Print them, and on stderr which build they are of."""
    sys.stdout.write(json.dumps(checksums(), indent=2) + "\n")
    sys.stderr.write("compiled\n" if squatch.compiled() else "interpreted\n")


if __name__ == "__main__":
    main()
