"""A sentence that must be read before the game goes on."""

from __future__ import annotations

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

    def retranslate(self) -> None:
        self.close_button.setText(self.tr("&Close"))
