"""The end pin: a drop whose tip touches the open half, with the open number in its body."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from chiva_qt.table.colour import mix
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import downwards, draw_figure, ink, pen, soft_rect
from chiva_qt.table.theme import Theme


def pin_path(x: float, y: float, r: float, tip_x: float, tip_y: float) -> QPainterPath:
    """The drop: a disc of radius r around (x, y) drawn out to its tip."""
    distance = math.hypot(tip_x - x, tip_y - y)
    path = QPainterPath()
    if distance <= r * 1.02:
        path.addEllipse(QPointF(x, y), r, r)
        return path
    towards = math.atan2(tip_y - y, tip_x - x)
    spread = math.acos(r / distance)
    start, end = towards + spread, towards - spread
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    path.moveTo(tip_x, tip_y)
    path.lineTo(x + r * math.cos(start), y + r * math.sin(start))
    # Around the far side: Qt counts angles counter-clockwise, in degrees.
    path.arcTo(box, -math.degrees(start), -(360 - 2 * math.degrees(spread)))
    path.lineTo(x + r * math.cos(end), y + r * math.sin(end))
    path.closeSubpath()
    return path


def pin_bounds(x: float, y: float, r: float, tip_x: float, tip_y: float) -> Rect:
    """All that a pin paints, shadow and focus ring included."""
    body = Rect.around(x, y, 2 * r, 2 * r).united(Rect(tip_x, tip_y, 0, 0))
    return body.grown(8, 8)


def draw_pin(
    painter: QPainter,
    x: float,
    y: float,
    r: float,
    tip_x: float,
    tip_y: float,
    number: int,
    theme: Theme,
    *,
    focus: bool = False,
) -> None:
    """A pin with its body's middle at (x, y), all in pixels.

    focus: whether the end has the focus; then a ring runs round the pin.
    """
    path = pin_path(x, y, r, tip_x, tip_y)
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    soft_rect(
        painter,
        box.translated(0, 0.12 * r),
        r,
        0.28 * r,
        theme.shadow,
        0.5 * theme.shadow_strength,
    )
    if focus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(ink(theme.focus), 10.0))
        painter.drawPath(path)
        painter.setPen(pen(ink(theme.table_lo), 4.0))
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(downwards(path.boundingRect(), ink(theme.accent), ink(theme.accent_lo)))
    painter.drawPath(path)
    if not theme.flat:
        edge = pen(ink("#FFFFFF"), max(1.0, 0.045 * r))
        light = "#FFFFFF" if theme.dark else mix(theme.accent, "#FFFFFF", 0.8)
        edge.setBrush(downwards(box, ink(light, 0.75), ink(light, 0.18)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge)
        painter.drawPath(path)
    draw_figure(painter, x, y, str(number), ink(theme.on_accent), 1.22 * r, 750)
