"""Whatever goes wrong unexpectedly: written to a log, told once, and the game stands.

An error in a slot, an event or a paint reaches Python's own hooks; so does one in a thread. From
there it goes into a log that does not grow without end, and to the window, which shows one dialog
with a report to copy. Neither holds a tile that was not on the table: what looks like one is
taken out of every message (R24), and the match is added as its record.
"""

from __future__ import annotations

import re
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication

from chiva_engine import __version__

# Loaded with the first message, which seldom comes.
if TYPE_CHECKING:
    from chiva_qt.log_file import LogFile

LOG_TAIL: Final = 40
"""Lines of the log that a report holds."""
MOST_TIMES: Final = 20
"""How often the same error is written to the log in one run."""

_TILES = re.compile(
    r"Tile\([^()]*\)|(?<![\w.:-])[0-6]-[0-6](?![\w:-]|\.\d)|frozenset\(\{[^{}]*\}\)", re.ASCII
)


def without_tiles(text: str) -> str:
    """`text` with everything that may be a tile or a hand taken out."""
    return _TILES.sub("(tile)", text)


def versions() -> str:
    """What is running, on what."""
    import platform

    return (
        f"Chiva {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"PySide {pyside_version}\n{platform.platform()}, {QGuiApplication.platformName()}"
    )


class Errors(QObject):
    """Catches what nobody caught. One object for the program."""

    told = Signal(str)
    """The traceback of an error that was not told before; on the thread of this object."""
    _caught = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """`path`: the log file; None for no log."""
        super().__init__(parent)
        self._path = path
        self._file: LogFile | None = None
        self._times: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._hooks: tuple[Callable[[], None], ...] = ()
        # Queued: an error in a paint must not open a window in the midst of it.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    # -- hooks --------------------------------------------------------------------------

    def install(self) -> None:
        """Catch from now on what Python and Qt report."""
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook
        sys.unraisablehook = self._unraisable_hook
        messages = qInstallMessageHandler(self._qt_message)

        def restore() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = before
            qInstallMessageHandler(messages)

        self._hooks = (restore,)

    def uninstall(self) -> None:
        """Put the hooks back and close the log."""
        for restore in self._hooks:
            restore()
        self._hooks = ()
        if self._file is not None:
            from chiva_qt.log_file import log

            log.removeHandler(self._file)
            self._file.close()
            self._file = None

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        import traceback

        self.catch("".join(traceback.format_exception(kind, error, trace)))

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable_hook(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del context
        message = without_tiles(message)
        self._log(kind, f"Qt: {message}")
        if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
            sys.stderr.write(f"{message}\n")

    def _log(self, kind: QtMsgType, message: str) -> None:
        """Add a message to the log; from any thread."""
        if self._path is None:
            return
        from chiva_qt.log_file import LEVELS, LogFile, log

        with self._lock:
            if self._file is None:
                self._file = LogFile(self._path)
                log.addHandler(self._file)
        log.log(LEVELS[kind], "%s", message)

    # -- what was caught --------------------------------------------------------------------

    @Slot(str)
    def catch(self, trace: str) -> None:
        """Log an error and tell of it, given as its traceback; from any thread."""
        trace = without_tiles(trace)
        with self._lock:
            self._times[trace] += 1
            times = self._times[trace]
        if times <= MOST_TIMES:
            self._log(QtMsgType.QtCriticalMsg, trace.rstrip())
            if sys.stderr is not None:
                sys.stderr.write(trace)
        if times == 1:
            self._caught.emit(trace)

    @Slot(str)
    def _tell(self, trace: str) -> None:
        self.told.emit(trace)

    def tail(self) -> str:
        """The last lines of the log."""
        if self._path is None:
            return ""
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return ""  # nothing was logged yet, or nothing can be
        return "\n".join(lines[-LOG_TAIL:])

    def report(self, trace: str, record: str) -> str:
        """What a person can send: versions, the error, the log's end, the match."""
        parts = (versions(), trace.rstrip(), self.tail(), record.rstrip())
        return "\n\n".join(part for part in parts if part)
