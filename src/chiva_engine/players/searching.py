"""The strong and the master player: the same search with different budgets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from chiva_engine.moves import Move, Pass
from chiva_engine.players import beginner, facts, imitated, learned, steady
from chiva_engine.players.base import Advice, Thinking
from chiva_engine.players.likely import Tried
from chiva_engine.players.position import Position, position_of
from chiva_engine.players.search import Budget, Expected, Manner, Search
from chiva_engine.view import PlayerView

LOOSELY: Final = Manner(imitated.MODEL, 100)
"""How a searching player plays, looser than it is, to make room for people."""
LIKE_ITSELF: Final = Manner(imitated.MODEL, warmth=60, strict=True)
"""How a searching player plays, less loosely."""
HEAVY_FIRST: Final = Manner(beginner.MODEL, 80)
"""Heavy tiles first, loosely."""
STEADILY: Final = Manner(steady.MODEL, 60)
"""How the steady player plays, loosely."""
TO_THE_LETTER: Final = Manner(steady.MODEL, warmth=2, noise=0, strict=True, trust=999)
"""How the steady player itself plays: one other play, and it is ruled out. No person plays so, and
a partner is a person or one of the computer's players that was chosen to be as good."""


class Searching:
    """Tries the plays out in likely deals of the unseen tiles."""

    budget: ClassVar[Budget]
    expected: ClassVar[Expected] = Expected((LOOSELY, STEADILY, HEAVY_FIRST))

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        position = position_of(view)
        if len({option.outcome for option in position.options}) < 2:
            return position.options[0].play if position.options else Pass()
        *_, (estimates, _) = self._search(position, thinking).rounds()
        return estimates[0].play

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        *_, advice = self.improve(view, thinking)
        return advice

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        position = position_of(view)
        if not position.options:
            yield facts.advice_to_pass()
            return
        by_play = {option.play: option for option in position.options}
        tried = Tried()
        for estimates, last in self._search(position, thinking, tried).rounds():
            order = [by_play[estimate.play] for estimate in estimates]
            yield facts.advice(view, position, order, steady.WEIGHTS, estimates, tried, final=last)

    def _search(self, position: Position, thinking: Thinking, told: Tried | None = None) -> Search:
        return Search(position, thinking, self.budget, learned.MODEL, self.expected, told)


class Strong(Searching):
    """Up to 1,920 worlds for a decision."""

    budget: ClassVar = Budget(rounds=12)


class Master(Searching):
    """Up to 6,400 worlds for a decision, and a second look at its own next choice in each."""

    budget: ClassVar = Budget(rounds=40, ahead=True)
    expected: ClassVar = Expected((LOOSELY, HEAVY_FIRST, LIKE_ITSELF), (TO_THE_LETTER,), alike=0.75)
