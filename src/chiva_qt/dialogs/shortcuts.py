"""All keys of the program in one table, to search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.actions import TABLE_KEYS, Actions, shown_key
from chiva_qt.dialogs.base import ButtonBox, Dialog, Index, Table
from chiva_qt.i18n import languages

ROOT: Final = QModelIndex()
PLACE, ACTION, KEYS = range(3)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A row of the table of keys."""

    place: str
    """The menu the action stands in, or the table."""
    action: str
    keys: tuple[str, ...]
    """As this system writes them."""


class KeyModel(QAbstractTableModel):
    """The keys of the table and of every menu, in the language that is on."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
        self.rows: tuple[KeyRow, ...] = ()

    def refresh(self) -> None:
        """Read keys and texts again."""
        self.beginResetModel()
        table = self.tr("Table", "where a key works")
        self.rows = (
            *(KeyRow(table, key.text, tuple(map(shown_key, key.keys))) for key in TABLE_KEYS),
            *(KeyRow(*row) for row in self._actions.shortcut_rows()),
        )
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self.rows[index.row()]
        return (row.place, row.action, languages.list_of(row.keys))[index.column()]

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Where", "heading of a table of keys"),
            self.tr("Action", "heading of a table of keys"),
            self.tr("Keys", "heading of a table of keys"),
        )[section]


class KeyTable(Table):
    """The table of keys; in narrow windows without the menus' names."""

    def fit(self) -> None:
        width = self.viewport().width()
        self.setColumnHidden(PLACE, width < self.fontMetrics().averageCharWidth() * 52)
        # Both sides wrap; the keys never take more than two fifths.
        heading = self.horizontalHeader().sectionSizeHint(PLACE)
        place = max(self.sizeHintForColumn(PLACE) + 12, heading)
        if self.isColumnHidden(PLACE):
            place = 0
        keys = min(self.sizeHintForColumn(KEYS) + 12, width * 2 // 5)
        self.setColumnWidth(PLACE, place)
        self.setColumnWidth(KEYS, keys)
        self.setColumnWidth(ACTION, width - place - keys)


class ShortcutsDialog(Dialog):
    """The keys, menu by menu, those of the table first. Not modal."""

    columns = 84
    lines = 44

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__("shortcuts", parent)
        self._model = KeyModel(actions)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self._model)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setFilterKeyColumn(-1)
        self._search_label = QLabel()
        self.search_field = QLineEdit()
        self.search_field.setObjectName("shortcuts-search")
        self.search_field.setClearButtonEnabled(True)
        self._search_label.setBuddy(self.search_field)
        self.count_label = QLabel()
        self.table = KeyTable(self._filter)
        self._buttons = ButtonBox()
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self._buttons.rejected.connect(self.reject)

        row = QHBoxLayout()
        row.addWidget(self._search_label)
        row.addWidget(self.search_field, 1)
        row.addWidget(self.count_label)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._buttons)
        self.search_field.textChanged.connect(self._search)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self._start_search)
        self.ready()
        self.table.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts", "window title"))
        self._search_label.setText(self.tr("&Search:", "label of a field"))
        self.table.setAccessibleName(self.tr("Keys and what they do", "name of a table"))
        self.close_button.setText(self.tr("&Close"))
        self.refresh()

    def refresh(self) -> None:
        """Read the keys again, after a letter was changed."""
        row = max(self.table.currentIndex().row(), 0)
        self._model.refresh()
        self.table.setCurrentIndex(self._filter.index(row, ACTION))
        self._count()

    def _search(self, text: str) -> None:
        self._filter.setFilterFixedString(text.strip())
        self.table.setCurrentIndex(self._filter.index(0, ACTION))
        self._count()

    def _count(self) -> None:
        found = self._filter.rowCount()
        text = self.tr("%n found", "rows of the table of keys", found)
        self.count_label.setText(text if self.search_field.text().strip() else "")
        if not found:
            self.spoken.emit(text)

    def _start_search(self) -> None:
        # Qt selects what stands there for this reason; a reader then says field and content.
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
