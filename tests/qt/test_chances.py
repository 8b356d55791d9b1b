"""The list of all moves with their chances: seen, heard, reached by keys, and never in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_engine.moves import Play
from chiva_engine.players.base import Advice, Estimate, Reason
from chiva_engine.view import PlayerView
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.bars.chances import Chances
from chiva_qt.controller import GameController
from chiva_qt.i18n import languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Phase, Selection, TableModel
from chiva_qt.settings import Settings
from chiva_qt.table.theme import load_theme
from chiva_qt.window import MainWindow
from tests.qt.desk import query
from tests.qt.positions import mixed, must_pass, seed_where
from tests.qt.trying import DRAFTS, Trying

Key = Qt.Key


class Table:
    """A window in which hints come with estimates."""

    def __init__(
        self, qtbot: QtBot, folder: Path, seed: str, on: bool, drafts: int, size: tuple[int, int]
    ) -> None:
        self.qtbot = qtbot
        self.closed = False
        self.settings = Settings(folder)
        self.settings.override(st.SPEED, "instant")
        self.settings.override(st.MOTION, "off")
        self.settings.override(st.LANGUAGE, "en")
        if on:
            self.settings.override(st.SHOW_CHANCES, True)
        languages.switch("en")
        self.player = Trying(drafts)
        self.controller = GameController(lambda level: self.player, seed)
        self.window = MainWindow(self.controller, self.settings)
        self.window.resize(*size)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.controller.start()
        qtbot.waitUntil(lambda: self.model.phase in (Phase.CHOOSE, Phase.PASS), timeout=10_000)
        self.window._view.focus_hand()

    @property
    def model(self) -> TableModel:
        return self.controller.model

    @property
    def strip(self) -> Chances:
        found = self.window._chances
        assert found is not None, "there are no chances"
        return found

    @property
    def said(self) -> tuple[str, ...]:
        return self.window._announcer.history

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        target = QGuiApplication.focusWindow()
        assert target is not None
        self.qtbot.keyClick(target, key, modifier)

    def hint(self, tried: int = 160 * DRAFTS) -> tuple[Estimate, ...]:
        """Ask for a hint by its key; the estimates once so many deals were tried."""
        self.key(Key.Key_H)
        self.wait_for(tried)
        return self.model.estimates

    def wait_for(self, tried: int) -> None:
        self.qtbot.waitUntil(lambda: self.model.tried == tried)

    def names(self) -> list[str]:
        """What a reader finds in the list."""
        node = query(self.strip.list)
        assert node.role() == QAccessible.Role.List
        items = [node.child(index) for index in range(node.childCount())]
        rows = [item for item in items if item.role() == QAccessible.Role.ListItem]
        return [row.text(QAccessible.Text.Name) for row in rows]

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.window.close()
            self.controller.close()
            self.window.deleteLater()


Make = Callable[..., Table]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Make]:
    install_accessibility()
    before = QFont(qapp.font()), QPalette(qapp.palette()), qapp.styleSheet()
    made: list[Table] = []

    def make(
        seed: str = "",
        *,
        on: bool = True,
        drafts: int = DRAFTS,
        size: tuple[int, int] = (1280, 720),
    ) -> Table:
        made.append(Table(qtbot, tmp_path, seed or seed_where(mixed), on, drafts, size))
        return made[-1]

    yield make
    for one in made:
        one.close()
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyleSheet(before[2])


def one_move(view: PlayerView) -> bool:
    """A single move is possible."""
    plays = [move for move in view.legal_moves() if isinstance(move, Play)]
    return bool(view.line) and len(plays) == 1


def test_a_hint_lists_all_moves_best_first_as_text(table: Make) -> None:
    one = table()
    estimates = one.hint()
    spoken = Phrases(words=True)
    assert len(estimates) >= 3
    assert {e.play for e in estimates} == {
        Play(held.tile, end) for held in one.model.hand for end in held.ends
    }
    names = one.names()
    assert len(names) == len(estimates)
    for name, estimate in zip(names, estimates, strict=True):
        assert name.startswith(f"{spoken.move(estimate.play)}: about ")
    assert names[0].endswith(": about 87 per cent")
    assert names[-1].endswith("dropped after 160 deals")
    assert "480 likely deals" in one.strip.label.text()
    assert one.window._view.hasFocus(), "nothing took the focus"


def test_without_the_switch_nothing_is_there_and_with_it_the_same_is_said(table: Make) -> None:
    plain = table(on=False)
    plain.hint()
    assert plain.window._chances is None
    before = plain.said
    plain.close()
    one = table()
    one.hint()
    assert one.said == before
    assert sum("Hint:" in text for text in one.said) == 1, "once for three drafts"


def test_drafts_improve_the_list_under_a_reader(table: Make) -> None:
    one = table(drafts=1)
    one.hint(tried=160)
    one.key(Key.Key_Tab)
    while not one.strip.list.hasFocus():
        one.key(Key.Key_Tab)
    one.key(Key.Key_Right)
    current = one.strip.list.currentIndex().row()
    first, said = one.names(), one.said
    order = [estimate.play for estimate in one.strip.moves.rows]
    assert current == 1
    one.player.let_on()
    one.wait_for(320)
    assert [e.play for e in one.model.estimates] != order, "others would be better now"
    assert [e.play for e in one.strip.moves.rows] == order, "nothing moves under the reader"
    assert one.strip.list.currentIndex().row() == current
    assert one.names() != first
    assert one.said == said
    one.window._view.setFocus()
    assert [e.play for e in one.strip.moves.rows] == [e.play for e in one.model.estimates]


def test_a_better_hint_stands_first_under_a_reader_too(table: Make) -> None:
    one = table(drafts=1)
    first, second, *others = one.hint(tried=160)
    one.strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    one.key(Key.Key_Right)
    second = replace(second, chance=first.chance + 0.1)
    better = Advice(second.play, Reason.BEST_CHANCE, estimates=(second, first, *others))
    one.controller._show_advice(better)
    assert one.said[-1].startswith("Better: ")
    assert [e.play for e in one.strip.moves.rows] == [e.play for e in better.estimates]
    assert one.strip.list.currentIndex().row() == 0
    assert one.strip.list.hasFocus()


def test_enter_in_the_list_chooses_the_move_and_the_hand_plays_it(table: Make) -> None:
    one = table()
    wanted = one.hint()[1].play
    one.strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    one.key(Key.Key_Right)
    one.key(Key.Key_Return)
    one.qtbot.waitUntil(lambda: one.model.selection == Selection(wanted.tile, wanted.end))
    assert one.window._view.hasFocus()
    assert one.strip.list.isVisible(), "the chances stay while one looks at another move"
    one.key(Key.Key_Return)
    assert any(turn.move == wanted for turn in one.model.log)
    assert not one.strip.list.isVisible(), "they were for that position"


def test_a_click_on_a_move_chooses_it(table: Make) -> None:
    one = table()
    wanted = one.hint()[2].play
    view = one.strip.list
    place = view.visualRect(one.strip.moves.index(2)).center()
    one.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    one.qtbot.waitUntil(lambda: one.model.selection == Selection(wanted.tile, wanted.end))


def test_what_is_put_away_stays_away_though_drafts_arrive(table: Make) -> None:
    one = table(drafts=1)
    one.hint(tried=160)
    one.strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    one.key(Key.Key_Escape)
    assert one.window._view.hasFocus()
    one.qtbot.waitUntil(lambda: one.model.advice is None)
    assert not one.strip.list.isVisible()
    said = one.said
    one.player.let_on()
    one.player.let_on()
    one.qtbot.waitUntil(lambda: one.controller._asked is None)  # the last draft has arrived
    assert one.model.advice is None
    assert one.said == said


def test_the_key_tells_the_chances_with_the_switch_off_too(table: Make) -> None:
    one = table(on=False)
    one.key(Key.Key_O)
    assert one.said[-1] == "The chance of each move comes with a hint: press H."
    estimates = one.hint()
    one.key(Key.Key_O)
    spoken = Phrases(words=True)
    places = [one.said[-1].index(spoken.move(estimate.play)) for estimate in estimates]
    assert places == sorted(places)
    assert one.said[-1].count("per cent") == len(estimates)
    assert one.said[-1].endswith("Share of 480 likely deals won, a drawn hand counting half.")
    assert "87%" in one.window._status.text(), "shown in digits"


def test_a_pass_and_an_only_move_say_so(table: Make) -> None:
    one = table(seed_where(must_pass))
    assert "pass" in one.strip.label.text()
    one.key(Key.Key_H)
    one.qtbot.waitUntil(lambda: one.model.advice is not None)
    assert not one.strip.list.isVisible()
    one.key(Key.Key_O)
    assert "None of your tiles fits" in one.said[-1]
    one.close()
    one = table(seed_where(one_move))
    one.hint()
    one.key(Key.Key_O)
    assert one.said[-1].startswith("Your only move is ")
    assert len(one.names()) == 1


def test_the_switch_stands_in_the_menu_and_is_remembered(table: Make, tmp_path: Path) -> None:
    one = table(on=False)
    action = one.window._actions["chances"]
    assert action.isCheckable()
    assert not action.isChecked()
    one.key(Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert action.isChecked()
    assert one.strip.isVisible()
    assert one.said[-1] == "The chances of all moves are shown with a hint."
    one.settings.sync()
    assert Settings(tmp_path).get(st.SHOW_CHANCES)
    one.hint()
    assert one.names()
    one.strip.list.setFocus(Qt.FocusReason.TabFocusReason)
    action.trigger()
    assert not one.strip.isVisible()
    assert one.window._view.hasFocus()
    assert one.window._view.y() == one.window._top.geometry().bottom() + 1


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (360, 560)])
def test_hand_and_ends_stay_in_sight(table: Make, size: tuple[int, int], percent: int) -> None:
    one = table(size=size)
    one.settings.set(st.TEXT_SIZE, percent)
    one.hint()
    one.qtbot.waitUntil(lambda: one.strip.list.isVisible())
    strip, view = one.strip, one.window._view
    assert strip.geometry().bottom() < view.y()
    window = QRect(one.window.mapToGlobal(QPoint(0, 0)), one.window.size())
    over = QRect(strip.mapToGlobal(QPoint(0, 0)), strip.size())
    groups = [query(view).child(index) for index in (0, 1)]
    nodes = [group.child(n) for group in groups for n in range(group.childCount())]
    assert len(nodes) == len(one.model.hand) + 2
    for node in nodes:
        assert window.contains(node.rect()), node.text(QAccessible.Text.Name)
        assert not over.intersects(node.rect())
    shown = strip.list.visualRect(strip.moves.index(0))
    assert strip.list.viewport().rect().contains(shown), "the best move is in view"
    last = strip.moves.index(len(strip.moves.rows) - 1)
    strip.list.setFocus()
    strip.list.setCurrentIndex(last)
    assert strip.list.viewport().rect().contains(strip.list.visualRect(last))


@pytest.mark.parametrize("theme", ["felt", "daylight", "contrast", "contrast-light"])
def test_a_dropped_move_is_told_from_the_others_without_colour(table: Make, theme: str) -> None:
    one = table()
    one.settings.set(st.THEME, theme)
    one.hint()
    strip = one.strip
    picture = strip.grab().toImage()
    ratio = picture.devicePixelRatio()
    accent = QColor(load_theme(theme).accent)

    def in_the_bar(row: int) -> QColor:
        """The colour in the left part of a bar, where every chance here reaches."""
        cell = strip.list.visualRect(strip.moves.index(row))
        corner = strip.list.geometry().topLeft()
        x = corner.x() + cell.x() + cell.width() * 0.3
        y = corner.y() + cell.bottom() - 3 - 4
        return picture.pixelColor(round(x * ratio), round(y * ratio))

    rows = strip.moves.rows
    assert in_the_bar(0) == accent
    assert in_the_bar(len(rows) - 1) == QColor(load_theme(theme).panel_hi), "hollow"
