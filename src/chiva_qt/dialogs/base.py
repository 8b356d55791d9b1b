"""What all dialogs have in common: closing told once, retranslation at once, room on any screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QHideEvent,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHeaderView,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QTableView,
    QTabWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.a11y.status_line import BY_NOTIFICATION

Index = QModelIndex | QPersistentModelIndex


class Dialog(QDialog):
    """A window beside the table. Subclasses put their texts into `retranslate`."""

    closed = Signal()
    """Sent once for each time the dialog was shown, however it goes away."""
    spoken = Signal(str)
    """A sentence that a screen reader should say now, because nothing takes the focus."""

    columns = 60
    """The width the dialog likes, in average characters."""
    lines = 24
    """The height the dialog likes, in lines of text."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._ready = False
        self._liked: QSize | None = None
        """The size it took by itself."""
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def ready(self) -> None:
        """Called by a subclass when its widgets are made: takes the texts."""
        self._ready = True
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts in the language that is on."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._ready:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            # After the style sheet and the parts, which have texts and sizes of their own.
            QTimer.singleShot(0, self, self._text_grown)
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # A minimised window is hidden by the system and is still open.
        if not event.spontaneous():
            self._give_keyboard_on()
            self.closed.emit()

    def _give_keyboard_on(self) -> None:
        """The keyboard goes to another window that is open beside the table, else to the table."""
        parent = self.parentWidget()
        if parent is None or not parent.isVisible():
            return
        others = [d for d in parent.findChildren(Dialog) if d is not self and d.isVisible()]
        (others[-1] if others else parent).activateWindow()

    def sizeHint(self) -> QSize:
        """The size it likes, as far as the screen has room for it."""
        self.ensurePolished()
        # Their style sheet makes parts larger, and reaches them only when they are shown.
        for part in reversed(self.findChildren(QWidget)):
            part.ensurePolished()
            part.updateGeometry()
        width = text_width(self.font(), self.columns)
        liked = QSize(width, self.fontMetrics().lineSpacing() * self.lines)
        liked = liked.expandedTo(self.minimumSizeHint())
        screen = self.screen().availableGeometry().size() - QSize(24, 48)
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            aside = margins.left() + margins.right()
            flat = [box.flat_width() for box in self.findChildren(ButtonBox)]
            flat += [pages.flat_width() for pages in self.findChildren(Pages)]
            liked = liked.expandedTo(QSize(max(flat, default=0) + aside, 0)).boundedTo(screen)
            if layout.hasHeightForWidth():
                liked = liked.expandedTo(QSize(0, layout.totalHeightForWidth(liked.width())))
            # A page that scrolls says nothing of its length: what is around it comes on top.
            for page in self.findChildren(ScrollPage):
                around = layout.totalMinimumSize().height() - page.minimumSizeHint().height()
                high = page.height_for(liked.width() - aside) + around
                liked = liked.expandedTo(QSize(0, high))
        return liked.boundedTo(screen)

    def setVisible(self, visible: bool) -> None:
        """Open in the size it likes: Qt by itself goes no further than two thirds of a screen."""
        if visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self._take_liked()
        super().setVisible(visible)

    def _take_liked(self) -> None:
        """Take the size it likes, and stay within the screen."""
        self._liked = self.sizeHint()
        self.resize(self._liked)
        if self.isVisible():
            screen = self.screen().availableGeometry()
            place = self.frameGeometry()
            left = max(min(place.x(), screen.right() - place.width()), screen.x())
            top = max(min(place.y(), screen.bottom() - place.height()), screen.y())
            if (left, top) != (place.x(), place.y()):
                self.move(left, top)

    @Slot()
    def _text_grown(self) -> None:
        """The text is another or has another size: so has the window, if nobody gave it one."""
        if self.isVisible() and self._liked is not None and self.size() == self._liked:
            self._take_liked()


LEAST_TEXT: Final = 0.5
"""The smallest size of a text that has to fit, as a part of its ordinary size."""


class Button(QPushButton):
    """A button whose text gets smaller before it would be cut off."""

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        spare = self.fontMetrics().horizontalAdvance(self.text()) * (1 - LEAST_TEXT)
        return QSize(size.width() - int(spare), size.height())

    def shown_font(self) -> QFont:
        """The font of its text, in the size that its width has room for."""
        missing = self.sizeHint().width() - self.width()
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        if missing <= 0 or text <= 0:
            return self.font()
        return scaled_font(self.font(), max(1 - missing / text, LEAST_TEXT))

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self.shown_font()
        if font == self.font():
            super().paintEvent(event)
            return
        # A style sheet would give the text the size of its rule again: the text is drawn here.
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setFont(font)
        painter.drawItemText(
            self.rect(),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic,
            self.palette(),
            self.isEnabled(),
            self.text(),
            QPalette.ColorRole.ButtonText,
        )


_LAID_OUT: Final = (
    QEvent.Type.LayoutRequest,
    QEvent.Type.StyleChange,
    QEvent.Type.Polish,
    QEvent.Type.Show,
)
"""After these the buttons of a box may have been laid out anew."""


class ButtonBox(QDialogButtonBox):
    """Dialog buttons that stand one below the other where they do not fit side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def add(self, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        """A button without text yet."""
        button = Button()
        # Only the one button that is made so is the default: Enter in a field means it.
        button.setAutoDefault(False)
        self.addButton(button, role)
        return button

    def minimumSizeHint(self) -> QSize:
        widest = max((button.minimumSizeHint().width() for button in self.buttons()), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        if event.type() in _LAID_OUT:
            # Qt makes one button stand for the whole box when it lays the buttons out; Tab would
            # then go to that button and pass over those before it.
            self.setFocusProxy(None)  # type: ignore[arg-type]
        return done

    def flat_width(self) -> int:
        """The width at which all buttons stand side by side."""
        gap = self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing, None, self)
        return sum(button.sizeHint().width() + max(gap, 6) for button in self.buttons())

    def _arrange(self) -> None:
        flat = self.flat_width() <= self.width() or len(self.buttons()) < 2
        wanted = Qt.Orientation.Horizontal if flat else Qt.Orientation.Vertical
        if self.orientation() != wanted:
            self.setOrientation(wanted)
            self.updateGeometry()


class FlowLayout(QLayout):
    """Items side by side, continued in a new row where the width ends."""

    def __init__(self, gap: int = 8) -> None:
        """`gap`: logical pixels between items and rows."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(len(shown) - 1, 0)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _rows(self, width: int) -> Iterable[list[tuple[QLayoutItem, int, QSize]]]:
        row: list[tuple[QLayoutItem, int, QSize]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(width, item.minimumSize().width()), 9999))
            if row and x + size.width() > width:
                yield row
                row, x = [], 0
            row.append((item, x, size))
            x += size.width() + self.spacing()
        if row:
            yield row

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        parent = self.parentWidget()
        rtl = parent is not None and parent.isRightToLeft()
        for number, row in enumerate(self._rows(rect.width())):
            if number:
                y += self.spacing()
            height = max(size.height() for _, _, size in row)
            for item, x, size in row:
                left = rect.width() - x - size.width() if rtl else x
                top = y + (height - size.height()) // 2
                if move:
                    item.setGeometry(QRect(QPoint(rect.x() + left, top), size))
            y += height
        return y - rect.y()


class ScrollPage(QScrollArea):
    """A page as wide as its place that scrolls up and down where it is longer."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What lies on the page takes the focus and scrolls into view by it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # On a wide screen the page stays readable, in the middle.
        page.setMaximumWidth(text_width(self.font(), 76))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(page)
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def height_for(self, width: int) -> int:
        """How high the whole page is in a width."""
        layout = self._page.layout()
        # A scroll bar comes and goes; its place counts in any case, so that it need not come.
        bar = self.verticalScrollBar().sizeHint().width()
        across = min(width - bar, self._page.maximumWidth())
        return 0 if layout is None else layout.totalHeightForWidth(across)

    def minimumSizeHint(self) -> QSize:
        width = self._page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, self.fontMetrics().lineSpacing() * 3)


class Wrapping(QStyledItemDelegate):
    """Gives the rows of a tree or table room to breathe, and as many lines as their texts need."""

    def __init__(self, view: QTreeView | QTableView) -> None:
        super().__init__(view)
        self._view = view
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideNone)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = str(index.data())
        metrics = option.fontMetrics
        inset = 2 * self._view.style().pixelMetric(
            QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._view
        )
        width = self._view.columnWidth(index.column()) - inset - 8
        if isinstance(self._view, QTreeView):
            place: Index = index
            while index.column() == 0 and place.isValid():
                width, place = width - self._view.indentation(), place.parent()
        flags = Qt.TextFlag.TextWordWrap
        box = metrics.boundingRect(0, 0, max(width, 40), 10_000, flags, text)
        room = metrics.height() // 2
        return QSize(metrics.horizontalAdvance(text) + inset + 16, box.height() + room)


class Table(QTableView):
    """A table to read: rows are chosen, Tab leaves it, columns share out what room there is."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(Wrapping(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        model.dataChanged.connect(self.fit)
        model.modelReset.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        # Only now has the style sheet given the headings their weight.
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give every column what it needs, and an equal part of the rest."""
        header = self.horizontalHeader()
        columns = [n for n in range(header.count()) if not self.isColumnHidden(n)]
        needed = {n: max(self.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in columns}
        rest = self.viewport().width() - sum(needed.values())
        for column, width in needed.items():
            self.setColumnWidth(column, width + max(rest, 0) // len(columns))


class ChoiceBox(QComboBox):
    """A list to open, as narrow as need be; its text gets smaller before it would be cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        # The wheel over it goes on scrolling the page, and neither changes it nor gives it focus.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Orca says nothing when the arrow keys change a list that is closed.
        if BY_NOTIFICATION:
            self.activated.connect(self._chosen)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @Slot()
    def _chosen(self) -> None:
        # After all that the choice sets off: another language comes to each window by itself.
        QTimer.singleShot(100, self, self._say)

    def _say(self) -> None:
        window = self.window()
        if isinstance(window, Dialog) and self.hasFocus():
            window.spoken.emit(self.currentText())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        place = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        text = max(self.fontMetrics().horizontalAdvance(self.currentText()), 1)
        factor = (place.width() - 6) / text
        if factor < 1:
            painter.setFont(scaled_font(self.font(), max(factor, LEAST_TEXT)))
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class Pages(QWidget):
    """Pages behind tabs; where the tabs do not fit, a list to open stands in their place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.box = ChoiceBox()
        self.box.hide()
        self.box.activated.connect(self.tabs.setCurrentIndex)
        self.tabs.currentChanged.connect(self.box.setCurrentIndex)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        layout.addWidget(self.tabs, 1)

    def set_titles(self, *titles: str) -> None:
        """Name the pages, with mnemonics."""
        for index, title in enumerate(titles):
            if self.box.count() <= index:
                self.box.addItem("")
            self.tabs.setTabText(index, title)
            self.box.setItemText(index, title.replace("&", ""))
        for one in (self.tabs, self.tabs.tabBar(), self.box):
            one.setAccessibleName(self.tr("Pages", "name of a list of pages"))
        self.box.setCurrentIndex(self.tabs.currentIndex())
        self._fit()

    def focus_titles(self) -> None:
        """Put the focus on the titles, whichever way they are shown."""
        (self.tabs.tabBar() if self.box.isHidden() else self.box).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def flat_width(self) -> int:
        """The width at which all titles stand side by side."""
        return self.tabs.tabBar().sizeHint().width()

    def _fit(self) -> None:
        bar = self.tabs.tabBar()
        narrow = self.flat_width() > self.width()
        # The window may not be active yet, so nobody "has" the focus.
        focused = self.window().focusWidget() in (bar, self.box)
        if narrow == self.box.isHidden():
            self.box.setVisible(narrow)
            bar.setVisible(not narrow)
            # Tab would go to the hidden bar by way of its widget, and come back from there.
            policy = Qt.FocusPolicy.NoFocus if narrow else Qt.FocusPolicy.TabFocus
            self.tabs.setFocusPolicy(policy)
            bar.setFocusPolicy(policy)
            if focused:
                self.focus_titles()


class Text(QLabel):
    """A paragraph that wraps; `soft` in a fainter ink, `strong` in heavier type."""

    def __init__(
        self, buddy: QWidget | None = None, *, soft: bool = False, strong: bool = False
    ) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if buddy is not None:
            self.setBuddy(buddy)
        if soft:
            # The theme's second ink; the palette has it in this role.
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        if strong:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            # Only the weight is its own; family and size follow the program's.
            self.setFont(font)


def scaled_font(font: QFont, factor: float, weight: QFont.Weight | None = None) -> QFont:
    """`font` at another size: `factor` times its height."""
    made = QFont(font)
    made.setPixelSize(max(11, round(QFontInfo(font).pixelSize() * factor)))
    if weight is not None:
        made.setWeight(weight)
    return made


def text_width(font: QFont, characters: int) -> int:
    """How wide a line of so many characters is in ordinary text, in logical pixels."""
    sample = "the quick brown fox jumps over the lazy dog and so on to the end"
    return round(QFontMetrics(font).horizontalAdvance(sample) * characters / len(sample))


class Question(Dialog):
    """A question with one answer that does something and one that does nothing (Esc)."""

    agreed = Signal()
    """The person chose to do it."""

    columns = 46
    lines = 6

    def __init__(
        self,
        title: str,
        text: str,
        yes: str,
        no: str,
        parent: QWidget | None = None,
        *,
        for_good: bool = False,
    ) -> None:
        """Texts in the language that is on, `yes` and `no` with their mnemonics.

        for_good: something is lost that cannot be brought back; Enter then does nothing.
        """
        super().__init__("question", parent)
        self.setModal(True)
        self.setWindowTitle(title)
        self._text = Text()
        self._text.setText(text)
        # A reader says the name of the button that has the focus, and the question with it.
        self._buttons = ButtonBox()
        self.yes_button = self._buttons.add(QDialogButtonBox.ButtonRole.AcceptRole)
        self.yes_button.setText(yes)
        self.no_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.no_button.setText(no)
        for button in (self.yes_button, self.no_button):
            button.setAccessibleDescription(text)
        first = self.no_button if for_good else self.yes_button
        first.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.accepted.connect(self.agreed)
        layout = QVBoxLayout(self)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._buttons)
        first.setFocus()
