"""The sentences about files: what is wrong with one, and where in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chiva_engine.moves import MoveFault
from chiva_engine.record import Damage, Trouble
from chiva_qt.phrases import Phrases
from chiva_qt.saving.storage import FileProblem, FileTrouble, Resumed

if TYPE_CHECKING:
    import sqlite3


class FileTexts(QObject):
    """Whole sentences about files, in the program's language."""

    def __init__(self, phrases: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases

    def not_read(self, problem: FileProblem) -> str:
        """Why a file cannot be read."""
        match problem.trouble:
            case FileTrouble.MISSING:
                text = self.tr("{file} cannot be opened: there is no such file.")
            case FileTrouble.NOT_A_FILE:
                text = self.tr("{file} cannot be opened: it is a folder or a device.")
            case FileTrouble.FORBIDDEN:
                text = self.tr("{file} cannot be opened: the system does not allow it.")
            case _:
                text = self.tr("{file} cannot be opened: {reason}.", "the system's own words")
        return text.format(file=problem.path.name, reason=problem.reason.rstrip("."))

    def not_written(self, problem: FileProblem) -> str:
        """Why a file cannot be written."""
        match problem.trouble:
            case FileTrouble.MISSING:
                text = self.tr("{file} was not saved: its folder is not there.")
            case FileTrouble.NOT_A_FILE:
                text = self.tr("{file} was not saved: a folder or a device has this name.")
            case FileTrouble.FORBIDDEN:
                text = self.tr("{file} was not saved: the system does not allow it.")
            case FileTrouble.FULL:
                text = self.tr("{file} was not saved: the disk is full.")
            case _:
                text = self.tr("{file} was not saved: {reason}.", "the system's own words")
        return text.format(file=problem.path.name, reason=problem.reason.rstrip("."))

    def not_kept(self, problem: FileProblem) -> str:
        """The running match cannot be saved; it goes on all the same."""
        return self.tr(
            "This match is not being saved and ends with the program: {reason}",
            "a sentence about a file that cannot be written",
        ).format(reason=self.not_written(problem))

    def saved(self, name: str) -> str:
        return self.tr("{file} was saved.").format(file=name)

    def damage(self, name: str, damage: Damage) -> str:
        """What is wrong with a record, and at which move."""
        if damage.step is None:
            return self._useless(name, damage)
        return self.tr(
            "{file}, hand {hand}, move {move}: {problem}", "a file, a place in it, a sentence"
        ).format(
            file=name, hand=damage.hand, move=damage.move, problem=self._problem_of_step(damage)
        )

    def _useless(self, name: str, damage: Damage) -> str:
        """What is wrong with a file as a whole."""
        match damage.trouble:
            case Trouble.TOO_LARGE:
                text = self.tr("{file} is larger than any match can be.")
            case Trouble.EMPTY:
                text = self.tr("{file} is empty.")
            case Trouble.NOT_TEXT:
                text = self.tr("{file} is no match of Chiva: it is not text in UTF-8.")
            case Trouble.NOT_JSON:
                text = self.tr("{file} is no match of Chiva, or it is cut off or garbled.")
            case Trouble.TOO_DEEP | Trouble.NOT_A_RECORD:
                text = self.tr("{file} is no match of Chiva.")
            case Trouble.NEWER:
                text = self.tr("{file} was written by a newer version of Chiva.")
            case _:
                text = self.tr(
                    "{file} is damaged: its part “{part}” does not make sense.",
                    "the part has the name that stands in the file",
                )
        return text.format(file=name, part=damage.field)

    def _problem_of_step(self, damage: Damage) -> str:
        match damage.trouble:
            case Trouble.ILLEGAL if damage.fault is not None:
                text = self._fault(damage.fault)
            case Trouble.WRONG_SEAT:
                text = self.tr("it was not this seat’s turn but that of {seat}.")
            case Trouble.NO_HAND:
                text = self.tr("the hand named there is not the one that can be dealt.")
            case Trouble.TOO_LARGE:
                text = self.tr("there are more moves than any match has.")
            case Trouble.BAD_STEP:
                text = self.tr("no move or deal is written there.")
            case _:
                text = self.tr("the file is cut off or garbled there.")
        tried = "" if damage.tried is None else self._phrases.move(damage.tried)
        seat = "" if damage.seat is None else self._phrases.seat_number(damage.seat)
        return text.format(seat=seat, move=tried)

    def _fault(self, fault: MoveFault) -> str:
        """Which rule a move in a file breaks."""
        match fault:
            case MoveFault.HAND_OVER:
                return self.tr("the hand was over.")
            case MoveFault.NOT_IN_HAND:
                return self.tr("{seat} does not hold the tile of the move “{move}”.")
            case MoveFault.MUST_OPEN_DOUBLE_SIX:
                return self.tr("{seat} must open with 6-6, not with “{move}”.")
            case MoveFault.CANNOT_PASS_OPENING:
                return self.tr("{seat} opens the hand and may not pass.")
            case MoveFault.CAN_PLAY:
                return self.tr("{seat} holds a tile that fits and may not pass.")
            case MoveFault.NO_END_NAMED:
                return self.tr("the move “{move}” of {seat} names no end.")
            case MoveFault.NO_ENDS_YET:
                return self.tr("the move “{move}” of {seat} opens the hand and names an end.")
            case _:
                return self.tr("the move “{move}” of {seat} does not fit there.")

    def resumed(self, found: Resumed) -> str:
        """What the person is told about the running match at the start; empty when all is well."""
        said = []
        damage = found.reading.damage if found.reading is not None else None
        if damage is not None:
            name = self.tr("The saved match", "in the place of a file's name")
            said.append(self.damage(name, damage))
            if found.record is None:
                said.append(self.tr("A new match begins."))
            elif damage.step is None:
                said.append(self.tr("It goes on without it."))
            else:
                said.append(self.tr("It goes on up to there."))
        if found.aside is not None:
            newer = damage is not None and damage.trouble is Trouble.NEWER
            text = (
                self.tr("The match of the newer version was kept as {file}.")
                if newer
                else self.tr("The damaged file was kept as {file}.")
            )
            said.append(text.format(file=found.aside.name))
        if found.problem is not None:
            said.append(self.not_read(found.problem))
        return " ".join(said)

    def statistics_broken(self, name: str) -> str:
        """The statistics could not be read; `name` is the file that was kept aside."""
        return self.tr(
            "The statistics could not be read and begin anew; the damaged file was kept as {file}."
        ).format(file=name)

    def not_counted(self, error: sqlite3.Error) -> str:
        """The statistics cannot be written."""
        return self.tr(
            "The statistics cannot be written: {reason}.", "the reason is one of those below"
        ).format(reason=self._of_the_database(error))

    def statistics_not_kept(self, error: sqlite3.Error) -> str:
        """The statistics cannot be opened; what is counted ends with the program."""
        return self.tr(
            "The statistics cannot be opened: {reason}. What is counted now ends with the program.",
            "the reason is one of those below",
        ).format(reason=self._of_the_database(error))

    def _of_the_database(self, error: sqlite3.Error) -> str:
        """Why the database refuses."""
        # Errors of Python's own module, such as a closed database, have no name.
        name = getattr(error, "sqlite_errorname", "")
        match name.removeprefix("SQLITE_").partition("_")[0]:
            case "FULL":
                return self.tr("the disk is full", "why statistics cannot be opened or written")
            case "READONLY" | "CANTOPEN" | "PERM" | "AUTH":
                return self.tr("the system does not allow it", "why statistics cannot be …")
            case "BUSY" | "LOCKED":
                return self.tr("another program is using them", "why statistics cannot be …")
            case _:
                return str(error).rstrip(".")

    def settings_not_kept(self, name: str) -> str:
        """The settings cannot be read or written; `name` is their file."""
        return self.tr(
            "{file} cannot be read or written: changed preferences hold until the program ends."
        ).format(file=name)

    def settings_broken(self, name: str) -> str:
        """The settings could not be read; `name` is the file that was kept aside."""
        return self.tr(
            "The settings could not be read and start from their defaults; the damaged file was "
            "kept as {file}."
        ).format(file=name)
