"""The examination of texts finds what it is there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from chiva_qt import LANGUAGES
from translations import catalogs, check, glossary
from translations.catalogs import Message

HEAD = "class Window(QObject):\n    def texts(self):\n        "


def found(code: str) -> str:
    """What the examination of the sources says of a line in a method."""
    return "\n".join(check.source_problems("window.py", HEAD + code + "\n"))


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ('return self.tr(f"{n} tiles")', "f-string"),
        ('return QCoreApplication.translate("Menus", f"{n} tiles")', "f-string"),
        ('return self.tr("Hand " + name)', "put together or computed"),
        ("return self.tr(name)", "put together or computed"),
        ("tr = self.tr", "another name"),
        ("find = QCoreApplication.translate", "another name"),
        ('return translate("Menus", "Game")', "another name"),
        ("from PySide6.QtCore import QCoreApplication as app", "another name"),
        ('return other.tr("Game")', "only from self"),
        ('return self.tr("Hand") + name', "fragments"),
        ('return name + self.tr("passes")', "fragments"),
        ("return f\"{self.tr('Hand')} {number}\"", "fragments"),
        ('return self.tr("Hand {n}").format(n=n) + mark', "fragments"),
        ('return self.tr("Play on ")', "a space"),
        ('return self.tr(" tiles")', "a space"),
        ('return self.tr("Play on the")', "wants another"),
        ('return self.tr("and passes")', "wants another"),
        ('return self.tr("or")', "lone fragment"),
        ('return self.tr("played by,")', "middle of a sentence"),
        ('return self.tr(", then left")', "middle of a sentence"),
        ('label.setText("Your turn")', "cannot be translated"),
        ('label.setText(f"Hand {number}")', "cannot be translated"),
        ('return QPushButton("Undo")', "cannot be translated"),
    ],
)
def test_a_text_that_cannot_be_translated_well_is_found(code: str, complaint: str) -> None:
    assert complaint in found(code)


@pytest.mark.parametrize(
    "code",
    [
        'return self.tr("Hand {number}").format(number=number)',
        'return self.tr("%n tile(s)", "in a hand", count)',
        'return QCoreApplication.translate("Menus", "&Game")',
        'return QCoreApplication.translate("Menus", self.value)',
        'return self.tr("Go to:")',
        'return self.tr("The numbers it has passed on.")',
        'return self.tr("On", "motion")',
        "painter.translate(3, 4)",
        "text.translate(table)",
        'label.setText("–")',
    ],
)
def test_good_texts_pass(code: str) -> None:
    assert found(code) == ""


def problems(source: str, *translations: str, counts: bool = False, state: str = "") -> str:
    """What the examination says of one translation."""
    message = Message("Phrases", source, "", translations, counts, state)
    return "\n".join(check.catalog_problems("chiva_de.ts", [message]))


@pytest.mark.parametrize("state", ["unfinished", "vanished", "obsolete"])
def test_an_entry_that_is_not_done_is_found(state: str) -> None:
    assert f"is {state}" in problems("Undo", "Rückgängig", state=state)


@pytest.mark.parametrize(
    ("source", "translation", "complaint"),
    [
        ("Undo", "", "is empty"),
        ("{seat} passed", "{platz} passte", "other placeholders"),
        ("{seat} passed", "passte", "other placeholders"),
        ("passed", "{seat} passte", "other placeholders"),
        ("{seat} passed", "{seat passte", "braces"),
        ("About %1", "Über %2", "other placeholders"),
        ("&Undo", "Rückgängig", "mnemonic"),
        ("Undo", "&Rückgängig", "mnemonic"),
        ("New match…", "Neue Partie", "…"),
        ("Seed:", "Startwert", ":"),
        ("Undo", "Rückgängig ", "spaces"),
    ],
)
def test_a_translation_at_odds_with_its_source_is_found(
    source: str, translation: str, complaint: str
) -> None:
    assert complaint in problems(source, translation)


def test_every_plural_form_is_examined() -> None:
    assert "is empty" in problems("%n tile(s)", "%n Stein", "", counts=True)
    assert "placeholders" in problems("%n of {all}", "%n von {all}", "%n von", counts=True)
    assert problems("%n tile(s)", "ein Stein", "%n Steine", counts=True) == ""


def test_a_good_translation_passes() -> None:
    assert problems("&Seed {seed}:", "Start&wert {seed}:") == ""


# -- fresh catalogues ----------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of catalogues and one of sources, the catalogues up to date."""
    folder, sources = tmp_path / "translations", tmp_path / "src"
    folder.mkdir()
    sources.mkdir()
    (sources / "window.py").write_text(
        HEAD + 'return self.tr("Undo"), self.tr("%n tile(s)", "", n)\n', encoding="utf-8"
    )
    catalogs.collect(("en", "de"), sources, folder)
    return folder, sources


def test_a_fresh_catalogue_passes(project: tuple[Path, Path]) -> None:
    assert check.stale_problems(*project) == ([], [])


def test_a_text_that_is_not_collected_yet_is_found(project: tuple[Path, Path]) -> None:
    folder, sources = project
    (sources / "more.py").write_text(HEAD + 'return self.tr("Redo")\n', encoding="utf-8")
    stale, _ = check.stale_problems(folder, sources)
    assert [line for line in stale if "lacks 'Redo'" in line and "chiva_de" in line]


def test_a_text_that_is_gone_is_found(project: tuple[Path, Path]) -> None:
    folder, sources = project
    (sources / "window.py").write_text(HEAD + 'return self.tr("Back")\n', encoding="utf-8")
    stale, _ = check.stale_problems(folder, sources)
    assert [line for line in stale if "still has 'Undo'" in line]
    assert [line for line in stale if "still has '%n tile(s)'" in line and "chiva_en" in line]


def test_a_text_that_lupdate_overlooks_is_found(tmp_path: Path) -> None:
    path = tmp_path / "window.py"
    path.write_text(HEAD + 'return self.tr("Undo"), self.tr("Redo", "again")\n', encoding="utf-8")
    seen = Message("Window", "Undo", "", ("",), counts=True, state="unfinished")
    complaints = "\n".join(check.collected_problems([path], [seen]))
    assert "'Undo' was collected with the wrong kind of plural" in complaints
    assert "'Redo' was not collected" in complaints


def test_a_comma_after_the_last_argument_makes_no_plural(tmp_path: Path) -> None:
    """lupdate takes it for one; the formatter of the sources writes it."""
    sources = tmp_path / "src"
    sources.mkdir()
    (sources / "window.py").write_text(
        HEAD + 'return self.tr(\n            "One "\n            "text, long",\n'
        '            "a comment, too",  # why, here\n        )\n',
        encoding="utf-8",
    )
    catalogs.collect(("de",), sources, tmp_path)
    (message,) = catalogs.read(tmp_path / "chiva_de.ts")
    assert message.key == ("Window", "One text, long", "a comment, too", False)


# -- keys ----------------------------------------------------------------------------------------


def complaints_of(texts: dict[str, str]) -> str:
    """What the examination says of the keys where these texts have other translations."""
    return "\n".join(check.key_problems("de", lambda _, source: texts.get(source, source)))


def test_the_english_keys_are_clear() -> None:
    assert complaints_of({}) == ""


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ({"&Hint": "&Undo it not"}, "U is the key of"),
        ({"&Play": "&Game too"}, "menu bar: G is the key of"),
        ({"H": "U"}, "U is the key of hint and of undo"),
        ({"H": "Ü"}, "not one of A to Z"),
        ({"H": "Tab"}, "not one of A to Z"),
    ],
)
def test_keys_that_clash_are_found(texts: dict[str, str], complaint: str) -> None:
    assert complaint in complaints_of(texts)


def test_the_same_mnemonic_in_two_menus_is_no_clash() -> None:
    assert complaints_of({"&Rules": "&New rules"}) == ""


# -- words ---------------------------------------------------------------------------------------


def test_a_forbidden_word_is_found_in_any_form() -> None:
    terms = {"de": {"Spielstein*": "Stein", "Sie": "du"}}
    said = glossary.problems("de", terms, ["Die SPIELSTEINE liegen.", "Sie ist dran: {Sie}."])
    assert len(said) == 2
    assert glossary.problems("de", terms, ["Der Stein, den sie legt.", "Spielt Steine."]) == []


def test_the_glossary_forbids_something_in_every_language() -> None:
    terms = glossary.read()
    assert set(terms) == set(LANGUAGES)
    assert terms["de"]["Reihe"] == "Kette"


# -- the project itself --------------------------------------------------------------------------


def test_all_texts_and_translations_are_in_order() -> None:
    assert check.problems() == []


def test_every_language_of_the_program_has_a_catalogue() -> None:
    assert catalogs.languages() == ("en", *sorted(set(LANGUAGES) - {"en"}))
