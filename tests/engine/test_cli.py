"""The command `chiva-engine`, in this process and as people start it."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chiva_engine
from chiva_engine import __version__
from chiva_engine.cases import KEYS, hands_json
from chiva_engine.cli import main
from chiva_engine.deal import deal
from chiva_engine.hand import HandState, Outcome
from chiva_engine.tiles import Tile
from tests.engine.strategies import few, four

PACKAGE = Path(chiva_engine.__file__).parent
CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_bytes())
LEGAL = [case for case in CASES if "expect" in case]
GOOD = LEGAL[0]


@dataclass(frozen=True)
class Run:
    """How a run of the command ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.lines]


def run(*arguments: str, stdin: bytes = b"", encoding: str = "utf-8") -> Run:
    """`chiva-engine` in this process. An exception that it lets through fails the test."""
    out, err = io.BytesIO(), io.BytesIO()
    stdout = io.TextIOWrapper(out, encoding, write_through=True)
    stderr = io.TextIOWrapper(err, encoding, "backslashreplace", write_through=True)
    with (
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin))),
        contextlib.redirect_stdout(stdout),
        contextlib.redirect_stderr(stderr),
    ):
        try:
            status = main(arguments)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return Run(status, out.getvalue().decode(encoding), err.getvalue().decode(encoding))


def start(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> Run:
    """`chiva-engine` as a process of its own, with every warning an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "chiva_engine", *arguments],
        input=stdin,
        capture_output=True,
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent), "PYTHONUTF8": "1"} | environment,
        check=False,
    )
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


def one_sentence(done: Run, command: str = "replay") -> str:
    """The one sentence on standard error of a run that could do nothing."""
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith(f"chiva-engine {command}: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    return done.err.removeprefix(f"chiva-engine {command}: ").removesuffix("\n")


def text_of(*cases: object) -> bytes:
    return json.dumps(list(cases)).encode()


# -- replay: cases of the right form ----------------------------------------------------


def test_replay_prints_what_stands_at_the_end_of_each_case(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_bytes(text_of(*LEGAL))
    done = run("replay", str(file))
    assert (done.status, done.err) == (0, "")
    assert done.json() == [case["expect"] for case in LEGAL]
    assert all(list(printed) == list(GOOD["expect"]) for printed in done.json())


def test_replay_reports_each_case_that_breaks_the_rules_and_goes_on() -> None:
    done = run("replay", "-", stdin=text_of(*CASES))
    assert (done.status, done.err) == (2, "")
    assert len(done.lines) == len(CASES)
    for case, printed in zip(CASES, done.json(), strict=True):
        if "error" in case:
            assert list(printed) == ["error"]
            assert printed["error"].startswith(case["error"])
        else:
            assert printed == case["expect"]


SPELLINGS = {
    "one case": json.dumps(GOOD).encode(),
    "a list of one": text_of(GOOD),
    "over many lines": json.dumps(GOOD, indent=2).encode(),
    "with a byte order mark": b"\xef\xbb\xbf" + json.dumps(GOOD).encode(),
    "with lines of Windows": json.dumps(GOOD, indent=1).replace("\n", "\r\n").encode(),
    "no other keys": json.dumps({key: GOOD[key] for key in KEYS}).encode(),
    "in any order": json.dumps(dict(reversed(GOOD.items()))).encode(),
    "a title of the world": json.dumps(GOOD | {"title": "字\u2028é"}, ensure_ascii=False).encode(),
}


@pytest.mark.parametrize("text", SPELLINGS.values(), ids=SPELLINGS)
def test_replay_reads_a_case_however_it_is_laid_out(text: bytes) -> None:
    done = run("replay", "-", stdin=text)
    assert (done.status, done.err) == (0, "")
    assert done.json() == [GOOD["expect"]]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\n\n", "\n  \n"])
def test_replay_reads_one_case_a_line(newline: str) -> None:
    lines = [json.dumps(case | {"title": "字\u2028é"}, ensure_ascii=False) for case in LEGAL]
    done = run("replay", "-", stdin=(newline.join(lines) + newline).encode())
    assert (done.status, done.err) == (0, "")
    assert done.json() == [case["expect"] for case in LEGAL]


def test_replay_of_no_case_prints_nothing() -> None:
    assert run("replay", "-", stdin=b"[]") == Run(0, "", "")


def test_replay_as_a_process(tmp_path: Path) -> None:
    file = tmp_path / "字 é.json"
    file.write_bytes(text_of(*CASES))
    done = start("replay", str(file))
    assert (done.status, done.err) == (2, "")
    assert [line.get("outcome") for line in done.json()] == [
        case.get("expect", {}).get("outcome") for case in CASES
    ]
    assert start("replay", "-", stdin=text_of(GOOD)) == Run(
        0, json.dumps(GOOD["expect"]) + "\n", ""
    )


# -- replay: input that is none ------------------------------------------------------------

MALFORMED = {
    "nothing": (b"", "is not JSON"),
    "white space": (b" \n\t\n", "is not JSON"),
    "prose": (b"seat 1 plays 6-6\nseat 2 passes\n", "is not JSON"),
    "cut short": (json.dumps(GOOD).encode()[:-5], "is not JSON"),
    "single quotes": (b"{'hands': []}", "is not JSON"),
    "two on a line": (b"{} {}", "is not JSON"),
    "a comment": (b"[] // none", "is not JSON"),
    "a NUL": (b"\x00", "is not JSON"),
    "two byte order marks": (b"\xef\xbb\xbf" * 2 + b"[]", "is not JSON"),
    "Latin-1": ('{"title": "é"}'.encode("latin-1"), "is not UTF-8"),
    "UTF-16": (text_of(GOOD).decode().encode("utf-16"), "is not UTF-8"),
    "UTF-16 without a mark": (text_of(GOOD).decode().encode("utf-16-le"), "is not JSON"),
    "half a character": (b'"\xc3', "is not UTF-8"),
    "a number": (b"7", "the case is not a JSON object"),
    "null": (b"null", "the case is not a JSON object"),
    "a text": (b'"pass"', "the case is not a JSON object"),
    "not a number": (b"NaN", "NaN is not a number in JSON"),
    "infinite streaks": (b'{"streaks": [-Infinity, 0]}', "-Infinity is not a number in JSON"),
    "a title that is no number": (
        json.dumps(GOOD | {"title": float("nan")}).encode(),
        "NaN is not a number in JSON",
    ),
    "no keys": (b"{}", "the case lacks the key 'hands'"),
    "a list in a list": (b"[[]]", "case 1 is not a JSON object"),
    "lists within lists": (b"[" * 200_000, "nested too deeply"),
    "objects within objects": (b'{"a":' * 200_000, "nested too deeply"),
    "closed lists within lists": (b"[" * 200_000 + b"]" * 200_000, "nested too deeply"),
    "a number of many digits": (b'{"opener": ' + b"9" * 10_000 + b"}", "a number that is too long"),
    "a key twice, then wrong": (
        json.dumps(GOOD).encode()[:-1] + b', "moves": 7}',
        "the case: 'moves' is a list",
    ),
    "a case among others": (text_of(GOOD, {}), "case 2 lacks the key 'hands'"),
}


@pytest.mark.parametrize(("text", "says"), MALFORMED.values(), ids=MALFORMED)
def test_malformed_input_gives_one_sentence(text: bytes, says: str) -> None:
    sentence = one_sentence(run("replay", "-", stdin=text))
    assert sentence.startswith("standard input")
    assert says in sentence


@pytest.mark.parametrize("name", ["nothing", "UTF-16", "lists within lists", "no keys"])
def test_malformed_input_of_a_process_gives_one_sentence(name: str, tmp_path: Path) -> None:
    text, says = MALFORMED[name]
    file = tmp_path / "cases.json"
    file.write_bytes(text)
    sentence = one_sentence(start("replay", str(file)))
    assert sentence.startswith(str(file))
    assert says in sentence


def test_the_line_that_is_not_json_is_named() -> None:
    good = json.dumps(GOOD).encode()
    sentence = one_sentence(run("replay", "-", stdin=good + b"\n\n" + good + b'\n{"hands": x}\n'))
    assert sentence == "standard input is not JSON: Expecting value at line 4, column 11"
    sentence = one_sentence(run("replay", "-", stdin=b'[\n{"hands": x}\n]'))
    assert sentence == "standard input is not JSON: Expecting value at line 2, column 11"


@few
@given(st.binary(max_size=30) | st.text(max_size=30).map(str.encode))
def test_whatever_bytes_come_the_answer_is_one_sentence(text: bytes) -> None:
    done = run("replay", "-", stdin=text)
    if done.status != 0:
        one_sentence(done)
    else:
        assert json.loads(text) == []


@few
@given(st.data())
def test_a_case_with_bytes_lost_or_changed_ends_without_a_traceback(data: st.DataObject) -> None:
    text = bytearray(json.dumps({key: GOOD[key] for key in KEYS}).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        if data.draw(st.booleans()):
            del text[place]
        else:
            text[place] = data.draw(st.integers(0, 255))
    done = run("replay", "-", stdin=bytes(text))
    if done.err:
        one_sentence(done)
    elif done.status == 2:
        assert list(done.json()[0]) == ["error"]
    else:
        assert done.json()[0].keys() == GOOD["expect"].keys()


def test_a_file_that_cannot_be_read_gives_one_sentence(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.json")
    assert one_sentence(run("replay", missing)).startswith(f"cannot read {missing}: ")
    assert one_sentence(start("replay", missing)).startswith(f"cannot read {missing}: ")
    assert one_sentence(run("replay", str(tmp_path))).startswith(f"cannot read {tmp_path}: ")
    assert one_sentence(run("replay", "")).startswith("cannot read '': ")
    assert one_sentence(run("replay", "a\nb")).startswith("cannot read 'a\\nb': ")
    assert one_sentence(run("replay", "a\0b")).startswith("cannot read 'a\\x00b': ")
    assert one_sentence(run("replay", "a\udcffb")).startswith("cannot read 'a\\udcffb': ")


def test_standard_input_may_be_closed() -> None:
    err = io.StringIO()
    with mock.patch.object(sys, "stdin", None), contextlib.redirect_stderr(err):
        status = main(["replay", "-"])
    assert status == 2
    assert err.getvalue() == "chiva-engine replay: standard input is closed\n"


# -- deal --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["chiva", "7", "-5", " é ", "字"])
def test_deal_prints_the_four_hands(seed: str) -> None:
    done = run("deal", seed)
    assert (done.status, done.err) == (0, "")
    assert done.json() == [hands_json(deal(seed, 1))]
    later = run("deal", seed, "--hand", "12")
    assert later.json() == [hands_json(deal(seed, 12))]


def test_deal_as_a_process() -> None:
    assert start("deal", " é ", "--hand", "3").json() == [hands_json(deal("é", 3))]
    assert start("deal", "é", PYTHONIOENCODING="ascii").json() == [hands_json(deal("é", 1))]


@pytest.mark.skipif(os.name != "posix", reason="only there an argument may be any bytes")
def test_a_seed_in_a_wrong_encoding_is_a_seed_all_the_same() -> None:
    assert start("deal", b"\xff").json() == [hands_json(deal("\udcff", 1))]
    done = start("play", "--seed", b"\xff", "--hands", "1")
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == "Match with seed \\udcff"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("deal", ""), "a seed needs"),
        (("deal", " \t"), "a seed needs"),
        (("deal", "x", "--hand", "0"), "counted from 1"),
        (("deal", "x", "--hand", "-1"), "counted from 1"),
        (("deal", "x", "--hand", str(2**32)), "counted from 1"),
        (("play", "--seed", ""), "a seed needs"),
        (("play", "--hands", "0"), "a number from 1"),
        (("play", "--hands", "-3"), "a number from 1"),
    ],
)
def test_what_cannot_be_dealt_gives_one_sentence(arguments: Sequence[str], says: str) -> None:
    assert says in one_sentence(run(*arguments), arguments[0])


# -- play --------------------------------------------------------------------------------


def records(*arguments: str) -> list[dict[str, Any]]:
    done = run("play", "--json", *arguments)
    assert (done.status, done.err) == (0, "")
    return done.json()


def check_the_order(match: Sequence[dict[str, Any]]) -> None:
    """The hands of one match follow from each other (R5-R8, R15)."""
    opener, before = None, [0, 0]
    for hand in match:
        assert (hand["opener"], hand["streaks"]) == (opener, before)
        opener, before = hand["expect"]["next_opener"], hand["expect"]["streaks"]


def test_play_records_a_whole_match() -> None:
    match = records("--seed", "chiva")
    check_the_order(match)
    winners = [hand["expect"]["match_winner"] for hand in match]
    assert set(winners[:-1]) <= {None}
    assert winners[-1] in (1, 2)
    assert sorted(match[-1]["expect"]["streaks"]) == [0, 4]
    for number, hand in enumerate(match, start=1):
        assert hand["title"] == f"seed chiva, hand {number}"
        assert hand["hands"] == hands_json(deal("chiva", number))


def test_records_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = run("play", "--seed", "é", "--json")
    file.write_text(done.out, encoding="utf-8")
    replayed = run("replay", str(file))
    assert (replayed.status, replayed.err) == (0, "")
    assert replayed.json() == [hand["expect"] for hand in done.json()]


def test_play_goes_on_with_new_matches_for_as_many_hands_as_asked() -> None:
    hands = records("--seed", "more", "--hands", "45")
    assert len(hands) == 45
    matches: dict[str, list[dict[str, Any]]] = {}
    for hand in hands:
        seed, number = re.fullmatch(r"seed (.+), hand (\d+)", hand["title"]).groups()  # type: ignore[union-attr]
        matches.setdefault(seed, []).append(hand)
        assert hand["hands"] == hands_json(deal(seed, int(number)))
    assert list(matches) == ["more", *(f"more-{n}" for n in range(2, len(matches) + 1))]
    assert len(matches) > 1
    for match in matches.values():
        check_the_order(match)
    for match in list(matches.values())[:-1]:
        assert match[-1]["expect"]["match_winner"] is not None


def test_the_same_seed_plays_the_same_match_and_no_seed_a_fresh_one() -> None:
    assert run("play", "--seed", "7").out == run("play", "--seed", " 7 ").out
    fresh = [run("play", "--hands", "1").lines[0] for _ in range(2)]
    assert fresh[0] != fresh[1]
    assert all(re.fullmatch(r"Match with seed \d{9}", line) for line in fresh)


def cases_in(ledger: Sequence[str]) -> Iterator[tuple[dict[str, Any], str]]:
    """The hands of a ledger as cases without `expect`, each with its last line."""
    opener: int | None = None
    case: dict[str, Any] = {}
    for line in ledger[1:]:
        if match := re.fullmatch(r"Hand \d+, streaks (\d):(\d)", line):
            case = {"hands": [], "opener": opener, "moves": []}
            case["streaks"] = [int(match[1]), int(match[2])]
        elif match := re.fullmatch(r"  seat (\d): (.*)", line):
            assert int(match[1]) == len(case["hands"]) + 1
            case["hands"].append(match[2].split())
        elif match := re.fullmatch(r" +(\d+)\. seat (\d) (passes|plays (\S+)) \(.*\)", line):
            case["moves"].append("pass" if match[3] == "passes" else [match[4], None])
            assert int(match[1]) == len(case["moves"])
        elif match := re.fullmatch(r" +(\d+)\. seat \d plays (\S+) (left|right) \(.*\)", line):
            case["moves"].append([match[2], match[3]])
            assert int(match[1]) == len(case["moves"])
        elif line.startswith("  Streaks"):
            opens = re.search(r"seat (\d) opens next", line)
            opener = int(opens[1]) if opens else None
            yield case, line


def test_a_ledger_tells_the_whole_match() -> None:
    ledger, expected = run("play", "--seed", "chiva").lines, records("--seed", "chiva")
    assert ledger[0] == "Match with seed chiva"
    told = list(cases_in(ledger))
    assert [case for case, _ in told] == [{k: hand[k] for k in KEYS} for hand in expected]
    for (_, last), hand in zip(told, expected, strict=True):
        one, two = hand["expect"]["streaks"]
        winner, opener = hand["expect"]["match_winner"], hand["expect"]["next_opener"]
        then = f"seat {opener} opens next" if opener else "6-6 opens next"
        then = f"team {winner} wins the match" if winner else then
        assert last == f"  Streaks {one}:{two}; {then}."
    broke = sum(hand["expect"]["broke"] for hand in expected)
    assert ledger.count("  The attempt is broken.") == broke
    assert sum("emptied the hand" in line for line in ledger) == sum(
        hand["expect"]["outcome"] == Outcome.DOMINO.value for hand in expected
    )


def test_a_ledger_names_the_ends_that_each_seat_found() -> None:
    (record,) = records("--seed", "ends", "--hands", "1")
    turns = [
        line for line in run("play", "--seed", "ends", "--hands", "1").lines if ". seat" in line
    ]
    held = [[Tile.parse(text) for text in hand] for hand in record["hands"]]
    assert turns[0].endswith("plays 6-6 (opens)")
    state = HandState.start(four(held), None)
    for line, move in zip(turns, record["moves"], strict=True):
        if state.line.ends:
            assert line.endswith(f"(ends {state.line.ends[0]} and {state.line.ends[1]})")
        state = state.apply(
            next(m for m in state.legal_moves() if str(m) in (move, " ".join(filter(None, move))))
        )


def test_a_seed_that_the_terminal_cannot_show_does_not_stop_the_ledger() -> None:
    done = run("play", "--seed", "字é", "--hands", "1", encoding="ascii")
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == "Match with seed \\u5b57\\xe9"
    assert start("play", "--seed", "é", "--hands", "1", PYTHONIOENCODING="ascii").status == 0


# -- all of them -----------------------------------------------------------------------------


def test_the_version() -> None:
    expected = Run(0, f"chiva-engine {__version__}\n", "")
    assert run("--version") == start("--version") == expected


def test_every_command_has_help() -> None:
    done = run("--help")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("usage: chiva-engine ")
    commands = re.findall(r"^    (\w+) ", done.out, re.MULTILINE)
    assert {"replay", "deal", "play"} <= set(commands)
    for command in commands:
        done = run(command, "--help")
        assert (done.status, done.err) == (0, "")
        assert done.out.startswith(f"usage: chiva-engine {command} ")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("shuffle",),
        ("replay",),
        ("replay", "a", "b"),
        ("deal",),
        ("deal", "x", "--hand", "two"),
        ("deal", "x", "--hand", "1.5"),
        ("play", "--hands", "many"),
        ("--colour",),
    ],
)
def test_a_wrong_command_line_gives_one_line(arguments: Sequence[str]) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("chiva-engine")
    assert done.err.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "chiva_engine", "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdin.write(text_of(*[GOOD] * 2000))
        process.stdin.close()
        assert json.loads(process.stdout.readline()) == GOOD["expect"]
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_gives_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "chiva_engine", "deal", "x"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)},
            check=False,
        )
    run_of_it = Run(done.returncode, "", done.stderr.decode())
    assert one_sentence(run_of_it, "deal").startswith("cannot write: ")


def test_standard_output_may_be_closed() -> None:
    with mock.patch.object(sys, "stdout", None):
        assert main(["deal", "x"]) == 0


@pytest.mark.parametrize(
    "arguments",
    [["replay", "-"], ["deal", "x"], ["play", "--hands", "1", "--json"]],
    ids=" ".join,
)
def test_no_command_imports_qt_on_its_way(arguments: list[str]) -> None:
    program = f"""
import atexit, sys
from chiva_engine.cli import main
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
main({arguments!r})
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=text_of(GOOD),
        capture_output=True,
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)},
        check=True,
    )
    modules = {name.split(".")[0] for name in done.stderr.decode().split()}
    assert "chiva_engine" in modules
    assert not {"PySide6", "shiboken6", "chiva_qt", "babel"} & modules
