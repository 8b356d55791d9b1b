"""Three short hints between the top bar and the table, for someone who sees it the first time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from chiva_qt.actions import Actions, shown_key
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import LEAST_TEXT, ink, pen, text_width, ui_font
from chiva_qt.table.paint.icons import draw_icon
from chiva_qt.table.regions import Frame
from chiva_qt.table.theme import Theme

SHARE: Final = 0.13
"""The most of a window's height that hints below each other may take."""
LOW_SHARE: Final = 0.1
"""The same where height is short."""

SHORT_KEY: Final = 480
"""The width, in units of the scale, under which the key that puts the hints away has no words."""

_ICONS: Final = ("enter", "both", "question")


class Hints(QWidget):
    """A strip with the hints. It never takes the focus; a click anywhere on it puts it away."""

    put_away = Signal()

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hints")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._actions = actions
        self._theme: Theme | None = None
        self._scale = 1.0
        self.labels = [QLabel(self) for _ in _ICONS]
        self._close = QLabel(self)
        for label in (*self.labels, self._close):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            # A click on the words is a click on the strip.
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language that is on."""
        texts = (
            self.tr("Choose a tile, then its end: click, tap, or drag."),
            self.tr("The marks below your tiles show the ends they fit."),
            self.tr("{rules}: the rules. {keys}: all keys. {hint}: a hint.", "keys").format(
                rules=self._actions.key_of("rules"),
                keys=self._actions.key_of("shortcuts"),
                hint=self._actions.key_of("hint") or self.tr("Menu"),
            ),
        )
        for label, text in zip(self.labels, texts, strict=True):
            label.setText(text)
        self._closing = self.tr("{key}: hide", "key; puts the hints away").format(
            key=shown_key("Esc")
        )
        self._close.setText(self._closing)

    def set_look(self, theme: Theme) -> None:
        self._theme = theme
        for label in (*self.labels, self._close):
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, ink(theme.text))
            label.setPalette(colours)
        self.update()

    def lay_out(self, frame: Frame, width: int, height: int) -> int:
        """Place the texts in a window; the height that takes, in logical pixels.

        In low windows the table comes first: there are fewer hints.
        """
        k = self._scale = min(frame.scale, 1.6)
        gap, edge, size = 10 * k, 8 * k, 14 * k
        self._close.setText(self._closing)
        icon = 28 * k
        closing = text_width(self._close.text(), 12 * k, 600) + 16 * k
        room = width - 2 * edge - closing - gap
        wanted = [icon + text_width(label.text(), size, 500) + 8 for label in self.labels]
        beside = sum(wanted) + 2 * gap <= room
        least = 13 * k
        if not beside:
            smaller = [icon + text_width(label.text(), least, 500) + 8 for label in self.labels]
            if sum(smaller) + 2 * gap <= room:
                wanted, size, beside = smaller, least, True
        y = 5 * k
        if beside:
            high = 26 * k
            x = edge + max((room - sum(wanted) - 2 * gap) / 2, 0.0)
            for label, across in zip(self.labels, wanted, strict=True):
                label.setFont(ui_font(size, 500))
                label.setGeometry(QRectF(x + icon, y, across - icon, high).toRect())
                label.setVisible(True)
                x += across + gap
            bottom = y + high
        else:
            # One below the other, the key that puts them away beside the first; where room is
            # short the key alone.
            bottom, most = y, (LOW_SHARE if frame.compact else SHARE) * height
            if width < SHORT_KEY * k:
                self._close.setText(shown_key("Esc"))
                closing = text_width(self._close.text(), 12 * k, 600) + 16 * k
            for number, label in enumerate(self.labels):
                label.setFont(ui_font(max(least, LEAST_TEXT), 500))
                across = width - 2 * edge - icon - (closing + gap if number == 0 else 0)
                high = max(label.heightForWidth(round(across)), 20 * k)
                fits = number == 0 or bottom + high + 7 * k <= most
                label.setVisible(fits)
                if fits:
                    label.setGeometry(QRectF(edge + icon, bottom, across, high).toRect())
                    bottom += high + 2 * k
        self._close.setFont(ui_font(12 * k, 600))
        self._close.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._close.setGeometry(QRectF(width - edge - closing, y + k, closing, 24 * k).toRect())
        return round(bottom + 5 * k)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.put_away.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, k = self._theme, self._scale
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), ink(theme.panel_hi))
        painter.setPen(pen(ink(theme.line), 2.0 if theme.flat else 1.0))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        for label, name in zip(self.labels, _ICONS, strict=True):
            if label.isHidden():
                continue
            middle = label.geometry().center().y() + 0.5
            place = Rect.around(label.x() - 14 * k, middle, 18 * k, 18 * k)
            draw_icon(painter, name, place, theme.accent)
        box = QRectF(self._close.geometry()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(ink(theme.text), 1.0))
        painter.drawRoundedRect(box, 5 * k, 5 * k)
