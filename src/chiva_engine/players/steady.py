"""The steady player: counts its numbers, minds passes, remembers who laid what open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from chiva_engine.moves import Move, Pass
from chiva_engine.players import facts
from chiva_engine.players.base import Advice, Cancelled, Thinking
from chiva_engine.players.core.playout import value
from chiva_engine.players.model import Weights, model_of
from chiva_engine.players.position import Option, Position, position_of
from chiva_engine.view import PlayerView

_FOLLOW: Final = (0, 21, 50, 77, 84, 84, 84, 84)
"""An open end, by how many tiles of its number the hand keeps."""
_KEEPS_DOUBLE: Final = -22
_ALONE: Final = 41
"""An end that only this hand can play at."""
_DEAD: Final = 25
"""An end that nobody can play at."""


def _held(double: int, own: int, seen: int) -> int:
    worth = _FOLLOW[own] + (_KEEPS_DOUBLE if double else 0)
    if seen == 7:
        worth += _ALONE if own else _DEAD
    return worth


WEIGHTS: Final = Weights(
    held=tuple(
        _held(double, own, seen) for double in (0, 1) for own in range(8) for seen in range(8)
    ),
    passed=(0, 22, 26, 26),
    shown=(38, -23, 39, -10),
    shut=(0, 23, 2, 28),
    pip=10,
    double=68,
    same=49,
    block=43,
)
"""Found by playing against itself and rounded: see docs/COMPUTER_PLAYER.md."""

MODEL: Final = model_of(lambda size: WEIGHTS)


@dataclass(frozen=True, slots=True)
class Steady:
    """A heuristic without search and without chance."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        if thinking.cancelled():
            raise Cancelled
        position = position_of(view)
        return ranked(position, MODEL)[0].play if position.options else Pass()

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        if thinking.cancelled():
            raise Cancelled
        position = position_of(view)
        if not position.options:
            return facts.advice_to_pass()
        return facts.advice(view, position, ranked(position, MODEL), WEIGHTS)

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        yield self.advise(view, thinking)


def worth(position: Position, option: Option, model: list[int]) -> int:
    """What a play is worth by `model`, in units of the core."""
    return value(
        position.hand,
        position.out,
        position.info,
        position.sizes,
        option.cover,
        option.number,
        option.kept,
        model,
    )


def ranked(position: Position, model: list[int]) -> tuple[Option, ...]:
    """The plays by what they are worth, best first."""
    return tuple(sorted(position.options, key=lambda option: -worth(position, option, model)))
