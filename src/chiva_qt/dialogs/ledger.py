"""The ledger: every hand of the match and every move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.dialogs.base import ButtonBox, Dialog, Pages, Table, Wrapping
from chiva_qt.dialogs.ledger_models import HandTable, MoveTree
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand


class MoveView(QTreeView):
    """The tree of moves; long sentences wrap within the width."""

    def __init__(self, model: MoveTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(Wrapping(self))
        # The mark before a chosen row stays on the ground it is drawn for.
        self.setStyleSheet("QTreeView::branch:selected { background: palette(base); }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        # Heights of wrapped lines follow the width.
        self.header().sectionResized.connect(self._measure)

    def _measure(self) -> None:
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.fontMetrics().averageCharWidth()
        self.setIndentation(width * (2 if self.viewport().width() < 44 * width else 3))
        self._measure()


class LedgerDialog(Dialog):
    """The match so far, hand by hand and move by move. Not modal."""

    export_wanted = Signal()

    columns = 92
    lines = 34

    def __init__(
        self, phrases: Phrases, parent: QWidget | None = None, spoken: Phrases | None = None
    ) -> None:
        """`spoken`: the sentences for the ear, where they differ from those for the screen."""
        super().__init__("ledger", parent)
        self.move_model = MoveTree(phrases, spoken or phrases, self)
        self.hand_model = HandTable(phrases, spoken or phrases, self)
        self.tree = MoveView(self.move_model)
        self.table = Table(self.hand_model)
        self.pages = Pages()
        self.tabs = self.pages.tabs
        self.tabs.addTab(self.tree, "")
        self.tabs.addTab(self.table, "")
        self._buttons = ButtonBox()
        self.export_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button.clicked.connect(self.export_wanted)
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages, 1)
        layout.addWidget(self._buttons)
        self.table.activated.connect(self._open_hand)
        self.ready()
        self.tree.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Ledger", "window title: the record of the match"))
        self.pages.set_titles(
            self.tr("&Moves", "page of the ledger"), self.tr("&Hands", "page of the ledger")
        )
        self.tree.setAccessibleName(self.tr("Moves, hand by hand", "name of a tree"))
        self.table.setAccessibleName(self.tr("Hands of the match", "name of a table"))
        self.export_button.setText(self.tr("&Export…"))
        self.close_button.setText(self.tr("&Close"))
        self.move_model.retranslate()
        self.hand_model.retranslate()

    def set_ledger(self, hands: Sequence[LedgerHand]) -> None:
        """Show these hands. What the reader stands on and what is open stays so."""
        before = self.move_model.rowCount()
        self.move_model.set_ledger(hands)
        self.hand_model.set_ledger(hands)
        count = len(hands)
        # The hand that is played is open from the start; older ones the reader opens.
        if count > before and count:
            newest = self.move_model.index(count - 1, 0)
            self.tree.expand(newest)
            if not before:
                self._show(newest)
                self.table.setCurrentIndex(self.hand_model.index(count - 1, 0))

    def _open_hand(self, index: QModelIndex) -> None:
        """From a row of the table to the moves of its hand."""
        place = self.move_model.index(index.row(), 0)
        self.tabs.setCurrentWidget(self.tree)
        self.tree.expand(place)
        self._show(place)
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, place: QModelIndex) -> None:
        self.tree.setCurrentIndex(place)
        self.tree.scrollTo(place, QAbstractItemView.ScrollHint.PositionAtTop)
