"""Another language takes effect at once and everywhere, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from chiva_engine.players.steady import Steady
from chiva_qt import LANGUAGES
from chiva_qt import settings as st
from chiva_qt.a11y.announcer import Announcer
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.actions import TABLE, Menu
from chiva_qt.controller import GameController
from chiva_qt.dialogs.base import Dialog
from chiva_qt.i18n import language_name, languages
from chiva_qt.presentation import Phase
from chiva_qt.settings import Settings
from chiva_qt.window import MainWindow
from tests.i18n.fits import settle, shown, texts_of

SEED = "switching"
BESIDE = ("rules", "ledger", "history", "shortcuts", "preferences", "about", "new")


class Program:
    """The window with its controller, at the person's turn."""

    def __init__(self, qtbot: QtBot, folder: Path, language: str) -> None:
        folder.mkdir(exist_ok=True)
        self.qtbot = qtbot
        self.settings = Settings(folder)
        self.settings.set(st.LANGUAGE, language)
        for setting, value in ((st.SPEED, "instant"), (st.MOTION, "off")):
            self.settings.set(setting, value)
        languages.switch(language)
        self.controller = GameController(lambda level: Steady(), SEED)
        self.window = MainWindow(self.controller, self.settings)
        self.window.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.controller.start()
        waiting = (Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER)
        qtbot.waitUntil(lambda: self.controller.model.phase in waiting, timeout=10_000)
        settle()

    def close(self) -> None:
        if not isValid(self.window):
            return
        self.window.close()
        self.controller.close()
        self.window.deleteLater()
        settle()

    def choose_language(self, code: str) -> None:
        self.settings.set(st.LANGUAGE, code)
        settle()

    def open(self, name: str) -> Dialog:
        """Open a window beside the table by its action."""
        before = {d for d in self.window.findChildren(Dialog) if d.isVisible()}
        self.window._actions[name].trigger()
        settle()
        (opened,) = {d for d in self.window.findChildren(Dialog) if d.isVisible()} - before
        return opened

    def announcer(self) -> Announcer:
        return self.window.findChildren(Announcer)[0]


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str], Program]]:
    install_accessibility()
    # As with a reader: views then tell their accessible tables of changes.
    QAccessible.setActive(True)
    made: list[Program] = []

    def make(language: str) -> Program:
        made.append(Program(qtbot, tmp_path / str(len(made)), language))
        return made[-1]

    yield make
    for one in made:
        one.close()
    QAccessible.setActive(False)
    languages.switch("en")


def seen(window: QWidget) -> Counter[str]:
    """All texts of a window and their number."""
    return Counter(text for widget in shown(window) for text in texts_of(widget) if text)


def heard(window: QWidget) -> Counter[str]:
    """All names and descriptions that a screen reader finds in a window."""
    found: Counter[str] = Counter()

    def visit(node: QAccessibleInterface | None) -> None:
        if node is None or node.state().invisible:
            return
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            text = node.text(kind)
            if text:
                found[text] += 1
        for index in range(node.childCount()):
            visit(node.child(index))

    visit(QAccessible.queryAccessibleInterface(window))
    return found


def named(window: MainWindow) -> Counter[str]:
    """What is heard of the window, but for the last message: what was said is past."""
    names = heard(window)
    names[window._status_box.line.spoken] -= 1
    return +names


@pytest.mark.parametrize(("before", "after"), [("en", "de"), ("de", "ms"), ("ms", "en")])
def test_the_window_is_as_if_it_had_begun_so(
    program: Callable[[str], Program], before: str, after: str
) -> None:
    switched = program(before)
    switched.choose_language(after)
    texts, names = seen(switched.window), named(switched.window)
    actions = [switched.window._actions[spec.name].text() for spec in TABLE]
    switched.close()
    fresh = program(after)
    assert texts == seen(fresh.window)
    assert names == named(fresh.window)
    assert actions == [fresh.window._actions[spec.name].text() for spec in TABLE]
    assert len(names) > 30


@pytest.mark.parametrize("name", BESIDE)
def test_an_open_window_is_as_if_it_had_been_opened_so(
    program: Callable[[str], Program], name: str
) -> None:
    table = program("en")
    opened = table.open(name)
    english = seen(opened) + heard(opened)
    table.choose_language("de")
    assert opened.isVisible()
    switched = seen(opened), heard(opened)
    assert switched[0] + switched[1] != english
    opened.close()
    settle()
    again = table.open(name)
    assert switched == (seen(again), heard(again))


def test_all_open_windows_turn_together(program: Callable[[str], Program]) -> None:
    table = program("en")
    opened = [table.open(name) for name in ("ledger", "shortcuts", "preferences", "about")]
    for code, title in (("de", "Tastenkürzel"), ("ms", "Pintasan papan kekunci")):
        table.choose_language(code)
        assert title in [dialog.windowTitle() for dialog in opened]
        assert all(dialog.isVisible() for dialog in opened)
        assert all(dialog.locale().name().startswith(code) for dialog in opened)


def test_nothing_is_lost(program: Callable[[str], Program], qtbot: QtBot) -> None:
    table = program("en")
    playable = next(held for held in table.controller.model.hand if held.playable)
    table.controller.pick(playable.tile)
    model = table.controller.model
    dialog = table.open("new")
    field = dialog.findChild(QLineEdit, "new-match-seed")
    level = dialog.findChild(QComboBox, "new-match-level-3")
    assert isinstance(field, QLineEdit)
    assert isinstance(level, QComboBox)
    field.setText("half typ")
    field.setCursorPosition(4)
    level.setCurrentIndex(3)
    table.choose_language("ms")
    assert (field.text(), field.cursorPosition(), level.currentIndex()) == ("half typ", 4, 3)
    assert level.currentText() == "Pakar"
    now = table.controller.model
    assert (now.log, now.selection, now.hand, now.seed, now.phase) == (
        model.log,
        model.selection,
        model.hand,
        model.seed,
        model.phase,
    )


def test_preferences_keep_their_page_and_their_list_of_languages(
    program: Callable[[str], Program],
) -> None:
    table = program("en")
    dialog = table.open("preferences")
    dialog.pages.tabs.setCurrentIndex(2)  # type: ignore[attr-defined]
    table.choose_language("de")
    assert dialog.pages.tabs.currentIndex() == 2  # type: ignore[attr-defined]
    dialog.pages.tabs.setCurrentIndex(0)  # type: ignore[attr-defined]
    settle()
    names = {language_name(code) for code in LANGUAGES}
    boxes = [
        {box.itemText(index) for index in range(box.count())}
        for box in dialog.findChildren(QComboBox)
    ]
    assert any(names <= box for box in boxes)


def test_the_next_word_is_spoken_in_the_new_language(
    program: Callable[[str], Program], qtbot: QtBot
) -> None:
    table = program("en")
    announcer = table.announcer()
    table.window._actions["ask-passes"].trigger()
    assert announcer.history[-1] == "Nobody has passed in this hand."
    table.choose_language("de")
    qtbot.keyClick(table.window, Qt.Key.Key_X)
    assert announcer.history[-1] == "In dieser Runde hat noch niemand gepasst."
    table.choose_language("ms")
    table.window._actions["ask-passes"].trigger()
    assert announcer.history[-1] == "Belum ada sesiapa lalu dalam tangan ini."


def test_letters_are_those_of_the_language(program: Callable[[str], Program], qtbot: QtBot) -> None:
    table = program("de")
    asked: list[bool] = []
    table.window._actions["ask-hand"].triggered.connect(lambda: asked.append(True))
    qtbot.keyClick(table.window, Qt.Key.Key_M)
    assert asked == [True]
    qtbot.keyClick(table.window, Qt.Key.Key_T)
    assert asked == [True]
    table.choose_language("en")
    qtbot.keyClick(table.window, Qt.Key.Key_T)
    assert asked == [True, True]


def test_the_result_sheet_shows_the_keys_of_the_new_language(
    program: Callable[[str], Program],
) -> None:
    table = program("en")
    sheet, actions = table.window._make_sheet(), table.window._actions
    table.choose_language("de")
    assert (sheet._table_key, sheet._replay_key) == (
        actions.key_of("result"),
        actions.key_of("restart"),
    )
    assert sheet._replay_key.startswith("Strg")


def test_a_letter_that_was_given_away_has_one_meaning(
    program: Callable[[str], Program],
) -> None:
    table = program("en")
    table.settings.set(st.LETTERS, "ask-line=Z")
    table.choose_language("de")
    actions = table.window._actions
    keys = [key.toString() for spec in TABLE for key in actions[spec.name].shortcuts()]
    assert keys.count("Z") == 1
    assert "Z" in [key.toString() for key in actions["ask-line"].shortcuts()]


def test_menus_and_the_languages_own_keys(program: Callable[[str], Program]) -> None:
    table = program("en")
    table.choose_language("de")
    bar = [action.text() for action in table.window.menuBar().actions()]
    assert bar == ["&Spiel", "&Zug", "&Fragen", "&Ansicht", "&Hilfe"]
    assert table.window._actions.menu(Menu.HELP).title() == "&Hilfe"
    assert QLocale().language() == QLocale.Language.German
    assert table.window.locale().language() == QLocale.Language.German
