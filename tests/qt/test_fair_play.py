"""The page on fair play: it agrees with docs/FAIRNESS.md, and its commands do what it says."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from chiva_engine.cli import main
from chiva_engine.match import MatchState
from chiva_engine.moves import Play
from chiva_engine.players.base import Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import Tile
from chiva_engine.view import revealed
from chiva_qt import LANGUAGES
from chiva_qt.dialogs.fairness import ADVISE, COMMANDS, DEAL, EXAMPLE, TEST, FairnessDialog
from chiva_qt.i18n import languages
from tests.support import ROOT

PAGE = (ROOT / "docs" / "FAIRNESS.md").read_text(encoding="utf-8")

Run = Callable[[str], str]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[FairnessDialog]:
    languages.switch("en")
    dialog = FairnessDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    languages.switch("en")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Types a command in a folder in which one.json lies; what it prints."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.json").write_text(EXAMPLE, encoding="utf-8")

    def type_in(command: str) -> str:
        name, *arguments = shlex.split(command)
        assert name == "chiva-engine"
        assert main(arguments) == 0
        return capsys.readouterr().out

    return type_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_stand_on_the_page_and_in_the_document(
    page: FairnessDialog, language: str
) -> None:
    languages.switch(language)
    paragraphs = [block.text() for block in page.text.blocks()]
    for command in COMMANDS:
        assert command in paragraphs
        assert f"    {command}\n" in PAGE
    numbered = [block for block in page.text.blocks() if block.textList() is not None]
    assert len(numbered) == 4, "four locks"
    assert len(page.text.headings()) == 3


def test_the_example_is_that_of_the_document(page: FairnessDialog) -> None:
    found = re.search(r'\{"hands".*?\]\]\}', PAGE, re.DOTALL)
    assert found is not None
    assert json.loads(found[0]) == json.loads(EXAMPLE)
    page.copy_button.click()
    assert QGuiApplication.clipboard().text() == EXAMPLE


def test_the_answer_stays_the_same_when_hidden_tiles_are_exchanged(
    page: FairnessDialog, run: Run, tmp_path: Path
) -> None:
    before = run(ADVISE)
    assert json.loads(before)["seat"] == 4
    text = page.text.toPlainText()
    exchanged = re.search(r"such as (\d-\d) in the first hand and (\d-\d) in the second", text)
    assert exchanged is not None
    case = json.loads(EXAMPLE)
    first, second = case["hands"][:2]
    first[first.index(exchanged[1])], second[second.index(exchanged[2])] = exchanged.groups()[::-1]
    (tmp_path / "one.json").write_text(json.dumps(case), encoding="utf-8")
    assert run(ADVISE) == before


def test_a_seed_gives_the_hands_that_are_open_after_the_hand(run: Run) -> None:
    match = MatchState.new("goat")
    while match.number < 2 or match.hand.result is None:
        if match.hand.result is not None:
            match = match.next_hand()
            continue
        turn = match.hand.turn
        assert turn is not None
        match = match.apply(Steady().choose(view_of(match, turn), Thinking(thinking_seed(match))))
    given = json.loads(run(DEAL.replace("SEED", "goat").replace("N", "2")))
    for seat, left in enumerate(revealed(match.hand), start=1):
        log = [turn.move for turn in match.hand.log if turn.seat == seat]
        played = {move.tile for move in log if isinstance(move, Play)}
        assert {Tile.parse(tile) for tile in given[seat - 1]} == {*left, *played}


def test_the_named_test_is_there() -> None:
    *_, path = shlex.split(TEST)
    assert "def test_" in (ROOT / path).read_text(encoding="utf-8")
