"""Chiva as it is, with each finished hand written to a file as a case: ``host.py FILE [ARG…]``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from chiva_engine.cases import case_of
from chiva_qt.app import main
from chiva_qt.controller import GameController
from chiva_qt.presentation import TableModel


def record(controller: GameController, file: Path) -> None:
    """Keep the hands that are over in `file`, one a line."""

    def write(model: TableModel) -> None:
        if model.result is not None:
            lines = [
                json.dumps(case_of(done.hand, done.before)) for done in controller.match.played
            ]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    controller.table_changed.connect(write)


if __name__ == "__main__":
    target, arguments = Path(sys.argv[1]), sys.argv[2:]
    start = GameController.start

    def start_recorded(controller: GameController) -> None:
        record(controller, target)
        start(controller)

    GameController.start = start_recorded  # type: ignore[method-assign]
    sys.exit(main(arguments))
