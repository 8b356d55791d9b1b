"""The bars keep what they say where the room is scarce and the words are long."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication

from chiva_engine.players.steady import Steady
from chiva_engine.record import Record
from chiva_engine.timeline import Timeline
from chiva_qt import settings as st
from chiva_qt.bars.buttons import BarButton
from chiva_qt.controller import GameController
from chiva_qt.i18n import LANGUAGES, languages
from chiva_qt.settings import Settings
from chiva_qt.table.paint.base import unbroken
from chiva_qt.table.regions import regions
from chiva_qt.window import MainWindow
from tests.screenshots import moment_of


@cache
def the_turn() -> Timeline:
    """A match up to a turn of the person's: it takes a moment to find."""
    return moment_of("turn")


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """A window on the person's turn."""
    settings = Settings(tmp_path)
    settings.override(st.MOTION, "off")
    record = Record(the_turn(), "0" * 16, ("steady",) * 3)
    controller = GameController(lambda level: Steady(), record=record)
    made = MainWindow(controller, settings)
    made.show()
    controller.start()
    yield made
    made.close()
    controller.close()
    made.deleteLater()
    # A style sheet takes longer with each window that is still there.
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)
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
@pytest.mark.parametrize("width", [360, 400, 560])
def test_buttons_are_as_wide_as_a_finger(window: MainWindow, language: str, width: int) -> None:
    arrange(window, language, width, 640)
    buttons = [b for b in window.findChildren(BarButton) if b.isVisible()]
    assert len(buttons) == 5
    assert all(button.width() >= 43 and button.height() >= 43 for button in buttons)


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


LONG = {
    "en": "Hint: 6-6 on the left. A double is harder to play later. It takes the last 6 from you "
    "and leaves your partner the 5, on which the right opponent has passed twice.",
    "de": "Links legte 6-2 links an: 6 ist offen. Keiner deiner Steine passt an 6 oder 1: Du "
    "musst passen. Rechts passte auf 6 und 5, dein Partner auf 3.",
    "ms": "Tangan 1. Anda memegang 6-6 dan membuka dengannya. Pilih batu itu, kemudian tengah "
    "meja. Lawan kanan lalu pada 6 dan 5, pasangan anda pada 3.",
}


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(360, 560), (400, 560), (400, 720), (640, 480), (800, 600), (1280, 720)]
)
def test_no_status_is_cut_off(
    window: MainWindow, language: str, size: tuple[int, int], text_size: int
) -> None:
    window._settings.override(st.TEXT_SIZE, text_size)
    window._looks.refresh()
    arrange(window, language, *size)
    box, line = window._status_box, window._status
    for text in (LONG[language], LONG[language] + " " + LONG[language], "Pass."):
        line.show_text(text)
        place = line.contentsRect()
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        metrics = QFontMetrics(line.font())
        needed = metrics.boundingRect(QRect(0, 0, place.width(), 9999), flags, line.text())
        assert needed.height() <= place.height()
        assert needed.width() <= place.width()
        assert line.font().pixelSize() >= 11
        assert box.rect().contains(line.geometry())
        assert window._middle.rect().contains(box.geometry())
    short = box.geometry()
    assert short == box._place, "a short text takes its own place again"


def test_a_long_status_leaves_the_hand_free(window: MainWindow) -> None:
    for size in ((360, 560), (400, 720), (1280, 720)):
        arrange(window, "de", *size)
        window._status.show_text(LONG["de"] + " " + LONG["de"])
        box = window._status_box.geometry()
        assert box != window._status_box._place
        view = window._view
        parts = regions(view.width(), view.height(), window._shape)  # type: ignore[arg-type]
        for cell in parts.hand_cells(7):
            tile = QRect(int(cell.x), int(cell.y), int(cell.width), int(cell.height))
            assert not box.intersects(tile.translated(view.pos()))
        # What lies below it can still be pressed.
        assert window._status_box.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.parametrize("language", LANGUAGES)
def test_larger_text_is_larger_in_a_narrow_window_too(window: MainWindow, language: str) -> None:
    sizes = []
    for text_size in (100, 150, 200):
        window._settings.override(st.TEXT_SIZE, text_size)
        window._looks.refresh()
        arrange(window, language, 400, 720)
        window._status.show_text("Links legte 6-2 links an: 6 ist offen.")
        sizes.append(window._status.font().pixelSize())
    assert sizes[1] >= 1.2 * sizes[0]
    assert sizes[2] > sizes[1]


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 400, 500, 700])
def test_all_menus_are_in_their_bar(
    window: MainWindow, language: str, width: int, text_size: int
) -> None:
    window._settings.override(st.TEXT_SIZE, text_size)
    window._looks.refresh()
    arrange(window, language, width, 720)
    bar = window.menuBar()
    places = [bar.actionGeometry(action) for action in bar.actions()]
    assert len(places) == 5
    assert all(place.width() > 20 and bar.rect().contains(place) for place in places)


def test_numbers_stay_with_the_words_beside_them(window: MainWindow) -> None:
    assert unbroken("Left: 6-5, 2 is open, not 5 or 0.") == (
        "Left: 6-5, 2\u00a0is\u00a0open, not\u00a05\u00a0or\u00a00."
    )
    assert unbroken("We win, 22 to 42") == "We win, 22\u00a0to\u00a042"
    assert unbroken("no number at all") == "no number at all"
    window._status.show_text("5 is open")
    assert "\u00a0" in window._status.text()
    assert "\u00a0" not in window._status.toolTip()
    assert "\u00a0" not in window._status.spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "text_size"), [(360, 100), (400, 200), (800, 200)])
def test_position_fields_are_whole(
    window: MainWindow, language: str, width: int, text_size: int
) -> None:
    window._settings.override(st.TEXT_SIZE, text_size)
    window._looks.refresh()
    window._settings.set(st.SHOW_SELECTORS, True)
    arrange(window, language, width, 720)
    bar = window._selectors
    assert bar is not None
    parts = (bar._position_label, bar.position, bar._end_label, bar.end, bar.button)
    for part in parts:
        assert part.width() >= part.sizeHint().width()
        assert bar.rect().contains(part.geometry())
        assert part.font().pixelSize() >= 11
    for one, other in itertools.pairwise(parts):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_hints_leave_the_table_its_room(window: MainWindow, language: str) -> None:
    arrange(window, language, 360, 560)
    window.show_hints()
    arrange(window, language, 360, 560)
    hints = window._hints
    assert hints is not None
    assert hints.isVisible()
    assert hints.height() <= 60
    label = hints.labels[0]
    assert label.isVisible()
    assert label.heightForWidth(label.width()) <= label.height()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 400, 480, 560])
def test_keys_in_buttons_keep_clear_of_the_outline(
    window: MainWindow, language: str, width: int
) -> None:
    window._settings.override(st.THEME, "contrast")
    window._looks.refresh()
    arrange(window, language, width, 720)
    for button in window.findChildren(BarButton):
        if not button.isVisible():
            continue
        image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        # Between outline and key, at the height of the key, there is the ground alone.
        row = round(2 + 0.32 * (image.height() - 4))
        for first in (5, image.width() - 7):
            tones = {
                image.pixelColor(first + n, row + d).name() for n in (0, 1) for d in (-6, 0, 6)
            }
            assert len(tones) == 1, button.text()
