"""What a newcomer sees: three hints that go away for good, and a hand to watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.bars.hints import Hints
from chiva_qt.controller import GameController
from chiva_qt.demo import DemoHand
from chiva_qt.i18n import languages
from chiva_qt.presentation import Phase
from chiva_qt.settings import Settings
from chiva_qt.window import MainWindow
from tests.qt.positions import mixed, seed_where

Open = Callable[[], MainWindow]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Starts the program's window in the same profile each time, as `app.run` does."""
    install_accessibility()
    languages.switch("en")
    made: list[tuple[MainWindow, GameController]] = []

    def open_window() -> MainWindow:
        settings = Settings(tmp_path)
        settings.override(st.SPEED, "instant")
        settings.override(st.MOTION, "off")
        controller = GameController(lambda level: Steady(), seed_where(mixed))
        window = MainWindow(controller, settings)
        made.append((window, controller))
        window.resize(1280, 800)
        window.show_hints()
        window.show()
        controller.start()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.waitUntil(lambda: controller.model.phase is Phase.CHOOSE)
        return window

    yield open_window
    for window, controller in made:
        window.close()
        controller.close()
        window.deleteLater()


def hints_of(window: MainWindow) -> Hints:
    assert window._hints is not None
    return window._hints


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (700, 560), (400, 720), (360, 560)])
def test_hints_lie_beside_the_table_and_take_little(start: Open, size: tuple[int, int]) -> None:
    window = start()
    hints = hints_of(window)
    window.resize(*size)
    assert hints.isVisible()
    assert not hints.geometry().intersects(window._view.geometry())
    assert not hints.geometry().intersects(window._top.geometry())
    assert hints.height() <= 0.13 * size[1]
    shown = [label for label in hints.labels if label.isVisible()]
    assert 1 <= len(shown) <= 3
    for label in shown:
        assert hints.rect().contains(label.geometry())
        assert label.heightForWidth(label.width()) <= label.height() + 1
        assert label.font().pixelSize() >= 12
    assert not hints.focusPolicy()
    assert not any(label.focusPolicy() for label in hints.labels)
    assert QApplication.focusWidget() is not hints


def test_esc_puts_hints_away_once_no_tile_is_chosen(start: Open, qtbot: QtBot) -> None:
    window = start()
    window._view.focus_hand()
    tile = next(held.tile for held in window._model.hand if held.playable)
    window._controller.pick(tile)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window._model.selection is None
    assert window._hints_shown, "the tile first"
    height = window._view.height()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window._hints_shown
    assert window._view.height() > height, "the table has the room"
    assert window._view.hasFocus()
    window.close()
    assert not start()._hints_shown, "never again"


def test_a_click_puts_hints_away(start: Open, qtbot: QtBot) -> None:
    window = start()
    qtbot.mouseClick(hints_of(window), Qt.MouseButton.LeftButton)
    assert not window._hints_shown
    window.close()
    assert not start()._hints_shown


def test_hints_that_were_not_put_away_come_again_until_a_hand_was_played(
    start: Open, qtbot: QtBot
) -> None:
    start().close()
    window = start()
    assert window._hints_shown
    controller = window._controller
    while controller.model.result is None:
        phase = controller.model.phase
        if phase is Phase.CHOOSE:
            held = next(held for held in controller.model.hand if held.playable)
            controller.play(held.tile, held.ends[0] if held.ends else None)
        elif phase is Phase.PASS:
            controller.pass_turn()
        else:
            qtbot.wait(1)
    assert not window._hints_shown
    window.close()
    assert not start()._hints_shown


def test_hints_follow_the_language_and_the_keys(start: Open, qtbot: QtBot) -> None:
    window = start()
    assert hints_of(window).labels[2].text() == "F1: the rules. F2: all keys. H: a hint."
    window._settings.set(st.LETTER_KEYS, False)
    assert hints_of(window).labels[2].text() == "F1: the rules. F2: all keys. Menu: a hint."
    window._settings.set(st.LANGUAGE, "de")
    qtbot.waitUntil(lambda: hints_of(window).labels[2].text().startswith("F1: die Regeln"))
    languages.switch("en")


def test_hints_are_told_once(start: Open) -> None:
    window = start()
    told = " ".join(window._announcer.history)
    assert told.count("F2 lists all keys.") == 1
    assert not any(label.text() in told for label in hints_of(window).labels)


def test_a_demo_hand_leaves_the_match_alone(start: Open, qtbot: QtBot) -> None:
    window = start()
    before, record = window._model, window._controller.record()
    tile = next(held.tile for held in before.hand if held.playable)
    window._controller.pick(tile)
    window._actions["demo-hand"].trigger()
    demo = window.findChild(DemoHand)
    assert demo is not None
    assert window._controller.holds == ("demo-hand",)
    qtbot.waitUntil(demo.isActiveWindow)
    demo.controller.set_speed(st.Speed.INSTANT)
    qtbot.waitUntil(lambda: demo.controller.model.phase is Phase.HAND_OVER, timeout=30_000)
    assert {turn.seat for turn in demo.controller.model.log} == {1, 2, 3, 4}
    assert any(turn.seat == PERSON for turn in demo.controller.model.log)
    assert demo.controller.match.number == 1, "one hand"
    assert demo.controller.model.seed != before.seed
    qtbot.keyClick(demo, Qt.Key.Key_Escape)
    assert not demo.isVisible()
    qtbot.waitUntil(lambda: not window._controller.holds)
    assert window._controller.record() == record
    assert window._model.selection is not None, "the chosen tile still is"


def test_a_demo_hand_ends_with_esc_in_the_middle(start: Open, qtbot: QtBot) -> None:
    window = start()
    window._actions["demo-hand"].trigger()
    demo = window.findChild(DemoHand)
    qtbot.waitUntil(demo.view.hasFocus)
    qtbot.keyClick(demo.view, Qt.Key.Key_Escape)
    assert not demo.isVisible()
    played = len(demo.controller.model.log)
    qtbot.waitUntil(window.isActiveWindow)
    assert len(demo.controller.model.log) == played
    assert window._model.phase is Phase.CHOOSE


def test_a_demo_hand_is_told_without_an_introduction(start: Open, qtbot: QtBot) -> None:
    window = start()
    window._actions["demo-hand"].trigger()
    demo = window.findChild(DemoHand)
    demo.controller.set_speed(st.Speed.INSTANT)
    qtbot.waitUntil(lambda: demo.controller.model.phase is Phase.HAND_OVER, timeout=30_000)
    told = demo._announcer.history
    assert told[0].startswith("A new match. Hand 1.")
    assert not any("Enter" in text for text in told), "nothing is to be done"
    demo.close()
