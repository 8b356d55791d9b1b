"""Moves, their text form, and the faults that make one illegal (R25)."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.moves import End, IllegalMove, MoveFault, Pass, Play, parse_move
from chiva_engine.tiles import Tile
from tests.engine.strategies import ALL_MOVES, many


def test_a_move_is_written_as_people_write_it() -> None:
    assert str(Play(Tile(4, 6), End.LEFT)) == "6-4 left"
    assert str(Play(Tile(4, 6), End.RIGHT)) == "6-4 right"
    assert str(Play(Tile(6, 6))) == "6-6"
    assert str(Pass()) == "pass"


def test_texts_lead_back_to_the_moves_and_no_two_are_alike() -> None:
    assert [parse_move(str(move)) for move in ALL_MOVES] == list(ALL_MOVES)
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES) == 85


def test_a_repr_can_be_pasted() -> None:
    for move in ALL_MOVES:
        assert eval(repr(move)) == move  # noqa: S307
    assert repr(Play(Tile(4, 6), End.LEFT)) == "Play(tile=Tile(high=6, low=4), end=End.LEFT)"
    error = IllegalMove(MoveFault.CAN_PLAY, Pass(), 2)
    assert repr(error) == "IllegalMove(MoveFault.CAN_PLAY, Pass(), 2)"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a move is written like"),
        ("6-4 left now", "a move is written like"),
        ("Pass", "a tile is written like"),
        ("7-1 left", "a tile is written like"),
        ("left 6-4", "a tile is written like"),
        ("6-4 top", "an end is left or right"),
        ("6-4 LEFT", "an end is left or right"),
        ("pass left", "a tile is written like"),
    ],
)
def test_other_texts_are_no_moves(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse_move(text)


words = st.sampled_from(["6-4", "4-6", "0-0", "left", "right", "pass", "6-7", "top", "\t", "\n"])


@many
@given(st.text() | st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = parse_move(text)
    except ValueError:
        return
    assert parse_move(str(move)) == move
    assert sorted(str(move)) == sorted(" ".join(text.split()))


def test_ends_face_each_other() -> None:
    assert End.LEFT.opposite is End.RIGHT
    assert End.RIGHT.opposite is End.LEFT
    assert [str(end) for end in End] == ["left", "right"]


def test_every_fault_names_the_rule_it_breaks() -> None:
    assert {fault.name: fault.rule for fault in MoveFault} == {
        "HAND_OVER": "R11",
        "NOT_IN_HAND": "R1",
        "MUST_OPEN_DOUBLE_SIX": "R5",
        "CANNOT_PASS_OPENING": "R9",
        "CAN_PLAY": "R10",
        "FITS_NOWHERE": "R10",
        "WRONG_END": "R10",
        "NO_END_NAMED": "R10",
        "NO_ENDS_YET": "R10",
    }


def test_an_illegal_move_says_who_what_and_why() -> None:
    play = Play(Tile(5, 5), End.LEFT)
    error = IllegalMove(MoveFault.FITS_NOWHERE, play, 3)
    assert (error.fault, error.move, error.seat) == (MoveFault.FITS_NOWHERE, play, 3)
    assert str(error) == "seat 3 may not play 5-5 left: the tile fits neither end (R10)"
    assert str(IllegalMove(MoveFault.CAN_PLAY, Pass(), 2)) == (
        "seat 2 may not pass: a tile fits, so passing is not allowed (R10)"
    )
    assert str(IllegalMove(MoveFault.HAND_OVER, play, None)) == "the hand is over (R11)"


def test_an_illegal_move_survives_the_way_to_another_process() -> None:
    error = IllegalMove(MoveFault.CAN_PLAY, Pass(), 2)
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301
        assert (twin.fault, twin.move, twin.seat) == (error.fault, error.move, error.seat)
        assert str(twin) == str(error)
