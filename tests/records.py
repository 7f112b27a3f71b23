"""Whole games as records, one for each rules version: `python tests/records.py sell bigfootses`.

They lie in `fixtures/records/`, are never written again, and show that what people have kept can
still be read, and, under the rules they were played by, still be proven.
"""

from __future__ import annotations

import sys
from pathlib import Path

from recorder import Recorder
from squatch.bots import find_bot
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.core.record import Record
from squatch.core.seal import Seal
from squatch.core.state import NO_SEAT
from squatch.games import find_game

FOLDER = Path(__file__).parent / "fixtures" / "records"
TRIES = 20
PLAYER = "instinct"


def file_of(game: Game) -> Path:
    """Where the record of a game's present rules lies."""
    return FOLDER / f"{game.id}-{game.rules_version}.json"


def played(game: Game, number: int) -> Record:
    """A sealed game of the fewest that can play."""
    seats = game.seats[0]
    seal = Seal(number.to_bytes(32, "big"), tuple(bytes([seat]) * 16 for seat in range(seats)))
    recorder, bot, chance = Recorder(game, seats, seal=seal), find_bot(PLAYER), Fast(number)
    while (seat := int(recorder.state.to_act())) != NO_SEAT:
        recorder.act(seat, bot.choose(game, recorder.state.seen(seat), chance))
    return recorder.record()


def main() -> None:
    """Write the shortest of some games."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:]:
        game = find_game(name)
        with file_of(game).open("xb") as file:
            file.write(min((played(game, number).to_json() for number in range(TRIES)), key=len))


if __name__ == "__main__":
    main()
