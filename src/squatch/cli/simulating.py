"""`squatch simulate`: a batch of games, as a table or as JSON."""

from __future__ import annotations

from pathlib import Path

from squatch.cli.terminal import console, progress, say, table_of, words, write_json
from squatch.games import find_game
from squatch.lab import Estimate, Report, simulate, usual_players


def run(
    name: str,
    players: int | None,
    bots: list[str],
    games: int,
    seed: int,
    deck_file: Path | None,
    json: Path | None,
) -> None:
    """Simulate, print, write."""
    game = find_game(name)
    deck = None if deck_file is None else game.load_deck(deck_file)
    bots = [bot.strip() for bot in bots]
    if players is None:  # one a bot, unless one bot is to fill all seats
        players = len(bots) if len(bots) > 1 else usual_players(game)
    with progress("cli-playing", games) as tell:
        report = simulate(game, players, bots, games, seed, deck=deck, progress=tell)
    if not write_json(report.figures(), json):
        show(report)


def show(report: Report) -> None:
    """Print a report for people."""
    say(
        "cli-simulated",
        game=report.game,
        games=report.games,
        players=report.players,
        seed=report.seed,
        compiled=str(report.compiled).lower(),
        speed=report.games_per_second,
    )
    _show_shares(report)
    _show_seats(report)
    say("cli-length", decisions=report.decisions_per_game)
    if report.turns_per_game is not None:
        say("cli-turns", turns=report.turns_per_game)
    for reason, times in report.end_reasons.items():
        say("cli-ended", reason=reason, games=times)
    if report.unfinished:
        say("cli-unfinished", games=report.unfinished)


def _show_shares(report: Report) -> None:
    table = table_of("cli-bot", "cli-seats", "cli-wins", "cli-interval", "cli-fair")
    for name, wins in report.bot_win_share.items():
        seats = report.bots.count(name)
        fair = _percent(seats / report.players)
        table.add_row(name, str(seats), _percent(wins.mean), _interval(wins), fair)
    console().print(table, "")


def _show_seats(report: Report) -> None:
    table = table_of("cli-seat", "cli-wins", "cli-interval", "cli-utility")
    for seat, wins in enumerate(report.seat_win_share):
        utility = f"{report.seat_utility[seat].mean:+.3f}"
        table.add_row(str(seat + 1), _percent(wins.mean), _interval(wins), utility)
    console().print(table, "")


def _percent(part: float) -> str:
    return words().format("cli-percent", percent=f"{100 * part:.1f}")


def _interval(estimate: Estimate) -> str:
    low, high = f"{100 * estimate.low:.1f}", f"{100 * estimate.high:.1f}"
    return words().format("cli-percent-interval", low=low, high=high)
