"""The demo: the computer plays every seat, hand after hand, match after match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from chiva_qt.controller import GameController
from chiva_qt.presentation import Phase, TableModel
from chiva_qt.settings import Speed

RESULT_TIME: Final = 2500
"""Milliseconds for which a hand's result is shown, unless the speed is instant."""


class Demo(QObject):
    """Deals on by itself. Ends after a number of matches, or never."""

    finished = Signal()

    def __init__(self, controller: GameController, matches: int | None) -> None:
        super().__init__(controller)
        self._controller = controller
        self._left = matches
        # Queued by a timer: the table has shown the result before the next deal comes.
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._go_on)
        controller.table_changed.connect(self._look)

    @Slot(object)
    def _look(self, model: TableModel) -> None:
        if model.phase in (Phase.HAND_OVER, Phase.MATCH_OVER) and not self._clock.isActive():
            self._clock.start(0 if self._controller.speed is Speed.INSTANT else RESULT_TIME)

    @Slot()
    def _go_on(self) -> None:
        phase = self._controller.model.phase
        if phase is Phase.HAND_OVER:
            self._controller.next_hand()
        elif phase is Phase.MATCH_OVER:
            if self._left is not None:
                self._left -= 1
                if self._left == 0:
                    self.finished.emit()
                    return
            self._controller.new_match()
