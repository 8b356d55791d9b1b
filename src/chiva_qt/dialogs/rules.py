"""The rules of the game, to read, to search and to hear line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from chiva_qt.dialogs.base import ButtonBox, Dialog, FlowLayout, scaled_font, text_width
from chiva_qt.i18n import languages
from chiva_qt.resources import resource_path

READING_WIDTH: Final = 70
"""Characters in a line of the rules."""

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


class RulesText(QTextBrowser):
    """The text in a column of readable width, with a caret that readers follow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self._hits: list[QTextCursor] = []
        self._current = -1

    def show_source(self, source: str) -> None:
        """Show Markdown; the reader's place stays where the text has as many paragraphs."""
        place = self.textCursor().blockNumber()
        self.document().setMarkdown(
            _COMMENT.sub("", source), QTextDocument.MarkdownFeature.MarkdownDialectCommonMark
        )
        self._set_type()
        self.go_to(self.document().findBlockByNumber(place))
        self.search("")

    def blocks(self) -> list[QTextBlock]:
        """The paragraphs in order."""
        found = []
        block = self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def headings(self) -> list[QTextBlock]:
        """The headings of the sections."""
        return [block for block in self.blocks() if block.blockFormat().headingLevel() == 2]

    def go_to(self, block: QTextBlock) -> None:
        """Put the caret at the beginning of a paragraph and show it at the top."""
        if not block.isValid():
            return
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - self.fontMetrics().height() // 2)

    # -- search -----------------------------------------------------------------

    def search(self, text: str) -> tuple[int, int]:
        """Find a text from the caret on. The number of the hit, from 1, and of all hits."""
        self._hits = []
        document = self.document()
        if text.strip():
            hit = document.find(text)
            while not hit.isNull():
                self._hits.append(hit)
                hit = document.find(text, hit)
        caret = self.textCursor().position()
        later = (n for n, hit in enumerate(self._hits) if hit.selectionStart() >= caret)
        self._current = next(later, 0) if self._hits else -1
        self._show_hit()
        return self._current + 1, len(self._hits)

    def step(self, by: int) -> tuple[int, int]:
        """Go on by so many hits, round the ends. The number of the hit and of all hits."""
        if self._hits:
            self._current = (self._current + by) % len(self._hits)
            self._show_hit()
        return self._current + 1, len(self._hits)

    def sentence_at_hit(self) -> str:
        """The sentence in which the current hit stands; empty when there is none."""
        if self._current < 0:
            return ""
        hit = self._hits[self._current]
        block = self.document().findBlock(hit.selectionStart())
        place = hit.selectionStart() - block.position()
        text = block.text()
        start = max((m.end() for m in re.finditer(r"[.!?:]\s+", text[:place])), default=0)
        end = re.search(r"[.!?](\s|$)", text[place:])
        return text[start : place + end.start() + 1 if end else len(text)]

    def _show_hit(self) -> None:
        palette = self.palette()
        marks = []
        for number, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit
            form = QTextCharFormat()
            if number == self._current:
                form.setBackground(palette.highlight())
                form.setForeground(palette.highlightedText())
            else:
                form.setFontUnderline(True)
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
                form.setUnderlineColor(palette.highlight().color())
            mark.format = form
            marks.append(mark)
        self.setExtraSelections(marks)
        if self._current >= 0:
            caret = QTextCursor(self._hits[self._current])
            caret.setPosition(caret.selectionStart())
            self.setTextCursor(caret)
            self._centre()

    def _centre(self) -> None:
        """Scroll so that the caret's line has text above and below it, where it was not in view."""
        line = self.cursorRect()
        height = self.viewport().height()
        if not height / 8 < line.center().y() < height * 7 / 8:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + line.center().y() - height // 3)

    # -- looks ------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._set_type()
            self._show_hit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_column()

    def _set_type(self) -> None:
        """Sizes, weights and spacing from the widget's font."""
        body = scaled_font(self.font(), 1.07)
        em = body.pixelSize()
        document = self.document()
        document.setDefaultFont(body)
        document.setDocumentMargin(0)
        cursor = QTextCursor(document)
        for block in self.blocks():
            level = block.blockFormat().headingLevel()
            form = QTextBlockFormat()
            form.setLineHeight(
                125.0 if level else 140.0,
                QTextBlockFormat.LineHeightTypes.ProportionalHeight.value,
            )
            first = block.blockNumber() == 0
            form.setTopMargin(em * (0.4 if first else {2: 1.3}.get(level, 0)))
            form.setBottomMargin(em * (0.25 if block.textList() else 0.5 if level else 0.75))
            chars = QTextCharFormat()
            # Steps of HTML's font sizes: 1.5 and 1.2 times the text.
            steps = {1: 2, 2: 1}.get(level, 0)
            chars.setProperty(QTextFormat.Property.FontSizeAdjustment, steps)
            if level:
                chars.setFontWeight(QFont.Weight.Bold)
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(form)
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            cursor.mergeCharFormat(chars)
        self._set_column()

    def _set_column(self) -> None:
        """Centre a column of readable width."""
        em = self.document().defaultFont().pixelSize()
        column = text_width(self.document().defaultFont(), READING_WIDTH)
        side = max((self.viewport().width() - column) / 2, em)
        root = self.document().rootFrame()
        form = root.frameFormat()
        if form.leftMargin() != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(em)
            form.setBottomMargin(em)
            root.setFrameFormat(form)


class RulesDialog(Dialog):
    """The rules, not modal. Ctrl+F searches; F3 and Shift+F3 go from hit to hit."""

    columns = 116
    lines = 34

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
        self._section_label = QLabel()
        self.section_box = QComboBox()
        self.section_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._section_label.setBuddy(self.section_box)
        self._contents_label = QLabel()
        self.contents = QListWidget()
        self._contents_label.setBuddy(self.contents)
        self.text = RulesText()
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

        self._section_row = QWidget()
        row = QHBoxLayout(self._section_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._section_label)
        row.addWidget(self.section_box, 1)

        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._contents_label)
        column.addWidget(self.contents, 1)

        middle = QHBoxLayout()
        middle.addWidget(self._side)
        middle.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(self._search_row)
        layout.addWidget(self._section_row)
        layout.addLayout(middle, 1)
        layout.addWidget(self._buttons)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules of Chiva", "window title"))
        self._search_label.setText(self.tr("&Search:", "label of a field"))
        self.search_field.setToolTip(self.tr("Search the rules (Ctrl+F)"))
        self.previous_button.setText(self.tr("&Previous", "hit of a search"))
        self.previous_button.setToolTip(self.tr("Previous place (Shift+F3)"))
        self.next_button.setText(self.tr("&Next", "hit of a search"))
        self.next_button.setToolTip(self.tr("Next place (F3)"))
        self._section_label.setText(self.tr("&Go to:", "label of a list of headings"))
        self._contents_label.setText(self.tr("C&ontents", "label of a list of headings"))
        self.text.setAccessibleName(self.tr("Rules, text to read", "name of a text field"))
        self.close_button.setText(self.tr("&Close"))
        if self._language != languages.code:
            self._language = languages.code
            self.text.show_source(rules_source(languages.code))
            names = [block.text() for block in self.text.headings()]
            for one in (self.section_box, self.contents):
                one.clear()
                one.addItems(names)
        self._find(self.search_field.text())
        self._mark_section()

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
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

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
        self._section_row.setVisible(not wide)
        self._search_row.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
