"""One table of actions. Menus, shortcuts, buttons and the shortcuts page are made from it.

To change a key or a menu, change a row of `TABLE`; to add an action, add a row and tie its name to
a slot in `window`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, unique
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from chiva_qt.i18n import QT_TRANSLATE_NOOP

Role = QAction.MenuRole


@unique
class Menu(Enum):
    """The menus of the menu bar, in order; the value is the title with its mnemonic."""

    GAME = QT_TRANSLATE_NOOP("Menus", "&Game")
    PLAY = QT_TRANSLATE_NOOP("Menus", "&Play")
    ASK = QT_TRANSLATE_NOOP("Menus", "&Ask")
    VIEW = QT_TRANSLATE_NOOP("Menus", "&View")
    HELP = QT_TRANSLATE_NOOP("Menus", "&Help")

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Menus", self.value)


class Spec(NamedTuple):
    """A row of the table of actions."""

    name: str
    """What a slot is tied to."""
    menu: Menu
    source: str
    """The English text with its mnemonic."""
    keys: tuple[str, ...] = ()
    """Shortcuts that always work in the window; the first one is shown in the menu."""
    letter: str | None = None
    """A single-letter key, the English one; letters can be switched off and changed."""
    role: QAction.MenuRole = Role.NoRole
    checkable: bool = False
    separated: bool = False
    """Whether a line stands above it in the menu."""
    everywhere: bool = False
    """Whether its keys work in the windows beside the table, too."""

    @property
    def text(self) -> str:
        """The text with its mnemonic, in the language that is on."""
        return QCoreApplication.translate("Actions", self.source)

    @property
    def own_letter(self) -> str | None:
        """The single-letter key that the language gives it; None when it has none."""
        if self.letter is None:
            return None
        return QCoreApplication.translate("Letters", self.letter)

    @property
    def plain_text(self) -> str:
        """The text without mnemonic and dots."""
        text = self.text.replace("&&", "\0").replace("&", "").replace("\0", "&")
        return text.removesuffix("…").removesuffix("...")


TABLE: Final = (
    Spec("new", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "&New match…"), ("Ctrl+N",)),
    Spec("restart", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "&Restart hand"), ("Ctrl+R",)),
    Spec("copy-seed", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "Copy &seed")),
    Spec("open", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "&Open…"), ("Ctrl+O",), separated=True),
    Spec("recent", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "Open rec&ent")),
    Spec("save-as", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "Save &as…"), ("Ctrl+S",)),
    Spec(
        "ledger",
        Menu.GAME,
        QT_TRANSLATE_NOOP("Actions", "&Ledger"),
        ("Ctrl+L",),
        separated=True,
        everywhere=True,
    ),
    Spec("statistics", Menu.GAME, QT_TRANSLATE_NOOP("Actions", "Statist&ics"), ("Ctrl+I",)),
    Spec(
        "preferences",
        Menu.GAME,
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        ("Ctrl+,",),
        role=Role.PreferencesRole,
        separated=True,
    ),
    Spec(
        "quit",
        Menu.GAME,
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        ("Ctrl+Q",),
        role=Role.QuitRole,
        separated=True,
        everywhere=True,
    ),
    Spec("confirm", Menu.PLAY, QT_TRANSLATE_NOOP("Actions", "&Confirm")),
    Spec(
        "pass",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "&Pass"),
        letter=QT_TRANSLATE_NOOP("Letters", "P"),
    ),
    Spec(
        "left",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "Choose the &left end"),
        letter=QT_TRANSLATE_NOOP("Letters", "L"),
    ),
    Spec(
        "right",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "Choose the &right end"),
        letter=QT_TRANSLATE_NOOP("Letters", "R"),
    ),
    Spec("take-back", Menu.PLAY, QT_TRANSLATE_NOOP("Actions", "Put the tile &back"), ("Esc",)),
    Spec(
        "hint",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        letter=QT_TRANSLATE_NOOP("Letters", "H"),
        separated=True,
    ),
    Spec(
        "undo",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        ("Ctrl+Z",),
        letter=QT_TRANSLATE_NOOP("Letters", "U"),
    ),
    Spec(
        "redo",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "R&edo"),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        letter=QT_TRANSLATE_NOOP("Letters", "Y"),
    ),
    Spec(
        "step",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "&Next computer move"),
        letter=QT_TRANSLATE_NOOP("Letters", "N"),
        separated=True,
    ),
    Spec(
        "result",
        Menu.PLAY,
        QT_TRANSLATE_NOOP("Actions", "Show or hide the re&sult"),
        letter=QT_TRANSLATE_NOOP("Letters", "V"),
    ),
    Spec(
        "ask-ends",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Open &ends"),
        letter=QT_TRANSLATE_NOOP("Letters", "E"),
    ),
    Spec(
        "ask-line",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Whole &line"),
        letter=QT_TRANSLATE_NOOP("Letters", "B"),
    ),
    Spec(
        "ask-hand",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "My &tiles"),
        letter=QT_TRANSLATE_NOOP("Letters", "T"),
    ),
    Spec(
        "ask-counts",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Tiles &of each seat"),
        letter=QT_TRANSLATE_NOOP("Letters", "C"),
    ),
    Spec(
        "ask-passes",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Who &passed on what"),
        letter=QT_TRANSLATE_NOOP("Letters", "X"),
    ),
    Spec(
        "ask-streaks",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "&Streaks"),
        letter=QT_TRANSLATE_NOOP("Letters", "S"),
    ),
    Spec(
        "ask-turn",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "&Whose turn"),
        letter=QT_TRANSLATE_NOOP("Letters", "W"),
    ),
    Spec(
        "ask-moves",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Last &moves"),
        letter=QT_TRANSLATE_NOOP("Letters", "M"),
    ),
    Spec(
        "ask-chances",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "&Chances of my moves"),
        letter=QT_TRANSLATE_NOOP("Letters", "O"),
    ),
    Spec(
        "ask-again",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "Say &again"),
        letter=QT_TRANSLATE_NOOP("Letters", "G"),
    ),
    Spec(
        "history",
        Menu.ASK,
        QT_TRANSLATE_NOOP("Actions", "&History of what was said"),
        ("F3",),
        separated=True,
    ),
    Spec(
        "menu-bar",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Menu bar"),
        ("Ctrl+M",),
        checkable=True,
    ),
    Spec(
        "selectors",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Position fields"),
        ("Ctrl+Shift+P",),
        checkable=True,
    ),
    Spec(
        "chances",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Chances of all moves"),
        ("Ctrl+Shift+H",),
        checkable=True,
    ),
    Spec(
        "full-screen",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        ("F11",),
        checkable=True,
    ),
    Spec(
        "zoom-in",
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Enlarge the line"),
        ("Ctrl++", "Ctrl+="),
        separated=True,
    ),
    Spec("zoom-out", Menu.VIEW, QT_TRANSLATE_NOOP("Actions", "&Shrink the line"), ("Ctrl+-",)),
    Spec(
        "zoom-reset", Menu.VIEW, QT_TRANSLATE_NOOP("Actions", "Show the &whole line"), ("Ctrl+0",)
    ),
    Spec("language", Menu.VIEW, QT_TRANSLATE_NOOP("Actions", "&Language"), separated=True),
    Spec("rules", Menu.HELP, QT_TRANSLATE_NOOP("Actions", "&Rules"), ("F1",), everywhere=True),
    Spec(
        "shortcuts",
        Menu.HELP,
        QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
        ("F2",),
        everywhere=True,
    ),
    Spec("fairness", Menu.HELP, QT_TRANSLATE_NOOP("Actions", "&Fair play")),
    Spec(
        "demo-hand", Menu.HELP, QT_TRANSLATE_NOOP("Actions", "&Watch a demo hand"), separated=True
    ),
    Spec(
        "about",
        Menu.HELP,
        QT_TRANSLATE_NOOP("Actions", "&About Chiva"),
        role=Role.AboutRole,
        separated=True,
    ),
)
"""Every action of the program, menu by menu."""


class TableKey(NamedTuple):
    """Keys that the table itself understands: no menu has them."""

    keys: tuple[str, ...]
    """The keys as QKeySequence reads them."""
    source: str
    """What they do, in English."""

    @property
    def text(self) -> str:
        """What they do, in the language that is on."""
        return QCoreApplication.translate("TableKeys", self.source)


TABLE_KEYS: Final = (
    TableKey(
        ("Left", "Right"),
        QT_TRANSLATE_NOOP("TableKeys", "Go along the hand, or along the line"),
    ),
    TableKey(
        ("Home", "End"),
        QT_TRANSLATE_NOOP("TableKeys", "Go to the first or the last tile"),
    ),
    TableKey(
        ("Enter", "Space"),
        QT_TRANSLATE_NOOP("TableKeys", "Choose the tile; play it once it is chosen"),
    ),
    TableKey(
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("TableKeys", "Change the end, when the chosen tile fits both"),
    ),
    TableKey(
        ("Esc",),
        QT_TRANSLATE_NOOP("TableKeys", "Put the chosen tile back"),
    ),
    TableKey(
        ("Tab", "Shift+Tab"),
        QT_TRANSLATE_NOOP("TableKeys", "Go on: hand, ends and line, buttons, status"),
    ),
    TableKey(
        ("F10",),
        QT_TRANSLATE_NOOP("TableKeys", "Open the menus, also while the menu bar is hidden"),
    ),
)
"""The keys of the table, for the shortcuts page and the README."""


def shown_key(key: str) -> str:
    """A key as this system writes it, in the language that is on."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def rows(menu: Menu) -> Iterator[Spec]:
    """The rows of one menu, in order."""
    return (spec for spec in TABLE if spec.menu is menu)


class Actions:
    """The QActions made from the table, and the menus that hold them."""

    def __init__(self, parent: QObject) -> None:
        self._actions: dict[str, QAction] = {}
        self._menus: dict[Menu, QMenu] = {}
        self._letters: dict[str, str] = {}
        self._letters_on = True
        for spec in TABLE:
            action = QAction(parent)
            action.setObjectName(f"action-{spec.name}")
            action.setCheckable(spec.checkable)
            action.setMenuRole(spec.role)
            if spec.everywhere:
                action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
            self._actions[spec.name] = action
        self.set_letters(True)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Make the menus in `bar`."""
        for menu in Menu:
            made = bar.addMenu(menu.title)
            made.setObjectName(f"menu-{menu.name.lower()}")
            self._menus[menu] = made
            for spec in rows(menu):
                if spec.separated:
                    made.addSeparator()
                made.addAction(self._actions[spec.name])

    def menu(self, menu: Menu) -> QMenu:
        """One of the menus that `fill` made."""
        return self._menus[menu]

    def set_letters(self, on: bool, changed: Mapping[str, str] | None = None) -> None:
        """Switch the single-letter keys; `changed` holds other letters by action name."""
        self._letters_on = on
        self._letters = dict(changed or {})
        self._set_shortcuts()

    def _set_shortcuts(self) -> None:
        for spec in TABLE:
            keys = [QKeySequence(key) for key in self.keys(spec)]
            self._actions[spec.name].setShortcuts(keys)

    def letter(self, spec: Spec) -> str | None:
        """The single-letter key of a row; None when it has none or letters are off."""
        if not self._letters_on:
            return None
        if spec.name in self._letters:
            return self._letters[spec.name] or None
        # Each language has letters of its own: one that the person gave away may be among them.
        return None if spec.own_letter in self._letters.values() else spec.own_letter

    def keys(self, spec: Spec) -> tuple[str, ...]:
        """All keys of a row, the one shown in menus first."""
        letter = self.letter(spec)
        return spec.keys if letter is None else (*spec.keys, letter)

    def key_of(self, name: str) -> str:
        """The first key of an action as shown on this system; empty when it has none."""
        spec = next(spec for spec in TABLE if spec.name == name)
        keys = self.keys(spec)
        return shown_key(keys[0]) if keys else ""

    def retranslate(self) -> None:
        """Take the texts and letters of the language that is on."""
        self._set_shortcuts()
        for spec in TABLE:
            self._actions[spec.name].setText(spec.text)
        for menu, made in self._menus.items():
            made.setTitle(menu.title)

    def shortcut_rows(self) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Menu title, action and keys as shown on this system, for the shortcuts page."""
        for spec in TABLE:
            shown = tuple(shown_key(key) for key in self.keys(spec))
            if shown:
                yield spec.menu.title.replace("&", ""), spec.plain_text, shown
