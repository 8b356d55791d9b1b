"""Plays a match with touch events alone: ``touch_host.py FILE [ARG…]``.

Real QTouchEvents go to the widget under the finger. Where to tap is read from the accessible tree,
as in the tests from outside; the hands that are over are written to FILE as `host` does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chiva_qt.app import main
from chiva_qt.controller import GameController
from tests.screen.host import record

PLAYABLE = re.compile(r".*\b(fits (left|right)|can open|must open)\b.*")
TARGET = re.compile(r".*\bplace for\b.*")


class Finger:
    """Looks for the next thing to do, and taps it."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._device: QPointingDevice = QTest.createTouchDevice()
        self._clock = QTimer()
        self._clock.timeout.connect(self._act)
        self._clock.start(0)

    def _nodes(self) -> Iterator[QAccessibleInterface]:
        window = next(w for w in QApplication.topLevelWidgets() if w.objectName() == "chiva")
        waiting = [QAccessible.queryAccessibleInterface(window)]
        while waiting:
            node = waiting.pop(0)
            if node.state().invisible:
                continue
            yield node
            waiting += [c for i in range(node.childCount()) if (c := node.child(i)) is not None]

    def _act(self) -> None:
        places = {n.text(QAccessible.Text.Name): n.rect().center() for n in self._nodes()}
        if "New match" in places:
            self._clock.stop()
            QApplication.exit(0)
            return
        wanted = (
            [name for name in places if name == "Next hand"]
            or [name for name in places if TARGET.fullmatch(name)]
            or [name for name in places if PLAYABLE.fullmatch(name)]
            or [name for name in places if name == "Pass"]
        )
        if wanted:
            self._tap(places[wanted[0]])

    def _tap(self, at: QPoint) -> None:
        widget: QWidget | None = QApplication.widgetAt(at)
        assert widget is not None, f"nothing to tap at {at}"
        local = widget.mapFromGlobal(at)
        QTest.touchEvent(widget, self._device).press(0, local, widget)
        QTest.touchEvent(widget, self._device).release(0, local, widget)


if __name__ == "__main__":
    target, arguments = Path(sys.argv[1]), sys.argv[2:]
    start = GameController.start
    fingers: list[Finger] = []

    def start_touching(controller: GameController) -> None:
        record(controller, target)
        start(controller)
        fingers.append(Finger(controller))

    GameController.start = start_touching  # type: ignore[method-assign]
    sys.exit(main(arguments))
