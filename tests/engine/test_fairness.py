"""The computer does not cheat: what it cannot see does not change what it does (R19)."""

from __future__ import annotations

import ast
import dataclasses
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chiva_engine.players
from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.moves import Pass
from chiva_engine.players import LEVELS, player_of
from chiva_engine.players.base import Thinking
from chiva_engine.players.search import Budget
from chiva_engine.players.searching import Searching
from chiva_engine.tiles import SEATS, Hands, Tile
from chiva_engine.view import PlayerView, observe
from tests.engine.strategies import few, four, hands_in_play


class Brief(Searching):
    """The search of the strong player, with a budget for tests."""

    budget = Budget(rounds=2, worlds=12)


class Again(Searching):
    """The search of the master player, with a budget for tests."""

    budget = Budget(rounds=2, worlds=12, ahead=True)


PLAYERS = {
    "beginner": player_of("beginner"),
    "steady": player_of("steady"),
    "search": Brief(),
    "again": Again(),
}


def barred(hand: HandState, seat: int) -> frozenset[int]:
    """The numbers a seat passed before, straight from the log."""
    return frozenset(
        number
        for turn in hand.log
        if turn.seat == seat and isinstance(turn.move, Pass) and turn.ends
        for number in turn.ends
    )


def dealt_again(hand: HandState, seat: int, rng: random.Random) -> HandState:
    """`hand` with the tiles that `seat` cannot see dealt anew, in a way that fits the passes.

    Tiles change hands one pair at a time, many times over, wherever both new holders may have
    them; so every deal that fits can come out.
    """
    held: list[set[Tile]] = [set(tiles) for tiles in hand.hands]
    others = [s for s in SEATS if s != seat and held[s - 1]]
    for _ in range(200):
        one, two = rng.choice(others), rng.choice(others)
        a, b = rng.choice(sorted(held[one - 1])), rng.choice(sorted(held[two - 1]))
        bar_one, bar_two = barred(hand, one), barred(hand, two)
        if one != two and not bar_one & {b.high, b.low} and not bar_two & {a.high, a.low}:
            held[one - 1] ^= {a, b}
            held[two - 1] ^= {a, b}
    hands: Hands = four([frozenset(tiles) for tiles in held])
    return dataclasses.replace(hand, hands=hands)


@pytest.mark.parametrize("name", PLAYERS)
@given(hands_in_play(), st.integers(0, 2**64 - 1), st.integers(0, 2**32 - 1))
@few
def test_other_hidden_hands_do_not_change_the_move(
    name: str, hand: HandState, seed: int, chance: int
) -> None:
    seat = hand.turn
    if seat is None:
        return
    rng = random.Random(chance)
    move = PLAYERS[name].choose(observe(hand, seat, (0, 0)), Thinking(seed))
    assert move in hand.legal_moves()
    for _ in range(3):
        other = dealt_again(hand, seat, rng)
        if other.result is None:
            assert PLAYERS[name].choose(observe(other, seat, (0, 0)), Thinking(seed)) == move


def test_hidden_hands_really_are_dealt_again() -> None:
    """The property above compares different deals, not a deal with itself."""
    rng = random.Random(1)
    hand = HandState.start(deal("again", 1), 1)
    for _ in range(6):
        hand = hand.apply(hand.legal_moves()[0])
    assert hand.turn is not None
    others = {dealt_again(hand, hand.turn, rng).hands for _ in range(20)}
    assert len(others) == 20
    assert {hands[hand.turn - 1] for hands in others} == {hand.hands[hand.turn - 1]}


def test_a_view_holds_values_and_no_way_back() -> None:
    allowed = {
        "seat", "hand", "line", "log", "hand_sizes", "streaks", "opener", "forced_opening", "turn",
    }  # fmt: skip
    assert {field.name for field in dataclasses.fields(PlayerView)} == allowed


FORBIDDEN = (
    "hand", "match", "timeline", "record", "deal", "cases", "selfplay", "solver", "duel", "cli",
)  # fmt: skip


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their module in full"
            module = node.module or ""
            names |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return names


PLAYER_FILES = sorted(Path(chiva_engine.players.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", PLAYER_FILES, ids=lambda path: path.stem)
def test_no_player_imports_what_knows_hidden_hands(path: Path) -> None:
    for name in imported(path):
        for module in FORBIDDEN:
            full = f"chiva_engine.{module}"
            assert name != full
            assert not name.startswith(f"{full}.")
    assert "observe" not in path.read_text(encoding="utf-8")


def test_players_keep_nothing_between_calls() -> None:
    hand = HandState.start(deal("memory", 1), 2)
    views = []
    while hand.turn is not None and len(hand.log) < 12:
        views.append(observe(hand, hand.turn, (0, 0)))
        hand = hand.apply(hand.legal_moves()[0])
    for level in ("beginner", "steady", "strong"):
        player = LEVELS[level]()
        alone = [LEVELS[level]().choose(view, Thinking(3)) for view in views]
        backwards = [player.choose(view, Thinking(3)) for view in reversed(views)]
        assert backwards[::-1] == alone
