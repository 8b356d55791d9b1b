"""What the program is, and what it says when something unexpected happened."""

from __future__ import annotations

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from chiva_engine import __version__
from chiva_qt.dialogs.base import ButtonBox, Dialog, Text
from chiva_qt.dialogs.reading import ReadingText


class ReadOnlyText(QPlainTextEdit):
    """Plain text to read with a caret, select and copy; Tab leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        # Read-only text has a caret only where keys may select it.
        flags = self.textInteractionFlags()
        self.setTextInteractionFlags(flags | flags.TextSelectableByKeyboard)


class AboutDialog(Dialog):
    """Name, version, licence, and what the computer players know. Not modal."""

    columns = 62
    lines = 22

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("about", parent)
        self.text = ReadingText()
        self._buttons = ButtonBox()
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        self.ready()
        self.text.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Chiva", "window title"))
        self.text.setAccessibleName(self.tr("About Chiva, text to read", "name of a text field"))
        self.text.show_source("\n\n".join(("# Chiva", *self._paragraphs())))
        self.close_button.setText(self.tr("&Close"))

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            self.tr("The partnership domino game for four: you, your partner and two opponents."),
            self.tr(
                "The computer players and the hints know what you would know in their chair: the "
                "tiles in their own hand, the line, every play and pass of this hand, how many "
                "tiles each player holds, and the streaks. The program never gives them another "
                "hand, the seed or a deal to come. They judge by experience and calculation within "
                "limits, and they make mistakes."
            ),
            self.tr("Free software under the MIT licence."),
            self.tr("Version {version}, with Python {python}, Qt {qt} and PySide {pyside}.").format(
                version=__version__,
                python=platform.python_version(),
                qt=qVersion(),
                pyside=pyside_version,
            ),
        )


class ErrorDialog(Dialog):
    """Something unexpected happened: one sentence, and details to copy."""

    columns = 66
    lines = 18

    def __init__(self, message: str, details: str, parent: QWidget | None = None) -> None:
        """`message`: a sentence in the language that is on. `details`: for a report, as it is."""
        super().__init__("error", parent)
        self._message = Text()
        self._message.setText(message)
        self._details_label = Text()
        self.details = ReadOnlyText()
        self.details.setPlainText(details)
        self._details_label.setBuddy(self.details)
        self._copied = Text()
        self._buttons = ButtonBox()
        self.copy_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self.close_button.setAccessibleDescription(message)
        self._buttons.rejected.connect(self.reject)
        self.copy_button.clicked.connect(self._copy)
        layout = QVBoxLayout(self)
        for widget in (self._message, self._details_label):
            layout.addWidget(widget)
        layout.addWidget(self.details, 1)
        layout.addWidget(self._copied)
        layout.addWidget(self._buttons)
        self._copied.hide()
        self.ready()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong", "window title"))
        self._details_label.setText(self.tr("&Details for a report:", "label of a text field"))
        self._copied.setText(self.tr("The details were copied."))
        self.copy_button.setText(self.tr("C&opy the details"))
        self.close_button.setText(self.tr("&Close"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self._copied.show()
        self.spoken.emit(self._copied.text())
