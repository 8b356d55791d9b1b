"""Matches in which the person's first decision is of a wanted kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from chiva_engine.match import MatchState
from chiva_engine.players.base import Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.timeline import PERSON
from chiva_engine.view import PlayerView

Wanted = Callable[[PlayerView], bool]


def first_turn(seed: str) -> MatchState:
    """The match with steady players when it is the person's turn for the first time."""
    state = MatchState.new(seed)
    while state.hand.turn not in (PERSON, None):
        view = view_of(state, state.hand.turn or PERSON)
        state = state.apply(Steady().choose(view, Thinking(thinking_seed(state))))
    return state


@cache
def seed_where(wanted: Wanted) -> str:
    """The first of the seeds 0, 1, 2 … in which the person's first turn is as `wanted` says."""
    seeds = map(str, range(10_000))
    return next(seed for seed in seeds if wanted(view_of(first_turn(seed), PERSON)))


def ends_of(view: PlayerView) -> list[int]:
    """How many ends each of the person's tiles fits."""
    return [len(view.line.fitting_ends(tile)) for tile in view.hand]


def mixed(view: PlayerView) -> bool:
    """A tile that fits one end, a tile that fits both, a tile that fits none."""
    return bool(view.line) and {0, 1, 2} <= set(ends_of(view))


def must_pass(view: PlayerView) -> bool:
    """No tile fits."""
    return bool(view.line) and not any(ends_of(view))


def must_open(view: PlayerView) -> bool:
    """The person holds 6-6 and opens with it."""
    return not view.line


def others_open(view: PlayerView) -> bool:
    """Somebody else opened."""
    return bool(view.line)
