"""How an item stands in the scene, and its way from one stand to another."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsItem

from chiva_qt.table.motion import Curve, Motion


class Pose(NamedTuple):
    """A stand: where, how large, how turned."""

    x: float
    """The centre, in the scene."""
    y: float
    size: float = 1.0
    """The factor on the item's own size."""
    turn: float = 0.0
    """Degrees clockwise."""

    def towards(self, goal: Pose, share: float) -> Pose:
        """The stand after a share (0 to 1) of the way to `goal`."""

        def between(start: float, end: float) -> float:
            return start + (end - start) * share

        return Pose(
            between(self.x, goal.x),
            between(self.y, goal.y),
            between(self.size, goal.size),
            between(self.turn, goal.turn),
        )


class Mover:
    """Moves one item. A new way begins wherever the old one had come."""

    def __init__(self, item: QGraphicsItem, motion: Motion) -> None:
        self._item = item
        self._motion = motion
        self.pose = Pose(0.0, 0.0)
        """Where the item stands now."""
        self.goal = self.pose
        """Where it stands, or where it is going."""
        self._aside = 0.0
        self._swell = 1.0

    @property
    def moving(self) -> bool:
        return self._motion.running(self)

    def place(self, pose: Pose) -> None:
        """Stand there at once."""
        self._motion.drop(self)
        self.goal = pose
        self._stand(pose)

    def reseat(self, size: float, turn: float) -> None:
        """The item's own face has changed: stand so that nothing is seen of it.

        size: how many times larger the old face was. turn: how the old face was turned, seen from
        the new one, in degrees clockwise.
        """
        self._motion.drop(self)
        pose = self.pose
        self._stand(Pose(pose.x, pose.y, pose.size * size, pose.turn + turn))
        self.goal = self.pose

    def go(
        self,
        goal: Pose,
        duration: int,
        *,
        delay: int = 0,
        curve: QEasingCurve.Type = Curve.OutCubic,
        rise: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Go there. A way to the same goal goes on as it is.

        rise: how much larger the item is half way, as if it came nearer.
        """
        if goal == self.goal and (self.moving or goal == self.pose):
            return
        start = self.pose
        self.goal = goal

        def step(share: float) -> None:
            pose = start.towards(goal, share)
            if rise and 0.0 < share < 1.0:
                grown = pose.size * (1.0 + rise * math.sin(math.pi * share))
                pose = Pose(pose.x, pose.y, grown, pose.turn)
            self._stand(pose)

        self._motion.run(self, duration, step, delay=delay, curve=curve, done=done)

    def shift(self, aside: float) -> None:
        """Stand so many pixels beside the pose."""
        self._aside = aside
        self._stand(self.pose)

    def swell(self, size: float) -> None:
        """Be so many times as large as the pose says."""
        self._swell = size
        self._stand(self.pose)

    def _stand(self, pose: Pose) -> None:
        self.pose = pose
        self._item.setPos(pose.x + self._aside, pose.y)
        self._item.setScale(pose.size * self._swell)
        self._item.setRotation(pose.turn)
