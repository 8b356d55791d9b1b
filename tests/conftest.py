"""What holds for every test: no screen, no file of the user's, no chance that cannot be repeated.

Nothing here imports Qt: tests of the game alone run without it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from hatch_build import compile_translations
from tests.support import ROOT

# Before anything loads Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ["tests.reader.fixtures"]

# A busy machine is slow, not wrong: no example has a deadline.
settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", deadline=None, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile what is new in the translations, so that no test sees an old one."""
    if not hasattr(session.config, "workerinput") and find_spec("PySide6") is not None:
        compile_translations(ROOT)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what uses a desktop, and keep each kind in one process: one desktop serves it."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        for name in ("reader", "screen"):
            if name in names:
                item.add_marker(pytest.mark.xdist_group(name))
        if "reader" in names:
            item.add_marker(pytest.mark.reader)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of its own for each test, with all the places a program may write to."""
    folder = tmp_path_factory.mktemp("home")
    places = {
        "HOME": folder,
        "USERPROFILE": folder,
        "APPDATA": folder / "AppData",
        "LOCALAPPDATA": folder / "LocalAppData",
        "XDG_CONFIG_HOME": folder / ".config",
        "XDG_DATA_HOME": folder / ".local" / "share",
        "XDG_CACHE_HOME": folder / ".cache",
        "XDG_STATE_HOME": folder / ".local" / "state",
        "XDG_RUNTIME_DIR": folder / ".runtime",
    }
    for name, place in places.items():
        monkeypatch.setenv(name, str(place))
    places["XDG_RUNTIME_DIR"].mkdir(mode=0o700)
    if "PySide6.QtCore" in sys.modules:
        # Qt remembers where settings lie from their first use on.
        from PySide6.QtCore import QSettings

        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, str(places["XDG_CONFIG_HOME"]))
    return folder


@pytest.fixture(autouse=True)
def plain_look() -> Iterator[None]:
    """What a window has put on, fonts and style sheet of the whole program, ends with its test."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtGui import QFontDatabase, QPalette
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet():
        app.setStyleSheet("")
        app.setPalette(QPalette())
        app.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
