"""The words that docs/GLOSSARY.md forbids, looked for in texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from translations.catalogs import ROOT

PATH: Final = ROOT / "docs" / "GLOSSARY.md"
CODES: Final = {"English": "en", "German": "de", "Malay": "ms"}
_ROW = re.compile(r"\| (\w+) \| (.+?) \| (.+?) \|")

CASE_MATTERS: Final = frozenset({"Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer"})
"""Words that are right in small letters."""


def read(path: Path = PATH) -> Mapping[str, Mapping[str, str]]:
    """For each language its forbidden words, each with the word to use instead."""
    terms: dict[str, dict[str, str]] = {}
    section = path.read_text(encoding="utf-8").partition("\n## Not\n")[2]
    for language, words, instead in _ROW.findall(section):
        if language in CODES:
            forbidden = terms.setdefault(CODES[language], {})
            forbidden.update(dict.fromkeys(words.split(", "), instead))
    return terms


def problems(
    language: str, terms: Mapping[str, Mapping[str, str]], texts: Iterable[str]
) -> list[str]:
    """Forbidden words in the texts of a language."""
    patterns = [
        (
            word,
            instead,
            re.compile(
                rf"(?<!\w){re.escape(word).replace(chr(92) + '*', chr(92) + 'w*')}(?!\w)",
                re.NOFLAG if word in CASE_MATTERS else re.IGNORECASE,
            ),
        )
        for word, instead in terms.get(language, {}).items()
    ]
    found = []
    for text in texts:
        plain = re.sub(r"\{\w+\}", "", text).replace("&", "")
        found += [
            f"{language}: {text[:60]!r} has {match.group()!r}: the word is {instead}"
            for _, instead, pattern in patterns
            for match in pattern.finditer(plain)
        ]
    return found
