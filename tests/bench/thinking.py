"""Whether the window feels that a player thinks: how late an 8 ms timer comes, in milliseconds.

    python3 dev.py bench --thinking
    python -m tests.bench.thinking --level strong
    python -m tests.bench.thinking --level strong --decisions     how long decisions take, instead

The real window is shown, without a screen. Decisions of a whole hand are asked for one after the
other on the program's own thinking thread; a precise timer on the window's thread counts only
between question and answer. The same timer beside an idle thread is the yardstick.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from chiva_engine.match import MatchState
from chiva_engine.players import LEVELS, player_of
from chiva_engine.players.base import Thinking
from chiva_engine.players.core import playout
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.view import PlayerView
from chiva_qt.controller import GameController
from chiva_qt.settings import Settings
from chiva_qt.thinking import Reply, Request, Thinker
from chiva_qt.window import MainWindow

EVERY: Final = 8
"""Milliseconds between two calls of the timer."""

IDLE: Final = 4000
"""Milliseconds of the yardstick."""


def positions(seed: str) -> list[tuple[PlayerView, int]]:
    """The decisions between two or more plays of a hand that steady players play."""
    match = MatchState.new(seed)
    steady = player_of("steady")
    found = []
    while (seat := match.hand.turn) is not None:
        view, number = view_of(match, seat), thinking_seed(match)
        if len(view.legal_moves()) > 1:
            found.append((view, number))
        match = match.apply(steady.choose(view, Thinking(number)))
    return found


class Clock(QObject):
    """Asks for decision after decision and notes how late the timer comes meanwhile."""

    def __init__(self, thinker: Thinker, level: str, wanted: list[tuple[PlayerView, int]]) -> None:
        super().__init__()
        self.idle: list[float] = []
        self.busy: list[float] = []
        self.decisions = 0
        self._thinker = thinker
        self._level = level
        self._wanted = wanted
        self._due = time.perf_counter() + IDLE / 1000
        self._late = self.idle
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(EVERY)
        thinker.replied.connect(self._answered)

    @Slot()
    def _tick(self) -> None:
        now = time.perf_counter()
        self._late.append(max(0.0, 1000 * (now - self._last) - EVERY))
        self._last = now
        if self._late is self.idle and now > self._due:
            self._late = self.busy
            self._ask()

    def _ask(self) -> None:
        if not self._wanted:
            QApplication.quit()
            return
        view, seed = self._wanted.pop(0)
        self.decisions += 1
        self._thinker.ask(Request(self.decisions, view, self._level, seed))

    @Slot(object)
    def _answered(self, reply: Reply) -> None:
        if reply.error is not None:
            raise RuntimeError(reply.error)
        self._ask()


def report(name: str, times: list[float]) -> str:
    """One line about so many milliseconds."""
    order = sorted(times)

    def at(part: float) -> float:
        return order[min(int(part * len(order)), len(order) - 1)]

    return (
        f"{name:12} {len(order)} times, ms: median {at(0.5):.2f}, 95 % {at(0.95):.2f},"
        f" 99 % {at(0.99):.2f}, most {order[-1]:.2f}\n"
    )


def decisions(level: str, wanted: list[tuple[PlayerView, int]]) -> None:
    """Say how much processor time whole decisions and first drafts of a hint take."""
    player = player_of(level)
    player.choose(wanted[0][0], Thinking(1))  # what is made once
    whole: list[float] = []
    drafts: list[float] = []
    for view, seed in wanted:
        start = time.thread_time()
        player.choose(view, Thinking(seed))
        middle = time.thread_time()
        next(iter(player.improve(view, Thinking(seed))))
        whole.append(1000 * (middle - start))
        drafts.append(1000 * (time.thread_time() - middle))
    sys.stdout.write(report(level, whole))
    sys.stdout.write(report("first draft", drafts))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--hands", type=int, default=6)
    parser.add_argument("--decisions", action="store_true")
    args = parser.parse_args(arguments)
    wanted = [one for n in range(args.hands) for one in positions(f"bench {n}")]
    core = "plain" if playout.__file__.endswith(".py") else "compiled"
    sys.stdout.write(f"{len(wanted)} decisions, core {core}\n")
    if args.decisions:
        decisions(args.level, wanted)
        return 0
    app = QApplication(sys.argv[:1])
    with TemporaryDirectory() as folder:
        controller = GameController(player_of, "7")
        window = MainWindow(controller, Settings(Path(folder)))
        window.show()
        thinker = Thinker(player_of)
        clock = Clock(thinker, args.level, wanted)
        gc.freeze()  # as the program does once it has started
        app.exec()
        thinker.stop()
        controller.close()
    sys.stdout.write(report("idle", clock.idle))
    sys.stdout.write(report(args.level, clock.busy))
    return 0


if __name__ == "__main__":
    sys.exit(main())
