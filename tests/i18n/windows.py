"""Every window beside the table, with something in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from chiva_engine.match import MatchState
from chiva_engine.record import Aid, Record
from chiva_engine.timeline import NextHand, Timeline
from chiva_engine.view import observe
from chiva_qt import settings as st
from chiva_qt.a11y.announcer import Announcer
from chiva_qt.a11y.status_line import StatusLine
from chiva_qt.actions import Actions
from chiva_qt.demo import DemoHand
from chiva_qt.dialogs.about import AboutDialog, ErrorDialog
from chiva_qt.dialogs.base import Dialog, Question
from chiva_qt.dialogs.fairness import FairnessDialog
from chiva_qt.dialogs.history import HistoryDialog
from chiva_qt.dialogs.ledger import LedgerDialog
from chiva_qt.dialogs.new_match import NewMatchDialog
from chiva_qt.dialogs.notice import Notice
from chiva_qt.dialogs.preferences import PreferencesDialog
from chiva_qt.dialogs.rules import RulesDialog
from chiva_qt.dialogs.second import SecondProgram
from chiva_qt.dialogs.shortcuts import ShortcutsDialog
from chiva_qt.dialogs.statistics import StatisticsDialog
from chiva_qt.looks import Looks
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import ledger
from chiva_qt.saving.statistics import Statistics
from tests.i18n.fits import settle

DIALOGS = (
    "rules",
    "ledger",
    "new match",
    "preferences",
    "shortcuts",
    "history",
    "fair play",
    "about",
    "error",
    "question",
    "notice",
    "second program",
    "statistics",
    "demo hand",
)

LARGEST = QSize(1280, 690)
"""What a screen of 1280 by 720 leaves inside a window's frame."""


def some_match() -> MatchState:
    """A match of a few hands, the last one still being played."""
    chance = random.Random(5)
    match = MatchState.new("ledger")
    for _ in range(100):
        if match.hand.result is not None:
            match = match.next_hand()
        match = match.apply(chance.choice(match.hand.legal_moves()))
    return match


def some_statistics() -> Statistics:
    """Matches against every level and against two at once, one of them with help."""
    chance = random.Random(5)
    statistics = Statistics(None)
    levels = ("beginner", "steady", "strong", "master")
    for number, (right, left) in enumerate([*zip(levels, levels, strict=True), levels[:2]]):
        line = Timeline.new(str(number))
        while line.current.winner is None:
            if line.current.hand.result is not None:
                line = line.take(NextHand())
            else:
                move = chance.choice(line.current.hand.legal_moves())
                line = line.play(move, "steady")
        aids = (Aid(1, hints=1),) if number == 0 else ()
        statistics.note(Record(line, f"{number:016}", (right, "steady", left), aids))
    return statistics


class Room:
    """Opens one dialog after the other, as large as a small screen allows."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self._before = QFont(app.font()), QPalette(app.palette()), app.styleSheet()
        self.settings = st.Settings(folder)
        self.looks = Looks(self.settings)
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = Actions(self.window)
        self.phrases = Phrases(parent=self.window)
        self.spoken = Phrases(words=True, parent=self.window)
        self.statistics = some_statistics()

    def leave(self) -> None:
        """The looks of the application as they were."""
        self.statistics.close()
        font, colours, sheet = self._before
        self._app.setFont(font)
        self._app.setPalette(colours)
        self._app.setStyleSheet(sheet)
        # Deleted now: the garbage of one test is not the next one's.
        self.window.deleteLater()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def text_size(self, percent: int) -> None:
        self.settings.set(st.TEXT_SIZE, percent)

    def _make(self, name: str) -> Dialog:
        match name:
            case "rules":
                return RulesDialog()
            case "ledger":
                dialog = LedgerDialog(self.phrases)
                match = some_match()
                dialog.set_ledger(ledger(match, observe(match.hand, 1, match.before)))
                return dialog
            case "new match":
                return NewMatchDialog(self.phrases, {2: "strong", 3: "master", 4: "steady"}, (2, 0))
            case "preferences":
                return PreferencesDialog(self.settings)
            case "shortcuts":
                return ShortcutsDialog(self.actions)
            case "history":
                status = StatusLine(self.window)
                announcer = Announcer(self.spoken, status, self.settings, self.window)
                for count in range(3):
                    announcer.say(self.phrases.tile_count(count))
                return HistoryDialog(announcer)
            case "fair play":
                return FairnessDialog()
            case "about":
                return AboutDialog()
            case "error":
                return ErrorDialog(self.phrases.trouble(), "OSError: 28")
            case "question":
                return Question(
                    QCoreApplication.translate("MatchFiles", "Open another match?"),
                    self.phrases.match_ends((2, 0)),
                    QCoreApplication.translate("MatchFiles", "&Open"),
                    QCoreApplication.translate("MatchFiles", "&Cancel", "leave all as it is"),
                )
            case "notice":
                return Notice(self.phrases.seat(3), self.phrases.trouble())
            case "second program":
                return SecondProgram()
            case "statistics":
                match = some_match()
                hands = ledger(match, observe(match.hand, 1, match.before))
                return StatisticsDialog(self.statistics, hands, self.phrases)
            case "demo hand":
                return DemoHand(self.settings, self.looks, self.phrases, self.spoken, seed="demo")
        raise ValueError(name)

    def open(self, name: str) -> Iterator[Dialog]:
        """The dialog, once for each of its pages."""
        dialog = self._make(name)
        self._qtbot.addWidget(dialog)
        dialog.resize(dialog.sizeHint().boundedTo(LARGEST))
        dialog.show()
        self._qtbot.waitExposed(dialog)
        settle()
        pages = getattr(dialog, "pages", None)
        try:
            for index in range(pages.tabs.count() if pages is not None else 1):
                if pages is not None:
                    pages.tabs.setCurrentIndex(index)
                    settle()
                yield dialog
        finally:
            # The demo hand ends its thinking when it goes away.
            dialog.close()
