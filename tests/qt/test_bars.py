"""The bars keep what they say where the room is scarce and the words are long."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from chiva_engine.players.steady import Steady
from chiva_engine.record import Record
from chiva_qt import settings as st
from chiva_qt.bars.buttons import BarButton
from chiva_qt.controller import GameController
from chiva_qt.i18n import LANGUAGES, languages
from chiva_qt.settings import Settings
from chiva_qt.window import MainWindow
from tests.screenshots import moment_of


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """A window on the person's turn."""
    settings = Settings(tmp_path)
    settings.override(st.MOTION, "off")
    record = Record(moment_of("turn"), "0" * 16, ("steady",) * 3)
    controller = GameController(lambda level: Steady(), record=record)
    made = MainWindow(controller, settings)
    made.show()
    controller.start()
    yield made
    made.close()
    controller.close()
    made.deleteLater()
    languages.switch("en")


def arrange(window: MainWindow, language: str, width: int, height: int) -> None:
    languages.switch(language)
    window.resize(width, height)
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (400, 720)])
def test_the_seed_is_in_the_top_bar(
    window: MainWindow, language: str, size: tuple[int, int]
) -> None:
    arrange(window, language, *size)
    top = window._top
    seed = window._controller.model.seed
    assert top.facts.isVisible()
    assert f">{seed}</b>" in top.facts.text()
    assert not top.facts.geometry().intersects(top.score.geometry())


def test_a_long_seed_is_shortened_before_it_goes(window: MainWindow) -> None:
    arrange(window, "en", 800, 600)
    # The goat of the own side stands where the facts would like to be.
    model = window._controller.model._replace(streaks=(0, 3), seed="katzenklappe77")
    window._top.show_model(model)
    facts = window._top.facts
    assert facts.isVisible()
    assert "kat" in facts.text()
    assert "…" in facts.text()
    assert "katzenklappe77" in facts.accessibleName()
    assert not facts.geometry().intersects(window._top.score.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_keep_their_words_in_an_ordinary_window(window: MainWindow, language: str) -> None:
    arrange(window, language, 1280, 720)
    buttons = [b for b in window.findChildren(BarButton) if b.isVisible()]
    assert len(buttons) == 5
    assert all(button._words for button in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_under_icons_stay_within_their_buttons(window: MainWindow, language: str) -> None:
    arrange(window, language, 360, 640)
    for button in window.findChildren(BarButton):
        if not button.isVisible() or not button._possible:
            continue
        image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        # Inside the edge, beside the words, there is the ground alone, a gradient at most.
        for x in (4, image.width() - 5):
            rows = range(image.height() // 2, image.height() - 12)
            tones = [image.pixelColor(QPoint(x, y)).lightness() for y in rows]
            steps = [abs(a - b) for a, b in itertools.pairwise(tones)]
            assert max(steps) <= 6, button.text()
