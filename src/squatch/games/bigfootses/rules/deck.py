"""The deck as the compiled rules read it: tables of numbers, made by `deck.py` of the game."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from squatch.games.bigfootses.rules.piles import KINDS, put
from squatch.games.bigfootses.rules.vocabulary import (
    CARDS,
    EQUIPMENT,
    ITEM,
    MODIFIER,
    SHENANIGAN,
    TRIGGERS,
    WOODS_CARD,
)

STEP_CELLS = 6  # what, who, number, filter or cards, condition, its number


@final
class DeckTables:
    """What the rules need of a deck.

    `thingies` and `woods` have one list of numbers a kind, in the order of the arguments below;
    `standing` and `steps` are lists of effects a card, cards numbered as in `vocabulary`;
    `programs[card * TRIGGERS + trigger]` is a program, and the last two are those of a battle lost
    (with a creature, with a bigfeature). `least_slots` is the fewest slots for equipment that
    anybody can be left with.
    """

    def __init__(
        self,
        thingies: list[tuple[int, int, int, int, int, int, int, int]],
        woods: list[tuple[int, int, int, int]],
        jobs: int,
        standing: list[list[tuple[int, ...]]],
        programs: list[list[tuple[int, ...]]],
        least_slots: int,
        thingie_ids: list[str],
        woods_ids: list[str],
        job_ids: list[str],
    ) -> None:
        self.thingie_ids: list[str] = thingie_ids  # handed on to views
        self.woods_ids: list[str] = woods_ids
        self.job_ids: list[str] = job_ids
        empty = [0] * 62
        # copies, class, sort, timing, target (0 none, 1 another), what the target needs,
        # classes it answers (a bit each), encounters it fits (a filter)
        self.thingies_copies: vec[i64] = vec[i64]([0, 0])
        self.classes: vec[i64] = vec[i64](empty)
        self.sorts: vec[i64] = vec[i64](empty)
        self.timings: vec[i64] = vec[i64](empty)
        self.targets: vec[i64] = vec[i64](empty)
        self.needs: vec[i64] = vec[i64](empty)
        self.answers: vec[i64] = vec[i64](empty)
        self.fits: vec[i64] = vec[i64](empty)
        for kind in range(len(thingies)):
            copies, class_, sort, timing, target, need, answers, fits = thingies[kind]
            for _copy in range(copies):
                put(self.thingies_copies, 0, i64(kind))
            self.classes[kind] = class_
            self.sorts[kind] = sort
            self.timings[kind] = timing
            self.targets[kind] = target
            self.needs[kind] = need
            self.answers[kind] = answers
            self.fits[kind] = fits
        # copies, class, evasiveness or strength, VP
        self.woods_copies: vec[i64] = vec[i64]([0, 0])
        self.woods_classes: vec[i64] = vec[i64](empty)
        self.numbers: vec[i64] = vec[i64](empty)
        self.points: vec[i64] = vec[i64](empty)
        for kind in range(len(woods)):
            copies, class_, number, points = woods[kind]
            for _copy in range(copies):
                put(self.woods_copies, 0, i64(kind))
            self.woods_classes[kind] = class_
            self.numbers[kind] = number
            self.points[kind] = points
        self.jobs: i64 = jobs
        self.least_slots: i64 = least_slots
        self._fill_standing(standing)
        self._fill_programs(programs)
        self._fill_masks()

    def _fill_standing(self, standing: list[list[tuple[int, ...]]]) -> None:
        """Scope, quantity, amount, filter, per, condition and its number of each effect."""
        cells: list[int] = []
        starts = [0] * 155
        touches = [0] * 154
        for card in range(CARDS):
            for effect in standing[card]:
                cells.extend(effect)
                touches[card] |= 2 ** effect[1]
            starts[card + 1] = len(cells)
        self.standing: vec[i64] = vec[i64](cells)
        self.standing_starts: vec[i64] = vec[i64](starts)
        self.touches: vec[i64] = vec[i64](touches)  # a bit for each quantity a card changes

    def _fill_programs(self, programs: list[list[tuple[int, ...]]]) -> None:
        cells: list[int] = []
        starts: list[int] = []
        for program in programs:
            starts.append(len(cells) // STEP_CELLS)
            for step in program:
                cells.extend(step)
        starts.append(len(cells) // STEP_CELLS)
        self.steps: vec[i64] = vec[i64](cells)
        self.starts: vec[i64] = vec[i64](starts)  # of program card * TRIGGERS + trigger

    def _fill_masks(self) -> None:
        """Kinds of Thingies by class, and of Woods with standing effects, as piles of 3 each."""
        self.equipment: vec[i64] = self._of_class(EQUIPMENT)
        self.playable: vec[i64] = vec[i64]([0, 0])  # everything but equipment
        for class_ in (ITEM, SHENANIGAN, MODIFIER):
            some = self._of_class(class_)
            self.playable[0] += some[0]
            self.playable[1] += some[1]
        self.traits: vec[i64] = vec[i64]([0, 0])
        for kind in range(KINDS):
            if self.touches[WOODS_CARD + kind] != 0:
                for _copy in range(3):
                    put(self.traits, 0, kind)

    def _of_class(self, class_: i64) -> "vec[i64]":
        kinds = vec[i64]([0, 0])
        for kind in range(KINDS):
            if self.classes[kind] == class_:
                for _copy in range(3):
                    put(kinds, 0, kind)
        return kinds

    def start(self, card: i64, trigger: i64) -> i64:
        """The number of the first step of a program."""
        return self.starts[card * TRIGGERS + trigger]

    def end(self, card: i64, trigger: i64) -> i64:
        """The number of the step after its last one."""
        return self.starts[card * TRIGGERS + trigger + 1]
