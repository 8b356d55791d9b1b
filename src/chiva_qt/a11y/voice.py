"""The built-in voice, for people without a screen reader: off unless asked for.

It says the messages and the name of whatever takes the focus. QtTextToSpeech comes with
PySide6-Addons (the extra ``chiva[voice]``); where it or every engine is missing, one sentence says
so and all else goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from chiva_qt import settings as st
from chiva_qt.a11y.nodes import NodeView
from chiva_qt.i18n import languages
from chiva_qt.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

FOR_TESTS = "mock"
"""Qt's engine that makes no sound."""


def engine(name: str, parent: QObject) -> QTextToSpeech | None:
    """A voice; None where there is none. `name`: an engine of Qt's, empty for the system's own."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError:
        return None
    known = [one for one in QTextToSpeech.availableEngines() if one != FOR_TESTS]
    if not name and not known:
        return None
    made = QTextToSpeech(name or known[0], parent)
    if made.state() is QTextToSpeech.State.Error:
        made.deleteLater()
        return None
    return made


class Voice(QObject):
    """Speaks while the setting is on."""

    missing = Signal(str)
    """The sentence that there is no voice, when one was asked for."""

    def __init__(self, settings: Settings, parent: QObject, name: str = "") -> None:
        """`name` as for `engine`."""
        super().__init__(parent)
        self._settings = settings
        self._name = name
        self._engine: QTextToSpeech | None = None
        settings.changed.connect(self._setting_changed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    def start(self) -> None:
        """Be there from now on, if the setting is on."""
        self._take()

    @property
    def speaks(self) -> bool:
        """Whether there is a voice and it is on."""
        return self._engine is not None

    @Slot(str)
    def say(self, text: str) -> None:
        """Say a message after what is being said."""
        if self._engine is not None and text:
            self._follow_language(self._engine)
            self._engine.enqueue(text)

    @Slot(str)
    def say_focus(self, text: str) -> None:
        """Say what has the focus now, at once."""
        if self._engine is not None:
            self._engine.stop()
            self.say(text)

    def _follow_language(self, voice: QTextToSpeech) -> None:
        wanted = QLocale(languages.code).language()
        if voice.locale().language() != wanted:
            found = [one for one in voice.availableLocales() if one.language() == wanted]
            if found:
                voice.setLocale(found[0])

    @Slot(QWidget, QWidget)
    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        del before
        # The table tells of its tiles by itself.
        if self._engine is None or now is None or isinstance(now, NodeView):
            return
        shown = QAccessible.queryAccessibleInterface(now)
        if shown is not None:
            kinds = (QAccessible.Text.Name, QAccessible.Text.Value)
            self.say_focus(" ".join(filter(None, (shown.text(kind) for kind in kinds))))

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key in (st.VOICE.key, st.VOICE_RATE.key):
            self._take()

    def _take(self) -> None:
        """Do as the settings say."""
        if not self._settings.get(st.VOICE):
            if self._engine is not None:
                self._engine.stop()
                self._engine.deleteLater()
                self._engine = None
            return
        if self._engine is None:
            self._engine = engine(self._name, self)
        if self._engine is None:
            self.missing.emit(
                self.tr(
                    "No voice was found. It comes with chiva[voice] and a speech engine of the "
                    "system."
                )
            )
        else:
            # Qt's rate goes from -1 to 1; half as fast is -0.5, twice as fast is 1.
            self._engine.setRate(self._settings.get(st.VOICE_RATE) / 100 - 1)
