"""The files of translations: collect texts into them, read them, make a mock language.

python3 dev.py translations          collect new texts into every chiva_*.ts
python3 dev.py translations fr       the same, and begin chiva_fr.ts
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "chiva_qt"
FOLDER = ROOT / "translations"
SOURCE_LANGUAGE = "en"

CALLS = frozenset({"tr", "translate", "QT_TRANSLATE_NOOP"})
"""The names by which lupdate knows a text that is to be translated."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a catalogue."""

    context: str
    source: str
    comment: str
    translations: tuple[str, ...]
    """One; as many as the language has plural forms where the text counts something."""
    counts: bool
    """Whether the text has plural forms."""
    state: str
    """"" when it is done; else "unfinished", "vanished" or "obsolete"."""

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What makes it the same text in every language."""
        return self.context, self.source, self.comment, self.counts


def catalog(language: str, folder: Path = FOLDER) -> Path:
    """The file of the program's texts in a language."""
    return folder / f"chiva_{language}.ts"


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages that have a catalogue, the source first."""
    found = {path.stem.removeprefix("chiva_") for path in folder.glob("chiva_*.ts")}
    return (SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE}))


def read(path: Path) -> tuple[Message, ...]:
    """The texts of a catalogue, in its order."""
    found = []
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own files
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                raise ValueError(f"{path.name}: a text without a place for its translation")
            forms = translation.findall("numerusform")
            texts = [form.text or "" for form in forms] if forms else [translation.text or ""]
            found.append(
                Message(
                    context=context.findtext("name", ""),
                    source=message.findtext("source", ""),
                    comment=message.findtext("comment", ""),
                    translations=tuple(texts),
                    counts=message.get("numerus") == "yes",
                    state=translation.get("type", ""),
                )
            )
    return tuple(found)


def tool(name: str) -> Path:
    """One of Qt's tools, which the PySide6-Essentials wheel carries."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{name} comes with PySide6, which is not installed.")
    return Path(spec.origin).with_name(f"{name}.exe" if os.name == "nt" else name)


# -- collecting --------------------------------------------------------------------------------


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Every call that lupdate takes for a text to be translated."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            if isinstance(function, ast.Attribute):
                name = function.attr
            else:
                name = function.id if isinstance(function, ast.Name) else ""
            if name in CALLS:
                yield node


def for_lupdate(text: str) -> str:
    """A Python source without the commas after the last argument of a text's call.

    lupdate counts such a comma as one more argument and takes the text for a plural.
    """
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    for call in calls(ast.parse(text)):
        end = call.args[-1] if call.args else None
        if end is None or end.end_lineno is None or end.end_col_offset is None:
            continue
        row, column = end.end_lineno - 1, end.end_col_offset
        while (call.end_lineno or 0) > row:
            line = lines[row]
            stop = call.end_col_offset if call.end_lineno == row + 1 else len(line)
            lines[row] = line[:column] + line[column:stop].replace(b",", b" ") + line[stop:]
            row, column = row + 1, 0
    return b"".join(lines).decode()


def collect(wanted: Iterable[str], sources: Path = SOURCES, folder: Path = FOLDER) -> None:
    """Bring the catalogues of these languages up to date with the sources.

    New texts come in unfinished, texts that are gone go out. CalledProcessError when lupdate fails.
    """
    with tempfile.TemporaryDirectory() as name:
        prepared = Path(name)
        paths = []
        for source in sorted(sources.rglob("*.py")):
            copy = prepared / "-".join(source.relative_to(sources).parts)
            copy.write_text(for_lupdate(source.read_text(encoding="utf-8")), encoding="utf-8")
            paths.append(str(copy))
        for language in wanted:
            options = ["-silent", "-locations", "none", "-no-obsolete"]
            options += ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
            if language == SOURCE_LANGUAGE:
                # The source needs no translation but its plural forms.
                options.append("-pluralonly")
            line = [str(tool("lupdate")), *options, *paths, "-ts", str(catalog(language, folder))]
            subprocess.run(line, check=True, stdin=subprocess.DEVNULL)  # noqa: S603


def main(arguments: list[str]) -> int:
    """Collect for every language there is and those named."""
    collect(dict.fromkeys((*languages(), *arguments)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
