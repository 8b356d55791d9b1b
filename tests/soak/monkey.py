"""A monkey at the table: valid and invalid input of every kind, by a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMenu,
    QTabBar,
    QWidget,
)

from chiva_engine.moves import End
from chiva_engine.record import read, write
from chiva_engine.selfplay import view_of
from chiva_engine.tiles import ALL_TILES
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.actions import TABLE
from chiva_qt.controller import GameController
from chiva_qt.presentation import Phase
from chiva_qt.window import MainWindow

KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_F10),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Menu, Qt.Key.Key_Backspace, Qt.Key.Key_0),
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_F1, Qt.Key.Key_F12 + 1)),
)
MODIFIERS = (
    *[Qt.KeyboardModifier.NoModifier] * 6,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
SIZES = ((360, 560), (400, 844), (800, 600), (1280, 800), (1920, 1080), (700, 2000), (2400, 560))


def close_popup() -> None:
    """Close the menu or list that is open, if any."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


@dataclass
class Monkey:
    """Plays with a window. Each deed is drawn by the dice."""

    window: MainWindow
    controller: GameController
    settings: st.Settings
    dice: random.Random
    last: str = ""
    """What was done last, for a message."""

    def deed(self) -> None:
        """Do one thing, then let the program answer."""
        deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (22, self.key),
            (22, self.play_on),
            (14, self.click),
            (8, self.action),
            (8, self.call),
            (6, self.storm),
            (5, self.drag),
            (4, self.close_dialogs),
            (3, self.wheel),
            (3, self.resize),
            (3, self.setting),
            (2, self.hide),
        )
        weights, made = zip(*deeds, strict=True)
        (chosen,) = self.dice.choices(made, weights)
        self.last = chosen.__name__
        # The menu of a tool button waits for a person, in a loop of its own.
        impatience = QTimer()
        impatience.timeout.connect(close_popup)
        impatience.start(500)
        chosen()
        impatience.stop()
        self.settle()

    def settle(self) -> None:
        """Let the program answer; it is always there afterwards."""
        QApplication.processEvents()
        # A dialog for files could reach the machine's own ones.
        for dialog in self.window.findChildren(QFileDialog):
            dialog.reject()
        if not self.window.isVisible():
            self.window.show()
        QApplication.processEvents()

    # -- deeds ----------------------------------------------------------------------------

    def _visible(self) -> list[QWidget]:
        modal = QApplication.activeModalWidget()
        popup = QApplication.activePopupWidget()
        root = popup or modal
        roots = [root] if root else [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        found = [w for r in roots for w in (r, *r.findChildren(QWidget)) if w.isVisible()]
        return [w for w in found if w.width() > 0 and w.height() > 0]

    def _target(self) -> QWidget:
        return QApplication.focusWidget() or QApplication.activeWindow() or self.window

    def key(self) -> None:
        key, modifier = self.dice.choice(KEYS), self.dice.choice(MODIFIERS)
        self.last = f"key {modifier} {key}"
        QTest.keyClick(self._target(), key, modifier)

    def play_on(self) -> None:
        """Do what the table asks for, so that matches come to their end."""
        model, controller = self.controller.model, self.controller
        fitting = [held for held in model.hand if held.playable]
        if model.phase is Phase.HAND_OVER:
            controller.next_hand()
        elif model.phase is Phase.MATCH_OVER:
            controller.new_match(str(self.dice.randrange(10**6)))
        elif model.phase is Phase.PASS:
            controller.pass_turn()
        elif model.phase is Phase.CHOOSE and fitting:
            held = self.dice.choice(fitting)
            controller.play(held.tile, self.dice.choice(held.ends) if held.ends else None)
        else:
            controller.step()

    def click(self) -> None:
        widgets = self._visible()
        buttons = [w for w in widgets if isinstance(w, QAbstractButton | QTabBar | QComboBox)]
        widget = self.dice.choice(buttons if buttons and self.dice.random() < 0.5 else widgets)
        place = QPoint(self.dice.randrange(widget.width()), self.dice.randrange(widget.height()))
        self.last = f"click {type(widget).__name__} {widget.objectName()} {place.toTuple()}"
        button = Qt.MouseButton.LeftButton
        if self.dice.random() < 0.1:
            button = self.dice.choice((Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton))
        elif self.dice.random() < 0.1:
            QTest.mouseDClick(widget, button, Qt.KeyboardModifier.NoModifier, place)
            return
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, place)

    def drag(self) -> None:
        """A drag over the table, from anywhere to anywhere."""
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return
        view = self.window._view.viewport()
        points = [
            QPoint(self.dice.randrange(view.width() or 1), self.dice.randrange(view.height() or 1))
            for _ in range(self.dice.randrange(2, 6))
        ]
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(view, Qt.MouseButton.LeftButton, none, points[0])
        for point in points:
            QTest.mouseMove(view, point)
            QApplication.processEvents()
            if self.dice.random() < 0.1:
                QTest.keyClick(self._target(), Qt.Key.Key_Escape)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, none, points[-1])

    def wheel(self) -> None:
        view = self.window._view.viewport()
        place = QPointF(self.dice.randrange(view.width() or 1), 5)
        event = QWheelEvent(
            place,
            view.mapToGlobal(place),
            QPoint(),
            QPoint(0, self.dice.choice((-120, 120, 960))),
            Qt.MouseButton.NoButton,
            self.dice.choice(MODIFIERS),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def action(self) -> None:
        name = self.dice.choice(TABLE).name
        self.last = f"action {name}"
        self.window._actions[name].trigger()

    def call(self) -> None:
        """Ask the controller for anything, possible or not."""
        controller, dice = self.controller, self.dice
        tile, end = dice.choice(ALL_TILES), dice.choice((None, *End))
        calls: tuple[Callable[[], object], ...] = (
            lambda: controller.pick(tile),
            lambda: controller.play(tile, end),
            lambda: controller.choose_end(dice.choice(tuple(End))),
            controller.pass_turn,
            controller.confirm,
            controller.take_back,
            controller.hint,
            controller.next_hand,
            controller.restart,
            lambda: controller.load(controller.record()),
        )
        dice.choice(calls)()

    def storm(self) -> None:
        """Undo and redo, fast."""
        for _ in range(self.dice.randrange(1, 12)):
            self.dice.choice((self.controller.undo, self.controller.undo, self.controller.redo))()
            if self.dice.random() < 0.3:
                QApplication.processEvents()

    def close_dialogs(self) -> None:
        for menu in self.window.findChildren(QMenu):
            if menu.isVisible():
                menu.close()
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()

    def resize(self) -> None:
        width, height = self.dice.choice(SIZES)
        self.window.resize(width, height)

    def setting(self) -> None:
        setting = self.dice.choice(
            [s for s in st.ALL if isinstance(s.default, bool) or len(s.choices) > 1]
        )
        choices: tuple[object, ...] = setting.choices or (True, False)
        # Levels that search would only make the monkey wait; motion and speed stay quick.
        if setting.key.startswith("play/level"):
            choices = ("beginner", "steady")
        value = self.dice.choice(choices)
        self.last = f"set {setting.key} {value}"
        self.settings.set(setting, value)  # type: ignore[arg-type]

    def hide(self) -> None:
        self.dice.choice((self.window.hide, self.window.close, self.window.showMinimized))()
        QApplication.processEvents()
        self.window.showNormal()

    # -- what must hold ---------------------------------------------------------------------

    def problems(self) -> Iterator[str]:
        """Where engine and table differ."""
        model, match = self.controller.model, self.controller.match
        view = view_of(match, PERSON)
        if {held.tile for held in model.hand} != view.hand:
            yield "the hand of the model is not the engine's"
        if (model.line, model.log) != (view.line, view.log):
            yield "the line of the model is not the engine's"
        if tuple(seat.tiles for seat in model.seats) != view.hand_sizes:
            yield "the seats of the model hold other numbers of tiles"
        if (model.streaks, model.hand_number) != (match.streaks, match.number):
            yield "the score of the model is not the engine's"
        node = QAccessible.queryAccessibleInterface(self.window._view)
        # The chooser of an end comes and goes between them.
        hand, line = node.child(0), node.child(node.childCount() - 2)
        if hand.childCount() != len(view.hand):
            yield f"the table shows {hand.childCount()} tiles of {len(view.hand)} in the hand"
        if line.childCount() != len(view.line):
            yield f"the table shows {line.childCount()} tiles of {len(view.line)} in the line"

    def check_record(self) -> None:
        """What is kept of the match is the match."""
        record = self.controller.record()
        reading = read(write(record))
        assert reading.damage is None, self.last
        assert reading.record == record, self.last
