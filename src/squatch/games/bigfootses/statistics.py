"""What a batch of games says about this game: its length, its professions and its cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from statistics import median, quantiles

from squatch.core.game import Statistics
from squatch.core.journal import Journal
from squatch.core.state import State
from squatch.games.bigfootses.deck import BigfootsesDeck
from squatch.games.bigfootses.rules import board
from squatch.games.bigfootses.rules.flow import MOST_ROUNDS
from squatch.games.bigfootses.rules.history import cards_got, cards_played
from squatch.games.bigfootses.rules.piles import count
from squatch.games.bigfootses.rules.turn import Bigfootses


class BigfootsesStatistics(Statistics):
    """Counts over a batch. A shared win counts as a part of one."""

    def __init__(self, deck: BigfootsesDeck) -> None:
        self._deck = deck
        self._rounds: list[int] = []
        self._places: defaultdict[int, float] = defaultdict(
            float
        )  # wins by place in the turn order
        self._seats = 0
        self._jobs: Counter[int] = Counter()  # seats that began with a profession
        self._job_wins: defaultdict[int, float] = defaultdict(float)
        self._held: Counter[int] = Counter()  # games in which somebody held a card
        self._played: Counter[int] = Counter()
        self._players: Counter[int] = Counter()  # seats that played a card
        self._player_wins: defaultdict[int, float] = defaultdict(float)

    def add(self, opening: State, state: State, journal: Journal) -> None:
        """One more game."""
        outcome = state.outcome()
        if outcome is None or not isinstance(opening, Bigfootses):
            return
        if not isinstance(state, Bigfootses):
            return
        seats = int(state.seats)
        self._seats = seats
        first = int(opening.marks[board.ACTIVE])
        # After the last turn there is no other: its number would be that of a round too many.
        self._rounds.append(min(int(state.marks[board.TURN]) // seats + 1, int(MOST_ROUNDS)))
        won = {seat: 1 / len(outcome.winners) for seat in outcome.winners}
        held: set[int] = set()
        played: set[int] = set()
        for seat in range(seats):
            share = won.get(seat, 0.0)
            self._places[(seat - first) % seats] += share
            job = int(opening.marks[board.JOB + seat]) - 1
            self._jobs[job] += 1
            self._job_wins[job] += share
            got = cards_got(journal, seat)
            own = cards_played(journal, seat)
            for kind in range(len(self._deck.thingies)):
                if got[kind] or count(opening.piles, board.HAND + seat, kind):
                    held.add(kind)
                if own[kind]:
                    played.add(kind)
                    self._players[kind] += 1
                    self._player_wins[kind] += share
        self._held.update(held)
        self._played.update(played)

    def report(self) -> dict[str, object]:
        """The figures, by name; shares are from 0 to 1."""
        games = len(self._rounds)
        if games == 0:
            return {}
        fine = quantiles(self._rounds, n=20) if games > 1 else self._rounds * 20
        names = [card.id for card in self._deck.thingies]
        return {
            "rounds_per_game": {"median": median(self._rounds), "p95": round(fine[18], 1)},
            "turn_order_win_share": [
                round(self._places[place] / games, 4) for place in range(self._seats)
            ],
            "profession_win_share": {
                job.id: _share(self._job_wins, self._jobs, number)
                for number, job in enumerate(self._deck.professions)
            },
            "card_played_share": {
                name: _share(self._played, self._held, kind) for kind, name in enumerate(names)
            },
            "card_win_share": {
                name: _share(self._player_wins, self._players, kind)
                for kind, name in enumerate(names)
            },
        }


def _share(part: Mapping[int, float], whole: Counter[int], key: int) -> float | None:
    """A share, or None where there was nothing to share."""
    return round(part.get(key, 0) / whole[key], 4) if whole[key] else None
