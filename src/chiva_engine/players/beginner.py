"""The beginner: plausible and forgetful."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chiva_engine.moves import Move, Pass
from chiva_engine.players import facts
from chiva_engine.players.base import Advice, Cancelled, Thinking
from chiva_engine.players.core.bits import mix, step
from chiva_engine.players.model import Weights, model_of
from chiva_engine.players.position import Option, position_of
from chiva_engine.players.steady import worth
from chiva_engine.view import PlayerView

_FOLLOW: Final = (0, 16, 28, 36, 40, 40, 40, 40)

WEIGHTS: Final = Weights(
    held=tuple(_FOLLOW[own] for _ in (0, 1) for own in range(8) for _ in range(8)),
    passed=(0, 0, 0, 0),
    shown=(0, 0, 0, 0),
    shut=(0, 0, 0, 0),
    pip=6,
    double=40,
    same=0,
    block=0,
)
"""Heavy tiles and doubles first, an eye on the own numbers, none on the others."""

MODEL: Final = model_of(lambda size: WEIGHTS)

STRAYS: Final = 9
"""How far a play's worth may be misjudged: up to 15 times this much."""


class Beginner:
    """Judges plays roughly and remembers no pass."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        order = self._order(view, thinking)
        return order[0].play if order else Pass()

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        order = self._order(view, thinking)
        if not order:
            return facts.advice_to_pass()
        return facts.advice(view, position_of(view), order, WEIGHTS)

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        yield self.advise(view, thinking)

    def _order(self, view: PlayerView, thinking: Thinking) -> list[Option]:
        if thinking.cancelled():
            raise Cancelled
        position = position_of(view)
        chance = mix(thinking.seed & 0xFFFFFFFF)
        judged: list[tuple[int, Option]] = []
        for option in position.options:
            chance = step(chance)
            judged.append((worth(position, option, MODEL) + STRAYS * (chance >> 8 & 15), option))
        return [option for _, option in sorted(judged, key=lambda pair: -pair[0])]
