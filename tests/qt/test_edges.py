"""Edges of plates, buttons, fields and marks, walked along on the pixels of the window itself.

A walk goes along a side, its corners left out, and at each point looks at the pixels from outside
to inside. An edge is there when one of them has 3:1 to the ground outside and one to the ground
inside; a fill that has it to the ground outside needs no line of its own.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsItem,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_engine.record import Record
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.bars.buttons import BarButton
from chiva_qt.controller import GameController
from chiva_qt.dialogs.ledger import LedgerDialog
from chiva_qt.dialogs.new_match import NewMatchDialog
from chiva_qt.dialogs.preferences import PreferencesDialog
from chiva_qt.i18n import languages
from chiva_qt.phrases import Phrases
from chiva_qt.settings import Settings
from chiva_qt.table import colour
from chiva_qt.table.items import PARTNER
from chiva_qt.table.paint.base import qrect
from chiva_qt.table.scene import TableScene
from chiva_qt.table.theme import THEMES, Theme
from chiva_qt.window import MainWindow
from tests.screenshots import moment_of

EDGE: Final = 3.0
"""The least contrast of an edge."""

DASHED: Final = 0.4
"""The least share of a dashed side that is line."""

WHOLE: Final = 0.95
"""The least share of a side: something of the content may come to within a pixel of it."""

SIDES: Final = ("left", "top", "right", "bottom")

contrast = cache(colour.contrast)

every_theme = pytest.mark.parametrize("theme", THEMES)
SCALES: Final = (1, 2)
"""Device pixels per logical pixel."""


class Shot:
    """A picture of a window at a scale, asked for in the window's coordinates."""

    def __init__(self, window: QWidget, scale: int) -> None:
        image = QImage(window.size() * scale, QImage.Format.Format_RGBX8888)
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        window.render(painter, QPoint())
        painter.end()
        self._bytes, self._row, self.scale = bytes(image.constBits()), image.bytesPerLine(), scale

    def at(self, x: float, y: float) -> str:
        start = int(y * self.scale) * self._row + 4 * int(x * self.scale)
        return "#" + self._bytes[start : start + 3].hex()

    def paths(
        self, rect: QRectF, side: str, outside: float, inside: float
    ) -> Iterator[tuple[str, ...]]:
        """The colours across a side, from `outside` to `inside` pixels, at points along it."""
        step = 1 / self.scale
        middle = step / 2
        across = [n * step + middle for n in range(-round(outside / step), round(inside / step))]
        upright = side in ("left", "right")
        start, length = (rect.top(), rect.height()) if upright else (rect.left(), rect.width())
        # Short sides may be round all over: there only the middle is straight.
        corner = 0.47 * length if length < 60 else 28.0
        count = max(int((length - 2 * corner) * self.scale), 3)
        for n in range(0, count, max(count // 40, 1)):
            along = start + corner + (length - 2 * corner) * n / count + middle
            if side == "left":
                yield tuple(self.at(rect.left() + d, along) for d in across)
            elif side == "right":
                yield tuple(self.at(rect.right() - d, along) for d in across)
            elif side == "top":
                yield tuple(self.at(along, rect.top() + d) for d in across)
            else:
                yield tuple(self.at(along, rect.bottom() - d) for d in across)


@cache
def to_outside(path: tuple[str, ...]) -> float:
    """The best contrast of anything on the way to the ground outside."""
    return max(contrast(pixel, path[0]) for pixel in path)


@cache
def to_inside(path: tuple[str, ...]) -> float:
    """The best contrast of anything on the way to the ground inside."""
    return max(contrast(pixel, path[-1]) for pixel in path)


@dataclass(frozen=True)
class Walk:
    """How much of each side has an edge, seen from outside and from inside."""

    outside: dict[str, float]
    inside: dict[str, float]

    @property
    def seen_from_inside(self) -> bool:
        return min(self.inside.values()) >= WHOLE

    @property
    def whole(self) -> bool:
        return self.seen_from_inside and min(self.outside.values()) >= WHOLE

    @property
    def dashed(self) -> bool:
        return all(DASHED <= self.outside[side] <= WHOLE for side in ("top", "bottom"))


def walk(
    shot: Shot,
    rect: QRectF,
    outside: float = 2.0,
    inside: float = 4.0,
    sides: tuple[str, ...] = SIDES,
) -> Walk:
    """Walk around a rectangle in the window's coordinates."""
    found: dict[str, tuple[float, float]] = {}
    for side in sides:
        paths = list(shot.paths(rect, side, outside, inside))
        out = sum(to_outside(path) >= EDGE for path in paths) / len(paths)
        within = sum(
            to_inside(path) >= EDGE or contrast(path[0], path[-1]) >= EDGE for path in paths
        )
        found[side] = (out, within / len(paths))
    return Walk({s: f[0] for s, f in found.items()}, {s: f[1] for s, f in found.items()})


def place_of(widget: QWidget) -> QRectF:
    """Where a widget lies in its window."""
    return QRectF(QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size()))


class Room:
    """A window at some moment, in the look that is asked for."""

    def __init__(self, folder: Path, moment: str) -> None:
        languages.switch("en")
        self.settings = Settings(folder)
        self.settings.override(st.MOTION, "off")
        self.settings.override(st.SHOW_SELECTORS, True)
        record = Record(moment_of(moment), "0" * 16, ("steady",) * 3)
        self.controller = GameController(lambda level: Steady(), record=record)
        self.window = MainWindow(self.controller, self.settings)
        self.window.show()
        self.controller.start()

    def shots(self, theme: str, width: int = 1280) -> Iterator[Shot]:
        """Its pictures in a theme, at every scale."""
        self.settings.set(st.THEME, theme)
        self.window.resize(width, 780)
        QApplication.processEvents()
        return map(self.shot, SCALES)

    def shot(self, scale: int) -> Shot:
        kept = {item: item.cacheMode() for item in self.table.items()}
        if scale != 1:
            # The pixmaps that items keep are those of the screen's own scale.
            for item in kept:
                item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        made = Shot(self.window, scale)
        for item, mode in kept.items():
            item.setCacheMode(mode)
        return made

    @property
    def theme(self) -> Theme:
        return self.window._looks.theme

    @property
    def table(self) -> TableScene:
        return self.window._view._table

    @property
    def buttons(self) -> list[BarButton]:
        return [button for button in self.window.findChildren(BarButton) if button.isVisible()]

    def place(self, rect: QRectF) -> QRectF:
        """A rectangle of the table's scene, in the window's coordinates."""
        view = self.window._view
        at = view.viewport().mapTo(self.window, QPoint(0, 0))
        return view.viewportTransform().mapRect(rect).translated(QPointF(at))

    def focus(self, widget: QWidget) -> None:
        self.window.activateWindow()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus()

    def close(self) -> None:
        self.window.close()
        self.controller.close()
        self.window.deleteLater()


@pytest.fixture(scope="module")
def room(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """The person's turn; a tile is chosen, and one of the two ends that it fits."""
    made = Room(tmp_path_factory.mktemp("turn"), "turn")
    both = next(held for held in made.controller.model.hand if len(held.ends) == 2)
    made.controller.pick(both.tile)
    made.controller.choose_end(both.ends[1])
    yield made
    made.close()


@pytest.fixture(scope="module")
def result(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """The result of a hand."""
    made = Room(tmp_path_factory.mktemp("result"), "result")
    yield made
    made.close()


# -- the window ----------------------------------------------------------------------------------


@every_theme
@pytest.mark.parametrize("width", [1280, 400])
def test_buttons_have_an_edge(room: Room, theme: str, width: int) -> None:
    for shot in room.shots(theme, width):
        kinds = set()
        for button in room.buttons:
            found = walk(shot, place_of(button), 0.0, 6.0)
            kinds.add((button._possible, button._main))
            assert found.whole if button._possible else found.dashed, (button.text(), found)
        assert kinds >= {(True, True), (True, False), (False, False)}


@every_theme
def test_a_focused_button_has_a_ring_and_keeps_its_edge(room: Room, theme: str) -> None:
    list(room.shots(theme))
    for button, scale in itertools.product(room.buttons, SCALES):
        room.focus(button)
        shot = room.shot(scale)
        assert walk(shot, place_of(button), 0.0, 4.0).whole, button.text()
        # Behind the ring and its gap stands the button as before.
        behind = walk(shot, place_of(button).adjusted(3, 3, -3, -3), 0.0, 6.0)
        assert behind.whole if button._possible else behind.dashed, (button.text(), behind)
    room.window.setFocus()


@every_theme
def test_fields_beside_the_table_have_an_edge(room: Room, theme: str) -> None:
    for shot in room.shots(theme):
        bar = room.window._selectors
        assert bar is not None
        for field in (bar.position, bar.end, bar.button):
            assert walk(shot, place_of(field), 2.0, 5.0).whole, field.objectName()


@every_theme
def test_plates_have_an_edge(room: Room, theme: str) -> None:
    for shot in room.shots(theme):
        regions = room.window._view.regions
        assert regions is not None
        for seat, item in room.table.seats.items():
            own = seat == PERSON
            # The outline of the seat to move is wider; the partner's plate has round ends.
            sides = ("top", "bottom") if seat == PARTNER else SIDES
            found = walk(shot, room.place(item.frame), 2.0, 5.0 if own else 3.0, sides)
            # Outside lie wood, cloth and the plate's shadow: the line stands off the plate.
            assert found.whole if own else found.seen_from_inside, (seat, found)
        assert room.table.chooser.isVisible()
        chooser = room.place(room.table.chooser.boundingRect()).adjusted(24, 24, -24, -24)
        assert walk(shot, chooser, 2.0, 3.0).seen_from_inside
        # The track in which both ends lie.
        k = regions.frame.scale
        track = QRectF(
            chooser.x() + 11 * k, chooser.bottom() - 46 * k, chooser.width() - 22 * k, 36 * k
        )
        assert walk(shot, track, 2.0, 3.0, ("top", "bottom")).whole


@every_theme
def test_plates_of_a_narrow_window_have_an_edge(room: Room, theme: str) -> None:
    status = room.window._status_box
    for shot in room.shots(theme, 400):
        for seat in (2, 3, 4):
            assert walk(shot, room.place(room.table.seats[seat].frame), 2.0, 3.0).whole, seat
        assert walk(shot, place_of(status), 2.0, 5.0).whole
    # Its focus lies within the plate.
    room.focus(status.line)
    for scale in SCALES:
        ring = place_of(status).adjusted(3, 3, -3, -3)
        assert walk(room.shot(scale), ring, 0.0, 4.0, ("top", "bottom")).whole
    room.window.setFocus()


@every_theme
def test_words_at_the_open_ends_have_an_edge(room: Room, theme: str) -> None:
    for shot in room.shots(theme):
        pins = [end.pin for end in room.table.ends.values() if end.pin.isVisible()]
        assert len(pins) == 2
        for pin in pins:
            label = room.place(pin.label.translated(pin.pos()))
            # The pin's body lies over one end of it.
            assert walk(shot, label, 2.0, 3.0, ("top", "bottom")).seen_from_inside


@every_theme
def test_the_chosen_tile_and_end_have_a_ring(room: Room, theme: str) -> None:
    chosen = room.controller.model.selection
    assert chosen is not None
    room.focus(room.window._view)
    for shot in room.shots(theme):
        ring = room.theme.focus.lower()
        ghost = room.table.ends[chosen.end].ghost
        tile = room.table.tiles[chosen.tile]
        for frame in (tile.frame, ghost.mapRectToScene(ghost.face.cell)):
            for path in shot.paths(room.place(frame), "top", 7.5, 2.0):
                assert path.count(ring) >= 2 * shot.scale
                assert contrast(ring, path[0]) >= EDGE


@every_theme
def test_the_result_and_its_buttons_have_an_edge(result: Room, theme: str) -> None:
    sheet = result.window._sheet
    for shot in result.shots(theme):
        assert sheet is not None
        assert sheet.isVisible()
        edge = sheet.panel.edge
        panel = place_of(sheet.panel).adjusted(edge, edge, -edge, -edge)
        assert walk(shot, panel, 2.0, 3.0).seen_from_inside
        page = place_of(sheet.page).topLeft()
        for card in (*sheet.page._cards.values(), sheet.page._streak_card):
            found = walk(shot, qrect(card).translated(page), 2.0, 5.0)
            assert found.whole, found
        assert len(result.buttons) >= 3
        for button in result.buttons:
            assert button._possible
            assert walk(shot, place_of(button), 0.0, 6.0).whole, button.text()


# -- dialogs -------------------------------------------------------------------------------------


def box_of(box: QCheckBox | QRadioButton) -> QRectF:
    """Where the box before the words lies, in the window."""
    option = QStyleOptionButton()
    box.initStyleOption(option)
    element = (
        QStyle.SubElement.SE_CheckBoxIndicator
        if isinstance(box, QCheckBox)
        else QStyle.SubElement.SE_RadioButtonIndicator
    )
    inner = box.style().subElementRect(element, option, box)
    return QRectF(inner.translated(box.mapTo(box.window(), QPoint(0, 0))))


def controls(dialog: QWidget) -> Iterator[tuple[QWidget, QRectF]]:
    """What can be pressed or filled in, and where."""
    kinds = (QLineEdit, QComboBox, QAbstractSpinBox, QPushButton, QAbstractItemView)
    for widget in dialog.findChildren(QWidget):
        within = isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox)
        if not widget.isVisible() or within or isinstance(widget, QHeaderView):
            continue
        if widget.visibleRegion().boundingRect() != widget.rect():
            continue  # scrolled away
        if isinstance(widget, QCheckBox | QRadioButton):
            yield widget, box_of(widget)
        elif isinstance(widget, kinds):
            yield widget, place_of(widget)


def check_edges(dialog: QWidget, seen: Counter[str]) -> None:
    """Every control that is shown has an edge; `seen` counts them by their kinds."""
    for shot in (Shot(dialog, scale) for scale in SCALES):
        for widget, rect in controls(dialog):
            found = walk(shot, rect, 1.0, 3.0)
            good = found.whole or (not widget.isEnabled() and found.dashed)
            assert good, (type(widget).__name__, widget.objectName(), found)
            seen[type(widget).__name__] += 1


@every_theme
def test_controls_of_dialogs_have_an_edge(qtbot: QtBot, room: Room, theme: str) -> None:
    list(room.shots(theme))
    preferences = PreferencesDialog(room.settings)
    levels = {2: "strong", 3: "master", 4: "beginner"}
    dialogs = (preferences, NewMatchDialog(Phrases(), levels, (2, 0)), LedgerDialog(Phrases()))
    seen: Counter[str] = Counter()
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.resize(900, 1500)
        with qtbot.waitExposed(dialog):
            dialog.show()
        pages = preferences.tabs.count() if dialog is preferences else 1
        for page in range(pages):
            if dialog is preferences:
                preferences.tabs.setCurrentIndex(page)
                QApplication.processEvents()
            # On a busy machine the page may be laid out and painted a little later.
            qtbot.waitUntil(partial(check_edges, dialog, seen))
        dialog.close()
    assert len(seen) >= 5, seen
