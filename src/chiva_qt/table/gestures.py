"""From mouse and touch events to acts: one press is one act, whatever sends it.

Mouse and finger drive the same small machine, so both can do the same. A press that lets go on
what it began on is a tap; one that wanders off is none. From a tile it may become a drag, with two
fingers a pinch. Mouse events that the system makes up from touches are told apart and dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent

AFTER_TOUCH: Final = 400
"""Milliseconds after a touch in which a mouse press at its place is taken for its echo."""

NEAR: Final = 48.0
"""How near to a touch its echo is, in pixels; how near two taps are that make a double tap."""


class Host(Protocol):
    """What the machine asks of the view, and tells it. All points are in the viewport."""

    def pressed(self, point: QPointF) -> None:
        """A finger or the button went down."""

    def tapped(self, point: QPointF) -> None:
        """It came up again where it went down."""

    def double_tapped(self, point: QPointF) -> bool:
        """A second tap in the same place; True when that was an act of its own, so that it is no
        tap any more."""

    def same_target(self, first: QPointF, second: QPointF) -> bool:
        """Whether both points are on the same thing, or both on nothing."""

    def drag_begins(self, point: QPointF) -> bool:
        """The press at that point goes astray: True when something there can be dragged."""

    def drag_moves(self, point: QPointF) -> None:
        """The dragged thing is to follow."""

    def drag_ends(self, point: QPointF) -> None:
        """It is let go."""

    def drag_stops(self) -> None:
        """It is not let go anywhere: it goes back."""

    def pinch(self, factor: float, centre: QPointF, moved: QPointF) -> None:
        """Two fingers moved: their distance grew by `factor`, their middle by `moved`."""


class _State(Enum):
    IDLE = auto()
    PRESSED = auto()
    ASTRAY = auto()
    DRAGGING = auto()
    PINCHING = auto()
    SPENT = auto()
    """Nothing more comes of this touch."""


class Gestures:
    """The machine. `mouse` and `touch` are given every event of the viewport."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._state = _State.IDLE
        self._start = QPointF()
        self._wandered = False
        self._touching = False
        self._since_touch = QElapsedTimer()
        self._touched = QPointF()
        self._since_tap = QElapsedTimer()
        self._tapped = QPointF()

    @property
    def dragging(self) -> bool:
        """Whether something follows the pointer."""
        return self._state is _State.DRAGGING

    def reset(self) -> None:
        """Forget what was begun; a dragged thing goes back."""
        dragging = self.dragging
        self._state = _State.SPENT if self._touching else _State.IDLE
        if dragging:
            self._host.drag_stops()

    # -- mouse --------------------------------------------------------------------

    def mouse(self, event: QMouseEvent) -> None:
        """A press, move, release or double click."""
        if self._is_echo(event):
            return
        point = event.position()
        kind = event.type()
        if kind == QEvent.Type.MouseMove:
            if self._state is not _State.IDLE and event.buttons() & Qt.MouseButton.LeftButton:
                self._move(point, QGuiApplication.styleHints().startDragDistance())
        elif event.button() != Qt.MouseButton.LeftButton:
            return
        elif kind == QEvent.Type.MouseButtonPress:
            self._press(point)
        elif kind == QEvent.Type.MouseButtonDblClick:
            # The second press of a double click is no second act.
            self._state = _State.IDLE
            self._host.double_tapped(point)
        elif kind == QEvent.Type.MouseButtonRelease:
            self._release(point)

    def _is_echo(self, event: QMouseEvent) -> bool:
        if self._touching or event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
            return True
        # A moving mouse is a mouse; only what a tap would send is suspected.
        return (
            self._state is _State.IDLE
            and event.type() != QEvent.Type.MouseMove
            and self._since_touch.isValid()
            and not self._since_touch.hasExpired(AFTER_TOUCH)
            and _distance(event.position(), self._touched) < NEAR
        )

    # -- touch ---------------------------------------------------------------------

    def touch(self, event: QTouchEvent) -> None:
        """A touch event; it counts as handled."""
        event.accept()
        kind = event.type()
        if kind == QEvent.Type.TouchCancel:
            self._touching = False
            self.reset()
            self._touch_over(self._touched)
            return
        points = list(event.points())
        down = [p for p in points if p.state() != QEventPoint.State.Released]
        if kind == QEvent.Type.TouchBegin:
            self.reset()
            self._touching = True
            self._press(points[0].position())
        elif len(down) >= 2:
            self._two_fingers(down)
        elif self._state is _State.PINCHING:
            self._state = _State.SPENT
        elif down:
            # A finger's tip is wider than a pointer's.
            self._move(down[0].position(), 2 * QGuiApplication.styleHints().startDragDistance())
        if kind == QEvent.Type.TouchEnd:
            point = points[0].position()
            if self._state is _State.PRESSED and self._is_second_tap(point):
                self._since_tap.invalidate()
                if self._host.double_tapped(point):
                    self._state = _State.SPENT
            self._release(point)
            self._touching = False
            self._touch_over(point)

    def _touch_over(self, point: QPointF) -> None:
        self._touched = point
        self._since_touch.start()

    def _is_second_tap(self, point: QPointF) -> bool:
        hints = QGuiApplication.styleHints()
        second = (
            self._since_tap.isValid()
            and not self._since_tap.hasExpired(hints.mouseDoubleClickInterval())
            and _distance(point, self._tapped) < NEAR
        )
        self._tapped = point
        self._since_tap.start()
        return second

    def _two_fingers(self, down: Sequence[QEventPoint]) -> None:
        if self._state is not _State.PINCHING:
            self.reset()
            self._state = _State.PINCHING
            return
        one, two = down[0], down[1]
        was = _distance(one.lastPosition(), two.lastPosition())
        now = _distance(one.position(), two.position())
        before = (one.lastPosition() + two.lastPosition()) / 2
        after = (one.position() + two.position()) / 2
        if was > 1.0 and now > 1.0:
            self._host.pinch(now / was, after, after - before)

    # -- one pointer -----------------------------------------------------------------

    def _press(self, point: QPointF) -> None:
        self._state = _State.PRESSED
        self._start = point
        self._wandered = False
        self._host.pressed(point)

    def _move(self, point: QPointF, slack: float) -> None:
        if self._state is _State.PRESSED and not self._host.same_target(self._start, point):
            self._wandered = True
        if self._state is _State.PRESSED and _distance(point, self._start) >= slack:
            if self._host.drag_begins(self._start):
                self._state = _State.DRAGGING
            elif self._wandered:
                self._state = _State.ASTRAY
        if self._state is _State.DRAGGING:
            if not self._host.same_target(self._start, point):
                self._wandered = True
            self._host.drag_moves(point)

    def _release(self, point: QPointF) -> None:
        state, self._state = self._state, _State.IDLE
        if state is _State.DRAGGING:
            if self._wandered:
                self._host.drag_ends(point)
            else:
                # A shaking hand that never left the tile meant to tap it.
                self._host.drag_stops()
                self._host.tapped(self._start)
        elif state is _State.PRESSED and self._host.same_target(self._start, point):
            self._host.tapped(self._start)


def _distance(first: QPointF, second: QPointF) -> float:
    gap = first - second
    return float((gap.x() ** 2 + gap.y() ** 2) ** 0.5)
