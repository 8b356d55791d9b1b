"""The match: streaks, who opens, the break and the end (R5-R9, R14-R16, R22, R23)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.match import CREDITS_TO_WIN, MatchOver, MatchState, Settled, Streaks, settle
from chiva_engine.moves import End, IllegalMove, MoveFault, Pass, Play, parse_move
from chiva_engine.tiles import DOUBLE_SIX, Tile
from tests.engine.strategies import choices, few, finish, many, matches, moments, standing


def at_the_end(hand: HandState, before: Streaks) -> MatchState:
    """A match whose hand stands as `hand`."""
    return MatchState("worked", 1, hand, before)


WON_BY_1 = standing("6-6 | 5-5 | 6-1 | 4-4", "6-2", 3).apply(Play(Tile(6, 1), End.LEFT))
WON_BY_4 = standing("6-6 | 5-5 | 4-4 | 6-1", "6-2", 4).apply(Play(Tile(6, 1), End.LEFT))
BLOCKED_FOR_4 = standing("5-5 | 5-3 | 6-1 5-4 | 3-3", "6-2 2-1", 3).apply(
    Play(Tile(6, 1), End.LEFT)
)
BLOCKED_EVENLY_FOR_2 = standing("5-5 | 3-3 | 6-1 5-4 | 4-2", "6-2 2-1", 3).apply(
    Play(Tile(6, 1), End.LEFT)
)
DRAWN = standing("5-3 | 4-4 | 6-1 0-0 | 0-0", "6-2 2-1", 3).apply(Play(Tile(6, 1), End.LEFT))


# -- streaks (R14-R16) ------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "winner", "after", "broke", "match_winner"),
    [
        ((0, 0), 1, (1, 0), False, None),
        ((0, 0), 2, (0, 1), False, None),
        ((2, 0), 1, (3, 0), False, None),
        ((0, 2), 2, (0, 3), False, None),
        ((1, 0), 2, (0, 0), True, None),
        ((0, 1), 1, (0, 0), True, None),
        ((3, 0), 2, (0, 0), True, None),
        ((0, 3), 1, (0, 0), True, None),
        ((3, 0), 1, (4, 0), False, 1),
        ((0, 3), 2, (0, 4), False, 2),
        ((0, 0), None, (0, 0), False, None),
        ((3, 0), None, (3, 0), False, None),
        ((0, 3), None, (0, 3), False, None),
    ],
)
def test_what_a_hand_does_to_the_streaks(
    before: Streaks, winner: int | None, after: Streaks, broke: bool, match_winner: int | None
) -> None:
    assert settle(before, winner) == Settled(after, broke, match_winner)


@many
@given(st.lists(st.sampled_from([1, 2, None]), max_size=40))
def test_streaks_through_a_match(winners: list[int | None]) -> None:
    now: Streaks = (0, 0)
    for winner in winners:
        settled = settle(now, winner)
        assert min(settled.streaks) == 0
        assert 0 <= max(settled.streaks) <= CREDITS_TO_WIN == 4
        assert settled.broke == (winner is not None and now[2 - winner] > 0)
        assert (settled.match_winner is not None) == (max(settled.streaks) == 4)
        if winner is None:
            assert settled.streaks == now
        elif settled.broke:
            # The breaking hand earns no credit.
            assert settled.streaks == (0, 0)
        else:
            assert settled.streaks[winner - 1] == now[winner - 1] + 1
        # The teams are treated alike.
        mirrored = settle((now[1], now[0]), None if winner is None else 3 - winner)
        assert mirrored.streaks == settled.streaks[::-1]
        now = settled.streaks
        if settled.match_winner is not None:
            assert settled.match_winner == winner
            return


def test_four_wins_running_and_nothing_less_take_a_match() -> None:
    now: Streaks = (0, 0)
    for winner in (1, 1, 1, 2, 2, 1, 2, 2, None, 2, None, 2):
        settled = settle(now, winner)
        now = settled.streaks
    assert settled == Settled((0, 4), broke=False, match_winner=2)


@pytest.mark.parametrize(
    ("hands", "line", "last"),
    [
        ("6-6 5-5 | 5-4 | 0-0 | 4-4", "6-2 2-0", "0-0 right"),
        ("6-6 5-5 | 5-4 | 0-0 | 4-4", "0-2 2-0", "0-0 left"),
        ("6-6 5-5 | 5-4 | 6-1 | 4-4", "6-2 2-1", "6-1 left"),
        ("6-6 5-5 | 5-4 | 3-3 | 4-4", "6-2 2-3", "3-3 right"),
        ("1-1 | 5-4 | 6-3 | 0-0", "6-2 2-5", "6-3 left"),
    ],
    ids=["double blank", "double blank at both ends", "both ends", "a double", "few pips left"],
)
def test_however_a_hand_is_won_it_counts_one(hands: str, line: str, last: str) -> None:
    move = parse_move(last)
    match = at_the_end(standing(hands, line, 3), (2, 0)).apply(move)
    assert match.settled == Settled((3, 0), broke=False, match_winner=None)


# -- who opens (R5-R9) --------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "before", "opener"),
    [
        (WON_BY_1, (0, 0), 3),
        (WON_BY_4, (0, 2), 4),
        (BLOCKED_FOR_4, (0, 1), 4),
        (BLOCKED_EVENLY_FOR_2, (0, 1), 2),
        # After a break too (R7).
        (WON_BY_1, (0, 3), 3),
        (WON_BY_4, (1, 0), 4),
        (BLOCKED_FOR_4, (2, 0), 4),
    ],
)
def test_the_finisher_opens_the_next_hand_with_any_tile(
    hand: HandState, before: Streaks, opener: int
) -> None:
    following = at_the_end(hand, before).next_hand()
    assert following.number == 2
    assert following.hand.opener == following.hand.turn == opener
    assert not following.hand.forced_opening
    tiles = following.hand.hands[opener - 1]
    assert set(following.hand.legal_moves()) == {Play(tile) for tile in tiles}


@pytest.mark.parametrize("before", [(0, 0), (2, 0), (0, 3)])
def test_after_a_drawn_hand_double_six_opens_and_the_streaks_stay(before: Streaks) -> None:
    match = at_the_end(DRAWN, before)
    assert match.settled == Settled(before, broke=False, match_winner=None)
    following = match.next_hand()
    assert following.before == following.streaks == before
    assert following.hand.forced_opening
    assert DOUBLE_SIX in following.hand.hands[following.hand.opener - 1]
    assert following.hand.legal_moves() == (Play(DOUBLE_SIX),)


# -- from hand to hand ----------------------------------------------------------------


def test_a_new_match_starts_at_zero_with_double_six() -> None:
    match = MatchState.new("chiva")
    assert (match.seed, match.number, match.streaks, match.winner) == ("chiva", 1, (0, 0), None)
    assert (match.finished, match.played, match.settled) == ((), (), None)
    assert match.hand == HandState.start(deal("chiva", 1), None)
    assert match.hand.legal_moves() == (Play(DOUBLE_SIX),)


def test_there_is_no_next_hand_before_the_end_of_this_one() -> None:
    with pytest.raises(MatchOver, match="not over yet"):
        MatchState.new("chiva").next_hand()


def test_there_is_no_next_hand_after_the_match() -> None:
    match = at_the_end(WON_BY_1, (3, 0))
    assert match.winner == 1
    assert match.streaks == (4, 0)
    with pytest.raises(MatchOver, match="match is over"):
        match.next_hand()
    with pytest.raises(IllegalMove) as caught:
        match.apply(Pass())
    assert caught.value.fault is MoveFault.HAND_OVER


@few
@given(matches())
def test_a_match_from_hand_to_hand(stops: list[MatchState]) -> None:
    before: Streaks = (0, 0)
    opener: int | None = None
    for number, match in enumerate(stops, start=1):
        result, settled = match.hand.result, match.settled
        assert result is not None
        assert settled is not None
        assert (match.number, match.before) == (number, before)
        assert match.hand.dealt == deal(match.seed, number)
        assert match.hand.forced_opening == (opener is None)
        if opener is not None:
            assert match.hand.opener == opener
        assert settled == settle(before, result.winner)
        assert match.streaks == settled.streaks
        assert match.winner == settled.match_winner
        assert [hand.number for hand in match.played] == list(range(1, number + 1))
        assert match.finished == match.played[:-1]
        last = match.played[-1]
        assert (last.hand, last.result, last.settled) == (match.hand, result, settled)
        assert last.before == before
        before, opener = settled.streaks, result.finisher
    for earlier, later in itertools.pairwise(stops):
        assert later.finished == earlier.played
    assert (stops[-1].winner is not None) == (max(before) == 4)


@few
@given(st.integers(0, 10**6), choices, choices)
def test_a_restart_keeps_deal_opener_streaks_and_what_was_played(
    seed: int, picked: list[int], again: list[int]
) -> None:
    first = MatchState.new(seed)
    for start in (first, finish(first, picked).next_hand()):
        for hand in moments(start.hand, again):
            now = MatchState(start.seed, start.number, hand, start.before, start.finished)
            assert now.restart_hand() == start


@few
@given(st.integers(0, 10**6), choices)
def test_while_a_hand_goes_on_the_streaks_stand_as_before(seed: int, picked: list[int]) -> None:
    match = finish(MatchState.new(seed), picked).next_hand()
    for hand in list(moments(match.hand, picked))[:-1]:
        now = MatchState(match.seed, match.number, hand, match.before, match.finished)
        assert now.streaks == match.before
        assert (now.settled, now.winner, now.played) == (None, None, match.finished)
