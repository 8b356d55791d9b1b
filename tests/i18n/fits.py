"""What can be seen of texts that do not fit, by the places of widgets and their texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

SLACK = 1
"""Pixels by which a size that was rounded may be off."""


EXEMPT = re.compile(
    r"""
      [^\W\d_]?                       # a letter that is a key
    | [\W\d_]*                        # numbers and signs
    | Chiva | Deutsch | English | Bahasa\ Melayu
    | .*\b(?:Ctrl|Shift|Alt|Esc|Enter|Del|Tab|Space|Home|End|F\d+|Left|Right|Up|Down)\b.*
    """,
    re.VERBOSE,
)
"""Texts that are the same in every language, and keys, whose names are Qt's."""


def untranslated(texts: Iterable[str]) -> set[str]:
    """With the mock language on: the texts that are not of it."""
    return {text for text in texts if "[" not in text and not EXEMPT.fullmatch(text)}


def name_of(widget: QWidget) -> str:
    """A widget as a complaint calls it."""
    return f"{type(widget).__name__} {widget.objectName()!r}"


def shown(window: QWidget) -> Iterator[QWidget]:
    """The window and all in it that can be seen."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisibleTo(window) and (widget is window or not widget.isWindow()):
            yield widget


def texts_of(widget: QWidget) -> Iterator[str]:
    """The texts a widget shows or is named by for the ear."""
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(index) for index in range(widget.count()))
    if isinstance(widget, QMenuBar | QMenu):
        yield from (action.text() for action in widget.actions())
    if isinstance(widget, QHeaderView):
        model = widget.model()
        for section in range(widget.count()):
            yield str(model.headerData(section, widget.orientation()) or "")
    if widget.isWindow():
        yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()


def clipped(window: QWidget) -> list[str]:
    """Texts that have less room than they need."""
    return [
        f"{name_of(widget)}: {complaint}"
        for widget in shown(window)
        for complaint in _clipped(widget)
    ]


def _clipped(widget: QWidget) -> Iterator[str]:
    size = widget.size()
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            needed = widget.heightForWidth(size.width())
            if needed > size.height() + SLACK:
                yield f"{widget.text()!r} needs a height of {needed}, has {size.height()}"
            word = max(widget.text().split(), key=metrics.horizontalAdvance, default="")
            room = widget.contentsRect().width()
            if metrics.horizontalAdvance(word) > room + SLACK:
                yield f"the word {word!r} does not fit into {room}"
        else:
            needed = widget.sizeHint().width()
            if needed > size.width() + SLACK:
                yield f"{widget.text()!r} needs a width of {needed}, has {size.width()}"
            if metrics.height() > size.height() + SLACK:
                yield f"{widget.text()!r} needs a height of {metrics.height()}"
    elif isinstance(widget, QAbstractButton) and widget.text() and not paints(widget):
        needed = widget.sizeHint()
        if isinstance(widget, QCheckBox | QRadioButton):
            needed = widget.minimumSizeHint()
        if isinstance(widget, QPushButton):
            needed.setWidth(needed.width() + growth(widget, widget.text()))
        if needed.width() > size.width() + SLACK or needed.height() > size.height() + SLACK:
            yield f"{widget.text()!r} needs {needed.toTuple()}, has {size.toTuple()}"
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            widget,
        )
        needed_width = metrics.horizontalAdvance(widget.currentText())
        if needed_width > field.width() + SLACK:
            yield f"{widget.currentText()!r} needs {needed_width}, has {field.width()}"
    elif isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
        needed_width = metrics.horizontalAdvance(widget.placeholderText())
        if needed_width > widget.contentsRect().width() + SLACK:
            yield f"{widget.placeholderText()!r} needs {needed_width}, has {size.width()}"
    elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
        for section in range(widget.count()):
            needed_width = widget.sectionSizeFromContents(section).width()
            if not widget.isSectionHidden(section) and needed_width > (
                widget.sectionSize(section) + SLACK
            ):
                text = widget.model().headerData(section, widget.orientation())
                yield f"{text!r} needs {needed_width}, has {widget.sectionSize(section)}"
    elif isinstance(widget, QTabBar):
        for index in range(widget.count()):
            text = widget.tabText(index).replace("&", "")
            needed_width = metrics.horizontalAdvance(text) + growth(widget, text)
            if needed_width > widget.tabRect(index).width():
                yield f"{widget.tabText(index)!r} needs {needed_width}"
    elif isinstance(widget, QTableView | QTreeView):
        for index in items(widget):
            place = widget.visualRect(index)
            margin = widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
            text = str(index.data() or "")
            needed_height = metrics.boundingRect(
                QRect(0, 0, place.width() - 2 * margin, 10000), Qt.TextFlag.TextWordWrap, text
            ).height()
            if needed_height > place.height() + SLACK:
                yield f"{text!r} needs a height of {needed_height}, has {place.height()}"


def paints(widget: QWidget) -> bool:
    """Whether the widget paints itself, so that Qt's measure of its text says nothing."""
    return "paintEvent" in {name for kind in type(widget).__mro__[:-1] for name in _own(kind)}


def _own(kind: type) -> set[str]:
    """What a class of the program defines; nothing for Qt's."""
    return set(vars(kind)) if kind.__module__.startswith("chiva_qt") else set()


def growth(widget: QWidget, text: str) -> int:
    """By how much a text grows when the widget is drawn half bold, as the chosen one of several."""
    font = QFont(widget.font())
    font.setWeight(QFont.Weight(max(font.weight(), QFont.Weight.DemiBold)))
    plain = widget.fontMetrics().horizontalAdvance(text)
    return max(0, QFontMetrics(font).horizontalAdvance(text) - plain)


def items(view: QTableView | QTreeView) -> Iterator[QModelIndex]:
    """Every item of a view that can be scrolled to."""

    def below(parent: QModelIndex) -> Iterator[QModelIndex]:
        for row in range(view.model().rowCount(parent)):
            for column in range(view.model().columnCount(parent)):
                index = view.model().index(row, column, parent)
                if not view.visualRect(index).isEmpty():
                    yield index
            yield from below(view.model().index(row, 0, parent))

    yield from below(view.rootIndex())


def overlapping(window: QWidget) -> list[str]:
    """Texts that lie over each other."""
    places = []
    for widget in shown(window):
        if isinstance(widget, QAbstractItemView | QHeaderView | QTabBar | QMenuBar):
            continue
        icon = isinstance(widget, QLabel | QAbstractButton) and not widget.text()
        if isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit) and not icon:
            seen = widget.visibleRegion().boundingRect()
            place = QRect(widget.mapTo(window, QPoint(0, 0)) + seen.topLeft(), seen.size())
            if not place.isEmpty():
                places.append((widget, place))
    return [
        f"{name_of(first)} {next(texts_of(first), '')!r} lies over "
        f"{name_of(second)} {next(texts_of(second), '')!r}"
        for (first, one), (second, other) in combinations(places, 2)
        if not first.isAncestorOf(second) and not second.isAncestorOf(first)
        if min((inner := one.intersected(other)).width(), inner.height()) > SLACK
    ]


def mnemonics_that_clash(window: QWidget) -> list[str]:
    """Mnemonics that two of the labels, buttons and tabs that can be seen share."""
    seen: dict[str, str] = {}
    found = []
    for widget in shown(window):
        if isinstance(widget, QLabel) and widget.buddy() is None:
            continue
        if not isinstance(widget, QLabel | QAbstractButton | QTabBar | QMenuBar | QGroupBox):
            continue
        for text in texts_of(widget):
            _, mark, rest = text.replace("&&", "").partition("&")
            key = rest[:1].upper()
            if mark and key in seen and seen[key] != text:
                found.append(f"{text!r} and {seen[key]!r} share {key}")
            if mark:
                seen[key] = text
    return found


def settle() -> None:
    """Let layouts and retranslations take place."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


# -- painted texts -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Painted:
    """A text that was painted."""

    text: str
    place: QRectF
    """Where its letters are in the window; empty when it went into a picture for later."""
    complaint: str
    """What it lacks; empty when it fits."""


@contextmanager
def watching() -> Iterator[list[Painted]]:
    """Record every text that is painted from Python, with the room it was given."""
    painted: list[Painted] = []
    draw_text = QPainter.drawText

    def record(painter: QPainter, *arguments: object) -> object:
        place = arguments[0]
        text = next(one for one in arguments if isinstance(one, str))
        if isinstance(place, QRect | QRectF) and text:
            flags = arguments[1]
            room = QRectF(place)
            number = flags if isinstance(flags, int) else int(getattr(flags, "value", 0))
            needed = QFontMetricsF(painter.font()).boundingRect(room, number, text)
            complaint = ""
            if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
                complaint = (
                    f"{text!r} needs {needed.width():.0f} by {needed.height():.0f}, "
                    f"has {room.width():.0f} by {room.height():.0f}"
                )
            shown_at = painter.combinedTransform().mapRect(needed)
            device = painter.device()
            sheet = QRectF(-SLACK, -SLACK, device.width() + 2, device.height() + 2)
            if not complaint and not sheet.contains(shown_at):
                complaint = f"{text!r} lies outside: {shown_at.getRect()}"
            if isinstance(device, QWidget):
                shown_at = shown_at.intersected(QRectF(device.visibleRegion().boundingRect()))
                shown_at.translate(QPointF(device.mapTo(device.window(), QPoint(0, 0))))
            else:
                # Painted once for many places.
                shown_at = QRectF()
            painted.append(Painted(text, shown_at, complaint))
        return draw_text(painter, *arguments)

    QPainter.drawText = record  # type: ignore[method-assign, assignment]
    try:
        yield painted
    finally:
        QPainter.drawText = draw_text  # type: ignore[method-assign]


def painted_over_each_other(painted: list[Painted]) -> list[str]:
    """Pairs of texts whose letters touch."""
    return [
        f"{one.text!r} lies over {other.text!r}"
        for one, other in combinations(painted, 2)
        if one.text != other.text
        if min((inner := one.place.intersected(other.place)).width(), inner.height()) > 2 * SLACK
    ]
