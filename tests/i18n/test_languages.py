"""What a language brings with it: numbers, lists, dates, plurals, names, spoken tiles."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from babel import Locale
from PySide6.QtCore import QCoreApplication, QLocale

from chiva_engine.moves import End
from chiva_engine.tiles import ALL_TILES, Tile
from chiva_qt import LANGUAGES, i18n
from chiva_qt.i18n import SYSTEM, language_name, languages
from chiva_qt.phrases import Phrases
from translations import catalogs

Switch = Callable[[str], None]


@pytest.mark.parametrize(
    ("code", "items", "number", "percent"),
    [
        ("en", "5, 3 and 1", "1,234.5", "42%"),
        ("de", "5, 3 und 1", "1.234,5", "42\u00a0%"),
        ("ms", "5, 3 dan 1", "1,234.5", "42%"),
    ],
)
def test_lists_numbers_and_shares(
    switch: Switch, code: str, items: str, number: str, percent: str
) -> None:
    switch(code)
    assert languages.list_of(["5", "3", "1"]) == items
    assert languages.list_of(["5"]) == "5"
    assert languages.list_of([]) == ""
    assert languages.number(1234.5) == number
    assert languages.percent(0.42) == percent


@pytest.mark.parametrize(
    ("code", "month", "duration"),
    [
        ("en", "November", "12 minutes"),
        ("de", "November", "12 Minuten"),
        ("ms", "November", "12 minit"),
    ],
)
def test_dates_and_durations(
    switch: Switch, monkeypatch: pytest.MonkeyPatch, code: str, month: str, duration: str
) -> None:
    monkeypatch.setattr(i18n.QLocale, "system", staticmethod(lambda: QLocale("C")))
    switch(code)
    moment = datetime(2025, 11, 29, 21, 5)
    assert month in languages.date(moment)
    assert "05" in languages.date_time(moment)
    assert "29" in languages.date_time(moment)
    assert languages.duration(timedelta(minutes=12)) == duration


def test_dates_follow_the_region_where_the_language_is_the_systems(
    switch: Switch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n.QLocale, "system", staticmethod(lambda: QLocale("en_US")))
    moment = datetime(2025, 11, 29, 21, 5)
    switch("en")
    assert languages.date(moment) == "November 29, 2025"
    switch("de")
    assert languages.date(moment) == "29. November 2025"


def test_a_language_is_named_in_itself() -> None:
    assert [language_name(code) for code in LANGUAGES] == ["English", "Deutsch", "Bahasa Melayu"]


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["de-AT", "en-US"], "de"),
        (["ms-Latn-MY"], "ms"),
        (["fr-FR", "ms_MY"], "ms"),
        (["id-ID", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_first_known_language(
    switch: Switch, monkeypatch: pytest.MonkeyPatch, tags: list[str], code: str
) -> None:
    class Fake(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:  # noqa: N802
            return tags

    monkeypatch.setattr(i18n.QLocale, "system", staticmethod(Fake))
    switch(SYSTEM)
    assert languages.code == code
    assert QLocale().name().startswith(code)


def test_an_unknown_language_is_refused(switch: Switch) -> None:
    switch("de")
    with pytest.raises(ValueError, match="the languages are en, de, ms"):
        switch("tlh")
    assert languages.code == "de"


# -- plurals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_qt_has_as_many_plural_forms_as_cldr(code: str) -> None:
    rule = Locale.parse(code).plural_form
    forms = {rule(number) for number in range(200)}
    counted = [m for m in catalogs.read(catalogs.catalog(code)) if m.counts]
    assert counted
    assert {len(message.translations) for message in counted} == {len(forms)}


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["0 tiles", "1 tile", "2 tiles", "5 tiles", "21 tiles"]),
        ("de", ["0 Steine", "1 Stein", "2 Steine", "5 Steine", "21 Steine"]),
        ("ms", ["0 batu", "1 batu", "2 batu", "5 batu", "21 batu"]),
    ],
)
def test_counted_tiles(switch: Switch, code: str, texts: list[str]) -> None:
    switch(code)
    phrases = Phrases()
    assert [phrases.tile_count(count) for count in (0, 1, 2, 5, 21)] == texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_plural_form_is_used_for_the_numbers_that_cldr_gives_it(
    switch: Switch, code: str
) -> None:
    switch(code)
    rule = Locale.parse(languages.code).plural_form
    for message in catalogs.read(catalogs.catalog(code)):
        if not message.counts:
            continue
        seen: dict[str, str] = {}
        for number in (0, 1, 2, 5, 11, 21, 101):
            text = QCoreApplication.translate(
                message.context, message.source, message.comment, number
            )
            form = seen.setdefault(rule(number), text.replace(str(number), "%n"))
            assert text.replace(str(number), "%n") == form
            assert text.replace(str(number), "%n") in message.translations


# -- spoken tiles --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ("en", ["six-four", "double six", "double blank", "three-blank"]),
        ("de", ["Sechs-Vier", "Doppel-Sechs", "Doppel-Null", "Drei-Null"]),
        ("ms", ["enam-empat", "berganda enam", "berganda kosong", "tiga-kosong"]),
    ],
)
def test_tiles_are_spoken_as_in_the_source_texts(
    switch: Switch, code: str, spoken: list[str]
) -> None:
    switch(code)
    words, digits = Phrases(words=True), Phrases()
    tiles = [Tile(6, 4), Tile(6, 6), Tile(0, 0), Tile(3, 0)]
    assert [words.tile(tile) for tile in tiles] == spoken
    assert [digits.tile(tile) for tile in tiles] == ["6-4", "6-6", "0-0", "3-0"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_tiles_sound_alike(switch: Switch, code: str) -> None:
    switch(code)
    phrases = Phrases(words=True)
    assert len({phrases.tile(tile) for tile in ALL_TILES}) == 28
    assert phrases.end_label(End.LEFT, 3) != phrases.end_label(End.RIGHT, 3)
    assert len({phrases.seat(seat) for seat in (1, 2, 3, 4)}) == 4
    levels = {phrases.level(level) for level in ("beginner", "steady", "strong", "master")}
    assert len(levels) == 4
