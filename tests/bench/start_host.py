"""Starts a program up to its first frame, then says what that took and ends.

    python -m tests.bench.start_host empty           a PySide6 window with an empty QGraphicsView
    python -m tests.bench.start_host words           the same with one line of text in it
    python -m tests.bench.start_host chiva FOLDER    this program, with a profile in that folder

One line on standard output: seconds of processor time, and kilobytes of resident memory.
"""

from __future__ import annotations

import os
import resource
import sys
from typing import TYPE_CHECKING

# Each program loads what it needs when it would, and not before.
if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from chiva_qt.arguments import Arguments


def resident() -> int:
    """The memory that is in use now, in kilobytes; the most that was, where that is not known."""
    try:
        with open("/proc/self/status", encoding="utf-8") as file:  # noqa: PTH123
            status = file.read()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def report() -> None:
    """Say what was used until now, and end without cleaning up."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    sys.stdout.write(f"{used.ru_utime + used.ru_stime:.4f} {resident()}\n")
    sys.stdout.flush()
    os._exit(0)


def empty(words: str) -> None:
    """The least that a program with a drawn table in a window is."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, report)

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    view = View(QGraphicsScene(window))
    if words:
        view.scene().addText(words)
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    app.exec()


def chiva(folder: str) -> None:
    """This program until the person's tiles are seen for the first time.

    As from its icon, that is without a command line to be read.
    """
    from chiva_qt import app
    from chiva_qt.arguments import Arguments

    # The person opens: the first picture can be played on.
    seed = "7"
    run_plainly = app.run

    def watching(args: Arguments) -> int:
        # Not before: the program reads its arguments without Qt.
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication

        run = QApplication.exec

        def watched() -> int:
            # Here the program has loaded all by itself, in its own order.
            from chiva_qt.table.view import TableView

            paint = TableView.paintEvent

            def painted(self: TableView, event: QPaintEvent) -> None:
                paint(self, event)
                if self.current is not None:
                    QTimer.singleShot(0, report)

            TableView.paintEvent = painted  # type: ignore[method-assign, assignment]
            return run()

        QApplication.exec = staticmethod(watched)  # type: ignore[method-assign]
        return run_plainly(args)

    app.run = watching
    app.start(Arguments(seed=seed, lang="en", profile=folder))


if __name__ == "__main__":
    if sys.argv[1] == "chiva":
        chiva(sys.argv[2])
    else:
        empty("Chiva" if sys.argv[1] == "words" else "")
