"""Every window fits its texts: in each language and in the mock one, at 100 and 200 % of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chiva_qt import LANGUAGES
from tests.i18n import fits
from tests.i18n.conftest import MOCK
from tests.i18n.windows import DIALOGS, LARGEST, Room


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    made = Room(qtbot, tmp_path)
    yield made
    made.leave()


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
        texts = (text for widget in fits.shown(window) for text in fits.texts_of(widget))
        assert fits.untranslated(texts) == set()
