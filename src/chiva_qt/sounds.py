"""Short sounds for what happens: off at first, each with a volume of its own.

Nothing is told by a sound alone. QtMultimedia comes with PySide6-Addons (the extra
``chiva[voice]``); without it, or without an audio device, there is silence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from chiva_engine.hand import Outcome
from chiva_engine.moves import Pass
from chiva_engine.tiles import team_of
from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.presentation import Change, TableModel
from chiva_qt.resources import resource_path
from chiva_qt.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


def sounds_of(model: TableModel) -> tuple[str, ...]:
    """The kinds of sound, as in `settings.SOUNDS`, that belong to the move that led to `model`."""
    if model.change is not Change.MOVED or not model.log:
        return ()
    heard = ["pass" if isinstance(model.log[-1].move, Pass) else "place"]
    result = model.result
    if result is not None:
        if result.outcome is not Outcome.DOMINO:
            heard.append("block")
        if result.broke:
            heard.append("break")
        elif result.winner == team_of(PERSON):
            heard.append("win")
    return tuple(heard)


class Sounds(QObject):
    """Plays a sound for each move whose kind is not silent."""

    missing = Signal(str)
    """The sentence that there are no sounds, when one was asked for."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, QSoundEffect] = {}
        settings.changed.connect(self._setting_changed)

    @Slot(object)
    def model_changed(self, model: TableModel) -> None:
        """Play what belongs to the move that was made."""
        for kind in sounds_of(model):
            self.play(kind)

    def play(self, kind: str) -> bool:
        """Play one kind at its volume. Whether there was something to play it with."""
        volume = self._settings.get(st.SOUNDS[kind])
        if not volume:
            return True
        effect = self._effect(kind)
        if effect is None:
            return False
        effect.setVolume(volume / 100)
        effect.play()
        return True

    def _effect(self, kind: str) -> QSoundEffect | None:
        if kind not in self._effects:
            try:
                from PySide6.QtCore import QUrl
                from PySide6.QtMultimedia import (
                    QMediaDevices,
                    QSoundEffect,
                )
            except ImportError:
                return None
            if not QMediaDevices.audioOutputs():
                return None
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource_path("sounds", f"{kind}.wav"))))
            self._effects[kind] = effect
        return self._effects[kind]

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        """Let a sound be heard whose volume was changed."""
        kind = next((kind for kind, setting in st.SOUNDS.items() if setting.key == key), None)
        if kind is not None and not self.play(kind):
            self.missing.emit(
                self.tr(
                    "No sound can be played. Sounds come with chiva[voice] and an audio device."
                )
            )
