"""The built-in voice and the sounds: with what they need, and without it."""

from __future__ import annotations

import importlib.util
import wave
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from chiva_engine.moves import Pass
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.a11y import voice as voices
from chiva_qt.a11y.voice import FOR_TESTS, Voice
from chiva_qt.presentation import Change
from chiva_qt.resources import resource_path
from chiva_qt.settings import Settings
from chiva_qt.sounds import Sounds, sounds_of
from tests.qt.test_announcer import Table

SPEECH = importlib.util.find_spec("PySide6.QtTextToSpeech") is not None
MULTIMEDIA = importlib.util.find_spec("PySide6.QtMultimedia") is not None


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What an engine was given to say; "stop" where it was silenced."""
    said: list[str] = []

    class Engine:
        def __init__(self) -> None:
            self.rate = 0.0

        def enqueue(self, text: str) -> None:
            said.append(text)

        def stop(self) -> None:
            said.append("stop")

        def setRate(self, rate: float) -> None:  # noqa: N802
            said.append(f"rate {rate:g}")

        def deleteLater(self) -> None:  # noqa: N802
            said.append("gone")

    monkeypatch.setattr(voices, "engine", lambda name, parent: Engine())
    monkeypatch.setattr(Voice, "_follow_language", lambda self, voice: None)
    return said


def test_the_voice_is_silent_until_asked_for(
    qapp: QApplication, settings: Settings, spoken: list[str]
) -> None:
    voice = Voice(settings, qapp)
    voice.start()
    voice.say("Your turn.")
    assert spoken == []
    settings.set(st.VOICE, True)
    voice.say("Your turn.")
    voice.say_focus("six-four")
    assert spoken == ["rate 0", "Your turn.", "stop", "six-four"]
    spoken.clear()
    settings.set(st.VOICE_RATE, 150)
    settings.set(st.VOICE, False)
    voice.say("Your turn.")
    assert spoken == ["rate 0.5", "stop", "gone"]


def test_the_voice_says_the_button_that_takes_the_focus(
    qtbot: QtBot, settings: Settings, spoken: list[str]
) -> None:
    settings.override(st.VOICE, True)
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    voice = Voice(settings, button)
    voice.start()
    spoken.clear()
    voice._focus_changed(None, button)
    assert spoken == ["stop", "Undo"]


def test_without_a_voice_one_sentence_says_so(
    qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voices, "engine", lambda name, parent: None)
    voice = Voice(settings, qapp)
    told: list[str] = []
    voice.missing.connect(told.append)
    voice.start()
    assert told == []
    settings.set(st.VOICE, True)
    voice.say("Your turn.")
    voice.say_focus("six-four")
    assert len(told) == 1
    assert "chiva[voice]" in told[0]
    assert not voice.speaks


@pytest.mark.skipif(SPEECH, reason="PySide6-Addons is installed")
def test_without_the_addons_there_is_no_voice(qapp: QApplication) -> None:
    assert voices.engine("", qapp) is None


@pytest.mark.qt_log_ignore("pipewire")
@pytest.mark.skipif(not SPEECH, reason="PySide6-Addons is not installed")
def test_qts_own_silent_engine_can_be_used(qapp: QApplication, settings: Settings) -> None:
    settings.override(st.VOICE, True)
    voice = Voice(settings, qapp, FOR_TESTS)
    voice.start()
    assert voice.speaks
    voice.say("Your turn.")
    voice.say_focus("six-four")
    settings.set(st.VOICE, False)
    assert not voice.speaks


# -- sounds --------------------------------------------------------------------------------------


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, "1")
    yield made
    made.close()


def test_each_move_has_its_sound(table: Table) -> None:
    heard: set[str] = set()
    for _ in range(60):
        while table.match.hand.turn is not None:
            table.play_well()
            sounds = sounds_of(table.model(Change.MOVED))
            passed = isinstance(table.match.hand.log[-1].move, Pass)
            assert sounds[0] == ("pass" if passed else "place")
            heard.update(sounds)
            settled = table.match.settled
            if settled is not None:
                assert ("break" in sounds) == settled.broke
                won = table.match.hand.result
                ours = won is not None and won.winner == PERSON and not settled.broke
                assert ("win" in sounds) == ours
        if table.match.winner is not None:
            break
        table.next_hand()
    assert sounds_of(table.model(Change.REFRESHED)) == ()
    assert sounds_of(table.model(Change.UNDONE)) == ()
    assert {"place", "pass"} <= heard <= set(st.SOUNDS)


def test_sounds_are_off_at_first(qapp: QApplication, settings: Settings, table: Table) -> None:
    sounds = Sounds(settings, qapp)
    assert all(settings.get(setting) == 0 for setting in st.SOUNDS.values())
    table.play_well()
    sounds.model_changed(table.model(Change.MOVED))
    assert all(sounds.play(kind) for kind in st.SOUNDS)


@pytest.mark.skipif(MULTIMEDIA, reason="PySide6-Addons is installed")
def test_without_the_addons_one_sentence_says_so(qapp: QApplication, settings: Settings) -> None:
    sounds = Sounds(settings, qapp)
    told: list[str] = []
    sounds.missing.connect(told.append)
    settings.set(st.SOUNDS["win"], 50)
    assert len(told) == 1
    assert "chiva[voice]" in told[0]
    assert not sounds.play("win")


def make_sounds() -> ModuleType:
    """The script that makes the sounds."""
    path = resource_path("sounds", "make_sounds.py")
    spec = importlib.util.spec_from_file_location("make_sounds", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_sounds_are_made_by_their_script() -> None:
    made = make_sounds()
    assert set(made.SOUNDS) == set(st.SOUNDS)
    for kind, make in made.SOUNDS.items():
        with wave.open(str(resource_path("sounds", f"{kind}.wav")), "rb") as file:
            kept = file.readframes(file.getnframes())
            assert file.getframerate() == made.RATE
        fresh = made.data(make())
        pairs = zip(memoryview(kept).cast("h"), memoryview(fresh).cast("h"), strict=True)
        # Another machine's sine may differ in its last digit.
        assert max(abs(a - b) for a, b in pairs) <= 1
