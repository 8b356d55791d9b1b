"""Whole matches in a real window on a real screen, by mouse alone and by keys alone.

What is to be done is read from what the window shows to everyone; afterwards the hands that were
played are replayed by the command line and must come out the same.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reader.desktop import Desktop, Node, eventually
from tests.support import ROOT

HOST = ROOT / "tests" / "screen" / "host.py"
STEPS = 400
"""More than a match needs; the seeds are of short ones."""

PLAYABLE = re.compile(r".*\b(fits (left|right)|can open|must open)\b.*")
IN_HAND = re.compile(r".*, \d of \d")
TARGET = re.compile(r".*\bplace for\b.*")


def replayed(file: Path) -> list[dict[str, object]]:
    """What `chiva-engine replay` makes of the recorded hands."""
    done = subprocess.run(
        [sys.executable, "-m", "chiva_engine", "replay", str(file)],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def check_ledger(file: Path) -> None:
    """The recorded hands make a whole match, and replaying them gives the same."""
    recorded = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert replayed(file) == [case["expect"] for case in recorded]
    assert recorded[-1]["expect"]["match_winner"] in (1, 2)
    assert 4 in recorded[-1]["expect"]["streaks"]
    for before, after in itertools.pairwise(recorded):
        assert before["expect"]["streaks"] == after["streaks"]
        assert before["expect"]["next_opener"] == after["opener"]


class Screen:
    """The accessible tree at one moment, as lists of what can be done."""

    def __init__(self, tree: Node) -> None:
        self.nodes = [n for n in tree.walk() if n.box and "showing" in n.states]
        self.text = str(tree)

    def button(self, name: str) -> Node | None:
        return next((n for n in self.nodes if re.fullmatch(name, n.name)), None)

    def matching(self, pattern: re.Pattern[str]) -> list[Node]:
        return [n for n in self.nodes if n.role == "push button" and pattern.fullmatch(n.name)]


def play(screen: Desktop, act: Callable[[Screen], bool]) -> None:
    """Do the next thing until a match is over."""

    def step() -> Screen | None:
        seen = Screen(screen.tree())
        return seen if seen.button("New match") or act(seen) else None

    for _ in range(STEPS):
        if eventually("something to do", step).button("New match"):
            return
    pytest.fail("the match does not end")


def test_a_match_by_mouse(screen: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    screen.launch_command(
        [
            sys.executable,
            str(HOST),
            str(file),
            "--seed",
            "191",
            "--speed",
            "instant",
            "--lang",
            "en",
        ]
    )

    def act(seen: Screen) -> bool:
        if goal := seen.button("Next hand"):
            screen.click(goal)
        elif targets := seen.matching(TARGET):
            screen.click(targets[0])
        elif tiles := seen.matching(PLAYABLE):
            screen.click(tiles[0])
        elif goal := seen.button("Pass"):
            screen.click(goal)
        else:
            return False
        return True

    play(screen, act)
    check_ledger(file)


def test_a_match_by_touch(screen: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    program = screen.launch_command(
        [
            sys.executable,
            str(HOST.with_name("touch_host.py")),
            str(file),
            "--seed",
            "73",
            "--speed",
            "instant",
            "--lang",
            "en",
        ],
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    assert program.wait(240) == 0, program.output()
    check_ledger(file)


def test_a_match_by_keys(screen: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    screen.launch_command(
        [
            sys.executable,
            str(HOST),
            str(file),
            "--seed",
            "219",
            "--speed",
            "instant",
            "--lang",
            "en",
        ]
    )

    def act(seen: Screen) -> bool:
        tiles, targets = seen.matching(PLAYABLE), seen.matching(TARGET)
        focused = next((n for n in seen.nodes if "focused" in n.states), None)
        if seen.button("Next hand"):
            screen.press("Return")
        elif targets:
            screen.press(*(["Up"] if len(targets) > 1 else []), "Return")
        elif seen.button("Pass"):
            screen.press("p")
        elif tiles and focused in (hand := seen.matching(IN_HAND)):
            steps = hand.index(tiles[0]) - hand.index(focused)
            screen.press(*["Right" if steps > 0 else "Left"] * abs(steps), "Return")
        else:
            return False
        return True

    play(screen, act)
    check_ledger(file)
