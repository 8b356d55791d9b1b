"""Position and end as fields, below the table."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from chiva_engine.moves import End
from chiva_engine.tiles import Tile
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import TableModel
from chiva_qt.table.paint.base import LEAST_TEXT
from chiva_qt.table.regions import Frame


class SelectorBar(QWidget):
    """Position and end as two fields and a button: an aid for the keyboard (R26)."""

    picked = Signal(object)
    """The tile at the position that was chosen: a preview, nothing is played (R18)."""
    end_chosen = Signal(object)
    """The end that was chosen for it."""
    played = Signal(object, object)
    """The button was pressed: the tile, and the end or None for the opening."""

    def __init__(self, phrases: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("selector-bar")
        self._phrases = phrases
        self._model: TableModel | None = None
        self._scale = 1.0
        self._position_label = QLabel(self)
        self.position = QComboBox(self)
        self.position.setObjectName("selector-position")
        self._position_label.setBuddy(self.position)
        self._end_label = QLabel(self)
        self.end = QComboBox(self)
        self.end.setObjectName("selector-end")
        self._end_label.setBuddy(self.end)
        self.button = QPushButton(self)
        self.button.setObjectName("selector-play")
        for box in (self.position, self.end):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(16, 2, 16, 2)
        parts = (self._position_label, self.position, self._end_label, self.end, self.button)
        for widget in parts:
            row.addWidget(widget)
        row.addStretch(1)
        self.position.activated.connect(self._choose_tile)
        self.end.activated.connect(self._choose_end)
        self.button.clicked.connect(self._play)
        self.retranslate()

    def lay_out(self, frame: Frame) -> None:
        """Take the sizes of a frame, whose bar has less room than a window of large text."""
        self._scale = frame.scale
        # A style sheet takes time, which the start has none of for what is not seen.
        if not self.isHidden():
            self._take_sizes()

    def _take_sizes(self) -> None:
        """Take the usual sizes; where the row would be cut off, smaller ones until it fits."""
        k, row = self._scale, self._row
        full = round(15 * k)
        for size, tight in ((full, False), *((n, True) for n in range(full, LEAST_TEXT - 1, -1))):
            edge = 8 if tight else 16
            row.setContentsMargins(edge, 2, edge, 2)
            row.setSpacing(4 if tight else -1)
            sheet = (
                f"* {{ font-size: {size}px; }}"
                f"QComboBox, QPushButton {{ min-height: {round(24 * k)}px; "
                f"padding-top: {round(3 * k)}px; padding-bottom: {round(3 * k)}px; }}"
            )
            if tight:
                sheet += (
                    "QComboBox, QPushButton { padding-left: 4px; padding-right: 4px; }"
                    f"QComboBox, QPushButton {{ border-radius: {round(8 * k)}px; }}"
                    "QComboBox::drop-down { width: 16px; }"
                    "QComboBox::down-arrow { width: 14px; height: 14px; }"
                )
            self.setStyleSheet(sheet)
            row.invalidate()
            if row.sizeHint().width() <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isHidden() and event.size().width() != event.oldSize().width():
            self._take_sizes()

    def retranslate(self) -> None:
        self._position_label.setText(self.tr("T&ile:", "field: which tile of the hand"))
        self._end_label.setText(self.tr("En&d:", "field: left or right"))
        self.button.setText(self.tr("Pla&y it"))
        if self._model is not None:
            self.show_model(self._model)
        if not self.isHidden():
            self._take_sizes()

    def show_model(self, model: TableModel) -> None:
        self._model = model
        # Readers are told of each change in a field, even where nobody sees it.
        if not self.isHidden():
            self._show(model)

    def showEvent(self, event: QShowEvent) -> None:
        if self._model is not None:
            self._show(self._model)
        self._take_sizes()
        super().showEvent(event)

    def _show(self, model: TableModel) -> None:
        names = [
            self.tr("{place}: {tile}", "position in the hand and the tile there").format(
                place=place, tile=self._phrases.tile(held.tile)
            )
            for place, held in enumerate(model.hand, start=1)
        ]
        if names != [self.position.itemText(i) for i in range(self.position.count())]:
            place = self.position.currentIndex()
            self.position.clear()
            self.position.addItems(names)
            self.position.setCurrentIndex(min(max(place, 0), len(names) - 1))
        ends = [
            self._phrases.end(end.end)
            if end.number is None
            else self._phrases.end_label(end.end, end.number)
            for end in model.ends
        ]
        if ends != [self.end.itemText(i) for i in range(self.end.count())]:
            index = self.end.currentIndex()
            self.end.clear()
            self.end.addItems(ends)
            self.end.setCurrentIndex(max(index, 0))
        chosen = model.selection
        if chosen is not None:
            tiles = [held.tile for held in model.hand]
            self.position.setCurrentIndex(tiles.index(chosen.tile))
            if chosen.end is not None:
                self.end.setCurrentIndex(list(End).index(chosen.end))
        self.end.setEnabled(bool(model.line))

    @property
    def _tile(self) -> Tile | None:
        index = self.position.currentIndex()
        if self._model is None or not 0 <= index < len(self._model.hand):
            return None
        return self._model.hand[index].tile

    @Slot()
    def _choose_tile(self) -> None:
        tile, model = self._tile, self._model
        if tile is None or model is None:
            return
        if model.selection is None or model.selection.tile != tile:
            self.picked.emit(tile)

    @Slot()
    def _choose_end(self) -> None:
        if self._model is not None and self._model.selection is not None:
            self.end_chosen.emit(list(End)[self.end.currentIndex()])

    @Slot()
    def _play(self) -> None:
        tile, model = self._tile, self._model
        if tile is not None and model is not None:
            self.played.emit(tile, list(End)[self.end.currentIndex()] if model.line else None)
