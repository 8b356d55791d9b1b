"""A second program on the same profile."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from chiva_qt.dialogs.base import Question


class SecondProgram(Question):
    """Says that Chiva runs already, and offers a match that is not saved."""

    def __init__(self) -> None:
        super().__init__("", "", "", "")
        self.ready()

    def retranslate(self) -> None:
        text = self.tr(
            "Chiva is running already. A second table can be played at, but its match is not saved."
        )
        self.setWindowTitle(self.tr("Chiva is running already", "window title"))
        self._text.setText(text)
        self.yes_button.setText(self.tr("&Play without saving"))
        self.no_button.setText(self.tr("&Quit"))
        for button in (self.yes_button, self.no_button):
            button.setAccessibleDescription(text)

    @classmethod
    def agreed_to(cls) -> bool:
        """Ask; whether the person wants the second table."""
        return cls().exec() == QDialog.DialogCode.Accepted
