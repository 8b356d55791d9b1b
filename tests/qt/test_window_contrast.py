"""Contrast of what stands around the table, measured on the pixels of the window itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_engine.record import Record
from chiva_qt import settings as st
from chiva_qt.bars.buttons import BarButton, BarIcon
from chiva_qt.controller import GameController
from chiva_qt.i18n import languages
from chiva_qt.settings import Settings
from chiva_qt.table import colour
from chiva_qt.table.theme import THEMES
from chiva_qt.window import MainWindow
from tests.screenshots import moment_of

contrast = lru_cache(maxsize=None)(colour.contrast)

every_theme = pytest.mark.parametrize("theme", THEMES)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window on the person's turn, with everything on it that can be on it."""
    languages.switch("en")
    settings = Settings(tmp_path)
    settings.override(st.MOTION, "off")
    settings.override(st.SHOW_SELECTORS, True)
    record = Record(moment_of("turn"), "0" * 16, ("steady",) * 3)
    controller = GameController(lambda level: Steady(), record=record)
    made = MainWindow(controller, settings)
    made.resize(1280, 760)
    made.show_hints()
    made.show()
    controller.start()
    qtbot.waitExposed(made)
    yield made
    made.close()
    controller.close()
    made.deleteLater()


def dress(window: MainWindow, theme: str) -> None:
    window._settings.set(st.THEME, theme)


def colours(widget: QWidget, part: QRect | None = None) -> Counter[str]:
    """How often each colour is seen on a widget, as it lies in the window."""
    window = widget.window()
    area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    if part is not None:
        area = part.translated(area.topLeft())
    image = window.grab(area).toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    data = bytes(image.constBits())
    found = Counter(data[n : n + 3] for n in range(0, len(data), 4))
    return Counter({f"#{pixel.hex()}": count for pixel, count in found.items()})


def inked(found: Counter[str], ratio: float) -> int:
    """How many pixels have that contrast with the ground, the commonest colour."""
    ground = found.most_common(1)[0][0]
    return sum(count for name, count in found.items() if contrast(name, ground) >= ratio)


@every_theme
def test_words_around_the_table_are_legible(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    labels = [label for label in window.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) >= 6, "facts, status, hints and fields"
    for label in labels:
        # Strokes are a pixel or two wide: of ten letters there are more than forty inked pixels.
        least = 4 * min(len(label.text()), 10)
        assert inked(colours(label), 4.5) >= least, label.text()


@every_theme
def test_buttons_are_legible_and_have_an_edge(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    buttons = [one for one in window.findChildren(BarButton) if one.isVisible()]
    assert len(buttons) == 5
    for button in buttons:
        inner = button.rect().adjusted(8, 8, -8, -8)
        found = colours(button, inner)
        if button._main and button._possible:
            # A gradient from accent to accent_lo: its ink is measured against both.
            looks = window._looks.theme
            for ground in (looks.accent, looks.accent_lo):
                assert sum(n for c, n in found.items() if contrast(c, ground) >= 4.5) >= 60
        else:
            assert inked(found, 4.5) >= 60, button.text()


@every_theme
def test_icons_of_the_top_bar_are_seen(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    icons = [one for one in window.findChildren(BarIcon) if one.isVisible()]
    assert len(icons) >= 3
    for icon in icons:
        assert inked(colours(icon), 3.0) >= 40, icon.accessibleName()


@every_theme
def test_the_focus_stands_off_on_every_button(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    window.activateWindow()
    for button in window.findChildren(BarButton) + window.findChildren(BarIcon):
        if not button.isVisible():
            continue
        plain = colours(button)
        button.setFocus()
        assert button.hasFocus()
        focused = colours(button)
        ring = window._looks.theme.focus.lower()
        assert focused[ring] - plain[ring] >= 100, "a ring of some width all around"
        # What is beside the ring: the bar outside, the gap or the ground of an icon inside.
        panel = window._looks.theme.panel
        assert contrast(ring, panel) >= 3.0


@every_theme
def test_the_score_is_legible(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    score = window._top.score
    at = round(score.middle)
    middle = QRect(at - 36, 0, 72, score.height())
    assert inked(colours(score, middle), 4.5) >= 150
    # Empty places are rings: an edge that tells a place from nothing.
    left = QRect(0, 0, at - 40, score.height())
    right = QRect(at + 40, 0, score.width() - at - 40, score.height())
    for half in (left, right):
        assert inked(colours(score, half), 3.0) >= 300


@every_theme
def test_fields_and_menus_are_legible(window: MainWindow, theme: str) -> None:
    dress(window, theme)
    fields: list[QWidget] = [w for w in window.findChildren(QComboBox) if w.isVisible()]
    fields += [w for w in window.findChildren(QPushButton) if w.isVisible()]
    assert len(fields) >= 3
    for field in fields:
        assert inked(colours(field), 4.5) >= 40, field.objectName()
    bar = window.menuBar()
    assert inked(colours(bar, QRect(0, 0, 300, bar.height())), 4.5) >= 150
