"""Text to read: in a column of readable width, with a caret, searchable."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QFont,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from chiva_qt.dialogs.base import scaled_font, text_width

READING_WIDTH: Final = 70
"""Characters in a line."""


class ReadingText(QTextBrowser):
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
        self._origin = 0
        """Where the caret stood when the search began."""
        self._found = 0
        """Where the search put it."""

    def show_source(self, source: str) -> None:
        """Show Markdown; the reader's place stays where the text has as many paragraphs."""
        place = self.textCursor().blockNumber()
        self.document().setMarkdown(source, QTextDocument.MarkdownFeature.MarkdownDialectCommonMark)
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
        """Find a text from the caret on. The number of the hit, from 1, and of all hits.

        The caret goes there, or back to where it was when there is none. As long as it is not
        moved in between, another text is looked for from the same place.
        """
        self._hits = []
        if self.textCursor().position() != self._found:
            self._origin = self.textCursor().position()
        document = self.document()
        if text.strip():
            hit = document.find(text)
            while not hit.isNull():
                self._hits.append(hit)
                hit = document.find(text, hit)
        later = (n for n, hit in enumerate(self._hits) if hit.selectionStart() >= self._origin)
        self._current = next(later, 0) if self._hits else -1
        self._show_hit()
        if self._current < 0:
            self._put_caret(self._origin)
        return self._current + 1, len(self._hits)

    def step(self, by: int) -> tuple[int, int]:
        """Go on by so many hits, round the ends. The number of the hit and of all hits."""
        if self._hits:
            self._current = (self._current + by) % len(self._hits)
            self._show_hit()
            self._origin = self._found
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
            self._put_caret(self._hits[self._current].selectionStart())

    def _put_caret(self, position: int) -> None:
        caret = self.textCursor()
        if caret.position() != position:
            caret.setPosition(position)
            self.setTextCursor(caret)
            self._centre()
        self._found = position

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
