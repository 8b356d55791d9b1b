"""Whatever is done to the table, nothing breaks and nothing false is shown."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.controller import GameController
from chiva_qt.i18n import languages
from chiva_qt.saving.storage import Autosave, Profile, read_record
from chiva_qt.window import MainWindow
from tests.soak.length import times
from tests.soak.monkey import Monkey


@pytest.fixture
def caught(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The exceptions that nobody caught."""
    found: list[str] = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        found.append("".join(traceback.format_exception(kind, error, trace)))

    monkeypatch.setattr(sys, "excepthook", hook)
    yield found
    languages.switch("en")


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(
    qtbot: QtBot, tmp_path: Path, caught: list[str], seed: int
) -> None:
    """No exception, no warning of Qt, and after every event the table shows the match."""
    install_accessibility()
    settings = st.Settings(tmp_path)
    settings.set(st.SPEED, "instant")
    settings.set(st.MOTION, "off")
    controller = GameController(lambda level: Steady(), "monkey")
    window = MainWindow(controller, settings, Profile(tmp_path))
    autosave = Autosave(controller, tmp_path / "match.chiva", controller)
    window.show()
    qtbot.waitExposed(window)
    controller.start()
    monkey = Monkey(window, controller, settings, random.Random(seed))
    try:
        run(monkey, caught)
        assert read_record(autosave.path).record == controller.record()
    finally:
        monkey.close_dialogs()
        window.close()
        controller.close()
        window.deleteLater()


def run(monkey: Monkey, caught: list[str]) -> None:
    for number in range(times(700, 50_000)):
        monkey.deed()
        problems = list(monkey.problems())
        assert not problems, f"event {number}, {monkey.last}: {problems}"
        assert not caught, f"event {number}, {monkey.last}: {caught[0]}"
        if number % 50 == 0:
            monkey.check_record()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
