"""All that was said, to be read again line by line and copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.a11y.announcer import REMEMBERED, Announcer
from chiva_qt.dialogs.base import ButtonBox, Dialog, Text


class _Messages(QListWidget):
    """A list whose selected lines can be copied."""

    copied = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)


class HistoryDialog(Dialog):
    """The messages, oldest first. It grows while it is open."""

    def __init__(self, announcer: Announcer, parent: QWidget | None = None) -> None:
        super().__init__("history", parent)
        self._label = Text()
        self.list = _Messages()
        self._label.setBuddy(self.list)
        self._buttons = ButtonBox()
        self.copy_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_all_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self._close = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        layout = QVBoxLayout(self)
        layout.addWidget(self._label)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._buttons)
        self.list.copied.connect(self._copy)
        self.copy_button.clicked.connect(self._copy)
        self.copy_all_button.clicked.connect(self._copy_all)
        self._buttons.rejected.connect(self.reject)
        for text in announcer.history:
            self._add(text)
        announcer.said.connect(self._add)
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.setFocus()
        self.ready()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("What was said"))
        self._label.setText(self.tr("All &messages, the newest last:", "label of a list"))
        self.copy_button.setText(self.tr("&Copy"))
        self.copy_all_button.setText(self.tr("Copy &all"))
        self._close.setText(self.tr("C&lose"))

    @property
    def texts(self) -> tuple[str, ...]:
        """The messages in the list."""
        return tuple(self.list.item(row).text() for row in range(self.list.count()))

    @Slot(str)
    def _add(self, text: str) -> None:
        self.list.addItem(QListWidgetItem(text))
        if self.list.count() > REMEMBERED:
            self.list.takeItem(0)

    @Slot()
    def _copy(self) -> None:
        rows = sorted(self.list.row(item) for item in self.list.selectedItems())
        self._to_clipboard([self.list.item(row).text() for row in rows])

    @Slot()
    def _copy_all(self) -> None:
        self._to_clipboard(self.texts)

    def _to_clipboard(self, texts: Sequence[str]) -> None:
        if not texts:
            return
        QGuiApplication.clipboard().setText("\n".join(texts))
        self.spoken.emit(self.tr("%n message(s) copied.", "", len(texts)))
