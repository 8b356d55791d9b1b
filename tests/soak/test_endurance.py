"""Demo match after demo match: memory, items and open files stay as they are."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.controller import GameController
from chiva_qt.demo import Demo
from chiva_qt.saving.keeping import Keeping
from chiva_qt.saving.storage import Profile
from chiva_qt.window import MainWindow
from tests.soak.length import LONG, times


def memory() -> int:
    """The pages this process keeps in memory, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def counts(window: MainWindow) -> tuple[int, int, int]:
    """Items of the scene, Qt's objects under the window, open files."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    scene = window._view.scene()
    assert isinstance(scene, QGraphicsScene)
    return len(scene.items()), len(window.findChildren(QObject)), files()


@pytest.mark.timeout(4 * 3600)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts what Linux shows")
def test_nothing_grows(qtbot: QtBot, tmp_path: Path) -> None:
    install_accessibility()
    settings = st.Settings(tmp_path)
    settings.set(st.SPEED, "instant")
    settings.set(st.MOTION, "off")
    keeping = Keeping(Profile(tmp_path), demo=True)
    controller = GameController(lambda level: Steady(), "endurance", demo=True)
    window = MainWindow(controller, settings, Profile(tmp_path))
    keeping.keep(controller, window.files)
    seen: list[tuple[int, int, int]] = []
    held: list[int] = []

    def finished() -> None:
        seen.append(counts(window))
        held.append(memory())

    controller.match_finished.connect(finished)
    matches = times(3, 1000)
    demo = Demo(controller, matches)
    window.show()
    qtbot.waitExposed(window)
    try:
        with qtbot.waitSignal(demo.finished, timeout=4 * 3600 * 1000):
            controller.start()
    finally:
        window.close()
        controller.close()
        window.deleteLater()
        keeping.close()
    assert len(seen) == matches
    # Items come and go with the length of the line; nothing is left over from match to match.
    most = [max(column) for column in zip(*seen[:2], strict=True)]
    for later in seen[2:]:
        assert later[0] <= most[0] + 60
        assert later[1] <= most[1] + 60
        assert later[2] <= most[2] + 3
    if LONG:
        # Caches fill at first; from a tenth of the way on there is no more than noise.
        assert held[-1] - held[matches // 10] < 40_000_000
