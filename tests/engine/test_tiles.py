"""Tiles, seats and teams (R1, R2)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.tiles import (
    ALL_TILES,
    DOUBLE_SIX,
    SEATS,
    TEAMS,
    Tile,
    next_seat,
    other_team,
    partner_of,
    pips_of,
    seats_of,
    team_of,
)
from tests.engine.strategies import many, tiles

numbers = st.integers(0, 6)


def test_the_set_holds_each_of_the_28_tiles_once() -> None:
    pairs = {frozenset((a, b)) for a, b in itertools.product(range(7), repeat=2)}
    assert len(ALL_TILES) == 28
    assert {frozenset((tile.high, tile.low)) for tile in ALL_TILES} == pairs
    assert pips_of(ALL_TILES) == 168
    assert [str(t) for t in ALL_TILES if t.is_double] == [f"{n}-{n}" for n in range(7)]


def test_each_number_is_on_seven_tiles() -> None:
    for number in range(7):
        assert sum(tile.has(number) for tile in ALL_TILES) == 7


@many
@given(numbers, numbers)
def test_a_tile_has_no_first_and_second_half(a: int, b: int) -> None:
    assert Tile(a, b) == Tile(b, a)
    assert hash(Tile(a, b)) == hash(Tile(b, a))
    assert str(Tile(a, b)) == f"{max(a, b)}-{min(a, b)}"
    assert Tile.parse(f"{a}-{b}") == Tile.parse(f"{b}-{a}") == Tile(a, b)
    assert Tile(a, b).pips == a + b
    assert Tile(a, b).is_double == (a == b)
    assert (Tile(a, b).other(a), Tile(a, b).other(b)) == (b, a)


@many
@given(tiles)
def test_texts_and_places_lead_back_to_the_tile(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile
    assert ALL_TILES[tile.index] is tile
    assert eval(repr(tile)) == tile  # noqa: S307 - a repr that can be pasted


@pytest.mark.parametrize(("a", "b"), [(7, 0), (0, 7), (-1, 3), (3, -1), (64, 64)])
def test_other_numbers_make_no_tile(a: int, b: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 6"):
        Tile(a, b)


@pytest.mark.parametrize(
    "text",
    ["", "6", "64", "6-7", "7-6", "6-4 ", " 6-4", "6-4\n", "6--4", "6–4", "-6-4", "٦-٤", "6-4-2"],
)
def test_other_texts_make_no_tile(text: str) -> None:
    with pytest.raises(ValueError, match="written like 6-4"):
        Tile.parse(text)


@many
@given(tiles, numbers)
def test_a_number_that_a_tile_lacks_has_no_other_half(tile: Tile, number: int) -> None:
    if tile.has(number):
        assert Tile(number, tile.other(number)) == tile
    else:
        with pytest.raises(ValueError, match=f"{tile} has no {number}"):
            tile.other(number)


def test_order_is_by_the_higher_number_then_the_lower() -> None:
    assert list(ALL_TILES) == sorted(ALL_TILES)
    assert ALL_TILES[-1] == DOUBLE_SIX
    assert Tile(5, 5) < Tile(6, 0)


def test_seats_play_in_their_order_and_partners_face_each_other() -> None:
    assert [next_seat(seat) for seat in SEATS] == [2, 3, 4, 1]
    assert [partner_of(seat) for seat in SEATS] == [3, 4, 1, 2]
    assert [team_of(seat) for seat in SEATS] == [1, 2, 1, 2]
    assert [seats_of(team) for team in TEAMS] == [(1, 3), (2, 4)]
    assert [other_team(team) for team in TEAMS] == [2, 1]
