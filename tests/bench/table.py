"""How fast the table is: frames of a whole animated hand, and the start beside an empty window.

    python3 dev.py bench                 frames at 1920x1080 and 3840x2160, start, memory
    python3 dev.py bench --frames        only the frames
    python3 dev.py bench --start         only start and memory
    python3 dev.py bench --thinking      only how late a timer is while master thinks

Raster, without a screen. A frame is one step of all that moves together with the painting of what
that changed. Its time is that of the processor on the window's thread, so that other programs do
not count; the wall's time stands beside it. A start is compared with that of a PySide6 window that
holds an empty QGraphicsView, by turns in one run, each in a process of its own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.support import ROOT

SIZES: Final = ((1920, 1080, 1.0), (3840, 2160, 1.0), (3840, 2160, 2.0))
"""Pixels across and down, and how many of them make a logical one."""

STARTS: Final = 40
"""Fewer give medians that vary by a tenth on a machine that others share."""

SCREEN: Final = ROOT / "tests" / "bench" / "screen.json"
"""A screen of 1920 x 1080 for Qt's platform without one."""

FRAME: Final = 1000 / 60
"""Milliseconds."""


# -- frames --------------------------------------------------------------------------------------


def frames(width: int, height: int) -> int:
    """Play one hand with everything moving, in a window of so many logical pixels, and report."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from chiva_engine.players.steady import Steady
    from chiva_qt import settings as st
    from chiva_qt.app import paint_in_one_thread
    from chiva_qt.controller import GameController
    from chiva_qt.presentation import Phase
    from chiva_qt.settings import Settings
    from chiva_qt.table.motion import Motion
    from chiva_qt.table.view import TableView
    from chiva_qt.window import MainWindow

    paint_in_one_thread()
    app = QApplication(sys.argv[:1])
    steps: list[tuple[float, float]] = []
    painted: list[tuple[float, float]] = []

    def now() -> tuple[float, float]:
        return time.thread_time(), time.perf_counter()

    def since(start: tuple[float, float]) -> tuple[float, float]:
        end = now()
        return 1000 * (end[0] - start[0]), 1000 * (end[1] - start[1])

    step = Motion.updateCurrentTime

    def timed(self: Motion, at: int) -> None:
        start = now()
        step(self, at)
        steps.append(since(start))

    Motion.updateCurrentTime = timed  # type: ignore[method-assign]

    class Frames(QObject):
        """Times the painting of the window."""

        inside = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() != QEvent.Type.UpdateRequest or self.inside:
                return False
            self.inside = True
            start = now()
            window.event(event)
            processor, wall = since(start)
            self.inside = False
            processor += sum(one for one, _ in steps)
            wall += sum(other for _, other in steps)
            if steps:
                painted.append((processor, wall))
            steps.clear()
            return True

    with TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.override(st.MOTION, "on")
        settings.override(st.SPEED, "quick")
        settings.override(st.THEME, "felt")
        controller = GameController(lambda level: Steady(), "12", demo=True)
        window = MainWindow(controller, settings)
        window.resize(width, height)
        watch = Frames()
        window.installEventFilter(watch)
        window.show()
        controller.start()
        view = window.findChild(TableView)

        def go_on() -> None:
            if controller.model.phase is Phase.HAND_OVER and not view.moving:
                app.quit()
            elif not view.moving:
                controller.step()

        clock = QTimer()
        clock.timeout.connect(go_on)
        clock.start(40)
        app.exec()
        controller.close()
    processor = sorted(one for one, _ in painted)
    wall = sorted(other for _, other in painted)
    late = sum(one > FRAME for one in processor)
    sys.stdout.write(
        f"{len(painted)} frames: median {statistics.median(processor):.1f} ms,"
        f" 95 % {share(processor, 0.95):.1f}, 99 % {share(processor, 0.99):.1f},"
        f" longest {processor[-1]:.1f}, over 16.7 ms {late};"
        f" by the wall's clock 95 % {share(wall, 0.95):.1f}, 99 % {share(wall, 0.99):.1f}\n"
    )
    return 0


def share(values: Sequence[float], part: float) -> float:
    """The value below which a part of the sorted values lies."""
    return values[min(int(part * len(values)), len(values) - 1)]


# -- start -----------------------------------------------------------------------------------------


def start_once(kind: str, folder: str) -> tuple[float, float, float]:
    """Seconds by the wall's clock and of the processor until the first frame; its megabytes."""
    line = [sys.executable, "-m", "tests.bench.start_host", kind, folder]
    begun = time.perf_counter()
    done = subprocess.run(
        line, cwd=ROOT, env=environment(screen=True), capture_output=True, text=True
    )
    wall = time.perf_counter() - begun
    if done.returncode:
        raise RuntimeError(done.stderr)
    processor, kilobytes = done.stdout.split()
    return wall, float(processor), int(kilobytes) / 1024


def starts(times: int) -> None:
    """Start all kinds by turns, and say the medians and their ratios."""
    kinds = ("empty", "words", "chiva")
    found: dict[str, list[tuple[float, float, float]]] = {kind: [] for kind in kinds}
    with TemporaryDirectory() as folder:
        put_hints_away(Path(folder))
        for number in range(times + 1):
            for kind in kinds:
                one = start_once(kind, folder)
                if number:  # the first ones read all files for the first time
                    found[kind].append(one)
    middles = {
        kind: tuple(statistics.median(one[place] for one in rows) for place in range(3))
        for kind, rows in found.items()
    }
    least = middles["empty"]
    for kind, (wall, processor, memory) in middles.items():
        sys.stdout.write(
            f"{kind:6} start {wall:.2f} s ({wall / least[0]:.2f} x), processor {processor:.2f} s"
            f" ({processor / least[1]:.2f} x), memory {memory:.0f} MB ({memory / least[2]:.2f} x)\n"
        )


def put_hints_away(folder: Path) -> None:
    """Make a profile one whose person has seen the hints of the very first start."""
    from chiva_qt.settings import Settings
    from chiva_qt.window import HINTS_SEEN

    settings = Settings(folder)
    settings.remember(HINTS_SEEN, True)
    settings.sync()


def environment(ratio: float = 1.0, *, screen: bool = False) -> dict[str, str]:
    """The environment of a program without a screen.

    screen: with the room of one, so that a window opens as large as it would like to.
    """
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("QT_")},
        "QT_QPA_PLATFORM": f"offscreen:configfile={SCREEN}" if screen else "offscreen",
        "QT_SCALE_FACTOR": f"{ratio:g}",
        "QT_LOGGING_RULES": "qt.qpa.*=false;*.debug=false",
        "PYTHONPATH": str(ROOT / "src"),
        # Compiled files are kept, as they are on a person's machine.
        "PYTHONDONTWRITEBYTECODE": "",
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("--frames", action="store_true", help="only the frames")
    parser.add_argument("--start", action="store_true", help="only start and memory")
    parser.add_argument("--thinking", action="store_true", help="only the timer beside master")
    parser.add_argument("--hand", nargs=2, type=int, metavar=("W", "H"), help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=STARTS, help=f"starts of each kind ({STARTS})")
    args = parser.parse_args(arguments)
    if args.hand:
        return frames(*args.hand)
    everything = not (args.frames or args.start or args.thinking)
    if args.frames or everything:
        for width, height, ratio in SIZES:
            across, down = round(width / ratio), round(height / ratio)
            sys.stdout.write(f"{width}x{height} at {ratio:.0%}: ")
            sys.stdout.flush()
            line = [sys.executable, "-m", "tests.bench.table", "--hand", str(across), str(down)]
            if subprocess.call(line, cwd=ROOT, env=environment(ratio)):
                return 1
    if args.start or everything:
        starts(args.times)
    if args.thinking or everything:
        line = [sys.executable, "-m", "tests.bench.thinking"]
        return subprocess.call(line, cwd=ROOT, env=environment())
    return 0


if __name__ == "__main__":
    sys.exit(main())
