"""The program's start: arguments, what must be checked before Qt, the objects and who gets which.

Nothing here imports Qt before the arguments are read: `--help` and `--version` need no display.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from chiva_engine import __version__
from chiva_qt import quick_start
from chiva_qt.arguments import Arguments, read
from chiva_qt.resources import MissingResourceError

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit status."""
    return start(read(sys.argv[1:] if arguments is None else arguments))


def start(args: Arguments) -> int:
    """Run the program with what was said on the command line; its exit status."""
    # What is made for the start stays: looking for garbage in it only takes time.
    gc.disable()
    problem = broken_pair()
    if problem is not None:
        return fail(problem)
    try:
        return run(args)
    except MissingResourceError as error:
        return fail(str(error))


def fail(sentence: str) -> int:
    """Say why the program cannot start; its exit status."""
    if sys.stderr is not None:
        sys.stderr.write(f"chiva: {sentence}\n")
    return 1


def broken_pair(python: tuple[int, int] | None = None, pyside: str | None = None) -> str | None:
    """What is wrong with this pair of Python and PySide6; None when nothing is.

    PySide6 6.12.0 on Python 3.11 and older loses one reference to None at every call that returns
    None, until the program aborts.
    """
    if pyside is None:
        try:
            quick_start.load()
            from PySide6 import __version__ as pyside
        except ImportError:
            return "PySide6 is not installed; install it with: pip install PySide6-Essentials"
    version = sys.version_info[:2] if python is None else python
    if pyside == "6.12.0" and version < (3, 12):
        return (
            "PySide6 6.12.0 does not work with Python 3.11; "
            'install another with: pip install "PySide6-Essentials!=6.12.0"'
        )
    return None


def paint_in_one_thread() -> None:
    """Have Qt fill shapes itself, unless the environment says otherwise already.

    It would hand every larger fill to other threads and wait for them, which takes longer than to
    fill a shape of the size of a tile.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def _fatal(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt aborts after a fatal message, for instance without a display: say it in one sentence."""
    from PySide6.QtCore import QtMsgType

    if kind is QtMsgType.QtFatalMsg:
        if "platform plugin" in message or "display" in message:
            message = "there is no display to show a window on; start it from a desktop session"
        _leave(fail(message))
    elif sys.stderr is not None and not (context.category or "").startswith("qt.qpa"):
        sys.stderr.write(f"{message}\n")


def _leave(status: int) -> NoReturn:
    """End at once: Qt would abort with a core dump after a fatal message."""
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(status)


def run(args: Arguments) -> int:
    """Open the window and run until it is closed."""
    from PySide6.QtCore import QStandardPaths, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    quick_start.import_plainly()
    quick_start.name_qt()

    paint_in_one_thread()
    before = qInstallMessageHandler(_fatal)
    app = QApplication([sys.argv[0]])
    qInstallMessageHandler(before)
    app.setApplicationName("chiva")
    app.setApplicationDisplayName("Chiva")
    app.setApplicationVersion(__version__)
    app.setOrganizationName("chiva")
    app.setDesktopFileName("chiva")

    from pathlib import Path

    from chiva_engine import players
    from chiva_qt import settings as st
    from chiva_qt.a11y.nodes import install_accessibility
    from chiva_qt.controller import GameController
    from chiva_qt.errors import Errors
    from chiva_qt.i18n import languages
    from chiva_qt.saving.keeping import Keeping
    from chiva_qt.saving.storage import Profile
    from chiva_qt.window import MainWindow

    folder = None if args.profile is None else Path(args.profile)
    if folder is None:
        location = QStandardPaths.StandardLocation.AppDataLocation
        folder = Path(QStandardPaths.writableLocation(location))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        # A home that cannot be written to is told of once the window is there.
        if args.profile is not None:
            return fail(f"cannot use the folder {folder}: {error.strerror or error}")
    profile = Profile(folder)
    errors = Errors(profile.log)
    errors.install()

    settings = st.Settings(folder)
    if args.lang is not None:
        settings.override(st.LANGUAGE, args.lang)
    if args.speed is not None:
        settings.override(st.SPEED, args.speed)
    languages.switch(settings.get(st.LANGUAGE))
    install_accessibility()

    keeping = Keeping(profile, demo=args.demo)
    record = keeping.take_up(new=args.seed is not None)
    # Asked for when the first move is: the players are loaded while the table is seen already.
    controller = GameController(
        lambda level: players.player_of(level), args.seed, record=record, demo=args.demo
    )
    try:
        window = MainWindow(controller, settings, profile if keeping.claimed else None)
        if not keeping.claimed and not args.demo:
            # Asked in the look that the window has put on.
            from chiva_qt.dialogs.second import SecondProgram

            if not SecondProgram.agreed_to():
                errors.uninstall()
                return 0
        errors.told.connect(
            lambda trace: window.show_error(errors.report(trace, keeping.text(controller)))
        )
        controller.player_failed.connect(errors.catch)
        keeping.keep(controller, window.files)
        if args.demo:
            from chiva_qt.demo import Demo

            demo = Demo(controller, args.matches)
            demo.finished.connect(app.quit)
        # Later than the first picture: the statistics and what they need are loaded for it.
        window.seen.connect(lambda: window.files.tell(keeping.told(window.files, settings)))
        window.show_hints()
        window.show()
        controller.start()
        # Nor later: every search would go through all modules and types again.
        gc.freeze()
        gc.enable()
        status = app.exec()
    finally:
        # Also when something is missing: Qt aborts where a thread outlives its object.
        controller.close()
    settings.sync()
    keeping.close()
    errors.uninstall()
    return status
