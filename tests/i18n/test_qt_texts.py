"""Qt's own texts are in the language of the program, too."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPlainTextEdit, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from translations import catalogs

Switch = Callable[[str], None]

MET = (
    "CloseButton",
    "MAC_APPLICATION_MENU",
    "QAbstractFileIconProvider",
    "QAbstractSpinBox",
    "QAccessibleActionInterface",
    "QCocoaMenuBar",
    "QCocoaMenuItem",
    "QCocoaTheme",
    "QComboBox",
    "QDialog",
    "QDialogButtonBox",
    "QErrorMessage",
    "QFile",
    "QFileDialog",
    "QFileSystemModel",
    "QGnomeTheme",
    "QIODevice",
    "QKeySequenceEdit",
    "QLineEdit",
    "QPlatformTheme",
    "QProgressBar",
    "QSaveFile",
    "QScrollBar",
    "QSpiAccessibleBridge",
    "QStandardPaths",
    "QTabBar",
    "QUnicodeControlCharacterMenu",
    "QWhatsThisAction",
    "QWidgetTextControl",
)
"""Qt's contexts whose texts a person can meet in the program, on one system or another."""

KEYS = "Ctrl Shift Alt Meta Num Space Esc Tab Backtab Backspace Return Enter Ins Del Pause Print "
KEYS += "SysReq Home End Left Up Right Down PgUp PgDown CapsLock NumLock ScrollLock Menu Help F%1"


def texts_of_qt() -> set[tuple[str, str]]:
    """Context and source of every text in the German file that comes with Qt.

    A .qm holds sections of a tag, a length and bytes; 0x69 are the messages, themselves fields of
    a tag, a length and bytes: 6 is the source, 7 the context, 1 ends a message.
    """
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    data = (folder / "qtbase_de.qm").read_bytes()
    sections, place = {}, 16
    while place < len(data):
        tag, length = struct.unpack_from(">BI", data, place)
        sections[tag] = data[place + 5 : place + 5 + length]
        place += 5 + length
    messages, place = sections[0x69], 0
    found, fields = set(), dict[int, str]()
    while place < len(messages):
        tag = messages[place]
        place += 1
        if tag == 1:
            found.add((fields.get(7, ""), fields.get(6, "")))
            fields = {}
            continue
        (length,) = struct.unpack_from(">I", messages, place)
        if tag in (6, 7):
            fields[tag] = messages[place + 4 : place + 4 + length].rstrip(b"\0").decode()
        place += 4 + (0 if length == 0xFFFFFFFF else length)
    return found


def test_malay_has_every_text_of_qt_that_can_be_met() -> None:
    ours = {(m.context, m.source) for m in catalogs.read(catalogs.FOLDER / "qt_ms.ts")}
    wanted = {text for text in texts_of_qt() if text[0] in MET}
    assert len(wanted) > 200
    assert wanted - ours == set()
    assert {("QShortcut", key) for key in KEYS.split()} - ours == set()


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["OK", "Cancel", "Close", "&Yes"]),
        ("de", ["OK", "Abbrechen", "Schließen", "&Ja"]),
        ("ms", ["OK", "Batal", "Tutup", "&Ya"]),
    ],
)
def test_standard_buttons(qtbot: QtBot, switch: Switch, code: str, texts: list[str]) -> None:
    switch(code)
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    button = QDialogButtonBox.StandardButton
    standard = (button.Ok, button.Cancel, button.Close, button.Yes)
    for one in standard:
        box.addButton(one)
    # Whether they have mnemonics is up to the desktop.
    shown = [box.button(one).text().replace("&", "") for one in standard]
    assert shown == [text.replace("&", "") for text in texts]


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("de", {"Rückgängig", "Ausschneiden", "Kopieren", "Einfügen", "Alles auswählen"}),
        ("ms", {"Undur", "Potong", "Salin", "Tampal", "Pilih semua"}),
    ],
)
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_menus_of_text_fields(
    qtbot: QtBot,
    switch: Switch,
    code: str,
    texts: set[str],
    kind: type[QLineEdit | QPlainTextEdit],
) -> None:
    switch(code)
    field = kind()
    qtbot.addWidget(field)
    menu = field.createStandardContextMenu()
    names = {action.text().partition("\t")[0].replace("&", "") for action in menu.actions()}
    assert texts <= names
    menu.deleteLater()


@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ("en", ["Ctrl+Shift+Z", "Del", "Space", "Left"]),
        ("de", ["Strg+Umschalt+Z", "Entf", "Leertaste", "Links"]),
        ("ms", ["Ctrl+Shift+Z", "Del", "Bar ruang", "Kiri"]),
    ],
)
def test_keys_are_shown_by_their_names(switch: Switch, code: str, keys: list[str]) -> None:
    switch(code)
    shown = [
        QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        for key in ("Ctrl+Shift+Z", "Del", "Space", "Left")
    ]
    if shown[0].startswith("\u2303") or "\u2318" in shown[0]:
        pytest.skip("this system writes keys as signs")
    assert shown == keys


def test_nothing_of_qt_stays_in_another_language(switch: Switch) -> None:
    switch("ms")
    assert QCoreApplication.translate("QFileDialog", "Recent Places") == "Tempat terkini"
    switch("de")
    assert QCoreApplication.translate("QFileDialog", "Recent Places") == "Zuletzt besucht"
    switch("en")
    assert QCoreApplication.translate("QFileDialog", "Recent Places") == "Recent Places"


def test_text_runs_from_left_to_right_in_every_language(switch: Switch, qtbot: QtBot) -> None:
    for code in ("ms", "de", "en"):
        switch(code)
        widget: QWidget = QTextBrowser()
        qtbot.addWidget(widget)
        assert widget.layoutDirection() == Qt.LayoutDirection.LeftToRight
