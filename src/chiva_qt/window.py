"""The main window: puts the parts together and ties every action to what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from chiva_engine.moves import End, Play
from chiva_qt import settings as st
from chiva_qt.a11y import answers
from chiva_qt.a11y.announcer import Announcer
from chiva_qt.a11y.voice import Voice
from chiva_qt.actions import TABLE, Actions, Menu
from chiva_qt.bars.bottom import BottomBar, StatusBox
from chiva_qt.bars.top import TopBar
from chiva_qt.controller import GameController, Hold
from chiva_qt.i18n import languages
from chiva_qt.language_menu import LanguageMenu
from chiva_qt.looks import Looks
from chiva_qt.phrases import Phrases
from chiva_qt.place import onto_screen
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.saving.files import MatchFiles
from chiva_qt.saving.storage import Profile
from chiva_qt.settings import Settings, Speed, Verbosity, parse_letters
from chiva_qt.sounds import Sounds
from chiva_qt.table.paint.base import LEAST_TEXT
from chiva_qt.table.regions import Frame, frame, leaves_table, regions
from chiva_qt.table.view import TableView

# What is not seen at the start is loaded when it is: the table is there sooner.
if TYPE_CHECKING:
    from chiva_qt.bars.chances import Chances
    from chiva_qt.bars.hints import Hints
    from chiva_qt.bars.selector import SelectorBar
    from chiva_qt.dialogs.about import ErrorDialog
    from chiva_qt.dialogs.base import Dialog
    from chiva_qt.dialogs.ledger import LedgerDialog
    from chiva_qt.dialogs.new_match import NewMatch
    from chiva_qt.dialogs.result_sheet import ResultSheet

LEAST_WIDTH, LEAST_HEIGHT = 360, 560
"""The smallest window, in logical pixels."""

HINTS_SEEN: Final = "hints-seen"
"""What the settings remember once the hints of the first start were put away."""

MENUS_FIT: Final = 620
"""The width from which all menus stand in their bar, in logical pixels at a text size of 100 %."""
MENU_GAP: Final = 6
"""The space that Qt leaves between two menus, and before the first one."""
LEAST_PAD: Final = 3
"""The least room on both sides of a menu's name before the names get smaller."""


class MainWindow(QMainWindow):
    """The table with its bars, menus and dialogs."""

    seen = Signal()
    """The table was painted for the first time."""

    def __init__(
        self, controller: GameController, settings: Settings, profile: Profile | None = None
    ) -> None:
        """`profile`: where the match is kept; None when it is not."""
        super().__init__()
        self.setObjectName("chiva")
        self._controller = controller
        self._settings = settings
        self._looks = Looks(settings, self)
        self._screen_phrases = Phrases(parent=self)
        self._spoken = Phrases(words=True, parent=self)
        self._hidden: Hold | None = None
        self._shape: Frame | None = None
        self._open: dict[str, Dialog] = {}
        self._ledger: LedgerDialog | None = None
        self._model = controller.model
        self._untold: TableModel | None = None
        """The end of a hand that is told once the last tile lies and the result is shown."""

        self._actions = Actions(self)
        self._actions.fill(self.menuBar())
        for spec in TABLE:
            self.addAction(self._actions[spec.name])
        self._spoken.key_of = self._actions.key_of

        # Made in the order of Tab: hand, ends and line, buttons, status, short cuts.
        middle = _Middle(self._lay_out)
        self.setCentralWidget(middle)
        self._middle = middle
        self._view = TableView(self._screen_phrases, self._spoken, controller.hold, middle)
        self._bottom = BottomBar(self._actions, middle)
        self._status_box = StatusBox(self._screen_phrases, middle)
        self._status = self._status_box.line
        self._top = TopBar(self._screen_phrases, self._spoken, self._actions, middle)
        self._hints: Hints | None = None
        """Made when it is shown: that is at the first start only."""
        self._chances: Chances | None = None
        """The chances of all moves; made when they are switched on."""
        self._selectors: SelectorBar | None = None
        """Position and end as fields; made when they are switched on."""
        self._sheet: ResultSheet | None = None
        """The result over the table; made when it is shown for the first time."""
        self._announcer = Announcer(self._spoken, self._status, settings, self)
        self._voice = Voice(settings, self)
        self._sounds = Sounds(settings, self)

        self.files = MatchFiles(
            controller, settings, self._screen_phrases, self._open_beside, self, profile
        )
        self.setAcceptDrops(True)

        self._tie_actions()
        self._tie_parts()
        self._set_up()
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self._restore_place()
        controller.table_changed.connect(self._show)

    # -- ties ------------------------------------------------------------------------

    def _tie_actions(self) -> None:
        controller = self._controller
        slots: dict[str, Callable[[], None]] = {
            "new": self.ask_new_match,
            "restart": self._restart,
            "copy-seed": self._copy_seed,
            "open": self.files.ask_open,
            "save-as": self.files.ask_save,
            "ledger": self.open_ledger,
            "statistics": self.open_statistics,
            "preferences": self.open_preferences,
            "quit": self._quit,
            "confirm": self._confirm,
            "pass": controller.pass_turn,
            "left": lambda: controller.choose_end(End.LEFT),
            "right": lambda: controller.choose_end(End.RIGHT),
            "take-back": self._take_back,
            "hint": controller.hint,
            "undo": self._undo,
            "redo": self._redo,
            "step": self._step,
            "menu-bar": self._toggle_menu_bar,
            "selectors": self._toggle_selectors,
            "chances": self._toggle_chances,
            "full-screen": self._toggle_full_screen,
            "zoom-in": self._view.zoom_in,
            "zoom-out": self._view.zoom_out,
            "zoom-reset": self._view.reset_zoom,
            "rules": self.open_rules,
            "history": self.open_history,
            "result": self._toggle_result,
            "shortcuts": self.open_shortcuts,
            "demo-hand": self.watch_demo_hand,
            "fairness": self.open_fairness,
            "about": self.open_about,
        }
        for name, slot in slots.items():
            self._actions[name].triggered.connect(_without_argument(slot))
        for name, answer in answers.ANSWERS.items():
            self._actions[name].triggered.connect(_without_argument(partial(self._answer, answer)))
        self._actions["recent"].setMenu(self.files.recent_menu)
        self._languages = LanguageMenu(self._settings, self)
        self._actions["language"].setMenu(self._languages)
        self._actions["ask-again"].triggered.connect(_without_argument(self._announcer.again))
        for menu in (Menu.GAME, Menu.PLAY):
            made = self._actions.menu(menu)
            made.aboutToShow.connect(self._grey_out)
            made.aboutToHide.connect(self._light_up)

    def _tie_parts(self) -> None:
        controller, view = self._controller, self._view
        view.seen.connect(self.seen)
        view.tile_picked.connect(controller.pick)
        view.target_activated.connect(self._play_at)
        view.end_chosen.connect(controller.choose_end)
        view.dropped.connect(controller.play)
        view.put_back.connect(controller.take_back)
        view.confirmed.connect(self._confirm)
        self._bottom.main_clicked.connect(self._confirm)
        self._top.menu_wanted.connect(self._pop_up_menus)
        QShortcut(QKeySequence("F10"), self).activated.connect(self._open_menus)
        self._mnemonics = {menu: QShortcut(self) for menu in Menu}
        for menu, keys in self._mnemonics.items():
            keys.activated.connect(partial(self._open_menu, menu))
        view.rested.connect(self._tell_end)
        self.files.said.connect(self._tell)
        self._status.told.connect(self._voice.say)
        view.focus_told.connect(self._voice.say_focus)
        self._voice.missing.connect(self._tell)
        self._sounds.missing.connect(self._tell)
        self._looks.changed.connect(self._relook)
        self._settings.changed.connect(self._setting_changed)

    def _set_up(self) -> None:
        """Take every setting as it is at the start."""
        for seat, setting in st.LEVELS.items():
            self._controller.set_level(seat, self._settings.get(setting))
        self._controller.set_speed(Speed(self._settings.get(st.SPEED)))
        self._controller.set_auto_pass(self._settings.get(st.AUTO_PASS))
        self._show_menu_bar()
        self._show_selectors()
        self._show_chances()
        self._spoken.words = self._settings.get(st.NUMBER_WORDS)
        self._spoken.verbosity = Verbosity(self._settings.get(st.VERBOSITY))
        self._set_letters()
        self._relook()
        self._voice.start()
        self._retitle()

    # -- showing ----------------------------------------------------------------------

    @Slot(object)
    def _show(self, model: TableModel) -> None:
        self._tell_end()
        before, self._model = self._model, model
        self._view.show_model(model)
        self._top.show_model(model)
        self._bottom.show_model(model, steps=self._controller.speed is Speed.STEP)
        self._place_status()
        self._status_box.show_model(model, self._screen_phrases.status(model))
        if self._selectors is not None:
            self._selectors.show_model(model)
        if self._chances is not None and self._chances.show_model(model):
            self._lay_out()
        self._close_sheet(model)
        if self._ends(model) and self._view.moving:
            self._untold = model
        else:
            self._tell_model(model)
        if model.seed != before.seed or model.change is Change.MATCH_STARTED:
            self._retitle()
        if self._ledger is not None and model.log != before.log:
            self._ledger.set_ledger(self._controller.ledger())

    @staticmethod
    def _ends(model: TableModel) -> bool:
        """Whether the hand came to its end just now, and a person is to see it."""
        ending = model.change in (Change.MOVED, Change.REDONE, Change.LOADED)
        return model.result is not None and ending and not model.demo

    def _tell_model(self, model: TableModel) -> None:
        """The result first, for it takes the focus; then what is said, or it would be cut off."""
        if self._ends(model):
            self._open_sheet(model)
        self._announcer.model_changed(model)
        self._sounds.model_changed(model)

    @Slot()
    def _tell_end(self) -> None:
        untold, self._untold = self._untold, None
        if untold is not None:
            self._tell_model(untold)

    def _open_sheet(self, model: TableModel) -> None:
        if model.result is not None:
            if self._hints_shown:
                self._put_hints_away()  # whoever has played a hand needs none
            self._bottom.cover(True)
            sheet = self._sheet or self._make_sheet()
            sheet.show_result(model.result, model.hand_number, self._controller.levels)

    def _make_sheet(self) -> ResultSheet:
        from chiva_qt.dialogs.result_sheet import ResultSheet

        sheet = ResultSheet(self._screen_phrases, self._middle, self._spoken)
        sheet.next_hand.connect(self._controller.next_hand)
        sheet.replay.connect(self._controller.restart)
        sheet.new_match.connect(self.ask_new_match)
        sheet.ledger.connect(self.open_ledger)
        sheet.hidden.connect(self._uncover)
        self._sheet = sheet
        self._dress_sheet(sheet)
        self._lay_out()
        return sheet

    def _dress_sheet(self, sheet: ResultSheet) -> None:
        """Give the result the keys, the look and the motion that are on."""
        sheet.set_keys(self._actions.key_of("result"), self._actions.key_of("restart"))
        sheet.set_look(self._looks.theme, self._looks.tile_set, self._looks.text_scale)
        sheet.set_motion(self._in_motion)

    @property
    def _in_motion(self) -> bool:
        """Whether anything glides."""
        return self._looks.motion and self._controller.speed is not Speed.INSTANT

    def _close_sheet(self, model: TableModel) -> None:
        if model.result is None and self._sheet is not None and not self._sheet.isHidden():
            self._sheet.hide()
            self._uncover()

    @Slot()
    def _uncover(self) -> None:
        self._bottom.cover(False)
        self._to_hand()

    def _retitle(self) -> None:
        self.setWindowTitle(
            self.tr("Seed {seed}", "window title; the program's name follows").format(
                seed=self._model.seed
            )
        )

    # -- actions ----------------------------------------------------------------------

    def _confirm(self) -> None:
        """What Enter and the main button do: play, deal on, begin again."""
        phase = self._model.phase
        if phase is Phase.HAND_OVER:
            self._controller.next_hand()
        elif phase is Phase.MATCH_OVER:
            self.ask_new_match()
        elif phase is Phase.COMPUTER and self._controller.speed is Speed.STEP:
            self._controller.step()
        else:
            self._controller.confirm()

    @Slot(object)
    def _play_at(self, end: End | None) -> None:
        chosen = self._model.selection
        if chosen is not None:
            self._controller.play(chosen.tile, end)

    def _toggle_result(self) -> None:
        if self._model.result is None:
            return
        if self._sheet is None or self._sheet.isHidden():
            self._open_sheet(self._model)
        else:
            self._sheet.look_at_table()

    def _answer(self, answer: Callable[[Phrases, TableModel], str]) -> None:
        self._status.show_text(answer(self._screen_phrases, self._model))
        self._announcer.say(answer(self._spoken, self._model))

    def _take_back(self) -> None:
        if self._model.selection is not None or self._model.advice is not None:
            if self._chances is not None and self._chances.list.hasFocus():
                # The list goes; what is said comes after the tile that has the focus then.
                self._to_hand()
                QTimer.singleShot(0, self, self._controller.take_back)
            else:
                self._controller.take_back()
        elif self._hints_shown:
            self._put_hints_away()
        else:
            self._tell(self.tr("No tile is chosen."))

    def show_hints(self) -> None:
        """Show what a newcomer needs to know, unless it was put away before."""
        wanted = not self._settings.get(st.SHOW_CHANCES)
        if wanted and not self._model.demo and self._settings.recall(HINTS_SEEN) is None:
            if self._hints is None:
                self._hints = self._make_hints()
            self._hints.show()
            self._lay_out()

    def _make_hints(self) -> Hints:
        from chiva_qt.bars.hints import Hints

        hints = Hints(self._actions, self._middle)
        hints.set_look(self._looks.theme)
        hints.put_away.connect(self._put_hints_away)
        if self._sheet is not None:
            self._sheet.raise_()
        return hints

    @property
    def _hints_shown(self) -> bool:
        return self._hints is not None and not self._hints.isHidden()

    def _show_chances(self) -> None:
        """Show the chances of all moves, or put them away, as the setting says."""
        shown = self._settings.get(st.SHOW_CHANCES)
        self._actions["chances"].setChecked(shown)
        if shown and self._chances is None:
            from chiva_qt.bars.chances import Chances

            self._chances = Chances(self._screen_phrases, self._spoken, self._middle)
            # With Tab they come after the table, whose hand and ends they speak of.
            QWidget.setTabOrder(self._view, self._chances.list)
            self._chances.set_look(self._looks.theme)
            self._chances.show_model(self._model)
            self._chances.wanted.connect(self._look_at_move)
            self._chances.left.connect(self._to_hand)
            if self._sheet is not None:
                self._sheet.raise_()
        if shown and self._hints_shown:
            self._put_hints_away()  # whoever wants these needs no others, and room is short
        if self._chances is not None:
            if not shown and self._chances.list.hasFocus():
                self._to_hand()
            self._chances.setVisible(shown)

    def _show_selectors(self) -> None:
        """Show position and end as fields, or put them away, as the setting says."""
        shown = self._settings.get(st.SHOW_SELECTORS)
        self._actions["selectors"].setChecked(shown)
        if shown and self._selectors is None:
            from chiva_qt.bars.selector import SelectorBar

            bar = SelectorBar(self._screen_phrases, self._middle)
            # With Tab they come after the table and the chances, before the buttons.
            before: QWidget = self._view if self._chances is None else self._chances.list
            for field in (bar.position, bar.end, bar.button):
                QWidget.setTabOrder(before, field)
                before = field
            bar.picked.connect(self._controller.pick)
            bar.end_chosen.connect(self._controller.choose_end)
            bar.played.connect(self._controller.play)
            bar.show_model(self._model)
            self._selectors = bar
        if self._selectors is not None:
            self._selectors.setVisible(shown)

    @Slot(object)
    def _look_at_move(self, play: Play) -> None:
        """A move of the list is pressed: it is chosen as in the hand, where Enter plays it."""
        self._view.focus_tile(play.tile)
        # Said after the tile that has the focus now: a reader breaks off for a new focus.
        QTimer.singleShot(0, self, partial(self._controller.choose, play.tile, play.end))

    @Slot()
    def _to_hand(self) -> None:
        self._view.setFocus()
        self._view.focus_hand()

    @Slot()
    def _put_hints_away(self) -> None:
        self._settings.remember(HINTS_SEEN, True)
        if self._hints is not None:
            self._hints.hide()
        self._lay_out()

    def _restart(self) -> None:
        if self._model.log:
            self._controller.restart()
        else:
            self._tell(self.tr("Nobody has played yet: there is nothing to begin again."))

    def _undo(self) -> None:
        if self._model.can_undo:
            self._controller.undo()
        else:
            self._tell(self.tr("There is no move of yours to take back."))

    def _redo(self) -> None:
        if self._model.can_redo:
            self._controller.redo()
        else:
            self._tell(self.tr("There is nothing to bring back."))

    def _step(self) -> None:
        if self._model.phase is Phase.COMPUTER:
            self._controller.step()
        else:
            self._answer(answers.turn)

    def _copy_seed(self) -> None:
        QGuiApplication.clipboard().setText(self._model.seed)
        self._tell(self.tr("Seed {seed} copied.").format(seed=self._model.seed))

    @Slot(str)
    def _tell(self, text: str) -> None:
        """Show and say something beside what happens at the table."""
        self._status.show_text(text)
        self._announcer.say(text)

    @Slot()
    def _grey_out(self) -> None:
        """A menu shows what is possible; the keys stay alive, for they say why something is not."""
        model = self._model
        for name, possible in (
            ("confirm", model.can_confirm or model.result is not None),
            ("pass", model.can_pass),
            ("hint", model.can_hint),
            ("undo", model.can_undo),
            ("redo", model.can_redo),
            ("restart", bool(model.log)),
            ("left", model.selection is not None),
            ("right", model.selection is not None),
            ("take-back", model.selection is not None),
            ("step", model.phase is Phase.COMPUTER),
            ("result", model.result is not None),
        ):
            self._actions[name].setEnabled(possible)

    @Slot()
    def _light_up(self) -> None:
        for spec in TABLE:
            self._actions[spec.name].setEnabled(True)

    # -- windows beside the table -------------------------------------------------------

    def open_rules(self) -> None:
        from chiva_qt.dialogs.rules import RulesDialog

        self._open_beside("rules", lambda: RulesDialog(self))

    def open_ledger(self) -> None:
        from chiva_qt.dialogs.ledger import LedgerDialog

        def make() -> LedgerDialog:
            dialog = LedgerDialog(self._screen_phrases, self, self._spoken)
            dialog.set_ledger(self._controller.ledger())
            dialog.closed.connect(self._forget_ledger)
            dialog.export_wanted.connect(lambda: self.files.export_ledger(self._view))
            self._ledger = dialog
            return dialog

        self._open_beside("ledger", make)

    def open_statistics(self) -> None:
        from chiva_qt.dialogs.statistics import StatisticsDialog

        def make() -> StatisticsDialog:
            ledger = self._controller.ledger()
            dialog = StatisticsDialog(self.files.statistics, ledger, self._screen_phrases, self)
            dialog.export_wanted.connect(self.files.export_statistics)
            dialog.reset_wanted.connect(self.files.reset_statistics)
            dialog.reset_wanted.connect(dialog.refresh)
            return dialog

        self._open_beside("statistics", make)

    @Slot()
    def _forget_ledger(self) -> None:
        self._ledger = None

    def open_history(self) -> None:
        from chiva_qt.dialogs.history import HistoryDialog

        self._open_beside("history", lambda: HistoryDialog(self._announcer, self))

    def open_shortcuts(self) -> None:
        from chiva_qt.dialogs.shortcuts import ShortcutsDialog

        self._open_beside("shortcuts", lambda: ShortcutsDialog(self._actions, self))

    def open_preferences(self) -> None:
        from chiva_qt.dialogs.preferences import PreferencesDialog

        self._open_beside("preferences", lambda: PreferencesDialog(self._settings, self))

    def watch_demo_hand(self) -> None:
        """Let the computer play a hand on all seats; the match waits meanwhile."""
        from chiva_qt.demo import DemoHand

        def make() -> DemoHand:
            return DemoHand(self._settings, self._looks, self._screen_phrases, self._spoken, self)

        self._open_beside("demo-hand", make)

    def open_fairness(self) -> None:
        from chiva_qt.dialogs.fairness import FairnessDialog

        self._open_beside("fairness", lambda: FairnessDialog(self))

    def open_about(self) -> None:
        from chiva_qt.dialogs.about import AboutDialog

        self._open_beside("about", lambda: AboutDialog(self))

    def show_error(self, report: str) -> None:
        """Say that something went wrong and the match goes on; one dialog at a time."""
        message = self.tr("Something unexpected went wrong. The match goes on where it stood.")

        from chiva_qt.dialogs.about import ErrorDialog

        def make() -> ErrorDialog:
            dialog = ErrorDialog(message, report, self)
            # It must be within reach beside a modal dialog that was open before.
            dialog.setModal(True)
            return dialog

        self._open_beside("error", make)

    def _open_beside(self, name: str, make: Callable[[], Dialog]) -> None:
        """Open a window that pauses the computer while it is there (R20), or raise it."""
        dialog = self._open.get(name)
        if dialog is None:
            dialog = make()
            hold = self._controller.hold(name)
            self._open[name] = dialog

            def forget() -> None:
                del self._open[name]
                dialog.deleteLater()
                hold.release()

            dialog.closed.connect(forget)
            dialog.spoken.connect(self._announcer.mention)
            dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def ask_new_match(self) -> None:
        """Ask for seed and levels, and begin a new match (R23)."""
        if "new" in self._open:
            return
        levels = {seat: self._settings.get(setting) for seat, setting in st.LEVELS.items()}
        from chiva_qt.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._screen_phrases, levels, self._match_in_progress(), self)
        dialog.started.connect(self._begin_match)
        self._open_beside("new", lambda: dialog)

    @Slot(object)
    def _begin_match(self, wanted: NewMatch) -> None:
        for seat, level in wanted.levels.items():
            self._settings.set(st.LEVELS[seat], level)
        self.files.put_away_running()
        self._controller.new_match(wanted.seed)

    def _match_in_progress(self) -> tuple[int, int] | None:
        """The streaks of a match that would be lost; None when there is nothing to lose."""
        model = self._model
        started = bool(model.log) or model.hand_number > 1
        return model.streaks if started and model.phase is not Phase.MATCH_OVER else None

    def _quit(self) -> None:
        self.close()

    # -- settings -----------------------------------------------------------------------

    def _toggle_menu_bar(self) -> None:
        self._settings.set(st.SHOW_MENU_BAR, not self._settings.get(st.SHOW_MENU_BAR))

    def _toggle_selectors(self) -> None:
        self._settings.set(st.SHOW_SELECTORS, not self._settings.get(st.SHOW_SELECTORS))

    def _toggle_chances(self) -> None:
        shown = not self._settings.get(st.SHOW_CHANCES)
        self._settings.set(st.SHOW_CHANCES, shown)
        if shown:
            self._tell(self.tr("The chances of all moves are shown with a hint."))
        else:
            self._tell(self.tr("The chances of all moves are hidden."))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        settings, controller = self._settings, self._controller
        if key == st.LANGUAGE.key:
            languages.switch(settings.get(st.LANGUAGE))
        elif key == st.SPEED.key:
            controller.set_speed(Speed(settings.get(st.SPEED)))
            self._relook()
        elif key == st.AUTO_PASS.key:
            controller.set_auto_pass(settings.get(st.AUTO_PASS))
        elif key == st.SHOW_MENU_BAR.key:
            self._show_menu_bar()
        elif key == st.SHOW_SELECTORS.key:
            self._show_selectors()
            self._lay_out()
        elif key == st.SHOW_CHANCES.key:
            self._show_chances()
            self._lay_out()
        elif key in (st.LETTER_KEYS.key, st.LETTERS.key):
            self._set_letters()
            controller.refresh()
        elif key in (st.VERBOSITY.key, st.NUMBER_WORDS.key):
            self._spoken.words = settings.get(st.NUMBER_WORDS)
            self._spoken.verbosity = Verbosity(settings.get(st.VERBOSITY))
            controller.refresh()
        elif key == st.SHOW_PASSES.key:
            self._relook()
        else:
            for seat, setting in st.LEVELS.items():
                if key == setting.key:
                    controller.set_level(seat, settings.get(setting))

    def _set_letters(self) -> None:
        letters = parse_letters(self._settings.get(st.LETTERS))
        self._actions.set_letters(self._settings.get(st.LETTER_KEYS), letters)
        if self._sheet is not None:
            self._dress_sheet(self._sheet)
        if self._hints is not None:
            self._hints.retranslate()

    @Slot()
    def _relook(self) -> None:
        """Take theme, tiles, text size and motion as they are now."""
        looks = self._looks
        self._top.set_look(looks.theme)
        self._bottom.set_look(looks.theme)
        self._status_box.set_look(looks.theme)
        if self._hints is not None:
            self._hints.set_look(looks.theme)
        if self._chances is not None:
            self._chances.set_look(looks.theme)
        if self._sheet is not None:
            self._dress_sheet(self._sheet)
        self._top.score.set_motion(self._in_motion)
        self._view.set_look(
            looks.theme,
            looks.tile_set,
            looks.text_scale,
            self._in_motion,
            self._settings.get(st.SHOW_PASSES),
        )
        self._lay_out()

    @Slot()
    def _open_menus(self) -> None:
        """Open the menu bar by its key; where it is not to be seen, all menus in one."""
        bar = self.menuBar()
        if bar.isVisible() and not bar.isNativeMenuBar():
            bar.setActiveAction(self._actions.menu(Menu.GAME).menuAction())
        else:
            menu = self._pop_up_menus()
            # Its first entry is chosen, and not opened as `setActiveAction` would.
            down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(menu, down)

    def _show_menu_bar(self) -> None:
        """Show the menu bar or hide it, as the setting says."""
        shown = self._settings.get(st.SHOW_MENU_BAR)
        self.menuBar().setVisible(shown)
        self._actions["menu-bar"].setChecked(shown)
        self._set_mnemonics()

    def _set_mnemonics(self) -> None:
        """Alt with a menu's letter: the bar sees to it itself, but not while it is hidden."""
        for menu, keys in self._mnemonics.items():
            keys.setKey(QKeySequence.mnemonic(menu.title))
            keys.setEnabled(not self._settings.get(st.SHOW_MENU_BAR))

    def _open_menu(self, name: Menu) -> None:
        """Open one of the menus where its bar would be, with its first entry chosen."""
        menu = self._actions.menu(name)
        menu.popup(self._top.mapToGlobal(QPoint(0, 0)))
        down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(menu, down)

    def _pop_up_menus(self) -> QMenu:
        """All menus in one, for when the menu bar is hidden."""
        menu = QMenu(self)
        menu.setObjectName("menus")
        for name in Menu:
            # `addMenu` would make it the owner: the menus would end with it.
            menu.addAction(self._actions.menu(name).menuAction())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._top.mapToGlobal(self._top.rect().bottomRight() - QPoint(8, 4)))
        return menu

    # -- the window ---------------------------------------------------------------------

    def _fit_menu_bar(self) -> None:
        """Make the menus so small that all of them are there: first their room, then their type."""
        bar, scale = self.menuBar(), self._looks.text_scale
        sheet = ""
        if self.width() < MENUS_FIT * scale and not bar.isNativeMenuBar():
            font = QApplication.font()
            titles = [action.text().replace("&", "") for action in bar.actions()]
            full = QFontInfo(font).pixelSize()
            for size in range(full, LEAST_TEXT - 1, -1):
                font.setPixelSize(size)
                metrics = QFontMetrics(font)
                words = sum(metrics.horizontalAdvance(title) for title in titles)
                room = self.width() - MENU_GAP * (len(titles) + 1) - 2 - words
                pad = min(room // (2 * len(titles)), round(12 * scale))
                if pad >= LEAST_PAD:
                    break
            if size < full or pad < round(12 * scale):
                sheet = (
                    f"QMenuBar {{ font-size: {size}px; }}"
                    f"QMenuBar::item {{ padding: 5px {max(pad, 1)}px; }}"
                )
        if sheet != bar.styleSheet():
            bar.setStyleSheet(sheet)

    def _lay_out(self) -> None:
        """Share the window out between bars, view and what lies over them."""
        self._fit_menu_bar()
        width, height = self._middle.width(), self._middle.height()
        shown = self._settings.get(st.SHOW_SELECTORS)
        shape = frame(width, height, self._looks.text_scale, selectors=shown)
        top, bottom = round(shape.top_bar), round(shape.bottom_bar)
        row = round(44 * shape.scale) if shown else 0
        self._top.setGeometry(0, 0, width, top)
        self._top.lay_out(shape)
        self._view.set_frame(shape)
        hints = 0
        if self._hints is not None and not self._hints.isHidden():
            hints = self._hints.lay_out(shape, width, height)
            self._hints.setGeometry(0, top, width, hints)
        above = hints
        if self._chances is not None and not self._chances.isHidden():
            room = height - top - hints - bottom
            strip = self._chances.lay_out(
                shape, width, lambda taken: leaves_table(width, room, shape, taken)
            )
            self._chances.setGeometry(0, top + hints, width, strip)
            above += strip
        self._view.setGeometry(0, top + above, width, height - top - above - bottom)
        if self._selectors is not None:
            self._selectors.lay_out(shape)
            self._selectors.setGeometry(0, height - bottom, width, row)
        self._bottom.setGeometry(0, height - bottom + row, width, bottom - row)
        self._shape = shape
        self._status_box.lay_out(shape)
        self._place_status()
        if self._sheet is not None:
            self._sheet.setGeometry(QRect(0, top, width, height - top))

    def _place_status(self) -> None:
        """Beside the buttons, whose texts change; in narrow windows between table and hand."""
        shape = self._shape
        if shape is None:
            return
        place = self._bottom.lay_out(shape).translated(0, self._bottom.y())
        parts = regions(self._middle.width(), self._view.height(), shape)
        inside = parts.status
        if inside is not None:
            place = QRectF(inside.x, inside.y + self._view.y(), inside.width, inside.height)
        # A long text grows over the own plate, and leaves the hand free.
        free = max(parts.ledge.x - 34 * shape.scale, 0) if shape.wide else 0
        self._status_box.set_place(place, free)
        # Over the table, and under the result.
        self._status_box.raise_()
        if self._sheet is not None:
            self._sheet.raise_()

    def _restore_place(self) -> None:
        kept = self._settings.recall("window")
        if not (isinstance(kept, QByteArray) and self.restoreGeometry(kept)):
            # The frame's own height is not known before the window is shown.
            room = QGuiApplication.primaryScreen().availableSize() - QSize(16, 48)
            self.resize(QSize(1280, 800).boundedTo(room))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        place = onto_screen(self.geometry(), screens) if screens else self.geometry()
        if place != self.geometry():
            self.setGeometry(place)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._actions.retranslate()
            self._fit_menu_bar()
            self._set_letters()
            self._set_mnemonics()
            self._languages.retranslate()
            for part in (self._top, self._bottom, self._view):
                part.retranslate()
            if self._selectors is not None:
                self._selectors.retranslate()
            self._retitle()
            self._controller.refresh()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._actions["full-screen"].setChecked(self.isFullScreen())
            self._mind_hiding()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._mind_hiding()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._mind_hiding()

    def _mind_hiding(self) -> None:
        """Nothing happens at the table while nobody can see it."""
        hidden = self.isMinimized() or not self.isVisible()
        if hidden and self._hidden is None:
            self._hidden = self._controller.hold("hidden window")
        elif not hidden and self._hidden is not None:
            hold, self._hidden = self._hidden, None
            hold.release()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.files.dropped_name(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        name = self.files.dropped_name(event.mimeData())
        if name is not None:
            event.acceptProposedAction()
            self.files.open_name(name)

    def closeEvent(self, event: QCloseEvent) -> None:
        # The match is kept and goes on next time, so there is nothing to ask.
        self._settings.remember("window", self.saveGeometry())
        for dialog in list(self._open.values()):
            dialog.close()
        event.accept()


class _Middle(QWidget):
    """The window's inside: tells when it has another size."""

    def __init__(self, resized: Callable[[], None]) -> None:
        super().__init__()
        self._resized = resized

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized()


def _without_argument(slot: Callable[[], None]) -> Callable[[], None]:
    """`slot` for a signal whose argument is of no interest."""

    def call(*_: object) -> None:
        slot()

    return call
