"""The line of text under the table, which is also how messages reach a screen reader.

The label shows one thing, in digits, and speaks another, in words: in the accessible tree it is a
status bar that holds one message, the last one spoken. On Linux a message is spoken because it is
a notification that appears; Orca says it without the word "notification" because it lies in a
status bar. Windows and macOS have events of their own for this. Never both: newer versions of
Orca would say everything twice.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QResizeEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from chiva_qt.a11y.nodes import notify
from chiva_qt.table.paint.base import LEAST_TEXT, unbroken

BY_NOTIFICATION: Final = sys.platform not in ("win32", "darwin")
"""Whether a message is a notification that appears (AT-SPI) or an announcement."""

SMALLEST: Final = 13 / 16
"""How far the text shrinks before it takes a second line."""

AFTER_FOCUS: Final = 0.2
"""Seconds between a window's becoming active and a message: the reader says the focus first."""
AFTER_LANGUAGE: Final = 1.2
"""Seconds between another language and a message: Orca drops messages in a flood of news, and
each text that changes is one."""
WITHOUT_WINDOW: Final = 0.7
"""Seconds that a message waits for a window to become active."""
APART: Final = 0.15
"""Seconds between two messages: a reader asks for the text only after it was told of it."""


class Message(QObject):
    """What is spoken, as an object of the accessible tree."""

    def __init__(self, label: StatusLine) -> None:
        super().__init__(label)
        self.label = label


class StatusLine(QLabel):
    """A label that shrinks its text rather than cutting it, and speaks messages."""

    told = Signal(str)
    """A message that went out to readers."""
    filled = Signal()
    """Another text is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.message = Message(self)
        self._spoken = ""
        self._base = QFont(self.font())
        self._least = LEAST_TEXT
        self._flat = SMALLEST
        self._plain = ""
        self._fitting = False
        self._waiting: list[str] = []
        self._waits_since = 0.0
        self._last_said = 0.0
        self._quiet_until = 0.0
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._speak)
        QGuiApplication.instance().focusWindowChanged.connect(self._window_changed)  # type: ignore[union-attr]
        self._retranslate()

    # -- shown --------------------------------------------------------------------

    def show_text(self, text: str) -> None:
        """Show a text; nothing is spoken."""
        self._plain = text
        self.setText(unbroken(text))
        self.setToolTip(text)
        self._fit()
        self.filled.emit()

    def set_base_font(self, font: QFont, least: float = LEAST_TEXT, flat: float = SMALLEST) -> None:
        """The font of a text that is short enough.

        least: the smallest size, in pixels. flat: how far the text shrinks, as a part of the
        font's size, before it takes a second line.
        """
        self._base, self._least, self._flat = QFont(font), max(round(least), LEAST_TEXT), flat
        self._fit()

    def fitted(self, width: int, height: int, least: float = 0.0) -> tuple[int, int]:
        """The largest type that a place has room for, in pixels, and how high the text then is.

        least: the smallest type, where it is not to be the smallest of all. Where even that has no
        room, the text is higher than the place.
        """
        full = QFontInfo(self._base).pixelSize()
        font, text = QFont(self._base), self.text()
        room = QRect(0, 0, width, 10_000)
        size, high = full, 0
        lowest = min(max(self._least, round(least)), round(full * SMALLEST))
        for size in range(full, lowest - 1, -1):
            font.setPixelSize(size)
            metrics = QFontMetrics(font)
            high = metrics.height()
            if metrics.horizontalAdvance(text) < width and high <= height:
                break
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            high = needed.height()
            fits = high <= height and needed.width() <= width
            if size <= round(full * self._flat) and fits:
                break
        return size, high

    def _fit(self) -> None:
        """Take the largest font that needs one line; else a smaller one, and more lines."""
        place = self.contentsRect()
        font = QFont(self._base)
        font.setPixelSize(self.fitted(place.width(), place.height())[0])
        self._fitting = True
        self.setFont(font)
        self._fitting = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        line = round(QFontMetrics(self._base).lineSpacing() * SMALLEST)
        return QSize(line * 6, line)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes here after the buttons: what stands here is said again."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.announce(self.spoken)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # What was spoken is in the other language.
            self._spoken = ""
            self._retranslate()
            self._quiet_until = time.monotonic() + AFTER_LANGUAGE
        elif event.type() == QEvent.Type.FontChange and not self._fitting:
            self._base = QFont(self.font())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Status", "name of the line that says what happens"))

    # -- spoken -------------------------------------------------------------------

    @property
    def spoken(self) -> str:
        """What a reader finds here: the last message; before the first one, what is shown."""
        return self._spoken or self._plain

    def announce(self, text: str) -> None:
        """Have a reader say `text`, also when it is what it said last.

        Messages wait until a window is active and the reader has been told of the focus: a
        reader that learns of a new focus breaks off. Those that wait together become one.
        """
        if not self._waiting:
            self._waits_since = time.monotonic()
        self._waiting.append(text)
        if not self._clock.isActive():
            self._speak()

    @Slot()
    def _speak(self) -> None:
        wait = self._wait()
        if wait > 0:
            self._clock.start(round(wait * 1000) + 1)
            return
        self._spoken = " ".join(self._waiting)
        self._waiting.clear()
        self._last_said = time.monotonic()
        notify(self.message, QAccessible.Event.NameChanged)
        if BY_NOTIFICATION:
            notify(self.message, QAccessible.Event.ObjectShow)
        elif QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.message, self._spoken)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)
        self.told.emit(self._spoken)

    def _wait(self) -> float:
        """Seconds until the waiting messages may be spoken."""
        now = time.monotonic()
        wait = max(self._last_said + APART, self._quiet_until) - now
        active = QApplication.activeWindow()
        if active is not None and active.isVisible():
            return wait
        # It looks again and again: nothing tells of a window that goes away for good.
        left = self._waits_since + WITHOUT_WINDOW - now
        return max(wait, min(left, AFTER_FOCUS))

    @Slot(QWindow)
    def _window_changed(self, window: QWindow | None) -> None:
        if window is not None:
            self._quiet_until = max(self._quiet_until, time.monotonic() + AFTER_FOCUS)
