"""The table as a widget: draws a `TableModel` and reports what the person does. It decides nothing.

Mouse, finger, keys and a reader's actions all end in the same few signals. What is chosen stands in
the model; the view only keeps which node has the keyboard, how far the line is enlarged, and what
is being dragged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from chiva_engine.moves import End
from chiva_engine.tiles import Tile
from chiva_qt.a11y.nodes import Node, NodeView
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, TableModel
from chiva_qt.table.items import EndItem, Look, SegmentItem, TileItem
from chiva_qt.table.regions import Frame, Regions, frame, regions
from chiva_qt.table.scene import HoldLike, TableScene
from chiva_qt.table.theme import Theme, TileSet, load_theme, tile_set

if TYPE_CHECKING:
    from chiva_qt.table.gestures import Gestures

_ZOOM_STEP = 1.25

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_DEALT = (Change.MATCH_STARTED, Change.HAND_DEALT, Change.RESTARTED, Change.LOADED)


class TableView(NodeView):
    """The table, the line, the seats and the person's hand."""

    tile_picked = Signal(object)
    """A `Tile` of the hand was clicked, tapped or pressed."""
    target_activated = Signal(object)
    """An `End` (None: the middle, for the opening tile) was pressed while the chosen tile fits
    there: play it."""
    end_chosen = Signal(object)
    """An `End` was chosen; nothing is played."""
    dropped = Signal(object, object)
    """A dragged `Tile` was let go at an `End` (None: on the empty table, or far from the ends with
    a tile that cannot be played). The game says why where it cannot be played so."""
    put_back = Signal()
    """Something without a meaning of its own was pressed: the choice is taken back."""
    confirmed = Signal()
    """Enter: play what is chosen."""
    seen = Signal()
    """The table was painted for the first time: what that did not need can be loaded now."""
    rested = Signal()
    """All movement has come to its end."""

    def __init__(
        self,
        phrases: Phrases,
        spoken: Phrases,
        hold: Callable[[str], HoldLike],
        parent: QWidget | None = None,
    ) -> None:
        """
        phrases, spoken: sentences to be read on the table, and to be heard.
        hold: keeps computer moves off the table until what it gives is released.
        """
        super().__init__(parent)
        self._spoken = spoken
        self._table = TableScene(phrases, spoken, hold, self._activate, self)
        self._current: Node | None = None
        self._frame: Frame | None = None
        self._theme = load_theme("felt")
        self._tile_set = tile_set("theme", self._theme)
        self._text_scale = 1.0
        self._show_passes = True
        self._pointing: Gestures | None = None
        self._grip = QPointF()
        self._dragging: TileItem | None = None
        self._panned: QPointF | None = None
        self._pans = False
        self._table.seen.connect(self.seen)
        self._table.motion.rested.connect(self.rested)
        self.setScene(self._table)
        self._set_up()
        self.retranslate()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # One of our own: to find out what Qt's is, PySide would make the types of all widgets.
        viewport = QWidget()
        self.setViewport(viewport)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.setMouseTracking(True)

    # -- what is shown -----------------------------------------------------------------

    def show_model(self, model: TableModel) -> None:
        """Show `model`. What changed glides, unless motion is off or nobody sees it."""
        self._stop_gestures()
        scene = self._table
        # Readers first hear where the focus goes, then what changed; names are right before both.
        scene.rename(model)
        heir = self._heir(model)
        if heir is not None and heir.is_listed:
            self._set_current(heir)
        scene.show(model, animate=self._is_seen())
        if self._current is None or not self._current.is_listed:
            self._set_current(self._first_node())
        elif heir is not None:
            self._set_current(heir)

    def set_look(
        self,
        theme: Theme,
        tiles: TileSet,
        text_scale: float,
        motion: bool,
        show_passes: bool,
    ) -> None:
        """Draw everything so from now on. text_scale: 1 to 2."""
        self._theme, self._tile_set = theme, tiles
        self._text_scale, self._show_passes = text_scale, show_passes
        self._table.motion.enabled = motion
        self._lay_out()

    def set_frame(self, frame: Frame) -> None:
        """Take the window's shape and scale; without it they are guessed from the own size."""
        self._frame = frame
        self._lay_out()

    @property
    def moving(self) -> bool:
        """Whether something moves; `rested` says when it has come to its end."""
        return self._table.motion.moving

    @property
    def regions(self) -> Regions | None:
        """Where everything lies; None before the first layout."""
        return self._table.regions

    def retranslate(self) -> None:
        """Take the texts of the language that is on."""
        self.setAccessibleName(self._spoken.table())
        model = self._table.model
        if model is not None:
            self._table.rename(model)
            self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        shape = self._frame
        if shape is None:
            guess = frame(width, height, self._text_scale)
            shape = frame(width, height + guess.top_bar + guess.bottom_bar, self._text_scale)
        look = Look(self._theme, self._tile_set, shape.scale, shape.wide, self._show_passes)
        self._table.set_regions(regions(width, height, shape), look)

    def _is_seen(self) -> bool:
        return self.isVisible() and not self.window().isMinimized()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stop_gestures()
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop_gestures()
        self._table.rest()

    # -- nodes and the focus -------------------------------------------------------------

    @property
    def nodes(self) -> Sequence[Node]:
        return self._table.groups

    @property
    def current(self) -> Node | None:
        return self._current

    def focus_node(self, node: Node) -> None:
        """Give a node the keyboard, and the view with it."""
        if not node.focusable or not node.is_listed:
            return
        self._set_current(node)
        if not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_tile(self, tile: Tile) -> None:
        """Give a tile of the hand or the line the keyboard."""
        self.focus_node(self._table.tiles[tile])

    def focus_hand(self) -> None:
        """Give the hand the keyboard: the tile that had it, else one that can be played."""
        if self._current is None or self._current.owner is not self._table.hand:
            self._set_current(self._first_node())
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_current(self, node: Node | None) -> None:
        before, self._current = self._current, node
        if node is None or node is before:
            return
        self._table.bring_into_view(node)
        node.update()
        if self.hasFocus():
            self.tell_focus(node)
        if before is not None:
            before.update()
            before.tell_name()
        self._ring()

    def _ring(self) -> None:
        """Show the focus ring where the focus is."""
        for end in self._table.ends.values():
            ring = end.has_focus
            if end.pin.ring != ring:
                end.pin.ring = ring
                end.pin.update()
        if self._current is not None:
            self._current.update()

    def _first_node(self) -> Node | None:
        """A sensible node for the focus: a tile that can be played, any tile, an end."""
        model = self._table.model
        if model is not None:
            playable = (held.tile for held in model.hand if held.playable)
            tile = next(playable, model.hand[0].tile if model.hand else None)
            if tile is not None:
                return self._table.tiles[tile]
        return next(iter(self._board_row()), None)

    def _heir(self, model: TableModel) -> Node | None:
        """The node that has the focus once `model` is shown; None to decide it then."""
        node, scene = self._current, self._table
        if model.change is Change.HINTED and model.selection is not None:
            # Enter plays what the hint proposes.
            return scene.tiles[model.selection.tile]
        if node is None or model.change in _DEALT:
            if model.hand and model.change in _DEALT:
                playable = (held.tile for held in model.hand if held.playable)
                return scene.tiles[next(playable, model.hand[0].tile)]
            return None
        hand = [scene.tiles[held.tile] for held in model.hand]
        if not isinstance(node, TileItem) or node in hand:
            return node
        if node.owner is scene.hand:
            return _neighbour(node, scene.hand.nodes, hand)
        line = [scene.tiles[tile] for tile in model.line.tiles]
        return node if node in line else _neighbour(node, scene.line.nodes, line)

    def _board_row(self) -> list[Node]:
        """The ends, then the line from left to right."""
        return [*self._table.end_group.nodes, *self._table.line.nodes]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        hand, board = list(self._table.hand.nodes), self._board_row()
        if event.reason() == Qt.FocusReason.TabFocusReason and hand:
            if self._current not in hand:
                self._set_current(self._first_node())
        elif event.reason() == Qt.FocusReason.BacktabFocusReason and board:
            if self._current not in board:
                self._set_current(board[0])
        elif self._current is None:
            self._set_current(self._first_node())
        self._ring()
        # Qt reports the view itself after this event; the node must come last.
        QTimer.singleShot(0, self, self._tell_focus)

    def _tell_focus(self) -> None:
        if self._current is not None and self.hasFocus():
            self.tell_focus(self._current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab goes from the hand to the ends and the line, then out of the view."""
        hand, board = list(self._table.hand.nodes), self._board_row()
        if forward and self._current in hand and board:
            self._set_current(board[0])
            return True
        if not forward and self._current in board and hand:
            self._set_current(self._first_node())
            return True
        return super().focusNextPrevChild(forward)

    # -- keys --------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._drags
        ):
            # Escape ends the drag first; the window's shortcut would take the key away.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle_key(event):
            event.ignore()

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape and self._drags:
            self._stop_gestures()
            return True
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers != Qt.KeyboardModifier.NoModifier or self._current is None:
            return False
        if key in _ENTER:
            # A key held down presses once.
            if not event.isAutoRepeat():
                self._enter(self._current)
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._up_or_down(key == Qt.Key.Key_Up)
            return True
        return self._walk(self._current, key)

    def _walk(self, node: Node, key: int) -> bool:
        hand, board = list(self._table.hand.nodes), self._board_row()
        row = hand if node in hand else board
        if node not in row:
            return False
        index = row.index(node)
        goals = {
            Qt.Key.Key_Left: max(index - 1, 0),
            Qt.Key.Key_Right: min(index + 1, len(row) - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(row) - 1,
        }
        if key not in goals:
            return False
        self._set_current(row[goals[Qt.Key(key)]])
        return True

    def _up_or_down(self, up: bool) -> None:
        model = self._table.model
        if model is not None and model.selection is not None and model.line:
            end = End.LEFT if up else End.RIGHT
            if (
                model.selection.end is end
                and len(model.line.fitting_ends(model.selection.tile)) > 1
            ):
                end = end.opposite
            self.end_chosen.emit(end)
            return
        hand, board = list(self._table.hand.nodes), self._board_row()
        if self._current in hand and board:
            self._set_current(board[0])
        elif hand and self._current not in hand:
            self._set_current(self._first_node())

    def _enter(self, node: Node) -> None:
        model = self._table.model
        over = model is not None and model.result is not None
        if node.pressable and not over:
            node.press()
        else:
            self.confirmed.emit()

    # -- acts --------------------------------------------------------------------------

    def _activate(self, node: Node) -> None:
        """Enter on a node, or a reader's press."""
        model = self._table.model
        chosen = model.selection if model is not None else None
        if isinstance(node, TileItem) and node.owner is self._table.hand:
            # Enter goes on with the chosen tile; it never silently takes it back.
            if chosen is not None and chosen.tile == node.tile:
                self.confirmed.emit()
            else:
                self.tile_picked.emit(node.tile)
        elif isinstance(node, EndItem | SegmentItem):
            self._press_end(node)

    def _press_end(self, node: EndItem | SegmentItem) -> None:
        if isinstance(node, EndItem) and node.is_target:
            self.target_activated.emit(node.end)
        else:
            # Where nothing fits, or nothing is chosen, the game says why.
            self.end_chosen.emit(node.end)

    # -- pointing: what the gestures ask for -----------------------------------------------

    @property
    def _gestures(self) -> Gestures:
        """Made when the mouse or a finger comes first: the table is there sooner."""
        if self._pointing is None:
            from chiva_qt.table.gestures import Gestures

            self._pointing = Gestures(self)
        return self._pointing

    @property
    def _drags(self) -> bool:
        return self._pointing is not None and self._pointing.dragging

    def _stop_gestures(self) -> None:
        if self._pointing is not None:
            self._pointing.reset()

    def pressed(self, point: QPointF) -> None:
        self._panned = None
        self._pans = False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        node = self._table.target(point)
        if node is not None and node.focusable:
            self._set_current(node)

    def tapped(self, point: QPointF) -> None:
        node = self._table.target(point)
        if self._pans:
            return
        if isinstance(node, TileItem) and node.owner is self._table.hand:
            self.tile_picked.emit(node.tile)
        elif isinstance(node, EndItem | SegmentItem):
            self._press_end(node)
        else:
            self.put_back.emit()

    def double_tapped(self, point: QPointF) -> bool:
        if self._table.target(point) is None and self._table.zoom > 1.0:
            self.reset_zoom()
            return True
        return False

    def same_target(self, first: QPointF, second: QPointF) -> bool:
        return self._table.target(first) is self._table.target(second)

    def drag_begins(self, point: QPointF) -> bool:
        model = self._table.model
        node = self._table.target(point)
        if model is None:
            return False
        if node is None:
            self._pans = self._table.zoom > 1.0
            self._panned = point
            return self._pans
        if not isinstance(node, TileItem) or node.owner is not self._table.hand:
            return False
        # What cannot be played can be dragged: letting go of it tells the reason.
        self._dragging = node
        goal = node.mover.goal
        self._grip = point - QPointF(goal.x, goal.y)
        return True

    def drag_moves(self, point: QPointF) -> None:
        if self._panned is not None:
            self._table.pan(point - self._panned)
            self._panned = point
        elif self._dragging is not None:
            self._table.drag(self._dragging, point, self._grip)

    def drag_ends(self, point: QPointF) -> None:
        item, self._dragging = self._dragging, None
        self._panned = None
        if item is None:
            return
        target, before = self._table.drop_target(point), self._table.model
        if target is not None or (not self._is_playable(item) and self._is_over_table(point)):
            self._table.let_go()
            self.dropped.emit(item.tile, target.end if target is not None else None)
        if self._table.model is before:
            self._table.stop_drag()

    def _is_playable(self, item: TileItem) -> bool:
        model = self._table.model
        return model is not None and model.can_play(item.tile)

    def _is_over_table(self, point: QPointF) -> bool:
        """Whether something let go there has left the hand."""
        regions = self._table.regions
        return regions is not None and point.y() < regions.hand.y

    def drag_stops(self) -> None:
        item, self._dragging = self._dragging, None
        self._panned = None
        if item is not None:
            self._table.stop_drag()

    def pinch(self, factor: float, centre: QPointF, moved: QPointF) -> None:
        self._table.pan(moved)
        self._table.set_zoom(self._table.zoom * factor, centre)

    # -- zoom --------------------------------------------------------------------------

    def zoom_in(self) -> None:
        """Show the line larger."""
        self._zoom_by(_ZOOM_STEP)

    def zoom_out(self) -> None:
        self._zoom_by(1 / _ZOOM_STEP)

    def reset_zoom(self) -> None:
        """Show the whole line."""
        self._table.set_zoom(1.0)

    def _zoom_by(self, factor: float, centre: QPointF | None = None) -> None:
        self._table.set_zoom(self._table.zoom * factor, centre)
        if centre is None and self._current is not None:
            self._table.bring_into_view(self._current)

    # -- events ------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._gestures.touch(event)
            return True
        zooms = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zooms:
            self._zoom_by(1.0 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._gestures.mouse(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._gestures.mouse(event)
        self._show_cursor(event.position())

    def _show_cursor(self, point: QPointF) -> None:
        """A hand over what can be pressed, a closed one while something is dragged."""
        if self._dragging is not None or (self._pans and self._panned is not None):
            shape = Qt.CursorShape.ClosedHandCursor
        else:
            node = self._table.target(point)
            over = node is not None and node.pressable
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._gestures.mouse(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._gestures.mouse(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._zoom_by(_ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            event.ignore()


def _neighbour(node: Node, before: Sequence[Node], after: Sequence[Node]) -> Node | None:
    """The node nearest to `node` in the row before that is still there, those behind it first."""
    index = next((i for i, other in enumerate(before) if other is node), 0)
    nearest = sorted(range(len(before)), key=lambda i: (abs(i - index), i < index))
    return next((before[i] for i in nearest if before[i] in after), None)
