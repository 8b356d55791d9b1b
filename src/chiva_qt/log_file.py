"""The log of a profile. It is loaded with the first message, which seldom comes."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QtMsgType

LOG_SIZE: Final = 200_000
"""Bytes after which a new log file is begun."""
LOG_FILES: Final = 3
"""How many older log files are kept."""
LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger("chiva")
log.propagate = False
log.setLevel(logging.INFO)


class LogFile(RotatingFileHandler):
    """A log that does not grow without end. Where it cannot be written, nothing is logged."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path, maxBytes=LOG_SIZE, backupCount=LOG_FILES, encoding="utf-8", delay=True
        )
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """A folder that is read-only stays so, and its owner was told."""
        del record
        log.removeHandler(self)
        log.addHandler(logging.NullHandler())
        self.close()
