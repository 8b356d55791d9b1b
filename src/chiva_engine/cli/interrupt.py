"""Ctrl+C while a player thinks."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

from chiva_engine.players.base import Cancelled

Result = TypeVar("Result")


def undisturbed(think: Callable[[Callable[[], bool]], Result]) -> Result:
    """What `think` gives. It is handed a function that says whether Ctrl+C was pressed, for a
    player to poll. Raises KeyboardInterrupt once it was, after `think` or when it is cancelled.

    An error raised at any moment, as Python does for Ctrl+C, is more than the compiled core can
    bear: in the middle of its numbers it takes it for a lack of memory, and aborts. A second
    Ctrl+C is an error at once all the same. For the main thread.
    """
    pressed = threading.Event()

    def hear(number: int, frame: FrameType | None) -> None:
        if pressed.is_set():
            signal.default_int_handler(number, frame)
        pressed.set()

    before = signal.signal(signal.SIGINT, hear)
    try:
        result = think(pressed.is_set)
    except Cancelled:
        raise KeyboardInterrupt from None
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed.is_set():
        raise KeyboardInterrupt
    return result
