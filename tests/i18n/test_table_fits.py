"""The table's own texts fit: in each language and the mock one, at 100 and 200 % of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chiva_qt import LANGUAGES
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.dialogs.result_sheet import ResultSheet
from chiva_qt.presentation import Phase, TableModel
from chiva_qt.settings import Settings
from chiva_qt.window import MainWindow
from tests.i18n import fits
from tests.i18n.conftest import MOCK
from tests.i18n.test_switching import heard
from tests.qt.positions import mixed, seed_where
from tests.qt.trying import DRAFTS, Trying

Speak = Callable[[str], None]
SIZES = {"wide": (1280, 720), "narrow": (400, 720)}

# The mock language is longer than any: it has a small screen, but no narrow window.
SIGHTS = [(code, "wide") for code in (*LANGUAGES, MOCK)]
SIGHTS += [(code, "narrow") for code in LANGUAGES]


class Table:
    """The window at a moment worth looking at."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.settings = Settings(folder)
        for setting, value in ((st.SPEED, "instant"), (st.MOTION, "off")):
            self.settings.set(setting, value)
        self.controller = GameController(lambda level: Trying(), seed_where(mixed))
        self.window = MainWindow(self.controller, self.settings)

    @property
    def model(self) -> TableModel:
        return self.controller.model

    def show(self, size: tuple[int, int], percent: int) -> None:
        self.settings.set(st.TEXT_SIZE, percent)
        self.window.resize(*size)
        self.window.show()
        self.qtbot.waitExposed(self.window)
        self.controller.start()
        self.until_person()

    def until_person(self) -> None:
        waiting = (Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER, Phase.MATCH_OVER)
        self.qtbot.waitUntil(lambda: self.model.phase in waiting, timeout=10_000)
        fits.settle()

    def step(self) -> None:
        """The person's next move, the first that is possible."""
        if self.model.phase is Phase.PASS:
            self.controller.pass_turn()
        else:
            held = next(one for one in self.model.hand if one.playable)
            self.controller.play(held.tile, held.ends[0] if held.ends else None)
        self.until_person()

    def play_out(self) -> None:
        for _ in range(14):
            if self.model.result is not None:
                break
            self.step()
        assert self.model.result is not None

    def close(self) -> None:
        self.window.close()
        self.controller.close()
        self.window.deleteLater()
        fits.settle()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, qapp: QApplication, speak: Speak) -> Iterator[Table]:
    before = QFont(qapp.font()), QPalette(qapp.palette()), qapp.styleSheet()
    made = Table(qtbot, tmp_path)
    yield made
    made.close()
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyleSheet(before[2])


def complaints(widget: QWidget) -> list[str]:
    """What does not fit in a widget, as it is painted now."""
    fits.settle()
    with fits.watching() as painted:
        widget.grab()
    assert painted
    return [
        *(one.complaint for one in painted if one.complaint),
        # The mock level stands twice in its brackets: longer than any language makes it.
        *(
            f"{one.text!r} is cut short"
            for one in painted
            if one.text.endswith("…") and "[" not in one.text
        ),
        *fits.painted_over_each_other(painted),
        *fits.clipped(widget),
        *fits.overlapping(widget),
    ]


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("code", "size"), SIGHTS)
def test_the_table_fits_its_texts(
    table: Table, speak: Speak, code: str, size: str, percent: int
) -> None:
    speak(code)
    table.show(SIZES[size], percent)
    found: dict[str, list[str]] = {"at the turn": complaints(table.window)}
    held = next(one for one in table.model.hand if one.playable)
    table.controller.pick(held.tile)
    found["with a tile chosen"] = complaints(table.window)
    unplayable = next((one for one in table.model.hand if not one.playable), None)
    if unplayable is not None:
        table.controller.pick(unplayable.tile)
        found["refused"] = complaints(table.window)
    for _ in range(4):
        if table.model.result is None:
            table.step()
    found["later"] = complaints(table.window)
    assert [f"{moment}: {text}" for moment, texts in found.items() for text in texts] == []


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("code", "size"), SIGHTS)
def test_the_chances_of_all_moves_fit(
    table: Table, speak: Speak, code: str, size: str, percent: int
) -> None:
    speak(code)
    table.settings.set(st.SHOW_CHANCES, True)
    table.show(SIZES[size], percent)
    strip = table.window._chances
    assert strip is not None
    found = {"before a hint": list(fits.clipped(strip))}
    table.controller.hint()
    table.qtbot.waitUntil(lambda: table.model.tried == 160 * DRAFTS)
    found["with a hint"] = complaints(strip)
    assert [f"{moment}: {text}" for moment, texts in found.items() for text in texts] == []


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("code", "size"), SIGHTS)
def test_the_result_fits_its_texts(
    table: Table, speak: Speak, code: str, size: str, percent: int
) -> None:
    speak(code)
    table.show(SIZES[size], percent)
    table.play_out()
    (sheet,) = table.window.findChildren(ResultSheet)
    table.qtbot.waitUntil(sheet.isVisible)
    assert complaints(sheet) == []


def test_no_text_of_the_table_stays_in_the_source_language(table: Table, speak: Speak) -> None:
    speak(MOCK)
    table.settings.set(st.SHOW_SELECTORS, True)
    table.settings.set(st.SHOW_CHANCES, True)
    table.show(SIZES["wide"], 100)
    table.controller.pick(next(one for one in table.model.hand if one.playable).tile)
    table.controller.hint()
    table.play_out()
    fits.settle()
    with fits.watching() as painted:
        table.window.grab()
    actions = table.window._actions
    texts = [
        *(one.text for one in painted),
        *(text for widget in fits.shown(table.window) for text in fits.texts_of(widget)),
        *(text for texts in actions.shortcut_rows() for text in texts[:2]),
        *heard(table.window),
    ]
    assert len(texts) > 80
    assert fits.untranslated(texts) == set()
