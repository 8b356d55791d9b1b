"""The start of the program, from outside: what needs no display, and what is said without one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chiva_qt.app import broken_pair
from tests.support import ROOT, SRC


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program on a machine without a display, but for what is in `environment`."""
    lacking = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    clean = {name: value for name, value in os.environ.items() if name not in lacking}
    return subprocess.run(
        [sys.executable, "-m", "chiva_qt", *arguments],
        env={**clean, "PYTHONPATH": str(SRC), **environment},
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


def test_a_missing_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    without_compiled = shutil.ignore_patterns("__pycache__")
    for part in ("src", "resources", "build/translations"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=without_compiled)
    (tmp_path / "resources" / "themes" / "felt.json").unlink()
    done = start(
        *("--lang", "en", "--profile", str(tmp_path / "profile")),
        PYTHONPATH=str(tmp_path / "src"),
        PYTHONDONTWRITEBYTECODE="1",
        QT_QPA_PLATFORM="offscreen",
    )
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1
    assert "felt.json" in done.stderr


def test_the_pair_that_loses_references_is_refused() -> None:
    assert broken_pair((3, 11), "6.12.0") is not None
    assert broken_pair((3, 12), "6.12.0") is None
    assert broken_pair((3, 11), "6.11.3") is None
