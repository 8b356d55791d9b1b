"""The commands that documents and the headers of these files name can be given as they stand."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.support import ROOT

NAMED = (*sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "tests" / "bench").glob("*.py")))
COMMANDS = {
    match[1]: None
    for path in NAMED
    for match in re.finditer(
        r"^(?:    |[^`\n]*`)python ((?:-m )?tests[./]bench\S+)",
        path.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}
"""What follows `python`, each once, in order."""


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_named_starts(command: str) -> None:
    if "dominoes" in command:
        pytest.importorskip("dominoes")
    run(*command.split(), "--help")


def test_the_makers_of_the_tables_are_named() -> None:
    assert {"-m tests.bench.learn", "-m tests.bench.imitate"} <= set(COMMANDS)


def test_the_learned_table_can_be_made() -> None:
    """With so few decisions that it learns nothing."""
    assert "Weights(held=" in run("-m", "tests.bench.learn", "--decisions", "20")
