"""Everything a person can set, on a few pages; each change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chiva_qt import settings as st
from chiva_qt.actions import TABLE, Spec
from chiva_qt.dialogs.base import (
    ButtonBox,
    ChoiceBox,
    Dialog,
    FlowLayout,
    Index,
    Pages,
    Question,
    ScrollPage,
    Table,
    Text,
)
from chiva_qt.i18n import LANGUAGES, SYSTEM, language_name, languages
from chiva_qt.phrases import Phrases
from chiva_qt.settings import Setting, Settings, format_letters, parse_letters

T = TypeVar("T", int, str)
AnySetting = Setting[bool] | Setting[int] | Setting[str]
ROOT: Final = QModelIndex()
NAME, LETTER = range(2)

LOOK: Final[tuple[AnySetting, ...]] = (
    st.LANGUAGE,
    st.THEME,
    st.TILE_SET,
    st.TEXT_SIZE,
    st.MOTION,
    st.SHOW_PASSES,
    st.SHOW_CHANCES,
    st.SHOW_MENU_BAR,
    st.SHOW_SELECTORS,
)
PLAY: Final[tuple[AnySetting, ...]] = (st.SPEED, st.AUTO_PASS, *st.LEVELS.values())
SPEECH: Final[tuple[AnySetting, ...]] = (st.VERBOSITY, st.NUMBER_WORDS, st.VOICE, st.VOICE_RATE)
SOUND: Final[tuple[AnySetting, ...]] = tuple(st.SOUNDS.values())
KEYS: Final[tuple[AnySetting, ...]] = (st.LETTER_KEYS,)


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of a setting."""

    label: str
    note: str
    """One line of explanation."""
    names: tuple[str, ...] = ()
    """What the choices are called, in their order."""


class _Label(Text):
    """The label beside a check box: a click on it counts for the box."""

    def __init__(self, box: QCheckBox) -> None:
        super().__init__(box)
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self._box.click()
        super().mouseReleaseEvent(event)


class Control(QWidget):
    """A setting with its label, its control and one line about it."""

    def __init__(self, settings: Settings, key: str) -> None:
        super().__init__()
        self.settings = settings
        self.key = key
        self.note = Text(soft=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, self.fontMetrics().height() // 2)
        self.column.setSpacing(3)
        settings.changed.connect(self._changed)

    @Slot(str)
    def _changed(self, key: str) -> None:
        if key == self.key:
            self.take()

    def take(self) -> None:
        """Show the setting's value."""
        raise NotImplementedError

    def say(self, words: Words) -> None:
        """Show texts in the language that is on."""
        raise NotImplementedError


class Choice(Control, Generic[T]):
    """A setting with a few values, as a list to open."""

    def __init__(self, settings: Settings, setting: Setting[T]) -> None:
        super().__init__(settings, setting.key)
        self.setting: Setting[T] = setting
        self.box: ChoiceBox = ChoiceBox()
        self.box.setObjectName(f"setting-{setting.key}")
        for value in setting.choices:
            self.box.addItem("", value)
        self.label: Text = Text(self.box)
        self.column.addWidget(self.label)
        self.column.addWidget(self.box)
        self.column.addWidget(self.note)
        self.take()
        self.box.activated.connect(self._chosen)

    def take(self) -> None:
        self.box.setCurrentIndex(self.box.findData(self.settings.get(self.setting)))

    def say(self, words: Words) -> None:
        self.label.setText(words.label)
        for index, name in enumerate(words.names):
            self.box.setItemText(index, name)
        self.note.setText(words.note)
        self.box.setAccessibleName(words.label)
        self.box.setAccessibleDescription(words.note)

    @Slot(int)
    def _chosen(self, index: int) -> None:
        self.settings.set(self.setting, self.setting.choices[index])


class Switch(Control):
    """A setting that is on or off, as a check box."""

    def __init__(self, settings: Settings, setting: Setting[bool]) -> None:
        super().__init__(settings, setting.key)
        self.setting = setting
        self.box = QCheckBox()
        self.box.setObjectName(f"setting-{setting.key}")
        self.label = _Label(self.box)
        row = QHBoxLayout()
        row.addWidget(self.box)
        row.addWidget(self.label, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.note)
        self.take()
        self.box.clicked.connect(self._clicked)

    def take(self) -> None:
        self.box.setChecked(self.settings.get(self.setting))

    def say(self, words: Words) -> None:
        self.label.setText(words.label)
        self.note.setText(words.note)
        self.box.setAccessibleName(words.label)
        self.box.setAccessibleDescription(words.note)

    @Slot(bool)
    def _clicked(self, on: bool) -> None:
        self.settings.set(self.setting, on)


def control(settings: Settings, setting: AnySetting) -> Control:
    """The control that suits a setting."""
    # The kind of a setting is told by its value, which a type checker does not follow.
    if isinstance(setting.default, bool):
        return Switch(settings, cast("Setting[bool]", setting))
    if isinstance(setting.default, int):
        return Choice[int](settings, cast("Setting[int]", setting))
    return Choice[str](settings, setting)


class LetterModel(QAbstractTableModel):
    """The single-letter keys, to be changed."""

    refused = Signal(str)
    """A letter was not taken; the sentence says why."""
    taken = Signal(str)
    """A letter was changed; the sentence says how it stands now."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.specs: tuple[Spec, ...] = tuple(spec for spec in TABLE if spec.letter)
        settings.changed.connect(self._changed)

    def letter(self, spec: Spec) -> str:
        """The letter of an action as it is set; empty when it has none."""
        return parse_letters(self._settings.get(st.LETTERS)).get(spec.name, spec.own_letter or "")

    def change(self, row: int, letter: str) -> bool:
        """Give an action another letter, or none. Whether that was possible."""
        spec, letter = self.specs[row], letter.strip().upper()
        if letter and (len(letter) != 1 or not letter.isalpha()):
            self.refused.emit(self.tr("Only a single letter can be a key here."))
            return False
        for other in self.specs:
            if letter and other is not spec and self.letter(other) == letter:
                self.refused.emit(
                    self.tr("{letter} already means: {action}.", "a key and what it does").format(
                        letter=letter, action=other.plain_text
                    )
                )
                return False
        changed = parse_letters(self._settings.get(st.LETTERS))
        changed[spec.name] = letter
        # What is as in the table of actions need not be kept.
        kept = {s.name: changed[s.name] for s in self.specs if s.name in changed}
        for one in self.specs:
            if kept.get(one.name) == one.own_letter:
                del kept[one.name]
        self._settings.set(st.LETTERS, format_letters(kept))
        if letter:
            text = self.tr("{letter} now means: {action}.", "a key and what it does").format(
                letter=letter, action=spec.plain_text
            )
        else:
            text = self.tr("No letter now: {action}.").format(action=spec.plain_text)
        self.taken.emit(text)
        return True

    @Slot(str)
    def _changed(self, key: str) -> None:
        if key == st.LETTERS.key:
            self.retranslate()

    def retranslate(self) -> None:
        """All texts may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, NAME, LETTER)
        self.dataChanged.emit(self.index(0, NAME), self.index(len(self.specs) - 1, LETTER))

    # -- what Qt asks -------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.specs)

    def columnCount(self, parent: Index = ROOT) -> int:  # noqa: N802
        return 0 if parent.isValid() else 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == LETTER else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        spec = self.specs[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == LETTER:
            return self.letter(spec) or self.tr("no letter", "instead of a key")
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        return spec.plain_text if index.column() == NAME else self.letter(spec)

    def setData(  # noqa: N802
        self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != LETTER:
            return False
        return self.change(index.row(), str(value))

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        if section == NAME:
            return self.tr("Action", "heading of a table of keys")
        return self.tr("Letter", "heading of a table of keys")


class LetterTable(Table):
    """A letter typed on a row becomes its key; Delete takes it away."""

    def __init__(self, model: LetterModel) -> None:
        super().__init__(model)
        self._letters = model
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        row = self.currentIndex().row()
        if row >= 0 and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._letters.change(row, "")
        elif row >= 0 and event.text().isalpha() and held == Qt.KeyboardModifier.NoModifier:
            self._letters.change(row, event.text())
        else:
            super().keyPressEvent(event)


class PreferencesDialog(Dialog):
    """The settings on five pages: look, play, speech, keys, sounds. Not modal."""

    columns = 66
    lines = 34

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__("preferences", parent)
        self._settings = settings
        self._phrases = Phrases(parent=self)
        self.controls: dict[str, Control] = {}
        self.pages = Pages()
        self.tabs = self.pages.tabs
        for group in (LOOK, PLAY, SPEECH):
            self.tabs.addTab(ScrollPage(self._page(group)), "")
        keys = self._page(KEYS)
        self.tabs.addTab(ScrollPage(keys), "")
        self.tabs.addTab(ScrollPage(self._page(SOUND)), "")

        self.letter_model = LetterModel(settings, self)
        self._letters_label = Text()
        self.letters = LetterTable(self.letter_model)
        self._letters_label.setBuddy(self.letters)
        self.message = Text(strong=True)
        self.original_button = QPushButton()
        self.original_button.setAutoDefault(False)
        self.original_button.clicked.connect(self._original_letters)
        self._fill_keys(keys)
        self.letter_model.refused.connect(self._tell)
        self.letter_model.taken.connect(self._tell)
        settings.changed.connect(self._setting_changed)

        self._buttons = ButtonBox()
        self.reset_button = self._buttons.add(QDialogButtonBox.ButtonRole.ResetRole)
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self.reset_button.clicked.connect(self.ask_reset)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pages, 1)
        layout.addWidget(self._buttons)
        self._setting_changed(st.LETTER_KEYS.key)
        self.ready()
        self.pages.focus_titles()

    def _page(self, group: Sequence[AnySetting]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        for setting in group:
            made = control(self._settings, setting)
            self.controls[setting.key] = made
            column.addWidget(made)
        column.addStretch(1)
        return page

    def _fill_keys(self, page: QWidget) -> None:
        column = page.layout()
        if not isinstance(column, QVBoxLayout):
            raise TypeError("a page is a column")
        column.takeAt(column.count() - 1)
        column.addWidget(self._letters_label)
        self.letters.setMinimumHeight(self.fontMetrics().lineSpacing() * 12)
        column.addWidget(self.letters, 1)
        column.addWidget(self.message)
        row = QWidget()
        flow = FlowLayout()
        row.setLayout(flow)
        flow.addWidget(self.original_button)
        column.addWidget(row)

    # -- texts --------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences", "window title"))
        self.pages.set_titles(
            self.tr("&Look", "page of the preferences"),
            self.tr("&Play", "page of the preferences"),
            self.tr("&Speech", "page of the preferences"),
            self.tr("&Keys", "page of the preferences"),
            self.tr("Soun&ds", "page of the preferences"),
        )
        words = {**self._look(), **self._play(), **self._speech(), **self._sound()}
        for key, made in self.controls.items():
            made.say(words[key])
        self._letters_label.setText(
            self.tr("L&etters: type another one on a row, or press Delete to have none.")
        )
        self.letters.setAccessibleName(self.tr("Letters", "name of a table of keys"))
        self.original_button.setText(self.tr("&Original letters"))
        self.letter_model.retranslate()
        self.message.setText("")
        self.reset_button.setText(self.tr("&Reset everything…"))
        self.close_button.setText(self.tr("&Close"))

    def _look(self) -> dict[str, Words]:
        names = {code: language_name(code) for code in LANGUAGES}
        names[SYSTEM] = self.tr("As the system", "language")
        return {
            st.LANGUAGE.key: Words(
                self.tr("Language"),
                self.tr("For everything shown and spoken, at once."),
                tuple(names[code] for code in st.LANGUAGE.choices),
            ),
            st.THEME.key: Words(
                self.tr("Theme"),
                self.tr("The colours of the table and of all windows."),
                (
                    self.tr("As the system", "theme"),
                    self.tr("Green felt", "theme"),
                    self.tr("Slate, dark", "theme"),
                    self.tr("Daylight", "theme"),
                    self.tr("High contrast, dark", "theme"),
                    self.tr("High contrast, light", "theme"),
                ),
            ),
            st.TILE_SET.key: Words(
                self.tr("Tiles"),
                self.tr("How the faces of the tiles look."),
                (
                    self.tr("As the theme", "set of tiles"),
                    self.tr("Ivory", "set of tiles"),
                    self.tr("Black", "set of tiles"),
                    self.tr("High contrast", "set of tiles"),
                    self.tr("Large numerals", "set of tiles"),
                    self.tr("Coloured pips", "set of tiles"),
                ),
            ),
            st.TEXT_SIZE.key: Words(
                self.tr("Text size"),
                self.tr("For all texts, on the table and in windows."),
                tuple(languages.percent(size / 100) for size in st.TEXT_SIZE.choices),
            ),
            st.MOTION.key: Words(
                self.tr("Motion"),
                self.tr("Whether tiles glide to their places or lie there at once."),
                (
                    self.tr("As the system", "motion"),
                    self.tr("On", "motion"),
                    self.tr("Off", "motion"),
                ),
            ),
            st.SHOW_PASSES.key: Words(
                self.tr("Show passes"),
                self.tr("Beside each seat, the numbers it has passed on."),
            ),
            st.SHOW_CHANCES.key: Words(
                self.tr("Chances of all moves"),
                self.tr("With a hint: a bar and a figure for each move you can make."),
            ),
            st.SHOW_MENU_BAR.key: Words(
                self.tr("Menu bar"),
                self.tr("Its keys work without it, too."),
            ),
            st.SHOW_SELECTORS.key: Words(
                self.tr("Position fields"),
                self.tr("Two fields and a button: the place of a tile and the end."),
            ),
        }

    def _play(self) -> dict[str, Words]:
        phrases = self._phrases
        words = {
            st.SPEED.key: Words(
                self.tr("Speed of the computer"),
                self.tr("How long a move waits before it is shown. Step by step: for a key."),
                (
                    self.tr("At once", "speed"),
                    self.tr("Quick", "speed"),
                    self.tr("Calm", "speed"),
                    self.tr("Step by step", "speed"),
                ),
            ),
            st.AUTO_PASS.key: Words(
                self.tr("Pass by itself"),
                self.tr("Your turn passes when none of your tiles fits."),
            ),
        }
        labels = {
            3: self.tr("Level of your partner"),
            2: self.tr("Level of the right opponent"),
            4: self.tr("Level of the left opponent"),
        }
        for seat, setting in st.LEVELS.items():
            words[setting.key] = Words(
                labels[seat],
                phrases.level_note(self._settings.get(setting)),
                tuple(phrases.level(level) for level in setting.choices),
            )
        return words

    def _speech(self) -> dict[str, Words]:
        return {
            st.VERBOSITY.key: Words(
                self.tr("Length of what is spoken"),
                self.tr("For screen readers. Brief leaves out what you can ask for by a key."),
                (
                    self.tr("Brief", "length of what is spoken"),
                    self.tr("Normal", "length of what is spoken"),
                    self.tr("Full", "length of what is spoken"),
                ),
            ),
            st.NUMBER_WORDS.key: Words(
                self.tr("Numbers as words"),
                self.tr("Spoken: six-four instead of 6-4."),
            ),
            st.VOICE.key: Words(
                self.tr("Built-in voice"),
                self.tr("For playing by ear without a screen reader; leave it off beside one."),
            ),
            st.VOICE_RATE.key: Words(
                self.tr("Speed of the built-in voice"),
                self.tr("In parts of the voice's own speed."),
                tuple(languages.percent(rate / 100) for rate in st.VOICE_RATE.choices),
            ),
            st.LETTER_KEYS.key: Words(
                self.tr("Single letters as keys"),
                self.tr("Off if they get in the way of your screen reader or speech input."),
            ),
        }

    def _sound(self) -> dict[str, Words]:
        labels = {
            "place": (self.tr("A tile is laid"), self.tr("The sound of each move, yours too.")),
            "pass": (self.tr("A seat passes"), self.tr("Two soft taps.")),
            "block": (self.tr("The hand is blocked"), self.tr("When nobody can play.")),
            "win": (self.tr("We win a hand"), self.tr("Three notes that rise.")),
            "break": (self.tr("An attempt is broken"), self.tr("When both streaks go to 0.")),
        }
        off = self.tr("Off", "volume of a sound")
        return {
            setting.key: Words(
                *labels[kind],
                tuple(languages.percent(v / 100) if v else off for v in setting.choices),
            )
            for kind, setting in st.SOUNDS.items()
        }

    # -- what happens ---------------------------------------------------------------

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key == st.LETTER_KEYS.key:
            on = self._settings.get(st.LETTER_KEYS)
            for widget in (self._letters_label, self.letters, self.original_button):
                widget.setEnabled(on)
        if any(key == setting.key for setting in st.LEVELS.values()):
            # The line about a level is another one now.
            for name, words in self._play().items():
                self.controls[name].say(words)

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.message.setText(text)
        self.spoken.emit(text)

    def _original_letters(self) -> None:
        self._settings.set(st.LETTERS, st.LETTERS.default)
        self._tell(self.tr("All letters are as they were at first."))

    def ask_reset(self) -> Question:
        """Ask, and put every setting back to its default if that is wanted."""
        question = Question(
            self.tr("Reset everything?", "window title"),
            self.tr("All preferences go back to what they were at first. Matches stay."),
            self.tr("&Reset"),
            self.tr("&Cancel"),
            self,
            for_good=True,
        )
        question.agreed.connect(self._settings.reset)
        question.closed.connect(question.deleteLater)
        question.open()
        return question
