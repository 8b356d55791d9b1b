"""Undo, redo and restart between the person's decisions, as pure values (R21, R22).

A *stop* is a state in which the person has a tile to choose; a forced pass is none. Undo goes
to the previous stop, redo to the next one or to the end of what is recorded. The computer's
moves are part of the record: redo brings them back, they are never thought out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chiva_engine.match import MatchState
from chiva_engine.moves import Bare, Move, Pass, Play

PERSON = 1
"""The seat of the person."""


class NextHand(Bare):
    """The step from a finished hand to the next deal."""

    __slots__ = ()


class RestartHand(Bare):
    """The step back to the beginning of the current hand (R22)."""

    __slots__ = ()


Step = Play | Pass | NextHand | RestartHand


def take(state: MatchState, step: Step) -> MatchState:
    """The state after `step`. Raises IllegalMove or MatchOver."""
    match step:
        case NextHand():
            return state.next_hand()
        case RestartHand():
            return state.restart_hand()
        case _:
            return state.apply(step)


def is_stop(state: MatchState) -> bool:
    """Whether the person has a tile to choose in `state`."""
    return state.hand.turn == PERSON and any(
        isinstance(move, Play) for move in state.hand.legal_moves()
    )


class Timeline(NamedTuple):
    """A match with its past and what was undone: states, the steps between them, a cursor."""

    states: tuple[MatchState, ...]
    """All recorded states, those that were undone too."""
    steps: tuple[Step, ...] = ()
    """``steps[i]`` leads from ``states[i]`` to ``states[i + 1]``."""
    cursor: int = 0
    """The index of the current state."""
    levels: tuple[str | None, ...] = ()
    """``levels[i]`` is the level of the player that chose ``steps[i]``; None where none did."""

    @classmethod
    def new(cls, seed: str | int) -> Timeline:
        """A new match (R23). Raises ValueError for an empty seed."""
        return cls((MatchState.new(seed),))

    @property
    def current(self) -> MatchState:
        """The state at the cursor."""
        return self.states[self.cursor]

    def take(self, step: Step, level: str | None = None) -> Timeline:
        """The timeline after `step`; what was undone before is cut off.

        `level` names the level of the player that chose it. Raises IllegalMove or MatchOver, and
        then nothing has changed.
        """
        state = take(self.current, step)
        keep = self.cursor
        return Timeline(
            (*self.states[: keep + 1], state),
            (*self.steps[:keep], step),
            keep + 1,
            (*self.levels[:keep], level),
        )

    def play(self, move: Move, level: str | None = None) -> Timeline:
        """`take` for a move."""
        return self.take(move, level)

    @property
    def can_undo(self) -> bool:
        """Whether the person has a decision to take back."""
        return self._previous_stop() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and not cut off since."""
        return self.cursor < len(self.states) - 1

    def undo(self) -> Timeline:
        """Back to the person's last decision (R21). The same timeline when there is none."""
        stop = self._previous_stop()
        return self if stop is None else self._replace(cursor=stop)

    def redo(self) -> Timeline:
        """Forward to the next decision or the end of the record (R21)."""
        if not self.can_redo:
            return self
        last = len(self.states) - 1
        later = range(self.cursor + 1, last)
        stop = next((i for i in later if is_stop(self.states[i])), last)
        return self._replace(cursor=stop)

    def _previous_stop(self) -> int | None:
        earlier: Iterator[int] = iter(range(self.cursor - 1, -1, -1))
        return next((i for i in earlier if is_stop(self.states[i])), None)
