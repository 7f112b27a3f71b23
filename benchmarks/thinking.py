"""How long bots think: `python benchmarks/thinking.py [GAME]`, microseconds a decision.

Only decisions with a choice count; the positions are those of games between bots of the same name.
"""

import sys
from statistics import mean, median
from time import process_time

from squatch import compiled
from squatch.bots import Bot, bots
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.core.state import NO_SEAT
from squatch.games import find_game

DECISIONS = 400


def thinking_times(game: Game, players: int, bot: Bot, number: int) -> list[float]:
    """Seconds that so many decisions took."""
    times: list[float] = []
    thoughts = Fast(1)
    games = 0
    while len(times) < number:
        chance = Fast(4, games)
        state = game.new(players, chance)
        games += 1
        while (seat := state.to_act()) != NO_SEAT:
            legal = state.legal(seat)
            code = legal[0]
            if len(legal) > 1:
                seen = state.seen(seat)
                start = process_time()
                code = bot.choose(game, seen, thoughts)
                times.append(process_time() - start)
            state.step(seat, code, chance, None)
    return times


def main(name: str) -> None:
    """Print the table."""
    game = find_game(name)
    print(f"{game.id}, {'compiled' if compiled() else 'interpreted'}")
    print("bot        players  median µs    mean µs")
    for bot in bots().values():
        for players in (game.seats[0], min(4, game.seats[-1]), game.seats[-1]):
            number = DECISIONS // 10 if bot.name == "sampler" else DECISIONS
            times = thinking_times(game, players, bot, number)
            print(f"{bot.name:10}{players:8}{1e6 * median(times):11.0f}{1e6 * mean(times):11.0f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sell-me-a-sasquatch")
