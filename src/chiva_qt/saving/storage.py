"""Where a profile keeps what, and how a file gets there whole or not at all.

The running match is written before the table shows a change of it (`Autosave`): a program that is
killed at any moment finds on its next start everything that was seen on the table.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Sequence
from enum import Enum, unique
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFileDevice, QIODevice, QLockFile, QObject, QSaveFile, Signal, Slot

from chiva_engine.moves import Pass, Play
from chiva_engine.record import LARGEST, Reading, Record, Trouble, read, write
from chiva_qt.controller import GameController

SUFFIX: Final = ".chiva"
"""The end of a record's file name."""

PUT_AWAY: Final = 5
"""How many matches that were put away are kept."""


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
    """Put `data` into a file: all of it, on the disk, or nothing. Raises FileProblem.

    A folder, a device or a pipe of that name stays what it is.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileProblem(path, FileTrouble.NOT_A_FILE)
    except FileProblem:
        raise
    except (OSError, ValueError):
        pass  # there is none yet; whatever else is wrong is found by writing
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
    if not folder.is_dir():
        return FileProblem(path, FileTrouble.MISSING, reason)
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return FileProblem(path, FileTrouble.FORBIDDEN, reason)
    import shutil

    full = short or reason in (os.strerror(errno.ENOSPC), os.strerror(errno.EDQUOT))
    try:
        usage = shutil.disk_usage(folder)
        full = full or 0 <= usage.free < min(size, usage.total)
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
        names = ("previous", *(f"previous-{number}" for number in range(2, PUT_AWAY + 1)))
        self.previous = tuple(folder / f"{name}{SUFFIX}" for name in names)
        """The matches that were put away for another one before they were over, the last first."""
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


class Resumed(NamedTuple):
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


def put_away(record: Record, places: Sequence[Path]) -> bool:
    """Keep a match in the first of `places`, those before it in the next ones.

    Not if it was over, or the person had not played in it. Whether it was kept, or was there
    already. Raises FileProblem; then none of the others is lost.
    """
    if not is_under_way(record):
        return False
    data = write(record)
    for place in places:
        try:
            if read_bytes(place, LARGEST) == data:
                return True
        except FileProblem:
            continue
    first, *_, last = places
    fresh = last.with_name(f"{last.stem}-new{last.suffix}")
    write_bytes(fresh, data)
    try:
        # From a gap on all stay where they are; without one the oldest goes.
        free = next((n for n, place in enumerate(places) if not place.exists()), len(places) - 1)
        for number in range(free, 0, -1):
            places[number - 1].replace(places[number])
        fresh.replace(first)
    except OSError as error:
        raise FileProblem.of(first, error) from None
    return True


def is_under_way(record: Record) -> bool:
    """Whether something of the person's would be lost with the match."""
    timeline = record.timeline
    theirs = any(
        level is None and isinstance(step, Play | Pass)
        for step, level in zip(timeline.steps, timeline.levels, strict=True)
    )
    return theirs and timeline.current.winner is None


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
