"""Every window fits its texts: in each language and in the mock one, at 100 and 200 % of text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_qt import LANGUAGES
from chiva_qt.i18n import languages
from tests.i18n import fits
from tests.i18n.windows import DIALOGS, LARGEST, Room
from translations import pseudo

MOCK = "xx"


@pytest.fixture(scope="session")
def mock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The mock language, compiled."""
    return pseudo.make(tmp_path_factory.mktemp("mock"))


@pytest.fixture
def speak(qapp: QApplication, mock: Path) -> Iterator[Callable[[str], None]]:
    """Turn to a language or to the mock one."""
    languages.switch("en")
    translator = QTranslator()

    def turn(code: str) -> None:
        if code == MOCK:
            assert translator.load(str(mock))
            QCoreApplication.installTranslator(translator)
        else:
            languages.switch(code)

    yield turn
    QCoreApplication.removeTranslator(translator)
    languages.switch("en")


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    made = Room(qtbot, tmp_path)
    yield made
    made.leave()


EXEMPT = re.compile(
    r"""
      [^\W\d_]?                       # a letter that is a key
    | [\W\d_]*                        # numbers and signs
    | Chiva | Deutsch | English | Bahasa\ Melayu
    | .*\b(?:Ctrl|Shift|Alt|Esc|Enter|Del|Tab|Space|Home|End|F\d+|Left|Right|Up|Down)\b.*
    """,
    re.VERBOSE,
)
"""Texts that are the same in every language, and keys, whose names are Qt's."""


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("code", [*LANGUAGES, MOCK])
@pytest.mark.parametrize("name", DIALOGS)
def test_a_window_fits_its_texts(
    speak: Callable[[str], None], room: Room, name: str, code: str, percent: int
) -> None:
    speak(code)
    room.text_size(percent)
    for window in room.open(name):
        assert window.size().boundedTo(LARGEST) == window.size()
        assert fits.clipped(window) == []
        assert fits.overlapping(window) == []
        assert fits.mnemonics_that_clash(window) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_no_text_stays_in_the_source_language(
    speak: Callable[[str], None], room: Room, name: str
) -> None:
    speak(MOCK)
    for window in room.open(name):
        plain = {
            text
            for widget in fits.shown(window)
            for text in fits.texts_of(widget)
            if "[" not in text and not EXEMPT.fullmatch(text)
        }
        assert plain == set()
