"""What a new match begins with: its seed and the computer's levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from chiva_engine.deal import normal_seed
from chiva_engine.match import Streaks
from chiva_qt.dialogs.base import ButtonBox, ChoiceBox, Dialog, ScrollPage, Text
from chiva_qt.phrases import Phrases
from chiva_qt.settings import LEVELS


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What the person asked for."""

    seed: str | None
    """The seed in its normal form; None for a fresh one."""
    levels: Mapping[int, str]
    """The level of each computer seat."""


class LevelBox(ChoiceBox):
    """The levels a computer player can have."""

    def __init__(self, phrases: Phrases, choices: tuple[str, ...]) -> None:
        super().__init__()
        self._phrases = phrases
        for level in choices:
            self.addItem("", level)
        self.retranslate()

    def retranslate(self) -> None:
        for index in range(self.count()):
            self.setItemText(index, self._phrases.level(self.itemData(index)))

    @property
    def level(self) -> str:
        return str(self.currentData())

    def choose(self, level: str) -> None:
        """Show a level without telling anyone that it was chosen."""
        self.setCurrentIndex(self.findData(level))


class NewMatchDialog(Dialog):
    """Asks for the seed and the levels of a new match. Modal."""

    started = Signal(object)
    """The `NewMatch` that was asked for."""

    columns = 56
    lines = 22

    def __init__(
        self,
        phrases: Phrases,
        levels: Mapping[int, str],
        running: Streaks | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`levels` stand there at first.

        `running`: the streaks of the match that would end; None when nothing is lost.
        """
        super().__init__("new-match", parent)
        self.setModal(True)
        self._phrases = phrases
        self._running = running
        self._warning = Text(strong=True)
        self._warning.setVisible(running is not None)
        self._seed_label = Text()
        self.seed_field = QLineEdit()
        self.seed_field.setObjectName("new-match-seed")
        self._seed_label.setBuddy(self.seed_field)
        self._seed_note = Text(soft=True)
        self.level_boxes: dict[int, LevelBox] = {}
        self._level_labels: dict[int, Text] = {}
        self._level_notes: dict[int, Text] = {}

        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self._warning)
        column.addWidget(self._seed_label)
        column.addWidget(self.seed_field)
        column.addWidget(self._seed_note)
        for seat, setting in LEVELS.items():
            box = LevelBox(phrases, setting.choices)
            box.setObjectName(f"new-match-level-{seat}")
            box.choose(levels.get(seat, setting.default))
            label, note = Text(), Text(soft=True)
            label.setBuddy(box)
            box.currentIndexChanged.connect(self._explain)
            self.level_boxes[seat] = box
            self._level_labels[seat] = label
            self._level_notes[seat] = note
            column.addSpacing(self.fontMetrics().height() // 2)
            column.addWidget(label)
            column.addWidget(box)
            column.addWidget(note)
        column.addStretch(1)

        self._buttons = ButtonBox()
        self.start_button = self._buttons.add(QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.cancel_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.accepted.connect(self._start)

        layout = QVBoxLayout(self)
        layout.addWidget(ScrollPage(page), 1)
        layout.addWidget(self._buttons)
        self.ready()
        self.seed_field.setFocus()

    def choice(self) -> NewMatch:
        """What stands in the dialog now."""
        text = self.seed_field.text()
        return NewMatch(
            seed=normal_seed(text) if text.strip() else None,
            levels={seat: box.level for seat, box in self.level_boxes.items()},
        )

    @Slot()
    def _start(self) -> None:
        self.started.emit(self.choice())

    def retranslate(self) -> None:
        phrases = self._phrases
        self.setWindowTitle(self.tr("New match", "window title"))
        if self._running is not None:
            self._warning.setText(phrases.match_ends(self._running))
        self._seed_label.setText(self.tr("&Seed:", "label of a field"))
        self.seed_field.setPlaceholderText(self.tr("empty: a fresh one", "seed of a match"))
        note = self.tr("Any word or number. The same seed deals the same hands again.")
        self._seed_note.setText(note)
        self.seed_field.setAccessibleDescription(
            self.tr("Any word or number; empty for a fresh seed.")
        )
        for seat, text in {
            3: self.tr("&Partner, across the table:", "label of a list of levels"),
            2: self.tr("&Right, an opponent:", "label of a list of levels"),
            4: self.tr("&Left, an opponent:", "label of a list of levels"),
        }.items():
            self._level_labels[seat].setText(text)
            self.level_boxes[seat].retranslate()
        self.start_button.setText(self.tr("Start the &match"))
        self.cancel_button.setText(self.tr("&Cancel"))
        self._explain()

    def _explain(self) -> None:
        for seat, box in self.level_boxes.items():
            note = self._phrases.level_note(box.level)
            self._level_notes[seat].setText(note)
            box.setAccessibleDescription(note)
