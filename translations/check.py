"""Everything about texts and translations that can be seen without opening a window.

    python3 -m translations.check        says what is wrong, one line each

Each function takes what it examines and gives the list of what it found.
"""

from __future__ import annotations

import ast
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from string import Formatter
from typing import Final

from translations import catalogs, glossary
from translations.catalogs import ROOT, SOURCE_LANGUAGE, Message

sys.path.insert(0, str(ROOT / "src"))

from chiva_qt import actions

# -- what stands in the sources ----------------------------------------------------------------

APPLICATIONS: Final = frozenset({"QCoreApplication", "QGuiApplication", "QApplication"})

SHOWN_BY: Final = frozenset(
    {
        "addAction",
        "addButton",
        "addItem",
        "addMenu",
        "addTab",
        "drawText",
        "draw_text",
        "setAccessibleDescription",
        "setAccessibleName",
        "setInformativeText",
        "setLabelText",
        "setPlaceholderText",
        "setPlainText",
        "setPrefix",
        "setStatusTip",
        "setSuffix",
        "setTabText",
        "setText",
        "setTitle",
        "setToolTip",
        "setWhatsThis",
        "setWindowTitle",
        "showMessage",
        "QAction",
        "QCheckBox",
        "QGroupBox",
        "QLabel",
        "QPushButton",
        "QRadioButton",
        "QToolButton",
    }
)
"""Calls whose first argument a person reads or hears."""

JOINS: Final = frozenset(
    re.findall(
        r"\w+", "and as because but by for from if of or than that then to when which while with"
    )
)
"""Words that join parts of a sentence: nothing whole begins with one in lower case."""

WANTING: Final = JOINS | frozenset(
    re.findall(r"\w+", "a an are at had has have in is my on the was were your")
)
"""Words that want another after them: nothing whole ends with one."""


def source_problems(name: str, text: str) -> list[str]:
    """What would keep texts of a Python file from being found, translated or ordered freely."""
    tree = ast.parse(text)
    found: list[tuple[int, str]] = []
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and id(node) not in called:
            owner = node.value
            of_application = isinstance(owner, ast.Name) and owner.id in APPLICATIONS
            if node.attr == "tr" or (node.attr == "translate" and of_application):
                found.append((node.lineno, f"{node.attr} under another name is not collected"))
        elif isinstance(node, ast.ImportFrom):
            renamed = {alias.name for alias in node.names if alias.asname is not None}
            found += [
                (node.lineno, f"{alias} under another name is not collected")
                for alias in sorted(renamed & (APPLICATIONS | {"QT_TRANSLATE_NOOP"}))
            ]
        elif isinstance(node, ast.BinOp | ast.JoinedStr):
            parts = (
                (node.left, node.right)
                if isinstance(node, ast.BinOp)
                else [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
            )
            if any(translated(part) for part in parts):
                found.append((node.lineno, "a sentence is put together from translated fragments"))
        elif isinstance(node, ast.Call):
            found += [(node.lineno, problem) for problem in shown_problems(node)]
    for call in catalogs.calls(tree):
        found += [(call.lineno, problem) for problem in call_problems(call)]
    return [f"{name}:{line}: {problem}" for line, problem in sorted(found)]


def translated(node: ast.expr) -> bool:
    """Whether the expression is a translated text, filled in or not."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr == "format":
        return translated(node.func.value)
    owner = node.func.value
    application = isinstance(owner, ast.Name) and owner.id in APPLICATIONS
    return node.func.attr == "tr" or (node.func.attr == "translate" and application)


def shown_problems(call: ast.Call) -> Iterator[str]:
    """A text that is given to a widget as it stands in the source."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else ""
    name = function.id if isinstance(function, ast.Name) else name
    if name not in SHOWN_BY:
        return
    for argument in call.args:
        parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
        for part in parts:
            if (
                isinstance(part, ast.Constant)
                and isinstance(part.value, str)
                and any(letter.isalpha() for letter in part.value)
            ):
                yield f"{name} shows {part.value!r}, which cannot be translated"


def call_problems(call: ast.Call) -> Iterator[str]:
    """What is wrong with one call for a translated text."""
    function = call.func
    if isinstance(function, ast.Attribute):
        owner = function.value
        named = owner.id if isinstance(owner, ast.Name) else ""
        if function.attr == "tr" and named != "self":
            yield "tr is collected only from self: the context is the class it stands in"
            return
        if function.attr == "translate" and named not in APPLICATIONS:
            return  # a painter's or a string's own
    elif isinstance(function, ast.Name) and function.id != "QT_TRANSLATE_NOOP":
        yield f"{function.id} under another name is not collected"
        return
    count = 2 if isinstance(function, ast.Attribute) and function.attr == "tr" else 3
    texts = call.args[:count]
    for text in texts:
        if isinstance(text, ast.JoinedStr):
            yield "an f-string is filled in before it is looked up"
        elif not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            computed = isinstance(text, ast.Attribute) and text.attr in {
                "value",
                "source",
                "letter",
            }
            # A row of a table marks its text with QT_TRANSLATE_NOOP and looks it up by its field.
            if not computed:
                yield "a text that is put together or computed is not collected"
    place = 0 if count == 2 else 1
    source = texts[place] if len(texts) > place else None
    if isinstance(source, ast.Constant) and isinstance(source.value, str):
        yield from fragment_problems(source.value, explained=len(texts) > place + 1)


def fragment_problems(source: str, *, explained: bool = False) -> Iterator[str]:
    """Signs that a text is only a part of a sentence. `explained`: it has a comment."""
    if source != source.strip():
        yield f"{source!r} begins or ends with a space: a fragment"
    if re.match(r"[,.;:!?)]", source.strip()) or source.rstrip().endswith((",", "(", "-")):
        yield f"{source!r} begins or ends in the middle of a sentence"
    words = re.findall(r"[\w{}']+", source)
    # A sentence may end with such a word; "Go to:" wants what stands beside it, "Save as…" what
    # comes after it.
    ended = source.endswith((".", "!", "?", ":", "…"))
    if len(words) > 1 and (words[0] in JOINS or (words[-1] in WANTING and not ended)):
        yield f"{source!r} begins or ends with a word that wants another: a fragment"
    elif len(words) == 1 and words[0].lower() in WANTING and not explained:
        yield f"{source!r} is a lone fragment"


def collected_problems(paths: Iterable[Path], messages: Sequence[Message]) -> list[str]:
    """Texts that stand in the sources and that lupdate did not find, or found as plurals."""
    found = {(message.source, message.comment): message for message in messages}
    problems = []
    for path in paths:
        for call in catalogs.calls(ast.parse(path.read_text(encoding="utf-8"))):
            values = [part.value if isinstance(part, ast.Constant) else None for part in call.args]
            attribute = isinstance(call.func, ast.Attribute)
            if not (attribute and isinstance(call.func, ast.Attribute) and call.func.attr == "tr"):
                values = values[1:]
            if not values or not isinstance(values[0], str):
                continue
            comment = values[1] if len(values) > 1 and isinstance(values[1], str) else ""
            message = found.get((values[0], comment))
            where = f"{path.name}:{call.lineno}: {values[0]!r}"
            if message is None:
                problems.append(f"{where} was not collected")
            elif message.counts != (len(values) > 2):
                problems.append(f"{where} was collected with the wrong kind of plural")
    return problems


# -- what stands in the catalogues -------------------------------------------------------------


def placeholders(text: str) -> frozenset[str]:
    """What is filled in: the names in braces, Qt's %1 and the count %n.

    Raises ValueError when the braces do not fit.
    """
    names = {f"{{{name}}}" for _, name, _, _ in Formatter().parse(text) if name is not None}
    return frozenset(names | set(re.findall(r"%(?:L?\d+|n)", text)))


def mnemonic(text: str) -> str | None:
    """The letter after the lone & of a text, as a capital."""
    match = re.search(r"&(\w)", text.replace("&&", ""))
    return match.group(1).upper() if match else None


def spaces(text: str) -> tuple[str, str]:
    """The spaces a text begins and ends with."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def message_problems(message: Message) -> Iterator[str]:
    """What is wrong with one translation."""
    if message.state:
        yield f"is {message.state}"
        return
    for text in message.translations:
        if not text:
            yield "is empty"
            continue
        try:
            given, wanted = placeholders(text), placeholders(message.source)
        except ValueError:
            yield f"has braces that do not fit: {text!r}"
            continue
        # "one tile" may do without its number.
        if given - {"%n"} != wanted - {"%n"} or (not message.counts and given != wanted):
            yield f"has other placeholders: {text!r}"
        if (mnemonic(text) is None) != (mnemonic(message.source) is None):
            yield f"has or lacks a mnemonic: {text!r}"
        if spaces(text) != spaces(message.source):
            yield f"begins or ends with other spaces: {text!r}"
        for mark in "…:":
            if text.endswith(mark) != message.source.endswith(mark):
                yield f"ends with or without {mark!r}: {text!r}"


def catalog_problems(name: str, messages: Iterable[Message]) -> list[str]:
    """What is unfinished, gone, or at odds with its source in a catalogue."""
    return [
        f"{name}: {message.context}: {message.source!r} {problem}"
        for message in messages
        for problem in message_problems(message)
    ]


def stale_problems(
    folder: Path = catalogs.FOLDER, sources: Path = catalogs.SOURCES
) -> tuple[list[str], list[str]]:
    """Catalogues that a fresh collection would change, and texts that none of them holds."""
    stale = []
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for language in catalogs.languages(folder):
            committed = catalogs.catalog(language, folder)
            if not committed.exists():
                stale.append(f"{committed.name} is missing: run python3 dev.py translations")
                continue
            (fresh / committed.name).write_bytes(committed.read_bytes())
        found = catalogs.languages(fresh)
        catalogs.collect(found, sources, fresh)
        everything: tuple[Message, ...] = ()
        for language in found:
            before = {m.key for m in catalogs.read(catalogs.catalog(language, folder))}
            messages = catalogs.read(catalogs.catalog(language, fresh))
            if language != SOURCE_LANGUAGE:
                everything = messages
            after = {message.key for message in messages}
            stale += [
                f"{catalogs.catalog(language).name} {what}: run python3 dev.py translations"
                for what in (
                    *(f"lacks {key[1]!r} of {key[0]}" for key in sorted(after - before)),
                    *(f"still has {key[1]!r} of {key[0]}" for key in sorted(before - after)),
                )
            ]
        lost = collected_problems(sorted(sources.rglob("*.py")), everything) if everything else []
    return stale, lost


# -- keys --------------------------------------------------------------------------------------


def clashes(language: str, where: str, named: Iterable[tuple[str, str | None]]) -> list[str]:
    """Names that share a key."""
    by_key: defaultdict[str, list[str]] = defaultdict(list)
    for name, key in named:
        if key:
            by_key[key].append(name)
    return [
        f"{language}: {where}: {key} is the key of {' and of '.join(names)}"
        for key, names in by_key.items()
        if len(names) > 1
    ]


def key_problems(language: str, translate: Callable[[str, str], str]) -> list[str]:
    """Mnemonics that clash within a menu or the menu bar, letters and shortcuts that clash at all.

    `translate` gives the text of a context and source in the language.
    """
    titles = [translate("Menus", menu.value) for menu in actions.Menu]
    problems = clashes(language, "menu bar", ((title, mnemonic(title)) for title in titles))
    for menu, title in zip(actions.Menu, titles, strict=True):
        texts = [translate("Actions", spec.source) for spec in actions.rows(menu)]
        problems += clashes(language, title, ((text, mnemonic(text)) for text in texts))
    keys = [(spec.name, key) for spec in actions.TABLE for key in spec.keys]
    letters = [
        (spec.name, translate("Letters", spec.letter)) for spec in actions.TABLE if spec.letter
    ]
    problems += clashes(language, "all menus", [*keys, *letters])
    problems += [
        f"{language}: {name} has {letter!r} for a letter, not one of A to Z"
        for name, letter in letters
        if not re.fullmatch("[A-Z]", letter)
    ]
    return problems


# -- all of it ---------------------------------------------------------------------------------


def problems() -> list[str]:
    """Everything that is wrong."""
    found = []
    for path in sorted(catalogs.SOURCES.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        found += source_problems(name, path.read_text(encoding="utf-8"))
    stale, lost = stale_problems()
    found += stale + lost
    terms = glossary.read()
    for language in catalogs.languages():
        path = catalogs.catalog(language)
        messages = catalogs.read(path)
        found += catalog_problems(path.name, messages)
        texts = {(m.context, m.source): m.translations[0] for m in messages}

        def translate(context: str, source: str, texts: dict[tuple[str, str], str] = texts) -> str:
            return texts.get((context, source)) or source

        found += key_problems(language, translate)
        shown = [text for message in messages for text in message.translations]
        if language == SOURCE_LANGUAGE:
            others = [code for code in catalogs.languages() if code != SOURCE_LANGUAGE]
            shown += [m.source for m in catalogs.read(catalogs.catalog(others[0]))]
        rules = ROOT / "resources" / "rules" / f"rules_{language}.md"
        if rules.exists():
            shown.append(rules.read_text(encoding="utf-8"))
        found += glossary.problems(language, terms, shown)
    for path in sorted(catalogs.FOLDER.glob("qt_*.ts")):
        found += catalog_problems(path.name, catalogs.read(path))
    return found


def main() -> int:
    """Print what is wrong; 1 when something is."""
    found = problems()
    for line in found:
        print(line)  # noqa: T201 - a chore's output
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
