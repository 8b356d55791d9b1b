"""A player whose hints come with estimates, draft by draft, each when a test lets it come."""

from __future__ import annotations

import threading
from collections.abc import Iterator

from chiva_engine.moves import Move, Play
from chiva_engine.players.base import Advice, Cancelled, Estimate, Reason, Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.view import PlayerView

DRAFTS = 3


class Trying:
    """Plays as the steady player. A hint tries 160 deals for each draft.

    The last move is dropped after the first one. The second and the third move change places in the
    second draft; the first one stays the same.
    """

    def __init__(self, drafts: int = DRAFTS) -> None:
        """`drafts`: how many come without `let_on`."""
        self._allowed = threading.Semaphore(drafts)

    def let_on(self) -> None:
        """Let the next draft come."""
        self._allowed.release()

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        return Steady().choose(view, thinking)

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        *_, advice = self.improve(view, thinking)
        return advice

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        plays = [move for move in view.legal_moves() if isinstance(move, Play)]
        if not plays:
            yield from Steady().improve(view, thinking)
            return
        for draft in range(1, DRAFTS + 1):
            while not self._allowed.acquire(timeout=0.01):
                if thinking.cancelled():
                    raise Cancelled
            if draft == 2:
                plays[1:3] = plays[2:0:-1]
            last = len(plays) - 1
            estimates = tuple(
                Estimate(
                    play,
                    0.9 - 0.1 * place - 0.01 * draft * (place < last),
                    160 if place and place == last else 160 * draft,
                )
                for place, play in enumerate(plays)
            )
            reason = Reason.BEST_CHANCE if last else Reason.ONLY_MOVE
            yield Advice(plays[0], reason, estimates=estimates, final=draft == DRAFTS)
