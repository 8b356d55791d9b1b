"""Languages: which there are, which one is on, and what CLDR knows of it.

Switching installs other translators; Qt then sends a LanguageChange event to every widget.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from chiva_qt.resources import translation_path

LANGUAGES: Final = ("en", "de", "ms")
"""The languages of the program, as two-letter codes; English is the source."""

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


def language_name(code: str) -> str:
    """A language's name in itself, as CLDR has it: "Deutsch"."""
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
    def locale(self) -> Locale:
        """What Babel knows of the language."""
        return Locale.parse(self._code)

    def switch(self, choice: str) -> None:
        """Turn to a language of `LANGUAGES`, or to the system's with `SYSTEM`.

        Raises ValueError for any other.
        """
        code = system_language() if choice == SYSTEM else choice
        if code not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {choice!r}")
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators.clear()
        self._code = code
        QLocale.setDefault(QLocale(code))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Later ones are asked first: the project's own strings, then Qt's.
        for folder, name in (
            (qt_folder, f"qtbase_{code}"),
            (str(translation_path()), f"chiva_{code}"),
        ):
            translator = QTranslator()
            if translator.load(name, folder):
                self._translators.append(translator)
                QCoreApplication.installTranslator(translator)

    def list_of(self, items: Iterable[str]) -> str:
        """Items as a list in words: "5, 3 and 1"."""
        return format_list(list(items), locale=self.locale)

    def number(self, value: float) -> str:
        """A number with the language's separators."""
        return format_decimal(value, locale=self.locale)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 as per cent."""
        return format_percent(share, locale=self.locale)


languages: Final = Languages()
"""The program's language."""
