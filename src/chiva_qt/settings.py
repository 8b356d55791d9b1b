"""Everything a person can set: one table of settings, kept in an INI file of the profile."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from chiva_qt.i18n import LANGUAGES, SYSTEM

T = TypeVar("T", bool, int, str)

FORMAT_ERROR: Final = QSettings.Status.FormatError


class Speed(Enum):
    """How fast the computer shows its moves; the wait counts from when a move is ready."""

    INSTANT = "instant"
    QUICK = "quick"
    CALM = "calm"
    STEP = "step"
    """Each computer move waits for a key."""

    @property
    def delay(self) -> int:
        """Milliseconds before a computer move is shown."""
        return {"instant": 0, "quick": 350, "calm": 1100, "step": 0}[self.value]


@unique
class Verbosity(Enum):
    """How much is said of what happens."""

    BRIEF = "brief"
    """What decides the next move, in the fewest words."""
    NORMAL = "normal"
    """Sentences that need no getting used to."""
    FULL = "full"
    """With what else is worth knowing, and the keys."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One setting: its name in the file, what it is at first, and what it may be."""

    key: str
    default: T
    choices: tuple[T, ...] = ()
    """The allowed values in the order they are offered; any when empty."""
    lowest: int = 0
    highest: int = 100
    """The bounds of a whole number."""

    def clean(self, raw: object) -> T:
        """`raw`, as QSettings read it, as a value of this setting; the default for nonsense."""
        value: object = raw
        if isinstance(self.default, bool):
            # QSettings gives the text "false" back, which is a true value.
            value = {"true": True, "false": False, True: True, False: False}.get(
                raw.lower() if isinstance(raw, str) else bool(raw)
            )
        elif isinstance(self.default, int):
            try:
                value = int(str(raw))
            except ValueError:
                return self.default
            if not self.choices and not self.lowest <= value <= self.highest:
                return self.default
        if not isinstance(value, type(self.default)):
            return self.default
        if self.choices and value not in self.choices:
            return self.default
        return value


LEVEL_CHOICES: Final = ("beginner", "steady", "strong", "master")

LANGUAGE: Final = Setting("language", SYSTEM, (SYSTEM, *LANGUAGES))
THEME: Final = Setting(
    "look/theme", "system", ("system", "felt", "slate", "daylight", "contrast", "contrast-light")
)
TILE_SET: Final = Setting(
    "look/tiles", "theme", ("theme", "ivory", "black", "contrast", "numerals", "coloured")
)
TEXT_SIZE: Final = Setting("look/text-size", 100, (100, 125, 150, 175, 200))
MOTION: Final = Setting("look/motion", "system", ("system", "on", "off"))
SHOW_PASSES: Final = Setting("look/passes", True)
SHOW_CHANCES: Final = Setting("look/chances", False)
"""Whether a hint lists all moves with their chances."""
SHOW_MENU_BAR: Final = Setting("look/menu-bar", True)
SHOW_SELECTORS: Final = Setting("look/selectors", False)
SPEED: Final = Setting("play/speed", "quick", tuple(speed.value for speed in Speed))
AUTO_PASS: Final = Setting("play/auto-pass", False)
LEVELS: Final[Mapping[int, Setting[str]]] = {
    3: Setting("play/level-partner", "steady", LEVEL_CHOICES),
    2: Setting("play/level-right", "steady", LEVEL_CHOICES),
    4: Setting("play/level-left", "steady", LEVEL_CHOICES),
}
VERBOSITY: Final = Setting(
    "speech/verbosity", Verbosity.NORMAL.value, tuple(level.value for level in Verbosity)
)
NUMBER_WORDS: Final = Setting("speech/number-words", True)
VOICE: Final = Setting("speech/voice", False)
"""Whether the built-in voice speaks, for people without a screen reader."""
VOICE_RATE: Final = Setting("speech/voice-rate", 100, (50, 75, 100, 125, 150, 200))
"""How fast it speaks, in per cent of its own speed."""
SOUNDS: Final[Mapping[str, Setting[int]]] = {
    kind: Setting(f"sound/{kind}", 0, (0, 25, 50, 75, 100))
    for kind in ("place", "pass", "block", "win", "break")
}
"""How loud each kind of sound is, in per cent; 0 is off."""
LETTER_KEYS: Final = Setting("keys/letters", True)
LETTERS: Final = Setting("keys/changed-letters", "")
"""The letters that differ from the table of actions, as `format_letters` writes them."""

ALL: Final[tuple[Setting[bool] | Setting[int] | Setting[str], ...]] = (
    LANGUAGE,
    THEME,
    TILE_SET,
    TEXT_SIZE,
    MOTION,
    SHOW_PASSES,
    SHOW_CHANCES,
    SHOW_MENU_BAR,
    SHOW_SELECTORS,
    SPEED,
    AUTO_PASS,
    *LEVELS.values(),
    VERBOSITY,
    NUMBER_WORDS,
    VOICE,
    VOICE_RATE,
    *SOUNDS.values(),
    LETTER_KEYS,
    LETTERS,
)
"""Every setting, in the order of the preferences pages."""


def parse_letters(text: str) -> dict[str, str]:
    """Letters by action name from ``"hint=J;pass="``; an empty one takes the letter away.

    What is not of this form is left out.
    """
    found = {}
    for part in text.split(";"):
        name, equals, letter = part.partition("=")
        letter = letter.upper()
        if name and equals and len(letter) <= 1 and (letter.isalpha() or not letter):
            found[name] = letter
    return found


def format_letters(letters: Mapping[str, str]) -> str:
    """The text that `parse_letters` reads."""
    return ";".join(f"{name}={letter}" for name, letter in sorted(letters.items()))


class Settings(QObject):
    """The settings of a profile. A change takes effect at once and is written at once."""

    changed = Signal(str)
    """The key of the setting that has a new value."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Settings in ``folder/settings.ini``.

        A file that makes no sense is kept aside and counts as empty; where the folder cannot be
        written to, the settings hold for this run.
        """
        super().__init__(parent)
        self.path = folder / "settings.ini"
        self.aside: Path | None = None
        """Where a broken file was kept; None when there was none."""
        if self._is_broken():
            self.aside = self._keep_aside()
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)
        self._session: dict[str, object] = {}

    def _is_broken(self) -> bool:
        """Whether there is a file and no settings in it."""
        if QSettings(str(self.path), QSettings.Format.IniFormat).status() is FORMAT_ERROR:
            return True
        try:
            data = self.path.read_bytes()
            # Qt reads zeroed and binary files without complaint, and finds nothing. Values of
            # kinds that are never written here could be anything.
            return b"\0" in data or b"@Variant(" in data
        except OSError:
            return False  # there is none, or Qt cannot read it either

    @property
    def kept(self) -> bool:
        """Whether the file can be read and written: else changes hold for this run only."""
        if self.path.exists() and not (self.path.is_file() and os.access(self.path, os.R_OK)):
            return False
        return self._store.isWritable()

    def _keep_aside(self) -> Path | None:
        number = 1
        while (aside := self.path.with_name(f"settings-broken-{number}.ini")).exists():
            number += 1
        try:
            return self.path.rename(aside)
        except OSError:
            return None  # a folder that is read-only: Qt then reads what it can

    def get(self, setting: Setting[T]) -> T:
        """The value of a setting."""
        if setting.key in self._session:
            return setting.clean(self._session[setting.key])
        raw = self._store.value(setting.key)
        return setting.default if raw is None else setting.clean(raw)

    def set(self, setting: Setting[T], value: T) -> None:
        """Give a setting a new value. Raises ValueError when it may not have it."""
        if setting.clean(value) != value:
            raise ValueError(f"{setting.key} cannot be {value!r}")
        before = self.get(setting)
        self._session.pop(setting.key, None)
        self._store.setValue(setting.key, value)
        if value != before:
            self.changed.emit(setting.key)

    def override(self, setting: Setting[T], value: T) -> None:
        """Set a value for this run only, as the command line does. Raises ValueError."""
        if setting.clean(value) != value:
            raise ValueError(f"{setting.key} cannot be {value!r}")
        self._session[setting.key] = value

    def reset(self) -> None:
        """Everything back to its default."""
        for setting in ALL:
            was_set = setting.key in self._session or self._store.contains(setting.key)
            self._session.pop(setting.key, None)
            self._store.remove(setting.key)
            if was_set:
                self.changed.emit(setting.key)

    # -- what the program remembers by itself -------------------------------------

    def remember(self, key: str, value: object) -> None:
        """Keep something that is no preference: the size of a window, a shown hint."""
        self._store.setValue(f"memory/{key}", value)

    def recall(self, key: str) -> object:
        """What `remember` kept; None when there is nothing."""
        return self._store.value(f"memory/{key}")

    def sync(self) -> None:
        """Write to the file now."""
        self._store.sync()
