"""The statistics: counted once, explained, safe; and what is exported."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st_
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from chiva_engine.cases import parse_cases
from chiva_engine.hand import Outcome
from chiva_engine.match import MatchState
from chiva_engine.moves import Pass, parse_move
from chiva_engine.players.base import Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.record import Aid, Record, write
from chiva_engine.selfplay import view_of
from chiva_engine.timeline import PERSON, NextHand, Timeline
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.dialogs.base import Question
from chiva_qt.dialogs.statistics import FIGURES, StatisticsDialog
from chiva_qt.i18n import languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand, ledger
from chiva_qt.saving.export import (
    CSV_HEADINGS,
    ledger_csv,
    ledger_data,
    ledger_json,
    ledger_markdown,
)
from chiva_qt.saving.keeping import Keeping
from chiva_qt.saving.statistics import (
    MIXED,
    Figures,
    HandRow,
    Help,
    MatchRow,
    Statistics,
    figures_of,
)
from chiva_qt.saving.storage import Profile
from chiva_qt.window import MainWindow
from tests.support import SRC


@cache
def played(seed: str) -> Timeline:
    """A whole match among steady players."""
    line = Timeline.new(seed)
    while line.current.winner is None:
        hand = line.current.hand
        if hand.turn is None:
            line = line.take(NextHand())
        else:
            view = view_of(line.current, hand.turn)
            line = line.play(Steady().choose(view, Thinking(0)), "steady")
    return line


def record(
    seed: str = "1", identity: str = "0" * 16, levels: str = "steady", aids: tuple[Aid, ...] = ()
) -> Record:
    return Record(played(seed), identity, (levels, "steady", levels), aids)


def at_hand(whole: Record, number: int) -> Record:
    """The record when hand `number` has just ended."""
    line = whole.timeline
    place = max(
        i
        for i, state in enumerate(line.states)
        if state.number == number and state.hand.result is not None
    )
    return whole._replace(timeline=line._replace(cursor=place))


# -- counting -------------------------------------------------------------------------------


def test_a_match_is_counted_once(tmp_path: Path) -> None:
    path, whole = tmp_path / "s.db", record()
    last = whole.timeline.current
    for _ in range(3):
        # As though it was opened again and again, hand by hand.
        statistics = Statistics(path)
        for number in range(1, last.number + 1):
            statistics.note(at_hand(whole, number))
        statistics.note(whole)
        statistics.close()
    counted = Statistics(path).figures()[None]
    assert (counted.matches, counted.hands) == (1, last.number)
    assert counted.hands_won + counted.hands_lost + counted.drawn == counted.hands
    assert counted.matches_won == (last.winner == 1)


def test_the_same_seed_is_another_match() -> None:
    statistics = Statistics(None)
    statistics.note(record(identity="0" * 16))
    statistics.note(record(identity="1" * 16))
    assert statistics.figures()[None].matches == 2


def test_a_hand_counts_with_its_first_end() -> None:
    """What is undone and played again changes nothing, and the help comes too late."""
    statistics = Statistics(None)
    whole = record()
    statistics.note(at_hand(whole, 1))
    before = statistics.figures()
    helped = at_hand(whole, 1)._replace(aids=(Aid(1, 3, 3),))
    statistics.note(helped)
    assert statistics.figures() == before
    assert statistics.figures(Help.WITH)[None].hands == 0


def test_a_hand_that_goes_on_is_not_counted() -> None:
    statistics = Statistics(None)
    statistics.note(record()._replace(timeline=played("1")._replace(cursor=7)))
    assert statistics.figures()[None] == Figures()


def test_with_and_without_help() -> None:
    statistics = Statistics(None)
    statistics.note(record("1", "0" * 16))
    statistics.note(record("2", "1" * 16, aids=(Aid(2, hints=1),)))
    any_, without, with_ = (statistics.figures(wanted)[None] for wanted in Help)
    assert (any_.matches, without.matches, with_.matches) == (2, 1, 1)
    assert with_.hands == 1, "help counts for the hand in which it was taken"
    assert any_.hands == without.hands + with_.hands


def test_by_the_level_of_the_opponents() -> None:
    statistics = Statistics(None)
    statistics.note(record("1", "0" * 16, "beginner"))
    mixed = record("2", "1" * 16)._replace(levels=("master", "steady", "beginner"))
    statistics.note(mixed)
    figures = statistics.figures()
    assert set(figures) == {None, "beginner", MIXED}
    assert figures["beginner"].matches == figures[MIXED].matches == 1


rows = st_.lists(
    st_.builds(
        HandRow,
        st_.sampled_from([Outcome.DOMINO, Outcome.BLOCKED, Outcome.DRAWN]),
        st_.sampled_from([True, False, None]),
        st_.booleans(),
        st_.just("steady"),
        st_.booleans(),
    )
)


@given(rows)
def test_figures_add_up(hands: list[HandRow]) -> None:
    counted = figures_of([], hands)
    assert counted.hands == counted.hands_won + counted.hands_lost + counted.drawn
    assert counted.blocked_won <= counted.blocked <= counted.hands
    assert counted.longest_hands <= counted.hands_won
    assert counted.broken_by_us <= counted.hands_won
    assert counted.broken_by_them <= counted.hands_lost


def test_runs() -> None:
    def hand(won: bool | None) -> HandRow:
        return HandRow(Outcome.DOMINO, won, False, "steady", False)

    hands = [hand(won) for won in (True, True, None, True, False, True)]
    assert figures_of([], hands).longest_hands == 3
    now = datetime.now(UTC)
    matches = [MatchRow(now, won, 5, "steady", False) for won in (False, True, True, False)]
    assert figures_of(matches, []).longest_matches == 2


def test_every_figure_is_explained() -> None:
    assert all(str(figure.name) and str(figure.meaning).endswith(".") for figure in FIGURES)


# -- the file -----------------------------------------------------------------------------------


def test_a_killed_program_loses_no_hand(tmp_path: Path) -> None:
    """Each hand is on the disk when `note` is done."""
    code = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from chiva_engine.record import read\n"
        "from chiva_qt.saving.statistics import Statistics\n"
        "statistics = Statistics(Path(sys.argv[1]))\n"
        "statistics.note(read(sys.stdin.buffer.read()).record)\n"
        "os.kill(os.getpid(), signal.SIGTERM)\n"
    )
    path = tmp_path / "s.db"
    subprocess.run(
        [sys.executable, "-c", code, str(path)],
        input=write(record()),
        env={"PYTHONPATH": str(SRC)},
        check=False,
    )
    assert Statistics(path).figures()[None].matches == 1


@pytest.mark.parametrize("data", [b"no database at all" * 99, bytes(4096)])
def test_a_broken_file_is_kept_aside(qtbot: QtBot, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "statistics.db").write_bytes(data)
    with pytest.raises(sqlite3.DatabaseError):
        Statistics(tmp_path / "statistics.db")
    keeping = Keeping(Profile(tmp_path))
    assert keeping.statistics.figures()[None] == Figures()
    assert (tmp_path / "statistics-broken-1.db").read_bytes() == data
    keeping.close()


def test_a_file_that_cannot_be_written_counts_for_the_run(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "statistics.db").mkdir()
    keeping = Keeping(Profile(tmp_path))
    assert keeping.statistics.figures()[None] == Figures()
    keeping.close()


# -- the dialog -----------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    languages.switch("en")
    settings = st.Settings(tmp_path)
    controller = GameController(lambda level: Steady(), record=record())
    made = MainWindow(controller, settings)
    controller.close()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_dialog_shows_what_is_counted(window: MainWindow) -> None:
    statistics = window.files.statistics
    statistics.note(record("1", "0" * 16))
    statistics.note(record("2", "1" * 16, aids=(Aid(1, hints=1),)))
    window.open_statistics()
    dialog = window._open["statistics"]
    assert isinstance(dialog, StatisticsDialog)
    model = dialog.figures_model
    headings = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert headings == ["Figure", "All", "Steady"]
    assert model.data(model.index(0, 1)) == "2"
    assert "counts once" in dialog.meaning.text()
    dialog.help_box.setCurrentIndex(1)
    assert model.data(model.index(0, 1)) == "1"
    assert dialog.results_model.rowCount() == 2
    assert dialog.credits_model.rowCount() == played("1").current.number
    for page in range(3):
        dialog.pages.tabs.setCurrentIndex(page)
        assert not dialog.grab().isNull()
    dialog.reject()


def test_everything_is_forgotten_after_a_question(window: MainWindow) -> None:
    statistics = window.files.statistics
    statistics.note(record())
    window.open_statistics()
    dialog = window._open["statistics"]
    assert isinstance(dialog, StatisticsDialog)
    for agree in (False, True):
        assert statistics.figures()[None].matches == 1
        dialog.reset_button.click()
        (question,) = [q for q in dialog.findChildren(Question) if q.isVisible()]
        (question.yes_button if agree else question.no_button).click()
    assert statistics.figures()[None] == Figures()
    assert dialog.figures_model.data(dialog.figures_model.index(0, 1)) == "0"
    dialog.reject()


# -- exports --------------------------------------------------------------------------------------


def hands_of(match: MatchState) -> tuple[LedgerHand, ...]:
    return ledger(match, view_of(match, PERSON))


def test_the_statistics_as_csv() -> None:
    statistics = Statistics(None)
    statistics.note(record())
    read = list(csv.DictReader(io.StringIO(statistics.as_csv())))
    done = played("1").current.played
    assert [int(row["number"]) for row in read] == [hand.number for hand in done]
    assert [row["outcome"] for row in read] == [hand.result.outcome.value for hand in done]
    assert [row["winner"] for row in read] == [str(hand.result.winner or "") for hand in done]


def test_the_ledger_as_csv() -> None:
    """Every field is the match's."""
    match = played("1").current
    read = list(csv.DictReader(io.StringIO(ledger_csv(hands_of(match)))))
    assert list(read[0]) == list(CSV_HEADINGS)
    turns = [(hand.number, turn) for hand in match.played for turn in hand.hand.log]
    assert len(read) == len(turns)
    for row, (number, turn) in zip(read, turns, strict=True):
        assert (int(row["hand"]), int(row["seat"])) == (number, turn.seat)
        assert parse_move(f"{row['played']} {row['end']}") == turn.move
    ends = [row for row in read if row["outcome"]]
    assert [int(row["hand"]) for row in ends] == [hand.number for hand in match.played]
    for row, done in zip(ends, match.played, strict=True):
        assert (int(row["credits_1"]), int(row["credits_2"])) == done.settled.streaks
        assert (int(row["left"]), int(row["right"])) == done.hand.line.ends


def test_the_ledger_as_json_reads_back_equal() -> None:
    match = played("1").current
    hands = hands_of(match)
    data = json.loads(ledger_json(hands, match.seed))
    assert data == ledger_data(hands, match.seed)
    cases = parse_cases(data["hands"])
    assert [case.replay() for case in cases] == [done.hand for done in match.played]
    assert [case.streaks for case in cases] == [done.before for done in match.played]


def test_a_hand_that_goes_on_is_exported_without_hands() -> None:
    """Nothing but its moves stands in any of the files (R24)."""
    state = played("1").states[6]
    hands = hands_of(state)
    hidden = {str(tile) for hand in state.hand.hands for tile in hand}
    for text in (
        ledger_json(hands, state.seed),
        ledger_csv(hands),
        ledger_markdown(hands, Phrases()),
    ):
        assert not [tile for tile in hidden if tile in text.replace(state.seed, "")]


def test_the_ledger_as_markdown(qtbot: QtBot) -> None:
    languages.switch("en")
    match = played("1").current
    text = ledger_markdown(hands_of(match), Phrases())
    assert text.count("\n## ") + 1 == len(match.played)
    passes = sum(isinstance(t.move, Pass) for done in match.played for t in done.hand.log)
    assert text.count(" passed") >= passes


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("a.csv", b"hand,opener"),
        ("a.md", b"## "),
        ("a.json", b"{"),
        ("a.png", b"\x89PNG"),
        ("a.pdf", b"%PDF-"),
        ("a", b"hand,opener"),
    ],
)
def test_a_file_of_each_kind(window: MainWindow, tmp_path: Path, name: str, begins: bytes) -> None:
    window.open_ledger()
    ledger_dialog = window._open["ledger"]
    ledger_dialog.export_button.click()  # type: ignore[attr-defined]
    dialog = window.findChild(QFileDialog, "file")
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / name))
    dialog.reject()
    path = tmp_path / (name if "." in name else f"{name}.csv")
    assert path.read_bytes().startswith(begins)
    if path.suffix == ".png":
        image = QImage(str(path))
        view = window._view.viewport().size()
        assert (image.width(), image.height()) == (2 * view.width(), 2 * view.height())
        shades = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 5)}
        assert len(shades) > 20, "a table is drawn"
    ledger_dialog.reject()
