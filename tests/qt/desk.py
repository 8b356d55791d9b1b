"""A table view with a match behind it: what a window and a controller do, without either.

The desk answers nothing by itself. It records what the view reports, and shows what it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.match import MatchState
from chiva_engine.moves import End, Move
from chiva_engine.selfplay import view_of
from chiva_engine.tiles import Tile
from chiva_engine.timeline import PERSON
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import (
    Change,
    MatchFacts,
    Refusal,
    Selection,
    TableModel,
    table_model,
)
from chiva_qt.table.items import EndItem, Group, TileItem
from chiva_qt.table.theme import load_theme, tile_set
from chiva_qt.table.view import TableView

WIDE = (1280, 606)
NARROW = (400, 564)


class Hold:
    """A hold that knows whether it was released."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self.released = 0

    def release(self) -> None:
        self.released += 1


class Desk:
    """A view of the person's table, and the match that is shown on it."""

    def __init__(
        self,
        qtbot: QtBot,
        match: MatchState,
        size: tuple[int, int] = WIDE,
        *,
        motion: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.match = match
        self.serial = 0
        self.selection: Selection | None = None
        self.reported: list[tuple[object, ...]] = []
        self.holds: list[Hold] = []
        self.phrases, self.spoken = Phrases(), Phrases(words=True)
        self.view = TableView(self.phrases, self.spoken, self._hold, parent)
        if parent is None:
            qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.set_look("felt", motion=motion)
        for name in (
            "tile_picked",
            "target_activated",
            "end_chosen",
            "dropped",
            "put_back",
            "confirmed",
        ):
            getattr(self.view, name).connect(self._recorder(name))
        self.show(Change.MATCH_STARTED)

    def _recorder(self, name: str) -> Callable[..., None]:
        def record(*values: object) -> None:
            self.reported.append((name, *values))

        return record

    def _hold(self, reason: str) -> Hold:
        self.holds.append(Hold(reason))
        return self.holds[-1]

    def open(self, qtbot: QtBot) -> Desk:
        """Put the view on the screen, with the keyboard in it."""
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.activateWindow()
        self.view.focus_hand()
        qtbot.waitUntil(self.view.hasFocus)
        return self

    def set_look(self, theme: str, *, motion: bool = False, text_scale: float = 1.0) -> None:
        loaded = load_theme(theme)
        self.view.set_look(loaded, tile_set("theme", loaded), text_scale, motion, True)

    # -- showing ------------------------------------------------------------------------

    def model(self, change: Change, **more: object) -> TableModel:
        self.serial += 1
        return table_model(
            view_of(self.match, PERSON),
            MatchFacts.of(self.match),
            serial=self.serial,
            change=change,
            levels={2: "strong", 3: "master", 4: "steady"},
            selection=self.selection,
            **more,  # type: ignore[arg-type]
        )

    def show(self, change: Change, **more: object) -> TableModel:
        """Show the match as it stands."""
        model = self.model(change, **more)
        self.view.show_model(model)
        return model

    def choose(self, tile: Tile, end: End | None = None) -> None:
        """Show a tile as chosen."""
        self.selection = Selection(tile, end)
        self.show(Change.CHOSEN)

    def take_back(self) -> None:
        self.selection = None
        self.show(Change.TAKEN_BACK)

    def refuse(self, tile: Tile) -> None:
        self.show(Change.REFUSED, refusal=Refusal(None, tile))

    def play(self, move: Move) -> None:
        """Make a move for whoever is to move, and show it."""
        self.match = self.match.apply(move)
        self.selection = None
        self.show(Change.MOVED)

    def deal(self) -> None:
        self.match = self.match.next_hand()
        self.show(Change.HAND_DEALT)

    # -- finding things --------------------------------------------------------------------

    @property
    def hand(self) -> list[Tile]:
        """The person's tiles as they stand, from left to right."""
        return sorted(view_of(self.match, PERSON).hand, reverse=True)

    def fitting(self, count: int) -> Tile:
        """A tile of the hand that fits so many ends."""
        line = self.match.hand.line
        return next(tile for tile in self.hand if len(line.fitting_ends(tile)) == count)

    def group(self, index: int) -> QAccessibleInterface:
        """Hand, ends, line, seats: 0 to 3."""
        return query(self.view).child(index)

    def hand_node(self, tile: Tile) -> QAccessibleInterface:
        return self.group(0).child(self.hand.index(tile))

    def end_node(self, end: End | None) -> QAccessibleInterface:
        """An end; None is the middle of the empty table."""
        return self.group(1).child(1 if end is End.RIGHT else 0)

    def point(self, node: QAccessibleInterface) -> QPoint:
        """The middle of a node, in the viewport."""
        return self.local(node.rect()).center()

    def local(self, rect: QRect) -> QRect:
        """A rectangle of the screen, in the viewport."""
        return QRect(self.view.viewport().mapFromGlobal(rect.topLeft()), rect.size())

    @property
    def bare(self) -> QPoint:
        """A place on the table where nothing lies, far from both ends."""
        view = self.view.viewport()
        taken = [self.local(node.rect()).adjusted(-30, -30, 30, 30) for node in self.leaves()]
        middle = QPoint(view.width() // 2, view.height() // 2)
        places = (
            QPoint(x, y)
            for x in range(view.width() // 4, 3 * view.width() // 4, 8)
            for y in range(70, view.height() - 200, 8)
        )
        free = [p for p in places if not any(rect.contains(p) for rect in taken)]
        return max(free, key=lambda p: (p - middle).manhattanLength())

    def leaves(self) -> Iterator[QAccessibleInterface]:
        """All nodes that are no groups."""
        for node in walk(query(self.view)):
            if not isinstance(node.object(), Group | TableView):
                yield node

    @property
    def focused(self) -> object:
        """What has the keyboard: a tile, an end, or None."""
        node = self.view.current
        if isinstance(node, TileItem):
            return node.tile
        return node.end if isinstance(node, EndItem) else None

    def reports(self) -> list[tuple[object, ...]]:
        """What the view has reported since this was asked last."""
        found, self.reported = self.reported, []
        return found


def query(target: object) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(target)  # type: ignore[arg-type]


def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A node and all under it."""
    yield node
    for index in range(node.childCount()):
        child = node.child(index)
        assert child is not None
        yield from walk(child)


LEFT_BUTTON = Qt.MouseButton.LeftButton
