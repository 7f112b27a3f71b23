"""The map: where a piece may lie, what it makes and breaks, and copies of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.trailblazers_sasquatch.maps import (
    DECK,
    NUMBERS,
    Laid,
    at,
    follow,
    growing,
    laid,
    loops_of,
    map_of,
    spots,
)
from games.trailblazers_sasquatch.slow_loops import Loop, SlowMap
from squatch.games.trailblazers_sasquatch.rules import map as rules
from squatch.games.trailblazers_sasquatch.rules.ground import MOST, spot_of
from squatch.games.trailblazers_sasquatch.rules.loops import new_loops
from squatch.games.trailblazers_sasquatch.rules.map import TrailMap, restore_map
from squatch.games.trailblazers_sasquatch.rules.shapes import face_of

BASE = laid("foot-bike", 0, 0)  # foot in the north and east, bike in the south and west


class TestWorkedCases:
    @pytest.mark.parametrize(("card", "value"), [("arch-bff", 2), ("arch-wff", 0)])
    def test_case_1_the_long_trail_joins_both_ends_of_a_side(self, card: str, value: int) -> None:
        assert map_of(BASE, laid(card, -1, 0, 1)).loop_total == value

    def test_case_2_covering_half_a_card_breaks_its_loop_and_leaves_the_other_half(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1))
        upper = trail_map.face_at(-1, 0)
        trail_map.lay(*laid("arch-www", -1, 1, 1))
        assert trail_map.loops == 0
        assert trail_map.face_at(-1, 0) == upper
        assert [trail_map.owner_at(-1, row) for row in range(3)] == [1, 2, 2]

    def test_case_3_a_square_that_a_loop_crosses_itself_on_counts_twice(self) -> None:
        trail_map = map_of(
            BASE,
            laid("hook-left-bbb", -1, 0, 1),
            laid("arch-bff", -2, -1, 2),
            laid("zigzag-left-ffb", -3, 0),
        )
        assert loops_of(trail_map) == [
            Loop(
                "foot-bike",
                "bike",
                ((-1, 0), (-2, 0), (-2, -1), (-1, -1), (-1, 0), (-1, 1)),
            )
        ]
        assert trail_map.loop_value(trail_map.loop_end(0)) == 6

    def test_case_4_a_trail_that_enters_another_base_is_no_loop(self) -> None:
        trail_map = map_of(BASE, laid("straight-fff", 2, 0), laid("water-foot", 4, 0))
        assert trail_map.end_trail(2 * 8 + 6) == trail_map.end_trail(2)  # what is joined is foot
        assert trail_map.loops == 0

    def test_case_9_the_figures_card_may_not_be_covered(self) -> None:
        trail_map = map_of(BASE, laid("arch-www", 2, 0), laid("arch-www", 4, 0))
        trail_map.stand(1)
        for wholly_or_partly in (laid("arch-bbb", 2, 0), laid("arch-bbb", 3, 0, 1)):
            assert trail_map.why_not(*wholly_or_partly) == rules.COVERS_FIGURE
            assert wholly_or_partly not in placements(trail_map, wholly_or_partly.piece)
        assert trail_map.why_not(*laid("water-foot", 3, -1)) == rules.COVERS_FIGURE
        assert trail_map.why_not(*laid("arch-bbb", 4, 0)) == rules.FITS

    def test_case_9_the_half_of_it_that_is_to_be_seen_may_not_be_covered(self) -> None:
        trail_map = map_of(BASE, laid("arch-www", 2, 0), laid("arch-www", 3, 0))
        trail_map.stand(1)
        assert trail_map.why_not(*laid("arch-bbb", 2, 0, 1)) == rules.COVERS_FIGURE
        assert trail_map.why_not(*laid("arch-bbb", 3, 0)) == rules.FITS


def placements(trail_map: TrailMap, piece: int) -> list[Laid]:
    return [at(piece, spot) for spot in spots(trail_map, piece)]


class TestPlacement:
    def test_t5_the_first_base_lies_at_the_origin(self) -> None:
        trail_map = TrailMap(DECK.tables)
        assert placements(trail_map, BASE.piece) == [BASE._replace(turn=turn) for turn in range(4)]
        assert trail_map.why_not(*laid("foot-bike", 1, 0)) == rules.FLOATING
        assert spots(trail_map, NUMBERS["arch-fff"]) == []
        assert trail_map.why_not(*laid("arch-fff", 0, 0)) == rules.FLOATING

    def test_on_a_lone_base_a_card_lies_along_it_or_away_from_it(self) -> None:
        # lying: two beside each row at either end, three above and three below; standing the same
        assert len(spots(map_of(BASE), NUMBERS["arch-fff"])) == 4 * (2 + 2 + 3 + 3)

    def test_corners_do_not_touch(self) -> None:
        assert map_of(BASE).why_not(*laid("arch-fff", 2, 2)) == rules.FLOATING
        assert map_of(BASE).why_not(*laid("arch-fff", 1, 2)) == rules.FITS

    def test_a_base_is_never_covered(self) -> None:
        assert map_of(BASE).why_not(*laid("arch-fff", -1, 0)) == rules.COVERS_BASE
        assert map_of(BASE).why_not(*laid("water-foot", 1, 1)) == rules.COVERS_BASE

    def test_a_base_may_cover_cards(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1), laid("water-foot", -2, 1))
        assert trail_map.loops == 0
        assert trail_map.owner_at(-1, 1) == 2
        assert trail_map.owner_at(-1, 0) == 1

    def test_t13_turns_that_look_the_same_are_one(self) -> None:
        trail_map = map_of(BASE)
        symmetric = spots(trail_map, NUMBERS["straight-fbb"])
        assert {spot % 4 for spot in symmetric} == {0, 1}
        assert 2 * len(symmetric) == len(spots(trail_map, NUMBERS["hook-left-fbb"]))
        same = laid("straight-fbb", 2, 0, 2)
        assert trail_map.why_not(*same) == rules.SAME_AS_ANOTHER_TURN
        assert trail_map.why_not(*same._replace(turn=0)) == rules.FITS
        # its short trails differ, so half a turn changes it
        assert trail_map.why_not(*laid("hook-left-fbb", 2, 0, 2)) == rules.FITS

    @pytest.mark.parametrize(("across", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
    def test_t13_nothing_lies_farther_than_63(self, across: int, down: int) -> None:
        trail_map = map_of(BASE)
        turn = 1 if across == 0 else 0
        card = NUMBERS["straight-fff"]
        for distance in range(2, MOST):
            piece = Laid(card, across * distance, down * distance, turn)
            assert trail_map.why_not(*piece) == rules.FITS
            trail_map.lay(*piece)
        last = Laid(card, across * MOST, down * MOST, turn)
        backwards = across + down < 0
        assert trail_map.why_not(*last) == (rules.FITS if backwards else rules.TOO_FAR)
        beyond = Laid(card, across * (MOST + 1), down * (MOST + 1), turn)
        assert trail_map.why_not(*beyond) == rules.TOO_FAR
        assert placements(trail_map, card) == brute_force(trail_map, card)
        assert placements(trail_map, NUMBERS["water-foot"]) == brute_force(
            trail_map, NUMBERS["water-foot"]
        )

    def test_codes_begin_at_the_offset(self) -> None:
        trail_map = map_of(BASE)
        for piece in (NUMBERS["arch-fff"], NUMBERS["water-foot"]):
            assert spots(trail_map, piece, 500) == [500 + spot for spot in spots(trail_map, piece)]


class TestFaces:
    def test_a_card_is_turned_clockwise(self) -> None:
        # long from the west through the first square, then to the north of the second
        first, second = face_of(0, 2, 0), face_of(2, 0, 1)
        card = NUMBERS["hook-left-fwb"]
        faces = [map_of(BASE, Laid(card, 2, 0, turn)) for turn in range(4)]
        assert (faces[0].face_at(2, 0), faces[0].face_at(3, 0)) == (first, second)
        # its first square above: north with south is foot now; below the bend leads to the east
        assert (faces[1].face_at(2, 0), faces[1].face_at(2, 1)) == (
            face_of(0, 0, 2),
            face_of(1, 0, 1),
        )
        assert (faces[2].face_at(3, 0), faces[2].face_at(2, 0)) == (first, face_of(2, 1, 0))
        assert (faces[3].face_at(2, 1), faces[3].face_at(2, 0)) == (
            face_of(0, 0, 2),
            face_of(1, 1, 0),
        )

    @pytest.mark.parametrize("turn", range(4))
    def test_the_sides_of_a_base_turn_clockwise(self, turn: int) -> None:
        trail_map = map_of(BASE._replace(turn=turn))
        types = "ffbb"
        after = types[4 - turn :] + types[: 4 - turn]
        assert [int(trail_map.end_trail(end)) for end in range(8)] == [
            "fbw".index(letter) for letter in after for _end in range(2)
        ]

    def test_outside_there_is_nothing(self) -> None:
        trail_map = map_of(BASE)
        for x, y in ((0, 0), (5, 5), (60, -60), (-1000, 1000)):
            assert trail_map.face_at(x, y) == -1
        assert trail_map.owner_at(0, 0) == 0
        assert trail_map.owner_at(60, -60) == -1


class TestLoops:
    def test_between_two_sides_of_one_type(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 2), laid("zigzag-left-ffb", -1, 0, 1))
        assert loops_of(trail_map) == [Loop("foot-bike", "bike", ((-1, 1), (-1, 2), (0, 2)))]

    def test_a_trail_into_a_side_of_the_other_type_is_no_loop(self) -> None:
        # from the west, which is bike, around the corner into the north, which is foot
        pieces = (laid("zigzag-left-bbb", -1, -1, 1), laid("arch-bbb", 0, -2, 1))
        assert map_of(BASE, *pieces).loops == 0

    def test_a_base_may_have_several(self) -> None:
        trail_map = map_of(
            BASE,
            laid("arch-bff", -1, 0, 1),
            laid("arch-bff", 0, 2),
            laid("arch-fbb", 0, -1, 2),
            laid("arch-fbb", 2, 0, 3),
        )
        assert trail_map.loops == trail_map.loops_of_base(0) == 4
        assert trail_map.loops_of_base(1) == 0
        assert trail_map.loop_total == 8
        assert [trail_map.loop_end(number) for number in range(5)] == [0, 2, 4, 6, -1]
        assert [trail_map.loop_trail(trail_map.loop_end(number)) for number in range(4)] == [
            0,
            0,
            1,
            1,
        ]

    def test_what_a_placement_makes_and_breaks(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1), laid("arch-bff", 0, 2, 1))
        after = trail_map.after(*laid("arch-www", -1, 1, 1))
        assert new_loops(trail_map, after) == []
        assert new_loops(after, trail_map) == [6]
        better = trail_map.after(*laid("arch-bff", 0, 2))
        assert new_loops(trail_map, better) == [4]
        assert new_loops(better, trail_map) == []
        assert trail_map.loops == 1

    def test_the_path_tells_sides(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1))
        assert trail_map.loop_path(6) == [(-1, 0, 1, 2), (-1, 1, 0, 1)]


class TestFigure:
    def test_t7_corners_do_not_touch_a_base(self) -> None:
        trail_map = map_of(
            BASE, laid("arch-www", 2, 1), laid("arch-www", 2, 2), laid("arch-www", 1, 3)
        )
        assert [trail_map.touches_base(piece) for piece in range(4)] == [True, True, False, False]

    def test_t7_half_a_card_touches(self) -> None:
        trail_map = map_of(BASE, laid("arch-www", 1, 2), laid("arch-www", 2, 2, 1))
        assert trail_map.touches_base(1)
        assert not trail_map.touches_base(2)

    def test_a_base_laid_later_touches_what_was_there(self) -> None:
        trail_map = map_of(BASE, laid("arch-www", 2, 0), laid("arch-www", 4, 0))
        assert not trail_map.touches_base(2)
        trail_map.lay(*laid("water-foot", 4, 1))
        assert trail_map.touches_base(2)

    def test_a_loop_through_its_card_catches_it(self) -> None:
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1), laid("arch-www", -1, -1))
        trail_map.stand(2)
        assert not trail_map.caught()
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1))
        trail_map.stand(1)
        assert trail_map.caught()

    def test_a_loop_over_what_covers_its_card_does_not_catch_it(self) -> None:
        trail_map = map_of(BASE, laid("straight-www", -2, 0), laid("arch-bff", -1, 0, 1))
        trail_map.stand(1)
        assert trail_map.loops == 1
        assert not trail_map.caught()

    def test_t10_a_loop_of_its_base_catches_it(self) -> None:
        trail_map = map_of(BASE, laid("water-foot", 2, 0), laid("arch-bff", -1, 0, 1))
        trail_map.stand(1)
        assert not trail_map.caught()
        trail_map = map_of(BASE, laid("arch-bff", -1, 0, 1))
        trail_map.stand(0)
        assert trail_map.caught()


def brute_force(trail_map: TrailMap, piece: int) -> list[Laid]:
    """All placements, by asking for each one near what is laid."""
    columns = range(int(trail_map.west) - 3, int(trail_map.east) + 4)
    rows = range(int(trail_map.north) - 3, int(trail_map.south) + 4)
    return [
        Laid(piece, x, y, turn)
        for y in rows
        for x in columns
        for turn in range(4)
        if trail_map.why_not(piece, x, y, turn) == rules.FITS
    ]


maps = st.tuples(st.integers(0, 2**32), st.integers(1, 20), st.sampled_from((1, 8)))


def grown(seed: int, pieces: int, tries: int) -> TrailMap:
    """The last of a growing map."""
    *_before, (trail_map, _piece) = growing(Random(seed), pieces, tries)
    return trail_map


class TestProperties:
    @given(maps, st.integers(0, 137), st.integers(-1, 19))
    @settings(max_examples=40, deadline=None)
    def test_the_list_of_placements_is_all_that_fits(
        self, drawn: tuple[int, int, int], piece: int, figure: int
    ) -> None:
        trail_map = grown(*drawn)
        if figure in range(trail_map.laid):
            trail_map.stand(figure)
        assert placements(trail_map, piece) == brute_force(trail_map, piece)

    @given(maps, st.integers(0, 137))
    @settings(max_examples=20, deadline=None)
    def test_what_fits_is_what_the_slow_map_says(
        self, drawn: tuple[int, int, int], piece: int
    ) -> None:
        slow = SlowMap()
        trail_map = TrailMap(DECK.tables)
        for grown_map, each in growing(Random(drawn[0]), *drawn[1:]):
            follow(slow, each)
            trail_map = grown_map
        size = (2, 2) if piece >= NUMBERS["foot-bike"] else (2, 1)
        turns = int(DECK.tables.turns[piece])
        for x in range(int(trail_map.west) - 3, int(trail_map.east) + 4):
            for y in range(int(trail_map.north) - 3, int(trail_map.south) + 4):
                for turn in range(turns):
                    refused = trail_map.why_not(piece, x, y, turn) != rules.FITS
                    assert refused == slow.refuses(size, x, y, turn)

    @given(maps, st.integers(0, 2**32))
    @settings(max_examples=40, deadline=None)
    def test_a_clone_goes_its_own_way(self, drawn: tuple[int, int, int], seed: int) -> None:
        trail_map = grown(*drawn)
        saved = trail_map.save()
        squares = list(trail_map.squares)
        other = trail_map.clone()
        assert other.save() == saved
        random = Random(seed)
        for _piece in range(6):
            piece = random.randrange(135)
            other.lay(*at(piece, random.choice(spots(other, piece))))
        other.stand(random.randrange(other.laid))
        assert trail_map.save() == saved
        assert list(trail_map.squares) == squares
        assert other.save()[2 : 2 + trail_map.laid] == saved[2:]

    @given(maps, st.integers(-1, 19))
    @settings(max_examples=40, deadline=None)
    def test_a_saved_map_comes_back(self, drawn: tuple[int, int, int], figure: int) -> None:
        trail_map = grown(*drawn)
        if figure in range(trail_map.laid):
            trail_map.stand(figure)
        again = restore_map(DECK.tables, trail_map.save())
        assert again.save() == trail_map.save()
        assert list(again.squares) == list(trail_map.squares)
        assert list(again.routes) == list(trail_map.routes)
        assert again.caught() == trail_map.caught()
        assert again.bases_laid == trail_map.bases_laid


def test_codes_grow_from_the_northwest() -> None:
    assert spot_of(-64, -64, 0) == 0
    assert spot_of(63, 63, 3) == 128 * 128 * 4 - 1
