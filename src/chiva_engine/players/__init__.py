"""The computer players. Each sees a `PlayerView` and nothing else (R19)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chiva_engine.players.levels import HINT_LEVEL, LEVELS, player_of

__all__ = ["HINT_LEVEL", "LEVELS", "player_of"]


def __getattr__(name: str) -> object:
    """The levels, loaded when they are first asked for: a table can be shown before."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from chiva_engine.players.levels import HINT_LEVEL, LEVELS, player_of

    return {"HINT_LEVEL": HINT_LEVEL, "LEVELS": LEVELS, "player_of": player_of}[name]
