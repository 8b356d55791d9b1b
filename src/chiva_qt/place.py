"""Where a window comes back, when the screen it stood on is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect

GRIP_WIDTH: Final = 120
GRIP_HEIGHT: Final = 24
"""What must be seen of a window's upper edge, in logical pixels, so that it can be moved."""


def onto_screen(window: QRect, screens: Sequence[QRect]) -> QRect:
    """`window` where it can be seen and moved; in the middle of the first screen otherwise.

    `screens` are the places that windows may have, the main one first; at least one.
    """
    grip = QRect(window.x(), window.y(), window.width(), GRIP_HEIGHT)
    for screen in screens:
        seen = grip.intersected(screen)
        if seen.width() >= min(GRIP_WIDTH, grip.width()) and seen.height() == GRIP_HEIGHT:
            return window
    place = QRect(window.topLeft(), window.size().boundedTo(screens[0].size()))
    place.moveCenter(screens[0].center())
    return place
