"""Icons, the goat and the wordmark: drawings in resources/icons, recoloured as they are painted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from chiva_qt.resources import resource_path
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import cache, device_ratio, draw_snapped, qrect
from chiva_qt.table.theme import Theme, disabled_ink

ICONS: Final = (
    "both",
    "bulb",
    "check",
    "close",
    "copy",
    "down",
    "enter",
    "full-screen",
    "goat",
    "ledger",
    "left",
    "menu",
    "mute",
    "pass",
    "pause",
    "plus",
    "question",
    "redo",
    "restart",
    "right",
    "search",
    "sliders",
    "sound",
    "speech",
    "table",
    "turn",
    "undo",
    "up",
    "wordmark",
)
"""The names that can be drawn. All are square but the wordmark."""

WORDMARK_ASPECT: Final = 359.6 / 100
"""The wordmark's width to its height."""


@lru_cache(maxsize=len(ICONS))
def _source(name: str) -> str:
    if name not in ICONS:
        raise ValueError(f"there is no icon {name!r}")
    return resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: str) -> None:
    """Paint an icon afresh; `draw_icon` does the same from the cache."""
    svg = _source(name).replace("currentColor", colour)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, rect)


def draw_icon(painter: QPainter, name: str, rect: Rect, colour: str) -> None:
    """Draw the icon of that name in `rect`, in one colour. Raises ValueError for no such icon."""
    ratio = device_ratio(painter)
    key = ("icon", name, round(rect.width * 8), round(rect.height * 8), ratio, colour)
    at_origin = qrect(Rect(0, 0, rect.width, rect.height))
    pixmap = cache.get(
        key,
        rect.width,
        rect.height,
        ratio,
        lambda p: paint_icon(p, name, at_origin, colour),
    )
    draw_snapped(painter, rect.x, rect.y, pixmap)


def draw_goat(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """The goat, in a square of `size` around (x, y)."""
    draw_icon(painter, "goat", Rect.around(x, y, size, size), colour)


def draw_wordmark(painter: QPainter, x: float, y: float, height: float, colour: str) -> float:
    """The word Chiva, `height` high, its left edge at x, centred on y; returns its width."""
    width = height * WORDMARK_ASPECT
    draw_icon(painter, "wordmark", Rect(x, y - height / 2, width, height), colour)
    return width


class _Engine(QIconEngine):
    """Paints an icon at whatever size and pixel ratio a widget asks for."""

    def __init__(self, name: str, colours: tuple[str, str, str]) -> None:
        super().__init__()
        self._name = name
        self._colours = colours

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        plain, disabled, selected = self._colours
        colour = {QIcon.Mode.Disabled: disabled, QIcon.Mode.Selected: selected}.get(mode, plain)
        area = QRectF(rect)
        side = min(area.width(), area.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(area.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, self._name, square, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._colours)


def icon(name: str, theme: Theme, colour: str | None = None) -> QIcon:
    """The icon for buttons and menus, crisp at every size; fainter where it is disabled.

    colour: instead of the theme's text colour, for instance `theme.on_accent`.
    """
    _source(name)
    return QIcon(_Engine(name, (colour or theme.text, disabled_ink(theme), theme.on_accent)))
