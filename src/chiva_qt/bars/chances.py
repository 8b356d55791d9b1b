"""What chance each move has, as a strip of bars and figures between the top bar and the table.

It is there while the person has it switched on, also without a hint: nothing jumps when one comes.
A list like any other to a reader: it never takes the focus, and says nothing by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from chiva_engine.players.base import Estimate
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import TableModel
from chiva_qt.table.paint.base import draw_text, ink, pen, text_width, ui_font
from chiva_qt.table.regions import Frame
from chiva_qt.table.theme import Theme

Index = QModelIndex | QPersistentModelIndex

ROOT: Final = QModelIndex()

BESIDE: Final = 900.0
"""The least width, in units of the frame's scale, at which the explanation stands at the left."""
EXPLAINED: Final = 330.0
"""How wide it is there."""
WIDEST: Final = 210.0
"""No move takes more, in the same units: a bar stays short enough to be compared."""
_SIZES: Final = (13.0, 12.0, 11.0)
"""The heights of the type that are tried, in the same units."""
_ROW: Final = 34.0

ESTIMATE: Final = Qt.ItemDataRole.UserRole
"""The role under which a row has its `Estimate`."""


class Moves(QAbstractListModel):
    """The moves with their chances, best first."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._spoken = spoken
        self.table: TableModel | None = None
        self._rows: list[Estimate] = []
        self._newest: tuple[Estimate, ...] = ()

    @property
    def rows(self) -> tuple[Estimate, ...]:
        """The moves as they stand in the list."""
        return tuple(self._rows)

    def show_table(self, table: TableModel, *, keep_order: bool) -> None:
        """Take the estimates of `table`. `keep_order`: somebody is reading the list."""
        self.table = table
        self._newest = table.estimates
        self._take(keep_order=keep_order)

    def sort_again(self) -> None:
        """Put the best first again, where the order was kept."""
        self._take(keep_order=False)

    def _take(self, *, keep_order: bool) -> None:
        by_play = {estimate.play: estimate for estimate in self._newest}
        before = [estimate.play for estimate in self._rows]
        if keep_order and set(before) == set(by_play):
            rows = [by_play[play] for play in before]
        else:
            rows = list(self._newest)
        if [estimate.play for estimate in rows] != before:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    # -- what Qt asks -------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        table = self.table
        if table is None or not 0 <= index.row() < len(self._rows):
            return None
        estimate = self._rows[index.row()]
        if role == ESTIMATE:
            return estimate
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken.move_chance(table, estimate)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._phrases.move_chance(table, estimate)
        return None


class _Bars(QStyledItemDelegate):
    """Draws a move, its figure, and a bar below: filled, or hollow for one that was dropped."""

    def __init__(self, view: MoveList, moves: Moves, phrases: Phrases) -> None:
        super().__init__(view)
        self._view = view
        self._moves = moves
        self._phrases = phrases

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, table, k = self._view.theme, self._moves.table, self._view.k
        estimate = index.data(ESTIMATE)
        if theme is None or table is None or not isinstance(estimate, Estimate):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect)
        box = cell.adjusted(8 * k, 2 * k, -8 * k, -3 * k)
        words = QRectF(box.x(), box.y(), box.width(), 18 * k)
        first = index.row() == 0
        weight, size = (700 if first else 500), self._view.size_of_type
        draw_text(painter, words, self._phrases.short_move(estimate.play), theme.text, size, weight)
        right = Qt.AlignmentFlag.AlignRight
        chance = self._phrases.chance(estimate.chance)
        draw_text(painter, words, chance, theme.text, size, weight, right)
        high = 8 * k
        track = QRectF(box.x(), box.bottom() - high, box.width(), high)
        line = 2.0 if theme.flat else 1.0
        inner = track.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(ink(theme.soft), line))
        painter.drawRect(inner)
        share = QRectF(inner.x(), inner.y(), inner.width() * estimate.chance, inner.height())
        if estimate.worlds == table.tried:
            painter.fillRect(share, ink(theme.accent))
        else:
            # Told from a filled bar by its shape: a wall where it ends, and nothing in it.
            painter.setPen(pen(ink(theme.accent), 3 * k))
            painter.drawLine(share.topRight(), share.bottomRight())
        if self._view.hasFocus() and index.row() == self._view.currentIndex().row():
            painter.setPen(pen(ink(theme.focus), 2.5))
            ring = cell.adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, 6 * k, 6 * k)
        painter.restore()


class MoveList(QListView):
    """The moves, row by row from the left."""

    read_no_more = Signal()
    """The focus went away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chances-list")
        self.theme: Theme | None = None
        self.k = 1.0
        """The frame's scale."""
        self.size_of_type = 13.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; border: none; }")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().select(self.currentIndex(), select)
        # Qt tells readers of the list itself after this; the move must come last.
        QTimer.singleShot(0, self, self._tell_focus)

    def _tell_focus(self) -> None:
        row = self.currentIndex().row()
        if self.hasFocus() and row >= 0 and QAccessible.isActive():
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(row)
            QAccessible.updateAccessibility(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.read_no_more.emit()


class Chances(QWidget):
    """The strip: what the figures are, and the moves with their bars."""

    wanted = Signal(object)
    """A `Play` was pressed in the list."""
    left = Signal()
    """The list had the focus and is gone."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chances")
        self._phrases = phrases
        self._spoken = spoken
        self._theme: Theme | None = None
        self._place = QRectF()
        """Where the explanation may stand."""
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.moves = Moves(phrases, spoken, self)
        self.list = MoveList(self)
        self.list.setModel(self.moves)
        self.list.setItemDelegate(_Bars(self.list, self.moves, phrases))
        self.list.hide()
        self.list.activated.connect(self._press)
        self.list.clicked.connect(self._press)
        self.list.read_no_more.connect(self.moves.sort_again)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts of the language that is on."""
        self.label.setToolTip(self._phrases.about_chances())
        self.list.setAccessibleName(self.tr("Chances of all moves", "name of a list"))

    def set_look(self, theme: Theme) -> None:
        self._theme = self.list.theme = theme
        colours = self.label.palette()
        colours.setColor(QPalette.ColorRole.WindowText, ink(theme.text))
        self.label.setPalette(colours)
        self.update()

    def show_model(self, table: TableModel) -> bool:
        """Show the chances in a position. Whether it wants to be laid out again."""
        before = len(self.moves.rows)
        if self.list.hasFocus() and not table.estimates:
            self.left.emit()
        reading = self.list.hasFocus()
        # A better hint is told as the best move, so it stands first under a reader, too.
        self.moves.show_table(table, keep_order=reading and not table.better)
        if reading and self.moves.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.moves.index(0))
        self.list.setVisible(bool(table.estimates))
        self._fill_label()
        return len(self.moves.rows) != before

    def _texts(self) -> tuple[str, ...]:
        """What stands beside the moves, at length and shorter."""
        table, phrases = self.moves.table, self._phrases
        if table is None or not table.estimates:
            return (phrases.no_chances(table) if table is not None else "",)
        what = phrases.what_chances_are(table)
        if all(estimate.worlds == table.tried for estimate in table.estimates):
            return (what,)
        return f"{what} {phrases.dropped_mark()}", what

    # -- layout -------------------------------------------------------------------

    def lay_out(self, frame: Frame, width: int, fits: Callable[[float], bool]) -> int:
        """Place the parts; the height that takes, in logical pixels.

        fits: whether the table keeps room below a strip of a height. Rows of moves go first, to be
        scrolled to, then the explanation.
        """
        k = self.list.k = frame.scale
        edge, line, row = 4 * k, 20 * k, _ROW * k
        beside = width >= BESIDE * k
        room = width - 2 * edge - (EXPLAINED * k if beside else 0)
        across, columns = self._columns(room, k)
        needed = max(-(-len(self.moves.rows) // columns), 1)
        ways = [(n, explained) for n in range(needed, 0, -1) for explained in (True, False)]
        for rows, explained in ways:
            high = rows * row + 6 * k + (line if explained and not beside else 0)
            if fits(high):
                break
        if rows < needed:
            bar = self.list.verticalScrollBar().sizeHint().width()
            across, columns = self._columns(room - bar - 2, k)
        self.list.setGridSize(QSize(int(across), int(row)))
        x, y = edge, 3 * k
        if beside:
            x += EXPLAINED * k
            place = QRectF(2 * edge, 0, EXPLAINED * k - 2 * edge, high)
        else:
            place = QRectF(2 * edge, y, width - 4 * edge, line if explained else 0)
            y = place.bottom()
        # Whole rows: no part of another one looks out below.
        self.list.setGeometry(round(x), round(y), int(room), rows * int(row))
        if not self.moves.rows:
            place = QRectF(2 * edge, 0, width - 4 * edge, high)
        self._place = place
        self._fill_label()
        return round(high)

    def _columns(self, room: float, k: float) -> tuple[float, int]:
        """How wide a move is, and how many stand in a row."""
        texts = [self._phrases.short_move(estimate.play) for estimate in self.moves.rows]
        figure = self._phrases.chance(1.0)

        def in_a_row(size: float) -> int:
            words = max((text_width(text, size, 700) for text in texts), default=0)
            return max(int(room / (words + text_width(figure, size, 700) + 20 * k)), 1)

        sizes = [size * k for size in _SIZES]
        # Smaller only where that puts all of them into one row.
        self.list.size_of_type = next((s for s in sizes if in_a_row(s) >= len(texts)), sizes[0])
        columns = in_a_row(self.list.size_of_type)
        return min(room / columns, WIDEST * k), columns

    def _fill_label(self) -> None:
        """The longest text that has room, in a type that is not too small; none where none has."""
        box, k = self._place.toRect(), self.list.k
        self.label.setGeometry(box)
        for size in _SIZES:
            self.label.setFont(ui_font(size * k, 500))
            for text in self._texts():
                self.label.setText(text)
                if self.label.heightForWidth(box.width()) <= box.height():
                    self.label.show()
                    return
        self.label.hide()

    # -- events -------------------------------------------------------------------

    @Slot(QModelIndex)
    def _press(self, index: QModelIndex) -> None:
        estimate = index.data(ESTIMATE)
        if isinstance(estimate, Estimate):
            self.wanted.emit(estimate.play)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(theme.panel_hi))
        painter.setPen(pen(ink(theme.line), 2.0 if theme.flat else 1.0))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
