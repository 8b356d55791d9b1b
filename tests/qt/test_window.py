"""The window: real keys and clicks, dialogs that pause the computer, settings at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.moves import Pass
from chiva_engine.players.steady import Steady
from chiva_engine.tiles import Tile
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.actions import TABLE, Menu, rows
from chiva_qt.controller import GameController
from chiva_qt.dialogs.base import Dialog
from chiva_qt.dialogs.ledger import LedgerDialog
from chiva_qt.dialogs.new_match import NewMatchDialog
from chiva_qt.i18n import languages
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.settings import Settings
from chiva_qt.window import MainWindow
from tests.qt.positions import mixed, must_pass, seed_where

Key = Qt.Key


class Table:
    """A window with its controller, as a test uses it."""

    def __init__(self, qtbot: QtBot, folder: Path, seed: str, **overrides: object) -> None:
        self.qtbot = qtbot
        self.settings = Settings(folder)
        self.settings.override(st.SPEED, "instant")
        self.settings.override(st.MOTION, "off")
        self.settings.override(st.LANGUAGE, "en")
        languages.switch("en")
        self.controller = GameController(lambda level: Steady(), seed)
        self.window = MainWindow(self.controller, self.settings)
        self.window.resize(1280, 800)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.controller.start()

    @property
    def model(self) -> TableModel:
        return self.controller.model

    def until(self, *phases: Phase) -> TableModel:
        self.qtbot.waitUntil(lambda: self.model.phase in phases, timeout=10_000)
        return self.model

    def until_person(self) -> TableModel:
        return self.until(Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER, Phase.MATCH_OVER)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        target = QGuiApplication.focusWindow()
        assert target is not None, "no window has the focus"
        self.qtbot.keyClick(target, key, modifier)

    def control(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def dialog(self, kind: type[Dialog] = Dialog) -> Dialog:
        found = [d for d in self.window.findChildren(kind) if d.isVisible()]
        assert found, f"no {kind.__name__} is open"
        return found[-1]

    def child(self, kind: type[QWidget], name: str) -> QWidget:
        found = self.window.findChild(kind, name)
        assert found is not None, name
        return found


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Opens windows and closes them afterwards."""
    install_accessibility()
    made: list[Table] = []

    def make(seed: str = "", **more: object) -> Table:
        made.append(Table(qtbot, tmp_path, seed or seed_where(mixed), **more))
        return made[-1]

    yield make
    for one in made:
        one.window.close()
        one.controller.close()
        one.window.deleteLater()


Make = Callable[..., Table]


def test_every_action_stands_in_its_menu_with_its_key(table: Make) -> None:
    window = table().window
    for menu in Menu:
        shown = [a for a in window._actions.menu(menu).actions() if not a.isSeparator()]
        assert [a.objectName() for a in shown] == [f"action-{s.name}" for s in rows(menu)]
        assert all(a.text() for a in shown)
    keys = [key.toString() for s in TABLE for key in window._actions[s.name].shortcuts()]
    assert len(keys) == len(set(keys)), "no key twice"
    for name, key in (
        ("new", "Ctrl+N"),
        ("restart", "Ctrl+R"),
        ("undo", "Ctrl+Z"),
        ("redo", "Ctrl+Shift+Z"),
        ("redo", "Ctrl+Y"),
        ("hint", "H"),
        ("pass", "P"),
        ("rules", "F1"),
        ("ledger", "Ctrl+L"),
        ("full-screen", "F11"),
        ("zoom-in", "Ctrl++"),
        ("zoom-out", "Ctrl+-"),
        ("zoom-reset", "Ctrl+0"),
        ("quit", "Ctrl+Q"),
        ("preferences", "Ctrl+,"),
    ):
        assert key in [k.toString() for k in window._actions[name].shortcuts()]


def test_a_menu_greys_out_what_is_not_possible(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    menu = one.window._actions.menu(Menu.PLAY)
    menu.popup(QPoint(0, 0))
    assert not one.window._actions["pass"].isEnabled()
    assert one.window._actions["hint"].isEnabled()
    menu.close()
    assert one.window._actions["pass"].isEnabled(), "the key stays alive to say why"


def test_pass_says_why_not(table: Make) -> None:
    one = table()
    model = one.until(Phase.CHOOSE)
    one.key(Key.Key_P)
    assert one.model.change is Change.REFUSED
    assert one.model.log == model.log
    assert one.window._status.text() == "You cannot pass: a tile of yours fits."


def test_pass_by_key_and_by_button(table: Make) -> None:
    for by_key in (True, False):
        one = table(seed_where(must_pass))
        one.until(Phase.PASS)
        if by_key:
            one.key(Key.Key_P)
        else:
            button = one.child(QWidget, "button-pass")
            one.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert [t.move for t in one.model.log if t.seat == PERSON][-1] == Pass()


def test_letters_do_not_fire_in_a_text_field(table: Make) -> None:
    one = table(seed_where(must_pass))
    one.until(Phase.PASS)
    one.control(Key.Key_N)
    dialog = one.dialog(NewMatchDialog)
    one.qtbot.waitUntil(dialog.isActiveWindow)
    one.key(Key.Key_P)
    assert dialog.findChild(QWidget, "new-match-seed").property("text") == "p"
    one.key(Key.Key_Escape)
    assert one.model.phase is Phase.PASS


def test_a_new_match_with_a_seed(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.control(Key.Key_N)
    one.qtbot.waitUntil(one.dialog(NewMatchDialog).isActiveWindow)
    for key in (Key.Key_H, Key.Key_I):
        one.key(key)
    one.key(Key.Key_Return)
    assert one.model.seed == "hi"
    assert "hi" in one.window.windowTitle()
    one.qtbot.waitUntil(lambda: not one.controller.holds)


@pytest.mark.parametrize("first_closed", ["rules", "ledger"])
def test_rules_and_ledger_pause_the_computer_until_both_are_closed(
    table: Make, first_closed: str
) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.key(Key.Key_F1)
    one.control(Key.Key_L)
    assert set(one.controller.holds) == {"rules", "ledger"}
    tile = next(t for t in one.model.hand if t.playable)
    one.controller.play(tile.tile, tile.ends[0])
    played = len(one.model.log)
    assert one.model.paused
    one.qtbot.waitUntil(lambda: one.controller._ready is not None)
    assert len(one.model.log) == played
    dialogs = {d.objectName(): d for d in one.window.findChildren(Dialog)}
    dialogs.pop(first_closed).close()
    assert len(one.controller.holds) == 1
    assert len(one.model.log) == played
    next(iter(dialogs.values())).close()
    one.qtbot.waitUntil(lambda: len(one.model.log) > played)
    one.until_person()
    seats = [turn.seat for turn in one.model.log[played - 1 :]]
    assert len(seats) == len(set(seats)), "each seat moved once"


def test_the_ledger_opened_in_the_moment_a_reply_arrives(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.controller._thinker.replied.disconnect(one.controller._receive)

    def open_ledger(_: object) -> None:
        one.controller._thinker.replied.disconnect(open_ledger)
        one.window.open_ledger()

    one.controller._thinker.replied.connect(open_ledger)
    one.controller._thinker.replied.connect(one.controller._receive)
    tile = next(t for t in one.model.hand if t.playable)
    one.controller.play(tile.tile, tile.ends[0])
    played = len(one.model.log)
    one.qtbot.waitUntil(lambda: one.controller._ready is not None)
    assert len(one.model.log) == played
    one.dialog(LedgerDialog).close()
    one.qtbot.waitUntil(lambda: len(one.model.log) > played)


def test_undo_thirty_times_in_a_storm(table: Make) -> None:
    one = table()
    chance = random.Random(5)
    for _ in range(10):
        model = one.until_person()
        if model.phase is Phase.CHOOSE:
            tile = next(t for t in model.hand if t.playable)
            one.controller.play(tile.tile, tile.ends[0] if tile.ends else None)
        elif model.phase is Phase.PASS:
            one.key(Key.Key_P)
        else:
            one.controller.next_hand()
        if chance.random() < 0.5:
            one.qtbot.wait(chance.randrange(3))
    one.control(Key.Key_L)
    ledger = one.dialog(LedgerDialog)
    one.qtbot.waitUntil(ledger.isActiveWindow)
    for _ in range(30):
        one.controller.undo()
        assert one.model.log == one.controller.match.hand.log
        assert tuple(m.turn for m in one.controller.ledger()[-1].moves) == one.model.log
    assert not one.model.can_undo


def test_the_keyboard_plays_a_tile(table: Make) -> None:
    one = table()
    model = one.until(Phase.CHOOSE)
    one.window._view.setFocus()
    one.window._view.focus_hand()
    for _ in range(8):
        one.key(Key.Key_Return)
        if one.model.selection is not None:
            break
        one.key(Key.Key_Right)
    assert one.model.selection is not None
    if one.model.selection.end is None:
        one.key(Key.Key_Up)
    chosen = one.model.selection.tile
    one.key(Key.Key_Escape)
    assert one.model.selection is None
    one.key(Key.Key_Return)
    if one.model.selection.end is None:
        one.key(Key.Key_Up)
    one.key(Key.Key_Return)
    mine = [t.move for t in one.model.log[len(model.log) :] if t.seat == PERSON]
    assert mine[0].tile == chosen


def test_position_fields_play_a_tile(table: Make) -> None:
    one = table()
    model = one.until(Phase.CHOOSE)
    one.key(Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    position = one.child(QComboBox, "selector-position")
    end = one.child(QComboBox, "selector-end")
    assert position.isVisible()
    index = next(i for i, t in enumerate(model.hand) if len(t.ends) == 2)
    position.setCurrentIndex(index)
    position.activated.emit(index)
    assert one.model.selection is not None
    assert one.model.selection.tile == model.hand[index].tile, "a preview"
    end.setCurrentIndex(1)
    end.activated.emit(1)
    one.qtbot.mouseClick(one.child(QPushButton, "selector-play"), Qt.MouseButton.LeftButton)
    assert str(one.model.log[len(model.log)].move) == f"{model.hand[index].tile} right"


def test_the_menu_bar_hides_and_the_setting_is_kept(table: Make) -> None:
    one = table()
    assert one.window.menuBar().isVisible()
    one.control(Key.Key_M)
    assert not one.window.menuBar().isVisible()
    assert one.settings.get(st.SHOW_MENU_BAR) is False
    one.control(Key.Key_M)
    assert one.window.menuBar().isVisible()


def test_settings_take_effect_at_once(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.settings.set(st.LEVELS[3], "strong")
    assert one.model.seat(3).level == "strong"
    one.settings.set(st.LANGUAGE, "de")
    action = one.window._actions["pass"]
    one.qtbot.waitUntil(lambda: action.text().replace("&", "") == "Passen")
    one.settings.set(st.LANGUAGE, "en")
    one.settings.set(st.LETTER_KEYS, False)
    log = one.model.log
    one.key(Key.Key_P)
    assert one.model.log == log
    assert one.model.change is not Change.REFUSED, "letters are off"


def test_a_hidden_window_pauses_the_computer(table: Make) -> None:
    one = table()
    one.until_person()
    one.window.hide()
    assert one.controller.holds == ("hidden window",)
    one.window.show()
    one.qtbot.waitUntil(lambda: not one.controller.holds)


def test_the_result_shows_and_enter_deals_on(table: Make) -> None:
    one = table()
    while one.until_person().phase is not Phase.HAND_OVER:
        if one.model.phase is Phase.PASS:
            one.controller.pass_turn()
        else:
            tile = next(t for t in one.model.hand if t.playable)
            one.controller.play(tile.tile, tile.ends[0] if tile.ends else None)
    sheet = one.window._sheet
    assert sheet is not None
    assert sheet.isVisible()
    one.key(Key.Key_V)
    assert not sheet.isVisible()
    one.key(Key.Key_V)
    assert sheet.isVisible()
    one.key(Key.Key_Return)
    assert one.model.hand_number == 2
    assert not sheet.isVisible()


def test_the_seed_can_be_copied(table: Make) -> None:
    one = table()
    one.window._actions["copy-seed"].trigger()
    assert QGuiApplication.clipboard().text() == one.model.seed


def test_the_language_menu_names_each_language_in_itself(table: Make) -> None:
    one = table()
    menu = one.window._actions["language"].menu()
    names = [action.text() for action in menu.actions()]
    assert names == ["&System language", "English", "Deutsch", "Bahasa Melayu"]
    menu.actions()[2].trigger()
    one.qtbot.waitUntil(lambda: one.window._actions["pass"].text().replace("&", "") == "Passen")
    assert one.settings.get(st.LANGUAGE) == "de"


@pytest.mark.parametrize("order", [("rules", "ledger"), ("ledger", "rules")])
def test_the_window_that_stays_open_gets_the_keyboard(table: Make, order: tuple[str, str]) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    for name in order:
        getattr(one.window, f"open_{name}")()
    one.qtbot.waitUntil(one.window._open[order[1]].isActiveWindow)
    one.key(Key.Key_Escape)
    one.qtbot.waitUntil(one.window._open[order[0]].isActiveWindow)
    one.key(Key.Key_Escape)
    one.qtbot.waitUntil(one.window.isActiveWindow)
    assert not one.controller.holds


def test_a_pause_is_said(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.window.open_ledger()
    tile = next(t for t in one.model.hand if t.playable)
    one.controller.play(tile.tile, tile.ends[0])
    one.controller.pass_turn()
    assert "close the windows" in one.window._status.text()


def test_tab_goes_from_hand_to_ends_to_buttons_to_status(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.window._view.setFocus()
    seen = []
    for _ in range(12):
        one.key(Key.Key_Tab)
        focused = one.window.focusWidget()
        seen.append(focused.objectName() if focused else "nothing")
    assert "nothing" not in seen
    assert seen.index("button-main") < seen.index("button-redo") < seen.index("status")


@pytest.mark.parametrize("chances", ["without", "before", "after"])
def test_fields_that_are_switched_on_stand_between_table_and_buttons(
    table: Make, chances: str
) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    order = {"before": [st.SHOW_CHANCES, st.SHOW_SELECTORS], "without": [st.SHOW_SELECTORS]}
    for setting in order.get(chances, [st.SHOW_SELECTORS, st.SHOW_CHANCES]):
        one.settings.set(setting, True)
    names = ["selector-position", "selector-end", "selector-play", "button-main"]
    if chances != "without":
        names.insert(0, "chances-list")
    seen: list[str] = []
    widget = one.window._view.nextInFocusChain()
    while widget is not one.window._view:
        seen.append(widget.objectName())
        widget = widget.nextInFocusChain()
    assert [name for name in seen if name in names] == names


@pytest.mark.parametrize("size", [(360, 560), (640, 420), (640, 700), (800, 600), (1024, 700)])
def test_whose_turn_and_which_hand_is_seen_in_any_window(
    table: Make, size: tuple[int, int]
) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.window.resize(*size)
    box, top = one.window._status_box, one.window._top
    frame = one.window._shape
    assert frame is not None
    regions = one.window._view.regions
    assert regions is not None
    accent = QColor(one.window._looks.theme.accent)
    image = box.grab().toImage()
    k = frame.scale
    # The chip has the colour of the turn, before its mark.
    places = (QPoint(round(13 * k), image.height() // 2), QPoint(round(5 * k), round(15 * k)))
    chip = any(image.pixelColor(place) == accent for place in places)
    assert chip or regions.you is not None
    assert top.facts.isVisible()
    assert "Hand" in top.facts.text()
    assert not top.facts.geometry().intersects(top.score.geometry())
    for icon in top.icons.values():
        assert icon.isHidden() or not icon.geometry().intersects(top.score.geometry())


def test_the_main_button_keeps_its_word_longest(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    one.window.resize(1024, 700)
    bottom = one.window._bottom
    assert not bottom.main.toolTip(), "its word stands on it"
    assert bottom.buttons["undo"].toolTip() == "Undo"
    assert bottom.main.geometry().right() < bottom.buttons["pass"].geometry().left()
    assert one.window._status_box.width() >= 320


def test_position_fields_stay_within_their_row_in_large_text(table: Make) -> None:
    one = table()
    one.settings.set(st.TEXT_SIZE, 200)
    one.settings.set(st.SHOW_SELECTORS, True)
    one.window.resize(800, 600)
    bar = one.window._selectors
    assert bar is not None
    one.qtbot.waitUntil(lambda: bar.position.height() > 20)
    for part in (bar.position, bar.end, bar.button):
        assert part.minimumSizeHint().height() <= part.height()
        assert bar.rect().contains(part.geometry())


@pytest.mark.parametrize("bar", [True, False])
def test_f10_opens_the_menus(table: Make, bar: bool) -> None:
    one = table()
    one.settings.set(st.SHOW_MENU_BAR, bar)
    one.until(Phase.CHOOSE)
    one.key(Key.Key_F10)
    one.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    if bar:
        assert menu is one.window._actions.menu(Menu.GAME)
    else:
        titles = [action.text().replace("&", "") for action in menu.actions()]
        assert titles == ["Game", "Play", "Ask", "View", "Help"]
        assert menu.activeAction() is menu.actions()[0]
    menu.close()


def test_a_dragged_tile_that_fits_nowhere_says_why(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    tile = next(held.tile for held in one.model.hand if not held.playable)
    home = lies_at(one, tile)
    place = drag_up(one, tile)
    QTest.mouseRelease(one.window._view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert "does not fit" in one.window._status.text()
    assert lies_at(one, tile) == home


def lies_at(one: Table, tile: Tile) -> QPoint:
    """Where a tile of the hand lies, or glides to."""
    goal = one.window._view.scene().tiles[tile].mover.goal
    return QPoint(round(goal.x), round(goal.y))


def drag_up(one: Table, tile: Tile) -> QPoint:
    """Drag a tile from the hand onto the table; where the pointer is then."""
    home, port = lies_at(one, tile), one.window._view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=home)
    for up in (30, 120, 240):
        place = home - QPoint(0, up)
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(port.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(port, move)
    return place


def test_escape_in_a_drag_puts_that_tile_back_and_says_nothing_of_others(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    tile = next(held.tile for held in one.model.hand if not held.playable)
    home, said = lies_at(one, tile), one.window._announcer.history
    place = drag_up(one, tile)
    one.key(Key.Key_Escape)
    assert lies_at(one, tile) == home
    QTest.mouseRelease(one.window._view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert one.window._announcer.history == said, "neither of the key nor of letting go"
    one.key(Key.Key_Escape)
    assert one.window._announcer.history[-1] == "No tile is chosen.", "the next one is the window's"


def test_the_line_is_enlarged_by_the_actions_of_the_menu(table: Make) -> None:
    one = table()
    one.until(Phase.CHOOSE)
    scene = one.window._view.scene()
    steps = [scene.zoom]
    for key in (Key.Key_Plus, Key.Key_Equal, Key.Key_Minus, Key.Key_0):
        one.control(key)
        steps.append(scene.zoom)
    whole, larger, largest, less, reset = steps
    assert whole == reset < larger < largest
    assert less == pytest.approx(larger)
    for name in ("zoom-in", "zoom-out", "zoom-reset"):
        assert one.window._actions[name] in one.window._actions.menu(Menu.VIEW).actions()
    one.window._actions["zoom-in"].trigger()
    assert scene.zoom == larger


@pytest.mark.parametrize("size", [100, 200])
def test_tab_reaches_every_button_of_the_preferences(table: Make, size: int) -> None:
    one = table()
    one.settings.set(st.TEXT_SIZE, size)
    one.window.open_preferences()
    dialog = one.window._open["preferences"]
    one.qtbot.waitUntil(dialog.isActiveWindow)
    buttons = {b for b in dialog.findChildren(QPushButton) if b.isVisible()}
    seen = set()
    for _ in range(30):
        one.qtbot.keyClick(dialog.focusWidget(), Key.Key_Tab)
        seen.add(dialog.focusWidget())
    assert buttons <= seen


MENU_KEYS = (("en", Key.Key_A, Menu.ASK), ("de", Key.Key_F, Menu.ASK), ("ms", Key.Key_A, Menu.VIEW))
ALT = Qt.KeyboardModifier.AltModifier


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize(("language", "key", "menu"), MENU_KEYS)
def test_alt_and_its_letter_open_a_menu_with_the_bar_and_without(
    table: Make, shown: bool, language: str, key: Qt.Key, menu: Menu
) -> None:
    one = table()
    one.settings.set(st.SHOW_MENU_BAR, shown)
    one.settings.set(st.LANGUAGE, language)
    one.until(Phase.CHOOSE)
    opened = one.window._actions.menu(menu)
    one.key(key, ALT)
    one.qtbot.waitUntil(opened.isVisible)
    if not shown:
        first, second = opened.actions()[:2]
        assert opened.activeAction() is first
        one.key(Key.Key_Down)
        assert opened.activeAction() is second
        one.key(Key.Key_Up)
        with one.qtbot.waitSignal(first.triggered):
            one.key(Key.Key_Return)
        one.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def test_alt_and_a_letter_stay_with_a_dialog_while_it_is_open(table: Make) -> None:
    one = table()
    one.settings.set(st.SHOW_MENU_BAR, False)
    one.until(Phase.CHOOSE)
    one.control(Key.Key_Comma)
    dialog = one.dialog()
    one.qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.findChild(QWidget, "setting-look/theme")
    assert before is not None
    assert before.isVisible()
    one.key(Key.Key_P, ALT)  # the page "Play", and the menu
    assert not before.isVisible()
    assert QApplication.activePopupWidget() is None
    one.key(Key.Key_A, ALT)  # nothing here, and a menu at the table
    assert QApplication.activePopupWidget() is None
    one.key(Key.Key_Escape)
    one.qtbot.waitUntil(one.window.isActiveWindow)
    one.key(Key.Key_H)
    one.qtbot.waitUntil(lambda: one.model.advice is not None)
    assert QApplication.activePopupWidget() is None, "a letter alone is no mnemonic"
