"""What a seat may know (R19, R24)."""

from __future__ import annotations

import dataclasses
import pickle
import random
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.hand import HandState, Turn
from chiva_engine.line import Line, PlacedTile
from chiva_engine.match import MatchState, Streaks
from chiva_engine.moves import End, Pass, Play
from chiva_engine.selfplay import view_of
from chiva_engine.tiles import ALL_TILES, SEATS, Tile
from chiva_engine.view import PlayerView, StillHidden, observe, revealed
from tests.engine.strategies import (
    choices,
    few,
    four,
    hands_in_play,
    many,
    moments,
    played_hands,
    seats,
    standing,
    streaks,
)

OPEN_TYPES = {
    PlayerView,
    Line,
    PlacedTile,
    Turn,
    Play,
    Pass,
    Tile,
    End,
    tuple,
    frozenset,
    int,
    bool,
}
"""All that a view may be made of. No text: a seed is text."""


def everything_in(value: object) -> list[object]:
    """`value` and whatever can be reached from it: fields, slots, members."""
    found: list[object] = []
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if item is None:
            continue
        found.append(item)
        if isinstance(item, Enum):
            continue
        assert not hasattr(item, "__dict__"), f"{type(item)} can hide something beside its fields"
        kinds = type(item).__mro__
        if dataclasses.is_dataclass(item):
            slots = {name for kind in kinds for name in getattr(kind, "__slots__", ())}
            assert slots == {field.name for field in dataclasses.fields(item)}
            waiting += [getattr(item, name) for name in slots]
        elif isinstance(item, (tuple, frozenset)):
            waiting.extend(item)
    return found


@many
@given(hands_in_play(), seats, streaks)
def test_nothing_hidden_can_be_reached_from_a_view(
    hand: HandState, seat: int, before: Streaks
) -> None:
    reached = everything_in(observe(hand, seat, before))
    assert {type(item) for item in reached} <= OPEN_TYPES
    tiles = {item for item in reached if isinstance(item, Tile)}
    assert tiles == hand.hands[seat - 1] | set(hand.line.tiles)


def test_a_view_has_these_fields_and_no_other() -> None:
    # A new one needs a reason, and a look at what it tells about the other hands.
    assert [field.name for field in dataclasses.fields(PlayerView)] == [
        "seat",
        "hand",
        "line",
        "log",
        "hand_sizes",
        "streaks",
        "opener",
        "forced_opening",
        "turn",
    ]


@few
@given(st.integers(0, 10**6), choices, seats)
def test_a_view_can_be_packed_without_the_match(seed: int, picked: list[int], seat: int) -> None:
    start = MatchState.new(f"seed-{seed}-of-the-match")
    for hand in moments(start.hand, picked):
        state = MatchState(start.seed, 1, hand)
        view = view_of(state, seat)
        assert view == observe(hand, seat, (0, 0))
        packed = pickle.dumps(view)
        assert pickle.loads(packed) == view  # noqa: S301
        assert b"of-the-match" not in packed
        assert b"MatchState" not in packed
        assert b"HandState" not in packed


@many
@given(hands_in_play(), seats, streaks, st.integers(0, 2**32))
def test_hands_that_differ_only_in_what_is_hidden_look_the_same(
    hand: HandState, seat: int, before: Streaks, shuffle: int
) -> None:
    others = [other for other in SEATS if other != seat]
    hidden = sorted(tile for other in others for tile in hand.hands[other - 1])
    random.Random(shuffle).shuffle(hidden)
    held = list(hand.hands)
    for other in others:
        size = len(held[other - 1])
        held[other - 1], hidden = frozenset(hidden[:size]), hidden[size:]
    twin = hand._replace(hands=four(held))
    view, other_view = observe(hand, seat, before), observe(twin, seat, before)
    assert view == other_view
    assert repr(view) == repr(other_view)
    assert view.legal_moves() == other_view.legal_moves()


@many
@given(hands_in_play(), seats, streaks)
def test_a_view_tells_what_lies_open(hand: HandState, seat: int, before: Streaks) -> None:
    view = observe(hand, seat, before)
    assert (view.seat, view.hand) == (seat, hand.hands[seat - 1])
    assert (view.line, view.log) == (hand.line, hand.log)
    assert view.hand_sizes == tuple(len(tiles) for tiles in hand.hands)
    assert (view.opener, view.forced_opening) == (hand.opener, hand.forced_opening)
    assert (view.turn, view.streaks) == (hand.turn, before)
    assert view.legal_moves() == (hand.legal_moves() if hand.turn == seat else ())
    unseen = {tile for other in SEATS if other != seat for tile in hand.hands[other - 1]}
    assert view.unseen == unseen
    assert len(view.unseen) == sum(view.hand_sizes) - len(view.hand)


@many
@given(played_hands(), seats)
def test_nobody_holds_a_number_it_passed_on(states: list[HandState], seat: int) -> None:
    for hand in states:
        view = observe(hand, seat, (0, 0))
        for other in SEATS:
            missing = view.passed_on(other)
            assert not any(tile.has(n) for tile in hand.hands[other - 1] for n in missing)
            passed = [t for t in hand.log if t.seat == other and isinstance(t.move, Pass)]
            assert missing == {n for turn in passed for n in turn.ends or ()}


def test_a_pass_tells_both_ends() -> None:
    hand = standing("5-5 | 6-6 | 2-2 | 1-1", "6-4", 1).apply(Pass())
    view = observe(hand, 4, (0, 0))
    assert view.passed_on(1) == {6, 4}
    assert view.passed_on(2) == view.passed_on(3) == view.passed_on(4) == frozenset()


@pytest.mark.parametrize("seat", [0, 5, -1])
def test_only_a_seat_sees(seat: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 4"):
        observe(MatchState.new("chiva").hand, seat, (0, 0))


@many
@given(played_hands())
def test_the_four_hands_are_shown_at_the_end_and_not_before(states: list[HandState]) -> None:
    for hand in states[:-1]:
        with pytest.raises(StillHidden) as caught:
            revealed(hand)
        assert not any(str(tile) in str(caught.value) for tile in ALL_TILES)
    assert revealed(states[-1]) == states[-1].hands


def test_a_view_cannot_be_changed() -> None:
    view = observe(MatchState.new("chiva").hand, 1, (0, 0))
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.hand = frozenset()  # type: ignore[misc]
