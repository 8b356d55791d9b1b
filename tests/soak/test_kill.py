"""A program that is killed at any moment goes on where it stood."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chiva_engine.record import Record, read
from chiva_qt.saving.storage import read_record
from tests.soak.length import times
from tests.support import ROOT, SRC

HOST = ROOT / "tests" / "soak" / "kill_host.py"


def parsed(line: bytes) -> Record:
    reading = read(line)
    assert reading.damage is None
    assert reading.record is not None
    return reading.record


def is_next(before: Record, after: Record) -> bool:
    """Whether `after` is what was shown as `before`, or one step on from it."""
    old, new = before.timeline, after.timeline
    if before.identity != after.identity:
        return old.current.winner is not None and not new.steps
    if new in (old, old.undo(), old.redo()):
        return True
    done = old.cursor + 1
    return new.cursor == done == len(new.steps) and new.states[:done] == old.states[:done]


def run_and_kill(profile: Path, dice: random.Random) -> list[bytes]:
    """Let a demo play on and kill it somewhere; the lines that it wrote."""
    command = [sys.executable, str(HOST), str(dice.random()), "--demo", "--speed", "instant"]
    with subprocess.Popen(
        [*command, "--profile", str(profile)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{SRC}:{ROOT}", "QT_QPA_PLATFORM": "offscreen"},
    ) as program:
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in range(1 + dice.randrange(40))]
        # Somewhere between two lines, so also in the midst of a save.
        time.sleep(dice.random() * 0.03)
        assert program.poll() is None, "the demo ended by itself, or stood still"
        program.kill()
        lines += program.stdout.readlines()
        program.wait()
    return [line for line in lines if line.endswith(b"\n")]


@pytest.mark.timeout(7200)
@pytest.mark.skipif(sys.platform == "win32", reason="reads the pipe of a killed program")
def test_a_killed_demo_goes_on_where_it_stood(tmp_path: Path) -> None:
    dice = random.Random(6)
    last: Record | None = None
    kept = 0
    for kill in range(times(4, 200)):
        lines = run_and_kill(tmp_path, dice)
        assert lines, f"nothing was shown before kill {kill}"
        if last is not None:
            # What the new program shows first is what the old one had shown, and had kept.
            first = parsed(lines[0])
            over = last.timeline.current.winner is not None and first.identity != last.identity
            assert over or first == last, kill
        seen, saved = parsed(lines[-1]), read_record(tmp_path / "demo.chiva")
        assert saved.damage is None
        assert saved.record is not None
        assert is_next(seen, saved.record), kill
        kept += len(lines)
        last = saved.record
        if kill == 0:
            assert last.timeline.steps
    assert kept > times(12, 1000)
    assert not list(tmp_path.glob("*broken*"))
