"""The sheet at the end of a hand: what it tells to eye and ear, its keys, its places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.hand import Outcome
from chiva_engine.match import MatchState
from chiva_engine.tiles import SEATS, Tile, other_team
from chiva_qt.dialogs.result_sheet import FADE, ResultSheet
from chiva_qt.i18n import LANGUAGES, languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import ResultModel, result_of
from chiva_qt.table.paint.base import text_width
from chiva_qt.table.theme import load_theme, tile_set

LEVELS = {2: "strong", 3: "master", 4: "beginner"}
KINDS = (
    "emptied",
    "emptied by the person",
    "blocked",
    "drawn",
    "broken by us",
    "broken by them",
    "match ours",
    "match theirs",
)


@cache
def results() -> dict[str, tuple[ResultModel, int]]:
    """A result of each kind with the number of its hand, from matches played by chance."""
    found: dict[str, tuple[ResultModel, int]] = {}
    for seed in range(500):
        match, chance = MatchState.new(seed), random.Random(seed)
        while match.winner is None:
            if match.hand.result is not None:
                match = match.next_hand()
            match = match.apply(chance.choice(match.hand.legal_moves()))
        for done in match.played:
            result = result_of(done)
            kinds = {
                "emptied": result.outcome is Outcome.DOMINO and result.finisher == 4,
                "emptied by the person": result.outcome is Outcome.DOMINO and result.finisher == 1,
                "blocked": result.outcome is Outcome.BLOCKED and max(result.after) in (1, 2, 3),
                "drawn": result.outcome is Outcome.DRAWN and max(result.after) > 0,
                "broken by us": result.broke and result.winner == 1,
                "broken by them": result.broke and result.winner == 2,
                "match ours": result.match_winner == 1,
                "match theirs": result.match_winner == 2,
            }
            for kind, true in kinds.items():
                if true:
                    found.setdefault(kind, (result, done.number))
        if len(found) == len(KINDS):
            return found
    raise AssertionError("chance gives every kind of result")


class Desk(QMainWindow):
    """A window with a sheet over its middle, as the program's."""

    hit = Signal(str)

    def __init__(self, qtbot: QtBot, width: int = 1280, height: int = 720) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self.middle = QWidget()
        self.setCentralWidget(self.middle)
        self.sheet = ResultSheet(Phrases(), self.middle, Phrases(words=True))
        self.sheet.set_motion(False)
        self.look(1.0)
        self.resize(width, height)
        self.told: list[str] = []
        for name in ("next_hand", "replay", "new_match", "ledger", "hidden"):
            signal: SignalInstance = getattr(self.sheet, name)
            signal.connect(lambda name=name: self.told.append(name))

    def look(self, text_scale: float, theme: str = "felt") -> None:
        chosen = load_theme(theme)
        self.sheet.set_look(chosen, tile_set("theme", chosen), text_scale)

    def open(self, qtbot: QtBot, kind: str) -> ResultSheet:
        self.show()
        qtbot.waitExposed(self)
        self.activateWindow()
        self.sheet.setGeometry(QRect(0, 54, self.width(), self.height() - 54))
        result, number = results()[kind]
        self.sheet.show_result(result, number, LEVELS)
        settle()
        return self.sheet


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    languages.switch("en")


def name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def lines(sheet: ResultSheet) -> list[str]:
    """What a reader reads, line by line."""
    return [name_of(line) for line in sheet.stops if line not in sheet.buttons]


# -- what it tells -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_result_can_be_heard(qtbot: QtBot, desk: Desk, kind: str) -> None:
    sheet = desk.open(qtbot, kind)
    result, number = results()[kind]
    heard = Phrases(words=True)
    told = lines(sheet)
    assert all(told)
    assert told[0] == heard.result_reason(result, number)
    assert heard.move(result.last.move) in told[0], "the sheet may hide the tile on the table"
    assert told[1] == heard.result_headline(result, number)
    for seat in SEATS:
        assert heard.result_hand(result, seat) in told
    for team in (1, 2):
        (line,) = [text for text in told if text.startswith(f"{heard.team(team)}, ")]
        assert str(sum(result.team_pips(team))) in line
        assert (heard.result_mark(result) in line) == (team == result.winner)
    assert heard.result_streaks(result) in told
    assert heard.result_next(result) in told
    assert heard.result_counts(result) in told


@pytest.mark.parametrize("kind", KINDS)
def test_the_four_hands_lie_open(qtbot: QtBot, desk: Desk, kind: str) -> None:
    sheet = desk.open(qtbot, kind)
    result, _ = results()[kind]
    for seat in SEATS:
        drawn = {Tile(high, low) for low, high in sheet.page.rows[seat].held}
        assert drawn == result.hands[seat - 1]
        assert sheet.page.rows[seat].pips == str(result.pips[seat - 1])
    assert sheet.page.winner == result.winner


@pytest.mark.parametrize("kind", KINDS)
def test_the_streak_shows_what_the_hand_did(qtbot: QtBot, desk: Desk, kind: str) -> None:
    sheet = desk.open(qtbot, kind)
    result, _ = results()[kind]
    row = sheet.page.streak
    assert (row.before, row.after) == (result.before[row.team - 1], result.after[row.team - 1])
    if result.broke:
        assert result.winner == other_team(row.team)
        assert row.before > row.after == 0
        assert sheet.page.beside_name == ""
    elif result.winner is not None:
        assert result.winner == row.team
        assert row.after == row.before + 1
    else:
        assert row.before == row.after > 0
    heard = name_of(row)
    assert str(row.after) in heard
    assert ("chiva" in heard) == (row.after > 0)


def test_screen_and_speech_write_numbers_their_own_way(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "blocked")
    assert any(word in sheet.page.reason.text() for word in "0123456")
    held = name_of(sheet.page.rows[2])
    assert "-" in held
    assert not any(f"{high}-" in held for high in range(7))


# -- keys and buttons --------------------------------------------------------------------------


def test_enter_deals_on(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "emptied")
    assert sheet.next_button.hasFocus()
    qtbot.keyClick(sheet.next_button, Qt.Key.Key_Return)
    assert desk.told == ["next_hand"]


def test_enter_goes_on_from_every_line(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "emptied")
    for line in sheet.page.lines:
        line.setFocus()
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert desk.told == ["next_hand"] * len(sheet.page.lines)


@pytest.mark.parametrize("kind", ["match ours", "match theirs"])
def test_after_the_match_enter_begins_another(qtbot: QtBot, desk: Desk, kind: str) -> None:
    sheet = desk.open(qtbot, kind)
    assert name_of(sheet.next_button) == "New match"
    assert sheet.ledger_button.isVisible()
    qtbot.keyClick(sheet.next_button, Qt.Key.Key_Return)
    qtbot.mouseClick(sheet.ledger_button, Qt.MouseButton.LeftButton)
    assert desk.told == ["new_match", "ledger"]
    desk.open(qtbot, "emptied")
    assert not sheet.ledger_button.isVisible()
    assert name_of(sheet.next_button) == "Next hand"


def test_the_buttons_do_what_they_say(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "blocked")
    qtbot.mouseClick(sheet.replay_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(sheet.replay_button, Qt.Key.Key_Space)
    assert desk.told == ["replay", "replay"]
    assert sheet.isVisible()
    qtbot.mouseClick(sheet.table_button, Qt.MouseButton.LeftButton)
    assert desk.told[2:] == ["hidden"]
    assert sheet.isHidden()
    desk.open(qtbot, "blocked")
    assert sheet.isVisible()
    assert sheet.next_button.hasFocus()


def test_esc_shows_the_table_though_the_window_has_an_esc_of_its_own(
    qtbot: QtBot, desk: Desk
) -> None:
    action = QAction(desk)
    action.setShortcut(QKeySequence("Esc"))
    action.triggered.connect(lambda: desk.told.append("window"))
    desk.addAction(action)
    sheet = desk.open(qtbot, "drawn")
    for stop in (sheet.next_button, sheet.page.headline):
        sheet.show()
        stop.setFocus()
        qtbot.keyClick(stop, Qt.Key.Key_Escape)
        assert sheet.isHidden()
    assert desk.told == ["hidden", "hidden"]


@pytest.mark.parametrize("kind", ["emptied", "match ours"])
def test_tab_stays_in_the_sheet_and_reaches_all_of_it(qtbot: QtBot, desk: Desk, kind: str) -> None:
    sheet = desk.open(qtbot, kind)
    walked = []
    for _ in sheet.stops:
        focused = desk.focusWidget()
        walked.append(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert walked == sheet.stops
    assert desk.focusWidget() is sheet.next_button
    qtbot.keyClick(sheet.next_button, Qt.Key.Key_Backtab)
    assert desk.focusWidget() is sheet.stops[-1]


def test_arrows_walk_the_lines(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "blocked")
    sheet.page.reason.setFocus()
    heard = []
    for _ in sheet.page.lines:
        heard.append(name_of(desk.focusWidget()))
        qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Down)
    assert heard == lines(sheet)[: len(heard)]
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Up)
    assert name_of(desk.focusWidget()) == heard[-1]


def test_keys_scroll_the_result(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 360, 560)
    sheet = desk.open(qtbot, "blocked")
    bar = sheet.area.verticalScrollBar()
    assert bar.value() == 0
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_PageDown)
    once = bar.value()
    assert once > 0
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > once
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Home)
    assert bar.value() == 0
    assert desk.focusWidget() is sheet.next_button
    # Down goes into what is told, and on; the result scrolls along.
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Down)
    assert desk.focusWidget() is sheet.page.reason
    for _ in range(4):
        qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Down)
    assert bar.value() > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "text_scale"), [(360, 560, 1.0), (800, 600, 2.0)])
def test_a_result_is_in_view_in_a_small_window(
    qtbot: QtBot, language: str, width: int, height: int, text_scale: float
) -> None:
    languages.switch(language)
    desk = Desk(qtbot, width, height)
    desk.look(text_scale)
    for kind in ("blocked", "match theirs"):
        sheet = desk.open(qtbot, kind)
        head = sheet.page.heads[1]
        place = QRect(head.mapTo(sheet.area.viewport(), QPoint(0, 0)), head.size())
        seen = sheet.area.viewport().rect().intersected(place)
        assert seen.height() >= 40, "the sum of a side"


def test_a_line_that_is_walked_to_is_in_view(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 360, 640)
    sheet = desk.open(qtbot, "match ours")
    port = sheet.area.viewport()
    assert sheet.area.verticalScrollBar().maximum() > 0
    for line in [*sheet.page.lines, *reversed(sheet.page.lines)]:
        while desk.focusWidget() is not line:
            qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Tab)
        place = QRect(line.mapTo(port, QPoint(0, 0)), line.size())
        assert port.rect().intersects(place)
        assert place.top() >= -1


# -- names, languages --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["blocked", "match theirs"])
def test_nothing_focusable_is_nameless(qtbot: QtBot, desk: Desk, language: str, kind: str) -> None:
    languages.switch(language)
    sheet = desk.open(qtbot, kind)

    def check(node) -> int:  # type: ignore[no-untyped-def]
        found = 0
        if node.state().focusable and not node.state().invisible:
            assert node.text(QAccessible.Text.Name).strip(), node.object()
            assert not node.rect().isEmpty()
            found = 1
        return found + sum(check(node.child(n)) for n in range(node.childCount()))

    assert check(QAccessible.queryAccessibleInterface(sheet)) == len(sheet.stops)


@pytest.mark.parametrize("language", ["de", "ms"])
def test_texts_follow_the_language_at_once(qtbot: QtBot, desk: Desk, language: str) -> None:
    sheet = desk.open(qtbot, "blocked")
    before = [name_of(stop) for stop in sheet.stops]
    languages.switch(language)
    settle()
    live = [name_of(stop) for stop in sheet.stops]
    assert not set(live) & set(before)
    fresh = Desk(qtbot).open(qtbot, "blocked")
    assert live == [name_of(stop) for stop in fresh.stops]


# -- places ------------------------------------------------------------------------------------


def overlaps(sheet: ResultSheet) -> list[str]:
    """Lines or buttons that lie over each other, outside of their place, or are cut off."""
    found = []
    panel, page = sheet.panel, sheet.page
    if not sheet.rect().adjusted(-16, -16, 16, 16).contains(panel.geometry()):
        found.append(f"the sheet {panel.geometry()} leaves {sheet.rect()}")
    for inside, room in (
        (page.lines, page.rect()),
        (sheet.buttons, panel.rect().adjusted(16, 16, -16, -16)),
    ):
        found += [
            f"{name_of(widget)!r} {widget.geometry()} outside of {room}"
            for widget in inside
            if not room.contains(widget.geometry())
        ]
        for one, other in combinations(inside, 2):
            if one.geometry().intersects(other.geometry()):
                found.append(f"{name_of(one)!r} over {name_of(other)!r}")
    below = sheet.area.geometry().bottom()
    found += [f"{name_of(b)!r} over the page" for b in sheet.buttons if b.y() <= below]
    if page.width() > sheet.area.viewport().width():
        found.append("the page is wider than its place")
    for line in sheet.page.lines:
        if line.text():
            metrics = line.fontMetrics()
            widest = max(metrics.horizontalAdvance(word) for word in line.text().split(" "))
            if widest > line.contentsRect().width():
                found.append(f"a word of {line.text()!r} is cut off")
            if line.heightForWidth(line.width()) > line.height():
                found.append(f"{line.text()!r} is cut off")
    for row in sheet.page.rows.values():
        pips = text_width(row.pips, 22 * row.unit, 700)
        left = 0.0 if row.stacked else row.left
        right = row.width() - (0.0 if row.stacked else pips)
        if left + len(row.held) * row.tile * 1.1 > right:
            found.append(f"tiles of seat {row.seat} leave their row")
        if row.height_for() > row.height():
            found.append(f"the row of seat {row.seat} is too low")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "height", "text_scale"),
    [
        (360, 640, 1.0),
        (360, 640, 2.0),
        (400, 720, 1.25),
        (800, 600, 1.0),
        (800, 600, 2.0),
        (1280, 720, 1.0),
        (1280, 720, 2.0),
        (1920, 1080, 1.5),
        (3840, 2160, 1.0),
    ],
)
def test_everything_has_its_place(
    qtbot: QtBot, language: str, width: int, height: int, text_scale: float
) -> None:
    languages.switch(language)
    desk = Desk(qtbot, width, height)
    desk.look(text_scale)
    for kind in KINDS:
        sheet = desk.open(qtbot, kind)
        assert overlaps(sheet) == [], kind


def test_the_sheet_follows_the_window(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "blocked")
    for width, height in ((360, 640), (1600, 900), (700, 500), (1280, 720)):
        sheet.resize(width, height - 54)
        settle()
        assert overlaps(sheet) == []


def test_a_score_stays_in_one_line(qtbot: QtBot) -> None:
    sheet = Desk(qtbot, 400, 720).open(qtbot, "blocked")
    assert "\u00a0" in sheet.page.headline.text()
    assert "\u00a0" not in name_of(sheet.page.headline)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_usual_size_nothing_needs_scrolling(qtbot: QtBot, language: str) -> None:
    languages.switch(language)
    # The menu bar takes the rest of 720.
    desk = Desk(qtbot, 1280, 696)
    for kind in KINDS:
        sheet = desk.open(qtbot, kind)
        assert sheet.area.verticalScrollBar().maximum() == 0, kind
        assert sheet.page.rows[1].tile >= 28


# -- motion ------------------------------------------------------------------------------------


def test_without_motion_it_is_there_at_once(qtbot: QtBot, desk: Desk) -> None:
    sheet = desk.open(qtbot, "blocked")
    assert sheet.panel.graphicsEffect() is None
    place = sheet.panel.geometry()
    settle()
    assert sheet.panel.geometry() == place


def test_with_motion_it_comes_to_the_same_place(qtbot: QtBot, desk: Desk) -> None:
    still = QRect(desk.open(qtbot, "blocked").panel.geometry())
    sheet = desk.sheet
    sheet.hide()
    sheet.set_motion(True)
    result, number = results()["blocked"]
    sheet.show_result(result, number, LEVELS)
    # Keys work while it moves.
    assert sheet.next_button.hasFocus()
    assert sheet.panel.geometry().top() > still.top()
    qtbot.keyClick(sheet.next_button, Qt.Key.Key_Return)
    assert desk.told == ["next_hand"]
    qtbot.waitUntil(lambda: sheet.panel.graphicsEffect() is None, timeout=20 * FADE)
    assert sheet.panel.geometry() == still


def test_motion_switched_off_on_the_way_ends_it(qtbot: QtBot, desk: Desk) -> None:
    still = QRect(desk.open(qtbot, "blocked").panel.geometry())
    desk.sheet.hide()
    desk.sheet.set_motion(True)
    result, number = results()["blocked"]
    desk.sheet.show_result(result, number, LEVELS)
    desk.sheet.set_motion(False)
    assert desk.sheet.panel.geometry() == still
    assert desk.sheet.panel.graphicsEffect() is None
