"""The command `advise`: the move, its reasons and estimates, and nothing of the hidden hands."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.cases import case_of, parse_cases
from chiva_engine.cli import main
from chiva_engine.cli.hidden import completed
from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.moves import Pass, parse_move
from chiva_engine.players import LEVELS
from chiva_engine.tiles import SEATS, Tile
from chiva_engine.view import observe
from tests.engine.strategies import few, hands_in_play
from tests.engine.test_fairness import dealt_again


def in_play(moves: int) -> HandState:
    hand = HandState.start(deal("advise", 3), 2)
    for _ in range(moves):
        hand = hand.apply(hand.legal_moves()[0])
    return hand


def case(hand: HandState) -> dict[str, Any]:
    return dict(case_of(hand, (1, 0)))


def advise(
    folder: Path, capsys: pytest.CaptureFixture[str], data: object, *options: str
) -> tuple[int, str, str]:
    path = folder / "case.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    status = main(["advise", str(path), *options])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("level", ["beginner", "steady", "strong"])
def test_advice_is_a_legal_move_with_reasons(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = in_play(9)
    status, out, _ = advise(tmp_path, capsys, case(hand), "--level", level, "--think-seed", "5")
    assert status == 0
    record = json.loads(out)
    assert record["seat"] == hand.turn
    assert record["level"] == level
    assert parse_move(record["move"]) in hand.legal_moves()
    assert record["reasons"][0]["reason"]
    if level == "strong":
        chances = [estimate["chance"] for estimate in record["estimates"]]
        assert {parse_move(e["move"]) for e in record["estimates"]} == set(hand.legal_moves())
        assert record["estimates"][0]["move"] == record["move"]
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("level", ["beginner", "steady", "strong"])
def test_other_hidden_hands_give_the_same_output(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = in_play(10)
    assert hand.turn is not None
    rng = random.Random(6)
    found = {
        advise(tmp_path, capsys, case(other), "--level", level)
        for other in (hand, *(dealt_again(hand, hand.turn, rng) for _ in range(3)))
    }
    assert len(found) == 1


@pytest.mark.parametrize("level", ["beginner", "steady", "strong"])
def test_hidden_hands_need_not_be_there_at_all(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = in_play(18)
    assert any(isinstance(turn.move, Pass) for turn in hand.log)
    assert hand.turn is not None
    full = case(hand)
    own = [tiles if seat == hand.turn else None for seat, tiles in enumerate(full["hands"], 1)]
    given = advise(tmp_path, capsys, full, "--level", level)
    assert given[0] == 0
    assert advise(tmp_path, capsys, full | {"hands": own}, "--level", level) == given


@given(hands_in_play(), st.data())
@few
def test_a_completed_case_shows_its_seat_the_same(hand: HandState, data: st.DataObject) -> None:
    """Whatever is left out, in part or wholly; 6-6 stays where it says who opens."""
    if hand.turn is None:
        return
    known: list[object] = []
    for seat, tiles in zip(SEATS, hand.dealt, strict=True):
        shown = data.draw(st.sets(st.sampled_from(sorted(tiles))))
        shown |= tiles & {Tile(6, 6)} if hand.forced_opening else set()
        known.append([str(tile) for tile in (tiles if seat == hand.turn else shown)] or None)
    (short,) = parse_cases(case(hand) | {"hands": known}, hidden=True)
    full = completed(short).replay()
    assert observe(full, hand.turn, (1, 0)) == observe(hand, hand.turn, (1, 0))
    for some, dealt in zip(short.hands, full.dealt, strict=True):
        assert set(some) <= {str(tile) for tile in dealt}


def test_a_case_that_lacks_too_much_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = in_play(11)
    assert hand.turn is not None
    full = case(hand)
    seats = list(enumerate(full["hands"], 1))
    without_own = [None if seat == hand.turn else tiles for seat, tiles in seats]
    half_own = [tiles[:3] if seat == hand.turn else tiles for seat, tiles in seats]
    only_own = [tiles if seat == hand.turn else None for seat, tiles in seats]
    forced = {"hands": [None] * 4, "opener": None, "moves": [["6-6", None]]}
    # Seat 1 opens with 6-6, and nobody else has a six, though seat 2 holds three.
    sixes = {
        "hands": [["6-6"], ["6-5", "6-4", "6-3", "1-0", "1-1", "2-0", "2-1"], None, None],
        "opener": None,
        "moves": [["6-6", None], "pass"],
    }
    nobody = {"opener": 1, "moves": [["6-6", None], "pass", "pass", "pass"]}
    alone = {"hands": [["6-6", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0"], None, None, None]}
    for other, word in (
        ({"hands": without_own}, "must not be left out"),
        ({"hands": half_own}, "must not be left out"),
        (forced, "say who opens"),
        (sixes, "move 2"),
        (nobody | alone, "every pass right"),
        ({"hands": [None, None, None]}, "each of four seats"),
        ({"hands": only_own, "opener": 9}, "opener"),
        ({"hands": only_own, "moves": [["6-7", "left"]]}, "move 1"),
        ({"hands": only_own, "moves": [["6-5", "up"]]}, "move 1"),
    ):
        status, out, err = advise(tmp_path, capsys, full | other)
        assert (status, out) == (2, "")
        assert word in err
    path = tmp_path / "case.json"
    path.write_text(json.dumps(full | {"hands": only_own}), encoding="utf-8")
    assert main(["replay", str(path)]) == 2, "a replay needs all hands"


def test_the_think_seed_is_what_chance_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, again, other = (
        advise(tmp_path, capsys, case(in_play(8)), "--think-seed", seed) for seed in "778"
    )
    assert one == again
    assert one != other


def test_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = json.dumps(case(in_play(4))).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
    assert main(["advise", "-", "--level", "steady"]) == 0
    assert json.loads(capsys.readouterr().out)["estimates"] == []


def test_what_cannot_be_advised_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = in_play(5)
    over = hand
    while over.turn is not None:
        over = over.apply(over.legal_moves()[0])
    assert hand.turn is not None
    waiting = str(hand.turn % 4 + 1)
    illegal = case(hand) | {"moves": ["pass"]}
    for data, options, word in (
        (case(over), (), "over"),
        ([case(hand)] * 2, (), "one case"),
        (case(hand), ("--seat", waiting), f"seat {hand.turn}"),
        (case(hand), ("--seat", "5"), "1 to 4"),
        (case(hand), ("--think-seed", "-1"), "--think-seed"),
        (illegal, (), "move 1"),
    ):
        status, out, err = advise(tmp_path, capsys, data, *options)
        assert (status, out) == (2, "")
        assert word in err
    with pytest.raises(SystemExit):
        advise(tmp_path, capsys, case(hand), "--level", "genius")
    err = capsys.readouterr().err
    assert all(level in err for level in LEVELS)


def test_a_seat_that_must_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hand = HandState.start(deal("advise", 1), 1)
    while str(hand.legal_moves()[0]) != "pass":
        hand = hand.apply(hand.legal_moves()[0])
    _, out, _ = advise(tmp_path, capsys, case(hand))
    record = json.loads(out)
    assert record["move"] == "pass"
    assert record["reasons"][0]["reason"] == "MUST_PASS"
    assert record["estimates"] == []
