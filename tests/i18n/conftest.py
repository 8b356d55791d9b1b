"""A language for the length of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from chiva_qt.i18n import languages
from translations import pseudo

MOCK = "xx"
"""Stands for the mock language."""


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Turn to a language; English is back after the test."""
    languages.switch("en")
    yield languages.switch
    languages.switch("en")


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
