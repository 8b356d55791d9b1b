"""The solver with open hands, against plain search."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given

from chiva_engine.hand import HandState
from chiva_engine.solver import DRAW, LOSS, WIN, Solver
from chiva_engine.tiles import ALL_TILES, SEATS, team_of
from tests.engine.strategies import few, four, hands_in_play

ENDINGS = 3000


def plain(hand: HandState, team: int) -> int:
    """What `team` gets: every move tried, nothing remembered, nothing left out."""
    if hand.result is not None:
        if hand.result.winner is None:
            return DRAW
        return WIN if hand.result.winner == team else LOSS
    assert hand.turn is not None
    values = [plain(hand.apply(move), team) for move in hand.legal_moves()]
    return max(values) if team_of(hand.turn) == team else min(values)


def endings(number: int, tiles: int) -> Iterator[HandState]:
    """Hands that chance has played until at most `tiles` are left, all different deals."""
    rng = random.Random(20)
    while number:
        order = rng.sample(ALL_TILES, 28)
        start = four([order[at : at + 7] for at in range(0, 28, 7)])
        hand = HandState.start(start, rng.choice([None, *SEATS]))
        while hand.turn is not None and sum(map(len, hand.hands)) > tiles:
            hand = hand.apply(rng.choice(hand.legal_moves()))
        if hand.turn is not None:
            number -= 1
            yield hand


def test_thousands_of_endings_are_as_plain_search_finds_them() -> None:
    solver = Solver()
    found = {LOSS: 0, DRAW: 0, WIN: 0}
    for hand in endings(ENDINGS, 10):
        assert hand.turn is not None
        team = team_of(hand.turn)
        expected = {move: plain(hand.apply(move), team) for move in hand.legal_moves()}
        assert solver.values(hand) == expected
        value = solver.value(hand)
        assert value == max(expected.values())
        winner = {WIN: team, LOSS: 3 - team, DRAW: None}[value]
        assert solver.winner(hand) == winner
        found[value] += 1
    assert min(found.values()) >= 10, "all three ends were met"


@given(hands_in_play())
@few
def test_some_move_keeps_what_a_hand_is_worth_and_none_gains(hand: HandState) -> None:
    if hand.turn is None or not hand.line:
        return
    solver = Solver()
    value = solver.value(hand)
    assert max(solver.values(hand).values()) == value
    if value == WIN:
        best = max(hand.legal_moves(), key=solver.values(hand).__getitem__)
        after = hand.apply(best)
        assert after.result is not None or solver.winner(after) == team_of(hand.turn)


def test_a_hand_that_is_over_has_no_value() -> None:
    hand = next(endings(1, 6))
    while hand.turn is not None:
        hand = hand.apply(hand.legal_moves()[0])
    for ask in (Solver().value, Solver().values, Solver().winner):
        with pytest.raises(ValueError, match="over"):
            ask(hand)
