"""Ctrl+C while a player thinks: it ends at the next slice, never in the middle of one."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from chiva_engine.cases import case_of
from chiva_engine.cli import advise, main, play
from chiva_engine.cli.interrupt import undisturbed
from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.moves import Move
from chiva_engine.players.base import Advice, Cancelled, Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.view import PlayerView


class Pressed:
    """While it thinks, Ctrl+C is pressed."""

    def __init__(self, level: str) -> None:
        self.finished = 0

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        assert not thinking.cancelled()
        signal.raise_signal(signal.SIGINT)
        self.finished += 1  # the slice comes to its end
        if thinking.cancelled():
            raise Cancelled
        return Steady().choose(view, thinking)

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        self.choose(view, thinking)
        return Steady().advise(view, thinking)


def test_play_ends_at_the_next_slice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[Pressed] = []

    def player_of(level: str) -> Pressed:
        made.append(Pressed(level))
        return made[-1]

    monkeypatch.setattr(play, "player_of", player_of)
    assert main(["play", "--seed", "x"]) == 130
    assert [player.finished for player in made].count(1) == 1
    assert capsys.readouterr() == ("", "")


def test_advise_ends_at_the_next_slice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(advise, "player_of", Pressed)
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case_of(HandState.start(deal("x", 1), 1), (0, 0))))
    assert main(["advise", str(path)]) == 130
    assert capsys.readouterr() == ("", "")


def test_what_does_not_listen_is_let_finish_and_no_more() -> None:
    done: list[bool] = []

    def think(pressed: Callable[[], bool]) -> None:
        signal.raise_signal(signal.SIGINT)
        done.append(pressed())

    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        undisturbed(think)
    assert done == [True]
    assert signal.getsignal(signal.SIGINT) is before


def test_pressed_twice_it_waits_for_nothing() -> None:
    done: list[bool] = []

    def think(pressed: Callable[[], bool]) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        done.append(pressed())

    with pytest.raises(KeyboardInterrupt):
        undisturbed(think)
    assert done == []


def test_without_it_the_result_is_given() -> None:
    assert undisturbed(lambda pressed: pressed()) is False
