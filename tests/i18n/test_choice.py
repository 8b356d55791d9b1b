"""Which language the program starts in: asked for, set, or the system's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT, SRC

HOST = """
import sys
from PySide6.QtWidgets import QApplication

def look(*_):
    (window,) = [w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow")]
    print(window.menuBar().actions()[-1].text(), window.locale().name()[:2])
    return 0

QApplication.exec = look
from chiva_qt.app import main
sys.exit(main(sys.argv[1:]))
"""

LAST_MENU = {"en": "&Help en", "de": "&Hilfe de", "ms": "&Bantuan ms"}


def started(profile: Path, *arguments: str, system: str = "C") -> str:
    """The last menu and the language of a window that was started and closed."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(SRC),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": system,
        "LANGUAGE": system,
    }
    line = [sys.executable, "-c", HOST, "--profile", str(profile), *arguments]
    done = subprocess.run(
        line, cwd=ROOT, env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


@pytest.mark.parametrize("code", LAST_MENU)
def test_the_language_asked_for_is_on_and_is_not_kept(tmp_path: Path, code: str) -> None:
    assert started(tmp_path, "--lang", code) == LAST_MENU[code]
    settings = tmp_path / "settings.ini"
    assert not settings.exists() or "language" not in settings.read_text(encoding="utf-8")


def test_the_language_that_was_set_is_on_unless_another_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[General]\nlanguage=ms\n", encoding="utf-8")
    assert started(tmp_path) == LAST_MENU["ms"]
    assert started(tmp_path, "--lang", "de") == LAST_MENU["de"]
    assert started(tmp_path) == LAST_MENU["ms"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the environment")
@pytest.mark.parametrize(
    ("system", "code"),
    [("de_AT.UTF-8", "de"), ("ms_MY.UTF-8", "ms"), ("fi_FI.UTF-8", "en"), ("C", "en")],
)
def test_the_systems_language_is_on_at_first(tmp_path: Path, system: str, code: str) -> None:
    assert started(tmp_path, system=system) == LAST_MENU[code]
