"""The levels by name."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from chiva_engine.players.base import Player
from chiva_engine.players.beginner import Beginner
from chiva_engine.players.searching import Master, Strong
from chiva_engine.players.steady import Steady

LEVELS: Final[MappingProxyType[str, Callable[[], Player]]] = MappingProxyType(
    {"beginner": Beginner, "steady": Steady, "strong": Strong, "master": Master}
)
"""What makes a player of each level, weakest first."""

HINT_LEVEL: Final = "strong"
"""The level that gives the person hints."""


def player_of(level: str) -> Player:
    """A player of the level. Raises ValueError for a name that is none."""
    try:
        return LEVELS[level]()
    except KeyError:
        names = ", ".join(LEVELS)
        raise ValueError(f"a level is one of {names}, not {level!r}") from None
