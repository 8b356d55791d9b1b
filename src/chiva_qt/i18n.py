"""Languages: which there are, which one is on, and what CLDR knows of it.

Switching installs other translators; Qt then sends a LanguageChange event to every widget.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from chiva_qt import LANGUAGES
from chiva_qt.resources import translation_path

# Babel is large: what the first picture of the table does not need is loaded when it is asked for.
if TYPE_CHECKING:
    from datetime import datetime, timedelta

    from babel import Locale

__all__ = (
    "LANGUAGES",
    "QT_TRANSLATE_NOOP",
    "SYSTEM",
    "Languages",
    "language_name",
    "languages",
    "system_language",
)

SYSTEM: Final = "system"
"""The choice that follows the system's language."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802
    """Mark `text` for translation in `context`, later by `QCoreApplication.translate`.

    Has the name that Qt's tools look for; Qt's own function is typed to give any object.
    """
    del context
    return text


def system_language() -> str:
    """The first of the system's languages that the program speaks; else English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


# Lists without a comma before "and"; CLDR knows such English by the number of the world.
_TEXT_LOCALES: Final = {"en": "en_001"}
# Written down because a menu needs them at the start, when CLDR's data is not loaded. CLDR has
# "Melayu", the people; the language is named with its kind.
_NAMES: Final = {"en": "English", "de": "Deutsch", "ms": "Bahasa Melayu"}


def language_name(code: str) -> str:
    """A language's name in itself: "Deutsch". From CLDR, but for the names it shortens."""
    if code in _NAMES:
        return _NAMES[code]
    from babel import Locale

    locale = Locale.parse(code)
    name = locale.get_display_name(locale) or code
    return name[:1].upper() + name[1:]


class Languages:
    """The language that is on. One object for the program, held by the application."""

    def __init__(self) -> None:
        self._code = "en"
        self._translators: list[QTranslator] = []

    @property
    def code(self) -> str:
        return self._code

    @property
    def _text_locale(self) -> QLocale:
        return QLocale(_TEXT_LOCALES.get(self._code, self._code))

    @property
    def locale(self) -> Locale:
        """What Babel knows of the language."""
        from babel import Locale

        return Locale.parse(_TEXT_LOCALES.get(self._code, self._code))

    @property
    def regional(self) -> Locale:
        """The language as it is used where the system says the person lives: for dates."""
        from babel import Locale, UnknownLocaleError

        system = QLocale.system().name()
        if system.partition("_")[0] == self._code:
            try:
                return Locale.parse(system)
            except (ValueError, UnknownLocaleError):
                pass  # a region that CLDR does not pair with the language
        return self.locale

    def switch(self, choice: str) -> None:
        """Turn to a language of `LANGUAGES`, or to the system's with `SYSTEM`.

        Raises ValueError for any other.
        """
        code = system_language() if choice == SYSTEM else choice
        if code not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {choice!r}")
        if code == self._code and self._translators:
            return
        folder = translation_path()
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Later ones are asked first. What is not translated yet appears in English, whose plurals
        # have forms; Qt's own texts are Qt's, or ours where Qt has none.
        paths = [
            str(translation_path("chiva_en.qm")),
            f"{qt_folder}/qtbase_{code}.qm",
            f"{folder}/qt_{code}.qm",
            str(translation_path(f"chiva_{code}.qm")),
        ]
        old, self._translators = self._translators, []
        self._code = code
        QLocale.setDefault(QLocale(code))
        # Readers ask the widgets for the language they should speak.
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        for path in dict.fromkeys(paths):
            translator = QTranslator()
            if translator.load(path):
                self._translators.append(translator)
                QCoreApplication.installTranslator(translator)
        for translator in old:
            QCoreApplication.removeTranslator(translator)

    def list_of(self, items: Iterable[str]) -> str:
        """Items as a list in words: "5, 3 and 1"."""
        # By Qt's copy of CLDR: the first picture is read out with lists in it, without Babel.
        return self._text_locale.createSeparatedList(list(items))

    def number(self, value: float) -> str:
        """A number with the language's separators."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.locale)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 as per cent."""
        from babel.numbers import format_percent

        return format_percent(share, locale=self.locale)

    def date(self, day: datetime) -> str:
        """A day, without the time."""
        from babel.dates import format_date

        return format_date(day, "long", locale=self.regional)

    def date_time(self, moment: datetime) -> str:
        """A day and the time of day, to the minute."""
        from babel.dates import format_datetime

        return format_datetime(moment, "short", locale=self.regional)

    def duration(self, length: timedelta) -> str:
        """A length of time in its largest unit: "12 minutes"."""
        from babel.dates import format_timedelta

        return format_timedelta(length, threshold=1, locale=self.locale)


languages: Final = Languages()
"""The program's language."""
