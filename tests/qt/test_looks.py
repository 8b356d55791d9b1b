"""The look follows the system while the program runs, unless the settings say otherwise."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_qt import looks
from chiva_qt import settings as st
from chiva_qt.looks import Looks
from chiva_qt.settings import Settings


class Motion(Enum):
    """Named as Qt 6.12 names them."""

    NoPreference = 0
    ReducedMotion = 1


class Wishes(QObject):
    """What a person asked the system for, as Qt tells it."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815 - Qt's name
    motionPreferenceChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.contrast = Qt.ContrastPreference.NoPreference
        self.motion = Motion.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.contrast

    def motionPreference(self) -> Motion:  # noqa: N802
        return self.motion


class System(QObject):
    """A system in Qt's place: the offscreen platform has no dark mode to switch."""

    colorSchemeChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Dark
        self.wishes = Wishes()

    def styleHints(self) -> System:  # noqa: N802
        return self

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def accessibility(self) -> Wishes:
        return self.wishes


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> System:
    made = System()
    monkeypatch.setattr(looks, "QGuiApplication", made)
    return made


def test_the_theme_follows_the_system(qtbot: QtBot, system: System, tmp_path: Path) -> None:
    look = Looks(Settings(tmp_path))
    assert look.theme.name == "felt"
    system.scheme = Qt.ColorScheme.Light
    with qtbot.waitSignal(look.changed):
        system.colorSchemeChanged.emit(system.scheme)
    assert look.theme.name == "daylight"
    system.wishes.contrast = Qt.ContrastPreference.HighContrast
    with qtbot.waitSignal(look.changed):
        system.wishes.contrastPreferenceChanged.emit(system.wishes.contrast)
    assert look.theme.name == "contrast-light"
    system.scheme = Qt.ColorScheme.Dark
    system.colorSchemeChanged.emit(system.scheme)
    assert look.theme.name == "contrast"


def test_motion_follows_the_system(qtbot: QtBot, system: System, tmp_path: Path) -> None:
    look = Looks(Settings(tmp_path))
    assert look.motion
    system.wishes.motion = Motion.ReducedMotion
    with qtbot.waitSignal(look.changed):
        system.wishes.motionPreferenceChanged.emit(system.wishes.motion)
    assert not look.motion


def test_a_choice_of_the_persons_own_wins(qtbot: QtBot, system: System, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    look = Looks(settings)
    settings.set(st.THEME, "slate")
    settings.set(st.MOTION, "on")
    system.scheme = Qt.ColorScheme.Light
    system.wishes.motion = Motion.ReducedMotion
    system.colorSchemeChanged.emit(system.scheme)
    assert look.theme.name == "slate"
    assert look.motion
