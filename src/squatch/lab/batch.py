"""Playing many games: who sits where, which chance they get, and what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from squatch.bots import Bot, Random, RandomQuiet
from squatch.bots.random_quiet import SELDOM
from squatch.core.chance import Chance, Fast
from squatch.core.errors import IllegalAction
from squatch.core.game import Deck, Game, Statistics
from squatch.core.journal import Journal
from squatch.core.playout import Playout
from squatch.core.state import NO_SEAT, State

MOST_DECISIONS = 100_000
"""Where a game is broken off and counts as unfinished."""

THOUGHTS = 2**31
"""Added to a game's number it gives the stream of chance that bots think with.

A stream of their own, so that what a bot draws does not change which cards lie in the pile.
"""


class Ending(NamedTuple):
    """What a batch remembers of a game: who sat where, and how it went."""

    rotation: int  # seat s was taken by bot (s + rotation) of the batch's list
    reason: str  # one of the game's end reasons, or UNFINISHED
    winners: tuple[int, ...]  # seats


UNFINISHED = ""


@dataclass
class Tally:
    """What was counted over a batch."""

    endings: Counter[Ending] = field(default_factory=Counter)
    decisions: int = 0
    turns: int | None = 0  # None where the game has no turns
    statistics: Statistics | None = None  # of the game's own


def play_batch(
    game: Game, deck: Deck | None, bots: Sequence[Bot], games: int, seed: int, tally: Tally
) -> Iterator[int]:
    """Play the games one by one into the tally; yields how many are done.

    The deck is the standard one if it is None. With n bots the first n games start from the same
    shuffle, with each bot in each seat once; so do the next n, and so on. Where all bots are the
    same that would teach nothing, and each game has a shuffle of its own.
    """
    players = len(bots)
    rotations = 1 if all(bot is bots[0] for bot in bots) else players
    playout = _playout_for(bots)
    tally.statistics = statistics = game.statistics(deck)
    for number in range(games):
        deal, rotation = divmod(number, rotations)
        chance = Fast(seed, deal)
        state = game.new(players, chance, deck=deck)
        opening = state if statistics is None else state.clone()
        journal = None if statistics is None else Journal()
        if playout is not None:
            playout.run(state, chance, MOST_DECISIONS, journal)
        else:
            seated = [bots[(seat + rotation) % players] for seat in range(players)]
            thoughts = Fast(seed, THOUGHTS + number)
            tally.decisions += play(game, state, seated, chance, thoughts, journal)
        _count(game, state, rotation, tally)
        if statistics is not None and journal is not None:
            statistics.add(opening, state, journal)
        yield number + 1
    if playout is not None:
        tally.decisions += playout.decisions


def _playout_for(bots: Sequence[Bot]) -> Playout | None:
    """Where all play at random, whole games are played in compiled code."""
    if all(isinstance(bot, Random) for bot in bots):
        return Playout()
    if all(isinstance(bot, RandomQuiet) for bot in bots):
        return Playout(SELDOM)
    return None


def play(
    game: Game,
    state: State,
    seated: Sequence[Bot],
    chance: Chance,
    thoughts: Chance,
    journal: Journal | None = None,
) -> int:
    """Play a game to its end, or to MOST_DECISIONS; returns how many decisions it took.

    Nobody is asked where there is only one legal action. Raises IllegalAction when a bot makes
    one up.
    """
    decisions = 0
    while decisions < MOST_DECISIONS and (seat := state.to_act()) != NO_SEAT:
        legal = state.legal(seat)
        code = legal[0]
        if len(legal) > 1:
            code = seated[seat].choose(game, state.seen(seat), thoughts)
            if code not in legal:
                raise IllegalAction(seat, code, state.why_not(seat, code))
        state.step(seat, code, chance, journal)
        decisions += 1
    return decisions


def _count(game: Game, state: State, rotation: int, tally: Tally) -> None:
    outcome = state.outcome()
    if outcome is None:
        tally.endings[Ending(rotation, UNFINISHED, ())] += 1
    else:
        tally.endings[Ending(rotation, outcome.reason, tuple(outcome.winners))] += 1
    turns = game.turns(state)
    tally.turns = None if turns is None or tally.turns is None else tally.turns + turns
