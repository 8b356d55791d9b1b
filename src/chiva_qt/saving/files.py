"""Matches as files at the table: open, save as, drop, the recent ones, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from chiva_engine.record import COMPUTER_SEATS, Reading, Record
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.phrases import Phrases
from chiva_qt.saving.storage import (
    SUFFIX,
    FileProblem,
    Profile,
    is_under_way,
    put_away,
    read_record,
    write_bytes,
    write_record,
)
from chiva_qt.settings import Settings

# Dialogs, texts and SQLite are loaded when they are needed: the table is there sooner.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QGraphicsView

    from chiva_qt.dialogs.base import Dialog, Question
    from chiva_qt.saving.file_texts import FileTexts
    from chiva_qt.saving.statistics import Statistics

REMEMBERED: Final = 8
"""How many recent files are remembered."""

OpenBeside = Callable[[str, Callable[[], "Dialog"]], None]
"""Opens a dialog of a name beside the table, or raises it when it is open."""


class MatchFiles(QObject):
    """Opens and saves the match at the table. The running match stays until another is read."""

    said = Signal(str)
    """A sentence for the status line and the reader."""

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        phrases: Phrases,
        open_beside: OpenBeside,
        window: QWidget,
        profile: Profile | None = None,
    ) -> None:
        """`profile`: where a match that is put away goes; None when nothing is kept."""
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._phrases = phrases
        self._open_beside = open_beside
        self._window = window
        self._profile = profile
        self.statistics_of_profile: Callable[[], Statistics] | None = None
        """Gives the statistics that `Keeping` has; without it they are of this run alone."""
        self._statistics: Statistics | None = None
        self.recent_menu = QMenu(window)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self._fill_recent()

    @cached_property
    def texts(self) -> FileTexts:
        """What is said of files."""
        from chiva_qt.saving.file_texts import FileTexts

        return FileTexts(self._phrases, self)

    # -- open ---------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Let the person choose a file to open."""
        dialog = self._file_dialog(self.tr("Open a match", "window title"), save=False)
        dialog.fileSelected.connect(self.open_name)
        dialog.open()

    @Slot(str)
    def open_name(self, name: str) -> None:
        """Open the match of a file; says what is wrong when there is none in it."""
        path = Path(name)
        try:
            reading = read_record(path)
        except FileProblem as problem:
            self._forget(path)
            self.tell(self.texts.not_read(problem))
            return
        record, damage = reading.record, reading.damage
        if damage is None and record is not None:
            self._open(path, record)
        elif record is None or damage is None or not record.timeline.steps:
            self._tell_useless(path, reading)
        else:
            text = (
                self.tr("{problem} Open the match without it?", "a sentence before it")
                if damage.step is None
                else self.tr("{problem} Open the match up to there?", "a sentence before it")
            )
            self._ask(
                "open-damaged",
                self.tr("A damaged match"),
                text.format(problem=self.texts.damage(path.name, damage)),
                self.tr("&Open"),
                partial(self._open, path, record),
            )

    def _tell_useless(self, path: Path, reading: Reading) -> None:
        if reading.damage is not None:
            self.tell(self.texts.damage(path.name, reading.damage))

    def _open(self, path: Path, record: Record) -> None:
        """Take up a match; the running one is put away, or given up after a question."""
        running = self._controller.record()
        if is_under_way(running) and not self._put_away(running):
            self._ask(
                "open-another",
                self.tr("Open another match?"),
                self._phrases.match_ends(self._controller.model.streaks),
                self.tr("&Open"),
                partial(self._take_up, path, record),
            )
        else:
            self._take_up(path, record)

    def _put_away(self, running: Record) -> bool:
        if self._profile is None:
            return False
        try:
            return put_away(running, self._profile.previous)
        except FileProblem:
            return False  # the question that follows says that the match ends

    def put_away_running(self) -> None:
        """Keep the running match as the previous one, before another one begins."""
        running = self._controller.record()
        if is_under_way(running):
            self._put_away(running)

    def _take_up(self, path: Path, record: Record) -> None:
        own = self._profile is not None and path in self._profile.previous
        if not own:
            self._remember(path)
        self._controller.load(record)
        self.keep_levels(record)

    def keep_levels(self, record: Record) -> None:
        """The levels of a match are those that are set from now on."""
        for seat, level in zip(COMPUTER_SEATS, record.levels, strict=True):
            setting = st.LEVELS[seat]
            # A level that this version does not know gives way to the one that is set.
            known = level if level in setting.choices else self._settings.get(setting)
            self._settings.set(setting, known)
            self._controller.set_level(seat, known)

    # -- save ---------------------------------------------------------------------------

    def ask_save(self) -> None:
        """Let the person choose a file to save the match in."""
        dialog = self._file_dialog(self.tr("Save the match", "window title"), save=True)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._suggested_name())
        dialog.fileSelected.connect(self.save_name)
        dialog.open()

    def _suggested_name(self) -> str:
        seed = "".join(c if c.isalnum() else "-" for c in self._controller.model.seed)[:40]
        return f"chiva-{seed}{SUFFIX}"

    @Slot(str)
    def save_name(self, name: str) -> None:
        """Save the match in a file."""
        path = Path(name)
        try:
            write_record(path, self._controller.record())
        except FileProblem as problem:
            self.tell(self.texts.not_written(problem))
        else:
            self._remember(path)
            self.said.emit(self.texts.saved(path.name))

    def _file_dialog(self, title: str, *, save: bool) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, title, folder)
        dialog.setObjectName("file")
        if save:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                self.tr("Matches of Chiva (*{suffix})", "kind of file").format(suffix=SUFFIX),
                self.tr("All files (*)", "kind of file"),
            ]
        )
        hold = self._controller.hold("file")
        dialog.finished.connect(lambda _: hold.release())
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # -- export -------------------------------------------------------------------------

    def ask_export(self, name: str, kinds: Mapping[str, str], make: Callable[[str], bytes]) -> None:
        """Let the person choose a file, and write into it what `make` gives for its suffix.

        `name`: the suggested name without suffix. `kinds`: what each suffix stands for.
        """
        dialog = self._file_dialog(self.tr("Export", "window title"), save=True)
        filters = {f"{text} (*.{suffix})": suffix for suffix, text in kinds.items()}
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix(next(iter(kinds)))
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen]))
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda chosen: self._export(Path(chosen), kinds, make))
        dialog.open()

    def _export(self, path: Path, kinds: Mapping[str, str], make: Callable[[str], bytes]) -> None:
        suffix = path.suffix.removeprefix(".").lower()
        if suffix not in kinds:
            suffix = next(iter(kinds))
            path = path.with_name(f"{path.name}.{suffix}")
        try:
            write_bytes(path, make(suffix))
        except FileProblem as problem:
            self.tell(self.texts.not_written(problem))
        else:
            self.said.emit(self.texts.saved(path.name))

    def export_ledger(self, table: QGraphicsView) -> None:
        """Export the ledger of the match, or the table as it lies."""
        from chiva_qt.saving import export  # not needed before

        hands, seed = self._controller.ledger(), self._controller.model.seed

        def make(suffix: str) -> bytes:
            match suffix:
                case "csv":
                    return export.ledger_csv(hands).encode()
                case "md":
                    return export.ledger_markdown(hands, self._phrases).encode()
                case "json":
                    return export.ledger_json(hands, seed).encode()
                case "png":
                    return export.table_png(table)
                case _:
                    return export.table_pdf(table, seed)

        kinds = {
            "csv": self.tr("Moves as a table", "kind of file, CSV"),
            "md": self.tr("Ledger to read", "kind of file, Markdown"),
            "json": self.tr("Hands for chiva-engine", "kind of file, JSON"),
            "png": self.tr("Picture of the table", "kind of file, PNG"),
            "pdf": self.tr("Table on paper", "kind of file, PDF"),
        }
        self.ask_export(self._suggested_name().removesuffix(SUFFIX), kinds, make)

    @property
    def statistics(self) -> Statistics:
        """What is counted."""
        if self.statistics_of_profile is not None:
            return self.statistics_of_profile()
        if self._statistics is None:
            from chiva_qt.saving.statistics import Statistics

            self._statistics = Statistics(None)
        return self._statistics

    def export_statistics(self) -> None:
        """Export what was counted."""
        kinds = {"csv": self.tr("Hands as a table", "kind of file, CSV")}
        self.ask_export("chiva-statistics", kinds, lambda _: self.statistics.as_csv().encode())

    @Slot()
    def reset_statistics(self) -> None:
        """Forget what was counted."""
        import sqlite3

        try:
            self.statistics.reset()
        except sqlite3.Error as error:
            self.tell(self.texts.not_counted(error))

    # -- drop ---------------------------------------------------------------------------

    @staticmethod
    def dropped_name(data: QMimeData) -> str | None:
        """The one file of this computer that is dragged; None for anything else."""
        urls = data.urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return None
        return urls[0].toLocalFile()

    # -- recent -------------------------------------------------------------------------

    def recent(self) -> list[Path]:
        """The files that were opened or saved last, the last one first."""
        kept = self._settings.recall("recent")
        names = [kept] if isinstance(kept, str) else kept if isinstance(kept, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:REMEMBERED]

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        others = [other for other in self.recent() if other != path]
        names = [str(p) for p in [path, *others][:REMEMBERED]]
        self._settings.remember("recent", names)

    def _forget(self, path: Path) -> None:
        names = [str(other) for other in self.recent() if other != path]
        self._settings.remember("recent", names)

    @Slot()
    def _fill_recent(self) -> None:
        """The menu as it is now; one row that does nothing where there is no file."""
        menu = self.recent_menu
        menu.clear()
        for number, path in enumerate(self.recent(), start=1):
            name = path.name.replace("&", "&&")
            action = menu.addAction(f"&{number} {name}")
            action.setToolTip(str(path))
            action.triggered.connect(partial(self._open_recent, path))
        self._fill_put_away(menu)
        if menu.isEmpty():
            menu.addAction(self.tr("No matches yet", "in place of a list")).setEnabled(False)

    def _fill_put_away(self, menu: QMenu) -> None:
        """A row for each match that gave way to another one before it was over."""
        menu.addSeparator()
        for path in self._profile.previous if self._profile is not None else ():
            try:
                record = read_record(path).record
            except FileProblem:
                continue  # there is none
            if record is not None:
                match = record.timeline.current
                text = self.tr("Put away: seed {seed}, hand {hand}", "a match, in a menu").format(
                    seed=match.seed.replace("&", "&&"), hand=match.number
                )
                menu.addAction(text).triggered.connect(partial(self._open_recent, path))

    def _open_recent(self, path: Path, _checked: bool = False) -> None:
        self.open_name(str(path))

    # -- telling ------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """Say a sentence that must not be missed; a demo waits for nobody."""
        if self._controller.model.demo:
            self.said.emit(text)
        elif text:
            title = self.tr("Chiva", "window title of a notice")
            from chiva_qt.dialogs.notice import Notice

            self._open_beside("notice", lambda: Notice(title, text, self._window))

    @Slot(object)
    def tell_not_kept(self, problem: FileProblem) -> None:
        """Say that the running match is not being saved."""
        self.tell(self.texts.not_kept(problem))

    def _ask(self, name: str, title: str, text: str, yes: str, agreed: Callable[[], None]) -> None:
        from chiva_qt.dialogs.base import Question

        def make() -> Question:
            question = Question(
                title, text, yes, self.tr("&Cancel", "leave all as it is"), self._window
            )
            question.agreed.connect(agreed)
            return question

        self._open_beside(name, make)
