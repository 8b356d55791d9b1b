"""The rules stand in every language, rule by rule and passage by passage."""

from __future__ import annotations

import re

import pytest

from chiva_qt import LANGUAGES
from chiva_qt.dialogs.rules import passages, rules_source

FACTS = {
    "R1": ("28 seven", "28 sieben", "28 tujuh"),
    "R2": ("counter-clockwise", "gegen den Uhrzeigersinn", "melawan arah jam"),
    "R3": ("seed same", "Startwert selben", "benih sama"),
    "R4": ("five doubles", "fünf Pasche", "lima berganda"),
    "R5": ("first 6-6", "ersten 6-6", "pertama 6-6"),
    "R6": ("fewer lower", "weniger kleineren", "lebih sedikit lebih kecil"),
    "R7": ("broke not", "gebrochen nicht", "mematahkan tidak"),
    "R8": ("drawn 6-6", "unentschiedenen 6-6", "seri 6-6"),
    "R9": ("partner cannot", "Partner überlassen", "pasangan tidak boleh"),
    "R10": ("both ends branches", "beide Enden zweigt", "kedua-dua hujung cabang"),
    "R11": ("last tile wins", "letzten Stein gewinnt", "batu terakhir memenangi"),
    "R12": ("blocked at once", "blockiert sofort", "buntu serta-merta"),
    "R13": ("smaller sum drawn", "kleinere Summe unentschieden", "jumlah lebih rendah seri"),
    "R14": ("nobody double blank", "niemandem Doppel-Null", "tidak berganda kosong"),
    "R15": ("zero breaks", "null bricht", "sifar mematahkan"),
    "R16": ("four none", "vier keine", "empat tidak"),
    "R17": ("two three", "zweit dritt", "dua tiga"),
    "R18": ("hint confirm", "Tipp bestätigst", "petunjuk mengesahkan"),
    "R19": ("hidden wrong", "verborgen irren", "tersembunyi tersilap"),
    "R20": ("ledger waits", "Protokoll wartet", "rekod menunggu"),
    "R21": ("undo redo same", "Rückgängig Wiederholen dieselben", "Undur Ulang sama"),
    "R22": ("same streaks", "dieselben Serien", "sama rentetan"),
    "R23": ("new match zero 6-6", "neue Partie null 6-6", "perlawanan baharu sifar 6-6"),
    "R24": ("all four ended", "alle vier Ende", "keempat-empat tamat"),
    "R25": ("clock stake punished", "Uhr Einsatz bestraft", "pemasa taruhan dihukum"),
    "R26": ("mouse finger keyboard", "Maus Finger Tastatur", "tetikus jari papan kekunci"),
}
"""Words that the passage of a rule cannot do without, in each language."""


def anchored(language: str) -> dict[str, str]:
    """The text of each rule."""
    found: dict[str, str] = {}
    for passage in passages(rules_source(language)):
        for rule in passage.rules:
            found[rule] = f"{found.get(rule, '')} {passage.text}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_has_its_passage(language: str) -> None:
    found = anchored(language)
    assert set(found) == set(FACTS)
    for rule, words in FACTS.items():
        text = found[rule].lower()
        for word in words[LANGUAGES.index(language)].lower().split():
            assert word in text, f"{rule} in {language} lacks {word!r}: {text}"


def test_the_languages_tell_the_same_in_the_same_order() -> None:
    shapes = {
        language: [
            (passage.rules, passage.text.count("\n- "), re.findall(r"\d(?:-\d)?", passage.text))
            for passage in passages(rules_source(language))
            if passage.rules
        ]
        for language in LANGUAGES
    }
    for language in LANGUAGES[1:]:
        for ours, english in zip(shapes[language], shapes["en"], strict=True):
            assert ours[:2] == english[:2]
            assert sorted(ours[2]) == sorted(english[2]), ours


def test_the_headings_fit_each_other() -> None:
    levels = {
        language: [line.count("#") for line in rules_source(language).splitlines() if "#" in line]
        for language in LANGUAGES
    }
    assert levels["de"] == levels["ms"] == levels["en"]
    headings = {
        language: {p.heading for p in passages(rules_source(language))} for language in LANGUAGES
    }
    assert not headings["de"] & headings["en"]
    assert not headings["ms"] & headings["en"]
