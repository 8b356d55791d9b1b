"""Motion: runs of numbers from 0 to 1 over time, which the scene's items turn into movement.

Everything can be interrupted: a new run under a key takes the place of the old one, from wherever
that had come, and `finish` brings all of them to their end at once. While motion is off a run ends
where it starts: at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

LIFT: Final = 120
"""Milliseconds for a tile to lift or to sink."""
PLAY: Final = 260
"""The person's tile from hand to line."""
PLAY_OTHER: Final = 320
"""Another seat's tile from its plate to the line."""
CAMERA: Final = 240
FADE: Final = 120
"""Ghosts and pins."""
NOTE: Final = 180
"""A seat's note that it passed, and the knock that goes with it."""
DEAL_STEP: Final = 60
"""Between one dealt tile and the next."""
SHAKE: Final = 280
"""A tile that cannot be played."""
OUTLINE: Final = 700
"""How long its outline stays when nothing moves."""
SEEN: Final = 150
"""From the first picture until it counts as seen, and what it did not need is loaded."""
SETTLE: Final = 420
"""The line when a hand is blocked."""


Curve = QEasingCurve.Type


class _Run(NamedTuple):
    start: int
    """The clock's time when the first step is due."""
    duration: int
    curve: QEasingCurve
    step: Callable[[float], None]
    done: Callable[[], None] | None


class Motion(QAbstractAnimation):
    """The clock of all movement in a scene."""

    rested = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: dict[Hashable, _Run] = {}
        self._enabled = True

    @property
    def enabled(self) -> bool:
        """Whether things move. Switching it off brings everything to its end."""
        return self._enabled

    @enabled.setter
    def enabled(self, on: bool) -> None:
        self._enabled = on
        if not on:
            self.finish()

    @property
    def moving(self) -> bool:
        return bool(self._runs)

    def running(self, key: Hashable) -> bool:
        """Whether a run under that key goes on, or waits for its delay."""
        return key in self._runs

    def run(
        self,
        key: Hashable,
        duration: int,
        step: Callable[[float], None],
        *,
        delay: int = 0,
        curve: QEasingCurve.Type = Curve.OutCubic,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with growing progress, from 0 to 1, for `duration` milliseconds.

        The progress may leave that range on the way with a curve that overshoots. `step(0)` is
        called at once, also before a delay, so that what starts elsewhere waits there; then
        `done` after `step(1)`. A run under the same key is dropped where it is: neither is its
        last step taken nor its `done` called.
        """
        self._runs.pop(key, None)
        if not self._enabled:
            step(1.0)
            if done is not None:
                done()
            self._rest()
            return
        running = self.state() is QAbstractAnimation.State.Running
        now = self.currentTime() if running else 0
        self._runs[key] = _Run(now + delay, max(duration, 1), QEasingCurve(curve), step, done)
        step(0.0)
        if not running:
            self.start()

    def drop(self, key: Hashable) -> None:
        """Stop a run where it is."""
        if self._runs.pop(key, None) is not None:
            self._rest()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._runs:
            key = next(iter(self._runs))
            self._end(self._runs.pop(key))
        self._rest()

    def _end(self, run: _Run) -> None:
        run.step(1.0)
        if run.done is not None:
            run.done()

    def _rest(self) -> None:
        if not self._runs and self.state() is not QAbstractAnimation.State.Stopped:
            self.stop()
            self.rested.emit()

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now: int) -> None:  # noqa: N802
        for key, run in list(self._runs.items()):
            if self._runs.get(key) is not run or now < run.start:
                continue
            share = (now - run.start) / run.duration
            if share < 1.0:
                run.step(run.curve.valueForProgress(share))
            else:
                del self._runs[key]
                self._end(run)
        self._rest()
