"""Icons, the goat and the wordmark: drawings in resources/icons, recoloured as they are painted.

They are SVG of the plainest kind: paths of absolute M, L, C and Z, with fill or stroke of their own
or of the whole drawing. So they are painted without Qt's SVG, which is slow to load.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from chiva_qt.resources import resource_path
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import cache, device_ratio, draw_snapped, pen, qrect

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


_ELEMENT: Final = re.compile(r"<(svg|path)\s([^>]*)>")
_ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


class _Drawing(NamedTuple):
    """An icon as it is painted."""

    width: float
    height: float
    shapes: tuple[tuple[QPainterPath, bool, float], ...]
    """Each with whether it is filled, and the width of its stroke, 0 for none."""


@lru_cache(maxsize=len(ICONS))
def _drawing(name: str) -> _Drawing:
    if name not in ICONS:
        raise ValueError(f"there is no icon {name!r}")
    source = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    whole, *paths = (dict(_ATTRIBUTE.findall(text)) for _, text in _ELEMENT.findall(source))
    left, top, width, height = map(float, whole["viewBox"].split())
    shapes = []
    for own in paths:
        path = whole | own
        shape = _path(path["d"]).translated(-left, -top)
        if path.get("fill-rule") != "evenodd":
            shape.setFillRule(Qt.FillRule.WindingFill)
        shapes.append((shape, path["fill"] != "none", float(path.get("stroke-width", 0))))
    return _Drawing(width, height, tuple(shapes))


def _path(data: str) -> QPainterPath:
    """The path that is written as absolute M, L, C and Z. Raises ValueError for any other."""
    path = QPainterPath()
    words = iter(data.split())

    def numbers(count: int) -> list[float]:
        return [float(next(words)) for _ in range(count)]

    for word in words:
        if word == "M":
            path.moveTo(*numbers(2))
        elif word == "L":
            path.lineTo(*numbers(2))
        elif word == "C":
            path.cubicTo(*numbers(6))
        elif word == "Z":
            path.closeSubpath()
        else:
            raise ValueError(f"icons are drawn with absolute M, L, C and Z, not {word}")
    return path


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: str) -> None:
    """Paint an icon afresh; `draw_icon` does the same from the cache."""
    drawing, ink = _drawing(name), QColor(colour)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / drawing.width, rect.height() / drawing.height)
    for shape, filled, stroke in drawing.shapes:
        if filled:
            painter.fillPath(shape, ink)
        if stroke:
            painter.strokePath(shape, pen(ink, stroke))
    painter.restore()


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
