"""A mock language: accented, longer by two fifths, in brackets.

Whatever appears without brackets is not translated; whatever does not fit would not fit in some
language. It is made for tests and is none of the program's languages.

    python3 -m translations.pseudo FOLDER       writes chiva_xx.ts and chiva_xx.qm there
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.sax.saxutils
from pathlib import Path
from typing import Final

from translations import catalogs
from translations.catalogs import Message

NAME: Final = "chiva_xx"

_ACCENTS: Final = str.maketrans(
    "abcdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ",
    "áƀçďéğĥíĵķľñóŕşťúŵýžÁɃÇĎÉĞĤÍĴĶĽÑÓŔŞŤÚŴÝŽ",
)
_KEPT: Final = re.compile(r"\{\w+\}|%n|%\d|&.")
_PADDING: Final = "ļõŕęm īpšūm "


def pseudo(text: str) -> str:
    """A text of the mock language; placeholders and mnemonics stay as they are."""
    end = re.search(r"(?:…|\.\.\.|:)?$", text)
    body, tail = (text[: end.start()], end.group()) if end else (text, "")
    if not any(letter.isalpha() for letter in _KEPT.sub("", body)):
        return f"[{body}]{tail}"
    accented, place = "", 0
    for kept in _KEPT.finditer(body):
        accented += body[place : kept.start()].translate(_ACCENTS) + kept.group()
        place = kept.end()
    accented += body[place:].translate(_ACCENTS)
    count = -(-2 * len(_KEPT.sub("", text)) // 5)
    padding = (_PADDING * (count // len(_PADDING) + 1))[:count].strip()
    return f"[{accented} {padding}]{tail}"


def _entry(message: Message) -> str:
    """The entry of a text in the mock catalogue."""
    escaped = {
        name: xml.sax.saxutils.escape(value)
        for name, value in (("source", message.source), ("comment", message.comment))
    }
    # A letter is a key: it has nothing to say.
    text = message.source if message.context == "Letters" else pseudo(message.source)
    text = xml.sax.saxutils.escape(text)
    if message.counts:
        text = f"<numerusform>{text}</numerusform>" * 2
    counts = ' numerus="yes"' if message.counts else ""
    return (
        f"<message{counts}><source>{escaped['source']}</source>"
        f"<comment>{escaped['comment']}</comment><translation>{text}</translation></message>"
    )


def make(folder: Path) -> Path:
    """Write the mock language's catalogue into a folder and compile it; the compiled file."""
    other = next(code for code in catalogs.languages() if code != catalogs.SOURCE_LANGUAGE)
    contexts: dict[str, list[str]] = {}
    for message in catalogs.read(catalogs.catalog(other)):
        contexts.setdefault(message.context, []).append(_entry(message))
    body = "".join(
        f"<context><name>{name}</name>{''.join(entries)}</context>\n"
        for name, entries in contexts.items()
    )
    source, compiled = folder / f"{NAME}.ts", folder / f"{NAME}.qm"
    # It counts as English does.
    source.write_text(
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="en">\n{body}</TS>\n',
        encoding="utf-8",
    )
    line = [str(catalogs.tool("lrelease")), "-silent", str(source), "-qm", str(compiled)]
    subprocess.run(line, check=True, stdin=subprocess.DEVNULL)  # noqa: S603 - Qt's own tool
    return compiled


if __name__ == "__main__":
    make(Path(sys.argv[1]))
