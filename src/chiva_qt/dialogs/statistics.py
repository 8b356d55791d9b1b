"""The statistics: figures with what they mean, results over time, the credits of this match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from chiva_engine.match import CREDITS_TO_WIN
from chiva_qt.dialogs.base import ButtonBox, ChoiceBox, Dialog, Index, Pages, Question, Table, Text
from chiva_qt.dialogs.plot import Plot
from chiva_qt.i18n import QT_TRANSLATE_NOOP, languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand
from chiva_qt.saving.statistics import MIXED, Figures, Help, MatchRow, Statistics
from chiva_qt.settings import LEVEL_CHOICES

ROOT: Final = QModelIndex()
SHOWN_MATCHES: Final = 200
"""How many of the last matches the results show."""


def _of(part: int, whole: int) -> str:
    """A number with its share: "12 (60 %)"."""
    if not whole:
        return str(part)
    return QCoreApplication.translate(
        "Statistics", "{number} ({share})", "a number and its share in per cent"
    ).format(number=part, share=languages.percent(part / whole))


@dataclass(frozen=True, slots=True)
class Marked:
    """A text that is marked for translation."""

    source: str

    def __str__(self) -> str:
        """The text in the language that is on."""
        return QCoreApplication.translate("Statistics", self.source)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is shown."""

    name: Marked
    meaning: Marked
    written: Callable[[Figures], str]
    """How it is written."""


FIGURES: Final = (
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Matches")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics",
                "Matches that were won or lost. A match counts once, with its first end, however "
                "often it was opened.",
            )
        ),
        lambda f: str(f.matches),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Matches won")),
        Marked(
            QT_TRANSLATE_NOOP("Statistics", "Matches in which you and Partner got four credits.")
        ),
        lambda f: _of(f.matches_won, f.matches),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Most matches won in a row")),
        Marked(
            QT_TRANSLATE_NOOP("Statistics", "The longest run of matches without one that was lost.")
        ),
        lambda f: str(f.longest_matches),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Hands")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics",
                "Hands that were played to their end. A hand counts once: what was undone and "
                "played again stays as it was counted first.",
            )
        ),
        lambda f: str(f.hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Hands won")),
        Marked(
            QT_TRANSLATE_NOOP("Statistics", "Hands that you and Partner won, after a block, too.")
        ),
        lambda f: _of(f.hands_won, f.hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Hands lost")),
        Marked(QT_TRANSLATE_NOOP("Statistics", "Hands that Right and Left won.")),
        lambda f: _of(f.hands_lost, f.hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Hands drawn")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics", "Blocked hands in which both sides held equally many pips."
            )
        ),
        lambda f: _of(f.drawn, f.hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Most hands won in a row")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics",
                "The longest run of hands without one that was lost; drawn hands do not end it. "
                "It may go on from one match to the next.",
            )
        ),
        lambda f: str(f.longest_hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Blocks")),
        Marked(QT_TRANSLATE_NOOP("Statistics", "Blocked hands that one side won by fewer pips.")),
        lambda f: _of(f.blocked, f.hands),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Blocks won")),
        Marked(QT_TRANSLATE_NOOP("Statistics", "How many of them you and Partner won.")),
        lambda f: _of(f.blocked_won, f.blocked),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Breaks by us")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics", "Hands won while Right and Left had credits, which they lost by it."
            )
        ),
        lambda f: str(f.broken_by_us),
    ),
    Figure(
        Marked(QT_TRANSLATE_NOOP("Statistics", "Breaks by them")),
        Marked(
            QT_TRANSLATE_NOOP(
                "Statistics", "Hands lost while you and Partner had credits, which you lost by it."
            )
        ),
        lambda f: str(f.broken_by_them),
    ),
)
"""Every figure, in the order of the table."""


class Texts(QAbstractTableModel):
    """Rows of texts under headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._notes: tuple[str, ...] = ()

    def set_rows(
        self,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        notes: Sequence[str] = (),
    ) -> None:
        """`notes`: what each row means, for readers and as a tool tip."""
        self.beginResetModel()
        self._headings = tuple(headings)
        self._rows = tuple(tuple(row) for row in rows)
        self._notes = tuple(notes)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.note(index.row())
        return None

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self._headings[section]

    def note(self, row: int) -> str:
        """What a row means; empty when there is nothing to say."""
        return self._notes[row] if 0 <= row < len(self._notes) else ""


class StatisticsDialog(Dialog):
    """What was counted, and the match that is played. Not modal."""

    export_wanted = Signal()
    reset_wanted = Signal()
    """The person agreed to forget everything."""

    columns = 84
    lines = 30

    def __init__(
        self,
        statistics: Statistics,
        ledger: Sequence[LedgerHand],
        phrases: Phrases,
        parent: QWidget | None = None,
    ) -> None:
        """`ledger`: the hands of the match at the table."""
        super().__init__("statistics", parent)
        self._statistics = statistics
        self._ledger = ledger
        self._phrases = phrases

        self._help_label = Text()
        self.help_box = ChoiceBox()
        for _ in Help:
            self.help_box.addItem("")
        self._help_label.setBuddy(self.help_box)
        self.figures_model = Texts(self)
        self.figures = Table(self.figures_model)
        self.meaning = Text(soft=True)
        self.results_plot = Plot(walk=True)
        self.results_model = Texts(self)
        self.results = Table(self.results_model)
        self.credits_plot = Plot()
        self.credits_model = Texts(self)
        self.credits = Table(self.credits_model)

        self.pages = Pages()
        for widgets in (
            (self._help_label, self.help_box, self.figures, self.meaning),
            (self.results_plot, self.results),
            (self.credits_plot, self.credits),
        ):
            page = QWidget()
            column = QVBoxLayout(page)
            for widget in widgets:
                column.addWidget(widget, 1 if isinstance(widget, Plot | Table) else 0)
            self.pages.tabs.addTab(page, "")

        self._buttons = ButtonBox()
        self.export_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.reset_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.rejected.connect(self.reject)
        self.export_button.clicked.connect(self.export_wanted)
        self.reset_button.clicked.connect(self._ask_reset)
        self.help_box.currentIndexChanged.connect(self.refresh)
        self.figures.selectionModel().currentChanged.connect(self._explain)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages, 1)
        layout.addWidget(self._buttons)
        self.ready()
        self.figures.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics", "window title"))
        self.pages.set_titles(
            self.tr("&Figures", "page of the statistics"),
            self.tr("&Results", "page of the statistics: matches over time"),
            self.tr("&This match", "page of the statistics"),
        )
        self._help_label.setText(self.tr("Co&unted:", "label of a list: which matches and hands"))
        for index, text in enumerate(
            (
                self.tr("all", "which matches and hands are counted"),
                self.tr("those without hints and undo"),
                self.tr("those with hints or undo"),
            )
        ):
            self.help_box.setItemText(index, text)
        self.figures.setAccessibleName(self.tr("Figures by the level of the opponents"))
        self.results.setAccessibleName(self.tr("Matches, the last one first"))
        self.credits.setAccessibleName(self.tr("Hands of this match"))
        self.results_plot.set_texts(
            self.tr("Picture of the matches won and lost; the table has the same"),
            self.tr("matches won, less those lost"),
            self.tr("the first match at the left, the last one at the right", "below a picture"),
        )
        self.credits_plot.set_texts(
            self.tr("Picture of the credits hand by hand; the table has the same"),
            self.tr("our credits after each hand", "above a picture"),
            self.tr("their credits, downwards", "below a picture"),
        )
        self.export_button.setText(self.tr("&Export…"))
        self.reset_button.setText(self.tr("Forget all…", "empties the statistics"))
        self.close_button.setText(self.tr("&Close"))
        self.refresh()

    def refresh(self) -> None:
        """Show what is counted now."""
        self._fill_figures()
        self._fill_results()
        self._fill_credits()

    # -- pages --------------------------------------------------------------------------

    @property
    def wanted(self) -> Help:
        """Which matches and hands are shown."""
        return tuple(Help)[max(self.help_box.currentIndex(), 0)]

    def _level(self, level: str) -> str:
        return (
            self.tr("Different", "opponents of two levels")
            if level == MIXED
            else (self._phrases.level(level))
        )

    def _fill_figures(self) -> None:
        figures = self._statistics.figures(self.wanted)
        known = [level for level in (*LEVEL_CHOICES, MIXED) if level in figures]
        names = [self._level(level) for level in known]
        shown = [figures[None], *(figures[level] for level in known)]
        row = self.figures.currentIndex().row()
        self.figures_model.set_rows(
            [self.tr("Figure", "heading"), self.tr("All", "heading: all levels"), *names],
            [
                [str(figure.name), *(figure.written(column) for column in shown)]
                for figure in FIGURES
            ],
            [str(figure.meaning) for figure in FIGURES],
        )
        self.figures.setCurrentIndex(self.figures_model.index(max(row, 0), 0))
        self._explain()

    def _explain(self) -> None:
        self.meaning.setText(self.figures_model.note(self.figures.currentIndex().row()))

    def _fill_results(self) -> None:
        matches = self._statistics.matches()[-SHOWN_MATCHES:]
        walk = list(accumulate(1 if match.won else -1 for match in matches))
        self.results_plot.set_values(walk, -1, 1)
        self.results_model.set_rows(
            [
                self.tr("When", "heading: when a match ended"),
                self.tr("Result", "heading"),
                self.tr("Hands", "heading: how many hands a match took"),
                self.tr("Opponents", "heading: their level"),
                self.tr("Help", "heading: whether hints or undo were used"),
            ],
            [self._result(match) for match in reversed(matches)],
        )

    def _result(self, match: MatchRow) -> list[str]:
        return [
            languages.date_time(match.finished.astimezone()),
            self.tr("won", "a match") if match.won else self.tr("lost", "a match"),
            str(match.hands),
            self._level(match.opponents),
            self.tr("hints or undo", "help that was used in a match")
            if match.helped
            else self.tr("none", "help that was used in a match"),
        ]

    def _fill_credits(self) -> None:
        over = [hand.finished for hand in self._ledger if hand.finished is not None]
        values = [done.settled.streaks[0] - done.settled.streaks[1] for done in over]
        self.credits_plot.set_values(values, -CREDITS_TO_WIN, CREDITS_TO_WIN)
        self.credits_model.set_rows(
            [
                self.tr("Hand", "heading"),
                self.tr("End", "heading: how the hand ended"),
                self.tr("Won", "heading: which side won"),
                self._phrases.team(1),
                self._phrases.team(2),
            ],
            [
                [
                    str(done.number),
                    self._phrases.outcome(done.result.outcome),
                    self.tr("nobody", "who won a hand")
                    if done.result.winner is None
                    else self._phrases.team(done.result.winner),
                    *(str(count) for count in done.settled.streaks),
                ]
                for done in over
            ],
        )

    # -- reset --------------------------------------------------------------------------

    def _ask_reset(self) -> None:
        question = Question(
            self.tr("Forget the statistics?"),
            self.tr("All matches and hands that were counted are forgotten for good."),
            self.tr("&Forget"),
            self.tr("&Cancel"),
            self,
            for_good=True,
        )
        question.agreed.connect(self.reset_wanted)
        question.closed.connect(question.deleteLater)
        question.open()
