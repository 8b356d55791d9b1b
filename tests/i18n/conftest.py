"""A language for the length of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from chiva_qt.i18n import languages


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Turn to a language; English is back after the test."""
    languages.switch("en")
    yield languages.switch
    languages.switch("en")
