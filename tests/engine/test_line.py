"""The line: two ends, no branch (R10)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given

from chiva_engine.hand import HandState
from chiva_engine.line import EMPTY_LINE, Line, PlacedTile
from chiva_engine.moves import End, Play
from chiva_engine.tiles import ALL_TILES, Tile
from tests.engine.strategies import many, played_hands


def test_the_opening_tile_lies_with_its_higher_number_left() -> None:
    line = EMPTY_LINE.open_with(Tile(4, 6))
    assert line.placed == (PlacedTile(6, 4),)
    assert line.ends == (6, 4)
    assert (line.number_at(End.LEFT), line.number_at(End.RIGHT)) == (6, 4)


def test_an_empty_line_has_no_ends() -> None:
    assert EMPTY_LINE.ends is None
    assert EMPTY_LINE.number_at(End.LEFT) is EMPTY_LINE.number_at(End.RIGHT) is None
    assert not EMPTY_LINE
    assert len(EMPTY_LINE) == 0
    assert all(EMPTY_LINE.fitting_ends(tile) == () for tile in ALL_TILES)
    with pytest.raises(ValueError, match="does not match"):
        EMPTY_LINE.add(Tile(6, 6), End.LEFT)


def test_a_tile_turns_to_touch_with_the_equal_number() -> None:
    line = EMPTY_LINE.open_with(Tile(6, 4)).add(Tile(6, 1), End.LEFT).add(Tile(4, 0), End.RIGHT)
    assert line.placed == (PlacedTile(1, 6), PlacedTile(6, 4), PlacedTile(4, 0))
    assert line.ends == (1, 0)
    assert line.tiles == (Tile(6, 1), Tile(6, 4), Tile(4, 0))
    assert line.origin == 1


def test_a_tile_may_fit_both_ends() -> None:
    line = EMPTY_LINE.open_with(Tile(6, 4))
    assert line.fitting_ends(Tile(6, 6)) == (End.LEFT,)
    assert line.fitting_ends(Tile(4, 0)) == (End.RIGHT,)
    assert line.fitting_ends(Tile(5, 0)) == ()
    double = EMPTY_LINE.open_with(Tile(6, 6))
    # Both ends show the same number: the choice of side still exists.
    assert double.fitting_ends(Tile(6, 4)) == (End.LEFT, End.RIGHT)
    ring = line.add(Tile(5, 4), End.RIGHT)
    assert ring.ends == (6, 5)
    assert ring.fitting_ends(Tile(6, 5)) == (End.LEFT, End.RIGHT)


def test_nothing_lies_where_it_does_not_match() -> None:
    line = EMPTY_LINE.open_with(Tile(6, 4))
    with pytest.raises(ValueError, match="4-4 does not match the left end"):
        line.add(Tile(4, 4), End.LEFT)
    with pytest.raises(ValueError, match="open already"):
        line.open_with(Tile(4, 4))
    assert line == EMPTY_LINE.open_with(Tile(6, 4))


def test_both_ends_grow_apart_from_each_other() -> None:
    line = EMPTY_LINE.open_with(Tile(6, 4))
    left, right = (Tile(6, 2), End.LEFT), (Tile(5, 4), End.RIGHT)
    assert line.add(*left).add(*right) == line.add(*right).add(*left)


@many
@given(played_hands())
def test_neighbours_touch_with_equal_numbers(states: list[HandState]) -> None:
    for state in states:
        line = state.line
        for left, right in itertools.pairwise(line.placed):
            assert left.right == right.left
        plays = [turn.move for turn in state.log if isinstance(turn.move, Play)]
        assert sorted(line.tiles) == sorted(play.tile for play in plays)
        assert len(line) == len(plays)
        assert bool(line) == bool(plays)
        if plays:
            assert line.placed[line.origin].tile == plays[0].tile
            assert line.ends == (line.placed[0].left, line.placed[-1].right)


@many
@given(played_hands())
def test_a_tile_fits_an_end_exactly_where_it_can_be_laid(states: list[HandState]) -> None:
    line: Line = states[len(states) // 2].line
    for tile, end in itertools.product(ALL_TILES, End):
        if end in line.fitting_ends(tile):
            number = line.number_at(end)
            assert number is not None
            longer = line.add(tile, end)
            assert longer.tiles[0 if end is End.LEFT else -1] == tile
            assert longer.number_at(end.opposite) == line.number_at(end.opposite)
            assert longer.number_at(end) == tile.other(number)
        else:
            with pytest.raises(ValueError, match="does not match"):
                line.add(tile, end)
