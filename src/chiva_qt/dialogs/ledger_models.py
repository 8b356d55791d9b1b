"""The ledger as models that views and readers walk: a tree of moves, a table of hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QObject, Qt

from chiva_engine.tiles import SEATS
from chiva_qt.dialogs.base import Index
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand, LedgerMove, ResultModel, result_of

ROOT: Final = QModelIndex()
ROLE_TEXT = Qt.ItemDataRole.DisplayRole
ROLE_HEARD = Qt.ItemDataRole.AccessibleTextRole


@unique
class Kind(Enum):
    """What a line of the tree tells."""

    HAND = "a hand"
    MOVE = "a move"
    END = "how the hand ended, with what was left"
    REASON = "why"
    LEFT = "what a seat still held"
    STREAKS = "what it did to the streaks"
    NEXT = "who opens the next hand"
    DEAL = "the four hands as they were dealt"
    DEALT = "what a seat was dealt"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the tree, as a value."""

    kind: Kind
    hand: LedgerHand
    move: LedgerMove | None = None
    seat: int = 0

    @property
    def key(self) -> tuple[Kind, int, LedgerMove | None, int]:
        """Equal for lines that tell the same thing before and after an update."""
        return self.kind, self.hand.number, self.move, self.seat

    def children(self) -> tuple[Entry, ...]:
        """The lines below this one. A hand that goes on has nothing but its moves (R24)."""
        hand = self.hand
        match self.kind:
            case Kind.HAND:
                moves = tuple(Entry(Kind.MOVE, hand, move) for move in hand.moves)
                if hand.finished is None:
                    return moves
                return (*moves, Entry(Kind.END, hand), Entry(Kind.DEAL, hand))
            case Kind.END:
                left = (Entry(Kind.LEFT, hand, seat=seat) for seat in SEATS)
                return (
                    Entry(Kind.REASON, hand),
                    *left,
                    Entry(Kind.STREAKS, hand),
                    Entry(Kind.NEXT, hand),
                )
            case Kind.DEAL:
                return tuple(Entry(Kind.DEALT, hand, seat=seat) for seat in SEATS)
            case _:
                return ()


class _Node:
    """A line of the tree in its place."""

    def __init__(self, entry: Entry | None, parent: _Node | None) -> None:
        self.entry = entry
        self.parent = parent
        self.children: list[_Node] = []
        if entry is not None:
            self.children = [_Node(child, self) for child in entry.children()]

    @property
    def row(self) -> int:
        return 0 if self.parent is None else self.parent.children.index(self)


class MoveTree(QAbstractItemModel):
    """Hands, and below each its moves, how it ended and what was dealt."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._spoken = spoken
        self._root = _Node(None, None)

    def set_ledger(self, hands: Sequence[LedgerHand]) -> None:
        """Show these hands. Lines that stay the same keep their place."""
        self._update(self._root, [Entry(Kind.HAND, hand) for hand in hands], ROOT)

    def _update(self, node: _Node, entries: Sequence[Entry], index: QModelIndex) -> None:
        old = [child.entry for child in node.children if child.entry is not None]
        same = 0
        for before, after in zip(old, entries, strict=False):
            if before.key != after.key:
                break
            same += 1
        if same < len(old):
            self.beginRemoveRows(index, same, len(old) - 1)
            del node.children[same:]
            self.endRemoveRows()
        for row, (child, entry) in enumerate(zip(node.children, entries, strict=False)):
            if child.entry != entry:
                child.entry = entry
                place = self.index(row, 0, index)
                self._update(child, entry.children(), place)
                self.dataChanged.emit(place, place)
        if same < len(entries):
            self.beginInsertRows(index, same, len(entries) - 1)
            node.children += [_Node(entry, node) for entry in entries[same:]]
            self.endInsertRows()

    def retranslate(self) -> None:
        """All texts have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)
        self.layoutChanged.emit()

    def entry(self, index: Index) -> Entry | None:
        """What stands at a place."""
        return self._node(index).entry

    def _node(self, index: Index) -> _Node:
        node = index.internalPointer() if index.isValid() else None
        return node if isinstance(node, _Node) else self._root

    # -- what Qt asks -------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        children = self._node(parent).children
        if 0 <= row < len(children) and column == 0:
            return self.createIndex(row, column, children[row])
        return QModelIndex()

    def parent(self, index: Index = ROOT) -> QModelIndex:  # type: ignore[override]
        above = self._node(index).parent
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return len(self._node(parent).children)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        del parent
        return 1

    def data(self, index: Index, role: int = ROLE_TEXT) -> str | None:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == ROLE_TEXT:
            return self._text(entry, self._phrases)
        return self._text(entry, self._spoken) if role == ROLE_HEARD else None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = ROLE_TEXT
    ) -> str | None:
        if role != ROLE_TEXT or orientation != Qt.Orientation.Horizontal:
            return None
        return self.tr("Hands and moves", "heading in the ledger") if section == 0 else None

    def _text(self, entry: Entry, phrases: Phrases) -> str:
        hand = entry.hand
        if entry.kind is Kind.HAND:
            return phrases.ledger_heading(hand)
        if entry.move is not None:
            return phrases.ledger_move(entry.move)
        if hand.finished is None:
            return ""
        result = result_of(hand.finished)
        match entry.kind:
            case Kind.END:
                return phrases.result_headline(result, hand.number)
            case Kind.REASON:
                return phrases.result_reason(result, hand.number)
            case Kind.LEFT:
                return phrases.result_hand(result, entry.seat)
            case Kind.STREAKS:
                return f"{phrases.result_streaks(result)} {phrases.score(result.after)}"
            case Kind.NEXT:
                return phrases.result_next(result)
            case Kind.DEALT:
                dealt = hand.finished.hand.dealt
                return phrases.dealt_hand(entry.seat, dealt[entry.seat - 1])
            case _:
                return self.tr("The four hands as they were dealt", "heading in the ledger")


@unique
class Column(Enum):
    """The columns of the table of hands, in order."""

    NUMBER = 0
    OPENER = 1
    OUTCOME = 2
    WINNER = 3
    SUMS = 4
    BREAK = 5
    STREAKS = 6


class HandTable(QAbstractTableModel):
    """One row for each hand of the match."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._spoken = spoken
        self._hands: tuple[LedgerHand, ...] = ()

    def set_ledger(self, hands: Sequence[LedgerHand]) -> None:
        """Show these hands."""
        old, new = len(self._hands), len(hands)
        if new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            self._hands = tuple(hands)
            self.endRemoveRows()
        elif new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self._hands = tuple(hands)
            self.endInsertRows()
        self._hands = tuple(hands)
        self.retranslate()

    def retranslate(self) -> None:
        """All texts may have changed."""
        last = len(Column) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._hands:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._hands) - 1, last))

    def hand(self, row: int) -> LedgerHand:
        """The hand of a row."""
        return self._hands[row]

    # -- what Qt asks -------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = ROLE_TEXT) -> str | None:
        hand, column = self._hands[index.row()], Column(index.column())
        if role == ROLE_TEXT:
            return self._text(hand, column)
        if role == ROLE_HEARD:
            return self._heard(hand, column) or self._text(hand, column)
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = ROLE_TEXT
    ) -> str | None:
        if role != ROLE_TEXT:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(self._hands[section].number)
        return {
            Column.NUMBER: self.tr("Hand", "heading in the ledger"),
            Column.OPENER: self.tr("Opened", "heading in the ledger: who opened the hand"),
            Column.OUTCOME: self.tr("End", "heading in the ledger: how the hand ended"),
            Column.WINNER: self.tr("Won", "heading in the ledger: which side won"),
            Column.SUMS: self.tr("Sums", "heading in the ledger: pips of both sides"),
            Column.BREAK: self.tr("Break", "heading in the ledger: an attempt was broken"),
            Column.STREAKS: self.tr("Streaks", "heading in the ledger: credits after the hand"),
        }[Column(section)]

    def _text(self, hand: LedgerHand, column: Column) -> str:
        phrases = self._phrases
        if column is Column.NUMBER:
            return str(hand.number)
        if column is Column.OPENER:
            # Before 6-6 lies, who opens is known to everyone, too.
            return phrases.seat(hand.opener)
        if hand.finished is None:
            if column is Column.OUTCOME:
                return self.tr("being played", "in the ledger: the hand goes on")
            return "–"
        result = result_of(hand.finished)
        match column:
            case Column.OUTCOME:
                return phrases.outcome(result.outcome)
            case Column.WINNER:
                if result.winner is None:
                    return self.tr("nobody", "in the ledger: who won the hand")
                return phrases.team(result.winner)
            case Column.SUMS:
                return _sums(result)
            case Column.BREAK:
                if result.broke:
                    return self.tr("broken", "in the ledger: an attempt was broken")
                return "–"
            case _:
                return f"{result.after[0]} : {result.after[1]}"

    def _heard(self, hand: LedgerHand, column: Column) -> str:
        """What a reader says where signs would not do; empty otherwise."""
        result = None if hand.finished is None else result_of(hand.finished)
        if column is Column.NUMBER:
            return self._spoken.ledger_heading(hand)
        if column is Column.SUMS:
            text = "" if result is None else self._spoken.block_sums(result)
            return text or self.tr("no sums", "in the ledger: no blocked hand")
        if column is Column.BREAK:
            if result is not None and result.broke:
                return self._spoken.result_streaks(result)
            return self.tr("no break", "in the ledger")
        if column is Column.STREAKS and result is not None:
            return self._spoken.score(result.after)
        if result is None and column in (Column.WINNER, Column.STREAKS):
            return self.tr("not yet", "in the ledger: the hand goes on")
        return ""


def _sums(result: ResultModel) -> str:
    """Both sides' pips after a block; a dash after an emptied hand."""
    if result.finisher is not None and not result.hands[result.finisher - 1]:
        return "–"
    return f"{sum(result.team_pips(1))} : {sum(result.team_pips(2))}"
