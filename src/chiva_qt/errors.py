"""Whatever goes wrong unexpectedly: written to a log, told once, and the game stands.

An error in a slot, an event or a paint reaches Python's own hooks; so does one in a thread. From
there it goes into a log that does not grow without end, and to the window, which shows one dialog
with a report to copy. Neither holds a tile that was not on the table: what looks like one is
taken out of every message (R24), and the match is added as its record.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
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

# What writes the log file is loaded with the first message, which seldom comes.
if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

LOG_SIZE: Final = 200_000
"""Bytes after which a new log file is begun."""
LOG_FILES: Final = 3
"""How many older log files are kept."""
LOG_TAIL: Final = 40
"""Lines of the log that a report holds."""
MOST_TIMES: Final = 20
"""How often the same error is written to the log in one run."""

_TILES = re.compile(
    r"Tile\([^()]*\)|(?<![\w.:-])[0-6]-[0-6](?![\w:-]|\.\d)|frozenset\(\{[^{}]*\}\)", re.ASCII
)
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger("chiva")
log.propagate = False


def without_tiles(text: str) -> str:
    """`text` with everything that may be a tile or a hand taken out."""
    return _TILES.sub("(tile)", text)


class _Log(logging.Handler):
    """The log of a profile. Where it cannot be written, nothing is logged."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = self._opened()
        self._file.emit(record)

    def _opened(self) -> RotatingFileHandler:
        from logging.handlers import RotatingFileHandler

        file = RotatingFileHandler(
            self._path, maxBytes=LOG_SIZE, backupCount=LOG_FILES, encoding="utf-8", delay=True
        )
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        file.handleError = self._give_up  # type: ignore[method-assign]
        return file

    def _give_up(self, record: logging.LogRecord) -> None:
        """A folder that is read-only stays so, and its owner was told."""
        del record
        log.removeHandler(self)
        self.close()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


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
        self._handler: logging.Handler | None = None
        self._times: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._hooks: tuple[Callable[[], None], ...] = ()
        # Queued: an error in a paint must not open a window in the midst of it.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    # -- hooks --------------------------------------------------------------------------

    def install(self) -> None:
        """Catch from now on what Python and Qt report."""
        if self._path is not None:
            self._handler = _Log(self._path)
            log.addHandler(self._handler)
            log.setLevel(logging.INFO)
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
        if self._handler is not None:
            log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
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
        log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
        if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
            sys.stderr.write(f"{message}\n")

    # -- what was caught --------------------------------------------------------------------

    @Slot(str)
    def catch(self, trace: str) -> None:
        """Log an error and tell of it, given as its traceback; from any thread."""
        trace = without_tiles(trace)
        with self._lock:
            self._times[trace] += 1
            times = self._times[trace]
        if times <= MOST_TIMES:
            log.error("%s", trace.rstrip())
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
