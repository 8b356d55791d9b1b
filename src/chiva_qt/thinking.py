"""Thinking on a thread of its own: requests, replies, cancellation.

A request carries a `PlayerView` and nothing else of the game (R19). The worker answers with a
move, an advice or the text of an error; it never touches the game.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from chiva_engine.moves import Move
from chiva_engine.view import PlayerView

# The players come with the first thought.
if TYPE_CHECKING:
    from chiva_engine.players.base import Advice, Player

SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which Python lets another thread in: so the window stays smooth while a player
thinks (the usual 5 ms are felt)."""

PlayerFactory = Callable[[str], "Player"]
"""Makes the player of a level from the level's name."""


class Request(NamedTuple):
    """A decision that is wanted."""

    generation: int
    """Rises with every change of the game; a reply to an older one is dropped."""
    view: PlayerView
    level: str
    seed: int
    """The thinking seed."""
    hint: bool = False
    """Whether advice for the person is wanted instead of a move."""


class Reply(NamedTuple):
    """The answer to a request."""

    request: Request
    move: Move | None = None
    advice: Advice | None = None
    """Several come for one request, each better than the one before; the last one is final."""
    error: str | None = None
    """The traceback of a player that failed."""


class _Worker(QObject):
    """Lives on the thinking thread."""

    replied = Signal(object)

    def __init__(self, factory: PlayerFactory, wanted: Callable[[int], bool]) -> None:
        super().__init__()
        self._factory = factory
        self._wanted = wanted

    @Slot(object)
    def think(self, request: Request) -> None:
        if not self._wanted(request.generation):
            return
        from chiva_engine.players.base import Cancelled, Thinking

        thinking = Thinking(request.seed, lambda: not self._wanted(request.generation))
        try:
            player = self._factory(request.level)
            if request.hint:
                for advice in player.improve(request.view, thinking):
                    self.replied.emit(Reply(request, advice=advice))
                return
            reply = Reply(request, move=player.choose(request.view, thinking))
        except Cancelled:
            return
        except Exception:  # whatever a player does wrong, the game goes on
            import traceback

            reply = Reply(request, error=traceback.format_exc())
        self.replied.emit(reply)


class Thinker(QObject):
    """Sends requests to the thinking thread and brings the replies back.

    A busy worker cannot receive a queued call, so it polls whether its generation is still
    wanted instead of being told.
    """

    replied = Signal(object)
    """A `Reply`, on the thread of this object."""
    _asked = Signal(object)

    def __init__(self, factory: PlayerFactory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._generation = -1
        self._thread = QThread()
        self._thread.setObjectName("thinking")
        self._worker = _Worker(factory, self._is_wanted)
        self._worker.moveToThread(self._thread)
        # Bound methods of QObjects: a lambda would run on the worker's thread.
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._worker.replied.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._thread.start()

    def ask(self, request: Request) -> None:
        """Have `request` thought about; whatever was asked before is dropped."""
        self._want(request.generation)
        self._asked.emit(request)

    def cancel(self) -> None:
        """Nothing that was asked is wanted any more."""
        self._want(-1)

    def stop(self) -> None:
        """End the thread. No reply comes afterwards."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    def _want(self, generation: int) -> None:
        with self._lock:
            self._generation = generation

    def _is_wanted(self, generation: int) -> bool:
        with self._lock:
            return generation == self._generation

    @Slot(object)
    def _receive(self, reply: Reply) -> None:
        if self._is_wanted(reply.request.generation):
            self.replied.emit(reply)
