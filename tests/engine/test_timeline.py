"""Undo, redo, restart and new match (R21-R23)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.hand import HandState
from chiva_engine.match import MatchOver, MatchState
from chiva_engine.moves import End, IllegalMove, MoveFault, Pass, Play
from chiva_engine.tiles import Tile
from chiva_engine.timeline import (
    PERSON,
    NextHand,
    RestartHand,
    Step,
    Timeline,
    is_stop,
    take,
)
from tests.engine.strategies import few, many, pick, standing


def person_chooses(state: MatchState) -> bool:
    """Whether seat 1 has a tile to choose, asked of the tiles themselves."""
    hand = state.hand
    if hand.turn != PERSON or PERSON != 1:
        return False
    ends = hand.line.ends
    return ends is None or any(tile.has(n) for tile in hand.hands[0] for n in ends)


def to_a_stop(line: Timeline, picked: Sequence[int] = ()) -> Timeline:
    """On to the person's next decision, with the others' moves by choice."""
    left = list(picked)
    while not is_stop(line.current):
        hand = line.current.hand
        if hand.result is not None:
            line = line.take(NextHand())
        else:
            line = line.play(pick(hand.legal_moves(), left.pop() if left else 0))
    return line


def on_to_the_end_of_the_hand(line: Timeline) -> Timeline:
    while (moves := line.current.hand.legal_moves()) != ():
        line = line.play(moves[0])
    return line


# -- stops --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (standing("6-6 | 5-5 | 4-4 | 6-1", "6-2", 1), True),
        (standing("6-6 | 5-5 | 4-4 | 6-1", "6-2", 2), False),
        (standing("5-5 | 6-5 | 4-4 | 6-1", "6-2", 1), False),
        (standing("6-6 | 6-5 | 4-4 | ", "6-2", 1), False),
    ],
    ids=["a tile fits", "another seat", "a forced pass", "the hand is over"],
)
def test_a_stop_is_where_the_person_has_a_tile_to_choose(hand: HandState, expected: bool) -> None:
    assert is_stop(MatchState("worked", 1, hand)) is expected


def test_a_forced_pass_is_no_stop() -> None:
    # Seat 1 opens, and has nothing for 4 when its turn comes again.
    hand = standing("5-5 5-3 | 4-4 6-4 | 6-6 6-0 | 5-4 4-0", "6-2", 3)
    line = Timeline((MatchState("worked", 1, hand),))
    assert not line.can_undo
    line = line.play(Play(Tile(6, 0), End.LEFT)).play(Play(Tile(4, 0), End.LEFT))
    line = line.play(Pass()).play(Play(Tile(4, 4), End.LEFT))
    assert not line.can_undo
    assert line.undo() is line


# -- a walk by hand -------------------------------------------------------------------


def test_undo_takes_back_a_decision_with_the_responses() -> None:
    line = to_a_stop(Timeline.new("chiva"))
    before = line
    after = to_a_stop(line.play(line.current.hand.legal_moves()[0]))
    assert len(after.steps) >= len(before.steps) + 4
    undone = after.undo()
    assert undone.current is before.current
    assert undone.can_redo
    assert undone.redo() == after
    assert undone.redo().current is after.current


def test_undo_while_the_others_think_takes_back_the_decision_too() -> None:
    line = to_a_stop(Timeline.new("chiva"))
    waiting = line.play(line.current.hand.legal_moves()[0])
    assert not is_stop(waiting.current)
    assert waiting.undo().current is line.current
    assert waiting.undo().redo() == waiting


def test_a_new_move_cuts_off_what_was_undone() -> None:
    line = to_a_stop(Timeline.new("chiva"))
    moves = line.current.hand.legal_moves()
    while len(moves) < 2:
        line = to_a_stop(line.play(moves[0]))
        moves = line.current.hand.legal_moves()
    played = to_a_stop(line.play(moves[0]))
    other = played.undo().play(moves[1])
    assert not other.can_redo
    assert other.redo() is other
    assert other.steps == (*line.steps, moves[1])
    assert other.states[: len(line.states)] == line.states
    # The same move again cuts too: what the others answered then is thought out anew.
    assert not played.undo().play(moves[0]).can_redo


def test_undo_and_redo_cross_the_end_of_a_hand() -> None:
    line = to_a_stop(Timeline.new("chiva"))
    over = on_to_the_end_of_the_hand(line)
    following = to_a_stop(over.take(NextHand()))
    assert following.current.number >= 2
    undone = following.undo()
    assert undone.current.number == 1
    assert undone.current.streaks == (0, 0)
    assert is_stop(undone.current)
    assert undone.redo() == following
    assert undone.redo().current.streaks == following.current.streaks


def test_undo_at_the_end_of_a_hand_reopens_it() -> None:
    over = on_to_the_end_of_the_hand(to_a_stop(Timeline.new("chiva")))
    assert over.current.hand.result is not None
    undone = over.undo()
    assert undone.current.hand.result is None
    assert is_stop(undone.current)
    assert undone.redo() == over


@pytest.mark.parametrize("seed", [f"restart {n}" for n in range(12)])
def test_restart_keeps_deal_opener_and_streaks_and_can_be_undone(seed: str) -> None:
    second = on_to_the_end_of_the_hand(Timeline.new(seed)).take(NextHand())
    start = second.current
    line = to_a_stop(second)
    line = to_a_stop(line.play(line.current.hand.legal_moves()[0]))
    assert line.current.number == 2
    for moment in (line, on_to_the_end_of_the_hand(line)):
        restarted = moment.take(RestartHand())
        assert restarted.current == start
        assert restarted.current.hand.log == ()
        assert restarted.current.streaks == start.before
        assert restarted.current.played == start.finished
        undone = restarted.undo()
        assert is_stop(undone.current)
        assert undone.current.number == 2
        assert undone.current.hand.log != ()
        assert undone.current is (moment if moment is line else moment.undo()).current
        assert undone.redo() == restarted
        assert to_a_stop(restarted).current == to_a_stop(second).current


def test_a_new_match_has_nothing_to_undo_or_redo() -> None:
    line = Timeline.new(7)
    assert line.current == MatchState.new("7")
    assert (line.can_undo, line.can_redo) == (False, False)
    assert line.undo() is line
    assert line.redo() is line


def test_a_step_that_is_not_allowed_changes_nothing() -> None:
    line = to_a_stop(Timeline.new("chiva"))
    line = to_a_stop(line.play(line.current.hand.legal_moves()[0])).undo()
    before = repr(line)
    with pytest.raises(IllegalMove) as caught:
        line.play(Pass())
    assert caught.value.fault in (MoveFault.CAN_PLAY, MoveFault.CANNOT_PASS_OPENING)
    with pytest.raises(MatchOver):
        line.take(NextHand())
    assert repr(line) == before
    assert line.can_redo


# -- laws over random walks --------------------------------------------------------------

walks = st.lists(
    st.sampled_from(["undo", "redo", "restart"]) | st.integers(0, 11), min_size=10, max_size=90
)
"""What is done one after the other: a number plays a move, or deals after the end of a hand."""


@dataclass
class Record:
    """What a timeline should hold, kept as two plain lists and a place in them."""

    states: list[MatchState]
    steps: list[Step] = field(default_factory=list)
    at: int = 0

    def take(self, step: Step, state: MatchState) -> None:
        del self.states[self.at + 1 :], self.steps[self.at :]
        self.states.append(state)
        self.steps.append(step)
        self.at += 1

    def undo(self) -> None:
        stops = [i for i in range(self.at) if person_chooses(self.states[i])]
        self.at = stops[-1] if stops else self.at

    def redo(self) -> None:
        stops = [i for i, state in enumerate(self.states) if i > self.at and person_chooses(state)]
        self.at = stops[0] if stops else len(self.states) - 1


def step_of(line: Timeline, act: str | int) -> Step | None:
    """The step that an act of a walk stands for; None where nothing can be done."""
    if act == "restart":
        return RestartHand()
    moves = line.current.hand.legal_moves()
    if moves:
        return pick(moves, int(act))
    return None if line.current.winner is not None else NextHand()


def check_laws(line: Timeline) -> None:
    at_the_end = line.cursor == len(line.states) - 1
    if line.can_undo and (at_the_end or is_stop(line.current)):
        assert line.undo().redo() == line
    if line.can_redo:
        forward = line.redo()
        assert forward.cursor > line.cursor
        if is_stop(line.current):
            assert forward.undo() == line
    if line.can_undo:
        back = line.undo()
        assert back.cursor < line.cursor
        assert is_stop(back.current)
        # The record is neither shortened nor made again.
        assert back.states is line.states
        assert back.steps is line.steps


def check_the_record(line: Timeline) -> None:
    """Each recorded step leads from its state to the next."""
    assert len(line.states) == len(line.steps) + 1
    for step, (before, after) in zip(line.steps, itertools.pairwise(line.states), strict=True):
        assert take(before, step) == after


@many
@given(st.integers(0, 10**6), walks)
def test_a_timeline_is_a_record_with_a_place_in_it(seed: int, walk: list[str | int]) -> None:
    line = Timeline.new(seed)
    record = Record([line.current])
    for act in walk:
        if act == "undo":
            line = line.undo()
            record.undo()
        elif act == "redo":
            line = line.redo()
            record.redo()
        elif (step := step_of(line, act)) is not None:
            line = line.take(step)
            record.take(step, line.current)
        assert line.cursor == record.at
        assert len(line.states) == len(record.states)
        # Recorded moves come back as they were, not as equals made anew.
        assert all(one is other for one, other in zip(line.states, record.states, strict=True))
        assert all(one is other for one, other in zip(line.steps, record.steps, strict=True))
        check_laws(line)
    check_the_record(line)


@few
@given(st.integers(0, 10**6), st.lists(st.integers(0, 11), min_size=60, max_size=60))
def test_undo_to_the_first_decision_and_redo_to_the_last(seed: int, walk: list[int]) -> None:
    line = Timeline.new(seed)
    for act in walk:
        step = step_of(line, act)
        if step is not None:
            line = line.take(step)
    last, passed = line, [line.cursor]
    while line.can_undo:
        line = line.undo()
        passed.append(line.cursor)
    stops = [i for i, state in enumerate(last.states) if person_chooses(state)]
    assert passed[:0:-1] == [i for i in stops if i < last.cursor]
    forward = [line.cursor]
    while line.can_redo:
        line = line.redo()
        forward.append(line.cursor)
    assert forward == passed[::-1]
    assert line == last
