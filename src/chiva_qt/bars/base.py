"""What all bars share: their ground."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from chiva_qt.table.regions import Frame
from chiva_qt.table.theme import Theme


def paint_bar(widget: QWidget, theme: Theme, frame: Frame, *, top: bool) -> None:
    """A bar's ground: the panel with a line towards the table; the room in narrow windows."""
    painter = QPainter(widget)
    if not top and frame.status_in_view:
        painter.fillRect(widget.rect(), QColor(theme.room_lo))
        return
    painter.fillRect(widget.rect(), QColor(theme.panel))
    painter.setPen(QPen(QColor(theme.line), 2 if theme.flat else 1))
    y = widget.height() - 1 if top else 0
    painter.drawLine(0, y, widget.width(), y)
