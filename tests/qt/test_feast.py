"""The end of a match: coins that pop up or go together, and a feast that bothers nobody."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chiva_qt.bars.top import ScoreView
from chiva_qt.dialogs.feast import LENGTH, Feast, pieces
from chiva_qt.dialogs.result_sheet import ResultSheet
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import ResultModel, result_model
from chiva_qt.table.coin_motion import POP, TO_ZERO, WAIT, CoinMotion
from chiva_qt.table.colour import luminance
from chiva_qt.table.paint.labels import Team
from chiva_qt.table.theme import load_theme, tile_set
from tests.screenshots import moment_of


def result(moment: str) -> ResultModel:
    found = result_model(moment_of(moment).current)
    assert found is not None
    return found


Show = Callable[..., ResultSheet]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Shows a result on a sheet."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 640)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet = ResultSheet(Phrases(), window, Phrases(words=True))
    sheet.resize(1280, 640)
    sheet.hide()

    def make(moment: str, *, motion: bool = True) -> ResultSheet:
        theme = load_theme("felt")
        sheet.set_look(theme, tile_set("theme", theme), 1.0)
        sheet.set_motion(motion)
        sheet.show_result(result(moment), 7, {2: "steady", 3: "steady", 4: "steady"})
        return sheet

    yield make
    sheet.feast.stop()


def test_only_the_end_of_a_match_is_a_feast(show: Show) -> None:
    assert not show("result").feast.running
    sheet = show("result")
    sheet.hide()
    assert show("end").feast.running


def test_reduced_motion_has_no_feast_and_the_same_end(show: Show) -> None:
    sheet = show("end", motion=False)
    assert not sheet.feast.running
    assert not sheet.page.streak.motion.running
    still = sheet.window().grab().toImage()
    sheet.hide()
    moved = show("end")
    moved.set_motion(False)
    assert not moved.feast.isVisible()
    assert moved.window().grab().toImage() == still


def test_any_key_and_any_click_ends_the_feast(show: Show, qtbot: QtBot) -> None:
    sheet = show("end")
    heard: list[str] = []
    sheet.next_hand.connect(lambda: heard.append("next"))
    qtbot.keyClick(sheet.next_button, Qt.Key.Key_Tab)
    assert not sheet.feast.running
    sheet.hide()
    sheet = show("end")
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().topLeft())
    assert not sheet.feast.running
    assert not heard


def test_buttons_work_through_the_feast(show: Show, qtbot: QtBot) -> None:
    sheet = show("end")
    assert sheet.feast.running
    with qtbot.waitSignal(sheet.new_match):
        place = sheet.next_button.mapTo(sheet, sheet.next_button.rect().center())
        under = sheet.childAt(place)
        assert under is sheet.next_button, "the feast lets clicks through"
        qtbot.mouseClick(under, Qt.MouseButton.LeftButton)
    assert sheet.next_button.hasFocus()


def test_the_feast_ends_by_itself(show: Show, qtbot: QtBot) -> None:
    sheet = show("end")
    sheet.feast._clock.setCurrentTime(LENGTH - 1)
    qtbot.waitUntil(lambda: not sheet.feast.isVisible())


def test_every_piece_comes_in_from_above_and_leaves_below(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(800, 500)
    feast = Feast(parent)
    feast.begin(Team.OWN, load_theme("felt"), 1.0)
    for piece in pieces():
        at = [feast.place(piece, n / 200) for n in range(201)]
        heights = [point.y() for point in at if point is not None]
        assert at[-1] is None, "nothing is left at the end"
        assert heights == sorted(heights)
        assert heights[0] < 0 + 20
        assert heights[-1] > 500 - 20
    feast.stop()


def test_nothing_flashes(qtbot: QtBot) -> None:
    """Not three times a second, nor at all: the whole picture keeps its lightness."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(640, 400)
    parent.setStyleSheet("background: #10291F")
    parent.show()
    feast = Feast(parent)
    feast.begin(Team.OTHER, load_theme("felt"), 1.0)
    feast._clock.pause()
    lights = []
    for time in range(0, LENGTH, LENGTH // 30):
        feast._clock.setCurrentTime(time)
        small = (
            parent.grab().toImage().scaled(32, 20, mode=Qt.TransformationMode.SmoothTransformation)
        )
        lights.append(mean_light(small))
    feast.stop()
    assert all(abs(a - b) < 0.1 for a, b in itertools.pairwise(lights))


def mean_light(image: QImage) -> float:
    points = list(itertools.product(range(image.width()), range(image.height())))
    return sum(luminance(image.pixelColor(*point).name()) for point in points) / len(points)


# -- coins ---------------------------------------------------------------------------------------


def at(motion: CoinMotion, time: int, before: int, after: int) -> list[float]:
    """The sizes of the coins on all four places, so many milliseconds after the start."""
    motion.start()
    motion._clock.pause()
    motion._clock.setCurrentTime(time)
    # A paused clock counts as one at rest for the program; here it must not.
    motion._clock.resume()
    sizes = [motion.size_of(place, before, after) for place in range(1, 5)]
    motion._clock.stop()
    return sizes


def test_a_new_coin_pops_up(qtbot: QtBot) -> None:
    motion = CoinMotion()
    assert at(motion, WAIT - 20, 2, 3) == [1, 1, 0, 0]
    sizes = [at(motion, WAIT + n * POP // 10, 2, 3)[2] for n in range(10)]
    assert max(sizes) > 1.02, "it swings past its size"
    assert sizes[1] < sizes[3]
    assert [motion.size_of(place, 2, 3) for place in range(1, 5)] == [1, 1, 1, 0]


def test_a_broken_streak_goes_to_zero_together(qtbot: QtBot) -> None:
    motion = CoinMotion()
    half = at(motion, WAIT + TO_ZERO // 2, 3, 0)
    assert half[0] == half[1] == half[2]
    assert 0.2 < half[0] < 0.8
    assert half[3] == 0
    assert [motion.size_of(place, 3, 0) for place in range(1, 5)] == [0, 0, 0, 0]


def test_the_score_moves_only_where_motion_is_on(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    score = ScoreView(Phrases(), Phrases(words=True), parent)
    score.set_look(load_theme("felt"), 1.0)
    parent.resize(700, 60)
    score.place(QRectF(0, 0, 700, 50), 350)
    parent.show()
    score.show_streaks((2, 0))
    still = score.grab().toImage()
    score.show_streaks((0, 0))
    score.set_motion(True)
    score.show_streaks((2, 0))
    assert score.motion.running
    assert score.grab().toImage() != still
    score.set_motion(False)
    assert score.grab().toImage() == still
