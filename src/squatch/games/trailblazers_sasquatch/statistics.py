"""What a batch of games says about this game: who wins, and whether accusations are any good."""

from __future__ import annotations

from squatch.core.game import Statistics
from squatch.core.journal import Journal
from squatch.core.state import State
from squatch.games.trailblazers_sasquatch.rules import board
from squatch.games.trailblazers_sasquatch.rules.deck import BASE_PIECE
from squatch.games.trailblazers_sasquatch.rules.turn import Trailblazers


class TrailblazersStatistics(Statistics):
    """Counts over a batch."""

    def __init__(self) -> None:
        self._games = 0
        self._pieces = 0
        self._loop_points = 0
        self._dealt = 0  # games in which a player held the Sasquatch
        self._wins = 0  # of those, won by the Sasquatch
        self._accusations = 0
        self._right = 0
        self._after_base = 0  # accusations after a turn that placed a base
        self._after_base_wins = 0  # of those, the ones that the tourists went on to win
        self._reveals = 0
        self._reveal_wins = 0  # of those, the ones that the Sasquatch went on to win
        self._alone = 0  # games in which nobody held the Sasquatch
        self._well_done = 0  # of those, won by all

    def add(self, opening: State, state: State, journal: Journal) -> None:
        """One more game."""
        outcome = state.outcome()
        if outcome is None or not isinstance(state, Trailblazers):
            return
        self._games += 1
        self._pieces += int(state.map.laid)
        self._loop_points += int(state.map.loop_total)
        beast = int(state.sasquatch)
        tourists_won = bool(outcome.winners) and beast not in outcome.winners
        if beast != board.ASIDE:
            self._dealt += 1
            self._wins += not tourists_won
        else:
            self._alone += 1
            self._well_done += bool(outcome.winners)
        if state.was_revealed():
            self._reveals += 1
            self._reveal_wins += not tourists_won
        if state.marks[board.ACCUSER]:
            self._accusations += 1
            self._right += state.marks[board.ACCUSED_SEAT] - 1 == beast
            if state.map.piece(state.accused_piece()) >= BASE_PIECE:
                self._after_base += 1
                self._after_base_wins += tourists_won

    def report(self) -> dict[str, object]:
        """The figures, by name; shares are from 0 to 1, None where there was nothing to share."""
        return {
            "sasquatch_win_share": _share(self._wins, self._dealt),
            "accusations_right_share": _share(self._right, self._accusations),
            "accusations_per_game": _share(self._accusations, self._games),
            "accusations_after_base": self._after_base,
            "accusations_after_base_won_share": _share(self._after_base_wins, self._after_base),
            "reveals_per_game": _share(self._reveals, self._games),
            "reveals_won_share": _share(self._reveal_wins, self._reveals),
            "no_sasquatch_win_share": _share(self._well_done, self._alone),
            "pieces_per_game": _share(self._pieces, self._games),
            "loop_points_per_game": _share(self._loop_points, self._games),
        }


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
