"""Nodes: the items of the scene that mean something to a person, and the view that shows them.

`interfaces` says how assistive technology sees them; it is loaded when that is first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsView, QWidget

TOGETHER: Final = 150
"""Milliseconds in which new names are gathered. Several moves in a moment would change most names
several times, and in a flood of news Orca drops some, messages among them."""


def notify(target: QObject, event: QAccessible.Event) -> None:
    """Tell assistive technology; costs nothing while there is none."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(target, event))


class Node(QGraphicsObject):
    """An item of the scene that assistive technology sees.

    A node stands in the tree while its `owner` (or the view, for a node without one) lists it.
    """

    role = QAccessible.Role.StaticText
    focusable = False
    """Whether the keyboard can reach it."""
    pressable = False
    """Whether it can be pressed. `press` says what happens."""
    selectable = False
    is_group = False
    """Whether it only holds other nodes together."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.owner: Node | None = None
        """The node above it; None for one right under the view, and outside the tree."""
        self._name = ""
        self._told = ""
        self._selected = False

    @property
    def name(self) -> str:
        """What a reader says; the vital facts first."""
        return self._name

    def set_name(self, name: str) -> None:
        """Give it a name. Readers are told a little later, and not while it has the focus: they
        would say the whole name again. `tell_name` is called when the focus comes or goes."""
        self._name = name
        view = self.node_view
        if view is not None and name != self._told:
            view.tell_later(self)

    def tell_name(self) -> None:
        """Tell readers of a name that they have not been told of."""
        if self._name != self._told:
            self._told = self._name
            if self.is_listed:
                notify(self, QAccessible.Event.NameChanged)

    @property
    def selected(self) -> bool:
        return self._selected

    def set_selected(self, on: bool) -> None:
        if on != self._selected:
            self._selected = on
            if QAccessible.isActive() and self.is_listed:
                changed = QAccessible.State()
                if self.role == QAccessible.Role.RadioButton:
                    changed.checked = True
                else:
                    changed.selected = True
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, changed))

    @property
    def nodes(self) -> Sequence[Node]:
        """The nodes below it, in reading order."""
        return ()

    @property
    def is_listed(self) -> bool:
        """Whether it stands in the tree now."""
        if self.owner is not None:
            return self in self.owner.nodes and self.owner.is_listed
        view = self.node_view
        return view is not None and self in view.nodes

    @property
    def node_view(self) -> NodeView | None:
        """The view that shows it; None outside a scene."""
        scene = self.scene()
        if scene is None:
            return None
        return next((view for view in scene.views() if isinstance(view, NodeView)), None)

    @property
    def has_focus(self) -> bool:
        """Whether keys go to it."""
        view = self.node_view
        return view is not None and view.hasFocus() and view.current is self

    @property
    def frame(self) -> QRectF:
        """The rectangle a reader outlines and a finger finds it in, in the scene."""
        return self.sceneBoundingRect()

    def press(self) -> None:
        """What Enter and a reader's press do."""


class NodeView(QGraphicsView):
    """A view whose scene is made of nodes. It says which node has the focus."""

    focus_told = Signal(str)
    """The name of the node that has the focus now, as readers are told of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renamed: list[Node] = []
        self._names_clock = QTimer(self)
        self._names_clock.setSingleShot(True)
        self._names_clock.setInterval(TOGETHER)
        self._names_clock.timeout.connect(self._tell_names)

    def tell_later(self, node: Node) -> None:
        """Tell readers of a node's new name with those of the other nodes."""
        if node not in self._renamed:
            self._renamed.append(node)
        if not self._names_clock.isActive():
            self._names_clock.start()

    @Slot()
    def _tell_names(self) -> None:
        renamed, self._renamed = self._renamed, []
        for node in renamed:
            if not node.has_focus:
                node.tell_name()

    @property
    def nodes(self) -> Sequence[Node]:
        """The topmost nodes, in reading order."""
        return ()

    @property
    def current(self) -> Node | None:
        """The node that keys go to while the view has the focus."""
        return None

    def tell_focus(self, node: Node) -> None:
        """Tell readers that a node has the focus; its name comes first, so that it is right."""
        node.tell_name()
        notify(node, QAccessible.Event.Focus)
        self.focus_told.emit(node.name)

    def focus_node(self, node: Node) -> None:
        """Give a node the focus, because a reader asks for it."""

    def screen_rect(self, node: Node) -> QRect:
        """Where a node is on the screen; an empty rectangle while the view is hidden."""
        if not self.isVisible():
            return QRect()
        box = self.mapFromScene(node.frame).boundingRect()
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())


def _factory(_class_name: str, target: QObject | None) -> QAccessibleInterface | None:
    # Most people have no use for it at the start.
    from chiva_qt.a11y.interfaces import interface_of

    return interface_of(target)


_installed = False


def install_accessibility() -> None:
    """Hand out the interfaces of nodes and of the status line from now on.

    Call it before the first window: interfaces that Qt has made already stay. More calls do
    nothing.
    """
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)
