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
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from chiva_qt.a11y.nodes import Node, NodeView
from chiva_qt.a11y.status_line import BY_NOTIFICATION, Message, StatusLine

NO_INTERFACE: Final = shiboken6.VoidPtr(0)
"""What `interface_cast` gives for "not supported"."""


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


class StatusLineInterface(QAccessibleWidget):
    """The label as a status bar with one message in it."""

    def __init__(self, label: StatusLine) -> None:
        super().__init__(label, QAccessible.Role.StatusBar)

    def _message(self) -> Message | None:
        label = self.widget()
        return label.message if isinstance(label, StatusLine) else None

    def childCount(self) -> int:  # noqa: N802
        return 0 if self._message() is None else 1

    def child(self, index: int) -> QAccessibleInterface | None:
        message = self._message()
        if index != 0 or message is None:
            return None
        return QAccessible.queryAccessibleInterface(message)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        target = child.object() if child is not None else None
        return 0 if target is not None and target is self._message() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # noqa: N802
        return self.child(0) if self.rect().contains(x, y) else None


class MessageInterface(QAccessibleObject):
    """The message in the status bar."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)

    def _label(self) -> StatusLine | None:
        message = self.object()
        return message.label if isinstance(message, Message) else None

    def isValid(self) -> bool:  # noqa: N802
        return self._label() is not None

    def window(self) -> QWindow | None:
        label = self._label()
        return label.window().windowHandle() if label is not None else None

    def parent(self) -> QAccessibleInterface | None:
        label = self._label()
        return None if label is None else QAccessible.queryAccessibleInterface(label)

    def childCount(self) -> int:  # noqa: N802
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def rect(self) -> QRect:
        label = self._label()
        if label is None or not label.isVisible():
            return QRect()
        return QRect(label.mapToGlobal(label.rect().topLeft()), label.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification if BY_NOTIFICATION else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        label = self._label()
        return label.spoken if label is not None and kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        label = self._label()
        state.invalid = label is None
        state.invisible = label is None or not label.isVisible()
        state.readOnly = True
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        return NO_INTERFACE


MAKERS: Final[tuple[tuple[type[QObject], Callable[[Any], QAccessibleInterface]], ...]] = (
    (Node, NodeInterface),
    (NodeView, ViewInterface),
    (StatusLine, StatusLineInterface),
    (Message, MessageInterface),
)
"""Kinds of objects, and what makes the interface of each. It lives until the program ends: it holds
nothing but weak references."""


def interface_of(target: QObject | None) -> QAccessibleInterface | None:
    """The interface of an object; None for one that Qt shows well enough by itself."""
    return next((make(target) for kind, make in MAKERS if isinstance(target, kind)), None)
