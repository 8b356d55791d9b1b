"""How many keys a decision takes by ear, from "your turn" to the tile lying on the table.

A listener plays a whole match in the real window, knowing nothing but what was said and the names
of what had the focus. Run with ``-s`` to see the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_qt import settings as st
from chiva_qt.a11y.announcer import Announcer
from chiva_qt.controller import GameController
from chiva_qt.i18n import languages
from chiva_qt.settings import Settings
from chiva_qt.table.view import TableView
from chiva_qt.window import MainWindow
from tests.reader import ear

Key = Qt.Key


class Listener:
    """Presses keys and hears the announcer and the focus."""

    def __init__(self, qtbot: QtBot, folder: Path, seed: str) -> None:
        self.qtbot = qtbot
        settings = Settings(folder)
        settings.override(st.SPEED, "instant")
        settings.override(st.MOTION, "off")
        languages.switch("en")
        self.controller = GameController(lambda level: Steady(), seed)
        self.window = MainWindow(self.controller, settings)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        view, announcer = self.window.findChild(TableView), self.window.findChild(Announcer)
        assert isinstance(view, TableView)
        assert isinstance(announcer, Announcer)
        self.view = view
        self.said: list[str] = []
        announcer.said.connect(self.said.append)
        self.utterances = 0
        for signal in (announcer.said, view.focus_told):
            signal.connect(self._count)
        self.window.show()
        self.controller.start()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.keys = 0
        self.decisions: list[int] = []
        self.heard: list[int] = []

    def _count(self, text: str) -> None:
        self.utterances += 1

    @property
    def focus(self) -> str:
        """The name of what has the focus, as a reader says it when it comes there."""
        node = self.view.current
        return node.name if node is not None else ""

    def press(self, key: Qt.Key) -> None:
        self.keys += 1
        target = self.window.focusWidget()
        assert target is not None
        self.qtbot.keyClick(target, key)

    def listen(self, *words: str) -> str:
        """Wait for the next message with one of these words."""
        self.qtbot.waitUntil(
            lambda: bool(self.said) and any(word in self.said[-1] for word in words), timeout=20_000
        )
        # A round that took long was told in parts.
        message = " ".join(self.said)
        self.said.clear()
        return message

    def next_message(self) -> str:
        return self.listen("Your turn", "press P", "deals the next", "begins a new")

    def play_match(self) -> None:
        hand: list[str] = []
        message = self.next_message()
        while "begins a new" not in message:
            if ear.hand(message):
                hand = ear.hand(message) or []
            self.keys = self.utterances = 0
            if "press P" in message:
                self.press(Key.Key_P)
            elif "deals the next" in message:
                self.press(Key.Key_Return)
                message = self.next_message()
                continue
            else:
                self.play_tile(message, hand)
            message = self.next_message()
            self.decisions.append(self.keys)
            self.heard.append(self.utterances)

    def play_tile(self, message: str, hand: list[str]) -> None:
        """The heaviest tile that fits what was said to be open."""
        wanted = message.rpartition("Your turn")[2]
        ends = ear.ends(wanted)
        opening = ear.tiles(wanted)
        fitting = [t for t in hand if ends is None or {int(t[0]), int(t[2])} & set(ends)]
        tile = opening[0] if ends is None and opening else fitting[0]
        for _ in hand:
            here = ear.tiles(self.focus)[0]
            if here == tile:
                break
            self.press(Key.Key_Right if hand.index(tile) > hand.index(here) else Key.Key_Left)
        assert ear.tiles(self.focus)[0] == tile
        self.press(Key.Key_Return)
        preview = self.listen("open", "Choose with")
        if "Choose with" in preview:
            self.press(Key.Key_L)
            self.listen("would be open")
        hand.remove(tile)
        self.press(Key.Key_Return)


@pytest.fixture
def listener(qtbot: QtBot, tmp_path: Path) -> Iterator[Listener]:
    made = Listener(qtbot, tmp_path, "3")
    yield made
    made.controller.close()


def test_a_decision_takes_five_keys_at_most_on_average(listener: Listener) -> None:
    listener.play_match()
    keys = listener.decisions
    mean = sum(keys) / len(keys)
    heard = sum(listener.heard) / len(keys)
    print(  # noqa: T201
        f"{len(keys)} decisions: {mean:.2f} keys each, at most {max(keys)}; {heard:.2f} utterances"
    )
    assert len(keys) > 20
    assert mean <= 5
