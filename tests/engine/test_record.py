"""The record: what is written is read back, and of a bad file what can be used."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chiva_engine.match import MatchOver, MatchState
from chiva_engine.moves import MoveFault, Play
from chiva_engine.record import (
    LARGEST,
    MOST_STEPS,
    Aid,
    Damage,
    Reading,
    Record,
    Trouble,
    read,
    write,
)
from chiva_engine.timeline import NextHand, RestartHand, Timeline
from tests.engine.strategies import few, many, pick, seed_texts

LEVELS = ("steady", "master", "beginner")

# -- walks ----------------------------------------------------------------------------


def walk(seed: str, choices: Sequence[int]) -> Timeline:
    """A timeline after moves, undo, redo, restarts and next hands, as the choices say."""
    line = Timeline.new(seed)
    for choice in choices:
        kind, rest = choice % 8, choice // 8
        moves = line.current.hand.legal_moves()
        if kind == 0:
            line = line.undo()
        elif kind == 1:
            line = line.redo()
        elif kind == 2 and line.current.hand.log:
            line = line.take(RestartHand())
        elif moves:
            level = (None, "steady", "strong")[rest % 3]
            line = line.play(pick(moves, rest // 3), level)
        else:
            try:
                line = line.take(NextHand())
            except MatchOver:
                break
    return line


walks = st.builds(
    walk, seed_texts, st.lists(st.integers(0, 8 * 3 * 12 - 1), min_size=0, max_size=150)
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    aids = draw(st.dictionaries(st.integers(1, 20), st.tuples(*[st.integers(0, 9)] * 2)))
    return Record(
        draw(walks),
        draw(st.text("0123456789abcdef", min_size=16, max_size=16)),
        LEVELS,
        tuple(Aid(hand, *counts) for hand, counts in sorted(aids.items())),
    )


def record(moves: int = 30, seed: str = "chiva") -> Record:
    """A match some moves on: the first legal one each time."""
    line = Timeline.new(seed)
    for _ in range(moves):
        legal = line.current.hand.legal_moves()
        line = line.play(legal[0], "steady") if legal else line.take(NextHand())
    return Record(line, "0123456789abcdef", LEVELS, (Aid(1, 2, 3),))


def data_of(made: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(write(made))
    return data


def reread(data: object) -> Reading:
    return read(json.dumps(data).encode())


# -- there and back ---------------------------------------------------------------------


@many
@given(records())
def test_what_is_written_is_read_back(made: Record) -> None:
    assert read(write(made)) == Reading(made)


@few
@given(records())
def test_a_match_goes_on_as_if_it_had_not_been_away(made: Record) -> None:
    back = read(write(made)).record
    assert back is not None
    line, again = made.timeline, back.timeline
    assert (again.current, again.can_undo, again.can_redo) == (
        line.current,
        line.can_undo,
        line.can_redo,
    )
    assert (again.undo(), again.redo()) == (line.undo(), line.redo())


def test_no_hand_stands_in_a_record() -> None:
    """Of a hand that has just begun, no tile is named but those that were played (R24)."""
    made = record(5)
    played = {str(step.tile) for step in made.timeline.steps if isinstance(step, Play)}
    assert set(re.findall(r"[0-6]-[0-6]", write(made).decode())) == played


def test_the_text_has_one_step_a_line() -> None:
    lines = write(record(3)).decode().splitlines()
    steps = lines[lines.index('"steps": [') + 1 : -2]
    assert [json.loads(line.rstrip(",")) for line in steps] == data_of(record(3))["steps"]
    assert steps[0].rstrip(",") == '{"seat": 2, "move": "6-6", "level": "steady"}'


# -- bad steps ----------------------------------------------------------------------------

WRONG_STEPS: list[tuple[object, Trouble]] = [
    (None, Trouble.BAD_STEP),
    ([], Trouble.BAD_STEP),
    ({}, Trouble.BAD_STEP),
    ({"seat": 1}, Trouble.BAD_STEP),
    ({"seat": True, "move": "6-4 left"}, Trouble.BAD_STEP),
    ({"seat": 1, "move": ["6-4", "left"]}, Trouble.BAD_STEP),
    ({"seat": 1, "move": "7-4 left"}, Trouble.BAD_STEP),
    ({"seat": 1, "move": "6-4 middle"}, Trouble.BAD_STEP),
    ({"seat": 1, "move": "pass", "level": 7}, Trouble.BAD_STEP),
    ({"seat": 1, "move": "pass", "level": "x" * 50}, Trouble.BAD_STEP),
    ({"seat": 1, "move": "pass", "level": "\u0007"}, Trouble.BAD_STEP),
    ({"hand": "2"}, Trouble.BAD_STEP),
    ({"hand": 2, "again": 1}, Trouble.BAD_STEP),
    ({"hand": 2}, Trouble.NO_HAND),
    ({"hand": 10**30}, Trouble.NO_HAND),
    ({"again": 2}, Trouble.NO_HAND),
]


@pytest.mark.parametrize(("step", "trouble"), WRONG_STEPS, ids=lambda value: str(value)[:40])
def test_the_first_bad_step_ends_the_reading(step: object, trouble: Trouble) -> None:
    made = record(8)
    data = data_of(made)
    data["steps"][5] = step
    reading = reread(data)
    assert reading.damage is not None
    assert (reading.damage.trouble, reading.damage.step) == (trouble, 6)
    assert (reading.damage.hand, reading.damage.move) == (1, 6)
    assert reading.record is not None
    # The cursor stood behind what is left, so the match stands at its end.
    line = made.timeline
    assert reading.record.timeline == Timeline(line.states[:6], line.steps[:5], 5, line.levels[:5])


def test_an_illegal_move_comes_with_its_rule() -> None:
    data = data_of(record(8))
    data["steps"][5] = {**data["steps"][5], "move": "6-6 left"}
    damage = reread(data).damage
    assert damage is not None
    assert damage.trouble is Trouble.ILLEGAL
    assert damage.fault is MoveFault.NOT_IN_HAND
    assert damage.tried is not None
    assert str(damage.tried) == "6-6 left"
    assert damage.seat == data["steps"][5]["seat"]


def test_another_seat_may_not_move() -> None:
    data = data_of(record(8))
    seat = data["steps"][5]["seat"]
    data["steps"][5]["seat"] = seat % 4 + 1
    damage = reread(data).damage
    assert damage is not None
    assert (damage.trouble, damage.seat) == (Trouble.WRONG_SEAT, seat)


def test_another_seed_breaks_the_rules_soon() -> None:
    reading = reread({**data_of(record(30)), "seed": "another"})
    assert reading.record is not None
    assert reading.record.timeline.states[0] == MatchState.new("another")
    assert reading.damage is not None
    assert reading.damage.trouble in (Trouble.WRONG_SEAT, Trouble.ILLEGAL)
    assert reading.damage.step == len(reading.record.timeline.steps) + 1


def test_a_move_after_the_end_of_the_hand() -> None:
    data = data_of(record(60))
    deal = data["steps"].index({"hand": 2})
    data["steps"][deal] = {"seat": 1, "move": "pass"}
    damage = reread(data).damage
    assert damage is not None
    assert (damage.fault, damage.step) == (MoveFault.HAND_OVER, deal + 1)


# -- other bad files ------------------------------------------------------------------------

GOOD = write(record())
NOTHING: list[tuple[str, bytes, Trouble]] = [
    ("empty", b"", Trouble.EMPTY),
    ("zeroed", bytes(len(GOOD)), Trouble.EMPTY),
    ("a picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), Trouble.NOT_TEXT),
    ("UTF-16", GOOD.decode().encode("utf-16"), Trouble.NOT_TEXT),
    ("prose", b"once upon a time", Trouble.NOT_JSON),
    ("a list", b"[1, 2]", Trouble.NOT_A_RECORD),
    ("a number", b"17", Trouble.NOT_A_RECORD),
    ("another object", b'{"hands": [], "moves": []}', Trouble.NOT_A_RECORD),
    ("huge", b" " + GOOD + b" " * LARGEST, Trouble.TOO_LARGE),
    ("deep", GOOD.replace(b'"aids": [', b'"aids": ' + b"[" * 100_000), Trouble.TOO_DEEP),
    ("deep in one word", b"[" * 1_000_000, Trouble.TOO_DEEP),
    ("a newer version", GOOD.replace(b'"version": 1', b'"version": 2'), Trouble.NEWER),
    ("cut in the head", GOOD[:60], Trouble.NOT_JSON),
]


@pytest.mark.parametrize(("data", "trouble"), [x[1:] for x in NOTHING], ids=[x[0] for x in NOTHING])
def test_a_file_without_a_match(data: bytes, trouble: Trouble) -> None:
    reading = read(data)
    assert reading.record is None
    assert reading.damage is not None
    assert reading.damage.trouble is trouble


WRONG_FIELDS: list[tuple[str, object]] = [
    ("version", "1"),
    ("version", 0),
    ("version", True),
    ("version", 1.0),
    ("seed", None),
    ("seed", "  "),
    ("seed", 5),
    ("steps", {}),
]

WRONG_BESIDE: list[tuple[str, object]] = [
    ("id", 7),
    ("id", "../../etc/passwd"),
    ("levels", []),
    ("levels", {"2": "steady", "3": "steady"}),
    ("levels", {"2": "steady", "3": "steady", "4": ""}),
    ("aids", 1),
    ("aids", [1]),
    ("aids", [{"hand": 1, "hints": 1, "undos": -1}]),
    ("aids", [{"hand": 1, "hints": 1}]),
    ("aids", [{"hand": 1, "hints": 1, "undos": 1}] * 2),
]


@pytest.mark.parametrize(("key", "value"), WRONG_FIELDS, ids=lambda value: str(value)[:30])
def test_a_part_that_makes_no_sense(key: str, value: object) -> None:
    reading = reread({**data_of(record()), key: value})
    assert reading.record is None
    assert reading.damage is not None
    assert (reading.damage.trouble, reading.damage.field) == (Trouble.BAD_FIELD, key)


@pytest.mark.parametrize(("key", "value"), WRONG_BESIDE, ids=lambda value: str(value)[:30])
def test_what_stands_beside_the_moves_makes_no_sense(key: str, value: object) -> None:
    """The match is good without it."""
    made = record()
    reading = reread({**data_of(made), key: value})
    assert reading.damage == Damage(Trouble.BAD_FIELD, field=key)
    assert reading.record is not None
    assert reading.record.timeline == made.timeline
    others = {"id": "identity"}.get(key, key)
    assert getattr(reading.record, others) != getattr(made, others) or key == "aids"
    assert reading.record._replace(**{others: getattr(made, others)}) == made
    # Read twice, a match keeps its identity: it is counted once.
    assert reread({**data_of(made), key: value}) == reading


@pytest.mark.parametrize("text", ["9" * 6000, "-" + "9" * 6000, "Infinity", "NaN"], ids="abcd")
def test_a_number_that_is_none_harms_nothing_else(text: str) -> None:
    made = record()
    data = write(made).replace(b'"cursor": 30', b'"cursor": ' + text.encode())
    reading = read(data)
    assert reading.record == made
    assert reading.damage == Damage(Trouble.BAD_FIELD, field="cursor")


@pytest.mark.parametrize("key", ["version", "seed"])
def test_a_part_that_is_missing(key: str) -> None:
    data = data_of(record())
    del data[key]
    reading = reread(data)
    assert reading.record is None
    assert reading.damage is not None
    assert (reading.damage.trouble, reading.damage.field) == (Trouble.BAD_FIELD, key)


@pytest.mark.parametrize("cursor", [None, -1, 31, "3", 1.5, True, 10**40])
def test_a_place_that_is_none_counts_as_the_end(cursor: object) -> None:
    made = record()
    reading = reread({**data_of(made), "cursor": cursor})
    assert reading.record == made
    assert reading.damage is not None
    assert reading.damage.field == "cursor"


@many
@given(st.integers(0, len(GOOD) - 3))
def test_a_file_that_was_cut_off_keeps_its_beginning(length: int) -> None:
    """Each whole step before the cut is there, and the damage names the next one."""
    reading = read(GOOD[:length])
    assert reading.damage is not None
    whole = re.findall(rb'^\{"(?:seat|hand|again)".*\}', GOOD[:length], re.M)
    if whole:
        assert reading.record is not None
        line = record().timeline
        assert reading.record.timeline.steps == line.steps[: len(whole)]
        assert reading.record.aids == (Aid(1, 2, 3),)
        if len(whole) < 30:
            assert reading.damage.step == len(whole) + 1


def test_a_garbled_byte_keeps_what_stands_before() -> None:
    at = GOOD.index(b'"move"', len(GOOD) // 2)
    for wrong in (b"\xff", b"\0", b"}"):
        reading = read(GOOD[:at] + wrong + GOOD[at + 1 :])
        assert reading.record is not None
        assert 5 < len(reading.record.timeline.steps) < 30
        assert reading.damage is not None


def test_numbers_of_thousands_of_digits_and_words_that_are_none() -> None:
    for value in (b"9" * 10_000, b"NaN", b"Infinity", b"-Infinity"):
        reading = read(GOOD.replace(b'"cursor": 30', b'"cursor": ' + value))
        assert reading.damage is not None


def test_more_steps_than_any_match_has() -> None:
    made = record(1)
    data = data_of(made)
    data["steps"] += [{"again": 1}, data["steps"][0]] * (MOST_STEPS // 2 + 1)
    reading = reread(data)
    assert reading.damage is not None
    assert (reading.damage.trouble, reading.damage.step) == (Trouble.TOO_LARGE, MOST_STEPS + 1)
    assert reading.record is not None
    assert len(reading.record.timeline.steps) == MOST_STEPS


def test_a_key_that_stands_twice_is_damage() -> None:
    reading = read(GOOD.replace(b'"cursor": 30,', b'"cursor": 30, "cursor": 0,'))
    assert reading.damage is not None


def test_unknown_keys_are_left_unread() -> None:
    made = record()
    assert reread({"later": [1], **data_of(made)}) == Reading(made)


# -- anything at all ---------------------------------------------------------------------------


def check(data: bytes) -> None:
    """Whatever is read can be written and read again without damage."""
    reading = read(data)
    assert reading.record is not None or reading.damage is not None
    if reading.record is not None:
        assert read(write(reading.record)) == Reading(reading.record)


@many
@given(st.binary())
@example(b"\xef\xbb\xbf" + GOOD)
@example(b"{")
@example(b'{"')
@example(b'{"steps": [')
@example(b'"\\')
def test_any_bytes(data: bytes) -> None:
    check(data)


@many
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(GOOD)), st.integers(0, 12), st.binary(max_size=6) | st.just(None)
        ),
        max_size=4,
    )
)
def test_a_record_with_bytes_changed(edits: list[tuple[int, int, bytes | None]]) -> None:
    data = GOOD
    for at, length, new in edits:
        data = (
            data[:at] + (data[at : at + length] * 3 if new is None else new) + data[at + length :]
        )
    check(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@many
@given(
    st.dictionaries(
        st.sampled_from(["format", "version", "id", "seed", "levels", "cursor", "aids"]),
        json_values,
        max_size=2,
    ),
    st.dictionaries(st.integers(0, 29), json_values, max_size=2),
    st.dictionaries(
        st.integers(0, 29),
        st.tuples(st.sampled_from(["seat", "move", "level", "hand", "again"]), json_values),
        max_size=2,
    ),
)
def test_a_record_with_values_changed(
    fields: dict[str, Any], steps: dict[int, Any], parts: dict[int, tuple[str, Any]]
) -> None:
    data = {**data_of(record()), **fields}
    for number, step in steps.items():
        data["steps"][number] = step
    for number, (key, value) in parts.items():
        if isinstance(data["steps"][number], dict):
            data["steps"][number][key] = value
    check(json.dumps(data).encode())
