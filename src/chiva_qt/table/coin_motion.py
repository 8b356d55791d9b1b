"""How coins come and go: a new one pops up, and both streaks go to zero together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter

from chiva_qt.table.paint.coin import CoinState, draw_coin
from chiva_qt.table.theme import Theme

WAIT: Final = 200
"""Milliseconds before anything moves, so that the eye is there."""
POP: Final = 380
"""A new coin, with a little too much swing."""
TO_ZERO: Final = 300
"""All coins together, when a streak is broken."""


class CoinMotion(QObject):
    """The way from one standing of a streak to the next. At rest unless `start` was called."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self.moved)
        self._clock.finished.connect(self.moved)
        self._pop = QEasingCurve(QEasingCurve.Type.OutBack)
        self._sink = QEasingCurve(QEasingCurve.Type.InOutCubic)

    @property
    def running(self) -> bool:
        return self._clock.state() is QVariantAnimation.State.Running

    def start(self) -> None:
        """Begin from the standing before."""
        self._clock.stop()
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(WAIT + POP))
        self._clock.setDuration(WAIT + POP)
        self._clock.start()

    @Slot()
    def finish(self) -> None:
        """Be at the end at once."""
        if self.running:
            self._clock.stop()
            self.moved.emit()

    def size_of(self, place: int, before: int, after: int) -> float:
        """How large the coin on a place is now, from 0 (there is none) to 1, or a little more."""
        there, comes = place <= before, place <= after
        if there == comes or not self.running:
            return 1.0 if comes else 0.0
        passed = self._clock.currentTime() - WAIT
        if comes:
            return self._pop.valueForProgress(min(max(passed / POP, 0.0), 1.0))
        return 1.0 - self._sink.valueForProgress(min(max(passed / TO_ZERO, 0.0), 1.0))

    def draw(
        self,
        painter: QPainter,
        x: float,
        y: float,
        r: float,
        place: int,
        before: int,
        after: int,
        theme: Theme,
        *,
        mark: bool = True,
    ) -> None:
        """A place of a streak that goes from `before` to `after`; `mark`: new coins stand out."""
        size = self.size_of(place, before, after)
        new = mark and before < place <= after
        state = CoinState.NEW if new else CoinState.WON
        if size == 1.0 or size == 0.0:
            state = state if size else CoinState.EMPTY
            draw_coin(painter, x, y, r, place, state, theme)
            return
        draw_coin(painter, x, y, r, place, CoinState.EMPTY, theme)
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        draw_coin(painter, 0, 0, r, place, state, theme)
        painter.restore()
