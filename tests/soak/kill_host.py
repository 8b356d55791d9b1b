"""A demo that writes its record to standard output each time the table shows a change.

Now and then it undoes, redoes or restarts, as a person might: ``kill_host.py SEED [ARG…]``.
"""

from __future__ import annotations

import os
import random
import sys

from PySide6.QtCore import QTimer

from chiva_engine.record import write
from chiva_qt.app import main
from chiva_qt.controller import GameController
from chiva_qt.presentation import TableModel

STILL = 20_000
"""Milliseconds after which a demo that shows nothing new counts as stuck."""


def watch(controller: GameController, dice: random.Random) -> None:
    """Tell what is on the table, and stir. A table that stands still ends the program."""
    still = QTimer(controller)
    still.setInterval(STILL)
    still.timeout.connect(lambda: os._exit(3))
    still.start()
    deeds = (controller.undo, controller.redo, controller.redo, controller.restart)

    def shown(model: TableModel) -> None:
        del model
        still.start()
        line = write(controller.record()).replace(b"\n", b" ") + b"\n"
        while line:
            line = line[os.write(1, line) :]
        if dice.random() < 0.04:
            QTimer.singleShot(0, dice.choice(deeds))

    controller.table_changed.connect(shown)


if __name__ == "__main__":
    chance, arguments = random.Random(sys.argv[1]), sys.argv[2:]
    start = GameController.start

    def start_watched(controller: GameController) -> None:
        watch(controller, chance)
        start(controller)

    GameController.start = start_watched  # type: ignore[method-assign]
    sys.exit(main(arguments))
