"""The buttons of the bars: with words, and with an icon alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    LEAST_TEXT,
    dashes,
    inset,
    outline,
    rounded,
    snapped,
    text_width,
    ui_font,
)
from chiva_qt.table.paint.icons import draw_icon
from chiva_qt.table.theme import Theme

TEXT: Final = 16.0
"""The size of a button's words, in units of its scale."""

CLEAR: Final = 6.0
"""The space beside what stands in a button with its icon above its words, in units of its scale."""

LEAST_STRETCH: Final = 75
"""How far the words under an icon may be drawn together, in per cent, before they are cut off."""


class BarButton(QAbstractButton):
    """A button that is never dead: when its action is not possible it says why.

    Drawn with an icon, a text and a key; dashed while not possible.
    """

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._key = ""
        self._possible = True
        self._main = False
        self._words = True
        self._keyed = True
        self._stacked = False
        self._size = TEXT
        self._theme: Theme | None = None
        self._scale = 1.0
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_content(self, text: str, key: str, *, possible: bool, main: bool = False) -> None:
        """What it says, the key beside it, whether it is possible, whether it is the main one."""
        self._key, self._possible, self._main = key, possible, main
        self.setText(text)
        name = text
        if not possible:
            name = self.tr("{action}, not possible now", "a button").format(action=text)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def set_look(
        self,
        theme: Theme,
        scale: float,
        *,
        words: bool,
        stacked: bool,
        keyed: bool = True,
        size: float = TEXT,
    ) -> None:
        """`words`: with its text; `stacked`: icon above text; `keyed`: with its key.

        size: of the words beside the icon, in units of the scale.
        """
        self._theme, self._scale = theme, scale
        self._words, self._stacked, self._keyed, self._size = words, stacked, keyed, size
        self.setToolTip("" if words else self.text())
        self.updateGeometry()
        self.update()

    # -- geometry -------------------------------------------------------------------

    def _text_width(self, size: float) -> float:
        return text_width(self.text(), size * self._scale, 600)

    def _key_width(self) -> float:
        if not self._key:
            return 0.0
        k = self._scale
        return max(20 * k, text_width(self._key, 12 * k, 600) + 12 * k)

    def width_for(self, *, words: bool, keyed: bool = True, size: float = TEXT) -> float:
        """The width it likes with or without its text, of that size, and its key."""
        k = self._scale
        width = 26 * k + 20 * k
        if words:
            width += 10 * k + self._text_width(size)
        if self._key and keyed:
            width += 10 * k + self._key_width()
        return width

    def stacked_width(self) -> float:
        """The width it needs with its icon above its text, as small as text may be."""
        return text_width(self.text(), LEAST_TEXT, 600) + 13

    def sizeHint(self) -> QSize:
        width = self.width_for(words=self._words, keyed=self._keyed, size=self._size)
        return QSize(round(width), round(44 * self._scale))

    # -- input -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    # -- painting ----------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        # A gap sets the ring of the focus off a fill of nearly its own colour.
        edge = 4.5 if self.hasFocus() else 2.0
        box = snapped(painter, QRectF(self.rect()).adjusted(edge, edge, -edge, -edge))
        ink = self._paint_ground(painter, theme, box)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.25, 1.25, -1.25, -1.25), 11, 11)
        if self._stacked:
            self._paint_stacked(painter, box, ink)
            return
        width = self.width_for(words=self._words, keyed=self._keyed, size=self._size)
        x = box.center().x() - (width - 26 * k) / 2
        icon = Rect(x, box.center().y() - 10 * k, 20 * k, 20 * k)
        draw_icon(painter, self._icon, icon, ink)
        x = icon.right + 10 * k
        if self._words:
            painter.setPen(QColor(ink))
            painter.setFont(ui_font(self._size * k, 600))
            width = self._text_width(self._size)
            painter.drawText(
                QRectF(x, box.top(), width + 2, box.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                self.text(),
            )
            x += width + 10 * k
        if self._keyed:
            self._paint_key(painter, QPointF(x, box.center().y()), ink)

    def _paint_ground(self, painter: QPainter, theme: Theme, box: QRectF) -> str:
        """Fill and outline; the ink for what stands on it."""
        radius = 10 * self._scale
        if not self._possible:
            width = outline(painter, 2.0 if theme.flat else 1.0)
            painter.setPen(dashes(QColor(theme.edge), width, 5, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded(inset(box, width / 2), radius))
            return theme.soft
        pressed = self.isDown()
        if self._main:
            gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
            first, last = theme.accent, theme.accent_lo
            gradient.setColorAt(0, QColor(last if pressed else first))
            gradient.setColorAt(1, QColor(last))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gradient)
            painter.drawRoundedRect(box, radius, radius)
            return theme.on_accent
        ground = QColor(theme.panel_hi)
        if self._hovered and not pressed:
            ground = ground.lighter(118) if theme.dark else ground.darker(104)
        width = outline(painter, 2.0 if theme.flat else 1.0)
        painter.setPen(QPen(QColor(theme.edge), width))
        painter.setBrush(ground)
        painter.drawPath(rounded(inset(box, width / 2), radius))
        return theme.text

    def _paint_key(self, painter: QPainter, left: QPointF, ink: str) -> None:
        if not self._key:
            return
        k = self._scale
        box = QRectF(left.x(), left.y() - 10 * k, self._key_width(), 20 * k)
        colour = QColor(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(box, 4 * k, 4 * k)
        painter.setFont(ui_font(12 * k, 600))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_stacked(self, painter: QPainter, box: QRectF, ink: str) -> None:
        k = self._scale
        y = box.top() + box.height() * 0.32
        # The key keeps a clear space to the outline, or goes.
        room, key = box.width() - 2 * CLEAR * k, self._key_width()
        gap = next((gap for gap in (6 * k, 3 * k) if key and 20 * k + gap + key <= room), None)
        width = 20 * k if gap is None else 20 * k + gap + key
        x = box.center().x() - width / 2
        draw_icon(painter, self._icon, Rect(x, y - 10 * k, 20 * k, 20 * k), ink)
        if gap is not None:
            self._paint_key(painter, QPointF(x + 20 * k + gap, y), ink)
        painter.setPen(QColor(ink))
        size = 13 * k
        room = box.width() - 6
        while size > LEAST_TEXT and text_width(self.text(), size, 600) > room:
            size -= 0.5
        font, text = ui_font(size, 600), self.text()
        wanted = text_width(text, size, 600)
        if wanted > room:
            # A wide font in a tiny window: narrower letters rather than fewer.
            font = QFont(font)
            font.setStretch(max(math.floor(100 * room / wanted), LEAST_STRETCH))
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(text) > box.width() - 2 * k:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.drawText(
            box.adjusted(0, box.height() * 0.52, 0, -2 * k), Qt.AlignmentFlag.AlignCenter, text
        )


class BarIcon(QAbstractButton):
    """A button that is only an icon."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._theme: Theme | None = None
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel_hi))
            painter.drawRoundedRect(box, 9, 9)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 9, 9)
        side = 22 * self._scale
        middle = QRectF(self.rect()).center()
        draw_icon(painter, self._icon, Rect.around(middle.x(), middle.y(), side, side), theme.text)
