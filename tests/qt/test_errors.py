"""Errors that nobody expected: the game stands, one dialog, a log, no hidden tile."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.moves import Move
from chiva_engine.players.base import Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.view import PlayerView
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.dialogs.about import ErrorDialog
from chiva_qt.errors import MOST_TIMES, Errors, without_tiles
from chiva_qt.i18n import languages
from chiva_qt.log_file import LOG_FILES, LOG_SIZE, log
from chiva_qt.presentation import Phase
from chiva_qt.saving.keeping import Keeping
from chiva_qt.saving.storage import Profile
from chiva_qt.window import MainWindow
from tests.qt.positions import mixed, seed_where

# The program's own hooks are what is tested here.
pytestmark = pytest.mark.qt_no_exception_capture


class Moody(Steady):
    """A player that fails on its first move, and names its tiles while it does."""

    failed = False

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        if not Moody.failed:
            Moody.failed = True
            raise RuntimeError(f"what to do with {view.hand} or {min(view.hand)}")
        return super().choose(view, thinking)


class Program:
    """A window whose errors are caught as in the program."""

    def __init__(self, qtbot: QtBot, folder: Path, player: Callable[[], Steady]) -> None:
        self.qtbot = qtbot
        languages.switch("en")
        self.errors = Errors(folder / "chiva.log")
        self.errors.install()
        settings = st.Settings(folder)
        settings.set(st.SPEED, "instant")
        settings.set(st.MOTION, "off")
        self.controller = GameController(lambda level: player(), seed_where(mixed))
        self.window = MainWindow(self.controller, settings, Profile(folder))
        self.errors.told.connect(
            lambda trace: self.window.show_error(
                self.errors.report(trace, Keeping.text(self.controller))
            )
        )
        self.controller.player_failed.connect(self.errors.catch)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.controller.start()

    def dialogs(self) -> list[ErrorDialog]:
        return [d for d in self.window.findChildren(ErrorDialog) if d.isVisible()]

    def dialog(self) -> ErrorDialog:
        self.qtbot.waitUntil(lambda: bool(self.dialogs()))
        (dialog,) = self.dialogs()
        return dialog

    def play(self) -> None:
        """The game stands: a tile can be played, and the others answer."""
        model = self.controller.model
        waits = (Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER)
        self.qtbot.waitUntil(lambda: self.controller.model.phase in waits)
        model = self.controller.model
        held = next(tile for tile in model.hand if tile.playable)
        self.controller.play(held.tile, held.ends[0] if held.ends else None)
        self.qtbot.waitUntil(
            lambda: (
                self.controller.model.phase in waits
                and len(self.controller.model.log) > len(model.log) + 1
            )
        )

    def close(self) -> None:
        self.window.close()
        self.controller.close()
        self.window.deleteLater()
        self.errors.uninstall()


@pytest.fixture
def program(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Program]]:
    made: list[Program] = []

    def make(player: Callable[[], Steady] = Steady) -> Program:
        made.append(Program(qtbot, tmp_path, player))
        return made[-1]

    yield make
    for one in made:
        one.close()


Make = Callable[..., Program]


def fail() -> None:
    raise RuntimeError("a slot that fails")


def test_an_error_in_a_slot(program: Make, tmp_path: Path) -> None:
    one = program()
    QTimer.singleShot(0, fail)
    dialog = one.dialog()
    report = dialog.details.toPlainText()
    assert "a slot that fails" in report
    assert "PySide" in report
    assert '"format": "chiva-match"' in report
    assert "a slot that fails" in (tmp_path / "chiva.log").read_text()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == report
    dialog.reject()
    one.play()


def test_an_error_in_a_paint_opens_one_dialog(program: Make) -> None:
    """A paint fails again and again; the dialog does not come again."""

    painted: list[QPaintEvent] = []

    def paint(qtbot: QtBot, widget: QWidget, times: int) -> None:
        for _ in range(times):
            done = len(painted)
            widget.update()
            qtbot.waitUntil(lambda done=done: len(painted) > done)

    class Bad(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(event)
            raise RuntimeError("a paint that fails")

    one = program()
    bad = Bad(one.window)
    bad.resize(20, 20)
    bad.show()
    dialog = one.dialog()
    paint(one.qtbot, bad, 5)
    assert one.dialogs() == [dialog]
    dialog.reject()
    paint(one.qtbot, bad, MOST_TIMES * 2)
    bad.hide()
    assert one.dialogs() == []
    assert one.errors.tail().count("RuntimeError") <= MOST_TIMES
    one.play()


def test_an_error_in_a_thread(program: Make) -> None:
    one = program()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "a slot that fails" in one.dialog().details.toPlainText()


def test_two_errors_are_told_one_at_a_time(program: Make) -> None:
    one = program()
    QTimer.singleShot(0, fail)
    QTimer.singleShot(0, lambda: 1 / 0)  # type: ignore[arg-type, return-value]
    dialog = one.dialog()
    one.qtbot.waitUntil(lambda: "ZeroDivisionError" in one.errors.tail())
    assert one.dialogs() == [dialog]


def test_a_player_that_fails_names_no_tile(program: Make, tmp_path: Path) -> None:
    """What goes into the log and the report holds no hand (R24)."""
    Moody.failed = False
    one = program(Moody)
    report = one.dialog().details.toPlainText()
    assert "what to do with" in report
    trace, _, record = report.partition('"format"')
    assert "Tile" not in trace.replace("(tile)", "")
    assert not re.search(r"[0-6]-[0-6]\b(?!-)", trace.split("Traceback")[1])
    assert record
    assert "Tile(" not in (tmp_path / "chiva.log").read_text()
    one.dialogs()[0].reject()
    one.play()


def test_tiles_are_taken_out_of_any_message() -> None:
    text = "hand frozenset({Tile(high=6, low=4)}) and Tile(high=1, low=0) or 6-4, 3-3."
    assert without_tiles(text) == "hand (tile) and (tile) or (tile), (tile)."
    # Dates, versions and times are no tiles.
    for plain in ("2026-11-29 10:00", "Qt 6.11.3-4", "line 6-40", "a-6-4"):
        assert without_tiles(plain) == plain


def test_the_log_does_not_grow_without_end(tmp_path: Path, qtbot: QtBot) -> None:
    errors = Errors(tmp_path / "chiva.log")
    errors.install()
    try:
        for number in range(60):
            errors.catch(f"{number} " + "x" * 20_000)
    finally:
        errors.uninstall()
    files = sorted(tmp_path.iterdir())
    assert len(files) == LOG_FILES + 1
    assert sum(file.stat().st_size for file in files) <= (LOG_FILES + 1) * LOG_SIZE


def test_a_log_that_cannot_be_written_is_no_trouble(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    errors = Errors(tmp_path / "nowhere" / "chiva.log")
    errors.install()
    try:
        errors.catch("Traceback: something")
        errors.catch("Traceback: something else")
    finally:
        errors.uninstall()
    assert "nowhere" not in capsys.readouterr().err
    assert errors.tail() == ""


def test_the_hooks_are_put_back(tmp_path: Path, qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    errors = Errors(tmp_path / "chiva.log")
    errors.install()
    assert sys.excepthook != before[0]
    errors.catch("Traceback: something")
    assert [handler for handler in log.handlers if hasattr(handler, "maxBytes")]
    errors.uninstall()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
    assert not [handler for handler in log.handlers if hasattr(handler, "maxBytes")]
