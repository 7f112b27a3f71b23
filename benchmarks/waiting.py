"""How long a game makes people wait: `python benchmarks/waiting.py [GAME] [--response-ms N]`.

One person among three bots, on the clock of the table alone: every decision of the person takes no
time, so what is left is the time in which programs are waited for. Also how often the person was
asked. Seconds, the median of some games.
"""

import argparse
from statistics import median

from squatch.bots import find_bot
from squatch.core.chance import Fast
from squatch.core.game import Game
from squatch.games import find_game
from squatch.tables import Plan, SeatWish, Table
from squatch.tables.chairs import usual_response_ms
from squatch.tables.lobby import open_table
from squatch.tables.stops import pass_of
from squatch.tables.table import Phase
from squatch.tables.turns import next_due

GAMES = 9
BOT = "instinct"


def opened(game: Game, seed: int, response_ms: int | None) -> Table:
    """A game that has begun: a person, and three bots."""
    wishes = [SeatWish("human"), *(SeatWish("bot", BOT) for _bot in range(3))]
    usual = usual_response_ms(wishes)
    plan = Plan(
        id="table",
        invite="invitation",
        secret=seed.to_bytes(32),
        options=game.options(),
        opened_at=0,
        response_ms=usual if response_ms is None else response_ms,
    )
    table = open_table(game, plan, wishes, "guest", "Robin")
    table.commit(table.begin(), 0)
    return table


def waited(table: Table, chance: Fast) -> tuple[float, int]:
    """Play it: the seconds it takes, and the decisions of the person."""
    bot, game = find_bot(BOT), table.game
    now, asked = 0.0, 0
    while table.phase is Phase.PLAYING:
        due = next_due(table)
        if due is None:
            mine = table.asked[0] and pass_of(table, 0) is None
            seat = 0 if mine else int(table.state.to_act())
            asked += 1
            code = bot.choose(game, table.state.seen(seat), chance)
        else:
            now, seat = max(now, due.at), due.seat
            chosen = due.code
            code = bot.choose(game, table.state.seen(seat), chance) if chosen is None else chosen
        table.commit(table.decide_code(seat, table.asked[seat], code), now)
    return now / 1000, asked


def main() -> None:
    """Print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="bigfootses")
    parser.add_argument("--response-ms", type=int)
    wish = parser.parse_args()
    game = find_game(wish.game)
    games = [
        waited(opened(game, seed, wish.response_ms), Fast(seed)) for seed in range(1, GAMES + 1)
    ]
    seconds, decisions = (median(column) for column in zip(*games, strict=True))
    print(f"{game.id}: {seconds:.0f} s of waiting, {decisions:.0f} decisions of the person")


if __name__ == "__main__":
    main()
