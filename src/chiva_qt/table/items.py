"""What lies on the table, as items of the scene: tiles, ends, seats, the end chooser, the ledge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from chiva_engine.moves import End
from chiva_engine.tiles import Tile
from chiva_qt.a11y.interfaces import Node, notify
from chiva_qt.presentation import SeatModel
from chiva_qt.table.geometry import Rect
from chiva_qt.table.line_layout import Place
from chiva_qt.table.motion import Motion
from chiva_qt.table.mover import Mover
from chiva_qt.table.theme import Theme, TileSet


def qrect(rect: Rect) -> QRectF:
    """The rectangle as Qt has it."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn."""

    theme: Theme
    tiles: TileSet
    scale: float = 1.0
    """The factor k of the window, the text scale included."""
    wide: bool = True
    show_passes: bool = True


class Group(Node):
    """Nodes under one name. It draws nothing."""

    role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._nodes: list[Node] = []
        self.area = QRectF()
        """What it covers while it is empty, in the scene."""

    @property
    def nodes(self) -> Sequence[Node]:
        return tuple(self._nodes)

    def set_nodes(self, nodes: Sequence[Node]) -> None:
        """Hold these nodes, in this order. Readers hear of those that go, then of the new ones."""
        for node in self._nodes:
            if node not in nodes:
                notify(node, QAccessible.Event.ObjectDestroyed)
        gone = [node for node in self._nodes if node not in nodes]
        come = [node for node in nodes if node not in self._nodes]
        for node in gone:
            node.owner = None
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


@dataclass(frozen=True, slots=True)
class Face:
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

    @classmethod
    def of(cls, place: Place, width: float) -> Face:
        return cls(place.first, place.second, place.upright, width)


class TileItem(Node):
    """One of the 28 tiles. Made once, and used wherever the tile is seen."""

    def __init__(self, tile: Tile, motion: Motion, activate: Callable[[TileItem], None]) -> None:
        super().__init__()
        self.tile = tile
        self.mover = Mover(self, motion)
        self.look: Look | None = None
        self.face = Face(tile.high, tile.low, True, 44.0)
        self.dim = False
        self.raised = False
        self.last = False
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
        self.role = QAccessible.Role.StaticText
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

    @property
    def frame(self) -> QRectF:
        frame = self.mapRectToScene(self.face.cell)
        return frame if self.clip is None else frame.intersected(self.clip)

    def boundingRect(self) -> QRectF:
        margin = 0.34 * self.face.width + 8
        return self.face.cell.adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setBrush(QColor("#aaa" if self.dim else "#fff"))
        painter.setPen(QPen(QColor("#ff0" if self.has_focus else "#000"), 2))
        painter.drawRoundedRect(self.face.cell.adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(QColor("#000"))
        text = f"{self.face.first}\n{self.face.second}"
        if not self.face.upright:
            text = text.replace("\n", " ")
        painter.drawText(self.face.cell, Qt.AlignmentFlag.AlignCenter, text)


class GhostItem(QGraphicsItem):
    """A tile as it would lie."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.mover = Mover(self, motion)
        self.look: Look | None = None
        self.face = Face(0, 0, True, 44.0)
        self.chosen = False
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
        painter.setPen(QPen(QColor("#fd5"), 2, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(255, 255, 255, 150))
        painter.drawRoundedRect(self.face.cell.adjusted(2, 2, -2, -2), 6, 6)
        if self.chosen:
            painter.setPen(QPen(QColor("#0ff"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.face.cell.adjusted(-4, -4, 4, 4), 10, 10)


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
        self.setVisible(False)

    def label_size(self, text: str, scale: float) -> QSizeF:
        """How much room the words beside the pin take."""
        return QSizeF(70 * scale, 26 * scale)

    def set_shape(
        self, number: int, radius: float, tip: QPointF, label: QRectF, text: str, end: End
    ) -> None:
        """tip, label: seen from the middle of the body."""
        self.prepareGeometryChange()
        self.number, self.radius, self.tip = number, radius, tip
        self.label, self.text, self.end = label, text, end
        self.update()

    @property
    def body(self) -> QRectF:
        r = self.radius
        return QRectF(-r, -r, 2 * r, 2 * r)

    def boundingRect(self) -> QRectF:
        whole = self.body.united(QRectF(self.tip, self.tip)).united(self.label)
        return whole.adjusted(-10, -10, 10, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setBrush(QColor("#fc5"))
        painter.setPen(QPen(QColor("#fff" if self.ring else "#000"), 2))
        painter.drawEllipse(self.body)
        painter.drawLine(QPointF(), self.tip)
        painter.setFont(QFont("sans", 14))
        painter.drawText(self.body, Qt.AlignmentFlag.AlignCenter, str(self.number))


class EndItem(Node):
    """An end of the line: its pin, and the chosen tile's ghost where that fits.

    The one whose `end` is None is the middle of the table, where a hand is opened.
    """

    role = QAccessible.Role.Button
    focusable = True
    pressable = True
    selectable = True

    def __init__(
        self, end: End | None, motion: Motion, activate: Callable[[EndItem], None]
    ) -> None:
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
            return self.ghost.mapRectToScene(self.ghost.face.cell)
        return self.pin.mapRectToScene(self.pin.body)


class SeatItem(Node):
    """A seat's plate."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.look: Look | None = None
        self.content: SeatModel | None = None
        self._rect = QRectF()

    def set_rect(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    @property
    def frame(self) -> QRectF:
        return self.mapRectToScene(self._rect)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setBrush(QColor("#123"))
        painter.setPen(QColor("#fff"))
        painter.drawRoundedRect(self._rect, 10, 10)
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.name)


class SegmentItem(Node):
    """One end in the end chooser."""

    role = QAccessible.Role.RadioButton
    pressable = True
    selectable = True
    pressed = Signal()

    def __init__(self, end: End, activate: Callable[[SegmentItem], None]) -> None:
        super().__init__()
        self.end = end
        self.rect = QRectF()
        self.fits = True
        self._activate = activate
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def press(self) -> None:
        self._activate(self)

    def boundingRect(self) -> QRectF:
        return self.rect

    @property
    def frame(self) -> QRectF:
        return self.mapRectToScene(self.rect)
