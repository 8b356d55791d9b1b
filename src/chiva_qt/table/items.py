"""What lies on the table, as items of the scene: tiles, ends, seats, the end chooser, the ledge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from chiva_engine.moves import End
from chiva_engine.tiles import Tile, partner_of
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.nodes import Node, notify
from chiva_qt.table.geometry import Rect
from chiva_qt.table.line_layout import Place
from chiva_qt.table.motion import Motion
from chiva_qt.table.mover import Mover
from chiva_qt.table.paint.base import dashes, ink, inset, qrect, rounded
from chiva_qt.table.paint.labels import PILL_HEIGHT, Pill, draw_fit_mark, draw_pill, pill_width
from chiva_qt.table.paint.pin import draw_pin, pin_bounds
from chiva_qt.table.paint.plates import (
    Chooser,
    Plate,
    chooser_parts,
    draw_chooser,
    draw_own,
    draw_partner,
    draw_row_plate,
    draw_side,
    partner_rect,
    side_rect,
)
from chiva_qt.table.paint.table import draw_ledge
from chiva_qt.table.paint.tile import TileLook, TileState, draw_focus_ring, draw_tile
from chiva_qt.table.theme import Theme, TileSet

PARTNER: Final = partner_of(PERSON)


def rect_of(rect: QRectF) -> Rect:
    """The rectangle in plain numbers."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


class Look(NamedTuple):
    """How everything is drawn."""

    theme: Theme
    tiles: TileSet
    scale: float = 1.0
    """The factor k of the window, the text scale included."""
    wide: bool = True
    show_passes: bool = True


class Group(Node):
    """Nodes under one name. It draws nothing."""

    is_group = True

    def __init__(self, role: QAccessible.Role = QAccessible.Role.Grouping) -> None:
        super().__init__()
        self.role = role
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._nodes: list[Node] = []
        self.area = QRectF()
        """What it covers while it is empty, in the scene."""

    @property
    def nodes(self) -> Sequence[Node]:
        return tuple(self._nodes)

    def drop_all_but(self, nodes: Sequence[Node]) -> None:
        """Let go of the nodes that are not among these. Readers hear of it while they are there."""
        gone = [node for node in self._nodes if node not in nodes]
        for node in gone:
            notify(node, QAccessible.Event.ObjectDestroyed)
        for node in gone:
            node.owner = None
        self._nodes = [node for node in self._nodes if node not in gone]

    def set_nodes(self, nodes: Sequence[Node]) -> None:
        """Hold these nodes, in this order. No other group may hold a new one any more."""
        self.drop_all_but(nodes)
        come = [node for node in nodes if node not in self._nodes]
        for node in come:
            node.owner = self
        self._nodes = list(nodes)
        for node in come:
            notify(node, QAccessible.Event.ObjectCreated)

    def boundingRect(self) -> QRectF:
        return QRectF()

    @property
    def frame(self) -> QRectF:
        frame = QRectF()
        for node in self._nodes:
            frame = frame.united(node.frame)
        return frame if self._nodes else self.area


class Face(NamedTuple):
    """How a tile shows itself."""

    first: int
    """The number at the top or left."""
    second: int
    upright: bool
    width: float
    """The width of its cell, in logical pixels."""

    @property
    def cell(self) -> QRectF:
        """The tile's cell about its centre."""
        w = self.width
        return QRectF(-w / 2, -w, w, 2 * w) if self.upright else QRectF(-w, -w / 2, 2 * w, w)

    @property
    def heading(self) -> int:
        """Where the higher number points, in degrees clockwise from the top."""
        if self.upright:
            return 0 if self.first >= self.second else 180
        return 270 if self.first >= self.second else 90

    def look(self, state: TileState) -> TileLook:
        """What the painter needs to know."""
        return TileLook(self.first, self.second, self.upright, state)

    @classmethod
    def of(cls, place: Place, width: float) -> Face:
        return cls(place.first, place.second, place.upright, width)


class TileItem(Node):
    """One of the 28 tiles. Made once, and used wherever the tile is seen."""

    def __init__(self, tile: Tile, motion: Motion, activate: Callable[[Node], None]) -> None:
        super().__init__()
        self.tile = tile
        self.mover = Mover(self, motion)
        self.look: Look | None = None
        self.face = Face(tile.high, tile.low, True, 44.0)
        self.dim = False
        self.raised = False
        self.last = False
        self._refused = False
        self.clip: QRectF | None = None
        """The part of the scene in which it is seen; all of it when None."""
        self._activate = activate
        self.setVisible(False)

    def in_hand(self) -> None:
        """Be a tile of the hand: a button."""
        self.role = QAccessible.Role.Button
        self.focusable = self.pressable = self.selectable = True

    def in_line(self) -> None:
        """Be a tile of the line, to be read only."""
        # No label: Orca reads out every label within a group that the focus enters.
        self.role = QAccessible.Role.ListItem
        self.focusable = True
        self.pressable = self.selectable = False
        self.dim = self.raised = False

    def press(self) -> None:
        self._activate(self)

    def set_face(self, face: Face) -> None:
        """Show itself so; where it is seen to stand does not change."""
        old = self.face
        if face == old:
            return
        self.prepareGeometryChange()
        self.face = face
        turn = (old.heading - face.heading) % 360
        if self.tile.is_double:
            turn %= 180
            if turn > 90:
                turn -= 180
        elif turn > 180:
            turn -= 360
        self.mover.reseat(old.width / face.width, float(turn))
        self.update()

    def set_marks(self, *, dim: bool = False, raised: bool = False, last: bool = False) -> None:
        if (dim, raised, last) != (self.dim, self.raised, self.last):
            self.dim, self.raised, self.last = dim, raised, last
            self.update()

    def set_refused(self, on: bool) -> None:
        """Show an outline that says: not this one."""
        self._refused = on
        self.update()

    @property
    def frame(self) -> QRectF:
        frame = self.mapRectToScene(self.face.cell)
        return frame if self.clip is None else frame.intersected(self.clip)

    def boundingRect(self) -> QRectF:
        w = self.face.width
        # The ring, the glow of the last tile, the shadow of a raised one.
        side, bottom = max(0.38 * w, 8.0), max(0.66 * w, 8.0)
        return self.face.cell.adjusted(-side, -side, side, bottom)

    @property
    def _state(self) -> TileState:
        if self.raised:
            return TileState.CHOSEN
        if self.last:
            return TileState.LAST
        return TileState.UNPLAYABLE if self.dim else TileState.PLAIN

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look, face = self.look, self.face
        if look is None:
            return
        if self.clip is not None:
            painter.setClipRect(self.mapRectFromScene(self.clip))
        draw_tile(painter, 0, 0, face.width, face.look(self._state), look.theme, look.tiles)
        if self._refused:
            painter.setPen(dashes(ink(look.theme.text), 3.0, 7.0, 4.0))
            painter.drawPath(rounded(inset(face.cell, -1.5), 0.2 * face.width))
        if self.has_focus:
            draw_focus_ring(painter, 0, 0, face.width, face.upright, look.theme)


class RackItem(QGraphicsItem):
    """The ledge under the hand, with a mark under each tile that can be played."""

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._ledge = Rect(0, 0, 0, 0)
        self._marks: tuple[tuple[float, str], ...] = ()
        self._width = 44.0
        self._shown: object = None

    def set_marks(self, ledge: Rect, marks: Sequence[tuple[float, str]], width: float) -> None:
        """marks: for each playable tile its middle and the arrow for the ends it fits.

        width: of a tile; a mark keeps within it.
        """
        now = (self.look, ledge, tuple(marks), width)
        if now != self._shown:
            self.prepareGeometryChange()
            self._shown = now
            self._ledge, self._marks, self._width = ledge, tuple(marks), width
            self.update()

    def boundingRect(self) -> QRectF:
        return qrect(self._ledge).adjusted(-24, -24, 24, 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self.look
        if look is None:
            return
        draw_ledge(painter, self._ledge, look.scale, look.theme)
        k = min(look.scale, self._ledge.height / 20, self._width / 40)
        for x, mark in self._marks:
            draw_fit_mark(painter, x, self._ledge.cy + 1, k, mark, look.theme)


class GhostItem(QGraphicsItem):
    """A tile as it would lie."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.mover = Mover(self, motion)
        self.look: Look | None = None
        self.face = Face(0, 0, True, 44.0)
        self.chosen = False
        self.clip: QRectF | None = None
        self.setVisible(False)

    def set_face(self, face: Face, chosen: bool) -> None:
        if (face, chosen) != (self.face, self.chosen):
            self.prepareGeometryChange()
            self.face, self.chosen = face, chosen
            self.update()

    def boundingRect(self) -> QRectF:
        return self.face.cell.adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look, face = self.look, self.face
        if look is None:
            return
        if self.clip is not None:
            painter.setClipRect(self.mapRectFromScene(self.clip))
        draw_tile(painter, 0, 0, face.width, face.look(TileState.GHOST), look.theme, look.tiles)
        if self.chosen:
            draw_focus_ring(painter, 0, 0, face.width, face.upright, look.theme)


class PinItem(QGraphicsItem):
    """The drop that shows an open number."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.mover = Mover(self, motion)
        self.look: Look | None = None
        self.number = 0
        self.radius = 15.0
        self.tip = QPointF(0, 20)
        self.label = QRectF()
        """Where the words beside it are, seen from its middle; empty when there are none."""
        self.text = ""
        self.end = End.LEFT
        self.ring = False
        self._shown: object = None
        """All that decides how it looks: it is painted anew only when that changes."""
        self.clip: QRectF | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def set_clip(self, clip: QRectF | None) -> None:
        """Be seen only in that part of the scene; all of it when None."""
        if clip != self.clip:
            # A stored picture would keep the part that was cut off where it was painted.
            cached, none = self.CacheMode.DeviceCoordinateCache, self.CacheMode.NoCache
            self.setCacheMode(cached if clip is None else none)
            self.clip = clip
            self.update()

    @staticmethod
    def label_size(text: str, end: End, scale: float) -> QSizeF:
        """How much room the words beside a pin take."""
        return QSizeF(pill_width(text, scale, end.value), PILL_HEIGHT * scale)

    def set_shape(
        self, number: int, radius: float, tip: QPointF, label: QRectF, text: str, end: End
    ) -> None:
        """tip, label: seen from the middle of the body."""
        now = (self.look, number, radius, tip.toTuple(), label.getRect(), text, end)
        if now == self._shown:
            return
        self.prepareGeometryChange()
        self._shown = now
        self.number, self.radius, self.tip = number, radius, tip
        self.label, self.text, self.end = label, text, end
        self.update()

    @property
    def body(self) -> QRectF:
        r = self.radius
        return QRectF(-r, -r, 2 * r, 2 * r)

    def boundingRect(self) -> QRectF:
        tip = self.tip
        bounds = qrect(pin_bounds(0, 0, self.radius, tip.x(), tip.y()))
        return bounds.united(self.label.adjusted(-8, -8, 8, 8)) if self.text else bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self.look
        if look is None:
            return
        if self.clip is not None:
            painter.setClipRect(self.mapRectFromScene(self.clip))
        if self.text:
            label, theme = rect_of(self.label), look.theme
            icon = self.end.value
            draw_pill(painter, label, self.text, Pill.PLACE, look.scale, theme, icon)
        tip = self.tip
        draw_pin(
            painter,
            0,
            0,
            self.radius,
            tip.x(),
            tip.y(),
            self.number,
            look.theme,
            focus=self.ring,
        )


class EndItem(Node):
    """An end of the line: its pin, and the chosen tile's ghost where that fits.

    The one whose `end` is None is the middle of the table, where a hand is opened.
    """

    role = QAccessible.Role.Button
    focusable = True
    pressable = True
    selectable = True

    def __init__(self, end: End | None, motion: Motion, activate: Callable[[Node], None]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.end = end
        self.ghost = GhostItem(motion)
        self.pin = PinItem(motion)
        self._activate = activate

    @property
    def is_target(self) -> bool:
        """Whether the chosen tile can be played here."""
        return self.ghost.isVisible()

    def press(self) -> None:
        self._activate(self)

    def boundingRect(self) -> QRectF:
        return QRectF()

    @property
    def frame(self) -> QRectF:
        if self.is_target:
            frame = self.ghost.mapRectToScene(self.ghost.face.cell)
        else:
            frame = self.pin.mapRectToScene(self.pin.body)
        clip = self.ghost.clip
        return frame if clip is None else frame & clip


class SeatItem(Node):
    """A seat's plate."""

    role = QAccessible.Role.ListItem

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.look: Look | None = None
        self._plate: Plate | None = None
        self._rect = Rect(0, 0, 0, 0)
        self._back = 19.0
        self._note_fits = True
        self._shown: object = None
        """All that decides how it looks: it is painted anew only when that changes."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_plate(self, plate: Plate, area: Rect, back: float, *, note_fits: bool = True) -> None:
        """What it shows and the most it may take.

        back: the width of a face-down tile. note_fits: whether the person's plate has room for it.
        """
        look = self.look
        if look is None:
            return
        if look.wide and self.seat == PARTNER:
            area = partner_rect(plate, area, look.scale, back)
        elif look.wide and self.seat != PERSON:
            area = side_rect(plate, area, look.scale, back)
        rect = Rect(round(area.x), round(area.y), round(area.width), round(area.height))
        now = (look, plate, rect, back, note_fits)
        if now != self._shown:
            self.prepareGeometryChange()
            self._shown = now
            self._plate, self._rect = plate, rect
            self._back, self._note_fits = back, note_fits
            self.update()

    def boundingRect(self) -> QRectF:
        reach = 18 * self.look.scale if self.look is not None else 18
        return qrect(self._rect).adjusted(-reach, -reach, reach, reach)

    @property
    def frame(self) -> QRectF:
        return self.mapRectToScene(qrect(self._rect))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look, plate, rect = self.look, self._plate, self._rect
        if look is None or plate is None:
            return
        k, theme, tiles = look.scale, look.theme, look.tiles
        if not look.wide:
            draw_row_plate(painter, rect, plate, k, self._back, theme, tiles)
        elif self.seat == PERSON:
            draw_own(painter, rect, plate, k, theme, tiles, note=self._note_fits)
        elif self.seat == PARTNER:
            draw_partner(painter, rect, plate, k, self._back, theme, tiles)
        else:
            draw_side(painter, rect, plate, k, self._back, theme, tiles)


class SegmentItem(Node):
    """One end in the end chooser. The chooser paints it."""

    role = QAccessible.Role.RadioButton
    pressable = True
    selectable = True

    def __init__(self, end: End, activate: Callable[[Node], None]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.end = end
        self.rect = QRectF()
        """Where it is, in the scene."""
        self._activate = activate

    def press(self) -> None:
        self._activate(self)

    def boundingRect(self) -> QRectF:
        return self.rect

    @property
    def frame(self) -> QRectF:
        return self.rect


class ChooserItem(Group):
    """The end chooser: both ends side by side, while a tile is chosen in a wide window."""

    def __init__(self, activate: Callable[[Node], None]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, False)
        self.look: Look | None = None
        self._content = Chooser("", "", "", frozenset())
        self.segments = {end: SegmentItem(end, activate) for end in End}
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._rect = Rect(0, 0, 0, 0)

    def show_ends(self, content: Chooser, rect: Rect, scale: float) -> None:
        """What it shows, and where."""
        self.prepareGeometryChange()
        self._content = content
        self._rect = Rect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        for end, part in chooser_parts(self._rect, scale).items():
            self.segments[end].rect = qrect(part)
        self.update()

    def boundingRect(self) -> QRectF:
        return qrect(self._rect).adjusted(-24, -24, 24, 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.look is not None:
            draw_chooser(painter, self._rect, self._content, self.look.scale, self.look.theme)
