"""The measures of the other tests find what they are there to find."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.i18n import fits
from translations import catalogs, check, pseudo

LONG = "A text that is far too long for so little room"


def in_a_window(qtbot: QtBot, child: QWidget, width: int, height: int = 30) -> QWidget:
    """A window that holds the widget at a size."""
    window = QWidget()
    qtbot.addWidget(window)
    child.setParent(window)
    child.setGeometry(10, 10, width, height)
    window.resize(600, 200)
    window.show()
    qtbot.waitExposed(window)
    return window


def label(*, wrapped: bool) -> QLabel:
    made = QLabel(LONG)
    made.setWordWrap(wrapped)
    return made


def box() -> QComboBox:
    made = QComboBox()
    made.addItem(LONG)
    return made


def field() -> QLineEdit:
    made = QLineEdit()
    made.setPlaceholderText(LONG)
    return made


@pytest.mark.parametrize(
    "make",
    [
        lambda: label(wrapped=False),
        lambda: label(wrapped=True),
        lambda: QPushButton(LONG),
        lambda: QCheckBox(LONG),
        box,
        field,
    ],
)
def test_a_text_without_room_is_found(qtbot: QtBot, make: type[QWidget]) -> None:
    assert fits.clipped(in_a_window(qtbot, make(), 80, 20))
    assert fits.clipped(in_a_window(qtbot, make(), 560, 60)) == []


def test_texts_that_lie_over_each_other_are_found(qtbot: QtBot) -> None:
    first, second = QLabel("first"), QLabel("second")
    window = in_a_window(qtbot, first, 100)
    second.setParent(window)
    second.setGeometry(60, 10, 100, 30)
    second.show()
    assert fits.overlapping(window)
    second.move(200, 10)
    assert fits.overlapping(window) == []


def test_mnemonics_that_clash_are_found(qtbot: QtBot) -> None:
    first, second = QPushButton("&Open"), QPushButton("P&lay")
    window = in_a_window(qtbot, first, 100)
    second.setParent(window)
    second.setGeometry(200, 10, 100, 30)
    second.show()
    assert fits.mnemonics_that_clash(window) == []
    second.setText("Pl&oy")
    assert fits.mnemonics_that_clash(window) == ["'Pl&oy' and '&Open' share O"]


class Sign(QWidget):
    """Paints a text into a rectangle."""

    def __init__(self, room: QRect) -> None:
        super().__init__()
        self.room = room
        self.again = QRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(self.room, Qt.AlignmentFlag.AlignLeft, LONG)
        if not self.again.isEmpty():
            painter.drawText(self.again, Qt.AlignmentFlag.AlignLeft, "Something else")


def test_painted_texts_are_measured(qtbot: QtBot) -> None:
    sign = Sign(QRect(0, 0, 500, 30))
    window = in_a_window(qtbot, sign, 560, 100)

    def look() -> list[fits.Painted]:
        with fits.watching() as painted:
            window.grab()
        return painted

    assert [(one.text, one.complaint) for one in look()] == [(LONG, "")]
    sign.room = QRect(0, 0, 40, 30)
    assert "needs" in look()[0].complaint
    sign.room = QRect(400, 0, 500, 30)
    assert "outside" in look()[0].complaint
    sign.room, sign.again = QRect(0, 0, 500, 30), QRect(20, 0, 300, 30)
    assert fits.painted_over_each_other(look())
    sign.again = QRect(20, 50, 300, 30)
    assert fits.painted_over_each_other(look()) == []


def test_a_text_in_the_source_language_is_found() -> None:
    assert fits.untranslated(["[Úñďó]", "6-4", "Ctrl+Z", "Chiva", "P", "Undo"]) == {"Undo"}


# -- the mock language ---------------------------------------------------------------------------


def test_the_mock_language_is_longer_and_keeps_what_is_filled_in() -> None:
    for message in catalogs.read(catalogs.catalog("de")):
        text = pseudo.pseudo(message.source)
        assert check.placeholders(text) == check.placeholders(message.source)
        assert check.mnemonic(text) == check.mnemonic(message.source)
        assert "[" in text
        words = re.sub(r"\{\w+\}|%n|&", "", message.source)
        if any(letter.isalpha() for letter in words):
            assert len(text) - len(message.source) >= 0.4 * len(words)


def test_the_mock_language_has_every_text(tmp_path: Path) -> None:
    pseudo.make(tmp_path)
    made = catalogs.read(tmp_path / f"{pseudo.NAME}.ts")
    assert {m.key for m in made} == {m.key for m in catalogs.read(catalogs.catalog("de"))}
    assert all(all(message.translations) for message in made)
