"""Choosing by worlds: what would happen, on average, wherever the unseen tiles may lie.

A *round* draws a pool of worlds, keeps some of them by how likely they make the moves seen,
and plays each kept world to its end once for each play that is still in question. After each
round the plays that are clearly behind drop out. The work is counted in worlds, so the same
view and seed give the same answer on any machine, however fast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from chiva_engine.players.base import Cancelled, Estimate, Thinking
from chiva_engine.players.core.bits import mix, step
from chiva_engine.players.core.worlds import (
    SEEN_WIDTH,
    Manners,
    Sampler,
    exponentials,
    outcomes,
    weigh,
)
from chiva_engine.players.likely import Tried
from chiva_engine.players.position import PARTNER, Position

DRAWS: Final = 16
"""Worlds drawn between two looks at `Thinking.cancelled`."""

Worlds = list[tuple[int, int, int]]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work goes into a decision."""

    rounds: int
    worlds: int = 160
    """Worlds kept in a round."""
    pool: int = 8
    """Worlds drawn for each one kept."""
    ahead: bool = False
    """Whether the seat's own next choice is looked at as well."""


@dataclass(frozen=True, slots=True)
class Manner:
    """A way in which another seat may play."""

    model: list[int]
    warmth: int
    """How loosely its plays so far are taken to follow the model, in per cent of the model's own
    looseness."""
    noise: int = 3
    """How far it may stray in a playout: up to 15 times this much of a play's value."""
    strict: bool = False
    """Whether its plays so far are judged by the best play it had, however good that one was."""
    trust: int = 950
    """Out of 1,000 of its plays, how many are taken to follow the model at all."""


@dataclass(frozen=True, slots=True)
class Expected:
    """How the other seats may play: each in one manner, all as likely, nobody knows which."""

    manners: tuple[Manner, ...]
    """Of all seats."""
    opponents: tuple[Manner, ...] = ()
    """Further ones of the opponents alone."""
    alike: float = 0.0
    """The chance, 0 to 1, that both opponents are known to play in the same manner."""

    @property
    def every(self) -> tuple[Manner, ...]:
        """All manners, those of all seats first."""
        return (*self.manners, *self.opponents)

    def of(self, seen: list[list[int]]) -> Manners:
        """For the plays `seen`, apart by seat, as `by_seat` gives them."""
        every = self.every
        return Manners(
            seen,
            [manner.model for manner in every],
            [_exponentials(manner.warmth) for manner in every],
            [manner.strict for manner in every],
            [manner.trust for manner in every],
            [len(self.manners if plays[0] == PARTNER else every) for plays in seen],
            self.alike,
        )


class Search:
    """One decision, round after round."""

    def __init__(
        self,
        position: Position,
        thinking: Thinking,
        budget: Budget,
        model: list[int],
        expected: Expected,
        told: Tried | None = None,
    ) -> None:
        """Prepare a search over ``position.options``; of plays that come to the same, over one.

        Worlds are weighed as if the other seats played as `expected`. In a playout a seat keeps to
        a manner that explains its plays so far in that world; the seat itself, and who has not
        played yet, follow `model`. What happened in each world is `told`.
        """
        self._position = position
        self._thinking = thinking
        self._budget = budget
        self._told = told
        self._manners = [*expected.every, Manner(model, 100)]
        self._seen = by_seat(position.seen)
        self._expected = expected.of(self._seen)
        self._chance = mix(thinking.seed & 0xFFFFFFFF) ^ (thinking.seed >> 32 & 0xFFFFFFFF)
        sizes = [position.sizes >> 4 * seat & 15 for seat in (1, 2, 3)]
        self._sampler = Sampler(
            list(position.tiles), list(position.allowed), sizes, mix(self._chance)
        )
        outcomes_of = [option.outcome for option in position.options]
        self._leader = [outcomes_of.index(outcome) for outcome in outcomes_of]
        self._open = sorted(set(self._leader))
        self._tried: dict[int, list[int]] | None = {} if budget.ahead else None
        self._scores = [0] * len(position.options)
        self._worlds = [0] * len(position.options)

    def rounds(self) -> Iterator[tuple[tuple[Estimate, ...], bool]]:
        """What each play is worth after each round, best first, and whether it was the last.

        That is when the budget is spent or one play is left. Raises Cancelled.
        """
        for left in reversed(range(self._budget.rounds)):
            self._play_round(self._draw())
            self._drop()
            last = left == 0 or len(self._open) == 1
            yield self.estimates(), last
            if last:
                return

    def estimates(self) -> tuple[Estimate, ...]:
        """What each play is worth so far: those still in question first, best first."""
        still = frozenset(self._open)
        rows = [
            (leader not in still, -self._scores[leader] / self._worlds[leader], place, leader)
            for place, leader in enumerate(self._leader)
        ]
        return tuple(
            Estimate(
                self._position.options[place].play,
                self._scores[leader] / (2 * self._worlds[leader]),
                self._worlds[leader],
            )
            for _, _, place, leader in sorted(rows)
        )

    def _look(self) -> None:
        if self._thinking.cancelled():
            raise Cancelled

    def _draw(self) -> Worlds:
        """The worlds of a round: drawn uniformly, kept in proportion to their weights."""
        budget = self._budget
        pool: Worlds = []
        weights: list[float] = []
        wanted = budget.worlds * (budget.pool if self._seen else 1)
        while len(pool) < wanted:
            self._look()
            left = min(DRAWS, wanted - len(pool))
            weigh(self._sampler, left, pool, weights, self._expected)
        if not self._seen:
            return pool
        self._chance = step(mix(self._chance))
        return [pool[i] for i in resample(weights, budget.worlds, self._chance / 2**32)]

    def _play_round(self, worlds: Worlds) -> None:
        position, told = self._position, self._told
        plays: list[int] = []
        for i in self._open:
            option = position.options[i]
            plays += (option.tile, 8 * option.number, option.kept)
        tried = [position.options[i].outcome for i in self._open]
        scores = [0] * len(self._open)
        for world in worlds:
            self._look()
            self._chance = step(mix(self._chance))
            picked = self._expected.pick(world, self._chance)
            manners = [self._manners[place] for place in picked]
            before = scores.copy() if told is not None and told.wanting else None
            outcomes(
                world,
                position.hand,
                position.out,
                position.info,
                position.sizes,
                plays,
                scores,
                [manner.model for manner in manners],
                [manner.noise for manner in manners],
                self._chance,
                self._tried,
            )
            if told is not None and before is not None:
                points = [now - then for now, then in zip(scores, before, strict=True)]
                told.add(world, tried, points)
        for i, score in zip(self._open, scores, strict=True):
            self._scores[i] += score
            self._worlds[i] += len(worlds)

    def _drop(self) -> None:
        """Drop the plays that are behind by more than chance explains."""
        best = max(self._scores[i] for i in self._open)
        worlds = self._worlds[self._open[0]]
        # In half points. Two independent plays would differ by sqrt(2 * worlds) or less in two
        # cases of three; 2.5 times that much is taken for certain.
        limit = 12 * worlds
        self._open = [i for i in self._open if (best - self._scores[i]) ** 2 <= limit]


def by_seat(seen: Sequence[int]) -> list[list[int]]:
    """The plays seen, as `worlds.likelihood` reads them, apart for each seat that made one."""
    found: dict[int, list[int]] = {}
    for at in range(0, len(seen), SEEN_WIDTH):
        found.setdefault(seen[at], []).extend(seen[at : at + SEEN_WIDTH])
    return [found[seat] for seat in sorted(found)]


def resample(weights: Sequence[float], kept: int, start: float) -> list[int]:
    """`kept` places of `weights`, each as often as its share of the sum, to within one.

    `start`, from 0 up to 1, settles the fractions (systematic resampling).
    """
    total = 0.0
    for weight in weights:
        total += weight
    places: list[int] = []
    place, reached = 0, weights[0]
    for turn in range(kept):
        target = (turn + start) * total / kept
        while reached < target and place < len(weights) - 1:
            place += 1
            reached += weights[place]
        places.append(place)
    return places


@cache
def _exponentials(warmth: int) -> list[int]:
    return exponentials(warmth)
