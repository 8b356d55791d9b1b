"""The table view under real mouse, touch and key events: what it reports, where the focus goes."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.match import MatchState
from chiva_engine.moves import End, Play
from chiva_engine.tiles import Tile
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.presentation import Change
from chiva_qt.table.items import EndItem, rect_of
from chiva_qt.table.theme import THEMES
from tests.qt.desk import LEFT_BUTTON, NARROW, WIDE, Desk, query
from tests.qt.positions import first_turn, mixed, must_open, must_pass, seed_where

install_accessibility()


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """The person is to move and holds tiles that fit one end, both ends, none."""
    return Desk(qtbot, first_turn(seed_where(mixed))).open(qtbot)


@pytest.fixture
def tablet(qtbot: QtBot) -> Desk:
    """The same, small enough for the screen: no finger reaches past it."""
    return Desk(qtbot, first_turn(seed_where(mixed)), (780, 640)).open(qtbot)


@pytest.fixture
def opening(qtbot: QtBot) -> Desk:
    """The person opens with 6-6."""
    return Desk(qtbot, first_turn(seed_where(must_open))).open(qtbot)


def click(desk: Desk, at: QPoint) -> None:
    QTest.mouseClick(desk.view.viewport(), LEFT_BUTTON, pos=at)


def drag_to(desk: Desk, at: QPoint) -> None:
    """Move the mouse with its button down."""
    port = desk.view.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        LEFT_BUTTON,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)


def drag(desk: Desk, start: QPoint, end: QPoint) -> None:
    port = desk.view.viewport()
    QTest.mousePress(port, LEFT_BUTTON, pos=start)
    for step in range(1, 6):
        drag_to(desk, start + (end - start) * step / 5)
    QTest.mouseRelease(port, LEFT_BUTTON, pos=end)


class Finger:
    """One finger on the view."""

    def __init__(self, desk: Desk, device: QPointingDevice) -> None:
        self._port = desk.view.viewport()
        self._device = device

    def down(self, at: QPoint) -> None:
        QTest.touchEvent(self._port, self._device).press(0, at, self._port)

    def move(self, at: QPoint) -> None:
        QTest.touchEvent(self._port, self._device).move(0, at, self._port)

    def up(self, at: QPoint) -> None:
        QTest.touchEvent(self._port, self._device).release(0, at, self._port)

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.down(start)
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5)
        self.up(end)


def echo(desk: Desk, at: QPoint, source: Qt.MouseEventSource) -> None:
    """The mouse click that a system makes up from a tap."""
    port = desk.view.viewport()
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, LEFT_BUTTON),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        where = QPointF(at)
        there = QPointF(port.mapToGlobal(at))
        event = QMouseEvent(
            kind, where, where, there, LEFT_BUTTON, buttons, Qt.KeyboardModifier.NoModifier, source
        )
        QApplication.sendEvent(port, event)


# -- mouse ------------------------------------------------------------------------------------


def test_a_click_on_a_tile_picks_it(desk: Desk) -> None:
    for tile in desk.hand:
        click(desk, desk.point(desk.hand_node(tile)))
        assert desk.reports() == [("tile_picked", tile)]
        assert desk.focused == tile


def test_a_click_on_an_end_where_the_chosen_tile_fits_activates_it(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.choose(tile)
    for end in End:
        click(desk, desk.point(desk.end_node(end)))
        assert desk.reports() == [("target_activated", end)]


def test_a_click_on_the_other_end_only_asks_for_it(desk: Desk) -> None:
    tile = desk.fitting(1)
    (fits,) = desk.match.hand.line.fitting_ends(tile)
    desk.choose(tile, fits)
    click(desk, desk.point(desk.end_node(fits.opposite)))
    assert desk.reports() == [("end_chosen", fits.opposite)]


def test_a_click_on_the_end_chooser_chooses_and_plays_nothing(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.choose(tile)
    chooser = query(desk.view).child(2)
    assert chooser.childCount() == 2
    for end, index in ((End.LEFT, 0), (End.RIGHT, 1)):
        click(desk, desk.point(chooser.child(index)))
        assert desk.reports() == [("end_chosen", end)]


def test_a_click_elsewhere_puts_back(desk: Desk) -> None:
    desk.choose(desk.fitting(2))
    click(desk, desk.bare)
    assert desk.reports() == [("put_back",)]


def test_a_click_on_an_end_without_a_choice_asks_the_game_why_not(desk: Desk) -> None:
    for end in End:
        click(desk, desk.point(desk.end_node(end)))
        assert desk.reports() == [("end_chosen", end)]


def test_the_opening_tile_is_played_in_the_middle(opening: Desk) -> None:
    opening.choose(Tile(6, 6))
    click(opening, opening.point(opening.end_node(None)))
    assert opening.reports() == [("target_activated", None)]


def test_a_press_that_lets_go_elsewhere_is_no_click(desk: Desk) -> None:
    port = desk.view.viewport()
    dull = desk.point(desk.hand_node(desk.fitting(0)))
    QTest.mousePress(port, LEFT_BUTTON, pos=dull)
    QTest.mouseRelease(port, LEFT_BUTTON, pos=desk.bare)
    QTest.mousePress(port, LEFT_BUTTON, pos=desk.bare)
    QTest.mouseRelease(port, LEFT_BUTTON, pos=dull)
    assert desk.reports() == []


def test_other_buttons_do_nothing(desk: Desk) -> None:
    at = desk.point(desk.hand_node(desk.hand[0]))
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(desk.view.viewport(), button, pos=at)
    assert desk.reports() == []


def test_a_double_click_is_one_act(desk: Desk) -> None:
    tile = desk.hand[0]
    at = desk.point(desk.hand_node(tile))
    click(desk, at)
    QTest.mouseDClick(desk.view.viewport(), LEFT_BUTTON, pos=at)
    QTest.mouseRelease(desk.view.viewport(), LEFT_BUTTON, pos=at)
    assert desk.reports() == [("tile_picked", tile)]


# -- dragging ---------------------------------------------------------------------------------


@pytest.mark.parametrize("end", list(End))
def test_a_tile_is_dropped_at_an_end(desk: Desk, end: End) -> None:
    tile = desk.fitting(2)
    desk.choose(tile)
    goal = desk.point(desk.end_node(end))
    desk.take_back()
    for near in (QPoint(0, 0), QPoint(0, 40), QPoint(0, -40)):
        drag(desk, desk.point(desk.hand_node(tile)), goal + near)
        assert desk.reports() == [("dropped", tile, end)]
        desk.take_back()


def test_the_ends_show_where_a_dragged_tile_goes(desk: Desk) -> None:
    tile = desk.fitting(2)
    start = desk.point(desk.hand_node(tile))
    QTest.mousePress(desk.view.viewport(), LEFT_BUTTON, pos=start)
    assert not any(desk.view.scene().ends[end].is_target for end in End)
    port = desk.view.viewport()
    at = start - QPoint(0, 150)
    drag_to(desk, at)
    assert all(desk.view.scene().ends[end].is_target for end in End)
    assert (desk.point(desk.hand_node(tile)) - at).manhattanLength() <= 2
    QTest.mouseRelease(port, LEFT_BUTTON, pos=at)
    assert not any(desk.view.scene().ends[end].is_target for end in End)


def test_a_tile_dropped_elsewhere_goes_back(desk: Desk) -> None:
    tile = desk.fitting(2)
    home = desk.hand_node(tile).rect()
    drag(desk, desk.point(desk.hand_node(tile)), desk.bare)
    assert desk.reports() == []
    assert desk.hand_node(tile).rect() == home


def test_a_tile_dropped_where_it_does_not_fit_asks_the_game_why_not(desk: Desk) -> None:
    tile = desk.fitting(1)
    home = desk.hand_node(tile).rect()
    (fits,) = desk.match.hand.line.fitting_ends(tile)
    drag(desk, desk.point(desk.hand_node(tile)), desk.point(desk.end_node(fits.opposite)))
    assert desk.reports() == [("dropped", tile, fits.opposite)]
    assert desk.hand_node(tile).rect() == home


def test_a_tile_that_fits_nowhere_can_be_dragged_to_hear_why(desk: Desk) -> None:
    tile = desk.fitting(0)
    start, home = desk.point(desk.hand_node(tile)), desk.hand_node(tile).rect()
    for end in End:
        drag(desk, start, desk.point(desk.end_node(end)))
        assert desk.reports() == [("dropped", tile, end)]
    drag(desk, start, desk.bare)
    assert desk.reports() == [("dropped", tile, None)]
    # Within the hand it is put back.
    drag(desk, start, desk.point(desk.hand_node(desk.fitting(2))))
    assert desk.reports() == []
    assert desk.hand_node(tile).rect() == home


def test_no_place_is_shown_for_a_dragged_tile_that_fits_nowhere(desk: Desk) -> None:
    start = desk.point(desk.hand_node(desk.fitting(0)))
    QTest.mousePress(desk.view.viewport(), LEFT_BUTTON, pos=start)
    drag_to(desk, start - QPoint(0, 150))
    assert not any(desk.view.scene().ends[end].is_target for end in End)
    QTest.mouseRelease(desk.view.viewport(), LEFT_BUTTON, pos=start)


def test_the_opening_tile_is_dropped_anywhere_on_the_table(opening: Desk) -> None:
    drag(opening, opening.point(opening.hand_node(Tile(6, 6))), QPoint(400, 120))
    assert opening.reports() == [("dropped", Tile(6, 6), None)]


def test_a_shaking_hand_still_clicks(desk: Desk) -> None:
    tile = desk.fitting(2)
    at = desk.point(desk.hand_node(tile))
    drag(desk, at, at + QPoint(3, 25))
    assert desk.reports() == [("tile_picked", tile)]


def test_a_model_that_arrives_ends_the_drag(desk: Desk) -> None:
    tile = desk.fitting(2)
    start = desk.point(desk.hand_node(tile))
    home = desk.hand_node(tile).rect()
    port = desk.view.viewport()
    QTest.mousePress(port, LEFT_BUTTON, pos=start)
    QTest.mouseMove(port, start - QPoint(0, 150))
    desk.show(Change.REFRESHED)
    QTest.mouseRelease(port, LEFT_BUTTON, pos=desk.point(desk.end_node(End.LEFT)))
    assert desk.reports() == []
    assert desk.hand_node(tile).rect() == home


def test_escape_puts_a_dragged_tile_back(desk: Desk) -> None:
    tile = desk.fitting(2)
    start = desk.point(desk.hand_node(tile))
    home = desk.hand_node(tile).rect()
    port, goal = desk.view.viewport(), desk.point(desk.end_node(End.LEFT))
    QTest.mousePress(port, LEFT_BUTTON, pos=start)
    drag_to(desk, start - QPoint(0, 150))
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert desk.hand_node(tile).rect() == home
    drag_to(desk, goal)
    assert desk.hand_node(tile).rect() == home, "it does not follow any more"
    QTest.mouseRelease(port, LEFT_BUTTON, pos=goal)
    assert desk.reports() == []
    # The next press begins anew.
    drag(desk, start, goal)
    assert desk.reports() == [("dropped", tile, End.LEFT)]


# -- touch ------------------------------------------------------------------------------------


def test_a_tap_does_what_a_click_does(tablet: Desk, finger: QPointingDevice) -> None:
    touch = Finger(tablet, finger)
    for tile in tablet.hand:
        touch.tap(tablet.point(tablet.hand_node(tile)))
        assert tablet.reports() == [("tile_picked", tile)]
    tablet.choose(tablet.fitting(2))
    for end in End:
        touch.tap(tablet.point(tablet.end_node(end)))
        assert tablet.reports() == [("target_activated", end)]
    touch.tap(tablet.bare)
    assert tablet.reports() == [("put_back",)]


@pytest.mark.parametrize(
    "source",
    [
        Qt.MouseEventSource.MouseEventSynthesizedBySystem,
        Qt.MouseEventSource.MouseEventSynthesizedByQt,
        # Windows 11 sends some that look like a mouse's own.
        Qt.MouseEventSource.MouseEventNotSynthesized,
    ],
)
def test_one_tap_is_one_act(
    tablet: Desk, finger: QPointingDevice, source: Qt.MouseEventSource
) -> None:
    touch = Finger(tablet, finger)
    tile = tablet.hand[0]
    at = tablet.point(tablet.hand_node(tile))
    touch.down(at)
    echo(tablet, at, source)
    touch.up(at)
    echo(tablet, at, source)
    assert tablet.reports() == [("tile_picked", tile)]


def test_the_mouse_works_beside_a_finger(tablet: Desk, finger: QPointingDevice) -> None:
    first, last = tablet.hand[0], tablet.hand[-1]
    Finger(tablet, finger).tap(tablet.point(tablet.hand_node(first)))
    click(tablet, tablet.point(tablet.hand_node(last)))
    assert tablet.reports() == [("tile_picked", first), ("tile_picked", last)]


def test_a_finger_that_slides_off_cancels(tablet: Desk, finger: QPointingDevice) -> None:
    touch = Finger(tablet, finger)
    tablet.choose(tablet.fitting(2))
    end = tablet.point(tablet.end_node(End.LEFT))
    touch.drag(end, tablet.bare)
    # Back on it is too late: it was off.
    touch.down(end)
    touch.move(tablet.bare)
    touch.move(end)
    touch.up(end)
    assert tablet.reports() == []


def test_a_touch_that_the_system_takes_away_does_nothing(
    tablet: Desk, finger: QPointingDevice
) -> None:
    touch = Finger(tablet, finger)
    tile = tablet.fitting(2)
    home = tablet.hand_node(tile).rect()
    start = tablet.point(tablet.hand_node(tile))
    touch.down(start)
    touch.move(start - QPoint(0, 150))
    assert tablet.hand_node(tile).rect() != home
    tablet.view.hide()
    tablet.view.show()
    touch.up(start - QPoint(0, 150))
    assert tablet.reports() == []
    assert tablet.hand_node(tile).rect() == home


def test_a_finger_drags_a_tile_to_an_end(tablet: Desk, finger: QPointingDevice) -> None:
    tile = tablet.fitting(2)
    goal = tablet.point(tablet.end_node(End.RIGHT))
    Finger(tablet, finger).drag(tablet.point(tablet.hand_node(tile)), goal)
    assert tablet.reports() == [("dropped", tile, End.RIGHT)]


def test_two_fingers_enlarge_the_line_and_a_double_tap_shows_all(
    tablet: Desk, finger: QPointingDevice
) -> None:
    port = tablet.view.viewport()
    whole = [tablet.group(2).child(i).rect() for i in range(tablet.group(2).childCount())]
    centre = QPoint(port.width() // 2, 200)
    QTest.touchEvent(port, finger).press(0, centre - QPoint(50, 0), port)
    QTest.touchEvent(port, finger).stationary(0).press(1, centre + QPoint(50, 0), port)
    for reach in (60, 75, 90, 100):
        QTest.touchEvent(port, finger).move(0, centre - QPoint(reach, 0), port).move(
            1, centre + QPoint(reach, 0), port
        )
    QTest.touchEvent(port, finger).release(0, centre - QPoint(100, 0), port).release(
        1, centre + QPoint(100, 0), port
    )
    larger = tablet.group(2).child(0).rect()
    assert larger.width() > 1.5 * whole[0].width()
    assert tablet.reports() == []
    touch = Finger(tablet, finger)
    touch.tap(tablet.bare)
    touch.tap(tablet.bare)
    assert [tablet.group(2).child(i).rect() for i in range(len(whole))] == whole


# -- keys -------------------------------------------------------------------------------------


def key(desk: Desk, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(desk.view, one)


def test_arrows_walk_the_hand(desk: Desk) -> None:
    hand = desk.hand
    key(desk, Qt.Key.Key_Home)
    assert desk.focused == hand[0]
    key(desk, Qt.Key.Key_Left)
    assert desk.focused == hand[0]
    for tile in hand[1:]:
        key(desk, Qt.Key.Key_Right)
        assert desk.focused == tile
    key(desk, Qt.Key.Key_Right)
    assert desk.focused == hand[-1]
    key(desk, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Left)
    assert desk.focused == hand[-2]
    assert desk.reports() == []


def test_the_ends_come_before_the_line_that_is_walked_tile_by_tile(desk: Desk) -> None:
    key(desk, Qt.Key.Key_Down)
    seen = [desk.focused]
    for _ in range(len(desk.match.hand.line) + 1):
        key(desk, Qt.Key.Key_Right)
        seen.append(desk.focused)
    assert seen == [End.LEFT, End.RIGHT, *desk.match.hand.line.tiles]
    key(desk, Qt.Key.Key_Up)
    assert desk.focused in desk.hand


@pytest.mark.parametrize("press", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_picks_then_confirms(desk: Desk, press: Qt.Key) -> None:
    tile = desk.fitting(1)
    desk.view.focus_node(desk.view.scene().tiles[tile])
    key(desk, press)
    assert desk.reports() == [("tile_picked", tile)]
    (end,) = desk.match.hand.line.fitting_ends(tile)
    desk.choose(tile, end)
    key(desk, press)
    assert desk.reports() == [("confirmed",)]


def test_enter_never_takes_the_chosen_tile_back(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.view.focus_node(desk.view.scene().tiles[tile])
    desk.choose(tile)
    key(desk, Qt.Key.Key_Return)
    assert desk.reports() == [("confirmed",)]


def test_a_key_that_is_held_down_acts_once(desk: Desk) -> None:
    for repeated in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            repeated,
        )
        QApplication.sendEvent(desk.view, event)
    assert len(desk.reports()) == 1


def test_up_and_down_choose_the_end_of_the_chosen_tile(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.choose(tile)
    key(desk, Qt.Key.Key_Up)
    key(desk, Qt.Key.Key_Down)
    assert desk.reports() == [("end_chosen", End.LEFT), ("end_chosen", End.RIGHT)]
    desk.choose(tile, End.RIGHT)
    key(desk, Qt.Key.Key_Down)
    key(desk, Qt.Key.Key_Up)
    assert desk.reports() == [("end_chosen", End.LEFT), ("end_chosen", End.LEFT)]
    assert desk.focused in desk.hand


def test_enter_on_an_end_plays_there_and_on_the_line_confirms(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.choose(tile, End.LEFT)
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    key(desk, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert desk.reports() == [("target_activated", End.RIGHT)]
    key(desk, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert desk.reports() == [("confirmed",)]


def test_keys_with_other_meanings_are_left_alone(desk: Desk) -> None:
    for one in (Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_F1):
        event = QKeyEvent(QEvent.Type.KeyPress, one, Qt.KeyboardModifier.NoModifier)
        event.accept()
        desk.view.keyPressEvent(event)
        assert not event.isAccepted()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    desk.view.keyPressEvent(event)
    assert not event.isAccepted()


def test_tab_goes_from_the_hand_to_the_line_and_out(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before, after = QPushButton("before"), QPushButton("after")
    desk = Desk(qtbot, first_turn(seed_where(mixed)), parent=window)
    box = QHBoxLayout(window)
    for widget in (before, desk.view, after):
        box.addWidget(widget)
    QWidget.setTabOrder(before, desk.view)
    QWidget.setTabOrder(desk.view, after)
    window.resize(*WIDE)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    tab, back = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
    QTest.keyClick(window, tab)
    assert desk.view.hasFocus()
    assert desk.focused in desk.hand
    QTest.keyClick(desk.view, tab)
    assert desk.focused is End.LEFT
    QTest.keyClick(desk.view, tab)
    assert after.hasFocus()
    QTest.keyClick(after, back)
    assert desk.view.hasFocus()
    assert desk.focused is End.LEFT
    QTest.keyClick(desk.view, back)
    assert desk.focused in desk.hand
    QTest.keyClick(desk.view, back)
    assert before.hasFocus()


def test_the_line_is_enlarged_and_never_smaller_than_whole(desk: Desk) -> None:
    def width() -> int:
        return desk.group(2).child(0).rect().width()

    whole = width()
    desk.view.zoom_in()
    desk.view.zoom_in()
    twice = width()
    desk.view.zoom_out()
    assert whole < width() < twice
    desk.view.reset_zoom()
    assert width() == whole
    desk.view.zoom_out()
    assert width() == whole


def test_the_focus_stays_in_sight_of_the_enlarged_line(desk: Desk) -> None:
    for _ in range(6):
        QTest.keyClick(desk.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    key(desk, Qt.Key.Key_Down)
    for _ in range(len(desk.match.hand.line) + 2):
        node = query(desk.view.current)
        assert desk.view.viewport().rect().contains(desk.local(node.rect()))
        assert not node.rect().isEmpty()
        key(desk, Qt.Key.Key_Right)


def end_items(desk: Desk) -> list[EndItem]:
    items = [item for item in desk.view.scene().items() if isinstance(item, EndItem)]
    return [item for item in items if item.pin.isVisible()]


def open_halves(desk: Desk) -> list[QRectF]:
    """The open half of the line's first tile and of its last one, in the scene."""
    halves = []
    line = desk.match.hand.line
    for tile, end in ((line.tiles[0], End.LEFT), (line.tiles[-1], End.RIGHT)):
        item = desk.view._table.tiles[tile]
        number = line.number_at(end)
        cell = item.face.cell
        first, second = QRectF(cell), QRectF(cell)
        if item.face.upright:
            first.setBottom(cell.center().y())
            second.setTop(cell.center().y())
        else:
            first.setRight(cell.center().x())
            second.setLeft(cell.center().x())
        halves.append(item.mapRectToScene(first if item.face.first == number else second))
    return halves


def test_pins_of_an_enlarged_line_keep_their_size_and_their_place(desk: Desk) -> None:
    sizes = {item.end: item.pin.radius for item in end_items(desk)}
    assert set(sizes) == set(End)
    regions = desk.view.regions
    assert regions is not None
    for _ in range(5):
        desk.view.zoom_in()
        for item in end_items(desk):
            desk.view.focus_node(item)
            pin = item.pin
            assert pin.radius == pytest.approx(sizes[item.end])
            assert regions.table.holds(rect_of(pin.mapRectToScene(pin.body)))
            for half in open_halves(desk):
                assert not pin.mapRectToScene(pin.body).intersects(half)
                if pin.text:
                    words = pin.mapRectToScene(pin.label) & half
                    assert words.width() * words.height() < 0.03 * (
                        pin.label.width() * pin.label.height()
                    )


# -- where the focus goes ---------------------------------------------------------------------


def test_the_first_focus_is_a_tile_that_can_be_played(desk: Desk) -> None:
    assert isinstance(desk.focused, Tile)
    assert desk.match.hand.line.fitting_ends(desk.focused)


def test_after_a_play_the_focus_is_on_the_neighbour(qtbot: QtBot) -> None:
    for place in (0, 3, -1):
        desk = Desk(qtbot, first_turn(seed_where(mixed))).open(qtbot)
        playable = [t for t in desk.hand if desk.match.hand.line.fitting_ends(t)]
        tile = playable[place % len(playable)]
        index = desk.hand.index(tile)
        desk.view.focus_node(desk.view.scene().tiles[tile])
        desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
        assert desk.focused == desk.hand[min(index, len(desk.hand) - 1)]
        assert desk.view.hasFocus()


def test_the_focus_survives_what_others_do(desk: Desk) -> None:
    tile = desk.fitting(1)
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    desk.view.focus_node(desk.view.scene().tiles[desk.hand[-1]])
    while desk.match.hand.turn not in (PERSON, None):
        desk.play(desk.match.hand.legal_moves()[0])
        assert desk.focused == desk.hand[-1]


def test_a_tile_of_the_line_that_is_taken_back_gives_the_focus_to_its_neighbour(
    desk: Desk,
) -> None:
    before = desk.match
    tile = desk.fitting(1)
    end = before.hand.line.fitting_ends(tile)[0]
    desk.play(Play(tile, end))
    desk.view.focus_node(desk.view.scene().tiles[tile])
    desk.match = before
    desk.show(Change.UNDONE)
    line = before.hand.line.tiles
    assert desk.focused in (*desk.hand, line[0], line[-1])


# -- motion and holds -------------------------------------------------------------------------


def poses(desk: Desk) -> list[tuple[int, int, int, int]]:
    return [node.rect().getRect() for node in desk.leaves()]  # type: ignore[misc]


def test_moving_and_not_moving_end_alike(qtbot: QtBot) -> None:
    still = Desk(qtbot, first_turn(seed_where(mixed))).open(qtbot)
    lively = Desk(qtbot, first_turn(seed_where(mixed)), motion=True).open(qtbot)
    tile = still.fitting(2)
    steps = (
        lambda desk: desk.choose(tile),
        lambda desk: desk.choose(tile, End.RIGHT),
        lambda desk: desk.play(Play(tile, End.RIGHT)),
        lambda desk: desk.play(desk.match.hand.legal_moves()[0]),
        lambda desk: desk.play(desk.match.hand.legal_moves()[0]),
    )
    for step in steps:
        step(still)
        step(lively)
        qtbot.waitUntil(lambda: not lively.view.scene().motion.moving)
        at = [rect[2:] for rect in poses(lively)]
        assert at == [rect[2:] for rect in poses(still)]
        for mine, other in zip(poses(lively), poses(still), strict=True):
            offset = lively.view.mapToGlobal(QPoint()) - still.view.mapToGlobal(QPoint())
            assert (mine[0] - offset.x(), mine[1] - offset.y()) == other[:2]


def test_a_flying_tile_holds_the_computer_until_it_lies(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=True).open(qtbot)
    qtbot.waitUntil(lambda: not desk.view.scene().motion.moving)
    desk.holds.clear()
    tile = desk.fitting(1)
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    (hold,) = desk.holds
    assert hold.reason == "animation"
    assert hold.released == 0
    qtbot.waitUntil(lambda: hold.released == 1)
    lies = desk.group(2).child(desk.match.hand.line.tiles.index(tile)).rect()
    qtbot.waitUntil(lambda: not desk.view.scene().motion.moving)
    assert desk.group(2).child(desk.match.hand.line.tiles.index(tile)).rect() == lies
    assert len(desk.holds) == 1


def test_what_is_in_flight_can_be_interrupted(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=True).open(qtbot)
    before = desk.match
    tile = desk.fitting(1)
    desk.play(Play(tile, before.hand.line.fitting_ends(tile)[0]))
    desk.match = before
    desk.show(Change.UNDONE)
    qtbot.waitUntil(lambda: all(hold.released == 1 for hold in desk.holds))
    qtbot.waitUntil(lambda: not desk.view.scene().motion.moving)
    still = Desk(qtbot, before).open(qtbot)
    assert [r[2:] for r in poses(desk)] == [r[2:] for r in poses(still)]


def test_no_hurry_leaves_a_hold_or_a_tile_behind(qtbot: QtBot) -> None:
    """Whatever comes while things move: in the end all lies right and the computer may go on."""
    rng = random.Random(11)
    hurried = Desk(qtbot, MatchState.new("hurry"), motion=True).open(qtbot)
    still = Desk(qtbot, hurried.match).open(qtbot)
    both = (hurried, still)
    past = [hurried.match]
    for _ in range(60):
        act, match = rng.random(), hurried.match
        plays = [m for m in match.hand.legal_moves() if isinstance(m, Play)]
        if act < 0.25 and len(past) > 1:
            before = past.pop()
            for desk in both:
                desk.match, desk.selection = before, None
                desk.show(Change.UNDONE)
        elif act < 0.5 and match.hand.turn == PERSON and plays:
            chosen = rng.choice(plays)
            for desk in both:
                desk.choose(chosen.tile, chosen.end)
        elif match.hand.result is None:
            past.append(match)
            move = rng.choice(match.hand.legal_moves())
            for desk in both:
                desk.play(move)
        else:
            for desk in both:
                desk.deal()
            past = [hurried.match]
        qtbot.wait(rng.choice((0, 0, 20, 90)))
    qtbot.waitUntil(lambda: all(hold.released == 1 for hold in hurried.holds))
    qtbot.waitUntil(lambda: not hurried.view.moving)
    assert hurried.holds
    assert still.holds == []
    offset = hurried.view.mapToGlobal(QPoint()) - still.view.mapToGlobal(QPoint())
    there = [node.rect().translated(offset) for node in still.leaves()]
    assert [node.rect() for node in hurried.leaves()] == there


def test_a_drag_moves_nothing_but_its_tile(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=True).open(qtbot)
    desk.show(Change.MATCH_STARTED)
    qtbot.waitUntil(lambda: not desk.view.moving)
    desk.holds.clear()
    tile = desk.fitting(2)
    others = [t for t in desk.hand if t != tile]
    homes = [desk.hand_node(t).rect() for t in others]
    start = desk.point(desk.hand_node(tile))
    QTest.mousePress(desk.view.viewport(), LEFT_BUTTON, pos=start)
    drag_to(desk, start - QPoint(0, 150))
    assert [desk.hand_node(t).rect() for t in others] == homes
    QTest.mouseRelease(desk.view.viewport(), LEFT_BUTTON, pos=start - QPoint(0, 150))
    assert [desk.hand_node(t).rect() for t in others] == homes
    assert desk.holds == []


def test_nothing_moves_in_a_hidden_window(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=True)
    tile = desk.fitting(1)
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    assert not desk.view.scene().motion.moving
    assert desk.holds == []


def test_hiding_the_window_ends_all_movement(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=True).open(qtbot)
    tile = desk.fitting(1)
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    assert desk.view.scene().motion.moving
    desk.view.hide()
    assert not desk.view.scene().motion.moving
    qtbot.waitUntil(lambda: all(hold.released == 1 for hold in desk.holds))


@pytest.mark.parametrize("motion", [False, True])
def test_a_refused_tile_says_no_and_stays_where_it_was(qtbot: QtBot, motion: bool) -> None:
    desk = Desk(qtbot, first_turn(seed_where(mixed)), motion=motion).open(qtbot)
    qtbot.waitUntil(lambda: not desk.view.scene().motion.moving)
    tile = desk.fitting(0)
    home = desk.hand_node(tile).rect()
    plain = desk.view.grab().toImage()
    desk.refuse(tile)
    if motion:
        qtbot.waitUntil(lambda: desk.hand_node(tile).rect() != home)
    else:
        assert desk.hand_node(tile).rect() == home
        assert desk.view.grab().toImage() != plain
    qtbot.waitUntil(lambda: not desk.view.scene().motion.moving)
    qtbot.waitUntil(lambda: desk.view.grab().toImage() == plain)
    assert desk.hand_node(tile).rect() == home


# -- looks ------------------------------------------------------------------------------------


def test_another_look_leaves_nothing_of_the_one_before(qtbot: QtBot) -> None:
    match = first_turn(seed_where(mixed))
    changed = Desk(qtbot, match).open(qtbot)
    changed.choose(changed.fitting(2), End.LEFT)
    changed.view.grab()
    for theme in THEMES:
        fresh = Desk(qtbot, match)
        fresh.set_look(theme)
        fresh.open(qtbot)
        fresh.choose(fresh.fitting(2), End.LEFT)
        fresh_image = fresh.view.grab().toImage()
        fresh.view.hide()
        changed.set_look(theme)
        changed.view.activateWindow()
        changed.view.focus_hand()
        qtbot.waitUntil(changed.view.hasFocus)
        assert changed.view.grab().toImage() == fresh_image, theme


def test_another_size_leaves_nothing_of_the_one_before(qtbot: QtBot) -> None:
    match = first_turn(seed_where(mixed))
    changed = Desk(qtbot, match, NARROW).open(qtbot)
    changed.view.grab()
    changed.view.resize(*WIDE)
    fresh = Desk(qtbot, match).open(qtbot)
    image = fresh.view.grab().toImage()
    fresh.view.hide()
    changed.view.activateWindow()
    changed.view.focus_hand()
    qtbot.waitUntil(changed.view.hasFocus)
    assert changed.view.grab().toImage() == image
    assert poses(changed) != []


# -- any window -------------------------------------------------------------------------------

SIZES = [WIDE, NARROW, (1920, 940), (900, 560), (640, 700), (1280, 300), (360, 420), (500, 1100)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, qtbot: QtBot) -> Desk:
    return Desk(qtbot, first_turn(seed_where(mixed)), request.param).open(qtbot)


def test_the_middle_of_everything_is_what_it_says(sized: Desk) -> None:
    """A finger, or a reader that clicks in the middle, finds what it means."""
    for tile in sized.hand:
        click(sized, sized.point(sized.hand_node(tile)))
        assert sized.reports() == [("tile_picked", tile)]
        assert min(sized.hand_node(tile).rect().size().toTuple()) >= 44
    sized.choose(sized.fitting(2))
    for end in End:
        click(sized, sized.point(sized.end_node(end)))
        assert sized.reports() == [("target_activated", end)]


def test_all_is_in_sight(sized: Desk) -> None:
    port = sized.view.viewport().rect()
    for node in sized.leaves():
        assert port.contains(sized.local(node.rect())), node


def test_a_must_pass_leaves_every_tile_to_be_tried(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(must_pass))).open(qtbot)
    for tile in desk.hand:
        click(desk, desk.point(desk.hand_node(tile)))
        assert desk.reports() == [("tile_picked", tile)]
