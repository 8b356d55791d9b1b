"""The rules of the game, to read, to search and to hear line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.dialogs.base import ButtonBox, ChoiceBox, Dialog, FlowLayout, text_width
from chiva_qt.dialogs.reading import READING_WIDTH, ReadingText
from chiva_qt.i18n import languages
from chiva_qt.resources import resource_path

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_RULE = re.compile(r"R\d+")


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph of the rules."""

    heading: str
    """The heading it stands under."""
    rules: tuple[str, ...]
    """The numbers of the rules it tells; none for examples and explanations."""
    text: str
    """Its Markdown."""


def rules_source(language: str) -> str:
    """The Markdown of the rules in a language; in English where there is none."""
    path = resource_path("rules") / f"rules_{language}.md"
    if not path.is_file():
        path = resource_path("rules", "rules_en.md")
    return path.read_text(encoding="utf-8")


def passages(source: str) -> tuple[Passage, ...]:
    """The paragraphs of the rules with the rules each one tells (``<!-- R5 -->`` above it)."""
    found = []
    heading = ""
    rules: tuple[str, ...] = ()
    for paragraph in re.split(r"\n\s*\n", source):
        for comment in _COMMENT.findall(paragraph):
            rules = tuple(_RULE.findall(comment))
        text = _COMMENT.sub("", paragraph).strip()
        if text.startswith("#"):
            heading, rules = text.lstrip("# "), ()
        elif text:
            found.append(Passage(heading, rules, text))
            rules = ()
    return tuple(found)


class RulesDialog(Dialog):
    """The rules, not modal. Ctrl+F searches; F3 and Shift+F3 go from hit to hit."""

    columns = 116
    lines = 44

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("rules", parent)
        self._language = ""
        self._search_label = QLabel()
        self.search_field = QLineEdit()
        self.search_field.setObjectName("rules-search")
        self.search_field.setClearButtonEnabled(True)
        self._search_label.setBuddy(self.search_field)
        self.previous_button = QPushButton()
        self.next_button = QPushButton()
        self.count_label = QLabel()
        self.section_box = ChoiceBox()
        self._contents_label = QLabel()
        self.contents = QListWidget()
        self._contents_label.setBuddy(self.contents)
        self.text = ReadingText()
        self._buttons = ButtonBox()
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        for button in (self.previous_button, self.next_button):
            button.setAutoDefault(False)

        self._lay_out()
        self.search_field.textChanged.connect(self._find)
        self.search_field.returnPressed.connect(self.find_next)
        self.next_button.clicked.connect(self.find_next)
        self.previous_button.clicked.connect(self.find_previous)
        self.section_box.activated.connect(self._go_to_section)
        self.contents.itemActivated.connect(self._go_to_item)
        self.contents.itemClicked.connect(self._go_to_item)
        self.text.cursorPositionChanged.connect(self._mark_section)
        for keys, slot in (
            (QKeySequence("Ctrl+F"), self._start_search),
            (QKeySequence("F3"), self.find_next),
            (QKeySequence("Shift+F3"), self.find_previous),
        ):
            QShortcut(keys, self).activated.connect(slot)
        self.ready()
        self.text.setFocus()

    def _lay_out(self) -> None:
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._search_label)
        row.addWidget(self.search_field, 1)
        steps = QWidget()
        flow = FlowLayout()
        steps.setLayout(flow)
        for widget in (self.previous_button, self.next_button, self.count_label):
            flow.addWidget(widget)
        self._search_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._search_row.addWidget(field, 1)
        self._search_row.addWidget(steps, 1)

        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._contents_label)
        column.addWidget(self.contents, 1)

        middle = QHBoxLayout()
        middle.addWidget(self._side)
        middle.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        # Narrow windows drop the contents, so their width must not hold the window wide.
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        layout.addLayout(self._search_row)
        layout.addWidget(self.section_box)
        layout.addLayout(middle, 1)
        layout.addWidget(self._buttons)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules of Chiva", "window title"))
        self._search_label.setText(self.tr("&Search:", "label of a field"))
        self.search_field.setToolTip(self.tr("Search the rules (Ctrl+F)"))
        for button, name in (
            (self.previous_button, self.tr("Previous place (Shift+F3)")),
            (self.next_button, self.tr("Next place (F3)")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.section_box.setAccessibleName(self.tr("Go to section", "name of a list of headings"))
        self.section_box.setToolTip(self.tr("Go to section", "name of a list of headings"))
        self._contents_label.setText(self.tr("C&ontents", "label of a list of headings"))
        self.text.setAccessibleName(self.tr("Rules, text to read", "name of a text field"))
        self.close_button.setText(self.tr("&Close"))
        if self._language != languages.code:
            self._language = languages.code
            self.text.show_source(_COMMENT.sub("", rules_source(languages.code)))
            names = [block.text() for block in self.text.headings()]
            for one in (self.section_box, self.contents):
                one.clear()
                one.addItems(names)
        self._find(self.search_field.text())
        self._mark_section()
        self._fit()

    # -- search -----------------------------------------------------------------

    def find_next(self) -> None:
        """Go to the next place the text is found at."""
        self._step(1)

    def find_previous(self) -> None:
        """Go to the place before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        self._show_count(*self.text.step(by))
        self.spoken.emit(f"{self.count_label.text()} {self.text.sentence_at_hit()}".strip())

    def _find(self, text: str) -> None:
        self._show_count(*self.text.search(text))

    def _show_count(self, number: int, count: int) -> None:
        if not self.search_field.text().strip():
            text = ""
        elif not count:
            text = self.tr("Not found.", "the search found nothing")
        else:
            text = self.tr("{number} of {count}.", "hits of a search").format(
                number=number, count=count
            )
        self.count_label.setText(text)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(count > 0)

    def _start_search(self) -> None:
        # Qt selects what stands there for this reason; a reader then says field and content.
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- contents -----------------------------------------------------------------

    def _go_to_section(self, index: int) -> None:
        self.text.go_to(self.text.headings()[index])
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_to_item(self) -> None:
        self._go_to_section(self.contents.currentRow())

    def _mark_section(self) -> None:
        """Show in the contents where the caret stands."""
        place = self.text.textCursor().blockNumber()
        numbers = [block.blockNumber() for block in self.text.headings()]
        index = max(sum(number <= place for number in numbers) - 1, 0)
        with QSignalBlocker(self.contents), QSignalBlocker(self.section_box):
            if not self.contents.hasFocus():
                self.contents.setCurrentRow(index)
            self.section_box.setCurrentIndex(index)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 20, metrics.lineSpacing() * 14)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The contents beside the text where there is room, else as a list to open."""
        column = text_width(self.font(), READING_WIDTH)
        list_width = self.contents.sizeHintForColumn(0) + 4 * self.fontMetrics().averageCharWidth()
        wide = self.width() >= list_width + 0.75 * column
        self._side.setFixedWidth(list_width)
        self._side.setVisible(wide)
        self.section_box.setVisible(not wide)
        # Where room is short, arrows do; the buttons' names stay in words.
        self.previous_button.setText(self.tr("&Previous", "hit of a search") if wide else "↑")
        self.next_button.setText(self.tr("&Next", "hit of a search") if wide else "↓")
        self._search_row.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
