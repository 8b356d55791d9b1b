"""A sentence that must be read before the game goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from chiva_qt.dialogs.base import ButtonBox, Dialog, Text


class Notice(Dialog):
    """Tells something that needs no answer."""

    columns = 46
    lines = 6

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        """Texts in the language that is on."""
        super().__init__("notice", parent)
        self.setModal(True)
        self.setWindowTitle(title)
        self.text = Text()
        self.text.setText(text)
        self._buttons = ButtonBox()
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        # A reader says the name of the button that has the focus, and the sentence with it.
        self.close_button.setAccessibleDescription(text)
        self.close_button.setDefault(True)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        self.ready()
        self.close_button.setFocus()
        if parent is not None:
            # At the start the window has no place yet: the system gives it one a moment later.
            parent.window().installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._centre()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the middle of the window wherever it goes."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and self.isVisible():
            self._centre()
        return super().eventFilter(watched, event)

    def _centre(self) -> None:
        """Come over the middle of the window, as far as the screen reaches."""
        parent = self.parentWidget()
        if parent is None:
            return
        frame = self.frameGeometry()
        frame.moveCenter(parent.window().frameGeometry().center())
        screen = parent.screen().availableGeometry()
        frame.moveRight(min(frame.right(), screen.right()))
        frame.moveBottom(min(frame.bottom(), screen.bottom()))
        frame.moveLeft(max(frame.left(), screen.left()))
        frame.moveTop(max(frame.top(), screen.top()))
        self.move(frame.topLeft())

    def retranslate(self) -> None:
        self.close_button.setText(self.tr("&Close"))
