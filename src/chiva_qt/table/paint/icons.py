"""Icons, the goat and the wordmark: drawings in resources/icons, recoloured as they are painted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from chiva_qt.resources import resource_path
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import cache, device_ratio, draw_snapped, qrect

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
