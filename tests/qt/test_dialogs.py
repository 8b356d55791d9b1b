"""The dialogs beside the table, opened in every language and at several sizes, with real keys."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QPalette, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QMainWindow,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chiva_engine.match import MatchState
from chiva_engine.moves import Play
from chiva_engine.tiles import SEATS, Tile
from chiva_engine.view import observe
from chiva_qt import settings as st
from chiva_qt.actions import TABLE, TABLE_KEYS, Actions
from chiva_qt.dialogs.about import AboutDialog, ErrorDialog
from chiva_qt.dialogs.base import LEAST_TEXT, Dialog, Pages, Question, ScrollPage
from chiva_qt.dialogs.ledger import LedgerDialog
from chiva_qt.dialogs.ledger_models import Column, HandTable, MoveTree
from chiva_qt.dialogs.new_match import NewMatch, NewMatchDialog
from chiva_qt.dialogs.notice import Notice
from chiva_qt.dialogs.preferences import Choice, PreferencesDialog
from chiva_qt.dialogs.rules import RulesDialog, passages, rules_source
from chiva_qt.dialogs.shortcuts import ShortcutsDialog
from chiva_qt.i18n import LANGUAGES, languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand, ledger
from chiva_qt.settings import Settings, format_letters, parse_letters
from chiva_qt.table.theme import load_theme, palette, stylesheet

# -- matches to show ---------------------------------------------------------------------------


def play_on(match: MatchState, moves: int, chance: random.Random) -> MatchState:
    """The match after so many more moves by chance, dealt on where a hand ends."""
    for _ in range(moves):
        if match.winner is not None:
            return match
        if match.hand.result is not None:
            match = match.next_hand()
        match = match.apply(chance.choice(match.hand.legal_moves()))
    return match


def hands_of(match: MatchState) -> tuple[LedgerHand, ...]:
    """The ledger as seat 1 may see it."""
    return ledger(match, observe(match.hand, 1, match.before))


def some_ledger() -> tuple[LedgerHand, ...]:
    """A few hands and one that goes on."""
    return hands_of(play_on(MatchState.new("ledger"), 100, random.Random(5)))


# -- every dialog ------------------------------------------------------------------------------


class Maker:
    """Makes each dialog with something to show."""

    def __init__(self, folder: Path) -> None:
        self.window = QMainWindow()
        self.settings = Settings(folder)
        self.actions = Actions(self.window)
        self.phrases = Phrases()

    def rules(self) -> RulesDialog:
        return RulesDialog()

    def ledger(self) -> LedgerDialog:
        dialog = LedgerDialog(self.phrases)
        dialog.set_ledger(some_ledger())
        return dialog

    def new_match(self) -> NewMatchDialog:
        return NewMatchDialog(self.phrases, {2: "strong", 3: "master", 4: "beginner"}, (2, 0))

    def preferences(self) -> PreferencesDialog:
        return PreferencesDialog(self.settings)

    def shortcuts(self) -> ShortcutsDialog:
        return ShortcutsDialog(self.actions)

    def about(self) -> AboutDialog:
        return AboutDialog()

    def error(self) -> ErrorDialog:
        return ErrorDialog("The match could not be saved.", "OSError: no space left")

    def question(self) -> Question:
        return Question("Reset?", "All preferences go back to what they were.", "&Yes", "&No")


NAMES = ("rules", "ledger", "new_match", "preferences", "shortcuts", "about", "error", "question")
every_dialog = pytest.mark.parametrize("name", NAMES)


@pytest.fixture
def maker(qapp: QApplication, tmp_path: Path) -> Maker:
    return Maker(tmp_path)


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    languages.switch("en")


@pytest.fixture
def text_size(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Set the program's text size in per cent, with the felt theme, for one test."""
    font, colours = QFont(qapp.font()), QPalette(qapp.palette())

    def switch(percent: int) -> None:
        larger = QFont(font)
        larger.setPointSizeF(11.25 * percent / 100)
        qapp.setFont(larger)
        qapp.setPalette(palette(load_theme("felt")))
        qapp.setStyleSheet(stylesheet(load_theme("felt"), percent / 100))

    yield switch
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setFont(font)


def opened(qtbot: QtBot, dialog: Dialog, width: int = 0, height: int = 0) -> Dialog:
    qtbot.addWidget(dialog)
    if width:
        dialog.resize(width, height)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    settle()
    return dialog


def settle() -> None:
    """Let layouts that wait for each other finish."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def pages_of(dialog: Dialog) -> Iterator[int]:
    """Turn to each page of the dialog; once where it has none."""
    pages = getattr(dialog, "pages", None)
    for index in range(pages.tabs.count() if pages is not None else 1):
        if pages is not None:
            pages.tabs.setCurrentIndex(index)
            settle()
        yield index


def shown(widget: QWidget, kind: type) -> list[QWidget]:
    return [child for child in widget.findChildren(kind) if child.isVisible()]


# -- closing -----------------------------------------------------------------------------------


@every_dialog
@pytest.mark.parametrize("way", ["esc", "title bar", "hide", "quit", "again"])
def test_closed_is_told_once(qtbot: QtBot, maker: Maker, name: str, way: str) -> None:
    dialog = opened(qtbot, getattr(maker, name)())
    told: list[str] = []
    dialog.closed.connect(lambda: told.append(way))
    if way == "esc":
        qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
    elif way == "title bar":
        dialog.close()
    elif way == "hide":
        dialog.hide()
    elif way == "quit":
        QCoreApplication.instance().aboutToQuit.emit()  # type: ignore[union-attr]
    else:
        dialog.close()
        dialog.show()
        dialog.reject()
    settle()
    assert not dialog.isVisible()
    assert told == [way] * (2 if way == "again" else 1)
    dialog.close()
    assert len(told) == (2 if way == "again" else 1)


def test_minimising_is_not_closing(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.rules())
    told: list[bool] = []
    dialog.closed.connect(lambda: told.append(True))
    dialog.showMinimized()
    settle()
    dialog.showNormal()
    settle()
    assert told == []


@every_dialog
def test_esc_closes_from_every_place(qtbot: QtBot, maker: Maker, name: str) -> None:
    dialog = opened(qtbot, getattr(maker, name)())
    for widget in [*shown(dialog, QWidget)]:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled():
            dialog.show()
            settle()
            widget.setFocus()
            qtbot.keyClick(widget, Qt.Key.Key_Escape)
            assert not dialog.isVisible(), widget.objectName() or widget


# -- for everyone's ears -----------------------------------------------------------------------


def nodes(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for index in range(node.childCount()):
        child = node.child(index)
        if child is not None:
            yield from nodes(child)


@every_dialog
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_focusable_is_nameless(
    qtbot: QtBot, maker: Maker, name: str, language: str
) -> None:
    languages.switch(language)
    dialog = opened(qtbot, getattr(maker, name)())
    assert dialog.windowTitle()
    for _ in pages_of(dialog):
        found = 0
        for node in nodes(QAccessible.queryAccessibleInterface(dialog)):
            state = node.state()
            if state.focusable and not state.invisible:
                found += 1
                assert node.text(QAccessible.Text.Name).strip(), (node.role(), node.object())
                assert not node.rect().isEmpty() or state.offscreen, node.object()
        assert found


@every_dialog
def test_tab_reaches_everything_and_leaves_it(qtbot: QtBot, maker: Maker, name: str) -> None:
    dialog = opened(qtbot, getattr(maker, name)())
    for _ in pages_of(dialog):
        wanted = {
            widget
            for widget in shown(dialog, QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isEnabled()
            and widget.focusProxy() is None
            and not isinstance(widget, QTabBar | QScrollArea)
        }
        start = dialog.focusWidget()
        assert start is not None
        seen = {start}
        for _ in range(3 * len(wanted) + 6):
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            seen.add(dialog.focusWidget())
            if dialog.focusWidget() is start and len(seen) > 1:
                break
        assert wanted <= seen
        assert dialog.focusWidget() is start


@every_dialog
@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_unique(qtbot: QtBot, maker: Maker, name: str, language: str) -> None:
    languages.switch(language)
    dialog = opened(qtbot, getattr(maker, name)(), 1000, 700)
    for _ in pages_of(dialog):
        texts = [w.text() for w in shown(dialog, QAbstractButton)]  # type: ignore[attr-defined]
        texts += [w.text() for w in shown(dialog, QLabel) if w.buddy() is not None]  # type: ignore[attr-defined]
        for bar in shown(dialog, QTabBar):
            assert isinstance(bar, QTabBar)
            texts += [bar.tabText(index) for index in range(bar.count())]
        letters = Counter(
            found[1].upper() for text in texts if (found := re.search(r"&(\w)", text))
        )
        assert [letter for letter, count in letters.items() if count > 1] == []


# -- languages ---------------------------------------------------------------------------------


def all_texts(dialog: Dialog) -> list[str]:
    texts = [dialog.windowTitle()]
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget.parent(), QTabBar):
            continue  # Qt's own, with texts from when it was made
        for name in ("text", "accessibleName", "accessibleDescription", "toolTip"):
            reader = getattr(widget, name, None)
            if callable(reader):
                texts.append(str(reader()))
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(index) for index in range(widget.count())]
    return texts


@pytest.mark.parametrize("name", [name for name in NAMES if name != "question"])
@pytest.mark.parametrize("language", ["de", "ms"])
def test_texts_follow_the_language_at_once(
    qtbot: QtBot, maker: Maker, name: str, language: str
) -> None:
    """Switched while open, a dialog says what it would say when opened in that language."""
    dialog = opened(qtbot, getattr(maker, name)())
    languages.switch(language)
    maker.actions.retranslate()
    settle()
    live = all_texts(dialog)
    dialog.close()
    fresh = opened(qtbot, getattr(maker, name)())
    assert live == all_texts(fresh)
    languages.switch("en")
    settle()
    assert all_texts(fresh) != live


# -- sizes -------------------------------------------------------------------------------------


def cut_off(dialog: Dialog) -> list[str]:
    """Texts that do not fit into their place, and widgets outside of theirs."""
    found = []
    for label in shown(dialog, QLabel):
        assert isinstance(label, QLabel)
        needed = label.sizeHint()
        height = label.heightForWidth(label.width()) if label.wordWrap() else needed.height()
        width = label.minimumSizeHint().width() if label.wordWrap() else needed.width()
        if label.width() < width or label.height() < height:
            found.append(f"label {label.text()!r}: {label.size()} of {width} x {height}")
    for button in shown(dialog, QAbstractButton):
        hint = button.minimumSizeHint()
        if button.width() < hint.width() or button.height() < hint.height():
            found.append(f"button {button.text()!r}: {button.size()} of {hint}")  # type: ignore[attr-defined]
    for box in shown(dialog, QComboBox):
        assert isinstance(box, QComboBox)
        metrics = box.fontMetrics()
        widest = max(metrics.horizontalAdvance(box.itemText(n)) for n in range(box.count()))
        # The text may shrink; the arrow takes about two heights.
        if box.width() - 2 * metrics.height() < LEAST_TEXT * widest:
            found.append(f"list {box.objectName()}: {box.width()} for {widest}")
    for area in shown(dialog, QScrollArea):
        assert isinstance(area, QScrollArea)
        page = area.widget()
        if page.width() > area.viewport().width():
            found.append(f"page {page.width()} wide in {area.viewport().width()}")
    for widget in shown(dialog, QWidget):
        parent = widget.parentWidget()
        if parent is dialog and not dialog.rect().contains(widget.geometry()):
            found.append(f"{widget} at {widget.geometry()} outside of {dialog.size()}")
    return found


@every_dialog
@pytest.mark.parametrize(
    ("language", "percent", "width", "height"),
    [
        *((language, percent, 360, 640) for language in LANGUAGES for percent in (100, 200)),
        ("de", 100, 800, 600),
        ("ms", 200, 1280, 720),
        ("en", 100, 3840, 2160),
    ],
)
def test_nothing_is_cut_off(
    qtbot: QtBot,
    maker: Maker,
    text_size: Callable[[int], None],
    name: str,
    language: str,
    percent: int,
    width: int,
    height: int,
) -> None:
    text_size(percent)
    languages.switch(language)
    dialog = opened(qtbot, getattr(maker, name)(), width, height)
    assert (dialog.width(), dialog.height()) == (width, height)
    for _ in pages_of(dialog):
        assert cut_off(dialog) == []


def test_the_check_sees_what_is_cut_off(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Question("Q", "A long question to be answered", "&Yes", "&No"), 300, 200)
    assert cut_off(dialog) == []
    dialog.yes_button.setFixedWidth(8)  # type: ignore[attr-defined]
    settle()
    assert cut_off(dialog) != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 200])
def test_dialogs_open_as_large_as_what_they_hold(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None], language: str, percent: int
) -> None:
    text_size(percent)
    languages.switch(language)
    for name in ("preferences", "new_match"):
        dialog = opened(qtbot, getattr(maker, name)())
        most = dialog.screen().availableGeometry().size() - QSize(24, 48)
        for _ in pages_of(dialog):
            for page in shown(dialog, ScrollPage):
                assert isinstance(page, ScrollPage)
                whole = page.verticalScrollBar().maximum() == 0
                assert whole or dialog.height() == most.height()
        for pages in dialog.findChildren(Pages):
            assert not pages.box.isVisible() or dialog.width() == most.width()
        dialog.close()


def test_an_open_dialog_grows_with_its_text(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None]
) -> None:
    text_size(100)
    dialog = opened(qtbot, maker.new_match())
    before = dialog.size()
    text_size(200)
    qtbot.waitUntil(lambda: dialog.width() > 1.3 * before.width())
    assert dialog.screen().availableGeometry().contains(dialog.geometry())
    # A size that was given by hand stays.
    dialog.resize(dialog.width() - 40, dialog.height() - 40)
    mine = dialog.size()
    text_size(100)
    settle()
    assert dialog.size() == mine


def test_the_wheel_scrolls_past_a_list_without_the_focus(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None]
) -> None:
    text_size(100)
    dialog = opened(qtbot, maker.preferences(), 420, 320)
    assert isinstance(dialog, PreferencesDialog)
    made = dialog.controls[st.THEME.key]
    assert isinstance(made, Choice)
    before = maker.settings.get(st.THEME), made.box.currentIndex()
    area = next(page for page in shown(dialog, ScrollPage) if page.isAncestorOf(made.box))
    assert isinstance(area, ScrollPage)
    for _ in range(2):
        wheel(made.box, -120)
    assert (maker.settings.get(st.THEME), made.box.currentIndex()) == before
    assert not made.box.hasFocus()
    assert area.verticalScrollBar().value() > 0


def wheel(widget: QWidget, turn: int) -> None:
    """Turn the mouse wheel over a widget; what has no use for it passes it on, as Qt does."""
    event = QWheelEvent(
        QPointF(widget.rect().center()),
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    over: QWidget | None = widget
    while over is not None:
        event.accept()
        QApplication.sendEvent(over, event)
        over = None if event.isAccepted() else over.parentWidget()
    settle()


def test_a_button_in_little_room_shows_all_of_its_text(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None]
) -> None:
    text_size(200)
    languages.switch("ms")
    dialog = opened(qtbot, maker.preferences(), 396, 476)
    assert isinstance(dialog, PreferencesDialog)
    button = dialog.reset_button
    button.setText("&Tetapkan")
    settle()
    image = button.grab().toImage()
    ground = image.pixelColor(16, image.height() // 2)
    button.setText("&Tetapkan semula semuanya…")
    settle()
    image = button.grab().toImage()
    # Beside the text there is the ground alone, on both sides.
    for x in (*range(10, 22), *range(image.width() - 22, image.width() - 10)):
        column = {image.pixelColor(x, y).name() for y in range(16, image.height() - 16)}
        assert column == {ground.name()}
    ink = {
        image.pixelColor(x, image.height() // 2).name()
        for x in range(image.width() // 4, 3 * image.width() // 4)
    }
    assert len(ink) > 1


@every_dialog
def test_it_opens_within_the_screen(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None], name: str
) -> None:
    text_size(200)
    dialog = opened(qtbot, getattr(maker, name)())
    room = dialog.screen().availableGeometry()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()


def test_a_notice_stays_over_the_middle_of_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 420, 360)
    window.show()
    notice = Notice("Chiva", "A sentence that is to be read before the game goes on.", window)
    notice.show()
    qtbot.waitExposed(notice)
    # As a system does that gives a window its place when it is there already.
    window.move(200, 180)
    away = window.frameGeometry().center() - notice.frameGeometry().center()
    assert away.manhattanLength() <= 2
    # Never beyond the screen.
    screen = notice.screen().availableGeometry()
    window.move(screen.right() - 60, screen.bottom() - 40)
    assert screen.contains(notice.frameGeometry())


# -- the rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_passage(language: str) -> None:
    told = {rule for passage in passages(rules_source(language)) for rule in passage.rules}
    assert told == {f"R{number}" for number in range(1, 27)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_passages_of_all_languages_tell_the_same(language: str) -> None:
    order = [passage.rules for passage in passages(rules_source(language))]
    assert order == [passage.rules for passage in passages(rules_source("en"))]


def test_a_language_without_rules_gets_english() -> None:
    assert rules_source("eo") == rules_source("en")


def test_the_rules_are_in_their_own_words() -> None:
    """No eight words in a row stand in the sources of the rules, where those are at hand."""
    folder = Path(__file__).resolve().parents[3] / "shared" / "rules"
    sources = [folder / "RULES.md", folder / "seed-en.txt"]
    if not all(source.exists() for source in sources):
        pytest.skip("the sources of the rules are not here")

    def runs(text: str) -> set[tuple[str, ...]]:
        words = re.findall(r"[\w'-]+", text.lower())
        return {tuple(words[n : n + 8]) for n in range(len(words) - 7)}

    ours = "\n".join(passage.text for passage in passages(rules_source("en")))
    for source in sources:
        assert runs(ours) & runs(source.read_text(encoding="utf-8")) == set()


def test_no_comment_is_shown(qtbot: QtBot, maker: Maker) -> None:
    dialog = maker.rules()
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    assert "<!--" not in text
    assert "R10" not in text
    assert "counter-clockwise" in text


def test_rules_lines_are_of_readable_length(
    qtbot: QtBot, maker: Maker, text_size: Callable[[int], None]
) -> None:
    text_size(100)
    dialog = opened(qtbot, maker.rules(), 3840, 2160)
    assert isinstance(dialog, RulesDialog)
    block = max(dialog.text.blocks(), key=lambda block: len(block.text()))
    lines = [block.layout().lineAt(n) for n in range(block.layout().lineCount())]
    longest = max(line.textLength() for line in lines)
    assert 55 <= longest <= 85
    middle = lines[0].position().x() + block.layout().position().x() + lines[0].width() / 2
    assert abs(middle - dialog.text.viewport().width() / 2) < 20


def test_search_walks_from_place_to_place(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.rules(), 900, 700)
    assert isinstance(dialog, RulesDialog)
    said: list[str] = []
    dialog.spoken.connect(said.append)
    text = dialog.text.toPlainText().lower()
    count = text.count("partner")
    assert count > 3
    assert dialog.text.hasFocus()
    qtbot.keyClick(dialog.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search_field.hasFocus()
    qtbot.keyClicks(dialog.search_field, "Partner")
    assert dialog.count_label.text() == f"1 of {count}."
    places = [dialog.text.textCursor().position()]
    assert text[places[0] :].startswith("partner")
    qtbot.keyClick(dialog.search_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.search_field.hasFocus()
    places.append(dialog.text.textCursor().position())
    qtbot.keyClick(dialog.search_field, Qt.Key.Key_F3)
    places.append(dialog.text.textCursor().position())
    assert places == sorted(set(places))
    assert dialog.count_label.text() == f"3 of {count}."
    qtbot.keyClick(dialog.search_field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.text.textCursor().position() == places[1]
    # What is found is said: the sentence around it, without losing the place in the field.
    assert said[-1].startswith(f"2 of {count}.")
    assert "partner" in said[-1].lower()
    for _ in range(count - 1):
        qtbot.keyClick(dialog.search_field, Qt.Key.Key_F3)
    assert dialog.text.textCursor().position() == places[0]
    # Tab leads to the text, where a reader goes on from the place that was found.
    dialog.text.setFocus()
    qtbot.keyClick(dialog.text, Qt.Key.Key_Down)
    assert dialog.text.textCursor().position() > places[0]


def test_search_for_nothing_and_for_what_is_not_there(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.rules())
    assert isinstance(dialog, RulesDialog)
    place = dialog.text.textCursor().position()
    qtbot.keyClicks(dialog.search_field, "xylophone")
    assert dialog.count_label.text() == "Not found."
    assert not dialog.next_button.isEnabled()
    assert dialog.text.textCursor().position() == place
    dialog.search_field.clear()
    assert dialog.count_label.text() == ""
    qtbot.keyClick(dialog.search_field, Qt.Key.Key_F3)
    assert dialog.text.textCursor().position() == place


@pytest.mark.parametrize("width", [1200, 400])
def test_contents_lead_to_their_headings(qtbot: QtBot, maker: Maker, width: int) -> None:
    dialog = opened(qtbot, maker.rules(), width, 640)
    assert isinstance(dialog, RulesDialog)
    assert dialog.contents.isVisible() == (width == 1200)
    assert dialog.section_box.isVisible() == (width == 400)
    if width == 1200:
        dialog.contents.setFocus()
        qtbot.keyClick(dialog.contents, Qt.Key.Key_End)
        qtbot.keyClick(dialog.contents, Qt.Key.Key_Return)
    else:
        dialog.section_box.setFocus()
        qtbot.keyClick(dialog.section_box, Qt.Key.Key_End)
        dialog.section_box.activated.emit(dialog.section_box.currentIndex())
    assert dialog.isVisible()
    assert dialog.text.hasFocus()
    assert dialog.text.textCursor().block().text() == dialog.text.headings()[-1].text()
    top = dialog.text.cursorRect().top()
    assert 0 <= top < dialog.text.viewport().height()


def test_the_place_in_the_rules_survives_a_change_of_language(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.rules())
    assert isinstance(dialog, RulesDialog)
    dialog.text.go_to(dialog.text.headings()[3])
    languages.switch("de")
    settle()
    assert dialog.text.textCursor().block() == dialog.text.headings()[3]
    assert dialog.text.textCursor().block().text() != "Your turn"


# -- the ledger --------------------------------------------------------------------------------


def tree_texts(model: MoveTree, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[str]:
    """All texts of the tree, top to bottom."""
    found = []

    def walk(parent) -> None:  # type: ignore[no-untyped-def]
        for row in range(model.rowCount(parent)):
            found.append(str(model.index(row, 0, parent).data(role)))
            walk(model.index(row, 0, parent))

    walk(model.index(-1, -1))
    return found


def test_the_models_keep_qt_s_rules(qtbot: QtBot, maker: Maker) -> None:
    """Grown move by move, taken back, and begun again, while Qt's own tester watches."""
    dialog = LedgerDialog(maker.phrases)
    qtbot.addWidget(dialog)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(m, mode) for m in (dialog.move_model, dialog.hand_model)]
    match, chance = MatchState.new("walk"), random.Random(1)
    past = [match]
    for _ in range(70):
        match = play_on(match, 1, chance)
        past.append(match)
        dialog.set_ledger(hands_of(match))
    fresh = LedgerDialog(maker.phrases)
    qtbot.addWidget(fresh)
    for state in (*past[::-7], past[40], past[-1], past[3]):
        dialog.set_ledger(hands_of(state))
        fresh.set_ledger(())
        fresh.set_ledger(hands_of(state))
        assert tree_texts(dialog.move_model) == tree_texts(fresh.move_model)
    assert len(testers) == 2


def test_every_move_stands_in_the_tree(qtbot: QtBot, maker: Maker) -> None:
    hands = some_ledger()
    dialog = maker.ledger()
    qtbot.addWidget(dialog)
    model = dialog.move_model
    assert model.rowCount() == len(hands) > 2
    for row, hand in enumerate(hands):
        top = model.index(row, 0)
        extra = 0 if hand.finished is None else 2
        assert model.rowCount(top) == len(hand.moves) + extra
        for number, move in enumerate(hand.moves):
            place = model.index(number, 0, top)
            text = str(place.data())
            assert text == place.data(Qt.ItemDataRole.AccessibleTextRole)
            assert text.startswith(f"{number + 1}. {maker.phrases.seat(move.turn.seat)}")
            assert move.ends is not None
            assert text.endswith(f" Ends {move.ends[0]} and {move.ends[1]}.")
            played = move.turn.move
            if isinstance(played, Play):
                assert str(played.tile) in text
                if played.end is not None:
                    assert f"on the {played.end}" in text
            else:
                assert "passed on" in text


def test_no_hidden_tile_stands_in_the_ledger(qtbot: QtBot, maker: Maker) -> None:
    """While a hand is played only its line is told; once it is over, all four deals are (R24)."""
    match = play_on(MatchState.new("hidden"), 9, random.Random(2))
    assert match.hand.result is None
    dialog = LedgerDialog(maker.phrases)
    qtbot.addWidget(dialog)
    dialog.set_ledger(hands_of(match))
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    told = " ".join(text for role in roles for text in tree_texts(dialog.move_model, role))
    named = {Tile.parse(text) for text in re.findall(r"\d-\d", told)}
    assert named == set(match.hand.line.tiles)
    while match.hand.result is None:
        match = play_on(match, 1, random.Random(3))
    dialog.set_ledger(hands_of(match))
    told = " ".join(tree_texts(dialog.move_model))
    assert len({Tile.parse(text) for text in re.findall(r"\d-\d", told)}) == 28
    for seat in SEATS:
        dealt = maker.phrases.dealt_hand(seat, match.hand.dealt[seat - 1])
        assert dealt in told


def test_the_reader_s_place_stays(qtbot: QtBot, maker: Maker) -> None:
    match, chance = MatchState.new("place"), random.Random(4)
    match = play_on(match, 40, chance)
    dialog = LedgerDialog(maker.phrases)
    dialog.set_ledger(hands_of(match))
    opened(qtbot, dialog, 700, 400)
    model, tree = dialog.move_model, dialog.tree
    tree.expand(model.index(0, 0))
    tree.setCurrentIndex(model.index(3, 0, model.index(0, 0)))
    tree.scrollTo(tree.currentIndex())
    place, scroll = str(tree.currentIndex().data()), tree.verticalScrollBar().value()
    for _ in range(30):
        match = play_on(match, 1, chance)
        dialog.set_ledger(hands_of(match))
        settle()
        assert tree.currentIndex().data() == place
        assert tree.isExpanded(model.index(0, 0))
        assert tree.verticalScrollBar().value() == scroll


def test_the_ledger_opens_at_the_hand_that_is_played(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.ledger())
    assert isinstance(dialog, LedgerDialog)
    last = dialog.move_model.rowCount() - 1
    assert dialog.tree.currentIndex().row() == last
    assert dialog.tree.isExpanded(dialog.tree.currentIndex())
    assert dialog.tree.hasFocus()


def test_from_a_hand_in_the_table_to_its_moves(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.ledger())
    assert isinstance(dialog, LedgerDialog)
    dialog.tabs.setCurrentIndex(1)
    dialog.table.setFocus()
    dialog.table.setCurrentIndex(dialog.hand_model.index(1, 0))
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.tree.hasFocus()
    assert dialog.tree.currentIndex().row() == 1
    assert dialog.tree.isExpanded(dialog.tree.currentIndex())


def test_the_table_tells_how_each_hand_ended(maker: Maker) -> None:
    """Checked over whole matches against the engine's own results."""
    outcomes = set()
    for seed in range(40):
        match = play_on(MatchState.new(seed), 400, random.Random(seed))
        model = HandTable(maker.phrases, maker.phrases)
        model.set_ledger(hands_of(match))
        assert model.rowCount() == match.number
        for row, done in enumerate(match.played):
            cells = {c: str(model.index(row, c.value).data()) for c in Column}
            heard = {
                c: str(model.index(row, c.value).data(Qt.ItemDataRole.AccessibleTextRole))
                for c in Column
            }
            outcomes.add(cells[Column.OUTCOME])
            assert cells[Column.NUMBER] == str(done.number)
            assert cells[Column.OPENER] == maker.phrases.seat(done.hand.opener)
            winner = {None: "nobody", 1: "Us", 2: "Them"}[done.result.winner]
            assert cells[Column.WINNER] == winner
            pips = done.result.pips
            sums = (pips[0] + pips[2], pips[1] + pips[3])
            if done.result.outcome.value == "domino":
                assert cells[Column.SUMS] == "–"
            else:
                assert cells[Column.SUMS] == f"{sums[0]} : {sums[1]}"
                assert f"us {sums[0]}, them {sums[1]}" in heard[Column.SUMS]
            assert (cells[Column.BREAK] == "broken") == done.settled.broke
            after = done.settled.streaks
            assert cells[Column.STREAKS] == f"{after[0]} : {after[1]}"
            assert heard[Column.STREAKS] == f"Us {after[0]}, them {after[1]}."
    assert len(outcomes) == 3


# -- a new match -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "seed"), [("", None), ("   ", None), (" 77 ", "77"), ("goat", "goat")]
)
def test_enter_starts_the_match_that_was_asked_for(
    qtbot: QtBot, maker: Maker, typed: str, seed: str | None
) -> None:
    dialog = opened(qtbot, maker.new_match())
    assert isinstance(dialog, NewMatchDialog)
    wanted: list[NewMatch] = []
    dialog.started.connect(wanted.append)
    assert dialog.seed_field.hasFocus()
    qtbot.keyClicks(dialog.seed_field, typed)
    qtbot.keyClick(dialog.level_boxes[4], Qt.Key.Key_End)
    qtbot.keyClick(dialog.seed_field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert wanted == [NewMatch(seed, {3: "master", 2: "strong", 4: "master"})]


def test_esc_starts_nothing(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.new_match())
    assert isinstance(dialog, NewMatchDialog)
    wanted: list[NewMatch] = []
    dialog.started.connect(wanted.append)
    qtbot.keyClick(dialog.seed_field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert wanted == []


def test_a_match_that_would_end_is_named(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.new_match())
    assert "The match at 2 to 0 ends." in [w.text() for w in shown(dialog, QLabel)]  # type: ignore[attr-defined]
    calm = opened(qtbot, NewMatchDialog(maker.phrases, {}, None))
    assert not [w for w in shown(calm, QLabel) if "ends" in w.text()]  # type: ignore[attr-defined]


def test_each_level_is_explained(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.new_match())
    assert isinstance(dialog, NewMatchDialog)
    box = dialog.level_boxes[3]
    notes = []
    for index in range(box.count()):
        box.setCurrentIndex(index)
        notes.append(box.accessibleDescription())
        assert notes[-1] in [w.text() for w in shown(dialog, QLabel)]  # type: ignore[attr-defined]
    assert len(set(notes)) == box.count() == 4
    assert all(notes)


# -- preferences -------------------------------------------------------------------------------


def test_every_setting_has_its_control(qtbot: QtBot, maker: Maker) -> None:
    dialog = maker.preferences()
    qtbot.addWidget(dialog)
    assert {*dialog.controls, st.LETTERS.key} == {setting.key for setting in st.ALL}


def test_a_choice_takes_effect_at_once(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences())
    changed: list[str] = []
    maker.settings.changed.connect(changed.append)
    box = dialog.findChild(QComboBox, "setting-look/theme")
    assert isinstance(box, QComboBox)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert maker.settings.get(st.THEME) == "felt"
    assert changed == ["look/theme"]
    assert dialog.isVisible()


def test_a_switch_is_switched_by_key_and_by_its_label(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences(), 700, 900)
    assert isinstance(dialog, PreferencesDialog)
    control = dialog.controls[st.SHOW_PASSES.key]
    qtbot.keyClick(control.box, Qt.Key.Key_Space)  # type: ignore[attr-defined]
    assert maker.settings.get(st.SHOW_PASSES) is False
    qtbot.mouseClick(control.label, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))  # type: ignore[attr-defined]
    assert maker.settings.get(st.SHOW_PASSES) is True


def test_a_change_from_elsewhere_is_shown(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences())
    assert isinstance(dialog, PreferencesDialog)
    maker.settings.set(st.SHOW_MENU_BAR, False)
    maker.settings.set(st.SPEED, "calm")
    assert not dialog.controls[st.SHOW_MENU_BAR.key].box.isChecked()  # type: ignore[attr-defined]
    assert dialog.controls[st.SPEED.key].box.currentData() == "calm"  # type: ignore[attr-defined]


def letters_page(dialog: PreferencesDialog) -> None:
    dialog.tabs.setCurrentIndex(3)
    settle()
    dialog.letters.setFocus()


def row_of(dialog: PreferencesDialog, action: str) -> int:
    return next(n for n, spec in enumerate(dialog.letter_model.specs) if spec.name == action)


def test_a_letter_typed_on_a_row_becomes_its_key(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences())
    assert isinstance(dialog, PreferencesDialog)
    said: list[str] = []
    dialog.spoken.connect(said.append)
    letters_page(dialog)
    row = row_of(dialog, "hint")
    dialog.letters.setCurrentIndex(dialog.letter_model.index(row, 0))
    qtbot.keyClick(dialog.letters, Qt.Key.Key_J)
    assert parse_letters(maker.settings.get(st.LETTERS)) == {"hint": "J"}
    assert dialog.letter_model.index(row, 1).data() == "J"
    assert said == ["J now means: Hint."]
    qtbot.keyClick(dialog.letters, Qt.Key.Key_Delete)
    assert parse_letters(maker.settings.get(st.LETTERS)) == {"hint": ""}
    qtbot.keyClick(dialog.letters, Qt.Key.Key_H)
    assert maker.settings.get(st.LETTERS) == ""


def test_a_letter_that_is_taken_is_refused_with_a_sentence(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences())
    assert isinstance(dialog, PreferencesDialog)
    said: list[str] = []
    dialog.spoken.connect(said.append)
    letters_page(dialog)
    dialog.letters.setCurrentIndex(dialog.letter_model.index(row_of(dialog, "hint"), 0))
    qtbot.keyClick(dialog.letters, Qt.Key.Key_U)
    assert maker.settings.get(st.LETTERS) == ""
    assert said == ["U already means: Undo."]
    assert dialog.message.text() == said[0]
    assert dialog.message.isVisible()


def test_letters_cannot_be_changed_while_they_are_off(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.preferences())
    assert isinstance(dialog, PreferencesDialog)
    dialog.tabs.setCurrentIndex(3)
    qtbot.keyClick(dialog.controls[st.LETTER_KEYS.key].box, Qt.Key.Key_Space)  # type: ignore[attr-defined]
    assert maker.settings.get(st.LETTER_KEYS) is False
    assert not dialog.letters.isEnabled()


def test_reset_asks_first(qtbot: QtBot, maker: Maker) -> None:
    maker.settings.set(st.THEME, "slate")
    maker.settings.set(st.LETTERS, "hint=J")
    dialog = opened(qtbot, maker.preferences())
    assert isinstance(dialog, PreferencesDialog)
    question = dialog.ask_reset()
    qtbot.waitExposed(question)
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert maker.settings.get(st.THEME) == "slate"
    # Enter is the answer that loses nothing.
    question = dialog.ask_reset()
    qtbot.waitExposed(question)
    assert question.no_button.isDefault()
    qtbot.keyClick(question, Qt.Key.Key_Return)
    assert maker.settings.get(st.THEME) == "slate"
    question = dialog.ask_reset()
    qtbot.waitExposed(question)
    qtbot.keyClick(question.yes_button, Qt.Key.Key_Space)
    assert maker.settings.get(st.THEME) == "system"
    assert maker.settings.get(st.LETTERS) == ""
    assert dialog.controls[st.THEME.key].box.currentIndex() == 0  # type: ignore[attr-defined]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_letters_are_kept_as_text() -> None:
    letters = {"hint": "J", "pass": ""}
    assert parse_letters(format_letters(letters)) == letters
    assert parse_letters("hint=j;;=K;pass;redo=xy;undo=7;left=Ä;step=ß") == {
        "hint": "J",
        "left": "Ä",
    }


# -- keys --------------------------------------------------------------------------------------


def test_every_key_is_listed(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.shortcuts())
    assert isinstance(dialog, ShortcutsDialog)
    model = dialog.table.model()
    rows = [
        tuple(str(model.index(row, column).data()) for column in range(3))
        for row in range(model.rowCount())
    ]
    with_keys = [spec for spec in TABLE if spec.keys or spec.letter]
    assert len(rows) == len(TABLE_KEYS) + len(with_keys)
    assert ("Play", "Undo", "Ctrl+Z and U") in rows
    assert [row[0] for row in rows[: len(TABLE_KEYS)]] == ["Table"] * len(TABLE_KEYS)
    menus = [row[0] for row in rows]
    assert menus == sorted(menus, key=menus.index)


def test_keys_can_be_searched(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.shortcuts())
    assert isinstance(dialog, ShortcutsDialog)
    said: list[str] = []
    dialog.spoken.connect(said.append)
    qtbot.keyClick(dialog.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search_field.hasFocus()
    qtbot.keyClicks(dialog.search_field, "undo")
    model = dialog.table.model()
    assert [model.index(row, 1).data() for row in range(model.rowCount())] == ["Undo"]
    qtbot.keyClicks(dialog.search_field, "zzz")
    assert model.rowCount() == 0
    assert said
    dialog.search_field.clear()
    assert model.rowCount() > 20


def test_a_changed_letter_is_listed(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.shortcuts())
    assert isinstance(dialog, ShortcutsDialog)
    maker.actions.set_letters(True, {"hint": "J"})
    dialog.refresh()
    model = dialog.table.model()
    assert "J" in [model.index(row, 2).data() for row in range(model.rowCount())]


# -- about, errors -----------------------------------------------------------------------------


def test_about_says_what_the_computer_knows(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.about())
    assert isinstance(dialog, AboutDialog)
    text = dialog.text.toPlainText()
    for word in ("MIT", "Python 3", "Qt 6", "their own hand", "mistakes"):
        assert word in text


def test_an_error_can_be_copied(qtbot: QtBot, maker: Maker) -> None:
    dialog = opened(qtbot, maker.error())
    assert isinstance(dialog, ErrorDialog)
    said: list[str] = []
    dialog.spoken.connect(said.append)
    QApplication.clipboard().clear()
    dialog.copy_button.setFocus()
    qtbot.keyClick(dialog.copy_button, Qt.Key.Key_Space)
    assert QApplication.clipboard().text() == "OSError: no space left"
    assert said == ["The details were copied."]
    assert dialog.details.isReadOnly()
