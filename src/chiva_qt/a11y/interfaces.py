"""The scene for assistive technology: which interfaces Qt hands out for a view and its nodes.

A `QGraphicsView` shows screen readers an empty viewport. Here each `Node`, a graphics item that
means something to a person, has an interface of its own, and the interface of the `NodeView`
lists the nodes. Facts about PySide6 that shaped this, each of them met:

- Interfaces made by a factory live until the program ends, so they hold nothing but a weak
  reference, and nodes are made once and used again.
- `interface_cast` answers "there is none" with `NO_INTERFACE`; None would crash.
- Children and parents are asked from `QAccessible`, never made on the spot.
- A press that a reader asks for runs later: it may change the tree that is being read.
"""

# PySide6's stubs know nothing of "none" here, which most of these may answer.
# mypy: disable-error-code="override"

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsView,
    QWidget,
)

TOGETHER: Final = 150
"""Milliseconds in which new names are gathered. Several moves in a moment would change most names
several times, and in a flood of news Orca drops some, messages among them."""

T = TypeVar("T", bound=QObject)

NO_INTERFACE: Final = shiboken6.VoidPtr(0)
"""What `interface_cast` gives for "not supported"."""


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


def _interface(target: QObject | None) -> QAccessibleInterface | None:
    return None if target is None else QAccessible.queryAccessibleInterface(target)


def _child(nodes: Sequence[Node], index: int) -> QAccessibleInterface | None:
    return _interface(nodes[index]) if 0 <= index < len(nodes) else None


def _index(nodes: Sequence[Node], child: QAccessibleInterface | None) -> int:
    target = child.object() if child is not None else None
    return next((index for index, node in enumerate(nodes) if node is target), -1)


def _height(view: NodeView, node: Node, point: QPoint) -> float | None:
    """How high the node lies under a point of the screen; None when it does not.

    A group lies where one of its nodes lies: it has no body of its own.
    """
    if node.is_group:
        heights = [_height(view, child, point) for child in node.nodes]
        return max((height for height in heights if height is not None), default=None)
    return node.zValue() if view.screen_rect(node).contains(point) else None


def _at(view: NodeView, nodes: Sequence[Node], x: int, y: int) -> QAccessibleInterface | None:
    point = QPoint(x, y)
    over = [(height, node) for node in nodes if (height := _height(view, node, point)) is not None]
    return _interface(max(over, key=lambda pair: pair[0])[1]) if over else None


class _Actions(QAccessibleActionInterface):
    """Press and set focus."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = weakref.ref(node)

    def actionNames(self) -> list[str]:  # noqa: N802
        node = self._node()
        if node is None or not node.is_listed:
            return []
        names = [self.pressAction()] if node.pressable else []
        return [*names, self.setFocusAction()] if node.focusable else names

    def doAction(self, action: str) -> None:  # noqa: N802
        node = self._node()
        if node is None or action not in self.actionNames():
            return
        view = node.node_view
        if action == self.pressAction():
            QTimer.singleShot(0, node, node.press)
        elif view is not None:
            view.focus_node(node)

    def keyBindingsForAction(self, action: str) -> list[str]:  # noqa: N802
        node = self._node()
        pressable = node is not None and node.pressable and node.focusable
        return ["Return"] if pressable and action == self.pressAction() else []


class NodeInterface(QAccessibleObject):
    """The interface of one node."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self._actions = _Actions(node)

    def _node(self) -> Node | None:
        node = self.object()
        return node if isinstance(node, Node) else None

    def _view(self) -> NodeView | None:
        node = self._node()
        return node.node_view if node is not None else None

    def _nodes(self) -> Sequence[Node]:
        node = self._node()
        return node.nodes if node is not None else ()

    def isValid(self) -> bool:  # noqa: N802
        node = self._node()
        return node is not None and node.is_listed

    def window(self) -> QWindow | None:
        view = self._view()
        return view.window().windowHandle() if view is not None else None

    def parent(self) -> QAccessibleInterface | None:
        node = self._node()
        if node is None:
            return None
        return _interface(node.owner if node.owner is not None else node.node_view)

    def childCount(self) -> int:  # noqa: N802
        return len(self._nodes())

    def child(self, index: int) -> QAccessibleInterface | None:
        return _child(self._nodes(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return _index(self._nodes(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # noqa: N802
        view = self._view()
        return None if view is None else _at(view, self._nodes(), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # noqa: N802
        return next((_interface(node) for node in self._nodes() if node.has_focus), None)

    def rect(self) -> QRect:
        node, view = self._node(), self._view()
        return QRect() if node is None or view is None else view.screen_rect(node)

    def role(self) -> QAccessible.Role:
        node = self._node()
        return QAccessible.Role.NoRole if node is None else node.role

    def text(self, kind: QAccessible.Text) -> str:
        node = self._node()
        return node.name if node is not None and kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        node, view = self._node(), self._view()
        if node is None or view is None or not node.is_listed:
            state.invalid = True
            return state
        state.invisible = not (node.isVisible() and view.isVisible())
        state.disabled = not view.isEnabled()
        if node.focusable:
            state.focusable = True
            state.focused = node.has_focus
        if node.role == QAccessible.Role.RadioButton:
            state.checkable = True
            state.checked = node.selected
        elif node.selectable:
            state.selectable = True
            state.selected = node.selected
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        node = self._node()
        acts = node is not None and (node.pressable or node.focusable)
        if kind == QAccessible.InterfaceType.ActionInterface and acts:
            return self._actions
        return NO_INTERFACE


class ViewInterface(QAccessibleWidget):
    """The interface of a node view: its nodes in place of its viewport and scroll bars."""

    def __init__(self, view: NodeView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)

    def _view(self) -> NodeView | None:
        view = self.widget()
        return view if isinstance(view, NodeView) else None

    def _nodes(self) -> Sequence[Node]:
        view = self._view()
        return view.nodes if view is not None else ()

    def childCount(self) -> int:  # noqa: N802
        return len(self._nodes())

    def child(self, index: int) -> QAccessibleInterface | None:
        return _child(self._nodes(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return _index(self._nodes(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # noqa: N802
        view = self._view()
        return None if view is None else _at(view, self._nodes(), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # noqa: N802
        view = self._view()
        return _interface(view.current) if view is not None and view.hasFocus() else None

    def state(self) -> QAccessible.State:
        state = super().state()
        view = self._view()
        if view is not None and view.current is not None:
            state.focused = False  # the node has it
        return state


_makers: list[tuple[type[QObject], Callable[[Any], QAccessibleInterface]]] = []


def register(kind: type[T], make: Callable[[T], QAccessibleInterface]) -> None:
    """Let objects of a kind be shown by the interface that `make` gives.

    What `make` gives lives until the program ends: it holds nothing but weak references.
    """
    _makers.append((kind, make))


register(Node, NodeInterface)
register(NodeView, ViewInterface)


def _factory(_class_name: str, target: QObject | None) -> QAccessibleInterface | None:
    return next((make(target) for kind, make in _makers if isinstance(target, kind)), None)


_installed = False


def install_accessibility() -> None:
    """Hand out these interfaces from now on.

    Call it before the first window: interfaces that Qt has made already stay. More calls do
    nothing.
    """
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)
