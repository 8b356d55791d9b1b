"""The start of the program, from outside: what needs no display, and what is said without one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from chiva_qt.app import broken_pair
from tests.support import SRC


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The program on a machine without a display."""
    lacking = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    clean = {name: value for name, value in os.environ.items() if name not in lacking}
    return subprocess.run(
        [sys.executable, "-m", "chiva_qt", *arguments],
        env={**clean, "PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_version_and_help_need_no_display(option: str) -> None:
    done = start(option)
    assert done.returncode == 0
    assert "chiva" in done.stdout
    assert not done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a display")
def test_without_a_display_one_sentence_says_so() -> None:
    done = start()
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seed", ""),
        ("--matches", "3"),
        ("--demo", "--matches", "0"),
        ("--lang", "fr"),
        ("--speed", "warp"),
        ("--profile", ""),
    ],
)
def test_a_wrong_option_gives_one_line(arguments: tuple[str, ...]) -> None:
    done = start(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert arguments[-2] in done.stderr or arguments[0] in done.stderr


def test_the_pair_that_loses_references_is_refused() -> None:
    assert broken_pair((3, 11), "6.12.0") is not None
    assert broken_pair((3, 12), "6.12.0") is None
    assert broken_pair((3, 11), "6.11.3") is None
