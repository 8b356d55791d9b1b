"""The computer plays every seat: a demo without end, and one hand to watch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from chiva_engine import players
from chiva_qt import settings as st
from chiva_qt.a11y.announcer import Announcer
from chiva_qt.bars.bottom import StatusBox
from chiva_qt.controller import GameController
from chiva_qt.dialogs.base import ButtonBox, Dialog
from chiva_qt.looks import Looks
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.settings import Settings, Speed
from chiva_qt.table.regions import frame, regions
from chiva_qt.table.view import TableView

LEAST_SIZE: Final = (360, 620)
"""Width and height for which the table of a demo hand has room, in logical pixels."""

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


class DemoHand(Dialog):
    """One hand that the computer plays on all seats, on a table and in a match of its own.

    The person's match is somewhere else and nothing here knows it.
    """

    def __init__(
        self,
        settings: Settings,
        looks: Looks,
        phrases: Phrases,
        spoken: Phrases,
        parent: QWidget | None = None,
        seed: str | None = None,
    ) -> None:
        """phrases, spoken: sentences to be read, and to be heard. seed: None for a fresh one."""
        super().__init__("demo-hand", parent)
        self.setMinimumSize(*LEAST_SIZE)
        self._settings, self._looks = settings, looks
        self._phrases = phrases
        self.controller = GameController(
            lambda level: players.player_of(level), seed, demo=True, parent=self
        )
        # Someone watches: neither at once nor waiting for keys.
        speed = Speed(settings.get(st.SPEED))
        watchable = speed in (Speed.QUICK, Speed.CALM)
        self.controller.set_speed(speed if watchable else Speed.CALM)
        self.view = TableView(phrases, spoken, self.controller.hold, self)
        self.status = StatusBox(phrases, self)
        self._buttons = ButtonBox(self)
        self._close = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        self._announcer = Announcer(spoken, self.status.line, settings, self)
        self.controller.table_changed.connect(self._show)
        looks.changed.connect(self._relook)
        self._relook()
        self.ready()
        # The table is not new to anyone who opens this: it is not introduced again.
        self._announcer.model_changed(self.controller.model._replace(change=Change.REFRESHED))
        if parent is not None:
            self.resize(parent.size() * 0.9)
        self.controller.start()
        self.view.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Demo hand", "title of a window"))
        self._close.setText(self.tr("Close"))
        self.view.retranslate()
        self._lay_out()
        if self._announcer.history:
            self.controller.refresh()

    @Slot(object)
    def _show(self, model: TableModel) -> None:
        self.view.show_model(model)
        self.status.show_model(model, self._phrases.status(model))
        self._announcer.model_changed(model)

    @Slot()
    def _relook(self) -> None:
        looks = self._looks
        self.status.set_look(looks.theme)
        passes = self._settings.get(st.SHOW_PASSES)
        self.view.set_look(looks.theme, looks.tile_set, looks.text_scale, looks.motion, passes)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        wanted = self._buttons.sizeHint()
        bar = wanted.height() + 16
        shape = frame(width, height, self._looks.text_scale)
        self.view.set_frame(shape)
        self.view.setGeometry(0, 0, width, height - bar)
        self._buttons.setGeometry(
            width - wanted.width() - 12, height - bar + 8, wanted.width(), wanted.height()
        )
        self.status.lay_out(shape)
        inside = regions(width, height - bar, shape).status
        place = QRectF(16, height - bar, max(width - wanted.width() - 44, 0), bar)
        if inside is not None:
            place = QRectF(inside.x, inside.y, inside.width, inside.height)
        self.status.set_place(place)
        self.status.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.controller.close()
        super().hideEvent(event)
