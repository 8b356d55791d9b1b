"""The glossary's words are the ones that are used."""

from __future__ import annotations

import re

import pytest

from translations import catalogs, glossary

TERMS = {
    "block": ("blockier|Blockade", "buntu"),
    "double": ("Pasch|Doppel", "berganda"),
    "hint": ("Tipp", "petunjuk"),
    "ledger": ("Protokoll", "rekod"),
    "level": ("Stufe", "tahap"),
    "line": ("Kette", "barisan"),
    "match": ("Partie", "perlawanan"),
    "partner": ("Partner", "pasangan"),
    "pip": ("Auge", "mata"),
    "preference": ("Einstellung", "keutamaan"),
    "seat": ("Platz|Plätze", "tempat"),
    "seed": ("Startwert", "benih"),
    "streak": ("Serie", "rentetan"),
    "tile": ("Stein", "batu"),
}
"""What stands in a translation when the English word stands in the source."""


@pytest.mark.parametrize(("language", "place"), [("de", 0), ("ms", 1)])
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_translated_by_its_word(term: str, language: str, place: int) -> None:
    wanted = re.compile(TERMS[term][place], re.IGNORECASE)
    source = re.compile(rf"\b{term}(?:s|\(s\)|ed|es)?\b", re.IGNORECASE)
    found = 0
    for message in catalogs.read(catalogs.catalog(language)):
        if source.search(re.sub(r"\{\w+\}|&", "", message.source)):
            found += 1
            for text in message.translations:
                assert wanted.search(text.replace("&", "")), (message.source, text)
    assert found


def test_the_glossary_has_these_words() -> None:
    table = glossary.PATH.read_text(encoding="utf-8").partition("## Terms")[2]
    for term in TERMS:
        assert re.search(rf"^\| [^|]*\b{term}", table, re.IGNORECASE | re.MULTILINE), term
