"""Worked hands as JSON: the project's own cases, the way there and back, and malformed ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.cases import (
    KEYS,
    CaseFailed,
    Json,
    MalformedCase,
    case_of,
    expect_of,
    hands_json,
    parse_cases,
)
from chiva_engine.hand import HandState, Outcome
from chiva_engine.match import Streaks
from chiva_engine.tiles import ALL_TILES
from tests.engine.strategies import few, four, hands_in_play, many, played_hands, streaks

COPY = Path(__file__).with_name("cases.json")
# The rules' own page and cases lie beside a checkout where the project is worked on.
ORIGINAL = Path(__file__).parents[3] / "shared" / "rules" / "cases.json"


def read(path: Path) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return cases


CASES = read(ORIGINAL if ORIGINAL.exists() else COPY)
LEGAL = [case for case in CASES if "expect" in case]
ILLEGAL = [case for case in CASES if "error" in case]


def facts(case: dict[str, Any]) -> dict[str, Any]:
    """A case without its wording."""
    kept = {key: value for key, value in case.items() if key != "title"}
    if "error" in kept:
        kept["error"] = kept["error"].split(":")[0]
    return kept


@pytest.mark.skipif(not ORIGINAL.exists(), reason="the original is not beside this checkout")
def test_the_copy_has_the_facts_of_the_original() -> None:
    assert [facts(case) for case in read(COPY)] == [facts(case) for case in read(ORIGINAL)]


@pytest.mark.parametrize("case", LEGAL, ids=lambda case: case["title"])
def test_what_stands_at_the_end_of_a_case(case: dict[str, Any]) -> None:
    (parsed,) = parse_cases(case)
    assert expect_of(parsed.replay(), parsed.streaks) == case["expect"]


@pytest.mark.parametrize("case", ILLEGAL, ids=lambda case: case["title"])
def test_where_a_case_breaks_the_rules(case: dict[str, Any]) -> None:
    (parsed,) = parse_cases(case)
    with pytest.raises(CaseFailed) as caught:
        parsed.replay()
    assert str(caught.value).startswith(facts(case)["error"])


def test_the_cases_cover_every_outcome_and_every_fate_of_a_streak() -> None:
    assert len(LEGAL) + len(ILLEGAL) == len(CASES)
    expected = [case["expect"] for case in LEGAL]
    assert {e["outcome"] for e in expected} == {outcome.value for outcome in Outcome}
    assert {e["match_winner"] for e in expected} == {None, 1, 2}
    assert {e["broke"] for e in expected} == {True, False}
    assert {facts(case)["error"] for case in ILLEGAL} >= {"move 1", "not a deal of 28"}


# -- there and back -------------------------------------------------------------------


@many
@given(hands_in_play(), streaks)
def test_a_hand_comes_back_from_its_case(hand: HandState, before: Streaks) -> None:
    case = case_of(hand, before)
    (parsed,) = parse_cases(json.loads(json.dumps(case)))
    assert parsed.replay() == hand
    assert parsed.streaks == before
    assert case["expect"] == expect_of(parsed.replay(), before)
    assert tuple(case) == (*KEYS, "expect")


@few
@given(played_hands())
def test_the_states_of_a_case_are_those_of_the_hand(states: list[HandState]) -> None:
    (parsed,) = parse_cases(case_of(states[-1], (0, 0)))
    assert list(parsed.states()) == states


def test_hands_are_written_highest_tile_first() -> None:
    hands = four([ALL_TILES[start : start + 7] for start in range(0, 28, 7)])
    assert hands_json(hands)[3] == ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"]


@pytest.mark.parametrize("case", LEGAL, ids=lambda case: case["title"])
def test_a_case_read_and_written_is_the_same(case: dict[str, Any]) -> None:
    (parsed,) = parse_cases(case)
    written: Any = case_of(parsed.replay(), parsed.streaks)
    assert written["moves"] == case["moves"]
    assert written["expect"] == case["expect"]
    assert (written["opener"], written["streaks"]) == (case["opener"], case["streaks"])
    assert [sorted(hand) for hand in written["hands"]] == [sorted(h) for h in case["hands"]]


# -- what is no case ------------------------------------------------------------------

GOOD: dict[str, Any] = {key: CASES[0][key] for key in KEYS}


def changed(key: str, value: object) -> dict[str, Any]:
    return GOOD | {key: value}


def with_move(number: int, move: object) -> dict[str, Any]:
    """`GOOD` with another move in the place of its move `number`."""
    moves = list(GOOD["moves"])
    moves[number - 1] = move
    return changed("moves", moves)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "the case is not a JSON object"),
        (7, "the case is not a JSON object"),
        ("pass", "the case is not a JSON object"),
        ([7], "case 1 is not a JSON object"),
        ([GOOD, [GOOD]], "case 2 is not a JSON object"),
        ({}, "the case lacks the key 'hands'"),
        *(
            ([GOOD, {k: v for k, v in GOOD.items() if k != key}], f"case 2 lacks the key '{key}'")
            for key in KEYS
        ),
        (changed("opener", "1"), "'opener' is a seat"),
        (changed("opener", True), "'opener' is a seat"),
        (changed("opener", 1.0), "'opener' is a seat"),
        (changed("opener", float("nan")), "'opener' is a seat"),
        (changed("opener", [1]), "'opener' is a seat"),
        (changed("streaks", None), "'streaks' is a list of two numbers"),
        (changed("streaks", [0]), "'streaks' is a list of two numbers"),
        (changed("streaks", [0, 0, 0]), "'streaks' is a list of two numbers"),
        (changed("streaks", [0, False]), "'streaks' is a list of two numbers"),
        (changed("streaks", [0, 1.0]), "'streaks' is a list of two numbers"),
        (changed("streaks", {"1": 0, "2": 0}), "'streaks' is a list of two numbers"),
        (changed("hands", None), "'hands' is a list of four lists"),
        (changed("hands", "6-6"), "'hands' is a list of four lists"),
        (changed("hands", ["6-6", "6-5", "6-4", "6-3"]), "'hands' is a list of four lists"),
        (changed("hands", [[66]]), "'hands' is a list of four lists"),
        (changed("hands", {}), "'hands' is a list of four lists"),
        (changed("moves", None), "'moves' is a list"),
        (changed("moves", "pass"), "'moves' is a list"),
        (with_move(3, "6-6"), "move 3 is not"),
        (with_move(3, None), "move 3 is not"),
        (with_move(3, []), "move 3 is not"),
        (with_move(3, ["6-6"]), "move 3 is not"),
        (with_move(3, ["6-6", "left", "left"]), "move 3 is not"),
        (with_move(3, [66, "left"]), "move 3 is not"),
        (with_move(3, ["6-6", 1]), "move 3 is not"),
        (with_move(3, {"tile": "6-6"}), "move 3 is not"),
    ],
)
def test_other_forms_are_no_cases(data: Json, says: str) -> None:
    with pytest.raises(MalformedCase) as caught:
        parse_cases(data)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (changed("hands", []), "not a deal of 28 tiles"),
        (changed("hands", GOOD["hands"][:3]), "not a deal of 28 tiles"),
        (changed("hands", [*GOOD["hands"], []]), "not a deal of 28 tiles"),
        (changed("hands", [["6-6"] * 7, *GOOD["hands"][1:]]), "not a deal of 28 tiles"),
        (changed("hands", [*GOOD["hands"][:3], GOOD["hands"][0]]), "not a deal of 28 tiles"),
        (changed("hands", [["6-7"] * 7, *GOOD["hands"][1:]]), "a tile is written like 6-4"),
        (changed("opener", 0), "the opener is a seat from 1 to 4"),
        (changed("opener", 5), "the opener is a seat from 1 to 4"),
        (changed("streaks", [1, 1]), "streaks [1, 1]"),
        (changed("streaks", [4, 0]), "streaks [4, 0]"),
        (changed("streaks", [-1, 0]), "streaks [-1, 0]"),
        (with_move(3, ["7-7", "left"]), "move 3: a tile is written like 6-4"),
        (with_move(3, ["0-0", "top"]), "move 3: an end is left, right or null"),
        (with_move(3, ["0-0", None]), "move 3: seat 2 may not play 0-0"),
        (with_move(1, ["4-4", "left"]), "move 1: seat 4 may not play 4-4 left"),
        (with_move(1, "pass"), "move 1: seat 4 may not pass"),
        (changed("moves", [*GOOD["moves"], "pass"]), "move 29: the hand is over"),
    ],
)
def test_cases_that_break_the_rules_say_where(data: Json, says: str) -> None:
    (case,) = parse_cases(data)
    with pytest.raises(CaseFailed) as caught:
        case.replay()
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


def test_tiles_may_be_written_lower_number_first() -> None:
    turned = [[f"{text[2]}-{text[0]}" for text in hand] for hand in GOOD["hands"]]
    moves = [m if m == "pass" else [f"{m[0][2]}-{m[0][0]}", m[1]] for m in GOOD["moves"]]
    (case,) = parse_cases(changed("hands", turned) | {"moves": moves})
    assert expect_of(case.replay(), case.streaks) == CASES[0]["expect"]


def test_a_list_may_be_empty_and_other_keys_are_not_read() -> None:
    assert parse_cases([]) == ()
    assert parse_cases(GOOD | {"note": [1, {"a": None}]}) == parse_cases(GOOD)


leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["6-6", "0-0", "pass", "left", "right"])
)
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
)


@st.composite
def damaged_cases(draw: st.DrawFn) -> Json:
    """A good case with something else put in one place, at any depth."""
    case: Any = json.loads(json.dumps(GOOD))
    place: Any = case
    while True:
        key = draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if not isinstance(inner, list) or not inner or draw(st.booleans()):
            place[key] = draw(anything)
            return case  # type: ignore[no-any-return]
        place = inner


@many
@given(anything | damaged_cases())
def test_whatever_comes_is_a_case_or_one_of_the_two_errors(data: Json) -> None:
    said = ""
    try:
        for case in parse_cases(data):
            hand = case.replay()
            assert expect_of(hand, case.streaks)["pips"] == list(hand.pips)
    except (MalformedCase, CaseFailed) as error:
        said = str(error)
    assert "\n" not in said
