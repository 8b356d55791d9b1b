"""Where a profile keeps what, and how a file gets there whole or not at all.

The running match is written before the table shows a change of it (`Autosave`): a program that is
killed at any moment finds on its next start everything that was seen on the table.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
from dataclasses import dataclass
from enum import Enum, unique
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileDevice, QIODevice, QLockFile, QObject, QSaveFile, Signal, Slot

from chiva_engine.record import LARGEST, Reading, Record, Trouble, read, write
from chiva_qt.controller import GameController

SUFFIX: Final = ".chiva"
"""The end of a record's file name."""


@unique
class FileTrouble(Enum):
    """Why a file cannot be read or written."""

    MISSING = "there is no such file"
    NOT_A_FILE = "it is a folder or a device"
    FORBIDDEN = "the system does not allow it"
    FULL = "there is no room"
    OTHER = "the system says why"


_TROUBLES: Final = {
    errno.ENOENT: FileTrouble.MISSING,
    errno.ENOTDIR: FileTrouble.MISSING,
    errno.EISDIR: FileTrouble.NOT_A_FILE,
    errno.EACCES: FileTrouble.FORBIDDEN,
    errno.EPERM: FileTrouble.FORBIDDEN,
    errno.EROFS: FileTrouble.FORBIDDEN,
    errno.ENOSPC: FileTrouble.FULL,
    errno.EDQUOT: FileTrouble.FULL,
}


class FileProblem(OSError):  # noqa: N818 - an OSError by another name
    """A file cannot be read or written. What stood there before is untouched."""

    def __init__(self, path: Path, trouble: FileTrouble, reason: str = "") -> None:
        super().__init__(f"{path}: {reason or trouble.value}")
        self.path = path
        self.trouble = trouble
        self.reason = reason
        """What the system says, for `FileTrouble.OTHER`."""

    @classmethod
    def of(cls, path: Path, error: OSError) -> FileProblem:
        """The problem that the system reported."""
        trouble = _TROUBLES.get(error.errno or 0, FileTrouble.OTHER)
        return cls(path, trouble, error.strerror or str(error))


# -- whole files ----------------------------------------------------------------------


def read_bytes(path: Path, most: int) -> bytes:
    """The first ``most + 1`` bytes of a file. Raises FileProblem."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would never end
            raise FileProblem(path, FileTrouble.NOT_A_FILE)
        with path.open("rb") as file:
            return file.read(most + 1)
    except FileProblem:
        raise
    except OSError as error:
        raise FileProblem.of(path, error) from None
    except ValueError as error:  # a name with a NUL in it
        raise FileProblem(path, FileTrouble.OTHER, str(error)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` into a file: all of it, on the disk, or nothing. Raises FileProblem."""
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    # Less than it was given, and no error: there was room for so much.
    short = opened and 0 <= file.write(data) < len(data)
    if opened and not short and file.commit():
        return
    problem = _write_problem(path, file, len(data), short=short)
    file.cancelWriting()
    raise problem


def _write_problem(path: Path, file: QSaveFile, size: int, *, short: bool) -> FileProblem:
    """What went wrong: QSaveFile tells it in words, so the likely reasons are looked at."""
    folder = path.parent
    reason = file.errorString()
    if path.is_dir():
        return FileProblem(path, FileTrouble.NOT_A_FILE, reason)
    if not folder.is_dir():
        return FileProblem(path, FileTrouble.MISSING, reason)
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return FileProblem(path, FileTrouble.FORBIDDEN, reason)
    full = short or reason in (os.strerror(errno.ENOSPC), os.strerror(errno.EDQUOT))
    try:
        full = full or shutil.disk_usage(folder).free < size
    except OSError:
        full = False
    if full or file.error() is QFileDevice.FileError.ResourceError:
        return FileProblem(path, FileTrouble.FULL, reason)
    return FileProblem(path, FileTrouble.OTHER, reason)


def keep_aside(path: Path, why: str = "broken") -> Path:
    """Give a file that cannot be used a name beside its own, with the reason in it.

    Raises FileProblem.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}-{why}-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError as error:
        raise FileProblem.of(path, error) from None


# -- records --------------------------------------------------------------------------


def read_record(path: Path) -> Reading:
    """What a file holds. Raises FileProblem when there is nothing to look at."""
    return read(read_bytes(path, LARGEST))


def write_record(path: Path, record: Record) -> None:
    """Write a record. Raises FileProblem."""
    write_bytes(path, write(record))


class Profile:
    """The folder of a person's settings, running match, statistics and log."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.match = folder / f"match{SUFFIX}"
        """The running match."""
        self.demo = folder / f"demo{SUFFIX}"
        """The running demo, which leaves the person's match alone."""
        self.previous = folder / f"previous{SUFFIX}"
        """The match that was put away for another one before it was over."""
        self.statistics = folder / "statistics.db"
        self.log = folder / "chiva.log"
        self._lock = QLockFile(str(folder / "lock"))
        # A lock is stale when its program is gone, however long a match takes.
        self._lock.setStaleLockTime(0)

    def claim(self) -> bool:
        """Whether this is the only program that uses the profile now.

        A folder that nobody can write to is nobody's: then nothing is kept anyway.
        """
        if self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Let another program use the profile."""
        self._lock.unlock()


@dataclass(frozen=True, slots=True)
class Resumed:
    """What was found of the running match at the start."""

    record: Record | None = None
    """The match to go on with; None when there is none."""
    reading: Reading | None = None
    """How the file was, when it was damaged."""
    problem: FileProblem | None = None
    """Why the file could not be read or put aside."""
    aside: Path | None = None
    """Where the damaged file is now, or that of a newer version."""


def resume(path: Path) -> Resumed:
    """The match in `path`, as far as it is good; what cannot be read is kept aside."""
    try:
        reading = read_record(path)
    except FileProblem as problem:
        return Resumed(problem=None if problem.trouble is FileTrouble.MISSING else problem)
    if reading.damage is None:
        return Resumed(reading.record)
    record = reading.record
    if record is not None and not record.timeline.steps:
        record = None
    why = "newer" if reading.damage.trouble is Trouble.NEWER else "broken"
    try:
        return Resumed(record, reading, aside=keep_aside(path, why))
    except FileProblem as problem:
        return Resumed(record, reading, problem=problem)


def put_away(path: Path, previous: Path) -> bool:
    """Keep the match in `path` as the previous one, unless it was over or never begun.

    Whether it was kept. Raises FileProblem.
    """
    try:
        record = read_record(path).record
    except FileProblem:
        return False
    if record is None or not is_under_way(record):
        return False
    write_record(previous, record)
    return True


def is_under_way(record: Record) -> bool:
    """Whether something would be lost with the match."""
    return bool(record.timeline.steps) and record.timeline.current.winner is None


class Autosave(QObject):
    """Writes the running match whenever it changes, before the table shows the change."""

    failed = Signal(object)
    """The `FileProblem`, once for each row of failures."""

    def __init__(
        self, controller: GameController, path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._controller = controller
        self._failing = False
        controller.game_changed.connect(self.save)

    @Slot()
    def save(self) -> None:
        """Write the match now."""
        try:
            write_record(self.path, self._controller.record())
        except FileProblem as problem:
            first, self._failing = not self._failing, True
            if first:
                self.failed.emit(problem)
        else:
            self._failing = False
