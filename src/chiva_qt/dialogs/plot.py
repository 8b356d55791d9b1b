"""A plain picture of numbers, one after the other: bars from a zero line, or a walk up and down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

WIDEST_BAR: Final = 36.0
MOST_DOTS: Final = 80
"""Above so many values the walk is drawn without its dots."""


class Plot(QWidget):
    """Draws values of whole numbers; the table beside it tells them to everyone.

    Above zero is filled, below zero is outlined: no colour needs to be told from another.
    """

    def __init__(self, *, walk: bool = False, parent: QWidget | None = None) -> None:
        """`walk`: a line from value to value, instead of bars."""
        super().__init__(parent)
        self._walk = walk
        self._values: tuple[int, ...] = ()
        self._least = 0
        self._most = 0
        self._above = ""
        self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_values(self, values: Sequence[int], least: int, most: int) -> None:
        """Show these; the scale goes at least from `least` to `most`, and zero is in it."""
        self._values = tuple(values)
        self._least = min(0, least, *values)
        self._most = max(1, most, *values)
        self.update()

    def set_texts(self, name: str, above: str, below: str) -> None:
        """What it shows, and what lies above and below the zero line."""
        self.setAccessibleName(name)
        self._above, self._below = above, below
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 40, metrics.lineSpacing() * 9)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 12, metrics.lineSpacing() * 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(self.font())
        margin = metrics.horizontalAdvance("−00") + 10
        line = metrics.lineSpacing()
        area = QRectF(margin, line + 6, self.width() - margin - 8, self.height() - 2 * line - 12)
        if area.width() > 0 and area.height() > 0:
            self._grid(painter, area, line)
            if self._values:
                (self._line if self._walk else self._bars)(painter, area)
        painter.end()

    def _y(self, area: QRectF, value: float) -> float:
        share = (value - self._least) / (self._most - self._least)
        return area.bottom() - share * area.height()

    def _grid(self, painter: QPainter, area: QRectF, line: int) -> None:
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        soft = palette.color(QPalette.ColorRole.PlaceholderText)
        room = max(int(area.height() / (line * 1.2)), 1)
        step = max(1, -(-(self._most - self._least) // room))
        for value in range(-(-self._least // step) * step, self._most + 1, step):
            y = self._y(area, value)
            painter.setPen(QPen(text if value == 0 else soft, 1.5 if value == 0 else 0.6))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            shown = str(value).replace("-", "−")
            box = QRectF(0, y - line / 2, area.left() - 8, line)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown
            )
        painter.setPen(text)
        top = QRectF(area.left(), 0, area.width(), line)
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft, self._above)
        bottom = QRectF(area.left(), self.height() - line, area.width(), line)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignLeft, self._below)

    def _bars(self, painter: QPainter, area: QRectF) -> None:
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        fill = palette.color(QPalette.ColorRole.Highlight)
        place = area.width() / len(self._values)
        width = min(place * 0.7, WIDEST_BAR)
        for index, value in enumerate(self._values):
            x = area.left() + place * (index + 0.5)
            zero, y = self._y(area, 0), self._y(area, value)
            bar = QRectF(x - width / 2, min(zero, y), width, abs(zero - y))
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(fill if value > 0 else Qt.BrushStyle.NoBrush)
            if value:
                painter.drawRect(bar)
            else:
                painter.drawLine(bar.topLeft(), bar.topRight())

    def _line(self, painter: QPainter, area: QRectF) -> None:
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        fill = palette.color(QPalette.ColorRole.Highlight)
        step = area.width() / max(len(self._values), 1)
        points = [QPointF(area.left(), self._y(area, 0))]
        for index, value in enumerate(self._values, start=1):
            points.append(QPointF(area.left() + step * index, self._y(area, value)))
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if len(self._values) > MOST_DOTS:
            return
        before = 0
        for value, point in zip(self._values, points[1:], strict=True):
            painter.setBrush(fill if value > before else palette.color(QPalette.ColorRole.Window))
            painter.drawEllipse(point, 4.5, 4.5)
            before = value
